# Nonet in Russian: the board's page.
#
# The player is «ты», without a gender: no past tense of what the player did.
# A digit is feminine: 5 вычеркнута, её. «Схема» is the pattern of a technique.
# $case of a house: in (в строке 2, на диагонали 1), genitive, accusative

## General

two_sentences = { $first } { $second }
word_back = Назад
word_back_to_game = Назад к игре
word_cancel = Отмена
word_close = Закрыть
word_help = Справка
word_how_far = Прогресс
word_menu = Меню
word_messages = Сообщения
word_new_game = Новая игра
word_next = Дальше
word_notes = Заметки
word_rating = Рейтинг
word_settings = Настройки
word_tools = Инструменты
word_try_again = Ещё раз
one_number = { $number }
range = { $least }–{ $most }

house_name = { $case ->
    [in] { $kind ->
        [row] в строке { $number }
        [column] в столбце { $number }
        [box] в блоке { $number }
        [region] в области { $number }
        [window] в окне { $number }
        [group] в группе { $number }
        [extra] в дополнительной области { $number }
       *[diagonal] на диагонали { $number }
    }
    [genitive] { $kind ->
        [row] строки { $number }
        [column] столбца { $number }
        [box] блока { $number }
        [region] области { $number }
        [window] окна { $number }
        [group] группы { $number }
        [extra] дополнительной области { $number }
       *[diagonal] диагонали { $number }
    }
    [accusative] { $kind ->
        [row] строку { $number }
        [column] столбец { $number }
        [box] блок { $number }
        [region] область { $number }
        [window] окно { $number }
        [group] группу { $number }
        [extra] дополнительную область { $number }
       *[diagonal] диагональ { $number }
    }
   *[other] { $kind ->
        [row] строка { $number }
        [column] столбец { $number }
        [box] блок { $number }
        [region] область { $number }
        [window] окно { $number }
        [group] группа { $number }
        [extra] дополнительная область { $number }
       *[diagonal] диагональ { $number }
    }
}
level_name = { $level ->
    [easy] Лёгкий
    [medium] Средний
    [hard] Трудный
    [master] Мастер
   *[extreme] Экстрим
}
page_title = { $page } — Nonet
progress_placed = Поставлено { $placed } из { $all }
progress_left = осталось { $left }
progress_hints = { $hints ->
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказки
}
level_titled = { $title }
level_custom = На заказ
level_own = Твоё судоку
level_copy = { $name } (копия)
level_version = { $name } (другая версия)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } с диагоналями
board_rules = { $side } × { $side } ({ $rules })
rule_name = { $rule ->
    [jigsaw] фигурные области
    [diagonal] главная диагональ
    [antidiagonal] побочная диагональ
    [diagonals] обе диагонали
    [windoku] виндоку
    [disjoint] непересекающиеся группы
    [extra] дополнительные области
    [anti-knight] антиконь
    [anti-king] антикороль
    [non-consecutive] запрет последовательных цифр
    [odd] нечётные клетки
    [even] чётные клетки
    [digits] клетки с ограниченным выбором
    [kropki] точки кропки
    [xv] знаки XV
    [killer] киллер-области
    [little-killer] литл-киллер
    [thermo] термометры
    [slow-thermo] медленные термометры
    [arrow] стрелки
    [double-arrow] двойные стрелки
    [difference] белые точки
    [ratio] чёрные точки
    [no-other-difference] полный набор белых точек
    [no-other-ratio] полный набор чёрных точек
    [x] знаки X
    [v] знаки V
    [no-other-xv] полный набор знаков X и V
    [greater] знаки неравенства
    [minimum] клетки минимума
    [maximum] клетки максимума
    [whisper] линии шёпота
    [renban] линии ренбан
    [nabner] линии набнер
    [palindrome] палиндромы
    [clone] клоны
    [between] линии «между»
    [lockout] линии локаут
    [region-sum] линии равных сумм
    [zipper] линии-молнии
    [ten-line] линии сумм
    [entropic] энтропийные линии
    [modular] модулярные линии
    [quadruple] квадрупли
    [sandwich] суммы «сэндвич»
    [x-sum] X-суммы
    [room] нумерованные комнаты
    [skyscraper] небоскрёбы
    [column-indexer] индексаторы столбцов
    [row-indexer] индексаторы строк
    [global-entropy] глобальная энтропия
    [anti-taxicab] антитакси
    [lunchbox] ланчбоксы
    [look-and-say] области «посмотри и скажи»
    [rellik] реллик-области
    [equal-sum] равные суммы
    [hidden-skyscraper] скрытые небоскрёбы
    [full-rank] полный ранг
   *[circles] круги-счётчики
}

