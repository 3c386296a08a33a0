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
word_rating = Dificultad
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
    [region] { $case ->
        [in] en la región { $number }
        [de] de la región { $number }
        [el] la región { $number }
       *[other] región { $number }
    }
    [window] { $case ->
        [in] en la ventana { $number }
        [de] de la ventana { $number }
        [el] la ventana { $number }
       *[other] ventana { $number }
    }
    [group] { $case ->
        [in] en el grupo { $number }
        [de] del grupo { $number }
        [el] el grupo { $number }
       *[other] grupo { $number }
    }
    [extra] { $case ->
        [in] en la región adicional { $number }
        [de] de la región adicional { $number }
        [el] la región adicional { $number }
       *[other] región adicional { $number }
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
progress_left = { $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}
progress_hints = { $hints ->
    [one] { $hints } pista
   *[other] { $hints } pistas
}
level_titled = { $title }
level_custom = A medida
level_own = Tu sudoku
level_copy = { $name } (copia)
level_version = { $name } (otra versión)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } con diagonales
board_rules = { $side } × { $side } con { $rules }
rule_name = { $rule ->
    [jigsaw] regiones jigsaw
    [diagonal] diagonal descendente
    [antidiagonal] diagonal ascendente
    [diagonals] las dos diagonales
    [windoku] windoku
    [disjoint] grupos disjuntos
    [extra] regiones adicionales
    [anti-knight] anticaballo
    [anti-king] antirrey
    [non-consecutive] dígitos no consecutivos
    [odd] celdas impares
    [even] celdas pares
    [digits] celdas restringidas
    [kropki] puntos Kropki
    [xv] XV
    [killer] jaulas killer
    [little-killer] sumas little killer
    [thermo] termómetros
    [slow-thermo] termómetros lentos
    [arrow] flechas
    [double-arrow] flechas dobles
    [difference] puntos blancos
    [ratio] puntos negros
    [no-other-difference] todos los puntos blancos marcados
    [no-other-ratio] todos los puntos negros marcados
    [x] marcas X
    [v] marcas V
    [no-other-xv] todas las X y V marcadas
    [greater] signos de desigualdad
    [minimum] celdas mínimas
    [maximum] celdas máximas
    [whisper] líneas whisper
    [renban] líneas renban
    [nabner] líneas nabner
    [palindrome] palíndromos
    [clone] clones
    [between] líneas between
    [lockout] líneas lockout
    [region-sum] líneas de suma por región
    [zipper] líneas cremallera
    [ten-line] líneas de suma
    [entropic] líneas entrópicas
    [modular] líneas modulares
    [quadruple] cuádruples
    [sandwich] sumas sándwich
    [x-sum] X-Sums
    [room] habitaciones numeradas
    [skyscraper] rascacielos
    [column-indexer] indexadores de columna
    [row-indexer] indexadores de fila
    [global-entropy] entropía global
    [anti-taxicab] antitaxicab
    [lunchbox] jaulas lunchbox
    [look-and-say] jaulas look-and-say
    [rellik] jaulas rellik
    [equal-sum] sumas iguales
    [hidden-skyscraper] rascacielos ocultos
    [full-rank] posiciones full rank
   *[circles] círculos contadores
}

## Pages

nav_pages = Páginas
nav_all_pages = Todas las páginas
nav_play = Jugar
nav_new = Nueva
nav_daily = Del día
nav_games = Partidas
nav_learn = Aprender
nav_stats = Estadística
nav_statistics = Estadísticas
nav_print = Imprimir
nav_bench = Taller
nav_workbench = Taller
nav_more = Más
nav_nonet = Nonet

## Loading

