# Nonet in Arabic: the pages beside the board.

## General

word_board = اللوحة
verbatim = { $text }

## Workbench

bench_list_title = قائمتك
bench_list_label = الصق الألغاز أو اكتبها، لغز في كل سطر
bench_open = افتح ملفًا
bench_open_detail = أو أفلته هنا. حتى { $most } سطر.
bench_generate_title = أو ولّد ألغازًا
bench_level_choice = { $level }، المعطيات: { $givens }
bench_count = عدد الألغاز
bench_seed = أول بذرة
bench_generate = توليد
bench_generate_detail = البذرة نفسها تعطي القائمة نفسها.
bench_bad_count = أدخل عددًا صحيحًا من الألغاز، من 1 إلى { $most }.
bench_source = مصدر القائمة
bench_source_generate = توليد ألغاز
bench_tasks = ماذا تفعل بالقائمة
bench_tasks_each = ماذا تفعل بكل لغز
bench_task = { $task ->
    [solve] حل
    [count] عدّ
    [minimise] تقليص
   *[rate] تقييم
}
bench_task_detail = { $task ->
    [solve] حلٌّ، وهل هو الوحيد
    [count] عدد الحلول
    [minimise] اللغز دون معطيات زائدة
   *[rate] الصعوبة على مقياس Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = الحافظة
source_dropped = نص أُفلت
source_generated = { $level }، البذرة { $seed }
list_none = لا ألغاز بعد. الصق بعضها أو افتح ملفًا أو ولّدها.
list_empty = { $source }: لم توجد ألغاز.
list_reading = { $count ->
    [0] { $source }: لا ألغاز حتى الآن…
    [one] { $source }: لغز واحد حتى الآن…
    [two] { $source }: لغزان حتى الآن…
    [few] { $source }: { $count } ألغاز حتى الآن…
    [many] { $source }: { $count } لغزًا حتى الآن…
   *[other] { $source }: { $count } لغز حتى الآن…
}
list_of = { $count ->
    [one] لغز واحد.
    [two] لغزان.
    [few] { $count } ألغاز.
    [many] { $count } لغزًا.
   *[other] { $count } لغز.
}
list_from = { $count ->
    [one] { $source }: لغز واحد.
    [two] { $source }: لغزان.
    [few] { $source }: { $count } ألغاز.
    [many] { $source }: { $count } لغزًا.
   *[other] { $source }: { $count } لغز.
}
list_cut = { $source }: أول الألغاز، وعددها { $count }. امتلأت القائمة فتُرك الباقي.

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] جارٍ حل لغز واحد
        [two] جارٍ حل لغزين
        [few] جارٍ حل { $count } ألغاز
        [many] جارٍ حل { $count } لغزًا
       *[other] جارٍ حل { $count } لغز
    }
    [count] { $count ->
        [one] جارٍ عدّ حلول لغز واحد
        [two] جارٍ عدّ حلول لغزين
        [few] جارٍ عدّ حلول { $count } ألغاز
        [many] جارٍ عدّ حلول { $count } لغزًا
       *[other] جارٍ عدّ حلول { $count } لغز
    }
    [minimise] { $count ->
        [one] جارٍ تقليص لغز واحد
        [two] جارٍ تقليص لغزين
        [few] جارٍ تقليص { $count } ألغاز
        [many] جارٍ تقليص { $count } لغزًا
       *[other] جارٍ تقليص { $count } لغز
    }
    [rate] { $count ->
        [one] جارٍ تقييم لغز واحد
        [two] جارٍ تقييم لغزين
        [few] جارٍ تقييم { $count } ألغاز
        [many] جارٍ تقييم { $count } لغزًا
       *[other] جارٍ تقييم { $count } لغز
    }
   *[generate] { $count ->
        [one] جارٍ توليد لغز واحد
        [two] جارٍ توليد لغزين
        [few] جارٍ توليد { $count } ألغاز
        [many] جارٍ توليد { $count } لغزًا
       *[other] جارٍ توليد { $count } لغز
    }
}
run_begun = { $title }…
run_done = تم { $done }
run_done_rate = تم { $done }، { $rate } في الثانية
run_left = بقي { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } بالمئة
run_spoken_left = { $percent } بالمئة، { $left }
time_moment = أقل من 1 ث
time_seconds = { $seconds } ث
time_minutes = { $minutes } د { $seconds } ث
time_hours = { $hours } س { $minutes } د
run_ended = { $task ->
    [solve] { $count ->
        [one] حُلّ لغز واحد خلال { $time }.
        [two] حُلّ لغزان خلال { $time }.
        [few] حُلّت { $count } ألغاز خلال { $time }.
        [many] حُلّ { $count } لغزًا خلال { $time }.
       *[other] حُلّ { $count } لغز خلال { $time }.
    }
    [count] { $count ->
        [one] عُدّت حلول لغز واحد خلال { $time }.
        [two] عُدّت حلول لغزين خلال { $time }.
        [few] عُدّت حلول { $count } ألغاز خلال { $time }.
        [many] عُدّت حلول { $count } لغزًا خلال { $time }.
       *[other] عُدّت حلول { $count } لغز خلال { $time }.
    }
    [minimise] { $count ->
        [one] قُلّص لغز واحد خلال { $time }.
        [two] قُلّص لغزان خلال { $time }.
        [few] قُلّصت { $count } ألغاز خلال { $time }.
        [many] قُلّص { $count } لغزًا خلال { $time }.
       *[other] قُلّص { $count } لغز خلال { $time }.
    }
    [rate] { $count ->
        [one] قُيّم لغز واحد خلال { $time }.
        [two] قُيّم لغزان خلال { $time }.
        [few] قُيّمت { $count } ألغاز خلال { $time }.
        [many] قُيّم { $count } لغزًا خلال { $time }.
       *[other] قُيّم { $count } لغز خلال { $time }.
    }
   *[generate] { $count ->
        [one] وُلّد لغز واحد خلال { $time }.
        [two] وُلّد لغزان خلال { $time }.
        [few] وُلّدت { $count } ألغاز خلال { $time }.
        [many] وُلّد { $count } لغزًا خلال { $time }.
       *[other] وُلّد { $count } لغز خلال { $time }.
    }
}
run_rate = المعدل { $rate } في الثانية.
run_stopped = أُوقف بعد { $done } من { $total }.
run_faults = { $count ->
    [one] في سطر واحد خطأ.
    [two] في سطرين خطأ.
    [few] في { $count } أسطر خطأ.
    [many] في { $count } سطرًا خطأ.
   *[other] في { $count } سطر خطأ.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = تعذّر تحميل محرّك الحل. هل انقطع الاتصال؟
line_at_column = العمود { $column }: { $fault }
line_contradiction = لا حل له. { $why }
line_no_solution = لا حل له.
line_several_solutions = له أكثر من حل.
line_too_hard = هذا أصعب من أن يُحسم هنا.
line_too_long = تقليص هذا اللغز يستغرق هنا وقتًا طويلًا.
line_unrated = لا يمكن تقييم إلا ألغاز ⁦9 × 9⁩.
line_crashed = لم يتم: تعطّل محرّك الحل عند هذا السطر.
line_timed_out = لم يتم: استغرق هذا السطر وقتًا طويلًا.
line_lost = لم يتم: توقف محرّك الحل. أعد المحاولة.
file_fault = السطر { $line }: { $fault }

## Workbench: the table

table_results = الألغاز والنتائج
table_empty = كل سطر من قائمتك يصير صفًا هنا: اللغز ونتيجته.
table_column = { $column ->
    [line] السطر
    [puzzle] اللغز
    [solutions] الحلول
    [solution] الحل
    [givens] المعطيات
    [left] الباقي
    [minimal] اللغز الأصغري
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] أصعب خطوة
    [minutes] الوقت المتوقع (د)
    [milliseconds] الوقت بالملّي ثانية
   *[seed] البذرة
}
table_milliseconds = م.ث
table_number = { $number }
table_arranging = { $count ->
    [one] جارٍ ترتيب لغز واحد وتصفيته…
    [two] جارٍ ترتيب لغزين وتصفيتهما…
    [few] جارٍ ترتيب { $count } ألغاز وتصفيتها…
    [many] جارٍ ترتيب { $count } لغزًا وتصفيتها…
   *[other] جارٍ ترتيب { $count } لغز وتصفيتها…
}
table_sorted_rising = مرتب حسب { $column }، الأدنى أولًا.
table_sorted_falling = مرتب حسب { $column }، الأعلى أولًا.
table_unsorted = بترتيب القائمة.
table_shown = يظهر { $shown } من { $total }.
table_faults_only = الأسطر التي فيها أخطاء فقط
table_save = { $kind ->
    [text] حفظ كنص
    [csv] حفظ CSV
   *[tsv] حفظ TSV
}

## Workbench: the distribution of the ratings

spread_title = التقييمات
spread_chart = مدرّج تكراري للتقييمات، من { $from } إلى { $to }
spread_axis = التقييم (ER)
spread_scale = الألغاز، بمقياس الجذر التربيعي
spread_least = أدنى تقييم معروض
spread_most = أعلى تقييم معروض
spread_filter = اعرض فقط
spread_filter_help = مثل ⁦6.6–7.2⁩ أو X-Wing

## Workbench: the filters of the table

chips = شروط العرض الفعّالة
chip_rating = التقييم ⁦{ $from }–{ $to }⁩
chip_text = «{ $text }»
chip_remove = { $filter }: أزل هذا الشرط

