# Nonet in English (source): hints and lessons, and what only a worker reports.
#
# Each sentence of a proof is a message. Players read them one after the other,
# while the board shows what a sentence is about. Say who forces what.
#
# $digit, $digits - digits, such as 4, or 4 and 7
# $cell, $cells - cells in notation, such as r1c4 (row 1, column 4)
# $house, $houses - rows, columns and boxes, such as row 2, or rows 2 and 5
# $count - how many there are; the plural depends on it
# `OR($list)` writes "1, 2 or 3", `PLAIN($list)` "1, 2, 3", `APART($list)`
# "1; 2; 3", `SPACED($list)` "1 2 3", and a list alone "1, 2 and 3".

## Parts of sentences

# Several houses of one kind within a sentence: rows 2 and 5
# Variables:
#   $kind (String) - row, column, box, diagonal, region, window, group or extra
#   $numbers (List) - which of them
#   $case (String) - in: with its preposition
houses_of_kind = { $case ->
    [in] { $kind ->
        [row] { $count ->
            [one] in row { $numbers }
           *[other] in rows { $numbers }
        }
        [column] { $count ->
            [one] in column { $numbers }
           *[other] in columns { $numbers }
        }
        [box] { $count ->
            [one] in box { $numbers }
           *[other] in boxes { $numbers }
        }
        [region] { $count ->
            [one] in region { $numbers }
           *[other] in regions { $numbers }
        }
        [window] { $count ->
            [one] in window { $numbers }
           *[other] in windows { $numbers }
        }
        [group] { $count ->
            [one] in group { $numbers }
           *[other] in groups { $numbers }
        }
        [extra] { $count ->
            [one] in extra region { $numbers }
           *[other] in extra regions { $numbers }
        }
       *[diagonal] { $count ->
            [one] on diagonal { $numbers }
           *[other] on diagonals { $numbers }
        }
    }
   *[other] { $kind ->
        [row] { $count ->
            [one] row { $numbers }
           *[other] rows { $numbers }
        }
        [column] { $count ->
            [one] column { $numbers }
           *[other] columns { $numbers }
        }
        [box] { $count ->
            [one] box { $numbers }
           *[other] boxes { $numbers }
        }
        [region] { $count ->
            [one] region { $numbers }
           *[other] regions { $numbers }
        }
        [window] { $count ->
            [one] window { $numbers }
           *[other] windows { $numbers }
        }
        [group] { $count ->
            [one] group { $numbers }
           *[other] groups { $numbers }
        }
        [extra] { $count ->
            [one] extra region { $numbers }
           *[other] extra regions { $numbers }
        }
       *[diagonal] { $count ->
            [one] diagonal { $numbers }
           *[other] diagonals { $numbers }
        }
    }
}

## Where to look, before the technique is named

look_at_house = Look at { $house }.
look_at_digits = Where can { $digits } go?
look_for_removal = You can rule out a candidate { CASE($house, form: "in") }.
look_for_placement = You can place a digit { CASE($house, form: "in") }.

## Answers to a learner's questions

simpler_easiest = No. { $technique } is the easiest technique.
# $first, $last: the easiest and the hardest of these techniques
simpler_none = { $count ->
    [one] No. Nonet has tried the only easier technique, { $first }. It does not apply here.
   *[other] No. Nonet has tried all { $count } easier techniques, from { $first } to { $last }. None of them applies here.
}
simpler_found = Yes: { $technique } is easier, and it applies here.
why_step = The { $technique } shows that { $cell } can't be { $digit }.
why_path = { $count } steps together show that { $cell } can't be { $digit }: { $techniques }.
why_unknown = Nonet finds no short reason against { $digit } in { $cell }.

## Terms of the glossary, below a text that has one of these words

terms_title = Terms
# Each: the words of the language for a term, separated by commas
words_house = house, houses
words_peer = sees, see
words_candidate = candidate, candidates
words_strong_link = strong link, strong links
words_weak_link = weak link, weak links
words_chain = chain, chains
words_uniqueness = one solution, two solutions

## The parts of a pattern that the board shows

# $parts: a sentence for each kind of mark
drawn_parts = { SPACED($parts) }
# $role: how the marks are drawn. $what: houses, cells and candidates
drawn_role = { $role ->
    [frame] Framed: { APART($what) }.
    [dashed_frame] Dashed frame: { APART($what) }.
    [first_set] First set: { APART($what) }.
    [second_set] Second set: { APART($what) }.
    [third_set] Third set: { APART($what) }.
    [ring] Ringed: { APART($what) }.
    [disc] In discs: { APART($what) }.
    [diamond] In diamonds: { APART($what) }.
    [triangle] In triangles: { APART($what) }.
   *[square] In squares: { APART($what) }.
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit } in { $cells }
# The legend of a pattern. $sample: what is drawn beside it
legend_sample = { $sample ->
    [base] Houses of the pattern
    [cover] Houses that it clears
    [kept] Candidates of the pattern
    [fin] Fins: extra candidates
    [on] True in one case
    [off] False in that case
    [second_on] Second group: true in one case
    [second_off] Second group: false in that case
    [first_set] First set
    [second_set] Second set
    [third_set] Third set
    [links] Solid: if one end is false, the other is true. Dashed: if one is true, the other is false.
    [strong] Solid: if one end is false, the other is true.
    [weak] Dashed: if one is true, the other is false.
   *[focus] What rules candidates out
}
drawn_strong_links = Solid arrows: if one end is false, the other is true.
drawn_weak_links = Dashed arrows: if one end is true, the other is false.

## The last sentence of a proof: what the step does

outcome_placed = So { $cell } is { $digit }.
outcome_removed = So { $digit } can be removed from { $cells }.
# $candidates: several digits, each with its cells
outcome_removed_several = So these candidates can be removed: { APART($candidates) }.
digit_from_cells = { $digit } from { $cells }

## Sentences that several techniques share

set_holds = { $cells } can only hold { $digits }.
cell_holds_one_of = { $cell } can only be { OR($digits) }.
suppose = Suppose that { $cell } is { $digit }.
at_least_one = So at least one of { $cells } is { $digit }. A cell that sees all of these is not.

## Rules of boards beside houses

