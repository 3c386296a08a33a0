# Nonet in Italian: the pages beside the board.

## General

word_board = Griglia
verbatim = { $text }

## Workbench

bench_list_title = La tua lista
bench_list_label = Incolla o scrivi schemi, uno per riga
bench_open = Apri un file
bench_open_detail = o trascinalo qui. Fino a { $most } di righe.
bench_generate_title = Oppure genera schemi
bench_level_choice = { $level }, { $givens } indizi
bench_count = Numero di schemi
bench_seed = Primo seme
bench_generate = Genera
bench_generate_detail = Stesso seme, stessa lista.
bench_bad_count = Indica un numero intero di schemi, da 1 a { $most }.
bench_source = Origine della lista
bench_source_generate = Genera schemi
bench_tasks = Che cosa fare con la lista
bench_tasks_each = Che cosa fare con ogni schema
bench_task = { $task ->
    [solve] Risolvi
    [count] Conta
    [minimise] Minimizza
   *[rate] Valuta
}
bench_task_detail = { $task ->
    [solve] Una soluzione, e se è l’unica
    [count] Il numero di soluzioni
    [minimise] Lo schema senza indizi superflui
   *[rate] La difficoltà sulla scala di Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Appunti
source_dropped = Testo trascinato
source_generated = { $level }, seme { $seed }
list_none = Ancora nessuno schema. Incolla degli schemi, apri un file o generane di nuovi.
list_empty = { $source }: nessuno schema trovato.
list_reading = { $count ->
    [one] { $source }: finora { $count } schema…
   *[other] { $source }: finora { $count } schemi…
}
list_of = { $count ->
    [one] { $count } schema.
   *[other] { $count } schemi.
}
list_from = { $count ->
    [one] { $source }: { $count } schema.
   *[other] { $source }: { $count } schemi.
}
list_cut = { $source }: i primi { $count } schemi. La lista è piena, il resto è tralasciato.

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] Risoluzione di { $count } schema
       *[other] Risoluzione di { $count } schemi
    }
    [count] { $count ->
        [one] Conteggio delle soluzioni di { $count } schema
       *[other] Conteggio delle soluzioni di { $count } schemi
    }
    [minimise] { $count ->
        [one] Minimizzazione di { $count } schema
       *[other] Minimizzazione di { $count } schemi
    }
    [rate] { $count ->
        [one] Valutazione di { $count } schema
       *[other] Valutazione di { $count } schemi
    }
   *[generate] { $count ->
        [one] Generazione di { $count } schema
       *[other] Generazione di { $count } schemi
    }
}
run_begun = { $title }…
run_done = { $done ->
    [one] { $done } fatto
   *[other] { $done } fatti
}
run_done_rate = { $done ->
    [one] { $done } fatto, { $rate } al secondo
   *[other] { $done } fatti, { $rate } al secondo
}
run_left = ancora { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } per cento
run_spoken_left = { $percent } per cento, { $left }
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } h { $minutes } min
run_ended = { $task ->
    [solve] { $count ->
        [one] Risolto { $count } schema in { $time }.
       *[other] Risolti { $count } schemi in { $time }.
    }
    [count] { $count ->
        [one] Contate le soluzioni di { $count } schema in { $time }.
       *[other] Contate le soluzioni di { $count } schemi in { $time }.
    }
    [minimise] { $count ->
        [one] Minimizzato { $count } schema in { $time }.
       *[other] Minimizzati { $count } schemi in { $time }.
    }
    [rate] { $count ->
        [one] Valutato { $count } schema in { $time }.
       *[other] Valutati { $count } schemi in { $time }.
    }
   *[generate] { $count ->
        [one] Generato { $count } schema in { $time }.
       *[other] Generati { $count } schemi in { $time }.
    }
}
run_rate = Ovvero { $rate } al secondo.
run_stopped = { $done ->
    [one] Interrotto dopo { $done } schema su { $total }.
   *[other] Interrotto dopo { $done } schemi su { $total }.
}
run_faults = { $count ->
    [one] { $count } riga ha un errore.
   *[other] { $count } righe hanno errori.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = Il risolutore non si è caricato. Sei offline?
line_at_column = Colonna { $column }: { $fault }
line_contradiction = Non ha soluzioni. { $why }
line_no_solution = Non ha soluzioni.
line_several_solutions = Ha più di una soluzione.
line_too_hard = È troppo difficile per deciderlo qui.
line_too_long = Minimizzarlo qui richiede troppo tempo.
line_unrated = Si possono valutare solo schemi 9 × 9.
line_crashed = Non fatto: il risolutore è andato in crash su questa riga.
line_timed_out = Non fatto: questa riga ha richiesto troppo tempo.
line_lost = Non fatto: il risolutore si è fermato. Riprova.
file_fault = Riga { $line }: { $fault }

## Workbench: the table

table_results = Schemi e risultati
table_empty = Ogni riga della tua lista diventa una riga qui: lo schema e il suo risultato.
table_column = { $column ->
    [line] Riga
    [puzzle] Schema
    [solutions] Soluzioni
    [solution] Soluzione
    [givens] Indizi
    [left] Restano
    [minimal] Schema minimo
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Passo più difficile
    [minutes] Tempo stimato in min
    [milliseconds] Tempo in ms
   *[seed] Seme
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] Ordinamento e filtro di { $count } schema…
   *[other] Ordinamento e filtro di { $count } schemi…
}
table_sorted_rising = In ordine crescente per «{ $column }».
table_sorted_falling = In ordine decrescente per «{ $column }».
table_unsorted = Nell’ordine della lista.
table_shown = { $shown ->
    [one] Mostrato { $shown } schema su { $total }.
   *[other] Mostrati { $shown } schemi su { $total }.
}
table_faults_only = Solo righe con errori
table_save = { $kind ->
    [text] Salva come testo
    [csv] Salva come CSV
   *[tsv] Salva come TSV
}

## Workbench: the distribution of the ratings

spread_title = Valutazioni
spread_chart = Istogramma delle valutazioni, da { $from } a { $to }
spread_axis = Valutazione (ER)
spread_scale = Schemi, scala a radice quadrata
spread_least = Valutazione minima mostrata
spread_most = Valutazione massima mostrata
spread_filter = Mostra solo
spread_filter_help = per es. 6.6–7.2 o X-Wing

## Workbench: the filters of the table

chips = Filtri attivi
chip_rating = Valutazione { $from }–{ $to }
chip_text = «{ $text }»
chip_remove = { $filter }: rimuovi questo filtro