facet_name = { $facet ->
    [givens] المعطيات
    [technique] أصعب خطوة
    [symmetry] التناظر
    [solutions] الحلول
   *[minimal] المعطيات الزائدة
}
facet_any = { $facet ->
    [givens] أي معطيات
    [technique] أي تقنية
    [symmetry] أي تناظر
    [solutions] أي عدد حلول
   *[minimal] أصغري أو لا
}
facet_givens = { $count ->
    [one] معطى واحد
    [two] معطيان
    [few] { $count } معطيات
    [many] { $count } معطى
   *[other] { $count } معطى
}
facet_one_solution = حل واحد
facet_solutions = الحلول: { $count }
facet_minimal = { $is_minimal ->
    [yes] أصغري
   *[no] غير أصغري
}
facet_no_symmetry = بلا تناظر
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = اللغز { $line }
row_givens = { $count ->
    [one] معطى واحد
    [two] معطيان
    [few] { $count } معطيات
    [many] { $count } معطى
   *[other] { $count } معطى
}
row_board = لوحة اللغز { $line }: { $digits }
row_play = العب
row_rate = قيّم هذا
row_copy = نسخ
row_rating = جارٍ التقييم…
row_rated = تقييم اللغز { $line } هو { $rating }.
row_unreadable = لا لغز في هذا السطر.
row_value = { $value }
row_rated_as = التقييم
row_symmetry = التناظر
symmetry = { $symmetry ->
    [rotate180] نصف دورة
    [rotate90] ربع دورة
    [mirror-h] يمين–يسار
    [mirror-v] أعلى–أسفل
    [diagonal] القطر
   *[antidiagonal] القطر المعاكس
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = لا يوجد
row_minimal = أصغري
row_redundant = { $count ->
    [0] نعم
   *[other] لا، الزائد { $count }
}
row_seed = البذرة

## Practice, lessons and the solve path

learn_lesson = درس
learn_practise = تدرّب
learn_all = كل التقنيات
learn_back_to_bench = العودة إلى الورشة
learn_board = سودوكو، { $title }، { $board }
learn_board_help = تنقّل بمفاتيح الأسهم. النص بجانب اللوحة يشرح العلامات التي عليها.
learn_explanation = الشرح
learn_loading = جارٍ التحميل…
learn_learned = التقنيات التي تعلّمتها: { $learned } من { $count }
learn_find = ابحث عن تقنية
learn_all_shown = كل التقنيات معروضة.
learn_found = { $count ->
    [0] لم توجد تقنية.
    [one] وُجدت تقنية واحدة.
    [two] وُجدت تقنيتان.
    [few] وُجدت { $count } تقنيات.
    [many] وُجدت { $count } تقنية.
   *[other] وُجدت { $count } تقنية.
}
learn_next = التالي لك
learn_nearly = أوشكت على تعلّمها
learn_repeat = حان وقت المراجعة
learn_met = { $count ->
    [one] ظهرت هذه التقنية في لغز واحد من ألغازك المحلولة.
    [two] ظهرت هذه التقنية في لغزين من ألغازك المحلولة.
    [few] ظهرت هذه التقنية في { $count } من ألغازك المحلولة.
    [many] ظهرت هذه التقنية في { $count } من ألغازك المحلولة.
   *[other] ظهرت هذه التقنية في { $count } من ألغازك المحلولة.
}
learn_puzzle = استخدمها في لغز
learn_positions = الوضعيات: حُلّ { $solved } من { $needed }
learn_solve_nine = حُلّ تسع وضعيات لتتعلّمها.
learn_is_learned = لقد تعلّمت هذه التقنية.
learn_section = { $section ->
    [singles] الأرقام الوحيدة
    [subsets] المرشحات المقفلة والمجموعات الجزئية
    [fish] الأسماك
    [one_digit] رقم واحد
    [wings] الأجنحة
    [uniqueness] وحدانية الحل
    [colours] التلوين
    [chains] السلاسل والحلقات
    [sets] المجموعات شبه المقفلة
    [forcing] سلاسل الإجبار وشبكاته
    [clues] المجاميع والخطوط والقيود
   *[hardest] أصعب الألغاز
}
learn_section_learned = تعلّمت { $learned } من { $count }
learn_rated = التقييم ⁦{ $from }–{ $to }⁩
learn_tiers = من { $from } إلى { $to }
learn_detail = { $section } · { $detail }
learn_solving = جارٍ الحل خطوة خطوة…
learn_searching = جارٍ البحث عن وضعية…
learn_searching_so_far = { $count ->
    [one] جارٍ البحث عن وضعية (لغز واحد حتى الآن)…
    [two] جارٍ البحث عن وضعية (لغزان حتى الآن)…
    [few] جارٍ البحث عن وضعية ({ $count } ألغاز حتى الآن)…
    [many] جارٍ البحث عن وضعية ({ $count } لغزًا حتى الآن)…
   *[other] جارٍ البحث عن وضعية ({ $count } لغز حتى الآن)…
}
learn_no_game = لا لعبة على اللوحة.
learn_mistake = على اللوحة خطأ، فلا مسار حل من هنا. استعمل «تلميح» لتجد الخطأ.
learn_not_kept = لا يستطيع Nonet حفظ عدد التمارين التي حللتها: مساحة تخزين المتصفح ممتلئة أو محظورة.
learn_not_loaded = تعذّر تحميل محرّك الحل. هل انقطع الاتصال؟
learn_crashed = تعطّل محرّك الحل وأعاد Nonet تشغيله: أعد المحاولة.
learn_took_too_long = استغرق هذا وقتًا طويلًا فأوقفه Nonet. أعد المحاولة.

## Practice

practice_tier = { $tier ->
    [beginner] مبتدئ
    [easy] سهل
    [medium] متوسط
    [hard] صعب
    [expert] محترف
    [extreme] شديد الصعوبة
   *[beyond] فوق كل المستويات
}
practice_write = { $technique }: اختر الخلية وأدخل رقمها.
practice_remove = { $technique }: اختر خلية ثم الرقم الذي يمكنك استبعاده منها.
practice_filled = في { $cell } رقم بالفعل.
practice_no_candidate = { $digit } ليس من مرشحات { $cell }.
practice_crossed = { $digit } مستبعد بالفعل من { $cell }.
practice_needed = ليس صحيحًا: { $digit } لازم في { $cell }.
practice_wrong = ليس صحيحًا: { $digit } ليس رقم { $cell }.
practice_other_write = ليس هذا المطلوب: { $cell } هي { $digit }، لكن تقنية { $technique } لا تُثبت ذلك.
practice_other_remove = ليس هذا المطلوب: { $cell } ليست { $digit }، لكن تقنية { $technique } لا تُثبت ذلك.
practice_right = { $left ->
    [one] صحيح. تستبعد هذه الخطوة مرشحًا آخر.
    [two] صحيح. تستبعد هذه الخطوة مرشحين آخرين.
    [few] صحيح. تستبعد هذه الخطوة { $left } مرشحات أخرى.
    [many] صحيح. تستبعد هذه الخطوة { $left } مرشحًا آخر.
   *[other] صحيح. تستبعد هذه الخطوة { $left } مرشح آخر.
}
practice_done = صحيح. المحلول حتى الآن: { $count }. الخطوة: { $line }
practice_where = أين؟
practice_show = أرني
practice_another = وضعية أخرى

## Solve path

path_steps = كل الخطوات
path_copy = نسخ
path_place = الخطوة { $number } من { $count }
path_spoken = الخطوة { $number } من { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }، الخطوات: { $count }
}
path_count = { $technique } × { $count }
path_summary = { $count ->
    [one] خطوة واحدة: { PLAIN($techniques) }.
    [two] خطوتان: { PLAIN($techniques) }.
    [few] { $count } خطوات: { PLAIN($techniques) }.
    [many] { $count } خطوة: { PLAIN($techniques) }.
   *[other] { $count } خطوة: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] لا تتيح أي تقنية معروفة التقدم أكثر. تبقى خلية واحدة فارغة.
    [two] لا تتيح أي تقنية معروفة التقدم أكثر. تبقى خليتان فارغتان.
    [few] لا تتيح أي تقنية معروفة التقدم أكثر. تبقى { $count } خلايا فارغة.
    [many] لا تتيح أي تقنية معروفة التقدم أكثر. تبقى { $count } خلية فارغة.
   *[other] لا تتيح أي تقنية معروفة التقدم أكثر. تبقى { $count } خلية فارغة.
}

## Replay

