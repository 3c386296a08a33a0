# Nonet in Simplified Chinese: hints and lessons, and what only a worker reports.
#
# Glossary: row 行, column 列, box 宫, house 区域, cell 格, digit 数字, candidate 候选数,
# note 标记, given 已知数, sees 看到, peer 相关格, single 唯一数, subset 数组, strong link 强链,
# weak link 弱链, chain 链, loop 环, puzzle 题目, board 棋盘, rating 评级, hint 提示, slip 失误,
# checkpoint 检查点, workbench 工作台, lesson 课程, practice 练习, seed 种子

## Parts of sentences

houses_of_kind = { $kind ->
    [row] 第 { $numbers } 行
    [column] 第 { $numbers } 列
    [box] 第 { $numbers } 宫
   *[diagonal] 第 { $numbers } 条对角线
}

## Where to look, before the technique is named

look_at_house = 看{ $house }。
look_at_digits = { $digits } 能填在哪里？
look_for_removal = { $house }里可以排除一个候选数。
look_for_placement = { $house }里可以填入一个数字。

## Answers to a learner's questions

simpler_easiest = 没有。{ $technique }已是最简单的技巧。
simpler_none = { $count ->
    [1] 没有。Nonet 试过唯一更简单的技巧 { $first }，这里用不上。
   *[other] 没有。Nonet 试过从 { $first } 到 { $last } 全部 { $count } 个更简单的技巧，这里都用不上。
}
simpler_found = 有：{ $technique }更简单，这里可以用。
why_step = { $technique }表明 { $cell } 不能是 { $digit }。
why_path = { $count } 个步骤合起来表明 { $cell } 不能是 { $digit }：{ $techniques }。
why_unknown = Nonet 没有找到简短的理由来排除 { $cell } 的 { $digit }。

## Terms of the glossary, below a text that has one of these words

terms_title = 术语
words_house = 区域
words_peer = 看到, 相关格
words_candidate = 候选数
words_strong_link = 强链
words_weak_link = 弱链
words_chain = 链
words_uniqueness = 一个解, 唯一解, 两个解

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] 方框：{ PLAIN($what) }。
    [dashed_frame] 虚线框：{ PLAIN($what) }。
    [first_set] 第一组：{ PLAIN($what) }。
    [second_set] 第二组：{ PLAIN($what) }。
    [ring] 圆圈：{ PLAIN($what) }。
    [disc] 圆点：{ PLAIN($what) }。
    [diamond] 菱形：{ PLAIN($what) }。
   *[square] 方块：{ PLAIN($what) }。
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $cells } 的 { $digit }
legend_sample = { $sample ->
    [base] 结构所用的行、列、宫或对角线
    [cover] 被清除的行、列、宫或对角线
    [kept] 结构的候选数
    [fin] 鳍：多出的候选数
    [on] 一种情况下为真
    [off] 该情况下为假
    [first_set] 第一组
    [second_set] 第二组
    [links] 实线：一端为假，另一端为真。虚线：一端为真，另一端为假。
   *[focus] 排除候选数的依据
}
drawn_strong_links = 实线箭头：一端为假，另一端为真。
drawn_weak_links = 虚线箭头：一端为真，另一端为假。

## The last sentence of a proof: what the step does

outcome_placed = 所以 { $cell } 是 { $digit }。
outcome_removed = 所以可以从 { $cells } 删除 { $digit }。
outcome_removed_several = 所以可以删除这些候选数：{ PLAIN($candidates) }。
digit_from_cells = { $cells } 的 { $digit }

## Sentences that several techniques share

set_holds = { $cells } 只能填 { $digits }。
cell_holds_one_of = { $cell } 只能是 { OR($digits) }。
suppose = 假设 { $cell } 是 { $digit }。

## Full House

technique_0000 = 单区剩余
    .lesson = 某一行、列或宫只剩一个空格时，缺少的数字就填在那里。

full_house_cell = { $cell } 是{ $house }唯一的空格。
full_house_digit = 那里只缺数字 { $digit }。

## Hidden Single

technique_0002 = 排除法
    .lesson = 某个数字在一行、一列或一宫中只剩一个位置时，就填在那里，不管那一格还能填别的什么。

