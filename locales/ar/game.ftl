# Nonet in Arabic: the board's page.

## General

two_sentences = { $first } { $second }
word_back = رجوع
word_back_to_game = العودة إلى اللعبة
word_cancel = إلغاء
word_close = إغلاق
word_help = مساعدة
word_how_far = التقدم
word_menu = القائمة
word_messages = الرسائل
word_new_game = لعبة جديدة
word_next = التالي
word_notes = ملاحظات
word_rating = التقييم
word_settings = الإعدادات
word_tools = الأدوات
word_try_again = أعد المحاولة
one_number = { $number }
range = ⁦{ $least }–{ $most }⁩

house_name = { $case ->
    [in] { $kind ->
        [row] في الصف { $number }
        [column] في العمود { $number }
        [box] في المربع { $number }
        [region] في المنطقة { $number }
        [window] في النافذة { $number }
        [group] في المجموعة { $number }
        [extra] في المنطقة الإضافية { $number }
       *[diagonal] على القطر { $number }
    }
   *[other] { $kind ->
        [row] الصف { $number }
        [column] العمود { $number }
        [box] المربع { $number }
        [region] المنطقة { $number }
        [window] النافذة { $number }
        [group] المجموعة { $number }
        [extra] المنطقة الإضافية { $number }
       *[diagonal] القطر { $number }
    }
}
level_name = { $level ->
    [easy] سهل
    [medium] متوسط
    [hard] صعب
    [master] محترف
   *[extreme] شديد الصعوبة
}
page_title = { $page } – Nonet
progress_placed = وُضع { $placed } من { $all }
progress_left = بقي { $left }
progress_hints = { $hints ->
    [one] تلميح واحد
    [two] تلميحان
    [few] { $hints } تلميحات
    [many] { $hints } تلميحًا
   *[other] { $hints } تلميح
}
level_titled = { $title }
level_custom = مخصص
level_own = لغزك
level_copy = { $name } (نسخة)
level_version = { $name } (نسخة أخرى)
level_and_board = { $level }، { $board }
board_plain = ⁦{ $side } × { $side }⁩
board_diagonals = ⁦{ $side } × { $side }⁩ مع القطرين
board_rules = ⁦{ $side } × { $side }⁩ مع { $rules }
rule_name = { $rule ->
    [jigsaw] مناطق متعرجة
    [diagonal] القطر من أعلى اليسار
    [antidiagonal] القطر من أعلى اليمين
    [diagonals] كلا القطرين
    [windoku] ويندوكو
    [disjoint] مجموعات منفصلة
    [extra] مناطق إضافية
    [anti-knight] منع حركة الحصان
    [anti-king] منع حركة الملك
    [non-consecutive] منع الأرقام المتتالية
    [odd] خلايا فردية
    [even] خلايا زوجية
    [digits] خلايا مقيّدة
    [kropki] نقاط كروبكي
    [xv] علامات XV
    [killer] أقفاص كيلر
    [little-killer] مجاميع الأقطار
    [thermo] مقاييس الحرارة
    [slow-thermo] مقاييس الحرارة البطيئة
    [arrow] أسهم
    [double-arrow] أسهم مزدوجة
    [difference] نقاط بيضاء
    [ratio] نقاط سوداء
    [no-other-difference] اكتمال النقاط البيضاء
    [no-other-ratio] اكتمال النقاط السوداء
    [x] علامات X
    [v] علامات V
    [no-other-xv] اكتمال علامات X وV
    [greater] علامات الأكبر والأصغر
    [minimum] خلايا صغرى
    [maximum] خلايا كبرى
    [whisper] خطوط الهمس
    [renban] خطوط رينبان
    [nabner] خطوط نابنر
    [palindrome] خطوط تُقرأ من الطرفين
    [clone] مناطق مستنسخة
    [between] خطوط «بين»
    [lockout] خطوط الحظر
    [region-sum] خطوط مجموع المناطق
    [zipper] خطوط السحّاب
    [ten-line] خطوط المجموع
    [entropic] خطوط الإنتروبيا
    [modular] خطوط البواقي
    [quadruple] دوائر رباعية
    [sandwich] مجاميع الشطيرة
    [x-sum] مجاميع X
    [room] غرف مرقّمة
    [skyscraper] ناطحات سحاب
    [column-indexer] خلايا فهرسة الأعمدة
    [row-indexer] خلايا فهرسة الصفوف
    [global-entropy] الإنتروبيا الشاملة
    [anti-taxicab] منع مسافة التاكسي
    [lunchbox] علب الغداء
    [look-and-say] أقفاص «انظر وقل»
    [rellik] أقفاص ريليك
    [equal-sum] أقفاص متساوية المجموع
    [hidden-skyscraper] ناطحات سحاب مخفية
    [full-rank] الترتيب الكامل
   *[circles] دوائر العدّ
}