replay_none = لا حركات لعرضها بعد.
replay_solved = { $level } · حُلّ خلال { $time }
replay_played = { $level } · مدة اللعب { $time }
replay_board = إعادة العرض، { $board }
replay_board_help = اللوحة بعد هذه الحركة. لا يمكنك تغييرها هنا.
replay_panel = الحركة الحالية
replay_start = البداية
replay_play = تشغيل
replay_pause = إيقاف مؤقت
replay_branch = متابعة
replay_score = الحركات
replay_jumps = انتقل إلى
replay_speeds = السرعة
replay_speed = ⁦{ $factor }×⁩
replay_running = قيد العرض.
replay_stopped = أُوقف: { $what }
replay_at_start = بداية اللعبة
replay_placed = { $digit } في { $cell }
replay_slip = { $digit } في { $cell }، هفوة
replay_cleared = أُزيل { $digit } من { $cell }
replay_notes = ملاحظات { $cell }: { SPACED($digits) }
replay_no_notes = لا ملاحظات في { $cell }
replay_coloured = لون في { $cell }
replay_many = { $count ->
    [one] تغيرت خلية واحدة
    [two] تغيرت خليتان
    [few] تغيرت { $count } خلايا
    [many] تغيرت { $count } خلية
   *[other] تغيرت { $count } خلية
}
replay_nothing = لم يتغير شيء
replay_move = الحركة { $number } من { $count }
replay_time_and_move = { $time }، { $position }
replay_slow = توقف طويل قبل { $cell }.
replay_slow_timed = { $time } قبل { $cell }.
replay_ladder = أسهل خطوة هنا:
replay_technique = أسهل خطوة هنا: { $technique }.
replay_to_slow = توقف طويل قبل { $cell }
replay_to_slow_timed = توقف طويل، { $time } قبل { $cell }
replay_to_step = { $spot }: { $technique }
replay_to_slip = هفوة
replay_to_slip_timed = هفوة، { $time }
replay_to_hint = تلميح
replay_to_hint_timed = تلميح، { $time }
replay_to_checkpoint = نقطة رجوع
replay_to_checkpoint_timed = نقطة رجوع، { $time }

## Made to order

new_level = المستوى
new_level_givens = المعطيات: { $numbers }
new_symmetry = تناظر المعطيات
new_symmetry_none = بلا تناظر
new_symmetry_half_turn = نصف دورة
new_symmetry_quarter_turn = ربع دورة
new_symmetry_left_right = يمين–يسار
new_symmetry_top_bottom = أعلى–أسفل
new_symmetry_diagonal = القطر
new_symmetry_antidiagonal = القطر المعاكس
new_method = الطريقة
new_method_carve = الحذف من لوحة كاملة
new_method_build = البناء من لوحة فارغة
new_method_transform = خلط لغز معروف
new_method_starter = خلط اللغز المدمج
new_givens = عدد المعطيات
new_givens_help = مثل 24 أو ⁦22–26⁩
order_fewest_givens = أقل عدد معطيات
order_most_givens = أكبر عدد معطيات
new_rating_help = مثل 7.2 أو ⁦6.6–7.2⁩. تبيّن الأعمدة مدى شيوع كل تقييم.
order_lowest_rating = أدنى تقييم
order_highest_rating = أعلى تقييم
order_the_level = المستوى «{ $level }»
order_by_techniques = التقنيات تحدد الصعوبة، فيُقبل الآن أي تقييم.
order_time = وقت الحل
order_any_time = أي وقت
order_by_time = المستوى الآن هو الذي تستغرق ألغازه هذا الوقت تقريبًا.
order_clues = القيود
order_rules = قواعد إضافية
order_new_regions = في كل لعبة جديدة مناطق مختلفة.
new_needs = تتطلب
new_avoids = تستبعد
order_least = الصعوبة لا تقل عن
order_hardest_allowed = لا تقنية أصعب من
order_path_help = التقنيات كما في التلميحات، على مسار الحل الذي يختار أسهل خطوة في كل مرة.
custom_add = أضف تقنية…
custom_remove = أزل { $technique }
custom_both_names = { $name } ({ $english })
new_any = أي بذرة
new_seed = البذرة
new_seed_help = البذرة نفسها مع الخيارات نفسها تعطي اللغز نفسه. اتركها فارغة لأي لغز.
new_seed_draw = بذرة جديدة
new_bad_seed = البذرة عدد صحيح من 19 خانة على الأكثر.
form_bad_givens = أدخل عددًا واحدًا مثل 24، أو مجالًا مثل ⁦22–26⁩.
form_bad_rating = أدخل تقييمًا واحدًا مثل 7.2، أو مجالًا مثل ⁦6.6–7.2⁩.
new_start = توليد

## Enter a puzzle

