# Nonet in Spanish: hints and lessons, and what only a worker reports.
#
# Glossary: row fila, column columna, box bloque, house unidad, cell celda, digit dígito,
# candidate candidato, note nota, given dado, sees ve, peer celda relacionada,
# single único, subset grupo, strong link enlace fuerte, weak link enlace débil,
# chain cadena, loop bucle, puzzle sudoku, board tablero, rating puntuación, hint pista,
# slip desliz, checkpoint punto de control, workbench banco, lesson lección,
# practice práctica, seed semilla, pattern patrón

## Parts of sentences

houses_of_kind = { $kind ->
    [row] { $count ->
        [one] { $case ->
            [in] en la fila { $numbers }
            [de] de la fila { $numbers }
            [el] la fila { $numbers }
           *[other] fila { $numbers }
        }
       *[other] { $case ->
            [in] en las filas { $numbers }
            [de] de las filas { $numbers }
            [el] las filas { $numbers }
           *[other] filas { $numbers }
        }
    }
    [column] { $count ->
        [one] { $case ->
            [in] en la columna { $numbers }
            [de] de la columna { $numbers }
            [el] la columna { $numbers }
           *[other] columna { $numbers }
        }
       *[other] { $case ->
            [in] en las columnas { $numbers }
            [de] de las columnas { $numbers }
            [el] las columnas { $numbers }
           *[other] columnas { $numbers }
        }
    }
    [box] { $count ->
        [one] { $case ->
            [in] en el bloque { $numbers }
            [de] del bloque { $numbers }
            [el] el bloque { $numbers }
           *[other] bloque { $numbers }
        }
       *[other] { $case ->
            [in] en los bloques { $numbers }
            [de] de los bloques { $numbers }
            [el] los bloques { $numbers }
           *[other] bloques { $numbers }
        }
    }
   *[diagonal] { $count ->
        [one] { $case ->
            [in] en la diagonal { $numbers }
            [de] de la diagonal { $numbers }
            [el] la diagonal { $numbers }
           *[other] diagonal { $numbers }
        }
       *[other] { $case ->
            [in] en las diagonales { $numbers }
            [de] de las diagonales { $numbers }
            [el] las diagonales { $numbers }
           *[other] diagonales { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Mira { CASE($house, form: "el") }.
look_at_digits = ¿Dónde pueden ir { $digits }?
look_for_removal = Puedes descartar un candidato { CASE($house, form: "in") }.
look_for_placement = Puedes poner un dígito { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = No. { $technique } es la técnica más fácil.
simpler_none = { $count ->
    [one] No. Nonet ha probado la única técnica más fácil, { $first }. Aquí no se aplica.
   *[other] No. Nonet ha probado las { $count } técnicas más fáciles, de { $first } a { $last }. Aquí no se aplica ninguna.
}
simpler_found = Sí: { $technique } es más fácil, y aquí se aplica.
why_step = { $technique } muestra que { $cell } no puede ser { $digit }.
why_path = { $count } pasos juntos muestran que { $cell } no puede ser { $digit }: { $techniques }.
why_unknown = Nonet no encuentra una razón breve contra el { $digit } en { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Términos
words_house = unidad, unidades
words_peer = ve, ven
words_candidate = candidato, candidatos
words_strong_link = enlace fuerte, enlaces fuertes
words_weak_link = enlace débil, enlaces débiles
words_chain = cadena, cadenas
words_uniqueness = una solución, dos soluciones, segunda solución

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Con marco: { PLAIN($what) }.
    [dashed_frame] Con marco discontinuo: { PLAIN($what) }.
    [first_set] Primer grupo: { PLAIN($what) }.
    [second_set] Segundo grupo: { PLAIN($what) }.
    [ring] Con anillo: { PLAIN($what) }.
    [disc] En discos: { PLAIN($what) }.
    [diamond] En rombos: { PLAIN($what) }.
   *[square] En cuadrados: { PLAIN($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } en { $cells }
legend_sample = { $sample ->
    [base] Filas, columnas, bloques o diagonales del patrón
    [cover] Filas, columnas, bloques o diagonales que despeja
    [kept] Candidatos del patrón
    [fin] Aletas: candidatos de más
    [on] Verdadero en un caso
    [off] Falso en ese caso
    [first_set] Primer grupo
    [second_set] Segundo grupo
    [links] Continua: si un extremo es falso, el otro es verdadero. Discontinua: si uno es verdadero, el otro es falso.
   *[focus] Lo que descarta candidatos
}
drawn_strong_links = Flechas continuas: si un extremo es falso, el otro es verdadero.
drawn_weak_links = Flechas discontinuas: si un extremo es verdadero, el otro es falso.

## The last sentence of a proof: what the step does

outcome_placed = Así que { $cell } es { $digit }.
outcome_removed = Así que el { $digit } se puede quitar de { $cells }.
outcome_removed_several = Así que se pueden quitar estos candidatos: { PLAIN($candidates) }.
digit_from_cells = { $digit } de { $cells }

## Sentences that several techniques share

set_holds = { $cells } solo pueden contener { $digits }.
cell_holds_one_of = { $cell } solo puede ser { OR($digits) }.
suppose = Supón que { $cell } es { $digit }.

## Full House

technique_0000 = Última celda
    .lesson = Cuando a una fila, columna o bloque le queda una sola celda vacía, ahí va el dígito que falta.

full_house_cell = { $cell } es la única celda vacía { CASE($house, form: "de") }.
full_house_digit = El único dígito que falta ahí es el { $digit }.

## Hidden Single

technique_0002 = Único oculto
    .lesson = Cuando a un dígito le queda un solo sitio en una fila, columna o bloque, va ahí, sea lo que sea que quepa además en esa celda.

hidden_single_where = ¿Dónde puede ir el { $digit } { CASE($house, form: "in") }?
hidden_single_seen = { $count ->
    [one] El { $digit } en { $cells } descarta otras celdas { CASE($house, form: "de") }.
   *[other] Los { $digit } en { $cells } descartan otras celdas { CASE($house, form: "de") }.
}
hidden_single_left = Solo queda { $cell } para el { $digit }.

## Naked Single

technique_0003 = Único desnudo
    .lesson = Cuando a una celda le queda un solo candidato, ese dígito va ahí.

naked_single_sees = { $cell } ve { $digits }.
naked_single_ruled_out = { $count ->
    [one] { $digits } ya está descartado en { $cell }.
   *[other] { $digits } ya están descartados en { $cell }.
}
naked_single_left = Solo queda el { $digit } para { $cell }.

## Locked candidates

technique_0100 = Candidatos bloqueados tipo 1 (apuntado)
    .lesson = Cuando todos los sitios de un dígito en un bloque están en una fila o columna, esa fila o columna no lo tiene en otra parte.
technique_0101 = Candidatos bloqueados tipo 2 (reclamado)
    .lesson = Cuando todos los sitios de un dígito en una fila o columna están en un bloque, ese bloque no lo tiene en otra parte. Del mismo modo, una celda que ve todos los sitios de un dígito en una unidad no puede contenerlo.

locked_places = { CAP(CASE($house, form: "in")) }, el { $digit } solo puede ir en { OR($cells) }.
locked_elsewhere = Todas esas celdas están también { CASE($house, form: "in") }: el { $digit } { CASE($house, form: "de") } está ahí y en ningún otro sitio.

locked_seen = Vaya donde vaya el { $digit } { CASE($house, form: "in") }, descarta el { $digit } en { OR($cells) }.

## Naked subsets

technique_0110 = Par bloqueado
    .lesson = Dos celdas que comparten un bloque y una línea tienen solo los mismos dos candidatos. Gastan ambos dígitos, así que ni el resto del bloque ni el de la línea puede contenerlos.
technique_0111 = Trío bloqueado
    .lesson = Tres celdas que comparten un bloque y una línea tienen entre todas solo tres candidatos. Gastan esos dígitos, así que ni el resto del bloque ni el de la línea puede contenerlos.
technique_0200 = Par desnudo
    .lesson = Cuando dos celdas de una unidad tienen solo los mismos dos candidatos, gastan ambos dígitos. Ninguna otra celda de la unidad puede contenerlos.
technique_0201 = Trío desnudo
    .lesson = Cuando tres celdas de una unidad tienen entre todas solo tres candidatos, gastan esos dígitos. Ninguna otra celda de la unidad puede contenerlos.
technique_0202 = Cuarteto desnudo
    .lesson = Cuando cuatro celdas de una unidad tienen entre todas solo cuatro candidatos, gastan esos dígitos. Ninguna otra celda de la unidad puede contenerlos.

naked_subset_cells = { $cells } tienen entre todas solo { $digits }: { $count } celdas, { $count } dígitos.
naked_subset_elsewhere = Esas celdas gastan { $digits }, así que ninguna otra celda { CASE($houses, form: "de") } puede contener esos dígitos.

## Hidden subsets

technique_0210 = Par oculto
    .lesson = Cuando dos dígitos tienen en una unidad solo los mismos dos sitios, rellenan esas dos celdas. Los demás candidatos de ahí se pueden quitar.
technique_0211 = Trío oculto
    .lesson = Cuando tres dígitos tienen en una unidad entre todos solo tres sitios, rellenan esas celdas. Los demás candidatos de ahí se pueden quitar.
technique_0212 = Cuarteto oculto
    .lesson = Cuando cuatro dígitos tienen en una unidad entre todos solo cuatro sitios, rellenan esas celdas. Los demás candidatos de ahí se pueden quitar.

hidden_subset_places = { CAP(CASE($houses, form: "in")) }, { $digits } solo pueden ir en { $cells }: { $count } dígitos, { $count } celdas.
hidden_subset_nothing_else = Esos dígitos rellenan esas celdas, que no pueden contener nada más.

## Fish

technique_0300 = X-Wing
    .lesson = Cuando dos filas tienen un dígito solo en las mismas dos columnas, cada una de las columnas lo contiene en una de esas filas. Así que las columnas no lo tienen en otra parte. Filas y columnas se pueden intercambiar.
technique_0301 = Swordfish
    .lesson = Cuando tres filas tienen un dígito solo en las mismas tres columnas, cada una de esas columnas lo contiene en una de esas filas. Así que las columnas no lo tienen en otra parte. Filas y columnas se pueden intercambiar.
technique_0302 = Jellyfish
    .lesson = Cuando cuatro filas tienen un dígito solo en las mismas cuatro columnas, cada una de esas columnas lo contiene en una de esas filas. Así que las columnas no lo tienen en otra parte. Filas y columnas se pueden intercambiar.
technique_0310 = X-Wing con aletas
    .lesson = { -lesson-finned-fish }
technique_0311 = Swordfish con aletas
    .lesson = { -lesson-finned-fish }
technique_0312 = Jellyfish con aletas
    .lesson = { -lesson-finned-fish }
technique_0320 = X-Wing sashimi
    .lesson = { -lesson-sashimi-fish }
technique_0321 = Swordfish sashimi
    .lesson = { -lesson-sashimi-fish }
technique_0322 = Jellyfish sashimi
    .lesson = { -lesson-sashimi-fish }
technique_0330 = X-Wing Franken
    .lesson = { -lesson-franken-fish }
technique_0331 = Swordfish Franken
    .lesson = { -lesson-franken-fish }
technique_0332 = Jellyfish Franken
    .lesson = { -lesson-franken-fish }
technique_0340 = X-Wing Franken con aletas
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = Swordfish Franken con aletas
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = Jellyfish Franken con aletas
    .lesson = { -lesson-finned-franken-fish }

fish_places = { CAP(CASE($base, form: "in")) }, el { $digit } solo puede ir { CASE($cover, form: "in") }.
fish_uses_up = Cada unidad de base ({ $base }) contiene el { $digit } una vez, y juntas ocupan { CASE($cover, form: "el") }. Así que ahí no hay otro { $digit }.
fish_places_or_fins = { CAP(CASE($base, form: "in")) }, el { $digit } solo puede ir { CASE($cover, form: "in") } o en { OR($fins) }.
fish_without_fins = Si el { $digit } no está en { OR($fins) }, las unidades de base ({ $base }) ocupan juntas { CASE($cover, form: "el") }, que no tienen otro { $digit }.
fish_with_fin = Si el { $digit } está en { OR($fins) }, no puede estar en { OR($cells) }, pues se ven.

## Two strong links of one digit

technique_0400 = Rascacielos
    .lesson = { -lesson-strong-links }
technique_0401 = Cometa de dos cuerdas
    .lesson = { -lesson-strong-links }
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
technique_0404 = Cometa doble de dos cuerdas
    .lesson = { -lesson-strong-links }

strong_links_first = Si { $first } no es { $digit }, lo es { $second }: es el único otro sitio en una unidad.
strong_links_joint = Entonces { $third } no es { $digit }, pues ve { $second }.
strong_links_last = Entonces { $last } es { $digit }. Así que al menos una de { $first } y { $last } es { $digit }, y una celda que ve las dos no lo es.

## Empty rectangle

technique_0402 = Rectángulo vacío
    .lesson = { -lesson-empty-rectangle }
technique_0405 = Rectángulo vacío doble
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) }, el { $digit } solo puede ir en { OR($cells) }: en una fila y una columna.
empty_rectangle_link = Si { $far } es { $digit }, { OR($cells) } no lo es. Si { $far } no es { $digit }, lo es { $near }.
empty_rectangle_line = En ese caso el { $digit } { CASE($house, form: "de") } queda alineado con { OR($cells) }, que tampoco puede ser { $digit }.
empty_rectangle_rest = En ese caso el { $digit } debe estar en { OR($rest) } para estar { CASE($house, form: "in") }. Eso también lo descarta en { OR($cells) }.

## Colours

technique_0500 = Colores simples: trampa
    .lesson = Donde un dígito tiene solo dos sitios en una unidad, píntalos alternando dos colores. Todas las celdas de un color contienen el dígito. Así que una celda que ve ambos colores no puede contenerlo.
technique_0501 = Colores simples: contradicción
    .lesson = Donde un dígito tiene solo dos sitios en una unidad, píntalos alternando dos colores. Si dos celdas del mismo color se ven, ninguna celda de ese color puede contener el dígito.
technique_0502 = Colores múltiples 1
    .lesson = Pinta dos grupos separados de sitios enlazados de un dígito. Si un color de un grupo ve un color del otro, no pueden contenerlo los dos. Así que lo contiene al menos uno de los colores opuestos, y una celda que ve ambos no puede.
technique_0503 = Colores múltiples 2
    .lesson = Pinta dos grupos separados de sitios enlazados de un dígito. Un color del segundo grupo contiene el dígito. Si un color del primer grupo ve los dos, ninguna de sus celdas puede contenerlo.

colour_links = Donde el { $digit } tiene solo dos sitios en una unidad, está en uno de los dos.
colour_either = O el { $digit } va en { $first }, o va en { $second }.
colour_trap = Una celda que ve una celda de cada color no puede ser { $digit } en ningún caso.
colour_wrap = Algunas de { $cells } se ven, así que no pueden ser todas { $digit }. Su color es el equivocado.
multi_colours_clash = Como { $first } y { $second } se ven, el { $digit } no puede ir en sus dos colores.
multi_colours_opposite = Así que el { $digit } va en { $first }, en { $second } o en ambas. Una celda que ve los dos colores no puede ser { $digit }.
multi_colours_wrong = Celdas de { $cells } ven los otros dos colores, uno de los cuales contiene el { $digit }. Así que ninguna de { $cells } es { $digit }.

## Unique rectangles

technique_0600 = Rectángulo único tipo 1
    .lesson = { -lesson-unique-rectangle }
technique_0601 = Rectángulo único tipo 2
    .lesson = { -lesson-unique-rectangle }
technique_0602 = Rectángulo único tipo 3
    .lesson = { -lesson-unique-rectangle }
technique_0603 = Rectángulo único tipo 4
    .lesson = { -lesson-unique-rectangle }
technique_0604 = Rectángulo único tipo 5
    .lesson = { -lesson-unique-rectangle }
technique_0605 = Rectángulo único tipo 6
    .lesson = { -lesson-unique-rectangle }
technique_0606 = Rectángulo oculto
    .lesson = { -lesson-unique-rectangle }

rectangle_deadly = Si { $cells } contuvieran solo { $digits }, podrías intercambiarlos y tener una segunda solución. Este sudoku tiene una sola.
rectangle_corner = Las otras tres celdas no pueden contener nada más, así que { $cell } debe ser otro dígito.
rectangle_third = Así que al menos una de { $cells } es { $digit }.
rectangle_subset = Así que al menos una de { $cells } es { OR($extra) }. Esa celda y { $subset } gastan juntas { $digits }.
rectangle_side = Una de { $cells } debe ser { $digit }, que no tiene otro sitio en su unidad. Si la otra fuera { $other }, las cuatro contendrían solo { $digit } y { $other }.
rectangle_diagonal = En las filas o columnas de estas celdas, el { $digit } no tiene otro sitio, así que rellena dos esquinas opuestas. Si fueran { $cells }, las cuatro celdas contendrían solo los dos dígitos.
rectangle_tied = Si { $cell } fuera { $other }, las dos esquinas contiguas tendrían que ser { $digit }: su fila y su columna no tienen otro sitio para el { $digit }. Entonces las cuatro celdas contendrían solo los dos dígitos.

## Avoidable rectangles

technique_0607 = Rectángulo evitable tipo 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = Rectángulo evitable tipo 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = Ninguna de { $cells } es dada. Si contuvieran solo { $digits }, podrías intercambiarlos y tener una segunda solución. Este sudoku tiene una sola.
avoidable_corner = Las otras tres celdas están llenas, así que { $cell } debe ser otro dígito.

## Bivalue universal grave

technique_0610 = Tumba universal bivaluada + 1
    .lesson = Si cada celda vacía tuviera dos candidatos, y cada dígito dos sitios en cada unidad, el sudoku tendría dos soluciones o ninguna. Cuando una sola celda tiene un tercer candidato, ahí va ese candidato. Esto supone que el sudoku tiene exactamente una solución.

bug_cells = Cada celda vacía salvo { $cell } tiene dos candidatos.
bug_two_solutions = Si { $cell } no fuera { $digit }, cada dígito tendría dos sitios en cada unidad en que falta. Un sudoku así tiene dos soluciones o ninguna.
bug_one_solution = Este sudoku tiene exactamente una solución, así que { $cell } es { $digit }.

## Remote pair

technique_0703 = Par remoto
    .lesson = Cuatro o más celdas tienen los mismos dos candidatos, y cada una ve la siguiente. Contienen los dos dígitos alternándose, así que una celda que ve una de cada clase no puede contener ninguno.

remote_pair_cells = { $cells } solo pueden ser { OR($digits) }, y cada una ve la siguiente.
remote_pair_colours = Así que uno de los dos dígitos rellena { $first }, y el otro rellena { $second }.
remote_pair_sees_both = Una celda que ve una celda de cada clase ve { $digits }, así que no puede ser ninguno.

## Wings

technique_0800 = XY-Wing
    .lesson = Una celda con dos candidatos, el pivote, ve otras dos. Cada una de ellas comparte un candidato con el pivote, y ambas tienen el mismo tercer dígito. Sea lo que sea el pivote, una de ellas contiene ese tercer dígito. Una celda que ve las dos no puede contenerlo.
technique_0801 = XYZ-Wing
    .lesson = Una celda con tres candidatos, el pivote, ve dos celdas con dos de ellos cada una. Las tres pueden contener uno de los dígitos. Sea lo que sea el pivote, una de las tres contiene ese dígito. Una celda que ve las tres no puede contenerlo.
technique_0803 = W-Wing
    .lesson = Dos celdas tienen los mismos dos candidatos. Cada una ve un extremo de un enlace fuerte de uno de esos dígitos. Así que no pueden contenerlo las dos, y al menos una contiene el otro. Una celda que ve las dos no puede contener el otro dígito.

wing_pincer = Si { $pivot } es { $shared }, entonces { $pincer } es { $digit }.
wing_end = Así que al menos una de { $cells } es { $digit }. Una celda que las ve todas no lo es.
w_wing_cells = { $cells } solo pueden ser { OR($digits) }.
w_wing_link = Una de { $near } y { $far } es { $digit }: son sus únicos sitios en una unidad.
w_wing_other = La que sea { $joined } ve una de { $cells }, que debe ser { $digit }.

## Chains

technique_0701 = Cadena X
    .lesson = Sigue un dígito por unidades con solo dos sitios para él. Si la primera celda de la cadena no lo contiene, lo contiene la última. Así que una celda que ve ambos extremos no puede contenerlo.
technique_0702 = Cadena XY
    .lesson = Enlaza celdas con dos candidatos, de modo que cada una fuerce la siguiente. Si el primer extremo no contiene el dígito, lo contiene el último. Una celda que ve ambos extremos no puede contenerlo.
technique_0706 = Bucle continuo
    .lesson = Enlaces fuertes y débiles alternos se cierran en un bucle. Entonces exactamente un extremo de cada enlace débil es verdadero. Así que un candidato en conflicto con los dos extremos de un enlace débil se puede quitar.
technique_0707 = Bucle discontinuo
    .lesson = Supón que un candidato es verdadero, o falso, y sigue enlaces fuertes y débiles alternos. Si vuelven y prueban lo contrario, la suposición era errónea.
technique_0708 = Cadena de inferencias alternas
    .lesson = Supón que un candidato es falso, y sigue enlaces fuertes y débiles alternos hasta uno que debe ser verdadero. Así que al menos uno de los extremos es verdadero. Un candidato en conflicto con ambos se puede quitar.
technique_0709 = Bucle continuo con grupos
    .lesson = Enlaces fuertes y débiles alternos se cierran en un bucle. Un grupo son todos los sitios de un dígito donde se cruzan un bloque y una línea, y vale como un candidato. Exactamente un extremo de cada enlace débil es verdadero, así que un candidato en conflicto con los dos se puede quitar.
technique_0710 = Bucle discontinuo con grupos
    .lesson = Supón que un candidato es verdadero, o falso, y sigue enlaces fuertes y débiles alternos. Un grupo son todos los sitios de un dígito donde se cruzan un bloque y una línea, y vale como un candidato. Si los enlaces vuelven y prueban lo contrario, la suposición era errónea.
technique_0711 = AIC con grupos
    .lesson = Supón que un candidato es falso, y sigue enlaces fuertes y débiles alternos hasta uno que debe ser verdadero. Un grupo son todos los sitios de un dígito donde se cruzan un bloque y una línea, y vale como un candidato. Al menos uno de los extremos es verdadero, así que un candidato en conflicto con ambos se puede quitar.
technique_0712 = Bucle continuo con ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Bucle discontinuo con ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC con ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Supón que el { $digit } no está en { OR($cells) }.
chain_weak_house = Si el { $digit } está en { OR($from) }, no está en { OR($to) }: solo hay uno { CASE($house, form: "in") }.
chain_weak_seen = Si el { $digit } está en { OR($from) }, no está en { OR($to) }, pues se ven.
chain_weak_cell = Si { $cell } es { $digit }, no es { $other }.
chain_strong_house = Si el { $digit } no está en { OR($from) }, está en { OR($to) }: no hay otro sitio { CASE($house, form: "in") }.
chain_strong_cell = Si { $cell } no es { $digit }, es { $other }: no tiene otro candidato.
chain_strong_set = Si el { $digit } no está en { OR($from) }, entonces { $set } contienen { $rest }. Así que el { $other } está en { OR($to) }.
chain_proves_start = Eso contradice la suposición, así que el { $digit } está en { OR($cells) }.
chain_ends_digit = Así que el { $digit } está en { OR($first) } o en { OR($last) }, o en ambos. Una celda que ve los dos extremos no puede ser { $digit }.
chain_ends_cell = Así que { $cell } es { OR($digits) }, y ahí no cabe otro dígito.
chain_ends_other = Así que el { $digit } está en { OR($first) }, o el { $other } está en { OR($last) }, o ambas cosas. Cada una descarta lo que se puede quitar.
chain_is_loop = Los dos extremos no pueden ser ambos verdaderos, así que la cadena es un bucle. De cada dos candidatos suyos que se excluyen, exactamente uno es verdadero.

## Almost locked sets

technique_0901 = ALS: regla XZ
    .lesson = Un grupo casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas: quita un dígito, y los demás quedan bloqueados. Si solo uno de dos ALS puede contener un dígito, el otro está bloqueado. Así que cualquier otro dígito común está en uno de ellos. Se puede quitar de toda celda que ve todos sus sitios ahí.
technique_0902 = ALS-XY-Wing
    .lesson = Un grupo casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas: quita un dígito, y los demás quedan bloqueados. El medio de tres ALS comparte un dígito con cada uno de los otros, y solo un grupo puede contener un dígito compartido. Así que uno de los exteriores está bloqueado. Un dígito común a ambos está en uno de ellos. Se puede quitar de toda celda que ve todos sus sitios ahí.
technique_0903 = Cadena de ALS
    .lesson = Un grupo casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas: quita un dígito, y los demás quedan bloqueados. En una cadena de ALS, solo uno de dos vecinos puede contener el dígito que comparten. Si el primero no está bloqueado, se lo quita al segundo, que entonces queda bloqueado, y así sucesivamente. Así que un dígito común a los dos extremos está en uno de ellos.
technique_0904 = Death Blossom
    .lesson = Cada candidato de una celda, el tallo, está también en un ALS, un pétalo. Si el tallo toma un dígito, su pétalo lo pierde y queda bloqueado. Así que siempre hay un pétalo bloqueado, y un dígito común a todos los pétalos está en uno de ellos.

als_xz_one = Solo uno de los dos grupos puede contener el { $digit }, pues sus sitios en uno ven los del otro.
als_xz_locked = Al otro grupo le quedan entonces tantos dígitos como celdas, y los contiene todos.
als_xz_two = Cada uno de { $digits } cabe en solo uno de los dos grupos.
als_xz_both_locked = Así que a cada grupo le falta exactamente uno de esos dígitos, y contiene todos los demás suyos.
als_chain_rule = Cada grupo tiene un dígito más que celdas. Si le falta uno, contiene todos los demás.
als_chain_suppose = Supón que { OR($digits) } no está en { OR($cells) }.
als_chain_next = Entonces el { $digit } está en { OR($first) }, así que no está en { OR($second) }.
als_chain_end = Entonces { OR($digits) } está en { OR($cells) }. Así que uno de los extremos lo contiene en cualquier caso.
blossom_petal = Si { $stem } es { $digit }, descarta el { $digit } en { $cells }. Entonces { OR($digits) } debe estar en { OR($cells) }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Mira donde se cruzan un bloque y una línea. Toma esas celdas, algunas más de la línea y algunas más del bloque. Juntas deben tener tantos candidatos como celdas, y los dos grupos añadidos no deben compartir ninguno. Entonces gastan todos esos dígitos, y el resto de la línea y del bloque los pierde.

sue_de_coq_counts = Los dos últimos grupos no comparten dígitos, así que estas { $count } celdas contienen cada uno de sus { $count } dígitos exactamente una vez.

## Forcing chains and nets

technique_1301 = Cadena forzada: contradicción
    .lesson = Supón que un candidato es verdadero, y sigue cadenas desde él. Si dejan una celda sin dígito, o un dígito sin sitio en una unidad, el candidato es falso.
technique_1302 = Cadena forzada: confirmación
    .lesson = Prueba cada candidato de una celda, o cada sitio de un dígito en una unidad, y sigue cadenas desde cada uno. Lo que da siempre el mismo resultado es verdadero.
technique_1303 = Red forzada: contradicción
    .lesson = Supón que un candidato es verdadero, y sigue con únicos. Si dejan una celda sin dígito, o un dígito sin sitio en una unidad, el candidato es falso.
technique_1304 = Red forzada: confirmación
    .lesson = Prueba cada candidato de una celda, o cada sitio de un dígito en una unidad, y sigue cada vez con únicos. Lo que da siempre el mismo resultado es verdadero.
technique_1305 = Red forzada anidada
    .lesson = Supón un candidato y sigue todas las consecuencias. Cuando se detiene, supón un segundo. Si el segundo lleva a una contradicción, es falso mientras el primero sea verdadero. Si al final ya nada es posible, el primer candidato es falso.

forcing_places = Prueba cada sitio para el { $digit } { CASE($house, form: "in") }.
forcing_candidates = Prueba cada dígito que { $cell } puede contener.
forcing_same = El resultado es siempre el mismo.
forced_in_cell = { $count ->
    [0] Entonces { $cell } es { $digit }: no tiene otro candidato.
    [one] Entonces { $cell } es { $digit }: { $from } descarta ahí { $digits }.
   *[other] Entonces { $cell } es { $digit }: { $from } descartan ahí { $digits }.
}
forced_in_house = { $count ->
    [0] Entonces { $cell } es { $digit }: no hay otro sitio { CASE($house, form: "in") }.
    [one] Entonces { $cell } es { $digit }: { $from } descarta todos sus otros sitios { CASE($house, form: "in") }.
   *[other] Entonces { $cell } es { $digit }: { $from } descartan todos sus otros sitios { CASE($house, form: "in") }.
}
forced_not = Entonces { $cell } no es { $digit }.
then_no_candidate = Pero entonces no queda dígito para { $cell }.
then_no_place = Pero entonces no queda sitio para el { $digit } { CASE($house, form: "in") }.
nested_no_candidate = Entonces { $cell } no es { $digit }: con él, los únicos no dejan dígito para { $stuck }.
nested_no_place = Entonces { $cell } no es { $digit }: con él, los únicos no dejan sitio para el { $lost } { CASE($house, form: "in") }.
nested_end_no_candidate = Los únicos que ahora siguen no dejan dígito para { $cell }.
nested_end_no_place = Los únicos que ahora siguen no dejan sitio para el { $digit } { CASE($house, form: "in") }.

## Exocet

technique_1501 = Exocet júnior
    .lesson = Dos celdas de un bloque y una línea, la base, contienen dos de tres o cuatro dígitos. Dos celdas objetivo están en los otros bloques de la misma banda. Si los dígitos tienen muy poco espacio en las líneas que ahí se cruzan, los objetivos contienen los mismos dos dígitos que la base. Los demás candidatos de los objetivos se pueden quitar.

exocet_base = { $cells } contienen dos de { $digits }.
exocet_room = { CAP(CASE($lines, form: "in")) }, fuera { CASE($boxes, form: "de") }, cada uno de estos dígitos cabe como mucho dos veces.
exocet_inside = Cada una de esas líneas ({ $lines }) necesita todos los dígitos, así que cada uno de estos está también una vez dentro { CASE($boxes, form: "de") }.
exocet_targets = Un dígito en { $base } no está en otra parte { CASE($line, form: "de") } ni en su bloque, y { $companions } no pueden contenerlo. Solo le quedan { $targets }.
exocet_same = Esto vale para ambos dígitos, así que { $targets } contienen los mismos dos que { $base }.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Dos filas y dos columnas se cruzan en cuatro bloques. En cada bloque, toma las otras dos celdas de la fila y de la columna, dieciséis en total. Cuenta cuántas veces como mucho puede ir ahí cada dígito. Si suman dieciséis, las celdas los gastan todos. Así que los dígitos se pueden quitar del resto de esas líneas y bloques.
technique_1503 = Grupos bloqueados multisector
    .lesson = Toma las celdas vacías donde se cruzan algunas filas y algunas columnas. Cuenta cuántas veces como mucho puede ir ahí cada dígito: una por fila o una por columna, lo que sea menos. Si suman el número de celdas, las celdas los gastan todos. Así que los dígitos se pueden quitar del resto de esas líneas.

counted_cells = { $cells } son { $count } celdas, así que necesitan { $count } dígitos.
counted_digit = { $count ->
    [1] Ahí el { $digit } solo puede ir { CASE($houses, form: "in") }, así que como mucho una vez.
    [2] Ahí el { $digit } solo puede ir { CASE($houses, form: "in") }, así que como mucho dos veces.
    [one] Ahí el { $digit } solo puede ir { CASE($houses, form: "in") }, así que como mucho { $count } vez.
   *[other] Ahí el { $digit } solo puede ir { CASE($houses, form: "in") }, así que como mucho { $count } veces.
}
counted_sum = Son { $count } en total, sin margen. Así que cada una de esas unidades tiene ese dígito en una de estas celdas, y en ningún otro sitio.

## Lessons that several techniques share

-lesson-finned-fish = Un pez con aletas es un pez salvo por unos sitios de más, las aletas, todas en un bloque. Si ninguna contiene el dígito, el pez funciona. Si una lo contiene, lo descarta en las celdas que ve. Un candidato que cae en ambos casos se puede quitar.
-lesson-sashimi-fish = A un pez sashimi le falta una esquina y tiene en cambio sitios de más, las aletas, todas en un bloque. Si ninguna contiene el dígito, el pez funciona. Si una lo contiene, lo descarta en las celdas que ve. Un candidato que cae en ambos casos se puede quitar.
-lesson-franken-fish = Un pez Franken usa bloques además de filas y columnas. Cada unidad de base contiene el dígito una vez. Si todos los sitios ahí están en otras tantas unidades de cobertura, estas no lo tienen en otra parte.
-lesson-finned-franken-fish = Un pez Franken usa bloques además de filas y columnas. Los sitios de más en las unidades de base son aletas. O una aleta contiene el dígito, o el pez funciona sin ellas. Así que un candidato que el pez quita se puede quitar si ve todas las aletas.
-lesson-strong-links = Dos unidades tienen un dígito en dos sitios cada una, y un sitio de la primera ve uno de la segunda. Esos dos no pueden contenerlo ambos, así que lo contiene al menos uno de los otros dos. Una celda que ve esos dos no puede contenerlo.
-lesson-empty-rectangle = En un bloque, los sitios de un dígito están en una fila y una columna. Fuera del bloque, el dígito tiene solo dos sitios en una unidad que cruza esa fila o columna. Sea cual sea el que lo contiene, la celda donde se encuentran las líneas no puede.
-lesson-unique-rectangle = Cuatro celdas en dos filas, dos columnas y dos bloques no deben contener solo dos dígitos: podrías intercambiarlos y tener una segunda solución. Lo que llevaría a eso se puede quitar. Esto supone que el sudoku tiene exactamente una solución.
-lesson-avoidable-rectangle = Cuatro celdas en dos filas, dos columnas y dos bloques, ninguna dada, no deben contener solo dos dígitos: podrías intercambiarlos y tener una segunda solución. Así que las últimas esquinas deben contener otra cosa. Esto supone que el sudoku tiene exactamente una solución.
-lesson-als-chain = Un grupo casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas. Quita uno de sus dígitos, y las celdas contienen todos los demás. Así que una cadena puede entrar por uno de sus dígitos y salir por otro.

## New game: what a worker reports

new_game_without_givens = { $level } pide { $asked } dados. El más cercano encontrado tiene { $count }.
new_game_not_quite = No hay coincidencia exacta. Este es el más cercano: { $count } dados.
new_game_rated = No hay coincidencia exacta. Este es el más cercano: { $count } dados, puntuación { $rating }.
new_game_missing = No hay coincidencia exacta. Este es el más cercano: { $count } dados, puntuación { $rating }, sin { $missing }.
new_game_unwanted = No hay coincidencia exacta. Este es el más cercano: { $count } dados, puntuación { $rating }, con { $unwanted }.
new_game_missing_unwanted = No hay coincidencia exacta. Este es el más cercano: { $count } dados, puntuación { $rating }, sin { $missing }, con { $unwanted }.
progress_rating = { $what }. El mejor hasta ahora: puntuación { $rating }, { $givens } dados…
progress_givens = { $what }. El mejor hasta ahora: { $givens } dados (intento { $attempt } de { $attempts })…
progress_attempt = { $what } (intento { $attempt } de { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Parado. La puntuación es al menos { $rating }.
rating_at_least = Puntuación: al menos { $rating }…
rating_hardest = Paso más difícil: { $step }
rating_explained = Primera colocación: { $placement }. Primer paso: { $first }. En la escala de Sudoku Explainer, los sudokus más fáciles tienen 1.2, los grupos ocultos unos 4, las cadenas 6.5 o más, y los más difíciles conocidos casi 12.
rating_other_name = SE: { $name }
rating_technique = Técnica
rating_times = Veces

## Faults of puzzles and requests

read_at = Línea { $line }, columna { $column }: { $fault }
read_empty = En este texto no hay ningún sudoku.
read_too_long = Este texto es demasiado largo para un sudoku: { $characters } caracteres.
read_several_lines = Introduce una sola línea.
read_symbol = «{ $symbol }» no es un dígito ni un vacío ( . 0 * _ ).
read_letter = «{ $symbol }» es una letra. Este tablero tiene los dígitos de 1 a { $last }.
read_too_large = { $symbol } es demasiado grande: los dígitos van de 1 a { $last }.
read_length = { $found ->
    [one] Hay { $found } celda. Un tablero clásico tiene 81; otros tamaños tienen 16, 36, 144, 256 o 625.
   *[other] Hay { $found } celdas. Un tablero clásico tiene 81; otros tamaños tienen 16, 36, 144, 256 o 625.
}
read_length_of_board = { $found ->
    [one] Hay { $found } celda. Un tablero de { $board } tiene { $cells }.
   *[other] Hay { $found } celdas. Un tablero de { $board } tiene { $cells }.
}
givens_conflict = El { $digit } aparece dos veces { CASE($house, form: "in") }: { $first } y { $second }.
givens_no_candidate = En { $cell } no cabe ningún dígito.
givens_no_place = No hay sitio para el { $digit } { CASE($house, form: "in") }.
recipe_starter = El sudoku incluido es siempre de 9 × 9, Medio y sin simetría.
recipe_givens_reversed = Introduce primero el número menor de dados.
recipe_too_many_givens = Un tablero de { $board } solo tiene { $cells } celdas.
recipe_too_few_givens = Ningún sudoku de { $board } tiene menos de { $fewest } dados.
recipe_symmetry = Ningún sudoku con esta simetría tiene tantos dados. Prueba { $below } o { $above }.
recipe_unrated = Solo los sudokus de 9 × 9 tienen puntuación.
recipe_ratings_reversed = Introduce primero la puntuación menor.
recipe_no_such_rating = Las puntuaciones van de 1.2 a { $greatest }.
recipe_both = { $technique } no se puede exigir y excluir a la vez.
recipe_above_rating = Los sudokus con { $technique } empiezan en { $least }. Elige una puntuación mayor.
recipe_needed_anyway = No puedes excluir { $technique }: todo sudoku la necesita para la última celda.
recipe_nearly_full = Con { $from } o más dados, un sudoku solo necesita { $technique } y tiene 1.0.
recipe_impossible = Ningún sudoku cumple estas opciones.

## What the worker refuses

refused_unreadable = Nonet no puede leer esta petición. Recarga la página.
refused_no_solution = Este sudoku no tiene solución. { $why }
refused_not_classic = Solo se puntúan sudokus de 9 × 9.
study_unknown_technique = Esa técnica no existe.
study_no_position = Nonet no ha encontrado una posición para { $technique }.
study_other_board = Solo hay caminos de solución para sudokus clásicos de 9 × 9.
refused_not_unique = Solo se puntúa un sudoku con una solución.
