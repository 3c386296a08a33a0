# Nonet in Spanish: the pages beside the board.

## General

word_board = Tablero
verbatim = { $text }

## Workbench

bench_list_title = Tu lista
bench_list_label = Pega o escribe sudokus, uno por línea
bench_open = Abrir un archivo
bench_open_detail = o suéltalo aquí. Hasta { $most } líneas.
bench_generate_title = O genera sudokus
bench_level_choice = { $level }, { $givens } dados
bench_count = Número de sudokus
bench_seed = Primera semilla
bench_generate = Generar
bench_generate_detail = Misma semilla, misma lista.
bench_bad_count = Introduce un número entero de sudokus, de 1 a { $most }.
bench_source = Origen de la lista
bench_source_generate = Generar sudokus
bench_tasks = Qué hacer con la lista
bench_tasks_each = Qué hacer con cada sudoku
bench_task = { $task ->
    [solve] Resolver
    [count] Contar
    [minimise] Minimizar
   *[rate] Puntuar
}
bench_task_detail = { $task ->
    [solve] Una solución, y si es la única
    [count] El número de soluciones
    [minimise] El sudoku sin dados sobrantes
   *[rate] La dificultad en la escala de Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Portapapeles
source_dropped = Texto soltado
source_generated = { $level }, semilla { $seed }
list_none = Aún no hay sudokus. Pega algunos, abre un archivo o genera.
list_empty = { $source }: ningún sudoku encontrado.
list_reading = { $count ->
    [one] { $source }: { $count } sudoku hasta ahora…
   *[other] { $source }: { $count } sudokus hasta ahora…
}
list_of = { $count ->
    [one] { $count } sudoku.
   *[other] { $count } sudokus.
}
list_from = { $count ->
    [one] { $source }: { $count } sudoku.
   *[other] { $source }: { $count } sudokus.
}
list_cut = { $source }: los primeros { $count } sudokus. La lista está llena, el resto queda fuera.

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] Resolviendo { $count } sudoku
       *[other] Resolviendo { $count } sudokus
    }
    [count] { $count ->
        [one] Contando las soluciones de { $count } sudoku
       *[other] Contando las soluciones de { $count } sudokus
    }
    [minimise] { $count ->
        [one] Minimizando { $count } sudoku
       *[other] Minimizando { $count } sudokus
    }
    [rate] { $count ->
        [one] Puntuando { $count } sudoku
       *[other] Puntuando { $count } sudokus
    }
   *[generate] { $count ->
        [one] Generando { $count } sudoku
       *[other] Generando { $count } sudokus
    }
}
run_begun = { $title }…
run_done = { $done } hechos
run_done_rate = { $done } hechos, { $rate } por segundo
run_left = faltan { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } por ciento
run_spoken_left = { $percent } por ciento, { $left }
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } h { $minutes } min
run_ended = { $task ->
    [solve] { $count ->
        [one] { $count } sudoku resuelto en { $time }.
       *[other] { $count } sudokus resueltos en { $time }.
    }
    [count] { $count ->
        [one] Soluciones de { $count } sudoku contadas en { $time }.
       *[other] Soluciones de { $count } sudokus contadas en { $time }.
    }
    [minimise] { $count ->
        [one] { $count } sudoku minimizado en { $time }.
       *[other] { $count } sudokus minimizados en { $time }.
    }
    [rate] { $count ->
        [one] { $count } sudoku puntuado en { $time }.
       *[other] { $count } sudokus puntuados en { $time }.
    }
   *[generate] { $count ->
        [one] { $count } sudoku generado en { $time }.
       *[other] { $count } sudokus generados en { $time }.
    }
}
run_rate = Son { $rate } por segundo.
run_stopped = { $total ->
    [one] Parado tras { $done } de { $total } sudoku.
   *[other] Parado tras { $done } de { $total } sudokus.
}
run_faults = { $count ->
    [one] { $count } línea tiene un error.
   *[other] { $count } líneas tienen errores.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = El resolutor no se ha cargado. ¿Estás sin conexión?
line_at_column = Columna { $column }: { $fault }
line_contradiction = No tiene solución. { $why }
line_no_solution = No tiene solución.
line_several_solutions = Tiene más de una solución.
line_too_hard = Este es demasiado difícil para decidirlo aquí.
line_too_long = Minimizar este lleva demasiado tiempo aquí.
line_unrated = Solo se puntúan sudokus de 9 × 9.
line_crashed = Sin hacer: el resolutor ha fallado en esta línea.
line_timed_out = Sin hacer: esta línea ha tardado demasiado.
line_lost = Sin hacer: el resolutor se ha parado. Inténtalo otra vez.
file_fault = Línea { $line }: { $fault }

## Workbench: the table

table_results = Sudokus y resultados
table_empty = Cada línea de tu lista es aquí una fila: el sudoku y su resultado.
table_column = { $column ->
    [line] Línea
    [puzzle] Sudoku
    [solutions] Soluciones
    [solution] Solución
    [givens] Dados
    [left] Quedan
    [minimal] Sudoku mínimo
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Paso más difícil
    [milliseconds] Tiempo en ms
   *[seed] Semilla
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] Ordenando y filtrando { $count } sudoku…
   *[other] Ordenando y filtrando { $count } sudokus…
}
table_sorted_rising = Por { $column }, de menor a mayor.
table_sorted_falling = Por { $column }, de mayor a menor.
table_unsorted = En el orden de la lista.
table_shown = { $total ->
    [one] { $shown } de { $total } sudoku mostrado.
   *[other] { $shown } de { $total } sudokus mostrados.
}
table_faults_only = Solo líneas con errores
table_save = { $kind ->
    [text] Guardar como texto
    [csv] Guardar como CSV
   *[tsv] Guardar como TSV
}