checking_puzzle = جارٍ التحقق من أن للغز حلًا وحيدًا…
givens_found = { $count ->
    [one] معطى واحد.
    [two] معطيان.
    [few] { $count } معطيات.
    [many] { $count } معطى.
   *[other] { $count } معطى.
}
no_solution = لا حل لهذا اللغز.
cell_can_be = لهذا اللغز أكثر من حل: يمكن أن تكون { $cell } هي { OR($digits) }. الخلايا المختلفة مُشار إليها.
own_label = الصق لغزًا أو اكتبه
own_grid = لغزك
own_play = تحقق والعب
own_empty = اكتب لغزًا أو الصقه أو املأ اللوحة. الفراغات ⁦. 0 *⁩ أو ⁦_⁩.
own_too_few = { $count ->
    [0] لا معطيات بعد. تحتاج لوحة { $board } إلى { $fewest } على الأقل.
   *[other] المعطيات: { $count }. تحتاج لوحة { $board } إلى { $fewest } على الأقل: أضف { $more } أو أكثر.
}
own_one_solution = حل واحد.
own_not_known = عدد الحلول غير معروف بعد.
own_open = افتح ملفًا…
own_edit = تعديل المعطيات
own_workbench = افتح الورشة
own_edit_detail = يبقي المعطيات فقط. لاستعادة النص اضغط ⁦Ctrl+Z⁩ على اللوحة.
own_shared_puzzle = لغز تمت مشاركته
own_shared_game = لعبة تمت مشاركتها
own_shared_play = العب
own_shared_detail = تصبح لعبة مستقلة، وتبقى ألعابك الأخرى كما هي.
own_shared_progress = عند المشاركة كان قد وُضع { $placed } من { $all } خلال { $time }.
own_recognised = النص الذي قُرئ
own_list = الألغاز في هذا النص
own_list_first = تُعرض أول الألغاز: { $shown } من { $count }.
own_collection = اسم المجموعة
own_several_puzzles = { $count ->
    [one] لغز واحد · { $format }
    [two] لغزان · { $format }
    [few] { $count } ألغاز · { $format }
    [many] { $count } لغزًا · { $format }
   *[other] { $count } لغز · { $format }
}
own_placed = { $count ->
    [one] وُضع رقم واحد.
    [two] وُضع رقمان.
    [few] وُضعت { $count } أرقام.
    [many] وُضع { $count } رقمًا.
   *[other] وُضع { $count } رقم.
}
own_noted = { $count ->
    [one] ملاحظات في خلية واحدة.
    [two] ملاحظات في خليتين.
    [few] ملاحظات في { $count } خلايا.
    [many] ملاحظات في { $count } خلية.
   *[other] ملاحظات في { $count } خلية.
}
own_removed = { $count ->
    [one] حُذف مرشح واحد.
    [two] حُذف مرشحان.
    [few] حُذفت { $count } مرشحات.
    [many] حُذف { $count } مرشحًا.
   *[other] حُذف { $count } مرشح.
}
own_coloured = { $count ->
    [one] لُوّنت خلية واحدة.
    [two] لُوّنت خليتان.
    [few] لُوّنت { $count } خلايا.
    [many] لُوّنت { $count } خلية.
   *[other] لُوّنت { $count } خلية.
}
own_puzzle_number = اللغز { $number }
format_line = لغز في سطر واحد
format_grid = لوحة في صفوف
format_ss = ملف Simple Sudoku ⁦(.ss)⁩
format_pencilmarks = لوحة مرشحات
format_sdx = ملف SudoCue ⁦(.sdx)⁩
format_sdk = ملف SadMan أو SudoCue ⁦(.sdk)⁩
format_hodoku = سطر من مكتبة HoDoKu
format_gsf = سطر من قائمة gsf
format_sukaku = لغز Sukaku: مرشحات فقط
format_sudokuwiki = رابط SudokuWiki أو رمزه
format_sudokuexchange = رابط SudokuExchange
format_fpuzzles = لغز f-puzzles
format_sudokupad = رابط SudokuPad
format_opensudoku = ملف OpenSudoku
format_1gsudoku = ملف ⁦1G Sudoku⁩
format_tatham = لعبة Solo من Simon Tatham
format_iss = سلسلة Interactive Sudoku Solver
format_nonet_text = نص Nonet
format_mixed = عدة صيغ
text_unread = { $before ->
    [one] { $fault } يمكن استعمال اللغز الذي قبله.
    [two] { $fault } يمكن استعمال اللغزين اللذين قبله.
    [few] { $fault } يمكن استعمال ما قبله، وهو { $before } ألغاز.
    [many] { $fault } يمكن استعمال ما قبله، وهو { $before } لغزًا.
   *[other] { $fault } يمكن استعمال ما قبله، وهو { $before } لغز.
}
text_too_long = هذا النص أطول من 1 م.ب. الورشة تقرأ القوائم الطويلة.
text_too_many = في هذه القائمة أكثر من 100,000 لغز. الورشة تقرأ القوائم الطويلة.
text_unknown = ليست هذه صيغة سودوكو يعرفها Nonet.
text_unknown_link = ليس في هذا الرابط لغز بصيغة يعرفها Nonet.
text_needs_network = لغز هذا الرابط على خادم، وNonet لا يستعمل الشبكة. افتح الرابط وانسخ اللغز منه والصقه هنا.
text_unsupported_format = { $kind ->
    [scf] لا يستطيع Nonet قراءة هذا النوع من روابط SudokuPad ⁦(scf)⁩. صدّر اللغز من SudokuPad إلى f-puzzles والصق ذلك الرابط.
   *[other] لا يستطيع Nonet قراءة هذا النوع من الملفات.
}
text_rules = { $count ->
    [one] في اللغز قاعدة ليست في Nonet: { $rules }.
    [two] في اللغز قاعدتان ليستا في Nonet: { $rules }.
    [few] في اللغز قواعد ليست في Nonet: { $rules }.
    [many] في اللغز قواعد ليست في Nonet: { $rules }.
   *[other] في اللغز قواعد ليست في Nonet: { $rules }.
}
text_rule = { $rule ->
    [killer] أقفاص كيلر
    [parity] خلايا زوجية وفردية
    [irregular] مناطق غير منتظمة
    [other_kind] قواعد نوع آخر من السودوكو
    [thermometers] مقاييس الحرارة
    [arrows] أسهم
    [little_killer] مجاميع الأقطار
    [sandwich] مجاميع الشطيرة
    [between] خطوط «بين»
    [palindromes] خطوط تُقرأ من الطرفين
    [kropki] نقاط كروبكي
    [extremes] خلايا صغرى وكبرى
    [lines] خطوط
   *[drawings] رسوم على اللوحة
}
text_other_rule = { $name }
own_palette = الرسم على اللوحة
own_palette_digits = الأرقام
own_group = { $group ->
    [cells] الخلايا
    [cages] الأقفاص والمناطق
    [lines] الخطوط
    [between] بين الخلايا
    [outside] خارج اللوحة
   *[whole] اللوحة كلها
}
own_how = { $how ->
    [marks] المس خلية لوضع العلامة فيها، والمسها مرة أخرى لإزالتها. بلوحة المفاتيح: Space.
    [pair] اسحب من خلية إلى خلية مجاورة. بلوحة المفاتيح: Space في كل منهما، ثم Enter.
    [square] اسحب عبر أربع خلايا تلتقي عند زاوية واحدة. بلوحة المفاتيح: Space في خليتين متقابلتين قطريًا، ثم Enter.
    [outside] المس خلية عند حافة اللوحة، أو اسحب منها إلى الداخل، ويمكن السحب على طول قطر أيضًا. بلوحة المفاتيح: Space في تلك الخلية، وللقطر أيضًا في الخلية التالية عليه، ثم Enter.
    [groups] اسحب عبر خلايا المجموعة الأولى، ثم عبر خلايا الثانية. بلوحة المفاتيح: Space في كل خلية، وEnter بعد كل مجموعة.
    [arrow] اسحب من الدائرة إلى رأس السهم. بلوحة المفاتيح: Space في الدائرة وعند كل انعطاف وفي الرأس، ثم Enter.
    [area] اسحب عبر الخلايا. بلوحة المفاتيح: Space في كل خلية، ثم Enter.
    [regions] اسحب من خلية عبر خلايا أخرى لتنضم كلها إلى منطقة الخلية الأولى. بلوحة المفاتيح: Space في كل خلية، ثم Enter.
   *[line] اسحب على طول الخط. بلوحة المفاتيح: Space في البداية وعند كل انعطاف وفي النهاية، ثم Enter.
}
own_cant_place = غير ممكن هنا: { $rule }.
own_cant_value = { $rule }: هذه القيمة غير ممكنة.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = عدد الخلايا المطلوب في كل منطقة { $side }. أعداد الخلايا في المناطق غير المطابقة: { $sizes }.
own_values = القيمة
own_turn = عكس الاتجاه
own_done = تم
own_copy = إنشاء نسخة
own_copy_how = المس الخلية التي تبدأ عندها النسخة.
own_new_regions = مناطق عشوائية
own_regions_changed = رُسمت مناطق جديدة.
own_finish_and = و
own_finish_nothing = لا شيء آخر
own_equal = متساوية دائمًا
own_equal_cells = { $cells }
own_different_cells = { $cell } تختلف دائمًا عن { $cells } مع أنها لا تراها.
own_clues = القواعد والقيود
own_remove = إزالة
own_remove_part = إزالة: { $part }
own_part_given = { $digit } في { $cell }
own_known = عن هذا اللغز
own_solutions = { $count ->
    [one] حل واحد
    [two] حلّان
    [few] { $count } حلول
    [many] { $count } حلًا
   *[other] { $count } حل
}
own_solutions_at_least = { $count ->
    [one] حل واحد على الأقل
    [two] حلّان على الأقل
    [few] { $count } حلول على الأقل
    [many] { $count } حلًا على الأقل
   *[other] { $count } حل على الأقل
}
own_hardest = أصعب خطوة: { $step }
own_contradiction = هذه العناصر متناقضة
own_contradiction_detail = تكفي إزالة أي واحد منها ليصبح للبقية حل.
own_not_needed = يمكن الاستغناء عن كل منها على حدة
own_needless_of = { $count } من { $all }
own_all_needed = لا يمكن الاستغناء عن أي شيء هنا.
own_path = مسار الحل
own_clear = ابدأ من جديد
own_finish = إكمال إعداد اللغز
# A choice of what to add: digits, or a kind of clues.
own_finish_add = إضافة
own_finish_digits = أرقام
# A choice of levels.
own_finish_any = أي مستوى
# The button that lets Nonet finish the puzzle.
own_finish_go = أكمل
own_minimise = أزل ما يمكن الاستغناء عنه
own_changing = يعمل Nonet على اللغز…
own_changed_nothing = لم يلزم أي تغيير.
own_digits_added = { $count ->
    [zero] لم يُضَف أي رقم.
    [one] أُضيف رقم واحد.
    [two] أُضيف رقمان.
    [few] أُضيفت { $count } أرقام.
    [many] أُضيف { $count } رقمًا.
   *[other] أُضيف { $count } رقم.
}
own_clues_added = { $count ->
    [zero] لم يُضَف أي قيد.
    [one] أُضيف قيد واحد.
    [two] أُضيف قيدان.
    [few] أُضيفت { $count } قيود.
    [many] أُضيف { $count } قيدًا.
   *[other] أُضيف { $count } قيد.
}
own_digits_taken = { $count ->
    [zero] لم يُزَل أي رقم.
    [one] أُزيل رقم واحد.
    [two] أُزيل رقمان.
    [few] أُزيلت { $count } أرقام.
    [many] أُزيل { $count } رقمًا.
   *[other] أُزيل { $count } رقم.
}
own_clues_taken = { $count ->
    [zero] لم يُزَل أي قيد.
    [one] أُزيل قيد واحد.
    [two] أُزيل قيدان.
    [few] أُزيلت { $count } قيود.
    [many] أُزيل { $count } قيدًا.
   *[other] أُزيل { $count } قيد.
}
own_change_several = لهذا اللغز أكثر من حل. أكمل إعداده أولًا.
own_change_not_decided = لم يتمكن Nonet من معرفة عدد حلول هذا اللغز.
own_change_not_found = لم يجد Nonet لغزًا كهذا. جرّب مستوى آخر أو قيودًا أخرى.
own_offers = رقم آخر يكفي لحل وحيد
own_offer = { $digit } في { $cell }
own_shares_most = في معظم الحلول
own_shares_lone = في حل واحد فقط
own_shares_all = في كل الحلول
own_rules = قواعد هذا اللغز
own_about = العنوان والمُعِدّ والقواعد
own_about_describe = إدراج القواعد بصياغة Nonet
own_about_field = { $said ->
    [title] العنوان
    [author] من إعداد
    [rules] القواعد بكلماتك
   *[message] كلمة الختام
}
text_board = ليس في Nonet لوحة من هذا النوع: { $board }.
text_cells = عدد الخلايا { $found }، والمتوقع { $expected }.
text_rows = عدد الصفوف { $found }، والمتوقع { $expected }.
text_contradiction = هذه اللوحة تناقض معطيات اللغز.
text_damaged = بيانات هذا الرابط تالفة أو ناقصة. انسخ الرابط كله.
text_json = هذا ليس JSON صالحًا. انسخ النص كله.
text_xml = هذا ليس XML صالحًا. انسخ النص كله.
text_missing = ينقص «{ $name }».
text_value = { $kind ->
    [candidate] «{ $value }» ليس مرشحًا صالحًا: المتوقع رقم ثم صف ثم عمود، مثل 512.
    [cell] «{ $value }» ليست خلية صالحة.
    [colour] «{ $value }» ليس لونًا صالحًا.
    [digit] «{ $value }» ليس رقمًا صالحًا.
    [note] «{ $value }» ليست ملاحظة صالحة.
    [size] «{ $value }» ليس حجم لوحة صالحًا.
   *[version] «{ $value }» إصدار من الصيغة لا يعرفه Nonet.
}
own_cell_unread = { $symbol }، ليس رقمًا، { $place }
own_cell_certain = { $digit } في كل الحلول، { $place }
own_cell_either = { OR($digits) }، { $place }

## Settings

