# Nonet in Italian: the board's page.

## General

two_sentences = { $first } { $second }
word_back = Indietro
word_back_to_game = Torna alla partita
word_cancel = Annulla
word_close = Chiudi
word_help = Guida
word_how_far = Progressi
word_menu = Menu
word_messages = Messaggi
word_new_game = Nuova partita
word_next = Avanti
word_notes = Note
word_rating = Valutazione
word_settings = Impostazioni
word_tools = Strumenti
word_try_again = Riprova
one_number = { $number }
range = { $least }–{ $most }

# $case: in (nella riga 2), di (della riga 2), il (la riga 2)
house_name = { $kind ->
    [row] { $case ->
        [in] nella riga { $number }
        [di] della riga { $number }
        [il] la riga { $number }
       *[other] riga { $number }
    }
    [column] { $case ->
        [in] nella colonna { $number }
        [di] della colonna { $number }
        [il] la colonna { $number }
       *[other] colonna { $number }
    }
    [box] { $case ->
        [in] nel riquadro { $number }
        [di] del riquadro { $number }
        [il] il riquadro { $number }
       *[other] riquadro { $number }
    }
    [region] { $case ->
        [in] nella regione { $number }
        [di] della regione { $number }
        [il] la regione { $number }
       *[other] regione { $number }
    }
    [window] { $case ->
        [in] nella finestra { $number }
        [di] della finestra { $number }
        [il] la finestra { $number }
       *[other] finestra { $number }
    }
    [group] { $case ->
        [in] nel gruppo { $number }
        [di] del gruppo { $number }
        [il] il gruppo { $number }
       *[other] gruppo { $number }
    }
    [extra] { $case ->
        [in] nella regione aggiuntiva { $number }
        [di] della regione aggiuntiva { $number }
        [il] la regione aggiuntiva { $number }
       *[other] regione aggiuntiva { $number }
    }
   *[diagonal] { $case ->
        [in] sulla diagonale { $number }
        [di] della diagonale { $number }
        [il] la diagonale { $number }
       *[other] diagonale { $number }
    }
}
level_name = { $level ->
    [easy] Facile
    [medium] Medio
    [hard] Difficile
    [master] Maestro
   *[extreme] Estremo
}
page_title = { $page } – Nonet
progress_placed = { $placed ->
    [one] { $placed } inserita su { $all }
   *[other] { $placed } inserite su { $all }
}
progress_left = { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
progress_hints = { $hints ->
    [one] { $hints } aiuto
   *[other] { $hints } aiuti
}
level_titled = { $title }
level_custom = Su misura
level_own = Il tuo schema
level_copy = { $name } (copia)
level_version = { $name } (altra versione)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } con diagonali
board_rules = { $side } × { $side } con { $rules }
rule_name = { $rule ->
    [jigsaw] regioni jigsaw
    [diagonal] diagonale discendente
    [antidiagonal] diagonale ascendente
    [diagonals] entrambe le diagonali
    [windoku] windoku
    [disjoint] gruppi disgiunti
    [extra] regioni aggiuntive
    [anti-knight] anti-cavallo
    [anti-king] anti-re
    [non-consecutive] cifre non consecutive
    [odd] celle dispari
    [even] celle pari
    [digits] celle a scelta limitata
    [kropki] punti Kropki
    [xv] XV
    [killer] gabbie killer
    [little-killer] somme little killer
    [thermo] termometri
    [slow-thermo] termometri lenti
    [arrow] frecce
    [double-arrow] frecce doppie
    [difference] punti bianchi
    [ratio] punti neri
    [no-other-difference] nessun punto bianco mancante
    [no-other-ratio] nessun punto nero mancante
    [x] segni X
    [v] segni V
    [no-other-xv] nessuna X o V mancante
    [greater] segni di disuguaglianza
    [minimum] celle minime
    [maximum] celle massime
    [whisper] linee whisper
    [renban] linee renban
    [nabner] linee nabner
    [palindrome] palindromi
    [clone] cloni
    [between] linee between
    [lockout] linee lockout
    [region-sum] linee region sum
    [zipper] linee zipper
    [ten-line] linee somma
    [entropic] linee entropiche
    [modular] linee modulari
    [quadruple] quadruple
    [sandwich] somme sandwich
    [x-sum] X-Sum
    [room] stanze numerate
    [skyscraper] grattacieli
    [column-indexer] indici di colonna
    [row-indexer] indici di riga
    [global-entropy] entropia globale
    [anti-taxicab] anti-taxicab
    [lunchbox] gabbie lunchbox
    [look-and-say] gabbie look-and-say
    [rellik] gabbie rellik
    [equal-sum] somme uguali
    [hidden-skyscraper] grattacieli nascosti
    [full-rank] numeri full rank
   *[circles] cerchi contatori
}