hidden_single_where = { $house }的 { $digit } 能填在哪里？
hidden_single_seen = { $cells } 的 { $digit } 排除了{ $house }的其他格。
hidden_single_left = 只有 { $cell } 能填 { $digit }。

## Naked Single

technique_0003 = 唯一余数
    .lesson = 某一格只剩一个候选数时，就填这个数字。

naked_single_sees = { $cell } 看到 { $digits }。
naked_single_ruled_out = { $cell } 的 { $digits } 之前已被排除。
naked_single_left = { $cell } 只剩 { $digit }。

## Locked candidates

technique_0100 = 宫区块
    .lesson = 某个数字在一宫中的所有位置都在同一行或同一列时，这一行或列的其他位置没有这个数字。
technique_0101 = 行列区块
    .lesson = 某个数字在一行或一列中的所有位置都在同一宫时，这一宫的其他位置没有这个数字。同样，如果一格看到某区域中该数字的所有位置，它就不能是这个数字。

locked_places = 在{ $house }中，{ $digit } 只能填在 { OR($cells) }。
locked_elsewhere = 这些格都在{ $house }，所以{ $house }的 { $digit } 就在其中，不会在别处。

locked_seen = 无论{ $house }的 { $digit } 填在哪里，它都排除 { OR($cells) } 的 { $digit }。

## Naked subsets

technique_0110 = 锁定数对
    .lesson = 同在一宫和一行（列）的两格只有相同的两个候选数。它们用掉这两个数字，所以这一宫和这一行（列）的其他格都没有它们。
technique_0111 = 锁定三数组
    .lesson = 同在一宫和一行（列）的三格合起来只有三个候选数。它们用掉这些数字，所以这一宫和这一行（列）的其他格都没有它们。
technique_0200 = 显性数对
    .lesson = 一个区域的两格只有相同的两个候选数时，它们用掉这两个数字，该区域其他格不能是这两个数字。
technique_0201 = 显性三数组
    .lesson = 一个区域的三格合起来只有三个候选数时，它们用掉这些数字，该区域其他格不能是它们。
technique_0202 = 显性四数组
    .lesson = 一个区域的四格合起来只有四个候选数时，它们用掉这些数字，该区域其他格不能是它们。

naked_subset_cells = { $cells } 合起来只有 { $digits }：{ $count } 格，{ $count } 个数字。
naked_subset_elsewhere = 这些格用掉 { $digits }，所以{ $houses }的其他格不能是这些数字。

## Hidden subsets

technique_0210 = 隐性数对
    .lesson = 两个数字在一个区域里只有相同的两个位置时，它们占满这两格，这里的其他候选数都可以删除。
technique_0211 = 隐性三数组
    .lesson = 三个数字在一个区域里合起来只有三个位置时，它们占满这些格，这里的其他候选数都可以删除。
technique_0212 = 隐性四数组
    .lesson = 四个数字在一个区域里合起来只有四个位置时，它们占满这些格，这里的其他候选数都可以删除。

hidden_subset_places = 在{ $houses }中，{ $digits } 只能填在 { $cells }：{ $count } 个数字，{ $count } 格。
hidden_subset_nothing_else = 这些数字占满这些格，所以这些格不能填别的。

## Fish

technique_0300 = 二链列
    .lesson = 某个数字在两行中只能在相同的两列时，这两列的该数字都在这两行里，所以这两列的其他位置没有它。行与列可以互换。
technique_0301 = 三链列
    .lesson = 某个数字在三行中只能在相同的三列时，这三列的该数字都在这三行里，所以这三列的其他位置没有它。行与列可以互换。
technique_0302 = 四链列
    .lesson = 某个数字在四行中只能在相同的四列时，这四列的该数字都在这四行里，所以这四列的其他位置没有它。行与列可以互换。
technique_0310 = 鳍二链列
    .lesson = { -lesson-finned-fish }
technique_0311 = 鳍三链列
    .lesson = { -lesson-finned-fish }
technique_0312 = 鳍四链列
    .lesson = { -lesson-finned-fish }
technique_0320 = 退化二链列
    .lesson = { -lesson-sashimi-fish }
technique_0321 = 退化三链列
    .lesson = { -lesson-sashimi-fish }
technique_0322 = 退化四链列
    .lesson = { -lesson-sashimi-fish }
