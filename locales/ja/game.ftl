# Nonet in Japanese: the board's page.

## General

two_sentences = { $first }{ $second }
word_back = 戻る
word_back_to_game = ゲームに戻る
word_cancel = キャンセル
word_close = 閉じる
word_help = ヘルプ
word_how_far = 進行状況
word_menu = メニュー
word_messages = メッセージ
word_new_game = 新しいゲーム
word_next = 次へ
word_notes = メモ
word_rating = レーティング
word_settings = 設定
word_tools = ツール
word_try_again = 再試行
one_number = { $number }
range = { $least }〜{ $most }

house_name = { $kind ->
    [row] { $number }行目
    [column] { $number }列目
    [box] ブロック{ $number }
    [region] ブロック{ $number }
    [window] ウィンドウ{ $number }
    [group] グループ{ $number }
    [extra] 追加領域{ $number }
   *[diagonal] 対角線{ $number }
}
level_name = { $level ->
    [easy] 初級
    [medium] 中級
    [hard] 上級
    [master] 達人
   *[extreme] 極限
}
page_title = { $page } – Nonet
progress_placed = { $all }マス中{ $placed }マス
progress_left = 残り{ $left }マス
progress_hints = ヒント{ $hints }回
level_titled = { $title }
level_custom = カスタム
level_own = 入力した問題
level_copy = { $name }（コピー）
level_version = { $name }（別の進行）
level_and_board = { $level }、{ $board }
board_plain = { $side }×{ $side }
board_diagonals = { $side }×{ $side }（対角線あり）
board_rules = { $side }×{ $side }（{ $rules }）
rule_name = { $rule ->
    [jigsaw] ジグソーブロック
    [diagonal] 右下がりの対角線
    [antidiagonal] 右上がりの対角線
    [diagonals] 2本の対角線
    [windoku] ウィンドク
    [disjoint] ディスジョイントグループ
    [extra] 追加領域
    [anti-knight] アンチナイト
    [anti-king] アンチキング
    [non-consecutive] 不連続
    [odd] 奇数のマス
    [even] 偶数のマス
    [digits] 数字限定のマス
    [kropki] クロプキ
    [xv] XV
    [killer] キラーケージ
    [little-killer] リトルキラー
    [thermo] 温度計
    [slow-thermo] スロー温度計
    [arrow] 矢印
    [double-arrow] ダブルアロー
    [difference] 白丸
    [ratio] 黒丸
    [no-other-difference] 白丸の省略なし
    [no-other-ratio] 黒丸の省略なし
    [x] Xの印
    [v] Vの印
    [no-other-xv] XとVの省略なし
    [greater] 不等号
    [minimum] 最小のマス
    [maximum] 最大のマス
    [whisper] ウィスパーライン
    [renban] 連番ライン
    [nabner] ナブナーライン
    [palindrome] 回文ライン
    [clone] クローン
    [between] ビトウィーンライン
    [lockout] ロックアウトライン
    [region-sum] リージョンサムライン
    [zipper] ジッパーライン
    [ten-line] サムライン
    [entropic] エントロピックライン
    [modular] モジュラーライン
    [quadruple] クアドルプル
    [sandwich] サンドイッチ
    [x-sum] Xサム
    [room] ナンバードルーム
    [skyscraper] ビルディング
    [column-indexer] 列インデクサー
    [row-indexer] 行インデクサー
    [global-entropy] グローバルエントロピー
    [anti-taxicab] アンチタクシー
    [lunchbox] ランチボックス
    [look-and-say] ルックアンドセイ
    [rellik] レリックケージ
    [equal-sum] 等和ケージ
    [hidden-skyscraper] 隠れビルディング
    [full-rank] フルランク
   *[circles] カウンティングサークル
}

## Pages

nav_pages = ページ
nav_all_pages = すべてのページ
nav_play = プレイ
nav_new = 新規
nav_daily = 日替わり
nav_games = ゲーム
nav_learn = 学ぶ
nav_stats = 統計
nav_statistics = 統計
nav_print = 印刷
nav_bench = 作業台
nav_workbench = 作業台
nav_more = その他
nav_nonet = Nonet