facet_name = { $facet ->
    [givens] Indizi
    [technique] Passo più difficile
    [symmetry] Simmetria
    [solutions] Soluzioni
   *[minimal] Indizi superflui
}
facet_any = { $facet ->
    [givens] Indizi: tutti
    [technique] Tecnica: tutte
    [symmetry] Simmetria: tutte
    [solutions] Soluzioni: tutte
   *[minimal] Minimi o no
}
facet_givens = { $count ->
    [one] { $count } indizio
   *[other] { $count } indizi
}
facet_one_solution = 1 soluzione
facet_solutions = { $count } soluzioni
facet_minimal = { $is_minimal ->
    [yes] Minimo
   *[no] Non minimo
}
facet_no_symmetry = Nessuna simmetria
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Schema { $line }
row_givens = { $count ->
    [one] { $count } indizio
   *[other] { $count } indizi
}
row_board = Schema { $line }: { $digits }
row_play = Gioca
row_rate = Valuta
row_copy = Copia
row_rating = Valutazione…
row_rated = Lo schema { $line } vale { $rating }.
row_unreadable = Questa riga non è uno schema.
row_value = { $value }
row_rated_as = Valutazione
row_symmetry = Simmetria
symmetry = { $symmetry ->
    [rotate180] Mezzo giro
    [rotate90] Quarto di giro
    [mirror-h] Sinistra-destra
    [mirror-v] Alto-basso
    [diagonal] Diagonale
   *[antidiagonal] Antidiagonale
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Nessuna
row_minimal = Minimo
row_redundant = { $count ->
    [0] Sì
    [one] No, { $count } superfluo
   *[other] No, { $count } superflui
}
row_seed = Seme

## Practice, lessons and the solve path

learn_lesson = Lezione
learn_practise = Esercitati
learn_all = Tutte le tecniche
learn_back_to_bench = Torna all’officina
learn_board = Sudoku, { $title }, { $board }
learn_board_help = Frecce per spostarti. Il testo accanto alla griglia spiega che cosa vi è segnato.
learn_explanation = Spiegazione
learn_loading = Caricamento…
learn_learned = { $learned ->
    [one] { $learned } tecnica imparata su { $count }
   *[other] { $learned } tecniche imparate su { $count }
}
learn_find = Trova una tecnica
learn_all_shown = Sono mostrate tutte le tecniche.
learn_found = { $count ->
    [0] Nessuna tecnica trovata.
    [one] { $count } tecnica trovata.
   *[other] { $count } tecniche trovate.
}
learn_next = La prossima per te
learn_nearly = Quasi imparata
learn_repeat = Da ripassare
learn_met = { $count ->
    [one] Questa tecnica compare in uno dei tuoi schemi risolti.
   *[other] Questa tecnica compare in { $count } dei tuoi schemi risolti.
}
learn_puzzle = Usala in uno schema
learn_positions = { $solved ->
    [one] { $solved } posizione risolta su { $needed }
   *[other] { $solved } posizioni risolte su { $needed }
}
learn_solve_nine = Risolvine nove per impararla.
learn_is_learned = Hai imparato questa tecnica.
learn_section = { $section ->
    [singles] Singoli
    [subsets] Candidati bloccati e sottoinsiemi
    [fish] Pesci
    [one_digit] Una sola cifra
    [wings] Wing
    [uniqueness] Unicità
    [colours] Colorazione
    [chains] Catene e anelli
    [sets] Insiemi quasi bloccati
    [forcing] Catene e reti forzate
    [clues] Somme, linee e vincoli
   *[hardest] Gli schemi più difficili
}
learn_section_learned = { $learned ->
    [one] { $learned } imparata su { $count }
   *[other] { $learned } imparate su { $count }
}
learn_rated = valutazione { $from }–{ $to }
learn_tiers = da { $from } a { $to }
learn_detail = { $section } · { $detail }
learn_solving = Risolvo passo per passo…
learn_searching = Cerco una posizione…
learn_searching_so_far = { $count ->
    [one] Cerco una posizione ({ $count } schema finora)…
   *[other] Cerco una posizione ({ $count } schemi finora)…
}
learn_no_game = Non c’è nessuna partita in corso.
learn_mistake = Sulla griglia c’è un errore: da qui non c’è un percorso risolutivo. «Aiuto» ti mostra l’errore.
learn_not_kept = Nonet non può salvare quanti esercizi hai risolto: lo spazio del browser è pieno o bloccato.
learn_not_loaded = Il risolutore non si è caricato. Sei offline?
learn_crashed = Il risolutore è andato in crash. Nonet l’ha riavviato: riprova.
learn_took_too_long = Ci voleva troppo tempo, quindi Nonet si è fermato. Riprova.

## Practice

practice_tier = { $tier ->
    [beginner] Principiante
    [easy] Facile
    [medium] Medio
    [hard] Difficile
    [expert] Maestro
    [extreme] Estremo
   *[beyond] Oltre l’estremo
}
practice_write = { $technique }: scegli la cella e inserisci la sua cifra.
practice_remove = { $technique }: scegli una cella, poi la cifra che puoi escluderne.
practice_filled = { $cell } ha già una cifra.
practice_no_candidate = La cifra { $digit } non è un candidato di { $cell }.
practice_crossed = In { $cell } la cifra { $digit } è già esclusa.
practice_needed = Non proprio: la cifra { $digit } serve in { $cell }.
practice_wrong = Non proprio: { $cell } non è { $digit }.
practice_other_write = Non proprio: { $cell } è { $digit }, ma «{ $technique }» non lo mostra.
practice_other_remove = Non proprio: { $cell } non è { $digit }, ma «{ $technique }» non lo mostra.
practice_right = Giusto. Questo passo ne esclude ancora { $left }.
practice_done = { $count ->
    [one] Giusto. Finora { $count } risolto. Il passo: { $line }
   *[other] Giusto. Finora { $count } risolti. Il passo: { $line }
}
practice_where = Dove?
practice_show = Mostrami
practice_another = Un altro

## Solve path

path_steps = Tutti i passi
path_copy = Copia
path_place = Passo { $number } di { $count }
path_spoken = Passo { $number } di { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }, { $count } passi
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } passo: { PLAIN($techniques) }.
   *[other] { $count } passi: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] Nessuna tecnica nota va oltre. { $count } cella resta vuota.
   *[other] Nessuna tecnica nota va oltre. { $count } celle restano vuote.
}

## Replay