## Pages

nav_pages = Pagine
nav_all_pages = Tutte le pagine
nav_play = Gioca
nav_new = Nuova
nav_daily = Del giorno
nav_games = Partite
nav_learn = Impara
nav_stats = Statistiche
nav_statistics = Statistiche
nav_print = Stampa
nav_bench = Officina
nav_workbench = Officina
nav_more = Altro
nav_nonet = Nonet

## Loading

loading_solver = Caricamento del risolutore
loading_page = Caricamento della pagina
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } di { $total } KB…
bytes_so_far = { $what }: finora { $kilobytes } KB…
rest_loading = Caricamento del resto di Nonet…
rest_not_loaded = Questa parte di Nonet non si è caricata. Sei offline?
page_not_loaded = La pagina non si è caricata. Sei offline?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = Frecce per spostarti, tasti numerici per le cifre, F1 per l’elenco dei tasti.
cell_place = riga { $row } colonna { $column }, riquadro { $box_number }
cell_place_and = riga { $row } colonna { $column }, { PLAIN($places) }
cell_rule = { $rule ->
    [odd] cella dispari
   *[even] cella pari
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = vuota
cell_digit = { $digit }
cell_given = indizio
cell_conflict = conflitto
cell_mistake = errore
cell_notes = note { SPACED($digits) }
cell_centre = centro { SPACED($digits) }
cell_struck = { $count ->
    [one] barrato { SPACED($digits) }
   *[other] barrati { SPACED($digits) }
}
cell_colour = colore { PLAIN($colours) }
cell_colours = colori { $colours }
colour_name = { $colour ->
    [rose] rosso
    [amber] arancione
    [lemon] giallo
    [leaf] verde
    [teal] turchese
    [sky] azzurro
    [violet] viola
    [pink] rosa
   *[grey] grigio
}
givens_count = { $count ->
    [one] { $count } indizio
   *[other] { $count } indizi
}
givens_and_board = { $count ->
    [one] { $count } indizio, { $board }
   *[other] { $count } indizi, { $board }
}
bar_time = Tempo { $time }
keypad_digits = Cifre
key_note = { $digit }, nota
key_colour = { $colour ->
    [rose] Rosso
    [amber] Arancione
    [lemon] Giallo
    [leaf] Verde
    [teal] Turchese
    [sky] Azzurro
    [violet] Viola
    [pink] Rosa
   *[grey] Grigio
}
keypad_notes = { $mode ->
    [corner] Note d’angolo
    [centre] Note al centro
   *[colour] Colori
}
key_all_placed = { $digit }, tutti inseriti
key_left = { $left ->
    [one] { $digit }, ne resta { $left }
   *[other] { $digit }, ne restano { $left }
}
mode_group = Modalità di inserimento
mode_digit = Cifra
mode_corner = Angolo
mode_centre = Centro
mode_colour = Colore
tool_undo = Annulla
tool_redo = Ripeti
tool_erase = Cancella
tool_select = Seleziona
tool_check = Controlla
tool_hint = Aiuto

## Moves

digit_placed = { $left ->
    [0] Inserito { $digit }: era l’ultimo.
    [one] Inserito { $digit }. Ne resta { $left }.
   *[other] Inserito { $digit }. Ne restano { $left }.
}
placed = Inserito { $digit }.
digit_clash = { $house ->
    [row] C’è già un { $digit } in questa riga.
    [column] C’è già un { $digit } in questa colonna.
    [box] C’è già un { $digit } in questo riquadro.
    [region] C’è già un { $digit } in questa regione.
    [window] C’è già un { $digit } in questa finestra.
    [group] C’è già un { $digit } in questo gruppo.
    [extra] C’è già un { $digit } in questa regione aggiuntiva.
    [anti-knight] C’è già un { $digit } a un salto di cavallo da qui.
    [anti-king] C’è già un { $digit } in una cella che tocca questa.
    [non-consecutive] La cifra { $digit } e quella di una cella accanto sono consecutive.
    [odd] La cifra { $digit } è pari, e questa cella ammette solo cifre dispari.
    [even] La cifra { $digit } è dispari, e questa cella ammette solo cifre pari.
   *[diagonal] C’è già un { $digit } su questa diagonale.
}
digit_mistake = La cifra { $digit } è un errore.
erased = Cancellato.
notes_none = Nessuna nota.
notes_of_cell = Note { PLAIN($digits) }.
centre_notes_of_cell = Note al centro { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Cifre.
    [corner] Note d’angolo.
    [centre] Note al centro.
   *[colour] Colori.
}
entered_in = { $mode ->
    [digit] Cifra { $digit } in { $count } celle.
    [corner] Nota d’angolo { $digit } in { $count } celle.
   *[centre] Nota al centro { $digit } in { $count } celle.
}
singles_filled = { $count ->
    [one] Riempito anche un singolo.
   *[other] Riempiti anche { $count } singoli.
}
erased_from = { $mode ->
    [digit] Cifra { $digit } cancellata da { $count } celle.
    [corner] Nota d’angolo { $digit } cancellata da { $count } celle.
   *[centre] Nota al centro { $digit } cancellata da { $count } celle.
}
restored = La cifra { $digit } in { $cell } non è più barrata.
struck_in = Cifra { $digit } barrata in { $count } celle.
unstruck_in = La cifra { $digit } non è più barrata in { $count } celle.
cell_painted = Colore di { $cell }: { $colour }.
cell_unpainted = { $cell } non ha più il colore { $colour }.
candidate_painted = Colore della cifra { $digit } in { $cell }: { $colour }.
candidate_unpainted = La cifra { $digit } in { $cell } non ha colore.
painted_in = { $count } celle hanno il colore { $colour }.
unpainted_in = { $count } celle non hanno più il colore { $colour }.
digit_bound = Ogni { $digit } ha il colore { $colour }.
digit_unbound = La cifra { $digit } non ha più un colore.
colour_gone = Nessuna cella ha più il colore { $colour }.
colours_cleared = Tutti i colori sono stati rimossi.
light_on = Cifra { $digit } evidenziata. Ancora da inserire: { $left }, celle possibili: { $open }.
light_first = Tocca una cella per inserire la cifra { $digit }. Ancora da inserire: { $left }, celle possibili: { $open }.
light_off = Nessuna cifra evidenziata.
pause_on = In pausa. La griglia è nascosta.
pause_off = La partita riprende.
pause_title = In pausa
pause_resume = Riprendi
bar_pause = Pausa
bar_zoom = Zoom
check_clean = Finora nessun errore.
check_wrong = { $count ->
    [one] { $count } cifra è sbagliata. Resta segnata fino alla tua prossima mossa.
   *[other] { $count } cifre sono sbagliate. Restano segnate fino alla tua prossima mossa.
}
check_lost = { $count ->
    [one] Hai escluso un candidato che serve.
   *[other] Hai escluso { $count } candidati che servono.
}
full_but_wrong = La griglia è piena, ma qualcosa non torna. «Controlla gli errori» mostra dove.
checkpoint_set = Segnalibro { $number } aggiunto.
checkpoint_removed = Segnalibro rimosso.
place_reached = { $count ->
    [0] Di nuovo all’inizio.
    [one] Alla mossa { $count }.
   *[other] Alla mossa { $count }.
}
stops_title = Segnalibri
stops_intro = Torna a un segnalibro o a una variante abbandonata. Nessuna mossa va persa.
stop_name = Nome
stop_go = Vai
stop_remove = Rimuovi
stop_here = Sei qui
stop_checkpoint = Segnalibro { $number }
stop_line = { $placed ->
    [one] Variante abbandonata dopo { $time }, { $placed } cifra inserita
   *[other] Variante abbandonata dopo { $time }, { $placed } cifre inserite
}
stop_of = { $what }: { $name }
score_name = Bilancio: { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } cifra inserita
   *[other] { $count } cifre inserite
}
score_slips = { $count ->
    [one] { $count } svista
   *[other] { $count } sviste
}
score_spots = { $count ->
    [one] { $count } rallentamento
   *[other] { $count } rallentamenti
}
candidates_on = Candidati mostrati.
candidates_off = Candidati nascosti.
picking_on = Seleziona le celle una a una.
picking_off = Selezione terminata.
selected = { $count ->
    [0] Nessuna cella selezionata.
    [one] { $count } cella selezionata.
   *[other] { $count } celle selezionate.
}
selected_cells = Selezione: { PLAIN($cells) }.
nothing_selected = Non è selezionato niente.
cell_candidates = Può essere { OR($digits) }.
cell_filled = Contiene la cifra { $digit }.
cell_without_candidates = Qui non va nessuna cifra.
colour_in = Colore { $colour }: { PLAIN($places) }.
no_colours = Non c’è niente di colorato.
struck_candidates = Barrati: { PLAIN($candidates) }.
no_strikes = Non c’è niente di barrato.
notes_tidied = Le note escluse sono state rimosse.
digit_filled = Cifra { $digit } annotata ovunque possa andare.
fill_which = Seleziona prima una cella con la cifra.
notes_filled = Tutti i candidati sono annotati.
refused_given = È un indizio.
refused_filled = Prima cancella la cifra, poi aggiungi note.
game_over = Risolto. Da «Rivedi» puoi ripartire da qualsiasi punto.
copy_begun = Continui in una copia. La partita risolta resta tra le tue partite, con il suo tempo.
undo_label = Annullato
redo_label = Ripetuto
nothing_to_undo = Niente da annullare.
nothing_to_redo = Niente da ripetere.
moved = { $what }.
moved_cleared = { $what }: la cifra { $digit } non è più in { $cell }.
moved_placed = { $what }: { $digit } in { $cell }.
moved_struck = { $what }: { $digit } escluso da { $cell }.
moved_unstruck = { $what }: la cifra { $digit } non è più esclusa da { $cell }.
moved_notes = { $what }: note in { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: nessuna nota in { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } in { $cell }
candidates_struck = Esclusi: { PLAIN($candidates) }.
house_read_out = { CAP($house) }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = vuota
digit_left = { $count ->
    [one] { $digit } (una volta)
   *[other] { $digit } ({ $count } volte)
}
digits_left = Ancora da inserire: { PLAIN($digits) }.
nothing_left = Tutte le cifre sono inserite.

## The end of a game

solved_alone = Risolto in { $time } senza aiuti.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] Risolto in { $time }. Controlli degli errori: { $hints }.
    [place] Risolto in { $time }. Aiuti usati: { $hints }. Il più esplicito ha mostrato dove guardare.
    [name] Risolto in { $time }. Aiuti usati: { $hints }. Il più esplicito ha indicato la tecnica.
    [pattern] Risolto in { $time }. Aiuti usati: { $hints }. Il più esplicito ha mostrato la figura.
    [proof] Risolto in { $time }. Aiuti usati: { $hints }. Il più esplicito ha mostrato la dimostrazione.
    [step] Risolto in { $time }. Aiuti usati: { $hints }. Il più esplicito ha mostrato tutto il passo.
   *[unknown] Risolto in { $time }. Aiuti usati: { $hints }.
}
rated = Valutazione { $rating }.
rated_by_step = Valutazione { $rating } ({ $step }).
panel_another = Un’altra partita
stats_best = Record
stats_median = Mediana
end_unknown = …
end_solved = Risolto
end_share = Condividi
end_hardest = Passo più difficile
end_hints_label = Aiuti
end_rating = Valutazione
end_seed = Seme
estimate_title = Tempo stimato
estimate_range = da { $low } a { $high } min
estimate_own = circa { $minutes } min per te
estimate_both = da { $low } a { $high } min, circa { $minutes } min per te
end_record = Il tuo record
end_missed = Che cosa mi è sfuggito?
end_hints = { $depth ->
    [mistake] { $count } (controlli degli errori)
    [place] { $count } (fino a dove guardare)
    [name] { $count } (fino alla tecnica)
    [pattern] { $count } (fino alla figura)
    [proof] { $count } (fino alla dimostrazione)
    [step] { $count } (fino a tutto il passo)
   *[unknown] { $count }
}
hint_lesson = Lezione

