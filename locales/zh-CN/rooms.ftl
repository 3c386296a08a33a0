# Nonet in Simplified Chinese: the pages beside the board.

## General

word_board = 盘面
verbatim = { $text }

## Workbench

bench_list_title = 题目列表
bench_list_label = 粘贴或输入题目，每行一道
bench_open = 打开文件
bench_open_detail = 或拖放到这里。最多{ $most }行。
bench_generate_title = 或生成题目
bench_level_choice = { $level }，{ $givens }个已知数
bench_count = 题目数量
bench_seed = 第一个种子
bench_generate = 生成
bench_generate_detail = 种子相同，列表就相同。
bench_bad_count = 请输入1到{ $most }的整数作为题目数量。
bench_source = 列表来源
bench_source_generate = 生成题目
bench_tasks = 如何处理列表
bench_tasks_each = 如何处理每道题
bench_task = { $task ->
    [solve] 求解
    [count] 计数
    [minimise] 最小化
   *[rate] 评分
}
bench_task_detail = { $task ->
    [solve] 求出解，并判断是否唯一
    [count] 解的个数
    [minimise] 去掉多余的已知数
   *[rate] 按Sudoku Explainer标准的难度
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = 剪贴板
source_dropped = 拖放的文本
source_generated = { $level }，种子{ $seed }
list_none = 还没有题目。请粘贴、打开文件或生成。
list_empty = { $source }：没有找到题目。
list_reading = { $source }：已读{ $count }道题…
list_of = { $count }道题。
list_from = { $source }：{ $count }道题。
list_cut = { $source }：前{ $count }道题。列表已满，其余略去。

## Workbench: progress and result

run_title = { $task ->
    [solve] 正在求解{ $count }道题
    [count] 正在计算{ $count }道题的解数
    [minimise] 正在最小化{ $count }道题
    [rate] 正在为{ $count }道题评分
   *[generate] 正在生成{ $count }道题
}
run_begun = { $title }…
run_done = 已完成{ $done }道
run_done_rate = 已完成{ $done }道，每秒{ $rate }道
run_left = 还需{ $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent }%
run_spoken_left = { $percent }%，{ $left }
time_moment = 不到1秒
time_seconds = { $seconds }秒
time_minutes = { $minutes }分{ $seconds }秒
time_hours = { $hours }小时{ $minutes }分
run_ended = { $task ->
    [solve] 求解{ $count }道题，用时{ $time }。
    [count] 计算{ $count }道题的解数，用时{ $time }。
    [minimise] 最小化{ $count }道题，用时{ $time }。
    [rate] 为{ $count }道题评分，用时{ $time }。
   *[generate] 生成{ $count }道题，用时{ $time }。
}
run_rate = 每秒{ $rate }道。
run_stopped = 已停止：{ $total }道题完成了{ $done }道。
run_faults = { $count }行有错误。
sentences_of_run = { SPACED($sentences) }
run_not_loaded = 求解器未能加载。是不是断网了？
line_at_column = 第{ $column }个字符：{ $fault }
line_contradiction = 无解。{ $why }
line_no_solution = 无解。
line_several_solutions = 有多个解。
line_too_hard = 这道题太难，这里无法判定。
line_too_long = 这道题最小化耗时太长。
line_unrated = 只有9×9题目可以评分。
line_crashed = 未完成：求解器在这一行崩溃。
line_timed_out = 未完成：这一行耗时太长。
line_lost = 未完成：求解器已停止。请重试。
file_fault = 第{ $line }行：{ $fault }

## Workbench: the table

table_results = 题目与结果
table_empty = 列表的每一行会成为这里的一行：题目和结果。
table_column = { $column ->
    [line] 行
    [puzzle] 题目
    [solutions] 解数
    [solution] 解
    [givens] 已知数
    [left] 剩余
    [minimal] 最小题目
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] 最难的步骤
    [minutes] 预计用时（分钟）
    [milliseconds] 用时（毫秒）
   *[seed] 种子
}
table_milliseconds = 毫秒
table_number = { $number }
table_arranging = 正在排序和筛选{ $count }道题…
table_sorted_rising = 按{ $column }排序，从低到高。
table_sorted_falling = 按{ $column }排序，从高到低。
table_unsorted = 按列表顺序。
table_shown = 显示{ $total }道题中的{ $shown }道。
table_faults_only = 只看有错误的行
table_save = { $kind ->
    [text] 存为文本
    [csv] 存为CSV
   *[tsv] 存为TSV
}

## Workbench: the distribution of the ratings

spread_title = 评分
spread_chart = 评分直方图，从{ $from }到{ $to }
spread_axis = 评分（ER）
spread_scale = 题目数，平方根标度
spread_least = 显示的最低评分
spread_most = 显示的最高评分
spread_filter = 只看
spread_filter_help = 如6.6–7.2或XY-Wing

## Workbench: the filters of the table

chips = 当前筛选
chip_rating = 评分{ $from }–{ $to }
chip_text = “{ $text }”
chip_remove = { $filter }：移除此筛选

facet_name = { $facet ->
    [givens] 已知数
    [technique] 最难的步骤
    [symmetry] 对称
    [solutions] 解数
   *[minimal] 多余的已知数
}
facet_any = { $facet ->
    [givens] 已知数不限
    [technique] 技巧不限
    [symmetry] 对称不限
    [solutions] 解数不限
   *[minimal] 不限是否最小
}
facet_givens = { $count }个已知数
facet_one_solution = 1个解
facet_solutions = { $count }个解
facet_minimal = { $is_minimal ->
    [yes] 最小
   *[no] 非最小
}
facet_no_symmetry = 无对称
facet_value = { $value }（{ $count }）

