# Nonet in Spanish: the pages beside the board.

## General

word_board = Tablero
verbatim = { $text }

## Workbench

bench_list_title = Tu lista
bench_list_label = Pega o escribe sudokus, uno por línea
bench_open = Abrir un archivo
bench_open_detail = { $most ->
    [one] o suéltalo aquí. Hasta { $most } línea.
    [many] o suéltalo aquí. Hasta { $most } de líneas.
   *[other] o suéltalo aquí. Hasta { $most } líneas.
}
bench_generate_title = O genera sudokus
bench_level_choice = { $level }, { $givens } dígitos iniciales
bench_count = Número de sudokus
bench_seed = Primera semilla
bench_generate = Generar
bench_generate_detail = Misma semilla, misma lista.
bench_bad_count = Escribe un número entero de sudokus, de 1 a { $most }.
bench_source = Origen de la lista
bench_source_generate = Generar sudokus
bench_tasks = Qué hacer con la lista
bench_tasks_each = Qué hacer con cada sudoku
bench_task = { $task ->
    [solve] Resolver
    [count] Contar
    [minimise] Minimizar
   *[rate] Evaluar
}
bench_task_detail = { $task ->
    [solve] Una solución, y si es la única
    [count] El número de soluciones
    [minimise] El sudoku sin dígitos iniciales sobrantes
   *[rate] La dificultad en la escala de Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Portapapeles
source_dropped = Texto arrastrado
source_generated = { $level }, semilla { $seed }
list_none = Aún no hay sudokus. Pega algunos, abre un archivo o genéralos.
list_empty = { $source }: ningún sudoku encontrado.
list_reading = { $count ->
    [one] { $source }: { $count } sudoku hasta ahora…
    [many] { $source }: { $count } de sudokus hasta ahora…
   *[other] { $source }: { $count } sudokus hasta ahora…
}
list_of = { $count ->
    [one] { $count } sudoku.
    [many] { $count } de sudokus.
   *[other] { $count } sudokus.
}
list_from = { $count ->
    [one] { $source }: { $count } sudoku.
    [many] { $source }: { $count } de sudokus.
   *[other] { $source }: { $count } sudokus.
}
list_cut = { $count ->
    [one] { $source }: el primer sudoku. La lista está llena; el resto queda fuera.
    [many] { $source }: los primeros { $count } de sudokus. La lista está llena; el resto queda fuera.
   *[other] { $source }: los primeros { $count } sudokus. La lista está llena; el resto queda fuera.
}

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] Resolviendo { $count } sudoku
        [many] Resolviendo { $count } de sudokus
       *[other] Resolviendo { $count } sudokus
    }
    [count] { $count ->
        [one] Contando las soluciones de { $count } sudoku
        [many] Contando las soluciones de { $count } de sudokus
       *[other] Contando las soluciones de { $count } sudokus
    }
    [minimise] { $count ->
        [one] Minimizando { $count } sudoku
        [many] Minimizando { $count } de sudokus
       *[other] Minimizando { $count } sudokus
    }
    [rate] { $count ->
        [one] Evaluando { $count } sudoku
        [many] Evaluando { $count } de sudokus
       *[other] Evaluando { $count } sudokus
    }
   *[generate] { $count ->
        [one] Generando { $count } sudoku
        [many] Generando { $count } de sudokus
       *[other] Generando { $count } sudokus
    }
}
run_begun = { $title }…
run_done = { $done ->
    [one] { $done } listo
   *[other] { $done } listos
}
run_done_rate = { $done ->
    [one] { $done } listo, { $rate } por segundo
   *[other] { $done } listos, { $rate } por segundo
}
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
        [many] { $count } de sudokus resueltos en { $time }.
       *[other] { $count } sudokus resueltos en { $time }.
    }
    [count] { $count ->
        [one] Soluciones de { $count } sudoku contadas en { $time }.
        [many] Soluciones de { $count } de sudokus contadas en { $time }.
       *[other] Soluciones de { $count } sudokus contadas en { $time }.
    }
    [minimise] { $count ->
        [one] { $count } sudoku minimizado en { $time }.
        [many] { $count } de sudokus minimizados en { $time }.
       *[other] { $count } sudokus minimizados en { $time }.
    }
    [rate] { $count ->
        [one] { $count } sudoku evaluado en { $time }.
        [many] { $count } de sudokus evaluados en { $time }.
       *[other] { $count } sudokus evaluados en { $time }.
    }
   *[generate] { $count ->
        [one] { $count } sudoku generado en { $time }.
        [many] { $count } de sudokus generados en { $time }.
       *[other] { $count } sudokus generados en { $time }.
    }
}
run_rate = Son { $rate } por segundo.
run_stopped = { $total ->
    [one] Detenido tras { $done } de { $total } sudoku.
    [many] Detenido tras { $done } de { $total } de sudokus.
   *[other] Detenido tras { $done } de { $total } sudokus.
}
run_faults = { $count ->
    [one] { $count } línea tiene un error.
   *[other] { $count } líneas tienen errores.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = El solucionador no se cargó. ¿Estás sin conexión?
line_at_column = Columna { $column }: { $fault }
line_contradiction = No tiene solución. { $why }
line_no_solution = No tiene solución.
line_several_solutions = Tiene más de una solución.
line_too_hard = Este es demasiado difícil para decidirlo aquí.
line_too_long = Minimizar este lleva demasiado tiempo aquí.
line_unrated = Solo se evalúan los sudokus de 9 × 9.
line_crashed = Pendiente: el solucionador falló en esta línea.
line_timed_out = Pendiente: esta línea tardó demasiado.
line_lost = Pendiente: el solucionador se detuvo. Inténtalo de nuevo.
file_fault = Línea { $line }: { $fault }

## Workbench: the table

table_results = Sudokus y resultados
table_empty = Cada línea de tu lista aparece aquí como una fila: el sudoku y su resultado.
table_column = { $column ->
    [line] Línea
    [puzzle] Sudoku
    [solutions] Soluciones
    [solution] Solución
    [givens] Iniciales
    [left] Quedan
    [minimal] Sudoku mínimo
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Paso más difícil
    [minutes] Tiempo estimado en min
    [milliseconds] Tiempo en ms
   *[seed] Semilla
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] Ordenando y filtrando { $count } sudoku…
    [many] Ordenando y filtrando { $count } de sudokus…
   *[other] Ordenando y filtrando { $count } sudokus…
}
table_sorted_rising = Orden: { $column }, de menor a mayor.
table_sorted_falling = Orden: { $column }, de mayor a menor.
table_unsorted = En el orden de la lista.
table_shown = { $total ->
    [one] { $shown } de { $total } sudoku mostrado.
    [many] { $shown } de { $total } de sudokus mostrados.
   *[other] { $shown } de { $total } sudokus mostrados.
}
table_faults_only = Solo líneas con errores
table_save = { $kind ->
    [text] Guardar como texto
    [csv] Guardar como CSV
   *[tsv] Guardar como TSV
}