# What each kind of rule says. $value: the difference, the sum, the number of neighbours or the greatest digit
rule_text = { $rule ->
    [jigsaw] Each outlined region has every digit once.
    [diagonal] The marked diagonal has every digit once.
    [antidiagonal] The marked diagonal has every digit once.
    [diagonals] Each of the two diagonals has every digit once.
    [windoku] Each of the framed windows has every digit once.
    [disjoint] Cells at the same place of their boxes hold different digits.
    [extra] No digit is twice in a framed extra region.
    [anti-knight] Cells a knight's move apart hold different digits.
    [anti-king] Cells that touch, also at a corner, hold different digits.
    [non-consecutive] Cells with a common edge never hold consecutive digits.
    [odd] A circle marks an odd digit.
    [even] A square marks an even digit.
    [digits] The small digits in a cell are the only ones that it can hold.
    [kropki] Digits beside a white dot are consecutive. Beside a black dot, one is twice the other. All dots are shown.
    [xv] Digits beside an X add up to 10, beside a V to 5. All X and V are shown.
    [killer] The digits of a cage are all different. They add up to its number, if it has one.
    [little-killer] A number with an arrow is the sum of the digits along its diagonal. Digits may repeat there.
    [thermo] Digits rise from the bulb of a thermometer to its end.
    [slow-thermo] From the bulb of a slow thermometer to its end, digits rise or stay the same.
    [arrow] The digits along an arrow add up to the digit in its circle, or to the number in its pill.
    [double-arrow] The digits between two circles add up to the sum of the digits in the circles.
    [difference] Digits beside a white dot differ by its number, or by 1 if it has none.
    [ratio] Of the digits beside a black dot, one is twice the other, or as many times the other as the dot says.
    [no-other-difference] No white dot is missing: neighbours without a dot are not consecutive.
    [no-other-ratio] No black dot is missing: neighbours without a dot have no ratio that a dot could show.
    [x] Digits beside an X add up to 10.
    [v] Digits beside a V add up to 5.
    [no-other-xv] No X or V is missing: neighbours without a letter add up to neither 10 nor 5.
    [greater] The tip of a sign points at the smaller digit.
    [minimum] In a cell with tips that point inwards, the digit is smaller than those beside it.
    [maximum] In a cell with tips that point outwards on all sides, the digit is greater than those beside it.
    [whisper] Neighbouring digits on a whisper line differ by at least { $value }.
    [renban] A renban line holds consecutive digits in any order, each once.
    [nabner] No two digits of a nabner line are equal or consecutive, wherever they are on it.
    [palindrome] A palindrome reads the same from both ends.
    [clone] Clones hold the same digits at the same places.
    [between] The digits on a line between two circles lie between the digits in the circles.
    [lockout] The digits in two diamonds differ by at least { $value }. The digits on their line are neither between them nor equal to one of them.
    [region-sum] A region sum line is cut where it enters another box or region. All its parts have the same sum.
    [zipper] Digits at equal distances from the middle of a zipper line have the same sum. A digit in the middle is that sum.
    [ten-line] A sum line can be cut into parts that each add up to { $value }.
    [entropic] Any three neighbours on an entropic line are a low, a middle and a high digit.
    [modular] Any { $value } neighbours on a modular line leave different remainders when divided by { $value }.
    [quadruple] The digits in a circle are among those of the four cells around it.
    [sandwich] A number between two bars is the sum of the digits between 1 and { $value } in its row or column.
    [x-sum] A number in a tab is the sum of the first X digits that it sees. X is the first of them.
    [room] A number in a room is the digit in the Xth cell that it sees. X is the digit in the first one.
    [skyscraper] A number beside a skyline says how many digits are greater than all digits before them, seen from there.
    [column-indexer] A cell with tips to the left and right says in which column of its row the number of its own column stands.
    [row-indexer] A cell with tips up and down says in which row of its column the number of its own row stands.
    [global-entropy] Each square of four cells holds at least one low, one middle and one high digit.
    [anti-taxicab] Two cells never hold the same digit if it takes that many steps along rows and columns to get from one to the other.
    [lunchbox] The digits of a cage with a number between bars are all different. The number is the sum of the digits that lie between the smallest and the greatest of them.
    [look-and-say] A cage with ×, such as 2×7, says how often it holds a digit: 2×7 means exactly two sevens.
    [rellik] The digits of a cage with ≠ are all different. None of them, alone or together with others, add up to the number.
    [equal-sum] Two cages with = have the same sum.
    [hidden-skyscraper] A number beside two towers is the first digit seen from there that is smaller than the digit before it.
    [full-rank] All rows and columns are numbers, from either end. Ordered from the smallest, a number in a circle is the place of the one that begins there.
   *[circles] A digit in a double ring says in how many double rings it stands.
}
# $clue: a noun phrase of the messages clue_of_… and clue_with_head
clue_clash = { $digit } doesn't fit here: { $clue }.
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
# The cage of the selected cell, below the board: "Cage 25", "17 to go in 3 cells"
cage_sum = Cage { $sum }
# The cells of a clue are selected
clue_selected = { CAP($clue) }.
# $left: the message cage_left
clue_selected_left = { CAP($clue) }: { $left }.
no_clues = This board has no clues.
# The digits in the selected cells
selection_sum = Selected: { $count } digits, sum { $sum }
selection_pair = Selected: sum { $sum }, difference { $difference }
cage_left = { $count ->
    [one] { $left } to go in { $count } cell
   *[other] { $left } to go in { $count } cells
}
cage_combinations = { $count ->
    [0] no combination fits
    [one] { $count } combination
   *[other] { $count } combinations
}
# The title of the combinations that a renban line can hold
renban_line = Renban line
# A combination of digits, such as 1 2 5, that the player strikes
combination_struck = { $digits } is struck.
combination_back = { $digits } is no longer struck.
# A question in the menu, and its answers: what each clue rules out by itself
ask_clues = Ruled out by clues
clues_nothing = No clue rules out a candidate by itself now.
clues_found = { $count ->
    [one] Clues rule out one candidate: it is marked.
   *[other] Clues rule out { $count } candidates, each by one clue alone: they are marked.
}
rules_title = Rules
# Who made a puzzle
rules_by = by { $author }
rules_usual = Each row, each column and each box has every digit once.
rules_usual_jigsaw = Each row and each column has every digit once.

# A new game with kinds of rules: one puzzle a day for everyone, a board without any, and what a level needs when
# rules are chosen
daily_variant = Variant of the day
# Starts a game with two kinds of rules that Nonet chooses
new_surprise = Surprise me
kinds_classic = Classic
kinds_more = More rules
kinds_need_easy = One clue at a time
kinds_need_medium = Combinations, sums of a house
kinds_need_hard = Two clues together
kinds_need_master = Three clues, chains
kinds_need_extreme = Chains through many clues

# A clause: why a rule keeps two cells or two candidates apart, or a digit out of a cell
rule_reason = { $rule ->
    [house] they share a house
    [extra] they are in one extra region
    [anti-knight] they are a knight's move apart
    [anti-king] they touch at a corner
    [odd] a circle marks an odd digit
    [even] a square marks an even digit
   *[non-consecutive] neighbours can't hold consecutive digits
}
# $clue: a noun phrase, such as "the cage of 12 in r1c1, r1c2"
clue_reason = { $clue } does not allow it
# $reasons: clauses of rule_reason and clue_reason. $from and $to are one cell or several
ruled_out_by_rule = If { $digit } is in { OR($from) }, it is ruled out in { $to }, since { OR($reasons) }.
# $cells: one cell or several
sees_by_rule = { $cell } sees { $cells }, since { $reason }.
# $from: filled cells. $cells: cells that can't hold $digits because of these
taken_by_rule = { $count ->
    [one] { $from } rules out { $digits } in { $cells }, since { $reason }.
   *[other] { $from } rule out { $digits } in { $cells }, since { $reason }.
}
never_by_rule = { $cells } can't be { OR($digits) }, since { $reason }.

## Names of clues, such as "the cage of 12 in r1c1, r1c2"

# Each is a noun phrase. It begins a sentence, or stands alone.
# $kind: the kind of clue. $cells, $one, $other, $first, $last: where it is
clue_of_board = { $kind ->
    [jigsaw] the regions of the jigsaw
    [diagonal] the diagonal from the top left
    [antidiagonal] the diagonal from the top right
    [windoku] the windows
    [disjoint] the disjoint groups
    [anti-knight] the anti-knight rule
    [anti-king] the anti-king rule
    [non-consecutive] the rule that neighbours are not consecutive
    [no-other-difference] the rule that unmarked neighbours are not consecutive
    [no-other-ratio] the rule that unmarked neighbours are not in a ratio
    [global-entropy] the global entropy
    [anti-taxicab] the anti-taxicab rule
   *[no-other-xv] the rule that unmarked neighbours do not add up to 5 or 10
}
# digits: cells in which only certain digits are allowed
clue_of_cells = { $kind ->
    [odd] the odd digits in { PLAIN($cells) }
    [even] the even digits in { PLAIN($cells) }
    [extra] the extra region { PLAIN($cells) }
    [killer] the cage in { PLAIN($cells) }
    [minimum] the minimum rule in { PLAIN($cells) }
    [maximum] the maximum rule in { PLAIN($cells) }
    [column-indexer] the column indexer in { PLAIN($cells) }
    [row-indexer] the row indexer in { PLAIN($cells) }
   *[circles] the counting circles in { PLAIN($cells) }
}
# $values: the sum of the cage, or the digits
clue_of_cells_with_values = { $kind ->
    [killer] the cage of { $values } in { PLAIN($cells) }
    [rellik] the rellik cage of { $values } in { PLAIN($cells) }
    [look-and-say] the look-and-say cage in { PLAIN($cells) }
    [quadruple] the quadruple { PLAIN($values) } in { PLAIN($cells) }
   *[digits] the choice of { OR($values) } in { PLAIN($cells) }
}
clue_of_two = { $kind ->
    [difference] the white dot between { $one } and { $other }
    [ratio] the black dot between { $one } and { $other }
    [x] the X between { $one } and { $other }
    [v] the V between { $one } and { $other }
   *[greater] the greater-than sign between { $one } and { $other }
}
# $value: the difference or the ratio
clue_of_two_with_value = { $kind ->
    [difference] the white dot of { $value } between { $one } and { $other }
   *[ratio] the black dot of { $value } between { $one } and { $other }
}
clue_of_line = { $kind ->
    [thermo] the thermometer from { $first } to { $last }
    [slow-thermo] the slow thermometer from { $first } to { $last }
    [double-arrow] the double arrow from { $first } to { $last }
    [whisper] the whisper line from { $first } to { $last }
    [renban] the renban line from { $first } to { $last }
    [nabner] the nabner line from { $first } to { $last }
    [palindrome] the palindrome from { $first } to { $last }
    [between] the between line from { $first } to { $last }
    [lockout] the lockout line from { $first } to { $last }
    [region-sum] the region sum line from { $first } to { $last }
    [zipper] the zipper line from { $first } to { $last }
    [ten-line] the ten-line from { $first } to { $last }
    [entropic] the entropic line from { $first } to { $last }
   *[modular] the modular line from { $first } to { $last }
}
# $value: the sum, the least difference or another number of the clue
clue_of_line_with_value = { $kind ->
    [little-killer] the sum of { $value } from { $first } to { $last }
    [whisper] the whisper line of { $value } from { $first } to { $last }
    [lockout] the lockout line of { $value } from { $first } to { $last }
    [ten-line] the line of runs of { $value } from { $first } to { $last }
    [modular] the modular line of { $value } from { $first } to { $last }
    [lunchbox] the lunchbox of { $value } from { $first } to { $last }
    [hidden-skyscraper] the hidden skyscraper { $value } from { $first } to { $last }
    [full-rank] the rank { $value } from { $first } to { $last }
    [x-sum] the X-sum of { $value } from { $first } to { $last }
    [room] the numbered room { $value } from { $first } to { $last }
   *[skyscraper] the skyscraper clue { $value } from { $first } to { $last }
}
clue_of_house = { $kind ->
   *[sandwich] the sandwich of { $value } { CASE($house, form: "in") }
}
# $head: the circle of an arrow, or the cells whose digits the others repeat
clue_with_head = { $kind ->
    [equal-sum] the equal sums of { PLAIN($head) } and of { $first } to { $last }
    [clone] the clone of { PLAIN($head) } from { $first } to { $last }
   *[arrow] the arrow of { PLAIN($head) } from { $first } to { $last }
}