## Workbench: a row, opened as a board

row_title = 题目{ $line }
row_givens = { $count }个已知数
row_board = 题目{ $line }的盘面：{ $digits }
row_play = 开始玩
row_rate = 为此题评分
row_copy = 复制
row_rating = 正在评分…
row_rated = 题目{ $line }的评分是{ $rating }。
row_unreadable = 这一行不是题目。
row_value = { $value }
row_rated_as = 评分
row_symmetry = 对称
symmetry = { $symmetry ->
    [rotate180] 旋转180°
    [rotate90] 旋转90°
    [mirror-h] 左右
    [mirror-v] 上下
    [diagonal] 对角线
   *[antidiagonal] 副对角线
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = 无
row_minimal = 最小
row_redundant = { $count ->
    [0] 是
   *[other] 否，{ $count }个多余
}
row_seed = 种子

## Practice, lessons and the solve path

learn_lesson = 课程
learn_practise = 练习
learn_all = 所有技巧
learn_back_to_bench = 回到工作台
learn_board = 数独，{ $title }，{ $board }
learn_board_help = 方向键移动。盘面旁的文字解释标出的内容。
learn_explanation = 解说
learn_loading = 正在加载…
learn_learned = 已学会{ $learned }/{ $count }个技巧
learn_find = 查找技巧
learn_all_shown = 已显示所有技巧。
learn_found = { $count ->
    [0] 没有找到技巧。
   *[other] 找到{ $count }个技巧。
}
learn_next = 推荐学习
learn_nearly = 快学会了
learn_repeat = 该复习了
learn_met = 你解开的题目中，有{ $count }道出现过这个技巧。
learn_puzzle = 用它解一道题
learn_positions = 已解{ $solved }/{ $needed }个局面
learn_solve_nine = 解出九个局面即学会。
learn_is_learned = 你已学会这个技巧。
learn_section = { $section ->
    [singles] 排除与唯余
    [subsets] 区块与数组
    [fish] 鱼
    [one_digit] 双强链与空矩形
    [wings] 短链（Wing）
    [uniqueness] 唯一性
    [colours] 染色
    [chains] 链与环
    [sets] 待定数组
    [forcing] 强制链与强制网
    [clues] 和数、线条与线索
   *[hardest] 最难题目的技巧
}
learn_section_learned = 已学会{ $learned }/{ $count }
learn_rated = 评分{ $from }–{ $to }
learn_tiers = { $from }至{ $to }
learn_detail = { $section } · { $detail }
learn_solving = 正在逐步求解…
learn_searching = 正在寻找局面…
learn_searching_so_far = 正在寻找局面（已试{ $count }道题）…
learn_no_game = 还没有打开的游戏。
learn_mistake = 盘面上有错误，无法从这里给出解题路径。请用“提示”找出错误。
learn_not_kept = Nonet无法保存你的练习进度：浏览器的存储空间已满或被禁用。
learn_not_loaded = 求解器未能加载。是不是断网了？
learn_crashed = 求解器崩溃了，已重新启动。请重试。
learn_took_too_long = 耗时太长，已停止。请重试。

## Practice

practice_tier = { $tier ->
    [beginner] 入门
    [easy] 简单
    [medium] 中等
    [hard] 困难
    [expert] 大师
    [extreme] 极难
   *[beyond] 超极难
}
practice_write = { $technique }：选中格子，填入数字。
practice_remove = { $technique }：选中格子，再按那里可以排除的数字。
practice_filled = { $cell }已有数字。
practice_no_candidate = { $digit }不是{ $cell }的候选数。
practice_crossed = { $cell }的{ $digit }已被排除。
practice_needed = 不对：{ $cell }的{ $digit }不能删。
practice_wrong = 不对：{ $cell }不是{ $digit }。
practice_other_write = 还差一点：{ $cell }是{ $digit }，但用{ $technique }得不出。
practice_other_remove = 还差一点：{ $cell }不是{ $digit }，但用{ $technique }得不出。
practice_right = 正确。这一步还能排除{ $left }个。
practice_done = 正确。已解出{ $count }个。步骤：{ $line }
practice_where = 在哪里？
practice_show = 看答案
practice_another = 换一题

## Solve path

path_steps = 所有步骤
path_copy = 复制
path_place = 步骤{ $number }/{ $count }
path_spoken = 第{ $number }步，共{ $count }步：{ $technique }。{ SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }，{ $count }步
}
path_count = { $technique } × { $count }
path_summary = { $count }步：{ PLAIN($techniques) }。
path_open = 已知技巧都无法继续，还有{ $count }格空着。

## Replay

