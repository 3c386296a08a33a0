# Nonet in Simplified Chinese: the board's page.

## General

two_sentences = { $first }{ $second }
word_back = 返回
word_back_to_game = 回到游戏
word_cancel = 取消
word_close = 关闭
word_help = 帮助
word_how_far = 进度
word_menu = 菜单
word_messages = 消息
word_new_game = 新游戏
word_next = 下一步
word_notes = 标记
word_rating = 评分
word_settings = 设置
word_tools = 工具
word_try_again = 重试
one_number = { $number }
range = { $least }–{ $most }

house_name = { $kind ->
    [row] 第{ $number }行
    [column] 第{ $number }列
    [box] 第{ $number }宫
    [region] 第{ $number }宫
    [window] 窗口{ $number }
    [group] 同位组{ $number }
    [extra] 额外区域{ $number }
   *[diagonal] 对角线{ $number }
}
level_name = { $level ->
    [easy] 简单
    [medium] 中等
    [hard] 困难
    [master] 大师
   *[extreme] 极难
}
page_title = { $page } – Nonet
progress_placed = 已填{ $placed }/{ $all }
progress_left = 还剩{ $left }格
progress_hints = { $hints }次提示
level_titled = { $title }
level_custom = 自定义
level_own = 录入的题目
level_copy = { $name }（副本）
level_version = { $name }（另一进度）
level_and_board = { $level }，{ $board }
board_plain = { $side }×{ $side }
board_diagonals = { $side }×{ $side }对角线
board_rules = { $side }×{ $side }（{ $rules }）
rule_name = { $rule ->
    [jigsaw] 锯齿宫
    [diagonal] 主对角线
    [antidiagonal] 副对角线
    [diagonals] 两条对角线
    [windoku] 窗口数独
    [disjoint] 同位组
    [extra] 额外区域
    [anti-knight] 无马
    [anti-king] 无缘
    [non-consecutive] 不连续
    [odd] 奇数格
    [even] 偶数格
    [digits] 限定数字格
    [kropki] 黑白点
    [xv] XV
    [killer] 杀手笼
    [little-killer] 小杀手
    [thermo] 温度计
    [slow-thermo] 慢温度计
    [arrow] 箭头
    [double-arrow] 双箭头
    [difference] 白点
    [ratio] 黑点
    [no-other-difference] 白点全标
    [no-other-ratio] 黑点全标
    [x] X标记
    [v] V标记
    [no-other-xv] XV全标
    [greater] 不等号
    [minimum] 极小格
    [maximum] 极大格
    [whisper] 耳语线
    [renban] 连番线
    [nabner] Nabner线
    [palindrome] 回文线
    [clone] 克隆区
    [between] 区间线
    [lockout] 封锁线
    [region-sum] 区域等和线
    [zipper] 拉链线
    [ten-line] 定和线
    [entropic] 熵线
    [modular] 模数线
    [quadruple] 四数线索
    [sandwich] 三明治
    [x-sum] X和值
    [room] 数字房间
    [skyscraper] 摩天楼
    [column-indexer] 列索引格
    [row-indexer] 行索引格
    [global-entropy] 全局熵
    [anti-taxicab] 反出租车
    [lunchbox] 午餐盒
    [look-and-say] 报数笼
    [rellik] Rellik笼
    [equal-sum] 等和笼
    [hidden-skyscraper] 隐藏摩天楼
    [full-rank] 全排名
   *[circles] 计数圆圈
}

## Pages

nav_pages = 页面
nav_all_pages = 所有页面
nav_play = 游戏
nav_new = 新局
nav_daily = 每日
nav_games = 存档
nav_learn = 学习
nav_stats = 统计
nav_statistics = 统计
nav_print = 打印
nav_bench = 工作台
nav_workbench = 工作台
nav_more = 更多
nav_nonet = Nonet

## Loading

loading_solver = 正在加载求解器
loading_page = 正在加载页面
bytes_none = { $what }…
bytes_of = { $what }：{ $kilobytes }/{ $total } KB…
bytes_so_far = { $what }：已加载{ $kilobytes } KB…
rest_loading = 正在加载Nonet的其余部分…
rest_not_loaded = Nonet的这一部分未能加载。是不是断网了？
page_not_loaded = 页面未能加载。是不是断网了？

## Board

