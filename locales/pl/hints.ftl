# Nonet in Polish: hints and lessons, and what only a worker reports.
#
# house obszar · row wiersz · column kolumna · box blok · diagonal przekątna
# cell pole · digit cyfra · candidate kandydat · note notatka · given cyfra startowa
# clue of a variant warunek
# peer widziane pole, sees widzi · place miejsce · pattern układ · proof dowód
# single singiel · subset podzbiór · pair, triple, quad para, trójka, czwórka
# strong, weak link silne, słabe połączenie · chain łańcuch · loop pętla · set zbiór
# puzzle sudoku (not declined) · board plansza · rating ocena · hint podpowiedź
# mistake błąd · slip potknięcie · slow spot zacięcie · checkpoint punkt kontrolny
# workbench warsztat · lesson lekcja · practice ćwiczenia · seed ziarno · replay powtórka
# solve path ścieżka rozwiązania · rule out wykluczyć · remove usunąć · strike wykreślić
# corner, centre note notatka w rogu, w środku · line left porzucony wariant
# level poziom: Łatwy, Średni, Trudny, Mistrzowski, Ekstremalny · keypad panel cyfr
# naked, hidden, locked odkryty, ukryty, zablokowany
# Techniques beyond subsets keep the English names that Polish solvers use.
# $case of a house: in (w wierszu 2, na przekątnej 1), In at the beginning of a
# sentence, acc (kolumnę 3), gen (bloku 3), ins (wierszami 1 i 2); game.ftl has dat (blokowi 3),
# start (Wiersz 2)

## Parts of sentences