## Workbench: the distribution of the ratings

spread_title = Dificultad
spread_chart = Histograma de la dificultad, de { $from } a { $to }
spread_axis = Dificultad (ER)
spread_scale = Sudokus, escala de raíz cuadrada
spread_least = Menor dificultad mostrada
spread_most = Mayor dificultad mostrada
spread_filter = Mostrar solo
spread_filter_help = p. ej. 6.6–7.2 o X-Wing

## Workbench: the filters of the table

chips = Filtros activos
chip_rating = Dificultad { $from }–{ $to }
chip_text = «{ $text }»
chip_remove = { $filter }: quitar este filtro

facet_name = { $facet ->
    [givens] Dígitos iniciales
    [technique] Paso más difícil
    [symmetry] Simetría
    [solutions] Soluciones
   *[minimal] Dígitos sobrantes
}
facet_any = { $facet ->
    [givens] Dígitos iniciales: todos
    [technique] Técnicas: todas
    [symmetry] Simetrías: todas
    [solutions] Soluciones: todas
   *[minimal] Mínimos o no
}
facet_givens = { $count ->
    [one] { $count } dígito inicial
   *[other] { $count } dígitos iniciales
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
    [one] { $count } dígito inicial
   *[other] { $count } dígitos iniciales
}
row_board = Tablero del sudoku { $line }: { $digits }
row_play = Jugar
row_rate = Evaluar este
row_copy = Copiar
row_rating = Evaluando…
row_rated = El sudoku { $line } tiene dificultad { $rating }.
row_unreadable = Esta línea no es un sudoku.
row_value = { $value }
row_rated_as = Dificultad
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
learn_back_to_bench = Volver al taller
learn_board = Sudoku, { $title }, { $board }
learn_board_help = Las flechas mueven el cursor. El texto junto al tablero explica lo que está marcado.
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
learn_repeat = Toca repasar
learn_met = { $count ->
    [one] Esta técnica apareció en uno de tus sudokus resueltos.
   *[other] Esta técnica apareció en { $count } de tus sudokus resueltos.
}
learn_puzzle = Usarla en un sudoku
learn_positions = { $solved } de { $needed } posiciones resueltas
learn_solve_nine = Resuelve nueve para aprenderla.
learn_is_learned = Ya dominas esta técnica.
learn_section = { $section ->
    [singles] Únicos
    [subsets] Candidatos bloqueados y subconjuntos
    [fish] Peces
    [one_digit] Un dígito
    [wings] Wings
    [uniqueness] Unicidad
    [colours] Coloreado
    [chains] Cadenas y bucles
    [sets] Conjuntos casi bloqueados
    [forcing] Cadenas y redes forzadas
    [clues] Sumas, líneas y restricciones
   *[hardest] Los sudokus más difíciles
}
learn_section_learned = { $learned } de { $count } aprendidas
learn_rated = dificultad { $from }–{ $to }
learn_tiers = de { $from } a { $to }
learn_detail = { $section } · { $detail }
learn_solving = Resolviendo paso a paso…
learn_searching = Buscando una posición…
learn_searching_so_far = { $count ->
    [one] Buscando una posición ({ $count } sudoku hasta ahora)…
   *[other] Buscando una posición ({ $count } sudokus hasta ahora)…
}
learn_no_game = No hay partida en el tablero.
learn_mistake = Hay un error en el tablero, así que desde aquí no hay solución paso a paso. Usa «Pista» para encontrar el error.
learn_not_kept = Nonet no puede guardar cuántas posiciones has resuelto: el almacenamiento del navegador está lleno o bloqueado.
learn_not_loaded = El solucionador no se cargó. ¿Estás sin conexión?
learn_crashed = El solucionador falló. Nonet lo reinició: inténtalo de nuevo.
learn_took_too_long = Tardó demasiado y Nonet lo detuvo. Inténtalo de nuevo.

## Practice

practice_tier = { $tier ->
    [beginner] Principiante
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [expert] Maestro
    [extreme] Extremo
   *[beyond] Más allá de extremo
}
practice_write = { $technique }: elige la celda e introduce su dígito.
practice_remove = { $technique }: elige una celda y luego el dígito que puedes descartar en ella.
practice_filled = { $cell } ya tiene un dígito.
practice_no_candidate = El { $digit } no es candidato de { $cell }.
practice_crossed = El { $digit } de { $cell } ya está descartado.
practice_needed = No del todo: el { $digit } es necesario en { $cell }.
practice_wrong = No del todo: { $cell } no es { $digit }.
practice_other_write = No del todo: { $cell } es { $digit }, pero «{ $technique }» no lo demuestra.
practice_other_remove = No del todo: { $cell } no es { $digit }, pero «{ $technique }» no lo demuestra.
practice_right = { $left ->
    [one] Correcto. Este paso descarta { $left } candidato más.
   *[other] Correcto. Este paso descarta { $left } candidatos más.
}
practice_done = { $count ->
    [one] Correcto. { $count } posición resuelta hasta ahora. El paso: { $line }
   *[other] Correcto. { $count } posiciones resueltas hasta ahora. El paso: { $line }
}
practice_where = ¿Dónde?
practice_show = Mostrar
practice_another = Otra

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
    [one] Ninguna técnica conocida permite seguir. Queda { $count } celda vacía.
   *[other] Ninguna técnica conocida permite seguir. Quedan { $count } celdas vacías.
}

## Replay

