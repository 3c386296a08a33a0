# Nonet in Spanish: the board's page.

## General

two_sentences = { $first } { $second }
word_back = Atrás
word_back_to_game = Volver a la partida
word_cancel = Cancelar
word_close = Cerrar
word_help = Ayuda
word_how_far = Progreso
word_menu = Menú
word_messages = Mensajes
word_new_game = Partida nueva
word_next = Siguiente
word_notes = Notas
word_rating = Puntuación
word_settings = Ajustes
word_tools = Herramientas
word_try_again = Reintentar
one_number = { $number }
range = { $least }–{ $most }

# $case: in (en la fila 2), de (de la fila 2), el (la fila 2)
house_name = { $kind ->
    [row] { $case ->
        [in] en la fila { $number }
        [de] de la fila { $number }
        [el] la fila { $number }
       *[other] fila { $number }
    }
    [column] { $case ->
        [in] en la columna { $number }
        [de] de la columna { $number }
        [el] la columna { $number }
       *[other] columna { $number }
    }
    [box] { $case ->
        [in] en el bloque { $number }
        [de] del bloque { $number }
        [el] el bloque { $number }
       *[other] bloque { $number }
    }
   *[diagonal] { $case ->
        [in] en la diagonal { $number }
        [de] de la diagonal { $number }
        [el] la diagonal { $number }
       *[other] diagonal { $number }
    }
}
level_name = { $level ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [master] Maestro
   *[extreme] Extremo
}
page_title = { $page } – Nonet
progress_placed = { $placed } de { $all } colocados
progress_left = faltan { $left }
progress_hints = { $hints ->
    [one] { $hints } pista
   *[other] { $hints } pistas
}
level_custom = A medida
level_own = Tu sudoku
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } con diagonales

## Pages

nav_pages = Páginas
nav_all_pages = Todas las páginas
nav_play = Jugar
nav_new = Nueva
nav_daily = Del día
nav_games = Partidas
nav_learn = Aprender
nav_stats = Datos
nav_statistics = Estadísticas
nav_print = Imprimir
nav_bench = Banco
nav_workbench = Banco
nav_more = Más
nav_nonet = Nonet

## Loading

loading_solver = Cargando el resolutor
loading_page = Cargando la página
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } de { $total } KB…
bytes_so_far = { $what }: { $kilobytes } KB hasta ahora…
rest_loading = Cargando el resto de Nonet…
rest_not_loaded = Esta parte de Nonet no se ha cargado. ¿Estás sin conexión?
page_not_loaded = Esta página no se ha cargado. ¿Estás sin conexión?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = Las flechas mueven, las teclas numéricas ponen dígitos, F1 muestra todas las teclas.
cell_place = fila { $row } columna { $column }, bloque { $box_number }
cell_row_column = r{ $row }c{ $column }
cell_label = { PLAIN($parts) }
cell_empty = vacía
cell_digit = { $digit }
cell_given = dado
cell_conflict = conflicto
cell_mistake = error
cell_notes = notas { SPACED($digits) }
cell_centre = centro { SPACED($digits) }
cell_struck = tachados { SPACED($digits) }
cell_colour = color { PLAIN($colours) }
cell_colours = colores { $colours }
colour_name = { $colour ->
    [rose] rojo claro
    [amber] ámbar
    [lemon] limón
    [leaf] verde
    [teal] turquesa
    [sky] celeste
    [violet] violeta
    [pink] rosa
   *[grey] gris
}
givens_count = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
givens_and_board = { $count ->
    [one] { $count } dado, { $board }
   *[other] { $count } dados, { $board }
}
bar_time = Tiempo { $time }
keypad_digits = Dígitos
key_note = { $digit }, nota
key_colour = { $colour ->
    [rose] Rojo claro
    [amber] Ámbar
    [lemon] Limón
    [leaf] Verde
    [teal] Turquesa
    [sky] Celeste
    [violet] Violeta
    [pink] Rosa
   *[grey] Gris
}
keypad_notes = { $mode ->
    [corner] Notas de esquina
    [centre] Notas centrales
   *[colour] Colores
}
key_all_placed = { $digit }, todos colocados
key_left = { $digit }, faltan { $left }
mode_group = Modo de entrada
mode_digit = Dígito
mode_corner = Esquina
mode_centre = Centro
mode_colour = Color
tool_undo = Deshacer
tool_redo = Rehacer
tool_erase = Borrar
tool_select = Marcar
tool_hint = Pista