## Workbench: the distribution of the ratings

spread_title = Puntuaciones
spread_chart = Histograma de las puntuaciones, de { $from } a { $to }
spread_axis = Puntuación (ER)
spread_scale = Sudokus, escala de raíz cuadrada
spread_least = Menor puntuación mostrada
spread_most = Mayor puntuación mostrada
spread_filter = Mostrar solo
spread_filter_help = p. ej. 6.6–7.2 o X-Wing

## Workbench: the filters of the table

chips = Filtros activos
chip_rating = Puntuación { $from }–{ $to }
chip_text = «{ $text }»
chip_remove = { $filter }: quitar este filtro

facet_name = { $facet ->
    [givens] Dados
    [technique] Paso más difícil
    [symmetry] Simetría
    [solutions] Soluciones
   *[minimal] Dados sobrantes
}
facet_any = { $facet ->
    [givens] Cualquier número
    [technique] Cualquier técnica
    [symmetry] Cualquier simetría
    [solutions] Cualquier solución
   *[minimal] Mínimo o no
}
facet_givens = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
facet_one_solution = 1 solución
facet_solutions = { $count } soluciones
facet_minimal = { $is_minimal ->
    [yes] Mínimo
   *[no] No mínimo
}
facet_no_symmetry = Sin simetría
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Sudoku { $line }
row_givens = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
row_board = Tablero del sudoku { $line }: { $digits }
row_play = Jugar
row_rate = Puntuar este
row_copy = Copiar
row_rating = Puntuando…
row_rated = El sudoku { $line } tiene puntuación { $rating }.
row_unreadable = Esta línea no es un sudoku.
row_value = { $value }
row_rated_as = Puntuación
row_symmetry = Simetría
symmetry = { $symmetry ->
    [rotate180] Media vuelta
    [rotate90] Cuarto de vuelta
    [mirror-h] Izquierda-derecha
    [mirror-v] Arriba-abajo
    [diagonal] Diagonal
   *[antidiagonal] Antidiagonal
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Ninguna
row_minimal = Mínimo
row_redundant = { $count ->
    [0] Sí
    [one] No, { $count } sobrante
   *[other] No, { $count } sobrantes
}
row_seed = Semilla

## Practice, lessons and the solve path

learn_lesson = Lección
learn_practise = Practicar
learn_all = Todas las técnicas
learn_back_to_bench = Volver al banco
learn_board = Sudoku, { $title }, { $board }
learn_board_help = Las flechas mueven. El texto junto al tablero explica lo que está marcado.
learn_explanation = Explicación
learn_loading = Cargando…
learn_learned = { $learned } de { $count } técnicas aprendidas
learn_find = Buscar una técnica
learn_all_shown = Todas las técnicas mostradas.
learn_found = { $count ->
    [0] Ninguna técnica encontrada.
    [one] { $count } técnica encontrada.
   *[other] { $count } técnicas encontradas.
}
learn_next = La siguiente para ti
learn_nearly = Casi aprendida
learn_positions = { $solved } de { $needed } posiciones resueltas
learn_solve_nine = Resuelve nueve para aprenderla.
learn_is_learned = Has aprendido esta técnica.
learn_section = { $section ->
    [singles] Únicos
    [subsets] Bloqueados y grupos
    [fish] Peces
    [one_digit] Un dígito
    [wings] Wings
    [uniqueness] Unicidad
    [colours] Colores
    [chains] Cadenas y bucles
    [sets] Grupos casi bloqueados
    [forcing] Cadenas y redes forzadas
   *[hardest] Los más difíciles
}
learn_section_learned = { $learned } de { $count } aprendidas
learn_rated = puntuación { $from }–{ $to }
learn_tiers = de { $from } a { $to }
learn_detail = { $section } · { $detail }
learn_solving = Resolviendo paso a paso…
learn_searching = Buscando una posición…
learn_searching_so_far = { $count ->
    [one] Buscando una posición ({ $count } sudoku hasta ahora)…
   *[other] Buscando una posición ({ $count } sudokus hasta ahora)…
}
learn_no_game = No hay partida en el tablero.
learn_mistake = Hay un error en el tablero, así que desde aquí no hay camino de solución. Usa Pista para encontrarlo.
learn_other_board = Solo hay caminos de solución para sudokus clásicos de 9 × 9.
learn_not_kept = Nonet no puede guardar cuántos ejercicios has resuelto: el almacenamiento del navegador está lleno o bloqueado.
learn_not_loaded = El resolutor no se ha cargado. ¿Estás sin conexión?
learn_crashed = El resolutor ha fallado. Nonet lo ha reiniciado: inténtalo otra vez.
learn_took_too_long = Ha tardado demasiado y Nonet lo ha parado. Inténtalo otra vez.

## Practice

practice_tier = { $tier ->
    [beginner] Principiante
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [expert] Experto
    [extreme] Extremo
   *[beyond] Más que extremo
}
practice_write = { $technique }: elige la celda y pon su dígito.
practice_remove = { $technique }: elige una celda y luego el dígito que puedes descartar ahí.
practice_filled = { $cell } ya tiene un dígito.
practice_no_candidate = El { $digit } no es candidato de { $cell }.
practice_crossed = El { $digit } en { $cell } ya está descartado.
practice_needed = No del todo: el { $digit } hace falta en { $cell }.
practice_wrong = No del todo: { $cell } no es { $digit }.
practice_other_write = No del todo: { $cell } es { $digit }, pero { $technique } no lo muestra.
practice_other_remove = No del todo: { $cell } no es { $digit }, pero { $technique } no lo muestra.
practice_right = { $left ->
    [one] Bien. Este paso descarta { $left } más.
   *[other] Bien. Este paso descarta { $left } más.
}
practice_done = { $count ->
    [one] Bien. { $count } resuelto hasta ahora. El paso: { $line }
   *[other] Bien. { $count } resueltos hasta ahora. El paso: { $line }
}
practice_where = ¿Dónde?
practice_show = Muéstrame
practice_another = Otro

## Solve path

path_steps = Todos los pasos
path_copy = Copiar
path_place = Paso { $number } de { $count }
path_spoken = Paso { $number } de { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
    [one] { $technique }, { $count } paso
   *[other] { $technique }, { $count } pasos
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } paso: { PLAIN($techniques) }.
   *[other] { $count } pasos: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] Ninguna técnica conocida va más allá. { $count } celda queda vacía.
   *[other] Ninguna técnica conocida va más allá. { $count } celdas quedan vacías.
}

