# Nonet in Arabic: hints and lessons, and what only a worker reports.
#
# Glossary: house الوحدة · row الصف · column العمود · box المربع · diagonal القطر
# cell الخلية (f) · digit الرقم · candidate المرشح، المرشحات · note الملاحظة · given المعطى
# place of a digit الموضع · line صف أو عمود · peer النظيرة · to see ترى
# single الوحيد (الظاهر، المخفي) · subset المجموعة الجزئية · locked مقفل
# strong/weak link الرابط القوي/الضعيف · chain السلسلة · loop الحلقة · fin الزعنفة
# puzzle اللغز · board اللوحة · rating التقييم · hint التلميح · slip الهفوة
# checkpoint نقطة الرجوع · workbench الورشة · lesson الدرس · practice التدريب
# seed البذرة · rule out استبعد · remove حذف · solve path مسار الحل · pattern النمط
# Levels سهل، متوسط، صعب، محترف، شديد الصعوبة; tiers also مبتدئ، فوق كل المستويات
# box: المربع الكبير in the help, the glossary and the first game, المربع elsewhere
# Houses are genitive/accusative unless CASE asks for "nom" (only duals differ) or for
# "in", which includes the preposition: في الصف 4، على القطر 1.
# A colour is indefinite (أخضر) unless CASE asks for "the" (باللون الأخضر).
# marked مُشار إليه (علّم is also "teach") · already بالفعل · again مرة أخرى
# solver محرّك الحل · erase مسح · version of Nonet إصدار, copy نسخة · solved in 12:34 خلال (في is a time of day)
# clue of a variant القيد، القيود (قفص، نقطة، مقياس حرارة; hint is تلميح)
# No colon in names of techniques: sentences add one.
# "Not in A or B" is said with استُبعد من and the plain list: مستبعد من A وB.
# A message that may stand alone and begins with Latin letters begins with U+200F (written
# as the character: in braces it would be isolated, and have no effect).
# Verbs stand before $cells in the feminine singular: right for one or many.

## Parts of sentences

