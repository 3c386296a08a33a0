# Nonet in French: the board's page.

## General

two_sentences = { $first } { $second }
word_back = Retour
word_back_to_game = Retour à la partie
word_cancel = Annuler
word_close = Fermer
word_help = Aide
word_how_far = Progression
word_menu = Menu
word_messages = Messages
word_new_game = Nouvelle partie
word_next = Suivant
word_notes = Notes
word_rating = Cotation
word_settings = Réglages
word_tools = Outils
word_try_again = Réessayer
one_number = { $number }
range = { $least }–{ $most }

# $case: none (la ligne 2), bare (ligne 2), de (de la ligne 2),
# in (dans la ligne 2, sur la diagonale 1)
house_name = { $case ->
    [bare] { $kind ->
        [row] ligne { $number }
        [column] colonne { $number }
        [box] bloc { $number }
        [region] région { $number }
        [window] fenêtre { $number }
        [group] groupe { $number }
        [extra] région supplémentaire { $number }
       *[diagonal] diagonale { $number }
    }
    [de] { $kind ->
        [row] de la ligne { $number }
        [column] de la colonne { $number }
        [box] du bloc { $number }
        [region] de la région { $number }
        [window] de la fenêtre { $number }
        [group] du groupe { $number }
        [extra] de la région supplémentaire { $number }
       *[diagonal] de la diagonale { $number }
    }
    [in] { $kind ->
        [row] dans la ligne { $number }
        [column] dans la colonne { $number }
        [box] dans le bloc { $number }
        [region] dans la région { $number }
        [window] dans la fenêtre { $number }
        [group] dans le groupe { $number }
        [extra] dans la région supplémentaire { $number }
       *[diagonal] sur la diagonale { $number }
    }
   *[other] { $kind ->
        [row] la ligne { $number }
        [column] la colonne { $number }
        [box] le bloc { $number }
        [region] la région { $number }
        [window] la fenêtre { $number }
        [group] le groupe { $number }
        [extra] la région supplémentaire { $number }
       *[diagonal] la diagonale { $number }
    }
}
level_name = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [master] Maître
   *[extreme] Extrême
}
page_title = { $page } – Nonet
progress_placed = { $placed ->
    [one] { $placed } placé sur { $all }
   *[other] { $placed } placés sur { $all }
}
progress_left = encore { $left }
progress_hints = { $hints ->
    [one] { $hints } indice
   *[other] { $hints } indices
}
level_titled = { $title }
level_custom = Sur mesure
level_own = Votre grille
level_copy = { $name } (copie)
level_version = { $name } (autre version)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } avec diagonales
board_rules = { $side } × { $side } avec { $rules }
rule_name = { $rule ->
    [jigsaw] régions jigsaw
    [diagonal] diagonale descendante
    [antidiagonal] diagonale montante
    [diagonals] les deux diagonales
    [windoku] windoku
    [disjoint] groupes disjoints
    [extra] régions supplémentaires
    [anti-knight] anti-cavalier
    [anti-king] anti-roi
    [non-consecutive] non-consécutif
    [odd] cases impaires
    [even] cases paires
    [digits] cases restreintes
    [kropki] points Kropki
    [xv] XV
    [killer] cages killer
    [little-killer] sommes little killer
    [thermo] thermomètres
    [slow-thermo] thermomètres lents
    [arrow] flèches
    [double-arrow] doubles flèches
    [difference] points blancs
    [ratio] points noirs
    [no-other-difference] points blancs au complet
    [no-other-ratio] points noirs au complet
    [x] signes X
    [v] signes V
    [no-other-xv] X et V au complet
    [greater] signes d’inégalité
    [minimum] cases minimum
    [maximum] cases maximum
    [whisper] lignes whisper
    [renban] lignes renban
    [nabner] lignes nabner
    [palindrome] palindromes
    [clone] clones
    [between] lignes between
    [lockout] lignes lockout
    [region-sum] lignes de somme par région
    [zipper] lignes zipper
    [ten-line] lignes de somme
    [entropic] lignes entropiques
    [modular] lignes modulaires
    [quadruple] quadruples
    [sandwich] sommes sandwich
    [x-sum] X-sommes
    [room] pièces numérotées
    [skyscraper] gratte-ciel
    [column-indexer] indexeurs de colonne
    [row-indexer] indexeurs de ligne
    [global-entropy] entropie globale
    [anti-taxicab] anti-taxicab
    [lunchbox] cages lunchbox
    [look-and-say] cages look-and-say
    [rellik] cages rellik
    [equal-sum] sommes égales
    [hidden-skyscraper] gratte-ciel cachés
    [full-rank] full rank
   *[circles] cercles compteurs
}