## Pages

nav_pages = الصفحات
nav_all_pages = كل الصفحات
nav_play = العب
nav_new = جديدة
nav_daily = اللغز اليومي
nav_games = الألعاب
nav_learn = تعلّم
nav_stats = إحصاءات
nav_statistics = الإحصاءات
nav_print = طباعة
nav_bench = الورشة
nav_workbench = الورشة
nav_more = المزيد
nav_nonet = Nonet

## Loading

loading_solver = جارٍ تحميل محرّك الحل
loading_page = جارٍ تحميل هذه الصفحة
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } من { $total } ك.ب…
bytes_so_far = { $what }: { $kilobytes } ك.ب حتى الآن…
rest_loading = جارٍ تحميل بقية Nonet…
rest_not_loaded = تعذّر تحميل هذا الجزء من Nonet. هل انقطع الاتصال؟
page_not_loaded = تعذّر تحميل هذه الصفحة. هل انقطع الاتصال؟

## Board

board_label = سودوكو، { $level }، { $board }
board_help = تنقّل بمفاتيح الأسهم، وأدخل الأرقام بمفاتيحها، واضغط F1 لعرض كل المفاتيح.
cell_place = الصف { $row } العمود { $column }، المربع { $box_number }
cell_place_and = الصف { $row } العمود { $column }، { PLAIN($places) }
cell_rule = { $rule ->
    [odd] خلية فردية
   *[even] خلية زوجية
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = فارغة
cell_digit = { $digit }
cell_given = معطى
cell_conflict = تعارض
cell_mistake = خطأ
cell_notes = ملاحظات { SPACED($digits) }
cell_centre = في الوسط { SPACED($digits) }
cell_struck = المشطوب { SPACED($digits) }
cell_colour = اللون { PLAIN($colours) }
cell_colours = الألوان { $colours }
colour_name = { $case ->
    [the] { $colour ->
        [rose] الأحمر
        [amber] البرتقالي
        [lemon] الأصفر
        [leaf] الأخضر
        [teal] الفيروزي
        [sky] الأزرق
        [violet] البنفسجي
        [pink] الوردي
       *[grey] الرمادي
    }
   *[other] { $colour ->
        [rose] أحمر
        [amber] برتقالي
        [lemon] أصفر
        [leaf] أخضر
        [teal] فيروزي
        [sky] أزرق
        [violet] بنفسجي
        [pink] وردي
       *[grey] رمادي
    }
}
givens_count = { $count ->
    [0] بلا معطيات
    [one] معطى واحد
    [two] معطيان
    [few] { $count } معطيات
    [many] { $count } معطى
   *[other] { $count } معطى
}
givens_and_board = { $count ->
    [0] بلا معطيات، { $board }
    [one] معطى واحد، { $board }
    [two] معطيان، { $board }
    [few] { $count } معطيات، { $board }
    [many] { $count } معطى، { $board }
   *[other] { $count } معطى، { $board }
}
bar_time = الوقت { $time }
keypad_digits = الأرقام
key_note = { $digit }، ملاحظة
key_colour = { $colour ->
    [rose] أحمر
    [amber] برتقالي
    [lemon] أصفر
    [leaf] أخضر
    [teal] فيروزي
    [sky] أزرق
    [violet] بنفسجي
    [pink] وردي
   *[grey] رمادي
}
keypad_notes = { $mode ->
    [corner] ملاحظات الزوايا
    [centre] ملاحظات الوسط
   *[colour] الألوان
}
key_all_placed = { $digit }، اكتمل
key_left = { $digit }، بقي { $left }
mode_group = وضع الإدخال
mode_digit = رقم
mode_corner = زاوية
mode_centre = وسط
mode_colour = لون
tool_undo = تراجع
tool_redo = إعادة
tool_erase = مسح
tool_select = تحديد
tool_check = فحص
tool_hint = تلميح

## Moves

digit_placed = { $left ->
    [0] وُضع { $digit }. اكتمل الرقم { $digit }.
   *[other] وُضع { $digit }. بقي { $left }.
}
placed = وُضع { $digit }.
digit_clash = { $house ->
    [row] { $digit } موجود بالفعل في هذا الصف.
    [column] { $digit } موجود بالفعل في هذا العمود.
    [box] { $digit } موجود بالفعل في هذا المربع.
    [region] { $digit } موجود بالفعل في هذه المنطقة.
    [window] { $digit } موجود بالفعل في هذه النافذة.
    [group] { $digit } موجود بالفعل في هذه المجموعة.
    [extra] { $digit } موجود بالفعل في هذه المنطقة الإضافية.
    [anti-knight] { $digit } موجود بالفعل على بُعد حركة حصان.
    [anti-king] { $digit } موجود بالفعل في خلية تلامس هذه الخلية.
    [non-consecutive] في خلية مجاورة رقم يلي { $digit } أو يسبقه.
    [odd] { $digit } زوجي، وهذه الخلية للأرقام الفردية فقط.
    [even] { $digit } فردي، وهذه الخلية للأرقام الزوجية فقط.
   *[diagonal] { $digit } موجود بالفعل على هذا القطر.
}
digit_mistake = { $digit } خطأ.
erased = مُسح.
notes_none = لا ملاحظات.
notes_of_cell = ملاحظات { PLAIN($digits) }.
centre_notes_of_cell = ملاحظات الوسط { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] أرقام.
    [corner] ملاحظات الزوايا.
    [centre] ملاحظات الوسط.
   *[colour] ألوان.
}
entered_in = { $mode ->
    [digit] { $count ->
        [one] { $digit } في خلية واحدة.
        [two] { $digit } في خليتين.
        [few] { $digit } في { $count } خلايا.
        [many] { $digit } في { $count } خلية.
       *[other] { $digit } في { $count } خلية.
    }
    [corner] { $count ->
        [one] ملاحظة زاوية { $digit } في خلية واحدة.
        [two] ملاحظة زاوية { $digit } في خليتين.
        [few] ملاحظة زاوية { $digit } في { $count } خلايا.
        [many] ملاحظة زاوية { $digit } في { $count } خلية.
       *[other] ملاحظة زاوية { $digit } في { $count } خلية.
    }
   *[centre] { $count ->
        [one] ملاحظة وسط { $digit } في خلية واحدة.
        [two] ملاحظة وسط { $digit } في خليتين.
        [few] ملاحظة وسط { $digit } في { $count } خلايا.
        [many] ملاحظة وسط { $digit } في { $count } خلية.
       *[other] ملاحظة وسط { $digit } في { $count } خلية.
    }
}
singles_filled = { $count ->
    [one] تبعه رقم وحيد.
    [two] تبعه رقمان وحيدان.
    [few] تبعته { $count } أرقام وحيدة.
    [many] تبعه { $count } رقمًا وحيدًا.
   *[other] تبعه { $count } رقم وحيد.
}
erased_from = { $mode ->
    [digit] { $count ->
        [one] مُسح { $digit } من خلية واحدة.
        [two] مُسح { $digit } من خليتين.
        [few] مُسح { $digit } من { $count } خلايا.
        [many] مُسح { $digit } من { $count } خلية.
       *[other] مُسح { $digit } من { $count } خلية.
    }
    [corner] { $count ->
        [one] مُسحت ملاحظة الزاوية { $digit } من خلية واحدة.
        [two] مُسحت ملاحظة الزاوية { $digit } من خليتين.
        [few] مُسحت ملاحظة الزاوية { $digit } من { $count } خلايا.
        [many] مُسحت ملاحظة الزاوية { $digit } من { $count } خلية.
       *[other] مُسحت ملاحظة الزاوية { $digit } من { $count } خلية.
    }
   *[centre] { $count ->
        [one] مُسحت ملاحظة الوسط { $digit } من خلية واحدة.
        [two] مُسحت ملاحظة الوسط { $digit } من خليتين.
        [few] مُسحت ملاحظة الوسط { $digit } من { $count } خلايا.
        [many] مُسحت ملاحظة الوسط { $digit } من { $count } خلية.
       *[other] مُسحت ملاحظة الوسط { $digit } من { $count } خلية.
    }
}
restored = أُلغي شطب { $digit } في { $cell }.
struck_in = { $count ->
    [one] شُطب { $digit } في خلية واحدة.
    [two] شُطب { $digit } في خليتين.
    [few] شُطب { $digit } في { $count } خلايا.
    [many] شُطب { $digit } في { $count } خلية.
   *[other] شُطب { $digit } في { $count } خلية.
}
unstruck_in = { $count ->
    [one] أُلغي شطب { $digit } في خلية واحدة.
    [two] أُلغي شطب { $digit } في خليتين.
    [few] أُلغي شطب { $digit } في { $count } خلايا.
    [many] أُلغي شطب { $digit } في { $count } خلية.
   *[other] أُلغي شطب { $digit } في { $count } خلية.
}
cell_painted = لُوّنت { $cell } باللون { CASE($colour, form: "the") }.
cell_unpainted = أُزيل اللون { CASE($colour, form: "the") } من { $cell }.
candidate_painted = لُوّن { $digit } في { $cell } باللون { CASE($colour, form: "the") }.
candidate_unpainted = { $digit } في { $cell } بلا لون.
painted_in = { $count ->
    [one] لُوّنت خلية واحدة باللون { CASE($colour, form: "the") }.
    [two] لُوّنت خليتان باللون { CASE($colour, form: "the") }.
    [few] لُوّنت { $count } خلايا باللون { CASE($colour, form: "the") }.
    [many] لُوّنت { $count } خلية باللون { CASE($colour, form: "the") }.
   *[other] لُوّنت { $count } خلية باللون { CASE($colour, form: "the") }.
}
unpainted_in = { $count ->
    [one] أُزيل اللون { CASE($colour, form: "the") } من خلية واحدة.
    [two] أُزيل اللون { CASE($colour, form: "the") } من خليتين.
    [few] أُزيل اللون { CASE($colour, form: "the") } من { $count } خلايا.
    [many] أُزيل اللون { CASE($colour, form: "the") } من { $count } خلية.
   *[other] أُزيل اللون { CASE($colour, form: "the") } من { $count } خلية.
}
digit_bound = لُوّن كل { $digit } باللون { CASE($colour, form: "the") }.
digit_unbound = لم يعد للرقم { $digit } لون.
colour_gone = لم تبقَ خلية باللون { CASE($colour, form: "the") }.
colours_cleared = أُزيلت كل الألوان.
light_on = تمييز { $digit }. بقي { $left }، والخلايا الممكنة: { $open }.
light_first = المس خلية لإدخال { $digit }. بقي { $left }، والخلايا الممكنة: { $open }.
light_off = لا رقم مميزًا.
pause_on = إيقاف مؤقت. اللوحة مخفية.
pause_off = استُؤنفت اللعبة.
pause_title = إيقاف مؤقت
pause_resume = استئناف
bar_pause = إيقاف مؤقت
bar_zoom = تكبير
check_clean = لا أخطاء حتى الآن.
check_wrong = { $count ->
    [one] رقم واحد خاطئ، وهو مُشار إليه حتى حركتك التالية.
    [two] رقمان خاطئان، وهما مُشار إليهما حتى حركتك التالية.
    [few] { $count } أرقام خاطئة، وهي مُشار إليها حتى حركتك التالية.
    [many] { $count } رقمًا خاطئًا، وهي مُشار إليها حتى حركتك التالية.
   *[other] { $count } رقم خاطئ، وهي مُشار إليها حتى حركتك التالية.
}
check_lost = { $count ->
    [one] استُبعد مرشح لازم.
    [two] استُبعد مرشحان لازمان.
    [few] استُبعدت { $count } مرشحات لازمة.
    [many] استُبعد { $count } مرشحًا لازمًا.
   *[other] استُبعد { $count } مرشح لازم.
}
full_but_wrong = اكتملت اللوحة، لكن فيها خطأ. يبيّن الفحص موضعه.
checkpoint_set = حُفظت نقطة الرجوع { $number }.
checkpoint_removed = حُذفت نقطة الرجوع.
place_reached = { $count ->
    [0] عودة إلى البداية.
    [one] عند الحركة { $count }.
    [two] عند الحركة { $count }.
    [few] عند الحركة { $count }.
    [many] عند الحركة { $count }.
   *[other] عند الحركة { $count }.
}
stops_title = نقاط الرجوع
stops_intro = ارجع إلى نقطة حفظتها أو إلى مسار تركته. لا تضيع أي حركة.
stop_name = الاسم
stop_go = انتقال
stop_remove = حذف
stop_here = أنت هنا
stop_checkpoint = نقطة الرجوع { $number }
stop_line = { $placed ->
    [0] مسار تُرك بعد { $time }، لم يوضع فيه أي رقم
    [one] مسار تُرك بعد { $time }، وُضع فيه رقم واحد
    [two] مسار تُرك بعد { $time }، وُضع فيه رقمان
    [few] مسار تُرك بعد { $time }، وُضعت فيه { $placed } أرقام
    [many] مسار تُرك بعد { $time }، وُضع فيه { $placed } رقمًا
   *[other] مسار تُرك بعد { $time }، وُضع فيه { $placed } رقم
}
stop_of = { $what }: { $name }
score_name = سجل اللعبة: { PLAIN($parts) }
score_placed = { $count ->
    [0] لم يوضع أي رقم
    [one] وُضع رقم واحد
    [two] وُضع رقمان
    [few] وُضعت { $count } أرقام
    [many] وُضع { $count } رقمًا
   *[other] وُضع { $count } رقم
}
score_slips = { $count ->
    [one] هفوة واحدة
    [two] هفوتان
    [few] { $count } هفوات
    [many] { $count } هفوة
   *[other] { $count } هفوة
}
score_spots = { $count ->
    [one] توقف طويل واحد
    [two] توقفان طويلان
    [few] { $count } توقفات طويلة
    [many] { $count } توقفًا طويلًا
   *[other] { $count } توقف طويل
}
candidates_on = المرشحات ظاهرة.
candidates_off = المرشحات مخفية.
picking_on = حدّد الخلايا واحدة واحدة.
picking_off = توقف التحديد.
selected = { $count ->
    [0] لا شيء محدد.
    [one] حُددت خلية واحدة.
    [two] حُددت خليتان.
    [few] حُددت { $count } خلايا.
    [many] حُددت { $count } خلية.
   *[other] حُددت { $count } خلية.
}
selected_cells = المحدد: { PLAIN($cells) }.
nothing_selected = لا شيء محدد.
cell_candidates = الممكن هنا: { OR($digits) }.
cell_filled = فيها { $digit }.
cell_without_candidates = لا يمكن وضع أي رقم هنا.
colour_in = { $colour }: { PLAIN($places) }.
no_colours = لا شيء ملوَّن.
struck_candidates = المشطوب: { PLAIN($candidates) }.
no_strikes = لا شيء مشطوب.
notes_tidied = أُزيلت الملاحظات المستبعدة.
digit_filled = كُتب { $digit } في الملاحظات حيثما أمكن.
fill_which = حدّد أولًا خلية فيها الرقم.
notes_filled = كُتبت كل المرشحات.
refused_given = هذا من الأرقام المعطاة.
refused_filled = امسح الرقم أولًا ثم أضف الملاحظات.
game_over = حُلّ اللغز. يمكنك المتابعة من أي موضع عبر «إعادة العرض».
copy_begun = تتابع اللعب في نسخة. اللعبة المحلولة باقية بين ألعابك بزمنها.
undo_label = تم التراجع
redo_label = تمت الإعادة
nothing_to_undo = لا شيء للتراجع عنه.
nothing_to_redo = لا شيء لإعادته.
moved = { $what }.
moved_cleared = { $what }: لم يعد { $digit } في { $cell }.
moved_placed = { $what }: { $digit } في { $cell }.
moved_struck = { $what }: استُبعد { $digit } من { $cell }.
moved_unstruck = { $what }: أُلغي استبعاد { $digit } من { $cell }.
moved_notes = { $what }: ملاحظات { $cell } هي { PLAIN($digits) }.
moved_no_notes = { $what }: لا ملاحظات في { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } في { $cell }
candidates_struck = المستبعد: { PLAIN($candidates) }.
house_read_out = { $house }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = فارغة
digit_left = { $count ->
    [one] { $digit } (مرة واحدة)
    [two] { $digit } (مرتان)
    [few] { $digit } ({ $count } مرات)
    [many] { $digit } ({ $count } مرة)
   *[other] { $digit } ({ $count } مرة)
}
digits_left = بقي: { PLAIN($digits) }.
nothing_left = وُضعت كل الأرقام.

