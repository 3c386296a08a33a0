# Nonet in English (source): the pages beside the board, which are the workbench,
# practice, lessons and the solve path.
#
# The head of game.ftl says how messages are written.

## General

word_board = Board
verbatim = { $text }

## Workbench

bench_list_title = Your list
bench_list_label = Paste or type puzzles, one per line
bench_open = Open a file
# $most: the maximum number of lines
bench_open_detail = or drop it here. Up to { $most } lines.
bench_generate_title = Or generate puzzles
bench_level_choice = { $level }, { $givens } givens
bench_count = Number of puzzles
bench_seed = First seed
bench_generate = Generate
bench_generate_detail = Same seed, same list.
bench_bad_count = Enter a whole number of puzzles, from 1 to { $most }.
bench_source = Source of the list
bench_source_generate = Generate puzzles
bench_tasks = What to do with the list
bench_tasks_each = What to do with each puzzle
# Variables:
#   $task (String) - solve, count, minimise or rate
bench_task = { $task ->
    [solve] Solve
    [count] Count
    [minimise] Minimise
   *[rate] Rate
}
# The result of a task for each puzzle.
bench_task_detail = { $task ->
    [solve] A solution, and whether it is the only one
    [count] The number of solutions
    [minimise] The puzzle without redundant givens
   *[rate] The difficulty on Sudoku Explainer's scale
}

## Workbench: the source of the list

# Each of these is followed by a colon: "Clipboard: 300 puzzles."
source_file = { $name }
source_clipboard = Clipboard
source_dropped = Dropped text
source_generated = { $level }, seed { $seed }
list_none = No puzzles yet. Paste some, open a file, or generate some.
list_empty = { $source }: no puzzles found.
list_reading = { $count ->
    [one] { $source }: { $count } puzzle so far…
   *[other] { $source }: { $count } puzzles so far…
}
list_of = { $count ->
    [one] { $count } puzzle.
   *[other] { $count } puzzles.
}
list_from = { $count ->
    [one] { $source }: { $count } puzzle.
   *[other] { $source }: { $count } puzzles.
}
# The list is longer than the limit.
list_cut = { $source }: the first { $count } puzzles. The list is full, so the rest is left out.

## Workbench: progress and result

# Variables:
#   $task (String) - solve, count, minimise, rate or generate
run_title = { $task ->
    [solve] { $count ->
        [one] Solving { $count } puzzle
       *[other] Solving { $count } puzzles
    }
    [count] { $count ->
        [one] Counting the solutions of { $count } puzzle
       *[other] Counting the solutions of { $count } puzzles
    }
    [minimise] { $count ->
        [one] Minimising { $count } puzzle
       *[other] Minimising { $count } puzzles
    }
    [rate] { $count ->
        [one] Rating { $count } puzzle
       *[other] Rating { $count } puzzles
    }
   *[generate] { $count ->
        [one] Generating { $count } puzzle
       *[other] Generating { $count } puzzles
    }
}
run_begun = { $title }…
run_done = { $done } done
run_done_rate = { $done } done, { $rate } per second
run_left = { $time } left
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent } percent
run_spoken_left = { $percent } percent, { $left }
# Durations, used in run_left and run_ended.
time_moment = < 1 s
time_seconds = { $seconds } s
time_minutes = { $minutes } min { $seconds } s
time_hours = { $hours } h { $minutes } min
# $task as in run_title
run_ended = { $task ->
    [solve] { $count ->
        [one] Solved { $count } puzzle in { $time }.
       *[other] Solved { $count } puzzles in { $time }.
    }
    [count] { $count ->
        [one] Counted the solutions of { $count } puzzle in { $time }.
       *[other] Counted the solutions of { $count } puzzles in { $time }.
    }
    [minimise] { $count ->
        [one] Minimised { $count } puzzle in { $time }.
       *[other] Minimised { $count } puzzles in { $time }.
    }
    [rate] { $count ->
        [one] Rated { $count } puzzle in { $time }.
       *[other] Rated { $count } puzzles in { $time }.
    }
   *[generate] { $count ->
        [one] Generated { $count } puzzle in { $time }.
       *[other] Generated { $count } puzzles in { $time }.
    }
}
run_rate = That is { $rate } per second.
run_stopped = { $total ->
    [one] Stopped after { $done } of { $total } puzzle.
   *[other] Stopped after { $done } of { $total } puzzles.
}
run_faults = { $count ->
    [one] { $count } line has an error.
   *[other] { $count } lines have errors.
}
# The sentences of a result.
sentences_of_run = { SPACED($sentences) }
run_not_loaded = The solver did not load. Are you offline?
# Shown instead of a line's result.
# $fault is a sentence: "Column 4: "s" is neither a digit nor a blank."
line_at_column = Column { $column }: { $fault }
# $why is a sentence: "No digit fits in r1c1."
line_contradiction = It has no solution. { $why }
line_no_solution = It has no solution.
line_several_solutions = It has more than one solution.
line_too_hard = This one is too hard to decide here.
line_too_long = This one takes too long to minimise here.
line_unrated = Only 9 × 9 puzzles can be rated.
line_crashed = Not done: the solver crashed on this line.
line_timed_out = Not done: this line took too long.
line_lost = Not done: the solver stopped. Try again.
# A comment in a saved list. A puzzle follows.
file_fault = Line { $line }: { $fault }

## Workbench: the table

table_results = Puzzles and results
table_empty = Each line of your list becomes a row here: the puzzle and its result.
# Variables:
#   $column (String) - what the column holds
table_column = { $column ->
    [line] Line
    [puzzle] Puzzle
    [solutions] Solutions
    [solution] Solution
    [givens] Givens
    [left] Left
    [minimal] Minimal puzzle
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] Hardest step
    [minutes] Estimated time in min
    [milliseconds] Time in ms
   *[seed] Seed
}
# The short form of the column of milliseconds
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count ->
    [one] Sorting and filtering { $count } puzzle…
   *[other] Sorting and filtering { $count } puzzles…
}
table_sorted_rising = Sorted by { $column }, lowest first.
table_sorted_falling = Sorted by { $column }, highest first.
table_unsorted = In list order.
table_shown = { $total ->
    [one] { $shown } of { $total } puzzle shown.
   *[other] { $shown } of { $total } puzzles shown.
}
table_faults_only = Only lines with errors
# Variables:
#   $kind (String) - text, csv or tsv
table_save = { $kind ->
    [text] Save as text
    [csv] Save as CSV
   *[tsv] Save as TSV
}

