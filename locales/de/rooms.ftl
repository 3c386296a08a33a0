# Nonet in German: the pages beside the board.

## General

word_board = Gitter
verbatim = { $text }

## Workbench

bench_list_title = Deine Liste
bench_list_label = Tippe oder füge Rätsel ein, eines je Zeile
bench_open = Datei öffnen
bench_open_detail = oder hier ablegen. Bis zu { $most } Zeilen.
bench_generate_title = Oder Rätsel erzeugen
bench_level_choice = { $level }, { $givens } Vorgaben
bench_count = Anzahl der Rätsel
bench_seed = Erster Seed
bench_generate = Erzeugen
bench_generate_detail = Gleicher Seed, gleiche Liste.
bench_bad_count = Gib als Anzahl der Rätsel eine ganze Zahl von 1 bis { $most } ein.
bench_source = Quelle der Liste
bench_source_generate = Rätsel erzeugen
bench_tasks = Was mit der Liste geschehen soll
bench_tasks_each = Was mit jedem Rätsel geschehen soll
bench_task = { $task ->
    [solve] Lösen
    [count] Zählen
    [minimise] Minimieren
   *[rate] Bewerten
}
bench_task_detail = { $task ->
    [solve] Eine Lösung, und ob sie die einzige ist
    [count] Die Zahl der Lösungen
    [minimise] Das Rätsel ohne überflüssige Vorgaben
   *[rate] Die Schwierigkeit auf der Skala von Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Zwischenablage
source_dropped = Abgelegter Text
source_generated = { $level }, Seed { $seed }
list_none = Noch keine Rätsel. Füge welche ein, öffne eine Datei oder erzeuge welche.
list_empty = { $source }: keine Rätsel gefunden.
list_reading = { $source }: bisher { $count } Rätsel …
list_of = { $count } Rätsel.
list_from = { $source }: { $count } Rätsel.
list_cut = { $source }: die ersten { $count } Rätsel. Die Liste ist voll, der Rest fehlt.

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] { $count } Rätsel wird gelöst
       *[other] { $count } Rätsel werden gelöst
    }
    [count] { $count ->
        [one] Lösungen von { $count } Rätsel werden gezählt
       *[other] Lösungen von { $count } Rätseln werden gezählt
    }
    [minimise] { $count ->
        [one] { $count } Rätsel wird minimiert
       *[other] { $count } Rätsel werden minimiert
    }
    [rate] { $count ->
        [one] { $count } Rätsel wird bewertet
       *[other] { $count } Rätsel werden bewertet
    }
   *[generate] { $count ->
        [one] { $count } Rätsel wird erzeugt
       *[other] { $count } Rätsel werden erzeugt
    }
}
run_begun = { $title } …
run_done = { $done } fertig
run_done_rate = { $done } fertig, { $rate } pro Sekunde
run_left = noch { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } Prozent
run_spoken_left = { $percent } Prozent, { $left }
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } h { $minutes } min
run_ended = { $task ->
    [solve] { $count } Rätsel in { $time } gelöst.
    [count] { $count ->
        [one] Lösungen von { $count } Rätsel in { $time } gezählt.
       *[other] Lösungen von { $count } Rätseln in { $time } gezählt.
    }
    [minimise] { $count } Rätsel in { $time } minimiert.
    [rate] { $count } Rätsel in { $time } bewertet.
   *[generate] { $count } Rätsel in { $time } erzeugt.
}
run_rate = Das sind { $rate } pro Sekunde.
run_stopped = { $total ->
    [one] Nach { $done } von { $total } Rätsel angehalten.
   *[other] Nach { $done } von { $total } Rätseln angehalten.
}
run_faults = { $count ->
    [one] { $count } Zeile ist fehlerhaft.
   *[other] { $count } Zeilen sind fehlerhaft.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = Der Löser wurde nicht geladen. Bist du offline?
line_at_column = Spalte { $column }: { $fault }
line_contradiction = Keine Lösung. { $why }
line_no_solution = Keine Lösung.
line_several_solutions = Mehr als eine Lösung.
line_too_hard = Dieses Rätsel ist zu schwer, um es hier zu entscheiden.
line_too_long = Dieses Rätsel zu minimieren dauert hier zu lange.
line_unrated = Nur 9×9-Rätsel lassen sich bewerten.
line_crashed = Nicht erledigt: Der Löser ist bei dieser Zeile abgestürzt.
line_timed_out = Nicht erledigt: Diese Zeile hat zu lange gedauert.
line_lost = Nicht erledigt: Der Löser wurde beendet. Versuche es noch einmal.
file_fault = Zeile { $line }: { $fault }

## Workbench: the table

table_results = Rätsel und Ergebnisse
table_empty = Jede Zeile deiner Liste erscheint hier: das Rätsel und sein Ergebnis.
table_column = { $column ->
    [line] Zeile
    [puzzle] Rätsel
    [solutions] Lösungen
    [solution] Lösung
    [givens] Vorgaben
    [left] Übrig
    [minimal] Minimales Rätsel
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Schwerster Schritt
    [minutes] Geschätzte Zeit in min
    [milliseconds] Zeit in ms
   *[seed] Seed
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] { $count } Rätsel wird sortiert und gefiltert …
   *[other] { $count } Rätsel werden sortiert und gefiltert …
}
table_sorted_rising = Nach „{ $column }“ sortiert, aufsteigend.
table_sorted_falling = Nach „{ $column }“ sortiert, absteigend.
table_unsorted = In der Reihenfolge der Liste.
table_shown = { $total ->
    [one] { $shown } von { $total } Rätsel angezeigt.
   *[other] { $shown } von { $total } Rätseln angezeigt.
}
table_faults_only = Nur fehlerhafte Zeilen
table_save = { $kind ->
    [text] Als Text speichern
    [csv] Als CSV speichern
   *[tsv] Als TSV speichern
}

## Workbench: the distribution of the ratings

spread_title = Ratings
spread_chart = Histogramm der Ratings von { $from } bis { $to }
spread_axis = Rating (ER)
spread_scale = Rätsel, Wurzelskala
spread_least = Niedrigstes gezeigtes Rating
spread_most = Höchstes gezeigtes Rating
spread_filter = Nur zeigen
spread_filter_help = z. B. 6.6–7.2 oder X-Wing

## Workbench: the filters of the table

chips = Aktive Filter
chip_rating = Rating { $from }–{ $to }
chip_text = „{ $text }“
chip_remove = { $filter }: Filter entfernen