replay_none = 还没有可回放的步骤。
replay_solved = { $level } · 用时{ $time }解开
replay_played = { $level } · 已玩{ $time }
replay_board = 回放，{ $board }
replay_board_help = 这一步之后的盘面。这里不能更改。
replay_panel = 当前步骤
replay_start = 开局
replay_play = 播放
replay_pause = 暂停
replay_branch = 从此继续
replay_score = 步骤列表
replay_jumps = 前往
replay_speeds = 速度
replay_speed = { $factor }×
replay_running = 正在播放。
replay_stopped = 已停止：{ $what }
replay_at_start = 开局
replay_placed = { $cell }填{ $digit }
replay_slip = { $cell }填{ $digit }，失误
replay_cleared = 擦除{ $cell }的{ $digit }
replay_notes = { $cell }的标记：{ SPACED($digits) }
replay_no_notes = { $cell }没有标记
replay_coloured = { $cell }涂色
replay_many = 更改了{ $count }格
replay_nothing = 没有变化
replay_move = 第{ $number }步，共{ $count }步
replay_time_and_move = { $time }，{ $position }
replay_slow = 在{ $cell }之前长考。
replay_slow_timed = 在{ $cell }之前用了{ $time }。
replay_ladder = 这里最简单的步骤：
replay_technique = 这里最简单的步骤：{ $technique }。
replay_to_slow = { $cell }之前长考
replay_to_slow_timed = { $cell }之前长考，{ $time }
replay_to_step = { $spot }：{ $technique }
replay_to_slip = 失误
replay_to_slip_timed = 失误，{ $time }
replay_to_hint = 提示
replay_to_hint_timed = 提示，{ $time }
replay_to_checkpoint = 检查点
replay_to_checkpoint_timed = 检查点，{ $time }

## Made to order

new_level = 难度
new_level_givens = { $numbers }个已知数
new_symmetry = 已知数的对称
new_symmetry_none = 无
new_symmetry_half_turn = 旋转180°
new_symmetry_quarter_turn = 旋转90°
new_symmetry_left_right = 左右
new_symmetry_top_bottom = 上下
new_symmetry_diagonal = 对角线
new_symmetry_antidiagonal = 副对角线
new_method = 生成方法
new_method_carve = 从完整盘面挖空
new_method_build = 从空盘逐步添加
new_method_transform = 变换已知题目
new_method_starter = 变换内置题目
new_givens = 已知数个数
new_givens_help = 如24或22–26
order_fewest_givens = 最少已知数
order_most_givens = 最多已知数
new_rating_help = 如7.2或6.6–7.2。柱形表示各评分有多常见。
order_lowest_rating = 最低评分
order_highest_rating = 最高评分
order_the_level = 难度：{ $level }
order_by_techniques = 题目多难由技巧决定，所以评分已改为不限。
order_time = 解题用时
order_any_time = 不限
order_by_time = 难度已改为用时相近的一级。
order_clues = 线索
order_rules = 附加规则
order_new_regions = 每局新游戏的宫形都不同。
new_needs = 要求
new_avoids = 排除
order_least = 最难一步至少为
order_hardest_allowed = 最难一步不超过
order_path_help = 技巧与提示相同，以每次都走最简单一步的解题路径为准。
custom_add = 添加技巧…
custom_remove = 移除{ $technique }
custom_both_names = { $name }（{ $english }）
new_any = 不限
new_seed = 种子
new_seed_help = 种子和选项相同，题目就相同。留空则随机。
new_seed_draw = 新种子
new_bad_seed = 种子是最多19位的整数。
form_bad_givens = 请输入一个数如24，或范围如22–26。
form_bad_rating = 请输入一个评分如7.2，或范围如6.6–7.2。
new_start = 生成

## Enter a puzzle

