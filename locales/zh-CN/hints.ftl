# Nonet in Simplified Chinese: hints and lessons, and what only a worker reports.
#
# house 区域 · row 行 · column 列 · box 宫 · diagonal 对角线 · cell 格 · digit 数字
# candidate 候选数 · note 标记 · given 已知数 · peer 相关格, sees 看到 · blank 空位
# single 出数 · subset 数组 · strong, weak link 强链, 弱链 · chain 链 · loop 环
# true, false 为真, 为假 (a colour, an assumption: 成立, 不成立)
# pattern 结构 · proof 证明 · set 组 · ALS 待定数组 · pivot 拐点 · fin 鳍
# base 定义域 · cover 删除域 (of a fish)
# puzzle 题目 · board, grid 盘面 · rating 评分 · level 难度 · hint 提示 · step 步骤
# mistake 错误 · slip 失误 · slow spot 长考 · conflict 冲突 · solved 已解开
# checkpoint 检查点 · workbench 工作台 · lesson 课程 · practice 练习 · replay 回放
# seed 种子 · solve path 解题路径 · strike 划去 · rule out 排除 · remove 删除
# corner, centre note 角标记, 中心标记 · saved games 存档 · line left 分支 · tag 标签
# band, stack 大行, 大列 · levels 简单, 中等, 困难, 大师, 极难 · column of a text 第…个字符
# clue of a variant 线索 (cage, dot, thermometer; hint is 提示)
# No spaces between Chinese and Latin, since lists (4和7) have none either.

## Parts of sentences

houses_of_kind = { $kind ->
    [row] 第{ PLAIN($numbers) }行
    [column] 第{ PLAIN($numbers) }列
    [box] 第{ PLAIN($numbers) }宫
    [region] 第{ PLAIN($numbers) }宫
    [window] 窗口{ PLAIN($numbers) }
    [group] 同位组{ PLAIN($numbers) }
    [extra] 额外区域{ PLAIN($numbers) }
   *[diagonal] 对角线{ PLAIN($numbers) }
}

## Where to look, before the technique is named

look_at_house = 看{ $house }。
look_at_digits = { $digits }能填在哪里？
look_for_removal = { $house }有一个候选数可以排除。
look_for_placement = { $house }有一个数字可以填入。

## Answers to a learner's questions

simpler_easiest = 没有。{ $technique }已是最简单的技巧。
simpler_none = { $count ->
    [1] 没有。更简单的技巧只有{ $first }，这里用不上。
   *[other] 没有。从{ $first }到{ $last }，{ $count }个更简单的技巧这里都用不上。
}
simpler_found = 有：{ $technique }更简单，这里就能用。
why_step = 由{ $technique }可知，{ $cell }不能是{ $digit }。
why_path = 经过{ $count }步可知，{ $cell }不能是{ $digit }：{ $techniques }。
why_unknown = Nonet没有找到简短的理由来排除{ $cell }的{ $digit }。

## Terms of the glossary, below a text that has one of these words

terms_title = 术语
words_house = 区域
words_peer = 看到, 相关格
words_candidate = 候选数
words_strong_link = 强链
words_weak_link = 弱链
words_chain = 链
words_uniqueness = 一个解, 唯一解, 两个解, 第二个解, 多个解

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] 实线框：{ APART($what) }。
    [dashed_frame] 虚线框：{ APART($what) }。
    [first_set] 第一组：{ APART($what) }。
    [second_set] 第二组：{ APART($what) }。
    [third_set] 第三组：{ APART($what) }。
    [ring] 圆圈：{ APART($what) }。
    [disc] 圆点：{ APART($what) }。
    [diamond] 菱形：{ APART($what) }。
    [triangle] 三角形：{ APART($what) }。
   *[square] 方块：{ APART($what) }。
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit }（{ $cells }）
legend_sample = { $sample ->
    [base] 构成结构的区域
    [cover] 可删数的区域
    [kept] 结构的候选数
    [fin] 鳍：多出的候选数
    [on] 一种情况下为真
    [off] 该情况下为假
    [second_on] 第二组：一种情况下为真
    [second_off] 第二组：该情况下为假
    [first_set] 第一组
    [second_set] 第二组
    [third_set] 第三组
    [links] 实线：一端为假，另一端就为真。虚线：一端为真，另一端就为假。
    [strong] 实线：一端为假，另一端就为真。
    [weak] 虚线：一端为真，另一端就为假。
   *[focus] 删数的依据
}
drawn_strong_links = 实线箭头：一端为假，另一端就为真。
drawn_weak_links = 虚线箭头：一端为真，另一端就为假。

## The last sentence of a proof: what the step does

outcome_placed = 所以{ $cell }是{ $digit }。
outcome_removed = 所以{ $cells }可以删除{ $digit }。
outcome_removed_several = 所以可以删除这些候选数：{ APART($candidates) }。
digit_from_cells = { $digit }（{ $cells }）

## Sentences that several techniques share

