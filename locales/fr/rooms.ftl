# Nonet in French: the pages beside the board.

## General

word_board = Grille
verbatim = { $text }

## Workbench

bench_list_title = Votre liste
bench_list_label = Collez ou tapez des grilles, une par ligne
bench_open = Ouvrir un fichier
bench_open_detail = { $most ->
    [one] ou déposez-le ici. Jusqu’à { $most } ligne.
    [many] ou déposez-le ici. Jusqu’à { $most } de lignes.
   *[other] ou déposez-le ici. Jusqu’à { $most } lignes.
}
bench_generate_title = Ou générez des grilles
bench_level_choice = { $level }, { $givens } dévoilés
bench_count = Nombre de grilles
bench_seed = Première graine
bench_generate = Générer
bench_generate_detail = Même graine, même liste.
bench_bad_count = Indiquez un nombre entier de grilles, de 1 à { $most }.
bench_source = Source de la liste
bench_source_generate = Générer des grilles
bench_tasks = Que faire de la liste
bench_tasks_each = Que faire de chaque grille
bench_task = { $task ->
    [solve] Résoudre
    [count] Compter
    [minimise] Minimiser
   *[rate] Coter
}
bench_task_detail = { $task ->
    [solve] Une solution, et si c’est la seule
    [count] Le nombre de solutions
    [minimise] La grille sans dévoilés superflus
   *[rate] La difficulté sur l’échelle de Sudoku Explainer
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = Presse-papiers
source_dropped = Texte déposé
source_generated = { $level }, graine { $seed }
list_none = Aucune grille pour l’instant. Collez-en, ouvrez un fichier ou générez-en.
list_empty = { $source } : aucune grille trouvée.
list_reading = { $count ->
    [one] { $source } : { $count } grille jusqu’ici…
   *[other] { $source } : { $count } grilles jusqu’ici…
}
list_of = { $count ->
    [one] { $count } grille.
   *[other] { $count } grilles.
}
list_from = { $count ->
    [one] { $source } : { $count } grille.
   *[other] { $source } : { $count } grilles.
}
list_cut = { $source } : les { $count } premières grilles. La liste est pleine, le reste est laissé de côté.

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count ->
        [one] Résolution de { $count } grille
       *[other] Résolution de { $count } grilles
    }
    [count] { $count ->
        [one] Décompte des solutions de { $count } grille
       *[other] Décompte des solutions de { $count } grilles
    }
    [minimise] { $count ->
        [one] Minimisation de { $count } grille
       *[other] Minimisation de { $count } grilles
    }
    [rate] { $count ->
        [one] Cotation de { $count } grille
       *[other] Cotation de { $count } grilles
    }
   *[generate] { $count ->
        [one] Génération de { $count } grille
       *[other] Génération de { $count } grilles
    }
}
run_begun = { $title }…
run_done = { $done ->
    [one] { $done } faite
   *[other] { $done } faites
}
run_done_rate = { $done ->
    [one] { $done } faite, { $rate } par seconde
   *[other] { $done } faites, { $rate } par seconde
}
run_left = encore { $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } pour cent
run_spoken_left = { $percent } pour cent, { $left }
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } h { $minutes } min
run_ended = { $task ->
    [solve] { $count ->
        [one] { $count } grille résolue en { $time }.
       *[other] { $count } grilles résolues en { $time }.
    }
    [count] { $count ->
        [one] Solutions de { $count } grille comptées en { $time }.
       *[other] Solutions de { $count } grilles comptées en { $time }.
    }
    [minimise] { $count ->
        [one] { $count } grille minimisée en { $time }.
       *[other] { $count } grilles minimisées en { $time }.
    }
    [rate] { $count ->
        [one] { $count } grille cotée en { $time }.
       *[other] { $count } grilles cotées en { $time }.
    }
   *[generate] { $count ->
        [one] { $count } grille générée en { $time }.
       *[other] { $count } grilles générées en { $time }.
    }
}
run_rate = Soit { $rate } par seconde.
run_stopped = { $done ->
    [one] Arrêté après { $done } grille sur { $total }.
   *[other] Arrêté après { $done } grilles sur { $total }.
}
run_faults = { $count ->
    [one] { $count } ligne contient une erreur.
   *[other] { $count } lignes contiennent une erreur.
}
sentences_of_run = { SPACED($sentences) }
run_not_loaded = Le solveur ne s’est pas chargé. Êtes-vous hors ligne ?
line_at_column = Colonne { $column } : { $fault }
line_contradiction = Elle n’a pas de solution. { $why }
line_no_solution = Elle n’a pas de solution.
line_several_solutions = Elle a plus d’une solution.
line_too_hard = Celle-ci est trop difficile : Nonet ne peut pas trancher ici.
line_too_long = Celle-ci est trop longue à minimiser ici.
line_unrated = Seules les grilles 9 × 9 peuvent être cotées.
line_crashed = Pas fait : le solveur a planté sur cette ligne.
line_timed_out = Pas fait : cette ligne a pris trop de temps.
line_lost = Pas fait : le solveur s’est arrêté. Réessayez.
file_fault = Ligne { $line } : { $fault }

## Workbench: the table

table_results = Grilles et résultats
table_empty = Chaque ligne de votre liste devient une ligne ici : la grille et son résultat.
table_column = { $column ->
    [line] Ligne
    [puzzle] Grille
    [solutions] Solutions
    [solution] Solution
    [givens] Dévoilés
    [left] Restants
    [minimal] Grille minimale
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Étape la plus dure
    [minutes] Temps estimé en min
    [milliseconds] Temps en ms
   *[seed] Graine
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] Tri et filtrage de { $count } grille…
   *[other] Tri et filtrage de { $count } grilles…
}
table_sorted_rising = Tri par « { $column } », croissant.
table_sorted_falling = Tri par « { $column } », décroissant.
table_unsorted = Dans l’ordre de la liste.
table_shown = { $shown ->
    [one] { $shown } grille affichée sur { $total }.
   *[other] { $shown } grilles affichées sur { $total }.
}
table_faults_only = Lignes erronées seulement
table_save = { $kind ->
    [text] Enregistrer en texte
    [csv] Enregistrer en CSV
   *[tsv] Enregistrer en TSV
}

## Workbench: the distribution of the ratings

spread_title = Cotations
spread_chart = Histogramme des cotations, de { $from } à { $to }
spread_axis = Cotation (ER)
spread_scale = Grilles, échelle en racine carrée
spread_least = Cotation la plus basse affichée
spread_most = Cotation la plus haute affichée
spread_filter = Afficher
spread_filter_help = p. ex. 6.6–7.2 ou X-Wing

## Workbench: the filters of the table

chips = Filtres actifs
chip_rating = Cotation { $from }–{ $to }
chip_text = « { $text } »
chip_remove = { $filter } : retirer ce filtre