## Hints

hint_title = Aiuto
hint_looking = Cerco il prossimo passo…
hint_closed = Aiuto chiuso.
hint_mistake = C’è un errore
hint_where_to_look = Dove guardare
hint_the_pattern = la figura
hint_sentence_of = { $number } di { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] principiante
    [easy] facile
    [medium] medio
    [hard] difficile
    [expert] maestro
    [extreme] estremo
   *[beyond] oltre l’estremo
}
tier_if_unique = { $tier }, presuppone una sola soluzione
already_solved = Risolto. Non ci sono altri passi.
step_done = Fatto.
moves_undone = { $count ->
    [one] Annullata { $count } mossa. Non ci sono più errori.
   *[other] Annullate { $count } mosse. Non ci sono più errori.
}
undo_count = { $count ->
    [one] Annulla { $count } mossa
   *[other] Annulla { $count } mosse
}
fault_digit_in = { CAP(CASE($house, form: "in")) } una cifra è sbagliata.
fault_candidate_in = { CAP(CASE($house, form: "in")) } hai escluso un candidato che serve.
fault_digit_at = { $cell } non è { $digit }.
fault_candidate_at = Hai escluso la cifra { $digit } da { $cell }, ma va proprio lì.
next_is = Il prossimo passo: { $technique }.
proof_place = passo { $number } di { $count }
another_place = opzione { $number } di { $count }
another_none = Nonet non trova altri passi qui, se non più difficili.
hint_thinking = Cerco…
singles_none = Per ora nessun singolo riempie una cella.
singles_count = { $count ->
    [one] Un singolo riempie una cella: è segnata.
   *[other] I singoli riempiono { $count } celle: sono segnate.
}
singles_told = { PLAIN($candidates) }.
simpler_title = Qualcosa di più facile?
why_title = { $cell }: perché non { $digit }?
why_question = Perché { $cell } non può essere…? Premi una cifra.
why_filled = { $cell } contiene già la cifra { $digit }.
why_seen = { $cell } non può essere { $digit }: vede già questa cifra in { $cells }.
ask_name = Dimmi la prossima tecnica
ask_singles = Tutti i singoli
ask_why = Perché non…?
ask_again = Chiedi ancora
ask_proof = Vai alla dimostrazione
ask_another = Un altro passo
ask_simpler = Qualcosa di più facile?
point_at_cell = Guarda { $cell }: puoi riempirla ora.
point_at_digit = { $cell } è { $digit }.
press_show_fault = Mostra
press_resume = Torna al passo
press_erase = Cancella
press_put_back = Rimetti
press_do = Esegui
press_next = Avanti
hint_not_loaded = Nonet non ha potuto caricare il risolutore, quindi non può darti un aiuto. La partita è intatta.
hint_crashed = Il risolutore è andato in crash. Nonet l’ha riavviato: chiedi di nuovo l’aiuto. La partita è intatta.
hint_took_too_long = La ricerca di un aiuto ha richiesto troppo tempo. La partita è intatta.