facet_name = { $facet ->
    [givens] Vorgaben
    [technique] Schwerster Schritt
    [symmetry] Symmetrie
    [solutions] Lösungen
   *[minimal] Überflüssige Vorgaben
}
facet_any = { $facet ->
    [givens] Vorgaben: alle
    [technique] Techniken: alle
    [symmetry] Symmetrien: alle
    [solutions] Lösungen: alle
   *[minimal] Minimal oder nicht
}
facet_givens = { $count ->
    [one] { $count } Vorgabe
   *[other] { $count } Vorgaben
}
facet_one_solution = 1 Lösung
facet_solutions = { $count } Lösungen
facet_minimal = { $is_minimal ->
    [yes] Minimal
   *[no] Nicht minimal
}
facet_no_symmetry = Keine Symmetrie
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Rätsel { $line }
row_givens = { $count ->
    [one] { $count } Vorgabe
   *[other] { $count } Vorgaben
}
row_board = Gitter von Rätsel { $line }: { $digits }
row_play = Spielen
row_rate = Dieses bewerten
row_copy = Kopieren
row_rating = Wird bewertet …
row_rated = Rätsel { $line } hat das Rating { $rating }.
row_unreadable = Diese Zeile ist kein Rätsel.
row_value = { $value }
row_rated_as = Rating
row_symmetry = Symmetrie
symmetry = { $symmetry ->
    [rotate180] Halbe Drehung
    [rotate90] Viertel­drehung
    [mirror-h] Links–rechts
    [mirror-v] Oben–unten
    [diagonal] Diagonale
   *[antidiagonal] Gegen­diagonale
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Keine
row_minimal = Minimal
row_redundant = { $count ->
    [0] Ja
   *[other] Nein, { $count } überflüssig
}
row_seed = Seed

## Practice, lessons and the solve path

learn_lesson = Lektion
learn_practise = Üben
learn_all = Alle Techniken
learn_back_to_bench = Zurück zur Werkbank
learn_board = Sudoku, { $title }, { $board }
learn_board_help = Pfeiltasten wechseln die Zelle. Der Text neben dem Gitter erklärt, was darauf markiert ist.
learn_explanation = Erklärung
learn_loading = Lädt …
learn_learned = { $learned } von { $count } Techniken gelernt
learn_find = Technik suchen
learn_all_shown = Alle Techniken werden gezeigt.
learn_found = { $count ->
    [0] Keine Technik gefunden.
    [one] { $count } Technik gefunden.
   *[other] { $count } Techniken gefunden.
}
learn_next = Dein nächster Schritt
learn_nearly = Fast gelernt
learn_repeat = Zeit zu wiederholen
learn_met = { $count ->
    [one] Diese Technik kam in einem deiner gelösten Rätsel vor.
   *[other] Diese Technik kam in { $count } deiner gelösten Rätsel vor.
}
learn_puzzle = Im Rätsel anwenden
learn_positions = { $solved } von { $needed } Stellungen gelöst
learn_solve_nine = Löse neun, um sie zu lernen.
learn_is_learned = Du hast diese Technik gelernt.
learn_section = { $section ->
    [singles] Einer
    [subsets] Gesperrte Kandidaten und Teilmengen
    [fish] Fische
    [one_digit] Eine Ziffer
    [wings] Wings
    [uniqueness] Eindeutigkeit
    [colours] Färben
    [chains] Ketten und Loops
    [sets] Almost Locked Sets
    [forcing] Forcing Chains und Nets
    [clues] Summen, Linien und Hinweise
   *[hardest] Schwerste Rätsel
}
learn_section_learned = { $learned } von { $count } gelernt
learn_rated = Rating { $from }–{ $to }
learn_tiers = { $from } bis { $to }
learn_detail = { $section } · { $detail }
learn_solving = Nonet löst Schritt für Schritt …
learn_searching = Nonet sucht eine Stellung …
learn_searching_so_far = Nonet sucht eine Stellung (bisher { $count } Rätsel) …
learn_no_game = Auf dem Gitter ist kein Spiel.
learn_mistake = Auf dem Gitter ist ein Fehler, darum gibt es von hier keinen Lösungsweg. „Tipp“ findet den Fehler.
learn_not_kept = Nonet kann deine gelösten Übungen nicht speichern: Der Speicher des Browsers ist voll oder gesperrt.
learn_not_loaded = Der Löser wurde nicht geladen. Bist du offline?
learn_crashed = Der Löser ist abgestürzt. Nonet hat ihn neu gestartet: Versuche es noch einmal.
learn_took_too_long = Das hat zu lange gedauert, darum hat Nonet abgebrochen. Versuche es noch einmal.

## Practice

practice_tier = { $tier ->
    [beginner] Einsteiger
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [expert] Meister
    [extreme] Extrem
   *[beyond] Jenseits von extrem
}
practice_write = { $technique }: Wähle die Zelle und trage ihre Ziffer ein.
practice_remove = { $technique }: Wähle eine Zelle, dann die Ziffer, die du dort streichen kannst.
practice_filled = In { $cell } steht schon eine Ziffer.
practice_no_candidate = { $digit } ist kein Kandidat von { $cell }.
practice_crossed = Die { $digit } in { $cell } ist schon gestrichen.
practice_needed = Nicht ganz: In { $cell } gehört genau die { $digit }.
practice_wrong = Nicht ganz: In { $cell } gehört keine { $digit }.
practice_other_write = Nicht ganz: In { $cell } gehört zwar die { $digit }, aber „{ $technique }“ zeigt das nicht.
practice_other_remove = Nicht ganz: In { $cell } gehört zwar keine { $digit }, aber „{ $technique }“ zeigt das nicht.
practice_right = { $left ->
    [one] Richtig. Mit diesem Schritt kannst du noch { $left } Kandidaten streichen.
   *[other] Richtig. Mit diesem Schritt kannst du noch { $left } Kandidaten streichen.
}
practice_done = Richtig. Bisher { $count } gelöst. Der Schritt: { $line }
practice_where = Wo?
practice_show = Zeig’s mir
practice_another = Noch eine

## Solve path

path_steps = Alle Schritte
path_copy = Kopieren
path_place = Schritt { $number } von { $count }
path_spoken = Schritt { $number } von { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }, { $count } Schritte
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } Schritt: { PLAIN($techniques) }.
   *[other] { $count } Schritte: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] Keine bekannte Technik führt weiter. { $count } Zelle bleibt leer.
   *[other] Keine bekannte Technik führt weiter. { $count } Zellen bleiben leer.
}

## Replay

