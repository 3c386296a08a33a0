# Nonet in Polish: the pages beside the board.

## General

word_board = Plansza
verbatim = { $text }

## Workbench

bench_list_title = Twoja lista
bench_list_label = Wklej lub wpisz sudoku, po jednym w wierszu
bench_open = Otwórz plik
bench_open_detail = lub upuść go tutaj. Limit wierszy: { $most }.
bench_generate_title = Albo utwórz sudoku
bench_level_choice = { $level }, cyfry startowe: { $givens }
bench_count = Liczba sudoku
bench_seed = Pierwsze ziarno
bench_generate = Utwórz
bench_generate_detail = To samo ziarno, ta sama lista.
bench_bad_count = Podaj liczbę sudoku: liczbę całkowitą od 1 do { $most }.
bench_source = Źródło listy
bench_source_generate = Utwórz sudoku
bench_tasks = Co zrobić z listą
bench_tasks_each = Co zrobić z każdym sudoku
bench_task = { $task ->
    [solve] Rozwiąż
    [count] Policz
    [minimise] Minimalizuj
   *[rate] Oceń
}
bench_task_detail = { $task ->
    [solve] Rozwiązanie i to, czy jest jedyne
    [count] Liczba rozwiązań
    [minimise] Sudoku bez zbędnych cyfr startowych
   *[rate] Trudność w skali Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Schowek
source_dropped = Upuszczony tekst
source_generated = { $level }, ziarno { $seed }
list_none = Nie ma jeszcze sudoku. Wklej je, otwórz plik albo je utwórz.
list_empty = { $source }: nie znaleziono sudoku.
list_reading = { $source }: na razie { $count } sudoku…
list_of = { $count } sudoku.
list_from = { $source }: { $count } sudoku.
list_cut = { $source }: pierwszych { $count } sudoku. Lista jest pełna, więc reszty na niej nie ma.

## Workbench: progress and result

run_title = { $task ->
    [solve] Rozwiązywanie { $count } sudoku
    [count] Liczenie rozwiązań { $count } sudoku
    [minimise] Minimalizowanie { $count } sudoku
    [rate] Ocenianie { $count } sudoku
   *[generate] Tworzenie { $count } sudoku
}
run_begun = { $title }…
run_done = gotowe: { $done }
run_done_rate = gotowe: { $done }, { $rate } na sekundę
run_left = zostało { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } procent
run_spoken_left = { $percent } procent, { $left }
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } godz. { $minutes } min
run_ended = { $task ->
    [solve] Rozwiązano { $count } sudoku w { $time }.
    [count] Policzono rozwiązania { $count } sudoku w { $time }.
    [minimise] Zminimalizowano { $count } sudoku w { $time }.
    [rate] Oceniono { $count } sudoku w { $time }.
   *[generate] Utworzono { $count } sudoku w { $time }.
}
run_rate = To { $rate } na sekundę.
run_stopped = Zatrzymano po { $done } z { $total } sudoku.
run_faults = { $count ->
    [one] { $count } wiersz zawiera błąd.
    [few] { $count } wiersze zawierają błędy.
    [many] { $count } wierszy zawiera błędy.
   *[other] { $count } wiersza zawiera błędy.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = Nie udało się wczytać solvera. Masz połączenie z siecią?
line_at_column = Kolumna { $column }: { $fault }
line_contradiction = Brak rozwiązania. { $why }
line_no_solution = Brak rozwiązania.
line_several_solutions = Więcej niż jedno rozwiązanie.
line_too_hard = To sudoku jest za trudne, aby je tu rozstrzygnąć.
line_too_long = Minimalizowanie tego sudoku trwa tu zbyt długo.
line_unrated = Ocenić można tylko sudoku 9 × 9.
line_crashed = Niewykonane: solver uległ awarii przy tym wierszu.
line_timed_out = Niewykonane: ten wiersz zajął zbyt dużo czasu.
line_lost = Niewykonane: solver się zatrzymał. Spróbuj ponownie.
file_fault = Wiersz { $line }: { $fault }

## Workbench: the table

table_results = Sudoku i wyniki
table_empty = Każdy wiersz twojej listy pojawi się tutaj: sudoku i jego wynik.
table_column = { $column ->
    [line] Wiersz
    [puzzle] Sudoku
    [solutions] Rozwiązania
    [solution] Rozwiązanie
    [givens] Startowe
    [left] Zostało
    [minimal] Minimalne sudoku
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Najtrudniejszy krok
    [minutes] Szacowany czas w min
    [milliseconds] Czas w ms
   *[seed] Ziarno
}
table_milliseconds = ms
table_number = { $number }
table_arranging = Sortowanie i filtrowanie { $count } sudoku…
table_sorted_rising = Sortowanie: „{ $column }”, rosnąco.
table_sorted_falling = Sortowanie: „{ $column }”, malejąco.
table_unsorted = W kolejności listy.
table_shown = Pokazano { $shown } z { $total } sudoku.
table_faults_only = Tylko wiersze z błędami
table_save = { $kind ->
    [text] Zapisz jako tekst
    [csv] Zapisz jako CSV
   *[tsv] Zapisz jako TSV
}

## Workbench: the distribution of the ratings

spread_title = Oceny
spread_chart = Histogram ocen od { $from } do { $to }
spread_axis = Ocena (ER)
spread_scale = Sudoku, skala pierwiastkowa
spread_least = Najniższa pokazana ocena
spread_most = Najwyższa pokazana ocena
spread_filter = Pokaż tylko
spread_filter_help = np. 6.6–7.2 lub X-Wing

## Workbench: the filters of the table

chips = Aktywne filtry
chip_rating = Ocena { $from }–{ $to }
chip_text = „{ $text }”
chip_remove = { $filter }: usuń ten filtr

facet_name = { $facet ->
    [givens] Cyfry startowe
    [technique] Najtrudniejszy krok
    [symmetry] Symetria
    [solutions] Rozwiązania
   *[minimal] Zbędne cyfry startowe
}
facet_any = { $facet ->
    [givens] Dowolna liczba cyfr startowych
    [technique] Dowolna technika
    [symmetry] Dowolna symetria
    [solutions] Dowolna liczba rozwiązań
   *[minimal] Minimalne lub nie
}
facet_givens = { $count ->
    [one] { $count } cyfra startowa
    [few] { $count } cyfry startowe
    [many] { $count } cyfr startowych
   *[other] { $count } cyfry startowej
}
facet_one_solution = 1 rozwiązanie
facet_solutions = rozwiązania: { $count }
facet_minimal = { $is_minimal ->
    [yes] Minimalne
   *[no] Nieminimalne
}
facet_no_symmetry = Bez symetrii
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Sudoku { $line }
row_givens = { $count ->
    [one] { $count } cyfra startowa
    [few] { $count } cyfry startowe
    [many] { $count } cyfr startowych
   *[other] { $count } cyfry startowej
}
row_board = Plansza sudoku { $line }: { $digits }
row_play = Graj
row_rate = Oceń to sudoku
row_copy = Kopiuj
row_rating = Ocenianie…
row_rated = Sudoku { $line } ma ocenę { $rating }.
row_unreadable = W tym wierszu nie ma sudoku.
row_value = { $value }
row_rated_as = Ocena
row_symmetry = Symetria
symmetry = { $symmetry ->
    [rotate180] Półobrót
    [rotate90] Ćwierćobrót
    [mirror-h] Lewo–prawo
    [mirror-v] Góra–dół
    [diagonal] Przekątna
   *[antidiagonal] Druga przekątna
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Brak
row_minimal = Minimalne
row_redundant = { $count ->
    [0] Tak
   *[other] Nie, zbędne: { $count }
}
row_seed = Ziarno

## Practice, lessons and the solve path

learn_lesson = Lekcja
learn_practise = Ćwicz
learn_all = Wszystkie techniki
learn_back_to_bench = Wróć do warsztatu
learn_board = Sudoku, { $title }, { $board }
learn_board_help = Strzałkami poruszasz się po planszy. Tekst obok wyjaśnia, co jest na niej oznaczone.
learn_explanation = Wyjaśnienie
learn_loading = Wczytywanie…
learn_learned = Opanowane techniki: { $learned } z { $count }
learn_find = Znajdź technikę
learn_all_shown = Pokazano wszystkie techniki.
learn_found = { $count ->
    [0] Nie znaleziono techniki.
    [one] Znaleziono { $count } technikę.
    [few] Znaleziono { $count } techniki.
    [many] Znaleziono { $count } technik.
   *[other] Znaleziono { $count } techniki.
}
learn_next = Następna dla ciebie
learn_nearly = Prawie opanowana
learn_repeat = Warto powtórzyć
learn_met = { $count ->
    [one] Ta technika wystąpiła w jednym z twoich rozwiązanych sudoku.
    [few] Ta technika wystąpiła w { $count } z twoich rozwiązanych sudoku.
    [many] Ta technika wystąpiła w { $count } z twoich rozwiązanych sudoku.
   *[other] Ta technika wystąpiła w { $count } z twoich rozwiązanych sudoku.
}
learn_puzzle = Użyj jej w sudoku
learn_positions = Rozwiązane pozycje: { $solved } z { $needed }
learn_solve_nine = Rozwiąż dziewięć, aby ją opanować.
learn_is_learned = Ta technika jest już opanowana.
learn_section = { $section ->
    [singles] Single
    [subsets] Zablokowani kandydaci i podzbiory
    [fish] Ryby
    [one_digit] Jedna cyfra
    [wings] Skrzydła
    [uniqueness] Jednoznaczność
    [colours] Kolorowanie
    [chains] Łańcuchy i pętle
    [sets] Zbiory prawie zablokowane
    [forcing] Forcing Chains i Forcing Nets
    [clues] Sumy, linie i warunki
   *[hardest] Najtrudniejsze sudoku
}
learn_section_learned = opanowane: { $learned } z { $count }
learn_rated = ocena { $from }–{ $to }
learn_tiers = { $from } – { $to }
learn_detail = { $section } · { $detail }
learn_solving = Rozwiązywanie krok po kroku…
learn_searching = Szukanie pozycji…
learn_searching_so_far = Szukanie pozycji (na razie { $count } sudoku)…
learn_no_game = Na planszy nie ma gry.
learn_mistake = Na planszy jest błąd, więc nie ma stąd ścieżki rozwiązania. Błąd znajdziesz przyciskiem „Podpowiedź”.
learn_not_kept = Nonet nie może zapisać liczby rozwiązanych ćwiczeń: pamięć przeglądarki jest pełna lub zablokowana.
learn_not_loaded = Nie udało się wczytać solvera. Masz połączenie z siecią?
learn_crashed = Solver uległ awarii. Nonet uruchomił go ponownie: spróbuj jeszcze raz.
learn_took_too_long = To trwało zbyt długo, więc Nonet to przerwał. Spróbuj ponownie.

## Practice

practice_tier = { $tier ->
    [beginner] Początkujący
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
    [expert] Mistrzowski
    [extreme] Ekstremalny
   *[beyond] Ponadekstremalny
}
practice_write = { $technique }: wybierz pole i wpisz jego cyfrę.
practice_remove = { $technique }: wybierz pole, a potem cyfrę, którą możesz tam wykluczyć.
practice_filled = W { $cell } jest już cyfra.
practice_no_candidate = { $digit } nie jest kandydatem w { $cell }.
practice_crossed = { $digit } w { $cell } jest już wykluczona.
practice_needed = Niezupełnie: { $digit } jest w { $cell } potrzebna.
practice_wrong = Niezupełnie: w { $cell } nie może być { $digit }.
practice_other_write = Niezupełnie: w { $cell } jest { $digit }, ale „{ $technique }” tego nie pokazuje.
practice_other_remove = Niezupełnie: w { $cell } nie ma { $digit }, ale „{ $technique }” tego nie pokazuje.
practice_right = { $left ->
    [one] Dobrze. Ten krok wyklucza jeszcze { $left } kandydata.
    [few] Dobrze. Ten krok wyklucza jeszcze { $left } kandydatów.
    [many] Dobrze. Ten krok wyklucza jeszcze { $left } kandydatów.
   *[other] Dobrze. Ten krok wyklucza jeszcze { $left } kandydata.
}
practice_done = Dobrze. Rozwiązane do tej pory: { $count }. Ten krok: { $line }
practice_where = Gdzie?
practice_show = Pokaż
practice_another = Następna

## Solve path

path_steps = Wszystkie kroki
path_copy = Kopiuj
path_place = Krok { $number } z { $count }
path_spoken = Krok { $number } z { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }, kroki: { $count }
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } krok: { PLAIN($techniques) }.
    [few] { $count } kroki: { PLAIN($techniques) }.
    [many] { $count } kroków: { PLAIN($techniques) }.
   *[other] { $count } kroku: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] Żadna znana technika nie prowadzi dalej. Puste zostaje { $count } pole.
    [few] Żadna znana technika nie prowadzi dalej. Puste zostają { $count } pola.
    [many] Żadna znana technika nie prowadzi dalej. Pustych zostaje { $count } pól.
   *[other] Żadna znana technika nie prowadzi dalej. Puste zostaje { $count } pola.
}