technique_0330 = 宫内二链列
    .lesson = { -lesson-franken-fish }
technique_0331 = 宫内三链列
    .lesson = { -lesson-franken-fish }
technique_0332 = 宫内四链列
    .lesson = { -lesson-franken-fish }
technique_0340 = 宫内鳍二链列
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = 宫内鳍三链列
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = 宫内鳍四链列
    .lesson = { -lesson-finned-franken-fish }

fish_places = 在{ $base }中，{ $digit } 只能在{ $cover }里。
fish_uses_up = { $base }各有一个 { $digit }，合起来用掉{ $cover }，所以这些区域的其他位置没有 { $digit }。
fish_places_or_fins = 在{ $base }中，{ $digit } 只能在{ $cover }里，或在 { OR($fins) }。
fish_without_fins = 如果 { $digit } 不在 { OR($fins) }，那么{ $base }合起来用掉{ $cover }，它们的其他位置没有 { $digit }。
fish_with_fin = 如果 { $digit } 在 { OR($fins) }，它就不能在 { OR($cells) }，因为这些格互相看到。

## Two strong links of one digit

technique_0400 = 摩天楼
    .lesson = { -lesson-strong-links }
technique_0401 = 双线风筝
    .lesson = { -lesson-strong-links }
technique_0403 = 多宝鱼
    .lesson = { -lesson-strong-links }
technique_0404 = 双重双线风筝
    .lesson = { -lesson-strong-links }

strong_links_first = 如果 { $first } 不是 { $digit }，那么 { $second } 是：它是某个区域里唯一的另一个位置。
strong_links_joint = 于是 { $third } 不是 { $digit }，因为它看到 { $second }。
strong_links_last = 于是 { $last } 是 { $digit }。所以 { $first } 和 { $last } 至少有一个是 { $digit }，同时看到两者的格不是。

## Empty rectangle

technique_0402 = 空矩形
    .lesson = { -lesson-empty-rectangle }
technique_0405 = 双重空矩形
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = 在{ $house }中，{ $digit } 只能填在 { OR($cells) }：在一行和一列里。
empty_rectangle_link = 如果 { $far } 是 { $digit }，那么 { OR($cells) } 不是。如果 { $far } 不是 { $digit }，那么 { $near } 是。
empty_rectangle_line = 这时{ $house }的 { $digit } 与 { OR($cells) } 在同一条线上，所以后者也不能是 { $digit }。
empty_rectangle_rest = 这时{ $house }的 { $digit } 必须在 { OR($rest) }，所以同样排除 { OR($cells) } 的 { $digit }。

## Colours

technique_0500 = 简单染色（陷阱）
    .lesson = 在某个数字只有两个位置的区域里，用两种颜色交替涂色。其中一种颜色的格全是这个数字，所以同时看到两种颜色的格不能是它。
technique_0501 = 简单染色（包裹）
    .lesson = 在某个数字只有两个位置的区域里，用两种颜色交替涂色。如果同色的两格互相看到，这种颜色的格都不是这个数字。
technique_0502 = 多重染色 1
    .lesson = 给同一数字的两组互不相连的位置分别涂色。如果一组的一种颜色看到另一组的一种颜色，两者不能同时为真，所以它们的反色至少有一个为真，同时看到两个反色的格不能是这个数字。
technique_0503 = 多重染色 2
    .lesson = 给同一数字的两组互不相连的位置分别涂色。第二组必有一种颜色为真。如果第一组的一种颜色同时看到这两种颜色，它的格都不是这个数字。

colour_links = 在 { $digit } 只有两个位置的区域里，其中一个就是它。
colour_either = { $digit } 要么在 { $first }，要么在 { $second }。
colour_trap = 同时看到两种颜色的格，无论如何都不能是 { $digit }。
colour_wrap = { $cells } 中有的格互相看到，不能全是 { $digit }，所以这种颜色是错的。
multi_colours_clash = { $first } 与 { $second } 互相看到，所以 { $digit } 不能同时在这两种颜色里。
multi_colours_opposite = 所以 { $digit } 在 { $first } 或 { $second }，或两者都是。同时看到两种颜色的格不能是 { $digit }。
multi_colours_wrong = { $cells } 的格看到另一组的两种颜色，其中一种是 { $digit }。所以 { $cells } 都不是 { $digit }。

