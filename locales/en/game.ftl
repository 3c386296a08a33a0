# Nonet in English (source): the board's page.
#
# A message's name is the name of a function in the Rust sources, declared with
# `messages!`. Text in braces is an argument. Cells are written r1c4 (row 1,
# column 4) in every language. `PLAIN($list)` writes "1, 2, 3",
# `APART($list)` "1; 2; 3", `SPACED($list)` "1 2 3", `OR($list)` "1, 2 or 3", and a list alone "1, 2 and 3".

## General

two_sentences = { $first } { $second }
word_back = Back
word_back_to_game = Back to the game
word_cancel = Cancel
word_close = Close
word_help = Help
word_how_far = Progress
word_menu = Menu
word_messages = Messages
word_new_game = New game
word_next = Next
word_notes = Notes
word_rating = Rating
word_settings = Settings
word_tools = Tools
word_try_again = Try again
one_number = { $number }
range = { $least }–{ $most }

# Variables:
#   $kind (String) - row, column, box, diagonal, or on boards with more rules: region (of a
#     jigsaw), window (of a windoku), group (the cells at one place of each box), extra (an
#     extra region)
#   $number (Number) - which row, column or box
#   $case (String) - in: with its preposition
house_name = { $case ->
    [in] { $kind ->
        [row] in row { $number }
        [column] in column { $number }
        [box] in box { $number }
        [region] in region { $number }
        [window] in window { $number }
        [group] in group { $number }
        [extra] in extra region { $number }
       *[diagonal] on diagonal { $number }
    }
   *[other] { $kind ->
        [row] row { $number }
        [column] column { $number }
        [box] box { $number }
        [region] region { $number }
        [window] window { $number }
        [group] group { $number }
        [extra] extra region { $number }
       *[diagonal] diagonal { $number }
    }
}
level_name = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [master] Master
   *[extreme] Extreme
}
# The title of the browser tab: Medium – Nonet
page_title = { $page } – Nonet
progress_placed = { $placed } of { $all } placed
progress_left = { $left } to go
progress_hints = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
# The title of a puzzle, as its setter wrote it
level_titled = { $title }
level_custom = Custom
level_own = Your puzzle
level_copy = { $name } (copy)
level_version = { $name } (other version)
level_and_board = { $level }, { $board }
board_plain = { $side } × { $side }
board_diagonals = { $side } × { $side } with diagonals
# A board with more rules: 9 × 9 with windoku and anti-knight
board_rules = { $side } × { $side } with { $rules }
# Kinds of rules, inside such a name and inside sentences, as players call them
rule_name = { $rule ->
    [jigsaw] jigsaw regions
    [diagonal] the falling diagonal
    [antidiagonal] the rising diagonal
    [diagonals] both diagonals
    [windoku] windoku
    [disjoint] disjoint groups
    [extra] extra regions
    [anti-knight] anti-knight
    [anti-king] anti-king
    [non-consecutive] non-consecutive
    [odd] odd cells
    [even] even cells
    [digits] restricted cells
    [kropki] Kropki dots
    [xv] X and V
    [killer] killer cages
    [little-killer] little killer sums
    [thermo] thermometers
    [slow-thermo] slow thermometers
    [arrow] arrows
    [double-arrow] double arrows
    [difference] white dots
    [ratio] black dots
    [no-other-difference] no missing white dots
    [no-other-ratio] no missing black dots
    [x] X marks
    [v] V marks
    [no-other-xv] no missing X or V
    [greater] inequality signs
    [minimum] minimum cells
    [maximum] maximum cells
    [whisper] whisper lines
    [renban] renban lines
    [nabner] nabner lines
    [palindrome] palindromes
    [clone] clones
    [between] between lines
    [lockout] lockout lines
    [region-sum] region sum lines
    [zipper] zipper lines
    [ten-line] sum lines
    [entropic] entropic lines
    [modular] modular lines
    [quadruple] quadruples
    [sandwich] sandwich sums
    [x-sum] X-sums
    [room] numbered rooms
    [skyscraper] skyscrapers
    [column-indexer] column indexers
    [row-indexer] row indexers
    [global-entropy] global entropy
    [anti-taxicab] anti-taxicab
    [lunchbox] lunchboxes
    [look-and-say] look-and-say cages
    [rellik] rellik cages
    [equal-sum] equal sums
    [hidden-skyscraper] hidden skyscrapers
    [full-rank] full ranks
   *[circles] counting circles
}