## Replay

replay_none = Aún no hay jugadas que repetir.
replay_solved = { $level } · resuelto en { $time }
replay_played = { $level } · jugado { $time }
replay_board = Repetición, { $board }
replay_board_help = El tablero tras esta jugada. Aquí no se puede cambiar.
replay_panel = La jugada actual
replay_start = Inicio
replay_play = Reproducir
replay_pause = Pausa
replay_branch = Desde aquí
replay_score = Jugadas
replay_jumps = Ir a
replay_speeds = Velocidad
replay_speed = { $factor }×
replay_running = En marcha.
replay_stopped = Parado: { $what }
replay_at_start = Inicio de la partida
replay_placed = { $digit } en { $cell }
replay_slip = { $digit } en { $cell }, un desliz
replay_cleared = { $digit } quitado de { $cell }
replay_notes = Notas en { $cell }: { SPACED($digits) }
replay_no_notes = Sin notas en { $cell }
replay_coloured = Color en { $cell }
replay_many = { $count ->
    [one] { $count } celda cambiada
   *[other] { $count } celdas cambiadas
}
replay_nothing = Sin cambios
replay_move = jugada { $number } de { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Punto lento antes de { $cell }.
replay_slow_timed = { $time } antes de { $cell }.
replay_ladder = El paso más fácil aquí:
replay_technique = El paso más fácil aquí: { $technique }.
replay_to_slow = Punto lento antes de { $cell }
replay_to_slow_timed = Punto lento, { $time } antes de { $cell }
replay_to_slip = Desliz
replay_to_slip_timed = Desliz, { $time }
replay_to_hint = Pista
replay_to_hint_timed = Pista, { $time }
replay_to_checkpoint = Punto de control
replay_to_checkpoint_timed = Punto de control, { $time }

## Made to order

new_level = Nivel
new_level_givens = { $numbers } dados
new_symmetry = Simetría de los dados
new_symmetry_none = Ninguna
new_symmetry_half_turn = Media vuelta
new_symmetry_quarter_turn = Cuarto de vuelta
new_symmetry_left_right = Izquierda-derecha
new_symmetry_top_bottom = Arriba-abajo
new_symmetry_diagonal = Diagonal
new_symmetry_antidiagonal = Antidiagonal
new_method = Método
new_method_carve = Quitar de un tablero lleno
new_method_build = Añadir a un tablero vacío
new_method_transform = Barajar uno conocido
new_method_starter = Barajar el incluido
new_givens = Número de dados
new_givens_help = p. ej. 24 o 22–26
order_fewest_givens = Mínimo de dados
order_most_givens = Máximo de dados
new_rating_help = p. ej. 7.2 o 6.6–7.2. Las barras muestran lo común que es cada puntuación.
order_lowest_rating = Menor puntuación
order_highest_rating = Mayor puntuación
order_the_level = el nivel { $level }
order_raised = Los sudokus con { $technique } empiezan en { $rating }, así que ahora la mayor puntuación es { $rating }.
new_needs = Exige
new_avoids = Excluye
custom_add = Añadir una técnica…
custom_remove = Quitar { $technique }
new_any = cualquiera
new_seed = Semilla
new_seed_help = Misma semilla y opciones, mismo sudoku. Déjala vacía para uno cualquiera.
new_seed_draw = Nueva semilla
new_bad_seed = Una semilla es un número entero de hasta 19 cifras.
form_bad_givens = Introduce un número, como 24, o un intervalo, como 22–26.
form_bad_rating = Introduce una puntuación, como 7.2, o un intervalo, como 6.6–7.2.
new_start = Generar

## Enter a puzzle

checking_puzzle = Comprobando que el sudoku tiene exactamente una solución…
givens_found = { $count ->
    [one] { $count } dado.
   *[other] { $count } dados.
}
no_solution = Este sudoku no tiene solución.
cell_can_be = Este sudoku tiene más de una solución: { $cell } puede ser { $first } o { $second }. Las celdas distintas están marcadas.
own_label = Pega o escribe un sudoku
own_grid = Tu sudoku
own_play = Comprobar y jugar
own_empty = Escribe o pega un sudoku, o rellena el tablero. Los vacíos son . 0 * o _.
own_too_few = { $count ->
    [0] Aún no hay dados. Un sudoku de { $board } necesita al menos { $fewest }.
    [one] { $count } dado. Un sudoku de { $board } necesita al menos { $fewest }: añade { $more } o más.
   *[other] { $count } dados. Un sudoku de { $board } necesita al menos { $fewest }: añade { $more } o más.
}
own_one_solution = 1 solución.
own_not_known = Número de soluciones: aún no se sabe.
own_open = Abrir un archivo…
own_edit = Editar los dados
own_workbench = Abrir el banco
own_edit_detail = Conserva solo los dados. Ctrl+Z en el tablero recupera el texto.
own_recognised = Texto reconocido
own_list = Sudokus en este texto
own_list_first = Se muestran los primeros { $shown } de { $count } sudokus.
own_collection = Nombre de la colección
own_several_puzzles = { $count ->
    [one] { $count } sudoku · { $format }
   *[other] { $count } sudokus · { $format }
}
own_placed = { $count ->
    [one] { $count } dígito colocado.
   *[other] { $count } dígitos colocados.
}
own_noted = { $count ->
    [one] Notas en { $count } celda.
   *[other] Notas en { $count } celdas.
}
own_removed = { $count ->
    [one] { $count } candidato quitado.
   *[other] { $count } candidatos quitados.
}
own_coloured = { $count ->
    [one] { $count } celda coloreada.
   *[other] { $count } celdas coloreadas.
}
own_by = de { $author }
own_puzzle_number = Sudoku { $number }
format_line = Sudoku en una línea
format_grid = Tablero en filas
format_ss = Archivo Simple Sudoku (.ss)
format_pencilmarks = Tablero de candidatos
format_sdx = Archivo SudoCue (.sdx)
format_sdk = Archivo SadMan o SudoCue (.sdk)
format_hodoku = Línea de biblioteca HoDoKu
format_gsf = Línea de la lista de gsf
format_sukaku = Sukaku: solo candidatos
format_sudokuwiki = Enlace o código SudokuWiki
format_sudokuexchange = Enlace SudokuExchange
format_fpuzzles = Sudoku f-puzzles
format_sudokupad = Enlace SudokuPad
format_opensudoku = Archivo OpenSudoku
format_1gsudoku = Archivo 1G Sudoku
format_tatham = Solo de Simon Tatham
format_mixed = varios formatos
text_unread = { $before ->
    [one] { $fault } Puedes usar el sudoku anterior.
   *[other] { $fault } Puedes usar los { $before } sudokus anteriores.
}
text_too_long = Este texto pasa de 1 MB. El banco lee listas largas.
text_too_many = Esta lista tiene más de 100 000 sudokus. El banco lee listas largas.
text_unknown = Este no es un formato de sudoku que Nonet conozca.
text_unknown_link = Este enlace no tiene un sudoku en un formato que Nonet conozca.
text_needs_network = El sudoku de este enlace está en un servidor, y Nonet no usa la red. Abre el enlace, copia allí el sudoku y pégalo aquí.
text_unsupported_format = { $kind ->
    [scf] Nonet no puede leer este tipo de enlace SudokuPad (scf). Exporta el sudoku de SudokuPad a f-puzzles y pega ese enlace.
   *[other] Nonet no puede leer este tipo de archivo.
}
text_rules = { $count ->
    [one] El sudoku tiene una regla que Nonet no tiene: { $rules }.
   *[other] El sudoku tiene reglas que Nonet no tiene: { $rules }.
}
text_rule = { $rule ->
    [killer] jaulas killer
    [jigsaw] regiones jigsaw
    [jigsaw_killer] regiones jigsaw o jaulas killer
    [irregular] regiones irregulares
    [windoku] windoku
    [one_diagonal] una sola diagonal
    [other_kind] las reglas de otro tipo de sudoku
    [thermometers] termómetros
    [arrows] flechas
    [anti_knight] anticaballo
    [anti_king] antirrey
    [little_killer] sumas little killer
    [sandwich] sumas sándwich
    [between] líneas between
    [palindromes] palíndromos
    [kropki] puntos Kropki
    [extra_regions] regiones adicionales
    [extremes] celdas mínimas y máximas
    [parity] celdas pares e impares
    [lines] líneas
   *[drawings] dibujos en el tablero
}
text_other_rule = { $name }
text_board = Nonet no tiene tableros de este tipo: { $board }.
text_cells = { $found ->
    [one] { $found } celda, donde se esperan { $expected }.
   *[other] { $found } celdas, donde se esperan { $expected }.
}
text_rows = { $found ->
    [one] { $found } fila, donde se esperan { $expected }.
   *[other] { $found } filas, donde se esperan { $expected }.
}
text_contradiction = Este tablero contradice los dados del sudoku.
text_damaged = Los datos de este enlace están dañados o incompletos. Copia el enlace entero.
text_json = Esto no es JSON válido. Copia el texto entero.
text_xml = Esto no es XML válido. Copia el texto entero.
text_missing = Falta «{ $name }».
text_value = { $kind ->
    [candidate] «{ $value }» no es un candidato válido: se esperan dígito, fila y columna, como 512.
    [cell] «{ $value }» no es una celda válida.
    [colour] «{ $value }» no es un color válido.
    [digit] «{ $value }» no es un dígito válido.
    [note] «{ $value }» no es una nota válida.
    [size] «{ $value }» no es un tamaño válido.
   *[version] «{ $value }» es una versión del formato que Nonet no conoce.
}
own_cell_unread = { $symbol }, no es un dígito, { $place }
own_cell_either = { $first } o { $second }, { $place }

## Settings

set_groups = Grupos de ajustes
set_appearance = Aspecto
set_board = Tablero y resaltado
set_checking = Comprobación y pistas
set_keys = Teclas y tacto
set_excerpt = Esta parte de tu partida muestra al instante cada cambio.
set_palette = Colores
set_palette_standard = Estándar
set_palette_colour_blind = Daltonismo
set_palette_high_contrast = Contraste
set_clock = Reloj
set_clock_detail = Mostrar cuánto llevas jugando.
set_mistakes = Marcar errores
set_mistakes_never = Nunca
set_mistakes_full = Con el tablero lleno
set_mistakes_always = Al instante
set_conflicts = Dígitos repetidos
set_conflicts_detail = Marcar un dígito que se repite en una fila, columna o bloque.
set_clean_notes = Ordenar notas
set_clean_notes_detail = Poner un dígito también borra las notas que descarta.
set_fill_singles = Rellenar únicos
set_fill_singles_detail = Poner un dígito también rellena cada celda que entonces tiene un solo candidato, o es el único sitio de un dígito. Un Deshacer los quita todos.
set_peers = Fila, columna y bloque
set_peers_detail = Resaltar la fila, columna y bloque de la celda elegida.
set_same = Mismo dígito
set_same_detail = Resaltar las celdas con el dígito elegido.
set_left = Cuántos faltan
set_left_detail = Se muestra en cada tecla.
set_uniqueness = Técnicas de unicidad
set_uniqueness_detail = Permitir pistas como rectángulos únicos, que suponen una sola solución.
set_letters = Atajos de letras
set_letters_detail = N para notas, H para pista, etc.
set_keys_table = Cambiar teclas
set_key_button = { $does }: { $keys }
set_key_none = ninguna
set_key_press = Pulsa una tecla…
set_key_taken = { $key } ya significa: { $does }
set_key_reset = Restablecer
set_key_reset_all = Restablecer todas las teclas
set_digit_first = Primero el dígito
set_digit_first_detail = Elige un dígito en el teclado y luego toca las celdas donde va.
set_language = Idioma
set_language_browser = Como en el navegador
set_text_size = Tamaño del texto
set_text_size_normal = Normal
set_text_size_large = Grande
set_text_size_larger = Mayor
set_hand = Teclado
set_hand_right = A la derecha
set_hand_left = A la izquierda
set_note_layout = Notas de esquina
set_note_layout_fixed = Cada una en su sitio
set_note_layout_packed = Por el borde
set_show_notes = Tus notas
set_show_notes_detail = Ocúltalas para ver solo el tablero. Se conservan.
set_candidates = Todos los candidatos
set_candidates_detail = Mostrar lo que puede ser cada celda, bajo tus propias notas.
set_voice = Lector de pantalla
set_verbosity = Nombres de las celdas
set_verbosity_full = Fila, columna y bloque
set_verbosity_brief = Corto: r4c5
set_verbosity_content = Solo el contenido
set_say_left = Dígitos restantes
set_say_left_detail = Decir cuántos faltan de un dígito después de ponerlo.

## Help

help_search = Buscar en la ayuda
help_found = { $count ->
    [one] { $count } entrada encontrada.
   *[other] { $count } entradas encontradas.
}
help_nothing_found = Nada encontrado. Prueba otra palabra.
help_play = Cómo se juega
help_goal = Rellena cada celda vacía de modo que cada fila, cada columna y cada bloque contenga cada dígito una vez. Todo sudoku tiene exactamente una solución.
help_place = Busca un sitio. Las demás celdas vacías de este bloque ya ven el dígito, así que debe ir aquí. Elige una celda y luego un dígito. El mismo dígito otra vez lo borra.
help_notes_picture = Elige Esquina o Centro para escribir dígitos pequeños, que recuerdan lo que aún puede ser una celda.
help_conflicts = Un subrayado ondulado marca un dígito que se repite en una fila, columna o bloque.
help_hint_button = Pista muestra dónde mirar. Cada nueva pulsación muestra más: la técnica, su patrón, la prueba, y al final hace el paso. Si hay un error, Pista lo muestra primero.
help_saving = Nonet guarda tu partida en este dispositivo después de cada jugada. No se envía nada.
help_keys = Teclas
help_glossary = Glosario
help_about = Acerca de
help_version = Nonet { $version }, compilación { $build }
help_privacy = No se envía nada: Nonet no tiene servidor, y tus partidas se quedan en este dispositivo.
help_licences = Licencias de todo lo que hay en Nonet

## Help: keys

help_moving = Moverse
help_selecting = Marcar celdas
help_digits = Dígitos
help_notes = Notas
help_hints = Pistas
help_ear = De oído
help_others = Otras
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = 1 a { $last }
key_digits_letters = 1 a 9, A a { $last }
key_cap = { $name ->
    [Space] Espacio
    [PageUp] Re Pág
    [PageDown] Av Pág
    [Escape] Esc
    [Enter] Intro
    [Backspace] Retroceso
    [Delete] Supr
    [Home] Inicio
    [End] Fin
    [Insert] Insert
   *[Tab] Tab
}
key_held_digit = dígito
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Mayús+{ $key }
key_outside = { $key } fuera del tablero
key_does = { $key ->
    [move] Moverse
    [empty] Celda vacía siguiente o anterior
    [ends] Primera o última celda de la fila; con Ctrl, del tablero
    [box] Un bloque arriba o abajo
    [tab] Del tablero a los botones
    [extend] Marcar más celdas
    [digit] Poner un dígito, o borrar el mismo
    [light] Resaltar un dígito; un toque o Intro lo pone
    [corner] Nota de esquina
    [centre] Nota central
    [colour] Color
    [strike] Tachar un candidato
    [erase] Borrar
    [hint-next] Siguiente etapa de una pista abierta
    [hint-next-outside] Siguiente etapa de una pista abierta, fuera del tablero
    [hint-back] Etapa anterior de una pista abierta
    [hint-back-outside] Etapa anterior de una pista abierta, fuera del tablero
    [hint-do] Hacer el paso de la pista abierta
    [hint-close] Cerrar la pista
    [use] Elegir la celda, al marcar una a una o con un dígito resaltado
    [up] Arriba
    [left] Izquierda
    [down] Abajo
    [right] Derecha
    [extend-up] Marcar la celda de arriba
    [extend-left] Marcar la celda de la izquierda
    [extend-down] Marcar la celda de abajo
    [extend-right] Marcar la celda de la derecha
    [next-empty] Siguiente celda vacía
    [previous-empty] Celda vacía anterior
    [row-start] Inicio de la fila
    [row-end] Fin de la fila
    [first] Primera celda
    [last] Última celda
    [box-up] Un bloque arriba
    [box-down] Un bloque abajo
    [select-all] Marcar todas las celdas
    [select-alike] Marcar todas las celdas como esta
    [select-cell] Marcar o desmarcar esta celda
    [select] Marcar celdas una a una
    [escape] Quitar el resaltado o el marcado
    [mode-digit] Dígitos
    [mode-corner] Notas de esquina
    [mode-centre] Notas centrales
    [mode-colour] Colores
    [next-mode] Modo siguiente
    [notes] Notas de esquina sí o no
    [candidates] Mostrar u ocultar candidatos
    [hint] Pista, o siguiente etapa de una abierta
    [undo] Deshacer
    [redo] Rehacer
    [zoom] Ampliar un tablero grande, o mostrarlo entero
    [pause] Pausa
    [check] Comprobar errores
    [checkpoint] Fijar un punto de control
    [copy] Copiar el tablero como texto
    [read-row] Oír la fila
    [read-column] Oír la columna
    [read-box] Oír el bloque
    [read-left] Oír cuántos faltan de cada dígito
    [read-candidates] Oír lo que puede ser la celda
    [read-selection] Oír qué celdas están marcadas
    [read-colours] Oír dónde está cada color
    [read-strikes] Oír qué candidatos están tachados
   *[help] Ayuda
}

## Help: glossary

term_given = Dado
means_given = Un dígito que pertenece al sudoku desde el principio. No puedes cambiarlo.
term_house = Unidad
means_house = Una fila, una columna o un bloque. Algunos tableros tienen además dos diagonales. Una unidad contiene cada dígito una vez.
term_peer = Celda relacionada
means_peer = Una celda en la misma fila, columna o bloque que otra. Dos celdas relacionadas se ven y nunca contienen el mismo dígito.
term_candidate = Candidato
means_candidate = Un dígito que una celda aún puede ser, porque ninguna celda relacionada lo contiene y ningún paso lo ha quitado.
term_note = Nota
means_note = Un dígito pequeño que escribes en una celda. Casi todos anotan los candidatos.
term_conflict = Conflicto
means_conflict = El mismo dígito dos veces en una unidad. Nonet lo marca con un subrayado ondulado.
term_mistake = Error
means_mistake = Un dígito distinto del de la solución. Puede parecer correcto mucho tiempo.
term_single = Único
means_single = El último candidato de una celda (único desnudo), o el último sitio de un dígito en una unidad (único oculto).
term_subset = Grupo
means_subset = Dos, tres o cuatro celdas de una unidad que gastan otros tantos dígitos: par, trío o cuarteto. Las demás celdas de la unidad no pueden tener esos dígitos.
term_strong_link = Enlace fuerte
means_strong_link = Dos candidatos de los que al menos uno es verdadero. Si uno es falso, el otro es verdadero.
term_weak_link = Enlace débil
means_weak_link = Dos candidatos de los que como mucho uno es verdadero. Si uno es verdadero, el otro es falso.
term_chain = Cadena
means_chain = Candidatos unidos por enlaces fuertes y débiles alternos. Resulte como resulte el primero, de él se sigue el último.
term_fish = Pez
means_fish = Un dígito cuyos sitios en unas filas están todos en otras tantas columnas, o al revés. X-Wing, Swordfish y Jellyfish son peces.
term_uniqueness = Unicidad
means_uniqueness = Un sudoku tiene exactamente una solución. Algunas técnicas lo usan: descartan patrones que permitirían dos.
term_rating = Puntuación
means_rating = Lo difícil que es el paso más difícil de un sudoku, en la escala de Sudoku Explainer. Los más fáciles tienen 1.2, los más difíciles conocidos casi 12.

## Dates

date_today = Hoy
date_yesterday = Ayer
date_unknown = Fecha desconocida
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }, { $placed } de { $open } colocados, { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = en el tablero
games_rating = puntuación { $rating }
games_solved_in = resuelto en { $time }
games_played_for = jugado { $time }
games_last = { $date }
games_to_go = { $count ->
    [0] Resuelto
    [one] falta { $count }
   *[other] faltan { $count }
}

games_go_on = Seguir
games_continue = Continuar
games_in = Pegar o abrir sudokus
games_in_detail = 81 caracteres, un enlace, un archivo o una lista
games_saved_title = Guardadas
games_search = Buscar partidas
games_order = Orden
games_order_played = Jugadas hace poco
games_order_begun = Empezadas hace poco
games_order_title = Título
games_order_rating = Dificultad
games_order_time = Tiempo de juego
games_order_progress = Casi acabadas
games_kind = Tipo de partidas
games_all = Todas
games_playing = En juego
games_solved = Resueltas
games_own = Tuyas
games_collection = Colección
games_any_collection = Todas las colecciones
games_tag = Etiqueta
games_any_tag = Todas las etiquetas
games_choose = Elegir varias
games_choose_all = Elegir todas
games_choose_done = Listo
games_picked = { $count ->
    [one] { $count } partida elegida
   *[other] { $count } partidas elegidas
}
games_delete = Eliminar
games_add_tag = Etiquetar
games_bring_back = Deshacer
games_edit = Título y etiquetas
games_edit_title = Título y etiquetas
games_title = Título
games_tags = Etiquetas
games_tags_hint = Separa las etiquetas con comas.
games_store = Guardar
games_back_up = Copia
games_restore = Restaurar
games_more = Mostrar más
games_none = Aún no hay partidas. Cada partida que empiezas se guarda aquí.
games_none_found = Ninguna partida coincide. Cambia la búsqueda o elige Todas.
games_found = { $count } de { $all } partidas mostradas
games_loading = Cargando tus partidas…
games_retry = Reintentar

games_deleted = { $count ->
    [one] { $count } partida eliminada.
   *[other] { $count } partidas eliminadas.
}
games_brought_back = { $count ->
    [one] { $count } partida recuperada.
   *[other] { $count } partidas recuperadas.
}
games_board_stays = La partida del tablero no se puede eliminar. Empieza antes otra partida.
games_saved = { $count ->
    [one] { $count } partida guardada en nonet-backup.txt.
   *[other] { $count } partidas guardadas en nonet-backup.txt.
}
games_unreadable = Esta partida no se puede abrir: está dañada. Una copia aún la contiene.
games_failed = Nonet no ha podido leer tus partidas. Recarga la página e inténtalo otra vez.
games_blocked = Esta ventana del navegador no guarda partidas, por ejemplo porque es privada. Solo ves las que Nonet ha podido guardar. Haz una copia de lo que quieras conservar.
games_full = No queda sitio en este dispositivo. Tus últimas jugadas están a salvo mientras esta pestaña esté abierta. Libera espacio, o elimina partidas que ya no necesites.
games_newer = Una versión más nueva de Nonet ha guardado tus partidas. Recarga la página para abrirlas.
games_no_backup = Este archivo no es una copia de Nonet. Elige un archivo guardado con Copia.
games_unread = { $count ->
    [one] { $count } partida guardada no se puede leer. Una copia aún la contiene.
   *[other] { $count } partidas guardadas no se pueden leer. Una copia aún las contiene.
}

restored_new = { $count ->
    [one] { $count } partida añadida.
   *[other] { $count } partidas añadidas.
}
restored_updated = { $count ->
    [one] { $count } partida actualizada a su versión más nueva.
   *[other] { $count } partidas actualizadas a sus versiones más nuevas.
}
restored_kept = { $count ->
    [one] { $count } partida ya estaba aquí.
   *[other] { $count } partidas ya estaban aquí.
}
restored_unread = { $count ->
    [one] { $count } partida dañada queda fuera.
   *[other] { $count } partidas dañadas quedan fuera.
}
restored_newer = { $count ->
    [one] { $count } partida es de una versión más nueva de Nonet. Recarga la página y restaura otra vez.
   *[other] { $count } partidas son de una versión más nueva de Nonet. Recarga la página y restaura otra vez.
}
restored_cut = El archivo acaba demasiado pronto, así que pueden faltar partidas.
restored_nothing = Esta copia no tiene partidas.

games_collecting = { $count ->
    [one] Añadiendo { $count } sudoku…
   *[other] Añadiendo { $count } sudokus…
}
collected_added = { $count ->
    [0] Ningún sudoku añadido.
    [one] { $count } sudoku añadido.
   *[other] { $count } sudokus añadidos.
}
collected_unsolvable = { $count ->
    [one] { $count } sudoku no tiene solución y queda fuera.
   *[other] { $count } sudokus no tienen solución y quedan fuera.
}
collected_several = { $count ->
    [one] { $count } sudoku tiene más de una solución y queda fuera.
   *[other] { $count } sudokus tienen más de una solución y quedan fuera.
}
own_collect = Añadir todos a tus partidas
own_link_newer = Una versión más nueva de Nonet hizo este enlace. Recarga la página y abre el enlace otra vez.
own_link_damaged = Este enlace está dañado o cortado. Cópialo otra vez, entero.
format_nonet = Enlace de Nonet

## Sharing a game

out_title = Compartir o exportar
out_print = Imprimir en papel
out_none = No hay partida que compartir. Empieza una antes.
out_progress = Con tu progreso
out_progress_detail = Incluye tus dígitos, notas, colores e historial. Si no, solo el sudoku.
out_link = Enlace
out_link_detail = El enlace contiene la propia partida. No se guarda nada en otro sitio.
out_copy_link = Copiar el enlace
out_copy_text = Copiar el texto
out_copy_path = Copiar el camino
out_copy_seed = Copiar la semilla
out_share_link = Compartir el enlace
out_share_picture = Compartir la imagen
out_picture = Imagen
out_svg = Guardar como SVG
out_png = Guardar como PNG
out_text = Texto y archivos
out_format = Formato
out_save = Guardar como archivo
out_left_out = No cabe en este formato: { PLAIN($parts) }.
out_part = { $part ->
    [progress] los dígitos que has puesto
    [corner] notas de esquina
    [centre] notas centrales
    [removed] candidatos tachados
    [colours] colores
   *[history] historial
}
out_programs = Otros programas
out_open_sudokupad = Abrir en SudokuPad
out_open_sudokuexchange = Abrir en SudokuExchange
out_open_sudokuwiki = Abrir en SudokuWiki
out_no_board = { $format ->
    [sudokupad] SudokuPad no tiene este tablero.
    [sudokuexchange] SudokuExchange no tiene este tablero.
    [sudokuwiki] SudokuWiki no tiene este tablero.
   *[other] Este formato no tiene este tablero. Elige otro.
}
out_path = Camino de solución
out_path_find = Buscar el camino de solución
out_path_wait = Resolviendo paso a paso…
out_path_classic = Solo los tableros clásicos tienen camino de solución.
out_path_found = { $count ->
    [one] El camino tiene { $count } paso.
   *[other] El camino tiene { $count } pasos.
}
out_path_text = Guardar como texto
out_path_html = Guardar como página web
out_seed = Semilla
out_seed_detail = Misma semilla y opciones, mismo sudoku.

## Daily puzzles

daily_today = Hoy
daily_archive = Todos los días
daily_play = Jugar
daily_solved = { $solved } de { $count } resueltos
daily_date = { DAY($day) }
daily_day = { $date }, { $solved } de { $count } resueltos
daily_day_later = { $date }, aún no
daily_month_before = Mes anterior
daily_month_after = Mes siguiente
daily_new = { $level } del día, sin empezar
daily_playing = { $level } del día, jugado { $time }
daily_done = { $level } del día, resuelto en { $time }
daily_done_with_hints = { $count ->
    [one] { $level } del día, resuelto en { $time } con { $count } pista
   *[other] { $level } del día, resuelto en { $time } con { $count } pistas
}
daily_about = Todos reciben los mismos cinco sudokus cada día.
daily_result = Tu resultado
daily_copy = Copiar
daily_share = Compartir

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } pista
   *[other] { $level } { $time }, { $count } pistas
}
result_open = { $level } –
result_streak = { $days } días seguidos

