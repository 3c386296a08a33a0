# Nonet in Russian: the pages beside the board.

## General

word_board = Поле
verbatim = { $text }

## Workbench

bench_list_title = Твой список
bench_list_label = Вставь или набери судоку, по одному в строке
bench_open = Открыть файл
bench_open_detail = или перетащи его сюда. Строк не больше { $most }.
bench_generate_title = Или создай судоку
bench_level_choice = { $level }, заданных цифр: { $givens }
bench_count = Сколько судоку
bench_seed = Первое зерно
bench_generate = Создать
bench_generate_detail = То же зерно — тот же список.
bench_bad_count = Введи целое число судоку, от 1 до { $most }.
bench_source = Источник списка
bench_source_generate = Создать судоку
bench_tasks = Что сделать со списком
bench_tasks_each = Что сделать с каждым судоку
bench_task = { $task ->
    [solve] Решить
    [count] Сосчитать
    [minimise] Сократить
   *[rate] Оценить
}
bench_task_detail = { $task ->
    [solve] Решение, и единственное ли оно
    [count] Число решений
    [minimise] Судоку без лишних заданных цифр
   *[rate] Сложность по шкале Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Буфер обмена
source_dropped = Перетащенный текст
source_generated = { $level }, зерно { $seed }
list_none = Судоку пока нет. Вставь их, открой файл или создай новые.
list_empty = { $source }: судоку не найдены.
list_reading = { $source }: пока { $count } судоку…
list_of = { $count } судоку.
list_from = { $source }: { $count } судоку.
list_cut = { $source }: первые { $count } судоку. Список полон, остальные в него не вошли.

## Workbench: progress and result

run_title = { $task ->
    [solve] Решение { $count } судоку
    [count] Подсчёт решений { $count } судоку
    [minimise] Сокращение { $count } судоку
    [rate] Оценка { $count } судоку
   *[generate] Создание { $count } судоку
}
run_begun = { $title }…
run_done = готово { $done }
run_done_rate = готово { $done }, в секунду { $rate }
run_left = осталось { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = Готово { $percent } %
run_spoken_left = Готово { $percent } %, { $left }
time_moment = < 1 с
time_seconds = { $seconds } с
time_minutes = { $minutes } мин { $seconds } с
time_hours = { $hours } ч { $minutes } мин
run_ended = { $task ->
    [solve] Решено { $count } судоку за { $time }.
    [count] Решения { $count } судоку сосчитаны за { $time }.
    [minimise] Сокращено { $count } судоку за { $time }.
    [rate] Оценено { $count } судоку за { $time }.
   *[generate] Создано { $count } судоку за { $time }.
}
run_rate = Это { $rate } в секунду.
run_stopped = Остановлено. Готово { $done } из { $total } судоку.
run_faults = { $count ->
    [one] В { $count } строке ошибка.
    [few] В { $count } строках ошибки.
    [many] В { $count } строках ошибки.
   *[other] В { $count } строки ошибки.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = Решатель не загрузился. Нет сети?
line_at_column = Столбец { $column }: { $fault }
line_contradiction = Решения нет. { $why }
line_no_solution = Решения нет.
line_several_solutions = Решений больше одного.
line_too_hard = Это судоку слишком трудное: ответ здесь не найти.
line_too_long = Сокращать это судоку здесь слишком долго.
line_unrated = Оценить можно только судоку 9 × 9.
line_crashed = Не сделано: решатель сломался на этой строке.
line_timed_out = Не сделано: эта строка заняла слишком много времени.
line_lost = Не сделано: решатель остановился. Попробуй ещё раз.
file_fault = Строка { $line }: { $fault }

## Workbench: the table

table_results = Судоку и результаты
table_empty = Здесь будет каждая строка твоего списка: судоку и результат.
table_column = { $column ->
    [line] Строка
    [puzzle] Судоку
    [solutions] Решения
    [solution] Решение
    [givens] Заданные
    [left] Осталось
    [minimal] Минимальное судоку
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Самый трудный шаг
    [minutes] Ожидаемое время в мин
    [milliseconds] Время в мс
   *[seed] Зерно
}
table_milliseconds = мс
table_number = { $number }
table_arranging = Сортировка и отбор { $count } судоку…
table_sorted_rising = Порядок: «{ $column }», по возрастанию.
table_sorted_falling = Порядок: «{ $column }», по убыванию.
table_unsorted = В порядке списка.
table_shown = Показано { $shown } из { $total } судоку.
table_faults_only = Только строки с ошибками
table_save = { $kind ->
    [text] Сохранить текст
    [csv] Сохранить CSV
   *[tsv] Сохранить TSV
}

## Workbench: the distribution of the ratings

spread_title = Рейтинги
spread_chart = Гистограмма рейтингов от { $from } до { $to }
spread_axis = Рейтинг (ER)
spread_scale = Судоку, шкала квадратного корня
spread_least = Наименьший показанный рейтинг
spread_most = Наибольший показанный рейтинг
spread_filter = Показать только
spread_filter_help = напр. 6.6–7.2 или X-крыло

## Workbench: the filters of the table

chips = Включённые фильтры
chip_rating = Рейтинг { $from }–{ $to }
chip_text = «{ $text }»
chip_remove = { $filter }: убрать этот фильтр

facet_name = { $facet ->
    [givens] Заданные цифры
    [technique] Самый трудный шаг
    [symmetry] Симметрия
    [solutions] Число решений
   *[minimal] Лишние заданные цифры
}
facet_any = { $facet ->
    [givens] Сколько угодно заданных цифр
    [technique] Любая техника
    [symmetry] Любая симметрия
    [solutions] Сколько угодно решений
   *[minimal] Минимальное или нет
}
facet_givens = { $count ->
    [one] { $count } заданная цифра
    [few] { $count } заданные цифры
    [many] { $count } заданных цифр
   *[other] { $count } заданной цифры
}
facet_one_solution = 1 решение
facet_solutions = решений: { $count }
facet_minimal = { $is_minimal ->
    [yes] Минимальное
   *[no] Не минимальное
}
facet_no_symmetry = Без симметрии
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Судоку { $line }
row_givens = { $count ->
    [one] { $count } заданная цифра
    [few] { $count } заданные цифры
    [many] { $count } заданных цифр
   *[other] { $count } заданной цифры
}
row_board = Поле судоку { $line }: { $digits }
row_play = Играть
row_rate = Оценить судоку
row_copy = Копировать
row_rating = Расчёт…
row_rated = У судоку { $line } рейтинг { $rating }.
row_unreadable = В этой строке нет судоку.
row_value = { $value }
row_rated_as = Рейтинг
row_symmetry = Симметрия
symmetry = { $symmetry ->
    [rotate180] Пол-оборота
    [rotate90] Четверть оборота
    [mirror-h] Слева направо
    [mirror-v] Сверху вниз
    [diagonal] Диагональ
   *[antidiagonal] Побочная диагональ
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Нет
row_minimal = Минимальное
row_redundant = { $count ->
    [0] Да
   *[other] Нет, лишних: { $count }
}
row_seed = Зерно

## Practice, lessons and the solve path

learn_lesson = Урок
learn_practise = Тренировка
learn_all = Все техники
learn_back_to_bench = Назад в мастерскую
learn_board = Судоку, { $title }, { $board }
learn_board_help = Перемещайся по полю стрелками. Текст рядом с полем объясняет, что на нём отмечено.
learn_explanation = Объяснение
learn_loading = Загрузка…
learn_learned = Освоено техник: { $learned } из { $count }
learn_find = Найти технику
learn_all_shown = Показаны все техники.
learn_found = { $count ->
    [0] Техник не найдено.
    [one] Найдена { $count } техника.
    [few] Найдены { $count } техники.
    [many] Найдено { $count } техник.
   *[other] Найдено { $count } техники.
}
learn_next = Следующая для тебя
learn_nearly = Почти освоена
learn_repeat = Пора повторить
learn_met = { $count ->
    [1] Эта техника встретилась в одном из твоих решённых судоку.
   *[other] Эта техника встретилась в { $count } из твоих решённых судоку.
}
learn_puzzle = Применить в судоку
learn_positions = Решено позиций: { $solved } из { $needed }
learn_solve_nine = Реши девять, чтобы её освоить.
learn_is_learned = Эта техника освоена.
learn_section = { $section ->
    [singles] Одиночки
    [subsets] Запертые кандидаты и наборы
    [fish] Рыбы
    [one_digit] Одна цифра
    [wings] Крылья
    [uniqueness] Единственность
    [colours] Раскраска
    [chains] Цепочки и кольца
    [sets] Почти запертые наборы
    [forcing] Форсирующие цепочки и сети
    [clues] Суммы, линии и условия
   *[hardest] Самые трудные судоку
}
learn_section_learned = освоено { $learned } из { $count }
learn_rated = рейтинг { $from }–{ $to }
learn_tiers = { $from } — { $to }
learn_detail = { $section } · { $detail }
learn_solving = Решение по шагам…
learn_searching = Поиск позиции…
learn_searching_so_far = Поиск позиции (проверено { $count } судоку)…
learn_no_game = На поле нет игры.
learn_mistake = На поле ошибка, поэтому решения по шагам отсюда нет. Ошибку покажет «Подсказка».
learn_not_kept = Nonet не может сохранить число решённых упражнений: память браузера заполнена или недоступна.
learn_not_loaded = Решатель не загрузился. Нет сети?
learn_crashed = Решатель сломался. Nonet запустил его снова: попробуй ещё раз.
learn_took_too_long = Это заняло слишком много времени, и Nonet остановился. Попробуй ещё раз.

## Practice

practice_tier = { $tier ->
    [beginner] Начальный
    [easy] Лёгкий
    [medium] Средний
    [hard] Трудный
    [expert] Мастер
    [extreme] Экстрим
   *[beyond] Запредельный
}
practice_write = { $technique }: выбери клетку и поставь её цифру.
practice_remove = { $technique }: выбери клетку, а потом цифру, которую там можно исключить.
practice_filled = В { $cell } уже стоит цифра.
practice_no_candidate = { $digit } — не кандидат в { $cell }.
practice_crossed = { $digit } в { $cell } уже вычеркнута.
practice_needed = Не совсем: { $digit } в { $cell } исключать нельзя.
practice_wrong = Не совсем: в { $cell } не может быть { $digit }.
practice_other_write = Не совсем: в { $cell } и правда { $digit }, но техника «{ $technique }» этого не показывает.
practice_other_remove = Не совсем: в { $cell } и правда не может быть { $digit }, но техника «{ $technique }» этого не показывает.
practice_right = { $left ->
    [one] Верно. Этот шаг исключает ещё { $left } кандидата.
    [few] Верно. Этот шаг исключает ещё { $left } кандидатов.
    [many] Верно. Этот шаг исключает ещё { $left } кандидатов.
   *[other] Верно. Этот шаг исключает ещё { $left } кандидата.
}
practice_done = Верно. Уже решено: { $count }. Шаг: { $line }
practice_where = Где?
practice_show = Показать
practice_another = Ещё одна

## Solve path

path_steps = Все шаги
path_copy = Копировать
path_place = Шаг { $number } из { $count }
path_spoken = Шаг { $number } из { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }, шагов: { $count }
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } шаг: { PLAIN($techniques) }.
    [few] { $count } шага: { PLAIN($techniques) }.
    [many] { $count } шагов: { PLAIN($techniques) }.
   *[other] { $count } шага: { PLAIN($techniques) }.
}
path_open = Ни одна известная техника дальше не ведёт. Пустых клеток осталось: { $count }.

## Replay

replay_none = Ходов для повтора ещё нет.
replay_solved = { $level } · решено за { $time }
replay_played = { $level } · время игры { $time }
replay_board = Повтор игры, { $board }
replay_board_help = Поле после этого хода. Здесь его нельзя изменить.
replay_panel = Этот ход
replay_start = Начало
replay_play = Пуск
replay_pause = Пауза
replay_branch = Играть отсюда
replay_score = Ходы
replay_jumps = Перейти
replay_speeds = Скорость
replay_speed = { $factor }×
replay_running = Идёт повтор.
replay_stopped = Остановлено: { $what }
replay_at_start = Начало игры
replay_placed = { $digit } в { $cell }
replay_slip = { $digit } в { $cell }, оплошность
replay_cleared = { $digit } убрана из { $cell }
replay_notes = Заметки в { $cell }: { SPACED($digits) }
replay_no_notes = В { $cell } нет заметок
replay_coloured = Цвет в { $cell }
replay_many = { $count ->
    [one] Изменена { $count } клетка
    [few] Изменены { $count } клетки
    [many] Изменено { $count } клеток
   *[other] Изменено { $count } клетки
}
replay_nothing = Ничего не изменилось
replay_move = ход { $number } из { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Долгое раздумье перед { $cell }.
replay_slow_timed = { $time } перед { $cell }.
replay_ladder = Самый лёгкий шаг здесь:
replay_technique = Самый лёгкий шаг здесь: { $technique }.
replay_to_slow = Раздумье перед { $cell }
replay_to_slow_timed = Раздумье, { $time } перед { $cell }
replay_to_step = { $spot }: { $technique }
replay_to_slip = Оплошность
replay_to_slip_timed = Оплошность, { $time }
replay_to_hint = Подсказка
replay_to_hint_timed = Подсказка, { $time }
replay_to_checkpoint = Закладка
replay_to_checkpoint_timed = Закладка, { $time }

## Made to order

new_level = Уровень
new_level_givens = заданных цифр: { $numbers }
new_symmetry = Симметрия заданных цифр
new_symmetry_none = Нет
new_symmetry_half_turn = Пол-оборота
new_symmetry_quarter_turn = Четверть оборота
new_symmetry_left_right = Слева направо
new_symmetry_top_bottom = Сверху вниз
new_symmetry_diagonal = Диагональ
new_symmetry_antidiagonal = Побочная диагональ
new_method = Способ
new_method_carve = Убирать цифры с полного поля
new_method_build = Добавлять цифры на пустое поле
new_method_transform = Перемешать известное судоку
new_method_starter = Перемешать встроенное судоку
new_givens = Число заданных цифр
new_givens_help = например, 24 или 22–26
order_fewest_givens = Наименьшее число заданных цифр
order_most_givens = Наибольшее число заданных цифр
new_rating_help = например, 7.2 или 6.6–7.2. Столбики показывают, как часто встречается каждый рейтинг.
order_lowest_rating = Наименьший рейтинг
order_highest_rating = Наибольший рейтинг
order_the_level = уровень «{ $level }»
order_by_techniques = Сложность определяют техники, поэтому теперь подойдёт любой рейтинг.
order_time = Время на решение
order_any_time = любое
order_by_time = Выбран уровень, судоку которого занимают примерно столько времени.
order_clues = Условия на поле
order_rules = Дополнительные правила
order_new_regions = В каждой новой игре области другие.
new_needs = С техниками
new_avoids = Без техник
order_least = Не легче, чем
order_hardest_allowed = Не труднее, чем
order_path_help = Техники — как в подсказках, если каждый раз делать самый лёгкий шаг.
custom_add = Добавить технику…
custom_remove = Убрать: { $technique }
custom_both_names = { $name } ({ $english })
new_any = любое
new_seed = Зерно
new_seed_help = То же зерно и те же условия — то же судоку. Оставь пустым, если подойдёт любое судоку.
new_seed_draw = Другое зерно
new_bad_seed = Зерно — это целое число, не больше 19 цифр.
form_bad_givens = Введи одно число, например 24, или промежуток, например 22–26.
form_bad_rating = Введи один рейтинг, например 7.2, или промежуток, например 6.6–7.2.
new_start = Создать

## Enter a puzzle

checking_puzzle = Проверка единственности решения…
givens_found = { $count ->
    [one] { $count } заданная цифра.
    [few] { $count } заданные цифры.
    [many] { $count } заданных цифр.
   *[other] { $count } заданной цифры.
}
no_solution = У этого судоку нет решения.
cell_can_be = У этого судоку больше одного решения: в { $cell } может стоять { OR($digits) }. Клетки с разными цифрами отмечены.
own_label = Вставь или набери судоку
own_grid = Твоё судоку
own_play = Проверить и играть
own_empty = Набери или вставь судоку либо заполни поле. Пустые клетки — это . 0 * или _.
own_too_few = { $count ->
    [0] Заданных цифр пока нет. На поле { $board } их нужно не меньше { $fewest }.
    [one] { $count } заданная цифра. На поле { $board } их нужно не меньше { $fewest }: добавь ещё хотя бы { $more }.
    [few] { $count } заданные цифры. На поле { $board } их нужно не меньше { $fewest }: добавь ещё хотя бы { $more }.
    [many] { $count } заданных цифр. На поле { $board } их нужно не меньше { $fewest }: добавь ещё хотя бы { $more }.
   *[other] { $count } заданной цифры. На поле { $board } их нужно не меньше { $fewest }: добавь ещё хотя бы { $more }.
}
own_one_solution = 1 решение.
own_not_known = Число решений пока неизвестно.
own_open = Открыть файл…
own_edit = Изменить заданные цифры
own_workbench = Открыть мастерскую
own_edit_detail = Останутся только заданные цифры. Ctrl+Z на поле вернёт текст.
own_shared_puzzle = Судоку по ссылке
own_shared_game = Игра по ссылке
own_shared_play = Играть
own_shared_detail = Это будет отдельная игра. Остальные твои игры не изменятся.
own_shared_progress = Когда игрой поделились, за { $time } было поставлено цифр: { $placed } из { $all }.
own_recognised = Распознанный текст
own_list = Судоку в этом тексте
own_list_first = В списке первые { $shown } из { $count } судоку.
own_collection = Название сборника
own_several_puzzles = { $count } судоку · { $format }
own_placed = { $count ->
    [one] Поставлена { $count } цифра.
    [few] Поставлены { $count } цифры.
    [many] Поставлено { $count } цифр.
   *[other] Поставлено { $count } цифры.
}
own_noted = { $count ->
    [one] Заметки в { $count } клетке.
    [few] Заметки в { $count } клетках.
    [many] Заметки в { $count } клетках.
   *[other] Заметки в { $count } клетки.
}
own_removed = { $count ->
    [one] Вычеркнут { $count } кандидат.
    [few] Вычеркнуты { $count } кандидата.
    [many] Вычеркнуто { $count } кандидатов.
   *[other] Вычеркнуто { $count } кандидата.
}
own_coloured = { $count ->
    [one] Раскрашена { $count } клетка.
    [few] Раскрашены { $count } клетки.
    [many] Раскрашено { $count } клеток.
   *[other] Раскрашено { $count } клетки.
}
own_puzzle_number = Судоку { $number }
format_line = Судоку в одной строке
format_grid = Поле по строкам
format_ss = Файл Simple Sudoku (.ss)
format_pencilmarks = Поле с кандидатами
format_sdx = Файл SudoCue (.sdx)
format_sdk = Файл SadMan или SudoCue (.sdk)
format_hodoku = Строка библиотеки HoDoKu
format_gsf = Строка списка gsf
format_sukaku = Сукаку: только кандидаты
format_sudokuwiki = Ссылка или код SudokuWiki
format_sudokuexchange = Ссылка SudokuExchange
format_fpuzzles = Судоку f-puzzles
format_sudokupad = Ссылка SudokuPad
format_opensudoku = Файл OpenSudoku
format_1gsudoku = Файл 1G Sudoku
format_tatham = Solo Саймона Тэтема
format_iss = Строка Interactive Sudoku Solver
format_nonet_text = Текст Nonet
format_mixed = несколько форматов
text_unread = { $before ->
    [1] { $fault } Судоку до этого места можно взять.
   *[other] { $fault } До этого места можно взять { $before } судоку.
}
text_too_long = Этот текст длиннее 1 МБ. Длинные списки читает мастерская.
text_too_many = В этом списке больше 100 000 судоку. Длинные списки читает мастерская.
text_unknown = Такого формата судоку Nonet не знает.
text_unknown_link = В этой ссылке нет судоку в формате, который знает Nonet.
text_needs_network = Судоку из этой ссылки лежит на сервере, а Nonet не выходит в сеть. Открой ссылку, скопируй судоку там и вставь сюда.
text_unsupported_format = { $kind ->
    [scf] Такие ссылки SudokuPad (scf) Nonet не читает. Экспортируй судоку из SudokuPad в f-puzzles и вставь ту ссылку.
   *[other] Такие файлы Nonet не читает.
}
text_rules = В этом судоку есть то, чего нет в Nonet: { $rules }.
text_rule = { $rule ->
    [killer] суммы в областях (киллер)
    [parity] чётные и нечётные клетки
    [irregular] области неправильной формы
    [other_kind] правила другого вида судоку
    [thermometers] термометры
    [arrows] стрелки
    [little_killer] суммы по диагоналям (литл-киллер)
    [sandwich] суммы «сэндвич»
    [between] линии «между»
    [palindromes] палиндромы
    [kropki] точки кропки
    [extremes] клетки минимума и максимума
    [lines] линии
   *[drawings] рисунки на поле
}
text_other_rule = { $name }
own_palette = Рисование на поле
own_palette_digits = Цифры
own_group = { $group ->
    [cells] Клетки
    [cages] Области
    [lines] Линии
    [between] Между клетками
    [outside] За краем поля
   *[whole] Всё поле
}
own_how = { $how ->
    [marks] Нажми на клетку, чтобы отметить её, и ещё раз, чтобы снять отметку. С клавиатуры: Пробел.
    [pair] Проведи от клетки к соседней. С клавиатуры: Пробел на обеих, затем Enter.
    [square] Проведи по четырём клеткам с общим углом. С клавиатуры: Пробел на двух противоположных, затем Enter.
    [outside] Нажми на клетку у края или проведи от неё внутрь поля, можно и по диагонали. С клавиатуры: Пробел на этой клетке, для диагонали ещё и на следующей её клетке, затем Enter.
    [groups] Проведи по клеткам первой группы, потом по клеткам второй. С клавиатуры: Пробел на каждой клетке, Enter после каждой группы.
    [arrow] Проведи от круга до острия стрелки. С клавиатуры: Пробел на круге, на каждом повороте и на острие, затем Enter.
    [area] Проведи по клеткам. С клавиатуры: Пробел на каждой, затем Enter.
    [regions] Проведи от одной клетки по другим: все они войдут в её область. С клавиатуры: Пробел на каждой, затем Enter.
   *[line] Проведи вдоль линии. С клавиатуры: Пробел в начале, на каждом повороте и в конце, затем Enter.
}
own_cant_place = Здесь невозможно: { $rule }.
own_cant_value = { CAP($rule) }: такого значения не бывает.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Клеток в каждой области должно быть { $side }. Размеры областей, которые пока не подходят: { $sizes }.
own_values = Значение
own_turn = Сменить направление
own_done = Готово
own_copy = Дублировать
own_copy_how = Нажми на клетку, с которой начнётся копия.
own_new_regions = Случайные области
own_regions_changed = Нарисованы новые области.
own_finish_and = и
own_finish_nothing = больше ничего
own_equal = Всегда равны
own_equal_cells = { $cells }
own_different_cells = { $cell } всегда отличается от { $cells }, хотя они не видят друг друга.
own_clues = Правила и условия
own_remove = Убрать
own_remove_part = Убрать: { $part }
own_part_given = { $digit } в { $cell }
own_known = Об этом судоку
own_solutions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
own_solutions_at_least = { $count ->
    [one] Не меньше { $count } решения
    [few] Не меньше { $count } решений
    [many] Не меньше { $count } решений
   *[other] Не меньше { $count } решения
}
own_hardest = Самый трудный шаг: { $step }
own_contradiction = Вместе это невозможно
own_contradiction_detail = Убери любой из этих пунктов, и у остальных найдётся решение.
own_not_needed = Каждое по отдельности не обязательно
own_needless_of = { $count } из { $all }
own_all_needed = Здесь нет ничего лишнего.
own_path = Решение по шагам
own_clear = Начать заново
own_finish = Доделать судоку
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Добавить
own_finish_digits = цифры
# A choice of levels.
own_finish_any = любой
# The button that lets Nonet finish the puzzle.
own_finish_go = Доделать
own_minimise = Убрать лишнее
own_changing = Nonet работает над судоку…
own_changed_nothing = Менять ничего не пришлось.
own_digits_added = { $count ->
    [one] Добавлена { $count } цифра.
    [few] Добавлены { $count } цифры.
    [many] Добавлено { $count } цифр.
   *[other] Добавлено { $count } цифры.
}
own_clues_added = { $count ->
    [one] Добавлено { $count } условие.
    [few] Добавлены { $count } условия.
    [many] Добавлено { $count } условий.
   *[other] Добавлено { $count } условия.
}
own_digits_taken = { $count ->
    [one] Убрана { $count } цифра.
    [few] Убраны { $count } цифры.
    [many] Убрано { $count } цифр.
   *[other] Убрано { $count } цифры.
}
own_clues_taken = { $count ->
    [one] Убрано { $count } условие.
    [few] Убраны { $count } условия.
    [many] Убрано { $count } условий.
   *[other] Убрано { $count } условия.
}
own_change_several = У этого судоку больше одного решения. Сначала доделай его.
own_change_not_decided = Nonet не смог выяснить, сколько решений у этого судоку.
own_change_not_found = Такого судоку не нашлось. Попробуй другой уровень или другие условия.
own_offers = Ещё одна цифра — и решение одно
own_offer = { $digit } в { $cell }
own_shares_most = в большинстве решений
own_shares_lone = только в одном
own_shares_all = во всех
own_rules = Правила этого судоку
own_about = Название, автор и правила
own_about_describe = Вставить текст правил от Nonet
own_about_field = { $said ->
    [title] Название
    [author] Автор
    [rules] Правила своими словами
   *[message] Сообщение в конце
}
text_board = Такого поля в Nonet нет: { $board }.
text_cells = Клеток { $found }, а должно быть { $expected }.
text_rows = Строк { $found }, а должно быть { $expected }.
text_contradiction = Это поле противоречит заданным цифрам судоку.
text_damaged = Данные этой ссылки повреждены или неполны. Скопируй ссылку целиком.
text_json = В этом JSON есть ошибка. Скопируй весь текст.
text_xml = В этом XML есть ошибка. Скопируй весь текст.
text_missing = Не хватает «{ $name }».
text_value = { $kind ->
    [candidate] «{ $value }» — не кандидат: нужны цифра, строка и столбец, например 512.
    [cell] «{ $value }» — не клетка.
    [colour] «{ $value }» — не цвет.
    [digit] «{ $value }» — не цифра.
    [note] «{ $value }» — не заметка.
    [size] «{ $value }» — не размер поля.
   *[version] «{ $value }» — версия формата, которой Nonet не знает.
}
own_cell_unread = { $symbol }, не цифра, { $place }
own_cell_certain = { $digit } во всех решениях, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

set_groups = Группы настроек
set_appearance = Оформление
set_board = Поле и подсветка
set_checking = Проверка и подсказки
set_keys = Клавиши и касания
set_excerpt = Эта часть твоей игры сразу показывает каждое изменение.
set_palette = Цвета
set_palette_standard = Обычные
set_palette_colour-blind = Для дальтоников
set_palette_high-contrast = Контрастные
set_clock = Часы
set_clock_detail = Показывать, сколько идёт игра.
set_mistakes = Отмечать ошибки
set_mistakes_never = Никогда
set_mistakes_full = Когда поле заполнено
set_mistakes_always = Сразу
set_conflicts = Повторы цифр
set_conflicts_detail = Отмечать цифру, которая повторяется в строке, столбце или блоке.
set_combinations = Комбинации киллер-областей
set_combinations_detail = Показывать под полем, сколько осталось до суммы выбранной киллер-области и какие цифры в неё подходят.
set_clean_notes = Убирать заметки
set_clean_notes_detail = Поставленная цифра стирает и заметки, которые она исключает.
set_fill_singles = Ставить одиночки
set_fill_singles_detail = Вместе с цифрой заполняется каждая клетка, где после этого остался один кандидат или которая стала единственным местом для цифры. «Отменить» сразу возвращает всё назад.
set_peers = Строка, столбец и блок
set_peers_detail = Подсвечивать строку, столбец и блок выбранной клетки.
set_same = Та же цифра
set_same_detail = Подсвечивать клетки с выбранной цифрой.
set_left = Сколько осталось
set_left_detail = Показано на каждой кнопке.
set_uniqueness = Техники единственности
set_uniqueness_detail = Разрешить подсказки, которые полагаются на единственность решения, например уникальный прямоугольник.
set_extras = Больше техник
set_extras_detail = Разрешить и такие подсказки, как 3D-медуза и WXYZ-крыло. Они заменяют некоторые цепочки.
set_level_steps = Уровни со своими техниками
set_level_steps_detail = В новой классической игре понадобится то, что обещает уровень: на уровне «Трудный» — техника не легче пары, на уровне «Экстрим» — не легче цепочки. Иначе может хватить и более лёгких шагов.
set_advice = Советы в разделе «Обучение»
set_advice_detail = Показывать вверху страницы, какую технику осваивать дальше и какую пора повторить.
set_letters = Буквенные клавиши
set_letters_detail = N — заметки, H — подсказка и так далее.
set_keys_table = Изменить клавиши
set_key_button = { $does }: { $keys }
set_key_none = нет
set_key_press = Нажми клавишу…
set_key_taken = Клавиша { $key } уже занята: { $does }
set_key_reset = Сбросить
set_key_reset_all = Сбросить все клавиши
set_digit_first = Сначала цифра
set_digit_first_detail = Выбери цифру на панели, потом нажимай на клетки, куда её поставить.
set_language = Язык
set_language_browser = Как в браузере
set_language_offline = { $name } (нужна сеть)
set_language_failed = Этот язык не загрузился. Подключись к сети и выбери его снова.
set_language_absent = Этого языка нет на устройстве: { $wanted }. Подключись к сети и обнови страницу.
set_language_near = Этого языка пока нет: { $wanted }. Вместо него Nonet показывает: { $shown }.
set_text_size = Размер текста
set_text_size_normal = Обычный
set_text_size_large = Крупный
set_text_size_larger = Крупнее
set_hand = Панель цифр
set_hand_right = Справа
set_hand_left = Слева
set_cell_names = Обозначения клеток
set_note_layout = Угловые заметки
set_note_layout_fixed = Каждая на своём месте
set_note_layout_packed = По краю
set_show_notes = Твои заметки
set_show_notes_detail = Скрой их, чтобы видеть только поле. Они не пропадут.
set_candidates = Все кандидаты
set_candidates_detail = Показывать под твоими заметками, что может стоять в каждой клетке.
set_voice = Чтение с экрана
set_verbosity = Названия клеток
set_verbosity_full = Строка, столбец и блок
set_verbosity_brief = Краткое обозначение
set_verbosity_content = Только содержимое
set_say_left = Оставшиеся цифры
set_say_left_detail = Когда ты ставишь цифру, говорить, сколько таких осталось.

## Help

help_search = Поиск в справке
help_found = { $count ->
    [one] Найдена { $count } статья.
    [few] Найдены { $count } статьи.
    [many] Найдено { $count } статей.
   *[other] Найдено { $count } статьи.
}
help_nothing_found = Ничего не найдено. Попробуй другое слово.
help_play = Как играть
help_goal = Заполни все пустые клетки так, чтобы в каждой строке, каждом столбце и каждом блоке каждая цифра стояла один раз. У каждого судоку ровно одно решение.
help_place = Ищи место. Все другие пустые клетки этого блока уже видят эту цифру, значит, она стоит здесь. Выбери клетку, потом цифру. Нажми ту же цифру ещё раз, чтобы стереть её.
help_notes_picture = Выбери «Угол» или «Центр», чтобы маленькими цифрами записать, что ещё может стоять в клетке. Для нотации Снайдера (Snyder) бери угловые.
help_conflicts = Волнистой линией подчёркнута цифра, которая повторяется в строке, столбце или блоке.
help_hint_button = «Подсказка» показывает, куда смотреть. Каждое следующее нажатие открывает больше: технику, её схему, доказательство, а в конце делает шаг. Если есть ошибка, «Подсказка» сначала покажет её.
help_saving = Nonet сохраняет игру на этом устройстве после каждого хода. Ничего никуда не отправляется.
help_import = Вставь на любой странице ссылку или текст из SudokuPad, f-puzzles, HoDoKu или другой программы либо перетащи файл: Nonet покажет судоку.
help_keys = Клавиши
help_glossary = Словарь
help_about = О Nonet
help_version = Nonet { $version }, сборка { $build }
help_privacy = Ничего не отправляется: у Nonet нет сервера, и твои игры остаются на этом устройстве.
help_licences = Лицензии всего, что есть в Nonet

## Help: keys

help_moving = Перемещение
help_selecting = Выбор клеток
help_digits = Цифры
help_notes = Заметки
help_hints = Подсказки
help_ear = На слух
help_others = Прочее
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = от 1 до { $last }
key_digits_letters = от 1 до 9, от A до { $last }
key_cap = { $name ->
    [Space] Пробел
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
key_held_digit = цифра
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Shift+{ $key }
key_outside = { $key } вне поля
key_does = { $key ->
    [move] Перемещение
    [empty] Следующая или предыдущая пустая клетка
    [ends] Первая или последняя клетка строки; с Ctrl — поля
    [box] Вверх или вниз на блок
    [tab] С поля на кнопки
    [extend] Выбрать больше клеток
    [digit] Поставить цифру или стереть такую же
    [light] Подсветить цифру; потом нажатие на клетку или Enter ставит её
    [corner] Угловая заметка
    [centre] Центральная заметка
    [colour] Цвет
    [strike] Вычеркнуть кандидата
    [erase] Стереть
    [hint-next] Следующая ступень открытой подсказки
    [hint-next-outside] Следующая ступень открытой подсказки, вне поля
    [hint-back] Предыдущая ступень открытой подсказки
    [hint-back-outside] Предыдущая ступень открытой подсказки, вне поля
    [hint-do] Сделать шаг открытой подсказки
    [hint-close] Закрыть подсказку
    [use] Взять клетку, когда выбираешь по одной или подсвечена цифра
    [up] Вверх
    [left] Влево
    [down] Вниз
    [right] Вправо
    [extend-up] Выбрать и клетку выше
    [extend-left] Выбрать и клетку слева
    [extend-down] Выбрать и клетку ниже
    [extend-right] Выбрать и клетку справа
    [next-empty] Следующая пустая клетка
    [previous-empty] Предыдущая пустая клетка
    [row-start] Начало строки
    [row-end] Конец строки
    [first] Первая клетка
    [last] Последняя клетка
    [box-up] Вверх на блок
    [box-down] Вниз на блок
    [select-all] Выбрать все клетки
    [select-alike] Выбрать все такие же клетки
    [clue] Следующее или предыдущее условие
    [next-clue] Выбрать клетки следующего условия
    [previous-clue] Выбрать клетки предыдущего условия
    [select-cell] Добавить эту клетку к выбранным или убрать её
    [select] Выбирать клетки по одной
    [escape] Снять подсветку или выбор
    [mode-digit] Цифры
    [mode-corner] Угловые заметки
    [mode-centre] Центральные заметки
    [mode-colour] Цвета
    [next-mode] Следующий режим
    [notes] Включить или выключить угловые заметки
    [candidates] Показать или скрыть кандидатов
    [hint] Подсказка или следующая ступень открытой
    [undo] Отменить
    [redo] Вернуть
    [zoom] Увеличить большое поле или показать целиком
    [pause] Пауза
    [check] Проверить поле на ошибки
    [checkpoint] Поставить закладку
    [copy] Копировать поле как текст
    [read-row] Прослушать строку
    [read-column] Прослушать столбец
    [read-box] Прослушать блок
    [read-left] Услышать, сколько осталось каждой цифры
    [read-candidates] Услышать, что может стоять в клетке
    [read-selection] Услышать, какие клетки выбраны
    [read-colours] Услышать, где какой цвет
    [read-strikes] Услышать, какие кандидаты вычеркнуты
   *[help] Справка
}

## Help: glossary

term_given = Заданная цифра
means_given = Цифра, которая есть в судоку с самого начала. Изменить её нельзя.
term_cell_name = Обозначение клетки
means_cell_name = r4c5 — это клетка в строке 4 и столбце 5: r — строка (row), c — столбец (column). Её обозначают и иначе: R4C5 или буквой и цифрой, например D5. Вид обозначений можно выбрать в настройках.
term_house = Дом
means_house = Строка, столбец или блок. На некоторых полях есть ещё две диагонали. В доме каждая цифра стоит один раз.
term_peer = Видимая клетка
means_peer = Клетка в той же строке, том же столбце или том же блоке, что и другая. Такие клетки видят друг друга, и в них никогда не стоит одна и та же цифра.
term_candidate = Кандидат
means_candidate = Цифра, которая ещё может стоять в клетке: её нет в видимых клетках, и ни один шаг её не исключил.
term_note = Заметка
means_note = Маленькая цифра, которую ты пишешь в клетке. Чаще всего так записывают кандидатов.
term_conflict = Конфликт
means_conflict = Одна и та же цифра дважды в доме. Nonet подчёркивает её волнистой линией.
term_mistake = Ошибка
means_mistake = Цифра, которая отличается от решения. Она может долго казаться верной.
term_single = Одиночка
means_single = Последний кандидат клетки (открытая одиночка) или последнее место для цифры в доме (скрытая одиночка).
term_subset = Набор
means_subset = Две, три или четыре клетки дома, которые забирают столько же цифр: пара, тройка или четвёрка. В других клетках дома этих цифр нет.
term_strong_link = Сильная связь
means_strong_link = Два кандидата, из которых хотя бы один верен. Если один неверен, верен другой.
term_weak_link = Слабая связь
means_weak_link = Два кандидата, из которых верен не более чем один. Если один верен, другой неверен.
term_chain = Цепочка
means_chain = Кандидаты, которые по очереди соединены сильными и слабыми связями. Если первый неверен, последний верен.
term_fish = Рыба
means_fish = Цифра, все места которой в нескольких строках лежат в стольких же столбцах, или наоборот. X-крыло, рыба-меч и медуза — рыбы.
term_uniqueness = Единственность
means_uniqueness = У судоку ровно одно решение. Некоторые техники этим пользуются: они исключают схемы, при которых решений было бы два.
term_rating = Рейтинг
means_rating = Сложность самого трудного шага судоку по шкале Sudoku Explainer. У самых лёгких судоку рейтинг 1.2, у самых трудных известных — почти 12.

## Dates

date_today = Сегодня
date_yesterday = Вчера
date_unknown = Дата неизвестна
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }, поставлено { $placed } из { $open }, { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = на поле
games_rating = рейтинг { $rating }
games_estimated = ожидаемое время: { $minutes }
games_solved_in = решено за { $time }
games_played_for = время игры { $time }
games_last = { $date }
games_to_go = { $count ->
    [0] Решено
   *[other] Осталось { $count }
}

games_go_on = Играть дальше
games_continue = Продолжить
games_in = Вставить или открыть судоку
games_in_detail = 81 знак, ссылка, файл или список
games_saved_title = Сохранённые
games_search = Поиск игр
games_search_example = напр. Трудный, 2026-11, rating>3
games_order = Порядок
games_order_played = Недавно сыгранные
games_order_begun = Недавно начатые
games_order_title = Название
games_order_rating = Сложность
games_order_time = Время игры
games_order_progress = Ближе к концу
games_kind = Какие игры
games_all = Все
games_playing = Начатые
games_solved = Решённые
games_own = Свои
games_collection = Сборник
games_any_collection = Все сборники
games_tag = Метка
games_any_tag = Все метки
games_choose = Выбрать несколько
games_choose_all = Выбрать все
games_choose_done = Готово
games_picked = { $count ->
    [one] Выбрана { $count } игра
    [few] Выбраны { $count } игры
    [many] Выбрано { $count } игр
   *[other] Выбрано { $count } игры
}
games_delete = Удалить
games_add_tag = Новая метка
games_bring_back = Отменить
games_edit = Название и метки
games_edit_title = Название и метки
games_title = Название
games_tags = Метки
games_tags_hint = Разделяй метки запятыми.
games_store = Сохранить
games_back_up = Сделать копию
games_restore = Восстановить
games_more = Показать ещё
games_none = Игр пока нет. Каждая начатая игра сохраняется здесь.
games_none_found = Таких игр нет. Измени поиск или выбери «Все».
games_found = Показано игр: { $count } из { $all }
games_loading = Загружаются твои игры…
games_retry = Ещё раз

games_deleted = { $count ->
    [one] Удалена { $count } игра.
    [few] Удалены { $count } игры.
    [many] Удалено { $count } игр.
   *[other] Удалено { $count } игры.
}
games_brought_back = { $count ->
    [one] Возвращена { $count } игра.
    [few] Возвращены { $count } игры.
    [many] Возвращено { $count } игр.
   *[other] Возвращено { $count } игры.
}
games_board_stays = Игру на поле удалить нельзя. Сначала начни другую.
games_saved = { $count ->
    [one] В nonet-backup.txt сохранена { $count } игра.
    [few] В nonet-backup.txt сохранены { $count } игры.
    [many] В nonet-backup.txt сохранено { $count } игр.
   *[other] В nonet-backup.txt сохранено { $count } игры.
}
games_unreadable = Эту игру нельзя открыть: её запись повреждена. В резервную копию она всё равно войдёт.
games_failed = Nonet не может добраться до твоих игр. Обнови страницу и попробуй снова.
games_blocked = Это окно браузера не хранит игры, например потому, что оно приватное. Видны только игры, которые Nonet смог сохранить. Сделай копию того, что хочешь оставить.
games_full = На этом устройстве больше нет места для игр. Последние ходы не пропадут, пока открыта эта вкладка. Освободи место или удали ненужные игры.
games_newer = Твои игры сохранила более новая версия Nonet. Обнови страницу, чтобы их открыть. Если не поможет, попробуй позже: ни одна игра не потеряна.
games_no_backup = Этот файл — не резервная копия Nonet. Выбери файл, который сохранила кнопка «Сделать копию».
games_unread = { $count ->
    [one] Не читается { $count } сохранённая игра. В резервную копию она всё равно войдёт.
    [few] Не читаются { $count } сохранённые игры. В резервную копию они всё равно войдут.
    [many] Не читаются { $count } сохранённых игр. В резервную копию они всё равно войдут.
   *[other] Не читаются { $count } сохранённой игры. В резервную копию они всё равно войдут.
}

restored_new = { $count ->
    [one] Добавлена { $count } игра.
    [few] Добавлены { $count } игры.
    [many] Добавлено { $count } игр.
   *[other] Добавлено { $count } игры.
}
restored_updated = { $count ->
    [one] Обновлена { $count } игра: в копии она новее.
    [few] Обновлены { $count } игры: в копии они новее.
    [many] Обновлено { $count } игр: в копии они новее.
   *[other] Обновлено { $count } игры: в копии они новее.
}
restored_kept = { $count ->
    [one] { $count } игра уже была здесь.
    [few] { $count } игры уже были здесь.
    [many] { $count } игр уже были здесь.
   *[other] { $count } игры уже были здесь.
}
restored_unread = { $count ->
    [one] Пропущена { $count } повреждённая игра.
    [few] Пропущены { $count } повреждённые игры.
    [many] Пропущено { $count } повреждённых игр.
   *[other] Пропущено { $count } повреждённой игры.
}
restored_newer = { $count ->
    [one] { $count } игра — из более новой версии Nonet. Обнови страницу и восстанови игры ещё раз.
    [few] { $count } игры — из более новой версии Nonet. Обнови страницу и восстанови игры ещё раз.
    [many] { $count } игр — из более новой версии Nonet. Обнови страницу и восстанови игры ещё раз.
   *[other] { $count } игры — из более новой версии Nonet. Обнови страницу и восстанови игры ещё раз.
}
restored_cut = Файл обрывается, поэтому некоторых игр может не хватать.
restored_others = Если здесь игра шла по-другому, Nonet хранит обе версии.
restored_nothing = В этой копии нет игр.

games_collecting = Добавление { $count } судоку…
collected_added = { $count ->
    [0] Ни одного судоку не добавлено.
   *[other] Добавлено { $count } судоку.
}
collected_unsolvable = Пропущено { $count } судоку без решения.
collected_several = Пропущено { $count } судоку с несколькими решениями.
own_collect = Добавить все в игры
own_link_newer = Эту ссылку создала более новая версия Nonet. Обнови страницу и открой ссылку ещё раз.
own_link_damaged = Эта ссылка повреждена или обрезана. Скопируй её ещё раз, целиком.
format_nonet = Ссылка Nonet

## Sharing a game

out_title = Поделиться, сохранить
out_print = Печать на бумаге
out_none = Делиться нечем: игры нет. Сначала начни её.
out_progress = Вместе с твоими ходами
out_progress_detail = С твоими цифрами, заметками, цветами и историей. Иначе только само судоку.
out_link = Ссылка
out_link_detail = Вся игра — в самой ссылке. Больше нигде ничего не хранится.
out_copy_link = Копировать ссылку
out_copy_text = Копировать текст
out_copy_path = Копировать шаги
out_copy_seed = Копировать зерно
out_share_link = Отправить ссылку
out_share_picture = Отправить картинку
out_picture = Картинка
out_svg = Сохранить SVG
out_png = Сохранить PNG
out_text = Текст и файлы
out_format = Формат
out_save = Сохранить в файл
out_left_out = В этот формат не входит: { PLAIN($parts) }.
out_part = { $part ->
    [progress] поставленные тобой цифры
    [corner] угловые заметки
    [centre] центральные заметки
    [removed] вычеркнутые кандидаты
    [colours] цвета
   *[history] история
}
out_programs = Другие программы
out_open_sudokupad = Открыть в SudokuPad
out_open_sudokuexchange = Открыть в SudokuExchange
out_open_sudokuwiki = Открыть в SudokuWiki
out_no_board = { $format ->
    [sudokupad] В SudokuPad такого поля нет.
    [sudokuexchange] В SudokuExchange такого поля нет.
    [sudokuwiki] В SudokuWiki такого поля нет.
   *[other] В этом формате такого поля нет. Выбери другой.
}
out_path = Решение по шагам
out_path_find = Найти решение по шагам
out_path_wait = Решение по шагам…
out_path_classic = Решение по шагам есть только у классических полей.
out_path_found = { $count ->
    [one] В решении { $count } шаг.
    [few] В решении { $count } шага.
    [many] В решении { $count } шагов.
   *[other] В решении { $count } шага.
}
out_path_text = Сохранить текст
out_path_html = Сохранить страницу
out_seed = Зерно
out_seed_detail = То же зерно и те же условия — то же судоку.

## Daily puzzles

daily_today = Сегодня
daily_archive = Все дни
daily_play = Играть
daily_solved = решено { $solved } из { $count }
daily_date = { DAY($day) }
daily_day = { $date }, решено { $solved } из { $count }
daily_day_later = { $date }, ещё не открыто
daily_month_before = Предыдущий месяц
daily_month_after = Следующий месяц
daily_new = Судоку дня, { $level }, не начато, { $minutes }
daily_playing = Судоку дня, { $level }, время игры { $time }
daily_done = Судоку дня, { $level }, решено за { $time }
daily_done_with_hints = { $count ->
    [one] Судоку дня, { $level }, решено за { $time }, { $count } подсказка
    [few] Судоку дня, { $level }, решено за { $time }, { $count } подсказки
    [many] Судоку дня, { $level }, решено за { $time }, { $count } подсказок
   *[other] Судоку дня, { $level }, решено за { $time }, { $count } подсказки
}
daily_about = Каждый день новые судоку, одинаковые для всех.
daily_week = Эта неделя
daily_later = ещё не открыто
variant_new = { CAP($rule) }: судоку не начато
variant_playing = { CAP($rule) }: время игры { $time }
variant_done = { CAP($rule) }: решено за { $time }
variant_done_with_hints = { $count ->
    [one] { CAP($rule) }: решено за { $time }, { $count } подсказка
    [few] { CAP($rule) }: решено за { $time }, { $count } подсказки
    [many] { CAP($rule) }: решено за { $time }, { $count } подсказок
   *[other] { CAP($rule) }: решено за { $time }, { $count } подсказки
}
daily_result = Твой результат
daily_copy = Копировать
daily_share = Поделиться

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } подсказка
    [few] { $level } { $time }, { $count } подсказки
    [many] { $level } { $time }, { $count } подсказок
   *[other] { $level } { $time }, { $count } подсказки
}
result_open = { $level } —
result_streak = Дней подряд: { $days }

## Statistics

stats_period = Период
stats_weeks = 9 недель
stats_year = Этот год
stats_all = Всё время
stats_count_all = Считать игры с подсказками
stats_counts = Лучшее время, медиана и тренд считаются по играм, решённым без подсказок и проверок. Копии решённых игр не считаются.
stats_counts_all = Лучшее время, медиана и тренд считаются по всем решённым играм, в том числе с подсказками и проверками. Копии решённых игр не считаются.
stats_nothing = Пока ничего не решено.
stats_start = Начать игру
stats_analysing = { $count ->
    [one] Разбор { $count } игры…
    [few] Разбор { $count } игр…
    [many] Разбор { $count } игр…
   *[other] Разбор { $count } игры…
}
stats_level = Уровень
stats_solved = Решено
stats_trend = Последние девять недель
stats_other = Другие
stats_no_hint = без подсказок
stats_hinted = с подсказками
stats_minutes = мин
stats_faster = За последние девять недель на { $percent } % быстрее
stats_slower = За последние девять недель на { $percent } % медленнее
stats_steady = Так же быстро, как раньше
stats_with_hints = с подсказками: { $count }
stats_chart = { $solved ->
    [one] Время { $solved } игры, { $level }: лучшее { $best }, медиана { $median }
    [few] Время { $solved } игр, { $level }: лучшее { $best }, медиана { $median }
    [many] Время { $solved } игр, { $level }: лучшее { $best }, медиана { $median }
   *[other] Время { $solved } игры, { $level }: лучшее { $best }, медиана { $median }
}
stats_as_table = Таблицей
stats_hints = Подсказки
stats_times = Время: игры без подсказок + игры с подсказками
stats_time = Время
stats_range = от { $from } до { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Дней подряд
stats_days_in_row = { $count ->
    [one] день подряд
    [few] дня подряд
    [many] дней подряд
   *[other] дня подряд
}
stats_longest = рекорд { $count }, { $end }
stats_no_streak = Реши сегодня судоку, чтобы начать.
stats_calendar = Девять недель: дней с решёнными судоку — { $count }
stats_now = сегодня
stats_calendar_key = Девять недель. Чем больше квадрат, тем больше решено: 1, 2, 3 или больше.
stats_week = Неделя с
stats_slow_title = Где ты думаешь дольше
stats_slow = { $count ->
    [1] { $time }, один раз
    [one] в среднем { $time }, { $count } раз
    [few] в среднем { $time }, { $count } раза
    [many] в среднем { $time }, { $count } раз
   *[other] в среднем { $time }, { $count } раза
}
stats_met_title = Техники в твоих судоку
stats_met = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
stats_found = { $count ->
    [1] Найдено один раз, за { $time }
    [one] Найдено { $count } раз, в среднем за { $time }
    [few] Найдено { $count } раза, в среднем за { $time }
    [many] Найдено { $count } раз, в среднем за { $time }
   *[other] Найдено { $count } раза, в среднем за { $time }
}
stats_after_hint = { $count ->
    [1] один раз после подсказки
    [one] { $count } раз после подсказки
    [few] { $count } раза после подсказки
    [many] { $count } раз после подсказки
   *[other] { $count } раза после подсказки
}
stats_guesses = { $count ->
    [1] { $count } ход наугад: его не объясняет ни одна техника.
    [one] { $count } ход наугад: их не объясняет ни одна техника.
    [few] { $count } хода наугад: их не объясняет ни одна техника.
    [many] { $count } ходов наугад: их не объясняет ни одна техника.
   *[other] { $count } хода наугад: их не объясняет ни одна техника.
}
stats_practise = Тренировка: { $technique }

## Print

print_title = Печать
print_row = Группа { $number }
print_number = Количество
print_level = Уровень
print_symmetry = Симметрия
print_add = Добавить судоку
print_remove = Убрать
print_per_page = Судоку на странице
print_parts = Печатать также
print_cover = Обложка
print_rating = Рейтинг
print_technique = Самая трудная техника
print_ratings = Рейтинги
print_needs = С техникой
print_needs_any = Любая техника
print_candidates = Кандидаты
print_hints = Первые подсказки
print_codes = QR-коды
print_solutions = Решения
print_seed = Зерно книги
print_generate = Создать
print_game = Текущая игра
print_now = Печать
print_preview = Просмотр
print_continue = Продолжить на телефоне
print_bold = Заданные цифры выделены жирным.
print_page = Страница { $number } из { $count }
print_puzzle = Судоку { $number }
print_solutions_on = Решения начинаются на странице { $page }.
print_by_seed = Зерно { $seed }
print_count = { $count } судоку
print_progress = Создано { $done } из { $count } судоку
print_ready = { $count ->
    [one] { $count } судоку готово к печати.
    [few] { $count } судоку готовы к печати.
    [many] { $count } судоку готовы к печати.
   *[other] { $count } судоку готовы к печати.
}
print_stopped = Отменено. Ничего не сохранено.
print_bad_count = Введи целые числа. В книге не больше { $most } судоку.
print_rest = Страницы с 1 по { $last } из { $count }. Чтобы напечатать все, нажми «Печать» в Nonet.

## About

about_title = О Nonet
about_free = Nonet — свободная программа. Её можно использовать, менять и распространять по лицензии MIT или Apache 2.0.
about_bom = Список всех частей (SBOM)
about_sent_title = Приватность
about_sent = Ни учётной записи, ни cookie, ни рекламы, ни статистики о тебе. Странице запрещено обращаться к другим сайтам. Ссылки и файлы попадают только туда, куда ты их отправишь.
about_stored_title = Что хранится на этом устройстве
about_stored_games = Твои игры
about_stored_games_where = В базе данных «nonet» в браузере.
about_stored_texts = Текущая игра, настройки и тренировки
about_stored_texts_where = В локальном хранилище браузера, в записях, которые начинаются с «nonet.».
about_stored_app = Сам Nonet, чтобы он работал без сети
about_stored_app_where = В кэше браузера.
about_size = Всего этот сайт занимает здесь около { $kilobytes } КБ.
about_export_title = Забрать всё с собой
about_export = В одном файле — все игры с каждым ходом, настройки и тренировки. «Восстановить» на странице «Игры» прочтёт его на любом устройстве.
about_delete_title = Удалить всё
about_delete = Удаляет с этого устройства все игры, настройки и тренировки. Открытые вкладки начнут заново.
about_delete_sure = Удалить все игры, настройки и тренировки? Без резервной копии они пропадут навсегда.
about_delete_now = Удалить навсегда