replay_none = Aún no hay jugadas que reproducir.
replay_solved = { $level } · resuelto en { $time }
replay_played = { $level } · { $time } de juego
replay_board = Repetición, { $board }
replay_board_help = El tablero después de esta jugada. Aquí no puedes cambiarlo.
replay_panel = La jugada actual
replay_start = Inicio
replay_play = Reproducir
replay_pause = Pausa
replay_branch = Desde aquí
replay_score = Jugadas
replay_jumps = Ir a
replay_speeds = Velocidad
replay_speed = { $factor }×
replay_running = Reproduciendo.
replay_stopped = Detenido: { $what }
replay_at_start = Inicio de la partida
replay_placed = { $digit } en { $cell }
replay_slip = { $digit } en { $cell }, un desliz
replay_cleared = { $digit } borrado de { $cell }
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
replay_slow = Atasco antes de { $cell }.
replay_slow_timed = { $time } antes de { $cell }.
replay_ladder = El paso más fácil aquí:
replay_technique = El paso más fácil aquí: { $technique }.
replay_to_slow = Atasco antes de { $cell }
replay_to_slow_timed = Atasco, { $time } antes de { $cell }
replay_to_step = { $spot }: { $technique }
replay_to_slip = Desliz
replay_to_slip_timed = Desliz, { $time }
replay_to_hint = Pista
replay_to_hint_timed = Pista, { $time }
replay_to_checkpoint = Punto de control
replay_to_checkpoint_timed = Punto de control, { $time }

## Made to order

new_level = Nivel
new_level_givens = { $numbers } iniciales
new_symmetry = Simetría de los dígitos iniciales
new_symmetry_none = Ninguna
new_symmetry_half_turn = Media vuelta
new_symmetry_quarter_turn = Cuarto de vuelta
new_symmetry_left_right = Izquierda-derecha
new_symmetry_top_bottom = Arriba-abajo
new_symmetry_diagonal = Diagonal
new_symmetry_antidiagonal = Antidiagonal
new_method = Método
new_method_carve = Vaciar un tablero lleno
new_method_build = Llenar un tablero vacío
new_method_transform = Transformar un sudoku conocido
new_method_starter = Transformar el sudoku incluido
new_givens = Dígitos iniciales
new_givens_help = p. ej. 24 o 22–26
order_fewest_givens = Mínimo de dígitos iniciales
order_most_givens = Máximo de dígitos iniciales
new_rating_help = p. ej. 7.2 o 6.6–7.2. Las barras muestran la frecuencia de cada dificultad.
order_lowest_rating = Dificultad mínima
order_highest_rating = Dificultad máxima
order_the_level = el nivel { $level }
order_by_techniques = Las técnicas ya indican lo difícil que es el sudoku, así que ahora vale cualquier dificultad.
order_time = Tiempo para resolverlo
order_any_time = cualquiera
order_by_time = El nivel ahora es uno cuyos sudokus llevan más o menos ese tiempo.
order_clues = Restricciones
order_rules = Más reglas
order_new_regions = Cada partida nueva tiene otras regiones.
new_needs = Exige
new_avoids = Excluye
order_least = Al menos tan difícil como
order_hardest_allowed = Nada más difícil que
order_path_help = Técnicas como en las pistas, en la solución paso a paso que elige siempre el más fácil.
custom_add = Añadir técnica…
custom_remove = Quitar «{ $technique }»
custom_both_names = { $name } ({ $english })
new_any = cualquiera
new_seed = Semilla
new_seed_help = Con la misma semilla y las mismas opciones sale el mismo sudoku. Déjala vacía para uno al azar.
new_seed_draw = Otra semilla
new_bad_seed = Una semilla es un número entero de hasta 19 dígitos.
form_bad_givens = Escribe un número, como 24, o un intervalo, como 22–26.
form_bad_rating = Escribe una dificultad, como 7.2, o un intervalo, como 6.6–7.2.
new_start = Generar

## Enter a puzzle