checking_puzzle = 正在检查题目是否恰有一个解…
givens_found = { $count }个已知数。
no_solution = 本题无解。
cell_can_be = 本题有多个解：{ $cell }可以是{ OR($digits) }。不同的格已标出。
own_label = 粘贴或输入题目
own_grid = 你的题目
own_play = 检查并开始
own_empty = 输入或粘贴题目，或直接在盘面上填写。空位用 . 0 * 或 _。
own_too_few = { $count ->
    [0] 还没有已知数。{ $board }题目至少需要{ $fewest }个。
   *[other] { $count }个已知数。{ $board }题目至少需要{ $fewest }个，请至少再添加{ $more }个。
}
own_one_solution = 1个解。
own_not_known = 解数未知。
own_open = 打开文件…
own_edit = 编辑已知数
own_workbench = 打开工作台
own_edit_detail = 只保留已知数。在盘面上按Ctrl+Z可恢复文本。
own_shared_puzzle = 分享的题目
own_shared_game = 分享的游戏
own_shared_play = 开始
own_shared_detail = 它会成为单独的一局，你的其他游戏不受影响。
own_shared_progress = 分享者已填{ $placed }/{ $all }个数字，用时{ $time }。
own_recognised = 识别出的文本
own_list = 文本中的题目
own_list_first = 列出了{ $count }道题中的前{ $shown }道。
own_collection = 题集名称
own_several_puzzles = { $count }道题 · { $format }
own_placed = 已填{ $count }个数字。
own_noted = { $count }格有标记。
own_removed = 已删除{ $count }个候选数。
own_coloured = { $count }格有颜色。
own_puzzle_number = 题目{ $number }
format_line = 单行题目
format_grid = 多行盘面
format_ss = Simple Sudoku文件（.ss）
format_pencilmarks = 候选数盘面
format_sdx = SudoCue文件（.sdx）
format_sdk = SadMan或SudoCue文件（.sdk）
format_hodoku = HoDoKu题库行
format_gsf = gsf列表行
format_sukaku = Sukaku：只有候选数
format_sudokuwiki = SudokuWiki链接或代码
format_sudokuexchange = SudokuExchange链接
format_fpuzzles = f-puzzles题目
format_sudokupad = SudokuPad链接
format_opensudoku = OpenSudoku文件
format_1gsudoku = 1G Sudoku文件
format_tatham = Simon Tatham的Solo
format_iss = Interactive Sudoku Solver文本
format_nonet_text = Nonet文本
format_mixed = 多种格式
text_unread = { $before ->
    [1] { $fault }之前的1道题仍可使用。
   *[other] { $fault }之前的{ $before }道题仍可使用。
}
text_too_long = 文本超过1 MB。长列表请用工作台。
text_too_many = 列表超过100,000道题。长列表请用工作台。
text_unknown = 这不是Nonet认识的数独格式。
text_unknown_link = 这个链接里没有Nonet认识的题目格式。
text_needs_network = 这个链接的题目在服务器上，而Nonet不联网。请打开链接，复制题目，再粘贴到这里。
text_unsupported_format = { $kind ->
    [scf] Nonet无法读取这种SudokuPad链接（scf）。请在SudokuPad中导出到f-puzzles，再粘贴那个链接。
   *[other] Nonet无法读取这种文件。
}
text_rules = 题目有Nonet不支持的规则：{ $rules }。
text_rule = { $rule ->
    [killer] 杀手笼
    [parity] 奇偶格
    [irregular] 不规则宫
    [other_kind] 其他数独的规则
    [thermometers] 温度计
    [arrows] 箭头
    [little_killer] 小杀手
    [sandwich] 三明治
    [between] 区间线
    [palindromes] 回文
    [kropki] 黑白点
    [extremes] 极大极小格
    [lines] 线条
   *[drawings] 盘面上的图形
}
text_other_rule = { $name }
own_palette = 在盘面上绘制
own_palette_digits = 数字
own_group = { $group ->
    [cells] 格子
    [cages] 笼与区域
    [lines] 线条
    [between] 格与格之间
    [outside] 盘面外
   *[whole] 整个盘面
}
own_how = { $how ->
    [marks] 点一格画上记号，再点一次去掉。键盘：按空格键。
    [pair] 从一格拖到相邻格。键盘：在两格上各按空格键，再按Enter。
    [square] 拖过交于一点的四格。键盘：在其中对角的两格上各按空格键，再按Enter。
    [outside] 点边缘的格，或从那里向内拖动，也可沿斜线拖动。键盘：在边缘的格上按空格键，斜线还要在其下一格上按空格键，再按Enter。
    [groups] 先拖过第一组格，再拖过第二组格。键盘：在每格上按空格键，每组完成后按Enter。
    [arrow] 从圆圈拖到箭头尖。键盘：在圆圈、每个拐角和箭头尖上按空格键，再按Enter。
    [area] 拖过各格。键盘：在每格上按空格键，再按Enter。
    [regions] 从一格拖过其他格：经过的格都并入起始格所在的宫。键盘：在每格上按空格键，再按Enter。
   *[line] 沿线拖动。键盘：在起点、每个拐角和终点上按空格键，再按Enter。
}
own_cant_place = 这里不能用：{ $rule }。
own_cant_value = { $rule }不能用这个数值。
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = 每宫应有{ $side }格。还不符合的各宫格数：{ $sizes }。
own_values = 数值
own_turn = 反转方向
own_done = 完成
own_copy = 复制
own_copy_how = 请点副本的起始格。
own_new_regions = 随机宫形
own_regions_changed = 已画出新的宫形。
own_finish_and = 以及
own_finish_nothing = 无
own_equal = 始终相同
own_equal_cells = { $cells }
own_different_cells = { $cell }虽然看不到{ $cells }，但数字始终不同。
own_clues = 规则与线索
own_remove = 移除
own_remove_part = 移除{ $part }
own_part_given = { $cell }的{ $digit }
own_known = 关于本题
own_solutions = { $count }个解
own_solutions_at_least = 至少{ $count }个解
own_hardest = 最难的步骤：{ $step }
own_contradiction = 以下各项互相矛盾
own_contradiction_detail = 去掉其中任意一项，其余各项就有解。
own_not_needed = 可以单独去掉
own_needless_of = { $all }项中的{ $count }项
own_all_needed = 这里每一项都不可少。
own_path = 解题路径
own_clear = 清空重来
own_finish = 补全题目
# A choice of what to add: digits, or a kind of clues.
own_finish_add = 添加
own_finish_digits = 数字
# A choice of levels.
own_finish_any = 不限
# The button that lets Nonet finish the puzzle.
own_finish_go = 补全
own_minimise = 去掉多余的项
own_changing = 正在处理题目…
own_changed_nothing = 无需改动。
own_digits_added = 已添加{ $count }个数字。
own_clues_added = 已添加{ $count }条线索。
own_digits_taken = 已去掉{ $count }个数字。
own_clues_taken = 已去掉{ $count }条线索。
own_change_several = 本题有多个解，请先补全。
own_change_not_decided = Nonet无法确定本题的解数。
own_change_not_found = 没有找到符合条件的题目。请换一个难度，或换用其他线索。
own_offers = 再填一个数字即唯一解
own_offer = { $cell }填{ $digit }
own_shares_most = 多数解中
own_shares_lone = 仅一个解中
own_shares_all = 所有解中
own_rules = 本题的规则
own_about = 标题、作者和规则
own_about_describe = 插入Nonet的规则说明
own_about_field = { $said ->
    [title] 标题
    [author] 作者
    [rules] 规则（用自己的话）
   *[message] 完成后的留言
}
text_board = Nonet没有这种盘面：{ $board }。
text_cells = 有{ $found }格，应为{ $expected }格。
text_rows = 有{ $found }行，应为{ $expected }行。
text_contradiction = 这个盘面与题目的已知数矛盾。
text_damaged = 链接的数据损坏或不完整。请复制整个链接。
text_json = 这不是有效的JSON。请复制全部文本。
text_xml = 这不是有效的XML。请复制全部文本。
text_missing = 缺少“{ $name }”。
text_value = { $kind ->
    [candidate] “{ $value }”不是有效的候选数：应为数字、行、列，如512。
    [cell] “{ $value }”不是有效的格。
    [colour] “{ $value }”不是有效的颜色。
    [digit] “{ $value }”不是有效的数字。
    [note] “{ $value }”不是有效的标记。
    [size] “{ $value }”不是有效的盘面大小。
   *[version] “{ $value }”是Nonet不认识的格式版本。
}
own_cell_unread = { $symbol }，不是数字，{ $place }
own_cell_certain = 所有解中均为{ $digit }，{ $place }
own_cell_either = { OR($digits) }，{ $place }