board_label = 数独，{ $level }，{ $board }
board_help = 方向键移动，数字键填数，F1列出所有按键。
cell_place = 第{ $row }行第{ $column }列，第{ $box_number }宫
cell_place_and = 第{ $row }行第{ $column }列，{ PLAIN($places) }
cell_rule = { $rule ->
    [odd] 奇数格
   *[even] 偶数格
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = 空
cell_digit = { $digit }
cell_given = 已知数
cell_conflict = 冲突
cell_mistake = 错误
cell_notes = 标记{ SPACED($digits) }
cell_centre = 中心标记{ SPACED($digits) }
cell_struck = 划去{ SPACED($digits) }
cell_colour = 涂成{ PLAIN($colours) }
cell_colours = 涂有{ $colours }
colour_name = { $colour ->
    [rose] 红色
    [amber] 橙色
    [lemon] 黄色
    [leaf] 绿色
    [teal] 青色
    [sky] 蓝色
    [violet] 紫色
    [pink] 粉色
   *[grey] 灰色
}
givens_count = { $count }个已知数
givens_and_board = { $count }个已知数，{ $board }
bar_time = 用时{ $time }
keypad_digits = 数字
key_note = 标记{ $digit }
key_colour = { $colour ->
    [rose] 红色
    [amber] 橙色
    [lemon] 黄色
    [leaf] 绿色
    [teal] 青色
    [sky] 蓝色
    [violet] 紫色
    [pink] 粉色
   *[grey] 灰色
}
keypad_notes = { $mode ->
    [corner] 角标记
    [centre] 中心标记
   *[colour] 颜色
}
key_all_placed = { $digit }，已全部填入
key_left = { $digit }，还剩{ $left }个
mode_group = 输入模式
mode_digit = 数字
mode_corner = 角标
mode_centre = 中心
mode_colour = 颜色
tool_undo = 撤销
tool_redo = 重做
tool_erase = 擦除
tool_select = 选择
tool_check = 检查
tool_hint = 提示

## Moves

digit_placed = { $left ->
    [0] 已填入{ $digit }，{ $digit }已填完。
   *[other] 已填入{ $digit }，还剩{ $left }个。
}
placed = 已填入{ $digit }。
digit_clash = { $house ->
    [row] 这一行已有{ $digit }。
    [column] 这一列已有{ $digit }。
    [box] 这一宫已有{ $digit }。
    [region] 这一宫已有{ $digit }。
    [window] 这个窗口已有{ $digit }。
    [group] 这个同位组已有{ $digit }。
    [extra] 这个额外区域已有{ $digit }。
    [anti-knight] 相距一个马步的格已有{ $digit }。
    [anti-king] 与这格相邻（含斜向）的格已有{ $digit }。
    [non-consecutive] 旁边一格的数字与{ $digit }连续。
    [odd] { $digit }是偶数，这格只能填奇数。
    [even] { $digit }是奇数，这格只能填偶数。
   *[diagonal] 这条对角线已有{ $digit }。
}
digit_mistake = { $digit }填错了。
erased = 已擦除。
notes_none = 没有标记。
notes_of_cell = 标记{ PLAIN($digits) }。
centre_notes_of_cell = 中心标记{ PLAIN($digits) }。
mode_chosen = { $mode ->
    [digit] 数字。
    [corner] 角标记。
    [centre] 中心标记。
   *[colour] 颜色。
}
entered_in = { $mode ->
    [digit] 已在{ $count }格填入{ $digit }。
    [corner] 已在{ $count }格添加角标记{ $digit }。
   *[centre] 已在{ $count }格添加中心标记{ $digit }。
}
singles_filled = 随后自动填入{ $count }个数字。
erased_from = { $mode ->
    [digit] 已从{ $count }格擦除{ $digit }。
    [corner] 已从{ $count }格擦除角标记{ $digit }。
   *[centre] 已从{ $count }格擦除中心标记{ $digit }。
}
restored = 已恢复{ $cell }的候选数{ $digit }。
struck_in = 已在{ $count }格划去{ $digit }。
unstruck_in = 已在{ $count }格恢复候选数{ $digit }。
cell_painted = { $cell }已涂成{ $colour }。
cell_unpainted = { $cell }不再是{ $colour }。
candidate_painted = { $cell }的{ $digit }已涂成{ $colour }。
candidate_unpainted = { $cell }的{ $digit }已无颜色。
painted_in = { $count }格已涂成{ $colour }。
unpainted_in = { $count }格不再是{ $colour }。
digit_bound = 所有{ $digit }都是{ $colour }。
digit_unbound = { $digit }不再有颜色。
colour_gone = 已没有{ $colour }的格。
colours_cleared = 已清除所有颜色。
light_on = 高亮{ $digit }：还剩{ $left }个，{ $open }格可填。
light_first = 点格子填入{ $digit }。还剩{ $left }个，{ $open }格可填。
light_off = 没有高亮数字。
pause_on = 已暂停，盘面已隐藏。
pause_off = 继续。
pause_title = 已暂停
pause_resume = 继续
bar_pause = 暂停
bar_zoom = 缩放
check_clean = 目前没有错误。
check_wrong = 有{ $count }个数字填错，已标出，标示保留到你走下一步为止。
check_lost = 你排除了{ $count }个不该排除的候选数。
full_but_wrong = 盘面已填满，但有错误。“检查”会指出位置。
checkpoint_set = 已设检查点{ $number }。
checkpoint_removed = 已删除检查点。
place_reached = { $count ->
    [0] 已回到开局。
   *[other] 已到第{ $count }步。
}
stops_title = 检查点
stops_intro = 回到检查点，或回到你离开的分支。不会丢失任何一步。
stop_name = 名称
stop_go = 前往
stop_remove = 删除
stop_here = 当前位置
stop_checkpoint = 检查点{ $number }
stop_line = 在用时{ $time }处离开的分支，已填{ $placed }个数字
stop_of = { $what }：{ $name }
score_name = 记录：{ PLAIN($parts) }
score_placed = 已填{ $count }个数字
score_slips = { $count }次失误
score_spots = { $count }次长考
candidates_on = 已显示候选数。
candidates_off = 已隐藏候选数。
picking_on = 逐个选择格子。
picking_off = 已结束选择。
selected = { $count ->
    [0] 没有选中。
   *[other] 选中{ $count }格。
}
selected_cells = 选中：{ PLAIN($cells) }。
nothing_selected = 没有选中任何格子。
cell_candidates = 可以是{ OR($digits) }。
cell_filled = 填有{ $digit }。
cell_without_candidates = 这里没有可填的数字。
colour_in = { $colour }：{ PLAIN($places) }。
no_colours = 没有涂色。
struck_candidates = 划去：{ PLAIN($candidates) }。
no_strikes = 没有划去的候选数。
notes_tidied = 已擦除被排除的标记。
digit_filled = 已在所有可能的位置标记{ $digit }。
fill_which = 请先选中填有该数字的格子。
notes_filled = 已填入所有候选数。
refused_given = 这是已知数。
refused_filled = 请先擦除数字，再添加标记。
game_over = 已解开。可在回放中从任意位置继续。
copy_begun = 你正在副本中继续。已解开的那局连同用时仍在存档里。
undo_label = 已撤销
redo_label = 已重做
nothing_to_undo = 没有可撤销的步骤。
nothing_to_redo = 没有可重做的步骤。
moved = { $what }。
moved_cleared = { $what }，{ $cell }的{ $digit }已擦除。
moved_placed = { $what }，{ $cell }现在是{ $digit }。
moved_struck = { $what }，{ $cell }的候选数{ $digit }已划去。
moved_unstruck = { $what }，{ $cell }的候选数{ $digit }已恢复。
moved_notes = { $what }，{ $cell }的标记现在是{ PLAIN($digits) }。
moved_no_notes = { $what }，{ $cell }现在没有标记。
one_cell = { $cell }
candidate_in_cell = { $cell }的{ $digit }
candidates_struck = 已划去：{ PLAIN($candidates) }。
house_read_out = { $house }：{ PLAIN($contents) }。
content_digit = { $digit }
content_empty = 空
digit_left = { $digit }有{ $count }个
digits_left = 剩余：{ PLAIN($digits) }。
nothing_left = 所有数字都已填入。

## The end of a game

solved_alone = 用时{ $time }解开，没用提示。
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] 用时{ $time }解开。检查错误{ $hints }次。
    [place] 用时{ $time }解开。提示{ $hints }次，最多看到位置。
    [name] 用时{ $time }解开。提示{ $hints }次，最多看到技巧名称。
    [pattern] 用时{ $time }解开。提示{ $hints }次，最多看到结构。
    [proof] 用时{ $time }解开。提示{ $hints }次，最多看到证明。
    [step] 用时{ $time }解开。提示{ $hints }次，最多看到整个步骤。
   *[unknown] 用时{ $time }解开。提示{ $hints }次。
}
rated = 评分{ $rating }。
rated_by_step = 评分{ $rating }（{ $step }）。
panel_another = 再来一局
stats_best = 最快
stats_median = 中位数
end_unknown = …
end_solved = 已解开
end_share = 分享
end_hardest = 最难的步骤
end_hints_label = 提示
end_rating = 评分
end_seed = 种子
estimate_title = 预计用时
estimate_range = { $low }–{ $high }分钟
estimate_own = 你约需{ $minutes }分钟
estimate_both = { $low }–{ $high }分钟，你约需{ $minutes }分钟
end_record = 个人最佳
end_missed = 我漏看了什么？
end_hints = { $depth ->
    [mistake] { $count }次（检查错误）
    [place] { $count }次（看到位置）
    [name] { $count }次（看到名称）
    [pattern] { $count }次（看到结构）
    [proof] { $count }次（看到证明）
    [step] { $count }次（看到整个步骤）
   *[unknown] { $count }次
}
hint_lesson = 课程

