# Nonet in Japanese: the pages beside the board.

## General

word_board = 盤面
verbatim = { $text }

## Workbench

bench_list_title = リスト
bench_list_label = 1行に1問ずつ、貼り付けるか入力
bench_open = ファイルを開く
bench_open_detail = ここにドロップもできます。{ $most }行まで。
bench_generate_title = または問題を生成
bench_level_choice = { $level }、初期数字{ $givens }個
bench_count = 問題数
bench_seed = 最初のシード
bench_generate = 生成
bench_generate_detail = 同じシードなら同じリストになります。
bench_bad_count = 問題数を1〜{ $most }の整数で入力してください。
bench_source = リストの入手元
bench_source_generate = 問題を生成
bench_tasks = リストに対する処理
bench_tasks_each = 各問題に対する処理
bench_task = { $task ->
    [solve] 解く
    [count] 数える
    [minimise] 極小化
   *[rate] 評価
}
bench_task_detail = { $task ->
    [solve] 解と、それが唯一かどうか
    [count] 解の数
    [minimise] 余分な初期数字を除いた問題
   *[rate] Sudoku Explainerの尺度での難易度
}

## Workbench: the source of the list

source_file = { $name }
source_clipboard = クリップボード
source_dropped = ドロップしたテキスト
source_generated = { $level }、シード{ $seed }
list_none = 問題がまだありません。貼り付けるか、ファイルを開くか、生成してください。
list_empty = { $source }：問題が見つかりません。
list_reading = { $source }：{ $count }問…
list_of = { $count }問。
list_from = { $source }：{ $count }問。
list_cut = { $source }：最初の{ $count }問。上限のため、残りは省きました。

## Workbench: progress and result

run_title = { $task ->
    [solve] { $count }問を解いています
    [count] { $count }問の解を数えています
    [minimise] { $count }問を極小化しています
    [rate] { $count }問を評価しています
   *[generate] { $count }問を生成しています
}
run_begun = { $title }…
run_done = { $done }問完了
run_done_rate = { $done }問完了、毎秒{ $rate }問
run_left = 残り{ $time }
run_line = { $title } · { $done }
run_line_left = { $title } · { $done } · { $left }
run_spoken = { $percent }パーセント
run_spoken_left = { $percent }パーセント、{ $left }
time_moment = 1秒未満
time_seconds = { $seconds }秒
time_minutes = { $minutes }分{ $seconds }秒
time_hours = { $hours }時間{ $minutes }分
run_ended = { $task ->
    [solve] { $count }問を{ $time }で解きました。
    [count] { $count }問の解を{ $time }で数えました。
    [minimise] { $count }問を{ $time }で極小化しました。
    [rate] { $count }問を{ $time }で評価しました。
   *[generate] { $count }問を{ $time }で生成しました。
}
run_rate = 毎秒{ $rate }問です。
run_stopped = { $total }問中{ $done }問で中止しました。
run_faults = { $count }行にエラーがあります。
sentences_of_run = { SPACED($sentences) }
run_not_loaded = ソルバーを読み込めませんでした。オフラインではありませんか？
line_at_column = { $column }文字目：{ $fault }
line_contradiction = 解がありません。{ $why }
line_no_solution = 解がありません。
line_several_solutions = 解が2つ以上あります。
line_too_hard = 難しすぎて、ここでは判定できません。
line_too_long = 極小化に時間がかかりすぎます。
line_unrated = レーティングがあるのは9×9の問題だけです。
line_crashed = 未処理：この行でソルバーが異常終了しました。
line_timed_out = 未処理：この行は時間がかかりすぎました。
line_lost = 未処理：ソルバーが停止しました。もう一度お試しください。
file_fault = { $line }行目：{ $fault }

## Workbench: the table

table_results = 問題と結果
table_empty = リストの各行が、問題と結果の1行になります。
table_column = { $column ->
    [line] 行
    [puzzle] 問題
    [solutions] 解の数
    [solution] 解
    [givens] 初期数字
    [left] 残り
    [minimal] 極小の問題
    [er] ER
    [ep] EP
    [ed] ED
    [hardest] 最も難しい手
    [minutes] 目安の時間（分）
    [milliseconds] 時間（ms）
   *[seed] シード
}
table_milliseconds = ms
table_number = { $number }
table_arranging = { $count }問を並べ替え・絞り込み中…
table_sorted_rising = { $column }の昇順。
table_sorted_falling = { $column }の降順。
table_unsorted = リスト順。
table_shown = { $total }問中{ $shown }問を表示。
table_faults_only = エラーの行だけ
table_save = { $kind ->
    [text] テキストで保存
    [csv] CSVで保存
   *[tsv] TSVで保存
}

## Workbench: the distribution of the ratings

spread_title = レーティング
spread_chart = { $from }〜{ $to }のレーティングのヒストグラム
spread_axis = レーティング（ER）
spread_scale = 問題数（平方根目盛）
spread_least = 表示するレーティングの下限
spread_most = 表示するレーティングの上限
spread_filter = 絞り込み
spread_filter_help = 例：6.6–7.2、X-Wing

## Workbench: the filters of the table

chips = 使用中の絞り込み
chip_rating = レーティング{ $from }〜{ $to }
chip_text = 「{ $text }」
chip_remove = { $filter }：この絞り込みを解除
facet_name = { $facet ->
    [givens] 初期数字
    [technique] 最も難しい手
    [symmetry] 対称
    [solutions] 解の数
   *[minimal] 余分な初期数字
}
facet_any = { $facet ->
    [givens] 初期数字：すべて
    [technique] テクニック：すべて
    [symmetry] 対称：すべて
    [solutions] 解の数：すべて
   *[minimal] 極小：すべて
}
facet_givens = 初期数字{ $count }個
facet_one_solution = 解の数：1
facet_solutions = 解の数：{ $count }
facet_minimal = { $is_minimal ->
    [yes] 極小
   *[no] 極小でない
}
facet_no_symmetry = 対称なし
facet_value = { $value }（{ $count }）

## Workbench: a row, opened as a board