## Clues

technique_1601 = Clue of Two Cells
    .lesson = A dot, a letter or another clue between two cells allows a digit only if the other cell can hold a digit that fits.
technique_1602 = Clue Combinations
    .lesson = Only some combinations of digits fit a clue of a few cells. A candidate that is in none of them goes.
    .aliases = Cage Combinations, Killer Combinations
technique_1603 = Required Digit
    .lesson = If every combination of a clue has a digit, and always in one of a few cells, then a cell that sees all of them can't be that digit.
    .aliases = Must-Have Digit, Cage Pointing
technique_1604 = Long Clue
    .lesson = The cells of a long line or a large cage bound each other. A candidate goes if the rest of the clue can't be filled beside it.
technique_1605 = Innies and Outies
    .lesson = The digits of a row, column or box have a known sum. Take away the clues whose sums you know. What is left must add up to the rest.
    .aliases = 45 Rule, Rule of 45
technique_1606 = Innies and Outies of Several Houses
    .lesson = The digits of several rows, columns or boxes have a known sum. Take away the clues whose sums you know. What is left must add up to the rest.
    .aliases = 45 Rule on Several Houses
technique_1607 = Law of Leftovers
    .lesson = If two groups of houses share most of their cells, the cells that only one of them has hold the same digits as those that only the other has.
technique_1608 = Clue in a House
    .lesson = A house needs every digit. A candidate of a clue goes if the clue and the rest of the house can't both be filled beside it.
technique_1609 = Two Clues
    .lesson = Two clues share cells or see each other. A candidate goes if they can't both be filled beside it.
technique_1610 = Digit Required by Two Clues
    .lesson = If two clues together always have a digit in one of a few cells, then a cell that sees all of them can't be that digit.
technique_1611 = Two Clues in a House
    .lesson = Two clues share a house, which needs every digit. A candidate goes if all three can't be filled beside it.
technique_1612 = Three Clues
    .lesson = A clue shares cells with two others. A candidate goes if all three can't be filled beside it.

technique_1613 = Forcing Net with Clues
    .lesson = Suppose a candidate and follow what it forces in cells, houses and clues. If something becomes impossible, the candidate is wrong.
technique_1614 = Forcing Net Verity with Clues
    .lesson = Try every candidate of a cell, or every place of a digit in a house, and follow what it forces in cells, houses and clues. A candidate that goes every time is wrong.
technique_1615 = Nested Forcing Net with Clues
    .lesson = Suppose a candidate and follow what it forces in cells, houses and clues. When that stalls, suppose a second one. If that makes something impossible, the second is wrong as long as the first is true. If in the end nothing is possible any more, the first candidate is wrong.

# $clue, $clues: noun phrases of the names of clues above, or of derived_sum, equal_groups or a house
# $sets: combinations of digits, such as 3+9 or 1-2
clue_combinations = { CAP($clue) }: only { OR($sets) } is possible.
clue_bounds = { CAP($clue) }: { $cell } is at least { $least } and at most { $most }.
clue_cell_left = { CAP($clue) }: { $cell } can only be { OR($digits) }.
# $cells: the only places of the digit in every combination
clue_required = { CAP($clue) }: every way to fill it has { $digit } in { OR($cells) }.
clues_required = Every way to fill these together has { $digit } in { OR($cells) }: { APART($clues) }.
# $cells: one cell or several, each looked at on its own
clues_do_not_fit = With { $digit } in { OR($cells) }, no digits fit in the other cells of these together: { APART($clues) }.
# $houses: such as rows 2 and 3
sum_of_houses = { $count ->
    [one] { CAP($houses) } adds up to { $total }.
   *[other] { CAP($houses) } add up to { $total }.
}
sum_without = Taken away: { APART($clues) }.
# $sum: derived_sum
sum_left = What is left: { $sum }.
# Sentences of a net. $candidates: digit_in_cells, such as 5 in r1c2 and r1c3
net_written = { $cell } is then { $digit }, which rules out { $candidates }.
net_place = { CAP(CASE($house, form: "in")) }, { $digit } can then only go in { $cell }.
net_clue = { CAP($clue) }: this then rules out { $candidates }.
net_no_candidate = Then { $cell } has no candidate left.
net_no_place = { CAP(CASE($house, form: "in")) }, { $digit } then has no place left.
net_no_way = { CAP($clue) }: no digits that fit are then left.
# A part of a clue that has the cells $cells
clue_part = { $clue } ({ PLAIN($cells) })
# A sum in notation, such as r1c1 + r1c2 − r4c4 = 12
derived_sum = { $sum }
equal_groups = the equal digits of { PLAIN($one) } and of { PLAIN($other) }
# $one, $other: houses. $here, $there: the cells that only one of them has
leftovers_same = { CAP($one) } and { $other } share all their other cells, so the digits of { $here } are those of { $there }.

## Full House

technique_0000 = Full House
    .lesson = When a row, column or box has only one empty cell left, the missing digit goes there.
    .aliases = Last Digit, Last Remaining Cell, Open Single

full_house_cell = { $cell } is the only empty cell { CASE($house, form: "in") }.
full_house_digit = The only digit missing there is { $digit }.

## Hidden Single

technique_0002 = Hidden Single
    .lesson = When a digit has only one place left in a row, column or box, it goes there, whatever else that cell could hold.
    .aliases = Pinned Digit, Unique Candidate, Single Position

hidden_single_where = Where can { $digit } go { CASE($house, form: "in") }?
# $cells: cells that already hold the digit
hidden_single_seen = { $count ->
    [one] The { $digit } in { $cells } rules out { $digit } in other cells of { $house }.
   *[other] The { $digit }s in { $cells } rule out { $digit } in other cells of { $house }.
}
# $cells: cells of the house where earlier steps removed the digit
hidden_single_ruled_out = { $digit } has already been ruled out in { $cells }.
hidden_single_left = Only { $cell } is left for { $digit }.

## Naked Single

technique_0003 = Naked Single
    .lesson = When a cell has only one candidate left, that digit goes there.
    .aliases = Sole Candidate, Single Candidate, Forced Digit, Lone Single

naked_single_sees = { $cell } sees { $digits }.
# $digits: candidates of the cell that earlier steps removed
naked_single_ruled_out = { $count ->
    [one] { $digits } has already been ruled out in { $cell }.
   *[other] { $digits } have already been ruled out in { $cell }.
}
naked_single_left = Only { $digit } is left for { $cell }.

## Locked candidates

technique_0100 = Locked Candidates Type 1 (Pointing)
    .lesson = When all places of a digit in a box lie in one row or column, that row or column has the digit nowhere else.
    .aliases = Pointing Pair, Pointing Triple, Intersection Removal, Box/Line Interaction, Candidate Lines
technique_0101 = Locked Candidates Type 2 (Claiming)
    .lesson = When all places of a digit in a row or column lie in one box, that box has the digit nowhere else. Likewise, a cell that sees all places of a digit in any house cannot hold that digit.
    .aliases = Box/Line Reduction, Claiming Pair, Claiming Triple, Intersection Removal, Line/Box Interaction

locked_places = { CAP(CASE($house, form: "in")) }, { $digit } can only go in { OR($cells) }.
# $house: the other house that all these cells lie in
locked_elsewhere = All these cells are { CASE($house, form: "in") } too, so { $house } has its { $digit } there and nowhere else.

# $house: the house of these places. $cells: cells that see all of them
locked_seen = Wherever { $digit } goes { CASE($house, form: "in") }, it rules out { $digit } in { $cells }.

## Naked subsets

technique_0110 = Locked Pair
    .lesson = Two cells that share a box and a line have only the same two candidates. They use up both digits, so neither the rest of the box nor the rest of the line can hold them.
technique_0111 = Locked Triple
    .lesson = Three cells that share a box and a line have only three candidates between them. They use up these digits, so neither the rest of the box nor the rest of the line can hold them.
technique_0200 = Naked Pair
    .lesson = When two cells of a house have only the same two candidates, they use up both digits. No other cell of the house can hold them.
    .aliases = Disjoint Subset
technique_0201 = Naked Triple
    .lesson = When three cells of a house have only three candidates between them, they use up these digits. No other cell of the house can hold them.
    .aliases = Naked Triplet, Disjoint Subset