## Pages

nav_pages = Pages
nav_all_pages = All pages
nav_play = Play
nav_new = New
nav_daily = Daily
nav_games = Games
nav_learn = Learn
nav_stats = Stats
nav_statistics = Statistics
nav_print = Print
nav_bench = Bench
nav_workbench = Workbench
nav_more = More
# The name of the app.
nav_nonet = Nonet

## Loading

loading_solver = Loading the solver
loading_page = Loading this page
bytes_none = { $what }…
bytes_of = { $what }: { $kilobytes } of { $total } KB…
bytes_so_far = { $what }: { $kilobytes } KB so far…
rest_loading = Loading the rest of Nonet…
rest_not_loaded = This part of Nonet did not load. Are you offline?
page_not_loaded = This page did not load. Are you offline?

## Board

# The board's name for a screen reader: Sudoku, Medium, 9 × 9
board_label = Sudoku, { $level }, { $board }
board_help = Arrow keys move, number keys fill in digits, F1 lists all keys.
cell_place = row { $row } column { $column }, box { $box_number }
# On a board with more rules, the regions follow: row 2 column 3, region 1, window 1
cell_place_and = row { $row } column { $column }, { PLAIN($places) }
cell_rule = { $rule ->
    [odd] odd cell
   *[even] even cell
}
cell_in_short = { $cell }
# The parts of a cell's name: empty, notes 2 5, row 4 column 5, box 5
cell_label = { PLAIN($parts) }
cell_empty = empty
cell_digit = { $digit }
cell_given = given
cell_conflict = conflict
cell_mistake = mistake
cell_notes = notes { SPACED($digits) }
cell_centre = centre { SPACED($digits) }
# Other languages need the plural.
cell_struck = { $count ->
    [one] struck { SPACED($digits) }
   *[other] struck { SPACED($digits) }
}
cell_colour = colour { PLAIN($colours) }
cell_colours = colours { $colours }
# Inside a sentence.
colour_name = { $colour ->
    [rose] red
    [amber] orange
    [lemon] yellow
    [leaf] green
    [teal] teal
    [sky] blue
    [violet] violet
    [pink] pink
   *[grey] grey
}
givens_count = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
givens_and_board = { $count ->
    [one] { $count } given, { $board }
   *[other] { $count } givens, { $board }
}
bar_time = Time { $time }
keypad_digits = Digits
key_note = { $digit }, note
key_colour = { $colour ->
    [rose] Red
    [amber] Orange
    [lemon] Yellow
    [leaf] Green
    [teal] Teal
    [sky] Blue
    [violet] Violet
    [pink] Pink
   *[grey] Grey
}
keypad_notes = { $mode ->
    [corner] Corner notes
    [centre] Centre notes
   *[colour] Colours
}
key_all_placed = { $digit }, all placed
key_left = { $digit }, { $left } left
mode_group = Entry mode
mode_digit = Digit
mode_corner = Corner
mode_centre = Centre
mode_colour = Colour
tool_undo = Undo
tool_redo = Redo
tool_erase = Erase
tool_select = Select
tool_check = Check
tool_hint = Hint

## Moves

