# Nonet in German: the board's page.

## General

two_sentences = { $first } { $second }
word_back = Zurück
word_back_to_game = Zurück zum Spiel
word_cancel = Abbrechen
word_close = Schließen
word_help = Hilfe
word_how_far = Fortschritt
word_menu = Menü
word_messages = Meldungen
word_new_game = Neues Spiel
word_next = Weiter
word_notes = Notizen
word_rating = Rating
word_settings = Einstellungen
word_tools = Werkzeuge
word_try_again = Noch einmal
one_number = { $number }
range = { $least }–{ $most }

house_name = { $case ->
    [in] { $kind ->
        [row] in Zeile { $number }
        [column] in Spalte { $number }
        [box] in Block { $number }
        [region] in Region { $number }
        [window] in Fenster { $number }
        [group] in Gruppe { $number }
        [extra] in Zusatzregion { $number }
       *[diagonal] auf Diagonale { $number }
    }
   *[other] { $kind ->
        [row] Zeile { $number }
        [column] Spalte { $number }
        [box] Block { $number }
        [region] Region { $number }
        [window] Fenster { $number }
        [group] Gruppe { $number }
        [extra] Zusatzregion { $number }
       *[diagonal] Diagonale { $number }
    }
}
level_name = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [master] Meister
   *[extreme] Extrem
}
page_title = { $page } – Nonet
progress_placed = { $placed } von { $all } eingetragen
progress_left = noch { $left }
progress_hints = { $hints ->
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
level_titled = { $title }
level_custom = Nach Wunsch
level_own = Dein Rätsel
level_copy = { $name } (Kopie)
level_version = { $name } (anderer Stand)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } mit Diagonalen
board_rules = { $side } × { $side } mit { CASE($rules, form: "dat") }
# $case: dat (mit ungeraden Zellen)
rule_name = { $case ->
    [dat] { $rule ->
        [jigsaw] Jigsaw-Regionen
        [diagonal] fallender Diagonale
        [antidiagonal] steigender Diagonale
        [diagonals] beiden Diagonalen
        [windoku] Windoku
        [disjoint] disjunkten Gruppen
        [extra] Zusatzregionen
        [anti-knight] Anti-Springer
        [anti-king] Anti-König
        [non-consecutive] Non-Consecutive
        [odd] ungeraden Zellen
        [even] geraden Zellen
        [digits] eingeschränkten Zellen
        [kropki] Kropki-Punkten
        [xv] XV
        [killer] Killer-Käfigen
        [little-killer] Little-Killer-Summen
        [thermo] Thermometern
        [slow-thermo] langsamen Thermometern
        [arrow] Pfeilen
        [double-arrow] Doppelpfeilen
        [difference] weißen Punkten
        [ratio] schwarzen Punkten
        [no-other-difference] vollzähligen weißen Punkten
        [no-other-ratio] vollzähligen schwarzen Punkten
        [x] X-Zeichen
        [v] V-Zeichen
        [no-other-xv] vollzähligen X und V
        [greater] Größer-Kleiner-Zeichen
        [minimum] Minimum-Zellen
        [maximum] Maximum-Zellen
        [whisper] Whisper-Linien
        [renban] Renban-Linien
        [nabner] Nabner-Linien
        [palindrome] Palindromen
        [clone] Klonen
        [between] Between-Linien
        [lockout] Lockout-Linien
        [region-sum] Regionssummen-Linien
        [zipper] Zipper-Linien
        [ten-line] Summenlinien
        [entropic] entropischen Linien
        [modular] modularen Linien
        [quadruple] Quadrupel-Kreisen
        [sandwich] Sandwich-Summen
        [x-sum] X-Summen
        [room] nummerierten Räumen
        [skyscraper] Hochhäusern
        [column-indexer] Spalten-Indexern
        [row-indexer] Zeilen-Indexern
        [global-entropy] globaler Entropie
        [anti-taxicab] Anti-Taxicab
        [lunchbox] Lunchboxen
        [look-and-say] Look-and-Say-Käfigen
        [rellik] Rellik-Käfigen
        [equal-sum] gleichen Summen
        [hidden-skyscraper] versteckten Hochhäusern
        [full-rank] Full Rank
       *[circles] Zählkreisen
    }
   *[other] { $rule ->
        [jigsaw] Jigsaw-Regionen
        [diagonal] fallende Diagonale
        [antidiagonal] steigende Diagonale
        [diagonals] beide Diagonalen
        [windoku] Windoku
        [disjoint] disjunkte Gruppen
        [extra] Zusatzregionen
        [anti-knight] Anti-Springer
        [anti-king] Anti-König
        [non-consecutive] Non-Consecutive
        [odd] ungerade Zellen
        [even] gerade Zellen
        [digits] eingeschränkte Zellen
        [kropki] Kropki-Punkte
        [xv] XV
        [killer] Killer-Käfige
        [little-killer] Little-Killer-Summen
        [thermo] Thermometer
        [slow-thermo] langsame Thermometer
        [arrow] Pfeile
        [double-arrow] Doppelpfeile
        [difference] weiße Punkte
        [ratio] schwarze Punkte
        [no-other-difference] vollzählige weiße Punkte
        [no-other-ratio] vollzählige schwarze Punkte
        [x] X-Zeichen
        [v] V-Zeichen
        [no-other-xv] vollzählige X und V
        [greater] Größer-Kleiner-Zeichen
        [minimum] Minimum-Zellen
        [maximum] Maximum-Zellen
        [whisper] Whisper-Linien
        [renban] Renban-Linien
        [nabner] Nabner-Linien
        [palindrome] Palindrome
        [clone] Klone
        [between] Between-Linien
        [lockout] Lockout-Linien
        [region-sum] Regionssummen-Linien
        [zipper] Zipper-Linien
        [ten-line] Summenlinien
        [entropic] entropische Linien
        [modular] modulare Linien
        [quadruple] Quadrupel-Kreise
        [sandwich] Sandwich-Summen
        [x-sum] X-Summen
        [room] nummerierte Räume
        [skyscraper] Hochhäuser
        [column-indexer] Spalten-Indexer
        [row-indexer] Zeilen-Indexer
        [global-entropy] globale Entropie
        [anti-taxicab] Anti-Taxicab
        [lunchbox] Lunchboxen
        [look-and-say] Look-and-Say-Käfige
        [rellik] Rellik-Käfige
        [equal-sum] gleiche Summen
        [hidden-skyscraper] versteckte Hochhäuser
        [full-rank] Full Rank
       *[circles] Zählkreise
    }
}