replay_none = Non ci sono ancora mosse da rivedere.
replay_solved = { $level } · risolto in { $time }
replay_played = { $level } · { $time } di gioco
replay_board = Partita rivista, { $board }
replay_board_help = La griglia dopo questa mossa. Qui non puoi cambiarla.
replay_panel = La mossa attuale
replay_start = Inizio
replay_play = Avvia
replay_pause = Pausa
replay_branch = Riparti da qui
replay_score = Mosse
replay_jumps = Vai a
replay_speeds = Velocità
replay_speed = { $factor }×
replay_running = Riproduzione in corso.
replay_stopped = In pausa: { $what }
replay_at_start = Inizio della partita
replay_placed = { $digit } in { $cell }
replay_slip = { $digit } in { $cell }, una svista
replay_cleared = { $digit } tolto da { $cell }
replay_notes = Note in { $cell }: { SPACED($digits) }
replay_no_notes = Nessuna nota in { $cell }
replay_coloured = Colore in { $cell }
replay_many = { $count ->
    [one] { $count } cella cambiata
   *[other] { $count } celle cambiate
}
replay_nothing = Nessun cambiamento
replay_move = mossa { $number } di { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Rallentamento prima di { $cell }.
replay_slow_timed = { $time } prima di { $cell }.
replay_ladder = Il passo più facile qui:
replay_technique = Il passo più facile qui: { $technique }.
replay_to_slow = Rallentamento prima di { $cell }
replay_to_slow_timed = Rallentamento, { $time } prima di { $cell }
replay_to_step = { $spot }: { $technique }
replay_to_slip = Svista
replay_to_slip_timed = Svista, { $time }
replay_to_hint = Aiuto
replay_to_hint_timed = Aiuto, { $time }
replay_to_checkpoint = Segnalibro
replay_to_checkpoint_timed = Segnalibro, { $time }

## Made to order

new_level = Livello
new_level_givens = { $numbers } indizi
new_symmetry = Simmetria degli indizi
new_symmetry_none = Nessuna
new_symmetry_half_turn = Mezzo giro
new_symmetry_quarter_turn = Quarto di giro
new_symmetry_left_right = Sinistra-destra
new_symmetry_top_bottom = Alto-basso
new_symmetry_diagonal = Diagonale
new_symmetry_antidiagonal = Antidiagonale
new_method = Metodo
new_method_carve = Svuota una griglia piena
new_method_build = Riempi una griglia vuota
new_method_transform = Rimescola uno schema noto
new_method_starter = Rimescola lo schema incluso
new_givens = Numero di indizi
new_givens_help = per es. 24 o 22–26
order_fewest_givens = Minimo di indizi
order_most_givens = Massimo di indizi
new_rating_help = per es. 7.2 o 6.6–7.2. Le barre mostrano la frequenza di ogni valutazione.
order_lowest_rating = Valutazione minima
order_highest_rating = Valutazione massima
order_the_level = livello { $level }
order_by_techniques = La difficoltà la stabiliscono le tecniche: ora va bene qualsiasi valutazione.
order_time = Tempo per risolverlo
order_any_time = qualsiasi
order_by_time = Il livello ora è quello i cui schemi richiedono più o meno questo tempo.
order_clues = Vincoli
order_rules = Altre regole
order_new_regions = Ogni nuova partita ha altre regioni.
new_needs = Richiede
new_avoids = Esclude
order_least = Difficile almeno quanto
order_hardest_allowed = Niente di più difficile di
order_path_help = Le tecniche sono quelle degli aiuti, sul percorso che fa ogni volta il passo più facile.
custom_add = Aggiungi una tecnica…
custom_remove = Rimuovi «{ $technique }»
custom_both_names = { $name } ({ $english })
new_any = qualsiasi
new_seed = Seme
new_seed_help = Stesso seme e stesse opzioni, stesso schema. Lascialo vuoto per uno qualsiasi.
new_seed_draw = Nuovo seme
new_bad_seed = Un seme è un numero intero di non più di 19 cifre.
form_bad_givens = Indica un numero, come 24, o un intervallo, come 22–26.
form_bad_rating = Indica una valutazione, come 7.2, o un intervallo, come 6.6–7.2.
new_start = Genera

## Enter a puzzle

checking_puzzle = Verifico che lo schema abbia esattamente una soluzione…
givens_found = { $count ->
    [one] { $count } indizio.
   *[other] { $count } indizi.
}
no_solution = Questo schema non ha soluzioni.
cell_can_be = Questo schema ha più di una soluzione: { $cell } può essere { OR($digits) }. Le celle che cambiano sono segnate.
own_label = Incolla o scrivi uno schema
own_grid = Il tuo schema
own_play = Verifica e gioca
own_empty = Scrivi o incolla uno schema, o riempi la griglia. Per le celle vuote usa . 0 * o _.
own_too_few = { $count ->
    [0] Ancora nessun indizio. Uno schema { $board } ne ha almeno { $fewest }.
    [one] { $count } indizio. Uno schema { $board } ne ha almeno { $fewest }: aggiungine { $more } o più.
   *[other] { $count } indizi. Uno schema { $board } ne ha almeno { $fewest }: aggiungine { $more } o più.
}
own_one_solution = 1 soluzione.
own_not_known = Numero di soluzioni: non ancora noto.
own_open = Apri un file…
own_edit = Modifica gli indizi
own_workbench = Apri l’officina
own_edit_detail = Conserva solo gli indizi. Ctrl+Z sulla griglia ripristina il testo.
own_shared_puzzle = Schema condiviso
own_shared_game = Partita condivisa
own_shared_play = Gioca
own_shared_detail = Diventa una partita a sé. Le altre tue partite non cambiano.
own_shared_progress = { $placed ->
    [one] Al momento della condivisione era inserita { $placed } cifra su { $all }, in { $time }.
   *[other] Al momento della condivisione erano inserite { $placed } cifre su { $all }, in { $time }.
}
own_recognised = Testo riconosciuto
own_list = Schemi in questo testo
own_list_first = Sono elencati i primi { $shown } schemi su { $count }.
own_collection = Nome della raccolta
own_several_puzzles = { $count ->
    [one] { $count } schema · { $format }
   *[other] { $count } schemi · { $format }
}
own_placed = { $count ->
    [one] { $count } cifra inserita.
   *[other] { $count } cifre inserite.
}
own_noted = { $count ->
    [one] Note in { $count } cella.
   *[other] Note in { $count } celle.
}
own_removed = { $count ->
    [one] { $count } candidato eliminato.
   *[other] { $count } candidati eliminati.
}
own_coloured = { $count ->
    [one] { $count } cella colorata.
   *[other] { $count } celle colorate.
}
own_puzzle_number = Schema { $number }
format_line = Schema su una riga
format_grid = Griglia in righe
format_ss = File Simple Sudoku (.ss)
format_pencilmarks = Griglia di candidati
format_sdx = File SudoCue (.sdx)
format_sdk = File SadMan o SudoCue (.sdk)
format_hodoku = Riga di libreria HoDoKu
format_gsf = Riga della lista di gsf
format_sukaku = Sukaku: solo candidati
format_sudokuwiki = Link o codice SudokuWiki
format_sudokuexchange = Link SudokuExchange
format_fpuzzles = Schema f-puzzles
format_sudokupad = Link SudokuPad
format_opensudoku = File OpenSudoku
format_1gsudoku = File 1G Sudoku
format_tatham = Solo di Simon Tatham
format_iss = Testo di Interactive Sudoku Solver
format_nonet_text = Testo di Nonet
format_mixed = vari formati
text_unread = { $before ->
    [one] { $fault } Puoi usare lo schema precedente.
   *[other] { $fault } Puoi usare gli schemi precedenti ({ $before }).
}
text_too_long = Questo testo supera 1 MB. L’officina legge liste lunghe.
text_too_many = Questa lista ha più di 100.000 schemi. L’officina legge liste lunghe.
text_unknown = Nonet non conosce questo formato di sudoku.
text_unknown_link = Questo link non ha uno schema in un formato che Nonet conosce.
text_needs_network = Lo schema di questo link è su un server, e Nonet non usa la rete. Apri il link, copia lo schema da lì e incollalo qui.
text_unsupported_format = { $kind ->
    [scf] Nonet non può leggere questo tipo di link SudokuPad (scf). Esporta lo schema da SudokuPad a f-puzzles e incolla quel link.
   *[other] Nonet non può leggere questo tipo di file.
}
text_rules = { $count ->
    [one] Lo schema ha una regola che Nonet non conosce: { $rules }.
   *[other] Lo schema ha regole che Nonet non conosce: { $rules }.
}
text_rule = { $rule ->
    [killer] gabbie killer
    [parity] celle pari e dispari
    [irregular] regioni irregolari
    [other_kind] le regole di un altro tipo di sudoku
    [thermometers] termometri
    [arrows] frecce
    [little_killer] somme little killer
    [sandwich] somme sandwich
    [between] linee between
    [palindromes] palindromi
    [kropki] punti Kropki
    [extremes] celle minime e massime
    [lines] linee
   *[drawings] disegni sulla griglia
}
text_other_rule = { $name }
own_palette = Disegna sulla griglia
own_palette_digits = Cifre
own_group = { $group ->
    [cells] Celle
    [cages] Gabbie e regioni
    [lines] Linee
    [between] Tra le celle
    [outside] Fuori dalla griglia
   *[whole] Tutta la griglia
}
own_how = { $how ->
    [marks] Tocca una cella per segnarla, e di nuovo per togliere il segno. Da tastiera: Spazio.
    [pair] Trascina da una cella a una accanto. Da tastiera: Spazio su entrambe, poi Invio.
    [square] Trascina su quattro celle che si toccano in un angolo. Da tastiera: Spazio su due opposte, poi Invio.
    [outside] Tocca una cella del bordo, o trascina da lì verso l’interno, anche in diagonale. Da tastiera: Spazio su quella cella, per una diagonale anche sulla sua cella successiva, poi Invio.
    [groups] Trascina sul primo gruppo di celle, poi sul secondo. Da tastiera: Spazio su ogni cella, Invio dopo ogni gruppo.
    [arrow] Trascina dal cerchio fino alla punta della freccia. Da tastiera: Spazio sul cerchio, a ogni svolta e sulla punta, poi Invio.
    [area] Trascina sulle celle. Da tastiera: Spazio su ogni cella, poi Invio.
    [regions] Trascina da una cella: tutte le celle su cui passi entrano nella sua regione. Da tastiera: Spazio su ogni cella, poi Invio.
   *[line] Trascina lungo la linea. Da tastiera: Spazio all’inizio, a ogni svolta e alla fine, poi Invio.
}
own_cant_place = Qui non è possibile: { $rule }.
own_cant_value = { CAP($rule) }: questo valore non è possibile.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Ogni regione deve avere { $side } celle. Dimensioni da correggere: { $sizes }.
own_values = Valore
own_turn = Inverti
own_done = Fatto
own_copy = Duplica
own_copy_how = Tocca la cella in cui deve iniziare la copia.
own_new_regions = Regioni casuali
own_regions_changed = Sono state disegnate nuove regioni.
own_finish_and = e
own_finish_nothing = nient’altro
own_equal = Sempre uguali
own_equal_cells = { $cells }
own_different_cells = { $cell } è sempre diversa da { $cells }, anche se non si vedono.
own_clues = Regole e vincoli
own_remove = Rimuovi
own_remove_part = Rimuovi: { $part }
own_part_given = { $digit } in { $cell }
own_known = Su questo schema
own_solutions = { $count ->
    [one] { $count } soluzione
   *[other] { $count } soluzioni
}
own_solutions_at_least = { $count ->
    [one] Almeno { $count } soluzione
   *[other] Almeno { $count } soluzioni
}
own_hardest = Passo più difficile: { $step }
own_contradiction = Questi elementi si contraddicono
own_contradiction_detail = Basta toglierne uno qualsiasi e gli altri hanno una soluzione.
own_not_needed = Non necessari, presi uno per uno
own_needless_of = { $count } su { $all }
own_all_needed = Qui non c’è nulla di superfluo.
own_path = Percorso risolutivo
own_clear = Ricomincia da zero
own_finish = Completa la creazione
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Aggiungi
own_finish_digits = cifre
# A choice of levels.
own_finish_any = qualsiasi
# The button that lets Nonet finish the puzzle.
own_finish_go = Completa
own_minimise = Rimuovi il superfluo
own_changing = Nonet sta lavorando allo schema…
own_changed_nothing = Non c’era nulla da cambiare.
own_digits_added = { $count ->
    [one] { $count } cifra aggiunta.
   *[other] { $count } cifre aggiunte.
}
own_clues_added = { $count ->
    [one] { $count } vincolo aggiunto.
   *[other] { $count } vincoli aggiunti.
}
own_digits_taken = { $count ->
    [one] { $count } cifra rimossa.
   *[other] { $count } cifre rimosse.
}
own_clues_taken = { $count ->
    [one] { $count } vincolo rimosso.
   *[other] { $count } vincoli rimossi.
}
own_change_several = Questo schema ha più di una soluzione. Completa prima la creazione.
own_change_not_decided = Nonet non è riuscito a stabilire quante soluzioni ha questo schema.
own_change_not_found = Nonet non ha trovato nessuno schema del genere. Prova un altro livello o altri vincoli.
own_offers = Una cifra in più e la soluzione è unica
own_offer = { $digit } in { $cell }
own_shares_most = nella maggior parte delle soluzioni
own_shares_lone = in una sola
own_shares_all = in tutte
own_rules = Le regole di questo schema
own_about = Titolo, autore e regole
own_about_describe = Inserisci le regole scritte da Nonet
own_about_field = { $said ->
    [title] Titolo
    [author] Ideato da
    [rules] Regole con parole tue
   *[message] Messaggio finale
}
text_board = Nonet non ha griglie di questo tipo: { $board }.
text_cells = { $found ->
    [one] { $found } cella invece di { $expected }.
   *[other] { $found } celle invece di { $expected }.
}
text_rows = { $found ->
    [one] { $found } riga invece di { $expected }.
   *[other] { $found } righe invece di { $expected }.
}
text_contradiction = Questa griglia contraddice gli indizi.
text_damaged = I dati di questo link sono danneggiati o incompleti. Copia il link intero.
text_json = Questo JSON non è valido. Copia il testo intero.
text_xml = Questo XML non è valido. Copia il testo intero.
text_missing = Manca «{ $name }».
text_value = { $kind ->
    [candidate] «{ $value }» non è un candidato valido: servono cifra, riga e colonna, come 512.
    [cell] «{ $value }» non è una cella valida.
    [colour] «{ $value }» non è un colore valido.
    [digit] «{ $value }» non è una cifra valida.
    [note] «{ $value }» non è una nota valida.
    [size] «{ $value }» non è una dimensione valida.
   *[version] «{ $value }» è una versione del formato che Nonet non conosce.
}
own_cell_unread = { $symbol }, non è una cifra, { $place }
own_cell_certain = { $digit } in tutte le soluzioni, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

set_groups = Gruppi di impostazioni
set_appearance = Aspetto
set_board = Griglia ed evidenziazioni
set_checking = Controlli e aiuti
set_keys = Tasti e touch screen
set_excerpt = Questa parte della partita mostra subito ogni modifica.
set_palette = Colori
set_palette_standard = Standard
set_palette_colour-blind = Daltonismo
set_palette_high-contrast = Alto contrasto
set_clock = Cronometro
set_clock_detail = Mostra da quanto tempo giochi.
set_mistakes = Segna gli errori
set_mistakes_never = Mai
set_mistakes_full = A griglia piena
set_mistakes_always = Subito
set_conflicts = Cifre ripetute
set_conflicts_detail = Segna una cifra che si ripete in una riga, colonna o riquadro.
set_combinations = Combinazioni delle gabbie
set_combinations_detail = Mostra sotto la griglia la somma rimanente della gabbia selezionata e le cifre possibili.
set_clean_notes = Pulisci le note
set_clean_notes_detail = Inserire una cifra cancella anche le note che esclude.
set_fill_singles = Riempi i singoli
set_fill_singles_detail = Inserire una cifra riempie anche ogni cella a cui resta un solo candidato o che è l’unico posto di una cifra. Un solo «Annulla» toglie tutto.
set_peers = Riga, colonna e riquadro
set_peers_detail = Evidenzia la riga, la colonna e il riquadro della cella selezionata.
set_same = Stessa cifra
set_same_detail = Evidenzia le celle con la cifra selezionata.
set_left = Cifre rimanenti
set_left_detail = Il numero appare su ogni tasto.
set_uniqueness = Tecniche di unicità
set_uniqueness_detail = Consenti aiuti come i rettangoli unici, che presuppongono una sola soluzione.
set_extras = Altre tecniche
set_extras_detail = Consenti anche aiuti come Medusa 3D e WXYZ-Wing. Sostituiscono alcune catene.
set_level_steps = Livelli con le loro tecniche
set_level_steps_detail = Una nuova partita classica richiede ciò che il suo livello promette: almeno una coppia per «Difficile», almeno una catena per «Estremo». Altrimenti possono bastare passi più facili.
set_advice = Consigli in «Impara»
set_advice_detail = Mostra in cima alla pagina la prossima tecnica da imparare e quella da ripassare.
set_letters = Scorciatoie con lettere
set_letters_detail = N per le note, H per un aiuto e così via.
set_keys_table = Cambia i tasti
set_key_button = { $does }: { $keys }
set_key_none = nessuno
set_key_press = Premi un tasto…
set_key_taken = { $key } è già assegnato a: { $does }
set_key_reset = Ripristina
set_key_reset_all = Ripristina tutti
set_digit_first = Prima la cifra
set_digit_first_detail = Scegli una cifra sul tastierino, poi tocca le celle in cui va.
set_language = Lingua
set_language_browser = Come nel browser
set_language_offline = { $name } (serve la rete)
set_language_failed = Questa lingua non si è caricata. Connettiti alla rete e sceglila di nuovo.
set_language_absent = Questa lingua non è sul dispositivo: { $wanted }. Connettiti alla rete e ricarica la pagina.
set_language_near = Questa lingua non è ancora disponibile: { $wanted }. Nonet usa al suo posto: { $shown }.
set_text_size = Dimensione del testo
set_text_size_normal = Normale
set_text_size_large = Grande
set_text_size_larger = Molto grande
set_hand = Tastierino
set_hand_right = A destra
set_hand_left = A sinistra
set_cell_names = Notazione delle celle
set_note_layout = Note d’angolo
set_note_layout_fixed = Ognuna al suo posto
set_note_layout_packed = Lungo il bordo
set_show_notes = Le tue note
set_show_notes_detail = Nascondile per vedere solo la griglia. Restano salvate.
set_candidates = Tutti i candidati
set_candidates_detail = Mostra che cosa può contenere ogni cella, sotto le tue note.
set_voice = Screen reader
set_verbosity = Nomi delle celle
set_verbosity_full = Riga, colonna e riquadro
set_verbosity_brief = Nome breve
set_verbosity_content = Solo il contenuto
set_say_left = Cifre rimanenti
set_say_left_detail = Annuncia quante ne restano dopo ogni inserimento.

## Help

help_search = Cerca nella guida
help_found = { $count ->
    [one] { $count } voce trovata.
   *[other] { $count } voci trovate.
}
help_nothing_found = Nessun risultato. Prova un’altra parola.
help_play = Come si gioca
help_goal = Riempi ogni cella vuota in modo che ogni riga, ogni colonna e ogni riquadro contenga ogni cifra una volta. Ogni schema ha una sola soluzione.
help_place = Cerca un posto. Tutte le altre celle vuote di questo riquadro vedono già la cifra: deve quindi andare qui. Scegli una cella, poi una cifra. Premi di nuovo la stessa cifra per cancellarla.
help_notes_picture = Scegli «Angolo» o «Centro» per annotare in piccolo che cosa può ancora contenere una cella. Per la notazione Snyder usa «Angolo».
help_conflicts = Una sottolineatura ondulata segna una cifra che si ripete in una riga, colonna o riquadro.
help_hint_button = «Aiuto» mostra dove guardare. Ogni nuovo tocco mostra di più: la tecnica, la sua figura, la dimostrazione, e infine esegue il passo. Se c’è un errore, «Aiuto» mostra prima quello.
help_saving = Nonet salva la partita su questo dispositivo dopo ogni mossa. Non invia niente a nessuno.
help_import = Incolla in qualsiasi pagina un link o un testo di SudokuPad, f-puzzles, HoDoKu o di un altro programma, o trascina un file: Nonet mostra lo schema.
help_keys = Tasti
help_glossary = Glossario
help_about = Informazioni
help_version = Nonet { $version }, build { $build }
help_privacy = Non viene inviato niente: Nonet non ha un server, e le tue partite restano su questo dispositivo.
help_licences = Licenze di tutto ciò che Nonet contiene

## Help: keys

help_moving = Spostarsi
help_selecting = Selezionare celle
help_digits = Cifre
help_notes = Note
help_hints = Aiuti
help_ear = Lettura ad alta voce
help_others = Altro
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = da 1 a { $last }
key_digits_letters = da 1 a 9, da A a { $last }
key_cap = { $name ->
    [Space] Spazio
    [PageUp] Pag su
    [PageDown] Pag giù
    [Escape] Esc
    [Enter] Invio
    [Backspace] Backspace
    [Delete] Canc
    [Home] Inizio
    [End] Fine
    [Insert] Ins
   *[Tab] Tab
}
key_held_digit = cifra
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Maiusc+{ $key }
key_outside = { $key } fuori dalla griglia
key_does = { $key ->
    [move] Spostati
    [empty] Cella vuota successiva o precedente
    [ends] Prima o ultima cella della riga; con Ctrl, della griglia
    [box] Su o giù di un riquadro
    [tab] Dalla griglia ai pulsanti
    [extend] Estendi la selezione
    [digit] Inserisci una cifra, o cancellala se c’è già
    [light] Evidenzia una cifra; un tocco o Invio la inserisce
    [corner] Nota d’angolo
    [centre] Nota al centro
    [colour] Colore
    [strike] Barra un candidato
    [erase] Cancella
    [hint-next] Fase successiva dell’aiuto aperto
    [hint-next-outside] Fase successiva dell’aiuto aperto, fuori dalla griglia
    [hint-back] Fase precedente dell’aiuto aperto
    [hint-back-outside] Fase precedente dell’aiuto aperto, fuori dalla griglia
    [hint-do] Esegui l’aiuto aperto
    [hint-close] Chiudi l’aiuto
    [use] Scegli la cella, se selezioni le celle una a una o se una cifra è evidenziata
    [up] Su
    [left] Sinistra
    [down] Giù
    [right] Destra
    [extend-up] Seleziona la cella sopra
    [extend-left] Seleziona la cella a sinistra
    [extend-down] Seleziona la cella sotto
    [extend-right] Seleziona la cella a destra
    [next-empty] Cella vuota successiva
    [previous-empty] Cella vuota precedente
    [row-start] Inizio della riga
    [row-end] Fine della riga
    [first] Prima cella
    [last] Ultima cella
    [box-up] Su di un riquadro
    [box-down] Giù di un riquadro
    [select-all] Seleziona tutte le celle
    [select-alike] Seleziona tutte le celle come questa
    [clue] Vincolo successivo o precedente
    [next-clue] Seleziona le celle del vincolo successivo
    [previous-clue] Seleziona le celle del vincolo precedente
    [select-cell] Aggiungi questa cella alla selezione, o toglila
    [select] Seleziona le celle una a una
    [escape] Togli l’evidenziazione o la selezione
    [mode-digit] Cifre
    [mode-corner] Note d’angolo
    [mode-centre] Note al centro
    [mode-colour] Colori
    [next-mode] Modalità successiva
    [notes] Note d’angolo sì o no
    [candidates] Mostra o nascondi i candidati
    [hint] Aiuto, o fase successiva di quello aperto
    [undo] Annulla
    [redo] Ripeti
    [zoom] Ingrandisci una griglia grande, o mostrala intera
    [pause] Pausa
    [check] Controlla gli errori
    [checkpoint] Aggiungi un segnalibro
    [copy] Copia la griglia come testo
    [read-row] Ascolta la riga
    [read-column] Ascolta la colonna
    [read-box] Ascolta il riquadro
    [read-left] Ascolta quante ne restano di ogni cifra
    [read-candidates] Ascolta che cosa può essere la cella
    [read-selection] Ascolta quali celle sono selezionate
    [read-colours] Ascolta dove sono i colori
    [read-strikes] Ascolta quali candidati sono barrati
   *[help] Guida
}

## Help: glossary

term_given = Indizio
means_given = Una cifra presente nello schema fin dall’inizio. Non puoi cambiarla.
term_cell_name = Nome di una cella
means_cell_name = r4c5 è la cella nella riga 4 e nella colonna 5: r sta per riga, c per colonna. Nelle impostazioni puoi scegliere un’altra notazione.
term_house = Unità
means_house = Una riga, una colonna o un riquadro. Alcune griglie hanno anche due diagonali. Un’unità contiene ogni cifra una volta.
term_peer = Cella collegata
means_peer = Una cella nella stessa riga, colonna o riquadro di un’altra. Le due celle si vedono e non contengono mai la stessa cifra.
term_candidate = Candidato
means_candidate = Una cifra ancora possibile in una cella: nessuna cella collegata la contiene e nessun passo l’ha eliminata.
term_note = Nota
means_note = Una piccola cifra che scrivi in una cella. Quasi tutti annotano i candidati.
term_conflict = Conflitto
means_conflict = La stessa cifra due volte in un’unità. Nonet la segna con una sottolineatura ondulata.
term_mistake = Errore
means_mistake = Una cifra diversa dalla soluzione. Può sembrare giusta per molto tempo.
term_single = Singolo
means_single = L’ultimo candidato di una cella (singolo nudo), o l’ultimo posto per una cifra in un’unità (singolo nascosto).
term_subset = Sottoinsieme
means_subset = Due, tre o quattro celle di un’unità che si spartiscono altrettante cifre: una coppia, una tripla o una quadrupla. Le altre celle dell’unità non possono avere queste cifre.
term_strong_link = Legame forte
means_strong_link = Due candidati di cui almeno uno è vero. Se uno è falso, l’altro è vero.
term_weak_link = Legame debole
means_weak_link = Due candidati di cui al massimo uno è vero. Se uno è vero, l’altro è falso.
term_chain = Catena
means_chain = Candidati uniti da legami forti e deboli alternati. Se il primo è falso, l’ultimo è vero.
term_fish = Pesce
means_fish = Una cifra i cui posti in alcune righe stanno tutti in altrettante colonne, o viceversa. X-Wing, Swordfish e Jellyfish sono pesci.
term_uniqueness = Unicità
means_uniqueness = Uno schema ha esattamente una soluzione. Alcune tecniche se ne servono: escludono le figure che ne permetterebbero due.
term_rating = Valutazione
means_rating = La difficoltà del passo più difficile di uno schema, sulla scala di Sudoku Explainer. Gli schemi più facili valgono 1.2, i più difficili noti quasi 12.

## Dates

date_today = Oggi
date_yesterday = Ieri
date_unknown = Data sconosciuta
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $placed ->
    [one] { $level }, { $placed } inserita su { $open }, { PLAIN($parts) }
   *[other] { $level }, { $placed } inserite su { $open }, { PLAIN($parts) }
}
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = aperta
games_rating = valutazione { $rating }
games_estimated = tempo stimato: { $minutes }
games_solved_in = risolta in { $time }
games_played_for = { $time } di gioco
games_last = { $date }
games_to_go = { $count ->
    [0] Risolta
    [one] ne resta { $count }
   *[other] ne restano { $count }
}