## Settings

set_groups = 设置分类
set_appearance = 外观
set_board = 盘面与高亮
set_checking = 检查与提示
set_keys = 按键与触摸
set_excerpt = 每项更改都会立即显示在这部分盘面上。
set_palette = 配色
set_palette_standard = 标准
set_palette_colour-blind = 色盲友好
set_palette_high-contrast = 高对比度
set_clock = 计时
set_clock_detail = 显示已玩多久。
set_mistakes = 标出错误
set_mistakes_never = 从不
set_mistakes_full = 填满时
set_mistakes_always = 立即
set_conflicts = 重复的数字
set_conflicts_detail = 标出在行、列或宫中重复的数字。
set_combinations = 笼内组合
set_combinations_detail = 在盘面下方显示所选笼的剩余和，以及可行的数字组合。
set_clean_notes = 整理标记
set_clean_notes_detail = 填入数字时，同时擦除它排除的标记。
set_fill_singles = 自动出数
set_fill_singles_detail = 填入数字后，也自动填好由此只剩一个候选数的格，以及由此成为某个数字唯一位置的格。撤销一次即可全部收回。
set_peers = 行、列、宫
set_peers_detail = 高亮选中格的行、列、宫。
set_same = 相同数字
set_same_detail = 高亮与选中格数字相同的格。
set_left = 剩余个数
set_left_detail = 显示在每个按键上。
set_uniqueness = 唯一性技巧
set_uniqueness_detail = 允许以唯一解为前提的提示，如唯一矩形。
set_extras = 更多技巧
set_extras_detail = 也允许三维美杜莎、WXYZ-Wing等提示，它们会代替部分链。
set_level_steps = 技巧与难度相符
set_level_steps_detail = 经典盘面的新游戏必须用到与难度相符的技巧：“困难”至少要用数对，“极难”至少要用链。关闭此项时，可能用更简单的步骤就能解开。
set_advice = “学习”页的推荐
set_advice_detail = 在页面顶部显示接下来该学的技巧和该复习的技巧。
set_letters = 字母快捷键
set_letters_detail = N为标记，H为提示，等等。
set_keys_table = 更改按键
set_key_button = { $does }：{ $keys }
set_key_none = 无
set_key_press = 请按键…
set_key_taken = { $key }已用于：{ $does }
set_key_reset = 重置
set_key_reset_all = 重置所有按键
set_digit_first = 先选数字
set_digit_first_detail = 在数字键盘上选数字，再点要填的格。
set_language = 语言
set_language_browser = 跟随浏览器
set_language_offline = { $name }（需要联网）
set_language_failed = 未能加载这种语言。请联网后重新选择。
set_language_absent = 本设备上没有{ $wanted }。请联网后重新加载页面。
set_language_near = Nonet还没有{ $wanted }，现在显示的是{ $shown }。
set_text_size = 文字大小
set_text_size_normal = 正常
set_text_size_large = 大
set_text_size_larger = 更大
set_hand = 数字键盘
set_hand_right = 右侧
set_hand_left = 左侧
set_cell_names = 坐标写法
set_note_layout = 角标记
set_note_layout_fixed = 各有固定位置
set_note_layout_packed = 沿边排列
set_show_notes = 你的标记
set_show_notes_detail = 隐藏它们，只看盘面。标记会保留。
set_candidates = 所有候选数
set_candidates_detail = 在你的标记下方显示每格的候选数。
set_voice = 屏幕阅读器
set_verbosity = 格子的读法
set_verbosity_full = 行、列、宫
set_verbosity_brief = 简短坐标
set_verbosity_content = 只读出内容
set_say_left = 剩余数字
set_say_left_detail = 填入后读出该数字还剩几个。

## Help

help_search = 搜索帮助
help_found = 找到{ $count }条。
help_nothing_found = 没有找到。换个词试试。
help_play = 玩法
help_goal = 填满所有空格，使每一行、每一列、每一宫里每个数字各出现一次。每道题恰有一个解。
help_place = 找位置。这一宫的其他空格都已被该数字排除，所以它必须填在这里。先选格，再按数字。再按同一数字则擦除。
help_notes_picture = 选择“角标”或“中心”，写下小数字，记住这一格还能填什么。Snyder记法请用“角标”。
help_conflicts = 波浪下划线标出在行、列或宫中重复的数字。
help_hint_button = “提示”告诉你该看哪里。每再按一次，就显示更多：技巧、结构、证明，最后执行这一步。如果有错误，会先指出错误。
help_saving = 每走一步，Nonet都会把游戏保存在本设备上。不会发送任何数据。
help_import = 在任意页面粘贴来自SudokuPad、f-puzzles、HoDoKu或其他程序的链接或文本，或拖入文件，Nonet就会显示题目。
help_keys = 按键
help_glossary = 术语表
help_about = 关于
help_version = Nonet { $version }，构建{ $build }
help_privacy = 不发送任何数据：Nonet没有服务器，你的游戏留在本设备上。
help_licences = Nonet所含软件的许可证

## Help: keys