set_groups = أقسام الإعدادات
set_appearance = المظهر العام
set_board = اللوحة والتمييز
set_checking = الفحص والتلميحات
set_keys = المفاتيح واللمس
set_excerpt = هذا الجزء من لعبتك يُظهر كل تغيير فورًا.
set_palette = الألوان
set_palette_standard = عادية
set_palette_colour-blind = لعمى الألوان
set_palette_high-contrast = تباين عالٍ
set_clock = الساعة
set_clock_detail = أظهر مدة اللعب.
set_mistakes = أظهر الأخطاء
set_mistakes_never = أبدًا
set_mistakes_full = عند امتلاء اللوحة
set_mistakes_always = فورًا
set_conflicts = الأرقام المكررة
set_conflicts_detail = أظهر الرقم الذي يتكرر في صف أو عمود أو مربع.
set_combinations = تركيبات الأقفاص
set_combinations_detail = أظهر تحت اللوحة ما بقي من مجموع القفص المحدد والأرقام التي تناسبه.
set_clean_notes = نظّف الملاحظات
set_clean_notes_detail = وضع رقم يمسح أيضًا الملاحظات التي يستبعدها.
set_fill_singles = املأ الأرقام الوحيدة
set_fill_singles_detail = وضع رقم يملأ أيضًا كل خلية لا يبقى فيها إلا مرشح واحد أو تكون الموضع الوحيد لرقم. تراجع واحد يلغيها كلها.
set_peers = الصف والعمود والمربع
set_peers_detail = ميّز صف الخلية المحددة وعمودها ومربعها.
set_same = الرقم نفسه
set_same_detail = ميّز الخلايا التي فيها الرقم المحدد.
set_left = العدد الباقي
set_left_detail = يظهر على كل مفتاح.
set_uniqueness = تقنيات وحدانية الحل
set_uniqueness_detail = اسمح بتلميحات تفترض حلًا وحيدًا، كالمستطيل الفريد.
set_extras = تقنيات إضافية
set_extras_detail = اسمح أيضًا بتلميحات مثل ميدوسا ثلاثية الأبعاد وWXYZ-Wing. فهي تحل محل بعض السلاسل.
set_level_steps = التقنيات حسب المستوى
set_level_steps_detail = تتطلب اللعبة الكلاسيكية الجديدة ما يَعِد به مستواها: زوجًا أو ما هو أصعب في المستوى «صعب»، وسلسلة أو ما هو أصعب في المستوى «شديد الصعوبة». من دون هذا الخيار قد تكفي خطوات أسهل لحلها.
set_advice = اقتراحات «تعلّم»
set_advice_detail = أظهر في أعلى الصفحة التقنية التالية لتتعلّمها والتقنية التي حان وقت مراجعتها.
set_letters = اختصارات الحروف
set_letters_detail = ‏N للملاحظات وH للتلميح وهكذا.
set_keys_table = تغيير المفاتيح
set_key_button = { $does }: { $keys }
set_key_none = لا شيء
set_key_press = اضغط مفتاحًا…
set_key_taken = { $key } مستعمل بالفعل: { $does }
set_key_reset = إعادة ضبط
set_key_reset_all = إعادة ضبط كل المفاتيح
set_digit_first = الرقم أولًا
set_digit_first_detail = اختر رقمًا من لوحة الأرقام ثم المس الخلايا التي يوضع فيها.
set_language = اللغة
set_language_browser = كما في المتصفح
set_language_offline = { $name } (تحتاج إلى الشبكة)
set_language_failed = تعذّر تحميل هذه اللغة. اتصل بالشبكة ثم اخترها من جديد.
set_language_absent = هذه اللغة ليست على هذا الجهاز: { $wanted }. اتصل بالشبكة وأعد تحميل الصفحة.
set_language_near = هذه اللغة غير متوفرة بعد: { $wanted }. يعرض Nonet بدلًا منها: { $shown }.
set_text_size = حجم النص
set_text_size_normal = عادي
set_text_size_large = كبير
set_text_size_larger = أكبر
set_hand = لوحة الأرقام
set_hand_right = على اليمين
set_hand_left = على اليسار
set_cell_names = تسمية الخلايا
set_note_layout = ملاحظات الزوايا
set_note_layout_fixed = كلٌّ في مكانه
set_note_layout_packed = حول الحافة
set_show_notes = ملاحظاتك
set_show_notes_detail = أخفها لترى اللوحة وحدها. لن تُحذف.
set_candidates = كل المرشحات
set_candidates_detail = أظهر ما يمكن أن تكونه كل خلية، تحت ملاحظاتك.
set_voice = قارئ الشاشة
set_verbosity = أسماء الخلايا
set_verbosity_full = الصف والعمود والمربع
set_verbosity_brief = اسم مختصر
set_verbosity_content = المحتوى فقط
set_say_left = الأرقام الباقية
set_say_left_detail = اذكر كم بقي من الرقم بعد وضعه.

## Help

help_search = ابحث في المساعدة
help_found = { $count ->
    [one] وُجدت نتيجة واحدة.
    [two] وُجدت نتيجتان.
    [few] وُجدت { $count } نتائج.
    [many] وُجدت { $count } نتيجة.
   *[other] وُجدت { $count } نتيجة.
}
help_nothing_found = لم يوجد شيء. جرّب كلمة أخرى.
help_play = طريقة اللعب
help_goal = املأ كل خلية فارغة بحيث يظهر كل رقم مرة واحدة في كل صف وكل عمود وكل مربع كبير. لكل لغز حل وحيد.
help_place = ابحث عن موضع. كل خلية فارغة أخرى في هذا المربع الكبير ترى الرقم، فلا بد أن يوضع هنا. اختر خلية ثم رقمًا. إدخال الرقم نفسه مرة أخرى يمسحه.
help_notes_picture = اختر «زاوية» أو «وسط» لتكتب أرقامًا صغيرة تذكّرك بما يمكن أن تكونه الخلية. لتدوين Snyder استعمل ملاحظات الزوايا.
help_conflicts = خط متموج تحت رقم يعني أنه مكرر في صف أو عمود أو مربع كبير.
help_hint_button = «تلميح» يبيّن أين تنظر. كل ضغطة أخرى تبيّن المزيد: التقنية ثم نمطها ثم البرهان، وأخيرًا تنفّذ الخطوة. إذا كان هناك خطأ فإن «تلميح» يُظهره أولًا.
help_saving = يحفظ Nonet لعبتك على هذا الجهاز بعد كل حركة. لا يُرسل شيء إلى أي مكان.
help_import = الصق في أي صفحة رابطًا أو نصًا من SudokuPad أو f-puzzles أو HoDoKu أو برنامج آخر، أو أفلت ملفًا: يعرض Nonet اللغز.
help_keys = المفاتيح
help_glossary = المصطلحات
help_about = عن التطبيق
help_version = ⁦Nonet { $version }⁩، رقم البناء { $build }
help_privacy = لا يُرسل شيء: ليس لتطبيق Nonet خادم، وألعابك تبقى على هذا الجهاز.
help_licences = تراخيص كل ما في Nonet

## Help: keys

help_moving = التنقل
help_selecting = تحديد الخلايا
help_digits = الأرقام
help_notes = الملاحظات
help_hints = التلميحات
help_ear = بالسمع
help_others = غير ذلك
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = من 1 إلى { $last }
key_digits_letters = من 1 إلى 9 ومن A إلى { $last }
key_cap = { $name ->
    [Space] Space
    [PageUp] Page Up
    [PageDown] Page Down
    [Escape] Esc
    [Enter] Enter
    [Backspace] Backspace
    [Delete] Delete
    [Home] Home
    [End] End
    [Insert] Insert
   *[Tab] Tab
}
key_held_digit = رقم
key_with_ctrl = ⁦Ctrl+{ $key }⁩
key_with_alt = ⁦Alt+{ $key }⁩
key_with_shift = ⁦Shift+{ $key }⁩
key_outside = { $key } خارج اللوحة
key_does = { $key ->
    [move] تنقّل
    [empty] الخلية الفارغة التالية أو السابقة
    [ends] أول خلية أو آخر خلية في الصف؛ ومع Ctrl في اللوحة
    [box] إلى الأعلى أو الأسفل بمقدار مربع كبير
    [tab] الانتقال من اللوحة إلى الأزرار
    [extend] تحديد خلايا أخرى
    [digit] إدخال رقم، أو مسح الرقم نفسه
    [light] تمييز رقم؛ ثم تضعه لمسة أو ضغطة على Enter
    [corner] ملاحظة زاوية
    [centre] ملاحظة وسط
    [colour] لون
    [strike] شطب مرشح
    [erase] مسح
    [hint-next] المرحلة التالية من تلميح مفتوح
    [hint-next-outside] المرحلة التالية من تلميح مفتوح، خارج اللوحة
    [hint-back] المرحلة السابقة من تلميح مفتوح
    [hint-back-outside] المرحلة السابقة من تلميح مفتوح، خارج اللوحة
    [hint-do] تنفيذ التلميح المفتوح
    [hint-close] إغلاق التلميح
    [use] اختيار الخلية عند التحديد واحدة واحدة أو عند تمييز رقم
    [up] إلى الأعلى
    [left] إلى اليسار
    [down] إلى الأسفل
    [right] إلى اليمين
    [extend-up] تحديد الخلية التي فوق
    [extend-left] تحديد الخلية التي إلى اليسار
    [extend-down] تحديد الخلية التي تحت
    [extend-right] تحديد الخلية التي إلى اليمين
    [next-empty] الخلية الفارغة التالية
    [previous-empty] الخلية الفارغة السابقة
    [row-start] بداية الصف
    [row-end] نهاية الصف
    [first] أول خلية
    [last] آخر خلية
    [box-up] إلى الأعلى بمقدار مربع كبير
    [box-down] إلى الأسفل بمقدار مربع كبير
    [select-all] تحديد كل الخلايا
    [select-alike] تحديد كل الخلايا المماثلة
    [clue] القيد التالي أو السابق
    [next-clue] تحديد خلايا القيد التالي
    [previous-clue] تحديد خلايا القيد السابق
    [select-cell] إضافة هذه الخلية إلى التحديد أو إزالتها
    [select] تحديد الخلايا واحدة واحدة
    [escape] إلغاء التمييز أو التحديد
    [mode-digit] أرقام
    [mode-corner] ملاحظات الزوايا
    [mode-centre] ملاحظات الوسط
    [mode-colour] ألوان
    [next-mode] الوضع التالي
    [notes] تشغيل ملاحظات الزوايا أو إيقافها
    [candidates] إظهار المرشحات أو إخفاؤها
    [hint] تلميح، أو المرحلة التالية من تلميح مفتوح
    [undo] تراجع
    [redo] إعادة
    [zoom] تكبير لوحة كبيرة أو إظهارها كلها
    [pause] إيقاف مؤقت
    [check] فحص اللوحة بحثًا عن أخطاء
    [checkpoint] حفظ نقطة رجوع
    [copy] نسخ اللوحة كنص
    [read-row] سماع الصف
    [read-column] سماع العمود
    [read-box] سماع المربع الكبير
    [read-left] سماع كم بقي من كل رقم
    [read-candidates] سماع ما يمكن أن تكونه الخلية
    [read-selection] سماع الخلايا المحددة
    [read-colours] سماع مواضع كل لون
    [read-strikes] سماع المرشحات المشطوبة
   *[help] مساعدة
}