games_go_on = Riprendi
games_continue = Continua
games_in = Incolla o apri schemi
games_in_detail = 81 caratteri, un link, un file o una lista
games_saved_title = Salvate
games_search = Cerca partite
games_search_example = es. Difficile, 2026-11, rating>3
games_order = Ordine
games_order_played = Giocate di recente
games_order_begun = Iniziate di recente
games_order_title = Titolo
games_order_rating = Difficoltà
games_order_time = Tempo di gioco
games_order_progress = Più vicine alla fine
games_kind = Tipo di partite
games_all = Tutte
games_playing = In corso
games_solved = Risolte
games_own = I tuoi schemi
games_collection = Raccolta
games_any_collection = Tutte le raccolte
games_tag = Etichetta
games_any_tag = Tutte le etichette
games_choose = Scegline più di una
games_choose_all = Scegli tutte
games_choose_done = Fatto
games_picked = { $count ->
    [one] { $count } partita scelta
   *[other] { $count } partite scelte
}
games_delete = Elimina
games_add_tag = Aggiungi etichetta
games_bring_back = Annulla
games_edit = Titolo ed etichette
games_edit_title = Titolo ed etichette
games_title = Titolo
games_tags = Etichette
games_tags_hint = Separa le etichette con virgole.
games_store = Salva
games_back_up = Backup
games_restore = Ripristina
games_more = Mostra altro
games_none = Ancora nessuna partita. Ogni partita iniziata viene conservata qui.
games_none_found = Nessuna partita corrisponde. Cambia la ricerca o scegli «Tutte».
games_found = { $count ->
    [one] { $count } partita mostrata su { $all }
   *[other] { $count } partite mostrate su { $all }
}
games_loading = Caricamento delle partite…
games_retry = Riprova