loading_solver = Cargando el solucionador
loading_page = Cargando la página
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } de { $total } KB…
bytes_so_far = { $what }: { $kilobytes } KB hasta ahora…
rest_loading = Cargando el resto de Nonet…
rest_not_loaded = Esta parte de Nonet no se cargó. ¿Estás sin conexión?
page_not_loaded = Esta página no se cargó. ¿Estás sin conexión?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = Las flechas mueven el cursor, los números introducen dígitos y F1 muestra todas las teclas.
cell_place = fila { $row } columna { $column }, bloque { $box_number }
cell_place_and = fila { $row } columna { $column }, { PLAIN($places) }
cell_rule = { $rule ->
    [odd] celda impar
   *[even] celda par
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = vacía
cell_digit = { $digit }
cell_given = inicial
cell_conflict = conflicto
cell_mistake = error
cell_notes = notas { SPACED($digits) }
cell_centre = en el centro { SPACED($digits) }
cell_struck = { $count ->
    [one] tachado: { SPACED($digits) }
   *[other] tachados: { SPACED($digits) }
}
cell_colour = color { PLAIN($colours) }
cell_colours = colores { $colours }
colour_name = { $colour ->
    [rose] rojo
    [amber] naranja
    [lemon] amarillo
    [leaf] verde
    [teal] turquesa
    [sky] azul
    [violet] violeta
    [pink] rosa
   *[grey] gris
}
givens_count = { $count ->
    [one] { $count } inicial
   *[other] { $count } iniciales
}
givens_and_board = { $count ->
    [one] { $count } inicial, { $board }
   *[other] { $count } iniciales, { $board }
}
bar_time = Tiempo { $time }
keypad_digits = Dígitos
key_note = { $digit }, nota
key_colour = { $colour ->
    [rose] Rojo
    [amber] Naranja
    [lemon] Amarillo
    [leaf] Verde
    [teal] Turquesa
    [sky] Azul
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
key_left = { $left ->
    [one] { $digit }, falta { $left }
   *[other] { $digit }, faltan { $left }
}
mode_group = Modo de entrada
mode_digit = Dígito
mode_corner = Esquina
mode_centre = Centro
mode_colour = Color
tool_undo = Deshacer
tool_redo = Rehacer
tool_erase = Borrar
tool_select = Selección
tool_check = Revisar
tool_hint = Pista

## Moves

digit_placed = { $left ->
    [0] { $digit } colocado. Ya no falta ninguno.
    [one] { $digit } colocado. Falta { $left }.
   *[other] { $digit } colocado. Faltan { $left }.
}
placed = { $digit } colocado.
digit_clash = { $house ->
    [row] El { $digit } ya está en esta fila.
    [column] El { $digit } ya está en esta columna.
    [box] El { $digit } ya está en este bloque.
    [region] El { $digit } ya está en esta región.
    [window] El { $digit } ya está en esta ventana.
    [group] El { $digit } ya está en este grupo.
    [extra] El { $digit } ya está en esta región adicional.
    [anti-knight] El { $digit } ya está a un salto de caballo de aquí.
    [anti-king] El { $digit } ya está en una celda que toca esta.
    [non-consecutive] El { $digit } y el dígito de una celda contigua son consecutivos.
    [odd] El { $digit } es par, y esta celda solo admite dígitos impares.
    [even] El { $digit } es impar, y esta celda solo admite dígitos pares.
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
    [one] Otra celda se rellenó sola.
   *[other] Otras { $count } celdas se rellenaron solas.
}
erased_from = { $mode ->
    [digit] { $digit } borrado de { $count } celdas.
    [corner] Nota de esquina { $digit } borrada de { $count } celdas.
   *[centre] Nota central { $digit } borrada de { $count } celdas.
}
restored = El { $digit } de { $cell } ya no está tachado.
struck_in = { $digit } tachado en { $count } celdas.
unstruck_in = El { $digit } ya no está tachado en { $count } celdas.
cell_painted = Color de { $cell }: { $colour }.
cell_unpainted = { $cell } ya no tiene el color { $colour }.
candidate_painted = Color del { $digit } de { $cell }: { $colour }.
candidate_unpainted = El { $digit } de { $cell } no tiene color.
painted_in = { $count } celdas tienen el color { $colour }.
unpainted_in = { $count } celdas ya no tienen el color { $colour }.
digit_bound = Todos los { $digit } tienen el color { $colour }.
digit_unbound = El { $digit } ya no tiene color.
colour_gone = Ninguna celda tiene ya el color { $colour }.
colours_cleared = Colores quitados.
light_on = { $left ->
    [0] { $digit } resaltado: ya no falta ninguno.
    [one] { $digit } resaltado: falta { $left }, celdas posibles: { $open }.
   *[other] { $digit } resaltado: faltan { $left }, celdas posibles: { $open }.
}
light_first = { $left ->
    [0] { $digit } resaltado: ya no falta ninguno.
    [one] Toca una celda para colocar el { $digit }. Falta { $left }, celdas posibles: { $open }.
   *[other] Toca una celda para colocar el { $digit }. Faltan { $left }, celdas posibles: { $open }.
}
light_off = Ningún dígito resaltado.
pause_on = En pausa. El tablero está oculto.
pause_off = Se reanuda la partida.
pause_title = En pausa
pause_resume = Reanudar
bar_pause = Pausa
bar_zoom = Ampliar
check_clean = Ningún error hasta ahora.
check_wrong = { $count ->
    [one] Hay { $count } dígito erróneo. Queda marcado hasta tu próxima jugada.
   *[other] Hay { $count } dígitos erróneos. Quedan marcados hasta tu próxima jugada.
}
check_lost = { $count ->
    [one] Descartaste un candidato necesario.
   *[other] Descartaste { $count } candidatos necesarios.
}
full_but_wrong = El tablero está lleno, pero algo está mal. «Revisar» muestra dónde.
checkpoint_set = Punto de control { $number } guardado.
checkpoint_removed = Punto de control eliminado.
place_reached = { $count ->
    [0] De vuelta al inicio.
    [one] En la jugada { $count }.
   *[other] En la jugada { $count }.
}
stops_title = Puntos de control
stops_intro = Vuelve a un punto de control o a una variante abandonada. No se pierde ninguna jugada.
stop_name = Nombre
stop_go = Ir
stop_remove = Eliminar
stop_here = Estás aquí
stop_checkpoint = Punto de control { $number }
stop_line = { $placed ->
    [one] Variante abandonada con { $time } de juego, { $placed } dígito colocado
   *[other] Variante abandonada con { $time } de juego, { $placed } dígitos colocados
}
stop_of = { $what }: { $name }
score_name = Balance: { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } dígito colocado
   *[other] { $count } dígitos colocados
}
score_slips = { $count ->
    [one] { $count } desliz
   *[other] { $count } deslices
}
score_spots = { $count ->
    [one] { $count } atasco
   *[other] { $count } atascos
}
candidates_on = Candidatos visibles.
candidates_off = Candidatos ocultos.
picking_on = Selecciona las celdas una a una.
picking_off = Selección desactivada.
selected = { $count ->
    [0] Nada seleccionado.
    [one] { $count } celda seleccionada.
   *[other] { $count } celdas seleccionadas.
}
selected_cells = Seleccionadas: { PLAIN($cells) }.
nothing_selected = No hay nada seleccionado.
cell_candidates = Puede ser { OR($digits) }.
cell_filled = Contiene el { $digit }.
cell_without_candidates = Aquí no cabe ningún dígito.
colour_in = { CAP($colour) }: { PLAIN($places) }.
no_colours = No hay nada coloreado.
struck_candidates = Tachados: { PLAIN($candidates) }.
no_strikes = No hay nada tachado.
notes_tidied = Borradas las notas que ya no caben.
digit_filled = { $digit } anotado en todos sus sitios posibles.
fill_which = Selecciona antes una celda con el dígito.
notes_filled = Todos los candidatos anotados.
refused_given = Es un dígito inicial.
refused_filled = Borra antes el dígito; luego podrás anotar.
game_over = Resuelto. En la repetición puedes seguir desde cualquier punto.
copy_begun = Sigues en una copia. La partida resuelta se queda en tus partidas, con su tiempo.
undo_label = Deshecho
redo_label = Rehecho
nothing_to_undo = Nada que deshacer.
nothing_to_redo = Nada que rehacer.
moved = { $what }.
moved_cleared = { $what }: { $digit } ya no está en { $cell }.
moved_placed = { $what }: { $digit } en { $cell }.
moved_struck = { $what }: el { $digit } de { $cell } queda descartado.
moved_unstruck = { $what }: el { $digit } de { $cell } ya no está descartado.
moved_notes = { $what }: notas en { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: sin notas en { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } en { $cell }
candidates_struck = Descartados: { PLAIN($candidates) }.
house_read_out = { CAP($house) }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = vacía
digit_left = { $count ->
    [one] una vez el { $digit }
   *[other] { $count } veces el { $digit }
}
digits_left = Faltan: { PLAIN($digits) }.
nothing_left = Todos los dígitos están colocados.

## The end of a game

solved_alone = Resuelto en { $time } sin pistas.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] Resuelto en { $time }. Revisiones de errores: { $hints }.
    [place] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró dónde mirar.
    [name] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa nombró la técnica.
    [pattern] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró el patrón.
    [proof] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró la demostración.
    [step] Resuelto en { $time }. Pistas usadas: { $hints }. La más completa mostró el paso entero.
   *[unknown] Resuelto en { $time }. Pistas usadas: { $hints }.
}
rated = Dificultad { $rating }.
rated_by_step = Dificultad { $rating } ({ $step }).
panel_another = Jugar otra
stats_best = Mejor
stats_median = Mediana
end_unknown = …
end_solved = Resuelto
end_share = Compartir
end_hardest = Paso más difícil
end_hints_label = Pistas
end_rating = Dificultad
end_seed = Semilla
estimate_title = Tiempo estimado
estimate_range = de { $low } a { $high } min
estimate_own = alrededor de { $minutes } min para ti
estimate_both = de { $low } a { $high } min, alrededor de { $minutes } min para ti
end_record = Tu récord
end_missed = ¿Qué se me escapó?
end_hints = { $depth ->
    [mistake] { $count } (revisión de errores)
    [place] { $count } (hasta el lugar)
    [name] { $count } (hasta el nombre)
    [pattern] { $count } (hasta el patrón)
    [proof] { $count } (hasta la demostración)
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
    [expert] maestro
    [extreme] extremo
   *[beyond] más allá de extremo
}
tier_if_unique = { $tier }, supone solución única
already_solved = Resuelto. No quedan pasos.
step_done = Hecho.
moves_undone = { $count ->
    [one] { $count } jugada deshecha. No quedan errores.
   *[other] { $count } jugadas deshechas. No quedan errores.
}
undo_count = Deshacer { $count }
fault_digit_in = Hay un dígito erróneo { CASE($house, form: "in") }.
fault_candidate_in = Descartaste un candidato necesario { CASE($house, form: "in") }.
fault_digit_at = { $cell } no es { $digit }.
fault_candidate_at = Descartaste el { $digit } en { $cell }, pero ahí es necesario.
next_is = El siguiente paso es: { $technique }.
proof_place = paso { $number } de { $count }
another_place = opción { $number } de { $count }
another_none = Nonet no encuentra aquí otro paso, salvo algunos más difíciles.
hint_thinking = Buscando…
singles_none = De momento, ninguna celda se resuelve con un único.
singles_count = { $count ->
    [one] Una celda se resuelve con un único: está marcada.
   *[other] { $count } celdas se resuelven con únicos: están marcadas.
}
singles_told = { PLAIN($candidates) }.
simpler_title = ¿Algo más fácil?
why_title = { $cell }: ¿por qué no { $digit }?
why_question = ¿Por qué { $cell } no puede ser…? Pulsa un dígito.
why_filled = { $cell } ya contiene el { $digit }.
why_seen = { $cell } no puede ser { $digit } porque ve el { $digit } de { $cells }.
ask_name = Nombrar la técnica
ask_singles = Todos los únicos
ask_why = ¿Por qué no…?
ask_again = Preguntar otra vez
ask_proof = Ir a la demostración
ask_another = Otro paso
ask_simpler = ¿Algo más fácil?
point_at_cell = Mira { $cell }: ya puedes resolverla.
point_at_digit = { $cell } es { $digit }.
press_show_fault = Mostrarlo
press_resume = Volver al paso
press_erase = Borrarlo
press_put_back = Recuperarlo
press_do = Hacerlo
press_next = Siguiente
hint_not_loaded = Nonet no pudo cargar el solucionador, así que no puede dar pistas. Tu partida no ha cambiado.
hint_crashed = El solucionador falló. Nonet lo reinició: pide la pista otra vez. Tu partida no ha cambiado.
hint_took_too_long = Buscar la pista tardó demasiado. Tu partida no ha cambiado.