## Moves

digit_placed = { $left ->
    [0] { $digit } colocado. No queda ningún { $digit }.
    [one] { $digit } colocado. Falta { $left }.
   *[other] { $digit } colocado. Faltan { $left }.
}
placed = { $digit } colocado.
digit_clash = { $house ->
    [row] El { $digit } ya está en esta fila.
    [column] El { $digit } ya está en esta columna.
    [box] El { $digit } ya está en este bloque.
   *[diagonal] El { $digit } ya está en esta diagonal.
}
digit_mistake = El { $digit } es un error.
erased = Borrado.
notes_none = Sin notas.
notes_of_cell = Notas { PLAIN($digits) }.
centre_notes_of_cell = Notas centrales { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Dígitos.
    [corner] Notas de esquina.
    [centre] Notas centrales.
   *[colour] Colores.
}
entered_in = { $mode ->
    [digit] { $digit } en { $count } celdas.
    [corner] Nota de esquina { $digit } en { $count } celdas.
   *[centre] Nota central { $digit } en { $count } celdas.
}
singles_filled = { $count ->
    [one] Ha seguido un único.
   *[other] Han seguido { $count } únicos.
}
erased_from = { $mode ->
    [digit] { $digit } borrado de { $count } celdas.
    [corner] Nota de esquina { $digit } borrada de { $count } celdas.
   *[centre] Nota central { $digit } borrada de { $count } celdas.
}
restored = El { $digit } en { $cell } ya no está tachado.
struck_in = { $digit } tachado en { $count } celdas.
unstruck_in = El { $digit } ya no está tachado en { $count } celdas.
cell_painted = Color de { $cell }: { $colour }.
cell_unpainted = { $cell } ya no tiene el color { $colour }.
candidate_painted = Color del { $digit } en { $cell }: { $colour }.
candidate_unpainted = El { $digit } en { $cell } no tiene color.
painted_in = { $count } celdas tienen el color { $colour }.
unpainted_in = { $count } celdas ya no tienen el color { $colour }.
digit_bound = Todo { $digit } tiene el color { $colour }.
digit_unbound = El { $digit } ya no tiene color.
colour_gone = Ninguna celda tiene ya el color { $colour }.
colours_cleared = Todos los colores quitados.
light_on = { $digit } resaltado: faltan { $left }, celdas posibles: { $open }.
light_first = Toca una celda para poner { $digit }. Faltan { $left }, celdas posibles: { $open }.
light_off = Ningún dígito resaltado.
pause_on = En pausa. El tablero está oculto.
pause_off = Seguimos.
pause_title = En pausa
pause_resume = Seguir
bar_pause = Pausa
bar_zoom = Zoom
check_clean = Ningún error hasta ahora.
check_wrong = { $count ->
    [one] { $count } dígito es erróneo. Queda marcado hasta tu próxima jugada.
   *[other] { $count } dígitos son erróneos. Quedan marcados hasta tu próxima jugada.
}
check_lost = { $count ->
    [one] Has descartado un candidato que hace falta.
   *[other] Has descartado { $count } candidatos que hacen falta.
}
full_but_wrong = El tablero está lleno, pero hay algo mal. La comprobación muestra dónde.
checkpoint_set = Punto de control { $number } fijado.
checkpoint_removed = Punto de control quitado.
place_reached = { $count ->
    [0] De vuelta al inicio.
    [one] En la jugada { $count }.
   *[other] En la jugada { $count }.
}
stops_title = Puntos de control
stops_intro = Vuelve a un punto de control o a una variante que dejaste. No se pierde ninguna jugada.
stop_name = Nombre
stop_go = Ir
stop_remove = Quitar
stop_here = Estás aquí
stop_checkpoint = Punto de control { $number }
stop_line = { $placed ->
    [one] Variante dejada en { $time }, { $placed } dígito colocado
   *[other] Variante dejada en { $time }, { $placed } dígitos colocados
}
stop_of = { $what }: { $name }
score_name = Registro: { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } dígito colocado
   *[other] { $count } dígitos colocados
}
score_slips = { $count ->
    [one] { $count } desliz
   *[other] { $count } deslices
}
score_spots = { $count ->
    [one] { $count } punto lento
   *[other] { $count } puntos lentos
}
candidates_on = Candidatos visibles.
candidates_off = Candidatos ocultos.
picking_on = Marca las celdas una a una.
picking_off = Marcado desactivado.
selected = { $count ->
    [0] Nada marcado.
    [one] { $count } celda marcada.
   *[other] { $count } celdas marcadas.
}
selected_cells = Marcadas: { PLAIN($cells) }.
nothing_selected = No hay nada marcado.
cell_candidates = Puede ser { OR($digits) }.
cell_filled = Contiene { $digit }.
cell_without_candidates = Aquí no cabe ningún dígito.
colour_in = { $colour }: { PLAIN($places) }.
no_colours = No hay nada coloreado.
struck_candidates = Tachados: { PLAIN($candidates) }.
no_strikes = No hay nada tachado.
notes_tidied = Quitadas las notas descartadas.
digit_filled = { $digit } anotado en todos sus sitios posibles.
fill_which = Marca antes una celda con el dígito.
notes_filled = Todos los candidatos puestos.
refused_given = Ese es un dígito dado.
refused_filled = Borra antes el dígito, luego anota.
game_over = Resuelto. Deshaz para seguir editando.
undo_label = Deshacer
redo_label = Rehacer
nothing_to_undo = Nada que deshacer.
nothing_to_redo = Nada que rehacer.
moved = { $what }.
moved_cleared = { $what }: { $digit } quitado de { $cell }.
moved_placed = { $what }: { $digit } en { $cell }.
moved_struck = { $what }: { $digit } en { $cell } queda descartado.
moved_unstruck = { $what }: { $digit } en { $cell } ya no está descartado.
moved_notes = { $what }: notas en { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: sin notas en { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } en { $cell }
candidates_struck = Descartados: { PLAIN($candidates) }.
house_read_out = { $house }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = vacía
digit_left = { $count ->
    [one] { $digit } una vez
   *[other] { $digit } { $count } veces
}
digits_left = Faltan: { PLAIN($digits) }.
nothing_left = Todos los dígitos están colocados.

## The end of a game

solved_alone = Resuelto en { $time } sin pistas.
solved_with_hints = { $depth ->
    [mistake] Resuelto en { $time }. Comprobaciones de errores: { $hints }.
    [place] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró dónde mirar.
    [name] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa nombró la técnica.
    [pattern] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró el patrón.
    [proof] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró la prueba.
    [step] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró el paso entero.
   *[unknown] Resuelto en { $time }. Pistas usadas: { $hints }.
}
rated = Puntuación { $rating }.
rated_by_step = Puntuación { $rating } ({ $step }).
panel_another = Jugar otra
end_unknown = …
end_solved = Resuelto
end_hardest = Paso más difícil
end_hints_label = Pistas
end_rating = Puntuación
end_seed = Semilla
end_hints = { $depth ->
    [mistake] { $count } (comprobaciones de errores)
    [place] { $count } (hasta el lugar)
    [name] { $count } (hasta el nombre)
    [pattern] { $count } (hasta el patrón)
    [proof] { $count } (hasta la prueba)
    [step] { $count } (hasta el paso entero)
   *[unknown] { $count }
}
hint_lesson = Lección

## Hints

hint_title = Pista
hint_looking = Buscando el siguiente paso…
hint_closed = Pista cerrada.
hint_mistake = Hay un error
hint_where_to_look = Dónde mirar
hint_the_pattern = el patrón
hint_sentence_of = { $number } de { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] principiante
    [easy] fácil
    [medium] medio
    [hard] difícil
    [expert] experto
    [extreme] extremo
   *[beyond] más que extremo
}
tier_if_unique = { $tier }, supone solución única
already_solved = Resuelto. No quedan pasos.
step_done = Hecho.
moves_undone = { $count ->
    [one] { $count } jugada deshecha. No quedan errores.
   *[other] { $count } jugadas deshechas. No quedan errores.
}
undo_count = Deshacer { $count }
fault_digit_in = Un dígito { CASE($house, form: "de") } es erróneo.
fault_candidate_in = Has descartado un candidato que hace falta { CASE($house, form: "in") }.
fault_digit_at = { $cell } no es { $digit }.
fault_candidate_at = Has descartado el { $digit } en { $cell }, pero ahí hace falta.
next_is = El siguiente paso es: { $technique }.
proof_place = paso { $number } de { $count }
another_place = opción { $number } de { $count }
another_none = Nonet no encuentra aquí otro paso, salvo más difíciles.
hint_thinking = Buscando…
singles_none = Ahora ninguna celda se rellena con un único.
singles_count = { $count ->
    [one] Un único rellena una celda: está marcada.
   *[other] Los únicos rellenan { $count } celdas: están marcadas.
}
singles_told = { PLAIN($candidates) }.
simpler_title = ¿Algo más fácil?
why_title = { $cell }: ¿por qué no { $digit }?
why_question = ¿Por qué { $cell } no puede ser…? Pulsa un dígito.
why_filled = { $cell } ya contiene { $digit }.
why_seen = { $cell } no puede ser { $digit }, porque ve el { $digit } en { $cells }.
ask_name = Nombre de la técnica
ask_singles = Todos los únicos
ask_why = ¿Por qué no…?
ask_again = Preguntar otra vez
ask_another = Otro paso
ask_simpler = ¿Algo más fácil?
point_at_cell = Mira { $cell }: ya puedes rellenarla.
point_at_digit = { $cell } es { $digit }.
press_show_fault = Mostrar
press_resume = Volver al paso
press_erase = Borrarlo
press_put_back = Reponerlo
press_do = Hacerlo
press_next = Siguiente
hint_not_loaded = Nonet no ha podido cargar el resolutor, así que no puede dar pistas. Tu partida sigue igual.
hint_crashed = El resolutor ha fallado. Nonet lo ha reiniciado: pide la pista otra vez. Tu partida sigue igual.
hint_took_too_long = Buscar la pista ha tardado demasiado. Tu partida sigue igual.