checking_puzzle = Comprobando que el sudoku tenga solución única…
givens_found = { $count ->
    [one] { $count } dígito inicial.
   *[other] { $count } dígitos iniciales.
}
no_solution = Este sudoku no tiene solución.
cell_can_be = Este sudoku tiene más de una solución: { $cell } puede ser { OR($digits) }. Las celdas que difieren están marcadas.
own_label = Pega o escribe un sudoku
own_grid = Tu sudoku
own_play = Comprobar y jugar
own_empty = Escribe o pega un sudoku, o rellena el tablero. Los huecos son . 0 * o _.
own_too_few = { $count ->
    [0] Aún no hay dígitos iniciales. Un sudoku de { $board } necesita al menos { $fewest }.
    [one] { $count } dígito inicial. Un sudoku de { $board } necesita al menos { $fewest }: añade { $more } o más.
   *[other] { $count } dígitos iniciales. Un sudoku de { $board } necesita al menos { $fewest }: añade { $more } o más.
}
own_one_solution = 1 solución.
own_not_known = Número de soluciones: aún no se sabe.
own_open = Abrir un archivo…
own_edit = Editar dígitos iniciales
own_workbench = Abrir el taller
own_edit_detail = Solo conserva los dígitos iniciales. Ctrl+Z en el tablero recupera el texto.
own_shared_puzzle = Sudoku compartido
own_shared_game = Partida compartida
own_shared_play = Jugar
own_shared_detail = Será una partida aparte. Tus otras partidas no cambian.
own_shared_progress = Al compartirla había { $placed } de { $all } dígitos colocados, con { $time } de juego.
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
    [one] { $count } candidato eliminado.
   *[other] { $count } candidatos eliminados.
}
own_coloured = { $count ->
    [one] { $count } celda coloreada.
   *[other] { $count } celdas coloreadas.
}
own_puzzle_number = Sudoku { $number }
format_line = Sudoku en una línea
format_grid = Tablero en filas
format_ss = Archivo de Simple Sudoku (.ss)
format_pencilmarks = Tablero de candidatos
format_sdx = Archivo de SudoCue (.sdx)
format_sdk = Archivo de SadMan o SudoCue (.sdk)
format_hodoku = Línea de biblioteca de HoDoKu
format_gsf = Línea de la lista de gsf
format_sukaku = Sukaku: solo candidatos
format_sudokuwiki = Enlace o código de SudokuWiki
format_sudokuexchange = Enlace de SudokuExchange
format_fpuzzles = Sudoku de f-puzzles
format_sudokupad = Enlace de SudokuPad
format_opensudoku = Archivo de OpenSudoku
format_1gsudoku = Archivo de 1G Sudoku
format_tatham = Partida de Solo (Simon Tatham)
format_iss = Texto de Interactive Sudoku Solver
format_nonet_text = Texto de Nonet
format_mixed = varios formatos
text_unread = { $before ->
    [one] { $fault } Puedes usar el sudoku anterior.
   *[other] { $fault } Puedes usar los { $before } sudokus anteriores.
}
text_too_long = Este texto pasa de 1 MB. El taller lee listas largas.
text_too_many = Esta lista tiene más de 100.000 sudokus. El taller lee listas largas.
text_unknown = Nonet no conoce este formato de sudoku.
text_unknown_link = Este enlace no contiene un sudoku en un formato que Nonet conozca.
text_needs_network = El sudoku de este enlace está en un servidor, y Nonet no usa la red. Abre el enlace, copia el sudoku y pégalo aquí.
text_unsupported_format = { $kind ->
    [scf] Nonet no puede leer este tipo de enlace de SudokuPad (scf). Exporta el sudoku de SudokuPad a f-puzzles y pega ese enlace.
   *[other] Nonet no puede leer este tipo de archivo.
}
text_rules = { $count ->
    [one] El sudoku usa una regla que Nonet no tiene: { $rules }.
   *[other] El sudoku usa reglas que Nonet no tiene: { $rules }.
}
text_rule = { $rule ->
    [killer] jaulas killer
    [parity] celdas pares e impares
    [irregular] regiones irregulares
    [other_kind] las reglas de otro tipo de sudoku
    [thermometers] termómetros
    [arrows] flechas
    [little_killer] sumas little killer
    [sandwich] sumas sándwich
    [between] líneas between
    [palindromes] palíndromos
    [kropki] puntos Kropki
    [extremes] celdas mínimas y máximas
    [lines] líneas
   *[drawings] dibujos en el tablero
}
text_other_rule = { $name }
own_palette = Dibujar en el tablero
own_palette_digits = Dígitos
own_group = { $group ->
    [cells] Celdas
    [cages] Jaulas y regiones
    [lines] Líneas
    [between] Entre celdas
    [outside] Fuera del tablero
   *[whole] Todo el tablero
}
own_how = { $how ->
    [marks] Toca una celda para marcarla, y otra vez para desmarcarla. Con el teclado: Espacio.
    [pair] Arrastra de una celda a otra contigua. Con el teclado: Espacio en cada una y luego Intro.
    [square] Arrastra por cuatro celdas que se tocan en una esquina. Con el teclado: Espacio en dos opuestas y luego Intro.
    [outside] Toca una celda del borde o arrastra desde ella hacia dentro, también en diagonal. Con el teclado: Espacio en esa celda y, para una diagonal, también en la siguiente celda de esta; luego Intro.
    [groups] Arrastra por el primer grupo de celdas y después por el segundo. Con el teclado: Espacio en cada celda, Intro tras cada grupo.
    [arrow] Arrastra desde el círculo hasta la punta de la flecha. Con el teclado: Espacio en el círculo, en cada giro y en la punta, y luego Intro.
    [area] Arrastra por las celdas. Con el teclado: Espacio en cada celda y luego Intro.
    [regions] Arrastra desde una celda: todas las celdas por las que pases se unen a su región. Con el teclado: Espacio en cada celda y luego Intro.
   *[line] Arrastra a lo largo de la línea. Con el teclado: Espacio al principio, en cada giro y al final, y luego Intro.
}
own_cant_place = Aquí no es posible: { $rule }.
own_cant_value = { CAP($rule) }: ese valor no es posible.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Cada región debe tener { $side } celdas. Tamaños por corregir: { $sizes }.
own_values = Valor
own_turn = Invertir
own_done = Listo
own_copy = Duplicar
own_copy_how = Toca la celda donde debe empezar la copia.
own_new_regions = Regiones al azar
own_regions_changed = Se han dibujado regiones nuevas.
own_finish_and = y
own_finish_nothing = nada más
own_equal = Siempre iguales
own_equal_cells = { $cells }
own_different_cells = { $cell } siempre es distinta de { $cells }, aunque no se ven.
own_clues = Reglas y restricciones
own_remove = Quitar
own_remove_part = Quitar { $part }
own_part_given = { $digit } en { $cell }
own_known = Sobre este sudoku
own_solutions = { $count ->
    [one] { $count } solución
   *[other] { $count } soluciones
}
own_solutions_at_least = { $count ->
    [one] Al menos { $count } solución
   *[other] Al menos { $count } soluciones
}
own_hardest = Paso más difícil: { $step }
own_contradiction = Estos elementos se contradicen
own_contradiction_detail = Basta con quitar uno, el que sea, para que los demás tengan solución.
own_not_needed = Prescindibles por separado
own_needless_of = { $count } de { $all }
own_all_needed = Aquí no sobra nada.
own_path = Solución paso a paso
own_clear = Empezar de cero
own_finish = Completar la creación
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Añadir
own_finish_digits = dígitos
# A choice of levels.
own_finish_any = cualquiera
# The button that lets Nonet finish the puzzle.
own_finish_go = Completar
own_minimise = Quitar lo prescindible
own_changing = Nonet está trabajando en el sudoku…
own_changed_nothing = No hizo falta cambiar nada.
own_digits_added = { $count ->
    [one] { $count } dígito añadido.
   *[other] { $count } dígitos añadidos.
}
own_clues_added = { $count ->
    [one] { $count } restricción añadida.
   *[other] { $count } restricciones añadidas.
}
own_digits_taken = { $count ->
    [one] { $count } dígito quitado.
   *[other] { $count } dígitos quitados.
}
own_clues_taken = { $count ->
    [one] { $count } restricción quitada.
   *[other] { $count } restricciones quitadas.
}
own_change_several = Este sudoku tiene más de una solución. Completa primero la creación.
own_change_not_decided = Nonet no pudo averiguar cuántas soluciones tiene este sudoku.
own_change_not_found = Nonet no encontró ningún sudoku así. Prueba con otro nivel o con otras restricciones.
own_offers = Un dígito más y solución única
own_offer = { $digit } en { $cell }
own_shares_most = en la mayoría de las soluciones
own_shares_lone = solo en una
own_shares_all = en todas
own_rules = Las reglas de este sudoku
own_about = Título, autoría y reglas
own_about_describe = Insertar las reglas redactadas por Nonet
own_about_field = { $said ->
    [title] Título
    [author] Autoría
    [rules] Reglas con tus palabras
   *[message] Mensaje final
}
text_board = Nonet no tiene tableros de este tipo: { $board }.
text_cells = { $found ->
    [one] { $found } celda en vez de las { $expected } esperadas.
   *[other] { $found } celdas en vez de las { $expected } esperadas.
}
text_rows = { $found ->
    [one] { $found } fila en vez de las { $expected } esperadas.
   *[other] { $found } filas en vez de las { $expected } esperadas.
}
text_contradiction = Este tablero contradice los dígitos iniciales del sudoku.
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
    [size] «{ $value }» no es un tamaño de tablero válido.
   *[version] «{ $value }» es una versión del formato que Nonet no conoce.
}
own_cell_unread = { $symbol }, no es un dígito, { $place }
own_cell_certain = { $digit } en todas las soluciones, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

