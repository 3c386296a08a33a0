# Nonet in French: hints and lessons, and what only a worker reports.
#
# house zone · row ligne · column colonne · box bloc · diagonal diagonale
# line (row or column) rangée · cell case · digit chiffre (le 4) · place place
# candidate candidat · note note · given dévoilé · peer case vue, sees voit
# r1c4 is 4: r1c4 vaut 4 · 4 is in r1c4: le 4 est en r1c4 · pattern motif
# single singleton · subset sous-ensemble · pair, triple, quad paire, triplet,
# quadruplet · set ensemble · strong, weak link lien fort, faible
# chain chaîne · end bout · loop boucle · forcing forcé · fin nageoire
# puzzle, board grille · game partie · rating cotation · rate coter
# clue (of a variant) contrainte
# hint indice · proof preuve · step étape · move coup · mistake erreur
# slip faux pas · slow spot ralentissement · checkpoint repère · line left variante
# workbench atelier · lesson leçon · practice exercices · solve path résolution
# seed graine · rule out exclure · remove éliminer · strike barrer · tag étiquette
# corner, centre note note de coin, note au centre · made to order sur mesure
# level niveau: Facile, Moyen, Difficile, Maître, Extrême
# Fish and wings keep their English names, as French magazines and forums do.
# $case of a house: none (la ligne 2), bare (ligne 2), de (de la ligne 2),
# in (dans la ligne 2, sur la diagonale 1)

## Parts of sentences