## Pages

nav_pages = Страницы
nav_all_pages = Все страницы
nav_play = Игра
nav_new = Новая
nav_daily = Судоку дня
nav_games = Игры
nav_learn = Обучение
nav_stats = Статистика
nav_statistics = Статистика
nav_print = Печать
nav_bench = Мастерская
nav_workbench = Мастерская
nav_more = Ещё
nav_nonet = Nonet

## Loading

loading_solver = Загружается решатель
loading_page = Загружается страница
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } из { $total } КБ…
bytes_so_far = { $what }: пока { $kilobytes } КБ…
rest_loading = Загружается остальное…
rest_not_loaded = Эта часть Nonet не загрузилась. Нет сети?
page_not_loaded = Эта страница не загрузилась. Нет сети?

## Board

board_label = Судоку, { $level }, { $board }
board_help = Перемещайся по полю стрелками, ставь цифры цифровыми клавишами. F1 показывает все клавиши.
cell_place = строка { $row } столбец { $column }, блок { $box_number }
cell_place_and = строка { $row } столбец { $column }, { PLAIN($places) }
cell_rule = { $rule ->
    [odd] нечётная клетка
   *[even] чётная клетка
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = пусто
cell_digit = { $digit }
cell_given = задана
cell_conflict = конфликт
cell_mistake = ошибка
cell_notes = заметки { SPACED($digits) }
cell_centre = в центре { SPACED($digits) }
cell_struck = { $count ->
    [1] вычеркнута { SPACED($digits) }
   *[other] вычеркнуты { SPACED($digits) }
}
cell_colour = цвет { PLAIN($colours) }
cell_colours = цвета { $colours }
colour_name = { $colour ->
    [rose] красный
    [amber] оранжевый
    [lemon] жёлтый
    [leaf] зелёный
    [teal] бирюзовый
    [sky] голубой
    [violet] фиолетовый
    [pink] розовый
   *[grey] серый
}
givens_count = { $count ->
    [one] { $count } заданная цифра
    [few] { $count } заданные цифры
    [many] { $count } заданных цифр
   *[other] { $count } заданной цифры
}
givens_and_board = { $count ->
    [one] { $count } заданная цифра, { $board }
    [few] { $count } заданные цифры, { $board }
    [many] { $count } заданных цифр, { $board }
   *[other] { $count } заданной цифры, { $board }
}
bar_time = Время { $time }
keypad_digits = Цифры
key_note = { $digit }, заметка
key_colour = { $colour ->
    [rose] Красный
    [amber] Оранжевый
    [lemon] Жёлтый
    [leaf] Зелёный
    [teal] Бирюзовый
    [sky] Голубой
    [violet] Фиолетовый
    [pink] Розовый
   *[grey] Серый
}
keypad_notes = { $mode ->
    [corner] Угловые заметки
    [centre] Центральные заметки
   *[colour] Цвета
}
key_all_placed = { $digit }, все поставлены
key_left = { $digit }, осталось { $left }
mode_group = Режим ввода
mode_digit = Цифра
mode_corner = Угол
mode_centre = Центр
mode_colour = Цвет
tool_undo = Отменить
tool_redo = Вернуть
tool_erase = Стереть
tool_select = Выбор
tool_check = Проверка
tool_hint = Подсказка

## Moves

digit_placed = { $left ->
    [0] Цифра { $digit } поставлена. Все такие цифры на месте.
   *[other] Цифра { $digit } поставлена. Осталось: { $left }.
}
placed = Цифра { $digit } поставлена.
digit_clash = { $house ->
    [row] Цифра { $digit } уже есть в этой строке.
    [column] Цифра { $digit } уже есть в этом столбце.
    [box] Цифра { $digit } уже есть в этом блоке.
    [region] Цифра { $digit } уже есть в этой области.
    [window] Цифра { $digit } уже есть в этом окне.
    [group] Цифра { $digit } уже есть в этой группе.
    [extra] Цифра { $digit } уже есть в этой дополнительной области.
    [anti-knight] Цифра { $digit } уже есть в клетке на расстоянии хода коня.
    [anti-king] Цифра { $digit } уже есть в клетке, которая касается этой.
    [non-consecutive] В клетке рядом стоит цифра, которая отличается от { $digit } на 1.
    [odd] Цифра { $digit } чётная, а в этой клетке может стоять только нечётная.
    [even] Цифра { $digit } нечётная, а в этой клетке может стоять только чётная.
   *[diagonal] Цифра { $digit } уже есть на этой диагонали.
}
digit_mistake = Цифра { $digit } здесь неверна.
erased = Стёрто.
notes_none = Заметок нет.
notes_of_cell = Заметки: { PLAIN($digits) }.
centre_notes_of_cell = Центральные заметки: { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Цифры.
    [corner] Угловые заметки.
    [centre] Центральные заметки.
   *[colour] Цвета.
}
entered_in = { $mode ->
    [digit] { $digit } { $count ->
        [one] в { $count } клетке.
        [few] в { $count } клетках.
        [many] в { $count } клетках.
       *[other] в { $count } клетки.
    }
    [corner] Угловая заметка { $digit } { $count ->
        [one] в { $count } клетке.
        [few] в { $count } клетках.
        [many] в { $count } клетках.
       *[other] в { $count } клетки.
    }
   *[centre] Центральная заметка { $digit } { $count ->
        [one] в { $count } клетке.
        [few] в { $count } клетках.
        [many] в { $count } клетках.
       *[other] в { $count } клетки.
    }
}
singles_filled = { $count ->
    [one] Ещё поставлена { $count } одиночка.
    [few] Ещё поставлены { $count } одиночки.
    [many] Ещё поставлено { $count } одиночек.
   *[other] Ещё поставлено { $count } одиночки.
}
erased_from = { $mode ->
    [digit] { $digit } стёрта { $count ->
        [one] в { $count } клетке.
        [few] в { $count } клетках.
        [many] в { $count } клетках.
       *[other] в { $count } клетки.
    }
    [corner] Угловая заметка { $digit } стёрта { $count ->
        [one] в { $count } клетке.
        [few] в { $count } клетках.
        [many] в { $count } клетках.
       *[other] в { $count } клетки.
    }
   *[centre] Центральная заметка { $digit } стёрта { $count ->
        [one] в { $count } клетке.
        [few] в { $count } клетках.
        [many] в { $count } клетках.
       *[other] в { $count } клетки.
    }
}
restored = { $digit } в { $cell } больше не вычеркнута.
struck_in = { $count ->
    [one] { $digit } вычеркнута в { $count } клетке.
    [few] { $digit } вычеркнута в { $count } клетках.
    [many] { $digit } вычеркнута в { $count } клетках.
   *[other] { $digit } вычеркнута в { $count } клетки.
}
unstruck_in = { $count ->
    [one] { $digit } больше не вычеркнута в { $count } клетке.
    [few] { $digit } больше не вычеркнута в { $count } клетках.
    [many] { $digit } больше не вычеркнута в { $count } клетках.
   *[other] { $digit } больше не вычеркнута в { $count } клетки.
}
cell_painted = { $cell }: теперь { $colour } цвет.
cell_unpainted = { $cell }: { $colour } цвет снят.
candidate_painted = { $digit } в { $cell }: теперь { $colour } цвет.
candidate_unpainted = { $digit } в { $cell }: теперь без цвета.
painted_in = { $count ->
    [one] { CAP($colour) } цвет в { $count } клетке.
    [few] { CAP($colour) } цвет в { $count } клетках.
    [many] { CAP($colour) } цвет в { $count } клетках.
   *[other] { CAP($colour) } цвет в { $count } клетки.
}
unpainted_in = { $count ->
    [one] { CAP($colour) } цвет снят с { $count } клетки.
    [few] { CAP($colour) } цвет снят с { $count } клеток.
    [many] { CAP($colour) } цвет снят с { $count } клеток.
   *[other] { CAP($colour) } цвет снят с { $count } клетки.
}
digit_bound = У цифры { $digit } теперь { $colour } цвет.
digit_unbound = У цифры { $digit } больше нет цвета.
colour_gone = { CAP($colour) } цвет убран со всех клеток.
colours_cleared = Все цвета убраны.
light_on = { $digit } подсвечена: осталось { $left }, возможных клеток: { $open }.
light_first = Нажми на клетку, чтобы поставить { $digit }. Осталось { $left }, возможных клеток: { $open }.
light_off = Цифры не подсвечены.
pause_on = Пауза. Поле скрыто.
pause_off = Играем дальше.
pause_title = Пауза
pause_resume = Продолжить
bar_pause = Пауза
bar_zoom = Масштаб
check_clean = Пока ошибок нет.
check_wrong = { $count ->
    [1] { $count } цифра неверна. Она отмечена до следующего хода.
    [one] { $count } цифра неверна. Они отмечены до следующего хода.
    [few] { $count } цифры неверны. Они отмечены до следующего хода.
    [many] { $count } цифр неверны. Они отмечены до следующего хода.
   *[other] { $count } цифры неверны. Они отмечены до следующего хода.
}
check_lost = { $count ->
    [one] Вычеркнут { $count } нужный кандидат.
    [few] Вычеркнуты { $count } нужных кандидата.
    [many] Вычеркнуто { $count } нужных кандидатов.
   *[other] Вычеркнуто { $count } нужного кандидата.
}
full_but_wrong = Поле заполнено, но что-то не так. «Проверка» покажет, где ошибка.
checkpoint_set = Закладка { $number } поставлена.
checkpoint_removed = Закладка убрана.
place_reached = { $count ->
    [0] Снова в начале.
    [one] Ход { $count }.
    [few] Ход { $count }.
    [many] Ход { $count }.
   *[other] Ход { $count }.
}
stops_title = Закладки
stops_intro = Вернись к закладке или к оставленной ветке. Ни один ход не пропадёт.
stop_name = Название
stop_go = Перейти
stop_remove = Убрать
stop_here = Ты здесь
stop_checkpoint = Закладка { $number }
stop_line = { $placed ->
    [one] Ветка, оставленная на отметке { $time } (поставлена { $placed } цифра)
    [few] Ветка, оставленная на отметке { $time } (поставлены { $placed } цифры)
    [many] Ветка, оставленная на отметке { $time } (поставлено { $placed } цифр)
   *[other] Ветка, оставленная на отметке { $time } (поставлено { $placed } цифры)
}
stop_of = { $what }: { $name }
score_name = Ход игры: { PLAIN($parts) }
score_placed = { $count ->
    [one] поставлена { $count } цифра
    [few] поставлены { $count } цифры
    [many] поставлено { $count } цифр
   *[other] поставлено { $count } цифры
}
score_slips = { $count ->
    [one] { $count } оплошность
    [few] { $count } оплошности
    [many] { $count } оплошностей
   *[other] { $count } оплошности
}
score_spots = { $count ->
    [one] { $count } долгое раздумье
    [few] { $count } долгих раздумья
    [many] { $count } долгих раздумий
   *[other] { $count } долгого раздумья
}
candidates_on = Кандидаты показаны.
candidates_off = Кандидаты скрыты.
picking_on = Выбирай клетки одну за другой.
picking_off = Выбор выключен.
selected = { $count ->
    [0] Ничего не выбрано.
    [one] Выбрана { $count } клетка.
    [few] Выбраны { $count } клетки.
    [many] Выбрано { $count } клеток.
   *[other] Выбрано { $count } клетки.
}
selected_cells = Выбрано: { PLAIN($cells) }.
nothing_selected = Ничего не выбрано.
cell_candidates = Здесь может быть { OR($digits) }.
cell_filled = Здесь { $digit }.
cell_without_candidates = Сюда не подходит ни одна цифра.
colour_in = { CAP($colour) }: { PLAIN($places) }.
no_colours = Ничего не раскрашено.
struck_candidates = Вычеркнуто: { PLAIN($candidates) }.
no_strikes = Ничего не вычеркнуто.
notes_tidied = Лишние заметки убраны.
digit_filled = { $digit } отмечена везде, где возможна.
fill_which = Сначала выбери клетку с этой цифрой.
notes_filled = Все кандидаты вписаны.
refused_given = Это заданная цифра.
refused_filled = Сначала сотри цифру, потом пиши заметки.
game_over = Решено. Чтобы продолжить с более раннего места, открой повтор игры и нажми «Играть отсюда».
copy_begun = Ты играешь дальше в копии. Решённая игра остаётся в твоих играх со своим временем.
undo_label = Ход отменён
redo_label = Ход возвращён
nothing_to_undo = Отменять нечего.
nothing_to_redo = Возвращать нечего.
moved = { $what }.
moved_cleared = { $what }: { $digit } убрана из { $cell }.
moved_placed = { $what }: { $digit } в { $cell }.
moved_struck = { $what }: { $digit } в { $cell } вычеркнута.
moved_unstruck = { $what }: { $digit } в { $cell } больше не вычеркнута.
moved_notes = { $what }: заметки в { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: в { $cell } нет заметок.
one_cell = { $cell }
candidate_in_cell = { $digit } в { $cell }
candidates_struck = Вычеркнуто: { PLAIN($candidates) }.
house_read_out = { CAP($house) }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = пусто
digit_left = { $count ->
    [one] { $digit }: { $count } раз
    [few] { $digit }: { $count } раза
    [many] { $digit }: { $count } раз
   *[other] { $digit }: { $count } раза
}
digits_left = Осталось поставить: { PLAIN($digits) }.
nothing_left = Все цифры на месте.

## The end of a game

solved_alone = Решено за { $time } без подсказок.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] Решено за { $time }. Проверок на ошибки: { $hints }.
    [place] Решено за { $time }. Подсказок: { $hints }. Самая подробная показала, куда смотреть.
    [name] Решено за { $time }. Подсказок: { $hints }. Самая подробная назвала технику.
    [pattern] Решено за { $time }. Подсказок: { $hints }. Самая подробная показала схему.
    [proof] Решено за { $time }. Подсказок: { $hints }. Самая подробная показала доказательство.
    [step] Решено за { $time }. Подсказок: { $hints }. Самая подробная показала весь шаг.
   *[unknown] Решено за { $time }. Подсказок: { $hints }.
}
rated = Рейтинг { $rating }.
rated_by_step = Рейтинг { $rating } ({ $step }).
panel_another = Ещё одно
stats_best = Лучшее
stats_median = Медиана
end_unknown = …
end_solved = Решено
end_share = Поделиться
end_hardest = Самый трудный шаг
end_hints_label = Подсказки
end_rating = Рейтинг
end_seed = Зерно
estimate_title = Ожидаемое время
estimate_range = от { $low } до { $high } мин
estimate_own = у тебя около { $minutes } мин
estimate_both = от { $low } до { $high } мин, у тебя около { $minutes } мин
end_record = Рекорд
end_missed = Что от меня ускользнуло?
end_hints = { $depth ->
    [mistake] { $count } (проверки на ошибки)
    [place] { $count } (до места)
    [name] { $count } (до названия)
    [pattern] { $count } (до схемы)
    [proof] { $count } (до доказательства)
    [step] { $count } (до целого шага)
   *[unknown] { $count }
}
hint_lesson = Урок