## Replay

replay_none = Nie ma jeszcze ruchów do odtworzenia.
replay_solved = { $level } · rozwiązane w { $time }
replay_played = { $level } · czas gry { $time }
replay_board = Powtórka, { $board }
replay_board_help = Plansza po tym ruchu. Tutaj nie możesz jej zmieniać.
replay_panel = Ten ruch
replay_start = Początek
replay_play = Odtwórz
replay_pause = Pauza
replay_branch = Graj stąd
replay_score = Ruchy
replay_jumps = Przejdź do
replay_speeds = Tempo
replay_speed = { $factor }×
replay_running = Odtwarzanie.
replay_stopped = Zatrzymano: { $what }
replay_at_start = Początek gry
replay_placed = { $digit } w { $cell }
replay_slip = { $digit } w { $cell }, potknięcie
replay_cleared = { $digit } usunięta z { $cell }
replay_notes = Notatki w { $cell }: { SPACED($digits) }
replay_no_notes = Brak notatek w { $cell }
replay_coloured = Kolor w { $cell }
replay_many = { $count ->
    [one] Zmieniono { $count } pole
    [few] Zmieniono { $count } pola
    [many] Zmieniono { $count } pól
   *[other] Zmieniono { $count } pola
}
replay_nothing = Nic się nie zmieniło
replay_move = ruch { $number } z { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Zacięcie przed { $cell }.
replay_slow_timed = { $time } przed { $cell }.
replay_ladder = Najłatwiejszy krok tutaj:
replay_technique = Najłatwiejszy krok tutaj: { $technique }.
replay_to_slow = Zacięcie przed { $cell }
replay_to_slow_timed = Zacięcie, { $time } przed { $cell }
replay_to_step = { $spot }: { $technique }
replay_to_slip = Potknięcie
replay_to_slip_timed = Potknięcie, { $time }
replay_to_hint = Podpowiedź
replay_to_hint_timed = Podpowiedź, { $time }
replay_to_checkpoint = Punkt kontrolny
replay_to_checkpoint_timed = Punkt kontrolny, { $time }

## Made to order

new_level = Poziom
new_level_givens = cyfry startowe: { $numbers }
new_symmetry = Symetria cyfr startowych
new_symmetry_none = Brak
new_symmetry_half_turn = Półobrót
new_symmetry_quarter_turn = Ćwierćobrót
new_symmetry_left_right = Lewo–prawo
new_symmetry_top_bottom = Góra–dół
new_symmetry_diagonal = Przekątna
new_symmetry_antidiagonal = Druga przekątna
new_method = Metoda
new_method_carve = Usuwanie z pełnej planszy
new_method_build = Budowanie od pustej planszy
new_method_transform = Przetasowanie znanego sudoku
new_method_starter = Przetasowanie wbudowanego sudoku
new_givens = Liczba cyfr startowych
new_givens_help = np. 24 lub 22–26
order_fewest_givens = Najmniej cyfr startowych
order_most_givens = Najwięcej cyfr startowych
new_rating_help = np. 7.2 lub 6.6–7.2. Słupki pokazują, jak częsta jest każda ocena.
order_lowest_rating = Najniższa ocena
order_highest_rating = Najwyższa ocena
order_the_level = poziom { $level }
order_by_techniques = O trudności decydują techniki, więc ocena może być teraz dowolna.
order_time = Czas na rozwiązanie
order_any_time = dowolny
order_by_time = Wybrano poziom, którego sudoku zajmują mniej więcej tyle czasu.
order_clues = Warunki na planszy
order_rules = Dodatkowe zasady
order_new_regions = Każda nowa gra ma inne regiony.
new_needs = Wymaga
new_avoids = Wyklucza
order_least = Co najmniej tak trudne jak
order_hardest_allowed = Nic trudniejszego niż
order_path_help = Techniki jak w podpowiedziach, na ścieżce rozwiązania, która za każdym razem wybiera najłatwiejszy krok.
custom_add = Dodaj technikę…
custom_remove = Usuń „{ $technique }”
custom_both_names = { $name } ({ $english })
new_any = dowolne
new_seed = Ziarno
new_seed_help = To samo ziarno i te same opcje dają to samo sudoku. Zostaw puste, aby dostać dowolne sudoku.
new_seed_draw = Nowe ziarno
new_bad_seed = Ziarno to liczba całkowita, najwyżej 19 cyfr.
form_bad_givens = Podaj jedną liczbę, np. 24, albo zakres, np. 22–26.
form_bad_rating = Podaj jedną ocenę, np. 7.2, albo zakres, np. 6.6–7.2.
new_start = Utwórz

## Enter a puzzle

checking_puzzle = Nonet sprawdza, czy sudoku ma dokładnie jedno rozwiązanie…
givens_found = { $count ->
    [one] { $count } cyfra startowa.
    [few] { $count } cyfry startowe.
    [many] { $count } cyfr startowych.
   *[other] { $count } cyfry startowej.
}
no_solution = To sudoku nie ma rozwiązania.
cell_can_be = To sudoku ma więcej niż jedno rozwiązanie: w { $cell } może być { OR($digits) }. Oznaczono pola, którymi różnią się rozwiązania.
own_label = Wklej lub wpisz sudoku
own_grid = Twoje sudoku
own_play = Sprawdź i graj
own_empty = Wpisz lub wklej sudoku albo wypełnij planszę. Puste pola to . 0 * lub _.
own_too_few = { $count ->
    [0] Nie ma jeszcze cyfr startowych. Sudoku { $board } potrzebuje ich co najmniej { $fewest }.
    [one] { $count } cyfra startowa. Sudoku { $board } potrzebuje ich co najmniej { $fewest }: dodaj { $more } lub więcej.
    [few] { $count } cyfry startowe. Sudoku { $board } potrzebuje ich co najmniej { $fewest }: dodaj { $more } lub więcej.
    [many] { $count } cyfr startowych. Sudoku { $board } potrzebuje ich co najmniej { $fewest }: dodaj { $more } lub więcej.
   *[other] { $count } cyfry startowej. Sudoku { $board } potrzebuje ich co najmniej { $fewest }: dodaj { $more } lub więcej.
}
own_one_solution = 1 rozwiązanie.
own_not_known = Liczba rozwiązań: jeszcze nieznana.
own_open = Otwórz plik…
own_edit = Zmień cyfry startowe
own_workbench = Otwórz warsztat
own_edit_detail = Zostają tylko cyfry startowe. Ctrl+Z na planszy przywraca tekst.
own_shared_puzzle = Udostępnione sudoku
own_shared_game = Udostępniona gra
own_shared_play = Graj
own_shared_detail = Będzie to osobna gra. Pozostałe gry się nie zmienią.
own_shared_progress = W chwili udostępnienia: wpisano { $placed } z { $all } cyfr, czas gry { $time }.
own_recognised = Rozpoznany tekst
own_list = Sudoku w tym tekście
own_list_first = Na liście jest pierwszych { $shown } z { $count } sudoku.
own_collection = Nazwa kolekcji
own_several_puzzles = { $count } sudoku · { $format }
own_placed = { $count ->
    [one] Wpisana { $count } cyfra.
    [few] Wpisane { $count } cyfry.
    [many] Wpisanych { $count } cyfr.
   *[other] Wpisane { $count } cyfry.
}
own_noted = { $count ->
    [one] Notatki w { $count } polu.
    [few] Notatki w { $count } polach.
    [many] Notatki w { $count } polach.
   *[other] Notatki w { $count } pola.
}
own_removed = { $count ->
    [one] Usunięto { $count } kandydata.
    [few] Usunięto { $count } kandydatów.
    [many] Usunięto { $count } kandydatów.
   *[other] Usunięto { $count } kandydata.
}
own_coloured = { $count ->
    [one] Pokolorowane { $count } pole.
    [few] Pokolorowane { $count } pola.
    [many] Pokolorowanych { $count } pól.
   *[other] Pokolorowane { $count } pola.
}
own_puzzle_number = Sudoku { $number }
format_line = Sudoku w jednym wierszu
format_grid = Plansza w wierszach
format_ss = Plik Simple Sudoku (.ss)
format_pencilmarks = Plansza z kandydatami
format_sdx = Plik SudoCue (.sdx)
format_sdk = Plik SadMan lub SudoCue (.sdk)
format_hodoku = Wiersz biblioteki HoDoKu
format_gsf = Wiersz listy gsf
format_sukaku = Sukaku: tylko kandydaci
format_sudokuwiki = Link lub kod SudokuWiki
format_sudokuexchange = Link SudokuExchange
format_fpuzzles = Sudoku z f-puzzles
format_sudokupad = Link SudokuPad
format_opensudoku = Plik OpenSudoku
format_1gsudoku = Plik 1G Sudoku
format_tatham = Solo Simona Tathama
format_iss = Tekst Interactive Sudoku Solver
format_nonet_text = Tekst Nonet
format_mixed = kilka formatów
text_unread = { $before ->
    [one] { $fault } Możesz użyć sudoku sprzed tego miejsca.
    [few] { $fault } Możesz użyć { $before } sudoku sprzed tego miejsca.
    [many] { $fault } Możesz użyć { $before } sudoku sprzed tego miejsca.
   *[other] { $fault } Możesz użyć { $before } sudoku sprzed tego miejsca.
}
text_too_long = Ten tekst ma więcej niż 1 MB. Długie listy czyta warsztat.
text_too_many = Ta lista ma więcej niż 100 000 sudoku. Długie listy czyta warsztat.
text_unknown = Nonet nie zna tego formatu sudoku.
text_unknown_link = W tym linku nie ma sudoku w formacie, który Nonet zna.
text_needs_network = Sudoku z tego linku jest na serwerze, a Nonet nie używa sieci. Otwórz link, skopiuj tam sudoku i wklej je tutaj.
text_unsupported_format = { $kind ->
    [scf] Nonet nie umie odczytać takich linków SudokuPad (scf). Wyeksportuj sudoku z SudokuPad do f-puzzles i wklej tamten link.
   *[other] Nonet nie umie odczytać takich plików.
}
text_rules = { $count ->
    [one] To sudoku ma regułę, której Nonet nie zna: { $rules }.
    [few] To sudoku ma reguły, których Nonet nie zna: { $rules }.
    [many] To sudoku ma reguły, których Nonet nie zna: { $rules }.
   *[other] To sudoku ma reguły, których Nonet nie zna: { $rules }.
}
text_rule = { $rule ->
    [killer] klatki killer
    [parity] pola parzyste i nieparzyste
    [irregular] nieregularne regiony
    [other_kind] zasady innego rodzaju sudoku
    [thermometers] termometry
    [arrows] strzałki
    [little_killer] sumy little killer
    [sandwich] sumy sandwich
    [between] linie between
    [palindromes] palindromy
    [kropki] kropki
    [extremes] pola minimum i maksimum
    [lines] linie
   *[drawings] rysunki na planszy
}
text_other_rule = { $name }
own_palette = Rysowanie na planszy
own_palette_digits = Cyfry
own_group = { $group ->
    [cells] Pola
    [cages] Klatki i regiony
    [lines] Linie
    [between] Między polami
    [outside] Poza planszą
   *[whole] Cała plansza
}
own_how = { $how ->
    [marks] Dotknij pola, aby je oznaczyć, i jeszcze raz, aby usunąć oznaczenie. Z klawiatury: Spacja.
    [pair] Przeciągnij z pola na sąsiednie. Z klawiatury: Spacja na obu, potem Enter.
    [square] Przeciągnij po czterech polach, które stykają się w jednym rogu. Z klawiatury: Spacja na dwóch po przekątnej, potem Enter.
    [outside] Dotknij pola na brzegu albo przeciągnij od niego do środka, także po przekątnej. Z klawiatury: Spacja na tym polu, dla przekątnej także na jej następnym polu, potem Enter.
    [groups] Przeciągnij po pierwszej grupie pól, potem po drugiej. Z klawiatury: Spacja na każdym polu, Enter po każdej grupie.
    [arrow] Przeciągnij od kółka do grotu strzałki. Z klawiatury: Spacja na kółku, na każdym zagięciu i na grocie, potem Enter.
    [area] Przeciągnij po polach. Z klawiatury: Spacja na każdym polu, potem Enter.
    [regions] Przeciągnij od wybranego pola po kolejnych: wszystkie dołączą do jego regionu. Z klawiatury: Spacja na każdym polu, potem Enter.
   *[line] Przeciągnij wzdłuż linii. Z klawiatury: Spacja na początku, na każdym zagięciu i na końcu, potem Enter.
}
own_cant_place = Tutaj niemożliwe: { $rule }.
own_cant_value = { CAP($rule) }: taka wartość jest niemożliwa.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Pól w każdym regionie powinno być { $side }. Rozmiary regionów do poprawienia: { $sizes }.
own_values = Wartość
own_turn = Odwróć
own_done = Gotowe
own_copy = Powiel
own_copy_how = Dotknij pola, w którym ma się zaczynać kopia.
own_new_regions = Losowe regiony
own_regions_changed = Narysowano nowe regiony.
own_finish_and = oraz
own_finish_nothing = nic więcej
own_equal = Zawsze równe
own_equal_cells = { $cells }
own_different_cells = { $cell } zawsze różni się od { $cells }, choć te pola się nie widzą.
own_clues = Zasady i warunki
own_remove = Usuń
own_remove_part = Usuń: { $part }
own_part_given = { $digit } w { $cell }
own_known = O tym sudoku
own_solutions = { $count ->
    [one] { $count } rozwiązanie
    [few] { $count } rozwiązania
    [many] { $count } rozwiązań
   *[other] { $count } rozwiązania
}
own_solutions_at_least = { $count ->
    [one] Co najmniej { $count } rozwiązanie
    [few] Co najmniej { $count } rozwiązania
    [many] Co najmniej { $count } rozwiązań
   *[other] Co najmniej { $count } rozwiązania
}
own_hardest = Najtrudniejszy krok: { $step }
own_contradiction = To się wzajemnie wyklucza
own_contradiction_detail = Wystarczy usunąć dowolny z tych elementów, a pozostałe mają rozwiązanie.
own_not_needed = Niekonieczne, każde z osobna
own_needless_of = { $count } z { $all }
own_all_needed = Niczego nie można tu pominąć.
own_path = Ścieżka rozwiązania
own_clear = Zacznij od nowa
own_finish = Dokończ tworzenie sudoku
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Dodaj
own_finish_digits = cyfry
# A choice of levels.
own_finish_any = dowolny
# The button that lets Nonet finish the puzzle.
own_finish_go = Dokończ
own_minimise = Usuń to, co niekonieczne
own_changing = Nonet pracuje nad sudoku…
own_changed_nothing = Nie trzeba było nic zmieniać.
own_digits_added = { $count ->
    [one] Dodano { $count } cyfrę.
    [few] Dodano { $count } cyfry.
    [many] Dodano { $count } cyfr.
   *[other] Dodano { $count } cyfry.
}
own_clues_added = { $count ->
    [one] Dodano { $count } warunek.
    [few] Dodano { $count } warunki.
    [many] Dodano { $count } warunków.
   *[other] Dodano { $count } warunku.
}
own_digits_taken = { $count ->
    [one] Usunięto { $count } cyfrę.
    [few] Usunięto { $count } cyfry.
    [many] Usunięto { $count } cyfr.
   *[other] Usunięto { $count } cyfry.
}
own_clues_taken = { $count ->
    [one] Usunięto { $count } warunek.
    [few] Usunięto { $count } warunki.
    [many] Usunięto { $count } warunków.
   *[other] Usunięto { $count } warunku.
}
own_change_several = To sudoku ma więcej niż jedno rozwiązanie. Najpierw dokończ jego tworzenie.
own_change_not_decided = Nonet nie zdołał ustalić, ile rozwiązań ma to sudoku.
own_change_not_found = Nie znaleziono takiego sudoku. Wybierz inny poziom albo inne warunki.
own_offers = Jeszcze jedna cyfra i rozwiązanie jest jedno
own_offer = { $digit } w { $cell }
own_shares_most = w większości rozwiązań
own_shares_lone = tylko w jednym
own_shares_all = we wszystkich
own_rules = Zasady tego sudoku
own_about = Tytuł, autor i zasady
own_about_describe = Wstaw zasady napisane przez Nonet
own_about_field = { $said ->
    [title] Tytuł
    [author] Autor
    [rules] Zasady własnymi słowami
   *[message] Wiadomość na koniec
}
text_board = Nonet nie ma takiej planszy: { $board }.
text_cells = Pól jest { $found }, a powinno być { $expected }.
text_rows = Wierszy jest { $found }, a powinno być { $expected }.
text_contradiction = Ta plansza jest sprzeczna z cyframi startowymi sudoku.
text_damaged = Dane tego linku są uszkodzone lub niepełne. Skopiuj cały link.
text_json = To nie jest poprawny JSON. Skopiuj cały tekst.
text_xml = To nie jest poprawny XML. Skopiuj cały tekst.
text_missing = Brakuje „{ $name }”.
text_value = { $kind ->
    [candidate] „{ $value }” to nie jest poprawny kandydat: oczekiwane są cyfra, wiersz i kolumna, np. 512.
    [cell] „{ $value }” to nie jest poprawne pole.
    [colour] „{ $value }” to nie jest poprawny kolor.
    [digit] „{ $value }” to nie jest poprawna cyfra.
    [note] „{ $value }” to nie jest poprawna notatka.
    [size] „{ $value }” to nie jest poprawny rozmiar planszy.
   *[version] „{ $value }” to wersja formatu, której Nonet nie zna.
}
own_cell_unread = { $symbol }, to nie cyfra, { $place }
own_cell_certain = { $digit } we wszystkich rozwiązaniach, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

set_groups = Grupy ustawień
set_appearance = Wygląd
set_board = Plansza i podświetlenia
set_checking = Sprawdzanie i podpowiedzi
set_keys = Klawisze i dotyk
set_excerpt = Ten fragment twojej gry od razu pokazuje każdą zmianę.
set_palette = Kolory
set_palette_standard = Standardowe
set_palette_colour-blind = Dla daltonistów
set_palette_high-contrast = Wysoki kontrast
set_clock = Zegar
set_clock_detail = Pokazuj, jak długo trwa gra.
set_mistakes = Oznaczaj błędy
set_mistakes_never = Nigdy
set_mistakes_full = Gdy plansza jest pełna
set_mistakes_always = Od razu
set_conflicts = Powtórzone cyfry
set_conflicts_detail = Oznaczaj cyfrę, która powtarza się w wierszu, kolumnie lub bloku.
set_combinations = Kombinacje w klatkach
set_combinations_detail = Pokazuj pod planszą, ile zostało do sumy zaznaczonej klatki i jakie cyfry do niej pasują.
set_clean_notes = Porządkuj notatki
set_clean_notes_detail = Wpisanie cyfry usuwa też notatki, które ona wyklucza.
set_fill_singles = Wypełniaj single
set_fill_singles_detail = Wpisanie cyfry wypełnia też każde pole, w którym zostaje jeden kandydat albo które jest jedynym miejscem dla cyfry. Jedno „Cofnij” cofa wszystkie.
set_peers = Wiersz, kolumna i blok
set_peers_detail = Podświetlaj wiersz, kolumnę i blok zaznaczonego pola.
set_same = Ta sama cyfra
set_same_detail = Podświetlaj pola z zaznaczoną cyfrą.
set_left = Ile zostało
set_left_detail = Widoczne na każdym klawiszu panelu cyfr.
set_uniqueness = Techniki jednoznaczności
set_uniqueness_detail = Zezwalaj na podpowiedzi takie jak Unique Rectangle, które zakładają jedno rozwiązanie.
set_extras = Więcej technik
set_extras_detail = Zezwalaj też na podpowiedzi takie jak 3D Medusa i WXYZ-Wing. Zastępują niektóre łańcuchy.
set_level_steps = Techniki zgodne z poziomem
set_level_steps_detail = Nowa klasyczna gra wymaga tego, co obiecuje jej poziom: „Trudny” co najmniej pary, a „Ekstremalny” co najmniej łańcucha. Inaczej mogą wystarczyć łatwiejsze kroki.
set_advice = Propozycje na stronie „Nauka”
set_advice_detail = Pokazuj na górze strony, której techniki uczyć się teraz, a którą powtórzyć.
set_letters = Skróty literowe
set_letters_detail = N to notatki, H to podpowiedź i tak dalej.
set_keys_table = Zmień klawisze
set_key_button = { $does }: { $keys }
set_key_none = brak
set_key_press = Naciśnij klawisz…
set_key_taken = { $key } ma już funkcję: { $does }
set_key_reset = Resetuj
set_key_reset_all = Resetuj wszystkie klawisze
set_digit_first = Najpierw cyfra
set_digit_first_detail = Wybierz cyfrę na panelu cyfr, potem dotykaj pól, w które ma trafić.
set_language = Język
set_language_browser = Jak w przeglądarce
set_language_offline = { $name } (wymaga sieci)
set_language_failed = Nie udało się wczytać tego języka. Połącz się z siecią i wybierz go ponownie.
set_language_absent = Tego języka nie ma na urządzeniu: { $wanted }. Połącz się z siecią i odśwież stronę.
set_language_near = Ten język nie jest jeszcze dostępny: { $wanted }. Nonet używa zamiast niego: { $shown }.
set_text_size = Rozmiar tekstu
set_text_size_normal = Normalny
set_text_size_large = Duży
set_text_size_larger = Bardzo duży
set_hand = Panel cyfr
set_hand_right = Po prawej
set_hand_left = Po lewej
set_cell_names = Zapis pól
set_note_layout = Notatki w rogach
set_note_layout_fixed = Każda na swoim miejscu
set_note_layout_packed = Wzdłuż brzegów
set_show_notes = Twoje notatki
set_show_notes_detail = Ukryj je, aby widzieć samą planszę. Nie przepadną.
set_candidates = Wszyscy kandydaci
set_candidates_detail = Pokazuj pod notatkami, co może być w każdym polu.
set_voice = Czytnik ekranu
set_verbosity = Nazwy pól
set_verbosity_full = Wiersz, kolumna i blok
set_verbosity_brief = Krótka nazwa
set_verbosity_content = Tylko zawartość
set_say_left = Pozostałe cyfry
set_say_left_detail = Po wpisaniu cyfry mów, ile takich jeszcze zostało.

## Help

help_search = Szukaj w pomocy
help_found = { $count ->
    [one] Znaleziono { $count } hasło.
    [few] Znaleziono { $count } hasła.
    [many] Znaleziono { $count } haseł.
   *[other] Znaleziono { $count } hasła.
}
help_nothing_found = Nic nie znaleziono. Spróbuj innego słowa.
help_play = Jak grać
help_goal = Wypełnij wszystkie puste pola tak, aby w każdym wierszu, każdej kolumnie i każdym bloku każda cyfra występowała raz. Każde sudoku ma dokładnie jedno rozwiązanie.
help_place = Szukaj miejsca. Wszystkie inne puste pola tego bloku widzą już tę cyfrę, więc musi być tutaj. Wybierz pole, a potem cyfrę. Wybierz tę samą cyfrę jeszcze raz, aby ją wymazać.
help_notes_picture = Wybierz „Róg” lub „Środek”, aby małymi cyframi zanotować, co jeszcze może być w polu. Do notacji Snydera używaj notatek w rogach.
help_conflicts = Falista linia oznacza cyfrę, która powtarza się w wierszu, kolumnie lub bloku.
help_hint_button = „Podpowiedź” pokazuje, gdzie szukać. Każde kolejne naciśnięcie pokazuje więcej: technikę, jej układ, dowód, a na końcu wykonuje krok. Jeśli jest błąd, „Podpowiedź” pokazuje go najpierw.
help_saving = Nonet zapisuje grę na tym urządzeniu po każdym ruchu. Niczego nigdzie nie wysyła.
help_import = Wklej na dowolnej stronie link lub tekst z SudokuPad, f-puzzles, HoDoKu albo innego programu, albo upuść plik: Nonet pokaże sudoku.
help_keys = Klawisze
help_glossary = Słowniczek
help_about = O Nonet
help_version = Nonet { $version }, kompilacja { $build }
help_privacy = Nic nie jest wysyłane: Nonet nie ma serwera, a twoje gry zostają na tym urządzeniu.
help_licences = Licencje wszystkiego, co zawiera Nonet

## Help: keys

help_moving = Poruszanie się
help_selecting = Zaznaczanie pól
help_digits = Cyfry
help_notes = Notatki
help_hints = Podpowiedzi
help_ear = Odczytywanie
help_others = Inne
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = od 1 do { $last }
key_digits_letters = od 1 do 9, od A do { $last }
key_cap = { $name ->
    [Space] Spacja
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
key_held_digit = cyfra
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Shift+{ $key }
key_outside = { $key } poza planszą
key_does = { $key ->
    [move] Ruch po planszy
    [empty] Następne lub poprzednie puste pole
    [ends] Pierwsze lub ostatnie pole wiersza; z Ctrl: planszy
    [box] O blok w górę lub w dół
    [tab] Z planszy do przycisków
    [extend] Zaznacz więcej pól
    [digit] Wpisz cyfrę albo wymaż tę samą
    [light] Podświetl cyfrę; dotknięcie lub Enter ją potem wpisze
    [corner] Notatka w rogu
    [centre] Notatka w środku
    [colour] Kolor
    [strike] Wykreśl kandydata
    [erase] Wymaż
    [hint-next] Następny etap otwartej podpowiedzi
    [hint-next-outside] Następny etap otwartej podpowiedzi, poza planszą
    [hint-back] Poprzedni etap otwartej podpowiedzi
    [hint-back-outside] Poprzedni etap otwartej podpowiedzi, poza planszą
    [hint-do] Wykonaj otwartą podpowiedź
    [hint-close] Zamknij podpowiedź
    [use] Wybierz pole przy zaznaczaniu po jednym lub przy podświetlonej cyfrze
    [up] W górę
    [left] W lewo
    [down] W dół
    [right] W prawo
    [extend-up] Zaznacz pole powyżej
    [extend-left] Zaznacz pole po lewej
    [extend-down] Zaznacz pole poniżej
    [extend-right] Zaznacz pole po prawej
    [next-empty] Następne puste pole
    [previous-empty] Poprzednie puste pole
    [row-start] Początek wiersza
    [row-end] Koniec wiersza
    [first] Pierwsze pole
    [last] Ostatnie pole
    [box-up] O blok w górę
    [box-down] O blok w dół
    [select-all] Zaznacz wszystkie pola
    [select-alike] Zaznacz wszystkie takie same pola
    [clue] Następny lub poprzedni warunek
    [next-clue] Zaznacz pola następnego warunku
    [previous-clue] Zaznacz pola poprzedniego warunku
    [select-cell] Dodaj to pole do zaznaczenia albo usuń je z niego
    [select] Zaznaczaj pola jedno po drugim
    [escape] Usuń podświetlenie lub zaznaczenie
    [mode-digit] Cyfry
    [mode-corner] Notatki w rogach
    [mode-centre] Notatki w środku
    [mode-colour] Kolory
    [next-mode] Następny tryb
    [notes] Włącz lub wyłącz notatki w rogach
    [candidates] Pokaż lub ukryj kandydatów
    [hint] Podpowiedź albo jej następny etap
    [undo] Cofnij
    [redo] Ponów
    [zoom] Powiększ dużą planszę albo pokaż całą
    [pause] Pauza
    [check] Sprawdź błędy na planszy
    [checkpoint] Ustaw punkt kontrolny
    [copy] Kopiuj planszę jako tekst
    [read-row] Odczytaj wiersz
    [read-column] Odczytaj kolumnę
    [read-box] Odczytaj blok
    [read-left] Odczytaj, ile każdej cyfry zostało
    [read-candidates] Odczytaj, co może być w polu
    [read-selection] Odczytaj, które pola są zaznaczone
    [read-colours] Odczytaj, gdzie jest każdy kolor
    [read-strikes] Odczytaj wykreślonych kandydatów
   *[help] Pomoc
}

## Help: glossary

term_given = Cyfra startowa
means_given = Cyfra, która od początku należy do sudoku. Nie można jej zmienić.
term_cell_name = Nazwa pola
means_cell_name = r4c5 to pole w wierszu 4 i kolumnie 5: r oznacza wiersz (ang. row), a c kolumnę (ang. column). Gdzie indziej spotkasz też zapis R4K5 (rząd, kolumna). W ustawieniach możesz wybrać inny zapis.
term_house = Obszar
means_house = Wiersz, kolumna lub blok. Niektóre plansze mają też dwie przekątne. W obszarze każda cyfra występuje raz.
term_peer = Widziane pole
means_peer = Pole w tym samym wierszu, w tej samej kolumnie lub w tym samym bloku co inne pole. Takie pola widzą się nawzajem i nigdy nie zawierają tej samej cyfry.
term_candidate = Kandydat
means_candidate = Cyfra, która może jeszcze być w polu, bo nie ma jej w żadnym widzianym polu i nie usunął jej żaden krok.
term_note = Notatka
means_note = Mała cyfra, którą wpisujesz w pole. Większość graczy notuje kandydatów.
term_conflict = Konflikt
means_conflict = Ta sama cyfra dwa razy w obszarze. Nonet oznacza ją falistą linią.
term_mistake = Błąd
means_mistake = Cyfra inna niż w rozwiązaniu. Długo może wyglądać na dobrą.
term_single = Singiel
means_single = Ostatni kandydat pola (odkryty singiel) albo ostatnie miejsce dla cyfry w obszarze (ukryty singiel).
term_subset = Podzbiór
means_subset = Dwa, trzy lub cztery pola obszaru, które zużywają tyle samo cyfr: para, trójka lub czwórka. Inne pola obszaru nie mogą zawierać tych cyfr.
term_strong_link = Silne połączenie
means_strong_link = Dwaj kandydaci, z których co najmniej jeden jest prawdziwy. Jeśli jeden jest fałszywy, drugi jest prawdziwy.
term_weak_link = Słabe połączenie
means_weak_link = Dwaj kandydaci, z których najwyżej jeden jest prawdziwy. Jeśli jeden jest prawdziwy, drugi jest fałszywy.
term_chain = Łańcuch
means_chain = Kandydaci połączeni na przemian silnymi i słabymi połączeniami. Jeśli pierwszy jest fałszywy, ostatni jest prawdziwy.
term_fish = Ryba
means_fish = Cyfra, której wszystkie miejsca w kilku wierszach leżą w takiej samej liczbie kolumn, albo na odwrót. X-Wing, Swordfish i Jellyfish to ryby.
term_uniqueness = Jednoznaczność
means_uniqueness = Sudoku ma dokładnie jedno rozwiązanie. Niektóre techniki z tego korzystają: wykluczają układy, które dopuszczałyby dwa.
term_rating = Ocena
means_rating = Trudność najtrudniejszego kroku sudoku w skali Sudoku Explainer. Najłatwiejsze sudoku mają 1.2, najtrudniejsze znane blisko 12.

## Dates

date_today = Dzisiaj
date_yesterday = Wczoraj
date_unknown = Data nieznana
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }, wpisano { $placed } z { $open }, { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = na planszy
games_rating = ocena { $rating }
games_estimated = szacowany czas: { $minutes }
games_solved_in = rozwiązane w { $time }
games_played_for = czas gry { $time }
games_last = { $date }
games_to_go = { $count ->
    [0] Rozwiązane
    [one] została { $count }
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
}

games_go_on = Graj dalej
games_continue = Kontynuuj
games_in = Wklej lub otwórz sudoku
games_in_detail = 81 znaków, link, plik lub lista
games_saved_title = Zapisane
games_search = Szukaj gier
games_search_example = np. Trudny, 2026-11, rating>3
games_order = Kolejność
games_order_played = Ostatnio grane
games_order_begun = Ostatnio zaczęte
games_order_title = Tytuł
games_order_rating = Trudność
games_order_time = Czas gry
games_order_progress = Najbliżej końca
games_kind = Rodzaj gier
games_all = Wszystkie
games_playing = W trakcie
games_solved = Rozwiązane
games_own = Własne
games_collection = Kolekcja
games_any_collection = Wszystkie kolekcje
games_tag = Tag
games_any_tag = Wszystkie tagi
games_choose = Wybierz kilka
games_choose_all = Wybierz wszystkie
games_choose_done = Gotowe
games_picked = { $count ->
    [one] Wybrano { $count } grę
    [few] Wybrano { $count } gry
    [many] Wybrano { $count } gier
   *[other] Wybrano { $count } gry
}
games_delete = Usuń
games_add_tag = Dodaj tag
games_bring_back = Cofnij
games_edit = Tytuł i tagi
games_edit_title = Tytuł i tagi
games_title = Tytuł
games_tags = Tagi
games_tags_hint = Oddziel tagi przecinkami.
games_store = Zapisz
games_back_up = Zrób kopię
games_restore = Przywróć
games_more = Pokaż więcej
games_none = Nie ma jeszcze gier. Każda rozpoczęta gra zostaje tutaj.
games_none_found = Żadna gra nie pasuje. Zmień wyszukiwanie albo wybierz „Wszystkie”.
games_found = Pokazane gry: { $count } z { $all }
games_loading = Wczytywanie gier…
games_retry = Jeszcze raz

games_deleted = { $count ->
    [one] Usunięto { $count } grę.
    [few] Usunięto { $count } gry.
    [many] Usunięto { $count } gier.
   *[other] Usunięto { $count } gry.
}
games_brought_back = { $count ->
    [one] Przywrócono { $count } grę.
    [few] Przywrócono { $count } gry.
    [many] Przywrócono { $count } gier.
   *[other] Przywrócono { $count } gry.
}
games_board_stays = Gry z planszy nie można usunąć. Najpierw zacznij inną.
games_saved = { $count ->
    [one] Zapisano { $count } grę w nonet-backup.txt.
    [few] Zapisano { $count } gry w nonet-backup.txt.
    [many] Zapisano { $count } gier w nonet-backup.txt.
   *[other] Zapisano { $count } gry w nonet-backup.txt.
}
games_unreadable = Tej gry nie można otworzyć: jej zapis jest uszkodzony. Kopia zapasowa nadal go zawiera.
games_failed = Nonet nie ma dostępu do twoich gier. Odśwież stronę i spróbuj ponownie.
games_blocked = To okno przeglądarki nie przechowuje gier, na przykład z powodu trybu prywatnego. Widzisz tylko gry, które Nonet zdołał zapisać. Zrób kopię tego, co chcesz zachować.
games_full = Na tym urządzeniu nie ma miejsca na więcej gier. Ostatnie ruchy są bezpieczne, dopóki ta karta jest otwarta. Zwolnij miejsce albo usuń gry, których już nie potrzebujesz.
games_newer = Twoje gry zapisała nowsza wersja Nonet. Odśwież stronę, aby je otworzyć. Jeśli to nie pomoże, spróbuj później: żadna nie przepadła.
games_no_backup = Ten plik nie jest kopią zapasową Nonet. Wybierz plik zapisany przyciskiem „Zrób kopię”.
games_unread = { $count ->
    [one] { $count } zapisanej gry nie da się odczytać. Kopia zapasowa nadal ją zawiera.
    [few] { $count } zapisanych gier nie da się odczytać. Kopia zapasowa nadal je zawiera.
    [many] { $count } zapisanych gier nie da się odczytać. Kopia zapasowa nadal je zawiera.
   *[other] { $count } zapisanej gry nie da się odczytać. Kopia zapasowa nadal je zawiera.
}

restored_new = { $count ->
    [one] Dodano { $count } grę.
    [few] Dodano { $count } gry.
    [many] Dodano { $count } gier.
   *[other] Dodano { $count } gry.
}
restored_updated = { $count ->
    [one] Zaktualizowano { $count } grę do nowszej wersji.
    [few] Zaktualizowano { $count } gry do nowszych wersji.
    [many] Zaktualizowano { $count } gier do nowszych wersji.
   *[other] Zaktualizowano { $count } gry do nowszych wersji.
}
restored_kept = { $count ->
    [one] { $count } gra już tu była.
    [few] { $count } gry już tu były.
    [many] { $count } gier już tu było.
   *[other] { $count } gry już tu było.
}
restored_unread = { $count ->
    [one] Pominięto { $count } uszkodzoną grę.
    [few] Pominięto { $count } uszkodzone gry.
    [many] Pominięto { $count } uszkodzonych gier.
   *[other] Pominięto { $count } uszkodzonej gry.
}
restored_newer = { $count ->
    [one] { $count } gra pochodzi z nowszej wersji Nonet. Odśwież stronę i przywróć kopię jeszcze raz.
    [few] { $count } gry pochodzą z nowszej wersji Nonet. Odśwież stronę i przywróć kopię jeszcze raz.
    [many] { $count } gier pochodzi z nowszej wersji Nonet. Odśwież stronę i przywróć kopię jeszcze raz.
   *[other] { $count } gry pochodzi z nowszej wersji Nonet. Odśwież stronę i przywróć kopię jeszcze raz.
}
restored_cut = Plik kończy się za wcześnie, więc może brakować niektórych gier.
restored_others = Jeśli gra potoczyła się tutaj inaczej, Nonet zachowuje obie wersje.
restored_nothing = W tej kopii nie ma gier.

games_collecting = Dodawanie { $count } sudoku…
collected_added = { $count ->
    [0] Nie dodano sudoku.
    [one] Dodano { $count } sudoku.
    [few] Dodano { $count } sudoku.
    [many] Dodano { $count } sudoku.
   *[other] Dodano { $count } sudoku.
}
collected_unsolvable = Pominięto { $count } sudoku bez rozwiązania.
collected_several = Pominięto { $count } sudoku z więcej niż jednym rozwiązaniem.
own_collect = Dodaj wszystkie do gier
own_link_newer = Ten link utworzyła nowsza wersja Nonet. Odśwież stronę i otwórz link jeszcze raz.
own_link_damaged = Ten link jest uszkodzony lub ucięty. Skopiuj go jeszcze raz, w całości.
format_nonet = Link Nonet

## Sharing a game

out_title = Udostępnij lub eksportuj
out_print = Drukuj na papierze
out_none = Nie ma gry do udostępnienia. Najpierw ją zacznij.
out_progress = Z twoimi postępami
out_progress_detail = Dołącza twoje cyfry, notatki, kolory i historię. Inaczej udostępniasz samo sudoku.
out_link = Link
out_link_detail = Link zawiera samą grę. Nic nie jest zapisywane nigdzie indziej.
out_copy_link = Kopiuj link
out_copy_text = Kopiuj tekst
out_copy_path = Kopiuj ścieżkę
out_copy_seed = Kopiuj ziarno
out_share_link = Udostępnij link
out_share_picture = Udostępnij obraz
out_picture = Obraz
out_svg = Zapisz jako SVG
out_png = Zapisz jako PNG
out_text = Tekst i pliki
out_format = Format
out_save = Zapisz jako plik
out_left_out = Nie w tym formacie: { PLAIN($parts) }.
out_part = { $part ->
    [progress] wpisane przez ciebie cyfry
    [corner] notatki w rogach
    [centre] notatki w środku
    [removed] wykreśleni kandydaci
    [colours] kolory
   *[history] historia
}
out_programs = Inne programy
out_open_sudokupad = Otwórz w SudokuPad
out_open_sudokuexchange = Otwórz w SudokuExchange
out_open_sudokuwiki = Otwórz w SudokuWiki
out_no_board = { $format ->
    [sudokupad] SudokuPad nie ma takiej planszy.
    [sudokuexchange] SudokuExchange nie ma takiej planszy.
    [sudokuwiki] SudokuWiki nie ma takiej planszy.
   *[other] Ten format nie ma takiej planszy. Wybierz inny.
}
out_path = Ścieżka rozwiązania
out_path_find = Znajdź ścieżkę rozwiązania
out_path_wait = Rozwiązywanie krok po kroku…
out_path_classic = Tylko klasyczne plansze mają ścieżkę rozwiązania.
out_path_found = { $count ->
    [one] Ścieżka ma { $count } krok.
    [few] Ścieżka ma { $count } kroki.
    [many] Ścieżka ma { $count } kroków.
   *[other] Ścieżka ma { $count } kroku.
}
out_path_text = Zapisz jako tekst
out_path_html = Zapisz jako stronę
out_seed = Ziarno
out_seed_detail = To samo ziarno i te same opcje dają to samo sudoku.

## Daily puzzles

daily_today = Dzisiaj
daily_archive = Wszystkie dni
daily_play = Graj
daily_solved = rozwiązane: { $solved } z { $count }
daily_date = { DAY($day) }
daily_day = { $date }, rozwiązane: { $solved } z { $count }
daily_day_later = { $date }, jeszcze niedostępne
daily_month_before = Poprzedni miesiąc
daily_month_after = Następny miesiąc
daily_new = Sudoku dnia, poziom { $level }, nierozpoczęte, { $minutes }
daily_playing = Sudoku dnia, poziom { $level }, czas gry { $time }
daily_done = Sudoku dnia, poziom { $level }, rozwiązane w { $time }
daily_done_with_hints = { $count ->
    [one] Sudoku dnia, poziom { $level }, rozwiązane w { $time }, { $count } podpowiedź
    [few] Sudoku dnia, poziom { $level }, rozwiązane w { $time }, { $count } podpowiedzi
    [many] Sudoku dnia, poziom { $level }, rozwiązane w { $time }, { $count } podpowiedzi
   *[other] Sudoku dnia, poziom { $level }, rozwiązane w { $time }, { $count } podpowiedzi
}
daily_about = Każdego dnia wszyscy dostają te same sudoku.
daily_week = Ten tydzień
daily_later = wkrótce
variant_new = { CAP($rule) }, sudoku nierozpoczęte
variant_playing = { CAP($rule) }, czas gry { $time }
variant_done = { CAP($rule) }, sudoku rozwiązane w { $time }
variant_done_with_hints = { $count ->
    [one] { CAP($rule) }, sudoku rozwiązane w { $time }, { $count } podpowiedź
    [few] { CAP($rule) }, sudoku rozwiązane w { $time }, { $count } podpowiedzi
    [many] { CAP($rule) }, sudoku rozwiązane w { $time }, { $count } podpowiedzi
   *[other] { CAP($rule) }, sudoku rozwiązane w { $time }, { $count } podpowiedzi
}
daily_result = Twój wynik
daily_copy = Kopiuj
daily_share = Udostępnij

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } podpowiedź
    [few] { $level } { $time }, { $count } podpowiedzi
    [many] { $level } { $time }, { $count } podpowiedzi
   *[other] { $level } { $time }, { $count } podpowiedzi
}
result_open = { $level } –
result_streak = Dni z rzędu: { $days }

