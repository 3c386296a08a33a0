# Nonet in Spanish: hints and lessons, and what only a worker reports.
#
# row fila · column columna · box bloque · house unidad · line línea · cell celda
# digit dígito (el 4) · candidate candidato · note nota · given dígito inicial,
# and where it is narrow inicial
# sees ve, vea · peer celda vinculada · place sitio · pattern patrón · proof demostración
# single único · subset subconjunto (par, trío, cuarteto) · set conjunto · ALS
# group (of a chain) grupo · strong, weak link enlace fuerte, débil · chain cadena
# end extremo · loop bucle · forcing forzada · fin aleta · step paso · move jugada
# puzzle sudoku · board tablero · game partida · rating dificultad, rate evaluar
# hint pista · mistake error · slip desliz · slow spot atasco · checkpoint punto de control
# line left variante · workbench taller · lesson lección · practice práctica
# solve path solución paso a paso · seed semilla · tag etiqueta · replay repetición
# rule out descartar · remove eliminar · strike tachar · select seleccionar
# highlight resaltar · level nivel: Fácil, Medio, Difícil, Maestro, Extremo
# check (for mistakes) revisar, revisión · check (a puzzle) comprobar
# backup copia de seguridad (its button: Hacer copia)
# clue (of a variant) restricción · innies, outies keep their English names
# cage jaula · dot punto · thermometer termómetro · arrow flecha · zipper cremallera · room habitación
# whisper, renban, nabner, between, lockout, X-Sum, lunchbox, look-and-say, rellik, full rank keep their English names, as players say
# within a sentence, buttons and techniques stand in « »
# Fish and wings keep their English names, as in Spanish forums.
# $case of a house: none (fila 2), in (en la fila 2), de (de la fila 2), el (la fila 2)

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
    [region] { $count ->
        [one] { $case ->
            [in] en la región { $numbers }
            [de] de la región { $numbers }
            [el] la región { $numbers }
           *[other] región { $numbers }
        }
       *[other] { $case ->
            [in] en las regiones { $numbers }
            [de] de las regiones { $numbers }
            [el] las regiones { $numbers }
           *[other] regiones { $numbers }
        }
    }
    [window] { $count ->
        [one] { $case ->
            [in] en la ventana { $numbers }
            [de] de la ventana { $numbers }
            [el] la ventana { $numbers }
           *[other] ventana { $numbers }
        }
       *[other] { $case ->
            [in] en las ventanas { $numbers }
            [de] de las ventanas { $numbers }
            [el] las ventanas { $numbers }
           *[other] ventanas { $numbers }
        }
    }
    [group] { $count ->
        [one] { $case ->
            [in] en el grupo { $numbers }
            [de] del grupo { $numbers }
            [el] el grupo { $numbers }
           *[other] grupo { $numbers }
        }
       *[other] { $case ->
            [in] en los grupos { $numbers }
            [de] de los grupos { $numbers }
            [el] los grupos { $numbers }
           *[other] grupos { $numbers }
        }
    }
    [extra] { $count ->
        [one] { $case ->
            [in] en la región adicional { $numbers }
            [de] de la región adicional { $numbers }
            [el] la región adicional { $numbers }
           *[other] región adicional { $numbers }
        }
       *[other] { $case ->
            [in] en las regiones adicionales { $numbers }
            [de] de las regiones adicionales { $numbers }
            [el] las regiones adicionales { $numbers }
           *[other] regiones adicionales { $numbers }
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
look_at_digits = ¿Qué sitios quedan para { $digits }?
look_for_removal = Puedes descartar un candidato { CASE($house, form: "in") }.
look_for_placement = Puedes colocar un dígito { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = No. «{ $technique }» es la técnica más fácil.
simpler_none = { $count ->
    [one] No. Nonet probó la única técnica más fácil, «{ $first }». Aquí no sirve.
   *[other] No. Nonet probó las { $count } técnicas más fáciles, de «{ $first }» a «{ $last }». Aquí no sirve ninguna.
}
simpler_found = Sí: «{ $technique }» es más fácil y aquí sirve.
why_step = «{ $technique }» demuestra que { $cell } no puede ser { $digit }.
why_path = Hacen falta { $count } pasos para demostrar que { $cell } no puede ser { $digit }: { $techniques }.
why_unknown = Nonet no encuentra una razón breve contra el { $digit } en { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Términos
words_house = unidad, unidades, Unidad, Unidades
words_peer = ve, ven, vea, vean
words_candidate = candidato, candidatos, Candidato, Candidatos
words_strong_link = enlace fuerte, enlaces fuertes, Enlace fuerte, Enlaces fuertes
words_weak_link = enlace débil, enlaces débiles, débiles
words_chain = cadena, cadenas, Cadena, Cadenas
words_uniqueness = una solución, dos soluciones, solución única, segunda solución

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Con recuadro: { APART($what) }.
    [dashed_frame] Con recuadro discontinuo: { APART($what) }.
    [first_set] Primer conjunto: { APART($what) }.
    [second_set] Segundo conjunto: { APART($what) }.
    [third_set] Tercer conjunto: { APART($what) }.
    [ring] En anillos: { APART($what) }.
    [disc] En discos: { APART($what) }.
    [diamond] En rombos: { APART($what) }.
    [triangle] En triángulos: { APART($what) }.
   *[square] En cuadrados: { APART($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } en { $cells }
legend_sample = { $sample ->
    [base] Unidades del patrón
    [cover] Unidades donde se eliminan candidatos
    [kept] Candidatos del patrón
    [fin] Aletas: candidatos de más
    [on] Verdadero en un caso
    [off] Falso en ese caso
    [second_on] Segundo grupo: verdadero en un caso
    [second_off] Segundo grupo: falso en ese caso
    [first_set] Primer conjunto
    [second_set] Segundo conjunto
    [third_set] Tercer conjunto
    [links] Línea continua: si un extremo es falso, el otro es verdadero. Línea discontinua: si uno es verdadero, el otro es falso.
    [strong] Línea continua: si un extremo es falso, el otro es verdadero.
    [weak] Línea discontinua: si uno es verdadero, el otro es falso.
   *[focus] Lo que descarta candidatos
}
drawn_strong_links = Flechas continuas: si un extremo es falso, el otro es verdadero.
drawn_weak_links = Flechas discontinuas: si un extremo es verdadero, el otro es falso.

## The last sentence of a proof: what the step does

outcome_placed = Por tanto, { $cell } es { $digit }.
outcome_removed = Por tanto, el { $digit } se elimina de { $cells }.
outcome_removed_several = Por tanto, se eliminan estos candidatos: { APART($candidates) }.
digit_from_cells = { $digit } de { $cells }

## Sentences that several techniques share

set_holds = En { $cells } solo puede haber { $digits }.
cell_holds_one_of = { $cell } solo puede ser { OR($digits) }.
suppose = Supón que { $cell } es { $digit }.
at_least_one = Por tanto, al menos una de las celdas { $cells } es { $digit }. Una celda que las vea todas no puede ser { $digit }.

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] Cada región delimitada contiene cada dígito una vez.
    [diagonal] La diagonal marcada contiene cada dígito una vez.
    [antidiagonal] La diagonal marcada contiene cada dígito una vez.
    [diagonals] Cada una de las dos diagonales contiene cada dígito una vez.
    [windoku] Cada ventana enmarcada contiene cada dígito una vez.
    [disjoint] Las celdas que ocupan el mismo sitio en sus bloques contienen dígitos distintos.
    [extra] En una región adicional enmarcada no se repite ningún dígito.
    [anti-knight] Las celdas a un salto de caballo una de otra contienen dígitos distintos.
    [anti-king] Las celdas que se tocan, aunque sea en una esquina, contienen dígitos distintos.
    [non-consecutive] Las celdas con un lado en común nunca contienen dígitos consecutivos.
    [odd] Un círculo marca un dígito impar.
    [even] Un cuadrado marca un dígito par.
    [digits] Los dígitos pequeños de una celda son los únicos que puede contener.
    [kropki] Los dígitos a ambos lados de un punto blanco son consecutivos. A ambos lados de un punto negro, uno es el doble del otro. Están marcados todos los puntos.
    [xv] Los dígitos a ambos lados de una X suman 10, y a ambos lados de una V, 5. Están marcadas todas las X y las V.
    [killer] Los dígitos de una jaula son todos distintos. Si la jaula lleva un número, los dígitos suman ese número.
    [little-killer] Un número con flecha es la suma de los dígitos de su diagonal. Ahí los dígitos pueden repetirse.
    [thermo] Los dígitos aumentan desde el bulbo de un termómetro hasta su extremo.
    [slow-thermo] Desde el bulbo de un termómetro lento hasta su extremo, los dígitos aumentan o se mantienen iguales.
    [arrow] Los dígitos a lo largo de una flecha suman el dígito de su círculo o el número de su píldora.
    [double-arrow] Los dígitos entre los dos círculos de una flecha doble suman lo mismo que los dígitos de los círculos.
    [difference] La diferencia entre los dígitos a ambos lados de un punto blanco es el número del punto, o 1 si no lleva número.
    [ratio] De los dígitos a ambos lados de un punto negro, uno es el doble del otro o, si el punto lleva un número, ese número de veces el otro.
    [no-other-difference] No falta ningún punto blanco: los dígitos contiguos sin punto no son consecutivos.
    [no-other-ratio] No falta ningún punto negro: los dígitos contiguos sin punto no guardan ninguna proporción que un punto pueda indicar.
    [x] Los dígitos a ambos lados de una X suman 10.
    [v] Los dígitos a ambos lados de una V suman 5.
    [no-other-xv] No falta ninguna X ni ninguna V: los dígitos contiguos sin letra no suman ni 10 ni 5.
    [greater] La punta de un signo señala el dígito menor.
    [minimum] En una celda con puntas hacia dentro, el dígito es menor que los de las celdas contiguas.
    [maximum] En una celda con puntas hacia fuera por todos los lados, el dígito es mayor que los de las celdas contiguas.
    [whisper] Los dígitos contiguos de una línea whisper se diferencian al menos en { $value }.
    [renban] Una línea renban contiene dígitos consecutivos en cualquier orden, cada uno una vez.
    [nabner] En una línea nabner no hay dos dígitos iguales ni consecutivos, estén donde estén.
    [palindrome] Un palíndromo se lee igual desde los dos extremos.
    [clone] Los clones contienen los mismos dígitos en los mismos sitios.
    [between] Los dígitos de una línea between están entre los dos dígitos de los círculos de sus extremos.
    [lockout] Los dígitos de los dos rombos de una línea lockout se diferencian al menos en { $value }. Los demás dígitos de la línea no están entre ellos ni son iguales a ninguno de los dos.
    [region-sum] Una línea de suma por región se divide donde entra en otro bloque o región. Todas sus partes suman lo mismo.
    [zipper] Los dígitos a igual distancia del centro de una línea cremallera suman siempre lo mismo. Si hay un dígito en el centro, es esa suma.
    [ten-line] Una línea de suma se puede dividir en tramos que suman { $value } cada uno.
    [entropic] Tres dígitos seguidos de una línea entrópica son siempre uno bajo, uno medio y uno alto, en cualquier orden.
    [modular] En una línea modular, { $value } dígitos seguidos dejan restos distintos al dividirlos entre { $value }.
    [quadruple] Los dígitos de un círculo aparecen en las cuatro celdas que lo rodean.
    [sandwich] Un número entre dos barras es la suma de los dígitos que hay entre el 1 y el { $value } en su fila o columna.
    [x-sum] Un número en una pestaña es la suma de los X primeros dígitos que ve. X es el primero de ellos.
    [room] Un número en una habitación es el dígito de la X-ésima celda que ve. X es el dígito de la primera.
    [skyscraper] Un número junto a un perfil de edificios dice cuántos dígitos, vistos desde ahí, son mayores que todos los anteriores.
    [column-indexer] Una celda con puntas a izquierda y derecha dice en qué columna de su fila está el número de su propia columna.
    [row-indexer] Una celda con puntas arriba y abajo dice en qué fila de su columna está el número de su propia fila.
    [global-entropy] Cada cuadrado de cuatro celdas contiene al menos un dígito bajo, uno medio y uno alto.
    [anti-taxicab] Dos celdas nunca contienen el mismo dígito si este es el número de pasos, por filas y columnas, que hay de una a otra.
    [lunchbox] Los dígitos de una jaula con un número entre barras son todos distintos. El número es la suma de los dígitos que hay en las celdas entre el menor y el mayor.
    [look-and-say] Una marca con × dice cuántas veces contiene la jaula un dígito: 2×7 significa dos veces el 7.
    [rellik] Los dígitos de una jaula con ≠ son todos distintos. Ninguno de ellos, solo o sumado a otros, da el número de la jaula.
    [equal-sum] Dos jaulas con = tienen la misma suma.
    [hidden-skyscraper] Un número junto a dos torres es el primer dígito, visto desde ahí, que es menor que el anterior.
    [full-rank] Cada fila y cada columna se lee como un número desde cada extremo. Todos esos números se ordenan de menor a mayor. El número de un círculo es la posición del que empieza ahí.
   *[circles] Un dígito en un anillo doble dice en cuántos anillos dobles está.
}
# $clue always begins with an article: por la jaula de 12 en r1c1
clue_clash = El { $digit } no cabe aquí por { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
cage_sum = Jaula de { $sum }
clue_selected = { CAP($clue) }.
clue_selected_left = { CAP($clue) }: { $left }.
no_clues = En este tablero no hay restricciones que seleccionar.
selection_sum = Selección: { $count } dígitos, suma { $sum }
selection_pair = Selección: suma { $sum }, diferencia { $difference }
cage_left = { $count ->
    [one] falta sumar { $left } en { $count } celda
   *[other] falta sumar { $left } en { $count } celdas
}
cage_combinations = { $count ->
    [0] ninguna combinación posible
    [one] { $count } combinación
   *[other] { $count } combinaciones
}
renban_line = Línea renban
combination_struck = { $digits }: combinación tachada.
combination_back = { $digits }: la combinación ya no está tachada.
ask_clues = Descartados por las restricciones
clues_nothing = De momento, ninguna restricción descarta por sí sola un candidato.
clues_found = { $count ->
    [one] Una restricción descarta un candidato: está marcado.
   *[other] { $count } candidatos quedan descartados, cada uno por una sola restricción: están marcados.
}
rules_title = Reglas
rules_by = de { $author }
rules_usual = Cada fila, cada columna y cada bloque contiene cada dígito una vez.
rules_usual_jigsaw = Cada fila y cada columna contiene cada dígito una vez.

daily_variant = Variante del día
new_surprise = Sorpréndeme
kinds_classic = Clásico
kinds_more = Más reglas
# At most about 32 characters each
kinds_need_easy = Una restricción cada vez
kinds_need_medium = Combinaciones, sumas por unidad
kinds_need_hard = Dos restricciones a la vez
kinds_need_master = Tres restricciones, cadenas
kinds_need_extreme = Cadenas con muchas restricciones

rule_reason = { $rule ->
    [house] comparten una unidad
    [extra] están en la misma región adicional
    [anti-knight] están a un salto de caballo una de otra
    [anti-king] se tocan en una esquina
    [odd] un círculo marca un dígito impar
    [even] un cuadrado marca un dígito par
   *[non-consecutive] dos celdas contiguas nunca contienen dígitos consecutivos
}
# Without a verb that would have to agree with $clue
clue_reason = hay que respetar { $clue }
ruled_out_by_rule = Si el { $digit } está en { OR($from) }, queda descartado en { $to }, porque { OR($reasons) }.
sees_by_rule = { $cell } ve { $cells }, porque { $reason }.
taken_by_rule = { $count ->
    [one] { $from } descarta { $digits } en { $cells }, porque { $reason }.
   *[other] { $from } descartan { $digits } en { $cells }, porque { $reason }.
}
never_by_rule = En { $cells } no hay sitio para { OR($digits) }, porque { $reason }.

## Names of clues, such as "the cage of 12 in r1c1, r1c2"

clue_of_board = { $kind ->
    [jigsaw] las regiones jigsaw
    [diagonal] la diagonal desde la esquina superior izquierda
    [antidiagonal] la diagonal desde la esquina superior derecha
    [windoku] las ventanas
    [disjoint] los grupos disjuntos
    [anti-knight] la regla anticaballo
    [anti-king] la regla antirrey
    [non-consecutive] la regla de que los dígitos contiguos no son consecutivos
    [no-other-difference] la regla de que los dígitos contiguos sin punto no son consecutivos
    [no-other-ratio] la regla de que los dígitos contiguos sin punto no guardan proporción
    [global-entropy] la entropía global
    [anti-taxicab] la regla antitaxicab
   *[no-other-xv] la regla de que los dígitos contiguos sin letra no suman ni 5 ni 10
}
clue_of_cells = { $kind ->
    [odd] los dígitos impares en { PLAIN($cells) }
    [even] los dígitos pares en { PLAIN($cells) }
    [extra] la región adicional { PLAIN($cells) }
    [killer] la jaula en { PLAIN($cells) }
    [minimum] la regla del mínimo en { PLAIN($cells) }
    [maximum] la regla del máximo en { PLAIN($cells) }
    [column-indexer] el indexador de columna en { PLAIN($cells) }
    [row-indexer] el indexador de fila en { PLAIN($cells) }
   *[circles] los círculos contadores en { PLAIN($cells) }
}
clue_of_cells_with_values = { $kind ->
    [killer] la jaula de { $values } en { PLAIN($cells) }
    [rellik] la jaula rellik de { $values } en { PLAIN($cells) }
    [look-and-say] la jaula look-and-say en { PLAIN($cells) }
    [quadruple] el cuádruple { PLAIN($values) } en { PLAIN($cells) }
   *[digits] la restricción a { OR($values) } en { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] el punto blanco entre { $one } y { $other }
    [ratio] el punto negro entre { $one } y { $other }
    [x] la X entre { $one } y { $other }
    [v] la V entre { $one } y { $other }
   *[greater] el signo de desigualdad entre { $one } y { $other }
}
clue_of_two_with_value = { $kind ->
    [difference] el punto blanco de { $value } entre { $one } y { $other }
   *[ratio] el punto negro de { $value } entre { $one } y { $other }
}
clue_of_line = { $kind ->
    [thermo] el termómetro de { $first } a { $last }
    [slow-thermo] el termómetro lento de { $first } a { $last }
    [double-arrow] la flecha doble de { $first } a { $last }
    [whisper] la línea whisper de { $first } a { $last }
    [renban] la línea renban de { $first } a { $last }
    [nabner] la línea nabner de { $first } a { $last }
    [palindrome] el palíndromo de { $first } a { $last }
    [between] la línea between de { $first } a { $last }
    [lockout] la línea lockout de { $first } a { $last }
    [region-sum] la línea de suma por región de { $first } a { $last }
    [zipper] la línea cremallera de { $first } a { $last }
    [ten-line] la línea de suma 10 de { $first } a { $last }
    [entropic] la línea entrópica de { $first } a { $last }
   *[modular] la línea modular de { $first } a { $last }
}
clue_of_line_with_value = { $kind ->
    [little-killer] la suma little killer de { $value } desde { $first } hasta { $last }
    [whisper] la línea whisper de { $value } desde { $first } hasta { $last }
    [lockout] la línea lockout de { $value } desde { $first } hasta { $last }
    [ten-line] la línea de suma { $value } desde { $first } hasta { $last }
    [modular] la línea modular de { $value } desde { $first } hasta { $last }
    [lunchbox] la jaula lunchbox de { $value } desde { $first } hasta { $last }
    [hidden-skyscraper] el rascacielos oculto { $value } desde { $first } hasta { $last }
    [full-rank] la posición full rank { $value } desde { $first } hasta { $last }
    [x-sum] la X-Sum de { $value } desde { $first } hasta { $last }
    [room] la habitación numerada { $value } desde { $first } hasta { $last }
   *[skyscraper] el rascacielos { $value } desde { $first } hasta { $last }
}
clue_of_house = { $kind ->
   *[sandwich] el sándwich de { $value } { CASE($house, form: "in") }
}
clue_with_head = { $kind ->
    [equal-sum] las sumas iguales de { PLAIN($head) } y de { $first } a { $last }
    [clone] el clon de { PLAIN($head) } desde { $first } hasta { $last }
   *[arrow] la flecha de { PLAIN($head) } desde { $first } hasta { $last }
}

## Clues

technique_1601 = Restricción de dos celdas
    .lesson = Un punto, una letra u otra restricción entre dos celdas solo permite un dígito en una si en la otra cabe un dígito que encaje con él.
technique_1602 = Combinaciones de una restricción
    .lesson = Una restricción de pocas celdas solo admite algunas combinaciones de dígitos. Un candidato que no está en ninguna de ellas se elimina.
    .aliases = Combinaciones de jaula, Combinaciones killer, Combinaciones de sumas
technique_1603 = Dígito exigido
    .lesson = A veces, todas las combinaciones de una restricción contienen un dígito, y siempre en alguna de unas pocas celdas. Una celda que vea todas esas celdas no puede contenerlo.
    .aliases = Dígito obligatorio, Dígito imprescindible, Jaula apuntadora
technique_1604 = Restricción larga
    .lesson = Las celdas de una línea larga o de una jaula grande se limitan unas a otras. Un candidato se elimina si, con él, el resto de la restricción no se puede rellenar.
technique_1605 = Innies y outies
    .lesson = Los dígitos de una fila, columna o bloque tienen una suma conocida. Réstale las restricciones cuya suma conoces. Lo que queda tiene que sumar la diferencia.
    .aliases = Regla del 45, Regla de 45, Celdas interiores y exteriores
technique_1606 = Innies y outies de varias unidades
    .lesson = Los dígitos de varias filas, columnas o bloques tienen una suma conocida. Réstale las restricciones cuya suma conoces. Lo que queda tiene que sumar la diferencia.
    .aliases = Regla del 45 en varias unidades
technique_1607 = Ley de los sobrantes
    .lesson = Si dos grupos de unidades comparten la mayoría de sus celdas, las que solo están en uno contienen los mismos dígitos que las que solo están en el otro.
technique_1608 = Restricción en una unidad
    .lesson = Una unidad necesita todos los dígitos. Un candidato de una restricción se elimina si, con él, no se pueden rellenar a la vez la restricción y el resto de la unidad.
technique_1609 = Dos restricciones
    .lesson = Dos restricciones comparten celdas o se ven entre sí. Un candidato se elimina si, con él, no se pueden rellenar las dos a la vez.
technique_1610 = Dígito exigido por dos restricciones
    .lesson = A veces, dos restricciones juntas siempre tienen un dígito en alguna de unas pocas celdas. Una celda que vea todas esas celdas no puede contenerlo.
technique_1611 = Dos restricciones en una unidad
    .lesson = Dos restricciones comparten una unidad, que necesita todos los dígitos. Un candidato se elimina si, con él, no se pueden rellenar las tres a la vez.
technique_1612 = Tres restricciones
    .lesson = Una restricción comparte celdas con otras dos. Un candidato se elimina si, con él, no se pueden rellenar las tres a la vez.

technique_1613 = Red forzada con restricciones
    .lesson = Supón que un candidato es verdadero, y sigue lo que impone en celdas, unidades y restricciones. Si algo se vuelve imposible, el candidato es falso.
technique_1614 = Red forzada con restricciones: verdad
    .lesson = Prueba todos los candidatos de una celda, o todos los sitios de un dígito en una unidad, y sigue lo que impone cada uno en celdas, unidades y restricciones. Un candidato que queda descartado en todos los casos es falso.
technique_1615 = Red forzada anidada con restricciones
    .lesson = Supón que un candidato es verdadero, y sigue lo que impone en celdas, unidades y restricciones. Cuando eso no dé más de sí, supón lo mismo de un segundo. Si con él algo se vuelve imposible, el segundo es falso mientras el primero sea verdadero. Si al final ya nada es posible, el primer candidato es falso.

clue_combinations = { CAP(CASE($clue, form: "el")) }: solo cabe { OR($sets) }.
clue_bounds = { CAP(CASE($clue, form: "el")) }: { $cell } es como mínimo { $least } y como máximo { $most }.
clue_cell_left = { CAP(CASE($clue, form: "el")) }: { $cell } solo puede ser { OR($digits) }.
clue_required = { CAP(CASE($clue, form: "el")) }: en todos los casos posibles, hay un { $digit } en { OR($cells) }.
clues_required = Si todo esto se cumple a la vez, siempre hay un { $digit } en { OR($cells) }: { APART(CASE($clues, form: "el")) }.
clues_do_not_fit = Con un { $digit } en { OR($cells) }, las demás celdas no se pueden rellenar de modo que todo esto se cumpla a la vez: { APART(CASE($clues, form: "el")) }.
sum_of_houses = { $count ->
    [one] { CAP(CASE($houses, form: "el")) } suma { $total }.
   *[other] { CAP(CASE($houses, form: "el")) } suman { $total }.
}
sum_without = Se resta lo siguiente: { APART($clues) }.
# $sum: with its article, as in derived_sum
sum_left = Queda { $sum }.
net_written = Entonces { $cell } es { $digit }, lo que descarta { $candidates }.
net_place = { CAP(CASE($house, form: "in")) }, el { $digit } solo puede ir entonces en { $cell }.
net_clue = { CAP(CASE($clue, form: "el")) }: esto descarta entonces { $candidates }.
net_no_candidate = Entonces { $cell } se queda sin candidatos.
net_no_place = { CAP(CASE($house, form: "in")) }, el { $digit } se queda entonces sin sitio.
net_no_way = { CAP(CASE($clue, form: "el")) }: entonces no queda ninguna combinación de dígitos posible.
clue_part = { CASE($clue, form: "el") } ({ PLAIN($cells) })
# The noun keeps the capital of CAP away from the name of a cell
derived_sum = la ecuación { $sum }
equal_groups = los dígitos iguales de { PLAIN($one) } y de { PLAIN($other) }
leftovers_same = { CAP(CASE($one, form: "el")) } y { CASE($other, form: "el") } comparten todas sus demás celdas, así que en { $here } van los mismos dígitos que en { $there }.

## Full House

technique_0000 = Última celda libre
    .lesson = Cuando a una fila, columna o bloque le queda una sola celda vacía, ahí va el dígito que falta.
    .aliases = Casa llena, Último dígito, Última casilla

full_house_cell = { $cell } es la única celda vacía { CASE($house, form: "de") }.
full_house_digit = Ahí solo falta el { $digit }.

## Hidden Single

technique_0002 = Único oculto
    .lesson = Cuando a un dígito le queda un solo sitio en una fila, columna o bloque, va ahí, aunque esa celda tenga más candidatos.
    .aliases = Solitario oculto, Sencillo oculto, Posición única

hidden_single_where = ¿Dónde puede ir el { $digit } { CASE($house, form: "in") }?
hidden_single_seen = { $count ->
    [one] El { $digit } de { $cells } descarta este dígito en otras celdas { CASE($house, form: "de") }.
   *[other] Los { $digit } de { $cells } descartan este dígito en otras celdas { CASE($house, form: "de") }.
}
hidden_single_ruled_out = En { $cells } ya está descartado el { $digit }.
hidden_single_left = Al { $digit } solo le queda { $cell }.

## Naked Single

technique_0003 = Único desnudo
    .lesson = Cuando a una celda le queda un solo candidato, ese es su dígito.
    .aliases = Solitario desnudo, Sencillo desnudo, Candidato único

naked_single_sees = { $cell } ve { $digits }.
naked_single_ruled_out = { $count ->
    [one] En { $cell } ya está descartado el { $digits }.
   *[other] En { $cell } ya están descartados los dígitos { $digits }.
}
naked_single_left = A { $cell } solo le queda el { $digit }.

## Locked candidates

technique_0100 = Candidatos bloqueados tipo 1 (apuntadores)
    .lesson = Cuando todos los sitios de un dígito en un bloque están en una misma fila o columna, el dígito no puede ir en el resto de esa fila o columna.
    .aliases = Par apuntador, Trío apuntador, Eliminación por intersección
technique_0101 = Candidatos bloqueados tipo 2 (reclamantes)
    .lesson = Cuando todos los sitios de un dígito en una fila o columna están en un mismo bloque, el dígito no puede ir en el resto de ese bloque. Del mismo modo, una celda que ve todos los sitios de un dígito en una unidad no puede contenerlo.
    .aliases = Reducción caja/línea, Reducción bloque/línea, Eliminación por intersección

locked_places = { CAP(CASE($house, form: "in")) }, el { $digit } solo puede ir en { OR($cells) }.
locked_elsewhere = Todas esas celdas están también { CASE($house, form: "in") }. Por tanto, el { $digit } { CASE($house, form: "de") } va ahí y en ningún otro sitio.

locked_seen = Vaya donde vaya el { $digit } { CASE($house, form: "in") }, queda descartado en { $cells }.

## Naked subsets

technique_0110 = Par bloqueado
    .lesson = Dos celdas que comparten bloque y línea solo tienen los mismos dos candidatos. Se reparten ambos dígitos, que por eso no pueden ir en el resto del bloque ni de la línea.
technique_0111 = Trío bloqueado
    .lesson = Tres celdas que comparten bloque y línea solo tienen tres candidatos entre todas. Se reparten esos dígitos, que por eso no pueden ir en el resto del bloque ni de la línea.
technique_0200 = Par desnudo
    .lesson = Cuando dos celdas de una unidad solo tienen los mismos dos candidatos, se reparten ambos dígitos. Estos no pueden ir en ninguna otra celda de la unidad.
    .aliases = Par evidente, Pareja desnuda, Gemelos
technique_0201 = Trío desnudo
    .lesson = Cuando tres celdas de una unidad solo tienen tres candidatos entre todas, se reparten esos dígitos. Estos no pueden ir en ninguna otra celda de la unidad.
    .aliases = Trío evidente, Trillizos, Triple desnudo
technique_0202 = Cuarteto desnudo
    .lesson = Cuando cuatro celdas de una unidad solo tienen cuatro candidatos entre todas, se reparten esos dígitos. Estos no pueden ir en ninguna otra celda de la unidad.
    .aliases = Cuádruple desnudo

naked_subset_cells = En { $cells } solo puede haber { $digits }: { $count } dígitos para { $count } celdas.
naked_subset_elsewhere = Estas celdas se reparten los dígitos { $digits }, que quedan descartados en las demás celdas { CASE($houses, form: "de") }.

## Hidden subsets

technique_0210 = Par oculto
    .lesson = Cuando dos dígitos solo tienen los mismos dos sitios en una unidad, ocupan esas dos celdas. Los demás candidatos de esas celdas se eliminan.
    .aliases = Pareja oculta, Gemelos ocultos
technique_0211 = Trío oculto
    .lesson = Cuando tres dígitos solo tienen tres sitios entre todos en una unidad, ocupan esas celdas. Los demás candidatos de esas celdas se eliminan.
    .aliases = Triple oculto
technique_0212 = Cuarteto oculto
    .lesson = Cuando cuatro dígitos solo tienen cuatro sitios entre todos en una unidad, ocupan esas celdas. Los demás candidatos de esas celdas se eliminan.
    .aliases = Cuádruple oculto

hidden_subset_places = { CAP(CASE($houses, form: "in")) }, los dígitos { $digits } solo pueden ir en { $cells }: { $count } dígitos para { $count } celdas.
hidden_subset_nothing_else = Estos dígitos ocupan esas celdas, donde ya no cabe nada más.

## Fish

technique_0300 = X-Wing
    .lesson = Cuando en dos filas un dígito solo puede ir en las mismas dos columnas, cada columna lo tiene en una de esas filas. Por eso no puede ir en el resto de las columnas. También vale cambiando filas por columnas.
    .aliases = Ala en X, Ala X
technique_0301 = Swordfish
    .lesson = Cuando en tres filas un dígito solo puede ir en las mismas tres columnas, cada columna lo tiene en una de esas filas. Por eso no puede ir en el resto de las columnas. También vale cambiando filas por columnas.
    .aliases = Pez espada
technique_0302 = Jellyfish
    .lesson = Cuando en cuatro filas un dígito solo puede ir en las mismas cuatro columnas, cada columna lo tiene en una de esas filas. Por eso no puede ir en el resto de las columnas. También vale cambiando filas por columnas.
    .aliases = Medusa
technique_0310 = X-Wing con aletas
    .lesson = { -lesson-finned-fish }
    .aliases = Ala X con aleta
technique_0311 = Swordfish con aletas
    .lesson = { -lesson-finned-fish }
    .aliases = Pez espada con aletas
technique_0312 = Jellyfish con aletas
    .lesson = { -lesson-finned-fish }
    .aliases = Medusa con aletas
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
technique_0351 = Swordfish mutante
    .lesson = { -lesson-mutant-fish }
technique_0352 = Jellyfish mutante
    .lesson = { -lesson-mutant-fish }
technique_0360 = X-Wing mutante con aletas
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = Swordfish mutante con aletas
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = Jellyfish mutante con aletas
    .lesson = { -lesson-finned-mutant-fish }

fish_places = { CAP(CASE($base, form: "in")) }, el { $digit } solo puede ir { OR(CASE($cover, form: "in")) }.
fish_uses_up = { CAP(CASE($base, form: "in")) } va un { $digit } por unidad. Entre todos ocupan { CASE($cover, form: "el") }, donde no cabe otro { $digit }.
fish_places_or_fins = { CAP(CASE($base, form: "in")) }, el { $digit } solo puede ir { OR(CASE($cover, form: "in")) }, o bien en una aleta: { OR($fins) }.
fish_without_fins = Si el { $digit } queda descartado en { $fins }, los { $digit } { CASE($base, form: "de") } ocupan { CASE($cover, form: "el") }, donde no cabe otro { $digit }.
fish_with_fin = Si el { $digit } está en { OR($fins) }, queda descartado en { $cells }, porque esas celdas se ven.

## Two strong links of one digit

technique_0400 = Rascacielos
    .lesson = { -lesson-strong-links }
    .aliases = Skyscraper
technique_0401 = Cometa de dos cuerdas
    .lesson = { -lesson-strong-links }
    .aliases = Cometa
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
    .aliases = Pez turbot
technique_0404 = Cometa doble de dos cuerdas
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = Rectángulo vacío
    .lesson = { -lesson-empty-rectangle }
    .aliases = Eliminación por rectángulo
technique_0405 = Rectángulo vacío doble
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) }, el { $digit } solo puede ir en { OR($cells) }: en una fila y una columna.
empty_rectangle_rest = En ese caso, el { $digit } { CASE($house, form: "de") } tiene que ir en { OR($rest) }. Eso también lo descarta en { $cells }.

## Colours

technique_0500 = Coloreado simple: trampa
    .lesson = Donde un dígito solo tiene dos sitios en una unidad, coloréalos alternando dos colores. Todas las celdas de uno de los colores contienen el dígito. Por eso una celda que vea ambos colores no puede contenerlo.
    .aliases = Coloración simple, Colores simples
technique_0501 = Coloreado simple: contradicción
    .lesson = Donde un dígito solo tiene dos sitios en una unidad, coloréalos alternando dos colores. Si dos celdas del mismo color se ven, ninguna celda de ese color puede contener el dígito.
    .aliases = Coloración simple, Colores simples
technique_0502 = Coloreado múltiple 1
    .lesson = Colorea dos grupos separados de sitios enlazados de un dígito. Si un color de un grupo ve un color del otro, no pueden contener el dígito los dos. Por eso lo contiene al menos uno de los colores opuestos, y una celda que vea estos dos no puede contenerlo.
    .aliases = Coloración múltiple
technique_0503 = Coloreado múltiple 2
    .lesson = Colorea dos grupos separados de sitios enlazados de un dígito. Un color del segundo grupo contiene el dígito. Si un color del primer grupo ve los dos, ninguna de sus celdas puede contenerlo.
    .aliases = Coloración múltiple
technique_0504 = Medusa 3D
    .lesson = Colorea candidatos, no solo celdas. Si una celda tiene dos candidatos, o un dígito dos sitios en una unidad, dales colores distintos y sigue desde ahí. Todos los candidatos de uno de los colores son verdaderos. Si un color se contradice o deja una celda sin dígito, es el falso. Lo que ambos colores descartan es falso.
    .aliases = 3D Medusa, Coloreado Medusa
technique_0520 = Guardianes
    .lesson = Un número impar de celdas, cinco o más, forman un anillo: cada una comparte una unidad con la siguiente, y la última con la primera. Fíjate en un dígito que en esas unidades casi no tenga sitios fuera del anillo. Si no tuviera ninguno, lo contendría una de cada dos celdas del anillo, y con un número impar eso no cuadra. Por eso el dígito está al menos en uno de los otros sitios, los guardianes. Una celda que vea todos los guardianes no puede contenerlo.
    .aliases = Ala rota

colour_links = Donde el { $digit } solo tiene dos sitios en una unidad, va en uno de los dos.
colour_either = O el { $digit } va en { $first }, o va en { $second }.
colour_trap = En ambos casos, una celda que vea una celda de cada color no puede ser { $digit }.
colour_wrap = { $cells } se ven, así que no pueden ser { $digit } las dos. Ese color es el falso.
multi_colours_clash = { $first } ve { $second }, así que el { $digit } no puede ir en los colores de ambas a la vez.
multi_colours_opposite = Por tanto, el { $digit } va en { $first }, o en { $second }, o en ambos colores. Una celda que vea los dos no puede ser { $digit }.
multi_colours_wrong = { $one } se ven, y { $other } también. Uno de los otros dos colores contiene el { $digit }, así que este queda descartado en { $cells }.
medusa_links = Donde una celda solo tiene dos candidatos, o un dígito solo dos sitios en una unidad, uno de los dos es verdadero.
medusa_colours = O es verdadero todo el primer color ({ APART($first) }), o lo es todo el segundo ({ APART($second) }).
medusa_trap = Sea cual sea el color verdadero, un candidato que ambos colores descartan es falso.
medusa_clash = { $candidates } tienen el primer color, pero no pueden ser verdaderos los dos. Por tanto, el primer color es el falso.
medusa_empties = El primer color dejaría { $cell } sin dígito, así que es el falso.
guardian_ring = { $cells } forman un anillo de { $count } celdas: cada una comparte una unidad con la siguiente, y la última con la primera.
guardian_places = { CAP(CASE($houses, form: "in")) }, donde se juntan celdas vecinas del anillo, el { $digit } solo puede ir en esas vecinas o en { OR($guardians) }.
guardian_odd = Si el { $digit } solo estuviera en el anillo, lo contendría una de cada dos celdas. Con { $count } celdas, un número impar, eso no cuadra al dar toda la vuelta.
digit_in_cells = { $digit } en { $cells }

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
    .aliases = Rectángulo único oculto

rectangle_deadly = Si en { $cells } solo hubiera { $digits }, podrías intercambiar estos dígitos y tendrías una segunda solución. Este sudoku tiene solución única.
rectangle_corner = En las otras celdas no puede haber nada más, así que { $cell } tiene que ser otro dígito.
rectangle_subset = Por tanto, al menos una de las celdas { $cells } es { OR($extra) }. Esa celda y { $subset } se reparten los dígitos { $digits }.
rectangle_side = Una de las celdas { $cells } tiene que ser { $digit }, que no tiene otro sitio { CASE($house, form: "in") }. Si la otra fuera { OR($others) }, en todo el patrón solo habría { $digits }.
rectangle_diagonal = { CAP(CASE($lines, form: "in")) }, el { $digit } solo puede ir en estas cuatro celdas, así que ocupa dos esquinas opuestas. Si fueran { $cells }, en las cuatro celdas solo habría los dos dígitos.
rectangle_tied = Si { $cell } fuera { $other }, { $beside } tendrían que ser { $digit }: { CASE($lines, form: "in") } no hay otro sitio para el { $digit }. En { $opposite } solo puede ir uno de los dos dígitos, así que en las cuatro celdas no habría nada más.

## Avoidable rectangles

technique_0607 = Rectángulo evitable tipo 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = Rectángulo evitable tipo 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = En { $cells } no hay dígitos iniciales. Si ahí solo hubiera { $digits }, podrías intercambiar estos dígitos y tendrías una segunda solución. Este sudoku tiene solución única.
avoidable_corner = Las otras tres celdas están resueltas, así que { $cell } tiene que ser otro dígito.

## Unique loops

technique_0621 = Bucle único tipo 1
    .lesson = { -lesson-unique-loop }
technique_0622 = Bucle único tipo 2
    .lesson = { -lesson-unique-loop }
technique_0623 = Bucle único tipo 3
    .lesson = { -lesson-unique-loop }
technique_0624 = Bucle único tipo 4
    .lesson = { -lesson-unique-loop }

## Extended rectangles

technique_0631 = Rectángulo extendido tipo 1
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectángulo único extendido
technique_0632 = Rectángulo extendido tipo 2
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectángulo único extendido
technique_0633 = Rectángulo extendido tipo 3
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectángulo único extendido
technique_0634 = Rectángulo extendido tipo 4
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectángulo único extendido

extended_deadly = Si en { $cells } solo hubiera { $digits }, podrías intercambiar estos dígitos entre { CASE($lines, form: "el") } y tendrías una segunda solución. Este sudoku tiene solución única.

## Bivalue universal grave

technique_0610 = BUG + 1
    .lesson = Si cada celda vacía tuviera dos candidatos, y cada dígito dos sitios en cada unidad, el sudoku tendría varias soluciones o ninguna. Cuando una sola celda tiene tres candidatos, su dígito es el que tiene tres sitios en su fila, su columna y su bloque. La técnica supone que el sudoku tiene solución única.
    .aliases = Tumba universal bivalor
technique_0611 = BUG tipo 2
    .lesson = { -lesson-bug-extras }
technique_0612 = BUG tipo 3
    .lesson = { -lesson-bug-extras }
technique_0613 = BUG tipo 4
    .lesson = { -lesson-bug-extras }

bug_cells = Todas las celdas vacías menos { $cells } tienen dos candidatos.
bug_three_places = { CAP(CASE($houses, form: "in")) }, el { $digit } tiene tres sitios.
bug_two_solutions = Si { $cell } no fuera { $digit }, cada dígito tendría dos sitios en cada unidad donde falta. Un sudoku así tiene varias soluciones o ninguna.
bug_one_solution = Este sudoku tiene solución única, así que { $cell } es { $digit }.
bug_extra = El { $digit } está de más en { $cells }.
bug_without_extras = Sin los candidatos de más, cada celda vacía tendría dos candidatos, y cada dígito dos sitios en cada unidad donde falta. Un sudoku así tiene varias soluciones o ninguna. Este sudoku tiene solución única, así que uno de los candidatos de más es verdadero.
bug_side = Una de las celdas { $cells } tiene que ser { $digit }, que no tiene otro sitio { CASE($house, form: "in") }. Por tanto, en la otra celda tiene que ir un candidato de más.

## Remote pair

technique_0703 = Par remoto
    .lesson = Cuatro o más celdas tienen los mismos dos candidatos, y cada una ve la siguiente. Los dos dígitos se alternan en ellas, así que una celda que vea una de cada clase no puede contener ninguno de los dos.
    .aliases = Pares remotos

remote_pair_cells = { $cells } solo pueden ser { OR($digits) }, y cada una ve la siguiente.
remote_pair_branches = { $cells } solo pueden ser { OR($digits) }, y cada una menos la primera ve alguna de las anteriores.
remote_pair_colours = Por tanto, uno de los dos dígitos va en { $first }, y el otro va en { $second }.
remote_pair_sees_both = Una celda que vea una de cada clase ve los dos dígitos, { $digits }, así que no puede ser ninguno de ellos.

## Wings

technique_0800 = XY-Wing
    .lesson = Una celda con dos candidatos, el pivote, ve otras dos. Cada una de ellas comparte un candidato con el pivote, y las dos tienen el mismo tercer dígito. Valga lo que valga el pivote, una de ellas contiene ese tercer dígito. Una celda que vea las dos no puede contenerlo.
    .aliases = Ala Y, Ala XY
technique_0801 = XYZ-Wing
    .lesson = Una celda con tres candidatos, el pivote, ve dos celdas con dos de ellos cada una. Uno de los dígitos es candidato de las tres. Valga lo que valga el pivote, una de las tres contiene ese dígito. Una celda que vea las tres no puede contenerlo.
    .aliases = Ala XYZ
technique_0802 = WXYZ-Wing
    .lesson = Un pivote y tres celdas que él ve tienen entre todas cuatro candidatos. En tres de esos candidatos, todos los sitios se ven entre sí, así que cada uno solo cabe una vez. Los tres ocupan como mucho tres celdas, así que el cuarto va en alguna de las cuatro. Una celda que vea todos los sitios del cuarto en ellas no puede contenerlo.
    .aliases = Ala WXYZ
technique_0803 = W-Wing
    .lesson = Dos celdas tienen los mismos dos candidatos. Cada una ve un extremo de un enlace fuerte de uno de esos dígitos. No pueden contener ese dígito las dos, así que al menos una contiene el otro. Una celda que vea las dos no puede contener este otro dígito.
    .aliases = Ala W

wing_pincer = Si { $pivot } es { $shared }, entonces { $pincer } es { $digit }.
wxyz_once = En estas celdas, { $digits } solo caben una vez cada uno, porque los sitios de cada uno se ven entre sí. Así queda una celda para el { $digit }.
w_wing_cells = { $cells } solo pueden ser { OR($digits) }.
w_wing_link = Una de las celdas { $near } y { $far } es { $digit }: son sus únicos sitios { CASE($house, form: "in") }.
w_wing_other = La que contiene el { $joined } ve una de las celdas { $cells }, que tiene que ser { $digit }.

## Chains

technique_0701 = Cadena X
    .lesson = Sigue un dígito por unidades donde solo tiene dos sitios. Si la primera celda de la cadena no contiene el dígito, lo contiene la última. Por eso una celda que vea ambos extremos no puede contenerlo.
technique_0702 = Cadena XY
    .lesson = Enlaza celdas de dos candidatos de modo que cada una fuerce la siguiente. Si el primer extremo no contiene el dígito, lo contiene el último. Una celda que vea ambos extremos no puede contenerlo.
technique_0706 = Nice Loop continuo
    .lesson = Enlaces fuertes y débiles alternos se cierran en un bucle. Entonces es verdadero exactamente un extremo de cada enlace débil. Por eso se elimina todo candidato incompatible con los dos extremos de un enlace débil.
    .aliases = Bucle continuo, Ciclo X
technique_0707 = Nice Loop discontinuo
    .lesson = Supón que un candidato es verdadero, o que es falso, y sigue enlaces fuertes y débiles alternos. Si vuelven al candidato y demuestran lo contrario, la suposición era errónea.
    .aliases = Bucle discontinuo, Ciclo X
technique_0708 = Cadena de inferencia alterna (AIC)
    .lesson = Supón que un candidato es falso, y sigue enlaces fuertes y débiles alternos hasta otro que entonces es verdadero. Al menos uno de los dos extremos es verdadero. Se elimina todo candidato incompatible con ambos.
technique_0709 = Nice Loop continuo con grupos
    .lesson = Enlaces fuertes y débiles alternos se cierran en un bucle. Un grupo son todos los sitios de un dígito donde se cruzan un bloque y una línea, y cuenta como un candidato. Es verdadero exactamente un extremo de cada enlace débil, así que se elimina todo candidato incompatible con los dos.
technique_0710 = Nice Loop discontinuo con grupos
    .lesson = Supón que un candidato es verdadero, o que es falso, y sigue enlaces fuertes y débiles alternos. Un grupo son todos los sitios de un dígito donde se cruzan un bloque y una línea, y cuenta como un candidato. Si los enlaces vuelven al primer candidato y demuestran lo contrario, la suposición era errónea.
technique_0711 = AIC con grupos
    .lesson = Supón que un candidato es falso, y sigue enlaces fuertes y débiles alternos hasta otro que entonces es verdadero. Un grupo son todos los sitios de un dígito donde se cruzan un bloque y una línea, y cuenta como un candidato. Al menos uno de los dos extremos es verdadero, así que se elimina todo candidato incompatible con ambos.
technique_0712 = Nice Loop continuo con ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Nice Loop discontinuo con ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC con ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Supón que el { $digit } queda descartado en { $cells }.
chain_weak_house = Si el { $digit } está en { OR($from) }, queda descartado en { $to }: solo va una vez { CASE($house, form: "in") }.
chain_weak_seen = Si el { $digit } está en { OR($from) }, queda descartado en { $to }, porque esas celdas se ven.
chain_weak_excluded = Si el { $digit } está en { OR($from) }, el { $other } queda descartado en { $to }, porque { OR($reasons) }.
chain_weak_cell = Si { $cell } es { $digit }, no es { $other }.
chain_first_weak_house = Entonces queda descartado en { $to }: el { $digit } solo va una vez { CASE($house, form: "in") }.
chain_first_house = Entonces está en { OR($to) }: el { $digit } no tiene otro sitio { CASE($house, form: "in") }.
chain_first_cell = Entonces { $cell } es { $other }: no tiene otro candidato.
chain_first_set = Entonces en { $set } hay { $rest }. Por tanto, el { $other } está en { OR($to) }.
chain_strong_house = Si el { $digit } queda descartado en { $from }, está en { OR($to) }: no tiene otro sitio { CASE($house, form: "in") }.
chain_strong_cell = Si { $cell } no es { $digit }, es { $other }: no tiene otro candidato.
chain_strong_set = Si el { $digit } queda descartado en { $from }, entonces en { $set } hay { $rest }. Por tanto, el { $other } está en { OR($to) }.
chain_proves_start = Eso contradice la suposición, así que el { $digit } está en { OR($cells) }.
chain_refutes_start = El bucle vuelve a { $cell } y contradice la suposición, así que el { $digit } no puede ir ahí.
chain_ends_digit = Por tanto, el { $digit } está en { OR($first) }, o en { OR($last) }, o en ambos extremos. Una celda que vea los dos no puede ser { $digit }.
chain_ends_cell = Por tanto, { $cell } es { OR($digits) }, y ahí no cabe ningún otro dígito.
chain_ends_other = Por tanto, el { $digit } está en { OR($first) }, o el { $other } está en { OR($last) }, o ambas cosas. Cualquiera de las dos descarta los candidatos que se eliminan.
chain_is_loop = Los dos extremos no pueden ser verdaderos a la vez, así que la cadena es un bucle. De cada dos candidatos del bucle que se excluyen, exactamente uno es verdadero.
chain_loop_sets = A cada conjunto casi bloqueado del bucle le falta exactamente uno de sus dos dígitos del bucle, así que contiene todos los demás.

## Almost locked sets

technique_0901 = Regla XZ de ALS
    .lesson = Un conjunto casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas: si le quitas un dígito, los demás quedan bloqueados. Si un dígito solo cabe en uno de dos ALS, el otro queda bloqueado. Por eso cualquier otro dígito común está en uno de los dos. Se elimina de toda celda que vea todos sus sitios en ellos.
    .aliases = Conjuntos casi bloqueados
technique_0902 = XY-Wing de ALS
    .lesson = Un conjunto casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas: si le quitas un dígito, los demás quedan bloqueados. De tres ALS, el central comparte un dígito con cada uno de los otros, y cada dígito compartido solo cabe en uno de los dos. Por eso uno de los exteriores queda bloqueado, y un dígito común a ambos está en uno de ellos. Se elimina de toda celda que vea todos sus sitios en ellos.
    .aliases = Conjuntos casi bloqueados
technique_0903 = Cadena de ALS
    .lesson = Un conjunto casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas: si le quitas un dígito, los demás quedan bloqueados. En una cadena de ALS, el dígito que comparten dos vecinos solo cabe en uno de ellos. Si el primero no está bloqueado, le quita ese dígito al segundo, que entonces queda bloqueado, y así sucesivamente. Por eso un dígito común a los dos extremos está en uno de ellos.
    .aliases = Conjuntos casi bloqueados
technique_0904 = Death Blossom
    .lesson = Cada candidato de una celda, el tallo, está también en un conjunto casi bloqueado, un pétalo. Cuando el tallo toma un dígito, su pétalo lo pierde y queda bloqueado. Siempre queda bloqueado al menos un pétalo, así que un dígito común a todos los pétalos está en uno de ellos.
    .aliases = Flor de la muerte
technique_0920 = Exclusión de par alineado
    .lesson = Toma dos celdas y supón que la primera contiene uno de sus candidatos. Recorre entonces los candidatos de la segunda. Unos son incompatibles con ese dígito. Otros, junto con él, dejarían otra celda sin dígitos, o un conjunto casi bloqueado (ALS) con demasiado pocos. Si a la segunda celda no le queda nada, la primera no puede contener ese candidato.
    .aliases = Exclusión de pares alineados

als_xz_one = El { $digit } solo cabe en uno de los dos conjuntos, porque sus sitios en uno ven sus sitios en el otro.
als_xz_locked = El otro conjunto se queda entonces con tantos dígitos como celdas, así que los contiene todos.
als_xz_two = Cada uno de los dígitos { $digits } cabe en uno solo de los dos conjuntos.
als_xz_both_locked = Por tanto, a cada conjunto le falta exactamente uno de estos dígitos, y contiene el resto de los suyos.
als_chain_rule = Cada conjunto tiene un dígito más que celdas. Si le falta uno de sus dígitos, contiene todos los demás.
als_chain_same = La misma cadena vale también para el { $digit }.
pair_empties = Entonces { $cell } no puede ser { $digit }: a { $set } no le quedaría ningún dígito.
pair_starves = Entonces { $cell } no puede ser { $digit }: { $set } solo tendrían { $left }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Fíjate en el cruce de un bloque y una línea. Toma esas celdas, algunas más de la línea y algunas más del bloque. Juntas deben tener tantos candidatos como celdas, y los dos grupos añadidos no deben compartir ninguno. Entonces se reparten todos esos dígitos, que se eliminan del resto de la línea y del bloque.

sue_de_coq_once = { $count ->
    [one] Todos los sitios del { $digits } en estas celdas están { CASE($house, form: "in") }, así que solo cabe ahí una vez.
   *[other] Todos los sitios de los dígitos { $digits } en estas celdas están { CASE($house, form: "in") }, así que cada uno de ellos solo cabe ahí una vez.
}
sue_de_coq_counts = Los dos últimos conjuntos no comparten dígitos, así que estas { $count } celdas contienen cada uno de sus { $count } dígitos exactamente una vez.

## Templates

technique_1201 = Plantillas: colocar
    .lesson = Una plantilla de un dígito es una manera de colocarlo en todas las filas, columnas y bloques donde aún falta. Si una celda está en todas las plantillas, contiene el dígito. No hace falta enumerarlas: prueba los demás sitios de una unidad. Si cada uno deja alguna unidad sin sitio para el dígito, solo queda esta celda.
technique_1202 = Plantillas: eliminar
    .lesson = Una plantilla de un dígito es una manera de colocarlo en todas las filas, columnas y bloques donde aún falta. Si un candidato no está en ninguna plantilla, es falso. No hace falta enumerarlas: supón que el candidato es verdadero y sigue solo este dígito. Si alguna unidad se queda sin sitio para él, el candidato se elimina.

## Forcing chains and nets

technique_1301 = Cadena forzada: contradicción
    .lesson = Supón que un candidato es verdadero, y sigue cadenas desde él. Si dejan una celda sin dígito, o un dígito sin sitio en una unidad, el candidato es falso.
    .aliases = Cadena de contradicción, Ensayo y error
technique_1302 = Cadena forzada: verdad
    .lesson = Prueba todos los candidatos de una celda, o todos los sitios de un dígito en una unidad, y sigue cadenas desde cada uno. Lo que se cumple en todos los casos es verdadero.
    .aliases = Cadena de verdad, Cadena de dígito, Cadena de celda
technique_1303 = Red forzada: contradicción
    .lesson = Supón que un candidato es verdadero, y continúa con únicos desnudos y ocultos. Si una celda se queda sin dígito, o un dígito sin sitio en una unidad, el candidato es falso.
technique_1304 = Red forzada: verdad
    .lesson = Prueba todos los candidatos de una celda, o todos los sitios de un dígito en una unidad, y continúa cada vez con únicos desnudos y ocultos. Lo que se cumple en todos los casos es verdadero.
technique_1305 = Red forzada anidada
    .lesson = Supón que un candidato es verdadero y sigue todas sus consecuencias. Cuando no den más de sí, supón lo mismo de un segundo. Si el segundo lleva a una contradicción, es falso mientras el primero sea verdadero. Si al final ya nada es posible, el primer candidato es falso.

forcing_places = Prueba todos los sitios del { $digit } { CASE($house, form: "in") }.
forcing_candidates = Prueba todos los dígitos que puede contener { $cell }.
forcing_same = El resultado es siempre el mismo.
forced_in_cell = { $count ->
    [0] Entonces { $cell } es { $digit }: no tiene otro candidato.
    [one] Entonces { $cell } es { $digit }: { $from } descarta ahí { $digits }.
   *[other] Entonces { $cell } es { $digit }: { $from } descartan ahí { $digits }.
}
forced_in_house = { $count ->
    [0] Entonces { $cell } es { $digit }: { CASE($house, form: "in") } no hay otro sitio para el { $digit }.
    [one] Entonces { $cell } es { $digit }: { $from } descarta los demás sitios que le quedaban al { $digit } { CASE($house, form: "in") }.
   *[other] Entonces { $cell } es { $digit }: { $from } descartan los demás sitios que le quedaban al { $digit } { CASE($house, form: "in") }.
}
forced_not = Entonces { $cell } no es { $digit }.
then_no_candidate = { $count ->
    [0] Pero entonces { $cell } se queda sin dígito.
    [one] Pero entonces { $cell } se queda sin dígito: { $from } descarta lo que quedaba.
   *[other] Pero entonces { $cell } se queda sin dígito: { $from } descartan lo que quedaba.
}
then_no_place = { $count ->
    [0] Pero entonces el { $digit } se queda sin sitio { CASE($house, form: "in") }.
    [one] Pero entonces el { $digit } se queda sin sitio { CASE($house, form: "in") }: { $from } descarta lo que quedaba.
   *[other] Pero entonces el { $digit } se queda sin sitio { CASE($house, form: "in") }: { $from } descartan lo que quedaba.
}
suppose_also = Supón también que { $cell } es { $digit }.
then_not = Por tanto, { $cell } no es { $digit }, mientras se cumpla la primera suposición.

## Tridagon

technique_0930 = Tridagon
    .lesson = Cuatro bloques están en dos bandas horizontales y dos verticales. En cada uno, tres celdas de filas y columnas distintas pueden contener los mismos tres dígitos y poco más. Si en uno solo de los bloques las celdas se inclinan hacia el lado contrario, los tres dígitos no pueden llenar las doce celdas. Por eso al menos uno de los candidatos de más, los guardianes, es verdadero. Si solo hay un guardián, se coloca. Si hay varios, se elimina lo que todos ellos descartan.
    .aliases = Martillo de Thor

tridagon_cells = En { $cells } solo puede haber { $digits }, además de estos candidatos de más: { APART($guardians) }.
tridagon_orders = Supón que ninguno de estos candidatos de más es verdadero. Entonces, { CASE($boxes, form: "in") }, los tres dígitos están en filas y columnas distintas. Leídos de izquierda a derecha, suben o bajan en círculo: tras el mayor viene el menor, y al revés.
tridagon_columns = Ninguna columna repite un dígito. Por eso, { CASE($first, form: "in") }, los dígitos van en el mismo sentido: suben en los dos o bajan en los dos. Lo mismo ocurre { CASE($second, form: "in") }.
tridagon_rows = Tampoco ninguna fila repite un dígito. { CAP(CASE($same, form: "in")) }, las celdas se inclinan hacia el mismo lado, así que los dígitos van en el mismo sentido. { CAP(CASE($opposite, form: "in")) }, las celdas se inclinan hacia lados opuestos, así que los dígitos suben en un bloque y bajan en el otro.
tridagon_guardians = Al recorrer en círculo los cuatro bloques, el sentido cambiaría exactamente una vez, y eso es imposible. Por tanto, al menos uno de los candidatos de más es verdadero: { APART($guardians) }.

## Exocet

technique_1501 = Junior Exocet
    .lesson = Dos celdas de un bloque y una línea, la base, contienen dos de tres o cuatro dígitos. En los otros bloques de la misma banda hay dos celdas objetivo. Si los dígitos tienen muy poco espacio en las líneas que cruzan ahí, las celdas objetivo contienen los mismos dos dígitos que la base. Sus demás candidatos se eliminan.

exocet_base = { $cells } contienen dos de estos dígitos: { $digits }.
exocet_room = { CAP(CASE($lines, form: "in")) }, fuera { CASE($boxes, form: "de") }, cada uno de estos dígitos cabe como mucho dos veces.
exocet_inside = En toda línea van todos los dígitos. Por eso, { CASE($lines, form: "in") }, cada uno de estos dígitos va al menos una vez dentro { CASE($boxes, form: "de") }.
exocet_targets = Un dígito de { $base } no va en ninguna otra celda { CASE($line, form: "de") } ni de su bloque, y en { $companions } no cabe. Solo le quedan { $targets }.
exocet_same = Esto vale para ambos dígitos, así que { $targets } contienen los mismos dos que { $base }.
exocet_missing = { $targets } no pueden ser { OR($digits) }, así que { $base } tampoco.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Dos filas y dos columnas se cruzan en cuatro bloques. En cada bloque, toma las otras dos celdas de la fila y de la columna, dieciséis en total. Cuenta cuántas veces cabe ahí cada dígito como mucho. Si la suma es dieciséis, las celdas agotan todos los dígitos, que se eliminan del resto de esas líneas y bloques.
technique_1503 = Conjuntos bloqueados multisector
    .lesson = Toma las celdas vacías donde se cruzan algunas filas y algunas columnas. Cuenta cuántas veces cabe ahí cada dígito como mucho: una por fila o una por columna, lo que sea menos. Si la suma es el número de celdas, las celdas agotan todos los dígitos, que se eliminan del resto de esas líneas.

counted_cells = { $cells } son { $count } celdas, así que necesitan { $count } dígitos.
counted_digit = { $count ->
    [1] Ahí el { $digit } solo puede ir { OR(CASE($houses, form: "in")) }: como mucho una vez.
    [2] Ahí el { $digit } solo puede ir { OR(CASE($houses, form: "in")) }: como mucho dos veces.
    [one] Ahí el { $digit } solo puede ir { OR(CASE($houses, form: "in")) }: como mucho { $count } vez.
   *[other] Ahí el { $digit } solo puede ir { OR(CASE($houses, form: "in")) }: como mucho { $count } veces.
}
counted_sum = Son { $count } en total, sin que sobre ninguno. Por tanto, en cada una de estas unidades, el dígito contado en ella va en una de estas celdas, y en ningún otro sitio.

## Lessons that several techniques share

-lesson-finned-fish = Un pez con aletas es un pez con algunos sitios de más, las aletas, todas en un mismo bloque. Si ninguna aleta contiene el dígito, el pez funciona. Si una lo contiene, lo descarta en las celdas que ve. Un candidato descartado en ambos casos se elimina.
-lesson-sashimi-fish = A un pez sashimi le falta una esquina; en su lugar tiene sitios de más, las aletas, todas en un mismo bloque. Si ninguna aleta contiene el dígito, el pez funciona. Si una lo contiene, lo descarta en las celdas que ve. Un candidato descartado en ambos casos se elimina.
-lesson-franken-fish = Un pez Franken usa bloques además de filas y columnas. Cada unidad base contiene el dígito una vez. Si todos sus sitios ahí están en otras tantas unidades de cobertura, el dígito no puede ir en el resto de estas.
-lesson-finned-franken-fish = Un pez Franken usa bloques además de filas y columnas. Los sitios de más en las unidades base son aletas. O una aleta contiene el dígito, o el pez funciona sin ellas. Por eso un candidato que el pez descarta se elimina si ve todas las aletas.
-lesson-mutant-fish = Un pez mutante mezcla filas, columnas y bloques libremente. Cada unidad base contiene el dígito una vez. Si todos sus sitios ahí están en otras tantas unidades de cobertura, el dígito no puede ir en el resto de estas.
-lesson-finned-mutant-fish = Un pez mutante mezcla filas, columnas y bloques libremente. Los sitios de más en las unidades base son aletas. O una aleta contiene el dígito, o el pez funciona sin ellas. Por eso un candidato que el pez descarta se elimina si ve todas las aletas.
-lesson-strong-links = En cada una de dos unidades, un dígito tiene solo dos sitios, y un sitio de la primera ve uno de la segunda. Estos dos no pueden contener el dígito a la vez, así que lo contiene al menos uno de los otros dos. Una celda que vea estos otros dos no puede contenerlo.
-lesson-empty-rectangle = En un bloque, los sitios de un dígito están en una fila y una columna. Una unidad que cruza una de esas dos líneas fuera del bloque tiene solo dos sitios para el dígito: uno cercano, en esa línea, y uno lejano. Si el dígito no está en el lejano, está en el cercano, y el del bloque va en la otra línea. Por eso una celda de esa otra línea que vea el sitio lejano no puede contenerlo.
-lesson-unique-rectangle = Cuatro celdas en dos filas, dos columnas y dos bloques no pueden contener solo dos dígitos: podrías intercambiarlos y tendrías una segunda solución. Se elimina lo que llevaría a eso. La técnica supone que el sudoku tiene solución única.
-lesson-avoidable-rectangle = Cuatro celdas en dos filas, dos columnas y dos bloques, ninguna con un dígito inicial, no pueden contener solo dos dígitos: podrías intercambiarlos y tendrías una segunda solución. Por eso las últimas esquinas contienen otros dígitos. La técnica supone que el sudoku tiene solución única.
-lesson-unique-loop = Seis o más celdas forman un bucle: cada una comparte una unidad con la siguiente, y en cada una de sus unidades hay exactamente dos de ellas. No pueden contener solo dos dígitos: podrías intercambiarlos y tendrías una segunda solución. Se elimina lo que llevaría a eso. La técnica supone que el sudoku tiene solución única.
-lesson-extended-rectangle = Seis celdas están en dos filas y tres columnas, o en tres filas y dos columnas, y en dos o tres bloques. No pueden contener solo tres dígitos: podrías intercambiarlos entre las dos filas, o entre las dos columnas, y tendrías una segunda solución. Se elimina lo que llevaría a eso. La técnica supone que el sudoku tiene solución única.
-lesson-bug-extras = Algunas celdas vacías tienen candidatos de más. Sin ellos, cada celda vacía tendría dos candidatos, y cada dígito dos sitios en cada unidad. El sudoku tendría entonces varias soluciones o ninguna. Por eso uno de los candidatos de más es verdadero, y se elimina lo que los descartaría todos. La técnica supone que el sudoku tiene solución única.
-lesson-als-chain = Un conjunto casi bloqueado (ALS) son celdas de una unidad con un candidato más que celdas. Si le quitas uno de sus dígitos, contiene todos los demás. Así, una cadena puede entrar por un dígito y salir por otro.

## New game: what a worker reports

new_game_without_givens = El nivel { $level } pide { $asked } dígitos iniciales. El sudoku más cercano que Nonet encontró tiene { $count }.
new_game_not_quite = { $count ->
    [0] No hay coincidencia exacta. Este es el más cercano: ningún dígito inicial.
    [one] No hay coincidencia exacta. Este es el más cercano: { $count } dígito inicial.
   *[other] No hay coincidencia exacta. Este es el más cercano: { $count } dígitos iniciales.
}
new_game_rated = No hay coincidencia exacta. Este es el más cercano: { $count } dígitos iniciales, dificultad { $rating }.
new_game_missing = No hay coincidencia exacta. Este es el más cercano: { $count } dígitos iniciales, dificultad { $rating }, sin { $missing }.
new_game_unwanted = No hay coincidencia exacta. Este es el más cercano: { $count } dígitos iniciales, dificultad { $rating }, con { $unwanted }.
new_game_missing_unwanted = No hay coincidencia exacta. Este es el más cercano: { $count } dígitos iniciales, dificultad { $rating }, sin { $missing }, con { $unwanted }.
order_at_least = con { $technique } o algo más difícil
order_nothing_harder = nada más difícil que { $technique }
order_minutes = alrededor de { $minutes } min para la mayoría
progress_rating = { $what }. El mejor hasta ahora: dificultad { $rating }, { $givens } dígitos iniciales…
progress_givens = { $givens ->
    [one] { $what }. El mejor hasta ahora: { $givens } dígito inicial (intento { $attempt } de { $attempts })…
   *[other] { $what }. El mejor hasta ahora: { $givens } dígitos iniciales (intento { $attempt } de { $attempts })…
}
progress_attempt = { $what } (intento { $attempt } de { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Detenido. La dificultad es al menos { $rating }.
rating_at_least = Dificultad: al menos { $rating }…
rating_explained = Dificultad hasta el primer dígito: { $placement }; del primer paso: { $first }. En la escala de Sudoku Explainer, los sudokus más fáciles tienen 1.2, los subconjuntos ocultos rondan el 4, las cadenas 6.5 o más, y los más difíciles que se conocen se acercan a 12.
rating_other_name = SE: { $name }
rating_technique = Técnica
rating_times = Veces
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = Único oculto
family_direct-pointing = Apuntadores directos
family_direct-claiming = Reclamantes directos
family_direct-hidden-pair = Par oculto directo
family_naked-single = Único desnudo
family_direct-hidden-triplet = Trío oculto directo
family_pointing = Apuntadores
family_claiming = Reclamantes
family_naked-pair = Par desnudo
family_x-wing = X-Wing
family_hidden-pair = Par oculto
family_naked-triplet = Trío desnudo
family_swordfish = Swordfish
family_hidden-triplet = Trío oculto
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = Rectángulo único
family_unique-loop = Bucle único
family_naked-quad = Cuarteto desnudo
family_jellyfish = Jellyfish
family_hidden-quad = Cuarteto oculto
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = Exclusión de par alineado
family_bidirectional-x-cycle = Ciclo X bidireccional
family_bidirectional-y-cycle = Ciclo Y bidireccional
family_turbot-fish = Turbot Fish
family_forcing-x-chain = Cadena X forzada
family_bidirectional-cycle = Ciclo bidireccional
family_forcing-chain = Cadena forzada
family_aligned-triplet-exclusion = Exclusión de trío alineado
family_nishio-forcing-chains = Cadenas forzadas Nishio
family_cell-forcing-chains = Cadenas forzadas de celda
family_region-forcing-chains = Cadenas forzadas de unidad
family_dynamic-forcing-chains = Cadenas forzadas dinámicas
family_dynamic-forcing-chains-plus = Cadenas forzadas dinámicas (+)
family_dynamic-forcing-chains-plus-forcing-chains = Cadenas forzadas dinámicas (+ cadenas forzadas)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = Cadenas forzadas dinámicas (+ cadenas forzadas múltiples)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = Cadenas forzadas dinámicas (+ cadenas forzadas dinámicas)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = Cadenas forzadas dinámicas (+ cadenas forzadas dinámicas (+))

## Faults of puzzles and requests

read_at = Línea { $line }, columna { $column }: { $fault }
read_empty = En este texto no hay ningún sudoku.
read_too_long = Este texto es demasiado largo para un sudoku: { $characters } caracteres.
read_several_lines = Escribe una sola línea.
read_symbol = «{ $symbol }» no es un dígito ni un hueco ( . 0 * _ ).
read_letter = «{ $symbol }» es una letra. Este tablero usa los dígitos del 1 al { $last }.
read_too_large = { $symbol } es demasiado grande: aquí los dígitos van del 1 al { $last }.
read_length = { $found ->
    [one] Hay { $found } celda. Un tablero clásico tiene 81; los otros tamaños, 16, 36, 144, 256 o 625.
   *[other] Hay { $found } celdas. Un tablero clásico tiene 81; los otros tamaños, 16, 36, 144, 256 o 625.
}
read_length_of_board = { $found ->
    [one] Hay { $found } celda. Un tablero de { $board } tiene { $cells }.
   *[other] Hay { $found } celdas. Un tablero de { $board } tiene { $cells }.
}
givens_conflict = El { $digit } aparece dos veces { CASE($house, form: "in") }: { $first } y { $second }.
givens_no_candidate = En { $cell } no cabe ningún dígito.
givens_no_place = No hay sitio para el { $digit } { CASE($house, form: "in") }.
recipe_starter = El sudoku incluido es siempre de 9 × 9, Medio y sin simetría.
recipe_givens_reversed = Escribe primero el número menor de dígitos iniciales.
recipe_too_many_givens = Un tablero de { $board } solo tiene { $cells } celdas.
recipe_too_few_givens = Ningún sudoku de { $board } tiene menos de { $fewest } dígitos iniciales.
recipe_symmetry = Ningún sudoku con esta simetría tiene ese número de dígitos iniciales. Prueba con { $below } o con { $above }.
recipe_unrated = Solo se evalúan los sudokus de 9 × 9.
recipe_ratings_reversed = Escribe primero la dificultad menor.
recipe_no_such_rating = La dificultad va de 1.2 a { $greatest }.
recipe_both = No puedes exigir y excluir a la vez la técnica «{ $technique }».
recipe_above_rating = Los sudokus con «{ $technique }» empiezan en { $least }. Elige una dificultad mayor.
recipe_needed_anyway = No puedes excluir la técnica «{ $technique }»: todo sudoku la necesita para la última celda.
recipe_nearly_full = Con { $from } dígitos iniciales o más, un sudoku solo necesita la técnica «{ $technique }» y su dificultad es 1.0.
recipe_harder = La técnica «{ $technique }» es más difícil que «{ $hardest }», la más difícil que permites.
recipe_never_next = Ningún sudoku necesita la técnica «{ $technique }»: siempre basta con otra más fácil.
recipe_too_few_for_easiest = Con la técnica «{ $technique }» sola no se resuelve ningún sudoku de menos de { $fewest } dígitos iniciales.
recipe_no_path = No apareció ningún sudoku con estas técnicas. Inténtalo de nuevo o pide menos técnicas.
recipe_no_minutes = No apareció ningún sudoku así. Inténtalo de nuevo o elige otro tiempo u otro nivel.
recipe_impossible = Ningún sudoku cumple estas condiciones.

## What the worker refuses

refused_unreadable = Nonet no puede leer esta petición. Recarga la página.
refused_no_solution = Este sudoku no tiene solución. { $why }
refused_not_classic = Solo se evalúan los sudokus de 9 × 9.
study_unknown_technique = Esa técnica no existe.
study_no_position = Nonet no encontró ninguna posición para «{ $technique }».
refused_not_unique = Solo se evalúan los sudokus con solución única.