set_holds = { $cells }只能填{ $digits }。
cell_holds_one_of = { $cell }只能是{ OR($digits) }。
suppose = 假设{ $cell }是{ $digit }。
at_least_one = 所以{ PLAIN($cells) }至少有一格是{ $digit }。能看到所有这些格的格不能是{ $digit }。

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] 每个画线围成的宫里，每个数字各出现一次。
    [diagonal] 标出的对角线上，每个数字各出现一次。
    [antidiagonal] 标出的对角线上，每个数字各出现一次。
    [diagonals] 每条对角线上，每个数字各出现一次。
    [windoku] 每个带框的窗口里，每个数字各出现一次。
    [disjoint] 各宫同一位置的格，数字互不相同。
    [extra] 带框的额外区域里没有重复的数字。
    [anti-knight] 相距一个马步（国际象棋）的两格，数字不同。
    [anti-king] 相邻的两格（含斜向），数字不同。
    [non-consecutive] 共边的两格，数字不能连续。
    [odd] 圆形标记表示奇数。
    [even] 方形标记表示偶数。
    [digits] 格里写有小数字时，只能从中选填一个。
    [kropki] 白点两侧的数字连续。黑点两侧的数字，一个是另一个的2倍。点已全部标出。
    [xv] X两侧的数字之和为10，V两侧的数字之和为5。X和V已全部标出。
    [killer] 笼内数字互不相同。笼上标有数时，笼内数字之和等于该数。
    [little-killer] 带箭头的数是箭头所指斜线上的数字之和。斜线上的数字可以重复。
    [thermo] 从圆泡到末端，温度计上的数字逐格变大。
    [slow-thermo] 从圆泡到末端，慢温度计上的数字逐格变大或不变。
    [arrow] 箭头上的数字之和，等于圆圈里的数字或胶囊框里的数。
    [double-arrow] 两个圆圈之间的数字之和，等于两个圆圈里的数字之和。
    [difference] 白点两侧的数字之差等于点上的数。点上没有数时，差为1。
    [ratio] 黑点两侧的数字成倍数关系，倍数是点上的数。点上没有数时，是2倍。
    [no-other-difference] 白点已全部标出：没有点的相邻两格，数字不连续。
    [no-other-ratio] 黑点已全部标出：没有点的相邻两格，数字不成黑点所表示的倍数关系。
    [x] X两侧的数字之和为10。
    [v] V两侧的数字之和为5。
    [no-other-xv] X和V已全部标出：没有字母的相邻两格，数字之和既不是10，也不是5。
    [greater] 不等号的尖端指向较小的数字。
    [minimum] 尖角朝内的格，数字比相邻各格都小。
    [maximum] 四边尖角朝外的格，数字比相邻各格都大。
    [whisper] 耳语线上相邻的两个数字，差至少为{ $value }。
    [renban] 连番线上的数字是一组连续数，各出现一次，顺序不限。
    [nabner] Nabner线上的任意两个数字，无论在线上什么位置，都不相同，也不连续。
    [palindrome] 回文线从两端读，数字顺序相同。
    [clone] 克隆区里位置对应的格，数字相同。
    [between] 两个圆圈连线上的数字，都介于两个圆圈里的数字之间。
    [lockout] 两个菱形里的数字，差至少为{ $value }。连线上的数字既不在这两个数字之间，也不与它们相同。
    [region-sum] 区域等和线每进入另一宫，就另起一段。各段的数字之和相等。
    [zipper] 拉链线上，到中点距离相等的每两个数字，和都相同。正中有一格时，它的数字就是这个和。
    [ten-line] 定和线可以分成若干段，每段的数字之和都是{ $value }。
    [entropic] 熵线上任意连续三格，小、中、大三组数字各有一个。
    [modular] 模数线上任意连续{ $value }格，数字除以{ $value }的余数互不相同。
    [quadruple] 圆圈里的数字，都要填在它周围的四格中。
    [sandwich] 夹在两条短线之间的数，是所在行或列中1与{ $value }之间的数字之和。
    [x-sum] 标签框里的数，是从它看去前X个数字之和。X是其中第一个数字。
    [room] 房间框里的数，是从它看去第X格的数字。X是第一格的数字。
    [skyscraper] 楼群旁的数，表示从那里看去，有多少个数字比前面的数字都大。
    [column-indexer] 左右有尖角的格，其数字表示：同一行的第几列填有该格的列号。
    [row-indexer] 上下有尖角的格，其数字表示：同一列的第几行填有该格的行号。
    [global-entropy] 任意2×2的四格里，小、中、大三组数字都要出现。
    [anti-taxicab] 从一格沿行和列走到另一格，至少要走几步，这两格就不能都填几。
    [lunchbox] 笼上的数夹在两条短线之间时，笼内数字互不相同。该数是笼内最小数字与最大数字之间各格的数字之和。
    [look-and-say] 带×的笼，表示某个数字在笼内出现几次：2×7就是恰有两个7。
    [rellik] 笼上的数带≠时，笼内数字互不相同。任取其中一个或几个数字，和都不等于该数。
    [equal-sum] 两个带=的笼，数字之和相等。
    [hidden-skyscraper] 两座楼旁的数，是从那里看去第一个比前一格小的数字。
    [full-rank] 每一行、每一列从两端读，都是一个多位数。把这些数从小到大排列，圆圈里的数是从那里读起的数的名次。
   *[circles] 双圈里的数字，表示共有几个双圈填这个数字。
}
clue_clash = 这里不能填{ $digit }：{ $clue }。
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
# The cage of the selected cell, below the board: "Cage 25", "17 to go in 3 cells"
cage_sum = 和为{ $sum }的笼
# The cells of a clue are selected. No CAP: a clue may begin with a cell.
clue_selected = { $clue }。
clue_selected_left = { $clue }：{ $left }。
no_clues = 这个盘面没有线索。
# The digits in the selected cells
selection_sum = 选中：{ $count }个数字，和为{ $sum }
selection_pair = 选中：和为{ $sum }，差为{ $difference }
cage_left = 还剩{ $count }格，和为{ $left }
cage_combinations = { $count ->
    [0] 没有可行的组合
   *[other] { $count }种组合
}
renban_line = 连番线
combination_struck = 已划去组合{ $digits }。
combination_back = 已恢复组合{ $digits }。
ask_clues = 线索排除的候选数
clues_nothing = 现在没有哪条线索能单独排除候选数。
clues_found = 有{ $count }个候选数可由单独一条线索排除，已标出。
rules_title = 规则
rules_by = 作者：{ $author }
rules_usual = 每一行、每一列、每一宫里，每个数字各出现一次。
rules_usual_jigsaw = 每一行、每一列里，每个数字各出现一次。

# A new game with kinds of rules: one puzzle a day for everyone, a board without any, and what a level needs when
# rules are chosen
daily_variant = 每日变型
new_surprise = 随机搭配
kinds_classic = 经典
kinds_more = 更多规则
kinds_need_easy = 一次只看一条线索
kinds_need_medium = 线索组合、45法则
kinds_need_hard = 两条线索结合
kinds_need_master = 三条线索结合、链
kinds_need_extreme = 贯穿多条线索的链

rule_reason = { $rule ->
    [house] 同属一个区域
    [extra] 同属一个额外区域
    [anti-knight] 相距一个马步
    [anti-king] 以角相邻
    [odd] 圆形标记表示奇数
    [even] 方形标记表示偶数
   *[non-consecutive] 共边的两格数字不能连续
}
clue_reason = 受{ $clue }限制
ruled_out_by_rule = 如果{ $digit }在{ OR($from) }，它就不在{ PLAIN($to) }，因为{ OR($reasons) }。
sees_by_rule = { $cell }看到{ $cells }，因为{ $reason }。
taken_by_rule = { $from }排除了{ $cells }的{ $digits }，因为{ $reason }。
never_by_rule = { $cells }不能是{ OR($digits) }，因为{ $reason }。

## Names of clues

clue_of_board = { $kind ->
    [jigsaw] 锯齿宫
    [diagonal] 主对角线（左上到右下）
    [antidiagonal] 副对角线（右上到左下）
    [windoku] 窗口
    [disjoint] 同位组
    [anti-knight] 无马规则
    [anti-king] 无缘规则
    [non-consecutive] 相邻数字不连续的规则
    [no-other-difference] 没有点的相邻数字不连续的规则
    [no-other-ratio] 没有点的相邻数字不成倍数的规则
    [global-entropy] 全局熵规则
    [anti-taxicab] 反出租车规则
   *[no-other-xv] 没有字母的相邻数字之和不是5或10的规则
}
clue_of_cells = { $kind ->
    [odd] 奇数格（{ PLAIN($cells) }）
    [even] 偶数格（{ PLAIN($cells) }）
    [extra] 额外区域（{ PLAIN($cells) }）
    [killer] 杀手笼（{ PLAIN($cells) }）
    [minimum] 极小格（{ PLAIN($cells) }）
    [maximum] 极大格（{ PLAIN($cells) }）
    [column-indexer] 列索引格（{ PLAIN($cells) }）
    [row-indexer] 行索引格（{ PLAIN($cells) }）
   *[circles] 计数圆圈（{ PLAIN($cells) }）
}
clue_of_cells_with_values = { $kind ->
    [killer] 和为{ $values }的杀手笼（{ PLAIN($cells) }）
    [rellik] 和不为{ $values }的Rellik笼（{ PLAIN($cells) }）
    [look-and-say] 报数笼（{ PLAIN($cells) }）
    [quadruple] 四数线索{ SPACED($values) }（{ PLAIN($cells) }）
   *[digits] 限填{ OR($values) }的格（{ PLAIN($cells) }）
}
clue_of_two = { $kind ->
    [difference] { $one }与{ $other }之间的白点
    [ratio] { $one }与{ $other }之间的黑点
    [x] { $one }与{ $other }之间的X
    [v] { $one }与{ $other }之间的V
   *[greater] { $one }与{ $other }之间的不等号
}
clue_of_two_with_value = { $kind ->
    [difference] { $one }与{ $other }之间的白点（差为{ $value }）
   *[ratio] { $one }与{ $other }之间的黑点（{ $value }倍）
}
clue_of_line = { $kind ->
    [thermo] 温度计（{ $first }到{ $last }）
    [slow-thermo] 慢温度计（{ $first }到{ $last }）
    [double-arrow] 双箭头（{ $first }到{ $last }）
    [whisper] 耳语线（{ $first }到{ $last }）
    [renban] 连番线（{ $first }到{ $last }）
    [nabner] Nabner线（{ $first }到{ $last }）
    [palindrome] 回文线（{ $first }到{ $last }）
    [between] 区间线（{ $first }到{ $last }）
    [lockout] 封锁线（{ $first }到{ $last }）
    [region-sum] 区域等和线（{ $first }到{ $last }）
    [zipper] 拉链线（{ $first }到{ $last }）
    [ten-line] 十和线（{ $first }到{ $last }）
    [entropic] 熵线（{ $first }到{ $last }）
   *[modular] 模数线（{ $first }到{ $last }）
}
clue_of_line_with_value = { $kind ->
    [little-killer] 和为{ $value }的小杀手（{ $first }到{ $last }）
    [whisper] 差至少为{ $value }的耳语线（{ $first }到{ $last }）
    [lockout] 差至少为{ $value }的封锁线（{ $first }到{ $last }）
    [ten-line] 和为{ $value }的定和线（{ $first }到{ $last }）
    [modular] 模{ $value }线（{ $first }到{ $last }）
    [lunchbox] 和为{ $value }的午餐盒（{ $first }到{ $last }）
    [hidden-skyscraper] 隐藏摩天楼线索{ $value }（{ $first }到{ $last }）
    [full-rank] 排名线索{ $value }（{ $first }到{ $last }）
    [x-sum] X和值{ $value }（{ $first }到{ $last }）
    [room] 数字房间{ $value }（{ $first }到{ $last }）
   *[skyscraper] 摩天楼线索{ $value }（{ $first }到{ $last }）
}
clue_of_house = { $kind ->
   *[sandwich] { $house }的三明治线索{ $value }
}
clue_with_head = { $kind ->
    [equal-sum] 等和笼（{ PLAIN($head) }；{ $first }到{ $last }）
    [clone] { PLAIN($head) }的克隆区（{ $first }到{ $last }）
   *[arrow] 圆圈在{ PLAIN($head) }的箭头（{ $first }到{ $last }）
}