## The first game

guide_offer = Mai giocato a sudoku?
guide_new_here = Prima volta?
guide_begin = Prima partita
guide_detail = Impara a giocare in cinque passi
guide_easy = Partita facile
guide_decline = Non ora
guide_title = Prima partita
guide_skip = Salta
guide_select = Ogni riga, colonna e riquadro contiene ogni cifra una volta. Scegli la cella segnata.
guide_place = A questo riquadro manca una cifra. Trovala e premila sul tastierino.
guide_single = La riga, la colonna e il riquadro di questa cella lasciano una sola cifra. Inseriscila.
guide_note = Questa cella può essere 7 o 8. Scegli «Angolo» e annotali entrambi.
guide_hint = Non sai come andare avanti? «Aiuto» ti mostra dove guardare.
guide_done = Ora sai tutto quello che serve. Buon divertimento!
guide_killer = Primo killer
guide_killer_detail = Scopri le gabbie in cinque passi
guide_killer_select = Le cifre di una gabbia sono tutte diverse e danno il suo numero. Scegli una cella segnata.
guide_killer_pair = Due celle che danno 3 contengono 1 e 2. Scegli «Angolo» e annotali entrambi.
guide_killer_rest = Un riquadro dà in tutto 21, le sue due gabbie intere 19. Inserisci il resto.
guide_killer_sets = Tre cifre che danno 8: 1, 2, 5 oppure 1, 3, 4. Scegli una cella della gabbia segnata.