## Loading

loading_solver = ソルバーを読み込み中
loading_page = ページを読み込み中
bytes_none = { $what }…
bytes_of = { $what }：{ $total } KB中{ $kilobytes } KB…
bytes_so_far = { $what }：{ $kilobytes } KB…
rest_loading = Nonetの残りを読み込み中…
rest_not_loaded = Nonetのこの部分を読み込めませんでした。オフラインではありませんか？
page_not_loaded = このページを読み込めませんでした。オフラインではありませんか？

## Board

board_label = 数独、{ $level }、{ $board }
board_help = 矢印キーで移動、数字キーで入力、F1でキーの一覧を表示します。
cell_place = { $row }行{ $column }列、ブロック{ $box_number }
cell_place_and = { $row }行{ $column }列、{ PLAIN($places) }
cell_rule = { $rule ->
    [odd] 奇数のマス
   *[even] 偶数のマス
}
cell_in_short = { $cell }
cell_label = { PLAIN($parts) }
cell_empty = 空き
cell_digit = { $digit }
cell_given = 初期数字
cell_conflict = 重複
cell_mistake = 間違い
cell_notes = メモ { SPACED($digits) }
cell_centre = 中央 { SPACED($digits) }
cell_struck = 除外 { SPACED($digits) }
cell_colour = 色 { PLAIN($colours) }
cell_colours = 色 { $colours }
colour_name = { $colour ->
    [rose] 赤
    [amber] オレンジ
    [lemon] 黄色
    [leaf] 緑
    [teal] 青緑
    [sky] 水色
    [violet] 紫
    [pink] ピンク
   *[grey] グレー
}
givens_count = 初期数字{ $count }個
givens_and_board = 初期数字{ $count }個、{ $board }
bar_time = 時間 { $time }
keypad_digits = 数字
key_note = メモ{ $digit }
key_colour = { $colour ->
    [rose] 赤
    [amber] オレンジ
    [lemon] 黄色
    [leaf] 緑
    [teal] 青緑
    [sky] 水色
    [violet] 紫
    [pink] ピンク
   *[grey] グレー
}
keypad_notes = { $mode ->
    [corner] 隅メモ
    [centre] 中央メモ
   *[colour] 色
}
key_all_placed = { $digit }、完了
key_left = { $digit }、残り{ $left }個
mode_group = 入力モード
mode_digit = 数字
mode_corner = 隅
mode_centre = 中央
mode_colour = 色
tool_undo = 元に戻す
tool_redo = やり直す
tool_erase = 消去
tool_select = 選択
tool_check = チェック
tool_hint = ヒント

## Moves

