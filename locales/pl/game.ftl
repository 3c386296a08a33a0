# Nonet in Polish: the board's page.

## General

two_sentences = { $first } { $second }
word_back = Wstecz
word_back_to_game = Wróć do gry
word_cancel = Anuluj
word_close = Zamknij
word_help = Pomoc
word_how_far = Postęp
word_menu = Menu
word_messages = Komunikaty
word_new_game = Nowa gra
word_next = Dalej
word_notes = Notatki
word_rating = Ocena
word_settings = Ustawienia
word_tools = Narzędzia
word_try_again = Jeszcze raz
one_number = { $number }
range = { $least }–{ $most }

house_name = { $case ->
    [in] { $kind ->
        [row] w wierszu { $number }
        [column] w kolumnie { $number }
        [box] w bloku { $number }
        [region] w regionie { $number }
        [window] w oknie { $number }
        [group] w grupie { $number }
        [extra] w dodatkowym regionie { $number }
       *[diagonal] na przekątnej { $number }
    }
    [In] { $kind ->
        [row] W wierszu { $number }
        [column] W kolumnie { $number }
        [box] W bloku { $number }
        [region] W regionie { $number }
        [window] W oknie { $number }
        [group] W grupie { $number }
        [extra] W dodatkowym regionie { $number }
       *[diagonal] Na przekątnej { $number }
    }
    [dat] { $kind ->
        [row] wierszowi { $number }
        [column] kolumnie { $number }
        [box] blokowi { $number }
        [region] regionowi { $number }
        [window] oknu { $number }
        [group] grupie { $number }
        [extra] dodatkowemu regionowi { $number }
       *[diagonal] przekątnej { $number }
    }
    [gen] { $kind ->
        [row] wiersza { $number }
        [column] kolumny { $number }
        [box] bloku { $number }
        [region] regionu { $number }
        [window] okna { $number }
        [group] grupy { $number }
        [extra] dodatkowego regionu { $number }
       *[diagonal] przekątnej { $number }
    }
    [start] { $kind ->
        [row] Wiersz { $number }
        [column] Kolumna { $number }
        [box] Blok { $number }
        [region] Region { $number }
        [window] Okno { $number }
        [group] Grupa { $number }
        [extra] Dodatkowy region { $number }
       *[diagonal] Przekątna { $number }
    }
   *[other] { $kind ->
        [row] wiersz { $number }
        [column] kolumna { $number }
        [box] blok { $number }
        [region] region { $number }
        [window] okno { $number }
        [group] grupa { $number }
        [extra] dodatkowy region { $number }
       *[diagonal] przekątna { $number }
    }
}
level_name = { $level ->
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
    [master] Mistrzowski
   *[extreme] Ekstremalny
}
page_title = { $page } – Nonet
progress_placed = wpisano { $placed } z { $all }
progress_left = { $left ->
    [one] została { $left }
    [few] zostały { $left }
    [many] zostało { $left }
   *[other] zostało { $left }
}
progress_hints = { $hints ->
    [one] { $hints } podpowiedź
    [few] { $hints } podpowiedzi
    [many] { $hints } podpowiedzi
   *[other] { $hints } podpowiedzi
}
level_titled = { $title }
level_custom = Na życzenie
level_own = Twoje sudoku
level_copy = { $name } (kopia)
level_version = { $name } (inna wersja)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } z przekątnymi
board_rules = { $side } × { $side } ({ $rules })
rule_name = { $rule ->
    [jigsaw] regiony jigsaw
    [diagonal] przekątna opadająca
    [antidiagonal] przekątna rosnąca
    [diagonals] obie przekątne
    [windoku] windoku
    [disjoint] grupy rozłączne
    [extra] dodatkowe regiony
    [anti-knight] antyskoczek
    [anti-king] antykról
    [non-consecutive] zakaz kolejnych cyfr
    [odd] pola nieparzyste
    [even] pola parzyste
    [digits] pola z ograniczonym wyborem
    [kropki] kropki
    [xv] XV
    [killer] klatki killer
    [little-killer] sumy little killer
    [thermo] termometry
    [slow-thermo] powolne termometry
    [arrow] strzałki
    [double-arrow] podwójne strzałki
    [difference] białe kropki
    [ratio] czarne kropki
    [no-other-difference] komplet białych kropek
    [no-other-ratio] komplet czarnych kropek
    [x] znaki X
    [v] znaki V
    [no-other-xv] komplet znaków X i V
    [greater] znaki nierówności
    [minimum] pola minimum
    [maximum] pola maksimum
    [whisper] linie whisper
    [renban] linie renban
    [nabner] linie nabner
    [palindrome] palindromy
    [clone] klony
    [between] linie between
    [lockout] linie lockout
    [region-sum] linie region sum
    [zipper] linie zipper
    [ten-line] linie sumy
    [entropic] linie entropiczne
    [modular] linie modularne
    [quadruple] kwadruple
    [sandwich] sumy sandwich
    [x-sum] X-sumy
    [room] numerowane pokoje
    [skyscraper] wieżowce
    [column-indexer] indeksy kolumn
    [row-indexer] indeksy wierszy
    [global-entropy] entropia globalna
    [anti-taxicab] anti-taxicab
    [lunchbox] klatki lunchbox
    [look-and-say] klatki look-and-say
    [rellik] klatki rellik
    [equal-sum] równe sumy
    [hidden-skyscraper] ukryte wieżowce
    [full-rank] liczby full rank
   *[circles] kółka liczące
}