set_groups = Grupos de ajustes
set_appearance = Aspecto
set_board = Tablero y resaltado
set_checking = Revisión y pistas
set_keys = Teclado y pantalla táctil
set_excerpt = Esta parte de tu partida muestra cada cambio al instante.
set_palette = Colores
set_palette_standard = Estándar
set_palette_colour-blind = Daltonismo
set_palette_high-contrast = Alto contraste
set_clock = Reloj
set_clock_detail = Mostrar cuánto llevas jugando.
set_mistakes = Marcar errores
set_mistakes_never = Nunca
set_mistakes_full = Con el tablero lleno
set_mistakes_always = Al instante
set_conflicts = Dígitos repetidos
set_conflicts_detail = Marcar un dígito que se repite en una fila, columna o bloque.
set_combinations = Combinaciones de las jaulas
set_combinations_detail = Mostrar bajo el tablero la suma que falta en la jaula seleccionada y los dígitos posibles.
set_clean_notes = Limpiar notas
set_clean_notes_detail = Al colocar un dígito se borran también las notas que descarta.
set_fill_singles = Rellenar únicos
set_fill_singles_detail = Al colocar un dígito se rellenan también las celdas a las que solo les queda un candidato o que son el único sitio de un dígito. Basta con deshacer una vez para vaciarlas todas.
set_peers = Fila, columna y bloque
set_peers_detail = Resaltar la fila, la columna y el bloque de la celda seleccionada.
set_same = Mismo dígito
set_same_detail = Resaltar las celdas con el dígito seleccionado.
set_left = Dígitos por colocar
set_left_detail = Cada tecla muestra cuántos faltan.
set_uniqueness = Técnicas de unicidad
set_uniqueness_detail = Permitir pistas que suponen solución única, como los rectángulos únicos.
set_extras = Más técnicas
set_extras_detail = Permitir también pistas como Medusa 3D y WXYZ-Wing. Sustituyen a algunas cadenas.
set_level_steps = Niveles con sus técnicas
set_level_steps_detail = Una partida clásica nueva exige lo que promete su nivel: como mínimo, pares en Difícil y cadenas en Extremo. Sin esta opción, quizá basten pasos más fáciles.
set_advice = Consejos en «Aprender»
set_advice_detail = Mostrar en la parte superior de la página qué técnica aprender ahora y cuál repasar.
set_letters = Atajos con letras
set_letters_detail = N para notas, H para pista, etc.
set_keys_table = Cambiar teclas
set_key_button = { $does }: { $keys }
set_key_none = ninguna
set_key_press = Pulsa una tecla…
set_key_taken = { $key } ya se usa para: { $does }
set_key_reset = Restablecer
set_key_reset_all = Restablecer todas
set_digit_first = Primero el dígito
set_digit_first_detail = Elige un dígito en el teclado y luego toca las celdas donde va.
set_language = Idioma
set_language_browser = El del navegador
set_language_offline = { $name } (necesita conexión)
set_language_failed = Este idioma no se cargó. Conéctate a la red y elígelo de nuevo.
set_language_absent = Este idioma no está en el dispositivo: { $wanted }. Conéctate a la red y recarga la página.
set_language_near = Este idioma aún no está disponible: { $wanted }. Nonet usa en su lugar: { $shown }.
set_text_size = Tamaño del texto
set_text_size_normal = Normal
set_text_size_large = Grande
set_text_size_larger = Muy grande
set_hand = Teclado
set_hand_right = A la derecha
set_hand_left = A la izquierda
set_cell_names = Notación de las celdas
set_note_layout = Notas de esquina
set_note_layout_fixed = Cada una en su sitio
set_note_layout_packed = Junto al borde
set_show_notes = Tus notas
set_show_notes_detail = Ocúltalas para ver solo el tablero. Se conservan.
set_candidates = Todos los candidatos
set_candidates_detail = Mostrar todo lo que puede ser cada celda, debajo de tus notas.
set_voice = Lector de pantalla
set_verbosity = Nombres de las celdas
set_verbosity_full = Fila, columna y bloque
set_verbosity_brief = Nombre corto
set_verbosity_content = Solo el contenido
set_say_left = Dígitos restantes
set_say_left_detail = Decir cuántas veces falta un dígito después de colocarlo.

## Help

help_search = Buscar en la ayuda
help_found = { $count ->
    [one] { $count } entrada encontrada.
   *[other] { $count } entradas encontradas.
}
help_nothing_found = Sin resultados. Prueba con otra palabra.
help_play = Cómo se juega
help_goal = Rellena cada celda vacía de modo que cada fila, cada columna y cada bloque contenga cada dígito una vez. Todo sudoku tiene exactamente una solución.
help_place = Busca un sitio. Todas las demás celdas vacías de este bloque ya ven el dígito, así que tiene que ir aquí. Elige una celda y luego un dígito. Si vuelves a introducir el mismo dígito, se borra.
help_notes_picture = Elige «Esquina» o «Centro» para escribir dígitos pequeños que te recuerden lo que aún puede ser una celda. Para la notación Snyder, usa las de esquina.
help_conflicts = Un subrayado ondulado marca un dígito que se repite en una fila, columna o bloque.
help_hint_button = «Pista» muestra dónde mirar. Cada vez que vuelves a pulsarla, muestra más: la técnica, su patrón y la demostración; por último, da el paso. Si hay un error, «Pista» lo muestra primero.
help_saving = Nonet guarda tu partida en este dispositivo después de cada jugada. No se envía nada a ningún sitio.
help_import = Pega en cualquier página un enlace o un texto de SudokuPad, f-puzzles, HoDoKu u otro programa, o suelta un archivo: Nonet muestra el sudoku.
help_keys = Teclas
help_glossary = Glosario
help_about = Acerca de
help_version = Nonet { $version }, compilación { $build }
help_privacy = No se envía nada: Nonet no tiene servidor, y tus partidas se quedan en este dispositivo.
help_licences = Licencias de todos los componentes