## Pages

nav_pages = Seiten
nav_all_pages = Alle Seiten
nav_play = Spielen
nav_new = Neu
nav_daily = Täglich
nav_games = Bibliothek
nav_learn = Lernen
nav_stats = Statistik
nav_statistics = Statistik
nav_print = Drucken
nav_bench = Werkbank
nav_workbench = Werkbank
nav_more = Mehr
nav_nonet = Nonet

## Loading

loading_solver = Der Löser lädt
loading_page = Die Seite lädt
bytes_none = { $what } …
bytes_of = { $what }: { $kilobytes } von { $total } KB …
bytes_so_far = { $what }: bisher { $kilobytes } KB …
rest_loading = Der Rest von Nonet lädt …
rest_not_loaded = Dieser Teil von Nonet wurde nicht geladen. Bist du offline?
page_not_loaded = Diese Seite wurde nicht geladen. Bist du offline?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = Pfeiltasten wechseln die Zelle, Zifferntasten tragen ein, F1 zeigt alle Tasten.
cell_place = Zeile { $row } Spalte { $column }, Block { $box_number }
cell_place_and = Zeile { $row } Spalte { $column }, { PLAIN($places) }
cell_rule = { $rule ->
    [odd] ungerade Zelle
   *[even] gerade Zelle
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = leer
cell_digit = { $digit }
cell_given = Vorgabe
cell_conflict = Konflikt
cell_mistake = Fehler
cell_notes = Notizen { SPACED($digits) }
cell_centre = Mitte { SPACED($digits) }
cell_struck = gestrichen { SPACED($digits) }
cell_colour = Farbe { PLAIN($colours) }
cell_colours = Farben { $colours }
# Inside a sentence.
colour_name = { $colour ->
    [rose] rot
    [amber] orange
    [lemon] gelb
    [leaf] grün
    [teal] türkis
    [sky] blau
    [violet] violett
    [pink] pink
   *[grey] grau
}
givens_count = { $count ->
    [one] { $count } Vorgabe
   *[other] { $count } Vorgaben
}
givens_and_board = { $count ->
    [one] { $count } Vorgabe, { $board }
   *[other] { $count } Vorgaben, { $board }
}
bar_time = Zeit { $time }
keypad_digits = Ziffern
key_note = { $digit }, Notiz
key_colour = { $colour ->
    [rose] Rot
    [amber] Orange
    [lemon] Gelb
    [leaf] Grün
    [teal] Türkis
    [sky] Blau
    [violet] Violett
    [pink] Pink
   *[grey] Grau
}
keypad_notes = { $mode ->
    [corner] Ecknotizen
    [centre] Mittelnotizen
   *[colour] Farben
}
key_all_placed = { $digit }, alle eingetragen
key_left = { $digit }, noch { $left }
mode_group = Eingabe
mode_digit = Ziffer
mode_corner = Ecke
mode_centre = Mitte
mode_colour = Farbe
tool_undo = Rück­gängig
tool_redo = Wieder­holen
tool_erase = Löschen
tool_select = Auswahl
tool_check = Prüfen
tool_hint = Tipp

## Moves

digit_placed = { $left ->
    [0] { $digit } eingetragen. Keine { $digit } mehr übrig.
   *[other] { $digit } eingetragen. Noch { $left }.
}
placed = { $digit } eingetragen.
digit_clash = { $house ->
    [row] Die { $digit } steht schon in dieser Zeile.
    [column] Die { $digit } steht schon in dieser Spalte.
    [box] Die { $digit } steht schon in diesem Block.
    [region] Die { $digit } steht schon in dieser Region.
    [window] Die { $digit } steht schon in diesem Fenster.
    [group] Die { $digit } steht schon in dieser Gruppe.
    [extra] Die { $digit } steht schon in dieser Zusatzregion.
    [anti-knight] Die { $digit } steht schon einen Springerzug von hier entfernt.
    [anti-king] Die { $digit } steht schon in einer Zelle, die diese berührt.
    [non-consecutive] In einer Nachbarzelle steht eine Ziffer, die nur um 1 von der { $digit } abweicht.
    [odd] Die { $digit } ist gerade, aber in diese Zelle gehört eine ungerade Ziffer.
    [even] Die { $digit } ist ungerade, aber in diese Zelle gehört eine gerade Ziffer.
   *[diagonal] Die { $digit } steht schon auf dieser Diagonale.
}
digit_mistake = Die { $digit } ist falsch.
erased = Gelöscht.
notes_none = Keine Notizen.
notes_of_cell = Notizen { PLAIN($digits) }.
centre_notes_of_cell = Mittelnotizen { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Ziffern.
    [corner] Ecknotizen.
    [centre] Mittelnotizen.
   *[colour] Farben.
}
entered_in = { $mode ->
    [digit] { $digit } in { $count } Zellen eingetragen.
    [corner] Ecknotiz { $digit } in { $count } Zellen.
   *[centre] Mittelnotiz { $digit } in { $count } Zellen.
}
singles_filled = { $count ->
    [one] Daraus ergab sich ein Einer.
   *[other] Daraus ergaben sich { $count } Einer.
}
erased_from = { $mode ->
    [digit] { $digit } aus { $count } Zellen gelöscht.
    [corner] Ecknotiz { $digit } aus { $count } Zellen gelöscht.
   *[centre] Mittelnotiz { $digit } aus { $count } Zellen gelöscht.
}
restored = Die { $digit } in { $cell } ist nicht mehr gestrichen.
struck_in = { $digit } in { $count } Zellen gestrichen.
unstruck_in = Die { $digit } ist in { $count } Zellen nicht mehr gestrichen.
cell_painted = { $cell } ist { $colour }.
cell_unpainted = { $cell } ist nicht mehr { $colour }.
candidate_painted = Die { $digit } in { $cell } ist { $colour }.
candidate_unpainted = Die { $digit } in { $cell } hat keine Farbe mehr.
painted_in = { $count } Zellen sind { $colour }.
unpainted_in = { $count } Zellen sind nicht mehr { $colour }.
digit_bound = Jede { $digit } ist { $colour }.
digit_unbound = Die { $digit } hat keine Farbe mehr.
colour_gone = Keine Zelle ist mehr { $colour }.
colours_cleared = Alle Farben entfernt.
light_on = { $digit } hervorgehoben. Noch übrig: { $left }, mögliche Zellen: { $open }.
light_first = Tippe eine Zelle an, um die { $digit } einzutragen. Noch übrig: { $left }, mögliche Zellen: { $open }.
light_off = Keine Ziffer hervorgehoben.
pause_on = Pause. Das Gitter ist verdeckt.
pause_off = Es geht weiter.
pause_title = Pause
pause_resume = Weiter
bar_pause = Pause
bar_zoom = Zoom
check_clean = Bisher keine Fehler.
check_wrong = { $count ->
    [one] { $count } Ziffer ist falsch. Sie bleibt bis zu deinem nächsten Zug markiert.
   *[other] { $count } Ziffern sind falsch. Sie bleiben bis zu deinem nächsten Zug markiert.
}
check_lost = { $count ->
    [one] Du hast einen Kandidaten gestrichen, den du noch brauchst.
   *[other] Du hast { $count } Kandidaten gestrichen, die du noch brauchst.
}
full_but_wrong = Das Gitter ist voll, aber etwas stimmt nicht. „Prüfen“ zeigt, wo.
checkpoint_set = Checkpoint { $number } gesetzt.
checkpoint_removed = Checkpoint entfernt.
place_reached = { $count ->
    [0] Zurück am Anfang.
    [one] Bei Zug { $count }.
   *[other] Bei Zug { $count }.
}
stops_title = Checkpoints
stops_intro = Kehre zu einem Checkpoint oder zu einer verlassenen Variante zurück. Kein Zug geht verloren.
stop_name = Name
stop_go = Öffnen
stop_remove = Entfernen
stop_here = Du bist hier
stop_checkpoint = Checkpoint { $number }
stop_line = { $placed ->
    [one] Variante, verlassen bei { $time }, { $placed } Ziffer eingetragen
   *[other] Variante, verlassen bei { $time }, { $placed } Ziffern eingetragen
}
stop_of = { $what }: { $name }
score_name = Bilanz: { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } Ziffer eingetragen
   *[other] { $count } Ziffern eingetragen
}
score_slips = { $count ->
    [one] { $count } Patzer
   *[other] { $count } Patzer
}
score_spots = { $count ->
    [one] { $count } zähe Stelle
   *[other] { $count } zähe Stellen
}
candidates_on = Kandidaten eingeblendet.
candidates_off = Kandidaten ausgeblendet.
picking_on = Wähle Zellen einzeln aus.
picking_off = Auswahl beendet.
selected = { $count ->
    [0] Nichts ausgewählt.
    [one] { $count } Zelle ausgewählt.
   *[other] { $count } Zellen ausgewählt.
}
selected_cells = Ausgewählt: { PLAIN($cells) }.
nothing_selected = Nichts ist ausgewählt.
cell_candidates = Möglich: { OR($digits) }.
cell_filled = Hier steht die { $digit }.
cell_without_candidates = Hier passt keine Ziffer.
colour_in = Farbe { $colour }: { PLAIN($places) }.
no_colours = Nichts ist gefärbt.
struck_candidates = Gestrichen: { PLAIN($candidates) }.
no_strikes = Nichts ist gestrichen.
notes_tidied = Ausgeschlossene Notizen entfernt.
digit_filled = { $digit } überall notiert, wo sie passt.
fill_which = Wähle zuerst eine Zelle mit der Ziffer aus.
notes_filled = Alle Kandidaten notiert.
refused_given = Das ist eine vorgegebene Ziffer.
refused_filled = Lösche zuerst die Ziffer, dann kannst du notieren.
game_over = Gelöst. Um von einer früheren Stelle aus weiterzuspielen, zweige in der Wiedergabe ab.
copy_begun = Du spielst in einer Kopie weiter. Das gelöste Spiel bleibt mit seiner Zeit in deiner Bibliothek.
undo_label = Rückgängig
redo_label = Wiederholt
nothing_to_undo = Kein Zug zum Zurücknehmen.
nothing_to_redo = Kein Zug zum Wiederholen.
moved = { $what }.
moved_cleared = { $what }: In { $cell } steht keine { $digit } mehr.
moved_placed = { $what }: In { $cell } steht jetzt die { $digit }.
moved_struck = { $what }: Die { $digit } in { $cell } ist jetzt gestrichen.
moved_unstruck = { $what }: Die { $digit } in { $cell } ist nicht mehr gestrichen.
moved_notes = { $what }: Notizen in { $cell } jetzt: { PLAIN($digits) }.
moved_no_notes = { $what }: keine Notizen mehr in { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } in { $cell }
candidates_struck = Gestrichen: { PLAIN($candidates) }.
house_read_out = { $house }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = leer
digit_left = { $count ->
    [one] einmal die { $digit }
   *[other] { $count }-mal die { $digit }
}
digits_left = Noch einzutragen: { PLAIN($digits) }.
nothing_left = Alle Ziffern sind eingetragen.