row_title = 問題{ $line }
row_givens = 初期数字{ $count }個
row_board = 問題{ $line }の盤面：{ $digits }
row_play = プレイ
row_rate = この問題を評価
row_copy = コピー
row_rating = 評価中…
row_rated = 問題{ $line }のレーティングは{ $rating }です。
row_unreadable = この行は数独の問題として読み取れません。
row_value = { $value }
row_rated_as = レーティング
row_symmetry = 対称
symmetry = { $symmetry ->
    [rotate180] 180°回転
    [rotate90] 90°回転
    [mirror-h] 左右
    [mirror-v] 上下
    [diagonal] 対角線
   *[antidiagonal] 反対角線
}
row_symmetries = { PLAIN($symmetries) }
row_no_symmetry = なし
row_minimal = 極小
row_redundant = { $count ->
    [0] はい
   *[other] いいえ（余分{ $count }個）
}
row_seed = シード

## Practice, lessons and the solve path

learn_lesson = レッスン
learn_practise = 練習する
learn_all = すべてのテクニック
learn_back_to_bench = 作業台に戻る
learn_board = 数独、{ $title }、{ $board }
learn_board_help = 矢印キーで移動します。盤面の印は、横の文で説明しています。
learn_explanation = 説明
learn_loading = 読み込み中…
learn_learned = テクニック{ $count }種類中{ $learned }種類を習得
learn_find = テクニックを検索
learn_all_shown = すべてのテクニックを表示しています。
learn_found = { $count ->
    [0] テクニックが見つかりません。
   *[other] { $count }種類のテクニックが見つかりました。
}
learn_next = 次のおすすめ
learn_nearly = もうすぐ習得
learn_repeat = そろそろ復習
learn_met = クリアした問題のうち{ $count }問に、このテクニックが出ました。
learn_puzzle = 問題で使ってみる
learn_positions = { $needed }局面中{ $solved }局面に正解
learn_solve_nine = 9局面に正解すると習得です。
learn_is_learned = このテクニックは習得済みです。
learn_section = { $section ->
    [singles] シングル
    [subsets] ロックされた候補とn国同盟
    [fish] フィッシュ
    [one_digit] 1つの数字
    [wings] ウィング
    [uniqueness] 解の唯一性
    [colours] 塗り分け
    [chains] チェーンとループ
    [sets] ALS
    [forcing] フォーシングチェーンとネット
    [clues] 合計・線・手がかり
   *[hardest] 最難問向け
}
learn_section_learned = { $count }種類中{ $learned }種類を習得
learn_rated = レーティング{ $from }〜{ $to }
learn_tiers = { $from }〜{ $to }
learn_detail = { $section } · { $detail }
learn_solving = 1手ずつ解いています…
learn_searching = 局面を探しています…
learn_searching_so_far = 局面を探しています（{ $count }問を調査済み）…
learn_no_game = 盤面にゲームがありません。
learn_mistake = 盤面に間違いがあるため、ここからの解法手順はありません。「ヒント」で間違いを見つけてください。
learn_not_kept = 正解した練習の数を保存できません。ブラウザーの保存領域がいっぱいか、使えない設定です。
learn_not_loaded = ソルバーを読み込めませんでした。オフラインではありませんか？
learn_crashed = ソルバーが異常終了したため、再起動しました。もう一度お試しください。
learn_took_too_long = 時間がかかりすぎたため、中止しました。もう一度お試しください。

## Practice

practice_tier = { $tier ->
    [beginner] 入門
    [easy] 初級
    [medium] 中級
    [hard] 上級
    [expert] 達人
    [extreme] 極限
   *[beyond] 極限超え
}
practice_write = { $technique }：マスを選び、数字を入れてください。
practice_remove = { $technique }：マスを選び、除外できる数字を押してください。
practice_filled = { $cell }には数字が入っています。
practice_no_candidate = { $digit }は{ $cell }の候補ではありません。
practice_crossed = { $cell }の{ $digit }は除外済みです。
practice_needed = 残念！{ $cell }の{ $digit }は除外できません。
practice_wrong = 残念！{ $cell }は{ $digit }ではありません。
practice_other_write = 惜しい！{ $cell }は{ $digit }ですが、{ $technique }ではわかりません。
practice_other_remove = 惜しい！{ $cell }は{ $digit }ではありませんが、{ $technique }ではわかりません。
practice_right = 正解です。この手であと{ $left }個除外できます。
practice_done = 正解です。これまでに{ $count }問正解。手：{ $line }
practice_where = どこ？
practice_show = 答えを見る
practice_another = 次の問題

## Solve path

path_steps = すべての手順
path_copy = コピー
path_place = 手順 { $number } / { $count }
path_spoken = 手順{ $number }（全{ $count }手順）：{ $technique }。{ SPACED($sentences) }
path_group = { $count ->
    [1] { $technique }
   *[other] { $technique }、{ $count }手
}
path_count = { $technique } × { $count }
path_summary = { $count }手：{ PLAIN($techniques) }。
path_open = 知られているテクニックではこれ以上進めません。空きマスが{ $count }個残ります。

## Replay

replay_none = リプレイできる手がまだありません。
replay_solved = { $level } · { $time }でクリア
replay_played = { $level } · プレイ時間{ $time }
replay_board = リプレイ、{ $board }
replay_board_help = この手のあとの盤面です。ここでは変更できません。
replay_panel = 現在の手
replay_start = 最初
replay_play = 再生
replay_pause = 一時停止
replay_branch = ここから続ける
replay_score = 手の一覧
replay_jumps = 移動先
replay_speeds = 速度
replay_speed = { $factor }×
replay_running = 再生中。
replay_stopped = 停止：{ $what }
replay_at_start = ゲーム開始
replay_placed = { $cell }に{ $digit }
replay_slip = { $cell }に{ $digit }（ミス）
replay_cleared = { $cell }の{ $digit }を消去
replay_notes = { $cell }のメモ：{ SPACED($digits) }
replay_no_notes = { $cell }のメモなし
replay_coloured = { $cell }に色
replay_many = { $count }マスを変更
replay_nothing = 変化なし
replay_move = { $count }手中{ $number }手目
replay_time_and_move = { $time }、{ $position }
replay_slow = { $cell }の前で長考。
replay_slow_timed = { $cell }の前で長考、{ $time }。
replay_ladder = ここで最も簡単な手：
replay_technique = ここで最も簡単な手：{ $technique }。
replay_to_slow = { $cell }の前の長考
replay_to_slow_timed = { $cell }の前の長考、{ $time }
replay_to_step = { $spot }：{ $technique }
replay_to_slip = ミス
replay_to_slip_timed = ミス、{ $time }
replay_to_hint = ヒント
replay_to_hint_timed = ヒント、{ $time }
replay_to_checkpoint = チェックポイント
replay_to_checkpoint_timed = チェックポイント、{ $time }