## The first game

guide_offer = ¿Tu primer sudoku?
guide_new_here = ¿Primera vez?
guide_begin = Primera partida
guide_detail = Aprende a jugar en cinco pasos
guide_easy = Partida fácil
guide_decline = Ahora no
guide_title = Primera partida
guide_skip = Saltar
guide_select = Cada fila, columna y bloque contiene cada dígito una vez. Elige la celda marcada.
guide_place = A este bloque le falta un dígito. Encuéntralo y púlsalo en el teclado.
guide_single = La fila, la columna y el bloque de esta celda solo dejan un dígito. Introdúcelo.
guide_note = Esta celda puede ser 7 u 8. Elige «Esquina» y anota los dos.
guide_hint = ¿No avanzas? Pulsa «Pista» para ver dónde mirar.
guide_done = Ya sabes todo lo necesario. ¡Disfruta de la partida!
guide_killer = Primer killer
guide_killer_detail = Conoce las jaulas en cinco pasos
guide_killer_select = Los dígitos de una jaula son distintos y suman su número. Elige una celda marcada.
guide_killer_pair = Dos celdas que suman 3 contienen 1 y 2. Elige «Esquina» y anota los dos.
guide_killer_rest = Un bloque suma 21 y sus dos jaulas enteras, 19. Introduce lo que queda.
guide_killer_sets = Tres dígitos que suman 8: 1, 2, 5 o 1, 3, 4. Elige una celda de la jaula marcada.