help_moving = 移动
help_selecting = 选择格子
help_digits = 数字
help_notes = 标记
help_hints = 提示
help_ear = 朗读
help_others = 其他
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = 1到{ $last }
key_digits_letters = 1到9，A到{ $last }
key_cap = { $name ->
    [Space] 空格
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
key_held_digit = 数字
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Shift+{ $key }
key_outside = { $key }（盘面外）
key_does = { $key ->
    [move] 移动
    [empty] 下一个或上一个空格
    [ends] 行首或行尾；加Ctrl为整个盘面的首尾
    [box] 上移或下移一宫
    [tab] 从盘面移到按钮
    [extend] 选择更多格
    [digit] 填入数字，或擦除相同数字
    [light] 高亮数字；再点格或按Enter填入
    [corner] 角标记
    [centre] 中心标记
    [colour] 颜色
    [strike] 划去候选数
    [erase] 擦除
    [hint-next] 提示的下一阶段
    [hint-next-outside] 提示的下一阶段（盘面外）
    [hint-back] 提示的上一阶段
    [hint-back-outside] 提示的上一阶段（盘面外）
    [hint-do] 执行提示
    [hint-close] 关闭提示
    [use] 选定格子（逐个选择或高亮数字时）
    [up] 上
    [left] 左
    [down] 下
    [right] 右
    [extend-up] 加选上方的格
    [extend-left] 加选左边的格
    [extend-down] 加选下方的格
    [extend-right] 加选右边的格
    [next-empty] 下一个空格
    [previous-empty] 上一个空格
    [row-start] 行首
    [row-end] 行尾
    [first] 第一格
    [last] 最后一格
    [box-up] 上移一宫
    [box-down] 下移一宫
    [select-all] 全选
    [select-alike] 选择所有同类格
    [clue] 下一条或上一条线索
    [next-clue] 选择下一条线索的格
    [previous-clue] 选择上一条线索的格
    [select-cell] 加选此格，或取消
    [select] 逐个选择格子
    [escape] 清除高亮或选择
    [mode-digit] 数字
    [mode-corner] 角标记
    [mode-centre] 中心标记
    [mode-colour] 颜色
    [next-mode] 下一种模式
    [notes] 开关角标记
    [candidates] 显示或隐藏候选数
    [hint] 提示，或提示的下一阶段
    [undo] 撤销
    [redo] 重做
    [zoom] 放大较大的盘面，或显示全盘
    [pause] 暂停
    [check] 检查错误
    [checkpoint] 设检查点
    [copy] 把盘面复制为文本
    [read-row] 听这一行
    [read-column] 听这一列
    [read-box] 听这一宫
    [read-left] 听各数字还剩几个
    [read-candidates] 听此格能填什么
    [read-selection] 听选中了哪些格
    [read-colours] 听各颜色在哪里
    [read-strikes] 听划去了哪些候选数
   *[help] 帮助
}

## Help: glossary

term_given = 已知数
means_given = 题目一开始就有的数字，不能更改。
term_cell_name = 格的坐标
means_cell_name = r4c5是第4行第5列的格：r代表行（row），c代表列（column）。有的书上写作D5（字母为行，数字为列）。坐标写法可以在设置中更改。
term_house = 区域
means_house = 一行、一列或一宫。有的盘面还有两条对角线。每个区域里，每个数字各出现一次。
term_peer = 相关格
means_peer = 与某格同行、同列或同宫的格。两个相关格互相看到，不会是同一个数字。
term_candidate = 候选数
means_candidate = 某格还可能填的数字：相关格里没有它，也没有步骤排除它。
term_note = 标记
means_note = 你写在格里的小数字，大多用来记候选数。
term_conflict = 冲突
means_conflict = 同一数字在一个区域里出现两次。Nonet用波浪下划线标出。
term_mistake = 错误
means_mistake = 与答案不同的数字。可能过很久才发现。
term_single = 出数
means_single = 马上就能确定的数字：一格仅剩的候选数（唯一余数），或一个数字在一个区域里仅剩的位置（排除法）。
term_subset = 数组
means_subset = 一个区域里的两格、三格或四格，正好用掉同样多的数字：数对、三数组、四数组。该区域的其他格不能填这些数字。
term_strong_link = 强链
means_strong_link = 两个候选数至少有一个为真。一个为假，另一个就为真。
term_weak_link = 弱链
means_weak_link = 两个候选数最多有一个为真。一个为真，另一个就为假。
term_chain = 链
means_chain = 由强链与弱链交替相连的候选数。如果第一个为假，最后一个就为真。
term_fish = 鱼
means_fish = 某个数字在若干行里的位置都在同样多的列里，或行列互换。二阶鱼、三阶鱼、四阶鱼都是鱼。
term_uniqueness = 唯一性
means_uniqueness = 一道题恰有一个解。有些技巧利用这一点，排除会产生两个解的结构。
term_rating = 评分
means_rating = 题目最难一步的难度，按Sudoku Explainer的标准。最简单的题目为1.2，已知最难的接近12。

## Dates

date_today = 今天
date_yesterday = 昨天
date_unknown = 日期不明
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }、已填{ $placed }/{ $open }、{ PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }，{ $number }
games_on_board = 当前游戏
games_rating = 评分{ $rating }
games_estimated = 预计{ $minutes }
games_solved_in = 用时{ $time }解开
games_played_for = 已玩{ $time }
games_last = { $date }
games_to_go = { $count ->
    [0] 已解开
   *[other] 还剩{ $count }格
}