## Pages

nav_pages = Pages
nav_all_pages = Toutes les pages
nav_play = Jouer
nav_new = Nouvelle
nav_daily = Du jour
nav_games = Parties
nav_learn = Apprendre
nav_stats = Stats
nav_statistics = Statistiques
nav_print = Imprimer
nav_bench = Atelier
nav_workbench = Atelier
nav_more = Plus
nav_nonet = Nonet

## Loading

loading_solver = Chargement du solveur
loading_page = Chargement de la page
bytes_none = { $what }…
bytes_of = { $what } : { $kilobytes } Ko sur { $total }…
bytes_so_far = { $what } : { $kilobytes } Ko…
rest_loading = Chargement du reste de Nonet…
rest_not_loaded = Cette partie de Nonet ne s’est pas chargée. Êtes-vous hors ligne ?
page_not_loaded = Cette page ne s’est pas chargée. Êtes-vous hors ligne ?

## Board

board_label = Sudoku, { $level }, { $board }
board_help = Flèches pour se déplacer, touches numériques pour les chiffres, F1 pour la liste des touches.
cell_place = ligne { $row } colonne { $column }, bloc { $box_number }
cell_place_and = ligne { $row } colonne { $column }, { PLAIN(CASE($places, form: "bare")) }
cell_rule = { $rule ->
    [odd] case impaire
   *[even] case paire
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = vide
cell_digit = { $digit }
cell_given = dévoilé
cell_conflict = conflit
cell_mistake = erreur
cell_notes = notes { SPACED($digits) }
cell_centre = centre { SPACED($digits) }
cell_struck = { $count ->
    [one] barré : { SPACED($digits) }
   *[other] barrés : { SPACED($digits) }
}
cell_colour = en { PLAIN($colours) }
cell_colours = en { $colours }
# Always after "en".
colour_name = { $colour ->
    [rose] rouge
    [amber] orange
    [lemon] jaune
    [leaf] vert
    [teal] turquoise
    [sky] bleu
    [violet] violet
    [pink] rose
   *[grey] gris
}
givens_count = { $count ->
    [one] { $count } dévoilé
   *[other] { $count } dévoilés
}
givens_and_board = { $count ->
    [one] { $count } dévoilé, { $board }
   *[other] { $count } dévoilés, { $board }
}
bar_time = Temps { $time }
keypad_digits = Chiffres
key_note = { $digit }, note
key_colour = { $colour ->
    [rose] Rouge
    [amber] Orange
    [lemon] Jaune
    [leaf] Vert
    [teal] Turquoise
    [sky] Bleu
    [violet] Violet
    [pink] Rose
   *[grey] Gris
}
keypad_notes = { $mode ->
    [corner] Notes de coin
    [centre] Notes au centre
   *[colour] Couleurs
}
key_all_placed = { $digit }, tous placés
key_left = { $digit }, encore { $left }
mode_group = Mode de saisie
mode_digit = Chiffre
mode_corner = Coin
mode_centre = Centre
mode_colour = Couleur
tool_undo = Annuler
tool_redo = Rétablir
tool_erase = Effacer
tool_select = Sélection
tool_check = Vérifier
tool_hint = Indice

## Moves

digit_placed = { $left ->
    [0] { $digit } placé. C’était le dernier { $digit }.
   *[other] { $digit } placé. Encore { $left }.
}
placed = { $digit } placé.
digit_clash = { $house ->
    [row] Le { $digit } est déjà dans cette ligne.
    [column] Le { $digit } est déjà dans cette colonne.
    [box] Le { $digit } est déjà dans ce bloc.
    [region] Le { $digit } est déjà dans cette région.
    [window] Le { $digit } est déjà dans cette fenêtre.
    [group] Le { $digit } est déjà dans ce groupe.
    [extra] Le { $digit } est déjà dans cette région supplémentaire.
    [anti-knight] Le { $digit } est déjà à un saut de cavalier d’ici.
    [anti-king] Le { $digit } est déjà dans une case qui touche celle-ci.
    [non-consecutive] Le { $digit } et le chiffre d’une case voisine sont consécutifs.
    [odd] Le { $digit } est pair, et cette case n’accepte que des chiffres impairs.
    [even] Le { $digit } est impair, et cette case n’accepte que des chiffres pairs.
   *[diagonal] Le { $digit } est déjà sur cette diagonale.
}
digit_mistake = Le { $digit } est une erreur.
erased = Effacé.
notes_none = Aucune note.
notes_of_cell = Notes { PLAIN($digits) }.
centre_notes_of_cell = Notes au centre { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Chiffres.
    [corner] Notes de coin.
    [centre] Notes au centre.
   *[colour] Couleurs.
}
entered_in = { $mode ->
    [digit] { $digit } placé dans { $count } cases.
    [corner] Note de coin { $digit } dans { $count } cases.
   *[centre] Note au centre { $digit } dans { $count } cases.
}
singles_filled = { $count ->
    [one] Un singleton a suivi.
   *[other] { $count } singletons ont suivi.
}
erased_from = { $mode ->
    [digit] { $digit } effacé dans { $count } cases.
    [corner] Note de coin { $digit } effacée dans { $count } cases.
   *[centre] Note au centre { $digit } effacée dans { $count } cases.
}
restored = Le { $digit } en { $cell } n’est plus barré.
struck_in = { $digit } barré dans { $count } cases.
unstruck_in = Le { $digit } n’est plus barré dans { $count } cases.
cell_painted = { $cell } est en { $colour }.
cell_unpainted = { $cell } n’est plus en { $colour }.
candidate_painted = Le { $digit } en { $cell } est en { $colour }.
candidate_unpainted = Le { $digit } en { $cell } n’a pas de couleur.
painted_in = { $count } cases sont en { $colour }.
unpainted_in = { $count } cases ne sont plus en { $colour }.
digit_bound = Tous les { $digit } sont en { $colour }.
digit_unbound = Le { $digit } n’a plus de couleur.
colour_gone = Plus aucune case n’est en { $colour }.
colours_cleared = Toutes les couleurs sont retirées.
light_on = { $digit } en surbrillance. Reste à placer : { $left }, cases possibles : { $open }.
light_first = Touchez une case pour y placer le { $digit }. Reste à placer : { $left }, cases possibles : { $open }.
light_off = Aucun chiffre en surbrillance.
pause_on = Pause. La grille est masquée.
pause_off = La partie reprend.
pause_title = Pause
pause_resume = Reprendre
bar_pause = Pause
bar_zoom = Zoom
check_clean = Aucune erreur jusqu’ici.
check_wrong = { $count ->
    [one] { $count } chiffre est faux. Il reste marqué jusqu’à votre prochain coup.
   *[other] { $count } chiffres sont faux. Ils restent marqués jusqu’à votre prochain coup.
}
check_lost = { $count ->
    [one] Vous avez exclu un candidat nécessaire.
   *[other] Vous avez exclu { $count } candidats nécessaires.
}
full_but_wrong = La grille est pleine, mais quelque chose ne va pas. « Vérifier » montre où.
checkpoint_set = Repère { $number } posé.
checkpoint_removed = Repère retiré.
place_reached = { $count ->
    [0] Retour au début.
    [one] Au coup { $count }.
   *[other] Au coup { $count }.
}
stops_title = Repères
stops_intro = Revenez à un repère ou à une variante quittée. Aucun coup n’est perdu.
stop_name = Nom
stop_go = Y aller
stop_remove = Retirer
stop_here = Vous êtes ici
stop_checkpoint = Repère { $number }
stop_line = { $placed ->
    [one] Variante quittée à { $time }, { $placed } chiffre placé
   *[other] Variante quittée à { $time }, { $placed } chiffres placés
}
stop_of = { $what } : { $name }
score_name = Bilan : { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } chiffre placé
   *[other] { $count } chiffres placés
}
score_slips = { $count } faux pas
score_spots = { $count ->
    [one] { $count } ralentissement
   *[other] { $count } ralentissements
}
candidates_on = Candidats affichés.
candidates_off = Candidats masqués.
picking_on = Sélectionnez les cases une à une.
picking_off = Sélection terminée.
selected = { $count ->
    [0] Rien de sélectionné.
    [one] { $count } case sélectionnée.
   *[other] { $count } cases sélectionnées.
}
selected_cells = Sélection : { PLAIN($cells) }.
nothing_selected = Rien n’est sélectionné.
cell_candidates = Possible : { OR($digits) }.
cell_filled = Contient { $digit }.
cell_without_candidates = Aucun chiffre n’est possible ici.
colour_in = En { $colour } : { PLAIN($places) }.
no_colours = Rien n’est coloré.
struck_candidates = Barrés : { PLAIN($candidates) }.
no_strikes = Rien n’est barré.
notes_tidied = Les notes exclues sont retirées.
digit_filled = { $digit } noté partout où il est possible.
fill_which = Sélectionnez d’abord une case contenant le chiffre.
notes_filled = Tous les candidats sont notés.
refused_given = C’est un chiffre dévoilé.
refused_filled = Effacez d’abord le chiffre, puis notez.
game_over = Grille résolue. Pour repartir d’un moment antérieur, bifurquez dans « Revoir ».
copy_begun = Vous continuez dans une copie. La partie résolue reste dans vos parties, avec son temps.
undo_label = Annulé
redo_label = Rétabli
nothing_to_undo = Rien à annuler.
nothing_to_redo = Rien à rétablir.
moved = { $what }.
moved_cleared = { $what } : { $digit } n’est plus en { $cell }.
moved_placed = { $what } : { $digit } en { $cell }.
moved_struck = { $what } : { $digit } exclu en { $cell }.
moved_unstruck = { $what } : { $digit } n’est plus exclu en { $cell }.
moved_notes = { $what } : notes { PLAIN($digits) } en { $cell }.
moved_no_notes = { $what } : aucune note en { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } en { $cell }
candidates_struck = Exclus : { PLAIN($candidates) }.
house_read_out = { CAP(CASE($house, form: "bare")) } : { PLAIN($contents) }.
content_digit = { $digit }
content_empty = vide
digit_left = { $count ->
    [one] une fois le { $digit }
   *[other] { $count } fois le { $digit }
}
digits_left = Reste à placer : { PLAIN($digits) }.
nothing_left = Tous les chiffres sont placés.