## The end of a game

solved_alone = حُلّ خلال { $time } دون تلميحات.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] حُلّ خلال { $time }. مرات فحص الأخطاء: { $hints }.
    [place] حُلّ خلال { $time }. التلميحات: { $hints }. أعمقها بيّن أين تنظر.
    [name] حُلّ خلال { $time }. التلميحات: { $hints }. أعمقها سمّى التقنية.
    [pattern] حُلّ خلال { $time }. التلميحات: { $hints }. أعمقها بيّن النمط.
    [proof] حُلّ خلال { $time }. التلميحات: { $hints }. أعمقها بيّن البرهان.
    [step] حُلّ خلال { $time }. التلميحات: { $hints }. أعمقها بيّن الخطوة كلها.
   *[unknown] حُلّ خلال { $time }. التلميحات: { $hints }.
}
rated = التقييم { $rating }.
rated_by_step = التقييم { $rating } ({ $step }).
panel_another = العب لغزًا آخر
stats_best = الأفضل
stats_median = الوسيط
end_unknown = …
end_solved = حُلّ
end_share = مشاركة
end_hardest = أصعب خطوة
end_hints_label = التلميحات
end_rating = التقييم
end_seed = البذرة
estimate_title = الوقت المتوقع
estimate_range = من { $low } إلى { $high } د
estimate_own = نحو { $minutes } د لك
estimate_both = من { $low } إلى { $high } د، ونحو { $minutes } د لك
end_record = أفضل وقت لك
end_missed = ما الذي فاتني؟
end_hints = { $depth ->
    [mistake] { $count } (فحص أخطاء)
    [place] { $count } (حتى الموضع)
    [name] { $count } (حتى الاسم)
    [pattern] { $count } (حتى النمط)
    [proof] { $count } (حتى البرهان)
    [step] { $count } (حتى الخطوة كلها)
   *[unknown] { $count }
}
hint_lesson = درس