games_deleted = { $count ->
    [one] { $count } partita eliminata.
   *[other] { $count } partite eliminate.
}
games_brought_back = { $count ->
    [one] { $count } partita recuperata.
   *[other] { $count } partite recuperate.
}
games_board_stays = La partita aperta non si può eliminare. Prima iniziane un’altra.
games_saved = { $count ->
    [one] { $count } partita salvata in nonet-backup.txt.
   *[other] { $count } partite salvate in nonet-backup.txt.
}
games_unreadable = Questa partita non si può aprire: il salvataggio è danneggiato. Un backup la contiene ancora.
games_failed = Nonet non è riuscito ad accedere alle tue partite. Ricarica la pagina, poi riprova.
games_blocked = Questa finestra del browser non conserva un archivio, per esempio perché è in incognito. Vedi solo le partite che Nonet ha potuto salvare. Fai un backup di ciò che vuoi tenere.
games_full = Su questo dispositivo non c’è più spazio per altre partite. Le ultime mosse sono al sicuro finché questa scheda è aperta. Libera spazio, o elimina partite che non ti servono più.
games_newer = Una versione più recente di Nonet ha salvato le tue partite. Ricarica la pagina per aprirle. Se non basta, riprova più tardi: nessuna è andata persa.
games_no_backup = Questo file non è un backup di Nonet. Scegli un file creato con «Backup».
games_unread = { $count ->
    [one] { $count } partita salvata non è leggibile. Un backup la contiene ancora.
   *[other] { $count } partite salvate non sono leggibili. Un backup le contiene ancora.
}