## Workbench: the distribution of the ratings

spread_title = Ratings
spread_chart = Histogram of the ratings, from { $from } to { $to }
spread_axis = Rating (ER)
spread_scale = Puzzles, square-root scale
spread_least = Lowest rating shown
spread_most = Highest rating shown
spread_filter = Show only
spread_filter_help = e.g. 6.6–7.2 or X-Wing

## Workbench: the filters of the table

chips = Active filters
# $from and $to are ratings.
chip_rating = Rating { $from }–{ $to }
# $text is what the player typed.
chip_text = “{ $text }”
# $filter is one of the two above.
chip_remove = { $filter }: remove this filter

# Variables:
#   $facet (String) - givens, technique, symmetry, solutions or minimal
facet_name = { $facet ->
    [givens] Givens
    [technique] Hardest step
    [symmetry] Symmetry
    [solutions] Solutions
   *[minimal] Redundant givens
}
# Shown by a menu that filters nothing. $facet as in facet_name
facet_any = { $facet ->
    [givens] Any givens
    [technique] Any technique
    [symmetry] Any symmetry
    [solutions] Any solutions
   *[minimal] Minimal or not
}
facet_givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
facet_one_solution = 1 solution
# $count is 0 or at least 2, or a lower bound such as "2+".
facet_solutions = { $count } solutions
# $is_minimal (String) - yes or no
facet_minimal = { $is_minimal ->
    [yes] Minimal
   *[no] Not minimal
}
facet_no_symmetry = No symmetry
# In a menu. $value is one of the above, or the name of a technique on the scale.
facet_value = { $value } ({ $count })

## Workbench: a row, opened as a board

row_title = Puzzle { $line }
row_givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
row_board = Board of puzzle { $line }: { $digits }
row_play = Play
row_rate = Rate this one
row_copy = Copy
row_rating = Rating…
row_rated = Puzzle { $line } is rated { $rating }.
row_unreadable = This line is not a puzzle.
# A number or a name as the result has it.
row_value = { $value }
# The three numbers ER, EP and ED follow.
row_rated_as = Rating
row_symmetry = Symmetry
# Also in the menu of symmetries.
# $symmetry (String) - rotate180, rotate90, mirror-h, mirror-v, diagonal or antidiagonal
symmetry = { $symmetry ->
    [rotate180] Half turn
    [rotate90] Quarter turn
    [mirror-h] Left–right
    [mirror-v] Top–bottom
    [diagonal] Diagonal
   *[antidiagonal] Anti-diagonal
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = None
row_minimal = Minimal
row_redundant = { $count ->
    [0] Yes
   *[other] No, { $count } redundant
}
row_seed = Seed

## Practice, lessons and the solve path

learn_lesson = Lesson
learn_practise = Practise
learn_all = All techniques
learn_back_to_bench = Back to the workbench
learn_board = Sudoku, { $title }, { $board }
learn_board_help = Arrow keys move. The text beside the board explains what is marked on it.
learn_explanation = Explanation
learn_loading = Loading…
learn_learned = { $learned } of { $count } techniques learned
learn_find = Find a technique
learn_all_shown = All techniques shown.
learn_found = { $count ->
    [0] No technique found.
    [one] { $count } technique found.
   *[other] { $count } techniques found.
}
learn_next = Next for you
learn_nearly = Nearly learned
# Above a technique that the player learned some time ago
learn_repeat = Time to repeat
learn_met = { $count ->
    [one] It came up in one of your solved puzzles.
   *[other] It came up in { $count } of your solved puzzles.
}
# A button: starts a puzzle that needs this technique and nothing harder
learn_puzzle = Use it in a puzzle
learn_positions = { $solved } of { $needed } positions solved
learn_solve_nine = Solve nine to learn it.
learn_is_learned = You have learned this technique.
# Headings. $section: sets are almost locked sets, hardest are patterns of the hardest puzzles.
learn_section = { $section ->
    [singles] Singles
    [subsets] Locked candidates and subsets
    [fish] Fish
    [one_digit] One digit
    [wings] Wings
    [uniqueness] Uniqueness
    [colours] Colours
    [chains] Chains and loops
    [sets] Almost locked sets
    [forcing] Forcing chains and nets
    [clues] Sums, lines and clues
   *[hardest] Hardest puzzles
}
learn_section_learned = { $learned } of { $count } learned
# $from and $to are ratings.
learn_rated = rating { $from }–{ $to }
# $from and $to are tiers, see practice_tier.
learn_tiers = { $from } to { $to }
# $detail is the difficulty.
learn_detail = { $section } · { $detail }
learn_solving = Solving step by step…
learn_searching = Searching for a position…
learn_searching_so_far = { $count ->
    [one] Searching for a position ({ $count } puzzle so far)…
   *[other] Searching for a position ({ $count } puzzles so far)…
}
learn_no_game = There is no game on the board.
learn_mistake = There is a mistake on the board, so there is no solve path from here. Use Hint to find the mistake.
learn_not_kept = Nonet can't save how many exercises you have solved: the browser's storage is full or blocked.
learn_not_loaded = The solver did not load. Are you offline?
learn_crashed = The solver crashed. Nonet has restarted it: please try again.
learn_took_too_long = This took too long, so Nonet stopped it. Please try again.

## Practice

# $tier as in tier_name (game.ftl), as a heading
practice_tier = { $tier ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [expert] Master
    [extreme] Extreme
   *[beyond] Beyond extreme
}
practice_write = { $technique }: choose the cell and enter its digit.
practice_remove = { $technique }: choose a cell, then the digit that you can rule out there.
practice_filled = { $cell } already has a digit.
practice_no_candidate = { $digit } is not a candidate of { $cell }.
practice_crossed = { $digit } in { $cell } is already ruled out.
practice_needed = Not quite: { $digit } is needed in { $cell }.
practice_wrong = Not quite: { $cell } is not { $digit }.
practice_other_write = Not quite: { $cell } is { $digit }, but { $technique } does not show it.
practice_other_remove = Not quite: { $cell } is not { $digit }, but { $technique } does not show it.
practice_right = { $left ->
    [one] Right. This step rules out { $left } more.
   *[other] Right. This step rules out { $left } more.
}
# $line is the step in the notation that players use.
practice_done = { $count ->
    [one] Right. { $count } solved so far. The step: { $line }
   *[other] Right. { $count } solved so far. The step: { $line }
}
practice_where = Where?
practice_show = Show me
practice_another = Another

## Solve path

path_steps = All steps
path_copy = Copy
path_place = Step { $number } of { $count }
path_spoken = Step { $number } of { $count }: { $technique }. { SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }, { $count } steps
}
path_count = { $count } × { $technique }
path_summary = { $count ->
    [one] { $count } step: { PLAIN($techniques) }.
   *[other] { $count } steps: { PLAIN($techniques) }.
}
path_open = { $count ->
    [one] No known technique goes any further. { $count } cell stays empty.
   *[other] No known technique goes any further. { $count } cells stay empty.
}