## The end of a game

solved_alone = Ohne Tipps in { $time } gelöst.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] In { $time } gelöst. Fehlerprüfungen: { $hints }.
    [place] In { $time } gelöst. Tipps: { $hints }. Der deutlichste zeigte, wo du suchen kannst.
    [name] In { $time } gelöst. Tipps: { $hints }. Der deutlichste nannte die Technik.
    [pattern] In { $time } gelöst. Tipps: { $hints }. Der deutlichste zeigte das Muster.
    [proof] In { $time } gelöst. Tipps: { $hints }. Der deutlichste zeigte den Beweis.
    [step] In { $time } gelöst. Tipps: { $hints }. Der deutlichste zeigte den ganzen Schritt.
   *[unknown] In { $time } gelöst. Tipps: { $hints }.
}
rated = Rating { $rating }.
rated_by_step = Rating { $rating } ({ $step }).
panel_another = Noch ein Spiel
stats_best = Beste
stats_median = Median
end_unknown = …
end_solved = Gelöst
end_share = Teilen
end_hardest = Schwerster Schritt
end_hints_label = Tipps
end_rating = Rating
end_seed = Seed
estimate_title = Geschätzte Zeit
estimate_range = { $low } bis { $high } min
estimate_own = etwa { $minutes } min für dich
estimate_both = { $low } bis { $high } min, etwa { $minutes } min für dich
end_record = Deine Bestzeit
end_missed = Was habe ich übersehen?
end_hints = { $depth ->
    [mistake] { $count } (Fehlerprüfungen)
    [place] { $count } (bis zur Stelle)
    [name] { $count } (bis zur Technik)
    [pattern] { $count } (bis zum Muster)
    [proof] { $count } (bis zum Beweis)
    [step] { $count } (bis zum ganzen Schritt)
   *[unknown] { $count }
}
hint_lesson = Lektion