digit_placed = { $left ->
    [0] { $digit } placed. No { $digit } left.
   *[other] { $digit } placed. { $left } left.
}
placed = { $digit } placed.
digit_clash = { $house ->
    [row] { $digit } is already in this row.
    [column] { $digit } is already in this column.
    [box] { $digit } is already in this box.
    [region] { $digit } is already in this region.
    [window] { $digit } is already in this window.
    [group] { $digit } is already in this group.
    [extra] { $digit } is already in this extra region.
    [anti-knight] { $digit } is already a knight's move from here.
    [anti-king] { $digit } is already on a cell that touches this one.
    [non-consecutive] A cell beside this one holds a digit consecutive to { $digit }.
    [odd] { $digit } is even, and this cell takes odd digits only.
    [even] { $digit } is odd, and this cell takes even digits only.
   *[diagonal] { $digit } is already on this diagonal.
}
# Only if the player has digits checked against the solution.
digit_mistake = { $digit } is a mistake.
erased = Erased.
notes_none = No notes.
notes_of_cell = Notes { PLAIN($digits) }.
centre_notes_of_cell = Centre notes { PLAIN($digits) }.
mode_chosen = { $mode ->
    [digit] Digits.
    [corner] Corner notes.
    [centre] Centre notes.
   *[colour] Colours.
}
# One entry in several cells. $mode: digit, corner or centre
entered_in = { $mode ->
    [digit] { $digit } in { $count } cells.
    [corner] Corner note { $digit } in { $count } cells.
   *[centre] Centre note { $digit } in { $count } cells.
}
singles_filled = { $count ->
    [one] One single followed.
   *[other] { $count } singles followed.
}
erased_from = { $mode ->
    [digit] Erased { $digit } from { $count } cells.
    [corner] Erased corner note { $digit } from { $count } cells.
   *[centre] Erased centre note { $digit } from { $count } cells.
}
restored = { $digit } in { $cell } is no longer struck.
struck_in = Struck { $digit } in { $count } cells.
unstruck_in = { $digit } is no longer struck in { $count } cells.
cell_painted = { $cell } is now { $colour }.
cell_unpainted = { $cell } is no longer { $colour }.
candidate_painted = { $digit } in { $cell } is { $colour }.
candidate_unpainted = { $digit } in { $cell } has no colour.
painted_in = { $count } cells are { $colour }.
unpainted_in = { $count } cells are no longer { $colour }.
digit_bound = Every { $digit } is { $colour }.
digit_unbound = { $digit } has no colour any more.
colour_gone = No cell is { $colour } any more.
colours_cleared = All colours removed.
# A digit whose places are highlighted. $open: the cells where it can still go
light_on = { $digit } highlighted: { $left } left, { $open } possible cells.
light_first = Tap a cell to enter { $digit }. { $left } left, { $open } possible cells.
light_off = No digit highlighted.
pause_on = Paused. The board is hidden.
pause_off = Going on.
pause_title = Paused
pause_resume = Resume
bar_pause = Pause
bar_zoom = Zoom
check_clean = No mistakes so far.
check_wrong = { $count ->
    [one] { $count } digit is wrong. It is marked until your next move.
   *[other] { $count } digits are wrong. They are marked until your next move.
}
check_lost = { $count ->
    [one] You ruled out a candidate that is needed.
   *[other] You ruled out { $count } candidates that are needed.
}
full_but_wrong = The board is full, but something is wrong. Check shows where.
checkpoint_set = Checkpoint { $number } set.
checkpoint_removed = Checkpoint removed.
place_reached = { $count ->
    [0] Back at the start.
    [one] At move { $count }.
   *[other] At move { $count }.
}
stops_title = Checkpoints
stops_intro = Go back to a checkpoint, or to a variation that you left. No move is lost.
stop_name = Name
stop_go = Go
stop_remove = Remove
stop_here = You are here
stop_checkpoint = Checkpoint { $number }
stop_line = { $placed ->
    [one] Variation left at { $time }, { $placed } digit placed
   *[other] Variation left at { $time }, { $placed } digits placed
}
# A button and what it is about: Go: Checkpoint 1
stop_of = { $what }: { $name }
# The score of a game for screen readers: Score: 16 digits placed, 1 hint, 1 slip
score_name = Score: { PLAIN($parts) }
score_placed = { $count ->
    [one] { $count } digit placed
   *[other] { $count } digits placed
}
score_slips = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
score_spots = { $count ->
    [one] { $count } slow spot
   *[other] { $count } slow spots
}
candidates_on = Candidates shown.
candidates_off = Candidates hidden.
picking_on = Select cells one by one.
picking_off = Selecting is off.
selected = { $count ->
    [0] Nothing selected.
    [one] { $count } cell selected.
   *[other] { $count } cells selected.
}
selected_cells = Selected: { PLAIN($cells) }.
nothing_selected = Nothing is selected.
cell_candidates = Can be { OR($digits) }.
cell_filled = Holds { $digit }.
cell_without_candidates = No digit can go here.
colour_in = { $colour }: { PLAIN($places) }.
no_colours = Nothing is coloured.
struck_candidates = Struck: { PLAIN($candidates) }.
no_strikes = Nothing is struck.
notes_tidied = Removed the notes that are ruled out.
digit_filled = { $digit } noted wherever it can go.
fill_which = Select a cell with the digit first.
notes_filled = All candidates filled in.
refused_given = That is one of the given digits.
refused_filled = Clear the digit first, then add notes.
game_over = Solved. To play on from an earlier place, branch in the replay.
copy_begun = You play on in a copy. The solved game stays in your games, with its time.
undo_label = Undone
redo_label = Redone
nothing_to_undo = Nothing to undo.
nothing_to_redo = Nothing to redo.
moved = { $what }.
moved_cleared = { $what }: { $cell } no longer holds { $digit }.
moved_placed = { $what }: { $digit } in { $cell }.
moved_struck = { $what }: { $digit } in { $cell } is ruled out.
moved_unstruck = { $what }: { $digit } in { $cell } is no longer ruled out.
moved_notes = { $what }: notes in { $cell }: { PLAIN($digits) }.
moved_no_notes = { $what }: no notes in { $cell }.
one_cell = { $cell }
candidate_in_cell = { $digit } in { $cell }
candidates_struck = Ruled out: { PLAIN($candidates) }.
house_read_out = { $house }: { PLAIN($contents) }.
content_digit = { $digit }
content_empty = empty
digit_left = { $count ->
    [one] { $digit } once
   *[other] { $digit } { $count } times
}
digits_left = Left to place: { PLAIN($digits) }.
nothing_left = All digits are placed.