technique_0202 = Naked Quadruple
    .lesson = When four cells of a house have only four candidates between them, they use up these digits. No other cell of the house can hold them.
    .aliases = Naked Quad, Disjoint Subset

# $count: the number of cells, which is the number of digits
naked_subset_cells = { $cells } have only { $digits } between them: { $count } cells, { $count } digits.
naked_subset_elsewhere = These cells use up { $digits }, so no other cell { OR(CASE($houses, form: "in")) } can hold these digits.

## Hidden subsets

technique_0210 = Hidden Pair
    .lesson = When two digits have only the same two places in a house, they fill these two cells. All other candidates there can go.
    .aliases = Unique Subset
technique_0211 = Hidden Triple
    .lesson = When three digits have only three places between them in a house, they fill these cells. All other candidates there can go.
    .aliases = Hidden Triplet, Unique Subset
technique_0212 = Hidden Quadruple
    .lesson = When four digits have only four places between them in a house, they fill these cells. All other candidates there can go.
    .aliases = Hidden Quad, Unique Subset

# $count: the number of digits, which is the number of cells
hidden_subset_places = { CAP(CASE($houses, form: "in")) }, { $digits } can only go in { $cells }: { $count } digits, { $count } cells.
hidden_subset_nothing_else = These digits fill these cells, so the cells can hold nothing else.

## Fish

technique_0300 = X-Wing
    .lesson = When two rows have a digit only in the same two columns, each of the two columns holds it in one of these rows. So the columns have it nowhere else. Rows and columns can be exchanged.
    .aliases = Basic Fish, 2-Fish
technique_0301 = Swordfish
    .lesson = When three rows have a digit only in the same three columns, each of these columns holds it in one of these rows. So the columns have it nowhere else. Rows and columns can be exchanged.
    .aliases = Basic Fish, 3-Fish
technique_0302 = Jellyfish
    .lesson = When four rows have a digit only in the same four columns, each of these columns holds it in one of these rows. So the columns have it nowhere else. Rows and columns can be exchanged.
    .aliases = Basic Fish, 4-Fish
technique_0310 = Finned X-Wing
    .lesson = { -lesson-finned-fish }
    .aliases = Finned Fish
technique_0311 = Finned Swordfish
    .lesson = { -lesson-finned-fish }
    .aliases = Finned Fish
technique_0312 = Finned Jellyfish
    .lesson = { -lesson-finned-fish }
    .aliases = Finned Fish
technique_0320 = Sashimi X-Wing
    .lesson = { -lesson-sashimi-fish }
    .aliases = Sashimi Fish
technique_0321 = Sashimi Swordfish
    .lesson = { -lesson-sashimi-fish }
    .aliases = Sashimi Fish
technique_0322 = Sashimi Jellyfish
    .lesson = { -lesson-sashimi-fish }
    .aliases = Sashimi Fish
technique_0330 = Franken X-Wing
    .lesson = { -lesson-franken-fish }
    .aliases = Franken Fish, Complex Fish
technique_0331 = Franken Swordfish
    .lesson = { -lesson-franken-fish }
    .aliases = Franken Fish, Complex Fish
technique_0332 = Franken Jellyfish
    .lesson = { -lesson-franken-fish }
    .aliases = Franken Fish, Complex Fish
technique_0340 = Finned Franken X-Wing
    .lesson = { -lesson-finned-franken-fish }
    .aliases = Finned Franken Fish, Complex Fish
technique_0341 = Finned Franken Swordfish
    .lesson = { -lesson-finned-franken-fish }
    .aliases = Finned Franken Fish, Complex Fish
technique_0342 = Finned Franken Jellyfish
    .lesson = { -lesson-finned-franken-fish }
    .aliases = Finned Franken Fish, Complex Fish
technique_0351 = Mutant Swordfish
    .lesson = { -lesson-mutant-fish }
    .aliases = Mutant Fish, Complex Fish
technique_0352 = Mutant Jellyfish
    .lesson = { -lesson-mutant-fish }
    .aliases = Mutant Fish, Complex Fish
technique_0360 = Finned Mutant X-Wing
    .lesson = { -lesson-finned-mutant-fish }
    .aliases = Finned Mutant Fish, Complex Fish
technique_0361 = Finned Mutant Swordfish
    .lesson = { -lesson-finned-mutant-fish }
    .aliases = Finned Mutant Fish, Complex Fish
technique_0362 = Finned Mutant Jellyfish
    .lesson = { -lesson-finned-mutant-fish }
    .aliases = Finned Mutant Fish, Complex Fish

# $base: houses whose places are known. $cover: as many houses that hold all of them
fish_places = { CAP(CASE($base, form: "in")) }, { $digit } can only go in { $cover }.
fish_uses_up = { CAP($base) } hold one { $digit } each, and between them they use up { $cover }. So { $cover } have no other { $digit }.
# $fins: extra places outside the cover
fish_places_or_fins = { CAP(CASE($base, form: "in")) }, { $digit } can only go in { $cover } or in { OR($fins) }.
fish_without_fins = If { $digit } is missing from { $fins }, then { $base } between them use up { $cover }, which have no other { $digit }.
# $cells: cells that lose the digit
fish_with_fin = If { $digit } is in { OR($fins) }, it is ruled out in { $cells }, since they see each other.

## Two strong links of one digit

technique_0400 = Skyscraper
    .lesson = { -lesson-strong-links }
    .aliases = Turbot, Two Strong Links, Single-Digit Pattern
technique_0401 = 2-String Kite
    .lesson = { -lesson-strong-links }
    .aliases = Two-String Kite, Turbot, Two Strong Links, Single-Digit Pattern
technique_0403 = Turbot Fish
    .lesson = { -lesson-strong-links }
    .aliases = Turbot Crane, Two Strong Links, Single-Digit Pattern
technique_0404 = Dual 2-String Kite
    .lesson = { -lesson-strong-links }
    .aliases = Dual Two-String Kite

## Empty rectangle

technique_0402 = Empty Rectangle
    .lesson = { -lesson-empty-rectangle }
    .aliases = Rectangle Elimination, Hinge, ER, Single-Digit Pattern
technique_0405 = Dual Empty Rectangle
    .lesson = { -lesson-empty-rectangle }
    .aliases = Dual Rectangle Elimination, Dual ER

empty_rectangle_box = In { $house }, { $digit } can only go in { OR($cells) }: in one row and one column.
# On any board. $rest: the places in the house that the near end of the link does not rule out
empty_rectangle_rest = In that case { $digit } must be in { OR($rest) } to be { CASE($house, form: "in") }. That rules it out in { $cells }, too.

## Colours

technique_0500 = Simple Colours Trap
    .lesson = Where a digit has only two places in a house, colour them with two colours in turn. All cells of one colour hold the digit. So a cell that sees both colours cannot hold it.
    .aliases = Simple Colouring, Simple Coloring, Simple Colors, Single’s Chains, Colour Trap, Color Trap
technique_0501 = Simple Colours Wrap
    .lesson = Where a digit has only two places in a house, colour them with two colours in turn. If two cells of one colour see each other, no cell of that colour can hold the digit.
    .aliases = Simple Colouring, Simple Coloring, Simple Colors, Single’s Chains, Colour Wrap, Color Wrap
technique_0502 = Multi Colours 1
    .lesson = Colour two separate groups of linked places of a digit. If a colour of one group sees a colour of the other, they cannot both hold the digit. So at least one of the opposite colours does, and a cell that sees both of those cannot.
    .aliases = Multi-Colouring, Multi-Coloring, Multi Colors
technique_0503 = Multi Colours 2
    .lesson = Colour two separate groups of linked places of a digit. One colour of the second group holds the digit. If a colour of the first group sees both of them, none of its cells can hold the digit.
    .aliases = Multi-Colouring, Multi-Coloring, Multi Colors
technique_0504 = 3D Medusa
    .lesson = Colour candidates, not only cells. If a cell has two candidates, or a digit two places in a house, give the two different colours, and go on from there. All candidates of one colour are true. If a colour contradicts itself or leaves a cell without a digit, it is the wrong one. What both colours rule out is false.
    .aliases = Medusa Colouring, Medusa Coloring, Multi-Digit Colouring
technique_0520 = Guardians
    .lesson = An odd number of cells, five or more, form a ring: each shares a house with the next, and the last one with the first. Look at one digit. In these houses it has hardly any places outside the ring. If it had none, every second cell of the ring would hold it, and that does not work out with an odd number. So at least one of the other places, the guardians, holds the digit. A cell that sees all guardians cannot hold it.
    .aliases = Broken Wing, Oddagon