facet_name = { $facet ->
    [givens] Dévoilés
    [technique] Étape la plus dure
    [symmetry] Symétrie
    [solutions] Solutions
   *[minimal] Dévoilés superflus
}
facet_any = { $facet ->
    [givens] Dévoilés : tous
    [technique] Technique : toutes
    [symmetry] Symétrie : toutes
    [solutions] Solutions : toutes
   *[minimal] Minimale ou non
}
facet_givens = { $count ->
    [one] { $count } dévoilé
   *[other] { $count } dévoilés
}
facet_one_solution = 1 solution
facet_solutions = { $count } solutions
facet_minimal = { $is_minimal ->
    [yes] Minimale
   *[no] Non minimale
}
facet_no_symmetry = Sans symétrie
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Grille { $line }
row_givens = { $count ->
    [one] { $count } dévoilé
   *[other] { $count } dévoilés
}
row_board = Grille { $line } : { $digits }
row_play = Jouer
row_rate = Coter
row_copy = Copier
row_rating = Cotation…
row_rated = La grille { $line } est cotée { $rating }.
row_unreadable = Cette ligne n’est pas une grille.
row_value = { $value }
row_rated_as = Cotation
row_symmetry = Symétrie
symmetry = { $symmetry ->
    [rotate180] Demi-tour
    [rotate90] Quart de tour
    [mirror-h] Gauche-droite
    [mirror-v] Haut-bas
    [diagonal] Diagonale
   *[antidiagonal] Antidiagonale
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = Aucune
row_minimal = Minimale
row_redundant = { $count ->
    [0] Oui
    [one] Non, { $count } superflu
   *[other] Non, { $count } superflus
}
row_seed = Graine

## Practice, lessons and the solve path

learn_lesson = Leçon
learn_practise = S’exercer
learn_all = Toutes les techniques
learn_back_to_bench = Retour à l’atelier
learn_board = Sudoku, { $title }, { $board }
learn_board_help = Flèches pour se déplacer. Le texte à côté de la grille explique ce qui y est marqué.
learn_explanation = Explication
learn_loading = Chargement…
learn_learned = { $learned ->
    [one] { $learned } technique acquise sur { $count }
   *[other] { $learned } techniques acquises sur { $count }
}
learn_find = Chercher une technique
learn_all_shown = Toutes les techniques sont affichées.
learn_found = { $count ->
    [0] Aucune technique trouvée.
    [one] { $count } technique trouvée.
   *[other] { $count } techniques trouvées.
}
learn_next = À apprendre ensuite
learn_nearly = Presque acquise
learn_repeat = À réviser
learn_met = { $count ->
    [1] Cette technique apparaît dans une de vos grilles résolues.
   *[other] Cette technique apparaît dans { $count } de vos grilles résolues.
}
learn_puzzle = L’utiliser dans une grille
learn_positions = { $solved ->
    [one] { $solved } position résolue sur { $needed }
   *[other] { $solved } positions résolues sur { $needed }
}
learn_solve_nine = Résolvez-en neuf pour l’acquérir.
learn_is_learned = Vous avez acquis cette technique.
learn_section = { $section ->
    [singles] Singletons
    [subsets] Candidats verrouillés et sous-ensembles
    [fish] Poissons
    [one_digit] Un seul chiffre
    [wings] Wings
    [uniqueness] Unicité
    [colours] Coloriage
    [chains] Chaînes et boucles
    [sets] Ensembles presque verrouillés
    [forcing] Chaînes et réseaux forcés
    [clues] Sommes, lignes tracées et contraintes
   *[hardest] Les grilles les plus dures
}
learn_section_learned = { $learned ->
    [one] { $learned } acquise sur { $count }
   *[other] { $learned } acquises sur { $count }
}
learn_rated = cotation { $from }–{ $to }
learn_tiers = { $from } à { $to }
learn_detail = { $section } · { $detail }
learn_solving = Résolution pas à pas…
learn_searching = Recherche d’une position…
learn_searching_so_far = { $count ->
    [one] Recherche d’une position ({ $count } grille jusqu’ici)…
   *[other] Recherche d’une position ({ $count } grilles jusqu’ici)…
}
learn_no_game = Il n’y a pas de partie en cours.
learn_mistake = La grille contient une erreur : pas de résolution à partir d’ici. « Indice » vous montrera l’erreur.
learn_not_kept = Nonet ne peut pas enregistrer combien d’exercices vous avez résolus : le stockage du navigateur est plein ou bloqué.
learn_not_loaded = Le solveur ne s’est pas chargé. Êtes-vous hors ligne ?
learn_crashed = Le solveur a planté. Nonet l’a redémarré : réessayez.
learn_took_too_long = C’était trop long : Nonet a abandonné. Réessayez.

## Practice

practice_tier = { $tier ->
    [beginner] Débutant
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [expert] Maître
    [extreme] Extrême
   *[beyond] Au-delà de l’extrême
}
practice_write = { $technique } : choisissez la case et placez son chiffre.
practice_remove = { $technique } : choisissez une case, puis le chiffre que vous pouvez y exclure.
practice_filled = { $cell } a déjà un chiffre.
practice_no_candidate = Le { $digit } n’est pas candidat en { $cell }.
practice_crossed = Le { $digit } est déjà exclu en { $cell }.
practice_needed = Pas tout à fait : le { $digit } est nécessaire en { $cell }.
practice_wrong = Pas tout à fait : { $cell } ne vaut pas { $digit }.
practice_other_write = Pas tout à fait : { $cell } vaut bien { $digit }, mais « { $technique } » ne le montre pas.
practice_other_remove = Pas tout à fait : { $cell } ne vaut pas { $digit }, mais « { $technique } » ne le montre pas.
practice_right = { $left ->
    [one] Exact. Cette étape exclut encore { $left } candidat.
   *[other] Exact. Cette étape exclut encore { $left } candidats.
}
practice_done = { $count ->
    [one] Exact. { $count } exercice résolu jusqu’ici. L’étape : { $line }
   *[other] Exact. { $count } exercices résolus jusqu’ici. L’étape : { $line }
}
practice_where = Où ?
practice_show = Montrer
practice_another = Un autre

## Solve path

path_steps = Toutes les étapes
path_copy = Copier
path_place = Étape { $number } sur { $count }
path_spoken = Étape { $number } sur { $count } : { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }, { $count } étapes
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } étape : { PLAIN($techniques) }.
   *[other] { $count } étapes : { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] Aucune technique connue ne va plus loin. { $count } case reste vide.
   *[other] Aucune technique connue ne va plus loin. { $count } cases restent vides.
}

## Replay