digit_placed = { $left ->
    [0] { $digit }を入れました。{ $digit }はこれで全部です。
   *[other] { $digit }を入れました。残り{ $left }個。
}
placed = { $digit }を入れました。
digit_clash = { $house ->
    [row] この行にはもう{ $digit }があります。
    [column] この列にはもう{ $digit }があります。
    [box] このブロックにはもう{ $digit }があります。
    [region] このブロックにはもう{ $digit }があります。
    [window] このウィンドウにはもう{ $digit }があります。
    [group] このグループにはもう{ $digit }があります。
    [extra] この追加領域にはもう{ $digit }があります。
    [anti-knight] ナイトの動きで届くマスにもう{ $digit }があります。
    [anti-king] 周囲のマスにもう{ $digit }があります。
    [non-consecutive] 隣のマスに{ $digit }と連続する数字があります。
    [odd] { $digit }は偶数です。このマスには奇数しか入りません。
    [even] { $digit }は奇数です。このマスには偶数しか入りません。
   *[diagonal] この対角線にはもう{ $digit }があります。
}
digit_mistake = { $digit }は間違いです。
erased = 消去しました。
notes_none = メモなし。
notes_of_cell = メモ{ PLAIN($digits) }。
centre_notes_of_cell = 中央メモ{ PLAIN($digits) }。
mode_chosen = { $mode ->
    [digit] 数字。
    [corner] 隅メモ。
    [centre] 中央メモ。
   *[colour] 色。
}
entered_in = { $mode ->
    [digit] { $count }マスに{ $digit }を入れました。
    [corner] { $count }マスに隅メモ{ $digit }を付けました。
   *[centre] { $count }マスに中央メモ{ $digit }を付けました。
}
singles_filled = 続いてシングルで{ $count }マス埋まりました。
erased_from = { $mode ->
    [digit] { $count }マスの{ $digit }を消しました。
    [corner] { $count }マスの隅メモ{ $digit }を消しました。
   *[centre] { $count }マスの中央メモ{ $digit }を消しました。
}
restored = { $cell }の{ $digit }を候補に戻しました。
struck_in = { $count }マスの{ $digit }を除外しました。
unstruck_in = { $count }マスの{ $digit }を候補に戻しました。
cell_painted = { $cell }を{ $colour }に塗りました。
cell_unpainted = { $cell }の{ $colour }を消しました。
candidate_painted = { $cell }の{ $digit }を{ $colour }に塗りました。
candidate_unpainted = { $cell }の{ $digit }の色を消しました。
painted_in = { $count }マスを{ $colour }に塗りました。
unpainted_in = { $count }マスの{ $colour }を消しました。
digit_bound = すべての{ $digit }を{ $colour }にしました。
digit_unbound = { $digit }の色を消しました。
colour_gone = { $colour }をすべて消しました。
colours_cleared = 色をすべて消しました。
light_on = { $digit }を強調表示：残り{ $left }個、候補は{ $open }マス。
light_first = タップしたマスに{ $digit }が入ります。残り{ $left }個、候補は{ $open }マス。
light_off = 強調表示はありません。
pause_on = 一時停止中。盤面を隠しています。
pause_off = 再開しました。
pause_title = 一時停止中
pause_resume = 再開
bar_pause = 一時停止
bar_zoom = 拡大
check_clean = ここまで間違いはありません。
check_wrong = { $count }個の数字が間違っています。次の手まで印を付けておきます。
check_lost = 必要な候補を{ $count }個除外しています。
full_but_wrong = 盤面は埋まりましたが、間違いがあります。「チェック」で場所がわかります。
checkpoint_set = チェックポイント{ $number }を作りました。
checkpoint_removed = チェックポイントを削除しました。
place_reached = { $count ->
    [0] 最初に戻りました。
   *[other] { $count }手目に移動しました。
}
stops_title = チェックポイント
stops_intro = チェックポイントや、途中で離れた分岐に戻れます。どの手も失われません。
stop_name = 名前
stop_go = 移動
stop_remove = 削除
stop_here = 現在地
stop_checkpoint = チェックポイント{ $number }
stop_line = { $time }の時点で離れた分岐、数字{ $placed }個
stop_of = { $what }：{ $name }
score_name = 記録：{ PLAIN($parts) }
score_placed = 数字{ $count }個
score_slips = ミス{ $count }回
score_spots = 長考{ $count }回
candidates_on = 候補を表示しました。
candidates_off = 候補を隠しました。
picking_on = マスを1つずつ選びます。
picking_off = 選択を終了しました。
selected = { $count ->
    [0] 選択していません。
   *[other] { $count }マスを選択中。
}
selected_cells = 選択中：{ PLAIN($cells) }。
nothing_selected = 選択していません。
cell_candidates = { OR($digits) }が入ります。
cell_filled = { $digit }が入っています。
cell_without_candidates = どの数字も入りません。
colour_in = { $colour }：{ PLAIN($places) }。
no_colours = 色は付いていません。
struck_candidates = 除外済み：{ PLAIN($candidates) }。
no_strikes = 除外した候補はありません。
notes_tidied = 入らなくなったメモを消しました。
digit_filled = { $digit }を、入るマスすべてにメモしました。
fill_which = 先に、メモする数字が入ったマスを選んでください。
notes_filled = すべての候補をメモしました。
refused_given = これは初期数字です。
refused_filled = 先に数字を消してから、メモしてください。
game_over = クリア済みです。途中から続けるには、「リプレイ」でその場面を選び、「ここから続ける」を押してください。
copy_begun = コピーで続けます。クリアしたゲームは、タイムとともに一覧に残ります。
undo_label = 元に戻しました
redo_label = やり直しました
nothing_to_undo = 元に戻す手がありません。
nothing_to_redo = やり直す手がありません。
moved = { $what }。
moved_cleared = { $what }：{ $cell }の{ $digit }はなくなりました。
moved_placed = { $what }：{ $cell }に{ $digit }。
moved_struck = { $what }：{ $cell }の{ $digit }を除外。
moved_unstruck = { $what }：{ $cell }の{ $digit }を候補に復帰。
moved_notes = { $what }：{ $cell }のメモ{ PLAIN($digits) }。
moved_no_notes = { $what }：{ $cell }のメモなし。
one_cell = { $cell }
candidate_in_cell = { $cell }の{ $digit }
candidates_struck = 除外：{ PLAIN($candidates) }。
house_read_out = { $house }：{ PLAIN($contents) }。
content_digit = { $digit }
content_empty = 空き
digit_left = { $digit }が{ $count }個
digits_left = 残り：{ PLAIN($digits) }。
nothing_left = 数字はすべて入りました。