## The end of a game

solved_alone = Solved in { $time } without hints.
# What the setter of a puzzle says to whoever has solved it
end_words = { $words }
# $depth: how much the deepest hint showed
solved_with_hints = { $depth ->
    [mistake] Solved in { $time }. Mistake checks used: { $hints }.
    [place] Solved in { $time }. Hints used: { $hints }. The deepest one showed where to look.
    [name] Solved in { $time }. Hints used: { $hints }. The deepest one named the technique.
    [pattern] Solved in { $time }. Hints used: { $hints }. The deepest one showed the pattern.
    [proof] Solved in { $time }. Hints used: { $hints }. The deepest one showed the proof.
    [step] Solved in { $time }. Hints used: { $hints }. The deepest one showed the whole step.
   *[unknown] Solved in { $time }. Hints used: { $hints }.
}
rated = Rated { $rating }.
rated_by_step = Rated { $rating } ({ $step }).
panel_another = Play another
stats_best = Best
stats_median = Median
# Shown until it is known.
end_unknown = …
end_solved = Solved
end_share = Share
# Headings of what follows
end_hardest = Hardest step
end_hints_label = Hints
end_rating = Rating
end_seed = Seed
# How long people need for a puzzle. The second is this player's time.
estimate_title = Estimated time
estimate_range = { $low } to { $high } min
estimate_own = about { $minutes } min for you
estimate_both = { $low } to { $high } min, about { $minutes } min for you
end_record = Your best
end_missed = What did I miss?
# $depth: how much the deepest hint showed
end_hints = { $depth ->
    [mistake] { $count } (mistake checks)
    [place] { $count } (up to the place)
    [name] { $count } (up to the name)
    [pattern] { $count } (up to the pattern)
    [proof] { $count } (up to the proof)
    [step] { $count } (up to the whole step)
   *[unknown] { $count }
}
hint_lesson = Lesson

## Hints