replay_none = Il n’y a pas encore de coups à revoir.
replay_solved = { $level } · résolue en { $time }
replay_played = { $level } · { $time } de jeu
replay_board = Partie rejouée, { $board }
replay_board_help = La grille après ce coup. Vous ne pouvez pas la modifier ici.
replay_panel = Le coup actuel
replay_start = Début
replay_play = Lecture
replay_pause = Pause
replay_branch = Bifurquer
replay_score = Coups
replay_jumps = Aller à
replay_speeds = Vitesse
replay_speed = { $factor }×
replay_running = Lecture en cours.
replay_stopped = Arrêté : { $what }
replay_at_start = Début de la partie
replay_placed = { $digit } en { $cell }
replay_slip = { $digit } en { $cell }, un faux pas
replay_cleared = { $digit } retiré en { $cell }
replay_notes = Notes en { $cell } : { SPACED($digits) }
replay_no_notes = Aucune note en { $cell }
replay_coloured = Couleur en { $cell }
replay_many = { $count ->
    [one] { $count } case modifiée
   *[other] { $count } cases modifiées
}
replay_nothing = Rien n’a changé
replay_move = coup { $number } sur { $count }
replay_time_and_move = { $time }, { $position }
replay_slow = Ralentissement avant { $cell }.
replay_slow_timed = { $time } avant { $cell }.
replay_ladder = L’étape la plus simple ici :
replay_technique = L’étape la plus simple ici : { $technique }.
replay_to_slow = Ralentissement avant { $cell }
replay_to_slow_timed = Ralentissement, { $time } avant { $cell }
replay_to_step = { $spot } : { $technique }
replay_to_slip = Faux pas
replay_to_slip_timed = Faux pas, { $time }
replay_to_hint = Indice
replay_to_hint_timed = Indice, { $time }
replay_to_checkpoint = Repère
replay_to_checkpoint_timed = Repère, { $time }

## Made to order

new_level = Niveau
new_level_givens = { $numbers } dévoilés
new_symmetry = Symétrie des dévoilés
new_symmetry_none = Aucune
new_symmetry_half_turn = Demi-tour
new_symmetry_quarter_turn = Quart de tour
new_symmetry_left_right = Gauche-droite
new_symmetry_top_bottom = Haut-bas
new_symmetry_diagonal = Diagonale
new_symmetry_antidiagonal = Antidiagonale
new_method = Méthode
new_method_carve = Vider une grille pleine
new_method_build = Remplir une grille vide
new_method_transform = Transformer une grille connue
new_method_starter = Transformer la grille intégrée
new_givens = Nombre de dévoilés
new_givens_help = p. ex. 24 ou 22–26
order_fewest_givens = Minimum de dévoilés
order_most_givens = Maximum de dévoilés
new_rating_help = p. ex. 7.2 ou 6.6–7.2. Les barres montrent la fréquence de chaque cotation.
order_lowest_rating = Cotation minimale
order_highest_rating = Cotation maximale
order_the_level = niveau { $level }
order_by_techniques = Les techniques fixent la difficulté : toute cotation convient maintenant.
order_time = Temps de résolution
order_any_time = indifférent
order_by_time = Le niveau est maintenant celui dont les grilles prennent à peu près ce temps.
order_clues = Contraintes
order_rules = Autres règles
order_new_regions = Chaque nouvelle partie a d’autres régions.
new_needs = Exige
new_avoids = Exclut
order_least = Au moins aussi dure que
order_hardest_allowed = Rien de plus dur que
order_path_help = Techniques comme dans les indices, dans la résolution qui prend chaque fois l’étape la plus simple.
custom_add = Ajouter une technique…
custom_remove = Retirer « { $technique } »
custom_both_names = { $name } ({ $english })
new_any = au choix
new_seed = Graine
new_seed_help = Même graine et mêmes options, même grille. Laissez vide pour une grille au hasard.
new_seed_draw = Autre graine
new_bad_seed = Une graine est un nombre entier de 19 chiffres au plus.
form_bad_givens = Indiquez un nombre, comme 24, ou un intervalle, comme 22–26.
form_bad_rating = Indiquez une cotation, comme 7.2, ou un intervalle, comme 6.6–7.2.
new_start = Générer

## Enter a puzzle