## New game

new_one_press = Scegli un livello per iniziare, o premi un tasto da 1 a 5.
new_needs_easy = Singoli nascosti
new_needs_medium = Candidati bloccati
new_needs_hard = Coppie, wing, pesci, rettangoli
new_needs_master = Catene brevi, per lo più su una cifra
new_needs_extreme = Catene lunghe, pochissimi indizi
new_between = { $least }–{ $most }
new_from = da { $least }
new_order_detail = Griglia, simmetria, valutazione, tecniche, seme
new_enter_detail = Da scrivere o incollare
order_title = Su misura
new_again = Ripeti l’ultima richiesta
order_sentence = { PLAIN($parts) }.
order_rated = Valutazione da { $least } a { $most }
order_rated_exactly = Valutazione { $rating }
order_any_rating = Qualsiasi valutazione
order_half_turn = mezzo giro
order_quarter_turn = quarto di giro
order_left_right = simmetria sinistra-destra
order_top_bottom = simmetria alto-basso
order_diagonal = simmetria sulla diagonale
order_antidiagonal = simmetria sull’antidiagonale
order_givens = { $count ->
    [one] { $count } indizio
   *[other] { $count } indizi
}
order_givens_between = da { $least } a { $most } indizi
order_needs = con { $techniques }
order_avoids = senza { $techniques }
new_game = { $count ->
    [0] Nuova partita: { $level }, senza indizi.
    [one] Nuova partita: { $level }, { $count } indizio.
   *[other] Nuova partita: { $level }, { $count } indizi.
}
generating = Generazione di uno schema
generating_level = Generazione di uno schema: { $level }
generating_givens = Ricerca di uno schema con { $givens } indizi
progress_none = { $what }…
cancelled = Annullato.
no_previous_game = Non ci sono partite precedenti.
previous_game_opened = Ora sei nell’altra partita.
game_opened = Partita aperta.
generator_not_loaded = Il generatore di schemi non si è caricato. La partita è intatta. Scegli «Nuova partita» per riprovare.
generator_crashed = Il generatore di schemi è andato in crash. Nonet l’ha riavviato: riprova.
took_too_long = Ci voleva troppo tempo, quindi Nonet si è fermato. Riprova o cambia opzioni.