## New game

new_one_press = Elige un nivel para empezar, o pulsa un número del 1 al 5.
new_needs_easy = Únicos ocultos
new_needs_medium = Candidatos bloqueados
new_needs_hard = Pares, wings, peces, rectángulos
new_needs_master = Cadenas cortas, casi siempre de un dígito
new_needs_extreme = Cadenas largas, muy pocos dígitos iniciales
new_between = { $least }–{ $most }
new_from = { $least } o más
new_order_detail = Tablero, simetría, dificultad, técnicas, semilla
new_enter_detail = Escríbelo o pégalo
order_title = A medida
new_again = Repetir la última petición
order_sentence = { PLAIN($parts) }.
order_rated = Dificultad de { $least } a { $most }
order_rated_exactly = Dificultad { $rating }
order_any_rating = Cualquier dificultad
order_half_turn = media vuelta
order_quarter_turn = cuarto de vuelta
order_left_right = simetría izquierda-derecha
order_top_bottom = simetría arriba-abajo
order_diagonal = simetría diagonal
order_antidiagonal = simetría antidiagonal
order_givens = { $count ->
    [one] { $count } dígito inicial
   *[other] { $count } dígitos iniciales
}
order_givens_between = de { $least } a { $most } dígitos iniciales
order_needs = con { $techniques }
order_avoids = sin { $techniques }
new_game = { $count ->
    [0] Partida nueva: { $level }, sin dígitos iniciales.
    [one] Partida nueva: { $level }, { $count } dígito inicial.
   *[other] Partida nueva: { $level }, { $count } dígitos iniciales.
}
generating = Generando un sudoku
generating_level = Generando un sudoku: { $level }
generating_givens = Buscando un sudoku con { $givens } dígitos iniciales
progress_none = { $what }…
cancelled = Cancelado.
no_previous_game = No hay partida anterior.
previous_game_opened = Cambiaste a tu otra partida.
game_opened = Partida abierta.
generator_not_loaded = El generador no se cargó. Tu partida no ha cambiado. Elige «Partida nueva» para intentarlo de nuevo.
generator_crashed = El generador falló. Nonet lo reinició: inténtalo de nuevo.
took_too_long = Tardó demasiado y Nonet lo detuvo. Inténtalo de nuevo o cambia las opciones.