## Made to order

new_level = レベル
new_level_givens = 初期数字{ $numbers }個
new_symmetry = 初期数字の対称
new_symmetry_none = なし
new_symmetry_half_turn = 180°回転
new_symmetry_quarter_turn = 90°回転
new_symmetry_left_right = 左右
new_symmetry_top_bottom = 上下
new_symmetry_diagonal = 対角線
new_symmetry_antidiagonal = 反対角線
new_method = 生成方法
new_method_carve = 完成盤面から減らす
new_method_build = 空の盤面から増やす
new_method_transform = 既知の問題を変形する
new_method_starter = 内蔵の問題を変形する
new_givens = 初期数字の数
new_givens_help = 例：24、22–26
order_fewest_givens = 初期数字の下限
order_most_givens = 初期数字の上限
new_rating_help = 例：7.2、6.6–7.2。棒は各レーティングの出やすさを表します。
order_lowest_rating = レーティングの下限
order_highest_rating = レーティングの上限
order_the_level = レベル：{ $level }
order_by_techniques = 難しさはテクニックで決まるため、レーティングは指定なしにしました。
order_time = 解く時間
order_any_time = 指定なし
order_by_time = この時間に近い問題のレベルに変えました。
order_clues = 手がかり
order_rules = 追加ルール
order_new_regions = 新しいゲームごとに、ブロックの形が変わります。
new_needs = 必須
new_avoids = 除外
order_least = 最も難しい手の下限
order_hardest_allowed = 最も難しい手の上限
order_path_help = テクニックはヒントと同じで、毎回最も簡単な手を選ぶ解法手順で判定します。
custom_add = テクニックを追加…
custom_remove = { $technique }を外す
custom_both_names = { $name }（{ $english }）
new_any = 指定なし
new_seed = シード
new_seed_help = シードと条件が同じなら同じ問題になります。空欄ならランダムに選びます。
new_seed_draw = 新しいシード
new_bad_seed = シードは19桁以内の整数です。
form_bad_givens = 24のような数か、22–26のような範囲を入力してください。
form_bad_rating = 7.2のような値か、6.6–7.2のような範囲を入力してください。
new_start = 生成

## Enter a puzzle