## Hints

hint_title = Tipp
hint_looking = Nonet sucht den nächsten Schritt …
hint_closed = Tipp geschlossen.
hint_mistake = Da ist ein Fehler
hint_where_to_look = Hier suchen
hint_the_pattern = das Muster
hint_sentence_of = { $number } von { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] Einsteiger
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] Meister
    [extreme] extrem
   *[beyond] jenseits von extrem
}
tier_if_unique = { $tier }, setzt eine eindeutige Lösung voraus
already_solved = Gelöst. Es gibt keine Schritte mehr.
step_done = Erledigt.
moves_undone = { $count ->
    [one] { $count } Zug zurückgenommen. Keine Fehler mehr.
   *[other] { $count } Züge zurückgenommen. Keine Fehler mehr.
}
undo_count = { $count ->
    [one] { $count } Zug zurück
   *[other] { $count } Züge zurück
}
fault_digit_in = { CAP(CASE($house, form: "in")) } ist eine Ziffer falsch.
fault_candidate_in = Du hast { CASE($house, form: "in") } einen Kandidaten gestrichen, den du noch brauchst.
fault_digit_at = In { $cell } gehört keine { $digit }.
fault_candidate_at = Du hast die { $digit } in { $cell } gestrichen, aber genau dort gehört sie hin.
next_is = Der nächste Schritt: { $technique }.
proof_place = Schritt { $number } von { $count }
another_place = Möglichkeit { $number } von { $count }
another_none = Nonet findet hier keinen anderen Schritt, höchstens schwerere.
hint_thinking = Nonet sucht …
singles_none = Gerade lässt sich keine Zelle durch einen Einer füllen.
singles_count = { $count ->
    [one] Eine Zelle lässt sich durch einen Einer füllen: Sie ist markiert.
   *[other] { $count } Zellen lassen sich durch Einer füllen: Sie sind markiert.
}
singles_told = { PLAIN($candidates) }.
simpler_title = Geht es einfacher?
why_title = { $cell }: Warum keine { $digit }?
why_question = Warum geht in { $cell } keine …? Drücke eine Ziffer.
why_filled = In { $cell } steht schon die { $digit }.
why_seen = In { $cell } geht keine { $digit }, denn die Zelle sieht die { $digit } in { $cells }.
ask_name = Nächste Technik nennen
ask_singles = Alle Einer
ask_why = Warum nicht …?
ask_again = Noch einmal fragen
ask_proof = Gleich zum Beweis
ask_another = Anderer Schritt
ask_simpler = Geht es einfacher?
point_at_cell = Schau dir { $cell } an: Du kannst die Zelle jetzt füllen.
point_at_digit = In { $cell } gehört die { $digit }.
press_show_fault = Zeigen
press_resume = Zurück zum Schritt
press_erase = Löschen
press_put_back = Zurückholen
press_do = Ausführen
press_next = Weiter
hint_not_loaded = Der Löser wurde nicht geladen, darum gibt es keinen Tipp. Dein Spiel ist unverändert.
hint_crashed = Der Löser ist abgestürzt. Nonet hat ihn neu gestartet: Frage noch einmal nach dem Tipp. Dein Spiel ist unverändert.
hint_took_too_long = Die Suche nach einem Tipp hat zu lange gedauert. Dein Spiel ist unverändert.