## Enter a puzzle

own_title = Introducir un sudoku
own_started = Tu sudoku tiene solución única. ¡Disfrútalo!
entered_again = Ya habías empezado este sudoku. Aquí está como lo dejaste.
entered_solved = Ya resolviste este sudoku. Para jugarlo otra vez, sigue desde el inicio de la repetición.

## Menu

menu_previous = Partida anterior
menu_fill_notes = Anotar candidatos
menu_fill_digit = Anotar este dígito donde quepa
menu_tidy = Limpiar notas
menu_show_candidates = Mostrar candidatos
menu_hide_candidates = Ocultar candidatos
menu_clear_colours = Quitar los colores
menu_check = Revisar si hay errores
menu_undo_mistake = Deshacer hasta antes del primer error
menu_checkpoint = Punto de control
menu_stops = Todos los puntos de control
menu_replay = Repetición
menu_share = Compartir o exportar
menu_rating = Mostrar la dificultad
menu_copy_givens = Copiar tablero inicial
menu_copy_board = Copiar tablero actual
menu_copy_seed = Copiar semilla
menu_path = Solución paso a paso
menu_practice = Práctica
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Copiado.
copied_failed = El navegador bloqueó el portapapeles. Permite el acceso a este sitio y copia otra vez.

## Rating