## Enter a puzzle

own_title = Inserisci uno schema
own_started = Il tuo schema ha esattamente una soluzione. Buon divertimento!
entered_again = Avevi già iniziato questo schema. Eccolo come l’hai lasciato.
entered_solved = Hai già risolto questo schema. Per rigiocarlo, riparti dall’inizio in «Rivedi».

## Menu

menu_previous = Partita precedente
menu_fill_notes = Annota tutti i candidati
menu_fill_digit = Annota la cifra ovunque
menu_tidy = Pulisci le note
menu_show_candidates = Mostra i candidati
menu_hide_candidates = Nascondi i candidati
menu_clear_colours = Rimuovi i colori
menu_check = Controlla gli errori
menu_undo_mistake = Torna a prima del primo errore
menu_checkpoint = Segnalibro
menu_stops = Tutti i segnalibri
menu_replay = Rivedi
menu_share = Condividi o esporta
menu_rating = Mostra la valutazione
menu_copy_givens = Copia la griglia iniziale
menu_copy_board = Copia la griglia attuale
menu_copy_seed = Copia il seme
menu_path = Percorso risolutivo
menu_practice = Esercizi
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Copiato.
copied_failed = Il browser ha bloccato gli appunti. Consentine l’uso a questo sito, poi copia di nuovo.

## Rating

rating_none = Si possono valutare solo schemi 9 × 9.
rating_stopped = Interrotto prima del primo risultato.
rating_failed = La valutazione non è riuscita. Ricarica la pagina e riprova.
rating_running = Valutazione…
rating_stop = Ferma

## The theme

set_theme = Tema
set_theme_system = Sistema
set_theme_light = Chiaro
set_theme_dark = Scuro

## Saving

store_failed = Nonet non può salvare la partita: lo spazio del browser è pieno o bloccato. Puoi continuare, ma se ricarichi perdi le mosse.
damaged_before = In una visita precedente Nonet non è riuscito ad aprire una partita salvata. Puoi scaricare il salvataggio.
newer_save = Una versione più recente di Nonet ha salvato questa partita. Ricarica la pagina per continuarla o riprova più tardi. Fino ad allora Nonet non può salvare qui le tue mosse.
update_ready = È pronta una nuova versione di Nonet. Ricarica quando vuoi: la partita è salvata.
next_damaged = Lo schema preparato in anticipo era danneggiato. Nonet ne genererà un altro.
both_kept = Questa partita è continuata anche altrove. Nonet conserva entrambe le versioni.
save_unreadable = il salvataggio non è leggibile
save_newer = l’ha salvata una versione più recente di Nonet (versione del salvataggio { $version })
save_mismatch = lo schema e la sua soluzione non corrispondono
save_bad_move = la mossa { $number } non è possibile
game_damaged = Nonet non può aprire la partita salvata: { $why }. Puoi scaricare il salvataggio. Ecco un nuovo schema.
previous_game_damaged = Nonet non può aprire la partita precedente: { $why }. Puoi scaricare il salvataggio.
notice_dismiss = Chiudi
notice_download = Scarica
notice_reload = Ricarica