## The first game

guide_offer = ¿Nuevo en el sudoku?
guide_new_here = ¿Es nuevo?
guide_begin = Primera partida
guide_detail = Aprende a jugar en cinco pasos
guide_easy = Partida fácil
guide_decline = Ahora no
guide_title = Primera partida
guide_skip = Saltar
guide_select = Cada fila, columna y bloque contiene cada dígito una vez. Elige la celda marcada.
guide_place = A este bloque le falta un dígito. Encuéntralo y púlsalo en el teclado.
guide_single = La fila, la columna y el bloque de esta celda dejan un solo dígito. Ponlo.
guide_note = Esta celda puede ser 7 u 8. Elige Esquina y anota los dos.
guide_hint = ¿Atascado? Pulsa Pista para ver dónde mirar.
guide_done = Ya sabes lo necesario. ¡Que disfrutes!

## New game

new_one_press = Elige un nivel para empezar, o pulsa de 1 a 5.
new_needs_easy = Únicos ocultos
new_needs_medium = Candidatos bloqueados
new_needs_hard = Pares, wings, peces, rectángulos
new_needs_master = Cadenas cortas, casi siempre de un dígito
new_needs_extreme = Cadenas largas, mínimos dados
new_between = { $least }–{ $most }
new_from = desde { $least }
new_order_detail = Tablero, simetría, puntuación, técnicas, semilla
new_enter_detail = Escríbelo o pégalo
order_title = A medida
new_again = Repetir tu último encargo
order_sentence = { PLAIN($parts) }.
order_rated = Puntuación de { $least } a { $most }
order_rated_exactly = Puntuación { $rating }
order_any_rating = Cualquier puntuación
order_half_turn = media vuelta
order_quarter_turn = cuarto de vuelta
order_left_right = espejo izquierda-derecha
order_top_bottom = espejo arriba-abajo
order_diagonal = espejo en la diagonal
order_antidiagonal = espejo en la antidiagonal
order_givens = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
order_givens_between = de { $least } a { $most } dados
order_needs = con { $techniques }
order_avoids = sin { $techniques }
new_game = Partida nueva: { $level }, { $count } dados.
generating = Generando un sudoku
generating_level = Generando un sudoku: { $level }
generating_givens = Buscando con { $givens } dados
progress_none = { $what }…
cancelled = Cancelado.
no_previous_game = No hay partida anterior.
previous_game_opened = Has pasado a la otra partida.
game_opened = Partida abierta.
generator_not_loaded = El generador no se ha cargado. Tu partida sigue igual. Elige Partida nueva para reintentar.
generator_crashed = El generador ha fallado. Nonet lo ha reiniciado: inténtalo otra vez.
took_too_long = Ha tardado demasiado y Nonet lo ha parado. Inténtalo otra vez o cambia las opciones.