rating_none = Solo se evalúan los sudokus de 9 × 9.
rating_stopped = Detenido antes del primer resultado.
rating_failed = La evaluación falló. Recarga la página e inténtalo de nuevo.
rating_running = Evaluando…
rating_stop = Detener

## The theme

set_theme = Tema
set_theme_system = Sistema
set_theme_light = Claro
set_theme_dark = Oscuro

## Saving

store_failed = Nonet no puede guardar tu partida: el almacenamiento del navegador está lleno o bloqueado. Puedes seguir jugando, pero al recargar perderás tus jugadas.
damaged_before = En una visita anterior Nonet no pudo abrir una partida guardada. Puedes descargarla.
newer_save = Una versión más reciente de Nonet guardó esta partida. Recarga la página para continuarla o inténtalo más tarde. Hasta entonces, Nonet no puede guardar aquí tus jugadas.
update_ready = Hay una versión nueva de Nonet. Recarga cuando quieras: tu partida está guardada.
next_damaged = El sudoku generado de antemano estaba dañado. Nonet generará otro.
both_kept = Esta partida también siguió en otro lugar. Nonet conserva las dos versiones.
save_unreadable = no se puede leer
save_newer = la guardó una versión más reciente de Nonet (formato { $version })
save_mismatch = el sudoku y su solución no coinciden
save_bad_move = la jugada { $number } no es posible
game_damaged = Nonet no puede abrir tu partida guardada: { $why }. Puedes descargarla. Aquí tienes un sudoku nuevo.
previous_game_damaged = Nonet no puede abrir tu partida anterior: { $why }. Puedes descargarla.
notice_dismiss = Ocultar
notice_download = Descargar
notice_reload = Recargar