## Hints

hint_title = تلميح
hint_looking = جارٍ البحث عن الخطوة التالية…
hint_closed = أُغلق التلميح.
hint_mistake = هناك خطأ
hint_where_to_look = أين تنظر
hint_the_pattern = النمط
hint_sentence_of = { $number } من { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }، { $detail }. { $text }
tier_name = { $tier ->
    [beginner] مبتدئ
    [easy] سهل
    [medium] متوسط
    [hard] صعب
    [expert] محترف
    [extreme] شديد الصعوبة
   *[beyond] فوق كل المستويات
}
tier_if_unique = { $tier }، بافتراض حل وحيد
already_solved = حُلّ اللغز، ولم تبقَ خطوات.
step_done = تم.
moves_undone = { $count ->
    [one] أُلغيت حركة واحدة. لم يبقَ خطأ.
    [two] أُلغيت حركتان. لم يبقَ خطأ.
    [few] أُلغيت { $count } حركات. لم يبقَ خطأ.
    [many] أُلغيت { $count } حركة. لم يبقَ خطأ.
   *[other] أُلغيت { $count } حركة. لم يبقَ خطأ.
}
undo_count = { $count ->
    [one] تراجع عن حركة
    [two] تراجع عن حركتين
    [few] تراجع عن { $count } حركات
    [many] تراجع عن { $count } حركة
   *[other] تراجع عن { $count } حركة
}
fault_digit_in = { CASE($house, form: "in") } رقم خاطئ.
fault_candidate_in = استُبعد مرشح لازم { CASE($house, form: "in") }.
fault_digit_at = { $digit } في { $cell } خطأ.
fault_candidate_at = استُبعد { $digit } من { $cell }، وهو لازم فيها.
next_is = الخطوة التالية: { $technique }.
proof_place = الخطوة { $number } من { $count }
another_place = الخيار { $number } من { $count }
another_none = لا يجد Nonet هنا خطوة أخرى إلا خطوات أصعب.
hint_thinking = جارٍ البحث…
singles_none = لا خلية تُملأ الآن برقم وحيد.
singles_count = { $count ->
    [one] خلية واحدة تُملأ برقم وحيد، وهي مُشار إليها.
    [two] خليتان تُملآن برقمين وحيدين، وهما مُشار إليهما.
    [few] { $count } خلايا تُملأ بأرقام وحيدة، وهي مُشار إليها.
    [many] { $count } خلية تُملأ بأرقام وحيدة، وهي مُشار إليها.
   *[other] { $count } خلية تُملأ بأرقام وحيدة، وهي مُشار إليها.
}
singles_told = { PLAIN($candidates) }.
simpler_title = هل من خطوة أسهل؟
why_title = { $cell }: لماذا لا تكون { $digit }؟
why_question = لماذا لا تكون { $cell }…؟ اضغط رقمًا.
why_filled = في { $cell } الرقم { $digit } بالفعل.
why_seen = لا يمكن أن تكون { $cell } هي { $digit }، لأنها ترى { $digit } في { $cells }.
ask_name = سمِّ التقنية التالية
ask_singles = كل الأرقام الوحيدة
ask_why = لماذا لا…؟
ask_again = اسأل مرة أخرى
ask_proof = إلى البرهان مباشرة
ask_another = خطوة أخرى
ask_simpler = هل من خطوة أسهل؟
point_at_cell = انظر إلى { $cell }: يمكنك ملؤها الآن.
point_at_digit = { $cell } هي { $digit }.
press_show_fault = أظهره
press_resume = العودة إلى الخطوة
press_erase = امسحه
press_put_back = أعده
press_do = نفّذها
press_next = التالي
hint_not_loaded = تعذّر على Nonet تحميل محرّك الحل، فلا يمكنه إعطاء تلميح. لعبتك كما هي.
hint_crashed = تعطّل محرّك الحل وأعاد Nonet تشغيله: اطلب التلميح مرة أخرى. لعبتك كما هي.
hint_took_too_long = استغرق البحث عن تلميح وقتًا طويلًا. لعبتك كما هي.