## Help: glossary

term_given = معطى
means_given = رقم من أرقام اللغز منذ البداية. لا يمكنك تغييره.
term_cell_name = اسم الخلية
means_cell_name = الخلية r4c5 تقع في الصف 4 والعمود 5: الحرف r للصف (row)، والحرف c للعمود (column). وفي الإعدادات تسميات أخرى.
term_house = وحدة
means_house = صف أو عمود أو مربع كبير. المربع الكبير يُسمى هنا «المربع»، والمربع الصغير «الخلية». وفي بعض اللوحات قطران أيضًا. في الوحدة يظهر كل رقم مرة واحدة.
term_peer = نظيرة
means_peer = خلية في الصف نفسه أو العمود نفسه أو المربع الكبير نفسه مع خلية أخرى. النظيرتان ترى إحداهما الأخرى، ولا يكون فيهما الرقم نفسه أبدًا.
term_candidate = مرشح
means_candidate = رقم ما زال ممكنًا في خلية، لأنه ليس في أي نظيرة لها ولم تحذفه أي خطوة.
term_note = ملاحظة
means_note = رقم صغير تكتبه في خلية، وهو غالبًا مرشح.
term_conflict = تعارض
means_conflict = الرقم نفسه مرتين في وحدة. يُظهره Nonet بخط متموج تحته.
term_mistake = خطأ
means_mistake = رقم يخالف الحل. قد يبدو صحيحًا وقتًا طويلًا.
term_single = رقم وحيد
means_single = آخر مرشح لخلية (الوحيد الظاهر)، أو آخر موضع لرقم في وحدة (الوحيد المخفي).
term_subset = مجموعة جزئية
means_subset = خليتان أو ثلاث أو أربع من وحدة تستهلك العدد نفسه من الأرقام: زوج أو ثلاثية أو رباعية. ولا تقبلها بقية خلايا الوحدة.
term_strong_link = رابط قوي
means_strong_link = مرشحان واحد منهما على الأقل صحيح. إذا كان أحدهما خاطئًا فالآخر صحيح.
term_weak_link = رابط ضعيف
means_weak_link = مرشحان واحد منهما على الأكثر صحيح. إذا كان أحدهما صحيحًا فالآخر خاطئ.
term_chain = سلسلة
means_chain = مرشحات تجمعها روابط قوية وروابط ضعيفة بالتناوب. إذا كان الأول خاطئًا فالأخير صحيح.
term_fish = سمكة
means_fish = رقم تقع كل مواضعه في بعض الصفوف ضمن العدد نفسه من الأعمدة، أو العكس. منها X-Wing وسمكة أبو سيف وقنديل البحر.
term_uniqueness = وحدانية الحل
means_uniqueness = لكل لغز حل وحيد. تستفيد بعض التقنيات من ذلك فتستبعد أنماطًا تسمح بحلين.
term_rating = تقييم
means_rating = صعوبة أصعب خطوة في اللغز على مقياس Sudoku Explainer. أسهل الألغاز 1.2 وأصعب المعروف منها قرابة 12.

## Dates

date_today = اليوم
date_yesterday = أمس
date_unknown = تاريخ غير معروف
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }، وُضع { $placed } من { $open }، { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }، { $number }
games_on_board = على اللوحة
games_rating = التقييم { $rating }
games_estimated = الوقت المتوقع: { $minutes }
games_solved_in = حُلّ خلال { $time }
games_played_for = مدة اللعب { $time }
games_last = { $date }
games_to_go = { $count ->
    [0] حُلّ
   *[other] بقي { $count }
}

games_go_on = متابعة
games_continue = متابعة
games_in = الصق ألغازًا أو افتحها
games_in_detail = 81 رمزًا أو رابط أو ملف أو قائمة
games_saved_title = المحفوظة
games_search = ابحث في الألعاب
games_search_example = مثل صعب أو ⁦2026-11⁩ أو rating>3
games_order = الترتيب
games_order_played = آخر ما لُعب
games_order_begun = آخر ما بُدئ
games_order_title = العنوان
games_order_rating = الصعوبة
games_order_time = مدة اللعب
games_order_progress = أقل ما بقي
games_kind = نوع الألعاب
games_all = الكل
games_playing = جارية
games_solved = محلولة
games_own = ألغازك
games_collection = المجموعة
games_any_collection = كل المجموعات
games_tag = الوسم
games_any_tag = كل الوسوم
games_choose = اختر عدة ألعاب
games_choose_all = اختر الكل
games_choose_done = تم
games_picked = { $count ->
    [one] اختيرت لعبة واحدة
    [two] اختيرت لعبتان
    [few] اختيرت { $count } ألعاب
    [many] اختيرت { $count } لعبة
   *[other] اختيرت { $count } لعبة
}
games_delete = حذف
games_add_tag = أضف وسمًا
games_bring_back = تراجع
games_edit = العنوان والوسوم
games_edit_title = العنوان والوسوم
games_title = العنوان
games_tags = الوسوم
games_tags_hint = افصل بين الوسوم بفواصل.
games_store = حفظ
games_back_up = نسخ احتياطي
games_restore = استعادة
games_more = عرض المزيد
games_none = لا ألعاب بعد. كل لعبة تبدؤها تُحفظ هنا.
games_none_found = لا لعبة مطابقة. غيّر البحث أو اختر «الكل».
games_found = الألعاب المعروضة: { $count } من { $all }
games_loading = جارٍ تحميل ألعابك…
games_retry = أعد المحاولة

games_deleted = { $count ->
    [one] حُذفت لعبة واحدة.
    [two] حُذفت لعبتان.
    [few] حُذفت { $count } ألعاب.
    [many] حُذفت { $count } لعبة.
   *[other] حُذفت { $count } لعبة.
}
games_brought_back = { $count ->
    [one] أُعيدت لعبة واحدة.
    [two] أُعيدت لعبتان.
    [few] أُعيدت { $count } ألعاب.
    [many] أُعيدت { $count } لعبة.
   *[other] أُعيدت { $count } لعبة.
}
games_board_stays = لا يمكن حذف اللعبة التي على اللوحة. ابدأ غيرها أولًا.
games_saved = { $count ->
    [one] حُفظت لعبة واحدة في nonet-backup.txt.
    [two] حُفظت لعبتان في nonet-backup.txt.
    [few] حُفظت { $count } ألعاب في nonet-backup.txt.
    [many] حُفظت { $count } لعبة في nonet-backup.txt.
   *[other] حُفظت { $count } لعبة في nonet-backup.txt.
}
games_unreadable = لا يمكن فتح هذه اللعبة: ملفها تالف. لكن النسخ الاحتياطي يشملها.
games_failed = تعذّر على Nonet الوصول إلى ألعابك. أعد تحميل الصفحة ثم حاول مرة أخرى.
games_blocked = لا مكتبة ألعاب في نافذة المتصفح هذه، ربما لأنها خاصة. لا ترى إلا الألعاب التي أمكن حفظها. انسخ احتياطيًا ما تريد إبقاءه.
games_full = لا مكان على هذا الجهاز لألعاب أخرى. حركاتك الأخيرة آمنة ما دامت علامة التبويب هذه مفتوحة. أخلِ بعض المساحة أو احذف ألعابًا لم تعد تحتاج إليها.
games_newer = ألعابك حفظها إصدار أحدث من Nonet. أعد تحميل الصفحة لفتحها. إن لم يُجدِ ذلك فحاول لاحقًا: لم تضع أي لعبة.
games_no_backup = ليس هذا الملف نسخة احتياطية من Nonet. اختر ملفًا حُفظ بزر «نسخ احتياطي».
games_unread = { $count ->
    [one] لعبة محفوظة واحدة لا يمكن قراءتها. لكن النسخ الاحتياطي يشملها.
    [two] لعبتان محفوظتان لا يمكن قراءتهما. لكن النسخ الاحتياطي يشملهما.
    [few] { $count } ألعاب محفوظة لا يمكن قراءتها. لكن النسخ الاحتياطي يشملها.
    [many] { $count } لعبة محفوظة لا يمكن قراءتها. لكن النسخ الاحتياطي يشملها.
   *[other] { $count } لعبة محفوظة لا يمكن قراءتها. لكن النسخ الاحتياطي يشملها.
}