## Hints

hint_title = 提示
hint_looking = 正在寻找下一步…
hint_closed = 提示已关闭。
hint_mistake = 有错误
hint_where_to_look = 看哪里
hint_the_pattern = 结构
hint_sentence_of = { $number } / { $count }
hint_spoken = { $title }。{ $text }
hint_spoken_detail = { $title }，{ $detail }。{ $text }
tier_name = { $tier ->
    [beginner] 入门
    [easy] 简单
    [medium] 中等
    [hard] 困难
    [expert] 大师
    [extreme] 极难
   *[beyond] 超极难
}
tier_if_unique = { $tier }，以唯一解为前提
already_solved = 已解开，没有剩余步骤。
step_done = 完成。
moves_undone = 撤销了{ $count }步，没有错误了。
undo_count = 撤销{ $count }步
fault_digit_in = { $house }有一个数字填错了。
fault_candidate_in = 你在{ $house }排除了一个不该排除的候选数。
fault_digit_at = { $cell }不是{ $digit }。
fault_candidate_at = 你排除了{ $cell }的{ $digit }，但这里需要它。
next_is = 下一步用{ $technique }。
proof_place = 步骤{ $number }/{ $count }
another_place = 方案{ $number }/{ $count }
another_none = 除了更难的步骤，这里没有别的步骤了。
hint_thinking = 寻找中…
singles_none = 现在没有可以直接出数的格。
singles_count = 有{ $count }格可以直接出数，已标出。
singles_told = { PLAIN($candidates) }。
simpler_title = 有更简单的吗？
why_title = { $cell }为什么不是{ $digit }？
why_question = { $cell }为什么不能是…？请按一个数字。
why_filled = { $cell }已填{ $digit }。
why_seen = { $cell }不能是{ $digit }，因为它看到{ $cells }的{ $digit }。
ask_name = 下一个技巧的名称
ask_singles = 所有可出数的格
ask_why = 为什么不是…？
ask_again = 再问一次
ask_proof = 直接看证明
ask_another = 换一步
ask_simpler = 有更简单的吗？
point_at_cell = 看{ $cell }：现在就能填。
point_at_digit = { $cell }是{ $digit }。
press_show_fault = 显示
press_resume = 回到这一步
press_erase = 擦除
press_put_back = 恢复
press_do = 执行
press_next = 继续
hint_not_loaded = 未能加载求解器，无法给出提示。你的游戏没有变化。
hint_crashed = 求解器崩溃了，已重新启动。请再按一次提示。你的游戏没有变化。
hint_took_too_long = 寻找提示超时。你的游戏没有变化。