## The first game

guide_offer = أول مرة مع سودوكو؟
guide_new_here = أول مرة هنا؟
guide_begin = اللعبة الأولى
guide_detail = تعلّم اللعب في خمس خطوات
guide_easy = لعبة سهلة
guide_decline = ليس الآن
guide_title = اللعبة الأولى
guide_skip = تخطٍّ
guide_select = في كل صف وكل عمود وكل مربع كبير يظهر كل رقم مرة واحدة. اختر الخلية المُشار إليها.
guide_place = ينقص هذا المربع الكبير رقم واحد. ابحث عنه ثم اضغطه في لوحة الأرقام.
guide_single = لا يترك صف هذه الخلية وعمودها ومربعها الكبير إلا رقمًا واحدًا. أدخله.
guide_note = يمكن أن تكون هذه الخلية 7 أو 8. اختر «زاوية» ودوّن الرقمين.
guide_hint = هل علقت؟ اضغط «تلميح» لترى أين تنظر.
guide_done = هذا كل ما تحتاج إليه. استمتع باللعب!
guide_killer = أول لغز كيلر
guide_killer_detail = تعرّف على الأقفاص في خمس خطوات
guide_killer_select = أرقام القفص مختلفة ومجموعها هو العدد المكتوب عليه. اختر خلية مُشارًا إليها.
guide_killer_pair = خليتان مجموعهما 3 فيهما 1 و2. اختر «زاوية» ودوّن الرقمين.
guide_killer_rest = مجموع المربع الكبير 21، ومجموع قفصيه الكاملين 19. أدخل الباقي.
guide_killer_sets = ثلاثة أرقام مجموعها 8 هي إما 1 و2 و5 وإما 1 و3 و4. اختر خلية من القفص المُشار إليه.