games_go_on = 继续
games_continue = 继续玩
games_in = 粘贴或打开题目
games_in_detail = 81个字符、链接、文件或列表
games_saved_title = 存档
games_search = 搜索存档
games_search_example = 如困难、2026-11、rating>3
games_order = 排序
games_order_played = 最近玩过
games_order_begun = 最近开始
games_order_title = 标题
games_order_rating = 难度
games_order_time = 用时
games_order_progress = 剩余最少
games_kind = 存档种类
games_all = 全部
games_playing = 进行中
games_solved = 已解开
games_own = 录入的题目
games_collection = 题集
games_any_collection = 所有题集
games_tag = 标签
games_any_tag = 所有标签
games_choose = 多选
games_choose_all = 全选
games_choose_done = 完成
games_picked = 已选{ $count }局
games_delete = 删除
games_add_tag = 添加标签
games_bring_back = 撤销
games_edit = 标题和标签
games_edit_title = 标题和标签
games_title = 标题
games_tags = 标签
games_tags_hint = 用逗号分隔标签。
games_store = 保存
games_back_up = 备份
games_restore = 恢复
games_more = 显示更多
games_none = 还没有游戏。你开始的每一局都会保存在这里。
games_none_found = 没有符合的游戏。请更改搜索，或选择“全部”。
games_found = 显示{ $all }局中的{ $count }局
games_loading = 正在加载你的游戏…
games_retry = 重试

games_deleted = 已删除{ $count }局。
games_brought_back = 已恢复{ $count }局。
games_board_stays = 当前游戏不能删除。请先开始另一局。
games_saved = 已把{ $count }局保存到nonet-backup.txt。
games_unreadable = 无法打开这一局：存档已损坏。备份中仍会保留它。
games_failed = Nonet无法读取你的存档。请重新加载页面再试。
games_blocked = 这个浏览器窗口不保留存档，例如在无痕模式下。这里只列出能保存的游戏。想保留的请备份。
games_full = 本设备没有空间保存更多存档。只要这个标签页开着，你最近的步骤就不会丢失。请释放空间，或删除不需要的存档。
games_newer = 你的存档由较新版本的Nonet保存。请重新加载页面再打开。如果没有变化，请稍后再试：存档都还在。
games_no_backup = 这个文件不是Nonet的备份。请选择由“备份”保存的文件。
games_unread = 有{ $count }局存档无法读取。备份中仍会保留它们。

restored_new = 已添加{ $count }局。
restored_updated = { $count }局已更新为较新的版本。
restored_kept = { $count }局已经在这里。
restored_unread = 略去{ $count }局损坏的游戏。
restored_newer = { $count }局来自较新版本的Nonet。请重新加载页面，再恢复一次。
restored_cut = 文件不完整，可能缺少一些存档。
restored_others = 如果同一局在这里有不同的进度，Nonet会保留两个进度。
restored_nothing = 这个备份里没有游戏。

games_collecting = 正在添加{ $count }道题…
collected_added = { $count ->
    [0] 没有添加题目。
   *[other] 已添加{ $count }道题。
}
collected_unsolvable = { $count }道题无解，已略去。
collected_several = { $count }道题有多个解，已略去。
own_collect = 全部加入存档
own_link_newer = 这个链接由较新版本的Nonet生成。请重新加载页面，再打开链接。
own_link_damaged = 链接损坏或不完整。请重新复制整个链接。
format_nonet = Nonet链接

## Sharing a game

out_title = 分享或导出
out_print = 打印到纸上
out_none = 没有可分享的游戏。请先开始一局。
out_progress = 包含你的进度
out_progress_detail = 带上你填的数字、标记、颜色和历史。不选则只有题目。
out_link = 链接
out_link_detail = 链接本身就包含整局游戏，不会存到别处。
out_copy_link = 复制链接
out_copy_text = 复制文本
out_copy_path = 复制解题路径
out_copy_seed = 复制种子
out_share_link = 分享链接
out_share_picture = 分享图片
out_picture = 图片
out_svg = 存为SVG
out_png = 存为PNG
out_text = 文本和文件
out_format = 格式
out_save = 存为文件
out_left_out = 此格式不含：{ PLAIN($parts) }。
out_part = { $part ->
    [progress] 你填的数字
    [corner] 角标记
    [centre] 中心标记
    [removed] 划去的候选数
    [colours] 颜色
   *[history] 历史
}
out_programs = 其他程序
out_open_sudokupad = 在SudokuPad中打开
out_open_sudokuexchange = 在SudokuExchange中打开
out_open_sudokuwiki = 在SudokuWiki中打开
out_no_board = { $format ->
    [sudokupad] SudokuPad不支持这种盘面。
    [sudokuexchange] SudokuExchange不支持这种盘面。
    [sudokuwiki] SudokuWiki不支持这种盘面。
   *[other] 此格式不支持这种盘面。请选择其他格式。
}
out_path = 解题路径
out_path_find = 找出解题路径
out_path_wait = 正在逐步求解…
out_path_classic = 只有经典盘面有解题路径。
out_path_found = 解题路径共{ $count }步。
out_path_text = 存为文本
out_path_html = 存为网页
out_seed = 种子
out_seed_detail = 种子和选项相同，题目就相同。

## Daily puzzles