## Hints

hint_title = Подсказка
hint_looking = Поиск следующего шага…
hint_closed = Подсказка закрыта.
hint_mistake = Есть ошибка
hint_where_to_look = Куда смотреть
hint_the_pattern = схема
hint_sentence_of = { $number } из { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] начальный
    [easy] лёгкий
    [medium] средний
    [hard] трудный
    [expert] мастер
    [extreme] экстрим
   *[beyond] запредельный
}
tier_if_unique = { $tier }, при единственном решении
already_solved = Решено. Шагов больше нет.
step_done = Готово.
moves_undone = { $count ->
    [one] Отменён { $count } ход. Ошибок больше нет.
    [few] Отменены { $count } хода. Ошибок больше нет.
    [many] Отменено { $count } ходов. Ошибок больше нет.
   *[other] Отменено { $count } хода. Ошибок больше нет.
}
undo_count = { $count ->
    [one] Отменить { $count } ход
    [few] Отменить { $count } хода
    [many] Отменить { $count } ходов
   *[other] Отменить { $count } хода
}
fault_digit_in = { CAP(CASE($house, form: "in")) } одна цифра неверна.
fault_candidate_in = { CAP(CASE($house, form: "in")) } вычеркнут нужный кандидат.
fault_digit_at = Цифра { $digit } в { $cell } неверна.
fault_candidate_at = В { $cell } вычеркнута { $digit }, а она там нужна.
next_is = Следующий шаг: { $technique }.
proof_place = шаг { $number } из { $count }
another_place = вариант { $number } из { $count }
another_none = Других шагов, кроме более трудных, Nonet здесь не находит.
hint_thinking = Поиск…
singles_none = Сейчас одиночек нет.
singles_count = { $count ->
    [1] Одиночка заполняет { $count } клетку: она отмечена.
    [one] Одиночки заполняют { $count } клетку: они отмечены.
    [few] Одиночки заполняют { $count } клетки: они отмечены.
    [many] Одиночки заполняют { $count } клеток: они отмечены.
   *[other] Одиночки заполняют { $count } клетки: они отмечены.
}
singles_told = { PLAIN($candidates) }.
simpler_title = Есть проще?
why_title = { $cell }: почему не { $digit }?
why_question = Почему в { $cell } нельзя поставить…? Нажми цифру.
why_filled = В { $cell } уже стоит { $digit }.
why_seen = В { $cell } не может быть { $digit }: эта клетка видит { $digit } в { $cells }.
ask_name = Назвать технику
ask_singles = Все одиночки
ask_why = Почему не…?
ask_again = Спросить снова
ask_proof = Сразу доказательство
ask_another = Другой шаг
ask_simpler = Есть проще?
point_at_cell = Посмотри на { $cell }: её уже можно заполнить.
point_at_digit = В { $cell } должна стоять { $digit }.
press_show_fault = Показать
press_resume = Назад к шагу
press_erase = Стереть
press_put_back = Вернуть кандидата
press_do = Сделать
press_next = Дальше
hint_not_loaded = Решатель не загрузился, поэтому подсказки нет. Твоя игра не изменилась.
hint_crashed = Решатель сломался. Nonet запустил его снова: попроси подсказку ещё раз. Твоя игра не изменилась.
hint_took_too_long = Поиск подсказки занял слишком много времени. Твоя игра не изменилась.