## Replay

replay_none = There are no moves to replay yet.
# $level: Medium, Custom or Your puzzle
replay_solved = { $level } · solved in { $time }
replay_played = { $level } · played for { $time }
replay_board = Replay, { $board }
replay_board_help = The board after this move. You can't change it here.
replay_panel = The current move
replay_start = Start
replay_play = Play
replay_pause = Pause
# Continue the game from here
replay_branch = Branch
replay_score = Moves
replay_jumps = Go to
replay_speeds = Speed
replay_speed = { $factor }×
replay_running = Playing.
replay_stopped = Stopped: { $what }
# What a move did
replay_at_start = Start of the game
replay_placed = { $digit } in { $cell }
replay_slip = { $digit } in { $cell }, a slip
replay_cleared = { $digit } removed from { $cell }
replay_notes = Notes in { $cell }: { SPACED($digits) }
replay_no_notes = No notes in { $cell }
replay_coloured = Colour in { $cell }
replay_many = { $count ->
    [one] { $count } cell changed
   *[other] { $count } cells changed
}
replay_nothing = Nothing changed
replay_move = move { $number } of { $count }
replay_time_and_move = { $time }, { $position }
# A slow spot. $cell: where the next digit went
replay_slow = Slow spot before { $cell }.
replay_slow_timed = { $time } before { $cell }.
# The technique follows as a link.
replay_ladder = The easiest step here:
replay_technique = The easiest step here: { $technique }.
# Buttons that lead to a place
replay_to_slow = Slow spot before { $cell }
replay_to_slow_timed = Slow spot, { $time } before { $cell }
# $spot: one of the two above. $technique: the easiest step there
replay_to_step = { $spot }: { $technique }
replay_to_slip = Slip
replay_to_slip_timed = Slip, { $time }
replay_to_hint = Hint
replay_to_hint_timed = Hint, { $time }
replay_to_checkpoint = Checkpoint
replay_to_checkpoint_timed = Checkpoint, { $time }

## Made to order

new_level = Level
new_level_givens = { $numbers } givens
new_symmetry = Symmetry of the givens
new_symmetry_none = None
new_symmetry_half_turn = Half turn
new_symmetry_quarter_turn = Quarter turn
new_symmetry_left_right = Left–right
new_symmetry_top_bottom = Top–bottom
new_symmetry_diagonal = Diagonal
new_symmetry_antidiagonal = Anti-diagonal
new_method = Method
new_method_carve = Carve from a full grid
new_method_build = Build up from an empty grid
new_method_transform = Shuffle a known puzzle
new_method_starter = Shuffle the built-in puzzle
new_givens = Number of givens
new_givens_help = e.g. 24 or 22–26
order_fewest_givens = Fewest givens
order_most_givens = Most givens
new_rating_help = e.g. 7.2 or 6.6–7.2. The bars show how common each rating is.
order_lowest_rating = Lowest rating
order_highest_rating = Highest rating
order_the_level = the { $level } level
order_by_techniques = The techniques say how hard it is, so any rating will do now.
order_time = Time to solve
# Of the times
order_any_time = any
order_by_time = The level is now one whose puzzles take about that long.
order_clues = Clues
order_rules = More rules
order_new_regions = Each new game has other regions.
new_needs = Requires
new_avoids = Excludes
order_least = At least as hard as
order_hardest_allowed = Nothing harder than
order_path_help = Techniques as in hints, on the path that takes the easiest step each time.
custom_add = Add a technique…
custom_remove = Remove { $technique }
custom_both_names = { $name } ({ $english })
new_any = any
new_seed = Seed
new_seed_help = Same seed and options, same puzzle. Leave it empty for any puzzle.
new_seed_draw = New seed
new_bad_seed = A seed is a whole number of up to 19 digits.
form_bad_givens = Enter one number, like 24, or a range, like 22–26.
form_bad_rating = Enter one rating, like 7.2, or a range, like 6.6–7.2.
new_start = Generate

## Enter a puzzle