## Unique rectangles

technique_0600 = 唯一矩形类型 1
    .lesson = { -lesson-unique-rectangle }
technique_0601 = 唯一矩形类型 2
    .lesson = { -lesson-unique-rectangle }
technique_0602 = 唯一矩形类型 3
    .lesson = { -lesson-unique-rectangle }
technique_0603 = 唯一矩形类型 4
    .lesson = { -lesson-unique-rectangle }
technique_0604 = 唯一矩形类型 5
    .lesson = { -lesson-unique-rectangle }
technique_0605 = 唯一矩形类型 6
    .lesson = { -lesson-unique-rectangle }
technique_0606 = 隐性唯一矩形
    .lesson = { -lesson-unique-rectangle }

rectangle_deadly = 如果 { $cells } 只含 { $digits }，这两个数字可以互换，就有第二个解。但本题只有一个解。
rectangle_corner = 其余三格不能是别的，所以 { $cell } 必须是另外的数字。
rectangle_third = 所以 { $cells } 至少有一格是 { $digit }。
rectangle_subset = 所以 { $cells } 至少有一格是 { OR($extra) }。这一格与 { $subset } 合起来用掉 { $digits }。
rectangle_side = { $cells } 必有一格是 { $digit }，因为它在该区域没有别的位置。如果另一格是 { $other }，四格就只含 { $digit } 和 { $other }。
rectangle_diagonal = 在这些格的行或列里，{ $digit } 没有别的位置，所以它占两个对角。如果是 { $cells }，四格就只含这两个数字。
rectangle_tied = 如果 { $cell } 是 { $other }，它旁边的两个角都必须是 { $digit }：它的行和列里 { $digit } 没有别的位置。于是四格就只含这两个数字。

## Avoidable rectangles

technique_0607 = 可规避矩形类型 1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = 可规避矩形类型 2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = { $cells } 都不是已知数。如果它们只含 { $digits }，这两个数字可以互换，就有第二个解。但本题只有一个解。
avoidable_corner = 其余三格已填，所以 { $cell } 必须是另外的数字。

## Bivalue universal grave

technique_0610 = 全双值坟墓 + 1
    .lesson = 如果每个空格都只有两个候选数，且每个数字在每个区域都只有两个位置，题目就有两个解或无解。所以当只有一格有第三个候选数时，它必须填在那里。此法假定题目恰有一个解。

bug_cells = 除 { $cell } 外，每个空格都有两个候选数。
bug_two_solutions = 如果 { $cell } 不是 { $digit }，每个数字在尚缺它的每个区域里都有两个位置。这样的题目有两个解或无解。
bug_one_solution = 本题恰有一个解，所以 { $cell } 是 { $digit }。

## Remote pair

technique_0703 = 远程数对
    .lesson = 四个以上的格有相同的两个候选数，且依次看到下一个。两个数字交替出现，所以同时看到两类格的格不能是这两个数字。

remote_pair_cells = { $cells } 只能是 { OR($digits) }，且依次看到下一个。
remote_pair_colours = 所以其中一个数字填满 { $first }，另一个填满 { $second }。
remote_pair_sees_both = 同时看到两类格的格看到了 { $digits } 两者，所以都不能是。

## Wings

technique_0800 = XY-Wing
    .lesson = 有两个候选数的格（枢纽）看到另外两格。这两格各与枢纽共有一个候选数，且都有同一个第三数字。无论枢纽填什么，其中一格必是这第三个数字，所以同时看到它们的格不能是它。
technique_0801 = XYZ-Wing
    .lesson = 有三个候选数的格（枢纽）看到两格，各有其中两个候选数。三格都可能是某个数字。无论枢纽填什么，三格中必有一格是它，所以同时看到三格的格不能是它。
technique_0803 = W-Wing
    .lesson = 两格有相同的两个候选数，各看到其中一个数字的一条强链的一端。所以它们不能都是这个数字，至少有一格是另一个。同时看到两格的格不能是另一个数字。