checking_puzzle = Vérification de l’unicité de la solution…
givens_found = { $count ->
    [one] { $count } dévoilé.
   *[other] { $count } dévoilés.
}
no_solution = Cette grille n’a pas de solution.
cell_can_be = Cette grille a plus d’une solution : { $cell } peut valoir { OR($digits) }. Les cases qui diffèrent sont marquées.
own_label = Collez ou tapez une grille
own_grid = Votre grille
own_play = Vérifier et jouer
own_empty = Tapez ou collez une grille, ou remplissez celle-ci. Cases vides : . 0 * ou _.
own_too_few = { $count ->
    [0] Aucun dévoilé. Une grille { $board } en a au moins { $fewest }.
    [one] { $count } dévoilé. Une grille { $board } en a au moins { $fewest } : ajoutez-en { $more } ou plus.
   *[other] { $count } dévoilés. Une grille { $board } en a au moins { $fewest } : ajoutez-en { $more } ou plus.
}
own_one_solution = 1 solution.
own_not_known = Nombre de solutions : pas encore connu.
own_open = Ouvrir un fichier…
own_edit = Modifier les dévoilés
own_workbench = Ouvrir l’atelier
own_edit_detail = Ne garde que les dévoilés. Ctrl+Z sur la grille fait revenir le texte.
own_shared_puzzle = Grille partagée
own_shared_game = Partie partagée
own_shared_play = Jouer
own_shared_detail = Elle devient une partie à part. Vos autres parties ne changent pas.
own_shared_progress = { $placed ->
    [one] Au moment du partage, { $placed } chiffre sur { $all } était placé, en { $time }.
   *[other] Au moment du partage, { $placed } chiffres sur { $all } étaient placés, en { $time }.
}
own_recognised = Texte reconnu
own_list = Grilles dans ce texte
own_list_first = La liste montre les { $shown } premières grilles sur { $count }.
own_collection = Nom de la collection
own_several_puzzles = { $count ->
    [one] { $count } grille · { $format }
   *[other] { $count } grilles · { $format }
}
own_placed = { $count ->
    [one] { $count } chiffre placé.
   *[other] { $count } chiffres placés.
}
own_noted = { $count ->
    [one] Notes dans { $count } case.
   *[other] Notes dans { $count } cases.
}
own_removed = { $count ->
    [one] { $count } candidat éliminé.
   *[other] { $count } candidats éliminés.
}
own_coloured = { $count ->
    [one] { $count } case colorée.
   *[other] { $count } cases colorées.
}
own_puzzle_number = Grille { $number }
format_line = Grille sur une ligne
format_grid = Grille en lignes
format_ss = Fichier Simple Sudoku (.ss)
format_pencilmarks = Grille de candidats
format_sdx = Fichier SudoCue (.sdx)
format_sdk = Fichier SadMan ou SudoCue (.sdk)
format_hodoku = Ligne de bibliothèque HoDoKu
format_gsf = Ligne de la liste de gsf
format_sukaku = Sukaku : candidats seuls
format_sudokuwiki = Lien ou code SudokuWiki
format_sudokuexchange = Lien SudokuExchange
format_fpuzzles = Grille f-puzzles
format_sudokupad = Lien SudokuPad
format_opensudoku = Fichier OpenSudoku
format_1gsudoku = Fichier 1G Sudoku
format_tatham = Solo de Simon Tatham
format_iss = Texte d’Interactive Sudoku Solver
format_nonet_text = Texte Nonet
format_mixed = plusieurs formats
text_unread = { $before ->
    [one] { $fault } Vous pouvez utiliser la grille qui précède.
   *[other] { $fault } Vous pouvez utiliser les { $before } grilles qui précèdent.
}
text_too_long = Ce texte dépasse 1 Mo. L’atelier lit les longues listes.
text_too_many = Cette liste a plus de 100 000 grilles. L’atelier lit les longues listes.
text_unknown = Nonet ne connaît pas ce format de sudoku.
text_unknown_link = Ce lien n’a pas de grille dans un format que Nonet connaît.
text_needs_network = La grille de ce lien est sur un serveur, et Nonet n’utilise pas le réseau. Ouvrez le lien, copiez-y la grille et collez-la ici.
text_unsupported_format = { $kind ->
    [scf] Nonet ne peut pas lire ce type de lien SudokuPad (scf). Exportez la grille de SudokuPad vers f-puzzles et collez ce lien-là.
   *[other] Nonet ne peut pas lire ce type de fichier.
}
text_rules = { $count ->
    [one] La grille a une règle que Nonet ne connaît pas : { $rules }.
   *[other] La grille a des règles que Nonet ne connaît pas : { $rules }.
}
text_rule = { $rule ->
    [killer] cages killer
    [parity] cases paires et impaires
    [irregular] régions irrégulières
    [other_kind] les règles d’un autre type de sudoku
    [thermometers] thermomètres
    [arrows] flèches
    [little_killer] sommes little killer
    [sandwich] sommes sandwich
    [between] lignes between
    [palindromes] palindromes
    [kropki] points Kropki
    [extremes] cases minimum et maximum
    [lines] lignes
   *[drawings] dessins sur la grille
}
text_other_rule = { $name }
own_palette = Dessiner sur la grille
own_palette_digits = Chiffres
own_group = { $group ->
    [cells] Cases
    [cages] Cages et régions
    [lines] Lignes et flèches
    [between] Entre les cases
    [outside] Autour de la grille
   *[whole] Toute la grille
}
own_how = { $how ->
    [marks] Touchez une case pour la marquer, et de nouveau pour enlever la marque. Au clavier : Espace.
    [pair] Glissez d’une case à une case voisine. Au clavier : Espace sur chacune, puis Entrée.
    [square] Glissez sur quatre cases qui se touchent par un coin. Au clavier : Espace sur deux cases opposées, puis Entrée.
    [outside] Touchez une case du bord, ou glissez de là vers l’intérieur, y compris en diagonale. Au clavier : Espace sur cette case, pour une diagonale aussi sur la case suivante de celle-ci, puis Entrée.
    [groups] Glissez sur le premier groupe de cases, puis sur le second. Au clavier : Espace sur chaque case, Entrée après chaque groupe.
    [arrow] Glissez du cercle jusqu’à la pointe de la flèche. Au clavier : Espace sur le cercle, à chaque coude et sur la pointe, puis Entrée.
    [area] Glissez sur les cases. Au clavier : Espace sur chaque case, puis Entrée.
    [regions] Glissez à partir d’une case : toutes les cases parcourues rejoignent sa région. Au clavier : Espace sur chaque case, puis Entrée.
   *[line] Glissez du début à la fin de la ligne. Au clavier : Espace au début, à chaque coude et à la fin, puis Entrée.
}
own_cant_place = Impossible ici : { $rule }.
own_cant_value = { CAP($rule) } : cette valeur n’est pas possible.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Chaque région doit avoir { $side } cases. Tailles à corriger : { $sizes }.
own_values = Valeur
own_turn = Inverser le sens
own_done = Terminé
own_copy = Dupliquer
own_copy_how = Touchez la case où la copie doit commencer.
own_new_regions = Régions aléatoires
own_regions_changed = De nouvelles régions sont dessinées.
own_finish_and = et
own_finish_nothing = rien d’autre
own_equal = Toujours égales
own_equal_cells = { $cells }
own_different_cells = { $cell } diffère toujours de { $cells }, qu’elle ne voit pourtant pas.
own_clues = Règles et contraintes
own_remove = Retirer
own_remove_part = Retirer : { $part }
own_part_given = { $digit } en { $cell }
own_known = À propos de cette grille
own_solutions = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
own_solutions_at_least = { $count ->
    [one] Au moins { $count } solution
   *[other] Au moins { $count } solutions
}
own_hardest = Étape la plus dure : { $step }
own_contradiction = Ces éléments se contredisent
own_contradiction_detail = Il suffit d’en retirer un, n’importe lequel, pour que les autres aient une solution.
own_not_needed = Non nécessaires, pris un par un
own_needless_of = { $count } sur { $all }
own_all_needed = Rien n’est superflu ici.
own_path = Résolution
own_clear = Repartir de zéro
own_finish = Finaliser la grille
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Ajouter
own_finish_digits = chiffres
# A choice of levels.
own_finish_any = indifférent
# The button that lets Nonet finish the puzzle.
own_finish_go = Finaliser
own_minimise = Retirer le superflu
own_changing = Nonet travaille sur la grille…
own_changed_nothing = Il n’y avait rien à changer.
own_digits_added = { $count ->
    [one] { $count } chiffre ajouté.
   *[other] { $count } chiffres ajoutés.
}
own_clues_added = { $count ->
    [one] { $count } contrainte ajoutée.
   *[other] { $count } contraintes ajoutées.
}
own_digits_taken = { $count ->
    [one] { $count } chiffre retiré.
   *[other] { $count } chiffres retirés.
}
own_clues_taken = { $count ->
    [one] { $count } contrainte retirée.
   *[other] { $count } contraintes retirées.
}
own_change_several = Cette grille a plus d’une solution. Finalisez-la d’abord.
own_change_not_decided = Nonet n’a pas pu déterminer le nombre de solutions de cette grille.
own_change_not_found = Nonet n’a pas trouvé de grille de ce genre. Essayez un autre niveau ou d’autres contraintes.
own_offers = Un chiffre de plus, une seule solution
own_offer = { $digit } en { $cell }
own_shares_most = dans la plupart des solutions
own_shares_lone = dans une seule
own_shares_all = dans toutes
own_rules = Les règles de cette grille
own_about = Titre, nom et règles
own_about_describe = Insérer les règles rédigées par Nonet
own_about_field = { $said ->
    [title] Titre
    [author] Créée par
    [rules] Règles avec vos mots
   *[message] Mot de la fin
}
text_board = Nonet n’a pas de grille de ce type : { $board }.
text_cells = { $found ->
    [one] { $found } case au lieu de { $expected }.
   *[other] { $found } cases au lieu de { $expected }.
}
text_rows = { $found ->
    [one] { $found } ligne au lieu de { $expected }.
   *[other] { $found } lignes au lieu de { $expected }.
}
text_contradiction = Cette grille contredit les dévoilés.
text_damaged = Les données de ce lien sont endommagées ou incomplètes. Copiez le lien entier.
text_json = Ce n’est pas du JSON valide. Copiez le texte entier.
text_xml = Ce n’est pas du XML valide. Copiez le texte entier.
text_missing = Il manque « { $name } ».
text_value = { $kind ->
    [candidate] « { $value } » n’est pas un candidat valide : on attend chiffre, ligne et colonne, comme 512.
    [cell] « { $value } » n’est pas une case valide.
    [colour] « { $value } » n’est pas une couleur valide.
    [digit] « { $value } » n’est pas un chiffre valide.
    [note] « { $value } » n’est pas une note valide.
    [size] « { $value } » n’est pas une taille de grille valide.
   *[version] « { $value } » est une version du format que Nonet ne connaît pas.
}
own_cell_unread = { $symbol }, pas un chiffre, { $place }
own_cell_certain = { $digit } dans toutes les solutions, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