## Statistics

stats_period = Periodo
stats_weeks = 9 semanas
stats_year = Este año
stats_all = Siempre
stats_nothing = Aún no hay nada resuelto.
stats_start = Empezar una
stats_analysing = { $count ->
    [one] Analizando { $count } partida…
   *[other] Analizando { $count } partidas…
}
stats_level = Nivel
stats_best = Mejor
stats_median = Mediana
stats_solved = Resueltos
stats_trend = Últimas nueve semanas
stats_other = Otros
stats_no_hint = sin pistas
stats_hinted = con pistas
stats_minutes = min
stats_faster = { $percent } % más rápido en las últimas nueve semanas
stats_slower = { $percent } % más lento en las últimas nueve semanas
stats_steady = Tan rápido como antes
stats_with_hints = { $count } con pistas
stats_chart = { $solved ->
    [one] Tiempos de { $solved } partida, { $level }: mejor { $best }, mediana { $median }
   *[other] Tiempos de { $solved } partidas, { $level }: mejor { $best }, mediana { $median }
}
stats_as_table = Como tabla
stats_hints = Pistas
stats_times = Tiempos: partidas sin pistas + partidas con pistas
stats_time = Tiempo
stats_range = de { $from } a { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Días seguidos
stats_days_in_row = { $count ->
    [one] día seguido
   *[other] días seguidos
}
stats_longest = máximo { $count }, hasta { $end }
stats_no_streak = Resuelve hoy un sudoku para empezar.
stats_calendar = { $count ->
    [one] Nueve semanas: has resuelto sudokus { $count } día
   *[other] Nueve semanas: has resuelto sudokus { $count } días
}
stats_now = hoy
stats_calendar_key = Nueve semanas. Cuadrado mayor, más resueltos: 1, 2, 3 o más.
stats_week = Semana del
stats_slow_title = Dónde vas más lento
stats_slow = { $count ->
    [1] { $time }, una vez
    [one] { $time }, { $count } vez
   *[other] { $time } de media, { $count } veces
}
stats_met_title = Técnicas en tus sudokus
stats_met = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stats_practise = Practicar { $technique }
print_title = Imprimir
print_row = Sudokus { $number }
print_number = Número
print_level = Nivel
print_symmetry = Simetría
print_add = Añadir sudokus
print_remove = Quitar
print_per_page = Sudokus por página
print_parts = Imprimir también
print_cover = Portada
print_rating = Puntuación
print_candidates = Candidatos
print_codes = Códigos QR
print_solutions = Soluciones
print_seed = Semilla del libro
print_generate = Generar
print_game = Partida en curso
print_now = Imprimir
print_preview = Vista previa
print_continue = Sigue en tu móvil
print_bold = Los dígitos en negrita son los dados.
print_page = Página { $number } de { $count }
print_puzzle = Sudoku { $number }
print_solutions_on = Las soluciones empiezan en la página { $page }.
print_by_seed = Semilla { $seed }
print_count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
print_progress = { $done } de { $count } sudokus generados
print_ready = { $count ->
    [one] { $count } sudoku está listo para imprimir.
   *[other] { $count } sudokus están listos para imprimir.
}
print_stopped = Cancelado. No se ha guardado nada.
print_bad_count = Introduce números enteros. Un libro tiene como mucho { $most } sudokus.