checking_puzzle = 解がちょうど1つか調べています…
givens_found = 初期数字{ $count }個。
no_solution = この問題には解がありません。
cell_can_be = この問題には解が2つ以上あります。{ $cell }は{ $digits }のいずれでも成り立ちます。解によって異なるマスに印を付けました。
own_label = 問題を貼り付けるか入力
own_grid = 問題の盤面
own_play = 確認してプレイ
own_empty = 問題を入力するか貼り付けるか、盤面に書き込んでください。空きマスは . 0 * _ のどれかです。
own_too_few = { $count ->
    [0] 初期数字がまだありません。{ $board }の問題には{ $fewest }個以上必要です。
   *[other] 初期数字{ $count }個。{ $board }の問題には{ $fewest }個以上必要です。あと{ $more }個以上加えてください。
}
own_one_solution = 解は1つ。
own_not_known = 解の数はまだわかりません。
own_open = ファイルを開く…
own_edit = 初期数字を編集
own_workbench = 作業台を開く
own_edit_detail = 初期数字だけを残します。盤面でCtrl+Zを押すと、テキストに戻ります。
own_shared_puzzle = 共有された問題
own_shared_game = 共有されたゲーム
own_shared_play = プレイ
own_shared_detail = 新しいゲームとして始まります。ほかのゲームはそのまま残ります。
own_shared_progress = 共有した時点で{ $all }個中{ $placed }個の数字が入り、時間は{ $time }でした。
own_recognised = 認識したテキスト
own_list = テキスト内の問題
own_list_first = { $count }問のうち最初の{ $shown }問を表示しています。
own_collection = コレクション名
own_several_puzzles = { $count }問 · { $format }
own_placed = 入力した数字{ $count }個。
own_noted = メモのあるマス{ $count }個。
own_removed = 除外した候補{ $count }個。
own_coloured = 色付きのマス{ $count }個。
own_puzzle_number = 問題{ $number }
format_line = 1行の問題
format_grid = 行ごとの盤面
format_ss = Simple Sudokuファイル（.ss）
format_pencilmarks = 候補付きの盤面
format_sdx = SudoCueファイル（.sdx）
format_sdk = SadManまたはSudoCueファイル（.sdk）
format_hodoku = HoDoKuライブラリーの行
format_gsf = gsfのリストの行
format_sukaku = Sukaku：候補のみ
format_sudokuwiki = SudokuWikiのリンクまたはコード
format_sudokuexchange = SudokuExchangeのリンク
format_fpuzzles = f-puzzlesの問題
format_sudokupad = SudokuPadのリンク
format_opensudoku = OpenSudokuファイル
format_1gsudoku = 1G Sudokuファイル
format_tatham = Simon TathamのSolo
format_iss = Interactive Sudoku Solverの文字列
format_nonet_text = Nonetのテキスト
format_mixed = 複数の形式
text_unread = { $fault }その前の{ $before }問は使えます。
text_too_long = このテキストは1 MBを超えています。長いリストは作業台で読み込めます。
text_too_many = このリストは100,000問を超えています。長いリストは作業台で読み込めます。
text_unknown = Nonetが対応していない数独の形式です。
text_unknown_link = このリンクには、Nonetが読める形式の問題がありません。
text_needs_network = このリンクの問題はサーバー上にありますが、Nonetはネットワークを使いません。リンクを開いて問題をコピーし、ここに貼り付けてください。
text_unsupported_format = { $kind ->
    [scf] この種類（scf）のSudokuPadリンクは読めません。SudokuPadからf-puzzlesに書き出し、そのリンクを貼り付けてください。
   *[other] この種類のファイルは読めません。
}
text_rules = Nonetが対応していないルールの問題です：{ $rules }。
text_rule = { $rule ->
    [killer] キラーケージ
    [parity] 偶数・奇数のマス
    [irregular] 不規則ブロック
    [other_kind] 別の種類の数独のルール
    [thermometers] 温度計
    [arrows] 矢印
    [little_killer] リトルキラー
    [sandwich] サンドイッチ
    [between] ビトウィーンライン
    [palindromes] 回文
    [kropki] クロプキ
    [extremes] 最大・最小のマス
    [lines] 線
   *[drawings] 盤面の図形
}
text_other_rule = { $name }
own_palette = 盤面に描く
own_palette_digits = 数字
own_group = { $group ->
    [cells] マス
    [cages] ケージと領域
    [lines] 線
    [between] マスの間
    [outside] 盤面の外
   *[whole] 盤面全体
}
own_how = { $how ->
    [marks] マスをタップすると印が付き、もう一度タップすると消えます。キーボードではSpaceを押します。
    [pair] マスから隣のマスへなぞります。キーボードでは、両方のマスでSpace、最後にEnterを押します。
    [square] 1つの角で接する4マスをなぞります。キーボードでは、斜めに向かい合う2マスでSpace、最後にEnterを押します。
    [outside] 端のマスをタップするか、そこから内側へなぞります。斜めにもなぞれます。キーボードでは、端のマスでSpace（斜めの場合は、その方向の次のマスでも）、最後にEnterを押します。
    [groups] 1つ目のグループのマスをなぞり、続けて2つ目のグループをなぞります。キーボードでは、各マスでSpace、グループごとにEnterを押します。
    [arrow] 丸から矢印の先までなぞります。キーボードでは、丸、曲がり角、先のマスでSpace、最後にEnterを押します。
    [area] マスをなぞります。キーボードでは、各マスでSpace、最後にEnterを押します。
    [regions] マスからなぞると、通ったマスがすべて最初のマスのブロックに入ります。キーボードでは、各マスでSpace、最後にEnterを押します。
   *[line] 線の始点から終点までなぞります。キーボードでは、両端と曲がり角のマスで順にSpace、最後にEnterを押します。
}
own_cant_place = ここでは使えません：{ $rule }。
own_cant_value = { $rule }では使えない値です。
# While regions are drawn. $sizes: the numbers of cells of those that do not fit, as in "10 8"
own_regions_uneven = 各ブロックには{ $side }マスが必要です。合っていないブロックのマス数：{ $sizes }。
own_values = 値
own_turn = 向きを反転
own_done = 完了
own_copy = 複製
own_copy_how = 複製の先頭になるマスをタップしてください。
own_new_regions = ランダムなブロック
own_regions_changed = 新しいブロックを描きました。
own_finish_and = さらに
own_finish_nothing = なし
own_equal = 常に同じ数字
own_equal_cells = { $cells }
own_different_cells = { $cell }から{ $cells }は見えませんが、数字は常に違います。
own_clues = ルールと手がかり
own_remove = 削除
own_remove_part = { $part }を削除
own_part_given = { $cell }の{ $digit }
own_known = この問題について
own_solutions = 解の数：{ $count }
own_solutions_at_least = 解の数：{ $count }以上
own_hardest = 最も難しい手：{ $step }
own_contradiction = 互いに矛盾しています
own_contradiction_detail = どれか1つを除けば、残りには解があります。
own_not_needed = 1つだけならなくてもよいもの
own_needless_of = { $all }個中{ $count }個
own_all_needed = なくてもよいものはありません。
own_path = 解法手順
own_clear = 最初から作り直す
own_finish = 問題を仕上げる
# A choice of what to add: digits, or a kind of clues.
own_finish_add = 追加するもの
own_finish_digits = 数字
# A choice of levels.
own_finish_any = 指定なし
# The button that lets Nonet finish the puzzle.
own_finish_go = 仕上げる
own_minimise = なくてもよいものを除く
own_changing = 問題を調整しています…
own_changed_nothing = 変更の必要はありませんでした。
own_digits_added = 追加した数字{ $count }個。
own_clues_added = 追加した手がかり{ $count }個。
own_digits_taken = 除いた数字{ $count }個。
own_clues_taken = 除いた手がかり{ $count }個。
own_change_several = この問題には解が2つ以上あります。先に仕上げてください。
own_change_not_decided = この問題に解がいくつあるか判定できませんでした。
own_change_not_found = 条件に合う問題は見つかりませんでした。レベルか手がかりを変えてください。
own_offers = あと1つ数字を入れると唯一解
own_offer = { $cell }に{ $digit }
own_shares_most = 多くの解
own_shares_lone = 1つの解のみ
own_shares_all = すべての解
own_rules = この問題のルール
own_about = タイトル・作者・ルール
own_about_describe = Nonetのルール文を挿入
own_about_field = { $said ->
    [title] タイトル
    [author] 作者
    [rules] ルール（自分の言葉で）
   *[message] クリア後のメッセージ
}
text_board = Nonetが対応していない種類の盤面です：{ $board }。
text_cells = { $expected }マスのはずが、{ $found }マスです。
text_rows = { $expected }行のはずが、{ $found }行です。
text_contradiction = この盤面は問題の初期数字と矛盾しています。
text_damaged = リンクのデータが壊れているか、足りません。リンク全体をコピーしてください。
text_json = 正しいJSONではありません。テキスト全体をコピーしてください。
text_xml = 正しいXMLではありません。テキスト全体をコピーしてください。
text_missing = 「{ $name }」がありません。
text_value = { $kind ->
    [candidate] 「{ $value }」は正しい候補ではありません。512のように、数字、行、列の順に書きます。
    [cell] 「{ $value }」は正しいマスではありません。
    [colour] 「{ $value }」は正しい色ではありません。
    [digit] 「{ $value }」は正しい数字ではありません。
    [note] 「{ $value }」は正しいメモではありません。
    [size] 「{ $value }」は正しい盤面の大きさではありません。
   *[version] 「{ $value }」はNonetが対応していない形式のバージョンです。
}
own_cell_unread = { $symbol }、数字ではない、{ $place }
own_cell_certain = どの解でも{ $digit }、{ $place }
own_cell_either = { OR($digits) }、{ $place }