## The first game

guide_offer = Neu bei Sudoku?
guide_new_here = Neu hier?
guide_begin = Erstes Spiel
guide_detail = Sudoku lernen in fünf Schritten
guide_easy = Leichtes Spiel
guide_decline = Nicht jetzt
guide_title = Erstes Spiel
guide_skip = Überspringen
guide_select = In jeder Zeile, jeder Spalte und jedem Block steht jede Ziffer einmal. Wähle die markierte Zelle.
guide_place = In diesem Block fehlt eine Ziffer. Finde sie und drücke ihre Taste.
guide_single = Zeile, Spalte und Block dieser Zelle lassen nur eine Ziffer übrig. Trage sie ein.
guide_note = Hier passt 7 oder 8. Wähle „Ecke“ und notiere beide.
guide_hint = Du kommst nicht weiter? „Tipp“ zeigt, wo du suchen kannst.
guide_done = Du weißt alles, was du brauchst. Viel Spaß!
guide_killer = Erstes Killer-Sudoku
guide_killer_detail = Käfige verstehen in fünf Schritten
guide_killer_select = Ein Käfig hat verschiedene Ziffern; seine Zahl ist ihre Summe. Wähle eine markierte Zelle.
guide_killer_pair = Zwei Zellen mit der Summe 3 enthalten 1 und 2. Wähle „Ecke“ und notiere beide.
guide_killer_rest = Ein Block hat die Summe 21, seine zwei ganzen Käfige 19. Trage den Rest ein.
guide_killer_sets = Drei Ziffern mit der Summe 8: 1, 2, 5 oder 1, 3, 4. Wähle eine Zelle des markierten Käfigs.