colour_links = Where { $digit } has only two places in a house, one of the two holds it.
# $first, $second: the cells of the two colours
colour_either = Either { $digit } goes in { $first }, or it goes in { $second }.
colour_trap = A cell that sees one cell of each colour can't be { $digit } either way.
# $cells: two cells of one colour
colour_wrap = { $cells } see each other, so they can't both be { $digit }. Their colour is the wrong one.
# $first, $second: a cell of each of two clusters
multi_colours_clash = { $first } sees { $second }, so { $digit } can't go in both of their colours.
multi_colours_opposite = So { $digit } goes in { $first }, in { $second }, or in both. A cell that sees both colours can't be { $digit }.
# $one, $other: two cells each. $cells: all cells of a colour
multi_colours_wrong = { $one } see each other, and so do { $other }. One of the two other colours holds { $digit }, so { $digit } is in none of { $cells }.
medusa_links = Where a cell has only two candidates, or a digit only two places in a house, one of the two is true.
# $first, $second: the candidates of the two colours, by digit
medusa_colours = Either the first colour is true as a whole ({ APART($first) }), or the second one is ({ APART($second) }).
medusa_trap = Whichever colour is true, a candidate that both colours rule out is false.
# $candidates: two, each with its cell
medusa_clash = { $candidates } have the first colour, but can't both be true. So the first colour is the wrong one.
medusa_empties = The first colour would leave no digit for { $cell }, so it is the wrong one.
guardian_ring = { $cells } form a ring of { $count } cells: each shares a house with the next, and the last one with the first.
guardian_places = { CAP(CASE($houses, form: "in")) }, where neighbours of the ring meet, { $digit } can only go in these neighbours or in { OR($guardians) }.
guardian_odd = If { $digit } were only in the ring, every second cell would hold it. All the way round, that is impossible with { $count } cells, an odd number.
# Within a sentence: the candidates of a digit
digit_in_cells = { $digit } in { $cells }

## Unique rectangles

technique_0600 = Unique Rectangle Type 1
    .lesson = { -lesson-unique-rectangle }
    .aliases = UR Type 1, Uniqueness Test 1
technique_0601 = Unique Rectangle Type 2
    .lesson = { -lesson-unique-rectangle }
    .aliases = UR Type 2, Uniqueness Test 2
technique_0602 = Unique Rectangle Type 3
    .lesson = { -lesson-unique-rectangle }
    .aliases = UR Type 3, Uniqueness Test 3
technique_0603 = Unique Rectangle Type 4
    .lesson = { -lesson-unique-rectangle }
    .aliases = UR Type 4, Uniqueness Test 4
technique_0604 = Unique Rectangle Type 5
    .lesson = { -lesson-unique-rectangle }
    .aliases = UR Type 5, Uniqueness Test 5
technique_0605 = Unique Rectangle Type 6
    .lesson = { -lesson-unique-rectangle }
    .aliases = UR Type 6, Uniqueness Test 6
technique_0606 = Hidden Rectangle
    .lesson = { -lesson-unique-rectangle }
    .aliases = Hidden Unique Rectangle, Hidden UR, Uniqueness Test 7

rectangle_deadly = If { $cells } held only { $digits }, you could swap these digits and have a second solution. This puzzle has one solution.
rectangle_corner = The other cells can hold nothing else, so { $cell } must be another digit.
# $extra: the other candidates of the corners. $subset: cells beside them
rectangle_subset = So at least one of { $cells } is { OR($extra) }. That cell and { $subset } between them use up { $digits }.
rectangle_side = One of { $cells } must be { $digit }, which has no other place { CASE($house, form: "in") }. If the other cell were { OR($others) }, the whole pattern would hold only { $digits }.
# $lines: two rows or two columns
rectangle_diagonal = { CAP(CASE($lines, form: "in")) }, { $digit } can only go in these four cells, so it fills two opposite corners. If these were { $cells }, the four cells would hold only the two digits.
# $beside: the corners beside $cell, in its lines. $opposite: the corner opposite $cell
rectangle_tied = If { $cell } were { $other }, { $beside } would have to be { $digit }, which has no other place { CASE($lines, form: "in") }. { $opposite } can only hold one of the two digits, so the four cells would hold nothing else.

## Avoidable rectangles

technique_0607 = Avoidable Rectangle Type 1
    .lesson = { -lesson-avoidable-rectangle }
    .aliases = Avoidable Unique Rectangle, AR Type 1
technique_0608 = Avoidable Rectangle Type 2
    .lesson = { -lesson-avoidable-rectangle }
    .aliases = Avoidable Unique Rectangle, AR Type 2

avoidable_deadly = None of { $cells } is given. If they held only { $digits }, you could swap these digits and have a second solution. This puzzle has one solution.
avoidable_corner = The other three cells are filled, so { $cell } must be another digit.

## Unique loops

technique_0621 = Unique Loop Type 1
    .lesson = { -lesson-unique-loop }
    .aliases = UL Type 1, Unique Loop
technique_0622 = Unique Loop Type 2
    .lesson = { -lesson-unique-loop }
    .aliases = UL Type 2, Unique Loop
technique_0623 = Unique Loop Type 3
    .lesson = { -lesson-unique-loop }
    .aliases = UL Type 3, Unique Loop
technique_0624 = Unique Loop Type 4
    .lesson = { -lesson-unique-loop }
    .aliases = UL Type 4, Unique Loop

## Extended rectangles

technique_0631 = Extended Rectangle Type 1
    .lesson = { -lesson-extended-rectangle }
    .aliases = Extended Unique Rectangle Type 1, XR Type 1
technique_0632 = Extended Rectangle Type 2
    .lesson = { -lesson-extended-rectangle }
    .aliases = Extended Unique Rectangle Type 2, XR Type 2
technique_0633 = Extended Rectangle Type 3
    .lesson = { -lesson-extended-rectangle }
    .aliases = Extended Unique Rectangle Type 3, XR Type 3
technique_0634 = Extended Rectangle Type 4
    .lesson = { -lesson-extended-rectangle }
    .aliases = Extended Unique Rectangle Type 4, XR Type 4

# $lines: two rows or two columns
extended_deadly = If { $cells } held only { $digits }, you could swap these digits between { $lines } and have a second solution. This puzzle has one solution.

## Bivalue universal grave

technique_0610 = Bivalue Universal Grave + 1
    .lesson = If every empty cell had two candidates, and every digit two places in every house, the puzzle would have several solutions or none. When a single cell has three candidates, the one that has three places in its row, column and box must go there. This assumes that the puzzle has exactly one solution.
    .aliases = BUG+1, BUG, Binary Universal Grave
technique_0611 = Bivalue Universal Grave Type 2
    .lesson = { -lesson-bug-extras }
    .aliases = BUG Type 2
technique_0612 = Bivalue Universal Grave Type 3
    .lesson = { -lesson-bug-extras }
    .aliases = BUG Type 3
technique_0613 = Bivalue Universal Grave Type 4
    .lesson = { -lesson-bug-extras }
    .aliases = BUG Type 4

bug_cells = Every empty cell except { $cells } has two candidates.
bug_three_places = { CAP(CASE($houses, form: "in")) }, { $digit } has three places.
bug_two_solutions = If { $cell } were not { $digit }, each digit would have two places in each house that lacks it. Such a puzzle has several solutions or none.
bug_one_solution = This puzzle has exactly one solution, so { $cell } is { $digit }.
bug_extra = In { $cells }, { $digit } is an extra candidate.
bug_without_extras = Without the extra candidates, every empty cell would have two candidates, and each digit two places in each house that lacks it. Such a puzzle has several solutions or none. This puzzle has exactly one solution, so an extra candidate is true.
bug_side = One of { $cells } must be { $digit }, which has no other place { CASE($house, form: "in") }. So the other cell must hold an extra candidate.

## Remote pair

technique_0703 = Remote Pair
    .lesson = Four or more cells have the same two candidates, and each sees the next. They hold the two digits in turn, so a cell that sees one of each kind can hold neither.
    .aliases = Remote Pairs

remote_pair_cells = { $cells } can only be { OR($digits) }, and each sees the next.
remote_pair_branches = { $cells } can only be { OR($digits) }, and each but the first sees one before it.
# $first, $second: every other cell
remote_pair_colours = So one of the two digits fills { $first }, and the other fills { $second }.
remote_pair_sees_both = A cell that sees one cell of each kind sees both { $digits }, so it can be neither.

## Wings

technique_0800 = XY-Wing
    .lesson = A cell with two candidates, the pivot, sees two others. Each of these shares one candidate with the pivot, and both have the same third digit. Whatever the pivot holds, one of them holds that third digit. A cell that sees both cannot hold it.
    .aliases = Y-Wing, Bent Triple, Bent Naked Triple
technique_0801 = XYZ-Wing
    .lesson = A cell with three candidates, the pivot, sees two cells with two of them each. All three cells can hold one of the digits. Whatever the pivot holds, one of the three cells holds that digit. A cell that sees all three cannot hold it.
    .aliases = Bent Triple, Bent Naked Triple
technique_0802 = WXYZ-Wing
    .lesson = Four cells have four candidates between them: a pivot, and three cells that see it. The places of each candidate but one all see each other, so these candidates fit only once. They fill three of the cells, so the fourth candidate is in one of them. A cell that sees all its places there cannot hold it.
    .aliases = Bent Quad, Bent Quadruple, Bent Naked Quad