wing_pincer = 如果 { $pivot } 是 { $shared }，那么 { $pincer } 是 { $digit }。
wing_end = 所以 { $cells } 至少有一格是 { $digit }。看到全部这些格的格不是。
w_wing_cells = { $cells } 只能是 { OR($digits) }。
w_wing_link = { $near } 和 { $far } 必有一个是 { $digit }：它们是某个区域里仅有的位置。
w_wing_other = 其中是 { $joined } 的那一格看到 { $cells } 中的一格，那一格必须是 { $digit }。

## Chains

technique_0701 = X 链
    .lesson = 沿着一个数字，经过它只有两个位置的区域。如果链的第一格不是它，最后一格就是。所以同时看到两端的格不能是它。
technique_0702 = XY 链
    .lesson = 把双候选数的格连起来，每一格推出下一格。如果第一端不是某数字，最后一端就是。同时看到两端的格不能是它。
technique_0706 = 连续环
    .lesson = 强链与弱链交替，首尾相连成环。这时每条弱链恰有一端为真，所以与一条弱链两端都冲突的候选数可以删除。
technique_0707 = 不连续环
    .lesson = 假设一个候选数为真（或为假），沿强链与弱链交替推导。如果绕回来证明了相反的结果，假设就是错的。
technique_0708 = 交替推理链
    .lesson = 假设一个候选数为假，沿强链与弱链交替，推到一个必为真的候选数。所以两端至少有一个为真，与两端都冲突的候选数可以删除。
technique_0709 = 区块连续环
    .lesson = 强链与弱链交替，首尾相连成环。区块是一个数字在宫与行（列）交叉处的所有位置，作用如同一个候选数。每条弱链恰有一端为真，所以与两端都冲突的候选数可以删除。
technique_0710 = 区块不连续环
    .lesson = 假设一个候选数为真（或为假），沿强链与弱链交替推导。区块是一个数字在宫与行（列）交叉处的所有位置，作用如同一个候选数。如果绕回来证明了相反的结果，假设就是错的。
technique_0711 = 区块链
    .lesson = 假设一个候选数为假，沿强链与弱链交替，推到一个必为真的候选数。区块是一个数字在宫与行（列）交叉处的所有位置，作用如同一个候选数。两端至少有一个为真，与两端都冲突的候选数可以删除。
technique_0712 = ALS 连续环
    .lesson = { -lesson-als-chain }
technique_0713 = ALS 不连续环
    .lesson = { -lesson-als-chain }
technique_0714 = ALS 交替推理链
    .lesson = { -lesson-als-chain }

chain_suppose = 假设 { $digit } 不在 { OR($cells) }。
chain_weak_house = 如果 { $digit } 在 { OR($from) }，它就不在 { OR($to) }：{ $house }只有一个 { $digit }。
chain_weak_seen = 如果 { $digit } 在 { OR($from) }，它就不在 { OR($to) }，因为它们互相看到。
chain_weak_cell = 如果 { $cell } 是 { $digit }，它就不是 { $other }。
chain_strong_house = 如果 { $digit } 不在 { OR($from) }，它就在 { OR($to) }：{ $house }没有别的位置。
chain_strong_cell = 如果 { $cell } 不是 { $digit }，它就是 { $other }：没有别的候选数。
chain_strong_set = 如果 { $digit } 不在 { OR($from) }，那么 { $set } 就是 { $rest }。所以 { $other } 在 { OR($to) }。
chain_proves_start = 这与假设矛盾，所以 { $digit } 在 { OR($cells) }。
chain_ends_digit = 所以 { $digit } 在 { OR($first) } 或 { OR($last) }，或两处都有。同时看到两端的格不能是 { $digit }。
chain_ends_cell = 所以 { $cell } 是 { OR($digits) }，不能填别的数字。
chain_ends_other = 所以 { $digit } 在 { OR($first) }，或 { $other } 在 { OR($last) }，或两者都成立。两者都能排除要删除的候选数。
chain_is_loop = 两端不能同时为真，所以这条链是一个环。其中每两个互斥的候选数恰有一个为真。

## Almost locked sets

technique_0901 = ALS-XZ
    .lesson = ALS（待定数组）是一个区域里的若干格，候选数比格数多一个：去掉一个数字，其余就锁定了。如果两个 ALS 只有一个能含某个数字，另一个就锁定。所以它们共有的其他数字必在其中之一，看到该数字在其中所有位置的格可以删除它。