## New game

new_one_press = اختر مستوى لتبدأ، أو اضغط من 1 إلى 5.
new_needs_easy = الوحيد المخفي
new_needs_medium = المرشحات المقفلة
new_needs_hard = أزواج وأجنحة وأسماك ومستطيلات
new_needs_master = سلاسل قصيرة، لرقم واحد غالبًا
new_needs_extreme = سلاسل طويلة وأقل عدد معطيات
new_between = ⁦{ $least }–{ $most }⁩
new_from = { $least } فأكثر
new_order_detail = اللوحة والتناظر والتقييم والتقنيات والبذرة
new_enter_detail = اكتبه أو الصقه
order_title = حسب الطلب
new_again = كرّر طلبك الأخير
order_sentence = { PLAIN($parts) }.
order_rated = التقييم من { $least } إلى { $most }
order_rated_exactly = التقييم { $rating }
order_any_rating = أي تقييم
order_half_turn = نصف دورة
order_quarter_turn = ربع دورة
order_left_right = تناظر بين اليمين واليسار
order_top_bottom = تناظر بين الأعلى والأسفل
order_diagonal = تناظر حول القطر
order_antidiagonal = تناظر حول القطر المعاكس
order_givens = { $count ->
    [0] بلا معطيات
    [one] معطى واحد
    [two] معطيان
    [few] { $count } معطيات
    [many] { $count } معطى
   *[other] { $count } معطى
}
order_givens_between = المعطيات من { $least } إلى { $most }
order_needs = مع { $techniques }
order_avoids = دون { $techniques }
new_game = { $count ->
    [0] لعبة جديدة: { $level }، بلا معطيات.
   *[other] لعبة جديدة: { $level }، المعطيات { $count }.
}
generating = جارٍ توليد لغز
generating_level = جارٍ توليد لغز: { $level }
generating_givens = جارٍ البحث عن لغز عدد معطياته { $givens }
progress_none = { $what }…
cancelled = أُلغي.
no_previous_game = لا توجد لعبة سابقة.
previous_game_opened = انتقلت إلى لعبتك الأخرى.
game_opened = فُتحت اللعبة.
generator_not_loaded = تعذّر تحميل مولّد الألغاز. لعبتك كما هي. اختر «لعبة جديدة» لتعيد المحاولة.
generator_crashed = تعطّل مولّد الألغاز وأعاد Nonet تشغيله: أعد المحاولة.
took_too_long = استغرق هذا وقتًا طويلًا فأوقفه Nonet. أعد المحاولة أو اختر خيارات أخرى.