technique_0803 = W-Wing
    .lesson = Two cells have the same two candidates. Each sees one end of a strong link of one of these digits. So they cannot both hold that digit, and at least one holds the other. A cell that sees both cannot hold the other digit.
    .aliases = Semi-Remote Pair, Semi-Remote Naked Pair

# $pivot, $pincer: two cells that share the candidate $shared
wing_pincer = If { $pivot } is { $shared }, then { $pincer } is { $digit }.
# Four cells with four digits: $digits are three of them, $digit is the fourth
wxyz_once = In these cells, { $digits } fit only once each, since the places of each see each other. That leaves a cell for { $digit }.
# W-Wing: two cells with the same two candidates
w_wing_cells = { $cells } can only be { OR($digits) }.
w_wing_link = One of { $near } and { $far } is { $digit }: they are its only places { CASE($house, form: "in") }.
# $joined: the digit of the link. $digit: the other candidate of the cells
w_wing_other = Whichever of them is { $joined } sees one of { $cells }. That cell must be { $digit }.

## Chains

technique_0701 = X-Chain
    .lesson = Follow one digit through houses with only two places for it. If the first cell of the chain does not hold the digit, the last one does. So a cell that sees both ends cannot hold it.
    .aliases = X-Cycle, Single-Digit Chain
technique_0702 = XY-Chain
    .lesson = Link cells with two candidates, so that each forces the next. If the first end does not hold the digit, the last one does. A cell that sees both ends cannot hold it.
    .aliases = Bivalue Chain, XY-Cycle
technique_0706 = Continuous Nice Loop
    .lesson = Strong and weak links in turn close to a loop. Exactly one end of each weak link is then true. So a candidate that conflicts with both ends of a weak link can go.
    .aliases = Nice Loop, X-Cycle, XY-Loop, AIC Ring, AIC Loop, CNL
technique_0707 = Discontinuous Nice Loop
    .lesson = Assume that a candidate is true, or that it is false, and follow strong and weak links in turn. If they return and prove the opposite, the assumption was wrong.
    .aliases = Nice Loop, X-Cycle, AIC, DNL
technique_0708 = Alternating Inference Chain
    .lesson = Assume that a candidate is false, and follow strong and weak links in turn to one that must then be true. So at least one of the two ends is true. A candidate that conflicts with both can go.
    .aliases = AIC, Nice Loop, Eureka
technique_0709 = Grouped Continuous Nice Loop
    .lesson = Strong and weak links in turn close to a loop. A group is all places of a digit where a box and a line cross, and acts like one candidate. Exactly one end of each weak link is true, so a candidate that conflicts with both ends can go.
    .aliases = Grouped Nice Loop, Grouped X-Cycle, Grouped AIC Ring
technique_0710 = Grouped Discontinuous Nice Loop
    .lesson = Assume that a candidate is true, or that it is false, and follow strong and weak links in turn. A group is all places of a digit where a box and a line cross, and acts like one candidate. If the links return and prove the opposite, the assumption was wrong.
    .aliases = Grouped Nice Loop, Grouped X-Cycle, Grouped AIC
technique_0711 = Grouped AIC
    .lesson = Assume that a candidate is false, and follow strong and weak links in turn to one that must then be true. A group is all places of a digit where a box and a line cross, and acts like one candidate. At least one of the two ends is true, so a candidate that conflicts with both can go.
    .aliases = Grouped Alternating Inference Chain, Grouped X-Chain
technique_0712 = Continuous Nice Loop with ALS
    .lesson = { -lesson-als-chain }
    .aliases = ALS Loop, ALS AIC Ring
technique_0713 = Discontinuous Nice Loop with ALS
    .lesson = { -lesson-als-chain }
    .aliases = ALS Nice Loop, ALS AIC
technique_0714 = AIC with ALS
    .lesson = { -lesson-als-chain }
    .aliases = ALS AIC, Alternating Inference Chain with ALS

# $cells, $from and $to are one cell, or several cells one of which holds the digit.
chain_suppose = Suppose that { $digit } is missing from { $cells }.
chain_weak_house = If { $digit } is in { OR($from) }, it is ruled out in { $to }: { $house } has it only once.
chain_weak_seen = If { $digit } is in { OR($from) }, it is ruled out in { $to }, since they see each other.
chain_weak_excluded = If { $digit } is in { OR($from) }, { $other } is ruled out in { $to }, since { OR($reasons) }.
chain_weak_cell = If { $cell } is { $digit }, it is not { $other }.
# The first link, after suppose or chain_suppose
chain_first_weak_house = Then it is ruled out in { $to }: { $house } has { $digit } only once.
chain_first_house = Then it is in { OR($to) }: { $house } has no other place for { $digit }.
chain_first_cell = Then { $cell } is { $other }: it has no other candidate.
chain_first_set = Then { $set } hold { $rest }. So { $other } is in { OR($to) }.
chain_strong_house = If { $digit } is missing from { $from }, it is in { OR($to) }: { $house } has no other place for it.
chain_strong_cell = If { $cell } is not { $digit }, it is { $other }: it has no other candidate.
# $set: an almost locked set. $rest: its digits without $digit
chain_strong_set = If { $digit } is missing from { $from }, then { $set } hold { $rest }. So { $other } is in { OR($to) }.
chain_proves_start = That contradicts the assumption, so { $digit } is in { OR($cells) }.
chain_refutes_start = The loop is back at { $cell } and contradicts the assumption, so { $digit } can't go there.
# $first, $last: the two ends of the chain
chain_ends_digit = So { $digit } is in { OR($first) } or in { OR($last) }, or in both. A cell that sees both ends can't be { $digit }.
chain_ends_cell = So { $cell } is { OR($digits) }, and no other digit can go there.
chain_ends_other = So { $digit } is in { OR($first) }, or { $other } is in { OR($last) }, or both. Each of the two rules out what can be removed.
chain_is_loop = The two ends can't both be true, so the chain is a loop. Of every two candidates in it that exclude each other, exactly one is true.
chain_loop_sets = Each almost locked set in the loop lacks exactly one of its two digits of the loop, so it holds all its others.

## Almost locked sets

technique_0901 = Almost Locked Set XZ-Rule
    .lesson = An almost locked set is a group of cells in one house with one more candidate than cells: remove one digit, and the rest are locked. If only one of two such sets can hold a digit, the other set is locked. So any other digit that both sets share is in one of them. It can be removed from every cell that sees all its places there.
    .aliases = ALS-XZ, VWXYZ-Wing, Doubly Linked ALS, Double Linked ALS, ALS Ring
technique_0902 = Almost Locked Set XY-Wing
    .lesson = An almost locked set is a group of cells in one house with one more candidate than cells: remove one digit, and the rest are locked. The middle one of three such sets shares a digit with each of the others, and only one set can hold a shared digit. So one of the outer sets is locked. A digit that both of them share is in one of them. It can be removed from every cell that sees all its places there.
    .aliases = ALS-XY-Wing, ALS Y-Wing
technique_0903 = Almost Locked Set Chain
    .lesson = An almost locked set is a group of cells in one house with one more candidate than cells: remove one digit, and the rest are locked. In a chain of such sets, only one of two neighbours can hold the digit that they share. If the first set is not locked, it takes this digit from the second, which is then locked, and so on. So a digit that both ends share is in one of them.
    .aliases = ALS Chain, ALS XY-Chain
technique_0904 = Death Blossom
    .lesson = Each candidate of one cell, the stem, is also in an almost locked set, a petal. If the stem takes a digit, its petal loses this digit and is locked. So at least one petal is always locked, and a digit that all petals share is in one of them.
    .aliases = ALS Death Blossom
technique_0920 = Aligned Pair Exclusion
    .lesson = Take two cells, and suppose that the first holds one of its candidates. Then go through the candidates of the second cell. Some clash with the supposed digit. Others, together with it, would leave another cell without a digit, or an almost locked set with too few. If nothing is left for the second cell, the first cannot hold that candidate.
    .aliases = APE, Subset Exclusion, Extended Aligned Pair Exclusion

als_xz_one = Only one of the two sets can hold { $digit }, since its places in one set see its places in the other.
als_xz_locked = The other set then has only as many digits as cells, so it holds all of them.
als_xz_two = Each of the digits { $digits } fits in only one of the two sets.
als_xz_both_locked = So each set lacks exactly one of these digits and holds all its others.
als_chain_rule = Each set has one more digit than cells. If it lacks one of its digits, it holds all the others.
als_chain_same = The same chain works for { $digit }.
# Within a supposition. $set: a cell, or several that would have too few digits
pair_empties = Then { $cell } can't be { $digit }: no digit would be left for { $set }.
pair_starves = Then { $cell } can't be { $digit }: only { $left } would be left for { $set }.

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = Look where a box and a line cross. Take these cells, some more cells of the line and some more of the box. Together they must have as many candidates as cells, and the two groups of extra cells must share none. Then they use up all these digits, and the rest of the line and of the box loses them.
    .aliases = Two-Sector Disjoint Subsets, SDC