## The end of a game

solved_alone = ヒントを使わず、{ $time }でクリアしました。
end_words = { $words }
solved_with_hints = { $depth ->
    [mistake] { $time }でクリアしました。間違いの確認{ $hints }回。
    [place] { $time }でクリアしました。ヒント{ $hints }回、注目する場所まで。
    [name] { $time }でクリアしました。ヒント{ $hints }回、テクニック名まで。
    [pattern] { $time }でクリアしました。ヒント{ $hints }回、パターンまで。
    [proof] { $time }でクリアしました。ヒント{ $hints }回、証明まで。
    [step] { $time }でクリアしました。ヒント{ $hints }回、手の実行まで。
   *[unknown] { $time }でクリアしました。ヒント{ $hints }回。
}
rated = レーティングは{ $rating }です。
rated_by_step = レーティングは{ $rating }です（{ $step }）。
panel_another = もう1問
stats_best = ベスト
stats_median = 中央値
end_unknown = …
end_solved = クリア
end_share = 共有
end_hardest = 最も難しい手
end_hints_label = ヒント
end_rating = レーティング
end_seed = シード
estimate_title = 目安の時間
estimate_range = { $low }〜{ $high }分
estimate_own = あなたなら約{ $minutes }分
estimate_both = { $low }〜{ $high }分、あなたなら約{ $minutes }分
end_record = 自己ベスト
end_missed = 見落とした手は？
end_hints = { $depth ->
    [mistake] { $count }回（間違いの確認）
    [place] { $count }回（注目する場所まで）
    [name] { $count }回（テクニック名まで）
    [pattern] { $count }回（パターンまで）
    [proof] { $count }回（証明まで）
    [step] { $count }回（手の実行まで）
   *[unknown] { $count }回
}
hint_lesson = レッスン

## Hints