## Clues

technique_1601 = 两格线索
    .lesson = 两格之间有点、字母或其他线索时，一格的候选数必须能与另一格的某个候选数搭配，否则可以删除。
technique_1602 = 线索组合
    .lesson = 格数不多的线索，只有几种数字组合可行。不属于任何组合的候选数可以删除。
    .aliases = 笼内组合, 杀手组合, 唯一组合, 数字拆分
technique_1603 = 必含数字
    .lesson = 如果一条线索的每种组合都含有某个数字，而且它总在某几格之中，那么能看到所有这几格的格不能是它。
    .aliases = 必有数字, 笼内区块
technique_1604 = 长线索
    .lesson = 长线上或大笼里的格互相限制。如果填入某个候选数后，线索的其余格没有合适的填法，就可以删除它。
technique_1605 = 45法则
    .lesson = 一行、一列或一宫的数字之和是已知的（9×9盘面上是45）。从中减去和已知的线索，剩下的格之和就是余下的数。
    .aliases = 45规则, 45原则, 内外格
technique_1606 = 多区域45法则
    .lesson = 若干行、列或宫的数字之和是已知的。从中减去和已知的线索，剩下的格之和就是余下的数。
    .aliases = 多行45法则, 多宫45法则
technique_1607 = 割补法
    .lesson = 如果两组区域的格大部分重合，那么只属于一组的格与只属于另一组的格，所填的数字相同。
technique_1608 = 区域中的线索
    .lesson = 一个区域要填齐所有数字。如果填入某个候选数后，线索和该区域的其余格无法同时满足，就可以删除它。
technique_1609 = 双线索
    .lesson = 两条线索有共同的格，或互相看到。如果填入某个候选数后，两者无法同时满足，就可以删除它。
technique_1610 = 双线索必含数字
    .lesson = 如果在两条线索的共同限制下，某个数字总在某几格之中，那么能看到所有这几格的格不能是它。
technique_1611 = 区域中的双线索
    .lesson = 两条线索同在一个要填齐所有数字的区域。如果填入某个候选数后，三者无法同时满足，就可以删除它。
technique_1612 = 三线索
    .lesson = 一条线索与另外两条都有共同的格。如果填入某个候选数后，三者无法同时满足，就可以删除它。

technique_1613 = 线索强制网
    .lesson = 假设一个候选数为真，看它在格、区域和线索中逐步推出什么。如果推出不可能的结果，这个候选数为假。
technique_1614 = 线索强制网（必然）
    .lesson = 逐一尝试一格的每个候选数，或一个数字在某个区域的每个位置，看它在格、区域和线索中逐步推出什么。每次都被排除的候选数为假。
technique_1615 = 线索嵌套强制网
    .lesson = 假设一个候选数为真，看它在格、区域和线索中逐步推出什么。推不动时，再假设第二个。如果第二个推出不可能的结果，那么只要第一个为真，第二个就为假。如果最后走投无路，第一个候选数为假。

# No CAP: a clue may begin with a cell (r4c7与r4c8之间的白点).
clue_combinations = { $clue }：只能是{ OR($sets) }。
clue_bounds = { $clue }：{ $cell }最小为{ $least }，最大为{ $most }。
clue_cell_left = { $clue }：{ $cell }只能是{ OR($digits) }。
clue_required = { $clue }：无论怎么填，{ $digit }都在{ OR($cells) }。
clues_required = 要同时满足以下各项，{ $digit }必在{ OR($cells) }：{ APART($clues) }。
clues_do_not_fit = 如果{ $digit }在{ OR($cells) }，其余格就无法同时满足以下各项：{ APART($clues) }。
sum_of_houses = { $houses }的数字之和是{ $total }。
sum_without = 减去：{ APART($clues) }。
sum_left = 剩下：{ $sum }。
net_written = 那么{ $cell }是{ $digit }，排除了{ APART($candidates) }。
net_place = 那么{ $house }的{ $digit }只能填在{ $cell }。
net_clue = { $clue }：这样就排除了{ APART($candidates) }。
net_no_candidate = 这样{ $cell }就没有候选数了。
net_no_place = 这样{ $house }的{ $digit }就无处可填。
net_no_way = { $clue }：这样就没有合适的填法了。
clue_part = { $clue }在{ PLAIN($cells) }的部分
derived_sum = { $sum }
equal_groups = { PLAIN($one) }与{ PLAIN($other) }的数字相同
leftovers_same = { $one }与{ $other }只有{ PLAIN($here) }与{ PLAIN($there) }不重合，所以这两组格的数字相同。

## Full House

technique_0000 = 同区剩余
    .lesson = 某一行、列或宫只剩一个空格时，缺少的数字就填在那里。
    .aliases = 唯一空格, 最后一格

full_house_cell = { $cell }是{ $house }唯一的空格。
full_house_digit = 这里只缺{ $digit }。

## Hidden Single

technique_0002 = 排除法
    .lesson = 某个数字在一行、一列或一宫中只剩一个位置时，就填在那里，不管这一格还有什么候选数。
    .aliases = 隐性单数, 隐性唯一, 摒除法, 宫摒除

hidden_single_where = { $house }的{ $digit }能填在哪里？
hidden_single_seen = { $cells }的{ $digit }排除了{ $house }的其他格。
hidden_single_ruled_out = { PLAIN($cells) }的{ $digit }之前已被排除。
hidden_single_left = 只剩{ $cell }能填{ $digit }。

## Naked Single

technique_0003 = 唯一余数
    .lesson = 某一格只剩一个候选数时，就填这个数字。
    .aliases = 显性单数, 裸单, 唯余法, 唯余解

naked_single_sees = { $cell }看到{ $digits }。
naked_single_ruled_out = { $cell }的{ $digits }之前已被排除。
naked_single_left = { $cell }只剩{ $digit }。

## Locked candidates

technique_0100 = 宫区块
    .lesson = 某个数字在一宫中的所有位置都在同一行或同一列时，这一行或列的其他格不能填它。
    .aliases = 区块摒除, 宫区块摒除, 指向数对, 区块排除法
technique_0101 = 行列区块
    .lesson = 某个数字在一行或一列中的所有位置都在同一宫时，这一宫的其他格不能填它。同理，如果一格能看到某个区域中该数字的所有位置，它就不能填这个数字。
    .aliases = 行列区块摒除, 区块排除法, 宫线缩减

locked_places = { $house }的{ $digit }只能填在{ OR($cells) }。
locked_elsewhere = 这些格也都属于{ $house }，所以{ $house }的{ $digit }就在其中，不会在别处。

locked_seen = 无论{ $house }的{ $digit }填在哪里，{ $cells }都不能是{ $digit }。

## Naked subsets

technique_0110 = 死锁数对
    .lesson = 同处一宫、又同处一行（列）的两格只有相同的两个候选数。它们用掉这两个数字，所以这一宫和这一行（列）的其他格都不能填它们。
technique_0111 = 死锁三数组
    .lesson = 同处一宫、又同处一行（列）的三格合起来只有三个候选数。它们用掉这三个数字，所以这一宫和这一行（列）的其他格都不能填它们。
technique_0200 = 显性数对
    .lesson = 一个区域里有两格只有相同的两个候选数时，它们用掉这两个数字，该区域的其他格不能填这两个数字。
    .aliases = 裸数对, 数对, 显性二数组