## New game

new_one_press = Wähle eine Stufe oder drücke 1 bis 5, und es geht los.
new_needs_easy = Versteckte Einer
new_needs_medium = Gesperrte Kandidaten
new_needs_hard = Paare, Wings, Fische, Rechtecke
new_needs_master = Kurze Ketten, meist mit einer Ziffer
new_needs_extreme = Lange Ketten, die wenigsten Vorgaben
new_between = { $least }–{ $most }
new_from = ab { $least }
new_order_detail = Gitter, Symmetrie, Rating, Techniken, Seed
new_enter_detail = Tippen oder einfügen
order_title = Nach Wunsch
new_again = Noch einmal wie zuletzt
order_sentence = { PLAIN($parts) }.
order_rated = Rating { $least } bis { $most }
order_rated_exactly = Rating { $rating }
order_any_rating = Beliebiges Rating
order_half_turn = halbe Drehung
order_quarter_turn = Vierteldrehung
order_left_right = links-rechts gespiegelt
order_top_bottom = oben-unten gespiegelt
order_diagonal = an der Diagonale gespiegelt
order_antidiagonal = an der Gegendiagonale gespiegelt
order_givens = { $count ->
    [one] { $count } Vorgabe
   *[other] { $count } Vorgaben
}
order_givens_between = { $least } bis { $most } Vorgaben
order_needs = nötig: { $techniques }
order_avoids = ausgeschlossen: { $techniques }
new_game = { $count ->
    [0] Neues Spiel: { $level }, keine Vorgaben.
    [one] Neues Spiel: { $level }, { $count } Vorgabe.
   *[other] Neues Spiel: { $level }, { $count } Vorgaben.
}
generating = Ein Rätsel entsteht
generating_level = Ein Rätsel entsteht: { $level }
generating_givens = Nonet sucht ein Rätsel mit { $givens } Vorgaben
progress_none = { $what } …
cancelled = Abgebrochen.
no_previous_game = Es gibt kein früheres Spiel.
previous_game_opened = Zum anderen Spiel gewechselt.
game_opened = Spiel geöffnet.
generator_not_loaded = Der Rätselgenerator wurde nicht geladen. Dein Spiel ist unverändert. Wähle „Neues Spiel“, um es noch einmal zu versuchen.
generator_crashed = Der Rätselgenerator ist abgestürzt. Nonet hat ihn neu gestartet: Versuche es noch einmal.
took_too_long = Das hat zu lange gedauert, darum hat Nonet abgebrochen. Versuche es noch einmal oder wähle andere Optionen.