## Pages

nav_pages = Strony
nav_all_pages = Wszystkie strony
nav_play = Graj
nav_new = Nowa
nav_daily = Sudoku dnia
nav_games = Gry
nav_learn = Nauka
nav_stats = Statystyki
nav_statistics = Statystyki
nav_print = Drukuj
nav_bench = Warsztat
nav_workbench = Warsztat
nav_more = Więcej
nav_nonet = Nonet

## Loading

loading_solver = Wczytywanie solvera
loading_page = Wczytywanie strony
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } z { $total } KB…
bytes_so_far = { $what }: na razie { $kilobytes } KB…
rest_loading = Wczytywanie reszty Nonet…
rest_not_loaded = Nie udało się wczytać tej części Nonet. Masz połączenie z siecią?
page_not_loaded = Nie udało się wczytać tej strony. Masz połączenie z siecią?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = Strzałkami poruszasz się po planszy, klawiszami cyfr wpisujesz cyfry, F1 pokazuje wszystkie klawisze.
cell_place = wiersz { $row } kolumna { $column }, blok { $box_number }
cell_place_and = wiersz { $row } kolumna { $column }, { PLAIN($places) }
cell_rule = { $rule ->
    [odd] pole nieparzyste
   *[even] pole parzyste
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = puste
cell_digit = { $digit }
cell_given = startowa
cell_conflict = konflikt
cell_mistake = błąd
cell_notes = notatki { SPACED($digits) }
cell_centre = w środku { SPACED($digits) }
cell_struck = { $count ->
    [one] wykreślona { SPACED($digits) }
    [few] wykreślone { SPACED($digits) }
    [many] wykreślone { SPACED($digits) }
   *[other] wykreślone { SPACED($digits) }
}
cell_colour = kolor { PLAIN($colours) }
cell_colours = kolory { $colours }
# Names a colour: kolor czerwony
colour_name = { $colour ->
    [rose] czerwony
    [amber] pomarańczowy
    [lemon] żółty
    [leaf] zielony
    [teal] turkusowy
    [sky] niebieski
    [violet] fioletowy
    [pink] różowy
   *[grey] szary
}
givens_count = { $count ->
    [one] { $count } cyfra startowa
    [few] { $count } cyfry startowe
    [many] { $count } cyfr startowych
   *[other] { $count } cyfry startowej
}
givens_and_board = { $count ->
    [one] { $count } cyfra startowa, { $board }
    [few] { $count } cyfry startowe, { $board }
    [many] { $count } cyfr startowych, { $board }
   *[other] { $count } cyfry startowej, { $board }
}
bar_time = Czas { $time }
keypad_digits = Cyfry
key_note = { $digit }, notatka
key_colour = { $colour ->
    [rose] Czerwony
    [amber] Pomarańczowy
    [lemon] Żółty
    [leaf] Zielony
    [teal] Turkusowy
    [sky] Niebieski
    [violet] Fioletowy
    [pink] Różowy
   *[grey] Szary
}
keypad_notes = { $mode ->
    [corner] Notatki w rogach
    [centre] Notatki w środku
   *[colour] Kolory
}
key_all_placed = { $digit }, wszystkie wpisane
key_left = { $left ->
    [one] { $digit }, została { $left }
    [few] { $digit }, zostały { $left }
    [many] { $digit }, zostało { $left }
   *[other] { $digit }, zostało { $left }
}
mode_group = Tryb wpisywania
mode_digit = Cyfra
mode_corner = Róg
mode_centre = Środek
mode_colour = Kolor
tool_undo = Cofnij
tool_redo = Ponów
tool_erase = Wymaż
tool_select = Zaznacz
tool_check = Sprawdź
tool_hint = Podpowiedź

## Moves

digit_placed = { $left ->
    [0] Wpisano { $digit }. To była ostatnia.
    [one] Wpisano { $digit }. Została { $left }.
    [few] Wpisano { $digit }. Zostały { $left }.
    [many] Wpisano { $digit }. Zostało { $left }.
   *[other] Wpisano { $digit }. Zostało { $left }.
}
placed = Wpisano { $digit }.
digit_clash = { $house ->
    [row] { $digit } jest już w tym wierszu.
    [column] { $digit } jest już w tej kolumnie.
    [box] { $digit } jest już w tym bloku.
    [region] { $digit } jest już w tym regionie.
    [window] { $digit } jest już w tym oknie.
    [group] { $digit } jest już w tej grupie.
    [extra] { $digit } jest już w tym dodatkowym regionie.
    [anti-knight] { $digit } jest już w polu oddalonym o ruch skoczka.
    [anti-king] { $digit } jest już w polu, które styka się z tym polem.
    [non-consecutive] W polu obok jest cyfra o 1 większa lub mniejsza od { $digit }.
    [odd] { $digit } jest parzysta, a w tym polu może być tylko cyfra nieparzysta.
    [even] { $digit } jest nieparzysta, a w tym polu może być tylko cyfra parzysta.
   *[diagonal] { $digit } jest już na tej przekątnej.
}
digit_mistake = { $digit } to błąd.
erased = Wymazano.
notes_none = Brak notatek.
notes_of_cell = Notatki: { PLAIN($digits) }.
centre_notes_of_cell = Notatki w środku: { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Cyfry.
    [corner] Notatki w rogach.
    [centre] Notatki w środku.
   *[colour] Kolory.
}
entered_in = { $mode ->
    [digit] { $digit } w { $count } polach.
    [corner] Notatka { $digit } w rogach { $count } pól.
   *[centre] Notatka { $digit } w środku { $count } pól.
}
singles_filled = { $count ->
    [one] Wypełniono też jeden singiel.
    [few] Wypełniono też { $count } single.
    [many] Wypełniono też { $count } singli.
   *[other] Wypełniono też { $count } singla.
}
erased_from = { $mode ->
    [digit] Wymazano cyfrę { $digit } z { $count } pól.
    [corner] Wymazano notatkę { $digit } z rogów { $count } pól.
   *[centre] Wymazano notatkę { $digit } ze środka { $count } pól.
}
restored = { $digit } w { $cell } nie jest już wykreślona.
struck_in = Wykreślono { $digit } w { $count } polach.
unstruck_in = { $digit } nie jest już wykreślona w { $count } polach.
cell_painted = { $cell }: kolor { $colour }.
cell_unpainted = { $cell }: usunięto kolor { $colour }.
candidate_painted = { $digit } w { $cell }: kolor { $colour }.
candidate_unpainted = { $digit } w { $cell }: bez koloru.
painted_in = Kolor { $colour } w { $count } polach.
unpainted_in = Usunięto kolor { $colour } z { $count } pól.
digit_bound = Każda { $digit } ma kolor { $colour }.
digit_unbound = { $digit } nie ma już koloru.
colour_gone = Kolor { $colour } zniknął z planszy.
colours_cleared = Usunięto wszystkie kolory.
light_on = Podświetlono { $digit }. Zostało: { $left }, możliwe pola: { $open }.
light_first = Dotknij pola, aby wpisać { $digit }. Zostało: { $left }, możliwe pola: { $open }.
light_off = Żadna cyfra nie jest podświetlona.
pause_on = Pauza. Plansza jest ukryta.
pause_off = Gramy dalej.
pause_title = Pauza
pause_resume = Wznów
bar_pause = Pauza
bar_zoom = Powiększenie
check_clean = Na razie bez błędów.
check_wrong = { $count ->
    [one] { $count } cyfra jest błędna. Pozostanie oznaczona do następnego ruchu.
    [few] { $count } cyfry są błędne. Pozostaną oznaczone do następnego ruchu.
    [many] { $count } cyfr jest błędnych. Pozostaną oznaczone do następnego ruchu.
   *[other] { $count } cyfry jest błędne. Pozostaną oznaczone do następnego ruchu.
}
check_lost = { $count ->
    [one] Wykreślono potrzebnego kandydata.
    [few] Wykreślono { $count } potrzebnych kandydatów.
    [many] Wykreślono { $count } potrzebnych kandydatów.
   *[other] Wykreślono { $count } potrzebnego kandydata.
}
full_but_wrong = Plansza jest pełna, ale coś się nie zgadza. „Sprawdź” pokaże gdzie.
checkpoint_set = Ustawiono punkt kontrolny { $number }.
checkpoint_removed = Usunięto punkt kontrolny.
place_reached = { $count ->
    [0] Z powrotem na początku.
    [one] Ruch { $count }.
    [few] Ruch { $count }.
    [many] Ruch { $count }.
   *[other] Ruch { $count }.
}
stops_title = Punkty kontrolne
stops_intro = Wróć do punktu kontrolnego albo do porzuconego wariantu. Żaden ruch nie przepada.
stop_name = Nazwa
stop_go = Przejdź
stop_remove = Usuń
stop_here = Tu jesteś
stop_checkpoint = Punkt kontrolny { $number }
stop_line = { $placed ->
    [one] Wariant porzucony po { $time }, wpisana { $placed } cyfra
    [few] Wariant porzucony po { $time }, wpisane { $placed } cyfry
    [many] Wariant porzucony po { $time }, wpisanych { $placed } cyfr
   *[other] Wariant porzucony po { $time }, wpisane { $placed } cyfry
}
stop_of = { $what }: { $name }
score_name = Przebieg: { PLAIN($parts) }
score_placed = { $count ->
    [one] wpisana { $count } cyfra
    [few] wpisane { $count } cyfry
    [many] wpisanych { $count } cyfr
   *[other] wpisane { $count } cyfry
}
score_slips = { $count ->
    [one] { $count } potknięcie
    [few] { $count } potknięcia
    [many] { $count } potknięć
   *[other] { $count } potknięcia
}
score_spots = { $count ->
    [one] { $count } zacięcie
    [few] { $count } zacięcia
    [many] { $count } zacięć
   *[other] { $count } zacięcia
}
candidates_on = Pokazano kandydatów.
candidates_off = Ukryto kandydatów.
picking_on = Zaznaczaj pola jedno po drugim.
picking_off = Koniec zaznaczania.
selected = { $count ->
    [0] Nic nie zaznaczono.
    [one] Zaznaczono { $count } pole.
    [few] Zaznaczono { $count } pola.
    [many] Zaznaczono { $count } pól.
   *[other] Zaznaczono { $count } pola.
}
selected_cells = Zaznaczone: { PLAIN($cells) }.
nothing_selected = Nic nie jest zaznaczone.
cell_candidates = Może tu być { OR($digits) }.
cell_filled = Tu jest { $digit }.
cell_without_candidates = Żadna cyfra tu nie pasuje.
colour_in = Kolor { $colour }: { PLAIN($places) }.
no_colours = Nic nie jest pokolorowane.
struck_candidates = Wykreślone: { PLAIN($candidates) }.
no_strikes = Nic nie jest wykreślone.
notes_tidied = Usunięto wykluczone notatki.
digit_filled = Zanotowano { $digit } wszędzie, gdzie może być.
fill_which = Najpierw zaznacz pole z cyfrą, którą chcesz zanotować.
notes_filled = Zanotowano wszystkich kandydatów.
refused_given = To jedna z cyfr startowych.
refused_filled = Najpierw wymaż cyfrę, potem dodaj notatki.
game_over = Rozwiązane. Aby grać dalej od wcześniejszego miejsca, wybierz je w powtórce, a potem „Graj stąd”.
copy_begun = Grasz dalej w kopii. Rozwiązana gra zostaje wśród twoich gier, ze swoim czasem.
undo_label = Cofnięto
redo_label = Ponowiono
nothing_to_undo = Nie ma czego cofnąć.
nothing_to_redo = Nie ma czego ponowić.
moved = { $what }.
moved_cleared = { $what }: { $digit } znika z { $cell }.
moved_placed = { $what }: { $digit } w { $cell }.
moved_struck = { $what }: { $digit } w { $cell } jest wykreślona.
moved_unstruck = { $what }: { $digit } w { $cell } nie jest już wykreślona.
moved_notes = { $what }: notatki w { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: brak notatek w { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } w { $cell }
candidates_struck = Wykreślono: { PLAIN($candidates) }.
house_read_out = { CASE($house, form: "start") }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = puste
digit_left = { $count ->
    [one] { $digit } – raz
    [few] { $digit } – { $count } razy
    [many] { $digit } – { $count } razy
   *[other] { $digit } – { $count } razy
}
digits_left = Do wpisania: { PLAIN($digits) }.
nothing_left = Wszystkie cyfry są wpisane.

## The end of a game

solved_alone = Rozwiązane w { $time } bez podpowiedzi.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] Rozwiązane w { $time }. Sprawdzenia błędów: { $hints }.
    [place] Rozwiązane w { $time }. Podpowiedzi: { $hints }. Najpełniejsza pokazała, gdzie szukać.
    [name] Rozwiązane w { $time }. Podpowiedzi: { $hints }. Najpełniejsza podała technikę.
    [pattern] Rozwiązane w { $time }. Podpowiedzi: { $hints }. Najpełniejsza pokazała układ.
    [proof] Rozwiązane w { $time }. Podpowiedzi: { $hints }. Najpełniejsza pokazała dowód.
    [step] Rozwiązane w { $time }. Podpowiedzi: { $hints }. Najpełniejsza pokazała cały krok.
   *[unknown] Rozwiązane w { $time }. Podpowiedzi: { $hints }.
}
rated = Ocena { $rating }.
rated_by_step = Ocena { $rating } ({ $step }).
panel_another = Jeszcze jedna
stats_best = Najlepszy
stats_median = Mediana
end_unknown = …
end_solved = Rozwiązane
end_share = Udostępnij
end_hardest = Najtrudniejszy krok
end_hints_label = Podpowiedzi
end_rating = Ocena
end_seed = Ziarno
estimate_title = Szacowany czas
estimate_range = od { $low } do { $high } min
estimate_own = około { $minutes } min u ciebie
estimate_both = od { $low } do { $high } min, u ciebie około { $minutes } min
end_record = Twój rekord
end_missed = Co mi umknęło?
end_hints = { $depth ->
    [mistake] { $count } (sprawdzenia błędów)
    [place] { $count } (do miejsca)
    [name] { $count } (do nazwy)
    [pattern] { $count } (do układu)
    [proof] { $count } (do dowodu)
    [step] { $count } (do całego kroku)
   *[unknown] { $count }
}
hint_lesson = Lekcja