checking_puzzle = Checking that the puzzle has exactly one solution…
givens_found = { $count ->
    [one] { $count } given.
   *[other] { $count } givens.
}
no_solution = This puzzle has no solution.
cell_can_be = This puzzle has more than one solution: { $cell } can be { OR($digits) }. Differing cells are marked.
own_label = Paste or type a puzzle
own_grid = Your puzzle
own_play = Check and play
own_empty = Type or paste a puzzle, or fill in the board. Blanks are . 0 * or _.
# $fewest: no puzzle on this board has fewer givens. $more: at least as many are missing.
own_too_few = { $count ->
    [0] No givens yet. This board ({ $board }) needs at least { $fewest }.
    [one] { $count } given. This board ({ $board }) needs at least { $fewest }: add { $more } or more.
   *[other] { $count } givens. This board ({ $board }) needs at least { $fewest }: add { $more } or more.
}
# Live, after the number of givens:
own_one_solution = 1 solution.
own_not_known = Number of solutions: not known yet.
own_open = Open a file…
own_edit = Edit the givens
own_workbench = Open the workbench
own_edit_detail = Keeps only the givens. Ctrl+Z on the board brings the text back.
# A link that the player has opened holds a puzzle, or a whole game:
own_shared_puzzle = Shared puzzle
own_shared_game = Shared game
own_shared_play = Play
own_shared_detail = It becomes a game of its own. Your other games stay as they are.
own_shared_progress = Whoever shared it has placed { $placed } of { $all } digits in { $time }.
own_recognised = Recognised text
own_list = Puzzles in this text
own_list_first = The first { $shown } of { $count } puzzles are listed.
own_collection = Name of the collection
own_several_puzzles = { $count ->
    [one] { $count } puzzle · { $format }
   *[other] { $count } puzzles · { $format }
}
own_placed = { $count ->
    [one] { $count } digit placed.
   *[other] { $count } digits placed.
}
own_noted = { $count ->
    [one] Notes in { $count } cell.
   *[other] Notes in { $count } cells.
}
own_removed = { $count ->
    [one] { $count } candidate removed.
   *[other] { $count } candidates removed.
}
own_coloured = { $count ->
    [one] { $count } cell coloured.
   *[other] { $count } cells coloured.
}
own_puzzle_number = Puzzle { $number }
# The formats of other programs.
format_line = Puzzle on one line
format_grid = Grid in rows
format_ss = Simple Sudoku file (.ss)
format_pencilmarks = Grid of candidates
format_sdx = SudoCue file (.sdx)
format_sdk = SadMan or SudoCue file (.sdk)
format_hodoku = HoDoKu library line
format_gsf = Line of gsf's list
format_sukaku = Sukaku: candidates only
format_sudokuwiki = SudokuWiki link or code
format_sudokuexchange = SudokuExchange link
format_fpuzzles = f-puzzles puzzle
format_sudokupad = SudokuPad link
format_opensudoku = OpenSudoku file
format_1gsudoku = 1G Sudoku file
format_tatham = Simon Tatham's Solo
format_iss = Interactive Sudoku Solver string
format_nonet_text = Nonet text
format_mixed = several formats
# Faults in texts of other programs. Line and column precede them, except for the first two.
# $before: the number of puzzles before the fault, at least 1.
text_unread = { $before ->
    [one] { $fault } You can use the puzzle before it.
   *[other] { $fault } The { $before } puzzles before it can be used.
}
text_too_long = This text is longer than 1 MB. The workbench reads long lists.
text_too_many = This list has more than 100,000 puzzles. The workbench reads long lists.
text_unknown = This is not a Sudoku format that Nonet knows.
text_unknown_link = This link has no puzzle in a format that Nonet knows.
text_needs_network = The puzzle of this link is on a server, and Nonet does not use the network. Open the link, copy the puzzle there, and paste it here.
text_unsupported_format = { $kind ->
    [scf] Nonet can't read this kind of SudokuPad link (scf). Export the puzzle from SudokuPad to f-puzzles and paste that link.
   *[other] Nonet can't read this kind of file.
}
text_rules = { $count ->
    [one] The puzzle has a rule that Nonet does not have: { $rules }.
   *[other] The puzzle has rules that Nonet does not have: { $rules }.
}
# Inside the sentence above
text_rule = { $rule ->
    [killer] killer cages
    [parity] even and odd cells
    [irregular] irregular regions
    [other_kind] the rules of another kind of Sudoku
    [thermometers] thermometers
    [arrows] arrows
    [little_killer] little killer sums
    [sandwich] sandwich sums
    [between] between lines
    [palindromes] palindromes
    [kropki] Kropki dots
    [extremes] minimum and maximum cells
    [lines] lines
   *[drawings] drawings on the board
}
text_other_rule = { $name }
# The palette of the page for entering a puzzle: what can be drawn, the digits among it
own_palette = Draw on the board
own_palette_digits = Digits
own_group = { $group ->
    [cells] Cells
    [cages] Cages and regions
    [lines] Lines
    [between] Between cells
    [outside] Outside the board
   *[whole] The whole board
}
# How a kind of clue is drawn
own_how = { $how ->
    [marks] Press a cell to mark it, and again to unmark it. By keyboard: Space.
    [pair] Drag from one cell to its neighbour. By keyboard: Space on each, then Enter.
    [square] Drag across four cells that meet in a corner. By keyboard: Space on two opposite ones, then Enter.
    [outside] Press a cell at the edge, or drag from there inwards, also along a diagonal. By keyboard: Space, for a diagonal also on the next cell, then Enter.
    [groups] Drag over the first group of cells, then over the second. By keyboard: Space on each cell, Enter after each group.
    [arrow] Drag from the circle along the arrow. By keyboard: Space at the circle, at each corner and at the tip, then Enter.
    [area] Drag over the cells. By keyboard: Space on each cell, then Enter.
    [regions] Drag from a cell: all cells that you pass join its region. By keyboard: Space on each cell, then Enter.
   *[line] Drag along the line. By keyboard: Space at its beginning, at each corner and at its end, then Enter.
}
# $rule: the name of a kind, as in "killer cages"
own_cant_place = Not possible here: { $rule }.
own_cant_value = Not a possible value for { $rule }.
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = Each region needs { $side } cells. Sizes that do not fit yet: { $sizes }.
own_values = Value
own_turn = Turn round
own_done = Done
# A clue that is drawn again elsewhere
own_copy = Duplicate
own_copy_how = Press the cell where the copy begins.
own_new_regions = Random regions
own_regions_changed = New regions are drawn.
# A second kind of clues to add: "Add killer cages and thermometers", or nothing else
own_finish_and = and
own_finish_nothing = nothing else
# Cells of a puzzle with several solutions that hold equal digits in all of them
own_equal = Always equal
# $cells: two or more cells that are always equal
own_equal_cells = { $cells }
own_different_cells = { $cell } always differs from { $cells }, though they don't see each other.
own_clues = Rules and clues
own_remove = Remove
# $part: a given, a clue or a rule
own_remove_part = Remove { $part }
own_part_given = { $digit } in { $cell }
# What is known of the puzzle that is entered
own_known = About this puzzle
own_solutions = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
own_solutions_at_least = { $count ->
    [one] At least { $count } solution
   *[other] At least { $count } solutions
}
own_hardest = Hardest step: { $step }
own_contradiction = These contradict each other
own_contradiction_detail = Without any one of them, the others have a solution.
own_not_needed = Not needed, each by itself
# How many clues and givens are not needed, of all
own_needless_of = { $count } of { $all }
own_all_needed = Nothing here can be left out.
own_path = Solve path
own_clear = Start again
own_finish = Finish the puzzle
# A choice of what to add: digits, or a kind of clues.
own_finish_add = Add
own_finish_digits = digits
# A choice of levels.
own_finish_any = any
# The button that lets Nonet finish the puzzle.
own_finish_go = Finish
own_minimise = Leave out what is not needed
own_changing = Nonet is working on the puzzle…
own_changed_nothing = Nothing had to change.
own_digits_added = { $count ->
    [one] { $count } digit added.
   *[other] { $count } digits added.
}
own_clues_added = { $count ->
    [one] { $count } clue added.
   *[other] { $count } clues added.
}
own_digits_taken = { $count ->
    [one] { $count } digit left out.
   *[other] { $count } digits left out.
}
own_clues_taken = { $count ->
    [one] { $count } clue left out.
   *[other] { $count } clues left out.
}
own_change_several = This puzzle has several solutions. Finish it first.
own_change_not_decided = Nonet could not find out how many solutions this puzzle has.
own_change_not_found = Nonet found no such puzzle. Try another level, or other clues.
own_offers = One more digit, one solution
own_offer = { $digit } in { $cell }
# The legend of candidates: the share of solutions that have them
own_shares_most = in most solutions
own_shares_lone = in only one
own_shares_all = in all
# Above the rules of a board that has more than rows, columns and boxes
own_rules = The rules of this puzzle
# What the setter of a puzzle says about it, and a button that adds Nonet's own text to the rules
own_about = Title, author and rules
own_about_describe = Insert the rules in Nonet’s words
own_about_field = { $said ->
    [title] Title
    [author] Author
    [rules] Rules in your words
   *[message] Words at the end
}
text_board = Nonet has no board of this kind: { $board }.
text_cells = { $found ->
    [one] { $found } cell, where { $expected } are expected.
   *[other] { $found } cells, where { $expected } are expected.
}
text_rows = { $found ->
    [one] { $found } row, where { $expected } are expected.
   *[other] { $found } rows, where { $expected } are expected.
}
text_contradiction = This grid contradicts the givens of the puzzle.
text_damaged = The data of this link is damaged or incomplete. Copy the whole link.
text_json = This is not valid JSON. Copy the whole text.
text_xml = This is not valid XML. Copy the whole text.
text_missing = "{ $name }" is missing.
text_value = { $kind ->
    [candidate] "{ $value }" is not a valid candidate: digit, row and column are expected, like 512.
    [cell] "{ $value }" is not a valid cell.
    [colour] "{ $value }" is not a valid colour.
    [digit] "{ $value }" is not a valid digit.
    [note] "{ $value }" is not a valid note.
    [size] "{ $value }" is not a valid board size.
   *[version] "{ $value }" is a version of the format that Nonet does not know.
}
# For screen readers: a cell with a symbol that is no digit, and one with two solutions.
own_cell_unread = { $symbol }, not a digit, { $place }
own_cell_certain = { $digit } in all solutions, { $place }
own_cell_either = { OR($digits) }, { $place }