## Settings

set_groups = 設定のグループ
set_appearance = 外観
set_board = 盤面と強調表示
set_checking = チェックとヒント
set_keys = キーとタッチ
set_excerpt = ゲームのこの部分で、変更をすぐに確かめられます。
set_palette = 配色
set_palette_standard = 標準
set_palette_colour-blind = 色覚対応
set_palette_high-contrast = 高コントラスト
set_clock = 時計
set_clock_detail = プレイ時間を表示します。
set_mistakes = 間違いの表示
set_mistakes_never = しない
set_mistakes_full = 盤面が埋まったとき
set_mistakes_always = すぐに
set_conflicts = 数字の重複
set_conflicts_detail = 行、列、ブロックで重複する数字に印を付けます。
set_combinations = ケージの組み合わせ
set_combinations_detail = 選択中のケージの残りの合計と、入る数字の組み合わせを盤面の下に表示します。
set_clean_notes = メモの整理
set_clean_notes_detail = 数字を入れると、入らなくなったメモも消えます。
set_fill_singles = シングルの自動入力
set_fill_singles_detail = 数字を入れると、候補が1つになったマスや、数字の入る場所が1つになったマスも埋まります。まとめて1回で元に戻せます。
set_peers = 行、列、ブロック
set_peers_detail = 選択したマスの行、列、ブロックを強調表示します。
set_same = 同じ数字
set_same_detail = 選択した数字と同じマスを強調表示します。
set_left = 残りの数
set_left_detail = 各キーに表示します。
set_uniqueness = 解の唯一性を使うテクニック
set_uniqueness_detail = 解が1つであることを前提とする、ユニークレクタングルなどのヒントを使います。
set_extras = テクニックを増やす
set_extras_detail = 3DメデューサやWXYZ-Wingなどのヒントも使います。一部のチェーンの代わりになります。
set_level_steps = レベルに合ったテクニック
set_level_steps_detail = 通常の新しいゲームには、レベルに合ったテクニックが必要になります。上級は2国同盟以上、極限はチェーン以上の難しさの手です。オフのときは、もっと簡単な手だけで解けることもあります。
set_advice = 「学ぶ」のおすすめ
set_advice_detail = ページの上部に、次に学ぶテクニックと復習するテクニックを表示します。
set_letters = 文字キーのショートカット
set_letters_detail = Nはメモ、Hはヒントなど。
set_keys_table = キーを変更
set_key_button = { $does }：{ $keys }
set_key_none = なし
set_key_press = キーを押してください…
set_key_taken = { $key }は使用中です：{ $does }
set_key_reset = リセット
set_key_reset_all = すべてのキーをリセット
set_digit_first = 数字を先に選ぶ
set_digit_first_detail = キーパッドで数字を選び、入れるマスをタップします。
set_language = 言語
set_language_browser = ブラウザーに合わせる
set_language_offline = { $name }（ネットワークが必要）
set_language_failed = この言語を読み込めませんでした。ネットワークに接続して、もう一度選んでください。
set_language_absent = { $wanted }はこの端末にありません。ネットワークに接続して、ページを再読み込みしてください。
set_language_near = { $wanted }はまだありません。代わりに{ $shown }で表示しています。
set_text_size = 文字の大きさ
set_text_size_normal = 標準
set_text_size_large = 大
set_text_size_larger = 特大
set_hand = キーパッド
set_hand_right = 右側
set_hand_left = 左側
set_cell_names = マスの表記
set_note_layout = 隅メモ
set_note_layout_fixed = 数字ごとの位置
set_note_layout_packed = マスの縁に沿って
set_show_notes = 自分のメモ
set_show_notes_detail = 隠すと盤面だけになります。メモは残ります。
set_candidates = すべての候補
set_candidates_detail = 自分のメモの下に、各マスの候補を表示します。
set_voice = スクリーンリーダー
set_verbosity = マスの読み方
set_verbosity_full = 行、列、ブロック
set_verbosity_brief = 短い表記
set_verbosity_content = 中身だけ
set_say_left = 残りの数字
set_say_left_detail = 数字を入れるたびに、残りの個数を読み上げます。

## Help

help_search = ヘルプを検索
help_found = { $count }件見つかりました。
help_nothing_found = 見つかりません。別の言葉をお試しください。
help_play = 遊び方
help_goal = どの行、列、ブロックにも各数字が1つずつ入るように、空きマスを埋めます。どの問題も解はちょうど1つです。
help_place = 入る場所を探します。このブロックのほかの空きマスからはもうこの数字が見えるので、入るのはここです。マスを選び、数字を押します。同じ数字をもう一度押すと消えます。
help_notes_picture = 「隅」か「中央」を選ぶと、入りそうな数字を小さくメモできます。Snyder記法には「隅」を使います。
help_conflicts = 波線は、行、列、ブロックで重複する数字を示します。
help_hint_button = 「ヒント」は注目する場所を示します。押すたびにテクニック、パターン、証明と進み、最後に手を実行します。間違いがあれば、先にそれを示します。
help_saving = ゲームは1手ごとにこの端末に保存されます。どこにも送信されません。
help_import = SudokuPad、f-puzzles、HoDoKuなどのリンクやテキストをどのページにでも貼り付けるか、ファイルをドロップすると、問題が表示されます。
help_keys = キー
help_glossary = 用語集
help_about = このアプリについて
help_version = Nonet { $version }、ビルド{ $build }
help_privacy = 何も送信しません。Nonetにサーバーはなく、ゲームはこの端末に残ります。
help_licences = 含まれるソフトウェアのライセンス

## Help: keys