## Help: keys

help_moving = Moverse
help_selecting = Seleccionar celdas
help_digits = Dígitos
help_notes = Notas
help_hints = Pistas
help_ear = Lectura en voz alta
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
    [tab] Pasar del tablero a los botones
    [extend] Seleccionar más celdas
    [digit] Colocar un dígito, o borrarlo si ya está
    [light] Resaltar un dígito; un toque o Intro lo coloca
    [corner] Nota de esquina
    [centre] Nota central
    [colour] Color
    [strike] Tachar un candidato
    [erase] Borrar
    [hint-next] Siguiente etapa de la pista abierta
    [hint-next-outside] Siguiente etapa de la pista abierta, fuera del tablero
    [hint-back] Etapa anterior de la pista abierta
    [hint-back-outside] Etapa anterior de la pista abierta, fuera del tablero
    [hint-do] Aplicar la pista abierta
    [hint-close] Cerrar la pista
    [use] Elegir la celda, al seleccionar una a una o con un dígito resaltado
    [up] Arriba
    [left] Izquierda
    [down] Abajo
    [right] Derecha
    [extend-up] Seleccionar la celda de arriba
    [extend-left] Seleccionar la celda de la izquierda
    [extend-down] Seleccionar la celda de abajo
    [extend-right] Seleccionar la celda de la derecha
    [next-empty] Siguiente celda vacía
    [previous-empty] Celda vacía anterior
    [row-start] Inicio de la fila
    [row-end] Fin de la fila
    [first] Primera celda
    [last] Última celda
    [box-up] Un bloque arriba
    [box-down] Un bloque abajo
    [select-all] Seleccionar todas las celdas
    [select-alike] Seleccionar todas las celdas como esta
    [clue] Restricción siguiente o anterior
    [next-clue] Seleccionar las celdas de la siguiente restricción
    [previous-clue] Seleccionar las celdas de la restricción anterior
    [select-cell] Añadir esta celda a la selección, o quitarla
    [select] Seleccionar celdas una a una
    [escape] Quitar el resaltado o la selección
    [mode-digit] Dígitos
    [mode-corner] Notas de esquina
    [mode-centre] Notas centrales
    [mode-colour] Colores
    [next-mode] Modo siguiente
    [notes] Activar o desactivar notas de esquina
    [candidates] Mostrar u ocultar candidatos
    [hint] Pista, o siguiente etapa de la que está abierta
    [undo] Deshacer
    [redo] Rehacer
    [zoom] Ampliar un tablero grande, o mostrarlo entero
    [pause] Pausa
    [check] Revisar si hay errores
    [checkpoint] Crear un punto de control
    [copy] Copiar el tablero como texto
    [read-row] Oír la fila
    [read-column] Oír la columna
    [read-box] Oír el bloque
    [read-left] Oír cuántas veces falta cada dígito
    [read-candidates] Oír lo que puede ser la celda
    [read-selection] Oír qué celdas están seleccionadas
    [read-colours] Oír dónde está cada color
    [read-strikes] Oír qué candidatos están tachados
   *[help] Ayuda
}

## Help: glossary

term_given = Dígito inicial
means_given = Un dígito que está en el sudoku desde el principio. No puedes cambiarlo.
term_cell_name = Nombre de celda
means_cell_name = r4c5 es la celda de la fila 4 y la columna 5: la r (del inglés «row») indica la fila, y la c, la columna. En otros sitios se escribe F4C5 (fila y columna). Puedes elegir la notación en los ajustes.
term_house = Unidad
means_house = Una fila, una columna o un bloque. Algunos tableros tienen además dos diagonales. Una unidad contiene cada dígito una vez.
term_peer = Celda vinculada
means_peer = Una celda de la misma fila, columna o bloque que otra. Dos celdas vinculadas se ven y nunca contienen el mismo dígito.
term_candidate = Candidato
means_candidate = Un dígito que aún puede ir en una celda, porque no lo contiene ninguna celda vinculada y ningún paso lo ha eliminado.
term_note = Nota
means_note = Un dígito pequeño que escribes en una celda. La mayoría anota así los candidatos.
term_conflict = Conflicto
means_conflict = El mismo dígito dos veces en una unidad. Nonet lo marca con un subrayado ondulado.
term_mistake = Error
means_mistake = Un dígito que no coincide con la solución. Puede parecer correcto durante mucho tiempo.
term_single = Único
means_single = El último candidato de una celda (único desnudo) o el último sitio de un dígito en una unidad (único oculto).
term_subset = Subconjunto
means_subset = Dos, tres o cuatro celdas de una unidad que se reparten otros tantos dígitos: un par, un trío o un cuarteto. Las demás celdas de la unidad no pueden contener esos dígitos.
term_strong_link = Enlace fuerte
means_strong_link = Dos candidatos de los que al menos uno es verdadero. Si uno es falso, el otro es verdadero.
term_weak_link = Enlace débil
means_weak_link = Dos candidatos de los que como mucho uno es verdadero. Si uno es verdadero, el otro es falso.
term_chain = Cadena
means_chain = Candidatos unidos por enlaces fuertes y débiles alternos. Si el primero es falso, el último es verdadero.
term_fish = Pez
means_fish = Un dígito cuyos sitios en varias filas están todos en otras tantas columnas, o al revés. X-Wing, Swordfish y Jellyfish son peces.
term_uniqueness = Unicidad
means_uniqueness = Un sudoku tiene solución única. Algunas técnicas lo aprovechan: descartan patrones que permitirían dos soluciones.
term_rating = Dificultad
means_rating = Cuánto cuesta el paso más difícil de un sudoku, en la escala de Sudoku Explainer. Los sudokus más fáciles tienen 1.2, y los más difíciles que se conocen se acercan a 12.

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
games_rating = dificultad { $rating }
games_estimated = tiempo estimado: { $minutes }
games_solved_in = resuelta en { $time }
games_played_for = { $time } de juego
games_last = { $date }
games_to_go = { $count ->
    [0] Resuelta
    [one] falta { $count }
   *[other] faltan { $count }
}