## Settings

# The groups of settings.
set_groups = Groups of settings
set_appearance = Appearance
set_board = Board and highlights
set_checking = Checking and hints
set_keys = Keys and touch
# Below a part of the player's board:
set_excerpt = This part of your game shows each change at once.
set_palette = Colours
set_palette_standard = Standard
set_palette_colour-blind = Colour-blind
set_palette_high-contrast = High contrast
set_clock = Clock
set_clock_detail = Show how long you have played.
set_mistakes = Mark mistakes
set_mistakes_never = Never
set_mistakes_full = When the board is full
set_mistakes_always = At once
set_conflicts = Repeated digits
set_conflicts_detail = Mark a digit that repeats in a row, column or box.
set_combinations = Combinations of cages
set_combinations_detail = For the selected cage, what is left and which digits fit is shown below the board.
set_clean_notes = Tidy notes
set_clean_notes_detail = Placing a digit also erases the notes it rules out.
set_fill_singles = Fill singles
set_fill_singles_detail = Placing a digit also fills each cell that then has one candidate, or is the only place for a digit. One undo takes all of them back.
set_peers = Row, column and box
set_peers_detail = Highlight the selected cell's row, column and box.
set_same = Same digit
set_same_detail = Highlight cells with the selected digit.
set_left = Remaining count
set_left_detail = Shown on each key.
set_uniqueness = Uniqueness techniques
set_uniqueness_detail = Allow hints such as unique rectangles, which assume a single solution.
set_extras = More techniques
set_extras_detail = Allow hints such as 3D Medusa and WXYZ-Wing, too. They take the place of some chains.
set_level_steps = Levels with their techniques
set_level_steps_detail = A new classic game needs what its level promises: at least a pair in Hard, and at least a chain in Extreme. Otherwise easier steps may solve it.
set_advice = Advice in Learn
set_advice_detail = At the top of Learn, show which technique to learn next and which to repeat.
set_letters = Letter shortcuts
set_letters_detail = N for notes, H for hint, and so on.
set_keys_table = Change keys
set_key_button = { $does }: { $keys }
set_key_none = none
set_key_press = Press a key…
set_key_taken = { $key } already means: { $does }
set_key_reset = Reset
set_key_reset_all = Reset all keys
set_digit_first = Digit first
set_digit_first_detail = Choose a digit on the keypad, then tap the cells it goes into.
set_language = Language
set_language_browser = As in the browser
set_language_offline = { $name } (needs a network)
set_language_failed = This language did not load. Connect to a network, then choose it again.
set_language_absent = { $wanted } is not on this device. Connect to a network and reload the page.
set_language_near = { $wanted } is not available yet. Nonet shows { $shown } instead.
set_text_size = Text size
set_text_size_normal = Normal
set_text_size_large = Large
set_text_size_larger = Larger
set_hand = Keypad
set_hand_right = On the right
set_hand_left = On the left
set_cell_names = Cell notation
set_note_layout = Corner notes
set_note_layout_fixed = Each in its place
set_note_layout_packed = Around the edge
set_show_notes = Your notes
set_show_notes_detail = Hide them to see the board alone. They are kept.
set_candidates = All candidates
set_candidates_detail = Show what each cell can be, below your own notes.
set_voice = Screen reader
set_verbosity = Names of cells
set_verbosity_full = Row, column and box
set_verbosity_brief = Short name
set_verbosity_content = Content only
set_say_left = Remaining digits
set_say_left_detail = Say how many of a digit are left after you place it.

## Help