set_groups = Groupes de réglages
set_appearance = Apparence
set_board = Grille et surbrillance
set_checking = Vérification et indices
set_keys = Touches et écran tactile
set_excerpt = Cette partie de votre grille montre aussitôt chaque changement.
set_palette = Couleurs
set_palette_standard = Standard
set_palette_colour-blind = Daltonisme
set_palette_high-contrast = Contraste élevé
set_clock = Chronomètre
set_clock_detail = Afficher votre temps de jeu.
set_mistakes = Marquer les erreurs
set_mistakes_never = Jamais
set_mistakes_full = Une fois la grille pleine
set_mistakes_always = Aussitôt
set_conflicts = Chiffres répétés
set_conflicts_detail = Marquer un chiffre répété dans une ligne, une colonne ou un bloc.
set_combinations = Combinaisons des cages
set_combinations_detail = Afficher sous la grille la somme qui reste dans la cage choisie et les chiffres possibles.
set_clean_notes = Nettoyer les notes
set_clean_notes_detail = Placer un chiffre efface aussi les notes qu’il exclut.
set_fill_singles = Remplir les singletons
set_fill_singles_detail = Placer un chiffre remplit aussi chaque case qui n’a plus qu’un candidat ou qui est la seule place d’un chiffre. Une seule annulation retire le tout.
set_peers = Ligne, colonne et bloc
set_peers_detail = Mettre en surbrillance la ligne, la colonne et le bloc de la case choisie.
set_same = Même chiffre
set_same_detail = Mettre en surbrillance les cases qui contiennent le chiffre choisi.
set_left = Chiffres restants
set_left_detail = Leur nombre s’affiche sur chaque touche.
set_uniqueness = Techniques d’unicité
set_uniqueness_detail = Permettre des indices, comme le rectangle unique, qui supposent une solution unique.
set_extras = Techniques supplémentaires
set_extras_detail = Permettre aussi des indices comme Méduse 3D et WXYZ-Wing. Ils remplacent certaines chaînes.
set_level_steps = Niveaux avec leurs techniques
set_level_steps_detail = Une nouvelle partie classique demande ce que son niveau promet : une paire ou plus dur au niveau Difficile, une chaîne ou plus dur au niveau Extrême. Sans ce réglage, des étapes plus simples peuvent suffire.
set_advice = Conseils sous « Apprendre »
set_advice_detail = Afficher en haut de la page la technique à apprendre ensuite et celle à réviser.
set_letters = Raccourcis par lettres
set_letters_detail = N pour les notes, H pour un indice, etc.
set_keys_table = Changer les touches
set_key_button = { $does } : { $keys }
set_key_none = aucune
set_key_press = Appuyez sur une touche…
set_key_taken = { $key } sert déjà à : { $does }
set_key_reset = Par défaut
set_key_reset_all = Toutes par défaut
set_digit_first = Chiffre d’abord
set_digit_first_detail = Choisissez un chiffre sur le clavier, puis touchez les cases où il va.
set_language = Langue
set_language_browser = Celle du navigateur
set_language_offline = { $name } (connexion requise)
set_language_failed = Cette langue ne s’est pas chargée. Connectez-vous au réseau, puis choisissez-la de nouveau.
set_language_absent = Cette langue n’est pas sur l’appareil : { $wanted }. Connectez-vous au réseau et rechargez la page.
set_language_near = Cette langue n’est pas encore disponible : { $wanted }. Nonet utilise à la place : { $shown }.
set_text_size = Taille du texte
set_text_size_normal = Normale
set_text_size_large = Grande
set_text_size_larger = Très grande
set_hand = Clavier
set_hand_right = À droite
set_hand_left = À gauche
set_cell_names = Notation des cases
set_note_layout = Notes de coin
set_note_layout_fixed = Chacune à sa place
set_note_layout_packed = Le long du bord
set_show_notes = Vos notes
set_show_notes_detail = Masquez-les pour voir la grille seule. Elles sont conservées.
set_candidates = Tous les candidats
set_candidates_detail = Montrer ce que chaque case peut contenir, sous vos propres notes.
set_voice = Lecteur d’écran
set_verbosity = Noms des cases
set_verbosity_full = Ligne, colonne et bloc
set_verbosity_brief = Nom court
set_verbosity_content = Contenu seul
set_say_left = Chiffres restants
set_say_left_detail = Dire combien d’exemplaires d’un chiffre restent quand vous le placez.

## Help

help_search = Chercher dans l’aide
help_found = { $count ->
    [one] { $count } entrée trouvée.
   *[other] { $count } entrées trouvées.
}
help_nothing_found = Rien trouvé. Essayez un autre mot.
help_play = Comment jouer
help_goal = Remplissez toutes les cases vides : chaque ligne, chaque colonne et chaque bloc doit contenir chaque chiffre une fois. Chaque grille a exactement une solution.
help_place = Cherchez une place. Toutes les autres cases vides de ce bloc voient déjà le chiffre : il va donc ici. Choisissez une case, puis un chiffre. Choisir encore le même chiffre l’efface.
help_notes_picture = Choisissez « Coin » ou « Centre » pour noter en petit ce qu’une case peut encore contenir. Pour la notation Snyder, choisissez « Coin ».
help_conflicts = Un soulignement ondulé marque un chiffre répété dans une ligne, une colonne ou un bloc.
help_hint_button = « Indice » montre où regarder. Chaque nouvel appui en montre plus : la technique, son motif, la preuve. Le dernier effectue l’étape. S’il y a une erreur, « Indice » la montre d’abord.
help_saving = Nonet enregistre votre partie sur cet appareil après chaque coup. Rien n’est envoyé nulle part.
help_import = Collez sur n’importe quelle page un lien ou un texte de SudokuPad, f-puzzles, HoDoKu ou d’un autre programme, ou déposez un fichier : Nonet affiche la grille.
help_keys = Touches
help_glossary = Glossaire
help_about = À propos
help_version = Nonet { $version }, build { $build }
help_privacy = Rien n’est envoyé : Nonet n’a pas de serveur, et vos parties restent sur cet appareil.
help_licences = Licences de tout ce que contient Nonet

## Help: keys