## The first game

guide_offer = Впервые играешь в судоку?
guide_new_here = Впервые здесь?
guide_begin = Первая игра
guide_detail = Научись играть за пять шагов
guide_easy = Лёгкая игра
guide_decline = Не сейчас
guide_title = Первая игра
guide_skip = Пропустить
guide_select = В каждой строке, каждом столбце и каждом блоке каждая цифра стоит один раз. Выбери отмеченную клетку.
guide_place = В этом блоке не хватает одной цифры. Найди её и нажми на панели цифр.
guide_single = Строка, столбец и блок оставляют для этой клетки только одну цифру. Поставь её.
guide_note = Здесь может быть 7 или 8. Выбери «Угол» и отметь обе.
guide_hint = Не знаешь, что дальше? Нажми «Подсказка» и увидишь, куда смотреть.
guide_done = Теперь ты знаешь всё, что нужно. Приятной игры!
guide_killer = Первое киллер-судоку
guide_killer_detail = Освой киллер-области за пять шагов
guide_killer_select = В киллер-области цифры разные, их сумма указана в углу. Выбери отмеченную клетку.
guide_killer_pair = В двух клетках с суммой 3 стоят 1 и 2. Выбери «Угол» и отметь обе.
guide_killer_rest = Сумма блока — 21, двух целых киллер-областей в нём — 19. Поставь остаток.
guide_killer_sets = Три цифры с суммой 8 — это 1, 2, 5 или 1, 3, 4. Выбери клетку отмеченной киллер-области.