# $digits: one or several digits of these cells
sue_de_coq_once = { $count ->
    [one] All places of { $digits } in these cells are { CASE($house, form: "in") }, so it fits there only once.
   *[other] All places of { $digits } in these cells are { CASE($house, form: "in") }, so each of them fits there only once.
}
# $count: the number of cells, which is the number of digits
sue_de_coq_counts = The last two sets share no digit, so these { $count } cells hold each of their { $count } digits exactly once.

## Templates

technique_1201 = Template Set
    .lesson = A template of a digit is one way to place it in all rows, columns and boxes that still need it. If a cell belongs to every template, it holds the digit. You need not list them: try the other places in one house. If each leaves some house without a place for the digit, only this cell is left.
    .aliases = Pattern Overlay Method, POM
technique_1202 = Template Delete
    .lesson = A template of a digit is one way to place it in all rows, columns and boxes that still need it. If a candidate belongs to no template, it is false. You need not list them: assume the candidate, and follow this digit alone. If some house is left without a place for it, the candidate can go.
    .aliases = Pattern Overlay Method, POM, Nishio

## Forcing chains and nets

technique_1301 = Forcing Chain Contradiction
    .lesson = Assume that a candidate is true, and follow chains from it. If they leave a cell without a digit, or a digit without a place in a house, the candidate is false.
    .aliases = Contradiction Forcing Chain, Nishio, Digit Forcing Chain, Contradiction Chain, Trial and Error
technique_1302 = Forcing Chain Verity
    .lesson = Try every candidate of a cell, or every place of a digit in a house, and follow chains from each. Whatever has the same outcome every time is true.
    .aliases = Digit Forcing Chain, Cell Forcing Chain, Unit Forcing Chain, Region Forcing Chain, Double Forcing Chain, Verity Chain, Trebor’s Tables, Tabling
technique_1303 = Forcing Net Contradiction
    .lesson = Assume that a candidate is true, and continue with singles. If they leave a cell without a digit, or a digit without a place in a house, the candidate is false.
    .aliases = Contradiction Forcing Net, Dynamic Contradiction Forcing Chain, Nishio, Bowman’s Bingo
technique_1304 = Forcing Net Verity
    .lesson = Try every candidate of a cell, or every place of a digit in a house, and continue with singles each time. Whatever has the same outcome every time is true.
    .aliases = Cell Forcing Net, Unit Forcing Net, Dynamic Cell Forcing Chain, Dynamic Region Forcing Chain, Trebor’s Tables, Tabling
technique_1305 = Nested Forcing Net
    .lesson = Assume a candidate and follow every consequence. When that stalls, assume a second one. If the second leads to a contradiction, it is false as long as the first is true. If in the end nothing is possible any more, the first candidate is false.
    .aliases = Nested Forcing Chain, Dynamic Forcing Chain, Dynamic Forcing Net, Bowman’s Bingo

forcing_places = Try every place for { $digit } { CASE($house, form: "in") }.
forcing_candidates = Try every digit that { $cell } can hold.
forcing_same = The outcome is the same every time.
# $from: cells with digits that force this. $digits: the candidates that they rule out
forced_in_cell = { $count ->
    [0] Then { $cell } is { $digit }: it has no other candidate.
    [one] Then { $cell } is { $digit }: { $from } rules out { $digits } there.
   *[other] Then { $cell } is { $digit }: { $from } rule out { $digits } there.
}
forced_in_house = { $count ->
    [0] Then { $cell } is { $digit }: { $house } has no other place for it.
    [one] Then { $cell } is { $digit }: { $from } rules out the other places left for it { CASE($house, form: "in") }.
   *[other] Then { $cell } is { $digit }: { $from } rule out the other places left for it { CASE($house, form: "in") }.
}
forced_not = Then { $cell } is not { $digit }.
# $from: cells with digits that cause this, if earlier sentences don't say why
then_no_candidate = { $count ->
    [0] But then no digit is left for { $cell }.
    [one] But then no digit is left for { $cell }: { $from } rules out what was left.
   *[other] But then no digit is left for { $cell }: { $from } rule out what was left.
}
then_no_place = { $count ->
    [0] But then no place is left for { $digit } { CASE($house, form: "in") }.
    [one] But then no place is left for { $digit } { CASE($house, form: "in") }: { $from } rules out what was left.
   *[other] But then no place is left for { $digit } { CASE($house, form: "in") }: { $from } rule out what was left.
}
# A second assumption within the first, and its end
suppose_also = Suppose that { $cell } is { $digit } as well.
then_not = So { $cell } is not { $digit }, as long as the first assumption holds.

## Tridagon

technique_0930 = Tridagon
    .lesson = Four boxes lie in two bands and two stacks. In each of them, three cells in different rows and columns can hold the same three digits and little else. If the cells slope the other way in just one of the boxes, the three digits can't fill all twelve cells. So at least one of the extra candidates there, the guardians, is true. A single guardian can be placed. Of several, whatever all of them rule out can be removed.
    .aliases = Thor’s Hammer, Trivalue Oddagon

# $guardians: other candidates of the cells, by digit
tridagon_cells = Apart from { APART($guardians) }, { $cells } can only hold { $digits }.
tridagon_orders = Suppose that none of these extra candidates is true. Then the three digits are in different rows and columns { CASE($boxes, form: "in") }. Read from left to right, they go up or down in a circle: after the largest comes the smallest, and the other way round.
# Two boxes one above the other, and two others
tridagon_columns = No column has a digit twice. So { CASE($first, form: "in") } the digits go the same way: up in both or down in both. The same holds { CASE($second, form: "in") }.
# Two boxes side by side, and two others
tridagon_rows = No row has a digit twice either. { CAP(CASE($same, form: "in")) } the cells slope the same way, so the digits go the same way. { CAP(CASE($opposite, form: "in")) } the cells slope opposite ways, so the digits go up in one box and down in the other.
tridagon_guardians = Round the four boxes, the direction then changes exactly once, which is impossible. So at least one of the extra candidates is true: { APART($guardians) }.

## Exocet

technique_1501 = Junior Exocet
    .lesson = Two cells of a box and a line, the base, hold two of three or four digits. Two target cells lie in the other boxes of the same band. If the digits have too little room in the lines that cross there, the targets hold the same two digits as the base. All other candidates of the targets can go.
    .aliases = JE, Exocet, JExocet

exocet_base = { $cells } hold two of the digits { $digits }.
# $lines: three lines. $boxes: three boxes that they cross
exocet_room = In { $lines }, outside { $boxes }, each of these digits fits at most twice.
exocet_inside = Each of { $lines } needs every digit. So inside { $boxes }, these lines hold each of these digits at least once.
# $base: two cells of $line. $companions: cells that hold none of the digits
exocet_targets = A digit in { $base } is nowhere else in { $line } or in their box, and { $companions } can't hold it. Only { $targets } are left for it.
exocet_same = This applies to both digits, so { $targets } hold the same two as { $base }.
# $digits: digits that neither target can hold
exocet_missing = { $targets } can't be { OR($digits) }, so neither can { $base }.

## Counting cells and digits

technique_1502 = SK-Loop
    .lesson = Two rows and two columns cross in four boxes. In each box, take the two other cells of the row and of the column, sixteen in all. Count the most times that each digit can go there. If the counts add up to sixteen, the cells use all of them up. So the digits can be removed from the rest of these lines and boxes.
    .aliases = Domino Loop, Stephen Kurzhal’s Loop
technique_1503 = Multi-Sector Locked Sets
    .lesson = Take the empty cells where some rows and some columns cross. Count the most times that each digit can go there: once for each row or once for each column, whichever is less. If the counts add up to the number of cells, the cells use all of them up. So the digits can be removed from the rest of these lines.
    .aliases = MSLS, Multi-Sector Naked Sets, SET, Multifish

counted_cells = { $cells } are { $count } cells, so they need { $count } digits.
counted_digit = { $count ->
    [1] There, { $digit } can only go { CASE($houses, form: "in") }, so at most once.
    [2] There, { $digit } can only go { CASE($houses, form: "in") }, so at most twice.
   *[other] There, { $digit } can only go { CASE($houses, form: "in") }, so at most { $count } times.
}
counted_sum = That makes { $count } in all, with nothing to spare. So each of these houses has the digit counted there in one of these cells, and nowhere else.

## Lessons that several techniques share