## Enter a puzzle

own_title = Introducir un sudoku
own_started = Tu sudoku tiene exactamente una solución. ¡Que disfrutes!

## Menu

menu_previous = Partida anterior
menu_fill_notes = Poner todas las notas
menu_fill_digit = Anotar este dígito en todas partes
menu_tidy = Ordenar notas
menu_show_candidates = Mostrar candidatos
menu_hide_candidates = Ocultar candidatos
menu_clear_colours = Quitar los colores
menu_check = Comprobar errores
menu_undo_mistake = Volver a antes del primer error
menu_checkpoint = Punto de control
menu_stops = Todos los puntos de control
menu_replay = Repetición
menu_share = Compartir o exportar
menu_rating = Mostrar la puntuación
menu_copy_givens = Copiar el tablero inicial
menu_copy_board = Copiar el tablero actual
menu_copy_seed = Copiar la semilla
menu_path = Camino de solución
menu_practice = Práctica
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Copiado.
copied_failed = El navegador ha bloqueado el portapapeles. Permite el acceso para este sitio y copia otra vez.

## Rating

rating_none = Solo se puntúan sudokus de 9 × 9.
rating_stopped = Parado antes del primer resultado.
rating_failed = La puntuación ha fallado. Recarga la página e inténtalo otra vez.
rating_running = Puntuando…
rating_stop = Parar