help_moving = 移動
help_selecting = マスの選択
help_digits = 数字
help_notes = メモ
help_hints = ヒント
help_ear = 読み上げ
help_others = その他
keys_of = { PLAIN($keys) }
key_name = { $name }
key_digits = 1〜{ $last }
key_digits_letters = 1〜9、A〜{ $last }
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
key_held_digit = 数字
key_with_ctrl = Ctrl+{ $key }
key_with_alt = Alt+{ $key }
key_with_shift = Shift+{ $key }
key_outside = { $key }（盤面の外）
key_does = { $key ->
    [move] 移動
    [empty] 次または前の空きマス
    [ends] 行の最初または最後のマス、Ctrlで盤面の最初または最後
    [box] ブロック単位で上下に移動
    [tab] 盤面からボタンへ移動
    [extend] 選択を広げる
    [digit] 数字を入れる。同じ数字なら消す
    [light] 数字を強調表示。続けてタップかEnterで入れる
    [corner] 隅メモ
    [centre] 中央メモ
    [colour] 色
    [strike] 候補を除外
    [erase] 消去
    [hint-next] ヒントの次の段階
    [hint-next-outside] ヒントの次の段階（盤面の外）
    [hint-back] ヒントの前の段階
    [hint-back-outside] ヒントの前の段階（盤面の外）
    [hint-do] ヒントの手を実行
    [hint-close] ヒントを閉じる
    [use] 1つずつ選択中や数字の強調表示中に、マスを選ぶ
    [up] 上
    [left] 左
    [down] 下
    [right] 右
    [extend-up] 上のマスも選択
    [extend-left] 左のマスも選択
    [extend-down] 下のマスも選択
    [extend-right] 右のマスも選択
    [next-empty] 次の空きマス
    [previous-empty] 前の空きマス
    [row-start] 行の最初
    [row-end] 行の最後
    [first] 最初のマス
    [last] 最後のマス
    [box-up] 上のブロックへ
    [box-down] 下のブロックへ
    [select-all] すべてのマスを選択
    [select-alike] 同じ内容のマスをすべて選択
    [clue] 次または前の手がかり
    [next-clue] 次の手がかりのマスを選択
    [previous-clue] 前の手がかりのマスを選択
    [select-cell] このマスを選択に追加、または解除
    [select] マスを1つずつ選択
    [escape] 強調表示や選択を解除
    [mode-digit] 数字
    [mode-corner] 隅メモ
    [mode-centre] 中央メモ
    [mode-colour] 色
    [next-mode] 次のモード
    [notes] 隅メモの切り替え
    [candidates] 候補の表示を切り替え
    [hint] ヒント、または次の段階
    [undo] 元に戻す
    [redo] やり直す
    [zoom] 大きな盤面を拡大、または全体表示
    [pause] 一時停止
    [check] 間違いをチェック
    [checkpoint] チェックポイントを作る
    [copy] 盤面をテキストでコピー
    [read-row] 行を読み上げる
    [read-column] 列を読み上げる
    [read-box] ブロックを読み上げる
    [read-left] 各数字の残りを読み上げる
    [read-candidates] マスの候補を読み上げる
    [read-selection] 選択中のマスを読み上げる
    [read-colours] 色の場所を読み上げる
    [read-strikes] 除外した候補を読み上げる
   *[help] ヘルプ
}

## Help: glossary

term_given = 初期数字
means_given = 問題に最初から入っている数字です。変更できません。
term_cell_name = マスの表記
means_cell_name = r4c5は、4行目・5列目のマスです。rは行（row）、cは列（column）を表します。R4C5と書かれることもあります。表記は設定で選べます。
term_house = ハウス
means_house = 行、列、ブロックのことです。盤面によっては2本の対角線も含みます。ハウスには各数字が1つずつ入ります。
term_peer = 見えるマス
means_peer = あるマスと、行、列、ブロックのどれかが同じマスです。互いに見える2マスに同じ数字は入りません。
term_candidate = 候補
means_candidate = マスにまだ入る可能性のある数字です。見えるマスにその数字がなく、どの手でも除外されていません。
term_note = メモ
means_note = マスに小さく書く数字です。たいていは候補を書きます。
term_conflict = 重複
means_conflict = 1つのハウスに同じ数字が2つあることです。波線で示します。
term_mistake = 間違い
means_mistake = 解と異なる数字です。長いあいだ気づかないこともあります。
term_single = シングル
means_single = マスに残った最後の候補（ネイキッドシングル）、またはハウスで数字の入る最後の場所（ヒドゥンシングル）です。
term_subset = n国同盟
means_subset = ハウスの2〜4マスで、同じ個数の数字を使い切る形です。2国同盟、3国同盟、4国同盟があります。ハウスのほかのマスにその数字は入りません。
term_strong_link = 強いリンク
means_strong_link = 少なくとも一方が真である2つの候補です。一方が偽なら、他方は真です。
term_weak_link = 弱いリンク
means_weak_link = 多くても一方しか真にならない2つの候補です。一方が真なら、他方は偽です。
term_chain = チェーン
means_chain = 強いリンクと弱いリンクで交互につながった候補です。最初の候補が偽なら、最後の候補は真です。
term_fish = フィッシュ
means_fish = いくつかの行で、1つの数字の入る場所がすべて同じ本数の列に収まる形です。行と列が逆の形もあります。X-Wing、ソードフィッシュ、ジェリーフィッシュなどがあります。
term_uniqueness = 解の唯一性
means_uniqueness = 問題の解はちょうど1つです。これを利用し、解が2つになるパターンを除外するテクニックがあります。
term_rating = レーティング
means_rating = 問題の最も難しい手の難しさを、Sudoku Explainerの尺度で表した値です。最も易しい問題が1.2、知られている最難問が12近くです。

## Dates

date_today = 今日
date_yesterday = 昨日
date_unknown = 日付不明
date_narrow = { DAY($day, form: "narrow") }
date_weekday = { DAY($day, form: "weekday") }
date_day = { DAY($day) }
date_year = { DAY($day, form: "year") }
date_long = { DAY($day, form: "long") }
date_month = { DAY($day, form: "month") }

## All games

games_entry = { $level }、{ $open }マス中{ $placed }マス入力済み、{ PLAIN($parts) }
games_titled = { $title }
games_numbered = { $title }、{ $number }
games_on_board = 盤面に表示中
games_rating = レーティング{ $rating }
games_estimated = 目安{ $minutes }
games_solved_in = { $time }でクリア
games_played_for = プレイ時間{ $time }
games_last = { $date }
games_to_go = { $count ->
    [0] クリア
   *[other] 残り{ $count }マス
}