-lesson-finned-fish = A finned fish is a fish except for a few extra places, the fins, which all lie in one box. If no fin holds the digit, the fish works. If a fin holds it, the fin rules the digit out in the cells that it sees. A candidate that goes in both cases can be removed.
-lesson-sashimi-fish = A sashimi fish lacks a corner and has extra places instead, the fins, which all lie in one box. If no fin holds the digit, the fish works. If a fin holds it, the fin rules the digit out in the cells that it sees. A candidate that goes in both cases can be removed.
-lesson-franken-fish = A Franken fish uses boxes as well as rows and columns. Each base house holds the digit once. If all places there lie in as many cover houses, these houses have the digit nowhere else.
-lesson-finned-franken-fish = A Franken fish uses boxes as well as rows and columns. Extra places in the base houses are fins. Either a fin holds the digit or the fish works without fins. So a candidate that the fish removes can go if it sees all fins.
-lesson-mutant-fish = A mutant fish mixes rows, columns and boxes freely. Each base house holds the digit once. If all places there lie in as many cover houses, these houses have the digit nowhere else.
-lesson-finned-mutant-fish = A mutant fish mixes rows, columns and boxes freely. Extra places in the base houses are fins. Either a fin holds the digit or the fish works without fins. So a candidate that the fish removes can go if it sees all fins.
-lesson-strong-links = Two houses have a digit in two places each, and one place in the first house sees one place in the second. These two cannot both hold the digit, so at least one of the other two does. A cell that sees both of those cannot hold it.
-lesson-empty-rectangle = In a box, the places of a digit lie in one row and one column. A house that crosses one of these lines outside the box has only two places for the digit: a near one on that line, and a far one. If the far one does not hold the digit, the near one does, and the box has it in its other line. So a cell on that other line that sees the far place cannot hold it.
-lesson-unique-rectangle = Four cells in two rows, two columns and two boxes must not hold only two digits: you could swap them and have a second solution. What would lead to that can be removed. This assumes that the puzzle has exactly one solution.
-lesson-avoidable-rectangle = Four cells in two rows, two columns and two boxes, none of them given, must not hold only two digits: you could swap them and have a second solution. So the last corners must hold something else. This assumes that the puzzle has exactly one solution.
-lesson-unique-loop = Six or more cells make a loop: each shares a house with the next, and each of their houses has exactly two of them. They must not hold only two digits: you could swap these and have a second solution. What would lead to that can be removed. This assumes that the puzzle has exactly one solution.
-lesson-extended-rectangle = Six cells lie in two rows and three columns, or in three rows and two columns, and in two or three boxes. They must not hold only three digits: you could swap these between the two rows, or the two columns, and have a second solution. What would lead to that can be removed. This assumes that the puzzle has exactly one solution.
-lesson-bug-extras = Some empty cells have extra candidates. Without these, every empty cell would have two candidates, and every digit two places in every house. The puzzle would then have several solutions or none. So an extra candidate is true, and what would rule all of them out can be removed. This assumes that the puzzle has exactly one solution.
-lesson-als-chain = An almost locked set is a group of cells in one house with one more candidate than cells. Remove one of its digits, and the cells hold all the others. So a chain can enter by one of its digits and leave by another.

## New game: what a worker reports

new_game_without_givens = { $level } asks for { $asked } givens. The closest found has { $count }.
new_game_not_quite = No exact match found. This one is the closest: { $count } givens.
new_game_rated = No exact match found. This one is the closest: { $count } givens, rated { $rating }.
new_game_missing = No exact match found. This one is the closest: { $count } givens, rated { $rating }, without { $missing }.
new_game_unwanted = No exact match found. This one is the closest: { $count } givens, rated { $rating }, with { $unwanted }.
new_game_missing_unwanted = No exact match found. This one is the closest: { $count } givens, rated { $rating }, without { $missing }, with { $unwanted }.
order_at_least = with { $technique } or harder
order_nothing_harder = nothing harder than { $technique }
order_minutes = about { $minutes } min for most players
progress_rating = { $what }. Best so far: rated { $rating }, with { $givens } givens…
progress_givens = { $what }. Best so far: { $givens } givens (attempt { $attempt } of { $attempts })…
progress_attempt = { $what } (attempt { $attempt } of { $attempts })…

## Rating: what a worker reports

rating_stopped_at = Stopped. The rating is at least { $rating }.
rating_at_least = Rating: at least { $rating }…
rating_explained = First placement: { $placement }. First step: { $first }. On Sudoku Explainer's scale, the easiest puzzles rate 1.2, hidden subsets around 4, chains 6.5 or more, and the hardest known puzzles near 12.
# $name is the technique's name on the scale of Sudoku Explainer (SE).
rating_other_name = SE: { $name }
rating_technique = Technique
rating_times = Times needed
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = Hidden Single
family_direct-pointing = Direct Pointing
family_direct-claiming = Direct Claiming
family_direct-hidden-pair = Direct Hidden Pair
family_naked-single = Naked Single
family_direct-hidden-triplet = Direct Hidden Triplet
family_pointing = Pointing
family_claiming = Claiming
family_naked-pair = Naked Pair
family_x-wing = X-Wing
family_hidden-pair = Hidden Pair
family_naked-triplet = Naked Triplet
family_swordfish = Swordfish
family_hidden-triplet = Hidden Triplet
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = Unique Rectangle
family_unique-loop = Unique Loop
family_naked-quad = Naked Quad
family_jellyfish = Jellyfish
family_hidden-quad = Hidden Quad
family_bivalue-universal-grave = Bivalue Universal Grave
family_aligned-pair-exclusion = Aligned Pair Exclusion
family_bidirectional-x-cycle = Bidirectional X-Cycle
family_bidirectional-y-cycle = Bidirectional Y-Cycle
family_turbot-fish = Turbot Fish
family_forcing-x-chain = Forcing X-Chain
family_bidirectional-cycle = Bidirectional Cycle
family_forcing-chain = Forcing Chain
family_aligned-triplet-exclusion = Aligned Triplet Exclusion
family_nishio-forcing-chains = Nishio Forcing Chains
family_cell-forcing-chains = Cell Forcing Chains
family_region-forcing-chains = Region Forcing Chains
family_dynamic-forcing-chains = Dynamic Forcing Chains
family_dynamic-forcing-chains-plus = Dynamic Forcing Chains (+)
family_dynamic-forcing-chains-plus-forcing-chains = Dynamic Forcing Chains (+ Forcing Chains)
family_dynamic-forcing-chains-plus-multiple-forcing-chains = Dynamic Forcing Chains (+ Multiple Forcing Chains)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = Dynamic Forcing Chains (+ Dynamic Forcing Chains)
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = Dynamic Forcing Chains (+ Dynamic Forcing Chains (+))

## Faults of puzzles and requests

read_at = Line { $line }, column { $column }: { $fault }
read_empty = There is no puzzle in this text.
read_too_long = This text is too long for one puzzle: { $characters } characters.
read_several_lines = Enter one line only.
read_symbol = "{ $symbol }" is neither a digit nor a blank ( . 0 * _ ).
read_letter = "{ $symbol }" is a letter. This board has the digits 1 to { $last }.
read_too_large = { $symbol } is too large here: digits go from 1 to { $last }.
read_length = { $found ->
    [one] There is { $found } cell. A classic board has 81; other sizes have 16, 36, 144, 256 or 625.
   *[other] There are { $found } cells. A classic board has 81; other sizes have 16, 36, 144, 256 or 625.
}
read_length_of_board = { $found ->
    [one] There is { $found } cell. This board ({ $board }) has { $cells }.
   *[other] There are { $found } cells. This board ({ $board }) has { $cells }.
}
givens_conflict = { $digit } appears twice { CASE($house, form: "in") }: { $first } and { $second }.
givens_no_candidate = No digit fits in { $cell }.
givens_no_place = There is no place for { $digit } { CASE($house, form: "in") }.
recipe_starter = The built-in puzzle is always 9 × 9, Medium and without symmetry.
recipe_givens_reversed = Enter the smaller number of givens first.
recipe_too_many_givens = This board ({ $board }) has only { $cells } cells.
recipe_too_few_givens = On this board ({ $board }), every puzzle has at least { $fewest } givens.
recipe_symmetry = No puzzle with this symmetry has that many givens. Try { $below } or { $above }.
recipe_unrated = Only 9 × 9 puzzles have ratings.
recipe_ratings_reversed = Enter the lower rating first.
recipe_no_such_rating = Ratings go from 1.2 to { $greatest }.
recipe_both = { $technique } can't be both required and excluded.
recipe_above_rating = { $technique } puzzles start at { $least }. Choose a higher rating.
recipe_needed_anyway = You can't exclude { $technique }: every puzzle needs it for the last cell.
recipe_nearly_full = With { $from } or more givens, a puzzle only needs { $technique } and is rated 1.0.
recipe_harder = { $technique } is harder than { $hardest }, the hardest technique that you allow.
recipe_never_next = No puzzle needs { $technique }: an easier technique always does as well.
recipe_too_few_for_easiest = { $technique } alone can't solve a puzzle with fewer than { $fewest } givens.
recipe_no_path = No puzzle with these techniques turned up. Try again, or ask for fewer techniques.
recipe_no_minutes = No such puzzle turned up. Try again, or choose another time or level.
recipe_impossible = No puzzle fits these options.

## What the worker refuses

refused_unreadable = Nonet can't read this request. Reload the page.
refused_no_solution = This puzzle has no solution. { $why }
refused_not_classic = Only 9 × 9 puzzles can be rated.
study_unknown_technique = There is no such technique.
study_no_position = Nonet found no position for { $technique }.
refused_not_unique = Only a puzzle with one solution can be rated.