## The first game

guide_offer = 第一次玩数独？
guide_new_here = 第一次来？
guide_begin = 第一局
guide_detail = 五步学会玩数独
guide_easy = 简单局
guide_decline = 以后再说
guide_title = 第一局
guide_skip = 跳过
guide_select = 每一行、每一列、每一宫里，每个数字各出现一次。请选中标出的格子。
guide_place = 这一宫只缺一个数字。找出它，在数字键盘上按下。
guide_single = 看这一格所在的行、列、宫，只剩一个数字能填。请填入。
guide_note = 这一格可以是7或8。选择“角标”，把两个都标上。
guide_hint = 卡住了？按“提示”，它会告诉你看哪里。
guide_done = 你已经会玩了，祝你玩得开心！
guide_killer = 第一局杀手数独
guide_killer_detail = 五步学会杀手数独
guide_killer_select = 笼内数字互不相同，和等于笼上的数。请选中一个标出的格子。
guide_killer_pair = 和为3的两格只能是1和2。选择“角标”，把两个都标上。
guide_killer_rest = 一宫之和是21，宫内两个完整的笼之和是19。请填入剩下的数。
guide_killer_sets = 三个数字之和为8，只能是1、2、5或1、3、4。请选中标出的笼里的一格。

## New game

new_one_press = 选择难度开始，或按1到5。
new_needs_easy = 排除法
new_needs_medium = 区块排除
new_needs_hard = 数对、短链（Wing）、鱼、矩形
new_needs_master = 较短的链，多为同数链
new_needs_extreme = 长链，已知数最少
new_between = { $least }–{ $most }
new_from = { $least }以上
new_order_detail = 盘面、对称、评分、技巧、种子
new_enter_detail = 输入或粘贴
order_title = 定制题目
new_again = 重复上次定制
order_sentence = { APART($parts) }。
order_rated = 评分{ $least }至{ $most }
order_rated_exactly = 评分{ $rating }
order_any_rating = 评分不限
order_half_turn = 180°旋转对称
order_quarter_turn = 90°旋转对称
order_left_right = 左右对称
order_top_bottom = 上下对称
order_diagonal = 对角线对称
order_antidiagonal = 副对角线对称
order_givens = { $count }个已知数
order_givens_between = { $least }至{ $most }个已知数
order_needs = 含{ $techniques }
order_avoids = 不含{ $techniques }
new_game = { $count ->
    [0] 新游戏：{ $level }，没有已知数。
   *[other] 新游戏：{ $level }，{ $count }个已知数。
}
generating = 正在生成题目
generating_level = 正在生成题目：{ $level }
generating_givens = 正在寻找有{ $givens }个已知数的题目
progress_none = { $what }…
cancelled = 已取消。
no_previous_game = 没有更早的游戏。
previous_game_opened = 已切换到另一局。
game_opened = 已打开游戏。
generator_not_loaded = 未能加载题目生成器。你的游戏没有变化。请选择“新游戏”重试。
generator_crashed = 题目生成器崩溃了，已重新启动。请重试。
took_too_long = 耗时太长，已停止。请重试，或更改选项。