## Hints

hint_title = Podpowiedź
hint_looking = Nonet szuka następnego kroku…
hint_closed = Zamknięto podpowiedź.
hint_mistake = Jest błąd
hint_where_to_look = Gdzie szukać
hint_the_pattern = układ
hint_sentence_of = { $number } z { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] początkujący
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] mistrzowski
    [extreme] ekstremalny
   *[beyond] ponadekstremalny
}
tier_if_unique = { $tier }, zakłada jedno rozwiązanie
already_solved = Rozwiązane. Nie ma już kroków.
step_done = Gotowe.
moves_undone = { $count ->
    [one] Cofnięto { $count } ruch. Nie ma już błędów.
    [few] Cofnięto { $count } ruchy. Nie ma już błędów.
    [many] Cofnięto { $count } ruchów. Nie ma już błędów.
   *[other] Cofnięto { $count } ruchu. Nie ma już błędów.
}
undo_count = { $count ->
    [one] Cofnij { $count } ruch
    [few] Cofnij { $count } ruchy
    [many] Cofnij { $count } ruchów
   *[other] Cofnij { $count } ruchu
}
fault_digit_in = { CASE($house, form: "In") } jedna cyfra jest błędna.
fault_candidate_in = { CASE($house, form: "In") } wykreślono potrzebnego kandydata.
fault_digit_at = W { $cell } nie powinno być { $digit }.
fault_candidate_at = W { $cell } wykreślona jest { $digit }, a właśnie tam jest potrzebna.
next_is = Następny krok: { $technique }.
proof_place = krok { $number } z { $count }
another_place = możliwość { $number } z { $count }
another_none = Nonet nie znajduje tu innego kroku poza trudniejszymi.
hint_thinking = Nonet szuka…
singles_none = Teraz żadnego pola nie da się wypełnić singlem.
singles_count = { $count ->
    [one] Singiel wypełnia jedno pole: jest oznaczone.
    [few] Single wypełniają { $count } pola: są oznaczone.
    [many] Single wypełniają { $count } pól: są oznaczone.
   *[other] Single wypełniają { $count } pola: są oznaczone.
}
singles_told = { PLAIN($candidates) }.
simpler_title = Coś prostszego?
why_title = { $cell }: dlaczego nie { $digit }?
why_question = Dlaczego w { $cell } nie może być…? Naciśnij cyfrę.
why_filled = W { $cell } jest już { $digit }.
why_seen = W { $cell } nie może być { $digit }, bo to pole widzi { $digit } w { $cells }.
ask_name = Podaj następną technikę
ask_singles = Wszystkie single
ask_why = Dlaczego nie…?
ask_again = Zapytaj znów
ask_proof = Od razu dowód
ask_another = Inny krok
ask_simpler = Coś prostszego?
point_at_cell = Spójrz na { $cell }: możesz już wypełnić to pole.
point_at_digit = W { $cell } jest { $digit }.
press_show_fault = Pokaż
press_resume = Wróć do kroku
press_erase = Wymaż
press_put_back = Przywróć
press_do = Wykonaj
press_next = Dalej
hint_not_loaded = Nie udało się wczytać solvera, więc nie ma podpowiedzi. Twoja gra się nie zmieniła.
hint_crashed = Solver uległ awarii. Nonet uruchomił go ponownie: poproś o podpowiedź jeszcze raz. Twoja gra się nie zmieniła.
hint_took_too_long = Szukanie podpowiedzi trwało zbyt długo. Twoja gra się nie zmieniła.