## Enter a puzzle

own_title = إدخال لغز
own_started = للغزك حل وحيد. استمتع باللعب!
entered_again = بدأت هذا اللغز من قبل. ها هو كما تركته.
entered_solved = حللت هذا اللغز من قبل. للعبه مرة أخرى اضغط «متابعة» في بداية «إعادة العرض».

## Menu

menu_previous = اللعبة السابقة
menu_fill_notes = اكتب كل الملاحظات
menu_fill_digit = دوّن هذا الرقم حيثما أمكن
menu_tidy = نظّف الملاحظات
menu_show_candidates = أظهر كل المرشحات
menu_hide_candidates = أخفِ المرشحات
menu_clear_colours = أزل كل الألوان
menu_check = افحص الأخطاء
menu_undo_mistake = تراجع إلى ما قبل أول خطأ
menu_checkpoint = نقطة رجوع
menu_stops = كل نقاط الرجوع
menu_replay = إعادة العرض
menu_share = مشاركة أو تصدير
menu_rating = أظهر التقييم
menu_copy_givens = انسخ لوحة البداية
menu_copy_board = انسخ اللوحة الحالية
menu_copy_seed = انسخ البذرة
menu_path = مسار الحل
menu_practice = تدريب
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = نُسخ.
copied_failed = منع المتصفح الوصول إلى الحافظة. اسمح به لهذا الموقع ثم انسخ مرة أخرى.