technique_0902 = ALS-XY-Wing
    .lesson = ALS（待定数组）是一个区域里的若干格，候选数比格数多一个：去掉一个数字，其余就锁定了。三个 ALS 中，中间的与两侧各共有一个数字，而共有的数字只能在其中一个里，所以两侧至少有一个锁定。两侧共有的数字必在其中之一，看到其所有位置的格可以删除它。
technique_0903 = ALS 链
    .lesson = ALS（待定数组）是一个区域里的若干格，候选数比格数多一个：去掉一个数字，其余就锁定了。在 ALS 组成的链中，相邻两个只有一个能含它们共有的数字。如果第一个没有锁定，它就从第二个拿走这个数字，第二个便锁定，依此类推。所以两端共有的数字必在其中之一。
technique_0904 = 死亡绽放
    .lesson = 一格（花茎）的每个候选数也都在一个 ALS（花瓣）里。花茎填一个数字，对应的花瓣就失去它而锁定。所以总有一个花瓣锁定，所有花瓣共有的数字必在其中之一。

als_xz_one = 两组只有一组能含 { $digit }，因为它在一组的位置看到它在另一组的位置。
als_xz_locked = 另一组的数字便与格数相同，所以含有全部这些数字。
als_xz_two = { $digits } 每个都只能在两组之一。
als_xz_both_locked = 所以每组恰好少其中一个数字，并含有自己的其他所有数字。
als_chain_rule = 每组的数字比格数多一个。如果少了一个数字，就含有其他所有数字。
als_chain_suppose = 假设 { OR($digits) } 不在 { OR($cells) }。
als_chain_next = 那么 { $digit } 在 { OR($first) }，所以不在 { OR($second) }。
als_chain_end = 那么 { OR($digits) } 在 { OR($cells) }。所以无论如何，两端之一含有它。
blossom_petal = 如果 { $stem } 是 { $digit }，就排除 { $cells } 的 { $digit }。那么 { OR($digits) } 必在 { OR($cells) }。

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = 看宫与行（列）的交叉处。取其中的格，再取该行（列）的若干格和该宫的若干格。合起来候选数的个数必须等于格数，而额外的两组格没有共同的候选数。这时它们用掉所有这些数字，行（列）和宫的其余格失去它们。

sue_de_coq_counts = 后两组没有共同的数字，所以这 { $count } 格恰好各含 { $count } 个数字一次。

## Forcing chains and nets

technique_1301 = 强制链（矛盾）
    .lesson = 假设一个候选数为真，沿链推导。如果某格无数可填，或某数字在一个区域里无处可填，这个候选数为假。
technique_1302 = 强制链（必然）
    .lesson = 尝试一格的每个候选数，或一个数字在某区域的每个位置，各自沿链推导。每次结果都相同的，就是真的。
technique_1303 = 强制网（矛盾）
    .lesson = 假设一个候选数为真，接着用唯一数推导。如果某格无数可填，或某数字在一个区域里无处可填，这个候选数为假。
technique_1304 = 强制网（必然）
    .lesson = 尝试一格的每个候选数，或一个数字在某区域的每个位置，各自接着用唯一数推导。每次结果都相同的，就是真的。
technique_1305 = 嵌套强制网
    .lesson = 假设一个候选数，推导一切结果。停下来时再假设第二个。如果第二个导致矛盾，那么只要第一个为真，它就为假。如果最后再无可能，第一个候选数为假。

forcing_places = 尝试{ $house }中 { $digit } 的每个位置。
forcing_candidates = 尝试 { $cell } 能填的每个数字。
forcing_same = 每次结果都相同。
forced_in_cell = { $count ->
    [0] 那么 { $cell } 是 { $digit }：它没有别的候选数。
   *[other] 那么 { $cell } 是 { $digit }：{ $from } 排除了那里的 { $digits }。
}
forced_in_house = { $count ->
    [0] 那么 { $cell } 是 { $digit }：{ $house }没有别的位置。
   *[other] 那么 { $cell } 是 { $digit }：{ $from } 排除了{ $house }的所有其他位置。
}
forced_not = 那么 { $cell } 不是 { $digit }。
then_no_candidate = 但这样 { $cell } 就无数可填。
then_no_place = 但这样{ $house }的 { $digit } 就无处可填。
nested_no_candidate = 那么 { $cell } 不是 { $digit }：否则唯一数会让 { $stuck } 无数可填。
nested_no_place = 那么 { $cell } 不是 { $digit }：否则唯一数会让{ $house }的 { $lost } 无处可填。
nested_end_no_candidate = 接下来的唯一数让 { $cell } 无数可填。
nested_end_no_place = 接下来的唯一数让{ $house }的 { $digit } 无处可填。