games_go_on = Seguir jugando
games_continue = Continuar
games_in = Pegar o abrir sudokus
games_in_detail = 81 caracteres, un enlace, un archivo o una lista
games_saved_title = Guardadas
games_search = Buscar partidas
games_search_example = p. ej. Difícil, 2026-11, rating>3
games_order = Orden
games_order_played = Uso reciente
games_order_begun = Empezadas hace poco
games_order_title = Título
games_order_rating = Dificultad
games_order_time = Tiempo de juego
games_order_progress = Menos por colocar
games_kind = Tipo de partidas
games_all = Todas
games_playing = En curso
games_solved = Resueltas
games_own = Tus sudokus
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
games_back_up = Hacer copia
games_restore = Restaurar
games_more = Mostrar más
games_none = Aún no hay partidas. Aquí se guarda cada partida que empieces.
games_none_found = Ninguna partida coincide. Cambia la búsqueda o elige «Todas».
games_found = { $all ->
    [one] { $count } de { $all } partida mostrada
   *[other] { $count } de { $all } partidas mostradas
}
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
games_board_stays = La partida del tablero no se puede eliminar. Empieza antes otra.
games_saved = { $count ->
    [one] { $count } partida guardada en nonet-backup.txt.
   *[other] { $count } partidas guardadas en nonet-backup.txt.
}
games_unreadable = Esta partida no se puede abrir: los datos guardados están dañados. Si haces una copia de seguridad, también se incluye.
games_failed = Nonet no pudo acceder a tus partidas. Recarga la página e inténtalo de nuevo.
games_blocked = Esta ventana del navegador no conserva partidas, por ejemplo porque es privada. Solo ves las que Nonet pudo guardar. Haz una copia de seguridad de lo que quieras conservar.
games_full = En este dispositivo no queda espacio para más partidas. Tus últimas jugadas están a salvo mientras esta pestaña siga abierta. Libera espacio o elimina partidas que ya no necesites.
games_newer = Una versión más reciente de Nonet guardó tus partidas. Recarga la página para abrirlas. Si eso no ayuda, inténtalo más tarde: no se ha perdido ninguna.
games_no_backup = Este archivo no es una copia de seguridad de Nonet. Elige un archivo guardado con «Hacer copia».
games_unread = { $count ->
    [one] { $count } partida guardada no se puede leer. Si haces una copia de seguridad, también se incluye.
   *[other] { $count } partidas guardadas no se pueden leer. Si haces una copia de seguridad, también se incluyen.
}

restored_new = { $count ->
    [one] { $count } partida añadida.
   *[other] { $count } partidas añadidas.
}
restored_updated = { $count ->
    [one] { $count } partida actualizada a su versión más reciente.
   *[other] { $count } partidas actualizadas a sus versiones más recientes.
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
    [one] { $count } partida es de una versión más reciente de Nonet. Recarga la página y restaura otra vez.
   *[other] { $count } partidas son de una versión más reciente de Nonet. Recarga la página y restaura otra vez.
}
restored_cut = El archivo está incompleto: puede que falten partidas.
restored_others = Si aquí habías seguido de otro modo, Nonet conserva las dos versiones.
restored_nothing = Esta copia de seguridad no tiene partidas.

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
own_link_newer = Este enlace es de una versión más reciente de Nonet. Recarga la página y abre el enlace otra vez.
own_link_damaged = Este enlace está dañado o incompleto. Cópialo otra vez, entero.
format_nonet = Enlace de Nonet

## Sharing a game

out_title = Compartir o exportar
out_print = Imprimir en papel
out_none = No hay ninguna partida que compartir. Empieza una antes.
out_progress = Con tu progreso
out_progress_detail = Incluye tus dígitos, notas, colores e historial. Si no, solo el sudoku.
out_link = Enlace
out_link_detail = El enlace contiene la partida misma. No se guarda nada en otro sitio.
out_copy_link = Copiar enlace
out_copy_text = Copiar texto
out_copy_path = Copiar la solución paso a paso
out_copy_seed = Copiar semilla
out_share_link = Compartir enlace
out_share_picture = Compartir imagen
out_picture = Imagen
out_svg = Guardar como SVG
out_png = Guardar como PNG
out_text = Texto y archivos
out_format = Formato
out_save = Guardar archivo
out_left_out = Este formato no incluye: { PLAIN($parts) }.
out_part = { $part ->
    [progress] los dígitos que colocaste
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
    [sudokupad] SudokuPad no admite este tablero.
    [sudokuexchange] SudokuExchange no admite este tablero.
    [sudokuwiki] SudokuWiki no admite este tablero.
   *[other] Este formato no admite este tablero. Elige otro.
}
out_path = Solución paso a paso
out_path_find = Buscar los pasos
out_path_wait = Resolviendo paso a paso…
out_path_classic = Solo los tableros clásicos tienen solución paso a paso.
out_path_found = { $count ->
    [one] La solución tiene { $count } paso.
   *[other] La solución tiene { $count } pasos.
}
out_path_text = Guardar como texto
out_path_html = Guardar como página web
out_seed = Semilla
out_seed_detail = Con la misma semilla y las mismas opciones sale el mismo sudoku.

## Daily puzzles