hint_title = Hint
hint_looking = Looking for the next step…
hint_closed = Hint closed.
hint_mistake = There is a mistake
hint_where_to_look = Where to look
hint_the_pattern = the pattern
hint_sentence_of = { $number } of { $count }
hint_spoken = { $title }. { $text }
hint_spoken_detail = { $title }, { $detail }. { $text }
tier_name = { $tier ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] master
    [extreme] extreme
   *[beyond] beyond extreme
}
tier_if_unique = { $tier }, assumes one solution
already_solved = Solved. There are no steps left.
step_done = Done.
moves_undone = { $count ->
    [one] Undid { $count } move. No mistakes left.
   *[other] Undid { $count } moves. No mistakes left.
}
undo_count = Undo { $count }
fault_digit_in = One digit { CASE($house, form: "in") } is wrong.
fault_candidate_in = You ruled out a candidate that is needed { CASE($house, form: "in") }.
fault_digit_at = { $cell } is not { $digit }.
fault_candidate_at = You ruled out { $digit } in { $cell }, but it is needed there.
# The next technique alone, all singles at once, and questions about the position.
next_is = The next step is: { $technique }.
proof_place = step { $number } of { $count }
another_place = option { $number } of { $count }
another_none = Nonet finds no other step here, apart from harder ones.
hint_thinking = Looking…
singles_none = No cell can be filled in by a single now.
singles_count = { $count ->
    [one] A single fills in one cell: it is marked.
   *[other] Singles fill in { $count } cells: they are marked.
}
# $candidates: 5 in r1c1
singles_told = { PLAIN($candidates) }.
simpler_title = Anything simpler?
why_title = { $cell }: why not { $digit }?
why_question = Why can't { $cell } be…? Press a digit.
why_filled = { $cell } already holds { $digit }.
# $cells: cells that hold the digit
why_seen = { $cell } can't be { $digit }, because it sees the { $digit } in { $cells }.
ask_name = Name the next technique
ask_singles = All singles
ask_why = Why not…?
ask_again = Ask again
ask_proof = Straight to the proof
ask_another = Another step
ask_simpler = Anything simpler?
point_at_cell = Look at { $cell }: you can fill it in now.
point_at_digit = { $cell } is { $digit }.
press_show_fault = Show it
# Back to the step about which the player asked.
press_resume = Back to the step
press_erase = Erase it
press_put_back = Put it back
press_do = Do it
press_next = Next
hint_not_loaded = Nonet could not load the solver, so it can't give a hint. Your game is unchanged.
hint_crashed = The solver crashed. Nonet has restarted it: ask for the hint again. Your game is unchanged.
hint_took_too_long = Finding a hint took too long. Your game is unchanged.

## The first game

guide_offer = New to Sudoku?
guide_new_here = New here?
guide_begin = First game
guide_detail = Learn to play in five steps
guide_easy = Easy game
guide_decline = Not now
guide_title = First game
guide_skip = Skip
guide_select = Every row, column and box holds each digit once. Choose the marked cell.
guide_place = This box lacks one digit. Find it, and press it on the keypad.
guide_single = The row, column and box of this cell leave only one digit. Enter it.
guide_note = This cell can be 7 or 8. Choose Corner and note both.
guide_hint = Stuck? Press Hint to see where to look.
guide_done = You know all you need. Enjoy the game!
guide_killer = First killer
guide_killer_detail = Learn about cages in five steps
guide_killer_select = The digits of a cage differ and add up to its number. Choose a marked cell.
guide_killer_pair = Two cells that add up to 3 hold 1 and 2. Choose Corner and note both.
guide_killer_rest = A box adds up to 21, and its two whole cages to 19. Enter what is left.
guide_killer_sets = Three digits that add up to 8 are 1, 2, 5 or 1, 3, 4. Choose a cell of the marked cage.

## New game