games_go_on = 続ける
games_continue = 続きから
games_in = 問題を貼り付ける・開く
games_in_detail = 81文字、リンク、ファイル、リスト
games_saved_title = 保存したゲーム
games_search = ゲームを検索
games_search_example = 例：上級、2026-11、rating>3
games_order = 並び順
games_order_played = 最近プレイした順
games_order_begun = 最近始めた順
games_order_title = タイトル
games_order_rating = 難易度
games_order_time = プレイ時間
games_order_progress = 残りが少ない順
games_kind = ゲームの種類
games_all = すべて
games_playing = プレイ中
games_solved = クリア済み
games_own = 入力した問題
games_collection = コレクション
games_any_collection = すべてのコレクション
games_tag = タグ
games_any_tag = すべてのタグ
games_choose = 複数選択
games_choose_all = すべて選択
games_choose_done = 完了
games_picked = { $count }件のゲームを選択中
games_delete = 削除
games_add_tag = タグを追加
games_bring_back = 元に戻す
games_edit = タイトルとタグ
games_edit_title = タイトルとタグ
games_title = タイトル
games_tags = タグ
games_tags_hint = タグはカンマで区切ります。
games_store = 保存
games_back_up = バックアップ
games_restore = 復元
games_more = もっと見る
games_none = ゲームがまだありません。始めたゲームはすべてここに残ります。
games_none_found = 該当するゲームがありません。検索を変えるか、「すべて」を選んでください。
games_found = ゲーム{ $all }件中{ $count }件を表示
games_loading = ゲームを読み込み中…
games_retry = 再試行

games_deleted = { $count }件のゲームを削除しました。
games_brought_back = { $count }件のゲームを元に戻しました。
games_board_stays = 盤面のゲームは削除できません。先に別のゲームを始めてください。
games_saved = { $count }件のゲームをnonet-backup.txtに保存しました。
games_unreadable = 保存データが壊れているため、このゲームは開けません。バックアップには含まれます。
games_failed = ゲームにアクセスできませんでした。ページを再読み込みして、もう一度お試しください。
games_blocked = プライベートウィンドウなどのため、このブラウザーはゲームを残せません。表示されるのは保存できたゲームだけです。残したいものはバックアップしてください。
games_full = この端末には、これ以上ゲームを保存する空きがありません。このタブを開いている間は、最後の手も残ります。空き容量を増やすか、不要なゲームを削除してください。
games_newer = ゲームは新しいバージョンのNonetで保存されています。ページを再読み込みすると開けます。変わらないときは、しばらくしてからもう一度お試しください。ゲームはすべて残っています。
games_no_backup = このファイルはNonetのバックアップではありません。「バックアップ」で保存したファイルを選んでください。
games_unread = 保存されたゲームのうち{ $count }件を読み取れません。バックアップには含まれます。

restored_new = { $count }件のゲームを追加しました。
restored_updated = { $count }件のゲームを新しい内容に更新しました。
restored_kept = { $count }件のゲームはすでにありました。
restored_unread = 壊れたゲーム{ $count }件を省きました。
restored_newer = { $count }件のゲームは新しいバージョンのNonetのものです。ページを再読み込みして、もう一度復元してください。
restored_cut = ファイルが途中で切れています。足りないゲームがあるかもしれません。
restored_others = この端末で別の進め方をしたゲームは、両方残します。
restored_nothing = このバックアップにゲームはありません。

games_collecting = { $count }問を追加中…
collected_added = { $count ->
    [0] 問題は追加されませんでした。
   *[other] { $count }問を追加しました。
}
collected_unsolvable = { $count }問は解がないため、省きました。
collected_several = { $count }問は解が2つ以上あるため、省きました。
own_collect = すべてゲームに追加
own_link_newer = このリンクは新しいバージョンのNonetで作られています。ページを再読み込みして、もう一度リンクを開いてください。
own_link_damaged = このリンクは壊れているか、途中で切れています。全体をコピーし直してください。
format_nonet = Nonetのリンク

## Sharing a game

out_title = 共有・書き出し
out_print = 紙に印刷
out_none = 共有するゲームがありません。先にゲームを始めてください。
out_progress = 進行状況を含める
out_progress_detail = 数字、メモ、色、履歴も含めます。オフなら問題だけです。
out_link = リンク
out_link_detail = ゲームはリンクそのものに入っています。ほかには何も保存されません。
out_copy_link = リンクをコピー
out_copy_text = テキストをコピー
out_copy_path = 解法手順をコピー
out_copy_seed = シードをコピー
out_share_link = リンクを共有
out_share_picture = 画像を共有
out_picture = 画像
out_svg = SVGで保存
out_png = PNGで保存
out_text = テキストとファイル
out_format = 形式
out_save = ファイルに保存
out_left_out = この形式に含まれないもの：{ PLAIN($parts) }。
out_part = { $part ->
    [progress] 入力した数字
    [corner] 隅メモ
    [centre] 中央メモ
    [removed] 除外した候補
    [colours] 色
   *[history] 履歴
}
out_programs = ほかのプログラム
out_open_sudokupad = SudokuPadで開く
out_open_sudokuexchange = SudokuExchangeで開く
out_open_sudokuwiki = SudokuWikiで開く
out_no_board = { $format ->
    [sudokupad] SudokuPadにこの盤面はありません。
    [sudokuexchange] SudokuExchangeにこの盤面はありません。
    [sudokuwiki] SudokuWikiにこの盤面はありません。
   *[other] この形式にこの盤面はありません。別の形式を選んでください。
}
out_path = 解法手順
out_path_find = 解法手順を求める
out_path_wait = 1手ずつ解いています…
out_path_classic = 解法手順があるのは通常の盤面だけです。
out_path_found = 解法手順は{ $count }手です。
out_path_text = テキストとして保存
out_path_html = ウェブページとして保存
out_seed = シード
out_seed_detail = シードと条件が同じなら同じ問題になります。

## Daily puzzles