help_moving = Déplacement
help_selecting = Sélection des cases
help_digits = Chiffres
help_notes = Notes
help_hints = Indices
help_ear = Lecture à voix haute
help_others = Autres
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = 1 à { $last }
key_digits_letters = 1 à 9, A à { $last }
key_cap = { $name ->
    [Space] Espace
    [PageUp] Page préc.
    [PageDown] Page suiv.
    [Escape] Échap
    [Enter] Entrée
    [Backspace] Retour arr.
    [Delete] Suppr
    [Home] Début
    [End] Fin
    [Insert] Inser
   *[Tab] Tab
}
key_held_digit = chiffre
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Maj+{ $key }
key_outside = { $key } hors de la grille
key_does = { $key ->
    [move] Se déplacer
    [empty] Case vide suivante ou précédente
    [ends] Première ou dernière case de la ligne ; avec Ctrl, de la grille
    [box] Monter ou descendre d’un bloc
    [tab] Passer de la grille aux boutons
    [extend] Étendre la sélection
    [digit] Placer un chiffre, ou effacer le même
    [light] Mettre un chiffre en surbrillance ; un appui ou Entrée le place ensuite
    [corner] Note de coin
    [centre] Note au centre
    [colour] Couleur
    [strike] Barrer un candidat
    [erase] Effacer
    [hint-next] Suite d’un indice ouvert
    [hint-next-outside] Suite d’un indice ouvert, hors de la grille
    [hint-back] Retour dans un indice ouvert
    [hint-back-outside] Retour dans un indice ouvert, hors de la grille
    [hint-do] Appliquer l’indice ouvert
    [hint-close] Fermer l’indice
    [use] Choisir la case, en sélection une à une ou avec un chiffre en surbrillance
    [up] Haut
    [left] Gauche
    [down] Bas
    [right] Droite
    [extend-up] Sélectionner la case au-dessus
    [extend-left] Sélectionner la case à gauche
    [extend-down] Sélectionner la case au-dessous
    [extend-right] Sélectionner la case à droite
    [next-empty] Case vide suivante
    [previous-empty] Case vide précédente
    [row-start] Début de la ligne
    [row-end] Fin de la ligne
    [first] Première case
    [last] Dernière case
    [box-up] Monter d’un bloc
    [box-down] Descendre d’un bloc
    [select-all] Sélectionner toutes les cases
    [select-alike] Sélectionner toutes les cases comme celle-ci
    [clue] Contrainte suivante ou précédente
    [next-clue] Sélectionner les cases de la contrainte suivante
    [previous-clue] Sélectionner les cases de la contrainte précédente
    [select-cell] Ajouter cette case à la sélection, ou l’en retirer
    [select] Sélectionner les cases une à une
    [escape] Effacer la surbrillance ou la sélection
    [mode-digit] Chiffres
    [mode-corner] Notes de coin
    [mode-centre] Notes au centre
    [mode-colour] Couleurs
    [next-mode] Mode suivant
    [notes] Activer ou désactiver les notes de coin
    [candidates] Afficher ou masquer les candidats
    [hint] Indice, ou suite d’un indice ouvert
    [undo] Annuler
    [redo] Rétablir
    [zoom] Agrandir une grande grille, ou la voir entière
    [pause] Pause
    [check] Vérifier la grille
    [checkpoint] Poser un repère
    [copy] Copier la grille en texte
    [read-row] Écouter la ligne
    [read-column] Écouter la colonne
    [read-box] Écouter le bloc
    [read-left] Écouter combien il reste de chaque chiffre
    [read-candidates] Écouter ce que la case peut contenir
    [read-selection] Écouter quelles cases sont sélectionnées
    [read-colours] Écouter où est chaque couleur
    [read-strikes] Écouter quels candidats sont barrés
   *[help] Aide
}

## Help: glossary

term_given = Dévoilé
means_given = Un chiffre présent dans la grille dès le départ. Vous ne pouvez pas le changer.
term_cell_name = Nom de case
means_cell_name = r4c5 est la case de la ligne 4 et de la colonne 5 : r pour ligne (« row » en anglais), c pour colonne. On rencontre aussi L4C5. Vous pouvez choisir la notation dans les réglages.
term_house = Zone
means_house = Une ligne, une colonne ou un bloc. Certaines grilles ont aussi deux diagonales. Une zone contient chaque chiffre une fois.
term_peer = Case vue
means_peer = Une case de la même ligne, de la même colonne ou du même bloc qu’une autre. Les deux cases se voient et ne contiennent jamais le même chiffre.
term_candidate = Candidat
means_candidate = Un chiffre encore possible dans une case : aucune case vue ne le contient et aucune étape ne l’a éliminé.
term_note = Note
means_note = Un petit chiffre que vous écrivez dans une case, le plus souvent un candidat.
term_conflict = Conflit
means_conflict = Le même chiffre deux fois dans une zone. Nonet le marque d’un soulignement ondulé.
term_mistake = Erreur
means_mistake = Un chiffre qui diffère de la solution. Il peut longtemps sembler juste.
term_single = Singleton
means_single = Le dernier candidat d’une case (singleton nu), ou la dernière place d’un chiffre dans une zone (singleton caché).
term_subset = Sous-ensemble
means_subset = Deux, trois ou quatre cases d’une zone qui se partagent autant de chiffres : une paire, un triplet ou un quadruplet. Les autres cases de la zone ne peuvent pas avoir ces chiffres.
term_strong_link = Lien fort
means_strong_link = Deux candidats dont au moins un est vrai. Si l’un est faux, l’autre est vrai.
term_weak_link = Lien faible
means_weak_link = Deux candidats dont au plus un est vrai. Si l’un est vrai, l’autre est faux.
term_chain = Chaîne
means_chain = Des candidats reliés par des liens forts et faibles alternés. Si le premier est faux, le dernier est vrai.
term_fish = Poisson
means_fish = Un chiffre dont les places dans quelques lignes sont toutes dans autant de colonnes, ou l’inverse. X-Wing, Swordfish et Jellyfish sont des poissons.
term_uniqueness = Unicité
means_uniqueness = Une grille a exactement une solution. Certaines techniques s’en servent : elles excluent les motifs qui en permettraient deux.
term_rating = Cotation
means_rating = La difficulté de l’étape la plus dure d’une grille, sur l’échelle de Sudoku Explainer. Les grilles les plus faciles sont cotées 1.2, les plus dures connues près de 12.

## Dates

date_today = Aujourd’hui
date_yesterday = Hier
date_unknown = Date inconnue
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $placed ->
    [one] { $level }, { $placed } placé sur { $open }, { PLAIN($parts) }
   *[other] { $level }, { $placed } placés sur { $open }, { PLAIN($parts) }
}
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = ouverte
games_rating = cotation { $rating }
games_estimated = temps estimé : { $minutes }
games_solved_in = résolue en { $time }
games_played_for = { $time } de jeu
games_last = { $date }
games_to_go = { $count ->
    [0] Résolue
   *[other] encore { $count }
}