houses_of_kind = { $case ->
    [bare] { $kind ->
        [row] { $count ->
            [one] ligne { $numbers }
           *[other] lignes { $numbers }
        }
        [column] { $count ->
            [one] colonne { $numbers }
           *[other] colonnes { $numbers }
        }
        [box] { $count ->
            [one] bloc { $numbers }
           *[other] blocs { $numbers }
        }
        [region] { $count ->
            [one] région { $numbers }
           *[other] régions { $numbers }
        }
        [window] { $count ->
            [one] fenêtre { $numbers }
           *[other] fenêtres { $numbers }
        }
        [group] { $count ->
            [one] groupe { $numbers }
           *[other] groupes { $numbers }
        }
        [extra] { $count ->
            [one] région supplémentaire { $numbers }
           *[other] régions supplémentaires { $numbers }
        }
       *[diagonal] { $count ->
            [one] diagonale { $numbers }
           *[other] diagonales { $numbers }
        }
    }
    [de] { $kind ->
        [row] { $count ->
            [one] de la ligne { $numbers }
           *[other] des lignes { $numbers }
        }
        [column] { $count ->
            [one] de la colonne { $numbers }
           *[other] des colonnes { $numbers }
        }
        [box] { $count ->
            [one] du bloc { $numbers }
           *[other] des blocs { $numbers }
        }
        [region] { $count ->
            [one] de la région { $numbers }
           *[other] des régions { $numbers }
        }
        [window] { $count ->
            [one] de la fenêtre { $numbers }
           *[other] des fenêtres { $numbers }
        }
        [group] { $count ->
            [one] du groupe { $numbers }
           *[other] des groupes { $numbers }
        }
        [extra] { $count ->
            [one] de la région supplémentaire { $numbers }
           *[other] des régions supplémentaires { $numbers }
        }
       *[diagonal] { $count ->
            [one] de la diagonale { $numbers }
           *[other] des diagonales { $numbers }
        }
    }
    [in] { $kind ->
        [row] { $count ->
            [one] dans la ligne { $numbers }
           *[other] dans les lignes { $numbers }
        }
        [column] { $count ->
            [one] dans la colonne { $numbers }
           *[other] dans les colonnes { $numbers }
        }
        [box] { $count ->
            [one] dans le bloc { $numbers }
           *[other] dans les blocs { $numbers }
        }
        [region] { $count ->
            [one] dans la région { $numbers }
           *[other] dans les régions { $numbers }
        }
        [window] { $count ->
            [one] dans la fenêtre { $numbers }
           *[other] dans les fenêtres { $numbers }
        }
        [group] { $count ->
            [one] dans le groupe { $numbers }
           *[other] dans les groupes { $numbers }
        }
        [extra] { $count ->
            [one] dans la région supplémentaire { $numbers }
           *[other] dans les régions supplémentaires { $numbers }
        }
       *[diagonal] { $count ->
            [one] sur la diagonale { $numbers }
           *[other] sur les diagonales { $numbers }
        }
    }
   *[other] { $kind ->
        [row] { $count ->
            [one] la ligne { $numbers }
           *[other] les lignes { $numbers }
        }
        [column] { $count ->
            [one] la colonne { $numbers }
           *[other] les colonnes { $numbers }
        }
        [box] { $count ->
            [one] le bloc { $numbers }
           *[other] les blocs { $numbers }
        }
        [region] { $count ->
            [one] la région { $numbers }
           *[other] les régions { $numbers }
        }
        [window] { $count ->
            [one] la fenêtre { $numbers }
           *[other] les fenêtres { $numbers }
        }
        [group] { $count ->
            [one] le groupe { $numbers }
           *[other] les groupes { $numbers }
        }
        [extra] { $count ->
            [one] la région supplémentaire { $numbers }
           *[other] les régions supplémentaires { $numbers }
        }
       *[diagonal] { $count ->
            [one] la diagonale { $numbers }
           *[other] les diagonales { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Regardez { $house }.
look_at_digits = Quelles places reste-t-il pour { $digits } ?
look_for_removal = Vous pouvez éliminer un candidat { CASE($house, form: "in") }.
look_for_placement = Vous pouvez placer un chiffre { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = Non. « { $technique } » est la technique la plus simple.
simpler_none = { $count ->
    [one] Non. Nonet a essayé la seule technique plus simple, « { $first } ». Elle ne s’applique pas ici.
   *[other] Non. Nonet a essayé les { $count } techniques plus simples, de « { $first } » à « { $last } ». Aucune ne s’applique ici.
}
simpler_found = Oui : « { $technique } » est plus simple et s’applique ici.
why_step = « { $technique } » montre que { $cell } ne peut pas valoir { $digit }.
why_path = Il faut { $count } étapes pour montrer que { $cell } ne peut pas valoir { $digit } : { $techniques }.
why_unknown = Nonet ne trouve pas d’argument court contre le { $digit } en { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Vocabulaire
words_house = zone, zones, Zones
words_peer = voit, voient
words_candidate = candidat, candidats, Candidats
words_strong_link = lien fort, liens forts
words_weak_link = lien faible, liens faibles
words_chain = chaîne, chaînes
words_uniqueness = une seule solution, solution unique, deux solutions, deuxième solution

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] Encadré : { APART($what) }.
    [dashed_frame] Cadre en tirets : { APART($what) }.
    [first_set] Premier ensemble : { APART($what) }.
    [second_set] Deuxième ensemble : { APART($what) }.
    [third_set] Troisième ensemble : { APART($what) }.
    [ring] Entouré : { APART($what) }.
    [disc] Sur un disque : { APART($what) }.
    [diamond] Sur un losange : { APART($what) }.
    [triangle] Sur un triangle : { APART($what) }.
   *[square] Sur un carré : { APART($what) }.
}
drawn_houses = { CASE($houses, form: "bare") }
drawn_cells = { $cells }
drawn_candidates = { $digit } en { $cells }
legend_sample = { $sample ->
    [base] Zones du motif
    [cover] Zones où l’on élimine
    [kept] Candidats du motif
    [fin] Nageoires : candidats en plus
    [on] Vrai dans un cas
    [off] Faux dans ce cas
    [second_on] Deuxième groupe : vrai dans un cas
    [second_off] Deuxième groupe : faux dans ce cas
    [first_set] Premier ensemble
    [second_set] Deuxième ensemble
    [third_set] Troisième ensemble
    [links] Trait plein : si un bout est faux, l’autre est vrai. Tirets : si l’un est vrai, l’autre est faux.
    [strong] Trait plein : si un bout est faux, l’autre est vrai.
    [weak] Tirets : si l’un est vrai, l’autre est faux.
   *[focus] Ce qui exclut des candidats
}
drawn_strong_links = Flèches pleines : si un bout est faux, l’autre est vrai.
drawn_weak_links = Flèches en tirets : si un bout est vrai, l’autre est faux.

## The last sentence of a proof: what the step does

outcome_placed = Donc { $cell } vaut { $digit }.
outcome_removed = On élimine donc le { $digit } en { $cells }.
outcome_removed_several = On élimine donc ces candidats : { APART($candidates) }.
digit_from_cells = { $digit } en { $cells }

## Sentences that several techniques share

set_holds = Seuls candidats en { $cells } : { $digits }.
cell_holds_one_of = { $cell } ne peut valoir que { OR($digits) }.
suppose = Supposons que { $cell } vaille { $digit }.
at_least_one = Donc au moins une des cases { $cells } vaut { $digit }. Une case qui les voit toutes ne vaut pas { $digit }.

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] Chaque région délimitée contient chaque chiffre une fois.
    [diagonal] La diagonale marquée contient chaque chiffre une fois.
    [antidiagonal] La diagonale marquée contient chaque chiffre une fois.
    [diagonals] Chacune des deux diagonales contient chaque chiffre une fois.
    [windoku] Chaque fenêtre encadrée contient chaque chiffre une fois.
    [disjoint] Les cases à la même place dans leurs blocs contiennent des chiffres différents.
    [extra] Aucun chiffre ne se répète dans une région supplémentaire encadrée.
    [anti-knight] Deux cases à un saut de cavalier l’une de l’autre contiennent des chiffres différents.
    [anti-king] Deux cases qui se touchent, même par un coin, contiennent des chiffres différents.
    [non-consecutive] Deux cases qui ont un côté commun ne contiennent jamais de chiffres consécutifs.
    [odd] Un cercle marque un chiffre impair.
    [even] Un carré marque un chiffre pair.
    [digits] Une case marquée de petits chiffres ne peut contenir que l’un d’eux.
    [kropki] De part et d’autre d’un point blanc, les chiffres sont consécutifs. De part et d’autre d’un point noir, l’un est le double de l’autre. Tous les points sont indiqués.
    [xv] Les chiffres de part et d’autre d’un X ont pour somme 10, ceux de part et d’autre d’un V ont pour somme 5. Tous les X et tous les V sont indiqués.
    [killer] Les chiffres d’une cage sont tous différents. Si la cage porte un nombre, c’est leur somme.
    [little-killer] Un nombre avec une flèche est la somme des chiffres de sa diagonale. Les chiffres peuvent s’y répéter.
    [thermo] Les chiffres augmentent du bulbe d’un thermomètre jusqu’à l’autre bout.
    [slow-thermo] Du bulbe d’un thermomètre lent jusqu’à l’autre bout, les chiffres augmentent ou restent égaux.
    [arrow] La somme des chiffres le long d’une flèche est le chiffre de son cercle, ou le nombre de sa capsule.
    [double-arrow] Les chiffres entre deux cercles ont la même somme que les chiffres des cercles.
    [difference] Les chiffres de part et d’autre d’un point blanc ont une différence de 1. Si le point porte un nombre, c’est leur différence.
    [ratio] De part et d’autre d’un point noir, un chiffre est le double de l’autre. Si le point porte un nombre, c’est leur rapport.
    [no-other-difference] Il ne manque aucun point blanc : deux cases voisines sans point ne contiennent pas de chiffres consécutifs.
    [no-other-ratio] Il ne manque aucun point noir : entre les chiffres de deux cases voisines sans point, il n’y a aucun rapport qu’un point pourrait indiquer.
    [x] Les chiffres de part et d’autre d’un X ont pour somme 10.
    [v] Les chiffres de part et d’autre d’un V ont pour somme 5.
    [no-other-xv] Il ne manque aucun X ni aucun V : la somme de deux cases voisines sans lettre n’est ni 10 ni 5.
    [greater] La pointe d’un signe est tournée vers le plus petit chiffre.
    [minimum] Dans une case aux pointes tournées vers l’intérieur, le chiffre est plus petit que ceux d’à côté.
    [maximum] Dans une case aux pointes tournées vers l’extérieur de tous les côtés, le chiffre est plus grand que ceux d’à côté.
    [whisper] Deux chiffres voisins sur une ligne whisper ont une différence d’au moins { $value }.
    [renban] Une ligne renban contient des chiffres consécutifs dans n’importe quel ordre, chacun une fois.
    [nabner] Deux chiffres d’une ligne nabner ne sont jamais égaux ni consécutifs, où qu’ils soient sur la ligne.
    [palindrome] Un palindrome se lit de la même façon depuis ses deux bouts.
    [clone] Les clones contiennent les mêmes chiffres aux mêmes places.
    [between] Les chiffres d’une ligne entre deux cercles sont strictement compris entre les chiffres des cercles.
    [lockout] Les chiffres de deux losanges ont une différence d’au moins { $value }. Aucun chiffre de leur ligne n’est compris entre eux ni égal à l’un d’eux.
    [region-sum] Une ligne de somme par région est coupée là où elle entre dans un autre bloc ou une autre région. Tous ses tronçons ont la même somme.
    [zipper] Sur une ligne zipper, deux chiffres à égale distance du milieu ont toujours la même somme. S’il y a une case au milieu, elle contient cette somme.
    [ten-line] Une ligne de somme peut être coupée en tronçons qui ont chacun pour somme { $value }.
    [entropic] Trois cases voisines sur une ligne entropique contiennent toujours un petit, un moyen et un grand chiffre.
    [modular] Sur une ligne modulaire, { $value } chiffres voisins donnent toujours des restes différents quand on les divise par { $value }.
    [quadruple] Les chiffres d’un cercle se trouvent dans les quatre cases qui l’entourent.
    [sandwich] Un nombre entre deux barres est la somme des chiffres situés entre le 1 et le { $value } dans sa ligne ou sa colonne.
    [x-sum] Un nombre dans un onglet est la somme des X premiers chiffres qu’il voit. X est le premier d’entre eux.
    [room] Un nombre dans une pièce est le chiffre de la X-ième case qu’il voit. X est le chiffre de la première.
    [skyscraper] Un nombre à côté d’une silhouette de gratte-ciel compte les chiffres qui, vus de là, sont plus grands que tous les précédents.
    [column-indexer] Une case à pointes vers la gauche et la droite indique dans quelle colonne de sa ligne se trouve le numéro de sa propre colonne.
    [row-indexer] Une case à pointes vers le haut et le bas indique dans quelle ligne de sa colonne se trouve le numéro de sa propre ligne.
    [global-entropy] Chaque carré de quatre cases contient au moins un petit, un moyen et un grand chiffre.
    [anti-taxicab] La distance entre deux cases qui contiennent le même chiffre, comptée en pas le long des lignes et des colonnes, n’est jamais égale à ce chiffre.
    [lunchbox] Les chiffres d’une cage dont le nombre est entre deux barres sont tous différents. Ce nombre est la somme des chiffres situés entre le plus petit et le plus grand d’entre eux.
    [look-and-say] Une cage avec × indique combien de fois elle contient un chiffre : 2×7 veut dire deux fois le 7.
    [rellik] Les chiffres d’une cage avec ≠ sont tous différents. Aucun d’eux, seul ou ajouté à d’autres, ne donne le nombre de la cage.
    [equal-sum] Deux cages avec = ont la même somme.
    [hidden-skyscraper] Un nombre à côté de deux tours est le premier chiffre qui, vu de là, est plus petit que le précédent.
    [full-rank] Chaque ligne et chaque colonne se lit comme un nombre depuis chaque bout. Quand tous ces nombres sont rangés du plus petit au plus grand, un nombre dans un cercle est le rang de celui qui commence là.
   *[circles] Un chiffre dans un double anneau indique dans combien de doubles anneaux il se trouve.
}
clue_clash = Le { $digit } ne va pas ici : { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
cage_sum = Cage de { $sum }
clue_selected = { CAP($clue) }.
clue_selected_left = { CAP($clue) } : { $left }.
no_clues = Cette grille n’a pas de contraintes.
selection_sum = Sélection : { $count } chiffres, somme { $sum }
selection_pair = Sélection : somme { $sum }, différence { $difference }
cage_left = { $count ->
    [one] encore { $left } en { $count } case
   *[other] encore { $left } en { $count } cases
}
cage_combinations = { $count ->
    [0] aucune combinaison possible
    [one] { $count } combinaison
   *[other] { $count } combinaisons
}
renban_line = Ligne renban
combination_struck = { $digits } : combinaison barrée.
combination_back = { $digits } : combinaison rétablie.
ask_clues = Exclus par les contraintes
clues_nothing = Aucune contrainte n’exclut à elle seule un candidat pour l’instant.
clues_found = { $count ->
    [one] Une contrainte exclut un candidat : il est marqué.
   *[other] { $count } candidats sont exclus, chacun par une seule contrainte : ils sont marqués.
}
rules_title = Règles
rules_by = par { $author }
rules_usual = Chaque ligne, chaque colonne et chaque bloc contient chaque chiffre une fois.
rules_usual_jigsaw = Chaque ligne et chaque colonne contient chaque chiffre une fois.

daily_variant = Variante du jour
new_surprise = Surprise !
kinds_classic = Classique
kinds_more = Autres règles
kinds_need_easy = Une contrainte à la fois
kinds_need_medium = Combinaisons, somme d’une zone
kinds_need_hard = Deux contraintes ensemble
kinds_need_master = Trois contraintes, chaînes
kinds_need_extreme = Longues chaînes de contraintes

rule_reason = { $rule ->
    [house] ces cases partagent une zone
    [extra] ces cases sont dans la même région supplémentaire
    [anti-knight] ces cases sont à un saut de cavalier l’une de l’autre
    [anti-king] ces cases se touchent par un coin
    [odd] un cercle marque un chiffre impair
    [even] un carré marque un chiffre pair
   *[non-consecutive] deux cases voisines ne contiennent jamais de chiffres consécutifs
}
clue_reason = c’est ce qu’impose la contrainte « { $clue } »
ruled_out_by_rule = Si le { $digit } est en { OR($from) }, il est exclu en { $to } : { OR($reasons) }.
sees_by_rule = { $cell } voit { $cells } : { $reason }.
taken_by_rule = { $count ->
    [one] { $from } exclut { $digits } en { $cells } : { $reason }.
   *[other] { $from } excluent { $digits } en { $cells } : { $reason }.
}
never_by_rule = Impossible de placer { OR($digits) } en { $cells } : { $reason }.

## Names of clues, such as "the cage of 12 in r1c1, r1c2"

clue_of_board = { $kind ->
    [jigsaw] régions du jigsaw
    [diagonal] diagonale partant d’en haut à gauche
    [antidiagonal] diagonale partant d’en haut à droite
    [windoku] fenêtres du windoku
    [disjoint] groupes disjoints
    [anti-knight] règle anti-cavalier
    [anti-king] règle anti-roi
    [non-consecutive] pas de chiffres consécutifs dans deux cases voisines
    [no-other-difference] pas de chiffres consécutifs dans deux cases voisines sans point
    [no-other-ratio] pas de rapport de point noir entre deux cases voisines sans point
    [global-entropy] entropie globale
    [anti-taxicab] règle anti-taxicab
   *[no-other-xv] pas de somme 5 ou 10 pour deux cases voisines sans lettre
}
clue_of_cells = { $kind ->
    [odd] chiffres impairs en { PLAIN($cells) }
    [even] chiffres pairs en { PLAIN($cells) }
    [extra] région supplémentaire { PLAIN($cells) }
    [killer] cage killer en { PLAIN($cells) }
    [minimum] règle du minimum en { PLAIN($cells) }
    [maximum] règle du maximum en { PLAIN($cells) }
    [column-indexer] indexeur de colonne en { PLAIN($cells) }
    [row-indexer] indexeur de ligne en { PLAIN($cells) }
   *[circles] cercles compteurs en { PLAIN($cells) }
}
clue_of_cells_with_values = { $kind ->
    [killer] cage de { $values } en { PLAIN($cells) }
    [rellik] cage rellik de { $values } en { PLAIN($cells) }
    [look-and-say] cage look-and-say en { PLAIN($cells) }
    [quadruple] quadruple { PLAIN($values) } en { PLAIN($cells) }
   *[digits] choix entre { $values } en { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] point blanc entre { $one } et { $other }
    [ratio] point noir entre { $one } et { $other }
    [x] X entre { $one } et { $other }
    [v] V entre { $one } et { $other }
   *[greater] signe d’inégalité entre { $one } et { $other }
}
clue_of_two_with_value = { $kind ->
    [difference] point blanc de { $value } entre { $one } et { $other }
   *[ratio] point noir de { $value } entre { $one } et { $other }
}
clue_of_line = { $kind ->
    [thermo] thermomètre de { $first } à { $last }
    [slow-thermo] thermomètre lent de { $first } à { $last }
    [double-arrow] double flèche de { $first } à { $last }
    [whisper] ligne whisper de { $first } à { $last }
    [renban] ligne renban de { $first } à { $last }
    [nabner] ligne nabner de { $first } à { $last }
    [palindrome] palindrome de { $first } à { $last }
    [between] ligne between de { $first } à { $last }
    [lockout] ligne lockout de { $first } à { $last }
    [region-sum] ligne de somme par région de { $first } à { $last }
    [zipper] ligne zipper de { $first } à { $last }
    [ten-line] ligne de dix de { $first } à { $last }
    [entropic] ligne entropique de { $first } à { $last }
   *[modular] ligne modulaire de { $first } à { $last }
}
clue_of_line_with_value = { $kind ->
    [little-killer] somme little killer { $value } de { $first } à { $last }
    [whisper] ligne whisper d’écart { $value } de { $first } à { $last }
    [lockout] ligne lockout d’écart { $value } de { $first } à { $last }
    [ten-line] ligne de somme { $value } de { $first } à { $last }
    [modular] ligne modulaire { $value } de { $first } à { $last }
    [lunchbox] cage lunchbox { $value } de { $first } à { $last }
    [hidden-skyscraper] gratte-ciel caché { $value } de { $first } à { $last }
    [full-rank] rang { $value } de { $first } à { $last }
    [x-sum] X-somme { $value } de { $first } à { $last }
    [room] pièce numérotée { $value } de { $first } à { $last }
   *[skyscraper] nombre gratte-ciel { $value } de { $first } à { $last }
}
clue_of_house = { $kind ->
   *[sandwich] somme sandwich { $value } { CASE($house, form: "in") }
}
clue_with_head = { $kind ->
    [equal-sum] sommes égales en { PLAIN($head) } et de { $first } à { $last }
    [clone] clone de { PLAIN($head) } allant de { $first } à { $last }
   *[arrow] flèche de { $first } à { $last } avec somme en { PLAIN($head) }
}

## Clues

technique_1601 = Contrainte à deux cases
    .lesson = Un point, une lettre ou une autre contrainte entre deux cases n’autorise un chiffre que si l’autre case peut contenir un chiffre qui lui convient.
technique_1602 = Combinaisons possibles
    .lesson = Seules certaines combinaisons de chiffres conviennent à une contrainte de quelques cases. On élimine tout candidat qui n’est dans aucune d’elles.
    .aliases = Combinaisons de cage, Combinaisons killer
technique_1603 = Chiffre obligatoire
    .lesson = Si toutes les combinaisons d’une contrainte contiennent un chiffre, et toujours dans l’une de quelques cases, une case qui voit toutes ces cases ne peut pas le contenir.
    .aliases = Chiffre imposé
technique_1604 = Contrainte à nombreuses cases
    .lesson = Les cases d’une longue ligne tracée ou d’une grande cage se limitent les unes les autres. On élimine un candidat s’il empêche de remplir le reste de la contrainte.
technique_1605 = Innies et outies
    .lesson = La somme des chiffres d’une ligne, d’une colonne ou d’un bloc est connue. Retirez-en les contraintes dont vous connaissez la somme. Ce qui reste doit donner la différence.
    .aliases = Règle des 45, Règle de 45
technique_1606 = Innies et outies de plusieurs zones
    .lesson = La somme des chiffres de plusieurs lignes, colonnes ou blocs est connue. Retirez-en les contraintes dont vous connaissez la somme. Ce qui reste doit donner la différence.
    .aliases = Règle des 45 sur plusieurs zones
technique_1607 = Loi des restes
    .lesson = Si deux groupes de zones ont la plupart de leurs cases en commun, les cases qui ne sont que dans l’un contiennent les mêmes chiffres que celles qui ne sont que dans l’autre.
    .aliases = Law of Leftovers
technique_1608 = Contrainte dans une zone
    .lesson = Une zone a besoin de tous les chiffres. On élimine un candidat d’une contrainte s’il empêche de remplir à la fois la contrainte et le reste de la zone.
technique_1609 = Deux contraintes
    .lesson = Deux contraintes ont des cases en commun ou se voient. On élimine un candidat s’il empêche de respecter les deux à la fois.
technique_1610 = Chiffre obligatoire de deux contraintes
    .lesson = Si deux contraintes ensemble placent toujours un chiffre dans l’une de quelques cases, une case qui voit toutes ces cases ne peut pas le contenir.
technique_1611 = Deux contraintes dans une zone
    .lesson = Deux contraintes partagent une zone, qui a besoin de tous les chiffres. On élimine un candidat s’il empêche de remplir les trois à la fois.
technique_1612 = Trois contraintes
    .lesson = Une contrainte a des cases en commun avec deux autres. On élimine un candidat s’il empêche de respecter les trois à la fois.

technique_1613 = Réseau forcé avec contraintes
    .lesson = Supposez un candidat vrai, et suivez ce qu’il impose dans les cases, les zones et les contraintes. Si quelque chose devient impossible, le candidat est faux.
technique_1614 = Réseau forcé avec contraintes (vérité)
    .lesson = Essayez chaque candidat d’une case, ou chaque place d’un chiffre dans une zone, et suivez ce qu’il impose dans les cases, les zones et les contraintes. Un candidat exclu chaque fois est faux.
technique_1615 = Réseau forcé imbriqué avec contraintes
    .lesson = Supposez un candidat vrai, et suivez ce qu’il impose dans les cases, les zones et les contraintes. Quand plus rien ne suit, supposez-en un deuxième. Si quelque chose devient alors impossible, le deuxième est faux tant que le premier est vrai. Si, à la fin, plus rien n’est possible, le premier candidat est faux.

clue_combinations = { CAP($clue) } : on ne peut y mettre que { OR($sets) }.
clue_bounds = { CAP(CASE($clue, form: "bare")) } : { $cell } vaut au moins { $least } et au plus { $most }.
clue_cell_left = { CAP(CASE($clue, form: "bare")) } : { $cell } ne peut valoir que { OR($digits) }.
clue_required = { CAP(CASE($clue, form: "bare")) } : dans tous les cas, le { $digit } est en { OR($cells) }.
clues_required = Ces conditions ne peuvent être toutes remplies que si le { $digit } est en { OR($cells) } : { APART(CASE($clues, form: "bare")) }.
clues_do_not_fit = Si le { $digit } est en { OR($cells) }, ces conditions ne peuvent pas être toutes remplies : { APART(CASE($clues, form: "bare")) }.
sum_of_houses = { $count ->
    [one] La somme des chiffres { CASE($houses, form: "de") } est { $total }.
   *[other] La somme de tous les chiffres { CASE($houses, form: "de") } est { $total }.
}
sum_without = On en retire : { APART($clues) }.
sum_left = Il reste : { $sum }.
net_written = Alors { $cell } vaut { $digit }, ce qui exclut { $candidates }.
net_place = { CAP(CASE($house, form: "in")) }, le { $digit } ne peut alors aller qu’en { $cell }.
net_clue = { CAP(CASE($clue, form: "bare")) } : cela exclut alors { $candidates }.
net_no_candidate = Alors { $cell } n’a plus aucun candidat.
net_no_place = { CAP(CASE($house, form: "in")) }, le { $digit } n’a alors plus de place.
net_no_way = { CAP(CASE($clue, form: "bare")) } : plus aucune combinaison de chiffres n’est alors possible.
clue_part = { $clue } ({ PLAIN($cells) })
derived_sum = { $sum }
equal_groups = mêmes chiffres en { PLAIN($one) } qu’en { PLAIN($other) }
leftovers_same = Les cases { CASE($one, form: "de") }, sauf { $here }, sont les mêmes que celles { CASE($other, form: "de") }, sauf { $there }. Les chiffres en { $here } sont donc les mêmes qu’en { $there }.

## Full House

technique_0000 = Dernière case
    .lesson = Quand une ligne, une colonne ou un bloc n’a plus qu’une case vide, le chiffre manquant y va.
    .aliases = Maison pleine, Dernier chiffre, Dernière cellule

full_house_cell = { $cell } est la seule case vide { CASE($house, form: "de") }.
full_house_digit = Il n’y manque que le { $digit }.

## Hidden Single

technique_0002 = Singleton caché
    .lesson = Quand un chiffre n’a plus qu’une place dans une ligne, une colonne ou un bloc, il y va, quels que soient les autres candidats de la case.
    .aliases = Candidat unique caché, Position unique, Seul caché

hidden_single_where = Où peut aller le { $digit } { CASE($house, form: "in") } ?
hidden_single_seen = { $count ->
    [one] Le { $digit } en { $cells } exclut le { $digit } dans d’autres cases { CASE($house, form: "de") }.
   *[other] Les { $digit } en { $cells } excluent le { $digit } dans d’autres cases { CASE($house, form: "de") }.
}
hidden_single_ruled_out = Le { $digit } est déjà exclu en { $cells }.
hidden_single_left = Il ne reste que { $cell } pour le { $digit }.

## Naked Single

technique_0003 = Singleton nu
    .lesson = Quand une case n’a plus qu’un candidat, ce chiffre y va.
    .aliases = Candidat unique, Singleton évident, Seul nu

naked_single_sees = { $cell } voit déjà { $digits }.
naked_single_ruled_out = { $count ->
    [one] { $digits } est déjà exclu en { $cell }.
   *[other] { $digits } sont déjà exclus en { $cell }.
}
naked_single_left = Il ne reste que le { $digit } pour { $cell }.

## Locked candidates

technique_0100 = Candidats verrouillés type 1 (pointage)
    .lesson = Quand toutes les places d’un chiffre dans un bloc sont sur une même rangée (ligne ou colonne), cette rangée ne contient le chiffre nulle part ailleurs.
    .aliases = Paire pointante, Triplet pointant, Intersection
technique_0101 = Candidats verrouillés type 2 (revendication)
    .lesson = Quand toutes les places d’un chiffre dans une ligne ou une colonne sont dans un même bloc, ce bloc ne contient le chiffre nulle part ailleurs. De même, une case qui voit toutes les places d’un chiffre dans une zone ne peut pas contenir ce chiffre.
    .aliases = Réduction boîte/ligne, Réduction bloc/ligne, Intersection

locked_places = { CAP(CASE($house, form: "in")) }, le { $digit } ne peut aller qu’en { OR($cells) }.
locked_elsewhere = Toutes ces cases sont aussi { CASE($house, form: "in") } : son { $digit } est forcément là.

locked_seen = Où qu’il aille { CASE($house, form: "in") }, le { $digit } exclut tout { $digit } en { $cells }.

## Naked subsets

technique_0110 = Paire verrouillée
    .lesson = Deux cases du même bloc et de la même rangée n’ont que les deux mêmes candidats. Elles se partagent ces deux chiffres : ni le reste du bloc ni le reste de la rangée ne peut les contenir.
technique_0111 = Triplet verrouillé
    .lesson = Trois cases du même bloc et de la même rangée n’ont en tout que trois candidats. Elles se partagent ces chiffres : ni le reste du bloc ni le reste de la rangée ne peut les contenir.
technique_0200 = Paire nue
    .lesson = Quand deux cases d’une zone n’ont que les deux mêmes candidats, elles se partagent ces deux chiffres. Aucune autre case de la zone ne peut les contenir.
    .aliases = Jumeaux, Paire évidente, Paire exclusive
technique_0201 = Triplet nu
    .lesson = Quand trois cases d’une zone n’ont en tout que trois candidats, elles se partagent ces chiffres. Aucune autre case de la zone ne peut les contenir.
    .aliases = Triplet évident, Trio nu, Triplés
technique_0202 = Quadruplet nu
    .lesson = Quand quatre cases d’une zone n’ont en tout que quatre candidats, elles se partagent ces chiffres. Aucune autre case de la zone ne peut les contenir.
    .aliases = Quatuor nu

naked_subset_cells = { $cells } n’ont en tout que { $digits } : { $count } cases, { $count } chiffres.
naked_subset_elsewhere = Ces cases se partagent { $digits } : aucune autre case { OR(CASE($houses, form: "de")) } ne peut contenir ces chiffres.

## Hidden subsets

technique_0210 = Paire cachée
    .lesson = Quand deux chiffres n’ont que les deux mêmes places dans une zone, ils remplissent ces deux cases. On y élimine tous les autres candidats.
    .aliases = Jumeaux cachés, Paire exclusive cachée
technique_0211 = Triplet caché
    .lesson = Quand trois chiffres n’ont en tout que trois places dans une zone, ils remplissent ces cases. On y élimine tous les autres candidats.
    .aliases = Trio caché
technique_0212 = Quadruplet caché
    .lesson = Quand quatre chiffres n’ont en tout que quatre places dans une zone, ils remplissent ces cases. On y élimine tous les autres candidats.
    .aliases = Quatuor caché

hidden_subset_places = { CAP(CASE($houses, form: "in")) }, les chiffres { $digits } ne peuvent aller qu’en { $cells } : { $count } chiffres, { $count } cases.
hidden_subset_nothing_else = Ces chiffres remplissent ces cases, qui ne peuvent rien contenir d’autre.

## Fish

technique_0300 = X-Wing
    .lesson = Quand deux lignes n’ont un chiffre que dans les deux mêmes colonnes, chacune des deux colonnes le contient sur l’une de ces lignes. Les colonnes ne le contiennent donc nulle part ailleurs. On peut échanger lignes et colonnes.
    .aliases = Aile X
technique_0301 = Swordfish
    .lesson = Quand trois lignes n’ont un chiffre que dans les trois mêmes colonnes, chacune de ces colonnes le contient sur l’une de ces lignes. Les colonnes ne le contiennent donc nulle part ailleurs. On peut échanger lignes et colonnes.
    .aliases = Espadon
technique_0302 = Jellyfish
    .lesson = Quand quatre lignes n’ont un chiffre que dans les quatre mêmes colonnes, chacune de ces colonnes le contient sur l’une de ces lignes. Les colonnes ne le contiennent donc nulle part ailleurs. On peut échanger lignes et colonnes.
    .aliases = Méduse
technique_0310 = X-Wing à nageoires
    .lesson = { -lesson-finned-fish }
    .aliases = Aile X à nageoire
technique_0311 = Swordfish à nageoires
    .lesson = { -lesson-finned-fish }
    .aliases = Espadon à nageoires
technique_0312 = Jellyfish à nageoires
    .lesson = { -lesson-finned-fish }
    .aliases = Méduse à nageoires
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
technique_0340 = X-Wing Franken à nageoires
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = Swordfish Franken à nageoires
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = Jellyfish Franken à nageoires
    .lesson = { -lesson-finned-franken-fish }
technique_0351 = Swordfish mutant
    .lesson = { -lesson-mutant-fish }
technique_0352 = Jellyfish mutant
    .lesson = { -lesson-mutant-fish }
technique_0360 = X-Wing mutant à nageoires
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = Swordfish mutant à nageoires
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = Jellyfish mutant à nageoires
    .lesson = { -lesson-finned-mutant-fish }

fish_places = { CAP(CASE($base, form: "in")) }, le { $digit } ne peut aller que { OR(CASE($cover, form: "in")) }.
fish_uses_up = { CAP(CASE($base, form: "in")) }, il faut un { $digit } par zone. Ces { $digit } sont aussi ceux { CASE($cover, form: "de") }, qui n’en ont donc pas d’autre.
fish_places_or_fins = { CAP(CASE($base, form: "in")) }, le { $digit } ne peut aller que { OR(CASE($cover, form: "in")) }, ou bien en { OR($fins) }.
fish_without_fins = Si le { $digit } est absent de { $fins }, les { $digit } { CASE($base, form: "de") } sont ceux { CASE($cover, form: "de") }, qui n’en ont pas d’autre.
fish_with_fin = Si le { $digit } est en { OR($fins) }, il est exclu en { $cells } : ces cases se voient.

## Two strong links of one digit

technique_0400 = Gratte-ciel
    .lesson = { -lesson-strong-links }
    .aliases = Skyscraper
technique_0401 = Cerf-volant à deux cordes
    .lesson = { -lesson-strong-links }
    .aliases = Cerf-volant
technique_0403 = Turbot
    .lesson = { -lesson-strong-links }
    .aliases = Turbot Fish
technique_0404 = Double cerf-volant à deux cordes
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = Rectangle vide
    .lesson = { -lesson-empty-rectangle }
    .aliases = Élimination par rectangle
technique_0405 = Double rectangle vide
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { CAP(CASE($house, form: "in")) }, le { $digit } ne peut aller qu’en { OR($cells) } : sur une ligne et une colonne.
empty_rectangle_rest = Dans ce cas, le { $digit } { CASE($house, form: "de") } est forcément en { OR($rest) }. Cela exclut aussi le { $digit } en { $cells }.

## Colours

technique_0500 = Coloriage simple (piège)
    .lesson = Là où un chiffre n’a que deux places dans une zone, coloriez-les en alternant deux couleurs. Toutes les cases d’une des couleurs contiennent le chiffre. Une case qui voit les deux couleurs ne peut donc pas le contenir.
    .aliases = Coloriage, Coloration simple
technique_0501 = Coloriage simple (contradiction)
    .lesson = Là où un chiffre n’a que deux places dans une zone, coloriez-les en alternant deux couleurs. Si deux cases de la même couleur se voient, aucune case de cette couleur ne peut contenir le chiffre.
    .aliases = Coloriage, Coloration simple
technique_0502 = Multicoloriage 1
    .lesson = Coloriez deux groupes séparés de places liées d’un chiffre. Si une couleur d’un groupe voit une couleur de l’autre, elles ne peuvent pas contenir le chiffre toutes les deux. Au moins une des couleurs opposées le contient donc, et une case qui voit ces deux-là ne peut pas le contenir.
    .aliases = Coloriage multiple, Multicoloration
technique_0503 = Multicoloriage 2
    .lesson = Coloriez deux groupes séparés de places liées d’un chiffre. Une des couleurs du deuxième groupe contient le chiffre. Si une couleur du premier groupe voit ces deux couleurs, aucune de ses cases ne peut le contenir.
    .aliases = Coloriage multiple, Multicoloration
technique_0504 = Méduse 3D
    .lesson = Coloriez des candidats, et pas seulement des cases. Si une case a deux candidats, ou un chiffre deux places dans une zone, donnez-leur deux couleurs différentes et continuez de proche en proche. Tous les candidats d’une des couleurs sont vrais. Si une couleur se contredit ou laisse une case sans chiffre, c’est la mauvaise. Ce que les deux couleurs excluent est faux.
    .aliases = 3D Medusa, Coloriage Méduse
technique_0520 = Gardiens
    .lesson = Un nombre impair de cases, cinq ou plus, forment un anneau : chacune partage une zone avec la suivante, et la dernière avec la première. Regardez un chiffre qui, dans ces zones, n’a que très peu de places hors de l’anneau. S’il n’en avait aucune, une case sur deux de l’anneau le contiendrait, ce qui ne tombe pas juste avec un nombre impair. Au moins une des autres places, les gardiens, contient donc le chiffre. Une case qui voit tous les gardiens ne peut pas le contenir.
    .aliases = Aile brisée

colour_links = Là où le { $digit } n’a que deux places dans une zone, il occupe l’une des deux.
colour_either = Le { $digit } va soit en { $first }, soit en { $second }.
colour_trap = Une case qui voit une case de chaque couleur ne vaut { $digit } dans aucun des deux cas.
colour_wrap = { $cells } se voient : elles ne peuvent pas valoir { $digit } toutes les deux. Leur couleur est la mauvaise.
multi_colours_clash = { $first } voit { $second } : le { $digit } ne peut pas aller dans leurs deux couleurs à la fois.
multi_colours_opposite = Le { $digit } va donc soit en { $first }, soit en { $second }, soit des deux côtés. Une case qui voit les deux couleurs ne peut pas valoir { $digit }.
multi_colours_wrong = { $one } se voient, et { $other } aussi. L’une des deux autres couleurs contient le { $digit }, qui est donc exclu en { $cells }.
medusa_links = Là où une case n’a que deux candidats, ou un chiffre que deux places dans une zone, l’un des deux est vrai.
medusa_colours = Soit toute la première couleur est vraie ({ APART($first) }), soit toute la seconde ({ APART($second) }).
medusa_trap = Quelle que soit la bonne couleur, un candidat exclu par les deux est faux.
medusa_clash = { $candidates } ont la première couleur, mais ne peuvent pas être vrais tous les deux. La première couleur est donc la mauvaise.
medusa_empties = La première couleur ne laisserait aucun chiffre pour { $cell } : c’est donc la mauvaise.
guardian_ring = { $cells } forment un anneau de { $count } cases : chacune partage une zone avec la suivante, et la dernière avec la première.
guardian_places = { CAP(CASE($houses, form: "in")) }, où se suivent chaque fois deux cases de l’anneau, le { $digit } ne peut aller que dans ces deux cases ou en { OR($guardians) }.
guardian_odd = Si le { $digit } n’était que dans l’anneau, une case sur deux le contiendrait. Avec { $count } cases, un nombre impair, cela ne tombe pas juste sur un tour complet.
digit_in_cells = { $digit } en { $cells }

## Unique rectangles

technique_0600 = Rectangle unique type 1
    .lesson = { -lesson-unique-rectangle }
technique_0601 = Rectangle unique type 2
    .lesson = { -lesson-unique-rectangle }
technique_0602 = Rectangle unique type 3
    .lesson = { -lesson-unique-rectangle }
technique_0603 = Rectangle unique type 4
    .lesson = { -lesson-unique-rectangle }
technique_0604 = Rectangle unique type 5
    .lesson = { -lesson-unique-rectangle }
technique_0605 = Rectangle unique type 6
    .lesson = { -lesson-unique-rectangle }
technique_0606 = Rectangle caché
    .lesson = { -lesson-unique-rectangle }
    .aliases = Rectangle unique caché

rectangle_deadly = Si { $cells } ne contenaient que { $digits }, on pourrait échanger ces chiffres et obtenir une deuxième solution. Or cette grille n’a qu’une seule solution.
rectangle_corner = Les autres cases ne peuvent rien contenir d’autre : { $cell } prend donc un autre chiffre.
rectangle_subset = Donc au moins une des cases { $cells } vaut { OR($extra) }. Cette case et { $subset } se partagent { $digits }.
rectangle_side = L’une des cases { $cells } vaut { $digit }, qui n’a pas d’autre place { CASE($house, form: "in") }. Si l’autre valait { OR($others) }, tout le motif ne contiendrait que { $digits }.
rectangle_diagonal = { CAP(CASE($lines, form: "in")) }, le { $digit } ne peut aller que dans ces quatre cases : il remplit deux coins opposés. Si c’étaient { $cells }, les quatre cases ne contiendraient que les deux chiffres.
rectangle_tied = Si { $cell } valait { $other }, { $beside } vaudraient { $digit } : { CASE($lines, form: "in") }, ce chiffre n’a pas d’autre place. Seuls les deux chiffres sont possibles en { $opposite }, donc les quatre cases ne contiendraient rien d’autre.

## Avoidable rectangles

technique_0607 = Rectangle évitable type 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = Rectangle évitable type 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = Aucune des cases { $cells } n’est dévoilée. Si elles ne contenaient que { $digits }, on pourrait échanger ces chiffres et obtenir une deuxième solution. Or cette grille n’a qu’une seule solution.
avoidable_corner = Les trois autres cases sont remplies : { $cell } prend donc un autre chiffre.

## Unique loops

technique_0621 = Boucle unique type 1
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop
technique_0622 = Boucle unique type 2
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop
technique_0623 = Boucle unique type 3
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop
technique_0624 = Boucle unique type 4
    .lesson = { -lesson-unique-loop }
    .aliases = Unique Loop

## Extended rectangles

technique_0631 = Rectangle étendu type 1
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectangle unique étendu
technique_0632 = Rectangle étendu type 2
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectangle unique étendu
technique_0633 = Rectangle étendu type 3
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectangle unique étendu
technique_0634 = Rectangle étendu type 4
    .lesson = { -lesson-extended-rectangle }
    .aliases = Rectangle unique étendu

extended_deadly = Si { $cells } ne contenaient que { $digits }, on pourrait échanger ces chiffres entre { $lines } et obtenir une deuxième solution. Or cette grille n’a qu’une seule solution.

## Bivalue universal grave

technique_0610 = BUG + 1
    .lesson = Si chaque case vide avait deux candidats et chaque chiffre deux places dans chaque zone, la grille aurait plusieurs solutions ou aucune. Quand une seule case a trois candidats, celui qui a trois places dans sa ligne, sa colonne et son bloc y va. Cela suppose que la grille n’a qu’une seule solution.
    .aliases = Tombe universelle bivaluée
technique_0611 = BUG type 2
    .lesson = { -lesson-bug-extras }
technique_0612 = BUG type 3
    .lesson = { -lesson-bug-extras }
technique_0613 = BUG type 4
    .lesson = { -lesson-bug-extras }

bug_cells = Chaque case vide sauf { $cells } a deux candidats.
bug_three_places = { CAP(CASE($houses, form: "in")) }, le { $digit } a trois places.
bug_two_solutions = Si { $cell } ne valait pas { $digit }, chaque chiffre aurait deux places dans chaque zone où il manque. Une telle grille a plusieurs solutions ou aucune.
bug_one_solution = Or cette grille n’a qu’une seule solution : { $cell } vaut donc { $digit }.
bug_extra = Le { $digit } est en trop en { $cells }.
bug_without_extras = Sans les candidats en trop, chaque case vide aurait deux candidats et chaque chiffre deux places dans chaque zone où il manque. Une telle grille a plusieurs solutions ou aucune. Or cette grille n’a qu’une seule solution : au moins un des candidats en trop est donc vrai.
bug_side = L’une des cases { $cells } vaut { $digit }, qui n’a pas d’autre place { CASE($house, form: "in") }. L’autre case contient donc un candidat en trop.

## Remote pair

technique_0703 = Paire éloignée
    .lesson = Quatre cases ou plus ont les deux mêmes candidats, et chacune voit la suivante. Les deux chiffres y alternent : une case qui voit une case de chaque sorte ne peut contenir ni l’un ni l’autre.
    .aliases = Paires distantes, Paire distante

remote_pair_cells = { $cells } ne peuvent valoir que { OR($digits) }, et chacune voit la suivante.
remote_pair_branches = { $cells } ne peuvent valoir que { OR($digits) }, et chacune sauf la première voit une case qui la précède ici.
remote_pair_colours = L’un des deux chiffres remplit donc { $first }, et l’autre { $second }.
remote_pair_sees_both = Une case qui voit une case de chaque sorte voit { $digits } : elle ne vaut ni l’un ni l’autre.

## Wings

technique_0800 = XY-Wing
    .lesson = Une case à deux candidats, le pivot, en voit deux autres. Chacune partage un candidat avec le pivot, et toutes deux ont le même troisième chiffre. Quelle que soit la valeur du pivot, l’une d’elles prend ce troisième chiffre. Une case qui voit les deux ne peut pas le contenir.
    .aliases = Aile Y, Aile XY
technique_0801 = XYZ-Wing
    .lesson = Une case à trois candidats, le pivot, voit deux cases qui ont chacune deux de ces candidats. L’un des chiffres est possible dans les trois cases. Quelle que soit la valeur du pivot, l’une des trois le prend. Une case qui voit les trois ne peut pas le contenir.
    .aliases = Aile XYZ
technique_0802 = WXYZ-Wing
    .lesson = Quatre cases, un pivot et trois cases qui le voient, n’ont en tout que quatre candidats. Pour chacun d’eux, sauf un, toutes les places se voient : il ne peut donc y aller qu’une fois. Ces trois candidats remplissent au plus trois cases : le quatrième est donc dans l’une des quatre. Une case qui voit toutes les places de ce quatrième candidat dans le motif ne peut pas le contenir.
    .aliases = Aile WXYZ
technique_0803 = W-Wing
    .lesson = Deux cases ont les deux mêmes candidats. Chacune voit un bout d’un lien fort sur l’un de ces chiffres. Elles ne peuvent donc pas contenir toutes deux ce chiffre : au moins une prend l’autre. Une case qui voit les deux ne peut pas contenir cet autre chiffre.
    .aliases = Aile W

wing_pincer = Si { $pivot } vaut { $shared }, alors { $pincer } vaut { $digit }.
wxyz_once = Dans ces cases, { $digits } ne peuvent aller qu’une fois chacun, car les places de chacun se voient. Il reste donc une case pour le { $digit }.
w_wing_cells = { $cells } ne peuvent valoir que { OR($digits) }.
w_wing_link = { $near } ou { $far } vaut { $digit } : ce sont ses seules places { CASE($house, form: "in") }.
w_wing_other = Celle qui vaut { $joined } voit l’une des cases { $cells }, qui vaut donc { $digit }.

## Chains

technique_0701 = Chaîne X
    .lesson = Suivez un chiffre à travers des zones où il n’a que deux places. Si la première case de la chaîne ne contient pas le chiffre, la dernière le contient. Une case qui voit les deux bouts ne peut donc pas le contenir.
technique_0702 = Chaîne XY
    .lesson = Enchaînez des cases à deux candidats, chacune forçant la suivante. Si le premier bout ne contient pas le chiffre, le dernier le contient. Une case qui voit les deux bouts ne peut pas le contenir.
technique_0706 = Boucle continue
    .lesson = Une alternance de liens forts et de liens faibles se referme en boucle. De chaque lien faible, exactement un bout est alors vrai. On élimine donc tout candidat en conflit avec les deux bouts d’un lien faible.
    .aliases = Cycle X, Nice Loop continu
technique_0707 = Boucle discontinue
    .lesson = Supposez un candidat vrai, ou faux, et suivez tour à tour des liens forts et des liens faibles. S’ils reviennent au départ et prouvent le contraire, l’hypothèse était fausse.
    .aliases = Cycle X, Nice Loop discontinu
technique_0708 = Chaîne d’inférences alternées (AIC)
    .lesson = Supposez un candidat faux, et suivez tour à tour des liens forts et des liens faibles jusqu’à un candidat qui doit alors être vrai. Au moins un des deux bouts est donc vrai. On élimine tout candidat en conflit avec les deux.
technique_0709 = Boucle continue groupée
    .lesson = Une alternance de liens forts et de liens faibles se referme en boucle. Un groupe réunit toutes les places d’un chiffre au croisement d’un bloc et d’une rangée, et agit comme un seul candidat. De chaque lien faible, exactement un bout est vrai : on élimine tout candidat en conflit avec les deux.
technique_0710 = Boucle discontinue groupée
    .lesson = Supposez un candidat vrai, ou faux, et suivez tour à tour des liens forts et des liens faibles. Un groupe réunit toutes les places d’un chiffre au croisement d’un bloc et d’une rangée, et agit comme un seul candidat. Si les liens reviennent au départ et prouvent le contraire, l’hypothèse était fausse.
technique_0711 = AIC groupée
    .lesson = Supposez un candidat faux, et suivez tour à tour des liens forts et des liens faibles jusqu’à un candidat qui doit alors être vrai. Un groupe réunit toutes les places d’un chiffre au croisement d’un bloc et d’une rangée, et agit comme un seul candidat. Au moins un des deux bouts est vrai : on élimine tout candidat en conflit avec les deux.
technique_0712 = Boucle continue avec ALS
    .lesson = { -lesson-als-chain }
technique_0713 = Boucle discontinue avec ALS
    .lesson = { -lesson-als-chain }
technique_0714 = AIC avec ALS
    .lesson = { -lesson-als-chain }

chain_suppose = Supposons que le { $digit } soit absent de { $cells }.
chain_weak_house = Si le { $digit } est en { OR($from) }, il est exclu en { $to } : { $house } ne le contient qu’une fois.
chain_weak_seen = Si le { $digit } est en { OR($from) }, il est exclu en { $to } : ces cases se voient.
chain_weak_excluded = Si le { $digit } est en { OR($from) }, le { $other } est exclu en { $to } : { OR($reasons) }.
chain_weak_cell = Si { $cell } vaut { $digit }, elle ne vaut pas { $other }.
chain_first_weak_house = Alors il est exclu en { $to } : { $house } ne contient le { $digit } qu’une fois.
chain_first_house = Alors il est en { OR($to) } : le { $digit } n’a pas d’autre place { CASE($house, form: "in") }.
chain_first_cell = Alors { $cell } vaut { $other } : elle n’a pas d’autre candidat.
chain_first_set = Alors { $set } se partagent { $rest }. Le { $other } est donc en { OR($to) }.
chain_strong_house = Si le { $digit } est absent de { $from }, il est en { OR($to) } : il n’a pas d’autre place { CASE($house, form: "in") }.
chain_strong_cell = Si { $cell } ne vaut pas { $digit }, elle vaut { $other } : elle n’a pas d’autre candidat.
chain_strong_set = Si le { $digit } est absent de { $from }, alors { $set } se partagent { $rest }. Le { $other } est donc en { OR($to) }.
chain_proves_start = Cela contredit l’hypothèse : le { $digit } est donc en { OR($cells) }.
chain_refutes_start = La boucle revient en { $cell } et contredit l’hypothèse : le { $digit } ne peut pas y aller.
chain_ends_digit = Le { $digit } est donc soit en { OR($first) }, soit en { OR($last) }, soit aux deux bouts. Une case qui voit les deux ne peut pas valoir { $digit }.
chain_ends_cell = Donc { $cell } vaut { OR($digits) }, et aucun autre chiffre ne peut y aller.
chain_ends_other = Donc soit le { $digit } est en { OR($first) }, soit le { $other } est en { OR($last) }, soit les deux. Chacun des deux exclut ce que l’on élimine.
chain_is_loop = Les deux bouts ne peuvent pas être vrais ensemble : la chaîne est une boucle. Quand deux de ses candidats s’excluent, l’un des deux est forcément vrai.
chain_loop_sets = À chaque ensemble presque verrouillé de la boucle, il manque exactement un des deux chiffres par lesquels elle passe : il contient donc tous les autres.

## Almost locked sets

technique_0901 = ALS XZ
    .lesson = Un ensemble presque verrouillé (ALS) est un groupe de cases d’une zone qui a un candidat de plus que de cases : retirez un chiffre, et les autres sont verrouillés. Si un seul de deux ALS peut contenir un chiffre, l’autre est verrouillé. Tout autre chiffre commun aux deux est donc dans l’un d’eux. On l’élimine dans toute case qui voit toutes ses places dans ces deux ALS.
    .aliases = Ensembles presque verrouillés
technique_0902 = ALS XY-Wing
    .lesson = Un ensemble presque verrouillé (ALS) est un groupe de cases d’une zone qui a un candidat de plus que de cases : retirez un chiffre, et les autres sont verrouillés. De trois ALS, celui du milieu partage un chiffre avec chacun des autres, et un seul ALS peut contenir un chiffre partagé. L’un des ALS extérieurs est donc verrouillé. Un chiffre commun à ces deux-là est dans l’un d’eux. On l’élimine dans toute case qui voit toutes ses places dans ces deux ALS.
    .aliases = Ensembles presque verrouillés
technique_0903 = Chaîne d’ALS
    .lesson = Un ensemble presque verrouillé (ALS) est un groupe de cases d’une zone qui a un candidat de plus que de cases : retirez un chiffre, et les autres sont verrouillés. Dans une chaîne d’ALS, un seul de deux voisins peut contenir le chiffre qu’ils partagent. Si le premier n’est pas verrouillé, il prend ce chiffre au deuxième, qui est alors verrouillé, et ainsi de suite. Un chiffre commun aux deux bouts est donc dans l’un d’eux.
    .aliases = Ensembles presque verrouillés
technique_0904 = Death Blossom
    .lesson = Chaque candidat d’une case, la tige, est aussi dans un ensemble presque verrouillé, un pétale. Si la tige prend un chiffre, son pétale le perd et se verrouille. Au moins un pétale est donc toujours verrouillé, et un chiffre commun à tous les pétales est dans l’un d’eux.
    .aliases = Fleur de la mort
technique_0920 = Exclusion de paire alignée
    .lesson = Prenez deux cases et supposez que la première contient un de ses candidats. Passez alors en revue les candidats de la seconde. Certains sont incompatibles avec ce chiffre. D’autres, avec lui, laisseraient une autre case sans chiffre, ou trop peu de chiffres à un ensemble presque verrouillé (ALS). S’il ne reste rien pour la seconde case, la première ne peut pas contenir ce candidat.
    .aliases = Exclusion de paires alignées

als_xz_one = Un seul des deux ensembles peut contenir le { $digit }, car ses places dans l’un voient ses places dans l’autre.
als_xz_locked = L’autre ensemble n’a alors plus qu’autant de chiffres que de cases : il les contient tous.
als_xz_two = Chacun des chiffres { $digits } ne peut aller que dans un seul des deux ensembles.
als_xz_both_locked = Il manque donc exactement un de ces chiffres à chaque ensemble, qui contient tous ses autres chiffres.
als_chain_rule = Chaque ensemble a un chiffre de plus que de cases. S’il lui manque un chiffre, il contient tous les autres.
als_chain_same = La même chaîne vaut aussi pour le { $digit }.
pair_empties = Alors { $cell } ne peut pas valoir { $digit } : il ne resterait aucun chiffre pour { $set }.
pair_starves = Alors { $cell } ne peut pas valoir { $digit } : { $set } n’auraient plus que { $left }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Regardez le croisement d’un bloc et d’une rangée. Prenez ces cases, d’autres cases de la rangée et d’autres du bloc. Ensemble, elles doivent avoir autant de candidats que de cases, et les deux groupes ajoutés ne doivent en partager aucun. Elles se partagent alors tous ces chiffres : on les élimine dans le reste de la rangée et du bloc.

sue_de_coq_once = { $count ->
    [one] Toutes les places du { $digits } dans ces cases sont { CASE($house, form: "in") } : il ne peut y aller qu’une fois.
   *[other] Toutes les places des chiffres { $digits } dans ces cases sont { CASE($house, form: "in") } : chacun d’eux ne peut y aller qu’une fois.
}
sue_de_coq_counts = Les deux derniers ensembles n’ont aucun chiffre en commun : ces { $count } cases contiennent donc chacun de leurs { $count } chiffres exactement une fois.

## Templates

technique_1201 = Gabarits : placer
    .lesson = Un gabarit d’un chiffre est une façon de le placer dans toutes les lignes, colonnes et blocs où il manque encore. Si une case fait partie de tous les gabarits, elle contient le chiffre. Inutile de les énumérer : essayez les autres places d’une zone. Si chacune laisse une zone sans place pour le chiffre, il ne reste que cette case.
technique_1202 = Gabarits : éliminer
    .lesson = Un gabarit d’un chiffre est une façon de le placer dans toutes les lignes, colonnes et blocs où il manque encore. Si un candidat ne fait partie d’aucun gabarit, il est faux. Inutile de les énumérer : supposez le candidat vrai et ne suivez que ce chiffre. Si une zone reste sans place pour lui, on élimine le candidat.

## Forcing chains and nets

technique_1301 = Chaîne forcée (contradiction)
    .lesson = Supposez un candidat vrai, et suivez les chaînes qui en partent. Si elles laissent une case sans chiffre, ou un chiffre sans place dans une zone, le candidat est faux.
    .aliases = Chaîne de contradiction, Essai et erreur
technique_1302 = Chaîne forcée (vérité)
    .lesson = Essayez chaque candidat d’une case, ou chaque place d’un chiffre dans une zone, et suivez les chaînes qui en partent. Ce qui en résulte chaque fois est vrai.
    .aliases = Chaîne de forçage, Chaîne de chiffre, Chaîne de case
technique_1303 = Réseau forcé (contradiction)
    .lesson = Supposez un candidat vrai, et continuez par des singletons. S’ils laissent une case sans chiffre, ou un chiffre sans place dans une zone, le candidat est faux.
technique_1304 = Réseau forcé (vérité)
    .lesson = Essayez chaque candidat d’une case, ou chaque place d’un chiffre dans une zone, et continuez chaque fois par des singletons. Ce qui en résulte chaque fois est vrai.
technique_1305 = Réseau forcé imbriqué
    .lesson = Supposez un candidat et suivez toutes les conséquences. Quand plus rien ne suit, supposez-en un deuxième. Si le deuxième mène à une contradiction, il est faux tant que le premier est vrai. Si, à la fin, plus rien n’est possible, le premier candidat est faux.

forcing_places = Essayons chaque place du { $digit } { CASE($house, form: "in") }.
forcing_candidates = Essayons chaque chiffre possible en { $cell }.
forcing_same = Le résultat est chaque fois le même.
forced_in_cell = { $count ->
    [0] Alors { $cell } vaut { $digit } : elle n’a pas d’autre candidat.
    [one] Alors { $cell } vaut { $digit } : { $from } y exclut { $digits }.
   *[other] Alors { $cell } vaut { $digit } : { $from } y excluent { $digits }.
}
forced_in_house = { $count ->
    [0] Alors { $cell } vaut { $digit } : ce chiffre n’a pas d’autre place { CASE($house, form: "in") }.
    [one] Alors { $cell } vaut { $digit } : { $from } exclut les autres places qui restaient pour le { $digit } { CASE($house, form: "in") }.
   *[other] Alors { $cell } vaut { $digit } : { $from } excluent les autres places qui restaient pour le { $digit } { CASE($house, form: "in") }.
}
forced_not = Alors { $cell } ne vaut pas { $digit }.
then_no_candidate = { $count ->
    [0] Mais alors il ne reste aucun chiffre pour { $cell }.
    [one] Mais alors il ne reste aucun chiffre pour { $cell } : { $from } exclut ce qui restait.
   *[other] Mais alors il ne reste aucun chiffre pour { $cell } : { $from } excluent ce qui restait.
}
then_no_place = { $count ->
    [0] Mais alors il ne reste aucune place pour le { $digit } { CASE($house, form: "in") }.
    [one] Mais alors il ne reste aucune place pour le { $digit } { CASE($house, form: "in") } : { $from } exclut ce qui restait.
   *[other] Mais alors il ne reste aucune place pour le { $digit } { CASE($house, form: "in") } : { $from } excluent ce qui restait.
}
suppose_also = Supposons aussi que { $cell } vaille { $digit }.
then_not = Donc { $cell } ne vaut pas { $digit }, tant que la première hypothèse tient.

## Tridagon

technique_0930 = Tridagon
    .lesson = Quatre blocs se trouvent dans deux bandes horizontales et deux bandes verticales. Dans chacun, trois cases de lignes et de colonnes différentes peuvent contenir les trois mêmes chiffres, et presque rien d’autre. Si les cases penchent dans l’autre sens dans un seul des blocs, les trois chiffres ne peuvent pas remplir les douze cases. Au moins un des candidats en trop, les gardiens, est donc vrai. Un gardien unique peut être placé. S’il y en a plusieurs, on élimine ce qu’ils excluent tous.
    .aliases = Marteau de Thor

tridagon_cells = Seuls { $digits } sont possibles en { $cells }, à part ces candidats en trop : { APART($guardians) }.
tridagon_orders = Supposons qu’aucun de ces candidats en trop ne soit vrai. Alors, { CASE($boxes, form: "in") }, les trois chiffres sont dans des lignes et des colonnes différentes. Lus de gauche à droite, ils montent ou descendent en cercle : après le plus grand vient le plus petit, et inversement.
tridagon_columns = Aucune colonne ne contient deux fois un chiffre. { CAP(CASE($first, form: "in")) }, les chiffres vont donc dans le même sens : ils montent dans les deux ou descendent dans les deux. Il en va de même { CASE($second, form: "in") }.
tridagon_rows = Aucune ligne non plus ne contient deux fois un chiffre. { CAP(CASE($same, form: "in")) }, les cases penchent du même côté : les chiffres vont dans le même sens. { CAP(CASE($opposite, form: "in")) }, les cases penchent de côtés opposés : les chiffres montent dans un bloc et descendent dans l’autre.
tridagon_guardians = Sur un tour des quatre blocs, le sens changerait alors exactement une fois, ce qui est impossible. Au moins un des candidats en trop est donc vrai : { APART($guardians) }.

## Exocet

technique_1501 = Exocet junior
    .lesson = Deux cases d’un bloc et d’une rangée, la base, contiennent deux chiffres parmi trois ou quatre. Deux cases cibles se trouvent dans les autres blocs de la même bande. Si les chiffres ont trop peu de place dans les rangées qui la croisent à cet endroit, les cibles contiennent les deux mêmes chiffres que la base. On élimine tous les autres candidats des cibles.

exocet_base = { $cells } contiennent deux des chiffres { $digits }.
exocet_room = { CAP(CASE($lines, form: "in")) }, hors { CASE($boxes, form: "de") }, chacun de ces chiffres apparaît au plus deux fois.
exocet_inside = Il faut tous les chiffres dans chacune { CASE($lines, form: "de") } : chacun de ces chiffres y apparaît donc au moins une fois à l’intérieur { CASE($boxes, form: "de") }.
exocet_targets = Un chiffre présent en { OR($base) } n’est nulle part ailleurs { CASE($line, form: "in") } ni dans leur bloc, et il est exclu en { $companions }. Il ne lui reste que { $targets }.
exocet_same = Cela vaut pour les deux chiffres : { $targets } contiennent donc les deux mêmes que { $base }.
exocet_missing = { $targets } ne peuvent pas valoir { OR($digits) }, donc { $base } non plus.

## Counting cells and digits

technique_1502 = Boucle SK
    .lesson = Deux lignes et deux colonnes se croisent dans quatre blocs. Dans chaque bloc, prenez les deux autres cases de la ligne et de la colonne, seize en tout. Comptez combien de fois, au plus, chaque chiffre peut y aller. Si le total est de seize, ces cases se partagent exactement ces chiffres. On les élimine dans le reste de ces rangées et blocs.
technique_1503 = Ensembles verrouillés multisecteurs
    .lesson = Prenez les cases vides au croisement de certaines lignes et colonnes. Comptez combien de fois, au plus, chaque chiffre peut y aller : une fois par ligne ou une fois par colonne, le plus petit des deux. Si le total est égal au nombre de cases, elles se partagent exactement ces chiffres. On les élimine dans le reste de ces rangées.

counted_cells = { $cells } font { $count } cases : il y faut { $count } chiffres.
counted_digit = { $count ->
    [1] Là, le { $digit } ne peut aller que { OR(CASE($houses, form: "in")) }, donc une fois au plus.
    [2] Là, le { $digit } ne peut aller que { OR(CASE($houses, form: "in")) }, donc deux fois au plus.
   *[other] Là, le { $digit } ne peut aller que { OR(CASE($houses, form: "in")) }, donc { $count } fois au plus.
}
counted_sum = Cela fait { $count } en tout, sans aucune marge. Dans chacune de ces zones, le chiffre compté va donc dans l’une de ces cases, et nulle part ailleurs.

## Lessons that several techniques share

-lesson-finned-fish = Un poisson à nageoires est un poisson à quelques places près, les nageoires, toutes dans un même bloc. Si aucune nageoire ne contient le chiffre, le poisson fonctionne. Si une nageoire le contient, elle l’exclut dans les cases qu’elle voit. On élimine un candidat exclu dans les deux cas.
-lesson-sashimi-fish = Il manque un coin à un poisson sashimi, qui a en revanche des places en plus, les nageoires, toutes dans un même bloc. Si aucune nageoire ne contient le chiffre, le poisson fonctionne. Si une nageoire le contient, elle l’exclut dans les cases qu’elle voit. On élimine un candidat exclu dans les deux cas.
-lesson-franken-fish = Un poisson Franken utilise des blocs en plus des lignes et des colonnes. Chaque zone de base contient le chiffre une fois. Si toutes ses places y sont dans autant de zones de couverture, celles-ci n’ont le chiffre nulle part ailleurs.
-lesson-finned-franken-fish = Un poisson Franken utilise des blocs en plus des lignes et des colonnes. Les places en trop des zones de base sont des nageoires. Soit une nageoire contient le chiffre, soit le poisson fonctionne sans nageoires. On élimine donc un candidat exclu par le poisson s’il voit toutes les nageoires.
-lesson-mutant-fish = Un poisson mutant mélange librement lignes, colonnes et blocs. Chaque zone de base contient le chiffre une fois. Si toutes ses places y sont dans autant de zones de couverture, celles-ci n’ont le chiffre nulle part ailleurs.
-lesson-finned-mutant-fish = Un poisson mutant mélange librement lignes, colonnes et blocs. Les places en trop des zones de base sont des nageoires. Soit une nageoire contient le chiffre, soit le poisson fonctionne sans nageoires. On élimine donc un candidat exclu par le poisson s’il voit toutes les nageoires.
-lesson-strong-links = Deux zones ont chacune deux places pour un chiffre, et une place de la première voit une place de la deuxième. Ces deux-là ne peuvent pas contenir le chiffre toutes les deux : au moins une des deux autres le contient. Une case qui voit ces deux autres ne peut pas le contenir.
-lesson-empty-rectangle = Dans un bloc, les places d’un chiffre sont sur une ligne et une colonne. Une zone qui croise l’une de ces rangées hors du bloc n’a que deux places pour lui : une proche, sur cette rangée, et une lointaine. Si la lointaine ne contient pas le chiffre, la proche le contient, et dans le bloc il est sur l’autre rangée. Une case de cette autre rangée qui voit la place lointaine ne peut donc pas le contenir.
-lesson-unique-rectangle = Quatre cases sur deux lignes, deux colonnes et deux blocs ne doivent pas contenir seulement deux chiffres : on pourrait les échanger et obtenir une deuxième solution. On élimine ce qui y mènerait. Cela suppose que la grille n’a qu’une seule solution.
-lesson-avoidable-rectangle = Quatre cases sur deux lignes, deux colonnes et deux blocs, aucune n’étant dévoilée, ne doivent pas contenir seulement deux chiffres : on pourrait les échanger et obtenir une deuxième solution. Les derniers coins contiennent donc autre chose. Cela suppose que la grille n’a qu’une seule solution.
-lesson-unique-loop = Six cases ou plus forment une boucle : chacune partage une zone avec la suivante, et chacune de leurs zones en contient exactement deux. Elles ne doivent pas contenir seulement deux chiffres : on pourrait les échanger et obtenir une deuxième solution. On élimine ce qui y mènerait. Cela suppose que la grille n’a qu’une seule solution.
-lesson-extended-rectangle = Six cases se trouvent sur deux lignes et trois colonnes, ou sur trois lignes et deux colonnes, et dans deux ou trois blocs. Elles ne doivent pas contenir seulement trois chiffres : on pourrait les échanger entre les deux lignes, ou entre les deux colonnes, et obtenir une deuxième solution. On élimine ce qui y mènerait. Cela suppose que la grille n’a qu’une seule solution.
-lesson-bug-extras = Certaines cases vides ont des candidats en trop. Sans eux, chaque case vide aurait deux candidats et chaque chiffre deux places dans chaque zone. La grille aurait alors plusieurs solutions ou aucune. Au moins un des candidats en trop est donc vrai, et on élimine ce qui les exclurait tous. Cela suppose que la grille n’a qu’une seule solution.
-lesson-als-chain = Un ensemble presque verrouillé (ALS) est un groupe de cases d’une zone qui a un candidat de plus que de cases. Retirez un de ses chiffres, et les cases contiennent tous les autres. Une chaîne peut donc y entrer par un de ses chiffres et en sortir par un autre.

## New game: what a worker reports

new_game_without_givens = { $level } : { $asked } dévoilés demandés. La grille la plus proche en a { $count }.
new_game_not_quite = { $count ->
    [0] Aucune correspondance exacte. Voici la grille la plus proche : aucun dévoilé.
    [one] Aucune correspondance exacte. Voici la grille la plus proche : { $count } dévoilé.
   *[other] Aucune correspondance exacte. Voici la grille la plus proche : { $count } dévoilés.
}
new_game_rated = Aucune correspondance exacte. Voici la grille la plus proche : { $count } dévoilés, cotation { $rating }.
new_game_missing = Aucune correspondance exacte. Voici la grille la plus proche : { $count } dévoilés, cotation { $rating }. Il y manque : { $missing }.
new_game_unwanted = Aucune correspondance exacte. Voici la grille la plus proche : { $count } dévoilés, cotation { $rating }. Elle demande pourtant : { $unwanted }.
new_game_missing_unwanted = Aucune correspondance exacte. Voici la grille la plus proche : { $count } dévoilés, cotation { $rating }. Il y manque : { $missing }. Elle demande pourtant : { $unwanted }.
order_at_least = avec « { $technique } » ou plus dur
order_nothing_harder = rien de plus dur que « { $technique } »
order_minutes = environ { $minutes } min pour la plupart des joueurs
progress_rating = { $what }. La meilleure : cotation { $rating }, { $givens } dévoilés…
progress_givens = { $givens ->
    [one] { $what }. La meilleure : { $givens } dévoilé (essai { $attempt } sur { $attempts })…
   *[other] { $what }. La meilleure : { $givens } dévoilés (essai { $attempt } sur { $attempts })…
}
progress_attempt = { $what } (essai { $attempt } sur { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Arrêté. La cotation est d’au moins { $rating }.
rating_at_least = Cotation : au moins { $rating }…
rating_explained = Premier placement : { $placement }. Première étape : { $first }. Sur l’échelle de Sudoku Explainer, les grilles les plus faciles sont cotées 1.2, les sous-ensembles cachés environ 4, les chaînes 6.5 ou plus, et les grilles connues les plus dures près de 12.
rating_other_name = SE : { $name }
rating_technique = Technique
rating_times = Nombre de fois
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = Singleton caché
family_direct-pointing = Pointage direct
family_direct-claiming = Revendication directe
family_direct-hidden-pair = Paire cachée directe
family_naked-single = Singleton nu
family_direct-hidden-triplet = Triplet caché direct
family_pointing = Pointage
family_claiming = Revendication
family_naked-pair = Paire nue
family_x-wing = X-Wing
family_hidden-pair = Paire cachée
family_naked-triplet = Triplet nu
family_swordfish = Swordfish
family_hidden-triplet = Triplet caché
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = Rectangle unique
family_unique-loop = Boucle unique
family_naked-quad = Quadruplet nu
family_jellyfish = Jellyfish
family_hidden-quad = Quadruplet caché
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = Exclusion de paire alignée
family_bidirectional-x-cycle = Cycle X bidirectionnel
family_bidirectional-y-cycle = Cycle Y bidirectionnel
family_turbot-fish = Turbot
family_forcing-x-chain = Chaîne X forcée
family_bidirectional-cycle = Cycle bidirectionnel
family_forcing-chain = Chaîne forcée
family_aligned-triplet-exclusion = Exclusion de triplet aligné
family_nishio-forcing-chains = Chaînes forcées Nishio
family_cell-forcing-chains = Chaînes forcées d’une case
family_region-forcing-chains = Chaînes forcées d’une zone
family_dynamic-forcing-chains = Chaînes forcées dynamiques
family_dynamic-forcing-chains-plus = Chaînes forcées dynamiques (+)
family_dynamic-forcing-chains-plus-forcing-chains = Chaînes forcées dynamiques (+ chaînes forcées)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = Chaînes forcées dynamiques (+ chaînes forcées multiples)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = Chaînes forcées dynamiques (+ chaînes forcées dynamiques)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = Chaînes forcées dynamiques (+ chaînes forcées dynamiques (+))

## Faults of puzzles and requests

read_at = Ligne { $line }, colonne { $column } : { $fault }
read_empty = Il n’y a pas de grille dans ce texte.
read_too_long = Ce texte est trop long pour une seule grille : { $characters } caractères.
read_several_lines = Saisissez une seule ligne.
read_symbol = « { $symbol } » n’est ni un chiffre ni une case vide ( . 0 * _ ).
read_letter = « { $symbol } » est une lettre. Cette grille a les chiffres 1 à { $last }.
read_too_large = { $symbol } est trop grand ici : les chiffres vont de 1 à { $last }.
read_length = { $found ->
    [one] Il y a { $found } case. Une grille classique en a 81 ; d’autres tailles en ont 16, 36, 144, 256 ou 625.
   *[other] Il y a { $found } cases. Une grille classique en a 81 ; d’autres tailles en ont 16, 36, 144, 256 ou 625.
}
read_length_of_board = { $found ->
    [one] Il y a { $found } case. Une grille { $board } en a { $cells }.
   *[other] Il y a { $found } cases. Une grille { $board } en a { $cells }.
}
givens_conflict = Le { $digit } apparaît deux fois { CASE($house, form: "in") } : { $first } et { $second }.
givens_no_candidate = Aucun chiffre ne va en { $cell }.
givens_no_place = Il n’y a pas de place pour le { $digit } { CASE($house, form: "in") }.
recipe_starter = La grille intégrée est toujours 9 × 9, de niveau Moyen et sans symétrie.
recipe_givens_reversed = Indiquez d’abord le plus petit nombre de dévoilés.
recipe_too_many_givens = Une grille { $board } n’a que { $cells } cases.
recipe_too_few_givens = Aucune grille { $board } n’a moins de { $fewest } dévoilés.
recipe_symmetry = Aucune grille avec cette symétrie n’a autant de dévoilés. Essayez { $below } ou { $above }.
recipe_unrated = Seules les grilles 9 × 9 ont une cotation.
recipe_ratings_reversed = Indiquez d’abord la cotation la plus basse.
recipe_no_such_rating = Les cotations vont de 1.2 à { $greatest }.
recipe_both = On ne peut pas exiger et exclure à la fois « { $technique } ».
recipe_above_rating = Les grilles avec « { $technique } » commencent à { $least }. Choisissez une cotation plus haute.
recipe_needed_anyway = On ne peut pas exclure « { $technique } » : toute grille en a besoin pour la dernière case.
recipe_nearly_full = À partir de { $from } dévoilés, une grille ne demande que « { $technique } » et sa cotation est 1.0.
recipe_harder = La technique « { $technique } » est plus dure que « { $hardest } », la plus dure que vous permettez.
recipe_never_next = Aucune grille n’a besoin de « { $technique } » : une technique plus simple suffit toujours.
recipe_too_few_for_easiest = À elle seule, la technique « { $technique } » ne résout aucune grille de moins de { $fewest } dévoilés.
recipe_no_path = Aucune grille trouvée avec ces techniques. Réessayez ou demandez moins de techniques.
recipe_no_minutes = Aucune grille de ce genre trouvée. Réessayez ou choisissez un autre temps ou un autre niveau.
recipe_impossible = Aucune grille ne répond à ces options.

## What the worker refuses

refused_unreadable = Nonet ne peut pas lire cette requête. Rechargez la page.
refused_no_solution = Cette grille n’a pas de solution. { $why }
refused_not_classic = Seules les grilles 9 × 9 peuvent être cotées.
study_unknown_technique = Cette technique n’existe pas.
study_no_position = Nonet n’a pas trouvé de position pour « { $technique } ».
refused_not_unique = Seule une grille à solution unique peut être cotée.