daily_today = 今天
daily_archive = 所有日期
daily_play = 开始
daily_solved = 已解{ $solved }/{ $count }
daily_date = { DAY($day) }
daily_day = { $date }，已解{ $solved }/{ $count }
daily_day_later = { $date }，还没到
daily_month_before = 上个月
daily_month_after = 下个月
daily_new = 每日题目，{ $level }，未开始，{ $minutes }
daily_playing = 每日题目，{ $level }，已玩{ $time }
daily_done = 每日题目，{ $level }，用时{ $time }解开
daily_done_with_hints = 每日题目，{ $level }，用时{ $time }解开，{ $count }次提示
daily_about = 每天的题目，所有人都一样。
daily_week = 本周
daily_later = 还没到
variant_new = { $rule }，未开始
variant_playing = { $rule }，已玩{ $time }
variant_done = { $rule }，用时{ $time }解开
variant_done_with_hints = { $rule }，用时{ $time }解开，{ $count }次提示
daily_result = 你的成绩
daily_copy = 复制
daily_share = 分享

result_title = Nonet，{ $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $level } { $time }，{ $count }次提示
result_open = { $level } –
result_streak = 连续{ $days }天

## Statistics

stats_period = 时段
stats_weeks = 九周
stats_year = 今年
stats_all = 全部
stats_count_all = 计入用过帮助的游戏
stats_counts = 最快、中位数和趋势只计没用提示和检查就解开的游戏。已解开游戏的副本不计入。
stats_counts_all = 最快、中位数和趋势计入所有解开的游戏，包括用过提示和检查的。已解开游戏的副本不计入。
stats_nothing = 还没有解开的题目。
stats_start = 开始一局
stats_analysing = 正在分析{ $count }局…
stats_level = 难度
stats_solved = 解开
stats_trend = 最近九周
stats_other = 其他
stats_no_hint = 独立完成
stats_hinted = 用过帮助
stats_minutes = 分钟
stats_faster = 最近九周快了{ $percent }%
stats_slower = 最近九周慢了{ $percent }%
stats_steady = 与以前一样快
stats_with_hints = { $count }局用过帮助
stats_chart = { $level }，{ $solved }局的用时：最快{ $best }，中位数{ $median }
stats_as_table = 以表格显示
stats_hints = 提示
stats_times = 用时：独立完成的局数+用过帮助的局数
stats_time = 用时
stats_range = { $from }至{ $to }
stats_cell = { $plain } + { $hinted }
stats_streak = 连续天数
stats_days_in_row = 天连续解题
stats_longest = 最长{ $count }天，{ $end }
stats_no_streak = 今天解开一题，开始连续记录。
stats_calendar = 九周里有{ $count }天解开了题目
stats_now = 今天
stats_calendar_key = 九周。方块越大，当天解得越多：1、2、3道或更多。
stats_week = 周起始日
stats_slow_title = 你容易卡住的地方
stats_slow = { $count ->
    [1] { $time }，1次
   *[other] 平均{ $time }，{ $count }次
}
stats_met_title = 你的题目中的技巧
stats_met = { $count }局
stats_found = { $count ->
    [1] 找到1次，用时{ $time }
   *[other] 找到{ $count }次，平均{ $time }
}
stats_after_hint = 提示后{ $count }次
stats_guesses = 猜测{ $count }次：没有技巧能解释。
stats_practise = 练习{ $technique }
print_title = 打印
print_row = 第{ $number }组
print_number = 数量
print_level = 难度
print_symmetry = 对称
print_add = 添加一组
print_remove = 移除
print_per_page = 每页题数
print_parts = 同时打印
print_cover = 封面
print_rating = 评分
print_technique = 最难的技巧
print_ratings = 评分
print_needs = 所需技巧
print_needs_any = 技巧不限
print_candidates = 候选数
print_hints = 第一步提示
print_codes = 二维码
print_solutions = 答案
print_seed = 题册种子
print_generate = 生成
print_game = 当前游戏
print_now = 打印
print_preview = 预览
print_continue = 在手机上继续
print_bold = 粗体数字是已知数。
print_page = 第{ $number }页，共{ $count }页
print_puzzle = 题目{ $number }
print_solutions_on = 答案从第{ $page }页开始。
print_by_seed = 种子{ $seed }
print_count = { $count }道题
print_progress = 已生成{ $done }/{ $count }道题
print_ready = { $count }道题可以打印。
print_stopped = 已取消，没有保留任何内容。
print_bad_count = 请输入整数。一本题册最多{ $most }道题。
print_rest = 第1至{ $last }页，共{ $count }页。要打印全部，请在Nonet中按“打印”。
about_title = 关于Nonet
about_free = Nonet是自由软件。你可以依照MIT许可证或Apache许可证2.0使用、修改和分享它。
about_bom = 组件清单（SBOM）
about_sent_title = 隐私
about_sent = 没有账号，没有Cookie，没有广告，也不统计你的任何数据。本页面的安全策略禁止连接任何其他网站。你分享的链接和文件只会到达你发送的地方。
about_stored_title = 本设备上保存了什么
about_stored_games = 你的游戏
about_stored_games_where = 在浏览器的数据库“nonet”中。
about_stored_texts = 当前游戏、设置和练习记录
about_stored_texts_where = 在浏览器的本地存储中，以“nonet.”开头的条目。
about_stored_app = Nonet本身，以便离线使用
about_stored_app_where = 在浏览器的缓存中。
about_size = 本站在本设备上共占用约{ $kilobytes } KB。
about_export_title = 全部带走
about_export = 一个文件包含所有游戏的每一步、设置和练习记录。在任何设备上，用“存档”页面的“恢复”即可读取。
about_delete_title = 全部删除
about_delete = 从本设备上删除所有游戏、设置和练习记录。打开的标签页会重新开始。
about_delete_sure = 删除所有游戏、设置和练习记录？没有备份就无法找回。
about_delete_now = 永久删除