games_go_on = Reprendre
games_continue = Continuer
games_in = Coller ou ouvrir des grilles
games_in_detail = 81 caractères, un lien, un fichier ou une liste
games_saved_title = Enregistrées
games_search = Chercher une partie
games_search_example = p. ex. Difficile, 2026-11, rating>3
games_order = Ordre
games_order_played = Dernières jouées
games_order_begun = Dernières commencées
games_order_title = Titre
games_order_rating = Difficulté
games_order_time = Temps de jeu
games_order_progress = Bientôt finies
games_kind = Type de parties
games_all = Toutes
games_playing = En cours
games_solved = Résolues
games_own = Les vôtres
games_collection = Collection
games_any_collection = Toutes les collections
games_tag = Étiquette
games_any_tag = Toutes les étiquettes
games_choose = En choisir plusieurs
games_choose_all = Tout choisir
games_choose_done = Terminé
games_picked = { $count ->
    [one] { $count } partie choisie
   *[other] { $count } parties choisies
}
games_delete = Supprimer
games_add_tag = Étiqueter
games_bring_back = Annuler
games_edit = Titre et étiquettes
games_edit_title = Titre et étiquettes
games_title = Titre
games_tags = Étiquettes
games_tags_hint = Séparez les étiquettes par des virgules.
games_store = Enregistrer
games_back_up = Sauvegarder
games_restore = Restaurer
games_more = Afficher plus
games_none = Aucune partie pour l’instant. Toute partie commencée est conservée ici.
games_none_found = Aucune partie ne correspond. Changez la recherche ou choisissez « Toutes ».
games_found = { $count ->
    [one] { $count } partie affichée sur { $all }
   *[other] { $count } parties affichées sur { $all }
}
games_loading = Chargement de vos parties…
games_retry = Réessayer

games_deleted = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
games_brought_back = { $count ->
    [one] { $count } partie rétablie.
   *[other] { $count } parties rétablies.
}
games_board_stays = La partie ouverte ne peut pas être supprimée. Commencez-en d’abord une autre.
games_saved = { $count ->
    [one] { $count } partie enregistrée dans nonet-backup.txt.
   *[other] { $count } parties enregistrées dans nonet-backup.txt.
}
games_unreadable = Cette partie ne peut pas être ouverte : son enregistrement est endommagé. Une sauvegarde l’inclut quand même.
games_failed = Nonet n’a pas pu accéder à vos parties. Rechargez la page, puis réessayez.
games_blocked = Cette fenêtre du navigateur ne conserve rien, peut-être parce que vous êtes en navigation privée. Vous ne voyez que les parties que Nonet a pu enregistrer. Sauvegardez ce que vous voulez garder.
games_full = Cet appareil n’a plus de place pour d’autres parties. Vos derniers coups sont en sûreté tant que cet onglet est ouvert. Libérez de l’espace, ou supprimez des parties devenues inutiles.
games_newer = Une version plus récente de Nonet a enregistré vos parties. Rechargez la page pour les ouvrir. Si cela ne suffit pas, réessayez plus tard : aucune n’est perdue.
games_no_backup = Ce fichier n’est pas une sauvegarde de Nonet. Choisissez un fichier créé par « Sauvegarder ».
games_unread = { $count ->
    [one] { $count } partie enregistrée est illisible. Une sauvegarde l’inclut quand même.
   *[other] { $count } parties enregistrées sont illisibles. Une sauvegarde les inclut quand même.
}

restored_new = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
restored_updated = { $count ->
    [one] { $count } partie mise à jour.
   *[other] { $count } parties mises à jour.
}
restored_kept = { $count ->
    [one] { $count } partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
restored_unread = { $count ->
    [one] { $count } partie endommagée laissée de côté.
   *[other] { $count } parties endommagées laissées de côté.
}
restored_newer = { $count ->
    [one] { $count } partie vient d’une version plus récente de Nonet. Rechargez la page, puis restaurez de nouveau.
   *[other] { $count } parties viennent d’une version plus récente de Nonet. Rechargez la page, puis restaurez de nouveau.
}
restored_cut = Le fichier s’arrête trop tôt : des parties manquent peut-être.
restored_others = Pour les parties continuées autrement ici, Nonet garde les deux versions.
restored_nothing = Cette sauvegarde ne contient aucune partie.

games_collecting = { $count ->
    [one] Ajout de { $count } grille…
   *[other] Ajout de { $count } grilles…
}
collected_added = { $count ->
    [0] Aucune grille ajoutée.
    [one] { $count } grille ajoutée.
   *[other] { $count } grilles ajoutées.
}
collected_unsolvable = { $count ->
    [one] { $count } grille sans solution est laissée de côté.
   *[other] { $count } grilles sans solution sont laissées de côté.
}
collected_several = { $count ->
    [one] { $count } grille à plusieurs solutions est laissée de côté.
   *[other] { $count } grilles à plusieurs solutions sont laissées de côté.
}
own_collect = Tout ajouter à vos parties
own_link_newer = Une version plus récente de Nonet a créé ce lien. Rechargez la page, puis rouvrez le lien.
own_link_damaged = Ce lien est endommagé ou tronqué. Copiez-le de nouveau en entier.
format_nonet = Lien Nonet

## Sharing a game

out_title = Partager ou exporter
out_print = Imprimer sur papier
out_none = Il n’y a pas de partie à partager. Commencez-en une.
out_progress = Avec votre progression
out_progress_detail = Vos chiffres, notes, couleurs et coups sont inclus. Sinon, la grille seule.
out_link = Lien
out_link_detail = Le lien contient la partie elle-même. Rien n’est conservé ailleurs.
out_copy_link = Copier le lien
out_copy_text = Copier le texte
out_copy_path = Copier la résolution
out_copy_seed = Copier la graine
out_share_link = Partager le lien
out_share_picture = Partager l’image
out_picture = Image
out_svg = Enregistrer en SVG
out_png = Enregistrer en PNG
out_text = Texte et fichiers
out_format = Format
out_save = Enregistrer le fichier
out_left_out = Ce format n’inclut pas : { PLAIN($parts) }.
out_part = { $part ->
    [progress] les chiffres que vous avez placés
    [corner] les notes de coin
    [centre] les notes au centre
    [removed] les candidats barrés
    [colours] les couleurs
   *[history] l’historique
}
out_programs = Autres programmes
out_open_sudokupad = Ouvrir dans SudokuPad
out_open_sudokuexchange = Ouvrir dans SudokuExchange
out_open_sudokuwiki = Ouvrir dans SudokuWiki
out_no_board = { $format ->
    [sudokupad] SudokuPad n’a pas ce type de grille.
    [sudokuexchange] SudokuExchange n’a pas ce type de grille.
    [sudokuwiki] SudokuWiki n’a pas ce type de grille.
   *[other] Ce format n’a pas ce type de grille. Choisissez un autre format.
}
out_path = Résolution
out_path_find = Trouver la résolution
out_path_wait = Résolution pas à pas…
out_path_classic = Seules les grilles classiques ont une résolution pas à pas.
out_path_found = { $count ->
    [one] La résolution compte { $count } étape.
   *[other] La résolution compte { $count } étapes.
}
out_path_text = Enregistrer en texte
out_path_html = Enregistrer en page web
out_seed = Graine
out_seed_detail = Même graine et mêmes options, même grille.
## Daily puzzles

daily_today = Aujourd’hui
daily_archive = Tous les jours
daily_play = Jouer
daily_solved = { $solved ->
    [one] { $solved } résolue sur { $count }
   *[other] { $solved } résolues sur { $count }
}
daily_date = { DAY($day) }
daily_day = { $solved ->
    [one] { $date }, { $solved } résolue sur { $count }
   *[other] { $date }, { $solved } résolues sur { $count }
}
daily_day_later = { $date }, à venir
daily_month_before = Mois précédent
daily_month_after = Mois suivant
daily_new = Grille du jour { $level }, pas commencée, { $minutes }
daily_playing = Grille du jour { $level }, { $time } de jeu
daily_done = Grille du jour { $level }, résolue en { $time }
daily_done_with_hints = { $count ->
    [one] Grille du jour { $level }, résolue en { $time } avec { $count } indice
   *[other] Grille du jour { $level }, résolue en { $time } avec { $count } indices
}
daily_about = Chaque jour, les mêmes grilles pour tout le monde.
daily_week = Cette semaine
daily_later = à venir
variant_new = { CAP($rule) }, grille pas commencée
variant_playing = { CAP($rule) }, { $time } de jeu
variant_done = { CAP($rule) }, grille résolue en { $time }
variant_done_with_hints = { $count ->
    [one] { CAP($rule) }, grille résolue en { $time } avec { $count } indice
   *[other] { CAP($rule) }, grille résolue en { $time } avec { $count } indices
}
daily_result = Votre résultat
daily_copy = Copier
daily_share = Partager

result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } indice
   *[other] { $level } { $time }, { $count } indices
}
result_open = { $level } –
result_streak = { $days } jours de suite