## Exocet

technique_1501 = 飞鱼导弹
    .lesson = 一宫与一行（列）中的两格（基础格）含三四个数字中的两个。同一大行（列）的另外两宫里各有一个目标格。如果这些数字在那里交叉的线上空间太少，目标格就填与基础格相同的两个数字，目标格的其他候选数都可以删除。

exocet_base = { $cells } 含 { $digits } 中的两个。
exocet_room = 在{ $lines }中、{ $boxes }之外，这些数字每个最多出现两次。
exocet_inside = { $lines }每条都需要所有数字，所以这些数字每个都还在{ $lines }中、{ $boxes }之内出现一次。
exocet_targets = { $base } 中的数字不会在{ $line }或它们所在宫的别处，{ $companions } 也不能是它，所以只剩 { $targets }。
exocet_same = 两个数字都是如此，所以 { $targets } 填与 { $base } 相同的两个数字。

## Counting cells and digits

technique_1502 = SK 环
    .lesson = 两行与两列在四个宫相交。在每个宫取行上的另两格和列上的另两格，共十六格。数一数每个数字最多能在那里出现几次。如果总和是十六，这些格就把它们全部用掉，所以这些行、列、宫的其余格可以删除这些数字。
technique_1503 = 多区数组（MSLS）
    .lesson = 取若干行与若干列相交处的空格。数一数每个数字最多能在那里出现几次：每行一次或每列一次，取较少者。如果总和等于格数，这些格就把它们全部用掉，所以这些行列的其余格可以删除这些数字。

counted_cells = { $cells } 共 { $count } 格，需要 { $count } 个数字。
counted_digit = 在那里，{ $digit } 只能在{ $houses }，所以最多 { $count } 次。
counted_sum = 合计 { $count }，没有剩余。所以这些区域的该数字都在这些格里，不在别处。

## Lessons that several techniques share

-lesson-finned-fish = 带鳍的鱼与普通的鱼相比，只多出几个位置（鳍），都在同一宫。如果鳍都不是这个数字，鱼成立。如果某个鳍是，它排除所看到的格。两种情况下都被排除的候选数可以删除。
-lesson-sashimi-fish = 退化的鱼缺一个角，而有几个多出的位置（鳍），都在同一宫。如果鳍都不是这个数字，鱼成立。如果某个鳍是，它排除所看到的格。两种情况下都被排除的候选数可以删除。
-lesson-franken-fish = 宫内鱼除了行和列还用到宫。每个基础区域含该数字一次。如果那里所有位置都在同样多的覆盖区域里，这些区域的其他位置没有它。
-lesson-finned-franken-fish = 宫内鱼除了行和列还用到宫。基础区域里多出的位置是鳍。要么鳍是这个数字，要么没有鳍的鱼成立。所以鱼要删除的候选数，如果看到所有鳍，就可以删除。
-lesson-strong-links = 某个数字在两个区域里各有两个位置，第一区域的一个位置看到第二区域的一个。这两个不能同时是它，所以另外两个至少有一个是。同时看到那两个的格不能是它。
-lesson-empty-rectangle = 在一宫中，某个数字的位置都在一行和一列上。在宫外，它在与这行或列相交的某个区域里只有两个位置。无论哪个是它，两线相交处的格都不能是它。
-lesson-unique-rectangle = 位于两行、两列、两宫的四格不能只含两个数字：否则可以互换，得到第二个解。会导致这种情况的候选数可以删除。此法假定题目恰有一个解。
-lesson-avoidable-rectangle = 位于两行、两列、两宫、都不是已知数的四格不能只含两个数字：否则可以互换，得到第二个解。所以最后的角必须是别的数字。此法假定题目恰有一个解。
-lesson-als-chain = ALS（待定数组）是一个区域里的若干格，候选数比格数多一个。去掉其中一个数字，这些格就含有其他所有数字。所以链可以从它的一个数字进入，从另一个数字离开。