restored_new = { $count ->
    [one] أُضيفت لعبة واحدة.
    [two] أُضيفت لعبتان.
    [few] أُضيفت { $count } ألعاب.
    [many] أُضيفت { $count } لعبة.
   *[other] أُضيفت { $count } لعبة.
}
restored_updated = { $count ->
    [one] حُدّثت لعبة واحدة إلى نسختها الأحدث.
    [two] حُدّثت لعبتان إلى نسختيهما الأحدث.
    [few] حُدّثت { $count } ألعاب إلى نسخها الأحدث.
    [many] حُدّثت { $count } لعبة إلى نسخها الأحدث.
   *[other] حُدّثت { $count } لعبة إلى نسخها الأحدث.
}
restored_kept = { $count ->
    [one] لعبة واحدة كانت هنا بالفعل.
    [two] لعبتان كانتا هنا بالفعل.
    [few] { $count } ألعاب كانت هنا بالفعل.
    [many] { $count } لعبة كانت هنا بالفعل.
   *[other] { $count } لعبة كانت هنا بالفعل.
}
restored_unread = { $count ->
    [one] تُركت لعبة واحدة تالفة.
    [two] تُركت لعبتان تالفتان.
    [few] تُركت { $count } ألعاب تالفة.
    [many] تُركت { $count } لعبة تالفة.
   *[other] تُركت { $count } لعبة تالفة.
}
restored_newer = { $count ->
    [one] لعبة واحدة من إصدار أحدث من Nonet. أعد تحميل الصفحة ثم استعد مرة أخرى.
    [two] لعبتان من إصدار أحدث من Nonet. أعد تحميل الصفحة ثم استعد مرة أخرى.
    [few] { $count } ألعاب من إصدار أحدث من Nonet. أعد تحميل الصفحة ثم استعد مرة أخرى.
    [many] { $count } لعبة من إصدار أحدث من Nonet. أعد تحميل الصفحة ثم استعد مرة أخرى.
   *[other] { $count } لعبة من إصدار أحدث من Nonet. أعد تحميل الصفحة ثم استعد مرة أخرى.
}
restored_cut = ينتهي الملف قبل أوانه، فقد تنقص بعض الألعاب.
restored_others = بعض الألعاب لُعبت هنا بطريقة مختلفة؛ يحتفظ Nonet بالنسختين.
restored_nothing = لا ألعاب في هذه النسخة الاحتياطية.

games_collecting = { $count ->
    [one] جارٍ إضافة لغز واحد…
    [two] جارٍ إضافة لغزين…
    [few] جارٍ إضافة { $count } ألغاز…
    [many] جارٍ إضافة { $count } لغزًا…
   *[other] جارٍ إضافة { $count } لغز…
}
collected_added = { $count ->
    [0] لم يُضف أي لغز.
    [one] أُضيف لغز واحد.
    [two] أُضيف لغزان.
    [few] أُضيفت { $count } ألغاز.
    [many] أُضيف { $count } لغزًا.
   *[other] أُضيف { $count } لغز.
}
collected_unsolvable = { $count ->
    [one] تُرك لغز واحد لأنه بلا حل.
    [two] تُرك لغزان لأنهما بلا حل.
    [few] تُركت { $count } ألغاز لأنها بلا حل.
    [many] تُرك { $count } لغزًا لأنها بلا حل.
   *[other] تُرك { $count } لغز لأنها بلا حل.
}
collected_several = { $count ->
    [one] تُرك لغز واحد لأن له أكثر من حل.
    [two] تُرك لغزان لأن لهما أكثر من حل.
    [few] تُركت { $count } ألغاز لأن لها أكثر من حل.
    [many] تُرك { $count } لغزًا لأن لها أكثر من حل.
   *[other] تُرك { $count } لغز لأن لها أكثر من حل.
}
own_collect = أضف الكل إلى ألعابك
own_link_newer = هذا الرابط أنشأه إصدار أحدث من Nonet. أعد تحميل الصفحة ثم افتح الرابط مرة أخرى.
own_link_damaged = هذا الرابط تالف أو مبتور. انسخه مرة أخرى كاملًا.
format_nonet = رابط Nonet

## Sharing a game

out_title = مشاركة أو تصدير
out_print = طباعة على الورق
out_none = لا لعبة لمشاركتها. ابدأ واحدة أولًا.
out_progress = مع تقدمك
out_progress_detail = تُضاف أرقامك وملاحظاتك وألوانك وحركاتك. ومن دون ذلك اللغز فقط.
out_link = رابط
out_link_detail = الرابط يحمل اللعبة نفسها. لا يُخزَّن شيء في مكان آخر.
out_copy_link = نسخ الرابط
out_copy_text = نسخ النص
out_copy_path = نسخ مسار الحل
out_copy_seed = نسخ البذرة
out_share_link = مشاركة الرابط
out_share_picture = مشاركة الصورة
out_picture = صورة
out_svg = حفظ SVG
out_png = حفظ PNG
out_text = نص وملفات
out_format = الصيغة
out_save = حفظ كملف
out_left_out = ليس في هذه الصيغة: { PLAIN($parts) }.
out_part = { $part ->
    [progress] الأرقام التي وضعتها
    [corner] ملاحظات الزوايا
    [centre] ملاحظات الوسط
    [removed] المرشحات المشطوبة
    [colours] الألوان
   *[history] سجل الحركات
}
out_programs = برامج أخرى
out_open_sudokupad = افتح في SudokuPad
out_open_sudokuexchange = افتح في SudokuExchange
out_open_sudokuwiki = افتح في SudokuWiki
out_no_board = { $format ->
    [sudokupad] لا يدعم SudokuPad هذا النوع من اللوحات.
    [sudokuexchange] لا يدعم SudokuExchange هذا النوع من اللوحات.
    [sudokuwiki] لا يدعم SudokuWiki هذا النوع من اللوحات.
   *[other] لا تدعم هذه الصيغة هذا النوع من اللوحات. اختر صيغة أخرى.
}
out_path = مسار الحل
out_path_find = ابحث عن مسار الحل
out_path_wait = جارٍ الحل خطوة خطوة…
out_path_classic = مسار الحل للوحات الكلاسيكية فقط.
out_path_found = { $count ->
    [one] مسار الحل خطوة واحدة.
    [two] مسار الحل خطوتان.
    [few] مسار الحل { $count } خطوات.
    [many] مسار الحل { $count } خطوة.
   *[other] مسار الحل { $count } خطوة.
}
out_path_text = حفظ كنص
out_path_html = حفظ كصفحة ويب
out_seed = البذرة
out_seed_detail = البذرة نفسها مع الخيارات نفسها تعطي اللغز نفسه.

## Daily puzzles

daily_today = اليوم
daily_archive = كل الأيام
daily_play = العب
daily_solved = حُلّ { $solved } من { $count }
daily_date = { DAY($day) }
daily_day = { $date }، حُلّ { $solved } من { $count }
daily_day_later = { $date }، لم يحن بعد
daily_month_before = الشهر السابق
daily_month_after = الشهر التالي
daily_new = اللغز اليومي ({ $level })، لم يبدأ، { $minutes }
daily_playing = اللغز اليومي ({ $level })، مدة اللعب { $time }
daily_done = اللغز اليومي ({ $level })، حُلّ خلال { $time }
daily_done_with_hints = { $count ->
    [one] اللغز اليومي ({ $level })، حُلّ خلال { $time } بتلميح واحد
    [two] اللغز اليومي ({ $level })، حُلّ خلال { $time } بتلميحين
    [few] اللغز اليومي ({ $level })، حُلّ خلال { $time } مع { $count } تلميحات
    [many] اللغز اليومي ({ $level })، حُلّ خلال { $time } مع { $count } تلميحًا
   *[other] اللغز اليومي ({ $level })، حُلّ خلال { $time } مع { $count } تلميح
}
daily_about = يحصل الجميع على الألغاز نفسها كل يوم.
daily_week = هذا الأسبوع
daily_later = لم يحن بعد
# $rule may be plural: the verb agrees with اللغز.
variant_new = اللغز ({ $rule })، لم يبدأ
variant_playing = اللغز ({ $rule })، مدة اللعب { $time }
variant_done = اللغز ({ $rule })، حُلّ خلال { $time }
variant_done_with_hints = { $count ->
    [one] اللغز ({ $rule })، حُلّ خلال { $time } بتلميح واحد
    [two] اللغز ({ $rule })، حُلّ خلال { $time } بتلميحين
    [few] اللغز ({ $rule })، حُلّ خلال { $time } مع { $count } تلميحات
    [many] اللغز ({ $rule })، حُلّ خلال { $time } مع { $count } تلميحًا
   *[other] اللغز ({ $rule })، حُلّ خلال { $time } مع { $count } تلميح
}
daily_result = نتيجتك
daily_copy = نسخ
daily_share = مشاركة