technique_0201 = 显性三数组
    .lesson = 一个区域里有三格合起来只有三个候选数时，它们用掉这三个数字，该区域的其他格不能填这些数字。
    .aliases = 裸三数组, 三数组, 三链数
technique_0202 = 显性四数组
    .lesson = 一个区域里有四格合起来只有四个候选数时，它们用掉这四个数字，该区域的其他格不能填这些数字。
    .aliases = 裸四数组, 四数组, 四链数

naked_subset_cells = { $cells }合起来只有{ $digits }：{ $count }格，{ $count }个数字。
naked_subset_elsewhere = 这些格用掉{ $digits }，所以{ $houses }的其他格都不能填这些数字。

## Hidden subsets

technique_0210 = 隐性数对
    .lesson = 两个数字在一个区域里只有相同的两个位置时，它们占住这两格，这两格的其他候选数都可以删除。
    .aliases = 隐藏数对, 隐性二数组
technique_0211 = 隐性三数组
    .lesson = 三个数字在一个区域里合起来只有三个位置时，它们占住这三格，这三格的其他候选数都可以删除。
    .aliases = 隐藏三数组, 隐性三链数
technique_0212 = 隐性四数组
    .lesson = 四个数字在一个区域里合起来只有四个位置时，它们占住这四格，这四格的其他候选数都可以删除。
    .aliases = 隐藏四数组, 隐性四链数

hidden_subset_places = { $houses }的{ $digits }只能填在{ $cells }：{ $count }个数字，{ $count }格。
hidden_subset_nothing_else = 这些数字占住这些格，所以这些格不能填别的。

## Fish

technique_0300 = 二阶鱼
    .lesson = 某个数字在两行中的位置都在相同的两列时，这两列的该数字都填在这两行里，所以这两列的其他格不能填它。行与列可以互换。
    .aliases = X翼, 矩形摒除, 矩形顶点删减法
technique_0301 = 三阶鱼
    .lesson = 某个数字在三行中的位置都在相同的三列时，这三列的该数字都填在这三行里，所以这三列的其他格不能填它。行与列可以互换。
    .aliases = 剑鱼, 三链列删减法
technique_0302 = 四阶鱼
    .lesson = 某个数字在四行中的位置都在相同的四列时，这四列的该数字都填在这四行里，所以这四列的其他格不能填它。行与列可以互换。
    .aliases = 水母, 四链列删减法
technique_0310 = 带鳍二阶鱼
    .lesson = { -lesson-finned-fish }
    .aliases = 鳍X翼, 带鳍X翼
technique_0311 = 带鳍三阶鱼
    .lesson = { -lesson-finned-fish }
    .aliases = 鳍剑鱼, 带鳍剑鱼
technique_0312 = 带鳍四阶鱼
    .lesson = { -lesson-finned-fish }
    .aliases = 带鳍水母
technique_0320 = 退化二阶鱼
    .lesson = { -lesson-sashimi-fish }
    .aliases = 退化X翼
technique_0321 = 退化三阶鱼
    .lesson = { -lesson-sashimi-fish }
    .aliases = 退化剑鱼
technique_0322 = 退化四阶鱼
    .lesson = { -lesson-sashimi-fish }
    .aliases = 退化水母
technique_0330 = 宫内二阶鱼
    .lesson = { -lesson-franken-fish }
technique_0331 = 宫内三阶鱼
    .lesson = { -lesson-franken-fish }
technique_0332 = 宫内四阶鱼
    .lesson = { -lesson-franken-fish }
technique_0340 = 带鳍宫内二阶鱼
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = 带鳍宫内三阶鱼
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = 带鳍宫内四阶鱼
    .lesson = { -lesson-finned-franken-fish }
technique_0351 = 交叉三阶鱼
    .lesson = { -lesson-mutant-fish }
technique_0352 = 交叉四阶鱼
    .lesson = { -lesson-mutant-fish }
technique_0360 = 带鳍交叉二阶鱼
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = 带鳍交叉三阶鱼
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = 带鳍交叉四阶鱼
    .lesson = { -lesson-finned-mutant-fish }

fish_places = { $base }的{ $digit }只能填在{ OR($cover) }。
fish_uses_up = { $base }各有一个{ $digit }，合起来用掉{ $cover }的{ $digit }，所以{ $cover }的其他格不能填{ $digit }。
fish_places_or_fins = { $base }的{ $digit }只能填在{ OR($cover) }，或者填在{ OR($fins) }。
fish_without_fins = 如果{ $digit }不在{ PLAIN($fins) }，{ $base }就用掉{ $cover }的{ $digit }，{ $cover }的其他格不能填{ $digit }。
fish_with_fin = 如果{ OR($fins) }是{ $digit }，能看到它的{ PLAIN($cells) }就不是{ $digit }。

## Two strong links of one digit

technique_0400 = 摩天楼
    .lesson = { -lesson-strong-links }
    .aliases = 摩天大楼
technique_0401 = 双线风筝
    .lesson = { -lesson-strong-links }
    .aliases = 双强链风筝
technique_0403 = 多宝鱼
    .lesson = { -lesson-strong-links }
    .aliases = 涡轮鱼
technique_0404 = 双重双线风筝
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = 空矩形
    .lesson = { -lesson-empty-rectangle }
    .aliases = 空矩形删减, 矩形排除
technique_0405 = 双重空矩形
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { $house }的{ $digit }只能填在{ OR($cells) }，分布在一行和一列上。
empty_rectangle_rest = 这时{ $house }的{ $digit }必在{ OR($rest) }，所以{ PLAIN($cells) }也不能是{ $digit }。

## Colours

technique_0500 = 简单染色（陷阱）
    .lesson = 如果某个数字在一个区域里只有两个位置，就把它们染成两种颜色，依次延伸。其中一种颜色的格全是这个数字，所以同时看到两种颜色的格不能是它。
    .aliases = 单链, 单数染色, 染色法
technique_0501 = 简单染色（冲突）
    .lesson = 如果某个数字在一个区域里只有两个位置，就把它们染成两种颜色，依次延伸。如果同色的两格互相看到，这种颜色的格都不是这个数字。
    .aliases = 单链, 单数染色, 染色法
technique_0502 = 多重染色1
    .lesson = 给同一数字的两组互不相连的位置分别染色。如果一组的一种颜色看到另一组的一种颜色，两者不能同时成立。所以它们的反色至少有一个成立，同时看到两个反色的格不能是这个数字。
    .aliases = 复杂染色
technique_0503 = 多重染色2
    .lesson = 给同一数字的两组互不相连的位置分别染色。第二组必有一种颜色成立。如果第一组的一种颜色同时看到这两种颜色，这种颜色的格都不是这个数字。
    .aliases = 复杂染色
technique_0504 = 三维美杜莎
    .lesson = 给候选数染色，而不只是给格染色。如果一格只有两个候选数，或某个数字在一个区域里只有两个位置，就把这两个染成不同颜色，依次延伸。其中一种颜色的候选数全部为真。自相矛盾或使某格无数可填的颜色不成立。两种颜色都排除的候选数可以删除。
    .aliases = 3D Medusa, 3D美杜莎, 美杜莎染色
technique_0520 = 守护者
    .lesson = 奇数个格（至少五个）围成一圈：每一格与下一格同在一个区域，最后一格与第一格也是如此。观察一个数字：在这些区域里，它在圈外几乎没有位置。如果圈外完全没有位置，圈上就要每隔一格填它，而格数为奇数时做不到。所以圈外的位置（守护者）至少有一个填这个数字。能看到所有守护者的格不能填它。
    .aliases = 断翼