hint_title = ヒント
hint_looking = 次の手を探しています…
hint_closed = ヒントを閉じました。
hint_mistake = 間違いがあります
hint_where_to_look = 注目する場所
hint_the_pattern = パターン
hint_sentence_of = { $number } / { $count }
hint_spoken = { $title }。{ $text }
hint_spoken_detail = { $title }、{ $detail }。{ $text }
tier_name = { $tier ->
    [beginner] 入門
    [easy] 初級
    [medium] 中級
    [hard] 上級
    [expert] 達人
    [extreme] 極限
   *[beyond] 極限超え
}
tier_if_unique = { $tier }、解が1つであることが前提
already_solved = クリア済みです。もう手はありません。
step_done = 実行しました。
moves_undone = { $count }手戻しました。間違いはなくなりました。
undo_count = { $count }手戻す
fault_digit_in = { $house }に間違った数字が1つあります。
fault_candidate_in = { $house }で、必要な候補を除外しています。
fault_digit_at = { $cell }の{ $digit }は間違いです。
fault_candidate_at = { $cell }の{ $digit }を除外していますが、必要な候補です。
next_is = 次の手は{ $technique }です。
proof_place = 手順 { $number } / { $count }
another_place = 別の手 { $number } / { $count }
another_none = もっと難しい手を除くと、ここで使える手はほかにありません。
hint_thinking = 探しています…
singles_none = 今、シングルで埋まるマスはありません。
singles_count = シングルで{ $count }マス埋まります。印を付けました。
singles_told = { PLAIN($candidates) }。
simpler_title = もっと簡単な手は？
why_title = { $cell }：なぜ{ $digit }が入らない？
why_question = { $cell }に入らない理由を知りたい数字を押してください。
why_filled = { $cell }には{ $digit }が入っています。
why_seen = { $cells }の{ $digit }が見えるので、{ $cell }に{ $digit }は入りません。
ask_name = 次のテクニック名
ask_singles = すべてのシングル
ask_why = 入らない理由は？
ask_again = もう一度聞く
ask_proof = 証明を見る
ask_another = 別の手
ask_simpler = もっと簡単な手は？
point_at_cell = { $cell }を見てください。もう数字が決まります。
point_at_digit = { $cell }は{ $digit }です。
press_show_fault = 表示
press_resume = 元の手に戻る
press_erase = 消す
press_put_back = 候補に戻す
press_do = 実行
press_next = 次へ
hint_not_loaded = ソルバーを読み込めず、ヒントを出せません。ゲームはそのままです。
hint_crashed = ソルバーが異常終了したため、再起動しました。もう一度「ヒント」を押してください。ゲームはそのままです。
hint_took_too_long = ヒントが時間内に見つかりませんでした。ゲームはそのままです。

## The first game

guide_offer = 数独は初めてですか？
guide_new_here = 初めての方へ
guide_begin = はじめての数独
guide_detail = 5ステップで遊び方を学ぶ
guide_easy = 初級で始める
guide_decline = 今はしない
guide_title = はじめての数独
guide_skip = スキップ
guide_select = どの行、列、ブロックにも、各数字が1つずつ入ります。印の付いたマスを選んでください。
guide_place = このブロックに足りない数字は1つです。見つけて、キーパッドで押してください。
guide_single = 行、列、ブロックを見ると、このマスに入る数字は1つだけです。入力してください。
guide_note = このマスに入るのは7か8です。「隅」を選んで、両方をメモしてください。
guide_hint = 行き詰まったら、「ヒント」を押すと注目する場所がわかります。
guide_done = これで準備は万全です。お楽しみください！
guide_killer = はじめてのキラー
guide_killer_detail = 5ステップでケージを学ぶ
guide_killer_select = ケージの数字はすべて異なり、合計は隅の数と同じです。印の付いたマスを選んでください。
guide_killer_pair = 合計3の2マスに入るのは1と2です。「隅」を選んで、両方をメモしてください。
guide_killer_rest = ブロックの合計は21、中に収まる2つのケージは19です。残りの数を入力してください。
guide_killer_sets = 合計8になる3つの数字は1・2・5か1・3・4です。印の付いたケージのマスを選んでください。

## New game

new_one_press = レベルを選ぶか、1〜5を押すと始まります。
new_needs_easy = ヒドゥンシングル
new_needs_medium = ポインティングとクレーミング
new_needs_hard = 2国同盟、ウィング、フィッシュ、レクタングル
new_needs_master = 短いチェーン（主に1つの数字）
new_needs_extreme = 長いチェーン、最少の初期数字
new_between = { $least }〜{ $most }
new_from = { $least }以上
new_order_detail = 盤面、対称、レーティング、テクニック、シード
new_enter_detail = 入力か貼り付け
order_title = オーダーメイド
new_again = 前回と同じ条件で
order_sentence = { PLAIN($parts) }。
order_rated = レーティング{ $least }〜{ $most }
order_rated_exactly = レーティング{ $rating }
order_any_rating = レーティングの指定なし
order_half_turn = 180°回転対称
order_quarter_turn = 90°回転対称
order_left_right = 左右対称
order_top_bottom = 上下対称
order_diagonal = 対角線対称
order_antidiagonal = 反対角線対称
order_givens = 初期数字{ $count }個
order_givens_between = 初期数字{ $least }〜{ $most }個
order_needs = 必須（{ $techniques }）
order_avoids = 除外（{ $techniques }）
new_game = { $count ->
    [0] 新しいゲーム：{ $level }、初期数字なし。
   *[other] 新しいゲーム：{ $level }、初期数字{ $count }個。
}
generating = 問題を生成中
generating_level = 問題を生成中：{ $level }
generating_givens = 初期数字{ $givens }個の問題を検索中
progress_none = { $what }…
cancelled = キャンセルしました。
no_previous_game = 前のゲームはありません。
previous_game_opened = もう1つのゲームに切り替えました。
game_opened = ゲームを開きました。
generator_not_loaded = 問題の生成機能を読み込めませんでした。ゲームはそのままです。「新しいゲーム」でもう一度お試しください。
generator_crashed = 問題の生成機能が異常終了したため、再起動しました。もう一度お試しください。
took_too_long = 時間がかかりすぎたため、中止しました。もう一度試すか、条件を変えてください。