## The end of a game

solved_alone = Grille résolue en { $time } sans indice.
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] Grille résolue en { $time }. Vérifications : { $hints }.
    [place] Grille résolue en { $time }. Indices : { $hints }. Le plus poussé a montré où regarder.
    [name] Grille résolue en { $time }. Indices : { $hints }. Le plus poussé a nommé la technique.
    [pattern] Grille résolue en { $time }. Indices : { $hints }. Le plus poussé a montré le motif.
    [proof] Grille résolue en { $time }. Indices : { $hints }. Le plus poussé a montré la preuve.
    [step] Grille résolue en { $time }. Indices : { $hints }. Le plus poussé a montré l’étape entière.
   *[unknown] Grille résolue en { $time }. Indices : { $hints }.
}
rated = Cotation { $rating }.
rated_by_step = Cotation { $rating } ({ $step }).
panel_another = Autre grille
stats_best = Record
stats_median = Médiane
end_unknown = …
end_solved = Résolue
end_share = Partager
end_hardest = Étape la plus dure
end_hints_label = Indices
end_rating = Cotation
end_seed = Graine
estimate_title = Temps estimé
estimate_range = { $low } à { $high } min
estimate_own = environ { $minutes } min pour vous
estimate_both = { $low } à { $high } min, environ { $minutes } min pour vous
end_record = Votre record
end_missed = Qu’est-ce qui m’a échappé ?
end_hints = { $depth ->
    [mistake] { $count } (vérifications)
    [place] { $count } (jusqu’à l’endroit)
    [name] { $count } (jusqu’au nom)
    [pattern] { $count } (jusqu’au motif)
    [proof] { $count } (jusqu’à la preuve)
    [step] { $count } (jusqu’à l’étape entière)
   *[unknown] { $count }
}
hint_lesson = Leçon