daily_today = 今日
daily_archive = すべての日
daily_play = プレイ
daily_solved = { $count }問中{ $solved }問クリア
daily_date = { DAY($day) }
daily_day = { $date }、{ $count }問中{ $solved }問クリア
daily_day_later = { $date }、まだ先の日です
daily_month_before = 前の月
daily_month_after = 次の月
daily_new = 日替わり{ $level }、未プレイ、{ $minutes }
daily_playing = 日替わり{ $level }、プレイ時間{ $time }
daily_done = 日替わり{ $level }、{ $time }でクリア
daily_done_with_hints = 日替わり{ $level }、{ $time }でクリア、ヒント{ $count }回
daily_about = 毎日、全員に同じ問題が出ます。
daily_week = 今週
daily_later = まだ先の日
variant_new = { CAP($rule) }、未プレイ
variant_playing = { CAP($rule) }、プレイ時間{ $time }
variant_done = { CAP($rule) }、{ $time }でクリア
variant_done_with_hints = { CAP($rule) }、{ $time }でクリア、ヒント{ $count }回
daily_result = あなたの結果
daily_copy = コピー
daily_share = 共有

result_title = Nonet、{ $date }
result_date = { DAY($day, form: "year") }
result_done = { $level } { $time }
result_done_with_hints = { $level } { $time }、ヒント{ $count }回
result_open = { $level } –
result_streak = { $days }日連続

## Statistics

stats_period = 期間
stats_weeks = 9週間
stats_year = 今年
stats_all = 全期間
stats_count_all = 補助ありも数える
stats_counts = ベスト、中央値、推移は、ヒントもチェックも使わずにクリアしたゲームで計算します。クリアしたゲームのコピーは数えません。
stats_counts_all = ベスト、中央値、推移は、ヒントやチェックを使ったものも含め、クリアしたすべてのゲームで計算します。クリアしたゲームのコピーは数えません。
stats_nothing = クリアした問題はまだありません。
stats_start = 始める
stats_analysing = { $count }件のゲームを分析中…
stats_level = レベル
stats_solved = クリア数
stats_trend = 直近9週間
stats_other = その他
stats_no_hint = 補助なし
stats_hinted = 補助あり
stats_minutes = 分
stats_faster = 直近9週間で{ $percent }%速くなりました
stats_slower = 直近9週間で{ $percent }%遅くなりました
stats_steady = 速さは変わりません
stats_with_hints = 補助あり{ $count }ゲーム
stats_chart = { $level }、{ $solved }ゲームの時間：ベスト{ $best }、中央値{ $median }
stats_as_table = 表で見る
stats_hints = ヒント
stats_times = 時間：補助なしのゲーム＋補助ありのゲーム
stats_time = 時間
stats_range = { $from }〜{ $to }
stats_cell = { $plain }＋{ $hinted }
stats_streak = 連続日数
stats_days_in_row = 日連続
stats_longest = 最長{ $count }日、{ $end }
stats_no_streak = 今日1問クリアすると始まります。
stats_calendar = 9週間のうち{ $count }日クリア
stats_now = 今日
stats_calendar_key = 9週間。四角が大きいほど多くクリアした日です：1、2、3問以上。
stats_week = 週の初日
stats_slow_title = 時間のかかる手
stats_slow = { $count ->
    [1] { $time }、1回
   *[other] 平均{ $time }、{ $count }回
}
stats_met_title = 問題に出たテクニック
stats_met = { $count }ゲーム
stats_found = { $count ->
    [1] 1回発見、{ $time }
   *[other] { $count }回発見、平均{ $time }
}
stats_after_hint = ヒントの後に{ $count }回
stats_guesses = 勘による手が{ $count }回：どのテクニックでも説明できません。
stats_practise = { $technique }を練習

## Print

print_title = 印刷
print_row = セット{ $number }
print_number = 問題数
print_level = レベル
print_symmetry = 対称
print_add = 問題を追加
print_remove = 削除
print_per_page = 1ページの問題数
print_parts = 一緒に印刷
print_cover = 表紙
print_rating = レーティング
print_technique = 最も難しいテクニック
print_ratings = レーティング
print_needs = 含むテクニック
print_needs_any = 指定なし
print_candidates = 候補
print_hints = 最初のヒント
print_codes = QRコード
print_solutions = 解答
print_seed = 冊子のシード
print_generate = 生成
print_game = 盤面のゲーム
print_now = 印刷
print_preview = プレビュー
print_continue = スマートフォンで続ける
print_bold = 太字は初期数字です。
print_page = { $number } / { $count }ページ
print_puzzle = 問題{ $number }
print_solutions_on = 解答は{ $page }ページから。
print_by_seed = シード{ $seed }
print_count = { $count }問
print_progress = { $count }問中{ $done }問を生成
print_ready = { $count }問を印刷できます。
print_stopped = 中止しました。何も保存されていません。
print_bad_count = 整数を入力してください。冊子は最大{ $most }問です。
print_rest = { $count }ページ中、1〜{ $last }ページ目です。すべて印刷するには、Nonetの「印刷」を押してください。
## About

about_title = Nonetについて
about_free = Nonetは自由ソフトウェアです。MITライセンスまたはApacheライセンス2.0のもとで、使用、改変、共有ができます。
about_bom = ソフトウェア部品表（SBOM）
about_sent_title = プライバシー
about_sent = アカウントもCookieも広告もなく、あなたについての統計も取りません。このページは、ほかのサイトに接続できないようになっています。共有したリンクやファイルは、あなたが送った先にだけ届きます。
about_stored_title = この端末に保存されるもの
about_stored_games = あなたのゲーム
about_stored_games_where = ブラウザーのデータベース「nonet」の中。
about_stored_texts = プレイ中のゲーム、設定、練習の記録
about_stored_texts_where = ブラウザーのローカルストレージの、「nonet.」で始まる項目。
about_stored_app = オフラインでも動くためのNonet本体
about_stored_app_where = ブラウザーのキャッシュの中。
about_size = このサイトは、この端末で合計約{ $kilobytes } KBを使っています。
about_export_title = すべて書き出す
about_export = 1つのファイルに、すべてのゲームの全手順、設定、練習の記録が入ります。「ゲーム」の「復元」で、どの端末でも読み込めます。
about_delete_title = すべて削除
about_delete = すべてのゲーム、設定、練習の記録をこの端末から削除します。開いているタブは最初の状態に戻ります。
about_delete_sure = すべてのゲーム、設定、練習の記録を削除しますか？バックアップがなければ元に戻せません。
about_delete_now = 完全に削除