daily_today = Hoy
daily_archive = Todos los días
daily_play = Jugar
daily_solved = { $solved } de { $count } resueltos
daily_date = { DAY($day) }
daily_day = { $date }, { $solved } de { $count } resueltos
daily_day_later = { $date }, aún no disponible
daily_month_before = Mes anterior
daily_month_after = Mes siguiente
daily_new = Sudoku del día, { $level }, sin empezar, { $minutes }
daily_playing = Sudoku del día, { $level }, { $time } de juego
daily_done = Sudoku del día, { $level }, resuelto en { $time }
daily_done_with_hints = { $count ->
    [one] Sudoku del día, { $level }, resuelto en { $time } con { $count } pista
   *[other] Sudoku del día, { $level }, resuelto en { $time } con { $count } pistas
}
daily_about = Cada día hay sudokus nuevos, los mismos para todo el mundo.
daily_week = Esta semana
daily_later = aún no
variant_new = Sudoku con { $rule }, sin empezar
variant_playing = Sudoku con { $rule }, { $time } de juego
variant_done = Sudoku con { $rule }, resuelto en { $time }
variant_done_with_hints = { $count ->
    [one] Sudoku con { $rule }, resuelto en { $time } con { $count } pista
   *[other] Sudoku con { $rule }, resuelto en { $time } con { $count } pistas
}
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
stats_all = Todo
stats_count_all = Contar partidas con ayuda
stats_counts = El mejor tiempo, la mediana y la tendencia cuentan las partidas resueltas sin pistas ni revisiones. Las copias de partidas resueltas no cuentan.
stats_counts_all = El mejor tiempo, la mediana y la tendencia cuentan todas las partidas resueltas, también con pistas y revisiones. Las copias de partidas resueltas no cuentan.
stats_nothing = Aún no has resuelto ningún sudoku.
stats_start = Empezar uno
stats_analysing = { $count ->
    [one] Analizando { $count } partida…
   *[other] Analizando { $count } partidas…
}
stats_level = Nivel
stats_solved = Resueltos
stats_trend = Últimas nueve semanas
stats_other = Otros
stats_no_hint = sin ayuda
stats_hinted = con ayuda
stats_minutes = min
stats_faster = { $percent } % más rápido en las últimas nueve semanas
stats_slower = { $percent } % más lento en las últimas nueve semanas
stats_steady = Tan rápido como antes
stats_with_hints = { $count } con ayuda
stats_chart = { $solved ->
    [one] Tiempos de { $solved } partida, { $level }: mejor { $best }, mediana { $median }
   *[other] Tiempos de { $solved } partidas, { $level }: mejor { $best }, mediana { $median }
}
stats_as_table = Como tabla
stats_hints = Pistas
stats_times = Tiempos: partidas sin ayuda + partidas con ayuda
stats_time = Tiempo
stats_range = de { $from } a { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Días seguidos
stats_days_in_row = { $count ->
    [one] día seguido
   *[other] días seguidos
}
stats_longest = récord: { $count }, en { $end }
stats_no_streak = Resuelve hoy un sudoku para empezar.
stats_calendar = { $count ->
    [one] Nueve semanas: { $count } día con sudokus resueltos
   *[other] Nueve semanas: { $count } días con sudokus resueltos
}
stats_now = hoy
stats_calendar_key = Nueve semanas. Cuanto mayor el cuadrado, más resueltos: 1, 2, 3 o más.
stats_week = Semana del
stats_slow_title = Dónde te atascas
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
stats_found = { $count ->
    [1] Un paso encontrado, en { $time }
    [one] { $count } paso encontrado, { $time } de media
   *[other] { $count } pasos encontrados, { $time } de media
}
stats_after_hint = { $count ->
    [1] una vez tras una pista
    [one] { $count } vez tras una pista
   *[other] { $count } veces tras una pista
}
stats_guesses = { $count ->
    [one] { $count } jugada al azar: ninguna técnica la explica.
   *[other] { $count } jugadas al azar: ninguna técnica las explica.
}
stats_practise = Practicar «{ $technique }»

## Print

print_title = Imprimir
print_row = Serie { $number }
print_number = Cantidad
print_level = Nivel
print_symmetry = Simetría
print_add = Añadir sudokus
print_remove = Quitar
print_per_page = Sudokus por página
print_parts = Imprimir también
print_cover = Portada
print_rating = Dificultad
print_technique = Técnica más difícil
print_ratings = Dificultades
print_needs = Con
print_needs_any = Cualquier técnica
print_candidates = Candidatos
print_hints = Primeras pistas
print_codes = Códigos QR
print_solutions = Soluciones
print_seed = Semilla del libro
print_generate = Generar
print_game = Partida en curso
print_now = Imprimir
print_preview = Vista previa
print_continue = Sigue en tu teléfono
print_bold = Los dígitos en negrita son los iniciales.
print_page = Página { $number } de { $count }
print_puzzle = Sudoku { $number }
print_solutions_on = Las soluciones empiezan en la página { $page }.
print_by_seed = Semilla { $seed }
print_count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
print_progress = { $count ->
    [one] { $done } de { $count } sudoku generado
   *[other] { $done } de { $count } sudokus generados
}
print_ready = { $count ->
    [one] { $count } sudoku está listo para imprimir.
   *[other] { $count } sudokus están listos para imprimir.
}
print_stopped = Cancelado. No se conservó nada.
print_bad_count = Escribe números enteros. Un libro tiene como mucho { $most } sudokus.
print_rest = Páginas 1 a { $last } de { $count }. Para imprimirlas todas, pulsa «Imprimir» en Nonet.
about_title = Acerca de Nonet
about_free = Nonet es software libre. Puedes usarlo, modificarlo y compartirlo con la licencia MIT o la licencia Apache 2.0.
about_bom = Lista de todas las partes (SBOM)
about_sent_title = Privacidad
about_sent = Sin cuenta, sin cookies, sin publicidad, sin estadísticas sobre ti. La página tiene bloqueada la conexión con cualquier otro sitio. Los enlaces y archivos que compartes solo van adonde tú los envías.
about_stored_title = Qué se guarda en este dispositivo
about_stored_games = Tus partidas
about_stored_games_where = En la base de datos «nonet» del navegador.
about_stored_texts = La partida en curso, tus ajustes y tu práctica
about_stored_texts_where = En el almacenamiento local del navegador, en entradas que empiezan por «nonet.».
about_stored_app = El propio Nonet, para que funcione sin conexión
about_stored_app_where = En la caché del navegador.
about_size = En total, este sitio ocupa unos { $kilobytes } KB en este dispositivo.
about_export_title = Llévatelo todo
about_export = Un archivo contiene todas las partidas con cada jugada, tus ajustes y tu práctica. «Restaurar», en Partidas, lo lee en cualquier dispositivo.
about_delete_title = Borrar todo
about_delete = Borra todas las partidas, los ajustes y la práctica de este dispositivo. Las pestañas abiertas empiezan de cero.
about_delete_sure = ¿Borrar todas las partidas, los ajustes y la práctica? Sin copia de seguridad se pierden para siempre.
about_delete_now = Borrar para siempre