## Rating

rating_none = لا يمكن تقييم إلا ألغاز ⁦9 × 9⁩.
rating_stopped = توقف قبل أول نتيجة.
rating_failed = فشل التقييم. أعد تحميل الصفحة وحاول مرة أخرى.
rating_running = جارٍ التقييم…
rating_stop = إيقاف

## The theme

set_theme = المظهر
set_theme_system = النظام
set_theme_light = فاتح
set_theme_dark = داكن

## Saving

store_failed = لا يستطيع Nonet حفظ لعبتك: مساحة تخزين المتصفح ممتلئة أو محظورة. يمكنك مواصلة اللعب، لكن إعادة التحميل تُضيع حركاتك.
damaged_before = في زيارة سابقة تعذّر على Nonet فتح لعبة محفوظة. يمكنك تنزيل ملفها.
newer_save = هذه اللعبة حفظها إصدار أحدث من Nonet. أعد تحميل الصفحة لمواصلتها، أو حاول لاحقًا. حتى ذلك الحين لا يستطيع Nonet حفظ حركاتك هنا.
update_ready = إصدار جديد من Nonet جاهز. أعد تحميل الصفحة متى شئت: لعبتك محفوظة.
next_damaged = كان اللغز المولَّد مسبقًا تالفًا. سيولّد Nonet غيره.
both_kept = لُعبت هذه اللعبة في مكان آخر أيضًا. يحتفظ Nonet بالنسختين.
save_unreadable = لا يمكن قراءة الملف المحفوظ
save_newer = هذه اللعبة حفظها إصدار أحدث من Nonet (إصدار الحفظ { $version })
save_mismatch = اللغز وحله لا يتطابقان
save_bad_move = الحركة { $number } غير ممكنة
game_damaged = لا يستطيع Nonet فتح لعبتك المحفوظة: { $why }. يمكنك تنزيل ملفها. هذا لغز جديد.
previous_game_damaged = لا يستطيع Nonet فتح لعبتك السابقة: { $why }. يمكنك تنزيل ملفها.
notice_dismiss = إخفاء
notice_download = تنزيل
notice_reload = إعادة تحميل