new_one_press = Choose a level to start, or press 1 to 5.
# The techniques that each level needs, in a few words.
new_needs_easy = Hidden singles
new_needs_medium = Pointing and claiming
new_needs_hard = Pairs, wings, fish, rectangles
new_needs_master = Short chains, mostly on one digit
new_needs_extreme = Long chains, fewest givens
# Ratings, from the lowest to the highest.
new_between = { $least }–{ $most }
new_from = { $least } and up
new_order_detail = Board, symmetry, rating, techniques, seed
new_enter_detail = Type or paste it
order_title = Made to order
new_again = Repeat your last order
# What is asked for: "Hard, half turn, 25 to 30 givens, with X-Wing." The first part
# begins the sentence.
order_sentence = { PLAIN($parts) }.
order_rated = Rated { $least } to { $most }
order_rated_exactly = Rated { $rating }
order_any_rating = Any rating
order_half_turn = half turn
order_quarter_turn = quarter turn
order_left_right = mirrored left to right
order_top_bottom = mirrored top to bottom
order_diagonal = mirrored in the diagonal
order_antidiagonal = mirrored in the anti-diagonal
order_givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
order_givens_between = { $least } to { $most } givens
order_needs = with { $techniques }
order_avoids = without { $techniques }
new_game = { $count ->
    [0] New game: { $level }, no givens.
    [one] New game: { $level }, { $count } given.
   *[other] New game: { $level }, { $count } givens.
}
generating = Generating a puzzle
generating_level = Generating a puzzle: { $level }
generating_givens = Searching for a puzzle with { $givens } givens
progress_none = { $what }…
cancelled = Cancelled.
no_previous_game = There is no earlier game.
previous_game_opened = Switched to your other game.
game_opened = Game opened.
generator_not_loaded = The puzzle generator did not load. Your game is unchanged. Choose New game to try again.
generator_crashed = The puzzle generator crashed. Nonet has restarted it: please try again.
took_too_long = This took too long, so Nonet stopped it. Try again, or choose other options.

## Enter a puzzle

own_title = Enter a puzzle
own_started = Your puzzle has exactly one solution. Enjoy!
entered_again = You have begun this puzzle before. Here it is as you left it.
entered_solved = You have solved this puzzle before. To play it again, branch at the start of the replay.

## Menu

menu_previous = Previous game
menu_fill_notes = Fill in all notes
menu_fill_digit = Note this digit everywhere
menu_tidy = Tidy notes
menu_show_candidates = Show all candidates
menu_hide_candidates = Hide candidates
menu_clear_colours = Remove all colours
menu_check = Check for mistakes
menu_undo_mistake = Undo to before the first mistake
menu_checkpoint = Checkpoint
menu_stops = All checkpoints
menu_replay = Replay
menu_share = Share or export
menu_rating = Show the rating
menu_copy_givens = Copy starting grid
menu_copy_board = Copy current grid
menu_copy_seed = Copy seed
menu_path = Solve path
menu_practice = Practice
# The keys of two entries of the menu.
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = Copied.
copied_failed = The browser blocked the clipboard. Allow clipboard access for this site, then copy again.

## Rating

rating_none = Only 9 × 9 puzzles can be rated.
rating_stopped = Stopped before the first result.
rating_failed = The rating failed. Reload the page and try again.
rating_running = Rating…
rating_stop = Stop

## The theme

set_theme = Theme
set_theme_system = System
set_theme_light = Light
set_theme_dark = Dark

## Saving

store_failed = Nonet can't save your game: the browser's storage is full or blocked. You can keep playing, but reloading loses your moves.
damaged_before = Nonet couldn't open a saved game on an earlier visit. You can download the save.
newer_save = A newer version of Nonet has saved this game. Reload the page to continue it, or try again later. Until then, Nonet can't save your moves here.
update_ready = A new version of Nonet is ready. Reload when it suits you: your game is saved.
next_damaged = The puzzle generated in advance was damaged. Nonet will generate another.
both_kept = This game went on somewhere else, too. Nonet keeps both versions.
save_unreadable = the save can't be read
save_newer = a newer version of Nonet saved this game (save version { $version })
save_mismatch = the puzzle and its solution don't match
save_bad_move = move { $number } is not possible
game_damaged = Nonet can't open your saved game: { $why }. You can download the save. Here is a new puzzle.
previous_game_damaged = Nonet can't open your previous game: { $why }. You can download the save.
notice_dismiss = Dismiss
notice_download = Download
notice_reload = Reload