help_search = Search help
help_found = { $count ->
    [one] { $count } entry found.
   *[other] { $count } entries found.
}
help_nothing_found = Nothing found. Try another word.
help_play = How to play
help_goal = Fill every empty cell so that each row, each column and each box holds every digit once. Every puzzle has exactly one solution.
help_place = Look for a place. Every other empty cell of this box already sees the digit, so it must go here. Choose a cell, then a digit. The same digit again erases it.
help_notes_picture = Choose Corner or Centre to write small digits as reminders of what a cell can still be. For Snyder notation, use Corner.
help_conflicts = A wavy underline marks a digit that repeats in a row, column or box.
help_hint_button = Hint shows where to look. Each further press shows more: the technique, its pattern, the proof, and finally it does the step. If there is a mistake, Hint shows that first.
help_saving = Nonet saves your game on this device after every move. Nothing is sent anywhere.
help_import = Paste a link or a text from SudokuPad, f-puzzles, HoDoKu or another program on any page, or drop a file: Nonet shows the puzzle.
help_keys = Keys
help_glossary = Glossary
help_about = About
# $version is a number like 0.1.0, $build a long code.
help_version = Nonet { $version }, build { $build }
help_privacy = Nothing is sent: Nonet has no server, and your games stay on this device.
help_licences = Licences of everything in Nonet

## Help: keys

help_moving = Moving
help_selecting = Selecting cells
help_digits = Digits
help_notes = Notes
help_hints = Hints
help_ear = By ear
help_others = Other
# Keys with the same meaning, such as: H, ?
keys_of = { PLAIN($keys) }
# A letter or sign on the keyboard.
key_name = { $name }
key_digits = 1 to { $last }
key_digits_letters = 1 to 9, A to { $last }
# On a key of the keyboard.
key_cap = { $name ->
    [Space] Space
    [PageUp] Page Up
    [PageDown] Page Down
    [Escape] Esc
    [Enter] Enter
    [Backspace] Backspace
    [Delete] Delete
    [Home] Home
    [End] End
    [Insert] Insert
   *[Tab] Tab
}
key_held_digit = digit
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Shift+{ $key }
key_outside = { $key } outside the board
key_does = { $key ->
    [move] Move
    [empty] Next or previous empty cell
    [ends] First or last cell of the row; with Ctrl, of the board
    [box] Up or down by a box
    [tab] Move from the board to the buttons
    [extend] Select more cells
    [digit] Enter a digit, or erase the same digit
    [light] Highlight a digit; a tap or Enter then places it
    [corner] Corner note
    [centre] Centre note
    [colour] Colour
    [strike] Strike a candidate
    [erase] Erase
    [hint-next] Next stage of an open hint
    [hint-next-outside] Next stage of an open hint, outside the board
    [hint-back] Previous stage of an open hint
    [hint-back-outside] Previous stage of an open hint, outside the board
    [hint-do] Apply the open hint
    [hint-close] Close the hint
    [use] Choose the cell, while you select one by one or a digit is highlighted
    [up] Up
    [left] Left
    [down] Down
    [right] Right
    [extend-up] Select the cell above
    [extend-left] Select the cell to the left
    [extend-down] Select the cell below
    [extend-right] Select the cell to the right
    [next-empty] Next empty cell
    [previous-empty] Previous empty cell
    [row-start] Start of the row
    [row-end] End of the row
    [first] First cell
    [last] Last cell
    [box-up] Up by a box
    [box-down] Down by a box
    [select-all] Select every cell
    [select-alike] Select all cells like this one
    [clue] Next or previous clue
    [next-clue] Select the cells of the next clue
    [previous-clue] Select the cells of the previous clue
    [select-cell] Add this cell to the selection, or remove it
    [select] Select cells one by one
    [escape] Clear the highlight or the selection
    [mode-digit] Digits
    [mode-corner] Corner notes
    [mode-centre] Centre notes
    [mode-colour] Colours
    [next-mode] Next mode
    [notes] Corner notes on or off
    [candidates] Show or hide candidates
    [hint] Hint, or the next stage of an open one
    [undo] Undo
    [redo] Redo
    [zoom] Enlarge a large board, or show it whole
    [pause] Pause
    [check] Check the board for mistakes
    [checkpoint] Set a checkpoint
    [copy] Copy the board as text
    [read-row] Hear the row
    [read-column] Hear the column
    [read-box] Hear the box
    [read-left] Hear how many of each digit are left
    [read-candidates] Hear what the cell can be
    [read-selection] Hear which cells are selected
    [read-colours] Hear where each colour is
    [read-strikes] Hear which candidates are struck
   *[help] Help
}

## Help: glossary

term_given = Given
means_given = A digit that belongs to the puzzle from the start. You can't change it.
term_cell_name = Cell name
means_cell_name = r4c5 is the cell in row 4 and column 5: r stands for row, c for column. The settings offer other notations.
term_house = House
means_house = A row, a column or a box. Some boards also have two diagonals. A house holds every digit once.
term_peer = Peer
means_peer = A cell in the same row, column or box as another cell. Two peers see each other and never hold the same digit.
term_candidate = Candidate
means_candidate = A digit that a cell can still be, because no peer holds it and no step has removed it.
term_note = Note
means_note = A small digit that you write into a cell. Most players write down candidates.
term_conflict = Conflict
means_conflict = The same digit twice in a house. Nonet marks it with a wavy underline.
term_mistake = Mistake
means_mistake = A digit that differs from the solution. It may look right for a long time.
term_single = Single
means_single = The last candidate of a cell (naked single), or the last place for a digit in a house (hidden single).
term_subset = Subset
means_subset = Two, three or four cells of a house that use up as many digits: a pair, triple or quad. Other cells of the house can't have these digits.
term_strong_link = Strong link
means_strong_link = Two candidates of which at least one is true. If one is false, the other is true.
term_weak_link = Weak link
means_weak_link = Two candidates of which at most one is true. If one is true, the other is false.
term_chain = Chain
means_chain = Candidates joined by strong and weak links in turn. If the first one is false, the last one is true.
term_fish = Fish
means_fish = A digit whose places in some rows all lie in as many columns, or the other way round. X-Wing, Swordfish and Jellyfish are fish.
term_uniqueness = Uniqueness
means_uniqueness = A puzzle has exactly one solution. Some techniques use this: they rule out patterns that would allow two.
term_rating = Rating
means_rating = How hard the hardest step of a puzzle is, on the scale of Sudoku Explainer. The easiest puzzles rate 1.2, the hardest known ones near 12.

## Dates

date_today = Today
date_yesterday = Yesterday
date_unknown = Date unknown
# One letter, for the rows and columns of a calendar.
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

# The name of a saved game for screen readers: "Hard, 30 of 51 placed, rating 4.5, ...".
games_entry = { $level }, { $placed } of { $open } placed, { PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }, { $number }
games_on_board = on the board
games_rating = rating { $rating }
games_estimated = estimated { $minutes }
games_solved_in = solved in { $time }
games_played_for = { $time } played
games_last = { $date }
games_to_go = { $count ->
    [0] Solved
   *[other] { $count } to go
}