colour_links = 如果{ $digit }在一个区域里只有两个位置，它必在其中之一。
colour_either = { $digit }要么填在{ $first }，要么填在{ $second }。
colour_trap = 同时看到两种颜色的格，无论如何都不能是{ $digit }。
colour_wrap = { $cells }互相看到，不能都是{ $digit }，所以这种颜色不成立。
multi_colours_clash = { $first }能看到{ $second }，所以这两格的颜色不能都是{ $digit }。
multi_colours_opposite = 所以{ $digit }填在{ $first }，或填在{ $second }，或两处都填。同时看到这两种颜色的格不能是{ $digit }。
multi_colours_wrong = { $one }互相看到，{ $other }也互相看到。另一组的两种颜色必有一种是{ $digit }，所以{ $cells }不能是{ $digit }。
medusa_links = 如果一格只有两个候选数，或某个数字在一个区域里只有两个位置，两者必有一个为真。
medusa_colours = 要么第一种颜色全部为真（{ APART($first) }），要么第二种颜色全部为真（{ APART($second) }）。
medusa_trap = 无论哪种颜色成立，两种颜色都排除的候选数都为假。
medusa_clash = { $candidates }都是第一种颜色，但不能同时为真，所以第一种颜色不成立。
medusa_empties = 第一种颜色会使{ $cell }无数可填，所以它不成立。
guardian_ring = { PLAIN($cells) }围成一圈，共{ $count }格：每一格与下一格同在一个区域，最后一格与第一格也是如此。
guardian_places = 圈上相邻两格共处的区域（{ $houses }）里，{ $digit }只能填在这两格，或填在{ OR($guardians) }。
guardian_odd = 如果{ $digit }只在圈上，就要每隔一格填它。但一圈有{ $count }格，是奇数，做不到。
digit_in_cells = { $cells }的{ $digit }

## Unique rectangles

technique_0600 = 唯一矩形类型1
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一矩形, 致命矩形, 唯一性
technique_0601 = 唯一矩形类型2
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一矩形, 致命矩形, 唯一性
technique_0602 = 唯一矩形类型3
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一矩形, 致命矩形, 唯一性
technique_0603 = 唯一矩形类型4
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一矩形, 致命矩形, 唯一性
technique_0604 = 唯一矩形类型5
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一矩形, 致命矩形, 唯一性
technique_0605 = 唯一矩形类型6
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一矩形, 致命矩形, 唯一性
technique_0606 = 隐性唯一矩形
    .lesson = { -lesson-unique-rectangle }
    .aliases = 隐藏唯一矩形, 隐性矩形

rectangle_deadly = 如果{ PLAIN($cells) }只填{ $digits }，这两个数字可以互换，就有第二个解。但本题只有一个解。
rectangle_corner = 其余各格只能是这些数字，所以{ $cell }必须是别的数字。
rectangle_subset = 所以{ PLAIN($cells) }至少有一格是{ OR($extra) }。这一格与{ PLAIN($subset) }合起来用掉{ $digits }。
rectangle_side = { $cells }必有一格是{ $digit }，因为它在{ $house }没有别的位置。如果另一格是{ OR($others) }，整个结构就只填{ $digits }。
rectangle_diagonal = { $lines }的{ $digit }只能填在这四格，所以它占住一组对角。如果是{ $cells }这一组，四格就只填这两个数字。
rectangle_tied = 如果{ $cell }是{ $other }，{ $beside }都必须是{ $digit }：在{ $lines }，{ $digit }没有别的位置。{ $opposite }也只能是这两个数字之一，于是四格就只填这两个数字。

## Avoidable rectangles

technique_0607 = 可规避矩形类型1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = 可规避矩形类型2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = { PLAIN($cells) }都不是已知数。如果它们只填{ $digits }，这两个数字可以互换，就有第二个解。但本题只有一个解。
avoidable_corner = 其余三格已填，所以{ $cell }必须是别的数字。

## Unique loops

technique_0621 = 唯一环类型1
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一环, 致命环
technique_0622 = 唯一环类型2
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一环, 致命环
technique_0623 = 唯一环类型3
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一环, 致命环
technique_0624 = 唯一环类型4
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一环, 致命环

## Extended rectangles

technique_0631 = 拓展矩形类型1
    .lesson = { -lesson-extended-rectangle }
    .aliases = 扩展矩形, 扩展唯一矩形
technique_0632 = 拓展矩形类型2
    .lesson = { -lesson-extended-rectangle }
    .aliases = 扩展矩形, 扩展唯一矩形
technique_0633 = 拓展矩形类型3
    .lesson = { -lesson-extended-rectangle }
    .aliases = 扩展矩形, 扩展唯一矩形
technique_0634 = 拓展矩形类型4
    .lesson = { -lesson-extended-rectangle }
    .aliases = 扩展矩形, 扩展唯一矩形

extended_deadly = 如果{ PLAIN($cells) }只填{ $digits }，这些数字可以在{ $lines }之间互换，就有第二个解。但本题只有一个解。

## Bivalue universal grave

technique_0610 = 全双值坟墓+1
    .lesson = 如果每个空格都只有两个候选数，且每个数字在每个区域里都只有两个位置，题目就有多个解，或者无解。所以当只有一格有三个候选数时，在该格的行、列和宫中有三个位置的那个数字就填在那里。此法以题目恰有一个解为前提。
    .aliases = BUG, 双值坟墓, 全双值格致死解法
technique_0611 = 全双值坟墓类型2
    .lesson = { -lesson-bug-extras }
technique_0612 = 全双值坟墓类型3
    .lesson = { -lesson-bug-extras }
technique_0613 = 全双值坟墓类型4
    .lesson = { -lesson-bug-extras }

bug_cells = 除{ PLAIN($cells) }外，每个空格都只有两个候选数。
bug_three_places = 在{ $houses }，{ $digit }有三个位置。
bug_two_solutions = 如果{ $cell }不是{ $digit }，每个数字在还缺它的每个区域里都只有两个位置。这样的题目有多个解，或者无解。
bug_one_solution = 本题恰有一个解，所以{ $cell }是{ $digit }。
bug_extra = 在{ PLAIN($cells) }，{ $digit }是多余的候选数。
bug_without_extras = 去掉多余的候选数，每个空格就只有两个候选数，每个数字在还缺它的每个区域里也只有两个位置。这样的题目有多个解，或者无解。本题恰有一个解，所以多余的候选数至少有一个为真。
bug_side = { $cells }必有一格是{ $digit }，因为它在{ $house }没有别的位置。所以另一格必须是多余的候选数。

## Remote pair

technique_0703 = 远程数对
    .lesson = 四个或更多的格有相同的两个候选数，每一格都看到下一格。两个数字交替出现，所以同时看到两类格的格不能填这两个数字。
    .aliases = 远距数对

remote_pair_cells = { PLAIN($cells) }只能是{ OR($digits) }，每一格都看到下一格。
remote_pair_branches = { PLAIN($cells) }只能是{ OR($digits) }，除第一格外，每一格都看到前面的某一格。
remote_pair_colours = 所以其中一个数字填在{ PLAIN($first) }，另一个填在{ PLAIN($second) }。
remote_pair_sees_both = 同时看到两类格的格，既看到{ $digits }中的一个，也看到另一个，所以两个都不能填。

## Wings

technique_0800 = XY-Wing
    .lesson = 有两个候选数的格（拐点）看到另外两格。这两格也各有两个候选数，各与拐点共有一个，另一个是相同的数字。无论拐点填什么，两格中必有一格是这个数字，所以同时看到两格的格不能是它。
    .aliases = XY形态, Y翼, 短异数链
technique_0801 = XYZ-Wing
    .lesson = 有三个候选数的格（拐点）看到两格，这两格各有其中两个候选数，三格共有一个数字。无论拐点填什么，三格中必有一格是这个数字，所以同时看到三格的格不能是它。
    .aliases = XYZ形态, XYZ翼
technique_0802 = WXYZ-Wing
    .lesson = 拐点和它能看到的三格一共有四个候选数。其中三个数字，各自在这些格中的位置都互相看到，所以各自只能填一次，合起来最多占三格，必有一格是第四个数字。所以看到它在这些格中所有位置的格不能是它。
    .aliases = WXYZ形态, WXYZ翼
technique_0803 = W-Wing
    .lesson = 两格有相同的两个候选数，各看到其中一个数字的一条强链的一端。所以它们不能都是这个数字，至少有一格是另一个数字。同时看到两格的格不能是另一个数字。
    .aliases = W翼