## Hints

hint_title = Indice
hint_looking = Recherche de la prochaine étape…
hint_closed = Indice fermé.
hint_mistake = Il y a une erreur
hint_where_to_look = Où regarder
hint_the_pattern = le motif
hint_sentence_of = { $number } sur { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] débutant
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] maître
    [extreme] extrême
   *[beyond] au-delà de l’extrême
}
tier_if_unique = { $tier }, suppose une solution unique
already_solved = Grille résolue. Il ne reste aucune étape.
step_done = C’est fait.
moves_undone = { $count ->
    [one] { $count } coup annulé. Plus aucune erreur.
   *[other] { $count } coups annulés. Plus aucune erreur.
}
undo_count = { $count ->
    [one] Annuler { $count } coup
   *[other] Annuler { $count } coups
}
fault_digit_in = Un chiffre est faux { CASE($house, form: "in") }.
fault_candidate_in = Vous avez exclu un candidat nécessaire { CASE($house, form: "in") }.
fault_digit_at = { $cell } ne vaut pas { $digit }.
fault_candidate_at = Vous avez exclu le { $digit } en { $cell }, mais c’est là qu’il va.
next_is = Prochaine étape : { $technique }.
proof_place = étape { $number } sur { $count }
another_place = option { $number } sur { $count }
another_none = Nonet ne trouve pas d’autre étape ici, sinon de plus difficiles.
hint_thinking = Recherche…
singles_none = Aucune case ne se remplit par un singleton pour l’instant.
singles_count = { $count ->
    [one] Un singleton remplit une case : elle est marquée.
   *[other] Des singletons remplissent { $count } cases : elles sont marquées.
}
singles_told = { PLAIN($candidates) }.
simpler_title = Plus simple ?
why_title = { $cell } : pourquoi pas { $digit } ?
why_question = Pourquoi { $cell } ne peut-elle pas valoir… ? Appuyez sur un chiffre.
why_filled = { $cell } contient déjà { $digit }.
why_seen = { $cell } ne peut pas valoir { $digit }, car elle voit le { $digit } en { $cells }.
ask_name = Nommer la technique suivante
ask_singles = Tous les singletons
ask_why = Pourquoi pas… ?
ask_again = Redemander
ask_proof = Voir la preuve
ask_another = Autre étape
ask_simpler = Plus simple ?
point_at_cell = Regardez { $cell } : vous pouvez la remplir.
point_at_digit = { $cell } vaut { $digit }.
press_show_fault = Montrer
press_resume = Retour à l’étape
press_erase = Effacer
press_put_back = Remettre
press_do = Appliquer
press_next = Suite
hint_not_loaded = Nonet n’a pas pu charger le solveur et ne peut donc pas donner d’indice. Votre partie est inchangée.
hint_crashed = Le solveur a planté. Nonet l’a redémarré : redemandez l’indice. Votre partie est inchangée.
hint_took_too_long = La recherche d’un indice a duré trop longtemps. Votre partie est inchangée.