## The theme

set_theme = Tema
set_theme_system = Sistema
set_theme_light = Claro
set_theme_dark = Oscuro

## Saving

store_failed = Nonet no puede guardar tu partida: el almacenamiento del navegador está lleno o bloqueado. Puedes seguir, pero al recargar perderás las jugadas.
damaged_before = En una visita anterior Nonet no pudo abrir una partida guardada. Puedes descargarla.
newer_save = Una versión más nueva de Nonet ha guardado esta partida. Recarga la página para seguir. Hasta entonces Nonet no puede guardar aquí tus jugadas.
update_ready = Hay una versión nueva de Nonet. Recarga cuando quieras: tu partida está guardada.
next_damaged = El sudoku generado por adelantado estaba dañado. Nonet generará otro.
save_unreadable = no se puede leer
save_newer = la guardó una versión más nueva de Nonet (versión { $version })
save_mismatch = el sudoku y su solución no coinciden
save_bad_move = la jugada { $number } no es posible
game_damaged = Nonet no puede abrir tu partida guardada: { $why }. Puedes descargarla. Aquí tienes un sudoku nuevo.
previous_game_damaged = Nonet no puede abrir tu partida anterior: { $why }. Puedes descargarla.
notice_dismiss = Descartar
notice_download = Descargar
notice_reload = Recargar