wing_pincer = 如果{ $pivot }是{ $shared }，{ $pincer }就是{ $digit }。
wxyz_once = 这些格中，{ $digits }各自的位置互相看到，所以每个数字只能填一次。剩下的一格是{ $digit }。
w_wing_cells = { $cells }只能是{ OR($digits) }。
w_wing_link = { PLAIN($near) }和{ PLAIN($far) }必有一格是{ $digit }：它们是{ $house }仅有的两个位置。
w_wing_other = 无论哪一格是{ $joined }，它都看到{ $cells }中的一格，那一格必须是{ $digit }。

## Chains

technique_0701 = X链
    .lesson = 对同一个数字，沿着它只有两个位置的区域推下去。如果链的第一格不是它，最后一格就是。所以同时看到两端的格不能是它。
    .aliases = 同数链
technique_0702 = XY链
    .lesson = 把有两个候选数的格连起来，每一格推出下一格。如果一端不是某个数字，另一端就是。所以同时看到两端的格不能是它。
    .aliases = 异数链, 双值链, 双值格链
technique_0706 = 连续环
    .lesson = 强链与弱链交替，首尾相连成环。这时每条弱链恰有一端为真，所以与一条弱链的两端都冲突的候选数可以删除。
    .aliases = 连续交替环, X循环
technique_0707 = 不连续环
    .lesson = 假设一个候选数为真或为假，沿强链与弱链交替推下去。如果绕回来得到相反的结果，假设就不成立。
    .aliases = 不连续交替环, X循环
technique_0708 = AIC（交替推理链）
    .lesson = 假设一个候选数为假，沿强链与弱链交替推下去，直到一个必为真的候选数。所以两端至少有一个为真，与两端都冲突的候选数可以删除。
technique_0709 = 区块连续环
    .lesson = 强链与弱链交替，首尾相连成环。区块是某个数字在宫与行（列）交叉处的所有位置，相当于一个候选数。每条弱链恰有一端为真，所以与两端都冲突的候选数可以删除。
technique_0710 = 区块不连续环
    .lesson = 假设一个候选数为真或为假，沿强链与弱链交替推下去。区块是某个数字在宫与行（列）交叉处的所有位置，相当于一个候选数。如果绕回来得到相反的结果，假设就不成立。
technique_0711 = 区块AIC
    .lesson = 假设一个候选数为假，沿强链与弱链交替推下去，直到一个必为真的候选数。区块是某个数字在宫与行（列）交叉处的所有位置，相当于一个候选数。两端至少有一个为真，与两端都冲突的候选数可以删除。
technique_0712 = ALS连续环
    .lesson = { -lesson-als-chain }
technique_0713 = ALS不连续环
    .lesson = { -lesson-als-chain }
technique_0714 = ALS-AIC
    .lesson = { -lesson-als-chain }

chain_suppose = 假设{ $digit }不在{ PLAIN($cells) }。
chain_weak_house = 如果{ $digit }在{ OR($from) }，它就不在{ PLAIN($to) }：{ $house }只有一个{ $digit }。
chain_weak_seen = 如果{ $digit }在{ OR($from) }，它就不在{ PLAIN($to) }，因为它们互相看到。
chain_weak_excluded = 如果{ $digit }在{ OR($from) }，{ $other }就不在{ PLAIN($to) }，因为{ OR($reasons) }。
chain_weak_cell = 如果{ $cell }是{ $digit }，它就不是{ $other }。
chain_first_weak_house = 那么它不在{ PLAIN($to) }：{ $house }只有一个{ $digit }。
chain_first_house = 那么它在{ OR($to) }：{ $house }的{ $digit }没有别的位置。
chain_first_cell = 那么{ $cell }是{ $other }：它没有别的候选数。
chain_first_set = 那么{ PLAIN($set) }就由{ $rest }占满。所以{ $other }在{ OR($to) }。
chain_strong_house = 如果{ $digit }不在{ PLAIN($from) }，它就在{ OR($to) }：{ $house }没有别的位置。
chain_strong_cell = 如果{ $cell }不是{ $digit }，它就是{ $other }：没有别的候选数。
chain_strong_set = 如果{ $digit }不在{ PLAIN($from) }，{ PLAIN($set) }就由{ $rest }占满。所以{ $other }在{ OR($to) }。
chain_proves_start = 这与假设矛盾，所以{ $digit }在{ OR($cells) }。
chain_refutes_start = 环回到{ $cell }，与假设矛盾，所以这里不能填{ $digit }。
chain_ends_digit = 所以{ $digit }在{ OR($first) }，或在{ OR($last) }，或两处都有。同时看到两端的格不能是{ $digit }。
chain_ends_cell = 所以{ $cell }是{ OR($digits) }，不能填别的数字。
chain_ends_other = 所以{ $digit }在{ OR($first) }，或{ $other }在{ OR($last) }，或两者都成立。无论哪种情况，要删除的候选数都为假。
chain_is_loop = 两端不能同时为真，所以这条链是一个环。环中每两个互斥的候选数恰有一个为真。
chain_loop_sets = 环中的每个待定数组，在环上的两个数字中恰好缺一个，所以其他数字都会出现。

## Almost locked sets

technique_0901 = ALS-XZ
    .lesson = 待定数组（ALS）是一个区域里的若干格，候选数比格数多一个：去掉一个数字，就锁定其余的数字。如果某个数字只能填在两个待定数组之一，另一个就被锁定。所以它们共有的另一个数字必在其中之一，能看到它在两者中所有位置的格可以删除它。
    .aliases = 待定数组
technique_0902 = ALS-XY-Wing
    .lesson = 待定数组（ALS）是一个区域里的若干格，候选数比格数多一个：去掉一个数字，就锁定其余的数字。三个待定数组中，中间的与两侧各共有一个数字，且这个数字只能填在其中之一，所以两侧至少有一个被锁定。两侧共有的数字必在其中之一，能看到它在两侧所有位置的格可以删除它。
    .aliases = 待定数组
technique_0903 = ALS链
    .lesson = 待定数组（ALS）是一个区域里的若干格，候选数比格数多一个：去掉一个数字，就锁定其余的数字。在由它们组成的链中，相邻两个共有的数字只能填在其中之一。如果第一个没有锁定，它就占用这个数字，第二个便被锁定，依此类推。所以两端共有的数字必在其中之一。
    .aliases = 待定数组
technique_0904 = 死亡绽放
    .lesson = 一格（花茎）的每个候选数都对应一个含有它的待定数组（花瓣）。花茎填一个数字，对应的花瓣就失去它而被锁定。所以总有一片花瓣被锁定，所有花瓣共有的数字必在其中之一。
    .aliases = 死亡之花
technique_0920 = 对齐数对排除
    .lesson = 取两格，假设第一格填它的某个候选数，再逐一检查第二格的候选数。有些与假设的数字冲突；有些与它一起，会使另一格无数可填，或使一个待定数组（ALS）的数字不够用。如果第二格什么都填不了，第一格就不能是这个候选数。
    .aliases = 对齐数对排除法

als_xz_one = { $digit }只能填在两组之一，因为它在一组中的所有位置都看到它在另一组中的所有位置。
als_xz_locked = 这样，另一组的数字与格数相同，每个数字都会出现。
als_xz_two = { $digits }各自只能填在两组之一。
als_xz_both_locked = 所以每组恰好缺其中一个数字，其他数字都会出现。
als_chain_rule = 每组的数字都比格数多一个。如果缺了一个数字，其他数字都会出现。
als_chain_same = 同一条链对{ $digit }也成立。
pair_empties = 那么{ $cell }不能是{ $digit }：否则{ $set }无数可填。
pair_starves = 那么{ $cell }不能是{ $digit }：否则{ PLAIN($set) }只剩{ $left }可填。

## Sue de Coq

technique_1101 = 融合待定数组
    .lesson = 看宫与行（列）的交叉处。取其中的格，再取该行（列）的若干格和该宫的若干格。合起来候选数的个数要等于格数，而且后两组格没有共同的候选数。这样它们就用掉所有这些数字，行（列）和宫的其余格可以删除这些数字。

sue_de_coq_once = { $count ->
    [1] 这些格中，{ $digits }的位置都在{ $house }，所以只能填一次。
   *[other] 这些格中，{ $digits }的位置都在{ $house }，所以每个数字只能填一次。
}
sue_de_coq_counts = 后两组没有共同的数字，所以这{ $count }格正好填{ $count }个数字各一次。