## The first game

guide_offer = Vous débutez au sudoku ?
guide_new_here = Vous débutez ?
guide_begin = Première partie
guide_detail = Apprendre à jouer en cinq étapes
guide_easy = Partie facile
guide_decline = Pas maintenant
guide_title = Première partie
guide_skip = Passer
guide_select = Chaque ligne, chaque colonne et chaque bloc contient chaque chiffre une fois. Choisissez la case marquée.
guide_place = Il manque un chiffre dans ce bloc. Trouvez-le et appuyez sur sa touche.
guide_single = La ligne, la colonne et le bloc de cette case ne laissent qu’un chiffre. Placez-le.
guide_note = Cette case vaut 7 ou 8. Choisissez « Coin » et notez les deux.
guide_hint = Vous bloquez ? « Indice » vous montre où regarder.
guide_done = Vous savez tout ce qu’il faut. Bonne partie !
guide_killer = Premier killer
guide_killer_detail = Découvrir les cages en cinq étapes
guide_killer_select = Les chiffres d’une cage ne se répètent pas et font son total. Choisissez une case marquée.
guide_killer_pair = Deux cases qui font 3 contiennent 1 et 2. Choisissez « Coin » et notez les deux.
guide_killer_rest = Un bloc totalise 21, ses deux cages entières 19. Placez le chiffre restant.
guide_killer_sets = Trois chiffres qui font 8 : 1, 2, 5 ou 1, 3, 4. Choisissez une case de la cage marquée.

## New game