## New game

new_one_press = Выбери уровень или нажми клавишу от 1 до 5.
new_needs_easy = Скрытые одиночки
new_needs_medium = Запертые кандидаты
new_needs_hard = Пары, крылья, рыбы, прямоугольники
new_needs_master = Короткие цепочки, чаще по одной цифре
new_needs_extreme = Длинные цепочки, меньше всего заданных цифр
new_between = { $least }–{ $most }
new_from = от { $least }
new_order_detail = Поле, симметрия, рейтинг, техники, зерно
new_enter_detail = Набери или вставь
order_title = На заказ
new_again = Повторить прошлый заказ
order_sentence = { PLAIN($parts) }.
order_rated = Рейтинг от { $least } до { $most }
order_rated_exactly = Рейтинг { $rating }
order_any_rating = Любой рейтинг
order_half_turn = пол-оборота
order_quarter_turn = четверть оборота
order_left_right = зеркально слева направо
order_top_bottom = зеркально сверху вниз
order_diagonal = зеркально по диагонали
order_antidiagonal = зеркально по побочной диагонали
order_givens = { $count ->
    [one] { $count } заданная цифра
    [few] { $count } заданные цифры
    [many] { $count } заданных цифр
   *[other] { $count } заданной цифры
}
order_givens_between = заданных цифр от { $least } до { $most }
order_needs = с техниками: { $techniques }
order_avoids = без техник: { $techniques }
new_game = { $count ->
    [0] Новая игра: { $level }, без заданных цифр.
    [one] Новая игра: { $level }, { $count } заданная цифра.
    [few] Новая игра: { $level }, { $count } заданные цифры.
    [many] Новая игра: { $level }, { $count } заданных цифр.
   *[other] Новая игра: { $level }, { $count } заданной цифры.
}
generating = Создаётся судоку
generating_level = Создаётся судоку: { $level }
generating_givens = Поиск судоку: заданных цифр { $givens }
progress_none = { $what }…
cancelled = Отменено.
no_previous_game = Предыдущей игры нет.
previous_game_opened = Открыта твоя другая игра.
game_opened = Игра открыта.
generator_not_loaded = Генератор не загрузился. Твоя игра не изменилась. Выбери «Новая игра», чтобы попробовать снова.
generator_crashed = Генератор сломался. Nonet запустил его снова: попробуй ещё раз.
took_too_long = Это заняло слишком много времени, и Nonet остановился. Попробуй снова или измени условия.