## Templates

technique_1201 = 模板（填数）
    .lesson = 某个数字的一个模板，是把它填进所有还缺它的行、列、宫的一种方式。如果某格属于所有模板，这格就填这个数字。不必列出全部模板：逐一尝试一个区域里的其他位置。如果无论填在哪里，都会使某个区域无处可填这个数字，就只剩这一格。
technique_1202 = 模板（删数）
    .lesson = 某个数字的一个模板，是把它填进所有还缺它的行、列、宫的一种方式。如果某个候选数不属于任何模板，它为假。不必列出全部模板：假设它为真，只跟踪这个数字。如果某个区域无处可填它，就可以删除这个候选数。

## Forcing chains and nets

technique_1301 = 强制链（矛盾）
    .lesson = 假设一个候选数为真，沿链推下去。如果某格无数可填，或某个数字在一个区域里无处可填，这个候选数为假。
    .aliases = 归谬法, 试数法, 西尾法
technique_1302 = 强制链（必然）
    .lesson = 逐一尝试一格的每个候选数，或一个数字在某个区域的每个位置，各自沿链推下去。每次都相同的结果必然成立。
    .aliases = 动态链, 必然链
technique_1303 = 强制网（矛盾）
    .lesson = 假设一个候选数为真，接着用排除和唯余推下去。如果某格无数可填，或某个数字在一个区域里无处可填，这个候选数为假。
technique_1304 = 强制网（必然）
    .lesson = 逐一尝试一格的每个候选数，或一个数字在某个区域的每个位置，各自用排除和唯余推下去。每次都相同的结果必然成立。
technique_1305 = 嵌套强制网
    .lesson = 假设一个候选数为真，推出所有结果。推不动时，再假设第二个。如果第二个导致矛盾，那么只要第一个为真，第二个就为假。如果最后走投无路，第一个候选数为假。

forcing_places = 逐一尝试{ $digit }在{ $house }的每个位置。
forcing_candidates = 逐一尝试{ $cell }的每个候选数。
forcing_same = 每次结果都相同。
forced_in_cell = { $count ->
    [0] 那么{ $cell }是{ $digit }：它没有别的候选数。
   *[other] 那么{ $cell }是{ $digit }：{ $from }排除了这里的{ $digits }。
}
forced_in_house = { $count ->
    [0] 那么{ $cell }是{ $digit }：{ $house }没有别的位置。
   *[other] 那么{ $cell }是{ $digit }：{ $from }排除了{ $house }剩下的其他位置。
}
forced_not = 那么{ $cell }不是{ $digit }。
then_no_candidate = { $count ->
    [0] 但这样{ $cell }就无数可填。
   *[other] 但这样{ $cell }就无数可填：{ $from }排除了剩下的候选数。
}
then_no_place = { $count ->
    [0] 但这样{ $house }的{ $digit }就无处可填。
   *[other] 但这样{ $house }的{ $digit }就无处可填：{ $from }排除了剩下的位置。
}
suppose_also = 再假设{ $cell }是{ $digit }。
then_not = 所以，只要第一个假设成立，{ $cell }就不是{ $digit }。

## Tridagon

technique_0930 = 三值死环
    .lesson = 四个宫位于两个大行与两个大列的交叉处。每个宫里有三格，行列各不相同，除了同样的三个数字，几乎没有别的候选数。如果恰有一个宫的格倾斜方向相反，这三个数字就填不满全部十二格。所以多余的候选数（守护者）至少有一个为真。只有一个守护者时，可以直接填入；有几个时，被它们全都排除的候选数可以删除。
    .aliases = 雷神之锤, 三值奇环

tridagon_cells = 除了多余的候选数（{ APART($guardians) }），{ PLAIN($cells) }只能填{ $digits }。
tridagon_orders = 假设这些多余的候选数都为假。那么在{ $boxes }，三个数字各在不同的行和列。从左到右读，它们循环递增或循环递减：最大的之后是最小的，反之亦然。
tridagon_columns = 每一列都没有重复的数字，所以{ $first }的数字方向相同：都递增，或都递减。{ $second }也是如此。
tridagon_rows = 每一行也没有重复的数字。{ $same }的格倾斜方向相同，所以数字方向相同。{ $opposite }的格倾斜方向相反，所以其中一个宫递增，另一个宫递减。
tridagon_guardians = 这样绕四个宫一圈，方向恰好改变一次，这不可能。所以多余的候选数至少有一个为真：{ APART($guardians) }。

## Exocet

technique_1501 = 初级飞鱼导弹
    .lesson = 同处一宫、又同处一行（列）的两格（基准格），填三个或四个数字中的两个。同一大行（大列）的另外两宫里，各有一个目标格。如果在那里交叉的行（列）上，这些数字的位置不够，目标格就填与基准格相同的两个数字，目标格的其他候选数都可以删除。
    .aliases = 初级飞鱼

exocet_base = { $cells }填{ $digits }中的两个。
exocet_room = 在{ $lines }位于{ $boxes }之外的部分，这些数字各自最多填两次。
exocet_inside = { $lines }都要填齐所有数字，所以在{ $lines }与{ $boxes }的交叉处，这些数字各自至少出现一次。
exocet_targets = { $base }填的数字，不会出现在{ $line }和该宫的其他格，{ $companions }也不能填它，所以只剩{ $targets }能填。
exocet_same = 两个数字都是如此，所以{ $targets }填与{ $base }相同的两个数字。
exocet_missing = { PLAIN($targets) }不能是{ OR($digits) }，所以{ PLAIN($base) }也不能。

## Counting cells and digits

technique_1502 = SK环（多米诺环）
    .lesson = 两行与两列在四个宫相交。在每个宫里，取该行的另两格和该列的另两格，共十六格。数一数每个数字最多能在其中填几次。如果总和是十六，这些格就把它们全部用掉，所以这些行、列、宫的其余格可以删除这些数字。
technique_1503 = 多区域数组（MSLS）
    .lesson = 取若干行与若干列相交处的空格。数一数每个数字最多能在其中填几次：每行一次或每列一次，取较少者。如果总和等于格数，这些格就把它们全部用掉，所以这些行列的其余格可以删除这些数字。
    .aliases = 网, 网结构

counted_cells = { PLAIN($cells) }共{ $count }格，需要{ $count }个数字。
counted_digit = 其中{ $digit }只能填在{ $houses }，所以最多{ $count }次。
counted_sum = 合计{ $count }次，恰好等于格数。所以这些区域的相应数字都在这些格里，不在别处。

## Lessons that several techniques share