restored_new = { $count ->
    [one] { $count } partita aggiunta.
   *[other] { $count } partite aggiunte.
}
restored_updated = { $count ->
    [one] { $count } partita aggiornata.
   *[other] { $count } partite aggiornate.
}
restored_kept = { $count ->
    [one] { $count } partita era già qui.
   *[other] { $count } partite erano già qui.
}
restored_unread = { $count ->
    [one] { $count } partita danneggiata tralasciata.
   *[other] { $count } partite danneggiate tralasciate.
}
restored_newer = { $count ->
    [one] { $count } partita viene da una versione più recente di Nonet. Ricarica la pagina, poi ripristina di nuovo.
   *[other] { $count } partite vengono da una versione più recente di Nonet. Ricarica la pagina, poi ripristina di nuovo.
}
restored_cut = Il file finisce troppo presto: forse mancano alcune partite.
restored_others = Se qui avevi continuato in modo diverso, Nonet conserva entrambe le versioni.
restored_nothing = Questo backup non ha partite.

games_collecting = { $count ->
    [one] Aggiunta di { $count } schema…
   *[other] Aggiunta di { $count } schemi…
}
collected_added = { $count ->
    [0] Nessuno schema aggiunto.
    [one] { $count } schema aggiunto.
   *[other] { $count } schemi aggiunti.
}
collected_unsolvable = { $count ->
    [one] { $count } schema senza soluzioni è stato tralasciato.
   *[other] { $count } schemi senza soluzioni sono stati tralasciati.
}
collected_several = { $count ->
    [one] { $count } schema con più soluzioni è stato tralasciato.
   *[other] { $count } schemi con più soluzioni sono stati tralasciati.
}
own_collect = Aggiungi tutti alle partite
own_link_newer = Una versione più recente di Nonet ha creato questo link. Ricarica la pagina, poi riapri il link.
own_link_damaged = Questo link è danneggiato o troncato. Copialo di nuovo, per intero.
format_nonet = Link Nonet