## Enter a puzzle

own_title = 录入题目
own_started = 这道题恰有一个解。祝你玩得开心！
entered_again = 这道题你之前已开始过，现在从上次的进度打开。
entered_solved = 这道题你已解开过。想再玩一次，请在回放的开头选择“从此继续”。

## Menu

menu_previous = 上一局
menu_fill_notes = 填入所有候选数
menu_fill_digit = 全盘标记此数字
menu_tidy = 整理标记
menu_show_candidates = 显示所有候选数
menu_hide_candidates = 隐藏候选数
menu_clear_colours = 清除所有颜色
menu_check = 检查错误
menu_undo_mistake = 撤销到第一个错误之前
menu_checkpoint = 检查点
menu_stops = 所有检查点
menu_replay = 回放
menu_share = 分享或导出
menu_rating = 显示评分
menu_copy_givens = 复制初始盘面
menu_copy_board = 复制当前盘面
menu_copy_seed = 复制种子
menu_path = 解题路径
menu_practice = 练习
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = 已复制。
copied_failed = 浏览器禁止访问剪贴板。请允许本网站访问剪贴板，然后再复制。

## Rating

rating_none = 只有9×9题目可以评分。
rating_stopped = 在得到第一个结果前已停止。
rating_failed = 评分失败。请重新加载页面再试。
rating_running = 正在评分…
rating_stop = 停止

## The theme

set_theme = 主题
set_theme_system = 跟随系统
set_theme_light = 浅色
set_theme_dark = 深色

## Saving

store_failed = Nonet无法保存你的游戏：浏览器的存储空间已满或被禁用。你可以继续玩，但重新加载会丢失之后的步骤。
damaged_before = 你之前使用时，有一个存档无法打开。你可以下载它。
newer_save = 这一局由较新版本的Nonet保存。请重新加载页面再继续，或稍后再试。在此之前，这里的步骤无法保存。
update_ready = Nonet有新版本了。方便时请重新加载，你的游戏已保存。
next_damaged = 预先生成的题目已损坏，将重新生成一道。
both_kept = 这一局在别处也有新的进度。Nonet会保留两个进度。
save_unreadable = 存档无法读取
save_newer = 这一局由较新版本的Nonet保存（存档版本{ $version }）
save_mismatch = 题目与答案不符
save_bad_move = 第{ $number }步无法执行
game_damaged = 无法打开你的存档：{ $why }。你可以下载它。这里是一道新题。
previous_game_damaged = 无法打开你的上一局：{ $why }。你可以下载存档。
notice_dismiss = 关闭
notice_download = 下载
notice_reload = 重新加载