## Enter a puzzle

own_title = Ввести судоку
own_started = У твоего судоку ровно одно решение. Приятной игры!
entered_again = Это судоку уже начато. Игра продолжается с того же места.
entered_solved = Это судоку уже решено. Чтобы сыграть ещё раз, открой повтор игры и нажми «Играть отсюда» в самом начале.

## Menu

menu_previous = Предыдущая игра
menu_fill_notes = Вписать все заметки
menu_fill_digit = Отметить эту цифру везде
menu_tidy = Убрать лишние заметки
menu_show_candidates = Показать всех кандидатов
menu_hide_candidates = Скрыть кандидатов
menu_clear_colours = Убрать все цвета
menu_check = Проверить на ошибки
menu_undo_mistake = Отменить ходы с первой ошибки
menu_checkpoint = Закладка
menu_stops = Все закладки
menu_replay = Повтор игры
menu_share = Поделиться, сохранить
menu_rating = Показать рейтинг
menu_copy_givens = Копировать исходное поле
menu_copy_board = Копировать текущее поле
menu_copy_seed = Копировать зерно
menu_path = Решение по шагам
menu_practice = Тренировка
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Скопировано.
copied_failed = Браузер не дал доступа к буферу обмена. Разреши его для этого сайта и скопируй снова.