replay_none = Noch keine Züge zum Abspielen.
replay_solved = { $level } · in { $time } gelöst
replay_played = { $level } · { $time } gespielt
replay_board = Wiedergabe, { $board }
replay_board_help = Das Gitter nach diesem Zug. Hier kannst du es nicht ändern.
replay_panel = Dieser Zug
replay_start = Anfang
replay_play = Abspielen
replay_pause = Pause
replay_branch = Abzweigen
replay_score = Züge
replay_jumps = Gehe zu
replay_speeds = Tempo
replay_speed = { $factor }×
replay_running = Läuft.
replay_stopped = Angehalten: { $what }
replay_at_start = Anfang des Spiels
replay_placed = { $digit } in { $cell }
replay_slip = { $digit } in { $cell }, ein Patzer
replay_cleared = { $digit } aus { $cell } entfernt
replay_notes = Notizen in { $cell }: { SPACED($digits) }
replay_no_notes = Keine Notizen in { $cell }
replay_coloured = Farbe in { $cell }
replay_many = { $count ->
    [one] { $count } Zelle geändert
   *[other] { $count } Zellen geändert
}
replay_nothing = Nichts geändert
replay_move = Zug { $number } von { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Zähe Stelle vor { $cell }.
replay_slow_timed = { $time } vor { $cell }.
replay_ladder = Der einfachste Schritt hier:
replay_technique = Der einfachste Schritt hier: { $technique }.
replay_to_slow = Zähe Stelle vor { $cell }
replay_to_slow_timed = Zähe Stelle, { $time } vor { $cell }
replay_to_step = { $spot }: { $technique }
replay_to_slip = Patzer
replay_to_slip_timed = Patzer, { $time }
replay_to_hint = Tipp
replay_to_hint_timed = Tipp, { $time }
replay_to_checkpoint = Checkpoint
replay_to_checkpoint_timed = Checkpoint, { $time }

## Made to order

new_level = Stufe
new_level_givens = { $numbers } Vorgaben
new_symmetry = Symmetrie der Vorgaben
new_symmetry_none = Keine
new_symmetry_half_turn = Halbe Drehung
new_symmetry_quarter_turn = Viertel­drehung
new_symmetry_left_right = Links–rechts
new_symmetry_top_bottom = Oben–unten
new_symmetry_diagonal = Diagonale
new_symmetry_antidiagonal = Gegen­diagonale
new_method = Methode
new_method_carve = Ein volles Gitter ausdünnen
new_method_build = Auf leerem Gitter aufbauen
new_method_transform = Ein bekanntes Rätsel mischen
new_method_starter = Das eingebaute Rätsel mischen
new_givens = Zahl der Vorgaben
new_givens_help = z. B. 24 oder 22–26
order_fewest_givens = Mindestzahl der Vorgaben
order_most_givens = Höchstzahl der Vorgaben
new_rating_help = z. B. 7.2 oder 6.6–7.2. Die Balken zeigen, wie häufig jedes Rating ist.
order_lowest_rating = Niedrigstes Rating
order_highest_rating = Höchstes Rating
order_the_level = Stufe { $level }
order_by_techniques = Die Techniken legen fest, wie schwer das Rätsel ist, darum ist jetzt jedes Rating recht.
order_time = Zeit zum Lösen
order_any_time = beliebig
order_by_time = Die Stufe ist jetzt eine, deren Rätsel etwa so lange dauern.
order_clues = Hinweise im Rätsel
order_rules = Weitere Regeln
order_new_regions = Jedes neue Spiel hat andere Regionen.
new_needs = Erforderlich
new_avoids = Ausgeschlossen
order_least = Mindestens so schwer wie
order_hardest_allowed = Höchstens so schwer wie
order_path_help = Techniken wie bei den Tipps, auf dem Lösungsweg, der immer den einfachsten Schritt nimmt.
custom_add = Technik hinzufügen …
custom_remove = „{ $technique }“ entfernen
custom_both_names = { $name } ({ $english })
new_any = beliebig
new_seed = Seed
new_seed_help = Gleicher Seed und gleiche Optionen, gleiches Rätsel. Lass das Feld leer für irgendein Rätsel.
new_seed_draw = Neuer Seed
new_bad_seed = Ein Seed ist eine ganze Zahl mit höchstens 19 Ziffern.
form_bad_givens = Gib eine Zahl wie 24 oder einen Bereich wie 22–26 ein.
form_bad_rating = Gib ein Rating wie 7.2 oder einen Bereich wie 6.6–7.2 ein.
new_start = Erzeugen

## Enter a puzzle

checking_puzzle = Nonet prüft, ob das Rätsel genau eine Lösung hat …
givens_found = { $count ->
    [one] { $count } Vorgabe.
   *[other] { $count } Vorgaben.
}
no_solution = Dieses Rätsel hat keine Lösung.
cell_can_be = Dieses Rätsel hat mehr als eine Lösung: In { $cell } passt { OR($digits) }. Die Zellen, die sich unterscheiden, sind markiert.
own_label = Tippe oder füge ein Rätsel ein
own_grid = Dein Rätsel
own_play = Prüfen und spielen
own_empty = Tippe oder füge ein Rätsel ein, oder fülle das Gitter aus. Leerstellen sind . 0 * oder _.
own_too_few = { $count ->
    [0] Noch keine Vorgaben. Ein Rätsel im Format { $board } braucht mindestens { $fewest }.
    [one] { $count } Vorgabe. Ein Rätsel im Format { $board } braucht mindestens { $fewest }: Trage noch mindestens { $more } ein.
   *[other] { $count } Vorgaben. Ein Rätsel im Format { $board } braucht mindestens { $fewest }: Trage noch mindestens { $more } ein.
}
own_one_solution = 1 Lösung.
own_not_known = Zahl der Lösungen: noch unbekannt.
own_open = Datei öffnen …
own_edit = Vorgaben ändern
own_workbench = Werkbank öffnen
own_edit_detail = Behält nur die Vorgaben. Strg+Z auf dem Gitter holt den Text zurück.
own_shared_puzzle = Geteiltes Rätsel
own_shared_game = Geteiltes Spiel
own_shared_play = Spielen
own_shared_detail = Daraus wird ein eigenes Spiel. Deine anderen Spiele bleiben, wie sie sind.
own_shared_progress = Beim Teilen waren { $placed } von { $all } Ziffern eingetragen, nach { $time }.
own_recognised = Erkannter Text
own_list = Rätsel in diesem Text
own_list_first = Die ersten { $shown } von { $count } Rätseln sind aufgeführt.
own_collection = Name der Sammlung
own_several_puzzles = { $count } Rätsel · { $format }
own_placed = { $count ->
    [one] { $count } Ziffer eingetragen.
   *[other] { $count } Ziffern eingetragen.
}
own_noted = { $count ->
    [one] Notizen in { $count } Zelle.
   *[other] Notizen in { $count } Zellen.
}
own_removed = { $count ->
    [one] { $count } Kandidat gestrichen.
   *[other] { $count } Kandidaten gestrichen.
}
own_coloured = { $count ->
    [one] { $count } Zelle gefärbt.
   *[other] { $count } Zellen gefärbt.
}
own_puzzle_number = Rätsel { $number }
format_line = Rätsel in einer Zeile
format_grid = Gitter in Zeilen
format_ss = Datei von Simple Sudoku (.ss)
format_pencilmarks = Gitter mit Kandidaten
format_sdx = Datei von SudoCue (.sdx)
format_sdk = Datei von SadMan oder SudoCue (.sdk)
format_hodoku = Zeile einer HoDoKu-Bibliothek
format_gsf = Zeile aus der Liste von gsf
format_sukaku = Sukaku: nur Kandidaten
format_sudokuwiki = Link oder Code von SudokuWiki
format_sudokuexchange = Link von SudokuExchange
format_fpuzzles = Rätsel von f-puzzles
format_sudokupad = Link von SudokuPad
format_opensudoku = Datei von OpenSudoku
format_1gsudoku = Datei von 1G Sudoku
format_tatham = Simon Tathams Solo
format_iss = Text von Interactive Sudoku Solver
format_nonet_text = Text von Nonet
format_mixed = mehrere Formate
text_unread = { $before ->
    [one] { $fault } Das Rätsel davor kannst du verwenden.
   *[other] { $fault } Die { $before } Rätsel davor kannst du verwenden.
}
text_too_long = Dieser Text ist länger als 1 MB. Lange Listen liest die Werkbank.
text_too_many = Diese Liste hat mehr als 100.000 Rätsel. Lange Listen liest die Werkbank.
text_unknown = Dieses Sudoku-Format kennt Nonet nicht.
text_unknown_link = Dieser Link enthält kein Rätsel in einem Format, das Nonet kennt.
text_needs_network = Das Rätsel dieses Links liegt auf einem Server, und Nonet greift nicht aufs Internet zu. Öffne den Link, kopiere dort das Rätsel und füge es hier ein.
text_unsupported_format = { $kind ->
    [scf] Diese Art von SudokuPad-Link (scf) kann Nonet nicht lesen. Exportiere das Rätsel aus SudokuPad nach f-puzzles und füge dann den Link von f-puzzles ein.
   *[other] Diese Art von Datei kann Nonet nicht lesen.
}
text_rules = { $count ->
    [one] Das Rätsel hat eine Regel, die Nonet nicht kennt: { $rules }.
   *[other] Das Rätsel hat Regeln, die Nonet nicht kennt: { $rules }.
}
text_rule = { $rule ->
    [killer] Killer-Käfige
    [parity] gerade und ungerade Zellen
    [irregular] unregelmäßige Regionen
    [other_kind] die Regeln einer anderen Sudoku-Art
    [thermometers] Thermometer
    [arrows] Pfeile
    [little_killer] Little-Killer-Summen
    [sandwich] Sandwich-Summen
    [between] Between-Linien
    [palindromes] Palindrome
    [kropki] Kropki-Punkte
    [extremes] Minimum- und Maximum-Zellen
    [lines] Linien
   *[drawings] Zeichnungen auf dem Gitter
}
text_other_rule = { $name }
own_palette = Auf das Gitter zeichnen
own_palette_digits = Ziffern
own_group = { $group ->
    [cells] Zellen
    [cages] Käfige und Regionen
    [lines] Linien
    [between] Zwischen Zellen
    [outside] Außerhalb des Gitters
   *[whole] Ganzes Gitter
}
own_how = { $how ->
    [marks] Tippe eine Zelle an, um sie zu markieren, und noch einmal, um die Markierung zu entfernen. Mit der Tastatur: Leertaste.
    [pair] Zieh von einer Zelle zu einer Nachbarzelle. Mit der Tastatur: Leertaste in beiden, dann Eingabe.
    [square] Zieh über vier Zellen, die sich in einer Ecke treffen. Mit der Tastatur: Leertaste in zwei schräg gegenüberliegenden, dann Eingabe.
    [outside] Tippe eine Zelle am Rand an oder zieh von dort nach innen, auch entlang einer Diagonale. Mit der Tastatur: Leertaste in der Randzelle, für eine Diagonale auch in deren nächster Zelle, dann Eingabe.
    [groups] Zieh über die Zellen der ersten Gruppe, dann über die der zweiten. Mit der Tastatur: Leertaste in jeder Zelle, Eingabe nach jeder Gruppe.
    [arrow] Zieh vom Kreis bis zur Pfeilspitze. Mit der Tastatur: Leertaste im Kreis, an jedem Knick und an der Spitze, dann Eingabe.
    [area] Zieh über die Zellen. Mit der Tastatur: Leertaste in jeder Zelle, dann Eingabe.
    [regions] Zieh von einer Zelle über weitere: Sie alle kommen in die Region der ersten. Mit der Tastatur: Leertaste in jeder Zelle, dann Eingabe.
   *[line] Zieh vom Anfang bis zum Ende der Linie. Mit der Tastatur: Leertaste am Anfang, an jedem Knick und am Ende, dann Eingabe.
}
own_cant_place = Hier nicht möglich: { $rule }.
own_cant_value = Diesen Wert gibt es bei { CASE($rule, form: "dat") } nicht.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Jede Region braucht { $side } Zellen. Größe der Regionen, die noch nicht passen: { $sizes }.
own_values = Wert
own_turn = Umdrehen
own_done = Fertig
own_copy = Duplizieren
own_copy_how = Tippe die Zelle an, in der die Kopie beginnen soll.
own_new_regions = Zufällige Regionen
own_regions_changed = Neue Regionen sind gezeichnet.
own_finish_and = und
own_finish_nothing = nichts weiter
own_equal = Immer gleich
own_equal_cells = { $cells }
own_different_cells = { $cell } hat immer eine andere Ziffer als { $cells }, ohne sie zu sehen.
own_clues = Regeln und Hinweise
own_remove = Entfernen
own_remove_part = Entfernen: { $part }
own_part_given = { $digit } in { $cell }
own_known = Über dieses Rätsel
own_solutions = { $count ->
    [one] { $count } Lösung
   *[other] { $count } Lösungen
}
own_solutions_at_least = { $count ->
    [one] Mindestens { $count } Lösung
   *[other] Mindestens { $count } Lösungen
}
own_hardest = Schwerster Schritt: { $step }
own_contradiction = Das passt nicht zusammen
own_contradiction_detail = Lässt du eins davon weg, egal welches, haben die übrigen eine Lösung.
own_not_needed = Einzeln nicht nötig
own_needless_of = { $count } von { $all }
own_all_needed = Hier lässt sich nichts weglassen.
own_path = Lösungsweg
own_clear = Neu anfangen
own_finish = Rätsel vervollständigen
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Hinzufügen
own_finish_digits = Ziffern
# A choice of levels.
own_finish_any = beliebig
# The button that lets Nonet finish the puzzle.
own_finish_go = Vervollständigen
own_minimise = Unnötiges weglassen
own_changing = Nonet arbeitet am Rätsel …
own_changed_nothing = Es war keine Änderung nötig.
own_digits_added = { $count ->
    [one] { $count } Ziffer hinzugefügt.
   *[other] { $count } Ziffern hinzugefügt.
}
own_clues_added = { $count ->
    [one] { $count } Hinweis hinzugefügt.
   *[other] { $count } Hinweise hinzugefügt.
}
own_digits_taken = { $count ->
    [one] { $count } Ziffer weggelassen.
   *[other] { $count } Ziffern weggelassen.
}
own_clues_taken = { $count ->
    [one] { $count } Hinweis weggelassen.
   *[other] { $count } Hinweise weggelassen.
}
own_change_several = Dieses Rätsel hat mehr als eine Lösung. Vervollständige es zuerst.
own_change_not_decided = Nonet konnte nicht feststellen, wie viele Lösungen dieses Rätsel hat.
own_change_not_found = Kein solches Rätsel gefunden. Versuche es mit einer anderen Stufe oder mit anderen Hinweisen.
own_offers = Mit einer Ziffer mehr eindeutig
own_offer = { $digit } in { $cell }
own_shares_most = in den meisten Lösungen
own_shares_lone = in nur einer
own_shares_all = in allen
own_rules = Die Regeln dieses Rätsels
own_about = Titel, Name und Regeln
own_about_describe = Regeln in Nonets Worten einfügen
own_about_field = { $said ->
    [title] Titel
    [author] Erstellt von
    [rules] Regeln in deinen Worten
   *[message] Worte zum Schluss
}
text_board = So ein Gitter kennt Nonet nicht: { $board }.
text_cells = { $found ->
    [one] { $found } Zelle statt { $expected }.
   *[other] { $found } Zellen statt { $expected }.
}
text_rows = { $found ->
    [one] { $found } Zeile statt { $expected }.
   *[other] { $found } Zeilen statt { $expected }.
}
text_contradiction = Dieses Gitter widerspricht den Vorgaben des Rätsels.
text_damaged = Die Daten dieses Links sind beschädigt oder unvollständig. Kopiere den ganzen Link.
text_json = Das ist kein gültiges JSON. Kopiere den ganzen Text.
text_xml = Das ist kein gültiges XML. Kopiere den ganzen Text.
text_missing = „{ $name }“ fehlt.
text_value = { $kind ->
    [candidate] „{ $value }“ ist kein gültiger Kandidat: Ziffer, Zeile und Spalte werden erwartet, etwa 512.
    [cell] „{ $value }“ ist keine gültige Zelle.
    [colour] „{ $value }“ ist keine gültige Farbe.
    [digit] „{ $value }“ ist keine gültige Ziffer.
    [note] „{ $value }“ ist keine gültige Notiz.
    [size] „{ $value }“ ist keine gültige Gittergröße.
   *[version] „{ $value }“ ist eine Version des Formats, die Nonet nicht kennt.
}
own_cell_unread = { $symbol }, keine Ziffer, { $place }
own_cell_certain = { $digit } in allen Lösungen, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

set_groups = Gruppen von Einstellungen
set_appearance = Aussehen
set_board = Gitter und Hervorhebungen
set_checking = Prüfung und Tipps
set_keys = Tasten und Touch
set_excerpt = Dieser Ausschnitt deines Spiels zeigt jede Änderung sofort.
set_palette = Farben
set_palette_standard = Standard
set_palette_colour-blind = Farbenblind
set_palette_high-contrast = Hoher Kontrast
set_clock = Uhr
set_clock_detail = Zeigt, wie lange du schon spielst.
set_mistakes = Fehler markieren
set_mistakes_never = Nie
set_mistakes_full = Wenn das Gitter voll ist
set_mistakes_always = Sofort
set_conflicts = Doppelte Ziffern
set_conflicts_detail = Markiert eine Ziffer, die in einer Zeile, einer Spalte oder einem Block doppelt vorkommt.
set_combinations = Käfig-Kombinationen
set_combinations_detail = Zeigt unter dem Gitter, welche Summe im gewählten Käfig noch fehlt und welche Ziffern passen.
set_clean_notes = Notizen aufräumen
set_clean_notes_detail = Trägst du eine Ziffer ein, verschwinden auch die Notizen, die sie ausschließt.
set_fill_singles = Einer eintragen
set_fill_singles_detail = Trägst du eine Ziffer ein, füllt Nonet auch jede Zelle, die dann nur einen Kandidaten hat oder der einzige Platz einer Ziffer ist. Einmal „Rückgängig“ nimmt alle zurück.
set_peers = Zeile, Spalte und Block
set_peers_detail = Hebt Zeile, Spalte und Block der gewählten Zelle hervor.
set_same = Gleiche Ziffer
set_same_detail = Hebt Zellen mit der gewählten Ziffer hervor.
set_left = Verbleibende Anzahl
set_left_detail = Steht auf jeder Taste.
set_uniqueness = Eindeutigkeitstechniken
set_uniqueness_detail = Erlaubt Tipps wie Unique Rectangles, die genau eine Lösung voraussetzen.
set_extras = Weitere Techniken
set_extras_detail = Erlaubt auch Tipps wie 3D Medusa und WXYZ-Wing. Sie treten an die Stelle mancher Ketten.
set_level_steps = Stufen mit ihren Techniken
set_level_steps_detail = Ein neues klassisches Spiel braucht, was seine Stufe verspricht: bei Schwer ein Paar oder Schwereres, bei Extrem eine Kette oder Schwereres. Ohne diese Einstellung genügen vielleicht einfachere Schritte.
set_advice = Empfehlungen unter „Lernen“
set_advice_detail = Zeigt oben auf der Seite, welche Technik als Nächstes dran ist und welche du wiederholen solltest.
set_letters = Buchstaben als Kürzel
set_letters_detail = N für Notizen, H für Tipp und so weiter.
set_keys_table = Tasten ändern
set_key_button = { $does }: { $keys }
set_key_none = keine
set_key_press = Drücke eine Taste …
set_key_taken = { $key } ist schon belegt: { $does }
set_key_reset = Zurücksetzen
set_key_reset_all = Alle Tasten zurücksetzen
set_digit_first = Ziffer zuerst
set_digit_first_detail = Wähle eine Ziffer im Tastenfeld und tippe dann die Zellen an, in die sie gehört.
set_language = Sprache
set_language_browser = Wie im Browser
set_language_offline = { $name } (braucht Netz)
set_language_failed = Diese Sprache wurde nicht geladen. Stell eine Verbindung her und wähle sie noch einmal.
set_language_absent = { $wanted } ist nicht auf diesem Gerät. Stell eine Verbindung her und lade die Seite neu.
set_language_near = { $wanted } gibt es noch nicht. Nonet zeigt stattdessen { $shown }.
set_text_size = Schriftgröße
set_text_size_normal = Normal
set_text_size_large = Groß
set_text_size_larger = Sehr groß
set_hand = Tastenfeld
set_hand_right = Rechts
set_hand_left = Links
set_cell_names = Schreibweise der Zellnamen
set_note_layout = Ecknotizen
set_note_layout_fixed = Jede an ihrem Platz
set_note_layout_packed = Am Rand entlang
set_show_notes = Deine Notizen
set_show_notes_detail = Blende sie aus, um nur das Gitter zu sehen. Sie bleiben erhalten.
set_candidates = Alle Kandidaten
set_candidates_detail = Zeigt unter deinen Notizen, was in jeder Zelle möglich ist.
set_voice = Screenreader
set_verbosity = Namen der Zellen
set_verbosity_full = Zeile, Spalte und Block
set_verbosity_brief = Kurzname
set_verbosity_content = Nur der Inhalt
set_say_left = Verbleibende Ziffern
set_say_left_detail = Sagt nach dem Eintragen, wie oft diese Ziffer noch fehlt.

## Help

help_search = Hilfe durchsuchen
help_found = { $count ->
    [one] { $count } Eintrag gefunden.
   *[other] { $count } Einträge gefunden.
}
help_nothing_found = Nichts gefunden. Versuche ein anderes Wort.
help_play = So wird gespielt
help_goal = Fülle alle leeren Zellen so, dass in jeder Zeile, jeder Spalte und jedem Block jede Ziffer einmal steht. Jedes Rätsel hat genau eine Lösung.
help_place = Suche einen Platz. Alle anderen leeren Zellen dieses Blocks sehen die Ziffer schon, also gehört sie hierher. Wähle eine Zelle, dann eine Ziffer. Dieselbe Ziffer noch einmal löscht sie.
help_notes_picture = Wähle „Ecke“ oder „Mitte“ und schreibe kleine Ziffern: So merkst du dir, was in einer Zelle noch möglich ist. Für die Snyder-Notation nimm „Ecke“.
help_conflicts = Eine Wellenlinie markiert eine Ziffer, die in einer Zeile, einer Spalte oder einem Block doppelt vorkommt.
help_hint_button = „Tipp“ zeigt, wo du suchen kannst. Jedes weitere Drücken zeigt mehr: die Technik, ihr Muster, den Beweis, und zuletzt führt es den Schritt aus. Gibt es einen Fehler, zeigt „Tipp“ zuerst diesen.
help_saving = Nonet speichert dein Spiel nach jedem Zug auf diesem Gerät. Nichts davon verlässt das Gerät.
help_import = Füge auf einer beliebigen Seite einen Link oder Text aus SudokuPad, f-puzzles, HoDoKu oder einem anderen Programm ein, oder zieh eine Datei hinein: Nonet zeigt das Rätsel.
help_keys = Tasten
help_glossary = Glossar
help_about = Über Nonet
help_version = Nonet { $version }, Build { $build }
help_privacy = Nichts wird gesendet: Nonet hat keinen Server, und deine Spiele bleiben auf diesem Gerät.
help_licences = Lizenzen für alles in Nonet

## Help: keys

help_moving = Bewegen
help_selecting = Zellen auswählen
help_digits = Ziffern
help_notes = Notizen
help_hints = Tipps
help_ear = Vorlesen
help_others = Sonstiges
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = 1 bis { $last }
key_digits_letters = 1 bis 9, A bis { $last }
key_cap = { $name ->
    [Space] Leertaste
    [PageUp] Bild auf
    [PageDown] Bild ab
    [Escape] Esc
    [Enter] Eingabe
    [Backspace] Rücktaste
    [Delete] Entf
    [Home] Pos1
    [End] Ende
    [Insert] Einfg
   *[Tab] Tab
}
key_held_digit = Ziffer
key_with_ctrl = Strg+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Umschalt+{ $key }
key_outside = { $key } außerhalb des Gitters
key_does = { $key ->
    [move] Bewegen
    [empty] Nächste oder vorige leere Zelle
    [ends] Erste oder letzte Zelle der Zeile; mit Strg: des Gitters
    [box] Einen Block nach oben oder unten
    [tab] Vom Gitter zu den Knöpfen
    [extend] Weitere Zellen auswählen
    [digit] Ziffer eintragen oder dieselbe Ziffer löschen
    [light] Ziffer hervorheben; Antippen oder Eingabe trägt sie dann ein
    [corner] Ecknotiz
    [centre] Mittelnotiz
    [colour] Farbe
    [strike] Kandidaten streichen
    [erase] Löschen
    [hint-next] Nächste Stufe eines offenen Tipps
    [hint-next-outside] Nächste Stufe eines offenen Tipps, außerhalb des Gitters
    [hint-back] Vorige Stufe eines offenen Tipps
    [hint-back-outside] Vorige Stufe eines offenen Tipps, außerhalb des Gitters
    [hint-do] Offenen Tipp ausführen
    [hint-close] Tipp schließen
    [use] Zelle wählen, wenn du einzeln auswählst oder eine Ziffer hervorgehoben ist
    [up] Nach oben
    [left] Nach links
    [down] Nach unten
    [right] Nach rechts
    [extend-up] Zelle darüber auswählen
    [extend-left] Zelle links auswählen
    [extend-down] Zelle darunter auswählen
    [extend-right] Zelle rechts auswählen
    [next-empty] Nächste leere Zelle
    [previous-empty] Vorige leere Zelle
    [row-start] Anfang der Zeile
    [row-end] Ende der Zeile
    [first] Erste Zelle
    [last] Letzte Zelle
    [box-up] Einen Block nach oben
    [box-down] Einen Block nach unten
    [select-all] Alle Zellen auswählen
    [select-alike] Alle gleichen Zellen auswählen
    [clue] Nächster oder voriger Hinweis
    [next-clue] Zellen des nächsten Hinweises auswählen
    [previous-clue] Zellen des vorigen Hinweises auswählen
    [select-cell] Diese Zelle zur Auswahl nehmen oder daraus entfernen
    [select] Zellen einzeln auswählen
    [escape] Hervorhebung oder Auswahl aufheben
    [mode-digit] Ziffern
    [mode-corner] Ecknotizen
    [mode-centre] Mittelnotizen
    [mode-colour] Farben
    [next-mode] Nächste Eingabeart
    [notes] Ecknotizen ein oder aus
    [candidates] Kandidaten ein- oder ausblenden
    [hint] Tipp, oder nächste Stufe eines offenen Tipps
    [undo] Rückgängig
    [redo] Wiederholen
    [zoom] Großes Gitter vergrößern oder ganz zeigen
    [pause] Pause
    [check] Gitter auf Fehler prüfen
    [checkpoint] Checkpoint setzen
    [copy] Gitter als Text kopieren
    [read-row] Zeile vorlesen
    [read-column] Spalte vorlesen
    [read-box] Block vorlesen
    [read-left] Vorlesen, wie oft jede Ziffer noch fehlt
    [read-candidates] Vorlesen, was in der Zelle möglich ist
    [read-selection] Ausgewählte Zellen vorlesen
    [read-colours] Vorlesen, wo jede Farbe ist
    [read-strikes] Gestrichene Kandidaten vorlesen
   *[help] Hilfe
}

## Help: glossary

term_given = Vorgabe
means_given = Eine Ziffer, die von Anfang an zum Rätsel gehört. Du kannst sie nicht ändern.
term_cell_name = Zellname
means_cell_name = r4c5 ist die Zelle in Zeile 4 und Spalte 5: r (englisch row) steht für die Zeile, c (column) für die Spalte. Anderswo heißt sie auch Z4S5. Die Schreibweise kannst du in den Einstellungen wählen.
term_house = Haus
means_house = Eine Zeile, eine Spalte oder ein Block. Manche Gitter haben auch zwei Diagonalen. Ein Haus enthält jede Ziffer einmal.
term_peer = Peer
means_peer = Eine Zelle in derselben Zeile, derselben Spalte oder demselben Block wie eine andere. Zwei Peers sehen einander und enthalten nie dieselbe Ziffer.
term_candidate = Kandidat
means_candidate = Eine Ziffer, die in einer Zelle noch möglich ist, weil kein Peer sie enthält und kein Schritt sie gestrichen hat.
term_note = Notiz
means_note = Eine kleine Ziffer, die du in eine Zelle schreibst. Die meisten notieren Kandidaten.
term_conflict = Konflikt
means_conflict = Zweimal dieselbe Ziffer in einem Haus. Nonet markiert sie mit einer Wellenlinie.
term_mistake = Fehler
means_mistake = Eine Ziffer, die von der Lösung abweicht. Sie kann lange richtig aussehen.
term_single = Einer
means_single = Der letzte Kandidat einer Zelle (nackter Einer) oder der letzte Platz einer Ziffer in einem Haus (versteckter Einer). Anderswo heißt er auch Single.
term_subset = Teilmenge
means_subset = Zwei, drei oder vier Zellen eines Hauses, die ebenso viele Ziffern verbrauchen: ein Paar, Tripel oder Quadrupel. Andere Zellen des Hauses können diese Ziffern nicht enthalten.
term_strong_link = Starker Link
means_strong_link = Zwei Kandidaten, von denen mindestens einer wahr ist. Ist einer falsch, ist der andere wahr.
term_weak_link = Schwacher Link
means_weak_link = Zwei Kandidaten, von denen höchstens einer wahr ist. Ist einer wahr, ist der andere falsch.
term_chain = Kette
means_chain = Kandidaten, die abwechselnd durch starke und schwache Links verbunden sind. Ist der erste falsch, ist der letzte wahr.
term_fish = Fisch
means_fish = Eine Ziffer, deren Plätze in einigen Zeilen alle in ebenso vielen Spalten liegen, oder umgekehrt. X-Wing, Swordfish und Jellyfish sind Fische.
term_uniqueness = Eindeutigkeit
means_uniqueness = Ein Rätsel hat genau eine Lösung. Manche Techniken nutzen das: Sie schließen Muster aus, die zwei Lösungen zuließen.
term_rating = Rating
means_rating = Wie schwer der schwerste Schritt eines Rätsels ist, auf der Skala von Sudoku Explainer. Die leichtesten Rätsel haben 1.2, die schwersten bekannten fast 12.

## Dates

date_today = Heute
date_yesterday = Gestern
date_unknown = Datum unbekannt
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }, { $placed } von { $open } eingetragen, { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = auf dem Gitter
games_rating = Rating { $rating }
games_estimated = geschätzt { $minutes }
games_solved_in = in { $time } gelöst
games_played_for = { $time } gespielt
games_last = { $date }
games_to_go = { $count ->
    [0] Gelöst
   *[other] noch { $count }
}

games_go_on = Weiterspielen
games_continue = Fortsetzen
games_in = Rätsel einfügen oder öffnen
games_in_detail = 81 Zeichen, ein Link, eine Datei oder eine Liste
games_saved_title = Gespeichert
games_search = Spiele suchen
games_search_example = z. B. Schwer, 2026-11, rating>3
games_order = Reihenfolge
games_order_played = Zuletzt gespielt
games_order_begun = Zuletzt begonnen
games_order_title = Titel
games_order_rating = Schwierigkeit
games_order_time = Spielzeit
games_order_progress = Fast fertige zuerst
games_kind = Art der Spiele
games_all = Alle
games_playing = Begonnen
games_solved = Gelöst
games_own = Eigene
games_collection = Sammlung
games_any_collection = Alle Sammlungen
games_tag = Label
games_any_tag = Alle Labels
games_choose = Mehrere wählen
games_choose_all = Alle wählen
games_choose_done = Fertig
games_picked = { $count ->
    [one] { $count } Spiel gewählt
   *[other] { $count } Spiele gewählt
}
games_delete = Löschen
games_add_tag = Label vergeben
games_bring_back = Rückgängig
games_edit = Titel und Labels
games_edit_title = Titel und Labels
games_title = Titel
games_tags = Labels
games_tags_hint = Trenne Labels durch Kommas.
games_store = Speichern
games_back_up = Sichern
games_restore = Einspielen
games_more = Mehr zeigen
games_none = Noch keine Spiele. Jedes Spiel, das du beginnst, wird hier aufbewahrt.
games_none_found = Kein Spiel passt dazu. Ändere die Suche oder wähle „Alle“.
games_found = { $all ->
    [one] { $count } von { $all } Spiel gezeigt
   *[other] { $count } von { $all } Spielen gezeigt
}
games_loading = Deine Spiele werden geladen …
games_retry = Noch einmal

games_deleted = { $count ->
    [one] { $count } Spiel gelöscht.
   *[other] { $count } Spiele gelöscht.
}
games_brought_back = { $count ->
    [one] { $count } Spiel zurückgeholt.
   *[other] { $count } Spiele zurückgeholt.
}
games_board_stays = Das Spiel auf dem Gitter lässt sich nicht löschen. Beginne zuerst ein anderes.
games_saved = { $count ->
    [one] { $count } Spiel in nonet-backup.txt gesichert.
   *[other] { $count } Spiele in nonet-backup.txt gesichert.
}
games_unreadable = Dieses Spiel lässt sich nicht öffnen: Der Spielstand ist beschädigt. Eine Sicherung enthält ihn trotzdem.
games_failed = Nonet kommt nicht an deine Spiele heran. Lade die Seite neu und versuche es noch einmal.
games_blocked = Dieses Browserfenster bewahrt keine Spiele auf, etwa weil es im privaten Modus läuft. Du siehst nur die Spiele, die Nonet speichern konnte. Sichere, was du behalten willst.
games_full = Auf diesem Gerät ist kein Platz für weitere Spiele. Deine letzten Züge bleiben erhalten, solange dieser Tab offen ist. Schaffe Platz oder lösche Spiele, die du nicht mehr brauchst.
games_newer = Eine neuere Version von Nonet hat deine Spiele gespeichert. Lade die Seite neu, um sie zu öffnen. Hilft das nicht, versuche es später noch einmal: Es ist kein Spiel verloren.
games_no_backup = Diese Datei ist keine Sicherung von Nonet. Wähle eine Datei, die „Sichern“ gespeichert hat.
games_unread = { $count ->
    [one] { $count } gespeichertes Spiel ist nicht lesbar. Eine Sicherung enthält es trotzdem.
   *[other] { $count } gespeicherte Spiele sind nicht lesbar. Eine Sicherung enthält sie trotzdem.
}

restored_new = { $count ->
    [one] { $count } Spiel hinzugefügt.
   *[other] { $count } Spiele hinzugefügt.
}
restored_updated = { $count ->
    [one] { $count } Spiel auf den neueren Stand gebracht.
   *[other] { $count } Spiele auf den neueren Stand gebracht.
}
restored_kept = { $count ->
    [one] { $count } Spiel war schon da.
   *[other] { $count } Spiele waren schon da.
}
restored_unread = { $count ->
    [one] { $count } beschädigtes Spiel ausgelassen.
   *[other] { $count } beschädigte Spiele ausgelassen.
}
restored_newer = { $count ->
    [one] { $count } Spiel stammt aus einer neueren Version von Nonet. Lade die Seite neu und spiele die Sicherung noch einmal ein.
   *[other] { $count } Spiele stammen aus einer neueren Version von Nonet. Lade die Seite neu und spiele die Sicherung noch einmal ein.
}
restored_cut = Die Datei endet zu früh, darum fehlen vielleicht einige Spiele.
restored_others = Wo du hier anders weitergespielt hast, behält Nonet beide Stände.
restored_nothing = Diese Sicherung enthält keine Spiele.

games_collecting = { $count ->
    [one] { $count } Rätsel wird hinzugefügt …
   *[other] { $count } Rätsel werden hinzugefügt …
}
collected_added = { $count ->
    [0] Kein Rätsel hinzugefügt.
    [one] { $count } Rätsel hinzugefügt.
   *[other] { $count } Rätsel hinzugefügt.
}
collected_unsolvable = { $count ->
    [one] { $count } Rätsel hat keine Lösung und fehlt darum.
   *[other] { $count } Rätsel haben keine Lösung und fehlen darum.
}
collected_several = { $count ->
    [one] { $count } Rätsel hat mehr als eine Lösung und fehlt darum.
   *[other] { $count } Rätsel haben mehr als eine Lösung und fehlen darum.
}
own_collect = Alle in die Bibliothek
own_link_newer = Dieser Link stammt aus einer neueren Version von Nonet. Lade die Seite neu und öffne den Link noch einmal.
own_link_damaged = Dieser Link ist beschädigt oder abgeschnitten. Kopiere ihn noch einmal, und zwar ganz.
format_nonet = Nonet-Link

## Sharing a game

out_title = Teilen und exportieren
out_print = Auf Papier drucken
out_none = Noch kein Spiel zum Teilen. Beginne zuerst eines.
out_progress = Mit deinem Fortschritt
out_progress_detail = Deine Ziffern, Notizen, Farben und alle Züge kommen mit. Sonst nur das Rätsel.
out_link = Link
out_link_detail = Der Link enthält das Spiel selbst. Sonst wird nirgends etwas gespeichert.
out_copy_link = Link kopieren
out_copy_text = Text kopieren
out_copy_path = Lösungsweg kopieren
out_copy_seed = Seed kopieren
out_share_link = Link teilen
out_share_picture = Bild teilen
out_picture = Bild
out_svg = Als SVG speichern
out_png = Als PNG speichern
out_text = Text und Dateien
out_format = Format
out_save = Als Datei speichern
out_left_out = Nicht in diesem Format: { PLAIN($parts) }.
out_part = { $part ->
    [progress] deine eingetragenen Ziffern
    [corner] Ecknotizen
    [centre] Mittelnotizen
    [removed] gestrichene Kandidaten
    [colours] Farben
   *[history] Verlauf
}
out_programs = Andere Programme
out_open_sudokupad = In SudokuPad öffnen
out_open_sudokuexchange = In SudokuExchange öffnen
out_open_sudokuwiki = In SudokuWiki öffnen
out_no_board = { $format ->
    [sudokupad] SudokuPad kennt dieses Gitter nicht.
    [sudokuexchange] SudokuExchange kennt dieses Gitter nicht.
    [sudokuwiki] SudokuWiki kennt dieses Gitter nicht.
   *[other] Dieses Format kennt dieses Gitter nicht. Wähle ein anderes.
}
out_path = Lösungsweg
out_path_find = Lösungsweg suchen
out_path_wait = Nonet löst Schritt für Schritt …
out_path_classic = Nur klassische Gitter haben einen Lösungsweg.
out_path_found = { $count ->
    [one] Der Lösungsweg hat { $count } Schritt.
   *[other] Der Lösungsweg hat { $count } Schritte.
}
out_path_text = Als Text speichern
out_path_html = Als Webseite speichern
out_seed = Seed
out_seed_detail = Gleicher Seed und gleiche Optionen, gleiches Rätsel.

## Daily puzzles

daily_today = Heute
daily_archive = Alle Tage
daily_play = Spielen
daily_solved = { $solved } von { $count } gelöst
daily_date = { DAY($day) }
daily_day = { $date }, { $solved } von { $count } gelöst
daily_day_later = { $date }, noch nicht
daily_month_before = Voriger Monat
daily_month_after = Nächster Monat
daily_new = Tagesrätsel { $level }, nicht begonnen, { $minutes }
daily_playing = Tagesrätsel { $level }, { $time } gespielt
daily_done = Tagesrätsel { $level }, in { $time } gelöst
daily_done_with_hints = { $count ->
    [one] Tagesrätsel { $level }, in { $time } mit { $count } Tipp gelöst
   *[other] Tagesrätsel { $level }, in { $time } mit { $count } Tipps gelöst
}
daily_about = Jeden Tag neue Rätsel, für alle dieselben.
daily_week = Diese Woche
daily_later = noch nicht
variant_new = { CAP($rule) }, nicht begonnen
variant_playing = { CAP($rule) }, { $time } gespielt
variant_done = { CAP($rule) }, in { $time } gelöst
variant_done_with_hints = { $count ->
    [one] { CAP($rule) }, in { $time } mit { $count } Tipp gelöst
   *[other] { CAP($rule) }, in { $time } mit { $count } Tipps gelöst
}
daily_result = Dein Ergebnis
daily_copy = Kopieren
daily_share = Teilen

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } Tipp
   *[other] { $level } { $time }, { $count } Tipps
}
result_open = { $level } –
result_streak = { $days } Tage in Folge