## Statistics

stats_period = Période
stats_weeks = 9 semaines
stats_year = Cette année
stats_all = Depuis le début
stats_count_all = Compter les parties avec aide
stats_counts = Record, médiane et tendance portent sur les parties résolues sans indice ni vérification. Les copies de parties résolues ne comptent jamais.
stats_counts_all = Record, médiane et tendance portent sur toutes les parties résolues, même avec indices ou vérifications. Les copies de parties résolues ne comptent jamais.
stats_nothing = Rien de résolu pour l’instant.
stats_start = Jouer une grille
stats_analysing = { $count ->
    [one] Analyse de { $count } partie…
   *[other] Analyse de { $count } parties…
}
stats_level = Niveau
stats_solved = Résolues
stats_trend = Neuf dernières semaines
stats_other = Autres
stats_no_hint = sans aide
stats_hinted = avec aide
stats_minutes = min
stats_faster = { $percent } % plus vite sur les neuf dernières semaines
stats_slower = { $percent } % plus lentement sur les neuf dernières semaines
stats_steady = Aussi vite qu’avant
stats_with_hints = { $count } avec aide
stats_chart = { $solved ->
    [one] Temps de { $solved } partie, { $level } : record { $best }, médiane { $median }
   *[other] Temps de { $solved } parties, { $level } : record { $best }, médiane { $median }
}
stats_as_table = En tableau
stats_hints = Indices
stats_times = Temps : parties sans aide + parties avec aide
stats_time = Temps
stats_range = { $from } à { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Jours de suite
stats_days_in_row = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
stats_longest = record { $count }, en { $end }
stats_no_streak = Résolvez une grille aujourd’hui pour commencer.
stats_calendar = { $count ->
    [one] Neuf semaines, dont { $count } jour où vous avez résolu des grilles
   *[other] Neuf semaines, dont { $count } jours où vous avez résolu des grilles
}
stats_now = aujourd’hui
stats_calendar_key = Neuf semaines. Plus le carré est grand, plus vous avez résolu de grilles : 1, 2, 3 ou plus.
stats_week = Semaine du
stats_slow_title = Où vous ralentissez
stats_slow = { $count ->
    [1] { $time }, une fois
   *[other] { $time } en moyenne, { $count } fois
}
stats_met_title = Techniques dans vos grilles
stats_met = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stats_found = { $count ->
    [1] Une étape trouvée, en { $time }
   *[other] { $count } étapes trouvées, { $time } en moyenne
}
stats_after_hint = { $count ->
    [1] une fois après un indice
   *[other] { $count } fois après un indice
}
stats_guesses = { $count ->
    [one] { $count } coup au hasard : aucune technique ne l’explique.
   *[other] { $count } coups au hasard : aucune technique ne les explique.
}
stats_practise = S’exercer : { $technique }
print_title = Imprimer
print_row = Série { $number }
print_number = Nombre
print_level = Niveau
print_symmetry = Symétrie
print_add = Ajouter des grilles
print_remove = Retirer
print_per_page = Grilles par page
print_parts = Imprimer aussi
print_cover = Couverture
print_rating = Cotation
print_technique = Technique la plus dure
print_ratings = Cotations
print_needs = Avec
print_needs_any = Toute technique
print_candidates = Candidats
print_hints = Premiers indices
print_codes = Codes QR
print_solutions = Solutions
print_seed = Graine du livret
print_generate = Générer
print_game = Partie en cours
print_now = Imprimer
print_preview = Aperçu
print_continue = Continuer sur le téléphone
print_bold = Les chiffres en gras sont les dévoilés.
print_page = Page { $number } sur { $count }
print_puzzle = Grille { $number }
print_solutions_on = Solutions à partir de la page { $page }.
print_by_seed = Graine { $seed }
print_count = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
print_progress = { $done ->
    [one] { $done } grille générée sur { $count }
   *[other] { $done } grilles générées sur { $count }
}
print_ready = { $count ->
    [one] { $count } grille est prête à imprimer.
   *[other] { $count } grilles sont prêtes à imprimer.
}
print_stopped = Annulé. Rien n’a été gardé.
print_bad_count = Saisissez des nombres entiers. Un livret a au plus { $most } grilles.
print_rest = Pages 1 à { $last } sur { $count }. Pour les imprimer toutes, appuyez sur « Imprimer » dans Nonet.
about_title = À propos de Nonet
about_free = Nonet est un logiciel libre. Vous pouvez l’utiliser, le modifier et le partager sous licence MIT ou sous licence Apache 2.0.
about_bom = Liste de tous les composants (SBOM)
about_sent_title = Vie privée
about_sent = Ni compte, ni cookies, ni publicité, ni statistiques sur vous. La page ne peut contacter aucun autre site. Les liens et les fichiers que vous partagez ne vont que là où vous les envoyez.
about_stored_title = Ce qui est enregistré sur cet appareil
about_stored_games = Vos parties
about_stored_games_where = Dans la base de données « nonet » du navigateur.
about_stored_texts = La partie en cours, vos réglages et vos exercices
about_stored_texts_where = Dans le stockage local du navigateur, dans les entrées qui commencent par « nonet. ».
about_stored_app = Nonet lui-même, pour fonctionner sans réseau
about_stored_app_where = Dans le cache du navigateur.
about_size = En tout, ce site occupe ici environ { $kilobytes } Ko.
about_export_title = Tout emporter
about_export = Un seul fichier contient toutes les parties avec chaque coup, vos réglages et vos exercices. « Restaurer », sous « Parties », le lit sur n’importe quel appareil.
about_delete_title = Tout supprimer
about_delete = Supprime toutes les parties, les réglages et les exercices de cet appareil. Les onglets ouverts repartent de zéro.
about_delete_sure = Supprimer toutes les parties, les réglages et les exercices ? Sans sauvegarde, tout est perdu pour de bon.
about_delete_now = Supprimer pour de bon