## Rating

rating_none = Рейтинг есть только у судоку 9 × 9.
rating_stopped = Остановлено до первого результата.
rating_failed = Рейтинг не получился. Обнови страницу и попробуй снова.
rating_running = Расчёт рейтинга…
rating_stop = Стоп

## The theme

set_theme = Тема
set_theme_system = Системная
set_theme_light = Светлая
set_theme_dark = Тёмная

## Saving

store_failed = Nonet не может сохранить игру: память браузера заполнена или недоступна. Играть можно, но после обновления страницы ходы пропадут.
damaged_before = В прошлый раз Nonet не смог открыть сохранённую игру. Её запись можно скачать.
newer_save = Эту игру сохранила более новая версия Nonet. Обнови страницу, чтобы продолжить, или попробуй позже. До тех пор ходы здесь не сохраняются.
update_ready = Готова новая версия Nonet. Обнови страницу, когда удобно: игра сохранена.
next_damaged = Заранее созданное судоку повреждено. Nonet создаст другое.
both_kept = Эта игра продолжалась и в другом месте. Nonet хранит обе версии.
save_unreadable = запись не читается
save_newer = её сохранила более новая версия Nonet (версия записи { $version })
save_mismatch = судоку и решение не подходят друг к другу
save_bad_move = ход { $number } невозможен
game_damaged = Nonet не может открыть твою игру: { $why }. Её запись можно скачать. Вот новое судоку.
previous_game_damaged = Nonet не может открыть предыдущую игру: { $why }. Её запись можно скачать.
notice_dismiss = Скрыть
notice_download = Скачать
notice_reload = Обновить