## The first game

guide_offer = Pierwszy raz grasz w sudoku?
guide_new_here = Pierwszy raz?
guide_begin = Pierwsza gra
guide_detail = Naucz się grać w pięciu krokach
guide_easy = Łatwa gra
guide_decline = Nie teraz
guide_title = Pierwsza gra
guide_skip = Pomiń
guide_select = W każdym wierszu, każdej kolumnie i każdym bloku każda cyfra występuje raz. Wybierz oznaczone pole.
guide_place = W tym bloku brakuje jednej cyfry. Znajdź ją i naciśnij na panelu cyfr.
guide_single = Wiersz, kolumna i blok tego pola zostawiają tylko jedną cyfrę. Wpisz ją.
guide_note = Tu może być 7 lub 8. Wybierz „Róg” i zanotuj obie.
guide_hint = Nie wiesz, co dalej? Naciśnij „Podpowiedź”, aby zobaczyć, gdzie szukać.
guide_done = Wiesz już wszystko, czego trzeba. Miłej gry!
guide_killer = Pierwszy killer
guide_killer_detail = Poznaj klatki w pięciu krokach
guide_killer_select = Cyfry w klatce są różne i sumują się do jej liczby. Wybierz oznaczone pole.
guide_killer_pair = Dwa pola o sumie 3 zawierają 1 i 2. Wybierz „Róg” i zanotuj obie.
guide_killer_rest = Suma cyfr w bloku to 21, a w jego dwóch całych klatkach 19. Wpisz resztę.
guide_killer_sets = Trzy cyfry o sumie 8 to 1, 2, 5 albo 1, 3, 4. Wybierz pole z oznaczonej klatki.