houses_of_kind = { $case ->
    [in] { $kind ->
        [row] { $count ->
            [one] w wierszu { $numbers }
            [few] w wierszach { $numbers }
            [many] w wierszach { $numbers }
           *[other] w wierszach { $numbers }
        }
        [column] { $count ->
            [one] w kolumnie { $numbers }
            [few] w kolumnach { $numbers }
            [many] w kolumnach { $numbers }
           *[other] w kolumnach { $numbers }
        }
        [box] { $count ->
            [one] w bloku { $numbers }
            [few] w blokach { $numbers }
            [many] w blokach { $numbers }
           *[other] w blokach { $numbers }
        }
        [region] { $count ->
            [one] w regionie { $numbers }
            [few] w regionach { $numbers }
            [many] w regionach { $numbers }
           *[other] w regionach { $numbers }
        }
        [window] { $count ->
            [one] w oknie { $numbers }
            [few] w oknach { $numbers }
            [many] w oknach { $numbers }
           *[other] w oknach { $numbers }
        }
        [group] { $count ->
            [one] w grupie { $numbers }
            [few] w grupach { $numbers }
            [many] w grupach { $numbers }
           *[other] w grupach { $numbers }
        }
        [extra] { $count ->
            [one] w dodatkowym regionie { $numbers }
            [few] w dodatkowych regionach { $numbers }
            [many] w dodatkowych regionach { $numbers }
           *[other] w dodatkowych regionach { $numbers }
        }
       *[diagonal] { $count ->
            [one] na przekątnej { $numbers }
            [few] na przekątnych { $numbers }
            [many] na przekątnych { $numbers }
           *[other] na przekątnych { $numbers }
        }
    }
    [acc] { $kind ->
        [row] { $count ->
            [one] wiersz { $numbers }
            [few] wiersze { $numbers }
            [many] wiersze { $numbers }
           *[other] wiersze { $numbers }
        }
        [column] { $count ->
            [one] kolumnę { $numbers }
            [few] kolumny { $numbers }
            [many] kolumny { $numbers }
           *[other] kolumny { $numbers }
        }
        [box] { $count ->
            [one] blok { $numbers }
            [few] bloki { $numbers }
            [many] bloki { $numbers }
           *[other] bloki { $numbers }
        }
        [region] { $count ->
            [one] region { $numbers }
            [few] regiony { $numbers }
            [many] regiony { $numbers }
           *[other] regiony { $numbers }
        }
        [window] { $count ->
            [one] okno { $numbers }
            [few] okna { $numbers }
            [many] okna { $numbers }
           *[other] okna { $numbers }
        }
        [group] { $count ->
            [one] grupę { $numbers }
            [few] grupy { $numbers }
            [many] grupy { $numbers }
           *[other] grupy { $numbers }
        }
        [extra] { $count ->
            [one] dodatkowy region { $numbers }
            [few] dodatkowe regiony { $numbers }
            [many] dodatkowe regiony { $numbers }
           *[other] dodatkowe regiony { $numbers }
        }
       *[diagonal] { $count ->
            [one] przekątną { $numbers }
            [few] przekątne { $numbers }
            [many] przekątne { $numbers }
           *[other] przekątne { $numbers }
        }
    }
    [gen] { $kind ->
        [row] { $count ->
            [one] wiersza { $numbers }
            [few] wierszy { $numbers }
            [many] wierszy { $numbers }
           *[other] wierszy { $numbers }
        }
        [column] { $count ->
            [one] kolumny { $numbers }
            [few] kolumn { $numbers }
            [many] kolumn { $numbers }
           *[other] kolumn { $numbers }
        }
        [box] { $count ->
            [one] bloku { $numbers }
            [few] bloków { $numbers }
            [many] bloków { $numbers }
           *[other] bloków { $numbers }
        }
        [region] { $count ->
            [one] regionu { $numbers }
            [few] regionów { $numbers }
            [many] regionów { $numbers }
           *[other] regionów { $numbers }
        }
        [window] { $count ->
            [one] okna { $numbers }
            [few] okien { $numbers }
            [many] okien { $numbers }
           *[other] okien { $numbers }
        }
        [group] { $count ->
            [one] grupy { $numbers }
            [few] grup { $numbers }
            [many] grup { $numbers }
           *[other] grup { $numbers }
        }
        [extra] { $count ->
            [one] dodatkowego regionu { $numbers }
            [few] dodatkowych regionów { $numbers }
            [many] dodatkowych regionów { $numbers }
           *[other] dodatkowych regionów { $numbers }
        }
       *[diagonal] { $count ->
            [one] przekątnej { $numbers }
            [few] przekątnych { $numbers }
            [many] przekątnych { $numbers }
           *[other] przekątnych { $numbers }
        }
    }
    [ins] { $kind ->
        [row] { $count ->
            [one] wierszem { $numbers }
            [few] wierszami { $numbers }
            [many] wierszami { $numbers }
           *[other] wierszami { $numbers }
        }
        [column] { $count ->
            [one] kolumną { $numbers }
            [few] kolumnami { $numbers }
            [many] kolumnami { $numbers }
           *[other] kolumnami { $numbers }
        }
        [box] { $count ->
            [one] blokiem { $numbers }
            [few] blokami { $numbers }
            [many] blokami { $numbers }
           *[other] blokami { $numbers }
        }
        [region] { $count ->
            [one] regionem { $numbers }
            [few] regionami { $numbers }
            [many] regionami { $numbers }
           *[other] regionami { $numbers }
        }
        [window] { $count ->
            [one] oknem { $numbers }
            [few] oknami { $numbers }
            [many] oknami { $numbers }
           *[other] oknami { $numbers }
        }
        [group] { $count ->
            [one] grupą { $numbers }
            [few] grupami { $numbers }
            [many] grupami { $numbers }
           *[other] grupami { $numbers }
        }
        [extra] { $count ->
            [one] dodatkowym regionem { $numbers }
            [few] dodatkowymi regionami { $numbers }
            [many] dodatkowymi regionami { $numbers }
           *[other] dodatkowymi regionami { $numbers }
        }
       *[diagonal] { $count ->
            [one] przekątną { $numbers }
            [few] przekątnymi { $numbers }
            [many] przekątnymi { $numbers }
           *[other] przekątnymi { $numbers }
        }
    }
   *[other] { $kind ->
        [row] { $count ->
            [one] wiersz { $numbers }
            [few] wiersze { $numbers }
            [many] wiersze { $numbers }
           *[other] wiersze { $numbers }
        }
        [column] { $count ->
            [one] kolumna { $numbers }
            [few] kolumny { $numbers }
            [many] kolumny { $numbers }
           *[other] kolumny { $numbers }
        }
        [box] { $count ->
            [one] blok { $numbers }
            [few] bloki { $numbers }
            [many] bloki { $numbers }
           *[other] bloki { $numbers }
        }
        [region] { $count ->
            [one] region { $numbers }
            [few] regiony { $numbers }
            [many] regiony { $numbers }
           *[other] regiony { $numbers }
        }
        [window] { $count ->
            [one] okno { $numbers }
            [few] okna { $numbers }
            [many] okna { $numbers }
           *[other] okna { $numbers }
        }
        [group] { $count ->
            [one] grupa { $numbers }
            [few] grupy { $numbers }
            [many] grupy { $numbers }
           *[other] grupy { $numbers }
        }
        [extra] { $count ->
            [one] dodatkowy region { $numbers }
            [few] dodatkowe regiony { $numbers }
            [many] dodatkowe regiony { $numbers }
           *[other] dodatkowe regiony { $numbers }
        }
       *[diagonal] { $count ->
            [one] przekątna { $numbers }
            [few] przekątne { $numbers }
            [many] przekątne { $numbers }
           *[other] przekątne { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Przyjrzyj się { CASE($house, form: "dat") }.
look_at_digits = Gdzie może być { OR($digits) }?
look_for_removal = { CASE($house, form: "In") } możesz usunąć kandydata.
look_for_placement = { CASE($house, form: "In") } możesz wpisać cyfrę.

## Answers to a learner's questions

simpler_easiest = Nie. „{ $technique }” to najłatwiejsza technika.
simpler_none = { $count ->
    [one] Nie. Nonet sprawdził jedyną łatwiejszą technikę, „{ $first }”. Tutaj nie działa.
    [few] Nie. Nonet sprawdził wszystkie { $count } łatwiejsze techniki, od „{ $first }” do „{ $last }”. Żadna tu nie działa.
    [many] Nie. Nonet sprawdził wszystkie { $count } łatwiejszych technik, od „{ $first }” do „{ $last }”. Żadna tu nie działa.
   *[other] Nie. Nonet sprawdził wszystkie { $count } łatwiejszej techniki, od „{ $first }” do „{ $last }”. Żadna tu nie działa.
}
simpler_found = Tak: „{ $technique }” to łatwiejsza technika i tutaj działa.
why_step = „{ $technique }” pokazuje, że w { $cell } nie może być { $digit }.
why_path = { $count ->
    [one] Potrzebny jest { $count } krok, aby pokazać, że w { $cell } nie może być { $digit }: { $techniques }.
    [few] Potrzebne są razem { $count } kroki, aby pokazać, że w { $cell } nie może być { $digit }: { $techniques }.
    [many] Potrzeba razem { $count } kroków, aby pokazać, że w { $cell } nie może być { $digit }: { $techniques }.
   *[other] Potrzeba razem { $count } kroku, aby pokazać, że w { $cell } nie może być { $digit }: { $techniques }.
}
why_unknown = Nonet nie znajduje krótkiego argumentu przeciw { $digit } w { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Pojęcia
words_house = obszarach, obszarów, obszarze, obszary, obszaru, obszar, Obszary, Obszar
words_peer = widzą, widzi, widać, Widzą, Widać
words_candidate = kandydatami, kandydatów, kandydatem, kandydatach, kandydata, kandydaci, kandydat, Kandydatów, Kandydata, Kandydaci, Kandydat
words_strong_link = silnymi połączeniami, silne połączenia, silne połączenie, silnego połączenia, silnych połączeń, Silne połączenia, Silne połączenie
words_weak_link = słabymi połączeniami, słabe połączenia, słabe połączenie, słabego połączenia, słabych połączeń, Słabe połączenia, Słabe połączenie
words_chain = łańcuchami, łańcuchach, łańcuchów, łańcuchem, łańcuchy, łańcuchu, łańcucha, łańcuch, Łańcuchy, Łańcuch
words_uniqueness = jedno rozwiązanie, drugie rozwiązanie, dwa rozwiązania

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] W ramce: { APART($what) }.
    [dashed_frame] W ramce przerywanej: { APART($what) }.
    [first_set] Pierwszy zbiór: { APART($what) }.
    [second_set] Drugi zbiór: { APART($what) }.
    [third_set] Trzeci zbiór: { APART($what) }.
    [ring] W kółku: { APART($what) }.
    [disc] Na krążku: { APART($what) }.
    [diamond] W rombie: { APART($what) }.
    [triangle] W trójkącie: { APART($what) }.
   *[square] W kwadracie: { APART($what) }.
}
drawn_houses = { PLAIN($houses) }
drawn_cells = { $cells }
drawn_candidates = { $digit } w { $cells }
legend_sample = { $sample ->
    [base] Obszary układu
    [cover] Obszary, z których się usuwa
    [kept] Kandydaci układu
    [fin] Płetwy: dodatkowi kandydaci
    [on] Prawda w jednym przypadku
    [off] Fałsz w tym przypadku
    [second_on] Druga grupa: prawda w jednym przypadku
    [second_off] Druga grupa: fałsz w tym przypadku
    [first_set] Pierwszy zbiór
    [second_set] Drugi zbiór
    [third_set] Trzeci zbiór
    [links] Linia ciągła: jeśli jeden koniec jest fałszywy, drugi jest prawdziwy. Przerywana: jeśli jeden jest prawdziwy, drugi jest fałszywy.
    [strong] Linia ciągła: jeśli jeden koniec jest fałszywy, drugi jest prawdziwy.
    [weak] Przerywana: jeśli jeden jest prawdziwy, drugi jest fałszywy.
   *[focus] Co wyklucza kandydatów
}
drawn_strong_links = Strzałki ciągłe: jeśli jeden koniec jest fałszywy, drugi jest prawdziwy.
drawn_weak_links = Strzałki przerywane: jeśli jeden koniec jest prawdziwy, drugi jest fałszywy.

## The last sentence of a proof: what the step does

outcome_placed = W { $cell } jest więc { $digit }.
outcome_removed = Można więc usunąć { $digit } z { $cells }.
outcome_removed_several = Można więc usunąć tych kandydatów: { APART($candidates) }.
digit_from_cells = { $digit } z { $cells }

## Sentences that several techniques share

set_holds = W { $cells } mogą być tylko { $digits }.
cell_holds_one_of = W { $cell } może być tylko { OR($digits) }.
suppose = Załóżmy, że w { $cell } jest { $digit }.
at_least_one = Czyli { $digit } jest w co najmniej jednym z pól { $cells }. Pole, które widzi je wszystkie, nie może jej zawierać.

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] W każdym obrysowanym regionie każda cyfra występuje raz.
    [diagonal] Na oznaczonej przekątnej każda cyfra występuje raz.
    [antidiagonal] Na oznaczonej przekątnej każda cyfra występuje raz.
    [diagonals] Na każdej z dwóch przekątnych każda cyfra występuje raz.
    [windoku] W każdym oknie w ramce każda cyfra występuje raz.
    [disjoint] W tym samym miejscu różnych bloków są różne cyfry.
    [extra] W dodatkowym regionie w ramce żadna cyfra się nie powtarza.
    [anti-knight] W polach oddalonych o ruch skoczka szachowego są różne cyfry.
    [anti-king] W polach, które się stykają, choćby rogiem, są różne cyfry.
    [non-consecutive] W polach o wspólnym boku nigdy nie ma kolejnych cyfr.
    [odd] Kółko oznacza cyfrę nieparzystą.
    [even] Kwadrat oznacza cyfrę parzystą.
    [digits] W polu z małymi cyframi może być tylko jedna z nich.
    [kropki] Cyfry po obu stronach białej kropki są kolejne. Z cyfr po obu stronach czarnej kropki jedna jest dwa razy większa od drugiej. Pokazano wszystkie kropki.
    [xv] Suma cyfr po obu stronach znaku X to 10, a po obu stronach V to 5. Pokazano wszystkie znaki X i V.
    [killer] W klatce wszystkie cyfry są różne. Ich suma to liczba w klatce, jeśli jest podana.
    [little-killer] Liczba ze strzałką to suma cyfr na wskazanej przekątnej. Cyfry mogą się tam powtarzać.
    [thermo] Na termometrze cyfry rosną od bańki do końca.
    [slow-thermo] Na powolnym termometrze, od bańki do końca, cyfry rosną albo się nie zmieniają.
    [arrow] Suma cyfr na strzałce jest równa cyfrze w jej kółku albo liczbie w jej pigułce.
    [double-arrow] Suma cyfr między dwoma kółkami jest równa sumie cyfr w kółkach.
    [difference] Cyfry po obu stronach białej kropki różnią się o liczbę z kropki, a jeśli jej nie ma, o 1.
    [ratio] Z cyfr po obu stronach czarnej kropki jedna jest dwa razy większa od drugiej albo tyle razy, ile podaje kropka.
    [no-other-difference] Nie brakuje żadnej białej kropki: w sąsiednich polach bez kropki nie ma kolejnych cyfr.
    [no-other-ratio] Nie brakuje żadnej czarnej kropki: cyfry w sąsiednich polach bez kropki nie są w stosunku, który mogłaby podać kropka.
    [x] Suma cyfr po obu stronach znaku X to 10.
    [v] Suma cyfr po obu stronach znaku V to 5.
    [no-other-xv] Nie brakuje żadnego X ani V: suma cyfr w sąsiednich polach bez litery nie jest równa ani 10, ani 5.
    [greater] Ostrze znaku wskazuje mniejszą cyfrę.
    [minimum] W polu z grotami skierowanymi do środka cyfra jest mniejsza od cyfr w polach obok.
    [maximum] W polu z grotami skierowanymi na zewnątrz ze wszystkich stron cyfra jest większa od cyfr w polach obok.
    [whisper] Sąsiednie cyfry na linii whisper różnią się co najmniej o { $value }.
    [renban] Na linii renban są kolejne cyfry w dowolnym porządku, każda raz.
    [nabner] Na linii nabner żadne dwie cyfry, nawet odległe, nie są równe ani kolejne.
    [palindrome] Palindrom czyta się tak samo z obu końców.
    [clone] Klony mają te same cyfry w tych samych miejscach.
    [between] Cyfry na linii między dwoma kółkami mają wartości pomiędzy cyframi w kółkach.
    [lockout] Cyfry w dwóch rombach różnią się co najmniej o { $value }. Cyfry na ich linii nie mają wartości pomiędzy nimi ani równej jednej z nich.
    [region-sum] Linia region sum dzieli się tam, gdzie wchodzi do innego bloku lub regionu. Wszystkie jej części mają tę samą sumę.
    [zipper] Na linii zipper pary cyfr równo oddalonych od środka mają tę samą sumę. Cyfra na środku jest równa tej sumie.
    [ten-line] Linię sumy można podzielić na części, z których każda ma sumę { $value }.
    [entropic] Trzy sąsiednie cyfry na linii entropicznej to zawsze jedna niska, jedna średnia i jedna wysoka.
    [modular] Na linii modularnej cyfry w każdym odcinku długości { $value } dają różne reszty z dzielenia przez { $value }.
    [quadruple] Cyfry w kółku występują w czterech polach wokół niego.
    [sandwich] Liczba między dwiema kreskami to suma cyfr między 1 a { $value } w jej wierszu lub kolumnie.
    [x-sum] Liczba na zakładce to suma pierwszych X cyfr, które widzi. X to pierwsza z nich.
    [room] Liczba w pokoju to cyfra w X-tym polu, które widzi. X to cyfra w pierwszym z nich.
    [skyscraper] Liczba przy sylwetce wieżowców mówi, ile cyfr, patrząc od niej, jest większych od wszystkich wcześniejszych.
    [column-indexer] Pole z grotami w lewo i w prawo mówi, w której kolumnie jego wiersza jest numer jego własnej kolumny.
    [row-indexer] Pole z grotami w górę i w dół mówi, w którym wierszu jego kolumny jest numer jego własnego wiersza.
    [global-entropy] W każdym kwadracie z czterech pól jest co najmniej jedna cyfra niska, jedna średnia i jedna wysoka.
    [anti-taxicab] W dwóch polach nigdy nie ma tej samej cyfry, jeśli droga z jednego do drugiego, wzdłuż wierszy i kolumn, ma dokładnie tyle kroków, ile wynosi ta cyfra.
    [lunchbox] W klatce z liczbą między kreskami wszystkie cyfry są różne. Liczba to suma cyfr, które leżą między najmniejszą a największą z nich.
    [look-and-say] Klatka ze znakiem ×, na przykład 2×7, mówi, ile razy dana cyfra w niej występuje.
    [rellik] W klatce ze znakiem ≠ wszystkie cyfry są różne. Ani żadna z nich, ani suma żadnych kilku z nich nie jest równa podanej liczbie.
    [equal-sum] Dwie klatki ze znakiem = mają tę samą sumę.
    [hidden-skyscraper] Liczba przy dwóch wieżach to pierwsza cyfra, patrząc od niej, która jest mniejsza od poprzedniej.
    [full-rank] Wszystkie wiersze i kolumny, czytane z obu końców, są liczbami. Liczba w kółku podaje miejsce tej, która się przy niej zaczyna, po ustawieniu wszystkich od najmniejszej.
   *[circles] Cyfra w podwójnym kółku mówi, w ilu podwójnych kółkach występuje.
}
clue_clash = { $digit } tu nie pasuje: { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
# The cage of the selected cell, below the board: "Cage 25", "17 to go in 3 cells"
cage_sum = Klatka { $sum }
# The cells of a clue are selected
clue_selected = { CAP($clue) }.
# $left: the message cage_left
clue_selected_left = { CAP($clue) }: { $left }.
no_clues = Na tej planszy nie ma warunków.
# The digits in the selected cells
selection_sum = { $count ->
    [one] Zaznaczenie: { $count } cyfra, suma { $sum }
    [few] Zaznaczenie: { $count } cyfry, suma { $sum }
    [many] Zaznaczenie: { $count } cyfr, suma { $sum }
   *[other] Zaznaczenie: { $count } cyfry, suma { $sum }
}
selection_pair = Zaznaczenie: suma { $sum }, różnica { $difference }
cage_left = { $count ->
    [one] jeszcze { $left } w { $count } polu
    [few] jeszcze { $left } w { $count } polach
    [many] jeszcze { $left } w { $count } polach
   *[other] jeszcze { $left } w { $count } pola
}
cage_combinations = { $count ->
    [0] żadna kombinacja nie pasuje
    [one] { $count } kombinacja
    [few] { $count } kombinacje
    [many] { $count } kombinacji
   *[other] { $count } kombinacji
}
renban_line = Linia renban
combination_struck = Wykreślono kombinację { $digits }.
combination_back = Przywrócono kombinację { $digits }.
ask_clues = Co wykluczają warunki
clues_nothing = Teraz żaden warunek sam nie wyklucza kandydata.
clues_found = { $count ->
    [one] Warunek wyklucza jednego kandydata: jest oznaczony.
    [few] Pojedyncze warunki wykluczają { $count } kandydatów: są oznaczeni.
    [many] Pojedyncze warunki wykluczają { $count } kandydatów: są oznaczeni.
   *[other] Pojedyncze warunki wykluczają { $count } kandydata: są oznaczeni.
}
rules_title = Zasady
rules_by = autor: { $author }
rules_usual = W każdym wierszu, każdej kolumnie i każdym bloku każda cyfra występuje raz.
rules_usual_jigsaw = W każdym wierszu i każdej kolumnie każda cyfra występuje raz.

# A new game with kinds of rules: one puzzle a day for everyone, a board without any, and what a level needs when
# rules are chosen
daily_variant = Odmiana dnia
new_surprise = Niespodzianka
kinds_classic = Klasyczne
kinds_more = Więcej zasad
kinds_need_easy = Po jednym warunku
kinds_need_medium = Kombinacje, sumy w obszarze
kinds_need_hard = Dwa warunki naraz
kinds_need_master = Trzy warunki, łańcuchy
kinds_need_extreme = Łańcuchy przez wiele warunków

rule_reason = { $rule ->
    [house] leżą w jednym obszarze
    [extra] leżą w jednym dodatkowym regionie
    [anti-knight] dzieli je ruch skoczka
    [anti-king] stykają się rogiem
    [odd] kółko oznacza cyfrę nieparzystą
    [even] kwadrat oznacza cyfrę parzystą
   *[non-consecutive] w sąsiednich polach nigdy nie ma kolejnych cyfr
}
# In quotation marks, since names of clues are singular or plural
clue_reason = wynika to z warunku „{ $clue }”
ruled_out_by_rule = Jeśli { $digit } jest w { OR($from) }, to nie ma jej w { $to }, bo { OR($reasons) }.
sees_by_rule = { $cell } widzi { $cells }, bo { $reason }.
taken_by_rule = { $count ->
    [one] { $from } wyklucza { $digits } w { $cells }, bo { $reason }.
    [few] { $from } wykluczają { $digits } w { $cells }, bo { $reason }.
    [many] { $from } wykluczają { $digits } w { $cells }, bo { $reason }.
   *[other] { $from } wykluczają { $digits } w { $cells }, bo { $reason }.
}
never_by_rule = W { $cells } nie może być { OR($digits) }, bo { $reason }.

## Names of clues, such as “klatka o sumie 12 w r1c1, r1c2”: in the nominative

clue_of_board = { $kind ->
    [jigsaw] regiony jigsaw
    [diagonal] przekątna z lewego górnego rogu
    [antidiagonal] przekątna z prawego górnego rogu
    [windoku] okna
    [disjoint] grupy rozłączne
    [anti-knight] zasada antyskoczka
    [anti-king] zasada antykróla
    [non-consecutive] zakaz kolejnych cyfr w sąsiednich polach
    [no-other-difference] zakaz kolejnych cyfr w sąsiednich polach bez kropki
    [no-other-ratio] zakaz stosunku czarnej kropki w sąsiednich polach bez kropki
    [global-entropy] entropia globalna
    [anti-taxicab] zasada anti-taxicab
   *[no-other-xv] zakaz sumy 5 lub 10 w sąsiednich polach bez litery
}
clue_of_cells = { $kind ->
    [odd] cyfry nieparzyste w { PLAIN($cells) }
    [even] cyfry parzyste w { PLAIN($cells) }
    [extra] dodatkowy region { PLAIN($cells) }
    [killer] klatka w { PLAIN($cells) }
    [minimum] zasada minimum w { PLAIN($cells) }
    [maximum] zasada maksimum w { PLAIN($cells) }
    [column-indexer] indeks kolumny w { PLAIN($cells) }
    [row-indexer] indeks wiersza w { PLAIN($cells) }
   *[circles] kółka liczące w { PLAIN($cells) }
}
clue_of_cells_with_values = { $kind ->
    [killer] klatka o sumie { $values } w { PLAIN($cells) }
    [rellik] klatka rellik { $values } w { PLAIN($cells) }
    [look-and-say] klatka look-and-say w { PLAIN($cells) }
    [quadruple] kwadrupla { PLAIN($values) } w { PLAIN($cells) }
   *[digits] wybór spośród { $values } w { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] biała kropka między { $one } a { $other }
    [ratio] czarna kropka między { $one } a { $other }
    [x] X między { $one } a { $other }
    [v] V między { $one } a { $other }
   *[greater] znak większości między { $one } a { $other }
}
clue_of_two_with_value = { $kind ->
    [difference] biała kropka z liczbą { $value } między { $one } a { $other }
   *[ratio] czarna kropka z liczbą { $value } między { $one } a { $other }
}
clue_of_line = { $kind ->
    [thermo] termometr od { $first } do { $last }
    [slow-thermo] powolny termometr od { $first } do { $last }
    [double-arrow] podwójna strzałka od { $first } do { $last }
    [whisper] linia whisper od { $first } do { $last }
    [renban] linia renban od { $first } do { $last }
    [nabner] linia nabner od { $first } do { $last }
    [palindrome] palindrom od { $first } do { $last }
    [between] linia between od { $first } do { $last }
    [lockout] linia lockout od { $first } do { $last }
    [region-sum] linia region sum od { $first } do { $last }
    [zipper] linia zipper od { $first } do { $last }
    [ten-line] linia sumy od { $first } do { $last }
    [entropic] linia entropiczna od { $first } do { $last }
   *[modular] linia modularna od { $first } do { $last }
}
clue_of_line_with_value = { $kind ->
    [little-killer] suma little killer { $value } od { $first } do { $last }
    [whisper] linia whisper o różnicy { $value } od { $first } do { $last }
    [lockout] linia lockout o różnicy { $value } od { $first } do { $last }
    [ten-line] linia sumy { $value } od { $first } do { $last }
    [modular] linia modulo { $value } od { $first } do { $last }
    [lunchbox] lunchbox { $value } od { $first } do { $last }
    [hidden-skyscraper] ukryty wieżowiec { $value } od { $first } do { $last }
    [full-rank] liczba full rank { $value } od { $first } do { $last }
    [x-sum] X-suma { $value } od { $first } do { $last }
    [room] numerowany pokój { $value } od { $first } do { $last }
   *[skyscraper] liczba wieżowców { $value } od { $first } do { $last }
}
clue_of_house = { $kind ->
   *[sandwich] suma sandwich { $value } { CASE($house, form: "in") }
}
clue_with_head = { $kind ->
    [equal-sum] równe sumy w { PLAIN($head) } oraz od { $first } do { $last }
    [clone] klon { PLAIN($head) } od { $first } do { $last }
   *[arrow] strzałka z { PLAIN($head) } przez { $first } do { $last }
}

## Clues

technique_1601 = Warunek dla dwóch pól
    .lesson = Kropka, litera lub inny warunek między dwoma polami dopuszcza cyfrę tylko wtedy, gdy w drugim polu może być cyfra, która do niej pasuje.
technique_1602 = Kombinacje warunku
    .lesson = Do warunku dla kilku pól pasują tylko niektóre kombinacje cyfr. Kandydat, którego nie ma w żadnej z nich, odpada.
    .aliases = Kombinacje w klatce, Kombinacje killer
technique_1603 = Wymagana cyfra
    .lesson = Jeśli w każdej kombinacji warunku jest ta sama cyfra, i to zawsze w jednym z kilku pól, to pole, które widzi je wszystkie, nie może jej zawierać.
    .aliases = Obowiązkowa cyfra, Konieczna cyfra
technique_1604 = Długi warunek
    .lesson = Pola długiej linii lub dużej klatki ograniczają się nawzajem. Kandydat odpada, jeśli przy nim nie da się wypełnić pozostałych pól.
technique_1605 = Innies i outies
    .lesson = Suma cyfr wiersza, kolumny lub bloku jest znana. Odejmij warunki, których sumy znasz. Pola, które zostają, muszą dać resztę.
    .aliases = Zasada 45, Reguła 45
technique_1606 = Innies i outies w kilku obszarach
    .lesson = Suma cyfr kilku wierszy, kolumn lub bloków jest znana. Odejmij warunki, których sumy znasz. Pola, które zostają, muszą dać resztę.
    .aliases = Zasada 45 w kilku obszarach
technique_1607 = Law of Leftovers
    .lesson = Jeśli dwie grupy obszarów mają większość pól wspólnych, to pola, które należą tylko do pierwszej, zawierają te same cyfry co pola, które należą tylko do drugiej.
technique_1608 = Warunek w obszarze
    .lesson = Obszar potrzebuje każdej cyfry. Kandydat z pola warunku odpada, jeśli przy nim nie da się spełnić warunku i zarazem wypełnić reszty obszaru.
technique_1609 = Dwa warunki
    .lesson = Dwa warunki mają wspólne pola albo ich pola widzą się nawzajem. Kandydat odpada, jeśli przy nim nie da się spełnić obu naraz.
technique_1610 = Cyfra wymagana przez dwa warunki
    .lesson = Jeśli dwa warunki razem zawsze umieszczają cyfrę w jednym z kilku pól, to pole, które widzi je wszystkie, nie może jej zawierać.
technique_1611 = Dwa warunki w obszarze
    .lesson = Dwa warunki leżą w jednym obszarze, który potrzebuje każdej cyfry. Kandydat odpada, jeśli przy nim nie da się spełnić obu i zarazem wypełnić obszaru.
technique_1612 = Trzy warunki
    .lesson = Warunek ma wspólne pola z dwoma innymi. Kandydat odpada, jeśli przy nim nie da się spełnić wszystkich trzech naraz.

technique_1613 = Forcing Net z warunkami
    .lesson = Załóż, że kandydat jest prawdziwy, i sprawdzaj, co z tego wynika dla pól, obszarów i warunków. Jeśli coś staje się niemożliwe, kandydat jest fałszywy.
technique_1614 = Forcing Net z warunkami i wspólnym wynikiem
    .lesson = Weź po kolei każdego kandydata pola albo każde miejsce cyfry w obszarze i sprawdzaj, co z tego wynika dla pól, obszarów i warunków. Kandydat, który odpada za każdym razem, jest fałszywy.
technique_1615 = Zagnieżdżony Forcing Net z warunkami
    .lesson = Załóż, że kandydat jest prawdziwy, i sprawdzaj, co z tego wynika dla pól, obszarów i warunków. Gdy utkniesz, załóż to samo o drugim. Jeśli wtedy coś staje się niemożliwe, drugi jest fałszywy, dopóki pierwszy jest prawdziwy. Jeśli w końcu nic już nie jest możliwe, pierwszy kandydat jest fałszywy.

clue_combinations = { CAP($clue) }: możliwe jest tylko { OR($sets) }.
clue_bounds = { CAP($clue) }: w { $cell } jest co najmniej { $least } i co najwyżej { $most }.
clue_cell_left = { CAP($clue) }: w { $cell } może być tylko { OR($digits) }.
clue_required = { CAP($clue) }: przy każdym możliwym wypełnieniu cyfra { $digit } jest w { OR($cells) }.
clues_required = Razem: { APART($clues) }. Przy każdym możliwym wypełnieniu cyfra { $digit } jest w { OR($cells) }.
clues_do_not_fit = Razem: { APART($clues) }. Jeśli { $digit } jest w { OR($cells) }, pozostałych pól nie da się wypełnić.
sum_of_houses = { $count ->
    [one] { CAP(CASE($houses, form: "in")) } suma cyfr to { $total }.
    [few] { CAP(CASE($houses, form: "in")) } łączna suma cyfr to { $total }.
    [many] { CAP(CASE($houses, form: "in")) } łączna suma cyfr to { $total }.
   *[other] { CAP(CASE($houses, form: "in")) } łączna suma cyfr to { $total }.
}
sum_without = Do odjęcia: { APART($clues) }.
sum_left = Zostaje: { $sum }.
net_written = Wtedy w { $cell } jest { $digit }, co wyklucza { APART($candidates) }.
net_place = { CASE($house, form: "In") } cyfra { $digit } może być wtedy tylko w { $cell }.
net_clue = { CAP($clue) }: to wyklucza wtedy { APART($candidates) }.
net_no_candidate = Wtedy w { $cell } nie zostaje żaden kandydat.
net_no_place = { CASE($house, form: "In") } nie zostaje wtedy żadne miejsce dla { $digit }.
net_no_way = { CAP($clue) }: żadne cyfry już wtedy nie pasują.
clue_part = { $clue } ({ PLAIN($cells) })
derived_sum = { $sum }
equal_groups = te same cyfry w { PLAIN($one) } oraz w { PLAIN($other) }
leftovers_same = Porównajmy { CASE($one, form: "acc") } z { CASE($other, form: "ins") }: wszystkie inne pola są wspólne, więc w { $here } są te same cyfry co w { $there }.

## Full House

technique_0000 = Ostatnie wolne pole
    .lesson = Gdy w wierszu, kolumnie lub bloku zostaje tylko jedno puste pole, trafia tam brakująca cyfra.
    .aliases = Ostatnia cyfra, Pełny dom

full_house_cell = { $cell } to jedyne puste pole { CASE($house, form: "in") }.
full_house_digit = Brakuje tam tylko { $digit }.

## Hidden Single

technique_0002 = Ukryty singiel
    .lesson = Gdy cyfrze zostaje w wierszu, kolumnie lub bloku tylko jedno miejsce, trafia właśnie tam, bez względu na innych kandydatów tego pola.
    .aliases = Ukryty singel, Ukryta jedynka, Jedyne miejsce

hidden_single_where = Gdzie { CASE($house, form: "in") } może być { $digit }?
hidden_single_seen = { $count ->
    [one] { $digit } w { $cells } wyklucza tę cyfrę w innych polach { CASE($house, form: "gen") }.
    [few] { $digit } w { $cells } wykluczają tę cyfrę w innych polach { CASE($house, form: "gen") }.
    [many] { $digit } w { $cells } wykluczają tę cyfrę w innych polach { CASE($house, form: "gen") }.
   *[other] { $digit } w { $cells } wykluczają tę cyfrę w innych polach { CASE($house, form: "gen") }.
}
hidden_single_ruled_out = W { $cells } wykluczono już { $digit }.
hidden_single_left = Dla { $digit } zostaje tylko { $cell }.

## Naked Single

technique_0003 = Odkryty singiel
    .lesson = Gdy w polu zostaje tylko jeden kandydat, wpisz tam tę cyfrę.
    .aliases = Nagi singiel, Nagi singel, Goły singiel, Jedyny kandydat

naked_single_sees = { $cell } widzi { $digits }.
naked_single_ruled_out = W { $cell } wykluczono już { $digits }.
naked_single_left = Dla { $cell } zostaje tylko { $digit }.

## Locked candidates

technique_0100 = Zablokowani kandydaci typ 1 (pointing)
    .lesson = Gdy wszystkie miejsca cyfry w bloku leżą w jednym wierszu lub w jednej kolumnie, cyfra nie może być nigdzie indziej w tym wierszu lub w tej kolumnie.
    .aliases = Wskazująca para, Wskazująca trójka, Przecięcie
technique_0101 = Zablokowani kandydaci typ 2 (claiming)
    .lesson = Gdy wszystkie miejsca cyfry w wierszu lub kolumnie leżą w jednym bloku, cyfra nie może być nigdzie indziej w tym bloku. Ogólnie: pole, które widzi wszystkie miejsca cyfry w dowolnym obszarze, nie może jej zawierać.
    .aliases = Redukcja blok/linia, Redukcja pudełko/linia, Przecięcie

locked_places = { CASE($house, form: "In") } cyfra { $digit } może być tylko w { OR($cells) }.
locked_elsewhere = Wszystkie te pola leżą też { CASE($house, form: "in") }, więc { $digit } jest tam w jednym z nich i nigdzie indziej.

locked_seen = Gdziekolwiek { CASE($house, form: "in") } będzie { $digit }, wykluczy tę cyfrę w { $cells }.

## Naked subsets

technique_0110 = Zablokowana para
    .lesson = Dwa pola tego samego bloku i tej samej linii mają tylko tych samych dwóch kandydatów. Zużywają obie cyfry, więc nie ma ich w reszcie bloku ani w reszcie linii.
technique_0111 = Zablokowana trójka
    .lesson = Trzy pola tego samego bloku i tej samej linii mają razem tylko trzech kandydatów. Zużywają te cyfry, więc nie ma ich w reszcie bloku ani w reszcie linii.
technique_0200 = Odkryta para
    .lesson = Gdy dwa pola obszaru mają tylko tych samych dwóch kandydatów, zużywają obie cyfry. Żadne inne pole obszaru nie może ich zawierać.
    .aliases = Naga para, Goła para, Oczywista para
technique_0201 = Odkryta trójka
    .lesson = Gdy trzy pola obszaru mają razem tylko trzech kandydatów, zużywają te cyfry. Żadne inne pole obszaru nie może ich zawierać.
    .aliases = Naga trójka, Goła trójka
technique_0202 = Odkryta czwórka
    .lesson = Gdy cztery pola obszaru mają razem tylko czterech kandydatów, zużywają te cyfry. Żadne inne pole obszaru nie może ich zawierać.
    .aliases = Naga czwórka, Goła czwórka

naked_subset_cells = { $count ->
    [one] { $cells } ma tylko { $digits }: { $count } pole, { $count } cyfra.
    [few] { $cells } mają razem tylko { $digits }: { $count } pola, { $count } cyfry.
    [many] { $cells } mają razem tylko { $digits }: { $count } pól, { $count } cyfr.
   *[other] { $cells } mają razem tylko { $digits }: { $count } pola, { $count } cyfry.
}
naked_subset_elsewhere = Te pola zużywają { $digits }, więc inne pola { CASE($houses, form: "gen") } nie mogą zawierać tych cyfr.

## Hidden subsets

technique_0210 = Ukryta para
    .lesson = Gdy dwie cyfry mają w obszarze tylko te same dwa miejsca, wypełniają oba te pola. Pozostałych kandydatów można tam usunąć.
    .aliases = Ukryte pary
technique_0211 = Ukryta trójka
    .lesson = Gdy trzy cyfry mają w obszarze razem tylko trzy miejsca, wypełniają te pola. Pozostałych kandydatów można tam usunąć.
    .aliases = Ukryte trójki
technique_0212 = Ukryta czwórka
    .lesson = Gdy cztery cyfry mają w obszarze razem tylko cztery miejsca, wypełniają te pola. Pozostałych kandydatów można tam usunąć.
    .aliases = Ukryte czwórki

hidden_subset_places = { $count ->
    [one] Dla { $digits } { CASE($houses, form: "in") } zostaje tylko { $cells }: { $count } cyfra, { $count } pole.
    [few] Dla { $digits } { CASE($houses, form: "in") } zostają tylko { $cells }: { $count } cyfry, { $count } pola.
    [many] Dla { $digits } { CASE($houses, form: "in") } zostają tylko { $cells }: { $count } cyfr, { $count } pól.
   *[other] Dla { $digits } { CASE($houses, form: "in") } zostają tylko { $cells }: { $count } cyfry, { $count } pola.
}
hidden_subset_nothing_else = Te cyfry wypełniają te pola, więc nic innego się tam nie zmieści.

## Fish

technique_0300 = X-Wing
    .lesson = Gdy cyfra ma w dwóch wierszach miejsca tylko w tych samych dwóch kolumnach, w każdej z tych kolumn leży w jednym z tych wierszy. Nie ma jej więc nigdzie indziej w tych kolumnach. Wiersze i kolumny można zamienić rolami.
    .aliases = Skrzydło X, X-skrzydło
technique_0301 = Swordfish
    .lesson = Gdy cyfra ma w trzech wierszach miejsca tylko w tych samych trzech kolumnach, w każdej z tych kolumn leży w jednym z tych wierszy. Nie ma jej więc nigdzie indziej w tych kolumnach. Wiersze i kolumny można zamienić rolami.
    .aliases = Miecznik
technique_0302 = Jellyfish
    .lesson = Gdy cyfra ma w czterech wierszach miejsca tylko w tych samych czterech kolumnach, w każdej z tych kolumn leży w jednym z tych wierszy. Nie ma jej więc nigdzie indziej w tych kolumnach. Wiersze i kolumny można zamienić rolami.
    .aliases = Meduza
technique_0310 = Finned X-Wing
    .lesson = { -lesson-finned-fish }
    .aliases = X-Wing z płetwą
technique_0311 = Finned Swordfish
    .lesson = { -lesson-finned-fish }
    .aliases = Miecznik z płetwą
technique_0312 = Finned Jellyfish
    .lesson = { -lesson-finned-fish }
    .aliases = Meduza z płetwą
technique_0320 = Sashimi X-Wing
    .lesson = { -lesson-sashimi-fish }
technique_0321 = Sashimi Swordfish
    .lesson = { -lesson-sashimi-fish }
technique_0322 = Sashimi Jellyfish
    .lesson = { -lesson-sashimi-fish }
technique_0330 = Franken X-Wing
    .lesson = { -lesson-franken-fish }
technique_0331 = Franken Swordfish
    .lesson = { -lesson-franken-fish }
technique_0332 = Franken Jellyfish
    .lesson = { -lesson-franken-fish }
technique_0340 = Finned Franken X-Wing
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = Finned Franken Swordfish
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = Finned Franken Jellyfish
    .lesson = { -lesson-finned-franken-fish }
technique_0351 = Mutant Swordfish
    .lesson = { -lesson-mutant-fish }
technique_0352 = Mutant Jellyfish
    .lesson = { -lesson-mutant-fish }
technique_0360 = Finned Mutant X-Wing
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = Finned Mutant Swordfish
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = Finned Mutant Jellyfish
    .lesson = { -lesson-finned-mutant-fish }

fish_places = Wszystkie miejsca dla { $digit } { CASE($base, form: "in") } leżą { CASE($cover, form: "in") }.
fish_uses_up = Cyfra { $digit } występuje { CASE($base, form: "in") } po jednym razie i zajmuje w ten sposób { CASE($cover, form: "acc") }. Nie ma tam dla niej innych miejsc.
fish_places_or_fins = Wszystkie miejsca dla { $digit } { CASE($base, form: "in") } leżą { CASE($cover, form: "in") } oraz w { $fins }.
fish_without_fins = Jeśli w { $fins } nie ma { $digit }, to cyfra { $digit } { CASE($base, form: "in") } zajmuje { CASE($cover, form: "acc") }, więc nie ma tam dla niej innych miejsc.
fish_with_fin = Jeśli { $digit } jest w { OR($fins) }, to nie ma jej w { $cells }, bo te pola widzą się nawzajem.

## Two strong links of one digit

technique_0400 = Skyscraper
    .lesson = { -lesson-strong-links }
    .aliases = Drapacz chmur, Wieżowiec
technique_0401 = 2-String Kite
    .lesson = { -lesson-strong-links }
    .aliases = Latawiec
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
    .aliases = Turbot
technique_0404 = Podwójny 2-String Kite
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = Empty Rectangle
    .lesson = { -lesson-empty-rectangle }
    .aliases = Pusty prostokąt
technique_0405 = Podwójny Empty Rectangle
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CASE($house, form: "In") } cyfra { $digit } może być tylko w { OR($cells) }: w jednym wierszu i w jednej kolumnie.
empty_rectangle_rest = W tym przypadku cyfra { $digit } { CASE($house, form: "in") } musi być w { OR($rest) }. To też wyklucza ją w { $cells }.

## Colours

technique_0500 = Simple Colours Trap
    .lesson = Tam, gdzie cyfra ma w obszarze tylko dwa miejsca, koloruj je na przemian dwoma kolorami. Wszystkie pola jednego z kolorów zawierają tę cyfrę. Pole, które widzi oba kolory, nie może więc jej zawierać.
    .aliases = Proste kolorowanie, Simple Colors
technique_0501 = Simple Colours Wrap
    .lesson = Tam, gdzie cyfra ma w obszarze tylko dwa miejsca, koloruj je na przemian dwoma kolorami. Jeśli dwa pola jednego koloru się widzą, żadne pole tego koloru nie może zawierać tej cyfry.
    .aliases = Proste kolorowanie, Simple Colors
technique_0502 = Multi Colours 1
    .lesson = Pokoloruj dwie osobne grupy połączonych miejsc cyfry. Jeśli kolor jednej grupy widzi kolor drugiej, oba nie mogą zawierać tej cyfry. Zawiera ją więc co najmniej jeden z kolorów przeciwnych, a pole, które widzi oba kolory przeciwne, nie może jej zawierać.
    .aliases = Wielokrotne kolorowanie, Multi Colors
technique_0503 = Multi Colours 2
    .lesson = Pokoloruj dwie osobne grupy połączonych miejsc cyfry. Jeden kolor drugiej grupy zawiera tę cyfrę. Jeśli kolor pierwszej grupy widzi oba, żadne z jego pól nie może jej zawierać.
    .aliases = Wielokrotne kolorowanie, Multi Colors
technique_0504 = 3D Medusa
    .lesson = Koloruj kandydatów, a nie tylko pola. Jeśli pole ma dwóch kandydatów albo cyfra ma w obszarze dwa miejsca, nadaj im różne kolory i idź dalej. Wszyscy kandydaci jednego z kolorów są prawdziwi. Kolor, który sobie przeczy albo zostawia pole bez cyfry, jest zły. To, co wykluczają oba kolory, jest fałszywe.
    .aliases = Meduza 3D, Kolorowanie Meduza
technique_0520 = Guardians
    .lesson = Nieparzysta liczba pól, co najmniej pięć, tworzy pierścień: każde ma wspólny obszar z następnym, a ostatnie z pierwszym. Weź cyfrę, która w tych obszarach prawie nie ma miejsc poza pierścieniem. Gdyby nie miała żadnego, byłaby w co drugim polu pierścienia, a przy nieparzystej liczbie to się nie zgadza. Cyfra jest więc w co najmniej jednym z pozostałych miejsc, zwanych strażnikami. Pole, które widzi wszystkich strażników, nie może jej zawierać.
    .aliases = Strażnicy, Złamane skrzydło

colour_links = Tam, gdzie { $digit } ma w obszarze tylko dwa miejsca, jest w jednym z nich.
colour_either = { $digit } jest albo w { $first }, albo w { $second }.
colour_trap = Pole, które widzi oba kolory, w żadnym z tych przypadków nie może zawierać { $digit }.
colour_wrap = { $cells } widzą się nawzajem, więc { $digit } nie może być w obu. Ich kolor jest zły.
multi_colours_clash = Skoro z { $first } widać { $second }, { $digit } nie może być w obu ich kolorach.
multi_colours_opposite = Czyli { $digit } jest albo w { $first }, albo w { $second }, albo tu i tu. Pole, które widzi oba kolory, nie może jej zawierać.
multi_colours_wrong = { $one } widzą się nawzajem, podobnie jak { $other }. Jeden z dwóch pozostałych kolorów zawiera { $digit }, więc nie ma jej w { $cells }.
medusa_links = Tam, gdzie pole ma tylko dwóch kandydatów albo cyfra ma w obszarze tylko dwa miejsca, jedno z dwojga jest prawdziwe.
medusa_colours = Albo prawdziwy jest cały pierwszy kolor ({ APART($first) }), albo cały drugi ({ APART($second) }).
medusa_trap = Którykolwiek kolor jest prawdziwy, kandydat wykluczony przez oba jest fałszywy.
medusa_clash = { $candidates } mają pierwszy kolor, ale nie mogą być prawdziwe jednocześnie. Pierwszy kolor jest więc zły.
medusa_empties = Pierwszy kolor nie zostawiłby żadnej cyfry dla { $cell }, więc jest zły.
guardian_ring = { $cells } tworzą pierścień z { $count } pól: każde ma wspólny obszar z następnym, a ostatnie z pierwszym.
guardian_places = { CAP(CASE($houses, form: "in")) }, gdzie spotykają się sąsiednie pola pierścienia, { $digit } może być tylko w tych polach albo w { OR($guardians) }.
guardian_odd = Gdyby { $digit } była tylko w pierścieniu, byłaby w co drugim polu. Dookoła całego pierścienia to niemożliwe, bo { $count } to liczba nieparzysta.
digit_in_cells = { $digit } w { $cells }

## Unique rectangles

technique_0600 = Unique Rectangle typ 1
    .lesson = { -lesson-unique-rectangle }
    .aliases = Unikalny prostokąt, Unikatowy prostokąt
technique_0601 = Unique Rectangle typ 2
    .lesson = { -lesson-unique-rectangle }
    .aliases = Unikalny prostokąt, Unikatowy prostokąt
technique_0602 = Unique Rectangle typ 3
    .lesson = { -lesson-unique-rectangle }
    .aliases = Unikalny prostokąt, Unikatowy prostokąt
technique_0603 = Unique Rectangle typ 4
    .lesson = { -lesson-unique-rectangle }
    .aliases = Unikalny prostokąt, Unikatowy prostokąt
technique_0604 = Unique Rectangle typ 5
    .lesson = { -lesson-unique-rectangle }
    .aliases = Unikalny prostokąt, Unikatowy prostokąt
technique_0605 = Unique Rectangle typ 6
    .lesson = { -lesson-unique-rectangle }
    .aliases = Unikalny prostokąt, Unikatowy prostokąt
technique_0606 = Hidden Rectangle
    .lesson = { -lesson-unique-rectangle }
    .aliases = Ukryty prostokąt

rectangle_deadly = Gdyby w { $cells } były tylko { $digits }, dałoby się zamienić te cyfry miejscami i powstałoby drugie rozwiązanie. To sudoku ma tylko jedno rozwiązanie.
rectangle_corner = W pozostałych polach nie może być nic innego, więc w { $cell } musi być inna cyfra.
rectangle_subset = W co najmniej jednym z pól { $cells } jest więc { OR($extra) }. To pole wraz z { $subset } zużywa { $digits }.
rectangle_side = { $digit } musi być w { OR($cells) }, bo { CASE($house, form: "in") } nie ma dla niej innego miejsca. Gdyby w drugim polu była { OR($others) }, cały układ zawierałby tylko { $digits }.
rectangle_diagonal = { CAP(CASE($lines, form: "in")) } cyfra { $digit } może być tylko w tych czterech polach, więc wypełnia dwa przeciwległe rogi. Gdyby to były { $cells }, cztery pola zawierałyby tylko te dwie cyfry.
rectangle_tied = Gdyby w { $cell } była { $other }, w { $beside } musiałaby być { $digit }: { CASE($lines, form: "in") } nie ma dla niej innego miejsca. W { $opposite } mogą być tylko te dwie cyfry, więc cztery pola nie zawierałyby niczego innego.

## Avoidable rectangles

technique_0607 = Avoidable Rectangle typ 1
    .lesson = { -lesson-avoidable-rectangle }
    .aliases = Unikalny prostokąt
technique_0608 = Avoidable Rectangle typ 2
    .lesson = { -lesson-avoidable-rectangle }
    .aliases = Unikalny prostokąt

avoidable_deadly = W { $cells } nie ma cyfr startowych. Gdyby były tam tylko { $digits }, dałoby się zamienić te cyfry miejscami i powstałoby drugie rozwiązanie. To sudoku ma tylko jedno rozwiązanie.
avoidable_corner = Pozostałe trzy pola są wypełnione, więc w { $cell } musi być inna cyfra.

## Unique loops

technique_0621 = Unique Loop typ 1
    .lesson = { -lesson-unique-loop }
    .aliases = Unikalna pętla, Unikatowa pętla
technique_0622 = Unique Loop typ 2
    .lesson = { -lesson-unique-loop }
    .aliases = Unikalna pętla, Unikatowa pętla
technique_0623 = Unique Loop typ 3
    .lesson = { -lesson-unique-loop }
    .aliases = Unikalna pętla, Unikatowa pętla
technique_0624 = Unique Loop typ 4
    .lesson = { -lesson-unique-loop }
    .aliases = Unikalna pętla, Unikatowa pętla

## Extended rectangles

technique_0631 = Extended Rectangle typ 1
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rozszerzony prostokąt
technique_0632 = Extended Rectangle typ 2
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rozszerzony prostokąt
technique_0633 = Extended Rectangle typ 3
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rozszerzony prostokąt
technique_0634 = Extended Rectangle typ 4
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rozszerzony prostokąt

extended_deadly = Gdyby w { $cells } były tylko { $digits }, dałoby się zamienić te cyfry między { CASE($lines, form: "ins") } i powstałoby drugie rozwiązanie. To sudoku ma tylko jedno rozwiązanie.

## Bivalue universal grave

technique_0610 = BUG + 1
    .lesson = Gdyby każde puste pole miało dwóch kandydatów, a każda cyfra dwa miejsca w każdym obszarze, sudoku miałoby kilka rozwiązań albo nie miałoby żadnego. Gdy trzech kandydatów ma tylko jedno pole, musi tam być ten, który ma trzy miejsca w wierszu, w kolumnie i w bloku tego pola. Zakładamy przy tym, że sudoku ma dokładnie jedno rozwiązanie.
technique_0611 = BUG typ 2
    .lesson = { -lesson-bug-extras }
technique_0612 = BUG typ 3
    .lesson = { -lesson-bug-extras }
technique_0613 = BUG typ 4
    .lesson = { -lesson-bug-extras }

bug_cells = Każde puste pole oprócz { $cells } ma dwóch kandydatów.
bug_three_places = { CAP(CASE($houses, form: "in")) } cyfra { $digit } ma trzy miejsca.
bug_two_solutions = Gdyby w { $cell } nie było { $digit }, każda cyfra miałaby dwa miejsca w każdym obszarze, w którym jej brakuje. Takie sudoku ma kilka rozwiązań albo nie ma żadnego.
bug_one_solution = To sudoku ma dokładnie jedno rozwiązanie, więc w { $cell } jest { $digit }.
bug_extra = { $digit } w { $cells } jest nadmiarowym kandydatem.
bug_without_extras = Bez nadmiarowych kandydatów każde puste pole miałoby dwóch kandydatów, a każda cyfra dwa miejsca w każdym obszarze, w którym jej brakuje. Takie sudoku ma kilka rozwiązań albo nie ma żadnego. To sudoku ma dokładnie jedno rozwiązanie, więc któryś z nadmiarowych kandydatów jest prawdziwy.
bug_side = { $digit } musi być w { OR($cells) }, bo { CASE($house, form: "in") } nie ma dla niej innego miejsca. W drugim polu musi więc być nadmiarowy kandydat.

## Remote pair

technique_0703 = Remote Pair
    .lesson = Cztery pola lub więcej mają tych samych dwóch kandydatów, a każde widzi następne. Zawierają obie cyfry na przemian, więc pole, które widzi po jednym polu z każdego rodzaju, nie może zawierać żadnej z nich.
    .aliases = Odległe pary, Odległa para

remote_pair_cells = W { $cells } może być tylko { OR($digits) }, a każde z tych pól widzi następne.
remote_pair_branches = W { $cells } może być tylko { OR($digits) }, a każde z tych pól oprócz pierwszego widzi któreś z poprzednich.
remote_pair_colours = Jedna z tych cyfr wypełnia więc { $first }, a druga { $second }.
remote_pair_sees_both = Pole, które widzi po jednym polu z każdego rodzaju, widzi { $digits }, więc nie może zawierać żadnej z nich.

## Wings

technique_0800 = XY-Wing
    .lesson = Pole z dwoma kandydatami, pivot, widzi dwa inne. Każde z nich ma jednego kandydata wspólnego z pivotem, a oba mają tę samą trzecią cyfrę. Cokolwiek jest w pivocie, jedno z nich zawiera tę trzecią cyfrę. Pole, które widzi oba, nie może jej zawierać.
    .aliases = Skrzydło Y, Skrzydło XY
technique_0801 = XYZ-Wing
    .lesson = Pole z trzema kandydatami, pivot, widzi dwa pola, z których każde ma dwóch z nich. Jedna z cyfr może być we wszystkich trzech polach. Cokolwiek jest w pivocie, jedno z trzech pól zawiera tę cyfrę. Pole, które widzi wszystkie trzy, nie może jej zawierać.
    .aliases = Skrzydło XYZ
technique_0802 = WXYZ-Wing
    .lesson = Cztery pola, czyli pivot i trzy pola, które go widzą, mają razem czterech kandydatów. Miejsca każdego kandydata oprócz jednego widzą się nawzajem, więc każdy z nich może tam być tylko raz. Zajmują trzy z tych pól, więc czwarty kandydat jest w tym, które zostaje. Pole, które widzi wszystkie jego miejsca w tych czterech polach, nie może go zawierać.
    .aliases = Skrzydło WXYZ
technique_0803 = W-Wing
    .lesson = Dwa pola mają tych samych dwóch kandydatów. Każde widzi inny koniec silnego połączenia jednej z tych cyfr. Nie mogą więc oba zawierać tej cyfry i co najmniej jedno zawiera drugą. Pole, które widzi oba, nie może zawierać tej drugiej cyfry.
    .aliases = Skrzydło W

wing_pincer = Jeśli w { $pivot } jest { $shared }, to w { $pincer } jest { $digit }.
wxyz_once = W tych polach każda z cyfr { $digits } może być tylko raz, bo jej miejsca widzą się nawzajem. Zostaje więc pole dla { $digit }.
w_wing_cells = W { $cells } może być tylko { OR($digits) }.
w_wing_link = { $digit } jest w { OR($near) } albo w { OR($far) }: to jej jedyne miejsca { CASE($house, form: "in") }.
w_wing_other = W którymkolwiek z tych miejsc jest { $joined }, widzi ją jedno z pól { $cells }. W tym polu musi być { $digit }.

## Chains

technique_0701 = Łańcuch X
    .lesson = Prowadź jedną cyfrę przez obszary, w których ma tylko dwa miejsca. Jeśli pierwsze pole łańcucha jej nie zawiera, zawiera ją ostatnie. Pole, które widzi oba końce, nie może więc jej zawierać.
technique_0702 = Łańcuch XY
    .lesson = Łącz pola z dwoma kandydatami tak, aby każde wymuszało następne. Jeśli jeden koniec łańcucha nie zawiera cyfry, zawiera ją drugi. Pole, które widzi oba końce, nie może jej zawierać.
technique_0706 = Continuous Nice Loop
    .lesson = Silne połączenia na przemian ze słabymi połączeniami zamykają się w pętlę. Wtedy dokładnie jeden koniec każdego słabego połączenia jest prawdziwy. Można więc usunąć kandydata, który wyklucza się z oboma końcami słabego połączenia.
    .aliases = Pętla ciągła
technique_0707 = Discontinuous Nice Loop
    .lesson = { -assume-either } Jeśli wrócisz do początku i udowodnisz coś przeciwnego, założenie było błędne.
    .aliases = Pętla nieciągła
technique_0708 = Alternating Inference Chain
    .lesson = { -assume-false } Co najmniej jeden z dwóch końców jest więc prawdziwy. Można usunąć kandydata, który wyklucza się z oboma.
    .aliases = Łańcuch naprzemienny
technique_0709 = Grouped Continuous Nice Loop
    .lesson = Silne połączenia na przemian ze słabymi połączeniami zamykają się w pętlę. { -group } Dokładnie jeden koniec każdego słabego połączenia jest prawdziwy, więc można usunąć kandydata, który wyklucza się z oboma końcami.
technique_0710 = Grouped Discontinuous Nice Loop
    .lesson = { -assume-either } { -group } Jeśli wrócisz do początku i udowodnisz coś przeciwnego, założenie było błędne.
technique_0711 = Grouped AIC
    .lesson = { -assume-false } { -group } Co najmniej jeden z dwóch końców jest prawdziwy, więc można usunąć kandydata, który wyklucza się z oboma.
technique_0712 = Continuous Nice Loop z ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Discontinuous Nice Loop z ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC z ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Załóżmy, że w { $cells } nie ma { $digit }.
chain_weak_house = Jeśli { $digit } jest w { OR($from) }, to nie ma jej w { $to }: { CASE($house, form: "in") } występuje tylko raz.
chain_weak_seen = Jeśli { $digit } jest w { OR($from) }, to nie ma jej w { $to }, bo te pola widzą się nawzajem.
chain_weak_excluded = Jeśli { $digit } jest w { OR($from) }, to w { $to } nie ma { $other }, bo { OR($reasons) }.
chain_weak_cell = Jeśli w { $cell } jest { $digit }, to nie ma tam { $other }.
chain_first_weak_house = Wtedy nie ma jej w { $to }: { CASE($house, form: "in") } cyfra { $digit } występuje tylko raz.
chain_first_house = Wtedy { $digit } jest w { OR($to) }: { CASE($house, form: "in") } nie ma dla niej innego miejsca.
chain_first_cell = Wtedy w { $cell } jest { $other }: to pole nie ma innego kandydata.
chain_first_set = Wtedy dla { $set } mamy już tylko { $rest }, więc { $other } jest w { OR($to) }.
chain_strong_house = Jeśli { $digit } nie ma w { $from }, to jest w { OR($to) }: { CASE($house, form: "in") } nie ma dla niej innego miejsca.
chain_strong_cell = Jeśli w { $cell } nie ma { $digit }, to jest tam { $other }: to pole nie ma innego kandydata.
chain_strong_set = Jeśli { $digit } nie ma w { $from }, to dla { $set } mamy już tylko { $rest }, więc { $other } jest w { OR($to) }.
chain_proves_start = To przeczy założeniu, więc { $digit } jest w { OR($cells) }.
chain_refutes_start = Pętla wraca do { $cell } i przeczy założeniu, więc { $digit } nie może tam być.
chain_ends_digit = Czyli { $digit } jest w { OR($first) } albo w { OR($last) }, albo tu i tu. Pole, które widzi oba końce, nie może jej zawierać.
chain_ends_cell = W { $cell } jest więc { OR($digits) }, a żadna inna cyfra tam nie pasuje.
chain_ends_other = Czyli { $digit } jest w { OR($first) } albo { $other } jest w { OR($last) }, albo jedno i drugie. Każda z tych możliwości wyklucza to, co można usunąć.
chain_is_loop = Oba końce nie mogą być prawdziwe naraz, więc łańcuch jest pętlą. Z każdych dwóch jego kandydatów, którzy się wykluczają, dokładnie jeden jest prawdziwy.
chain_loop_sets = W każdym zbiorze prawie zablokowanym z pętli brakuje dokładnie jednej z jego dwóch cyfr pętli, więc są w nim wszystkie pozostałe.

## Almost locked sets

technique_0901 = Reguła ALS-XZ
    .lesson = { -als } Jeśli pewną cyfrę może zawierać tylko jeden z dwóch takich zbiorów, drugi jest zablokowany. Każda inna wspólna cyfra jest więc w jednym z nich. Można ją usunąć z każdego pola, które widzi wszystkie jej miejsca w obu zbiorach.
    .aliases = Zbiory prawie zablokowane
technique_0902 = ALS-XY-Wing
    .lesson = { -als } Środkowy z trzech takich zbiorów ma z każdym z pozostałych wspólną cyfrę, którą może zawierać tylko jeden zbiór. Jeden z zewnętrznych zbiorów jest więc zablokowany. Cyfra wspólna obu zewnętrznym jest w jednym z nich. Można ją usunąć z każdego pola, które widzi wszystkie jej miejsca w obu.
    .aliases = Zbiory prawie zablokowane
technique_0903 = Łańcuch ALS
    .lesson = { -als } W łańcuchu takich zbiorów wspólną cyfrę może zawierać tylko jeden z dwóch sąsiadów. Jeśli pierwszy zbiór nie jest zablokowany, zabiera tę cyfrę drugiemu, który staje się zablokowany, i tak dalej. Cyfra wspólna obu końcom jest więc w jednym z nich.
    .aliases = Zbiory prawie zablokowane
technique_0904 = Death Blossom
    .lesson = Każdy kandydat jednego pola, łodygi, występuje też w zbiorze prawie zablokowanym (ALS), czyli w płatku. Gdy łodyga przyjmuje cyfrę, jej płatek traci tę cyfrę i jest zablokowany. Zawsze więc co najmniej jeden płatek jest zablokowany, a cyfra wspólna wszystkim płatkom jest w jednym z nich.
    .aliases = Kwiat śmierci
technique_0920 = Aligned Pair Exclusion
    .lesson = Weź dwa pola i załóż, że w pierwszym jest jeden z jego kandydatów. Przejrzyj wtedy kandydatów drugiego pola. Niektórych wyklucza sama założona cyfra. Inni razem z nią nie zostawiliby żadnej cyfry dla jakiegoś pola albo zostawiliby za mało cyfr dla zbioru prawie zablokowanego (ALS). Jeśli dla drugiego pola nic nie zostaje, w pierwszym nie może być tego kandydata.
    .aliases = Wykluczanie par

als_xz_one = Tylko jeden z tych dwóch zbiorów może zawierać { $digit }, bo jej miejsca w jednym widzą jej miejsca w drugim.
als_xz_locked = Drugi zbiór ma wtedy tyle samo cyfr co pól, więc zawiera je wszystkie.
als_xz_two = Każda z cyfr { $digits } mieści się tylko w jednym z tych dwóch zbiorów.
als_xz_both_locked = W każdym zbiorze brakuje więc dokładnie jednej z tych cyfr, a wszystkie pozostałe w nim są.
als_chain_rule = Każdy zbiór ma o jedną cyfrę więcej niż pól. Jeśli brakuje w nim jednej z cyfr, są w nim wszystkie pozostałe.
als_chain_same = Ten sam łańcuch działa także dla { $digit }.
pair_empties = Wtedy w { $cell } nie może być { $digit }: dla { $set } nie zostałaby żadna cyfra.
pair_starves = Wtedy w { $cell } nie może być { $digit }: dla { $set } mielibyśmy już tylko { $left }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Spójrz, gdzie przecinają się blok i linia. Weź te pola, jeszcze kilka z linii i jeszcze kilka z bloku. Razem muszą mieć tylu kandydatów, ile jest pól, a obie dodatkowe grupy nie mogą mieć żadnego wspólnego. Wtedy zużywają wszystkie te cyfry, więc można je usunąć z reszty linii i bloku.

sue_de_coq_once = { $count ->
    [one] Wszystkie miejsca dla { $digits } w tych polach leżą { CASE($house, form: "in") }, więc ta cyfra może tam być tylko raz.
    [few] Wszystkie miejsca dla { $digits } w tych polach leżą { CASE($house, form: "in") }, więc każda z tych cyfr może tam być tylko raz.
    [many] Wszystkie miejsca dla { $digits } w tych polach leżą { CASE($house, form: "in") }, więc każda z tych cyfr może tam być tylko raz.
   *[other] Wszystkie miejsca dla { $digits } w tych polach leżą { CASE($house, form: "in") }, więc każda z tych cyfr może tam być tylko raz.
}
sue_de_coq_counts = { $count ->
    [one] Dwa ostatnie zbiory nie mają wspólnej cyfry, więc to { $count } pole zawiera swoją { $count } cyfrę dokładnie raz.
    [few] Dwa ostatnie zbiory nie mają wspólnej cyfry, więc te { $count } pola zawierają każdą ze swoich { $count } cyfr dokładnie raz.
    [many] Dwa ostatnie zbiory nie mają wspólnej cyfry, więc te { $count } pól zawiera każdą ze swoich { $count } cyfr dokładnie raz.
   *[other] Dwa ostatnie zbiory nie mają wspólnej cyfry, więc te { $count } pola zawierają każdą ze swoich { $count } cyfr dokładnie raz.
}

## Templates

technique_1201 = Szablony: wpisywanie
    .lesson = Szablon cyfry to jeden ze sposobów wpisania jej we wszystkich wierszach, kolumnach i blokach, w których jeszcze jej brakuje. Jeśli pole należy do każdego szablonu, zawiera tę cyfrę. Nie musisz ich wypisywać: sprawdź pozostałe miejsca w jednym obszarze. Jeśli każde z nich zostawia jakiś obszar bez miejsca dla cyfry, zostaje tylko to pole.
technique_1202 = Szablony: usuwanie
    .lesson = Szablon cyfry to jeden ze sposobów wpisania jej we wszystkich wierszach, kolumnach i blokach, w których jeszcze jej brakuje. Jeśli kandydat nie należy do żadnego szablonu, jest fałszywy. Nie musisz ich wypisywać: załóż kandydata i śledź tylko tę cyfrę. Jeśli w jakimś obszarze zabraknie dla niej miejsca, kandydata można usunąć.

## Forcing chains and nets

technique_1301 = Forcing Chain ze sprzecznością
    .lesson = Załóż, że kandydat jest prawdziwy, i podążaj za łańcuchami, które od niego wychodzą. Jeśli dla pola nie zostaje żadna cyfra albo dla cyfry żadne miejsce w obszarze, kandydat jest fałszywy.
    .aliases = Łańcuch wymuszający, Sprzeczność, Próby i błędy
technique_1302 = Forcing Chain ze wspólnym wynikiem
    .lesson = Sprawdź każdego kandydata pola albo każde miejsce cyfry w obszarze i za każdym razem podążaj za łańcuchami. To, co za każdym razem wychodzi tak samo, jest prawdą.
    .aliases = Łańcuch wymuszający
technique_1303 = Forcing Net ze sprzecznością
    .lesson = Załóż, że kandydat jest prawdziwy, i idź dalej singlami. Jeśli dla pola nie zostaje żadna cyfra albo dla cyfry żadne miejsce w obszarze, kandydat jest fałszywy.
    .aliases = Sieć wymuszająca, Sprzeczność
technique_1304 = Forcing Net ze wspólnym wynikiem
    .lesson = Sprawdź każdego kandydata pola albo każde miejsce cyfry w obszarze i za każdym razem idź dalej singlami. To, co za każdym razem wychodzi tak samo, jest prawdą.
    .aliases = Sieć wymuszająca
technique_1305 = Zagnieżdżony Forcing Net
    .lesson = Załóż, że kandydat jest prawdziwy, i sprawdź wszystkie skutki. Gdy utkniesz, załóż to samo o drugim. Jeśli drugi prowadzi do sprzeczności, jest fałszywy, dopóki pierwszy jest prawdziwy. Jeśli w końcu nic już nie jest możliwe, pierwszy kandydat jest fałszywy.

forcing_places = Sprawdź każde miejsce dla { $digit } { CASE($house, form: "in") }.
forcing_candidates = Sprawdź każdą cyfrę, która może być w { $cell }.
forcing_same = Za każdym razem wynik jest ten sam.
forced_in_cell = { $count ->
    [0] Wtedy w { $cell } jest { $digit }: to pole nie ma innego kandydata.
    [one] Wtedy w { $cell } jest { $digit }: { $from } wyklucza tam { $digits }.
    [few] Wtedy w { $cell } jest { $digit }: { $from } wykluczają tam { $digits }.
    [many] Wtedy w { $cell } jest { $digit }: { $from } wykluczają tam { $digits }.
   *[other] Wtedy w { $cell } jest { $digit }: { $from } wykluczają tam { $digits }.
}
forced_in_house = { $count ->
    [0] Wtedy w { $cell } jest { $digit }: { CASE($house, form: "in") } nie ma dla niej innego miejsca.
    [one] Wtedy w { $cell } jest { $digit }: { $from } wyklucza pozostałe miejsca dla niej { CASE($house, form: "in") }.
    [few] Wtedy w { $cell } jest { $digit }: { $from } wykluczają pozostałe miejsca dla niej { CASE($house, form: "in") }.
    [many] Wtedy w { $cell } jest { $digit }: { $from } wykluczają pozostałe miejsca dla niej { CASE($house, form: "in") }.
   *[other] Wtedy w { $cell } jest { $digit }: { $from } wykluczają pozostałe miejsca dla niej { CASE($house, form: "in") }.
}
forced_not = Wtedy w { $cell } nie ma { $digit }.
then_no_candidate = { $count ->
    [0] Ale wtedy w { $cell } nie może być żadna cyfra.
    [one] Ale wtedy w { $cell } nie może być żadna cyfra: { $from } wyklucza to, co jeszcze zostało.
    [few] Ale wtedy w { $cell } nie może być żadna cyfra: { $from } wykluczają to, co jeszcze zostało.
    [many] Ale wtedy w { $cell } nie może być żadna cyfra: { $from } wykluczają to, co jeszcze zostało.
   *[other] Ale wtedy w { $cell } nie może być żadna cyfra: { $from } wykluczają to, co jeszcze zostało.
}
then_no_place = { $count ->
    [0] Ale wtedy { CASE($house, form: "in") } brakuje miejsca dla { $digit }.
    [one] Ale wtedy { CASE($house, form: "in") } brakuje miejsca dla { $digit }: { $from } wyklucza to, co jeszcze zostało.
    [few] Ale wtedy { CASE($house, form: "in") } brakuje miejsca dla { $digit }: { $from } wykluczają to, co jeszcze zostało.
    [many] Ale wtedy { CASE($house, form: "in") } brakuje miejsca dla { $digit }: { $from } wykluczają to, co jeszcze zostało.
   *[other] Ale wtedy { CASE($house, form: "in") } brakuje miejsca dla { $digit }: { $from } wykluczają to, co jeszcze zostało.
}
suppose_also = Załóżmy też, że w { $cell } jest { $digit }.
then_not = Czyli w { $cell } nie ma { $digit }, dopóki pierwsze założenie jest prawdziwe.

## Tridagon

technique_0930 = Tridagon
    .lesson = Cztery bloki leżą w dwóch pasach poziomych i dwóch pionowych. W każdym z nich w trzech polach z różnych wierszy i kolumn mogą być te same trzy cyfry i niewiele więcej. Jeśli w dokładnie jednym z bloków pola są pochylone w drugą stronę, trzy cyfry nie mogą wypełnić wszystkich dwunastu pól. Prawdziwy jest więc co najmniej jeden z nadmiarowych kandydatów, czyli strażników. Jedynego strażnika można wpisać. Gdy jest ich kilku, można usunąć to, co wykluczają wszyscy.
    .aliases = Młot Thora

tridagon_cells = W { $cells } mogą być tylko { $digits } oraz nadmiarowi kandydaci: { APART($guardians) }.
tridagon_orders = Załóżmy, że żaden z tych nadmiarowych kandydatów nie jest prawdziwy. Wtedy { CASE($boxes, form: "in") } te trzy cyfry są w różnych wierszach i kolumnach. Czytane od lewej do prawej, rosną albo maleją w kółko: po największej jest najmniejsza i odwrotnie.
tridagon_columns = W żadnej kolumnie cyfra się nie powtarza. { CAP(CASE($first, form: "in")) } cyfry idą więc w tę samą stronę: w obu rosną albo w obu maleją. Tak samo jest { CASE($second, form: "in") }.
tridagon_rows = W żadnym wierszu cyfra też się nie powtarza. { CAP(CASE($same, form: "in")) } pola są pochylone w tę samą stronę, więc cyfry idą w tę samą stronę. { CAP(CASE($opposite, form: "in")) } pola są pochylone w przeciwne strony, więc w jednym bloku cyfry rosną, a w drugim maleją.
tridagon_guardians = Dookoła czterech bloków kierunek zmieniłby się więc dokładnie raz, a to niemożliwe. Czyli co najmniej jeden z nadmiarowych kandydatów jest prawdziwy: { APART($guardians) }.

## Exocet

technique_1501 = Junior Exocet
    .lesson = Dwa pola na przecięciu bloku i linii, czyli baza, zawierają dwie z trzech lub czterech cyfr. Dwa pola docelowe leżą w innych blokach tego samego pasa. Jeśli cyfry mają za mało miejsca w liniach, które tam przecinają pas, pola docelowe zawierają te same dwie cyfry co baza. Pozostałych kandydatów pól docelowych można usunąć.

exocet_base = W { $cells } są dwie z cyfr { $digits }.
exocet_room = Poza obrębem { CASE($boxes, form: "gen") } każda z tych cyfr mieści się { CASE($lines, form: "in") } najwyżej dwa razy.
exocet_inside = Każda z tych cyfr występuje { CASE($lines, form: "in") } po jednym razie, więc co najmniej raz jest tam w obrębie { CASE($boxes, form: "gen") }.
exocet_targets = Cyfra, która jest w { OR($base) }, nie może być nigdzie indziej { CASE($line, form: "in") } ani w bloku bazy. W { $companions } też być nie może. Zostaje jej tylko { OR($targets) }.
exocet_same = Dotyczy to obu cyfr, więc { $targets } zawierają te same dwie co { $base }.
exocet_missing = W { $targets } nie może być { OR($digits) }, więc w { $base } też nie.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Dwa wiersze i dwie kolumny przecinają się w czterech blokach. W każdym bloku weź po dwa pozostałe pola wiersza i kolumny, razem szesnaście. Policz, ile najwięcej razy może tam być każda cyfra. Jeśli w sumie wychodzi szesnaście, pola zużywają je wszystkie. Można więc usunąć te cyfry z reszty tych linii i bloków.
technique_1503 = Multi-Sector Locked Sets
    .lesson = Weź puste pola, w których przecinają się niektóre wiersze i niektóre kolumny. Policz, ile najwięcej razy może tam być każda cyfra: raz na wiersz albo raz na kolumnę, zależnie od tego, czego jest mniej. Jeśli suma jest równa liczbie pól, pola zużywają je wszystkie. Można więc usunąć te cyfry z reszty tych linii.

counted_cells = Pól jest { $count }: { $cells }. Potrzeba więc { $count } cyfr.
counted_digit = { $count ->
    [1] { $digit } może tam być tylko { CASE($houses, form: "in") }, więc najwyżej raz.
    [2] { $digit } może tam być tylko { CASE($houses, form: "in") }, więc najwyżej dwa razy.
   *[other] { $digit } może tam być tylko { CASE($houses, form: "in") }, więc najwyżej { $count } razy.
}
counted_sum = Razem daje to { $count }, bez żadnego zapasu. W każdym z tych obszarów policzona w nim cyfra jest więc w jednym z tych pól i nigdzie indziej.

## Lessons that several techniques share

-als = Zbiór prawie zablokowany (ALS) to grupa pól jednego obszaru, która ma o jednego kandydata więcej niż pól: po usunięciu jednej cyfry pozostałe są zablokowane.
-assume-either = Załóż, że kandydat jest prawdziwy albo że jest fałszywy, i przechodź na przemian przez silne połączenia i słabe połączenia.
-assume-false = Załóż, że kandydat jest fałszywy, i przechodź na przemian przez silne połączenia i słabe połączenia aż do kandydata, który musi wtedy być prawdziwy.
-group = Grupa to wszystkie miejsca cyfry na przecięciu bloku i linii. Działa jak jeden kandydat.
-lesson-finned-fish = Ryba z płetwą to ryba z kilkoma dodatkowymi miejscami, płetwami, które wszystkie leżą w jednym bloku. Jeśli żadna płetwa nie zawiera cyfry, ryba działa. Jeśli cyfra jest w płetwie, odpada w polach, które ta płetwa widzi. Kandydata, który odpada w obu przypadkach, można usunąć.
-lesson-sashimi-fish = Rybie sashimi brakuje jednego rogu. Zamiast niego ma dodatkowe miejsca, płetwy, które wszystkie leżą w jednym bloku. Jeśli żadna płetwa nie zawiera cyfry, ryba działa. Jeśli cyfra jest w płetwie, odpada w polach, które ta płetwa widzi. Kandydata, który odpada w obu przypadkach, można usunąć.
-lesson-franken-fish = Ryba Franken używa nie tylko wierszy i kolumn, ale też bloków. Każdy obszar bazowy zawiera cyfrę raz. Jeśli wszystkie miejsca w nich leżą w takiej samej liczbie obszarów pokrywających, cyfry nie ma nigdzie indziej w obszarach pokrywających.
-lesson-finned-franken-fish = Ryba Franken używa nie tylko wierszy i kolumn, ale też bloków. Dodatkowe miejsca w obszarach bazowych to płetwy. Albo płetwa zawiera cyfrę, albo ryba działa jak bez płetw. Kandydata, którego usuwa ryba, można więc usunąć, jeśli widzi wszystkie płetwy.
-lesson-mutant-fish = Ryba mutant dowolnie miesza wiersze, kolumny i bloki. Każdy obszar bazowy zawiera cyfrę raz. Jeśli wszystkie miejsca w nich leżą w takiej samej liczbie obszarów pokrywających, cyfry nie ma nigdzie indziej w obszarach pokrywających.
-lesson-finned-mutant-fish = Ryba mutant dowolnie miesza wiersze, kolumny i bloki. Dodatkowe miejsca w obszarach bazowych to płetwy. Albo płetwa zawiera cyfrę, albo ryba działa jak bez płetw. Kandydata, którego usuwa ryba, można więc usunąć, jeśli widzi wszystkie płetwy.
-lesson-strong-links = W dwóch obszarach cyfra ma po dwa miejsca i jedno miejsce z pierwszego widzi jedno miejsce z drugiego. Te dwa nie mogą oba zawierać cyfry, więc zawiera ją co najmniej jedno z pozostałych dwóch. Pole, które widzi oba pozostałe, nie może jej zawierać.
-lesson-empty-rectangle = W bloku miejsca cyfry leżą w jednym wierszu i w jednej kolumnie. Obszar, który przecina jedną z tych linii poza blokiem, ma dla cyfry tylko dwa miejsca: bliższe, na tej linii, i dalsze. Jeśli cyfry nie ma w dalszym, jest w bliższym, a wtedy w bloku leży na drugiej linii. Pole na tej drugiej linii, które widzi dalsze miejsce, nie może więc jej zawierać.
-lesson-unique-rectangle = Cztery pola w dwóch wierszach, dwóch kolumnach i dwóch blokach nie mogą zawierać tylko dwóch cyfr: dałoby się je zamienić miejscami i powstałoby drugie rozwiązanie. Można usunąć to, co by do tego prowadziło. Zakładamy przy tym, że sudoku ma dokładnie jedno rozwiązanie.
-lesson-avoidable-rectangle = Cztery pola bez cyfr startowych w dwóch wierszach, dwóch kolumnach i dwóch blokach nie mogą zawierać tylko dwóch cyfr: dałoby się je zamienić miejscami i powstałoby drugie rozwiązanie. W ostatnich rogach musi więc być coś innego. Zakładamy przy tym, że sudoku ma dokładnie jedno rozwiązanie.
-lesson-unique-loop = Sześć lub więcej pól tworzy pętlę: każde leży w jednym obszarze z następnym, a w każdym z tych obszarów leżą dokładnie dwa pola pętli. Nie mogą zawierać tylko dwóch cyfr: dałoby się je zamienić miejscami i powstałoby drugie rozwiązanie. Można usunąć to, co by do tego prowadziło. Zakładamy przy tym, że sudoku ma dokładnie jedno rozwiązanie.
-lesson-extended-rectangle = Sześć pól leży w dwóch wierszach i trzech kolumnach albo w trzech wierszach i dwóch kolumnach, a przy tym w dwóch lub trzech blokach. Nie mogą zawierać tylko trzech cyfr: dałoby się je zamienić między obiema liniami i powstałoby drugie rozwiązanie. Można usunąć to, co by do tego prowadziło. Zakładamy przy tym, że sudoku ma dokładnie jedno rozwiązanie.
-lesson-bug-extras = Niektóre puste pola mają nadmiarowych kandydatów. Bez nich każde puste pole miałoby dwóch kandydatów, a każda cyfra dwa miejsca w każdym obszarze. Sudoku miałoby wtedy kilka rozwiązań albo nie miałoby żadnego. Któryś z nadmiarowych kandydatów jest więc prawdziwy i można usunąć to, co wykluczałoby ich wszystkich. Zakładamy przy tym, że sudoku ma dokładnie jedno rozwiązanie.
-lesson-als-chain = { -als } Łańcuch może więc wejść jedną z jego cyfr, a wyjść inną.

## New game: what a worker reports

new_game_without_givens = { $level }: cyfr startowych powinno być { $asked }. Najbliższe znalezione sudoku ma ich { $count }.
new_game_not_quite = { $count ->
    [one] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfrę startową.
    [few] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowe.
    [many] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfr startowych.
   *[other] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowej.
}
new_game_rated = { $count ->
    [one] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfrę startową i ocenę { $rating }.
    [few] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowe i ocenę { $rating }.
    [many] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfr startowych i ocenę { $rating }.
   *[other] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowej i ocenę { $rating }.
}
new_game_missing = { $count ->
    [one] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfrę startową i ocenę { $rating }. Nie wymaga technik: { $missing }.
    [few] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowe i ocenę { $rating }. Nie wymaga technik: { $missing }.
    [many] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfr startowych i ocenę { $rating }. Nie wymaga technik: { $missing }.
   *[other] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowej i ocenę { $rating }. Nie wymaga technik: { $missing }.
}
new_game_unwanted = { $count ->
    [one] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfrę startową i ocenę { $rating }. Wymaga technik: { $unwanted }.
    [few] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowe i ocenę { $rating }. Wymaga technik: { $unwanted }.
    [many] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfr startowych i ocenę { $rating }. Wymaga technik: { $unwanted }.
   *[other] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowej i ocenę { $rating }. Wymaga technik: { $unwanted }.
}
new_game_missing_unwanted = { $count ->
    [one] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfrę startową i ocenę { $rating }. Nie wymaga technik: { $missing }. Wymaga technik: { $unwanted }.
    [few] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowe i ocenę { $rating }. Nie wymaga technik: { $missing }. Wymaga technik: { $unwanted }.
    [many] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfr startowych i ocenę { $rating }. Nie wymaga technik: { $missing }. Wymaga technik: { $unwanted }.
   *[other] Nie znaleziono dokładnie takiego sudoku. Najbliższe ma { $count } cyfry startowej i ocenę { $rating }. Nie wymaga technik: { $missing }. Wymaga technik: { $unwanted }.
}
order_at_least = z techniką „{ $technique }” lub trudniejszą
order_nothing_harder = nic trudniejszego niż „{ $technique }”
order_minutes = około { $minutes } min u większości graczy
progress_rating = { $givens ->
    [one] { $what }. Na razie najlepsze: ocena { $rating }, { $givens } cyfra startowa…
    [few] { $what }. Na razie najlepsze: ocena { $rating }, { $givens } cyfry startowe…
    [many] { $what }. Na razie najlepsze: ocena { $rating }, { $givens } cyfr startowych…
   *[other] { $what }. Na razie najlepsze: ocena { $rating }, { $givens } cyfry startowej…
}
progress_givens = { $givens ->
    [one] { $what }. Na razie najlepsze: { $givens } cyfra startowa (próba { $attempt } z { $attempts })…
    [few] { $what }. Na razie najlepsze: { $givens } cyfry startowe (próba { $attempt } z { $attempts })…
    [many] { $what }. Na razie najlepsze: { $givens } cyfr startowych (próba { $attempt } z { $attempts })…
   *[other] { $what }. Na razie najlepsze: { $givens } cyfry startowej (próba { $attempt } z { $attempts })…
}
progress_attempt = { $what } (próba { $attempt } z { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Zatrzymano. Ocena to co najmniej { $rating }.
rating_at_least = Ocena: co najmniej { $rating }…
rating_explained = Pierwsza cyfra: { $placement }. Pierwszy krok: { $first }. W skali Sudoku Explainer najłatwiejsze sudoku mają 1.2, ukryte podzbiory około 4, łańcuchy od 6.5, a najtrudniejsze znane sudoku blisko 12.
rating_other_name = SE: { $name }
rating_technique = Technika
rating_times = Ile razy
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = Ukryty singiel
family_direct-pointing = Bezpośredni pointing
family_direct-claiming = Bezpośredni claiming
family_direct-hidden-pair = Bezpośrednia ukryta para
family_naked-single = Odkryty singiel
family_direct-hidden-triplet = Bezpośrednia ukryta trójka
family_pointing = Pointing
family_claiming = Claiming
family_naked-pair = Odkryta para
family_x-wing = X-Wing
family_hidden-pair = Ukryta para
family_naked-triplet = Odkryta trójka
family_swordfish = Swordfish
family_hidden-triplet = Ukryta trójka
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = Unique Rectangle
family_unique-loop = Unique Loop
family_naked-quad = Odkryta czwórka
family_jellyfish = Jellyfish
family_hidden-quad = Ukryta czwórka
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = Aligned Pair Exclusion
family_bidirectional-x-cycle = Dwukierunkowy cykl X
family_bidirectional-y-cycle = Dwukierunkowy cykl Y
family_turbot-fish = Turbot Fish
family_forcing-x-chain = Forcing Chain X
family_bidirectional-cycle = Dwukierunkowy cykl
family_forcing-chain = Forcing Chain
family_aligned-triplet-exclusion = Aligned Triplet Exclusion
family_nishio-forcing-chains = Forcing Chains Nishio
family_cell-forcing-chains = Forcing Chains z pola
family_region-forcing-chains = Forcing Chains z obszaru
family_dynamic-forcing-chains = Dynamiczne Forcing Chains
family_dynamic-forcing-chains-plus = Dynamiczne Forcing Chains (+)
family_dynamic-forcing-chains-plus-forcing-chains = Dynamiczne Forcing Chains (+ Forcing Chains)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = Dynamiczne Forcing Chains (+ wielokrotne Forcing Chains)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = Dynamiczne Forcing Chains (+ dynamiczne Forcing Chains)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = Dynamiczne Forcing Chains (+ dynamiczne Forcing Chains (+))

## Faults of puzzles and requests

read_at = Wiersz { $line }, kolumna { $column }: { $fault }
read_empty = W tym tekście nie ma sudoku.
read_too_long = Ten tekst jest za długi na jedno sudoku. Liczba znaków: { $characters }.
read_several_lines = Wpisz tylko jeden wiersz.
read_symbol = „{ $symbol }” nie jest ani cyfrą, ani pustym polem ( . 0 * _ ).
read_letter = „{ $symbol }” to litera. Ta plansza ma cyfry od 1 do { $last }.
read_too_large = { $symbol } to tutaj za dużo: cyfry są od 1 do { $last }.
read_length = Liczba pól: { $found }. Klasyczna plansza ma ich 81, inne mają 16, 36, 144, 256 lub 625.
read_length_of_board = Liczba pól: { $found }. Plansza { $board } ma ich { $cells }.
givens_conflict = { $digit } występuje { CASE($house, form: "in") } dwa razy: { $first } i { $second }.
givens_no_candidate = W { $cell } nie pasuje żadna cyfra.
givens_no_place = { CASE($house, form: "In") } nie ma miejsca dla { $digit }.
recipe_starter = Wbudowane sudoku ma zawsze planszę 9 × 9 i poziom „Średni”, bez symetrii.
recipe_givens_reversed = Najpierw podaj mniejszą liczbę cyfr startowych.
recipe_too_many_givens = { $cells ->
    [one] Plansza { $board } ma tylko { $cells } pole.
    [few] Plansza { $board } ma tylko { $cells } pola.
    [many] Plansza { $board } ma tylko { $cells } pól.
   *[other] Plansza { $board } ma tylko { $cells } pola.
}
recipe_too_few_givens = Żadne sudoku { $board } nie ma mniej cyfr startowych niż { $fewest }.
recipe_symmetry = Żadne sudoku z tą symetrią nie ma tylu cyfr startowych. Spróbuj { $below } lub { $above }.
recipe_unrated = Ocenę mają tylko sudoku 9 × 9.
recipe_ratings_reversed = Najpierw podaj niższą ocenę.
recipe_no_such_rating = Oceny są od 1.2 do { $greatest }.
recipe_both = Nie można techniki „{ $technique }” zarazem wymagać i wykluczyć.
recipe_above_rating = Sudoku z techniką „{ $technique }” mają ocenę co najmniej { $least }. Wybierz wyższą ocenę.
recipe_needed_anyway = Nie można wykluczyć techniki „{ $technique }”: ostatnie pole każdego sudoku jej wymaga.
recipe_nearly_full = Jeśli cyfr startowych jest { $from } lub więcej, sudoku wymaga tylko techniki „{ $technique }” i ma ocenę 1.0.
recipe_harder = Technika „{ $technique }” jest trudniejsza niż „{ $hardest }”, najtrudniejsza z dozwolonych.
recipe_never_next = Żadne sudoku nie wymaga techniki „{ $technique }”: zawsze wystarczy łatwiejsza.
recipe_too_few_for_easiest = Sama technika „{ $technique }” nie wystarczy do rozwiązania sudoku, jeśli cyfr startowych jest mniej niż { $fewest }.
recipe_no_path = Nie znaleziono sudoku z tymi technikami. Spróbuj ponownie albo wybierz mniej technik.
recipe_no_minutes = Nie znaleziono takiego sudoku. Spróbuj ponownie albo wybierz inny czas lub poziom.
recipe_impossible = Żadne sudoku nie pasuje do tych opcji.

## What the worker refuses

refused_unreadable = Nonet nie może odczytać tego żądania. Odśwież stronę.
refused_no_solution = To sudoku nie ma rozwiązania. { $why }
refused_not_classic = Ocenić można tylko sudoku 9 × 9.
study_unknown_technique = Nie ma takiej techniki.
study_no_position = Nonet nie znalazł pozycji dla techniki „{ $technique }”.
refused_not_unique = Ocenić można tylko sudoku z jednym rozwiązaniem.