## New game: what a worker reports

new_game_without_givens = { $level }要求 { $asked } 个已知数，找到的最接近的有 { $count } 个。
new_game_not_quite = 没有完全符合的。这道最接近：{ $count } 个已知数。
new_game_rated = 没有完全符合的。这道最接近：{ $count } 个已知数，评级 { $rating }。
new_game_missing = 没有完全符合的。这道最接近：{ $count } 个已知数，评级 { $rating }，不含 { $missing }。
new_game_unwanted = 没有完全符合的。这道最接近：{ $count } 个已知数，评级 { $rating }，含 { $unwanted }。
new_game_missing_unwanted = 没有完全符合的。这道最接近：{ $count } 个已知数，评级 { $rating }，不含 { $missing }，含 { $unwanted }。
progress_rating = { $what }。目前最好：评级 { $rating }，{ $givens } 个已知数…
progress_givens = { $what }。目前最好：{ $givens } 个已知数（第 { $attempt } / { $attempts } 次）…
progress_attempt = { $what }（第 { $attempt } / { $attempts } 次）…

## Rating: what a worker reports

rating_stopped_at = 已停止。评级至少为 { $rating }。
rating_at_least = 评级：至少 { $rating }…
rating_hardest = 最难的步骤：{ $step }
rating_explained = 第一次填数：{ $placement }。第一步：{ $first }。在 Sudoku Explainer 的标度上，最简单的题目为 1.2，隐性数组约为 4，链为 6.5 以上，已知最难的题目接近 12。
rating_other_name = SE:{ $name }
rating_technique = 技巧
rating_times = 次数

## Faults of puzzles and requests

read_at = 第 { $line } 行第 { $column } 列：{ $fault }
read_empty = 这段文本里没有题目。
read_too_long = 对一道题来说文本太长：{ $characters } 个字符。
read_several_lines = 只能输入一行。
read_symbol = “{ $symbol }”既不是数字也不是空格符（ . 0 * _ ）。
read_letter = “{ $symbol }”是字母。这种棋盘的数字是 1 到 { $last }。
read_too_large = { $symbol } 太大：数字从 1 到 { $last }。
read_length = 有 { $found } 格。经典棋盘有 81 格，其他尺寸有 16、36、144、256 或 625 格。
read_length_of_board = 有 { $found } 格。{ $board }棋盘有 { $cells } 格。
givens_conflict = { $house }里 { $digit } 出现两次：{ $first } 和 { $second }。
givens_no_candidate = { $cell } 无数可填。
givens_no_place = { $house }的 { $digit } 无处可填。
recipe_starter = 内置题目总是 9 × 9、中等、无对称。
recipe_givens_reversed = 请先输入较少的已知数。
recipe_too_many_givens = { $board }棋盘只有 { $cells } 格。
recipe_too_few_givens = 没有少于 { $fewest } 个已知数的{ $board }题目。
recipe_symmetry = 没有这种对称且已知数这么多的题目。试试 { $below } 或 { $above }。
recipe_unrated = 只有 9 × 9 题目有评级。
recipe_ratings_reversed = 请先输入较低的评级。
recipe_no_such_rating = 评级从 1.2 到 { $greatest }。
recipe_both = { $technique }不能既要求又排除。
recipe_above_rating = 含{ $technique }的题目从 { $least } 起。请选择更高的评级。
recipe_needed_anyway = { $technique }无法排除：每道题的最后一格都需要它。
recipe_nearly_full = 已知数达到 { $from } 个以上时，题目只需要{ $technique }，评级为 1.0。
recipe_impossible = 没有符合这些选项的题目。

## What the worker refuses

refused_unreadable = Nonet 无法读取这个请求。请重新加载页面。
refused_no_solution = 本题无解。{ $why }
refused_not_classic = 只有 9 × 9 题目可以评级。
study_unknown_technique = 没有这种技巧。
study_no_position = Nonet 没有找到{ $technique }的局面。
study_other_board = 解题路径只适用于经典 9 × 9 题目。
refused_not_unique = 只有唯一解的题目可以评级。