## Sharing a game

out_title = Condividi o esporta
out_print = Stampa su carta
out_none = Non c’è nessuna partita da condividere. Prima iniziane una.
out_progress = Con i tuoi progressi
out_progress_detail = Comprende le tue cifre, le note, i colori e le mosse. Altrimenti solo lo schema.
out_link = Link
out_link_detail = Il link contiene la partita stessa. Niente è conservato altrove.
out_copy_link = Copia il link
out_copy_text = Copia il testo
out_copy_path = Copia il percorso
out_copy_seed = Copia il seme
out_share_link = Condividi il link
out_share_picture = Condividi l’immagine
out_picture = Immagine
out_svg = Salva come SVG
out_png = Salva come PNG
out_text = Testo e file
out_format = Formato
out_save = Salva come file
out_left_out = Questo formato non comprende: { PLAIN($parts) }.
out_part = { $part ->
    [progress] cifre inserite
    [corner] note d’angolo
    [centre] note al centro
    [removed] candidati barrati
    [colours] colori
   *[history] cronologia
}
out_programs = Altri programmi
out_open_sudokupad = Apri in SudokuPad
out_open_sudokuexchange = Apri in SudokuExchange
out_open_sudokuwiki = Apri in SudokuWiki
out_no_board = { $format ->
    [sudokupad] SudokuPad non ha questa griglia.
    [sudokuexchange] SudokuExchange non ha questa griglia.
    [sudokuwiki] SudokuWiki non ha questa griglia.
   *[other] Questo formato non ha questa griglia. Scegline un altro.
}
out_path = Percorso risolutivo
out_path_find = Trova il percorso risolutivo
out_path_wait = Risolvo passo per passo…
out_path_classic = Solo le griglie classiche hanno un percorso risolutivo.
out_path_found = { $count ->
    [one] Il percorso ha { $count } passo.
   *[other] Il percorso ha { $count } passi.
}
out_path_text = Salva come testo
out_path_html = Salva come pagina web
out_seed = Seme
out_seed_detail = Stesso seme e stesse opzioni, stesso schema.

## Daily puzzles