houses_of_kind = { $case ->
    [in] { $kind ->
        [row] { $count ->
            [one] في الصف { $numbers }
            [two] في الصفين { $numbers }
            [few] في الصفوف { $numbers }
            [many] في الصفوف { $numbers }
           *[other] في الصفوف { $numbers }
        }
        [column] { $count ->
            [one] في العمود { $numbers }
            [two] في العمودين { $numbers }
            [few] في الأعمدة { $numbers }
            [many] في الأعمدة { $numbers }
           *[other] في الأعمدة { $numbers }
        }
        [box] { $count ->
            [one] في المربع { $numbers }
            [two] في المربعين { $numbers }
            [few] في المربعات { $numbers }
            [many] في المربعات { $numbers }
           *[other] في المربعات { $numbers }
        }
        [region] { $count ->
            [one] في المنطقة { $numbers }
            [two] في المنطقتين { $numbers }
            [few] في المناطق { $numbers }
            [many] في المناطق { $numbers }
           *[other] في المناطق { $numbers }
        }
        [window] { $count ->
            [one] في النافذة { $numbers }
            [two] في النافذتين { $numbers }
            [few] في النوافذ { $numbers }
            [many] في النوافذ { $numbers }
           *[other] في النوافذ { $numbers }
        }
        [group] { $count ->
            [one] في المجموعة { $numbers }
            [two] في المجموعتين { $numbers }
            [few] في المجموعات { $numbers }
            [many] في المجموعات { $numbers }
           *[other] في المجموعات { $numbers }
        }
        [extra] { $count ->
            [one] في المنطقة الإضافية { $numbers }
            [two] في المنطقتين الإضافيتين { $numbers }
            [few] في المناطق الإضافية { $numbers }
            [many] في المناطق الإضافية { $numbers }
           *[other] في المناطق الإضافية { $numbers }
        }
       *[diagonal] { $count ->
            [one] على القطر { $numbers }
            [two] على القطرين { $numbers }
            [few] على الأقطار { $numbers }
            [many] على الأقطار { $numbers }
           *[other] على الأقطار { $numbers }
        }
    }
    [nom] { $kind ->
        [row] { $count ->
            [one] الصف { $numbers }
            [two] الصفان { $numbers }
            [few] الصفوف { $numbers }
            [many] الصفوف { $numbers }
           *[other] الصفوف { $numbers }
        }
        [column] { $count ->
            [one] العمود { $numbers }
            [two] العمودان { $numbers }
            [few] الأعمدة { $numbers }
            [many] الأعمدة { $numbers }
           *[other] الأعمدة { $numbers }
        }
        [box] { $count ->
            [one] المربع { $numbers }
            [two] المربعان { $numbers }
            [few] المربعات { $numbers }
            [many] المربعات { $numbers }
           *[other] المربعات { $numbers }
        }
        [region] { $count ->
            [one] المنطقة { $numbers }
            [two] المنطقتان { $numbers }
            [few] المناطق { $numbers }
            [many] المناطق { $numbers }
           *[other] المناطق { $numbers }
        }
        [window] { $count ->
            [one] النافذة { $numbers }
            [two] النافذتان { $numbers }
            [few] النوافذ { $numbers }
            [many] النوافذ { $numbers }
           *[other] النوافذ { $numbers }
        }
        [group] { $count ->
            [one] المجموعة { $numbers }
            [two] المجموعتان { $numbers }
            [few] المجموعات { $numbers }
            [many] المجموعات { $numbers }
           *[other] المجموعات { $numbers }
        }
        [extra] { $count ->
            [one] المنطقة الإضافية { $numbers }
            [two] المنطقتان الإضافيتان { $numbers }
            [few] المناطق الإضافية { $numbers }
            [many] المناطق الإضافية { $numbers }
           *[other] المناطق الإضافية { $numbers }
        }
       *[diagonal] { $count ->
            [one] القطر { $numbers }
            [two] القطران { $numbers }
            [few] الأقطار { $numbers }
            [many] الأقطار { $numbers }
           *[other] الأقطار { $numbers }
        }
    }
   *[other] { $kind ->
        [row] { $count ->
            [one] الصف { $numbers }
            [two] الصفين { $numbers }
            [few] الصفوف { $numbers }
            [many] الصفوف { $numbers }
           *[other] الصفوف { $numbers }
        }
        [column] { $count ->
            [one] العمود { $numbers }
            [two] العمودين { $numbers }
            [few] الأعمدة { $numbers }
            [many] الأعمدة { $numbers }
           *[other] الأعمدة { $numbers }
        }
        [box] { $count ->
            [one] المربع { $numbers }
            [two] المربعين { $numbers }
            [few] المربعات { $numbers }
            [many] المربعات { $numbers }
           *[other] المربعات { $numbers }
        }
        [region] { $count ->
            [one] المنطقة { $numbers }
            [two] المنطقتين { $numbers }
            [few] المناطق { $numbers }
            [many] المناطق { $numbers }
           *[other] المناطق { $numbers }
        }
        [window] { $count ->
            [one] النافذة { $numbers }
            [two] النافذتين { $numbers }
            [few] النوافذ { $numbers }
            [many] النوافذ { $numbers }
           *[other] النوافذ { $numbers }
        }
        [group] { $count ->
            [one] المجموعة { $numbers }
            [two] المجموعتين { $numbers }
            [few] المجموعات { $numbers }
            [many] المجموعات { $numbers }
           *[other] المجموعات { $numbers }
        }
        [extra] { $count ->
            [one] المنطقة الإضافية { $numbers }
            [two] المنطقتين الإضافيتين { $numbers }
            [few] المناطق الإضافية { $numbers }
            [many] المناطق الإضافية { $numbers }
           *[other] المناطق الإضافية { $numbers }
        }
       *[diagonal] { $count ->
            [one] القطر { $numbers }
            [two] القطرين { $numbers }
            [few] الأقطار { $numbers }
            [many] الأقطار { $numbers }
           *[other] الأقطار { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = انظر إلى { $house }.
look_at_digits = أين يمكن وضع { $digits }؟
look_for_removal = يمكنك استبعاد مرشح { CASE($house, form: "in") }.
look_for_placement = يمكنك وضع رقم { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = لا. تقنية { $technique } هي الأسهل.
simpler_none = { $count ->
    [one] لا. جرّب Nonet التقنية الوحيدة الأسهل، وهي { $first }، ولا تنطبق هنا.
    [two] لا. جرّب Nonet التقنيتين الأسهل، { $first } ثم { $last }، ولا تنطبق أي منهما هنا.
    [few] لا. جرّب Nonet كل التقنيات الأسهل، وعددها { $count }، من { $first } إلى { $last }، ولا تنطبق أي منها هنا.
    [many] لا. جرّب Nonet كل التقنيات الأسهل، وعددها { $count }، من { $first } إلى { $last }، ولا تنطبق أي منها هنا.
   *[other] لا. جرّب Nonet كل التقنيات الأسهل، وعددها { $count }، من { $first } إلى { $last }، ولا تنطبق أي منها هنا.
}
simpler_found = نعم: تقنية { $technique } أسهل، وهي تنطبق هنا.
why_step = تُثبت تقنية { $technique } أن { $cell } لا يمكن أن تكون { $digit }.
why_path = { $count ->
    [one] تُثبت خطوة واحدة أن { $cell } لا يمكن أن تكون { $digit }: { $techniques }.
    [two] تُثبت خطوتان معًا أن { $cell } لا يمكن أن تكون { $digit }: { $techniques }.
    [few] تُثبت { $count } خطوات معًا أن { $cell } لا يمكن أن تكون { $digit }: { $techniques }.
    [many] تُثبت { $count } خطوة معًا أن { $cell } لا يمكن أن تكون { $digit }: { $techniques }.
   *[other] تُثبت { $count } خطوة معًا أن { $cell } لا يمكن أن تكون { $digit }: { $techniques }.
}
why_unknown = لا يجد Nonet سببًا قصيرًا يمنع { $digit } في { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = مصطلحات
words_house = وحدة, وحدات, وحدتان, وحدتين
words_peer = ترى, يرى, تراها, تراهما, تراه, يراها, يراه
words_candidate = مرشحات, مرشحان, مرشحين, مرشح
words_strong_link = رابط قوي, رابط القوي, رابطًا قويًا, روابط قوية, روابط القوية
words_weak_link = رابط ضعيف, رابط الضعيف, رابطًا ضعيفًا, روابط ضعيفة, روابط الضعيفة
words_chain = سلسلة, سلاسل
words_uniqueness = حل وحيد, حلًا وحيدًا, حل واحد, حل ثانٍ, حلان, حلين, عدة حلول

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] داخل إطار: { APART($what) }.
    [dashed_frame] داخل إطار متقطع: { APART($what) }.
    [first_set] المجموعة الأولى: { APART($what) }.
    [second_set] المجموعة الثانية: { APART($what) }.
    [third_set] المجموعة الثالثة: { APART($what) }.
    [ring] داخل حلقات: { APART($what) }.
    [disc] داخل دوائر: { APART($what) }.
    [diamond] داخل معيّنات: { APART($what) }.
    [triangle] داخل مثلثات: { APART($what) }.
   *[square] داخل مربعات صغيرة: { APART($what) }.
}
drawn_houses = { CASE($houses, form: "nom") }
drawn_cells = { $cells }
drawn_candidates = { $digit } في { $cells }
legend_sample = { $sample ->
    [base] وحدات النمط
    [cover] الوحدات التي يُخليها
    [kept] مرشحات النمط
    [fin] زعانف: مرشحات زائدة
    [on] صحيح في حالة
    [off] خاطئ في تلك الحالة
    [second_on] المجموعة الثانية: صحيح في حالة
    [second_off] المجموعة الثانية: خاطئ في تلك الحالة
    [first_set] المجموعة الأولى
    [second_set] المجموعة الثانية
    [third_set] المجموعة الثالثة
    [links] متصل: إذا كان أحد الطرفين خاطئًا فالآخر صحيح. متقطع: إذا كان أحدهما صحيحًا فالآخر خاطئ.
    [strong] متصل: إذا كان أحد الطرفين خاطئًا فالآخر صحيح.
    [weak] متقطع: إذا كان أحدهما صحيحًا فالآخر خاطئ.
   *[focus] ما يستبعد المرشحات
}
drawn_strong_links = الأسهم المتصلة: إذا كان أحد الطرفين خاطئًا فالآخر صحيح.
drawn_weak_links = الأسهم المتقطعة: إذا كان أحد الطرفين صحيحًا فالآخر خاطئ.

## The last sentence of a proof: what the step does

outcome_placed = إذن { $cell } هي { $digit }.
outcome_removed = إذن يُحذف { $digit } من { $cells }.
outcome_removed_several = إذن تُحذف هذه المرشحات: { APART($candidates) }.
digit_from_cells = { $digit } من { $cells }

## Sentences that several techniques share

set_holds = لا تقبل { $cells } إلا { $digits }.
cell_holds_one_of = لا يمكن أن تكون { $cell } إلا { OR($digits) }.
suppose = افترض أن { $cell } هي { $digit }.
at_least_one = إذن واحدة على الأقل من { $cells } هي { $digit }. وأي خلية تراها كلها ليست { $digit }.

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] في كل منطقة مُحاطة بخط يظهر كل رقم مرة واحدة.
    [diagonal] على القطر المُشار إليه يظهر كل رقم مرة واحدة.
    [antidiagonal] على القطر المُشار إليه يظهر كل رقم مرة واحدة.
    [diagonals] على كل من القطرين يظهر كل رقم مرة واحدة.
    [windoku] في كل نافذة داخل إطار يظهر كل رقم مرة واحدة.
    [disjoint] الخلايا التي في الموضع نفسه من مربعاتها أرقامها مختلفة.
    [extra] لا يتكرر أي رقم في منطقة إضافية داخل إطار.
    [anti-knight] الخلايا التي تفصل بينها حركة حصان الشطرنج أرقامها مختلفة.
    [anti-king] الخلايا المتلامسة، ولو عند الزاوية، أرقامها مختلفة.
    [non-consecutive] لا يجتمع رقمان متتاليان في خليتين لهما ضلع مشترك.
    [odd] علامة الدائرة تعني رقمًا فرديًا.
    [even] علامة المربع تعني رقمًا زوجيًا.
    [digits] إذا كُتبت في خلية أرقام صغيرة، فهي لا تقبل غيرها.
    [kropki] الرقمان على جانبي نقطة بيضاء متتاليان. والرقمان على جانبي نقطة سوداء أحدهما ضعف الآخر. وكل النقاط مرسومة.
    [xv] مجموع الرقمين على جانبي X هو 10، وعلى جانبي V هو 5. وكل علامات X وV مرسومة.
    [killer] أرقام القفص كلها مختلفة. وإذا كُتب عليه عدد، فهو مجموعها.
    [little-killer] العدد الذي معه سهم هو مجموع الأرقام على القطر الذي يشير إليه السهم. ويجوز أن تتكرر الأرقام هناك.
    [thermo] تتزايد الأرقام من بصلة مقياس الحرارة إلى طرفه.
    [slow-thermo] من بصلة مقياس الحرارة البطيء إلى طرفه، تتزايد الأرقام أو تبقى كما هي.
    [arrow] مجموع الأرقام على السهم يساوي الرقم الذي في دائرته، أو العدد الذي في كبسولته.
    [double-arrow] مجموع الأرقام بين الدائرتين يساوي مجموع رقمي الدائرتين.
    [difference] الفرق بين الرقمين على جانبي نقطة بيضاء هو العدد المكتوب عليها، أو 1 إن لم يُكتب عليها عدد.
    [ratio] أحد الرقمين على جانبي نقطة سوداء ضعف الآخر. وإذا كُتب عليها عدد، فهو ناتج قسمة الأكبر على الأصغر.
    [no-other-difference] كل النقاط البيضاء مرسومة: لا يتتالى رقمان متجاوران ليست بينهما نقطة.
    [no-other-ratio] كل النقاط السوداء مرسومة: ليس بين رقمين متجاورين بلا نقطة نسبة تدل عليها نقطة سوداء.
    [x] مجموع الرقمين على جانبي X هو 10.
    [v] مجموع الرقمين على جانبي V هو 5.
    [no-other-xv] كل علامات X وV مرسومة: مجموع رقمين متجاورين بلا حرف بينهما ليس 10 ولا 5.
    [greater] رأس العلامة يشير إلى الرقم الأصغر.
    [minimum] الخلية التي تتجه رؤوس حوافها إلى الداخل رقمها أصغر من أرقام الخلايا المجاورة.
    [maximum] الخلية التي تتجه رؤوس حوافها إلى الخارج من كل الجهات رقمها أكبر من أرقام الخلايا المجاورة.
    [whisper] الفرق بين كل رقمين متجاورين على خط الهمس لا يقل عن { $value }.
    [renban] أرقام خط رينبان متتالية بأي ترتيب، ولا يتكرر أي منها.
    [nabner] لا يتساوى رقمان على خط نابنر ولا يتتاليان، أينما كانا عليه.
    [palindrome] الخط الذي يُقرأ من الطرفين أرقامه واحدة من أي طرف قرأته.
    [clone] في المواضع المتقابلة من المناطق المستنسخة الأرقام نفسها.
    [between] الأرقام على الخط الواصل بين دائرتين محصورة بين رقمي الدائرتين.
    [lockout] الفرق بين رقمي المعيّنين لا يقل عن { $value }. والأرقام على الخط الواصل بينهما ليست محصورة بين هذين الرقمين ولا تساوي أيًّا منهما.
    [region-sum] ينقسم خط مجموع المناطق كلما دخل مربعًا آخر أو منطقة أخرى. ومجاميع أجزائه كلها متساوية.
    [zipper] كل رقمين على بُعد واحد من منتصف خط السحّاب لهما المجموع نفسه. وإذا كان في المنتصف رقم، فهو هذا المجموع.
    [ten-line] يمكن تقسيم خط المجموع إلى أجزاء مجموع كل منها { $value }.
    [entropic] في أي ثلاث خلايا متتالية على خط الإنتروبيا رقم صغير ورقم متوسط ورقم كبير.
    [modular] أي خلايا متتالية عددها { $value } على خط البواقي تختلف بواقي قسمة أرقامها على { $value }.
    [quadruple] كل رقم في الدائرة موجود في إحدى الخلايا الأربع حولها.
    [sandwich] العدد المكتوب بين شرطتين هو مجموع الأرقام الواقعة بين 1 و{ $value } في صفه أو عموده.
    [x-sum] العدد المكتوب داخل بطاقة هو مجموع الأرقام الأولى التي يراها، وعددها X. وX هو أولها.
    [room] العدد المكتوب داخل غرفة هو الرقم الذي في الخلية التي ترتيبها X بين الخلايا التي يراها. والرقم الذي في أولها هو X.
    [skyscraper] العدد المكتوب بجانب الأبراج يبيّن كم رقمًا أكبر من كل ما قبله، عند النظر من هناك.
    [column-indexer] الخلية التي لها رأسان إلى اليمين واليسار يبيّن رقمها في أي عمود من صفها يوجد رقم عمودها.
    [row-indexer] الخلية التي لها رأسان إلى أعلى وأسفل يبيّن رقمها في أي صف من عمودها يوجد رقم صفها.
    [global-entropy] في كل مربع من أربع خلايا (⁦2 × 2⁩) رقم صغير ورقم متوسط ورقم كبير.
    [anti-taxicab] لا يوجد الرقم نفسه في خليتين إذا كان يساوي عدد الخطوات، على الصفوف والأعمدة، من إحداهما إلى الأخرى.
    [lunchbox] أرقام القفص الذي عليه عدد بين شرطتين كلها مختلفة. والعدد هو مجموع الأرقام الواقعة بين أصغرها وأكبرها.
    [look-and-say] القفص الذي عليه × يبيّن كم مرة يظهر فيه رقم ما: ⁦2×7⁩ تعني أن 7 يظهر مرتين.
    [rellik] أرقام القفص الذي عليه ≠ كلها مختلفة. وليس أي رقم منها، ولا مجموع أي أرقام منها، مساويًا للعدد المكتوب.
    [equal-sum] القفصان اللذان عليهما = متساويان في المجموع.
    [hidden-skyscraper] العدد المكتوب بجانب برجين هو أول رقم أصغر من الرقم الذي قبله، عند النظر من هناك.
    [full-rank] كل صف وكل عمود يُقرأ عددًا من كل من طرفيه. والعدد المكتوب داخل دائرة هو ترتيب العدد الذي يبدأ عندها، إذا رُتبت كل هذه الأعداد من الأصغر إلى الأكبر.
   *[circles] الرقم داخل حلقة مزدوجة يبيّن عدد الحلقات المزدوجة التي يوجد فيها.
}
clue_clash = لا يصح { $digit } هنا: { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
# The cage of the selected cell, below the board: "Cage 25", "17 to go in 3 cells"
cage_sum = مجموع القفص { $sum }
# The cells of a clue are selected
clue_selected = { $clue }.
# $left: the message cage_left
clue_selected_left = { $clue }: { $left }.
no_clues = لا قيود على هذه اللوحة.
# The digits in the selected cells
selection_sum = { $count ->
    [one] المحدد: رقم واحد، المجموع { $sum }
    [two] المحدد: رقمان، المجموع { $sum }
    [few] المحدد: { $count } أرقام، المجموع { $sum }
    [many] المحدد: { $count } رقمًا، المجموع { $sum }
   *[other] المحدد: { $count } رقم، المجموع { $sum }
}
selection_pair = المحدد: المجموع { $sum }، الفرق { $difference }
cage_left = { $count ->
    [one] الباقي { $left } في خلية واحدة
    [two] الباقي { $left } في خليتين
    [few] الباقي { $left } في { $count } خلايا
    [many] الباقي { $left } في { $count } خلية
   *[other] الباقي { $left } في { $count } خلية
}
cage_combinations = { $count ->
    [0] لا تركيبة مناسبة
    [one] تركيبة واحدة
    [two] تركيبتان
    [few] { $count } تركيبات
    [many] { $count } تركيبة
   *[other] { $count } تركيبة
}
renban_line = خط رينبان
combination_struck = شُطبت التركيبة { $digits }.
combination_back = أُلغي شطب التركيبة { $digits }.
ask_clues = ما تستبعده القيود
clues_nothing = لا قيد يستبعد بمفرده أي مرشح الآن.
clues_found = { $count ->
    [one] مرشح واحد يستبعده قيد بمفرده، وهو مُشار إليه.
    [two] مرشحان يستبعد كلًا منهما قيد بمفرده، وهما مُشار إليهما.
    [few] { $count } مرشحات يستبعد كلًا منها قيد بمفرده، وهي مُشار إليها.
    [many] { $count } مرشحًا يستبعد كلًا منها قيد بمفرده، وهي مُشار إليها.
   *[other] { $count } مرشح يستبعد كلًا منها قيد بمفرده، وهي مُشار إليها.
}
rules_title = القواعد
rules_by = من إعداد { $author }
rules_usual = في كل صف وكل عمود وكل مربع كبير يظهر كل رقم مرة واحدة.
rules_usual_jigsaw = في كل صف وكل عمود يظهر كل رقم مرة واحدة.

# A new game with kinds of rules: one puzzle a day for everyone, a board without any, and what a level needs when
# rules are chosen
daily_variant = تنويعة اليوم
new_surprise = فاجئني
kinds_classic = كلاسيكي
kinds_more = قواعد أخرى
kinds_need_easy = قيد واحد كل مرة
kinds_need_medium = تركيبات القيود ومجموع الوحدة
kinds_need_hard = اجتماع قيدين
kinds_need_master = اجتماع ثلاثة قيود، وسلاسل
kinds_need_extreme = سلاسل عبر قيود كثيرة

rule_reason = { $rule ->
    [house] تجمع بينها وحدة
    [extra] تجمع بينها منطقة إضافية واحدة
    [anti-knight] تفصل بينها حركة حصان
    [anti-king] تتلامس عند الزاوية
    [odd] علامة الدائرة تعني رقمًا فرديًا
    [even] علامة المربع تعني رقمًا زوجيًا
   *[non-consecutive] لا يجتمع رقمان متتاليان في خليتين لهما ضلع مشترك
}
# A noun phrase alone: each sentence has a colon before it.
clue_reason = { $clue }
ruled_out_by_rule = إذا كان { $digit } في { OR($from) } فإنه يُستبعد من { $to }: { OR($reasons) }.
sees_by_rule = الخلية { $cell } ترى { $cells }، والسبب: { $reason }.
taken_by_rule = يُستبعد { $digits } من { $cells } بسبب { $from }: { $reason }.
never_by_rule = لا يمكن أن يكون { OR($digits) } في { $cells }: { $reason }.

## Names of clues

clue_of_board = { $kind ->
    [jigsaw] المناطق المتعرجة
    [diagonal] القطر من أعلى اليسار
    [antidiagonal] القطر من أعلى اليمين
    [windoku] النوافذ
    [disjoint] المجموعات المنفصلة
    [anti-knight] قاعدة منع حركة الحصان
    [anti-king] قاعدة منع حركة الملك
    [non-consecutive] قاعدة منع الأرقام المتتالية في خليتين متجاورتين
    [no-other-difference] قاعدة منع الأرقام المتتالية حيث لا نقطة
    [no-other-ratio] قاعدة منع نسب النقاط السوداء حيث لا نقطة
    [global-entropy] قاعدة الإنتروبيا الشاملة
    [anti-taxicab] قاعدة منع مسافة التاكسي
   *[no-other-xv] قاعدة منع المجموعين 5 و10 حيث لا حرف
}
clue_of_cells = { $kind ->
    [odd] الأرقام الفردية في { PLAIN($cells) }
    [even] الأرقام الزوجية في { PLAIN($cells) }
    [extra] المنطقة الإضافية في { PLAIN($cells) }
    [killer] قفص كيلر في { PLAIN($cells) }
    [minimum] قاعدة الخلايا الصغرى في { PLAIN($cells) }
    [maximum] قاعدة الخلايا الكبرى في { PLAIN($cells) }
    [column-indexer] فهرسة الأعمدة في { PLAIN($cells) }
    [row-indexer] فهرسة الصفوف في { PLAIN($cells) }
   *[circles] دوائر العدّ في { PLAIN($cells) }
}
clue_of_cells_with_values = { $kind ->
    [killer] القفص ذو المجموع { $values } في { PLAIN($cells) }
    [rellik] قفص ريليك ذو العدد { $values } في { PLAIN($cells) }
    [look-and-say] قفص «انظر وقل» في { PLAIN($cells) }
    [quadruple] الدائرة الرباعية { PLAIN($values) } في { PLAIN($cells) }
   *[digits] الاقتصار على { OR($values) } في { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] النقطة البيضاء بين { $one } و{ $other }
    [ratio] النقطة السوداء بين { $one } و{ $other }
    [x] العلامة X بين { $one } و{ $other }
    [v] العلامة V بين { $one } و{ $other }
   *[greater] علامة الأكبر والأصغر بين { $one } و{ $other }
}
clue_of_two_with_value = { $kind ->
    [difference] النقطة البيضاء ذات الفرق { $value } بين { $one } و{ $other }
   *[ratio] النقطة السوداء ذات النسبة { $value } بين { $one } و{ $other }
}
clue_of_line = { $kind ->
    [thermo] مقياس الحرارة من { $first } إلى { $last }
    [slow-thermo] مقياس الحرارة البطيء من { $first } إلى { $last }
    [double-arrow] السهم المزدوج من { $first } إلى { $last }
    [whisper] خط الهمس من { $first } إلى { $last }
    [renban] خط رينبان من { $first } إلى { $last }
    [nabner] خط نابنر من { $first } إلى { $last }
    [palindrome] الخط الذي يُقرأ من الطرفين { $first } و{ $last }
    [between] خط «بين» من { $first } إلى { $last }
    [lockout] خط الحظر من { $first } إلى { $last }
    [region-sum] خط مجموع المناطق من { $first } إلى { $last }
    [zipper] خط السحّاب من { $first } إلى { $last }
    [ten-line] خط المجموع 10 من { $first } إلى { $last }
    [entropic] خط الإنتروبيا من { $first } إلى { $last }
   *[modular] خط البواقي من { $first } إلى { $last }
}
clue_of_line_with_value = { $kind ->
    [little-killer] المجموع { $value } على القطر من { $first } إلى { $last }
    [whisper] خط الهمس ذو الفرق { $value } من { $first } إلى { $last }
    [lockout] خط الحظر ذو الفرق { $value } من { $first } إلى { $last }
    [ten-line] خط المجموع { $value } من { $first } إلى { $last }
    [modular] خط بواقي القسمة على { $value } من { $first } إلى { $last }
    [lunchbox] علبة الغداء ذات المجموع { $value } من { $first } إلى { $last }
    [hidden-skyscraper] ناطحة السحاب المخفية { $value } من { $first } إلى { $last }
    [full-rank] الترتيب { $value } من { $first } إلى { $last }
    [x-sum] مجموع X البالغ { $value } من { $first } إلى { $last }
    [room] الغرفة المرقّمة { $value } من { $first } إلى { $last }
   *[skyscraper] عدد ناطحات السحاب { $value } من { $first } إلى { $last }
}
clue_of_house = { $kind ->
   *[sandwich] مجموع الشطيرة { $value } { CASE($house, form: "in") }
}
clue_with_head = { $kind ->
    [equal-sum] القفصان ذوا المجموع الواحد في { PLAIN($head) } وفي الخلايا من { $first } إلى { $last }
    [clone] نسخة { PLAIN($head) } الممتدة من { $first } إلى { $last }
   *[arrow] السهم من { $first } إلى { $last }، ودائرته { PLAIN($head) }
}

## Clues

technique_1601 = قيد الخليتين
    .lesson = النقطة أو الحرف أو أي قيد آخر بين خليتين لا يسمح برقم في إحداهما إلا إذا كانت الأخرى تقبل رقمًا يناسبه.
technique_1602 = تركيبات القيد
    .lesson = إذا قلّت خلايا القيد فلا تناسبه إلا بعض تركيبات الأرقام. ويُحذف كل مرشح ليس في أي منها.
    .aliases = تركيبات القفص, تركيبات كيلر
technique_1603 = الرقم اللازم
    .lesson = إذا كان رقم في كل تركيبات القيد، ولا يقع إلا في إحدى خلايا معيّنة، فالخلية التي ترى هذه الخلايا كلها لا تقبله.
    .aliases = الرقم الإلزامي, تأشير القفص
technique_1604 = القيد الطويل
    .lesson = خلايا الخط الطويل أو القفص الكبير يحدّ بعضها بعضًا. ويُحذف المرشح إذا تعذّر معه ملء بقية القيد.
technique_1605 = قاعدة 45
    .lesson = مجموع أرقام الصف أو العمود أو المربع معروف، وهو 45 على لوحة ⁦9 × 9⁩. اطرح منه القيود التي تعرف مجاميعها. وما يبقى هو مجموع الخلايا المتبقية.
    .aliases = الخلايا الداخلة والخارجة, قاعدة الـ45
technique_1606 = قاعدة 45 لعدة وحدات
    .lesson = مجموع أرقام عدة صفوف أو أعمدة أو مربعات معروف. اطرح منه القيود التي تعرف مجاميعها. وما يبقى هو مجموع الخلايا المتبقية.
    .aliases = قاعدة 45 لعدة صفوف
technique_1607 = قانون الخلايا المتبقية
    .lesson = إذا اشتركت مجموعتان من الوحدات في معظم خلاياهما، ففي الخلايا التي تنفرد بها إحداهما الأرقام نفسها كما في الخلايا التي تنفرد بها الأخرى.
technique_1608 = القيد داخل الوحدة
    .lesson = في الوحدة يجب أن يظهر كل رقم. ويُحذف مرشح من القيد إذا تعذّر معه ملء القيد وبقية الوحدة معًا.
technique_1609 = اجتماع قيدين
    .lesson = قيدان يشتركان في خلايا أو يرى أحدهما الآخر. ويُحذف المرشح إذا تعذّر معه ملؤهما معًا.
technique_1610 = الرقم اللازم لقيدين
    .lesson = إذا كان رقم، بحكم قيدين معًا، لا يقع إلا في إحدى خلايا معيّنة، فالخلية التي ترى هذه الخلايا كلها لا تقبله.
technique_1611 = اجتماع قيدين في وحدة
    .lesson = قيدان يشتركان في وحدة يجب أن يظهر فيها كل رقم. ويُحذف المرشح إذا تعذّر معه ملء القيدين والوحدة معًا.
technique_1612 = اجتماع ثلاثة قيود
    .lesson = قيد يشترك في خلايا مع كل من قيدين آخرين. ويُحذف المرشح إذا تعذّر معه ملء الثلاثة معًا.

technique_1613 = شبكة الإجبار بالقيود
    .lesson = افترض أن مرشحًا صحيح، وتتبّع ما يفرضه في الخلايا والوحدات والقيود. إذا صار شيء ما مستحيلًا فالمرشح خاطئ.
technique_1614 = شبكة الإجبار بالقيود (الاتفاق)
    .lesson = جرّب كل مرشحات خلية، أو كل مواضع رقم في وحدة، وتتبّع ما يفرضه كل منها في الخلايا والوحدات والقيود. المرشح الذي يُستبعد في كل الحالات خاطئ.
technique_1615 = شبكة الإجبار المتداخلة بالقيود
    .lesson = افترض أن مرشحًا صحيح، وتتبّع ما يفرضه في الخلايا والوحدات والقيود. إذا توقفت فافترض مرشحًا ثانيًا. إذا جعل الثاني شيئًا ما مستحيلًا فهو خاطئ ما دام الأول صحيحًا. وإذا لم يبقَ في النهاية شيء ممكن فالمرشح الأول خاطئ.

# $clue is masculine, feminine or plural: no verb agrees with it.
clue_combinations = { $clue }: لا يمكن إلا { OR($sets) }.
clue_bounds = { $clue }: لا تقل { $cell } عن { $least } ولا تزيد على { $most }.
clue_cell_left = { $clue }: لا يمكن أن تكون { $cell } إلا { OR($digits) }.
clue_required = { $clue }: في كل طريقة للملء يقع { $digit } في { OR($cells) }.
clues_required = عند ملء ما يلي معًا لا بد أن يقع { $digit } في { OR($cells) }: { APART($clues) }.
clues_do_not_fit = إذا كان { $digit } في { OR($cells) } فلا أرقام تصلح لبقية الخلايا في ما يلي معًا: { APART($clues) }.
sum_of_houses = مجموع أرقام { $houses } هو { $total }.
sum_without = يُطرح منه: { APART($clues) }.
sum_left = الباقي: { $sum }.
net_written = عندئذ { $cell } هي { $digit }، وهذا يستبعد { APART($candidates) }.
net_place = عندئذ لا يمكن وضع { $digit } { CASE($house, form: "in") } إلا في { $cell }.
net_clue = { $clue }: هذا يستبعد عندئذ { APART($candidates) }.
net_no_candidate = عندئذ لا يبقى للخلية { $cell } أي مرشح.
net_no_place = عندئذ لا يبقى للرقم { $digit } أي موضع { CASE($house, form: "in") }.
net_no_way = { $clue }: عندئذ لا تبقى أرقام مناسبة.
clue_part = { $clue } ({ PLAIN($cells) })
# Left to right, also if it begins with a minus.
derived_sum = ⁦{ $sum }⁩
equal_groups = الأرقام نفسها في { PLAIN($one) } وفي { PLAIN($other) }
leftovers_same = تتطابق بقية خلايا { $one } مع بقية خلايا { $other }، إذن أرقام { $here } هي نفسها أرقام { $there }.

## Full House

technique_0000 = الخلية الأخيرة
    .lesson = إذا لم تبقَ في صف أو عمود أو مربع إلا خلية فارغة واحدة، فالرقم الناقص يوضع فيها.
    .aliases = آخر رقم, آخر خانة

full_house_cell = { $cell } هي الخلية الفارغة الوحيدة { CASE($house, form: "in") }.
full_house_digit = الرقم الوحيد الناقص هناك هو { $digit }.

## Hidden Single

technique_0002 = الوحيد المخفي
    .lesson = إذا لم يبقَ لرقم إلا موضع واحد في صف أو عمود أو مربع، فهو يوضع فيه مهما كانت مرشحات الخلية الأخرى.
    .aliases = المفرد المخفي, المرشح الوحيد المخفي

hidden_single_where = أين يمكن وضع { $digit } { CASE($house, form: "in") }؟
hidden_single_seen = وجود { $digit } في { $cells } يستبعده من الخلايا الأخرى { CASE($house, form: "in") }.
hidden_single_ruled_out = سبق أن استُبعد { $digit } من { $cells }.
hidden_single_left = لم تبقَ إلا { $cell } للرقم { $digit }.

## Naked Single

technique_0003 = الوحيد الظاهر
    .lesson = إذا لم يبقَ في خلية إلا مرشح واحد، فهو رقمها.
    .aliases = المفرد الظاهر, المفرد العاري, المرشح الوحيد

naked_single_sees = ترى { $cell } من الأرقام: { $digits }.
naked_single_ruled_out = سبق أن استُبعد { $digits } من { $cell }.
naked_single_left = لم يبقَ للخلية { $cell } إلا { $digit }.

## Locked candidates

technique_0100 = المرشحات المقفلة 1 (التأشير)
    .lesson = إذا وقعت كل مواضع رقم في مربع ضمن صف واحد أو عمود واحد، فلا مكان له في بقية ذلك الصف أو العمود.
    .aliases = الزوج المؤشر, الثلاثية المؤشرة, التقاطع
technique_0101 = المرشحات المقفلة 2 (الحجز)
    .lesson = إذا وقعت كل مواضع رقم في صف أو عمود ضمن مربع واحد، فلا مكان له في بقية ذلك المربع. كذلك إذا كانت خلية ترى كل مواضع رقم في وحدة، فهي لا تقبله.
    .aliases = اختزال المربع والخط, التقاطع

locked_places = { CASE($house, form: "in") } لا يمكن وضع { $digit } إلا في { OR($cells) }.
locked_elsewhere = كل هذه الخلايا تقع { CASE($house, form: "in") } أيضًا، فلا بد أن يقع { $digit } هناك في إحداها، ولا مكان له في بقية { $house }.

locked_seen = أينما وُضع { $digit } { CASE($house, form: "in") } فإنه يُستبعد من { $cells }.

## Naked subsets

technique_0110 = الزوج المقفل
    .lesson = خليتان مشتركتان في مربع وفي صف أو عمود، وليس فيهما إلا المرشحان نفسهما. فهما تستهلكان الرقمين، ولا مكان لهما في بقية المربع ولا في بقية الصف أو العمود.
technique_0111 = الثلاثية المقفلة
    .lesson = ثلاث خلايا مشتركة في مربع وفي صف أو عمود، وليس فيها معًا إلا ثلاثة مرشحات. فهي تستهلك هذه الأرقام، ولا مكان لها في بقية المربع ولا في بقية الصف أو العمود.
technique_0200 = الزوج الظاهر
    .lesson = إذا لم يكن في خليتين من وحدة إلا المرشحان نفسهما، فهما تستهلكان الرقمين، ولا تقبلهما أي خلية أخرى في الوحدة.
    .aliases = الزوج العاري, الزوج المكشوف
technique_0201 = الثلاثية الظاهرة
    .lesson = إذا لم يكن في ثلاث خلايا من وحدة معًا إلا ثلاثة مرشحات، فهي تستهلك هذه الأرقام، ولا تقبلها أي خلية أخرى في الوحدة.
    .aliases = الثلاثي العاري, الثلاثي الظاهر
technique_0202 = الرباعية الظاهرة
    .lesson = إذا لم يكن في أربع خلايا من وحدة معًا إلا أربعة مرشحات، فهي تستهلك هذه الأرقام، ولا تقبلها أي خلية أخرى في الوحدة.
    .aliases = الرباعي العاري, الرباعي الظاهر

naked_subset_cells = { $count ->
    [one] ليس في { $cells } معًا إلا { $digits }: خلية واحدة ورقم واحد.
    [two] ليس في { $cells } معًا إلا { $digits }: خليتان ورقمان.
    [few] ليس في { $cells } معًا إلا { $digits }: { $count } خلايا و{ $count } أرقام.
    [many] ليس في { $cells } معًا إلا { $digits }: { $count } خلية و{ $count } رقمًا.
   *[other] ليس في { $cells } معًا إلا { $digits }: { $count } خلية و{ $count } رقم.
}
naked_subset_elsewhere = هذه الخلايا تستهلك { $digits }، فتُستبعد هذه الأرقام من بقية خلايا { $houses }.

## Hidden subsets

technique_0210 = الزوج المخفي
    .lesson = إذا لم يكن لرقمين في وحدة إلا الموضعان نفسهما، فهما يملآن هاتين الخليتين، وتُحذف منهما كل المرشحات الأخرى.
    .aliases = الأزواج المخفية
technique_0211 = الثلاثية المخفية
    .lesson = إذا لم يكن لثلاثة أرقام في وحدة معًا إلا ثلاثة مواضع، فهي تملأ هذه الخلايا، وتُحذف منها كل المرشحات الأخرى.
    .aliases = الثلاثي المخفي
technique_0212 = الرباعية المخفية
    .lesson = إذا لم يكن لأربعة أرقام في وحدة معًا إلا أربعة مواضع، فهي تملأ هذه الخلايا، وتُحذف منها كل المرشحات الأخرى.
    .aliases = الرباعي المخفي

hidden_subset_places = { $count ->
    [one] { CASE($houses, form: "in") } لا يمكن وضع { $digits } إلا في { $cells }: رقم واحد وخلية واحدة.
    [two] { CASE($houses, form: "in") } لا يمكن وضع { $digits } إلا في { $cells }: رقمان وخليتان.
    [few] { CASE($houses, form: "in") } لا يمكن وضع { $digits } إلا في { $cells }: { $count } أرقام و{ $count } خلايا.
    [many] { CASE($houses, form: "in") } لا يمكن وضع { $digits } إلا في { $cells }: { $count } رقمًا و{ $count } خلية.
   *[other] { CASE($houses, form: "in") } لا يمكن وضع { $digits } إلا في { $cells }: { $count } رقم و{ $count } خلية.
}
hidden_subset_nothing_else = هذه الأرقام تملأ هذه الخلايا، فلا تقبل الخلايا غيرها.

## Fish

technique_0300 = X-Wing
    .lesson = إذا لم تكن مواضع رقم في صفين إلا في العمودين نفسهما، ففي كل من العمودين يقع الرقم في أحد الصفين، ولا مكان له في بقية العمودين. ويصح ذلك بتبديل الصفوف والأعمدة.
    .aliases = جناح X, الجناح إكس
technique_0301 = سمكة أبو سيف
    .lesson = إذا لم تكن مواضع رقم في ثلاثة صفوف إلا في ثلاثة أعمدة، ففي كل من هذه الأعمدة يقع الرقم في أحد هذه الصفوف، ولا مكان له في بقية الأعمدة. ويصح ذلك بتبديل الصفوف والأعمدة.
    .aliases = أبو سيف
technique_0302 = قنديل البحر
    .lesson = إذا لم تكن مواضع رقم في أربعة صفوف إلا في أربعة أعمدة، ففي كل من هذه الأعمدة يقع الرقم في أحد هذه الصفوف، ولا مكان له في بقية الأعمدة. ويصح ذلك بتبديل الصفوف والأعمدة.
    .aliases = القنديل
technique_0310 = ‏X-Wing بزعنفة
    .lesson = { -lesson-finned-fish }
technique_0311 = سمكة أبو سيف بزعنفة
    .lesson = { -lesson-finned-fish }
technique_0312 = قنديل البحر بزعنفة
    .lesson = { -lesson-finned-fish }
technique_0320 = ‏X-Wing ساشيمي
    .lesson = { -lesson-sashimi-fish }
technique_0321 = سمكة أبو سيف ساشيمي
    .lesson = { -lesson-sashimi-fish }
technique_0322 = قنديل البحر ساشيمي
    .lesson = { -lesson-sashimi-fish }
technique_0330 = ‏X-Wing فرانكن
    .lesson = { -lesson-franken-fish }
technique_0331 = سمكة أبو سيف فرانكن
    .lesson = { -lesson-franken-fish }
technique_0332 = قنديل البحر فرانكن
    .lesson = { -lesson-franken-fish }
technique_0340 = ‏X-Wing فرانكن بزعنفة
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = سمكة أبو سيف فرانكن بزعنفة
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = قنديل البحر فرانكن بزعنفة
    .lesson = { -lesson-finned-franken-fish }
technique_0351 = سمكة أبو سيف المتحورة
    .lesson = { -lesson-mutant-fish }
technique_0352 = قنديل البحر المتحور
    .lesson = { -lesson-mutant-fish }
technique_0360 = ‏X-Wing المتحور بزعنفة
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = سمكة أبو سيف المتحورة بزعنفة
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = قنديل البحر المتحور بزعنفة
    .lesson = { -lesson-finned-mutant-fish }

fish_places = { CASE($base, form: "in") } لا يمكن وضع { $digit } إلا { CASE($cover, form: "in") }.
fish_uses_up = في كل من { $base } يقع { $digit } مرة، وهذه المواضع تشغل معًا { $cover }. فلا مكان آخر هناك للرقم { $digit }.
fish_places_or_fins = { CASE($base, form: "in") } لا يمكن وضع { $digit } إلا { CASE($cover, form: "in") } أو في { OR($fins) }.
fish_without_fins = إذا استُبعد { $digit } من { $fins } فمواضعه { CASE($base, form: "in") } تشغل معًا { $cover }، ولا مكان آخر له هناك.
fish_with_fin = إذا كان { $digit } في { OR($fins) } فإنه يُستبعد من الخلايا التي تراه، ومنها { $cells }.

## Two strong links of one digit

technique_0400 = ناطحة السحاب
    .lesson = { -lesson-strong-links }
    .aliases = البرج
technique_0401 = الطائرة الورقية بخيطين
    .lesson = { -lesson-strong-links }
    .aliases = الطائرة الورقية
technique_0403 = سمكة الترس
    .lesson = { -lesson-strong-links }
    .aliases = التربوت
technique_0404 = الطائرة الورقية المزدوجة بخيطين
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = المستطيل الفارغ
    .lesson = { -lesson-empty-rectangle }
    .aliases = إقصاء المستطيل
technique_0405 = المستطيل الفارغ المزدوج
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CASE($house, form: "in") } لا يمكن وضع { $digit } إلا في { OR($cells) }، أي في صف واحد وعمود واحد.
empty_rectangle_rest = في هذه الحالة لا بد أن يقع { $digit } في { OR($rest) } ليكون { CASE($house, form: "in") }، وهذا يستبعده من { $cells } أيضًا.

## Colours

technique_0500 = التلوين البسيط (المصيدة)
    .lesson = حيث لا يكون للرقم إلا موضعان في وحدة، لوّنهما بلونين بالتناوب. كل خلايا أحد اللونين فيها الرقم. فالخلية التي ترى اللونين لا تقبله.
    .aliases = تلوين بسيط
technique_0501 = التلوين البسيط (الالتفاف)
    .lesson = حيث لا يكون للرقم إلا موضعان في وحدة، لوّنهما بلونين بالتناوب. إذا كانت خليتان من لون واحد ترى إحداهما الأخرى، فلا تقبل أي خلية من هذا اللون الرقم.
    .aliases = تلوين بسيط
technique_0502 = التلوين المتعدد 1
    .lesson = لوّن مجموعتين منفصلتين من المواضع المترابطة لرقم. إذا كان لون من مجموعة يرى لونًا من الأخرى، فلا يمكن أن يكون الرقم فيهما معًا. فهو في أحد اللونين المقابلين على الأقل، والخلية التي ترى هذين اللونين لا تقبله.
    .aliases = تلوين متعدد
technique_0503 = التلوين المتعدد 2
    .lesson = لوّن مجموعتين منفصلتين من المواضع المترابطة لرقم. أحد لوني المجموعة الثانية فيه الرقم. إذا كان لون من الأولى يرى كليهما، فلا تقبل أي من خلاياه الرقم.
    .aliases = تلوين متعدد
technique_0504 = ميدوسا ثلاثية الأبعاد
    .lesson = لوّن المرشحات لا الخلايا وحدها. إذا كان للخلية مرشحان، أو كان للرقم موضعان في وحدة، فأعطهما لونين مختلفين وتابع من هناك. كل مرشحات أحد اللونين صحيحة. واللون الذي يناقض نفسه أو يترك خلية بلا رقم هو الخاطئ. وما يستبعده اللونان معًا خاطئ.
    .aliases = 3D Medusa, تلوين ميدوسا
technique_0520 = الحراس
    .lesson = عدد فردي من الخلايا، خمس أو أكثر، يشكل حلقة: كل خلية تشترك في وحدة مع التي تليها، والأخيرة مع الأولى. انظر إلى رقم يكاد لا يكون له في هذه الوحدات موضع خارج الحلقة. لو لم يكن له أي موضع خارجها لوقع في خلية وترك التي تليها على طول الحلقة، وهذا لا يستقيم مع عدد فردي. إذن يقع الرقم في واحد على الأقل من المواضع الأخرى، وهي الحراس. والخلية التي ترى كل الحراس لا تقبله.
    .aliases = الجناح المكسور

colour_links = حيث لا يكون للرقم { $digit } إلا موضعان في وحدة، فهو في أحدهما.
colour_either = إما أن يقع { $digit } في { $first } وإما في { $second }.
colour_trap = الخلية التي ترى خلية من كل لون لا يمكن أن تكون { $digit } في الحالتين.
colour_wrap = { $cells } ترى كل منهما الأخرى، فلا يمكن أن تكونا كلتاهما { $digit }. لونهما هو الخاطئ.
multi_colours_clash = الخلية { $first } ترى { $second }، فلا يمكن أن يقع { $digit } في لونيهما معًا.
multi_colours_opposite = إذن يقع { $digit } إما في { $first } وإما في { $second } وإما في كلا اللونين. والخلية التي ترى اللونين لا يمكن أن تكون { $digit }.
multi_colours_wrong = { $one } ترى كل منهما الأخرى، وكذلك { $other }. وأحد اللونين الآخرين فيه { $digit }، إذن { $digit } مستبعد من { $cells }.
medusa_links = حيث لا يكون للخلية إلا مرشحان، أو لا يكون للرقم إلا موضعان في وحدة، فأحدهما صحيح.
medusa_colours = إما أن يصح اللون الأول كله ({ APART($first) }) وإما أن يصح اللون الثاني كله ({ APART($second) }).
medusa_trap = أيًّا كان اللون الصحيح، فالمرشح الذي يستبعده اللونان خاطئ.
medusa_clash = { $candidates } من اللون الأول، لكن لا يمكن أن يصحا معًا. إذن اللون الأول هو الخاطئ.
medusa_empties = اللون الأول لا يترك رقمًا للخلية { $cell }، إذن هو الخاطئ.
guardian_ring = { $cells } تشكل حلقة عدد خلاياها { $count }: كل خلية تشترك في وحدة مع التي تليها، والأخيرة مع الأولى.
guardian_places = { CASE($houses, form: "in") }، حيث تلتقي جارتان من الحلقة، لا يمكن وضع { $digit } إلا في هاتين الجارتين أو في { OR($guardians) }.
guardian_odd = لو وقع { $digit } في الحلقة وحدها لوقع في خلية وترك التي تليها. وهذا مستحيل على طول الحلقة، لأن عدد خلاياها فردي ({ $count }).
digit_in_cells = { $digit } في { $cells }

## Unique rectangles

technique_0600 = المستطيل الفريد (النوع 1)
    .lesson = { -lesson-unique-rectangle }
technique_0601 = المستطيل الفريد (النوع 2)
    .lesson = { -lesson-unique-rectangle }
technique_0602 = المستطيل الفريد (النوع 3)
    .lesson = { -lesson-unique-rectangle }
technique_0603 = المستطيل الفريد (النوع 4)
    .lesson = { -lesson-unique-rectangle }
technique_0604 = المستطيل الفريد (النوع 5)
    .lesson = { -lesson-unique-rectangle }
technique_0605 = المستطيل الفريد (النوع 6)
    .lesson = { -lesson-unique-rectangle }
technique_0606 = المستطيل المخفي
    .lesson = { -lesson-unique-rectangle }
    .aliases = المستطيل الفريد المخفي

rectangle_deadly = لو لم يكن في { $cells } إلا { $digits } لأمكن تبديل الرقمين والحصول على حل ثانٍ. لكن لهذا اللغز حل وحيد.
rectangle_corner = الخلايا الأخرى لا تقبل غير هذه الأرقام، فلا بد أن تكون { $cell } رقمًا آخر.
rectangle_subset = إذن واحدة على الأقل من { $cells } هي { OR($extra) }. وهذه الخلية مع { $subset } تستهلك { $digits }.
rectangle_side = لا بد أن تكون واحدة من { $cells } هي { $digit }، لأنه لا موضع آخر له { CASE($house, form: "in") }. ولو كانت الأخرى { OR($others) } لما بقي في النمط كله إلا { $digits }.
rectangle_diagonal = { CASE($lines, form: "in") } لا يمكن وضع { $digit } إلا في هذه الخلايا الأربع، فهو يملأ زاويتين متقابلتين. ولو كانتا { $cells } لما بقي في الخلايا الأربع إلا الرقمان.
rectangle_tied = لو كانت { $cell } هي { $other } لوجب أن يقع { $digit } في { $beside }، لأنه لا موضع آخر له { CASE($lines, form: "in") }. والخلية { $opposite } لا تقبل غير هذين الرقمين، فلا يبقى في الخلايا الأربع إلا الرقمان.

## Avoidable rectangles

technique_0607 = المستطيل القابل للتجنب (النوع 1)
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = المستطيل القابل للتجنب (النوع 2)
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = ليس في { $cells } أي معطى. لو كان فيها { $digits } فقط لأمكن تبديل الرقمين والحصول على حل ثانٍ. لكن لهذا اللغز حل وحيد.
avoidable_corner = الخلايا الثلاث الأخرى مملوءة، فلا بد أن تكون { $cell } رقمًا آخر.

## Unique loops

technique_0621 = الحلقة الفريدة (النوع 1)
    .lesson = { -lesson-unique-loop }
technique_0622 = الحلقة الفريدة (النوع 2)
    .lesson = { -lesson-unique-loop }
technique_0623 = الحلقة الفريدة (النوع 3)
    .lesson = { -lesson-unique-loop }
technique_0624 = الحلقة الفريدة (النوع 4)
    .lesson = { -lesson-unique-loop }

## Extended rectangles

technique_0631 = المستطيل الموسّع (النوع 1)
    .lesson = { -lesson-extended-rectangle }
    .aliases = المستطيل الفريد الموسّع
technique_0632 = المستطيل الموسّع (النوع 2)
    .lesson = { -lesson-extended-rectangle }
    .aliases = المستطيل الفريد الموسّع
technique_0633 = المستطيل الموسّع (النوع 3)
    .lesson = { -lesson-extended-rectangle }
    .aliases = المستطيل الفريد الموسّع
technique_0634 = المستطيل الموسّع (النوع 4)
    .lesson = { -lesson-extended-rectangle }
    .aliases = المستطيل الفريد الموسّع

extended_deadly = لو لم يكن في { $cells } إلا { $digits } لأمكن تبديل هذه الأرقام بين { $lines } والحصول على حل ثانٍ. لكن لهذا اللغز حل وحيد.

## Bivalue universal grave

technique_0610 = BUG + 1
    .lesson = لو كان في كل خلية فارغة مرشحان، ولكل رقم موضعان في كل وحدة، لكان للغز عدة حلول أو لا حل له. فإذا كان في خلية واحدة فقط ثلاثة مرشحات، فرقمها هو الذي له ثلاثة مواضع في صفها وعمودها ومربعها. تفترض هذه التقنية أن للغز حلًا وحيدًا.
technique_0611 = ‏BUG (النوع 2)
    .lesson = { -lesson-bug-extras }
technique_0612 = ‏BUG (النوع 3)
    .lesson = { -lesson-bug-extras }
technique_0613 = ‏BUG (النوع 4)
    .lesson = { -lesson-bug-extras }

bug_cells = في كل خلية فارغة غير { $cells } مرشحان.
bug_three_places = { CASE($houses, form: "in") } للرقم { $digit } ثلاثة مواضع.
bug_two_solutions = لو لم تكن { $cell } هي { $digit } لكان لكل رقم موضعان في كل وحدة لم يوضع فيها بعد. ومثل هذا اللغز له عدة حلول أو لا حل له.
bug_one_solution = لهذا اللغز حل وحيد، إذن { $cell } هي { $digit }.
bug_extra = { $digit } مرشح زائد في { $cells }.
bug_without_extras = لولا المرشحات الزائدة لكان في كل خلية فارغة مرشحان، ولكان لكل رقم موضعان في كل وحدة لم يوضع فيها بعد. ومثل هذا اللغز له عدة حلول أو لا حل له. لكن لهذا اللغز حل وحيد، إذن أحد المرشحات الزائدة صحيح.
bug_side = لا بد أن تكون واحدة من { $cells } هي { $digit }، لأنه لا موضع آخر له { CASE($house, form: "in") }. إذن لا بد أن يكون في الخلية الأخرى مرشح زائد.

## Remote pair

technique_0703 = الزوج البعيد
    .lesson = أربع خلايا أو أكثر فيها المرشحان نفسهما، وكل خلية ترى التالية. فيها الرقمان بالتناوب، والخلية التي ترى واحدة من كل نوع لا تقبل أيًّا منهما.
    .aliases = الأزواج البعيدة

remote_pair_cells = لا يمكن أن تكون { $cells } إلا { OR($digits) }، وكل خلية ترى التالية.
remote_pair_branches = لا يمكن أن تكون { $cells } إلا { OR($digits) }، وكل خلية عدا الأولى ترى واحدة قبلها.
remote_pair_colours = إذن أحد الرقمين يملأ { $first }، والآخر يملأ { $second }.
remote_pair_sees_both = الخلية التي ترى واحدة من كل نوع ترى { $digits } كليهما، فلا تقبل أيًّا منهما.

## Wings

technique_0800 = XY-Wing
    .lesson = خلية بمرشحين، هي المحور، ترى خليتين أخريين. كل منهما تشارك المحور مرشحًا، وفيهما الرقم الثالث نفسه. أيًّا كان رقم المحور ففي إحداهما ذلك الرقم الثالث، والخلية التي تراهما معًا لا تقبله.
    .aliases = جناح Y, جناح XY
technique_0801 = XYZ-Wing
    .lesson = خلية بثلاثة مرشحات، هي المحور، ترى خليتين في كل منهما اثنان منها. أحد الأرقام ممكن في الخلايا الثلاث كلها. أيًّا كان رقم المحور ففي واحدة منها ذلك الرقم، والخلية التي تراها كلها لا تقبله.
    .aliases = جناح XYZ
technique_0802 = WXYZ-Wing
    .lesson = أربع خلايا فيها معًا أربعة مرشحات: محور وثلاث خلايا تراه. مواضع كل مرشح عدا واحدًا ترى كلها بعضها بعضًا، فلا يوضع كل منها هناك إلا مرة واحدة. فهي تملأ ثلاثًا من الخلايا على الأكثر، ولا بد أن يقع المرشح الرابع في واحدة من الأربع. والخلية التي ترى كل مواضعه هناك لا تقبله.
    .aliases = جناح WXYZ
technique_0803 = W-Wing
    .lesson = خليتان فيهما المرشحان نفسهما، وكل منهما ترى طرفًا من رابط قوي لأحد هذين الرقمين. فلا يمكن أن يكون ذلك الرقم فيهما معًا، وفي واحدة على الأقل الرقم الآخر. والخلية التي تراهما معًا لا تقبل هذا الآخر.
    .aliases = جناح W

wing_pincer = إذا كانت { $pivot } هي { $shared } فإن { $pincer } هي { $digit }.
wxyz_once = في هذه الخلايا لا يوضع كل من { $digits } إلا مرة واحدة، لأن مواضعه ترى بعضها بعضًا. فتبقى خلية للرقم { $digit }.
w_wing_cells = لا يمكن أن تكون { $cells } إلا { OR($digits) }.
w_wing_link = يقع { $digit } إما في { OR($near) } وإما في { OR($far) }، لأنه لا موضع آخر له { CASE($house, form: "in") }.
w_wing_other = أيًّا كان موضع { $joined } منهما فإن واحدة من { $cells } تراه، ولا بد أن تكون هذه { $digit }.

## Chains

technique_0701 = سلسلة X
    .lesson = تتبّع رقمًا واحدًا عبر وحدات ليس له فيها إلا موضعان. إذا لم يكن في أول خلية من السلسلة فهو في آخرها. فالخلية التي ترى الطرفين لا تقبله.
technique_0702 = سلسلة XY
    .lesson = اربط خلايا في كل منها مرشحان بحيث تُلزم كل خلية التالية. إذا لم يكن الرقم في الطرف الأول فهو في الأخير. فالخلية التي ترى الطرفين لا تقبله.
technique_0706 = الحلقة المتصلة
    .lesson = روابط قوية وروابط ضعيفة بالتناوب تنغلق في حلقة. عندئذ طرف واحد فقط من كل رابط ضعيف صحيح. فيُحذف كل مرشح يتعارض مع طرفي رابط ضعيف.
    .aliases = حلقة مستمرة
technique_0707 = الحلقة المنقطعة
    .lesson = افترض أن مرشحًا صحيح أو أنه خاطئ، وتتبّع روابط قوية وروابط ضعيفة بالتناوب. إذا عادت وأثبتت العكس فالافتراض خاطئ.
    .aliases = حلقة غير مستمرة
technique_0708 = سلسلة الاستدلال المتناوب (AIC)
    .lesson = افترض أن مرشحًا خاطئ، وتتبّع روابط قوية وروابط ضعيفة بالتناوب حتى مرشح لا بد أن يصح عندئذ. فأحد الطرفين على الأقل صحيح، ويُحذف كل مرشح يتعارض مع الطرفين.
technique_0709 = الحلقة المتصلة بمجموعات
    .lesson = روابط قوية وروابط ضعيفة بالتناوب تنغلق في حلقة. المجموعة هي كل مواضع رقم حيث يتقاطع مربع مع صف أو عمود، وتُعامل كمرشح واحد. طرف واحد فقط من كل رابط ضعيف صحيح، فيُحذف كل مرشح يتعارض مع الطرفين.
technique_0710 = الحلقة المنقطعة بمجموعات
    .lesson = افترض أن مرشحًا صحيح أو أنه خاطئ، وتتبّع روابط قوية وروابط ضعيفة بالتناوب. المجموعة هي كل مواضع رقم حيث يتقاطع مربع مع صف أو عمود، وتُعامل كمرشح واحد. إذا عادت الروابط وأثبتت العكس فالافتراض خاطئ.
technique_0711 = سلسلة AIC بمجموعات
    .lesson = افترض أن مرشحًا خاطئ، وتتبّع روابط قوية وروابط ضعيفة بالتناوب حتى مرشح لا بد أن يصح عندئذ. المجموعة هي كل مواضع رقم حيث يتقاطع مربع مع صف أو عمود، وتُعامل كمرشح واحد. أحد الطرفين على الأقل صحيح، فيُحذف كل مرشح يتعارض مع الطرفين.
technique_0712 = الحلقة المتصلة مع ALS
    .lesson = { -lesson-als-chain }
technique_0713 = الحلقة المنقطعة مع ALS
    .lesson = { -lesson-als-chain }
technique_0714 = سلسلة AIC مع ALS
    .lesson = { -lesson-als-chain }

chain_suppose = افترض أن { $digit } مستبعد من { $cells }.
chain_weak_house = إذا كان { $digit } في { OR($from) } فإنه يُستبعد من { $to }: لا يظهر { CASE($house, form: "in") } إلا مرة.
chain_weak_seen = إذا كان { $digit } في { OR($from) } فإنه يُستبعد من الخلايا التي تراه، ومنها { $to }.
chain_weak_excluded = إذا كان { $digit } في { OR($from) } فإن { $other } يُستبعد من { $to }: { OR($reasons) }.
chain_weak_cell = إذا كانت { $cell } هي { $digit } فليست { $other }.
chain_first_weak_house = عندئذ يُستبعد من { $to }: لا يظهر { $digit } { CASE($house, form: "in") } إلا مرة.
chain_first_house = عندئذ يقع في { OR($to) }: لا موضع آخر للرقم { $digit } { CASE($house, form: "in") }.
chain_first_cell = عندئذ { $cell } هي { $other }: لا مرشح آخر فيها.
chain_first_set = عندئذ لا يبقى في { $set } إلا { $rest }. إذن { $other } في { OR($to) }.
chain_strong_house = إذا استُبعد { $digit } من { $from } فهو في { OR($to) }: لا موضع آخر له { CASE($house, form: "in") }.
chain_strong_cell = إذا لم تكن { $cell } هي { $digit } فهي { $other }: لا مرشح آخر فيها.
chain_strong_set = إذا استُبعد { $digit } من { $from } فلا يبقى في { $set } إلا { $rest }. إذن { $other } في { OR($to) }.
chain_proves_start = هذا يناقض الافتراض، إذن { $digit } في { OR($cells) }.
chain_refutes_start = تعود الحلقة إلى { $cell } وتناقض الافتراض، فلا يمكن وضع { $digit } هناك.
chain_ends_digit = إذن { $digit } إما في { OR($first) } وإما في { OR($last) } وإما في كلا الطرفين. والخلية التي ترى الطرفين لا يمكن أن تكون { $digit }.
chain_ends_cell = إذن { $cell } هي { OR($digits) }، ولا تقبل رقمًا آخر.
chain_ends_other = إذن إما { $digit } في { OR($first) }، وإما { $other } في { OR($last) }، وإما الأمران معًا. وكل منهما يستبعد ما يمكن حذفه.
chain_is_loop = لا يمكن أن يصح الطرفان معًا، فالسلسلة حلقة. ومن كل مرشحين فيها يستبعد أحدهما الآخر، واحد فقط صحيح.
chain_loop_sets = كل مجموعة شبه مقفلة في الحلقة ينقصها واحد فقط من رقميها في الحلقة، ففيها كل أرقامها الأخرى.

## Almost locked sets

technique_0901 = المجموعات شبه المقفلة (قاعدة XZ)
    .lesson = المجموعة شبه المقفلة خلايا من وحدة واحدة، مرشحاتها تزيد على عددها بواحد: احذف رقمًا فتُقفل البقية. إذا كان رقم لا يقع إلا في إحدى مجموعتين من هذا النوع، فالأخرى مقفلة. فأي رقم آخر مشترك بينهما يقع في إحداهما، ويُحذف من كل خلية ترى كل مواضعه فيهما.
technique_0902 = المجموعات شبه المقفلة (XY-Wing)
    .lesson = المجموعة شبه المقفلة خلايا من وحدة واحدة، مرشحاتها تزيد على عددها بواحد: احذف رقمًا فتُقفل البقية. الوسطى من ثلاث مجموعات كهذه تشارك كلًا من الأخريين رقمًا، ولا يقع الرقم المشترك إلا في إحداهما. فإحدى الطرفيتين مقفلة، والرقم المشترك بينهما يقع في إحداهما. ويُحذف من كل خلية ترى كل مواضعه فيهما.
technique_0903 = المجموعات شبه المقفلة (السلسلة)
    .lesson = المجموعة شبه المقفلة خلايا من وحدة واحدة، مرشحاتها تزيد على عددها بواحد: احذف رقمًا فتُقفل البقية. في سلسلة من هذه المجموعات لا يقع الرقم المشترك بين جارتين إلا في إحداهما. إذا لم تكن الأولى مقفلة أخذت هذا الرقم من الثانية فتُقفل هذه، وهكذا. فالرقم المشترك بين الطرفين يقع في أحدهما.
technique_0904 = زهرة الموت
    .lesson = كل مرشح لخلية هي الساق يوجد أيضًا في مجموعة شبه مقفلة هي بتلة. إذا أخذت الساق رقمًا خسرته بتلته فأُقفلت. فهناك دائمًا بتلة مقفلة، والرقم المشترك بين كل البتلات يقع في إحداها.
technique_0920 = استبعاد الزوج المتحاذي
    .lesson = خذ خليتين وافترض أن في الأولى أحد مرشحاتها، ثم مرّ على مرشحات الثانية. بعضها يتعارض مع الرقم المفترض، وبعضها لو اجتمع معه لما بقي لخلية أخرى أي رقم، أو لما كفت الأرقام الباقية مجموعةً شبه مقفلة. إذا لم يبقَ للخلية الثانية شيء فالأولى لا تقبل ذلك المرشح.
    .aliases = إقصاء الأزواج المتراصفة

als_xz_one = لا يقع { $digit } إلا في إحدى المجموعتين، لأن مواضعه في إحداهما ترى مواضعه في الأخرى.
als_xz_locked = عندئذ لا يبقى في المجموعة الأخرى من الأرقام إلا بقدر خلاياها، ففيها كل هذه الأرقام.
als_xz_two = كل رقم من { $digits } لا يقع إلا في إحدى المجموعتين.
als_xz_both_locked = إذن ينقص كل مجموعة واحد فقط من هذه الأرقام، وفيها كل أرقامها الأخرى.
als_chain_rule = أرقام كل مجموعة تزيد على خلاياها بواحد. إذا نقصها أحد أرقامها ففيها كل الأخرى.
als_chain_same = تصح السلسلة نفسها للرقم { $digit } أيضًا.
pair_empties = عندئذ لا يمكن أن تكون { $cell } هي { $digit }: لن يبقى للخلية { $set } أي رقم.
pair_starves = عندئذ لا يمكن أن تكون { $cell } هي { $digit }: لن تكفي أرقام { $set }، إذ لا يبقى منها إلا { $left }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = انظر حيث يتقاطع مربع مع صف أو عمود. خذ هذه الخلايا وخلايا أخرى من الصف أو العمود وأخرى من المربع. يجب أن يكون عدد مرشحاتها معًا بقدر عددها، وألا تشترك مجموعتا الخلايا المضافة في أي مرشح. عندئذ تستهلك كل هذه الأرقام، فتُحذف من بقية الصف أو العمود ومن بقية المربع.

sue_de_coq_once = { $count ->
    [1] كل مواضع { $digits } في هذه الخلايا تقع { CASE($house, form: "in") }، فلا يوضع هناك إلا مرة واحدة.
    [2] كل مواضع { $digits } في هذه الخلايا تقع { CASE($house, form: "in") }، فلا يوضع كل منهما هناك إلا مرة واحدة.
   *[other] كل مواضع { $digits } في هذه الخلايا تقع { CASE($house, form: "in") }، فلا يوضع كل منها هناك إلا مرة واحدة.
}
sue_de_coq_counts = لا رقم مشتركًا بين المجموعتين الأخيرتين. عدد الخلايا { $count } وعدد أرقامها { $count }، فكل رقم يقع فيها مرة واحدة بالضبط.

## Templates

technique_1201 = القوالب (تثبيت)
    .lesson = قالب الرقم طريقة من طرق وضعه في كل الصفوف والأعمدة والمربعات التي لم يوضع فيها بعد. الخلية التي تقع في كل القوالب تحمل الرقم. لا حاجة إلى سردها: جرّب المواضع الأخرى في وحدة. إذا ترك كل منها وحدة ما بلا موضع للرقم، لم تبقَ إلا هذه الخلية.
technique_1202 = القوالب (حذف)
    .lesson = قالب الرقم طريقة من طرق وضعه في كل الصفوف والأعمدة والمربعات التي لم يوضع فيها بعد. المرشح الذي لا يقع في أي قالب خاطئ. لا حاجة إلى سردها: افترض أن المرشح صحيح، وتتبّع هذا الرقم وحده. إذا بقيت وحدة بلا موضع له، يُحذف المرشح.

## Forcing chains and nets

technique_1301 = سلسلة الإجبار (التناقض)
    .lesson = افترض أن مرشحًا صحيح، وتتبّع السلاسل منه. إذا بقيت خلية بلا رقم، أو رقم بلا موضع في وحدة، فالمرشح خاطئ.
    .aliases = سلسلة التناقض, التجربة والخطأ
technique_1302 = سلسلة الإجبار (الاتفاق)
    .lesson = جرّب كل مرشحات خلية، أو كل مواضع رقم في وحدة، وتتبّع السلاسل من كل منها. ما تتفق عليه كل الحالات صحيح.
    .aliases = سلسلة الخلية, سلسلة الرقم
technique_1303 = شبكة الإجبار (التناقض)
    .lesson = افترض أن مرشحًا صحيح، وواصل بالأرقام الوحيدة. إذا بقيت خلية بلا رقم، أو رقم بلا موضع في وحدة، فالمرشح خاطئ.
technique_1304 = شبكة الإجبار (الاتفاق)
    .lesson = جرّب كل مرشحات خلية، أو كل مواضع رقم في وحدة، وواصل كل مرة بالأرقام الوحيدة. ما تتفق عليه كل الحالات صحيح.
technique_1305 = شبكة الإجبار المتداخلة
    .lesson = افترض أن مرشحًا صحيح، وتتبّع كل نتائجه. إذا توقفت فافترض مرشحًا ثانيًا. إذا أدى الثاني إلى تناقض فهو خاطئ ما دام الأول صحيحًا. وإذا لم يبقَ في النهاية شيء ممكن فالمرشح الأول خاطئ.

forcing_places = جرّب كل مواضع { $digit } { CASE($house, form: "in") }.
forcing_candidates = جرّب كل رقم ممكن في { $cell }.
forcing_same = النتيجة هي نفسها في كل مرة.
forced_in_cell = { $count ->
    [0] عندئذ { $cell } هي { $digit }: لا مرشح آخر فيها.
   *[other] عندئذ { $cell } هي { $digit }، بعد أن استُبعد منها { $digits } بسبب { $from }.
}
forced_in_house = { $count ->
    [0] عندئذ { $cell } هي { $digit }: لا موضع آخر له { CASE($house, form: "in") }.
   *[other] عندئذ { $cell } هي { $digit }، بعد أن استُبعدت مواضعه المتبقية الأخرى { CASE($house, form: "in") } بسبب { $from }.
}
forced_not = عندئذ { $cell } ليست { $digit }.
then_no_candidate = { $count ->
    [0] لكن عندئذ لا يبقى للخلية { $cell } أي رقم.
   *[other] لكن عندئذ لا يبقى للخلية { $cell } أي رقم، بعد أن استُبعد ما تبقى بسبب { $from }.
}
then_no_place = { $count ->
    [0] لكن عندئذ لا يبقى للرقم { $digit } أي موضع { CASE($house, form: "in") }.
   *[other] لكن عندئذ لا يبقى للرقم { $digit } أي موضع { CASE($house, form: "in") }، بعد أن استُبعد ما تبقى بسبب { $from }.
}
suppose_also = افترض أيضًا أن { $cell } هي { $digit }.
then_not = إذن { $cell } ليست { $digit } ما دام الافتراض الأول صحيحًا.

## Tridagon

technique_0930 = Tridagon
    .lesson = أربعة مربعات تقع في شريطين أفقيين وشريطين عموديين. في كل منها ثلاث خلايا من صفوف وأعمدة مختلفة تقبل الأرقام الثلاثة نفسها ولا تكاد تقبل غيرها. إذا مالت الخلايا إلى الجهة الأخرى في مربع واحد فقط فلا يمكن أن تملأ الأرقام الثلاثة الخلايا الاثنتي عشرة كلها. إذن واحد على الأقل من المرشحات الزائدة، وهي الحراس، صحيح. إذا كان هناك حارس واحد وُضع في خليته، وإذا تعددت الحراس حُذف ما تستبعده كلها.
    .aliases = مطرقة ثور

tridagon_cells = باستثناء المرشحات الزائدة ({ APART($guardians) }) لا تقبل { $cells } إلا { $digits }.
tridagon_orders = افترض أن هذه المرشحات الزائدة كلها خاطئة. عندئذ تقع الأرقام الثلاثة { CASE($boxes, form: "in") } في صفوف وأعمدة مختلفة. وإذا قُرئت من اليسار إلى اليمين فهي تصعد أو تنزل في دائرة: بعد الأكبر يأتي الأصغر، والعكس بالعكس.
tridagon_columns = لا يتكرر رقم في أي عمود. إذن تسير الأرقام { CASE($first, form: "in") } في اتجاه واحد: تصعد فيهما معًا أو تنزل فيهما معًا. وكذلك الأمر { CASE($second, form: "in") }.
tridagon_rows = ولا يتكرر رقم في أي صف. { CASE($same, form: "in") } تميل الخلايا إلى جهة واحدة، فتسير الأرقام في اتجاه واحد. { CASE($opposite, form: "in") } تميل الخلايا إلى جهتين متعاكستين، فتصعد الأرقام في مربع وتنزل في الآخر.
tridagon_guardians = وبالدوران حول المربعات الأربعة يتغير الاتجاه إذن مرة واحدة فقط، وهذا مستحيل. إذن واحد على الأقل من المرشحات الزائدة صحيح: { APART($guardians) }.

## Exocet

technique_1501 = Junior Exocet
    .lesson = خليتان من مربع وصف أو عمود، هما القاعدة، فيهما اثنان من ثلاثة أرقام أو أربعة. وتقع خليتا الهدف في المربعين الآخرين من الشريط نفسه. إذا ضاقت الصفوف أو الأعمدة المتقاطعة هناك بهذه الأرقام، ففي الهدفين رقما القاعدة نفسهما، وتُحذف منهما كل المرشحات الأخرى.

exocet_base = في { $cells } اثنان من الأرقام { $digits }.
exocet_room = { CASE($lines, form: "in") } خارج { $boxes } يقع كل من هذه الأرقام مرتين على الأكثر.
exocet_inside = في كل من { $lines } يجب أن يظهر كل رقم، فكل من هذه الأرقام يقع هناك داخل { $boxes } مرة على الأقل.
exocet_targets = أي رقم في { $base } لا يقع في غيرهما من { $line } ولا من مربعهما، ولا تقبله { $companions }. فلا يبقى له إلا { $targets }.
exocet_same = هذا يصح للرقمين، إذن في { $targets } الرقمان نفسهما كما في { $base }.
exocet_missing = لا يمكن أن يقع { OR($digits) } في { $targets }، فلا يقع في { $base } أيضًا.

## Counting cells and digits

technique_1502 = حلقة SK
    .lesson = يتقاطع صفان وعمودان في أربعة مربعات. خذ من كل مربع خليتي الصف الأخريين وخليتي العمود الأخريين، فهي ست عشرة خلية. احسب أقصى عدد مرات يقع فيها كل رقم هناك. إذا كان المجموع ستة عشر استهلكتها الخلايا كلها، فتُحذف الأرقام من بقية هذه الصفوف والأعمدة والمربعات.
technique_1503 = المجموعات المقفلة متعددة القطاعات
    .lesson = خذ الخلايا الفارغة حيث تتقاطع بعض الصفوف وبعض الأعمدة. احسب أقصى عدد مرات يقع فيها كل رقم هناك: مرة لكل صف أو مرة لكل عمود، أيهما أقل. إذا ساوى المجموع عدد الخلايا استهلكتها كلها، فتُحذف الأرقام من بقية هذه الصفوف والأعمدة.

counted_cells = { $count ->
    [one] عدد الخلايا { $cells } هو { $count }، فهي تحتاج إلى رقم واحد.
    [two] عدد الخلايا { $cells } هو { $count }، فهي تحتاج إلى رقمين.
    [few] عدد الخلايا { $cells } هو { $count }، فهي تحتاج إلى { $count } أرقام.
    [many] عدد الخلايا { $cells } هو { $count }، فهي تحتاج إلى { $count } رقمًا.
   *[other] عدد الخلايا { $cells } هو { $count }، فهي تحتاج إلى { $count } رقم.
}
counted_digit = { $count ->
    [1] هناك لا يقع { $digit } إلا { CASE($houses, form: "in") }، أي مرة على الأكثر.
    [2] هناك لا يقع { $digit } إلا { CASE($houses, form: "in") }، أي مرتين على الأكثر.
    [one] هناك لا يقع { $digit } إلا { CASE($houses, form: "in") }، أي مرة على الأكثر.
    [two] هناك لا يقع { $digit } إلا { CASE($houses, form: "in") }، أي مرتين على الأكثر.
    [few] هناك لا يقع { $digit } إلا { CASE($houses, form: "in") }، أي { $count } مرات على الأكثر.
    [many] هناك لا يقع { $digit } إلا { CASE($houses, form: "in") }، أي { $count } مرة على الأكثر.
   *[other] هناك لا يقع { $digit } إلا { CASE($houses, form: "in") }، أي { $count } مرة على الأكثر.
}
counted_sum = المجموع { $count } بلا زيادة. ففي كل من هذه الوحدات يقع الرقم المعدود فيها في إحدى هذه الخلايا ولا يقع في غيرها.

## Lessons that several techniques share

-lesson-finned-fish = السمكة ذات الزعنفة سمكة لها مواضع زائدة قليلة هي الزعانف، وكلها في مربع واحد. إذا لم يكن الرقم في زعنفة صحت السمكة. وإذا كان في زعنفة استبعدته من الخلايا التي تراها. فيُحذف المرشح الذي يسقط في الحالتين.
-lesson-sashimi-fish = سمكة الساشيمي تنقصها زاوية، ولها بدلًا منها مواضع زائدة هي الزعانف، وكلها في مربع واحد. إذا لم يكن الرقم في زعنفة صحت السمكة. وإذا كان في زعنفة استبعدته من الخلايا التي تراها. فيُحذف المرشح الذي يسقط في الحالتين.
-lesson-franken-fish = سمكة فرانكن تستعمل المربعات إلى جانب الصفوف والأعمدة. يقع الرقم مرة في كل وحدة أساس. إذا وقعت كل مواضعه هناك ضمن العدد نفسه من وحدات الغطاء، فلا مكان له في بقية هذه الوحدات.
-lesson-finned-franken-fish = سمكة فرانكن تستعمل المربعات إلى جانب الصفوف والأعمدة. المواضع الزائدة في وحدات الأساس زعانف. إما أن يكون الرقم في زعنفة وإما أن تصح السمكة بلا زعانف. فيُحذف المرشح الذي تستبعده السمكة إذا كان يرى كل الزعانف.
-lesson-mutant-fish = السمكة المتحورة تخلط الصفوف والأعمدة والمربعات كما تشاء. يقع الرقم مرة في كل وحدة أساس. إذا وقعت كل مواضعه هناك ضمن العدد نفسه من وحدات الغطاء، فلا مكان له في بقية هذه الوحدات.
-lesson-finned-mutant-fish = السمكة المتحورة تخلط الصفوف والأعمدة والمربعات كما تشاء. المواضع الزائدة في وحدات الأساس زعانف. إما أن يكون الرقم في زعنفة وإما أن تصح السمكة بلا زعانف. فيُحذف المرشح الذي تستبعده السمكة إذا كان يرى كل الزعانف.
-lesson-strong-links = لرقم موضعان في كل من وحدتين، وموضع من الأولى يرى موضعًا من الثانية. لا يمكن أن يكون الرقم في هذين معًا، فهو في أحد الموضعين الآخرين على الأقل. والخلية التي ترى هذين الآخرين لا تقبله.
-lesson-empty-rectangle = تقع كل مواضع رقم في مربع ضمن صف واحد وعمود واحد. ووحدة تقطع أحد هذين الخطين خارج المربع ليس للرقم فيها إلا موضعان: قريب على ذلك الخط، وبعيد. إذا لم يكن في البعيد فهو في القريب، فيقع في المربع على الخط الآخر. فالخلية التي على هذا الخط الآخر وترى الموضع البعيد لا تقبله.
-lesson-unique-rectangle = أربع خلايا في صفين وعمودين ومربعين لا يجوز أن يكون فيها رقمان فقط، وإلا أمكن تبديلهما والحصول على حل ثانٍ. فيُحذف ما يؤدي إلى ذلك. تفترض هذه التقنية أن للغز حلًا وحيدًا.
-lesson-avoidable-rectangle = أربع خلايا في صفين وعمودين ومربعين، ليس فيها معطى، لا يجوز أن يكون فيها رقمان فقط، وإلا أمكن تبديلهما والحصول على حل ثانٍ. فلا بد أن يكون في الزوايا الأخيرة رقم آخر. تفترض هذه التقنية أن للغز حلًا وحيدًا.
-lesson-unique-loop = ست خلايا أو أكثر تكوّن حلقة: كل خلية تشترك مع التالية في وحدة، وفي كل وحدة من وحداتها اثنتان منها بالضبط. لا يجوز أن يكون فيها رقمان فقط، وإلا أمكن تبديلهما والحصول على حل ثانٍ. فيُحذف ما يؤدي إلى ذلك. تفترض هذه التقنية أن للغز حلًا وحيدًا.
-lesson-extended-rectangle = ست خلايا في صفين وثلاثة أعمدة، أو في ثلاثة صفوف وعمودين، وفي مربعين أو ثلاثة. لا يجوز أن يكون فيها ثلاثة أرقام فقط، وإلا أمكن تبديلها بين الصفين أو العمودين والحصول على حل ثانٍ. فيُحذف ما يؤدي إلى ذلك. تفترض هذه التقنية أن للغز حلًا وحيدًا.
-lesson-bug-extras = في بعض الخلايا الفارغة مرشحات زائدة. لولاها لكان في كل خلية فارغة مرشحان، ولكل رقم موضعان في كل وحدة، ولكان للغز عدة حلول أو لا حل له. إذن أحد المرشحات الزائدة صحيح، ويُحذف ما يستبعدها كلها. تفترض هذه التقنية أن للغز حلًا وحيدًا.
-lesson-als-chain = المجموعة شبه المقفلة خلايا من وحدة واحدة، مرشحاتها تزيد على عددها بواحد. احذف أحد أرقامها ففيها كل الأخرى. فيمكن للسلسلة أن تدخل من أحد أرقامها وتخرج من آخر.

## New game: what a worker reports

new_game_without_givens = المعطيات المطلوبة للمستوى «{ $level }»: { $asked }. وأقرب ما وُجد: { $count }.
new_game_not_quite = لم يوجد لغز مطابق تمامًا. هذا هو الأقرب: المعطيات { $count }.
new_game_rated = لم يوجد لغز مطابق تمامًا. هذا هو الأقرب: المعطيات { $count }، التقييم { $rating }.
new_game_missing = لم يوجد لغز مطابق تمامًا. هذا هو الأقرب: المعطيات { $count }، التقييم { $rating }، دون { $missing }.
new_game_unwanted = لم يوجد لغز مطابق تمامًا. هذا هو الأقرب: المعطيات { $count }، التقييم { $rating }، مع { $unwanted }.
new_game_missing_unwanted = لم يوجد لغز مطابق تمامًا. هذا هو الأقرب: المعطيات { $count }، التقييم { $rating }، دون { $missing }، مع { $unwanted }.
order_at_least = مع تقنية { $technique } أو أصعب
order_nothing_harder = لا تقنية أصعب من { $technique }
order_minutes = نحو { $minutes } د لمعظم اللاعبين
progress_rating = { $what }. الأفضل حتى الآن: التقييم { $rating }، المعطيات { $givens }…
progress_givens = { $what }. الأفضل حتى الآن: المعطيات { $givens } (المحاولة { $attempt } من { $attempts })…
progress_attempt = { $what } (المحاولة { $attempt } من { $attempts })…

## Rating: what a worker reports

rating_stopped_at = أُوقف. التقييم لا يقل عن { $rating }.
rating_at_least = التقييم: { $rating } على الأقل…
rating_explained = أول رقم يوضع: { $placement }. أول خطوة: { $first }. على مقياس Sudoku Explainer تقييم أسهل الألغاز 1.2، والمجموعات الجزئية المخفية نحو 4، والسلاسل 6.5 فأكثر، وأصعب الألغاز المعروفة قرابة 12.
rating_other_name = ⁦SE: { $name }⁩
rating_technique = التقنية
rating_times = عدد المرات
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = الوحيد المخفي
family_direct-pointing = التأشير المباشر
family_direct-claiming = الحجز المباشر
family_direct-hidden-pair = الزوج المخفي المباشر
family_naked-single = الوحيد الظاهر
family_direct-hidden-triplet = الثلاثية المخفية المباشرة
family_pointing = التأشير
family_claiming = الحجز
family_naked-pair = الزوج الظاهر
family_x-wing = X-Wing
family_hidden-pair = الزوج المخفي
family_naked-triplet = الثلاثية الظاهرة
family_swordfish = سمكة أبو سيف
family_hidden-triplet = الثلاثية المخفية
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = المستطيل الفريد
family_unique-loop = الحلقة الفريدة
family_naked-quad = الرباعية الظاهرة
family_jellyfish = قنديل البحر
family_hidden-quad = الرباعية المخفية
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = استبعاد الزوج المتحاذي
family_bidirectional-x-cycle = دورة X ثنائية الاتجاه
family_bidirectional-y-cycle = دورة Y ثنائية الاتجاه
family_turbot-fish = سمكة الترس
family_forcing-x-chain = سلسلة الإجبار X
family_bidirectional-cycle = الدورة ثنائية الاتجاه
family_forcing-chain = سلسلة الإجبار
family_aligned-triplet-exclusion = استبعاد الثلاثية المتحاذية
family_nishio-forcing-chains = سلاسل الإجبار (نيشيو)
family_cell-forcing-chains = سلاسل الإجبار لخلية
family_region-forcing-chains = سلاسل الإجبار لوحدة
family_dynamic-forcing-chains = سلاسل الإجبار الديناميكية
family_dynamic-forcing-chains-plus = سلاسل الإجبار الديناميكية (+)
family_dynamic-forcing-chains-plus-forcing-chains = سلاسل الإجبار الديناميكية (+ سلاسل الإجبار)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = سلاسل الإجبار الديناميكية (+ سلاسل الإجبار المتعددة)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = سلاسل الإجبار الديناميكية (+ سلاسل الإجبار الديناميكية)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = سلاسل الإجبار الديناميكية (+ سلاسل الإجبار الديناميكية (+))

## Faults of puzzles and requests

read_at = السطر { $line }، العمود { $column }: { $fault }
read_empty = لا لغز في هذا النص.
read_too_long = هذا النص أطول من أن يكون لغزًا واحدًا: عدد الرموز { $characters }.
read_several_lines = أدخل سطرًا واحدًا فقط.
read_symbol = «{ $symbol }» ليس رقمًا ولا فراغًا ( ⁦. 0 * _⁩ ).
read_letter = «{ $symbol }» حرف. أرقام هذه اللوحة من 1 إلى { $last }.
read_too_large = { $symbol } أكبر من اللازم هنا: الأرقام من 1 إلى { $last }.
read_length = عدد الخلايا { $found }. في اللوحة الكلاسيكية 81، وفي الأحجام الأخرى 16 أو 36 أو 144 أو 256 أو 625.
read_length_of_board = عدد الخلايا { $found }. في لوحة { $board } يجب أن يكون { $cells }.
givens_conflict = تكرر { $digit } { CASE($house, form: "in") }: { $first } و{ $second }.
givens_no_candidate = لا رقم ممكنًا في { $cell }.
givens_no_place = لا موضع للرقم { $digit } { CASE($house, form: "in") }.
recipe_starter = اللغز المدمج دائمًا ⁦9 × 9⁩ ومتوسط وبلا تناظر.
recipe_givens_reversed = أدخل العدد الأصغر من المعطيات أولًا.
recipe_too_many_givens = ليس في لوحة { $board } إلا { $cells } خلية.
recipe_too_few_givens = لا يوجد لغز على لوحة { $board } معطياته أقل من { $fewest }.
recipe_symmetry = لا لغز بهذا التناظر له هذا العدد من المعطيات. جرّب { $below } أو { $above }.
recipe_unrated = التقييم لألغاز ⁦9 × 9⁩ فقط.
recipe_ratings_reversed = أدخل التقييم الأدنى أولًا.
recipe_no_such_rating = التقييمات من 1.2 إلى { $greatest }.
recipe_both = لا يمكن طلب تقنية { $technique } واستبعادها معًا.
recipe_above_rating = تقييم الألغاز التي تتطلب تقنية { $technique } يبدأ من { $least }. اختر تقييمًا أعلى.
recipe_needed_anyway = لا يمكنك استبعاد تقنية { $technique }: كل لغز يحتاج إليها لملء آخر فراغ.
recipe_nearly_full = إذا كانت المعطيات { $from } أو أكثر فلا يحتاج اللغز إلا إلى تقنية { $technique }، وتقييمه 1.0.
recipe_harder = تقنية { $technique } أصعب من أصعب تقنية مسموح بها، وهي { $hardest }.
recipe_never_next = لا لغز يحتاج إلى تقنية { $technique }: تكفي دائمًا تقنية أسهل.
recipe_too_few_for_easiest = تقنية { $technique } وحدها لا تكفي لحل لغز معطياته أقل من { $fewest }.
recipe_no_path = لم يوجد لغز بهذه التقنيات. أعد المحاولة أو اطلب تقنيات أقل.
recipe_no_minutes = لم يوجد لغز كهذا. أعد المحاولة أو اختر وقتًا آخر أو مستوى آخر.
recipe_impossible = لا لغز يطابق هذه الخيارات.

## What the worker refuses

refused_unreadable = لا يستطيع Nonet قراءة هذا الطلب. أعد تحميل الصفحة.
refused_no_solution = لا حل لهذا اللغز. { $why }
refused_not_classic = لا يمكن تقييم إلا ألغاز ⁦9 × 9⁩.
study_unknown_technique = لا توجد تقنية كهذه.
study_no_position = لم يجد Nonet وضعية لتقنية { $technique }.
refused_not_unique = لا يمكن تقييم لغز إلا إذا كان له حل وحيد.