## Enter a puzzle

own_title = Rätsel eingeben
own_started = Dein Rätsel hat genau eine Lösung. Viel Spaß!
entered_again = Dieses Rätsel hast du schon begonnen. Hier ist es so, wie du es verlassen hast.
entered_solved = Dieses Rätsel hast du schon gelöst. Um es noch einmal zu spielen, zweige am Anfang der Wiedergabe ab.

## Menu

menu_previous = Voriges Spiel
menu_fill_notes = Alles notieren
menu_fill_digit = Ziffer überall notieren
menu_tidy = Notizen aufräumen
menu_show_candidates = Alle Kandidaten zeigen
menu_hide_candidates = Kandidaten ausblenden
menu_clear_colours = Alle Farben entfernen
menu_check = Auf Fehler prüfen
menu_undo_mistake = Zurück bis vor den ersten Fehler
menu_checkpoint = Checkpoint
menu_stops = Alle Checkpoints
menu_replay = Wiedergabe
menu_share = Teilen und exportieren
menu_rating = Rating anzeigen
menu_copy_givens = Startgitter kopieren
menu_copy_board = Stand kopieren
menu_copy_seed = Seed kopieren
menu_path = Lösungsweg
menu_practice = Übung
menu_keys_copy = Strg+C
menu_keys_help = F1
copied_done = Kopiert.
copied_failed = Der Browser hat die Zwischenablage gesperrt. Erlaube dieser Seite den Zugriff und kopiere noch einmal.

## Rating

rating_none = Nur 9×9-Rätsel haben ein Rating.
rating_stopped = Vor dem ersten Ergebnis angehalten.
rating_failed = Das Bewerten ist fehlgeschlagen. Lade die Seite neu und versuche es noch einmal.
rating_running = Wird bewertet …
rating_stop = Stopp

## The theme

set_theme = Design
set_theme_system = System
set_theme_light = Hell
set_theme_dark = Dunkel

## Saving

store_failed = Nonet kann dein Spiel nicht speichern: Der Speicher des Browsers ist voll oder gesperrt. Du kannst weiterspielen, aber beim Neuladen gehen deine Züge verloren.
damaged_before = Bei einem früheren Besuch konnte Nonet ein gespeichertes Spiel nicht öffnen. Du kannst den Spielstand herunterladen.
newer_save = Eine neuere Version von Nonet hat dieses Spiel gespeichert. Lade die Seite neu, um weiterzuspielen, oder versuche es später. Bis dahin kann Nonet deine Züge hier nicht speichern.
update_ready = Eine neue Version von Nonet ist bereit. Lade neu, wann du magst: Dein Spiel ist gespeichert.
next_damaged = Das vorbereitete Rätsel war beschädigt. Nonet erzeugt ein neues.
both_kept = Dieses Spiel ging auch anderswo weiter. Nonet behält beide Stände.
save_unreadable = Der Spielstand ist nicht lesbar
save_newer = Eine neuere Version von Nonet hat dieses Spiel gespeichert (Format { $version })
save_mismatch = Rätsel und Lösung passen nicht zusammen
save_bad_move = Zug { $number } ist nicht möglich
game_damaged = Nonet kann dein gespeichertes Spiel nicht öffnen: { $why }. Du kannst den Spielstand herunterladen. Hier ist ein neues Rätsel.
previous_game_damaged = Nonet kann dein voriges Spiel nicht öffnen: { $why }. Du kannst den Spielstand herunterladen.
notice_dismiss = Schließen
notice_download = Herunterladen
notice_reload = Neu laden