## New game

new_one_press = Wybierz poziom albo naciśnij cyfrę od 1 do 5, aby zacząć.
new_needs_easy = Ukryte single
new_needs_medium = Zablokowani kandydaci
new_needs_hard = Pary, skrzydła, ryby, prostokąty
new_needs_master = Krótkie łańcuchy, zwykle jednej cyfry
new_needs_extreme = Długie łańcuchy, najmniej cyfr startowych
new_between = { $least }–{ $most }
new_from = od { $least }
new_order_detail = Plansza, symetria, ocena, techniki, ziarno
new_enter_detail = Wpisz lub wklej
order_title = Na życzenie
new_again = Tak jak ostatnio
order_sentence = { PLAIN($parts) }.
order_rated = Ocena od { $least } do { $most }
order_rated_exactly = Ocena { $rating }
order_any_rating = Dowolna ocena
order_half_turn = półobrót
order_quarter_turn = ćwierćobrót
order_left_right = odbicie lewo–prawo
order_top_bottom = odbicie góra–dół
order_diagonal = odbicie względem przekątnej
order_antidiagonal = odbicie względem drugiej przekątnej
order_givens = { $count ->
    [one] { $count } cyfra startowa
    [few] { $count } cyfry startowe
    [many] { $count } cyfr startowych
   *[other] { $count } cyfry startowej
}
order_givens_between = od { $least } do { $most } cyfr startowych
order_needs = z technikami: { $techniques }
order_avoids = bez technik: { $techniques }
new_game = { $count ->
    [0] Nowa gra: { $level }, bez cyfr startowych.
    [one] Nowa gra: { $level }, { $count } cyfra startowa.
    [few] Nowa gra: { $level }, { $count } cyfry startowe.
    [many] Nowa gra: { $level }, { $count } cyfr startowych.
   *[other] Nowa gra: { $level }, { $count } cyfry startowej.
}
generating = Tworzenie sudoku
generating_level = Tworzenie sudoku: { $level }
generating_givens = Szukanie sudoku (cyfry startowe: { $givens })
progress_none = { $what }…
cancelled = Anulowano.
no_previous_game = Nie ma wcześniejszej gry.
previous_game_opened = Przełączono na drugą grę.
game_opened = Otwarto grę.
generator_not_loaded = Nie udało się wczytać generatora. Twoja gra się nie zmieniła. Wybierz „Nowa gra”, aby spróbować ponownie.
generator_crashed = Generator uległ awarii. Nonet uruchomił go ponownie: spróbuj jeszcze raz.
took_too_long = To trwało zbyt długo, więc Nonet to przerwał. Spróbuj ponownie albo wybierz inne opcje.