games_go_on = Go on
games_continue = Continue
games_in = Paste or open puzzles
games_in_detail = 81 characters, a link, a file or a list
games_saved_title = Saved
games_search = Search games
games_search_example = e.g. Hard, 2026-11, rating>3
games_order = Order
games_order_played = Last played
games_order_begun = Last begun
games_order_title = Title
games_order_rating = Difficulty
games_order_time = Time played
games_order_progress = Least to go
games_kind = Kind of games
games_all = All
games_playing = In play
games_solved = Solved
games_own = Your own
games_collection = Collection
games_any_collection = All collections
games_tag = Tag
games_any_tag = All tags
games_choose = Choose several
games_choose_all = Choose all
games_choose_done = Done
games_picked = { $count ->
    [one] { $count } game chosen
   *[other] { $count } games chosen
}
games_delete = Delete
games_add_tag = Add tag
games_bring_back = Undo
games_edit = Title and tags
games_edit_title = Title and tags
games_title = Title
games_tags = Tags
games_tags_hint = Separate tags by commas.
games_store = Save
games_back_up = Back up
games_restore = Restore
games_more = Show more
games_none = No games yet. Every game you begin is kept here.
games_none_found = No game matches. Change the search or choose All.
games_found = { $count } of { $all } games shown
games_loading = Loading your games…
games_retry = Try again

games_deleted = { $count ->
    [one] { $count } game deleted.
   *[other] { $count } games deleted.
}
games_brought_back = { $count ->
    [one] { $count } game restored.
   *[other] { $count } games restored.
}
games_board_stays = The game on the board can't be deleted. Start another game first.
games_saved = { $count ->
    [one] { $count } game saved to nonet-backup.txt.
   *[other] { $count } games saved to nonet-backup.txt.
}
games_unreadable = This game can't be opened: its save is damaged. A backup still contains it.
games_failed = Nonet couldn't reach your games. Reload the page, then try again.
games_blocked = This browser window keeps no library, for instance because it is private. You see only the games that Nonet could store. Back up what you want to keep.
games_full = This device has no room left for more games. Your last moves are safe while this tab is open. Free some space, or delete games that you no longer need.
games_newer = A newer version of Nonet has stored your games. Reload the page to open them. If that does not help, try again later: no game is lost.
games_no_backup = This file is not a backup of Nonet. Choose a file that Back up has saved.
games_unread = { $count ->
    [one] { $count } stored game can't be read. A backup still contains it.
   *[other] { $count } stored games can't be read. A backup still contains them.
}

restored_new = { $count ->
    [one] { $count } game added.
   *[other] { $count } games added.
}
restored_updated = { $count ->
    [one] { $count } game updated to its newer version.
   *[other] { $count } games updated to their newer versions.
}
restored_kept = { $count ->
    [one] { $count } game was already here.
   *[other] { $count } games were already here.
}
restored_unread = { $count ->
    [one] { $count } damaged game left out.
   *[other] { $count } damaged games left out.
}
restored_newer = { $count ->
    [one] { $count } game is from a newer version of Nonet. Reload the page, then restore again.
   *[other] { $count } games are from a newer version of Nonet. Reload the page, then restore again.
}
restored_cut = The file ends too early, so some games may be missing.
restored_others = Where you had played on differently here, Nonet keeps both versions.
restored_nothing = This backup has no games.

games_collecting = { $count ->
    [one] Adding { $count } puzzle…
   *[other] Adding { $count } puzzles…
}
collected_added = { $count ->
    [0] No puzzle added.
    [one] { $count } puzzle added.
   *[other] { $count } puzzles added.
}
collected_unsolvable = { $count ->
    [one] { $count } puzzle has no solution, so it is left out.
   *[other] { $count } puzzles have no solution, so they are left out.
}
collected_several = { $count ->
    [one] { $count } puzzle has more than one solution, so it is left out.
   *[other] { $count } puzzles have more than one solution, so they are left out.
}
own_collect = Add all to your games
own_link_newer = A newer version of Nonet made this link. Reload the page, then open the link again.
own_link_damaged = This link is damaged or cut short. Copy it again, as a whole.
format_nonet = Nonet link

## Sharing a game

out_title = Share or export
out_print = Print on paper
out_none = There is no game to share. Start one first.
out_progress = With your progress
out_progress_detail = Your digits, notes, colours and history come along. Otherwise only the puzzle does.
out_link = Link
out_link_detail = The link holds the game itself. Nothing is stored anywhere else.
out_copy_link = Copy link
out_copy_text = Copy text
out_copy_path = Copy solve path
out_copy_seed = Copy seed
out_share_link = Share link
out_share_picture = Share picture
out_picture = Picture
out_svg = Save as SVG
out_png = Save as PNG
out_text = Text and files
out_format = Format
out_save = Save as file
# What a format has no place for
out_left_out = Not in this format: { PLAIN($parts) }.
out_part = { $part ->
    [progress] the digits that you placed
    [corner] corner notes
    [centre] centre notes
    [removed] struck candidates
    [colours] colours
   *[history] history
}
out_programs = Other programs
out_open_sudokupad = Open in SudokuPad
out_open_sudokuexchange = Open in SudokuExchange
out_open_sudokuwiki = Open in SudokuWiki
out_no_board = { $format ->
    [sudokupad] SudokuPad does not have this board.
    [sudokuexchange] SudokuExchange does not have this board.
    [sudokuwiki] SudokuWiki does not have this board.
   *[other] This format does not have this board. Choose another one.
}
out_path = Solve path
out_path_find = Find the solve path
out_path_wait = Solving step by step…
out_path_classic = Only classic boards have a solve path.
out_path_found = { $count ->
    [one] The solve path has { $count } step.
   *[other] The solve path has { $count } steps.
}
out_path_text = Save as text
out_path_html = Save as web page
out_seed = Seed
out_seed_detail = Same seed and options, same puzzle.
## Daily puzzles