## Statistics

stats_period = Zeitraum
stats_weeks = 9 Wochen
stats_year = Dieses Jahr
stats_all = Insgesamt
stats_count_all = Spiele mit Hilfe zählen
stats_counts = Bestzeit, Median und Trend zählen nur Spiele, die du ohne Tipps und Fehlerprüfungen gelöst hast. Kopien gelöster Spiele zählen nie.
stats_counts_all = Bestzeit, Median und Trend zählen alle gelösten Spiele, auch die mit Tipps und Fehlerprüfungen. Kopien gelöster Spiele zählen nie.
stats_nothing = Noch nichts gelöst.
stats_start = Spiel beginnen
stats_analysing = { $count ->
    [one] { $count } Spiel wird ausgewertet …
   *[other] { $count } Spiele werden ausgewertet …
}
stats_level = Stufe
stats_solved = Gelöst
stats_trend = Letzte neun Wochen
stats_other = Andere
stats_no_hint = ohne Hilfe
stats_hinted = mit Hilfe
stats_minutes = min
stats_faster = { $percent } % schneller in den letzten neun Wochen
stats_slower = { $percent } % langsamer in den letzten neun Wochen
stats_steady = So schnell wie zuvor
stats_with_hints = { $count } mit Hilfe
stats_chart = { $solved ->
    [one] Zeiten von { $solved } Spiel, { $level }: Bestzeit { $best }, Median { $median }
   *[other] Zeiten von { $solved } Spielen, { $level }: Bestzeit { $best }, Median { $median }
}
stats_as_table = Als Tabelle
stats_hints = Tipps
stats_times = Zeiten: Spiele ohne Hilfe + Spiele mit Hilfe
stats_time = Zeit
stats_range = { $from } bis { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Tage in Folge
stats_days_in_row = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
stats_longest = längste Serie: { $count }, im { $end }
stats_no_streak = Löse heute ein Rätsel, um zu beginnen.
stats_calendar = { $count ->
    [one] Neun Wochen: Du hast an { $count } Tag Rätsel gelöst
   *[other] Neun Wochen: Du hast an { $count } Tagen Rätsel gelöst
}
stats_now = heute
stats_calendar_key = Neun Wochen. Je größer das Quadrat, desto mehr gelöst: 1, 2, 3 oder mehr.
stats_week = Woche ab
stats_slow_title = Wo es zäh wird
stats_slow = { $count ->
    [1] { $time }, einmal
   *[other] { $time } im Schnitt, { $count }-mal
}
stats_met_title = Techniken in deinen Rätseln
stats_met = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
stats_found = { $count ->
    [1] Einmal gefunden, in { $time }
   *[other] { $count }-mal gefunden, { $time } im Schnitt
}
stats_after_hint = { $count ->
    [1] einmal nach einem Tipp
   *[other] { $count }-mal nach einem Tipp
}
stats_guesses = { $count ->
    [1] Einmal geraten: Keine Technik erklärt diesen Zug.
   *[other] { $count }-mal geraten: Keine Technik erklärt diese Züge.
}
stats_practise = „{ $technique }“ üben
print_title = Drucken
print_row = Serie { $number }
print_number = Anzahl
print_level = Stufe
print_symmetry = Symmetrie
print_add = Rätsel hinzufügen
print_remove = Entfernen
print_per_page = Rätsel pro Seite
print_parts = Auch drucken
print_cover = Titelblatt
print_rating = Rating
print_technique = Schwerste Technik
print_ratings = Ratings
print_needs = Mit
print_needs_any = Beliebige Technik
print_candidates = Kandidaten
print_hints = Erste Tipps
print_codes = QR-Codes
print_solutions = Lösungen
print_seed = Seed des Hefts
print_generate = Erzeugen
print_game = Spiel auf dem Gitter
print_now = Drucken
print_preview = Vorschau
print_continue = Am Handy weiterspielen
print_bold = Fett gedruckte Ziffern sind Vorgaben.
print_page = Seite { $number } von { $count }
print_puzzle = Rätsel { $number }
print_solutions_on = Lösungen ab Seite { $page }.
print_by_seed = Seed { $seed }
print_count = { $count ->
    [one] { $count } Rätsel
   *[other] { $count } Rätsel
}
print_progress = { $count ->
    [one] { $done } von { $count } Rätsel erzeugt
   *[other] { $done } von { $count } Rätseln erzeugt
}
print_ready = { $count ->
    [one] { $count } Rätsel ist druckfertig.
   *[other] { $count } Rätsel sind druckfertig.
}
print_stopped = Abgebrochen. Die erzeugten Rätsel wurden verworfen.
print_bad_count = Gib ganze Zahlen ein. Ein Heft hat höchstens { $most } Rätsel.
print_rest = Seiten 1 bis { $last } von { $count }. Um alle zu drucken, drücke in Nonet auf „Drucken“.
about_title = Über Nonet
about_free = Nonet ist freie Software. Du darfst sie unter der MIT-Lizenz oder der Apache-Lizenz 2.0 nutzen, ändern und weitergeben.
about_bom = Liste aller Bestandteile (SBOM)
about_sent_title = Datenschutz
about_sent = Kein Konto, keine Cookies, keine Werbung, keine Statistik über dich. Die Seite darf sich mit keinem anderen Server verbinden. Links und Dateien, die du teilst, gehen nur dorthin, wohin du sie schickst.
about_stored_title = Was auf diesem Gerät gespeichert ist
about_stored_games = Deine Spiele
about_stored_games_where = In der Datenbank „nonet“ des Browsers.
about_stored_texts = Das laufende Spiel, deine Einstellungen und deine Übungen
about_stored_texts_where = Im lokalen Speicher des Browsers, in Einträgen, die mit „nonet.“ beginnen.
about_stored_app = Nonet selbst, damit es ohne Netz funktioniert
about_stored_app_where = Im Cache des Browsers.
about_size = Insgesamt belegt diese Website auf diesem Gerät etwa { $kilobytes } KB.
about_export_title = Alles mitnehmen
about_export = Eine Datei enthält alle Spiele mit jedem Zug, deine Einstellungen und deine Übungen. „Einspielen“ in der Bibliothek liest sie auf jedem Gerät.
about_delete_title = Alles löschen
about_delete = Löscht alle Spiele, Einstellungen und Übungen von diesem Gerät. Offene Tabs beginnen von vorn.
about_delete_sure = Alle Spiele, Einstellungen und Übungen löschen? Ohne Sicherung sind sie endgültig weg.
about_delete_now = Endgültig löschen