-lesson-finned-fish = 带鳍鱼比普通的鱼多几个位置，即鳍，都在同一宫。如果鳍都不是这个数字，鱼成立。如果某个鳍是，它看到的格都不是。两种情况下都为假的候选数可以删除。
-lesson-sashimi-fish = 退化鱼缺一个角，却多几个位置，即鳍，都在同一宫。如果鳍都不是这个数字，鱼成立。如果某个鳍是，它看到的格都不是。两种情况下都为假的候选数可以删除。
-lesson-franken-fish = 宫内鱼除了行和列，还用到宫。取若干区域（定义域），某个数字在其中每个区域里各有一个。如果它在定义域里的所有位置都落在同样多的另一些区域（删除域）里，删除域的其他格不能填它。
-lesson-finned-franken-fish = 宫内鱼除了行和列，还用到宫。某个数字在定义域（构成鱼的区域）里多出的位置是鳍。要么某个鳍是这个数字，要么不带鳍的鱼成立。所以鱼能删除的候选数，只要看到所有的鳍，就可以删除。
-lesson-mutant-fish = 交叉鱼可以任意混用行、列和宫。取若干区域（定义域），某个数字在其中每个区域里各有一个。如果它在定义域里的所有位置都落在同样多的另一些区域（删除域）里，删除域的其他格不能填它。
-lesson-finned-mutant-fish = 交叉鱼可以任意混用行、列和宫。某个数字在定义域（构成鱼的区域）里多出的位置是鳍。要么某个鳍是这个数字，要么不带鳍的鱼成立。所以鱼能删除的候选数，只要看到所有的鳍，就可以删除。
-lesson-strong-links = 某个数字在两个区域里各有两个位置，其中一个区域的一个位置看到另一个区域的一个位置。这两个位置不能同时是它，所以另外两个至少有一个是。同时看到后两个位置的格不能是它。
-lesson-empty-rectangle = 在一宫中，某个数字的位置分布在一行和一列上。在宫外，有一个与这行或这列相交的区域，这个数字在其中只有两个位置：近的一个在这条线上，另一个较远。如果远处不是它，近处就是，宫里的它就在另一条线上。所以另一条线上能看到远处位置的格不能是它。
-lesson-unique-rectangle = 位于两行、两列、两宫的四格不能只填两个数字：否则两个数字可以互换，就有第二个解。会导致这种情况的候选数可以删除。此法以题目恰有一个解为前提。
-lesson-avoidable-rectangle = 位于两行、两列、两宫，且都不是已知数的四格不能只填两个数字：否则两个数字可以互换，就有第二个解。所以剩下的角必须是别的数字。此法以题目恰有一个解为前提。
-lesson-unique-loop = 六格或更多格相连成环：每格与下一格同处一个区域，环经过的每个区域恰有其中两格。这些格不能只填两个数字：否则两个数字可以互换，就有第二个解。会导致这种情况的候选数可以删除。此法以题目恰有一个解为前提。
-lesson-extended-rectangle = 六格位于两行三列或三行两列，分属两宫或三宫。这些格不能只填三个数字：否则这些数字可以在两行（列）之间互换，就有第二个解。会导致这种情况的候选数可以删除。此法以题目恰有一个解为前提。
-lesson-bug-extras = 有些空格带有多余的候选数。去掉它们，每个空格就只有两个候选数，每个数字在每个区域里也只有两个位置，题目就有多个解，或者无解。所以多余的候选数至少有一个为真，会把它们全部排除的候选数可以删除。此法以题目恰有一个解为前提。
-lesson-als-chain = 待定数组（ALS）是一个区域里的若干格，候选数比格数多一个。去掉其中一个数字，其他数字都会出现。所以链可以从它的一个数字进入，从另一个数字离开。

## New game: what a worker reports

new_game_without_givens = { $level }难度要求{ $asked }个已知数，最接近的一道有{ $count }个。
new_game_not_quite = 没有完全符合的。这道最接近：{ $count }个已知数。
new_game_rated = 没有完全符合的。这道最接近：{ $count }个已知数，评分{ $rating }。
new_game_missing = 没有完全符合的。这道最接近：{ $count }个已知数，评分{ $rating }，不含{ $missing }。
new_game_unwanted = 没有完全符合的。这道最接近：{ $count }个已知数，评分{ $rating }，含{ $unwanted }。
new_game_missing_unwanted = 没有完全符合的。这道最接近：{ $count }个已知数，评分{ $rating }，不含{ $missing }，含{ $unwanted }。
order_at_least = 含{ $technique }或更难的技巧
order_nothing_harder = 不含比{ $technique }更难的技巧
order_minutes = 大多数人约需{ $minutes }分钟
progress_rating = { $what }。目前最好：评分{ $rating }，{ $givens }个已知数…
progress_givens = { $what }。目前最好：{ $givens }个已知数（尝试{ $attempt }/{ $attempts }）…
progress_attempt = { $what }（尝试{ $attempt }/{ $attempts }）…

## Rating: what a worker reports

rating_stopped_at = 已停止。评分至少为{ $rating }。
rating_at_least = 评分：至少{ $rating }…
rating_explained = 首次填数的评分：{ $placement }。第一步的评分：{ $first }。按Sudoku Explainer的标准，最简单的题目为1.2，隐性数组约为4，链在6.5以上，已知最难的题目接近12。
rating_other_name = SE：{ $name }
rating_technique = 技巧
rating_times = 使用次数
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = 排除法
family_direct-pointing = 直接宫区块
family_direct-claiming = 直接行列区块
family_direct-hidden-pair = 直接隐性数对
family_naked-single = 唯一余数
family_direct-hidden-triplet = 直接隐性三数组
family_pointing = 宫区块
family_claiming = 行列区块
family_naked-pair = 显性数对
family_x-wing = 二阶鱼
family_hidden-pair = 隐性数对
family_naked-triplet = 显性三数组
family_swordfish = 三阶鱼
family_hidden-triplet = 隐性三数组
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = 唯一矩形
family_unique-loop = 唯一环
family_naked-quad = 显性四数组
family_jellyfish = 四阶鱼
family_hidden-quad = 隐性四数组
family_bivalue-universal-grave = 全双值坟墓
family_aligned-pair-exclusion = 对齐数对排除
family_bidirectional-x-cycle = 双向X循环
family_bidirectional-y-cycle = 双向Y循环
family_turbot-fish = 多宝鱼
family_forcing-x-chain = 强制X链
family_bidirectional-cycle = 双向循环
family_forcing-chain = 强制链
family_aligned-triplet-exclusion = 对齐三数组排除
family_nishio-forcing-chains = Nishio强制链
family_cell-forcing-chains = 单格强制链
family_region-forcing-chains = 区域强制链
family_dynamic-forcing-chains = 动态强制链
family_dynamic-forcing-chains-plus = 动态强制链（+）
family_dynamic-forcing-chains-plus-forcing-chains = 动态强制链（+强制链）
family_dynamic-forcing-chains-plus-multiple-forcing-chains = 动态强制链（+多重强制链）
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = 动态强制链（+动态强制链）
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = 动态强制链（+动态强制链（+））

## Faults of puzzles and requests

read_at = 第{ $line }行第{ $column }个字符：{ $fault }
read_empty = 这段文本里没有题目。
read_too_long = 文本太长，不像一道题：{ $characters }个字符。
read_several_lines = 只能输入一行。
read_symbol = “{ $symbol }”既不是数字，也不是空位符（ . 0 * _ ）。
read_letter = “{ $symbol }”是字母。这种盘面的数字是1到{ $last }。
read_too_large = { $symbol }太大：数字从1到{ $last }。
read_length = 有{ $found }格。经典盘面有81格，其他尺寸有16、36、144、256或625格。
read_length_of_board = 有{ $found }格。{ $board }盘面有{ $cells }格。
givens_conflict = { $house }有两个{ $digit }：{ $first }和{ $second }。
givens_no_candidate = { $cell }无数可填。
givens_no_place = { $house }的{ $digit }无处可填。
recipe_starter = 内置题目总是9×9、中等、无对称。
recipe_givens_reversed = 请先输入较少的已知数。
recipe_too_many_givens = { $board }盘面只有{ $cells }格。
recipe_too_few_givens = { $board }题目至少有{ $fewest }个已知数。
recipe_symmetry = 在这种对称下，没有恰好这么多已知数的题目。试试{ $below }个或{ $above }个。
recipe_unrated = 只有9×9题目有评分。
recipe_ratings_reversed = 请先输入较低的评分。
recipe_no_such_rating = 评分从1.2到{ $greatest }。
recipe_both = { $technique }不能既在“要求”中，又在“排除”中。
recipe_above_rating = 需要{ $technique }的题目，评分从{ $least }起。请把最高评分调高。
recipe_needed_anyway = 不能把{ $technique }列入“排除”：每道题的最后一格都需要它。
recipe_nearly_full = 已知数在{ $from }个以上时，题目只需要{ $technique }，评分为1.0。
recipe_harder = { $technique }比你允许的最难技巧{ $hardest }还难。
recipe_never_next = 没有题目需要{ $technique }：总有更简单的技巧可以代替它。
recipe_too_few_for_easiest = 已知数少于{ $fewest }个的题目，只用{ $technique }解不开。
recipe_no_path = 没有找到符合这些技巧要求的题目。请再试一次，或少选几个技巧。
recipe_no_minutes = 没有找到符合条件的题目。请再试一次，或换一个用时或难度。
recipe_impossible = 没有符合这些选项的题目。

## What the worker refuses

refused_unreadable = Nonet无法识别这个请求。请重新加载页面。
refused_no_solution = 本题无解。{ $why }
refused_not_classic = 只有9×9题目可以评分。
study_unknown_technique = 没有这种技巧。
study_no_position = Nonet没有找到{ $technique }的局面。
refused_not_unique = 只有唯一解的题目可以评分。