daily_today = Today
daily_archive = All days
daily_play = Play
daily_solved = { $solved } of { $count } solved
daily_date = { DAY($day) }
# A day of the archive for screen readers: "23 November, 2 of 5 solved"
daily_day = { $date }, { $solved } of { $count } solved
daily_day_later = { $date }, not yet
daily_month_before = Previous month
daily_month_after = Next month
# What screen readers say of a puzzle of a day besides its name. $level: Easy to Extreme
daily_new = Daily { $level }, not begun, { $minutes }
daily_playing = Daily { $level }, { $time } played
daily_done = Daily { $level }, solved in { $time }
daily_done_with_hints = { $count ->
    [one] Daily { $level }, solved in { $time } with { $count } hint
   *[other] Daily { $level }, solved in { $time } with { $count } hints
}
daily_about = Everyone gets the same puzzles each day.
daily_week = This week
# A day that has not come
daily_later = not yet
# $rule: a kind of rules, such as "thermometers" or "killer cages"
variant_new = { CAP($rule) }, not begun
variant_playing = { CAP($rule) }, { $time } played
variant_done = { CAP($rule) }, solved in { $time }
variant_done_with_hints = { $count ->
    [one] { CAP($rule) }, solved in { $time } with { $count } hint
   *[other] { CAP($rule) }, solved in { $time } with { $count } hints
}
daily_result = Your result
daily_copy = Copy
daily_share = Share

# The lines of a result that a player shares
result_title = Nonet, { $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $count ->
    [one] { $level } { $time }, { $count } hint
   *[other] { $level } { $time }, { $count } hints
}
result_open = { $level } –
result_streak = { $days } days in a row

## Statistics

stats_period = Period
stats_weeks = 9 weeks
stats_year = This year
stats_all = All time
stats_count_all = Count games with help
stats_counts = Best, median and trend count games that you solved without hints and checks. Copies of solved games never count.
stats_counts_all = Best, median and trend count all solved games, also those with hints and checks. Copies of solved games never count.
stats_nothing = Nothing solved yet.
stats_start = Start one
stats_analysing = { $count ->
    [one] Analysing { $count } game…
   *[other] Analysing { $count } games…
}
stats_level = Level
stats_solved = Solved
stats_trend = Last nine weeks
# Custom games and puzzles from elsewhere
stats_other = Other
stats_no_hint = no help
stats_hinted = with help
# The unit of an axis
stats_minutes = min
stats_faster = { $percent }% faster in the last nine weeks
stats_slower = { $percent }% slower in the last nine weeks
stats_steady = As fast as before
stats_with_hints = { $count } with help
# A histogram for screen readers
stats_chart = { $solved ->
    [one] Times of { $solved } game, { $level }: best { $best }, median { $median }
   *[other] Times of { $solved } games, { $level }: best { $best }, median { $median }
}
stats_as_table = As a table
stats_hints = Hints
stats_times = Times: games without help + games with help
stats_time = Time
stats_range = { $from } to { $to }
stats_cell = { $plain } + { $hinted }
stats_streak = Days in a row
stats_days_in_row = { $count ->
    [one] day in a row
   *[other] days in a row
}
# $end is a month: "March 2026"
stats_longest = longest { $count }, in { $end }
stats_no_streak = Solve a puzzle today to begin.
# The calendar for screen readers
stats_calendar = { $count ->
    [one] Nine weeks: you solved puzzles on { $count } day
   *[other] Nine weeks: you solved puzzles on { $count } days
}
stats_now = today
stats_calendar_key = Nine weeks. A bigger square means more solved: 1, 2, 3 or more.
stats_week = Week of
stats_slow_title = Where you slow down
stats_slow = { $count ->
    [1] { $time }, once
   *[other] { $time } on average, { $count } times
}
stats_met_title = Techniques in your puzzles
stats_met = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats_found = { $count ->
    [1] Found once, in { $time }
   *[other] Found { $count } times, { $time } on average
}
stats_after_hint = { $count ->
    [1] once after a hint
   *[other] { $count } times after a hint
}
# Digits and strikes that no technique explains
stats_guesses = { $count ->
    [one] { $count } guess: no technique explains it.
   *[other] { $count } guesses: no technique explains them.
}
stats_practise = Practise { $technique }

## Print

print_title = Print
print_row = Puzzles { $number }
print_number = Number
print_level = Level
print_symmetry = Symmetry
print_add = Add puzzles
print_remove = Remove
print_per_page = Puzzles per page
print_parts = Also print
print_cover = Cover
print_rating = Rating
print_technique = Hardest technique
# A field: the ratings of the puzzles, such as 3.0–4.5.
print_ratings = Ratings
# A list: a technique that the puzzles need.
print_needs = With
print_needs_any = Any technique
print_candidates = Candidates
print_hints = First hints
print_codes = QR codes
print_solutions = Solutions
# The same seed prints the same book.
print_seed = Seed of the book
print_generate = Generate
print_game = Game on the board
print_now = Print
print_preview = Preview
print_continue = Continue on your phone
print_bold = Bold digits are the givens.
print_page = Page { $number } of { $count }
print_puzzle = Puzzle { $number }
print_solutions_on = Solutions start on page { $page }.
print_by_seed = Seed { $seed }
print_count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
print_progress = { $done } of { $count } puzzles generated
print_ready = { $count ->
    [one] { $count } puzzle is ready to print.
   *[other] { $count } puzzles are ready to print.
}
print_stopped = Cancelled. Nothing was kept.
print_bad_count = Enter whole numbers. A book has at most { $most } puzzles.
# A browser could not wait for the other pages.
print_rest = Pages 1 to { $last } of { $count }. To print all of them, press Print in Nonet.

## About

about_title = About Nonet
about_free = Nonet is free software. You may use, change and share it under the MIT licence or the Apache licence 2.0.
about_bom = List of all parts (SBOM)
about_sent_title = Privacy
about_sent = No account, no cookies, no advertising, no statistics about you. The page's security policy blocks every other site. Links and files that you share go only where you send them.
about_stored_title = What is stored on this device
about_stored_games = Your games
about_stored_games_where = In the browser's database named nonet.
about_stored_texts = The game on the board, your settings and your practice
about_stored_texts_where = In the browser's local storage, in entries that begin with nonet.
about_stored_app = Nonet itself, so that it works without a network
about_stored_app_where = In the browser's cache.
about_size = All together, this site takes up about { $kilobytes } KB on this device.
about_export_title = Take everything with you
about_export = One file holds all games with every move, your settings and your practice. Restore in Games reads it, on any device.
about_delete_title = Delete everything
about_delete = This removes all games, settings and practice from this device. Open tabs start afresh.
about_delete_sure = Delete all games, settings and practice? Without a backup they are gone for good.
about_delete_now = Delete for good