daily_today = Oggi
daily_archive = Tutti i giorni
daily_play = Gioca
daily_solved = { $solved ->
    [one] { $solved } risolto su { $count }
   *[other] { $solved } risolti su { $count }
}
daily_date = { DAY($day) }
daily_day = { $solved ->
    [one] { $date }, { $solved } risolto su { $count }
   *[other] { $date }, { $solved } risolti su { $count }
}
daily_day_later = { $date }, non ancora
daily_month_before = Mese precedente
daily_month_after = Mese successivo
daily_new = Schema del giorno, { $level }, non iniziato, { $minutes }
daily_playing = Schema del giorno, { $level }, { $time } di gioco
daily_done = Schema del giorno, { $level }, risolto in { $time }
daily_done_with_hints = { $count ->
    [one] Schema del giorno, { $level }, risolto in { $time } con { $count } aiuto
   *[other] Schema del giorno, { $level }, risolto in { $time } con { $count } aiuti
}
daily_about = Ogni giorno, gli stessi schemi per tutti.
daily_week = Questa settimana
daily_later = non ancora
variant_new = { CAP($rule) }, schema non iniziato
variant_playing = { CAP($rule) }, { $time } di gioco
variant_done = { CAP($rule) }, schema risolto in { $time }
variant_done_with_hints = { $count ->
    [one] { CAP($rule) }, schema risolto in { $time } con { $count } aiuto
   *[other] { CAP($rule) }, schema risolto in { $time } con { $count } aiuti
}
daily_result = Il tuo risultato
daily_copy = Copia
daily_share = Condividi

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } aiuto
   *[other] { $level } { $time }, { $count } aiuti
}
result_open = { $level } –
result_streak = { $days } giorni di fila

## Statistics

stats_period = Periodo
stats_weeks = 9 settimane
stats_year = Quest’anno
stats_all = Da sempre
stats_count_all = Conta le partite con aiuti
stats_counts = Record, mediana e andamento contano le partite risolte senza aiuti né controlli. Le copie di partite risolte non contano mai.
stats_counts_all = Record, mediana e andamento contano tutte le partite risolte, anche con aiuti e controlli. Le copie di partite risolte non contano mai.
stats_nothing = Ancora nessuno schema risolto.
stats_start = Iniziane uno
stats_analysing = { $count ->
    [one] Analisi di { $count } partita…
   *[other] Analisi di { $count } partite…
}
stats_level = Livello
stats_solved = Risolti
stats_trend = Ultime nove settimane
stats_other = Altro
stats_no_hint = senza aiuti
stats_hinted = con aiuti
stats_minutes = min
stats_faster = { $percent }% più veloce nelle ultime nove settimane
stats_slower = { $percent }% meno veloce nelle ultime nove settimane
stats_steady = Veloce come prima
stats_with_hints = { $count } con aiuti
stats_chart = { $solved ->
    [one] Tempi di { $solved } partita, { $level }: record { $best }, mediana { $median }
   *[other] Tempi di { $solved } partite, { $level }: record { $best }, mediana { $median }
}
stats_as_table = Come tabella
stats_hints = Aiuti
stats_times = Tempi: partite senza aiuti + partite con aiuti
stats_time = Tempo
stats_range = da { $from } a { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Giorni di fila
stats_days_in_row = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
}
stats_longest = record { $count }, { $end }
stats_no_streak = Risolvi uno schema oggi per cominciare.
stats_calendar = { $count ->
    [one] Nove settimane: hai risolto schemi in { $count } giorno
   *[other] Nove settimane: hai risolto schemi in { $count } giorni
}
stats_now = oggi
stats_calendar_key = Nove settimane. Più grande è il quadrato, più schemi hai risolto: 1, 2, 3 o più.
stats_week = Settimana del
stats_slow_title = Dove rallenti
stats_slow = { $count ->
    [1] { $time }, una volta
   *[other] { $time } in media, { $count } volte
}
stats_met_title = Tecniche nei tuoi schemi
stats_met = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
stats_found = { $count ->
    [1] Un passo trovato, in { $time }
   *[other] { $count } passi trovati, { $time } in media
}
stats_after_hint = { $count ->
    [1] una volta dopo un aiuto
   *[other] { $count } volte dopo un aiuto
}
stats_guesses = { $count ->
    [one] { $count } mossa tirata a indovinare: nessuna tecnica la spiega.
   *[other] { $count } mosse tirate a indovinare: nessuna tecnica le spiega.
}
stats_practise = Esercitati: { $technique }

## Print

print_title = Stampa
print_row = Serie { $number }
print_number = Quantità
print_level = Livello
print_symmetry = Simmetria
print_add = Aggiungi una serie
print_remove = Rimuovi
print_per_page = Schemi per pagina
print_parts = Stampa anche
print_cover = Copertina
print_rating = Valutazione
print_technique = Tecnica più difficile
print_ratings = Valutazioni
print_needs = Con
print_needs_any = Qualsiasi tecnica
print_candidates = Candidati
print_hints = Primi aiuti
print_codes = Codici QR
print_solutions = Soluzioni
print_seed = Seme del libro
print_generate = Genera
print_game = Partita in corso
print_now = Stampa
print_preview = Anteprima
print_continue = Continua sul telefono
print_bold = Le cifre in grassetto sono gli indizi.
print_page = Pagina { $number } di { $count }
print_puzzle = Schema { $number }
print_solutions_on = Le soluzioni iniziano a pagina { $page }.
print_by_seed = Seme { $seed }
print_count = { $count ->
    [one] { $count } schema
   *[other] { $count } schemi
}
print_progress = { $done ->
    [one] { $done } schema generato su { $count }
   *[other] { $done } schemi generati su { $count }
}
print_ready = { $count ->
    [one] { $count } schema è pronto per la stampa.
   *[other] { $count } schemi sono pronti per la stampa.
}
print_stopped = Annullato. Non è stato conservato niente.
print_bad_count = Inserisci numeri interi. Un libro ha al massimo { $most } schemi.
print_rest = Pagine da 1 a { $last } di { $count }. Per stamparle tutte, premi «Stampa» in Nonet.

## About

about_title = Informazioni su Nonet
about_free = Nonet è software libero. Puoi usarlo, modificarlo e condividerlo con la licenza MIT o la licenza Apache 2.0.
about_bom = Elenco di tutte le parti (SBOM)
about_sent_title = Privacy
about_sent = Niente account, niente cookie, niente pubblicità, niente statistiche su di te. La pagina non può contattare nessun altro sito. I link e i file che condividi vanno solo dove li mandi tu.
about_stored_title = Che cosa è salvato su questo dispositivo
about_stored_games = Le tue partite
about_stored_games_where = Nel database «nonet» del browser.
about_stored_texts = La partita in corso, le impostazioni e gli esercizi
about_stored_texts_where = Nella memoria locale del browser, nelle voci che iniziano con «nonet.».
about_stored_app = Nonet stesso, perché funzioni senza rete
about_stored_app_where = Nella cache del browser.
about_size = In tutto, questo sito occupa circa { $kilobytes } KB su questo dispositivo.
about_export_title = Porta tutto con te
about_export = Un solo file contiene tutte le partite con ogni mossa, le impostazioni e gli esercizi. «Ripristina», in Partite, lo legge su qualsiasi dispositivo.
about_delete_title = Elimina tutto
about_delete = Elimina tutte le partite, le impostazioni e gli esercizi da questo dispositivo. Le schede aperte ripartono da zero.
about_delete_sure = Eliminare tutte le partite, le impostazioni e gli esercizi? Senza un backup sono persi per sempre.
about_delete_now = Elimina per sempre