## Statistics

stats_period = Okres
stats_weeks = 9 tygodni
stats_year = Ten rok
stats_all = Od początku
stats_count_all = Licz gry z pomocą
stats_counts = Najlepszy czas, mediana i trend uwzględniają gry rozwiązane bez podpowiedzi i sprawdzania. Kopie rozwiązanych gier nigdy się nie liczą.
stats_counts_all = Najlepszy czas, mediana i trend uwzględniają wszystkie rozwiązane gry, także z podpowiedziami i sprawdzaniem. Kopie rozwiązanych gier nigdy się nie liczą.
stats_nothing = Nic jeszcze nie rozwiązano.
stats_start = Zacznij
stats_analysing = { $count ->
    [one] Analizowanie { $count } gry…
    [few] Analizowanie { $count } gier…
    [many] Analizowanie { $count } gier…
   *[other] Analizowanie { $count } gry…
}
stats_level = Poziom
stats_solved = Rozwiązane
stats_trend = Ostatnie dziewięć tygodni
stats_other = Inne
stats_no_hint = bez pomocy
stats_hinted = z pomocą
stats_minutes = min
stats_faster = Szybciej o { $percent }% w ostatnich dziewięciu tygodniach
stats_slower = Wolniej o { $percent }% w ostatnich dziewięciu tygodniach
stats_steady = Równie szybko jak wcześniej
stats_with_hints = z pomocą: { $count }
stats_chart = { $solved ->
    [one] Czasy { $solved } gry, { $level }: najlepszy { $best }, mediana { $median }
    [few] Czasy { $solved } gier, { $level }: najlepszy { $best }, mediana { $median }
    [many] Czasy { $solved } gier, { $level }: najlepszy { $best }, mediana { $median }
   *[other] Czasy { $solved } gry, { $level }: najlepszy { $best }, mediana { $median }
}
stats_as_table = Jako tabela
stats_hints = Podpowiedzi
stats_times = Czasy: gry bez pomocy + gry z pomocą
stats_time = Czas
stats_range = od { $from } do { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Dni z rzędu
stats_days_in_row = { $count ->
    [one] dzień z rzędu
    [few] dni z rzędu
    [many] dni z rzędu
   *[other] dnia z rzędu
}
stats_longest = najdłuższa seria: { $count } ({ $end })
stats_no_streak = Rozwiąż dziś sudoku, aby zacząć.
stats_calendar = { $count ->
    [one] Dziewięć tygodni: { $count } dzień z rozwiązanym sudoku
    [few] Dziewięć tygodni: { $count } dni z rozwiązanym sudoku
    [many] Dziewięć tygodni: { $count } dni z rozwiązanym sudoku
   *[other] Dziewięć tygodni: { $count } dnia z rozwiązanym sudoku
}
stats_now = dziś
stats_calendar_key = Dziewięć tygodni. Większy kwadrat to więcej rozwiązanych sudoku: 1, 2, 3 lub więcej.
stats_week = Tydzień od
stats_slow_title = Gdzie zwalniasz
stats_slow = { $count ->
    [1] { $time }, raz
   *[other] średnio { $time }, { $count } razy
}
stats_met_title = Techniki w twoich sudoku
stats_met = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
stats_found = { $count ->
    [1] Znaleziono raz, w { $time }
   *[other] Znaleziono { $count } razy, średnio w { $time }
}
stats_after_hint = { $count ->
    [1] raz po podpowiedzi
   *[other] { $count } razy po podpowiedzi
}
stats_guesses = { $count ->
    [one] { $count } ruch na chybił trafił: nie wyjaśnia go żadna technika.
    [few] { $count } ruchy na chybił trafił: nie wyjaśnia ich żadna technika.
    [many] { $count } ruchów na chybił trafił: nie wyjaśnia ich żadna technika.
   *[other] { $count } ruchu na chybił trafił: nie wyjaśnia ich żadna technika.
}
stats_practise = Ćwicz: { $technique }

## Print

print_title = Drukuj
print_row = Zestaw { $number }
print_number = Liczba sudoku
print_level = Poziom
print_symmetry = Symetria
print_add = Dodaj zestaw
print_remove = Usuń
print_per_page = Sudoku na stronie
print_parts = Drukuj też
print_cover = Okładka
print_rating = Ocena
print_technique = Najtrudniejsza technika
print_ratings = Oceny
print_needs = Z techniką
print_needs_any = Dowolna technika
print_candidates = Kandydaci
print_hints = Pierwsze podpowiedzi
print_codes = Kody QR
print_solutions = Rozwiązania
print_seed = Ziarno książki
print_generate = Utwórz
print_game = Gra z planszy
print_now = Drukuj
print_preview = Podgląd
print_continue = Graj dalej na telefonie
print_bold = Pogrubione cyfry to cyfry startowe.
print_page = Strona { $number } z { $count }
print_puzzle = Sudoku { $number }
print_solutions_on = Rozwiązania od strony { $page }.
print_by_seed = Ziarno { $seed }
print_count = { $count ->
    [one] { $count } sudoku
    [few] { $count } sudoku
    [many] { $count } sudoku
   *[other] { $count } sudoku
}
print_progress = Utworzono { $done } z { $count } sudoku
print_ready = { $count ->
    [one] { $count } sudoku jest gotowe do druku.
    [few] { $count } sudoku są gotowe do druku.
    [many] { $count } sudoku jest gotowych do druku.
   *[other] { $count } sudoku jest gotowe do druku.
}
print_stopped = Anulowano. Nic nie zapisano.
print_bad_count = Podaj liczby całkowite. Książka może mieć najwyżej { $most } sudoku.
print_rest = Strony od 1 do { $last } z { $count }. Aby wydrukować wszystkie, naciśnij „Drukuj” w Nonet.

## About

about_title = O Nonet
about_free = Nonet to wolne oprogramowanie. Możesz go używać, zmieniać i udostępniać na licencji MIT lub Apache 2.0.
about_bom = Lista wszystkich składników (SBOM)
about_sent_title = Prywatność
about_sent = Bez konta, bez plików cookie, bez reklam, bez statystyk o tobie. Strona ma zablokowane połączenia z innymi witrynami. Linki i pliki, które udostępniasz, trafiają tylko tam, gdzie je wyślesz.
about_stored_title = Co jest zapisane na tym urządzeniu
about_stored_games = Twoje gry
about_stored_games_where = W bazie danych „nonet” przeglądarki.
about_stored_texts = Gra na planszy, ustawienia i ćwiczenia
about_stored_texts_where = W pamięci lokalnej przeglądarki, we wpisach zaczynających się od „nonet.”.
about_stored_app = Sam Nonet, aby działał bez sieci
about_stored_app_where = W pamięci podręcznej przeglądarki.
about_size = Nonet zajmuje na tym urządzeniu razem około { $kilobytes } KB.
about_export_title = Zabierz wszystko ze sobą
about_export = Jeden plik zawiera wszystkie gry z każdym ruchem, ustawienia i ćwiczenia. „Przywróć” na stronie „Gry” odczyta go na każdym urządzeniu.
about_delete_title = Usuń wszystko
about_delete = Usuwa z tego urządzenia wszystkie gry, ustawienia i ćwiczenia. Otwarte karty zaczną od nowa.
about_delete_sure = Usunąć wszystkie gry, ustawienia i ćwiczenia? Bez kopii zapasowej przepadną na zawsze.
about_delete_now = Usuń na zawsze