new_one_press = Choisissez un niveau pour commencer, ou appuyez sur une touche de 1 à 5.
new_needs_easy = Singletons cachés
new_needs_medium = Candidats verrouillés
new_needs_hard = Paires, Wings, poissons, rectangles
new_needs_master = Chaînes courtes, souvent sur un seul chiffre
new_needs_extreme = Longues chaînes, très peu de dévoilés
new_between = { $least }–{ $most }
new_from = { $least } et plus
new_order_detail = Grille, symétrie, cotation, techniques, graine
new_enter_detail = À taper ou à coller
order_title = Sur mesure
new_again = Répéter la dernière demande
order_sentence = { PLAIN($parts) }.
order_rated = Cotation { $least } à { $most }
order_rated_exactly = Cotation { $rating }
order_any_rating = Toute cotation
order_half_turn = demi-tour
order_quarter_turn = quart de tour
order_left_right = symétrie gauche-droite
order_top_bottom = symétrie haut-bas
order_diagonal = symétrie selon la diagonale
order_antidiagonal = symétrie selon l’antidiagonale
order_givens = { $count ->
    [one] { $count } dévoilé
   *[other] { $count } dévoilés
}
order_givens_between = { $least } à { $most } dévoilés
order_needs = avec { $techniques }
order_avoids = sans { $techniques }
new_game = { $count ->
    [0] Nouvelle partie : { $level }, aucun dévoilé.
    [one] Nouvelle partie : { $level }, { $count } dévoilé.
   *[other] Nouvelle partie : { $level }, { $count } dévoilés.
}
generating = Génération d’une grille
generating_level = Génération d’une grille : { $level }
generating_givens = Recherche d’une grille à { $givens } dévoilés
progress_none = { $what }…
cancelled = Abandonné.
no_previous_game = Il n’y a pas de partie précédente.
previous_game_opened = Retour à votre autre partie.
game_opened = Partie ouverte.
generator_not_loaded = Le générateur de grilles ne s’est pas chargé. Votre partie est inchangée. Choisissez « Nouvelle partie » pour réessayer.
generator_crashed = Le générateur de grilles a planté. Nonet l’a redémarré : réessayez.
took_too_long = C’était trop long : Nonet a abandonné. Réessayez ou choisissez d’autres options.

## Enter a puzzle

own_title = Saisir une grille
own_started = Votre grille a exactement une solution. Bonne partie !
entered_again = Vous avez déjà commencé cette grille. La voici telle que vous l’avez laissée.
entered_solved = Vous avez déjà résolu cette grille. Pour la rejouer, bifurquez au début de « Revoir ».

## Menu

menu_previous = Partie précédente
menu_fill_notes = Noter tous les candidats
menu_fill_digit = Noter ce chiffre partout
menu_tidy = Nettoyer les notes
menu_show_candidates = Afficher les candidats
menu_hide_candidates = Masquer les candidats
menu_clear_colours = Retirer les couleurs
menu_check = Vérifier la grille
menu_undo_mistake = Revenir avant la première erreur
menu_checkpoint = Repère
menu_stops = Tous les repères
menu_replay = Revoir
menu_share = Partager, exporter
menu_rating = Voir la cotation
menu_copy_givens = Copier la grille de départ
menu_copy_board = Copier la grille actuelle
menu_copy_seed = Copier la graine
menu_path = Résolution
menu_practice = Exercices
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Copié.
copied_failed = Le navigateur a bloqué le presse-papiers. Autorisez-le pour ce site, puis copiez de nouveau.

## Rating

rating_none = Seules les grilles 9 × 9 peuvent être cotées.
rating_stopped = Arrêté avant le premier résultat.
rating_failed = La cotation a échoué. Rechargez la page et réessayez.
rating_running = Cotation…
rating_stop = Arrêter

## The theme

set_theme = Thème
set_theme_system = Système
set_theme_light = Clair
set_theme_dark = Sombre

## Saving

store_failed = Nonet ne peut pas enregistrer votre partie : le stockage du navigateur est plein ou bloqué. Vous pouvez continuer, mais recharger la page efface vos coups.
damaged_before = Lors d’une visite précédente, Nonet n’a pas pu ouvrir une partie enregistrée. Vous pouvez télécharger l’enregistrement.
newer_save = Une version plus récente de Nonet a enregistré cette partie. Rechargez la page pour la continuer ou réessayez plus tard. D’ici là, Nonet ne peut pas enregistrer vos coups.
update_ready = Une nouvelle version de Nonet est prête. Rechargez quand cela vous convient : votre partie est enregistrée.
next_damaged = La grille préparée à l’avance était endommagée. Nonet va en générer une autre.
both_kept = Cette partie a aussi continué ailleurs. Nonet garde les deux versions.
save_unreadable = l’enregistrement est illisible
save_newer = une version plus récente de Nonet a enregistré cette partie (format d’enregistrement { $version })
save_mismatch = la grille et sa solution ne correspondent pas
save_bad_move = le coup { $number } est impossible
game_damaged = Nonet ne peut pas ouvrir votre partie : { $why }. Vous pouvez télécharger l’enregistrement. Voici une nouvelle grille.
previous_game_damaged = Nonet ne peut pas ouvrir votre partie précédente : { $why }. Vous pouvez télécharger l’enregistrement.
notice_dismiss = Fermer
notice_download = Télécharger
notice_reload = Recharger