## Enter a puzzle

own_title = Wpisz sudoku
own_started = Twoje sudoku ma dokładnie jedno rozwiązanie. Miłej gry!
entered_again = To sudoku jest już zaczęte. Grasz dalej od ostatniego ruchu.
entered_solved = To sudoku jest już rozwiązane. Aby zagrać jeszcze raz, wybierz „Graj stąd” na początku powtórki.

## Menu

menu_previous = Poprzednia gra
menu_fill_notes = Zanotuj wszystko
menu_fill_digit = Zanotuj tę cyfrę wszędzie
menu_tidy = Uporządkuj notatki
menu_show_candidates = Pokaż kandydatów
menu_hide_candidates = Ukryj kandydatów
menu_clear_colours = Usuń wszystkie kolory
menu_check = Sprawdź błędy
menu_undo_mistake = Cofnij do stanu sprzed pierwszego błędu
menu_checkpoint = Punkt kontrolny
menu_stops = Punkty kontrolne
menu_replay = Powtórka
menu_share = Udostępnij lub eksportuj
menu_rating = Pokaż ocenę
menu_copy_givens = Kopiuj planszę startową
menu_copy_board = Kopiuj obecną planszę
menu_copy_seed = Kopiuj ziarno
menu_path = Ścieżka rozwiązania
menu_practice = Ćwiczenia
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Skopiowano.
copied_failed = Przeglądarka zablokowała schowek. Zezwól tej stronie na dostęp do schowka i skopiuj ponownie.