## Enter a puzzle

own_title = 問題を入力
own_started = この問題の解はちょうど1つです。お楽しみください！
entered_again = この問題は前に始めています。続きから開きました。
entered_solved = この問題はクリア済みです。もう一度遊ぶには、リプレイの最初で「ここから続ける」を押してください。

## Menu

menu_previous = 前のゲーム
menu_fill_notes = すべての候補をメモ
menu_fill_digit = 入るマスすべてにこの数字をメモ
menu_tidy = メモを整理
menu_show_candidates = すべての候補を表示
menu_hide_candidates = 候補を隠す
menu_clear_colours = 色をすべて消す
menu_check = 間違いをチェック
menu_undo_mistake = 最初の間違いの前まで戻す
menu_checkpoint = チェックポイント
menu_stops = チェックポイント一覧
menu_replay = リプレイ
menu_share = 共有・書き出し
menu_rating = レーティングを表示
menu_copy_givens = 初期盤面をコピー
menu_copy_board = 現在の盤面をコピー
menu_copy_seed = シードをコピー
menu_path = 解法手順
menu_practice = 練習
menu_keys_copy = Ctrl C
menu_keys_help = F1
copied_done = コピーしました。
copied_failed = ブラウザーがクリップボードの使用を拒否しました。このサイトに許可してから、もう一度コピーしてください。

## Rating

rating_none = レーティングがあるのは9×9の問題だけです。
rating_stopped = 結果が出る前に中止しました。
rating_failed = レーティングを計算できませんでした。ページを再読み込みして、もう一度お試しください。
rating_running = 評価中…
rating_stop = 中止

## The theme

set_theme = テーマ
set_theme_system = システム
set_theme_light = ライト
set_theme_dark = ダーク

## Saving

store_failed = ゲームを保存できません。ブラウザーの保存領域がいっぱいか、使えない設定です。プレイは続けられますが、再読み込みすると手が失われます。
damaged_before = 以前ここを開いたとき、保存したゲームを読み込めませんでした。保存データをダウンロードできます。
newer_save = このゲームは新しいバージョンのNonetで保存されています。続けるにはページを再読み込みするか、しばらくしてからもう一度お試しください。それまで、ここでの手は保存されません。
update_ready = 新しいバージョンのNonetがあります。都合のよいときに再読み込みしてください。ゲームは保存されています。
next_damaged = 用意していた問題が壊れていました。別の問題を生成します。
both_kept = このゲームは別の場所でも進んでいます。両方を残します。
save_unreadable = 保存データを読み取れません
save_newer = 新しいバージョンのNonetで保存されています（保存形式{ $version }）
save_mismatch = 問題と解が一致しません
save_bad_move = { $number }手目が不正です
game_damaged = 保存したゲームを開けません：{ $why }。保存データをダウンロードできます。代わりに新しい問題を用意しました。
previous_game_damaged = 前のゲームを開けません：{ $why }。保存データをダウンロードできます。
notice_dismiss = 閉じる
notice_download = ダウンロード
notice_reload = 再読み込み