result_title = ‏Nonet، { $date }
result_date = { DAY($day, form: "year") }
result_done = ‏{ $level } { $time }
result_done_with_hints = { $count ->
    [one] ‏{ $level } { $time }، تلميح واحد
    [two] ‏{ $level } { $time }، تلميحان
    [few] ‏{ $level } { $time }، { $count } تلميحات
    [many] ‏{ $level } { $time }، { $count } تلميحًا
   *[other] ‏{ $level } { $time }، { $count } تلميح
}
result_open = ‏{ $level } –
result_streak = الأيام المتتالية: { $days }

## Statistics

stats_period = الفترة
stats_weeks = 9 أسابيع
stats_year = هذه السنة
stats_all = الكل
stats_count_all = احسب أيضًا الألعاب التي بمساعدة
stats_counts = يُحسب الأفضل والوسيط والاتجاه من الألعاب التي حللتها بلا تلميحات ولا فحص. لا تُحسب نسخ الألعاب المحلولة أبدًا.
stats_counts_all = يُحسب الأفضل والوسيط والاتجاه من كل الألعاب المحلولة، حتى التي فيها تلميحات وفحص. لا تُحسب نسخ الألعاب المحلولة أبدًا.
stats_nothing = لم يُحل شيء بعد.
stats_start = ابدأ لعبة
stats_analysing = { $count ->
    [one] جارٍ تحليل لعبة واحدة…
    [two] جارٍ تحليل لعبتين…
    [few] جارٍ تحليل { $count } ألعاب…
    [many] جارٍ تحليل { $count } لعبة…
   *[other] جارٍ تحليل { $count } لعبة…
}
stats_level = المستوى
stats_solved = المحلول
stats_trend = آخر تسعة أسابيع
stats_other = غير ذلك
stats_no_hint = بلا مساعدة
stats_hinted = بمساعدة
stats_minutes = د
stats_faster = أسرع بنسبة ⁦{ $percent }%⁩ في آخر تسعة أسابيع
stats_slower = أبطأ بنسبة ⁦{ $percent }%⁩ في آخر تسعة أسابيع
stats_steady = بالسرعة نفسها
stats_with_hints = { $count } بمساعدة
stats_chart = { $solved ->
    [one] وقت لعبة واحدة، { $level }: الأفضل { $best }، الوسيط { $median }
    [two] وقتا لعبتين، { $level }: الأفضل { $best }، الوسيط { $median }
    [few] أوقات { $solved } ألعاب، { $level }: الأفضل { $best }، الوسيط { $median }
    [many] أوقات { $solved } لعبة، { $level }: الأفضل { $best }، الوسيط { $median }
   *[other] أوقات { $solved } لعبة، { $level }: الأفضل { $best }، الوسيط { $median }
}
stats_as_table = كجدول
stats_hints = التلميحات
stats_times = الأوقات: ألعاب بلا مساعدة + ألعاب بمساعدة
stats_time = الوقت
stats_range = من { $from } إلى { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = الأيام المتتالية
stats_days_in_row = { $count ->
    [one] يوم متتالٍ
    [two] أيام متتالية
    [few] أيام متتالية
    [many] يومًا متتاليًا
   *[other] يوم متتالٍ
}
stats_longest = الأطول { $count }، في { $end }
stats_no_streak = حُلّ لغزًا اليوم لتبدأ.
stats_calendar = { $count ->
    [0] تسعة أسابيع: لم يُحل أي لغز
    [one] تسعة أسابيع: حُلّت ألغاز في يوم واحد
    [two] تسعة أسابيع: حُلّت ألغاز في يومين
    [few] تسعة أسابيع: حُلّت ألغاز في { $count } أيام
    [many] تسعة أسابيع: حُلّت ألغاز في { $count } يومًا
   *[other] تسعة أسابيع: حُلّت ألغاز في { $count } يوم
}
stats_now = اليوم
stats_calendar_key = تسعة أسابيع. المربع الأكبر يعني ألغازًا محلولة أكثر: 1 أو 2 أو 3 فأكثر.
stats_week = أسبوع
stats_slow_title = مواضع البطء
stats_slow = { $count ->
    [1] { $time }، مرة واحدة
    [one] { $time }، مرة واحدة
    [two] { $time } في المتوسط، مرتان
    [few] { $time } في المتوسط، { $count } مرات
    [many] { $time } في المتوسط، { $count } مرة
   *[other] { $time } في المتوسط، { $count } مرة
}
stats_met_title = التقنيات في ألغازك
stats_met = { $count ->
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $count } ألعاب
    [many] { $count } لعبة
   *[other] { $count } لعبة
}
stats_found = { $count ->
    [1] وُجدت خطوة واحدة خلال { $time }
    [one] وُجدت خطوة واحدة خلال { $time }
    [two] وُجدت خطوتان، { $time } في المتوسط
    [few] وُجدت { $count } خطوات، { $time } في المتوسط
    [many] وُجدت { $count } خطوة، { $time } في المتوسط
   *[other] وُجدت { $count } خطوة، { $time } في المتوسط
}
stats_after_hint = { $count ->
    [1] مرة واحدة بعد تلميح
    [one] مرة واحدة بعد تلميح
    [two] مرتان بعد تلميح
    [few] { $count } مرات بعد تلميح
    [many] { $count } مرة بعد تلميح
   *[other] { $count } مرة بعد تلميح
}
stats_guesses = { $count ->
    [one] تخمين واحد: لا تفسره أي تقنية.
    [two] تخمينان: لا تفسرهما أي تقنية.
    [few] { $count } تخمينات: لا تفسرها أي تقنية.
    [many] { $count } تخمينًا: لا تفسرها أي تقنية.
   *[other] { $count } تخمين: لا تفسرها أي تقنية.
}
stats_practise = تدرّب على { $technique }

## Print

print_title = طباعة
print_row = المجموعة { $number }
print_number = العدد
print_level = المستوى
print_symmetry = التناظر
print_add = أضف ألغازًا
print_remove = إزالة
print_per_page = عدد الألغاز في الصفحة
print_parts = اطبع أيضًا
print_cover = الغلاف
print_rating = التقييم
print_technique = أصعب تقنية
print_ratings = التقييمات
print_needs = تتطلب
print_needs_any = أي تقنية
print_candidates = المرشحات
print_hints = التلميحات الأولى
print_codes = رموز QR
print_solutions = الحلول
print_seed = بذرة الكتاب
print_generate = توليد
print_game = اللعبة التي على اللوحة
print_now = طباعة
print_preview = معاينة
print_continue = تابع على هاتفك
print_bold = الأرقام الغامقة هي المعطيات.
print_page = الصفحة { $number } من { $count }
print_puzzle = اللغز { $number }
print_solutions_on = تبدأ الحلول في الصفحة { $page }.
print_by_seed = البذرة { $seed }
print_count = { $count ->
    [zero] لا ألغاز
    [one] لغز واحد
    [two] لغزان
    [few] { $count } ألغاز
    [many] { $count } لغزًا
   *[other] { $count } لغز
}
print_progress = وُلّد { $done } من أصل { $count }
print_ready = { $count ->
    [zero] لا ألغاز جاهزة للطباعة.
    [one] لغز واحد جاهز للطباعة.
    [two] لغزان جاهزان للطباعة.
    [few] { $count } ألغاز جاهزة للطباعة.
    [many] { $count } لغزًا جاهزًا للطباعة.
   *[other] { $count } لغز جاهز للطباعة.
}
print_stopped = أُلغي. لم يُحفظ شيء.
print_bad_count = أدخل أعدادًا صحيحة. يتسع الكتاب لما لا يزيد على { $most } لغز.
print_rest = الصفحات من 1 إلى { $last } من { $count }. لطباعتها كلها اضغط «طباعة» في Nonet.

## About

about_title = عن Nonet
about_free = ‏Nonet برنامج حر. يمكنك استعماله وتعديله ومشاركته برخصة MIT أو رخصة Apache 2.0.
about_bom = قائمة بكل الأجزاء ⁦(SBOM)⁩
about_sent_title = الخصوصية
about_sent = لا حساب، ولا ملفات تعريف ارتباط، ولا إعلانات، ولا إحصاءات عنك. سياسة أمان الصفحة تمنع الاتصال بأي موقع آخر. الروابط والملفات التي تشاركها لا تذهب إلا إلى حيث ترسلها.
about_stored_title = ما يُخزَّن على هذا الجهاز
about_stored_games = ألعابك
about_stored_games_where = في قاعدة بيانات المتصفح المسماة nonet.
about_stored_texts = اللعبة التي على اللوحة وإعداداتك وتدريبك
about_stored_texts_where = في التخزين المحلي للمتصفح، في مدخلات تبدأ بكلمة nonet.
about_stored_app = ‏Nonet نفسه، ليعمل بلا شبكة
about_stored_app_where = في ذاكرة المتصفح المؤقتة.
about_size = يشغل هذا الموقع على هذا الجهاز نحو { $kilobytes } ك.ب في المجموع.
about_export_title = خذ كل شيء معك
about_export = ملف واحد فيه كل الألعاب بكل حركاتها، وفيه إعداداتك وتدريبك. يقرؤه زر «استعادة» في صفحة الألعاب على أي جهاز.
about_delete_title = حذف كل شيء
about_delete = يحذف من هذا الجهاز كل الألعاب والإعدادات والتدريب. وتبدأ علامات التبويب المفتوحة من جديد.
about_delete_sure = هل تحذف كل الألعاب والإعدادات والتدريب؟ من دون نسخة احتياطية لا يمكن استعادتها.
about_delete_now = حذف نهائي