## Rating

rating_none = Ocenę mają tylko sudoku 9 × 9.
rating_stopped = Zatrzymano przed pierwszym wynikiem.
rating_failed = Nie udało się ocenić. Odśwież stronę i spróbuj ponownie.
rating_running = Ocenianie…
rating_stop = Zatrzymaj

## The theme

set_theme = Motyw
set_theme_system = Systemowy
set_theme_light = Jasny
set_theme_dark = Ciemny

## Saving

store_failed = Nonet nie może zapisać gry: pamięć przeglądarki jest pełna lub zablokowana. Możesz grać dalej, ale po odświeżeniu strony ruchy przepadną.
damaged_before = Podczas wcześniejszej wizyty Nonet nie zdołał otworzyć zapisanej gry. Możesz pobrać zapis.
newer_save = Tę grę zapisała nowsza wersja Nonet. Odśwież stronę, aby grać dalej, albo spróbuj później. Do tego czasu Nonet nie może zapisywać tu ruchów.
update_ready = Nowa wersja Nonet jest gotowa. Odśwież, kiedy zechcesz: gra jest zapisana.
next_damaged = Przygotowane wcześniej sudoku było uszkodzone. Nonet utworzy inne.
both_kept = Ta gra toczyła się też gdzie indziej. Nonet zachowuje obie wersje.
save_unreadable = zapisu nie da się odczytać
save_newer = tę grę zapisała nowsza wersja Nonet (wersja zapisu { $version })
save_mismatch = sudoku i jego rozwiązanie nie pasują do siebie
save_bad_move = ruch { $number } nie jest możliwy
game_damaged = Nonet nie może otworzyć zapisanej gry: { $why }. Możesz pobrać zapis. Oto nowe sudoku.
previous_game_damaged = Nonet nie może otworzyć poprzedniej gry: { $why }. Możesz pobrać zapis.
notice_dismiss = Zamknij
notice_download = Pobierz
notice_reload = Odśwież
