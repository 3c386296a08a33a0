# Nonet in Japanese: hints and lessons, and what only a worker reports.
#
# house ハウス · row 行 · column 列 · box ブロック · diagonal 対角線 · cell マス
# digit 数字 · candidate 候補 · note メモ · given 初期数字 · peer, sees 見えるマス, 見える
# single シングル · subset n国同盟 · strong, weak link 強いリンク, 弱いリンク
# chain チェーン · loop ループ · set 集合 · pattern パターン · proof 証明
# true, false 真, 偽 (a colour, an assumption: 成り立つ)
# puzzle 問題 · board 盤面 · rating レーティング · rate 評価 · level レベル · hint ヒント
# mistake 間違い · slip ミス · slow spot 長考 · conflict 重複 · solved クリア
# step 手 (a path: 手順) · solve path 解法手順 · checkpoint チェックポイント
# workbench 作業台 · lesson レッスン · practice 練習 · replay リプレイ · line left 分岐
# seed シード · rule out, strike, remove 除外 · corner, centre note 隅メモ, 中央メモ
# clue of a variant 手がかり (never ヒント)
# levels 初級, 中級, 上級, 達人, 極限 · line, column of a text 行, 文字目
# Names: n国同盟 for subsets, else the katakana that solvers' sites use.

## Parts of sentences

houses_of_kind = { $kind ->
    [row] { $numbers }行目
    [column] { $numbers }列目
    [box] ブロック{ $numbers }
    [region] ブロック{ $numbers }
    [window] ウィンドウ{ $numbers }
    [group] グループ{ $numbers }
    [extra] 追加領域{ $numbers }
   *[diagonal] 対角線{ $numbers }
}

## Where to look, before the technique is named

look_at_house = { $house }を見てください。
look_at_digits = { $digits }はどこに入るでしょうか？
look_for_removal = { $house }で候補を除外できます。
look_for_placement = { $house }で数字が決まります。

## Answers to a learner's questions

simpler_easiest = ありません。{ $technique }が最も簡単なテクニックです。
simpler_none = { $count ->
    [1] ありません。これより簡単なテクニックは{ $first }だけですが、ここでは使えません。
   *[other] ありません。これより簡単な{ $first }から{ $last }までの{ $count }種類のテクニックは、どれもここでは使えません。
}
simpler_found = あります。もっと簡単な{ $technique }が使えます。
why_step = { $technique }により、{ $cell }に{ $digit }は入らないとわかります。
why_path = { $count }手を重ねると、{ $cell }に{ $digit }は入らないとわかります：{ $techniques }。
why_unknown = { $cell }に{ $digit }が入らないと言える簡単な根拠は見つかりません。

## Terms of the glossary, below a text that has one of these words

terms_title = 用語
words_house = ハウス
words_peer = 見える, 見えます
words_candidate = 候補
words_strong_link = 強いリンク
words_weak_link = 弱いリンク
words_chain = チェーン
words_uniqueness = 解は1つ, 解が1つ, 解はちょうど1つ, 解がちょうど1つ, 解は2つ, 別の解

## The parts of a pattern that the board shows

drawn_parts = { SPACED($parts) }
drawn_role = { $role ->
    [frame] 枠：{ APART($what) }。
    [dashed_frame] 破線の枠：{ APART($what) }。
    [first_set] 1つ目の集合：{ APART($what) }。
    [second_set] 2つ目の集合：{ APART($what) }。
    [third_set] 3つ目の集合：{ APART($what) }。
    [ring] 丸囲み：{ APART($what) }。
    [disc] 丸：{ APART($what) }。
    [diamond] ひし形：{ APART($what) }。
    [triangle] 三角：{ APART($what) }。
   *[square] 四角：{ APART($what) }。
}
drawn_houses = { $houses }
drawn_cells = { $cells }
drawn_candidates = { $digit }（{ $cells }）
legend_sample = { $sample ->
    [base] パターンを作るハウス
    [cover] 候補が消えるハウス
    [kept] パターンの候補
    [fin] ヒレ：余分な候補
    [on] 一方の場合に真
    [off] その場合に偽
    [second_on] 2組目：一方の場合に真
    [second_off] 2組目：その場合に偽
    [first_set] 1つ目の集合
    [second_set] 2つ目の集合
    [third_set] 3つ目の集合
    [links] 実線：一方が偽なら他方は真。破線：一方が真なら他方は偽。
    [strong] 実線：一方が偽なら他方は真。
    [weak] 破線：一方が真なら他方は偽。
   *[focus] 除外の根拠
}
drawn_strong_links = 実線の矢印：一方が偽なら他方は真。
drawn_weak_links = 破線の矢印：一方が真なら他方は偽。

## The last sentence of a proof: what the step does

outcome_placed = よって、{ $cell }は{ $digit }です。
outcome_removed = よって、{ $cells }から{ $digit }を除外できます。
outcome_removed_several = よって、次の候補を除外できます：{ APART($candidates) }。
digit_from_cells = { $digit }（{ $cells }）

## Sentences that several techniques share

set_holds = { $cells }の候補は{ $digits }だけです。
cell_holds_one_of = { $cell }に入るのは{ OR($digits) }です。
suppose = { $cell }が{ $digit }だと仮定します。
at_least_one = よって、{ $cells }の少なくとも1つは{ $digit }です。これらすべてが見えるマスは{ $digit }ではありません。

## Rules of boards beside houses

rule_text = { $rule ->
    [jigsaw] 線で囲まれた各ブロックに、各数字が1つずつ入ります。
    [diagonal] 印の付いた対角線に、各数字が1つずつ入ります。
    [antidiagonal] 印の付いた対角線に、各数字が1つずつ入ります。
    [diagonals] 2本の対角線のそれぞれに、各数字が1つずつ入ります。
    [windoku] 枠で囲まれた各ウィンドウに、各数字が1つずつ入ります。
    [disjoint] 各ブロックの同じ位置にあるマスには、互いに異なる数字が入ります。
    [extra] 枠で囲まれた追加領域の中で、同じ数字は重複しません。
    [anti-knight] チェスのナイトの動きで届くマスどうしには、異なる数字が入ります。
    [anti-king] 辺や角で接するマスどうしには、異なる数字が入ります。
    [non-consecutive] 辺で接するマスどうしに、連続する数字は入りません。
    [odd] 丸印のマスには奇数が入ります。
    [even] 四角印のマスには偶数が入ります。
    [digits] 小さな数字のあるマスには、そのどれか1つが入ります。
    [kropki] 白丸の両側の数字は連続します。黒丸の両側の数字は、一方が他方の2倍です。丸は省略されていません。
    [xv] Xの両側の数字の合計は10、Vの両側の数字の合計は5です。XとVは省略されていません。
    [killer] ケージの中で同じ数字は重複しません。ケージに数があれば、それが数字の合計です。
    [little-killer] 矢印の付いた数は、矢印の方向に斜めに並ぶ数字の合計です。同じ数字が重複してもかまいません。
    [thermo] 温度計の数字は、球から先端に向かって大きくなります。
    [slow-thermo] スロー温度計の数字は、球から先端に向かって大きくなるか、同じままです。
    [arrow] 矢印に沿った数字の合計は、丸の中の数字、または長丸の中の数と等しくなります。
    [double-arrow] 2つの丸の間にある数字の合計は、2つの丸の数字の合計と等しくなります。
    [difference] 白丸の両側の数字の差は、白丸に書かれた数です。数がなければ、差は1です。
    [ratio] 黒丸の両側の数字は、一方が他方の2倍です。黒丸に数があれば、その数の倍になります。
    [no-other-difference] 白丸は省略されていません。白丸のない隣どうしのマスに、連続する数字は入りません。
    [no-other-ratio] 黒丸は省略されていません。黒丸のない隣どうしのマスの数字は、黒丸の比になりません。
    [x] Xの両側の数字の合計は10です。
    [v] Vの両側の数字の合計は5です。
    [no-other-xv] XとVは省略されていません。印のない隣どうしの数字の合計は、10にも5にもなりません。
    [greater] 不等号の尖った側には、小さいほうの数字が入ります。
    [minimum] 尖った先が内側を向いたマスの数字は、隣のどの数字よりも小さくなります。
    [maximum] 尖った先がすべて外側を向いたマスの数字は、隣のどの数字よりも大きくなります。
    [whisper] ウィスパーラインで隣り合う数字の差は、{ $value }以上です。
    [renban] 連番ラインには、連続する数字が順不同で1つずつ入ります。
    [nabner] ナブナーラインのどの2マスにも、たとえ離れていても、同じ数字や連続する数字は入りません。
    [palindrome] 回文ラインの数字は、どちらの端から読んでも同じ並びです。
    [clone] クローンどうしでは、同じ位置に同じ数字が入ります。
    [between] 2つの丸を結ぶ線上の数字は、一方の丸の数字より大きく、もう一方の丸の数字より小さくなります。
    [lockout] 2つのひし形の数字の差は{ $value }以上です。それを結ぶ線上の数字は、ひし形の数字のどちらよりも大きいか、どちらよりも小さくなります。
    [region-sum] リージョンサムラインは、ブロックの境界で区切られます。どの区間でも、数字の合計は同じです。
    [zipper] ジッパーラインでは、中央から等しい距離にある2つの数字の合計が、どの組でも同じです。中央にマスがあれば、その数字が合計です。
    [ten-line] サムラインは、数字の合計がそれぞれ{ $value }になる区間に分けられます。
    [entropic] エントロピックラインで隣り合う3マスには、小・中・大の数字が1つずつ入ります。
    [modular] モジュラーラインで隣り合う{ $value }マスの数字は、{ $value }で割った余りがすべて異なります。
    [quadruple] 丸の中の数字は、どれも周囲の4マスに入ります。
    [sandwich] 2本の棒の間の数は、その行や列で1と{ $value }に挟まれた数字の合計です。
    [x-sum] タブの数は、そこから見て最初のX個の数字の合計です。Xは1つ目の数字です。
    [room] 部屋の数は、そこから見てX番目のマスに入る数字です。Xは1つ目のマスの数字です。
    [skyscraper] ビルの横の数は、そこから見て、手前のどの数字よりも大きい数字がいくつあるかを表します。
    [column-indexer] 左右に尖ったマスの数字は、そのマスの列番号が同じ行の何列目に入るかを表します。
    [row-indexer] 上下に尖ったマスの数字は、そのマスの行番号が同じ列の何行目に入るかを表します。
    [global-entropy] どの2×2の4マスにも、小・中・大の数字が少なくとも1つずつ入ります。
    [anti-taxicab] 2つのマスの距離（縦横に進むマス数）と同じ数字が、その両方に入ることはありません。
    [lunchbox] ランチボックスの中で同じ数字は重複しません。2本の棒の間の数は、最小の数字と最大の数字に挟まれた数字の合計です。
    [look-and-say] ×の付いた表記は、ケージに同じ数字がいくつ入るかを表します。たとえば2×7なら、7がちょうど2つ入ります。
    [rellik] ≠の付いたケージの中で同じ数字は重複しません。どの数字も、いくつかの数字の合計も、≠の後の数にはなりません。
    [equal-sum] =の付いた2つのケージでは、数字の合計が等しくなります。
    [hidden-skyscraper] 2棟のビルの横の数は、そこから見て、直前の数字より小さい最初の数字です。
    [full-rank] どの行と列も、両端のどちらからも1つの数として読みます。これらの数を小さい順に並べたとき、丸の中の数は、そこから始まる数が何番目かを表します。
   *[circles] 二重丸の数字は、その数字が入る二重丸の個数を表します。
}
clue_clash = ここに{ $digit }は入りません：{ $clue }。
# Names of rules. The first letter is shown as a capital
rules_list = { PLAIN($rules) }
# The cage of the selected cell, below the board: "Cage 25", "17 to go in 3 cells"
cage_sum = 合計{ $sum }のケージ
# The cells of a clue are selected
clue_selected = { $clue }。
# $left: the message cage_left
clue_selected_left = { $clue }：{ $left }。
no_clues = この盤面に手がかりはありません。
# The digits in the selected cells
selection_sum = 選択中：数字{ $count }個、合計{ $sum }
selection_pair = 選択中：合計{ $sum }、差{ $difference }
cage_left = 残り{ $count }マスで{ $left }
cage_combinations = { $count ->
    [0] 合う組み合わせなし
   *[other] 組み合わせ{ $count }通り
}
renban_line = 連番ライン
combination_struck = { $digits }の組み合わせを除外しました。
combination_back = { $digits }の組み合わせを戻しました。
ask_clues = 手がかりで消える候補
clues_nothing = 今、手がかり1つだけで消える候補はありません。
clues_found = 手がかり1つだけで消える候補が{ $count }個あります。印を付けました。
rules_title = ルール
rules_by = 作：{ $author }
rules_usual = どの行、列、ブロックにも、各数字が1つずつ入ります。
rules_usual_jigsaw = どの行、列にも、各数字が1つずつ入ります。

# A new game with kinds of rules: one puzzle a day for everyone, a board without any, and what a level needs when
# rules are chosen
daily_variant = 日替わり変則数独
new_surprise = おまかせ
kinds_classic = 通常
kinds_more = ほかのルール
kinds_need_easy = 手がかりを1つずつ
kinds_need_medium = 組み合わせ、ハウスの合計
kinds_need_hard = 2つの手がかりを同時に
kinds_need_master = 3つの手がかり、チェーン
kinds_need_extreme = 多くの手がかりをつなぐチェーン

rule_reason = { $rule ->
    [house] 同じハウスのマス
    [extra] 同じ追加領域のマス
    [anti-knight] ナイトの動きで届くマス
    [anti-king] 角で接するマス
    [odd] 奇数しか入らない丸印のマス
    [even] 偶数しか入らない四角印のマス
   *[non-consecutive] 連続する数字を入れられない隣のマス
}
clue_reason = { $clue }の条件がかかるマス
ruled_out_by_rule = { $digit }が{ OR($from) }に入るなら、{ $to }には入りません。{ OR($reasons) }だからです。
sees_by_rule = { $cell }から{ $cells }が見えます。{ $reason }だからです。
taken_by_rule = { $from }の数字により、{ $cells }に{ $digits }は入りません。{ $reason }だからです。
never_by_rule = { $cells }に{ $digits }は入りません。{ $reason }だからです。

## Names of clues, such as 「合計12のケージ（r1c1、r1c2）」

clue_of_board = { $kind ->
    [jigsaw] ジグソーのブロック
    [diagonal] 左上からの対角線
    [antidiagonal] 右上からの対角線
    [windoku] ウィンドウ
    [disjoint] ディスジョイントグループ
    [anti-knight] アンチナイトのルール
    [anti-king] アンチキングのルール
    [non-consecutive] 隣どうしの数字は連続しないというルール
    [no-other-difference] 白丸のない隣どうしの数字は連続しないというルール
    [no-other-ratio] 黒丸のない隣どうしの数字は黒丸の比にならないというルール
    [global-entropy] グローバルエントロピー
    [anti-taxicab] アンチタクシーのルール
   *[no-other-xv] 印のない隣どうしの合計は5や10にならないというルール
}
clue_of_cells = { $kind ->
    [odd] 奇数のマス（{ PLAIN($cells) }）
    [even] 偶数のマス（{ PLAIN($cells) }）
    [extra] 追加領域（{ PLAIN($cells) }）
    [killer] ケージ（{ PLAIN($cells) }）
    [minimum] 最小のマス（{ PLAIN($cells) }）
    [maximum] 最大のマス（{ PLAIN($cells) }）
    [column-indexer] 列インデクサー（{ PLAIN($cells) }）
    [row-indexer] 行インデクサー（{ PLAIN($cells) }）
   *[circles] カウンティングサークル（{ PLAIN($cells) }）
}
clue_of_cells_with_values = { $kind ->
    [killer] 合計{ $values }のケージ（{ PLAIN($cells) }）
    [rellik] { $values }にならないレリックケージ（{ PLAIN($cells) }）
    [look-and-say] ルックアンドセイのケージ（{ PLAIN($cells) }）
    [quadruple] クアドルプル{ PLAIN($values) }（{ PLAIN($cells) }）
   *[digits] { OR($values) }しか入らないマス（{ PLAIN($cells) }）
}
clue_of_two = { $kind ->
    [difference] { $one }と{ $other }の間の白丸
    [ratio] { $one }と{ $other }の間の黒丸
    [x] { $one }と{ $other }の間のX
    [v] { $one }と{ $other }の間のV
   *[greater] { $one }と{ $other }の間の不等号
}
clue_of_two_with_value = { $kind ->
    [difference] { $one }と{ $other }の間の白丸（差{ $value }）
   *[ratio] { $one }と{ $other }の間の黒丸（{ $value }倍）
}
clue_of_line = { $kind ->
    [thermo] { $first }から{ $last }までの温度計
    [slow-thermo] { $first }から{ $last }までのスロー温度計
    [double-arrow] { $first }から{ $last }までのダブルアロー
    [whisper] { $first }から{ $last }までのウィスパーライン
    [renban] { $first }から{ $last }までの連番ライン
    [nabner] { $first }から{ $last }までのナブナーライン
    [palindrome] { $first }から{ $last }までの回文ライン
    [between] { $first }から{ $last }までのビトウィーンライン
    [lockout] { $first }から{ $last }までのロックアウトライン
    [region-sum] { $first }から{ $last }までのリージョンサムライン
    [zipper] { $first }から{ $last }までのジッパーライン
    [ten-line] { $first }から{ $last }までの10ライン
    [entropic] { $first }から{ $last }までのエントロピックライン
   *[modular] { $first }から{ $last }までのモジュラーライン
}
clue_of_line_with_value = { $kind ->
    [little-killer] { $first }から{ $last }までのリトルキラー（合計{ $value }）
    [whisper] { $first }から{ $last }までのウィスパーライン（差{ $value }以上）
    [lockout] { $first }から{ $last }までのロックアウトライン（差{ $value }以上）
    [ten-line] { $first }から{ $last }までのサムライン（合計{ $value }）
    [modular] { $first }から{ $last }までのモジュラーライン（{ $value }で割った余り）
    [lunchbox] { $first }から{ $last }までのランチボックス（合計{ $value }）
    [hidden-skyscraper] { $first }から{ $last }までの隠れビルディング（{ $value }）
    [full-rank] { $first }から{ $last }までのフルランク（{ $value }番目）
    [x-sum] { $first }から{ $last }までのXサム（合計{ $value }）
    [room] { $first }から{ $last }までのナンバードルーム（{ $value }）
   *[skyscraper] { $first }から{ $last }までのビルディング（{ $value }棟）
}
clue_of_house = { $kind ->
   *[sandwich] { $house }のサンドイッチ（合計{ $value }）
}
clue_with_head = { $kind ->
    [equal-sum] { $first }から{ $last }までの等和ケージ（相手は{ PLAIN($head) }）
    [clone] { $first }から{ $last }までのクローン（元は{ PLAIN($head) }）
   *[arrow] { $first }から{ $last }までの矢印（丸は{ PLAIN($head) }）
}

## Clues

technique_1601 = 2マスの手がかり
    .lesson = 丸や文字など、2マスの間に手がかりがあるとき、ある候補に合う数字が相手のマスに1つもなければ、その候補は除外できます。
technique_1602 = 手がかりの組み合わせ
    .lesson = 数マスの手がかりに合う数字の組み合わせは限られています。どの組み合わせにも含まれない候補は除外できます。
    .aliases = ケージの組み合わせ, 数字の組み合わせ, 合計の組み合わせ
technique_1603 = 必須の数字
    .lesson = 手がかりに合うどの組み合わせにも同じ数字があり、その数字が必ず決まった数マスのどれかに入るなら、それらすべてが見えるマスには入りません。
    .aliases = 必ず入る数字, ケージのポインティング
technique_1604 = 長い手がかり
    .lesson = 長いラインや大きなケージでは、マスどうしが互いの数字の範囲を絞ります。ある候補を入れると手がかりの残りのマスを埋められなくなるなら、その候補は除外できます。
technique_1605 = イニー・アウティー
    .lesson = 行、列、ブロックの数字の合計は決まっています。そこから、合計のわかっている手がかりを引きます。それらに含まれない数字は、残りの合計に合わなければなりません。
    .aliases = 45ルール, 45の法則, はみ出し
technique_1606 = イニー・アウティー（複数のハウス）
    .lesson = いくつかの行、列、ブロックの数字の合計は決まっています。そこから、合計のわかっている手がかりを引きます。それらに含まれない数字は、残りの合計に合わなければなりません。
    .aliases = 複数のハウスの45ルール, はみ出し
technique_1607 = 余りの法則
    .lesson = 2組のハウスがほとんどのマスを共有するとき、一方だけにあるマスと他方だけにあるマスには、同じ数字の組が入ります。
technique_1608 = ハウスの中の手がかり
    .lesson = ハウスには、すべての数字が1つずつ入ります。手がかりのマスにある候補を入れると、手がかりとハウスの残りを同時に埋められなくなるなら、その候補は除外できます。
technique_1609 = 2つの手がかり
    .lesson = 2つの手がかりが、マスを共有しているか、互いに見えるマスを含んでいます。ある候補を入れると両方を同時に満たせなくなるなら、その候補は除外できます。
technique_1610 = 2つの手がかりに必須の数字
    .lesson = 2つの手がかりを同時に満たすと、ある数字が必ず決まった数マスのどれかに入るなら、それらすべてが見えるマスには入りません。
technique_1611 = ハウスの中の2つの手がかり
    .lesson = 2つの手がかりが同じハウスにかかっていて、ハウスにはすべての数字が1つずつ入ります。ある候補を入れると3つを同時に満たせなくなるなら、その候補は除外できます。
technique_1612 = 3つの手がかり
    .lesson = 1つの手がかりが、ほかの2つとマスを共有しています。ある候補を入れると3つを同時に満たせなくなるなら、その候補は除外できます。

technique_1613 = フォーシングネット（手がかり）
    .lesson = 候補を真と仮定し、マス、ハウス、手がかりで何が決まるかを順にたどります。どこかが成り立たなくなれば、その候補は偽です。
technique_1614 = フォーシングネット（手がかり・一致）
    .lesson = マスの候補すべて、またはハウスで数字の入る場所すべてを試し、マス、ハウス、手がかりで何が決まるかをそれぞれたどります。いつも除外される候補は偽です。
technique_1615 = 入れ子フォーシングネット（手がかり）
    .lesson = 候補を1つ仮定し、マス、ハウス、手がかりで何が決まるかをたどります。行き詰まったら、2つ目の候補を仮定します。2つ目によってどこかが成り立たなくなれば、1つ目が真である限り、2つ目は偽です。最後に何も入らなくなれば、1つ目の候補は偽です。

# $clue, $clues: noun phrases of the names of clues above, or of derived_sum, equal_groups or a house
clue_combinations = { $clue }：可能な組み合わせは{ OR($sets) }だけです。
clue_bounds = { $clue }：{ $cell }に入るのは{ $least }以上{ $most }以下の数字です。
clue_cell_left = { $clue }：{ $cell }に入るのは{ OR($digits) }だけです。
clue_required = { $clue }：どう埋めても、{ $digit }は{ OR($cells) }に入ります。
clues_required = 次の条件を同時に満たすと、{ $digit }は必ず{ OR($cells) }に入ります：{ APART($clues) }。
clues_do_not_fit = { $digit }が{ OR($cells) }に入ると、次の条件を同時に満たすように残りのマスを埋めることができません：{ APART($clues) }。
sum_of_houses = { $houses }の数字の合計は{ $total }です。
sum_without = そこから引くもの：{ APART($clues) }。
sum_left = 残り：{ $sum }。
net_written = すると、{ $cell }は{ $digit }になり、次の候補が除外されます：{ APART($candidates) }。
net_place = すると、{ $house }で{ $digit }が入るのは{ $cell }だけです。
net_clue = { $clue }：これにより、{ APART($candidates) }が除外されます。
net_no_candidate = すると、{ $cell }の候補がなくなります。
net_no_place = すると、{ $house }に{ $digit }の入る場所がなくなります。
net_no_way = { $clue }：すると、条件に合う数字の入れ方がなくなります。
clue_part = { $clue }のうち{ PLAIN($cells) }
derived_sum = { $sum }
equal_groups = （{ PLAIN($one) }）と（{ PLAIN($other) }）の同じ数字の組
leftovers_same = { $one }と{ $other }は、（{ $here }）と（{ $there }）を除けば同じマスからなるので、この2組には同じ数字が入ります。

## Full House

technique_0000 = フルハウス
    .lesson = 行、列、ブロックの空きマスが残り1つなら、足りない数字がそこに入ります。
    .aliases = 最後の1マス, ラストデジット

full_house_cell = { $house }の空きマスは{ $cell }だけです。
full_house_digit = 足りない数字は{ $digit }だけです。

## Hidden Single

technique_0002 = ヒドゥンシングル
    .lesson = 行、列、ブロックの中で数字の入る場所が1つしかなければ、そのマスにほかの候補があっても、その数字に決まります。
    .aliases = 隠れシングル, 隠れ単独候補

hidden_single_where = { $house }で{ $digit }が入るのはどこでしょうか？
hidden_single_seen = { $cells }に{ $digit }があるので、{ $house }のほかのマスには入りません。
hidden_single_ruled_out = { $cells }の{ $digit }はすでに除外されています。
hidden_single_left = { $digit }が入るのは{ $cell }だけです。

## Naked Single

technique_0003 = ネイキッドシングル
    .lesson = マスの候補が1つしか残っていなければ、その数字に決まります。
    .aliases = 裸のシングル, 単独候補, 唯一候補

naked_single_sees = { $cell }からは{ $digits }が見えます。
naked_single_ruled_out = { $cell }の{ $digits }はすでに除外されています。
naked_single_left = { $cell }に残る候補は{ $digit }だけです。

## Locked candidates

technique_0100 = ロックされた候補 タイプ1（ポインティング）
    .lesson = ブロックの中で数字の入る場所がすべて1つの行か列に並んでいれば、その行か列のほかのマスにその数字は入りません。
    .aliases = ポインティングペア, ポインティングトリプル, 予約, 交差除去
technique_0101 = ロックされた候補 タイプ2（クレーミング）
    .lesson = 行か列の中で数字の入る場所がすべて1つのブロックに収まっていれば、そのブロックのほかのマスにその数字は入りません。同じように、あるハウスで数字の入る場所がすべて見えるマスに、その数字は入りません。
    .aliases = ボックス・ライン・リダクション, クレーミング, 交差除去

locked_places = { $house }で{ $digit }が入るのは{ $cells }だけです。
locked_elsewhere = これらのマスはどれも{ $house }にも含まれます。よって、{ $house }の{ $digit }はこの中に入り、ほかのマスには入りません。

locked_seen = { $house }のどこに{ $digit }が入っても、{ $cells }に{ $digit }は入りません。

## Naked subsets

technique_0110 = ロック2国同盟
    .lesson = 1つのブロックの同じ行か列にある2マスの候補が、同じ2つの数字だけの形です。この2つの数字はその2マスで使い切られ、ブロックにも行や列にも、ほかには入りません。
technique_0111 = ロック3国同盟
    .lesson = 1つのブロックの同じ行か列にある3マスの候補が、合わせて3つの数字だけの形です。これらの数字はその3マスで使い切られ、ブロックにも行や列にも、ほかには入りません。
technique_0200 = 2国同盟
    .lesson = ハウスの2マスの候補が同じ2つの数字だけなら、どちらの数字もその2マスで使い切られ、ハウスのほかのマスには入りません。
    .aliases = ネイキッドペア, 二国同盟, 双子
technique_0201 = 3国同盟
    .lesson = ハウスの3マスの候補が合わせて3つの数字だけなら、これらの数字はその3マスで使い切られ、ハウスのほかのマスには入りません。
    .aliases = ネイキッドトリプル, 三国同盟, 三つ子
technique_0202 = 4国同盟
    .lesson = ハウスの4マスの候補が合わせて4つの数字だけなら、これらの数字はその4マスで使い切られ、ハウスのほかのマスには入りません。
    .aliases = ネイキッドクアッド, 四国同盟

naked_subset_cells = { $cells }の候補は合わせて{ $digits }だけです：{ $count }マスに{ $count }つの数字。
naked_subset_elsewhere = { $digits }はこれらのマスで使い切られ、{ $houses }のほかのマスには入りません。

## Hidden subsets

technique_0210 = 隠れ2国同盟
    .lesson = ハウスの中で2つの数字の入る場所が同じ2マスだけなら、その2マスはこれらの数字で埋まります。そこのほかの候補は除外できます。
    .aliases = ヒドゥンペア, 隠れ二国同盟
technique_0211 = 隠れ3国同盟
    .lesson = ハウスの中で3つの数字の入る場所が合わせて3マスだけなら、その3マスはこれらの数字で埋まります。そこのほかの候補は除外できます。
    .aliases = ヒドゥントリプル, 隠れ三国同盟
technique_0212 = 隠れ4国同盟
    .lesson = ハウスの中で4つの数字の入る場所が合わせて4マスだけなら、その4マスはこれらの数字で埋まります。そこのほかの候補は除外できます。
    .aliases = ヒドゥンクアッド, 隠れ四国同盟

hidden_subset_places = { $houses }で{ $digits }が入るのは{ $cells }だけです：{ $count }つの数字に{ $count }マス。
hidden_subset_nothing_else = どのマスもこれらの数字で埋まるので、ほかの数字は入りません。

## Fish

technique_0300 = X-Wing
    .lesson = 2つの行で数字の入る場所が同じ2つの列にしかなければ、どちらの列でもその数字はこの2行のどちらかに入ります。よって、列のほかのマスには入りません。行と列を入れ替えても同じです。
    .aliases = エックスウイング, Xウイング, 井桁理論
technique_0301 = ソードフィッシュ
    .lesson = 3つの行で数字の入る場所が同じ3つの列にしかなければ、どの列でもその数字はこの3行のどれかに入ります。よって、列のほかのマスには入りません。行と列を入れ替えても同じです。
technique_0302 = ジェリーフィッシュ
    .lesson = 4つの行で数字の入る場所が同じ4つの列にしかなければ、どの列でもその数字はこの4行のどれかに入ります。よって、列のほかのマスには入りません。行と列を入れ替えても同じです。
    .aliases = クラゲ
technique_0310 = ヒレ付きX-Wing
    .lesson = { -lesson-finned-fish }
    .aliases = フィン付きX-Wing
technique_0311 = ヒレ付きソードフィッシュ
    .lesson = { -lesson-finned-fish }
    .aliases = フィン付きソードフィッシュ
technique_0312 = ヒレ付きジェリーフィッシュ
    .lesson = { -lesson-finned-fish }
    .aliases = フィン付きジェリーフィッシュ
technique_0320 = サシミX-Wing
    .lesson = { -lesson-sashimi-fish }
technique_0321 = サシミソードフィッシュ
    .lesson = { -lesson-sashimi-fish }
technique_0322 = サシミジェリーフィッシュ
    .lesson = { -lesson-sashimi-fish }
technique_0330 = フランケンX-Wing
    .lesson = { -lesson-franken-fish }
technique_0331 = フランケンソードフィッシュ
    .lesson = { -lesson-franken-fish }
technique_0332 = フランケンジェリーフィッシュ
    .lesson = { -lesson-franken-fish }
technique_0340 = ヒレ付きフランケンX-Wing
    .lesson = { -lesson-finned-franken-fish }
technique_0341 = ヒレ付きフランケンソードフィッシュ
    .lesson = { -lesson-finned-franken-fish }
technique_0342 = ヒレ付きフランケンジェリーフィッシュ
    .lesson = { -lesson-finned-franken-fish }
technique_0351 = ミュータントソードフィッシュ
    .lesson = { -lesson-mutant-fish }
technique_0352 = ミュータントジェリーフィッシュ
    .lesson = { -lesson-mutant-fish }
technique_0360 = ヒレ付きミュータントX-Wing
    .lesson = { -lesson-finned-mutant-fish }
technique_0361 = ヒレ付きミュータントソードフィッシュ
    .lesson = { -lesson-finned-mutant-fish }
technique_0362 = ヒレ付きミュータントジェリーフィッシュ
    .lesson = { -lesson-finned-mutant-fish }

fish_places = { $base }で{ $digit }が入るのは、{ $cover }と重なるマスだけです。
fish_uses_up = { $base }にはそれぞれ{ $digit }が1つ入り、合わせて{ $cover }の{ $digit }を使い切ります。よって、{ $cover }のほかのマスに{ $digit }は入りません。
fish_places_or_fins = { $base }で{ $digit }が入るのは、{ $cover }と重なるマスか、{ $fins }だけです。
fish_without_fins = { $fins }に{ $digit }が入らないなら、{ $base }が{ $cover }の{ $digit }を使い切り、{ $cover }のほかのマスに{ $digit }は入りません。
fish_with_fin = { OR($fins) }に{ $digit }が入るなら、それが見える{ $cells }に{ $digit }は入りません。

## Two strong links of one digit

technique_0400 = スカイスクレイパー
    .lesson = { -lesson-strong-links }
    .aliases = 摩天楼
technique_0401 = ツーストリングカイト
    .lesson = { -lesson-strong-links }
technique_0403 = ターボットフィッシュ
    .lesson = { -lesson-strong-links }
technique_0404 = デュアル・ツーストリングカイト
    .lesson = { -lesson-strong-links }

## Empty rectangle

technique_0402 = エンプティレクタングル
    .lesson = { -lesson-empty-rectangle }
technique_0405 = デュアル・エンプティレクタングル
    .lesson = { -lesson-empty-rectangle }

empty_rectangle_box = { $house }で{ $digit }が入るのは{ $cells }だけで、1つの行と1つの列に収まります。
empty_rectangle_rest = その場合、{ $house }の{ $digit }は{ OR($rest) }に入るので、やはり{ $cells }に{ $digit }は入りません。

## Colours

technique_0500 = シンプルカラー（トラップ）
    .lesson = ハウスの中で数字の入る場所が2つだけなら、その2つを2色で塗り分け、つなげていきます。どちらか一方の色のマスすべてに、その数字が入ります。よって、両方の色が見えるマスには入りません。
    .aliases = シンプルカラーリング, 色分け
technique_0501 = シンプルカラー（ラップ）
    .lesson = ハウスの中で数字の入る場所が2つだけなら、その2つを2色で塗り分け、つなげていきます。同じ色の2マスが互いに見えるなら、その色のどのマスにもその数字は入りません。
    .aliases = シンプルカラーリング, 色分け
technique_0502 = マルチカラー1
    .lesson = 1つの数字について、リンクでつながった別々の2組をそれぞれ2色で塗り分けます。一方の組のある色と他方の組のある色が互いに見えるなら、両方が成り立つことはありません。よって、それぞれの反対の色の少なくとも一方が成り立ち、その両方が見えるマスにその数字は入りません。
    .aliases = マルチカラーリング
technique_0503 = マルチカラー2
    .lesson = 1つの数字について、リンクでつながった別々の2組をそれぞれ2色で塗り分けます。2組目ではどちらかの色が成り立ちます。1組目のある色から2組目の両方の色が見えるなら、その色のどのマスにもその数字は入りません。
    .aliases = マルチカラーリング
technique_0504 = 3Dメデューサ
    .lesson = マスだけでなく候補を塗り分けます。候補が2つのマスや、ハウスの中で数字の入る場所が2つだけのところでは、その2つに別々の色を付け、つなげていきます。どちらか一方の色の候補は、すべて真です。矛盾が起きる色や、あるマスに入る数字がなくなる色は成り立ちません。両方の色が否定する候補は除外できます。
    .aliases = 3D Medusa, メデューサ
technique_0520 = ガーディアン
    .lesson = 5つ以上の奇数個のマスが輪になっています。どのマスも次のマスと同じハウスにあり、最後のマスは最初のマスと同じハウスにあります。これらのハウスで、輪の外にほとんど入る場所がない数字に注目します。輪の外に場所がまったくなければ、その数字は輪のマスに1つおきに入りますが、奇数個では成り立ちません。よって、輪の外の場所（ガーディアン）の少なくとも1つにその数字が入ります。すべてのガーディアンが見えるマスには入りません。
    .aliases = ブロークンウィング

colour_links = ハウスの中で{ $digit }の入る場所が2つだけなら、どちらかに入ります。
colour_either = { $digit }は、一方の色のすべて（{ $first }）か、もう一方の色のすべて（{ $second }）に入ります。
colour_trap = 両方の色のマスが見えるマスは、どちらにしても{ $digit }ではありません。
colour_wrap = { $cells }は互いに見えるので、両方を{ $digit }にはできません。この色は成り立ちません。
multi_colours_clash = { $first }から{ $second }が見えるので、この2マスの色の両方に{ $digit }が入ることはありません。
multi_colours_opposite = よって、{ $digit }は、一方の組の反対の色（{ $first }）と他方の組の反対の色（{ $second }）の少なくとも一方に入ります。両方の色が見えるマスは{ $digit }ではありません。
multi_colours_wrong = { $one }は互いに見え、{ $other }も互いに見えます。もう1組のどちらかの色に{ $digit }が入るので、{ $cells }に{ $digit }は入りません。
medusa_links = マスの候補が2つだけのところや、ハウスの中で数字の入る場所が2つだけのところでは、どちらか一方が真です。
medusa_colours = 1つ目の色（{ APART($first) }）か2つ目の色（{ APART($second) }）の、どちらか一方の候補がすべて真です。
medusa_trap = どちらの色が成り立っても、両方の色が否定する候補は偽です。
medusa_clash = { $candidates }はどちらも1つ目の色ですが、同時に真にはなりません。よって、1つ目の色は成り立ちません。
medusa_empties = 1つ目の色では{ $cell }に入る数字がなくなるので、1つ目の色は成り立ちません。
guardian_ring = { $cells }の{ $count }マスは輪になっています。どのマスも次のマスと同じハウスにあり、最後のマスは最初のマスと同じハウスにあります。
guardian_places = 輪の隣り合う2マスを含むハウス（{ $houses }）で{ $digit }が入るのは、その2マスか、{ OR($guardians) }だけです。
guardian_odd = { $digit }が輪の中だけに入るなら、1マスおきに入ります。しかし、マスの数は{ $count }で奇数なので、一周すると成り立ちません。
digit_in_cells = { $cells }の{ $digit }

## Unique rectangles

technique_0600 = ユニークレクタングル タイプ1
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一性の長方形
technique_0601 = ユニークレクタングル タイプ2
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一性の長方形
technique_0602 = ユニークレクタングル タイプ3
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一性の長方形
technique_0603 = ユニークレクタングル タイプ4
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一性の長方形
technique_0604 = ユニークレクタングル タイプ5
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一性の長方形
technique_0605 = ユニークレクタングル タイプ6
    .lesson = { -lesson-unique-rectangle }
    .aliases = 唯一性の長方形
technique_0606 = ヒドゥンレクタングル
    .lesson = { -lesson-unique-rectangle }
    .aliases = 隠れユニークレクタングル

rectangle_deadly = { $cells }に{ $digits }だけが入ると、2つの数字を入れ替えた別の解ができます。しかし、この問題の解は1つです。
rectangle_corner = ほかのマスにはこれらの数字しか入らないので、{ $cell }は別の数字です。
rectangle_subset = よって、{ $cells }の少なくとも1つは{ OR($extra) }です。そのマスと{ $subset }で、{ $digits }を使い切ります。
rectangle_side = { $cells }のどちらかは{ $digit }です。{ $house }にはほかに入る場所がないからです。もう一方が{ OR($others) }なら、パターン全体に{ $digits }だけが入ってしまいます。
rectangle_diagonal = { $lines }で{ $digit }が入るのはこの4マスだけなので、{ $digit }は向かい合う2つの角に入ります。それが{ $cells }なら、4マスに2つの数字だけが入ってしまいます。
rectangle_tied = { $cell }が{ $other }なら、{ $lines }にはほかに{ $digit }の入る場所がないので、{ $beside }は{ $digit }です。{ $opposite }にもこの2つの数字しか入らないので、4マスに2つの数字だけが入ってしまいます。

## Avoidable rectangles

technique_0607 = アボイダブルレクタングル タイプ1
    .lesson = { -lesson-avoidable-rectangle }
technique_0608 = アボイダブルレクタングル タイプ2
    .lesson = { -lesson-avoidable-rectangle }

avoidable_deadly = { $cells }に初期数字はありません。ここに{ $digits }だけが入ると、2つの数字を入れ替えた別の解ができます。しかし、この問題の解は1つです。
avoidable_corner = ほかの3マスは埋まっているので、{ $cell }は別の数字です。

## Unique loops

technique_0621 = ユニークループ タイプ1
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一性のループ
technique_0622 = ユニークループ タイプ2
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一性のループ
technique_0623 = ユニークループ タイプ3
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一性のループ
technique_0624 = ユニークループ タイプ4
    .lesson = { -lesson-unique-loop }
    .aliases = 唯一性のループ

## Extended rectangles

technique_0631 = 拡張レクタングル タイプ1
    .lesson = { -lesson-extended-rectangle }
    .aliases = エクステンデッドレクタングル
technique_0632 = 拡張レクタングル タイプ2
    .lesson = { -lesson-extended-rectangle }
    .aliases = エクステンデッドレクタングル
technique_0633 = 拡張レクタングル タイプ3
    .lesson = { -lesson-extended-rectangle }
    .aliases = エクステンデッドレクタングル
technique_0634 = 拡張レクタングル タイプ4
    .lesson = { -lesson-extended-rectangle }
    .aliases = エクステンデッドレクタングル

extended_deadly = { $cells }に{ $digits }だけが入ると、これらの数字を{ $lines }の間で入れ替えた別の解ができます。しかし、この問題の解は1つです。

## Bivalue universal grave

technique_0610 = BUG+1
    .lesson = 空きマスの候補がすべて2つで、どのハウスでも各数字の入る場所が2つなら、問題の解は複数あるか、1つもありません。候補が3つのマスが1つだけあるなら、その行、列、ブロックで入る場所が3つある数字がそこに入ります。問題の解がちょうど1つであることが前提です。
technique_0611 = BUG タイプ2
    .lesson = { -lesson-bug-extras }
technique_0612 = BUG タイプ3
    .lesson = { -lesson-bug-extras }
technique_0613 = BUG タイプ4
    .lesson = { -lesson-bug-extras }

bug_cells = { $cells }を除き、空きマスの候補はすべて2つです。
bug_three_places = { $houses }では、{ $digit }の入る場所が3つあります。
bug_two_solutions = { $cell }が{ $digit }でないなら、どのハウスでも、残りの数字の入る場所がそれぞれ2つになります。そのような問題の解は、複数あるか、1つもありません。
bug_one_solution = この問題の解はちょうど1つなので、{ $cell }は{ $digit }です。
bug_extra = { $cells }では、{ $digit }が余分な候補です。
bug_without_extras = 余分な候補がなければ、空きマスの候補はすべて2つになり、どのハウスでも、残りの数字の入る場所がそれぞれ2つになります。そのような問題の解は、複数あるか、1つもありません。この問題の解はちょうど1つなので、余分な候補のどれかが真です。
bug_side = { $cells }のどちらかは{ $digit }です。{ $house }にはほかに入る場所がないからです。よって、もう一方のマスには余分な候補が入ります。

## Remote pair

technique_0703 = リモートペア
    .lesson = 候補が同じ2つの数字だけのマスが4つ以上あり、それぞれから次のマスが見えます。2つの数字は交互に入ります。よって、1マスおきに分けた2組の両方が見えるマスには、どちらの数字も入りません。

remote_pair_cells = { $cells }の候補は{ $digits }だけで、それぞれから次のマスが見えます。
remote_pair_branches = { $cells }の候補は{ $digits }だけで、最初のマスを除き、それぞれから前のマスのどれかが見えます。
remote_pair_colours = よって、一方の数字が{ $first }に、もう一方が{ $second }に入ります。
remote_pair_sees_both = この2組の両方が見えるマスからは{ $digits }の両方が見えるので、どちらも入りません。

## Wings

technique_0800 = XY-Wing
    .lesson = 候補が2つのマス（ピボット）から、候補が2つのマスがあと2つ見えます。それぞれピボットと候補を1つ共有し、残りの候補は同じ数字です。ピボットがどちらの数字でも、2マスのどちらかにこの残りの数字が入ります。よって、2マスの両方が見えるマスには入りません。
    .aliases = XYウイング, Yウイング
technique_0801 = XYZ-Wing
    .lesson = 候補が3つのマス（ピボット）から、そのうち2つを候補に持つマスが2つ見えます。3マスすべてに共通する数字が1つあります。ピボットがどの数字でも、3マスのどれかにこの共通の数字が入ります。よって、3マスすべてが見えるマスには入りません。
    .aliases = XYZウイング
technique_0802 = WXYZ-Wing
    .lesson = ピボットと、ピボットが見える3マスの、合わせて4マスの候補が4つの数字だけです。そのうち3つの数字は、入る場所どうしがすべて互いに見えるので、それぞれ1回しか入りません。この3つで埋まるのは3マスなので、残るマスに4つ目の数字が入ります。よって、4つ目の数字の入る場所がすべて見えるマスに、その数字は入りません。
    .aliases = WXYZウイング
technique_0803 = W-Wing
    .lesson = 2マスの候補が同じ2つの数字で、それぞれから、一方の数字の強いリンクの端が1つずつ見えます。2マスともその数字になることはできず、少なくとも一方にもう1つの数字が入ります。よって、両方が見えるマスに、もう1つの数字は入りません。
    .aliases = Wウイング

wing_pincer = { $pivot }が{ $shared }なら、{ $pincer }は{ $digit }です。
wxyz_once = これらのマスで{ $digits }は、それぞれ入る場所が互いに見えるので、1回ずつしか入りません。残るマスには{ $digit }が入ります。
w_wing_cells = { $cells }の候補は{ $digits }だけです。
w_wing_link = { $near }と{ $far }のどちらかは{ $digit }です。{ $house }で入る場所はこの2つだけです。
w_wing_other = どちらが{ $joined }でも、そこから{ $cells }の一方が見えます。見えるほうのマスは{ $digit }です。

## Chains

technique_0701 = Xチェーン
    .lesson = 1つの数字について、入る場所が2つだけのハウスをたどります。チェーンの最初のマスにその数字が入らないなら、最後のマスに入ります。よって、両端が見えるマスには入りません。
technique_0702 = XYチェーン
    .lesson = 候補が2つのマスを、次々に数字が決まるようにつなぎます。一方の端がある数字でないなら、もう一方の端がその数字です。よって、両端が見えるマスには入りません。
technique_0706 = 連続ナイスループ
    .lesson = 強いリンクと弱いリンクが交互につながり、ループになります。すると、どの弱いリンクでもちょうど一方の端が真です。よって、弱いリンクの両端のどちらとも両立しない候補は除外できます。
    .aliases = 連続ループ, Xサイクル
technique_0707 = 不連続ナイスループ
    .lesson = 候補を真または偽と仮定し、強いリンクと弱いリンクを交互にたどります。元の候補に戻って逆の結論になれば、仮定は誤りです。
    .aliases = 不連続ループ, Xサイクル
technique_0708 = AIC（交互推論チェーン）
    .lesson = 候補を偽と仮定し、強いリンクと弱いリンクを交互にたどって、必ず真になる候補に着きます。よって、両端の少なくとも一方は真です。両端のどちらとも両立しない候補は除外できます。
    .aliases = 交互推論チェーン
technique_0709 = グループ連続ナイスループ
    .lesson = 強いリンクと弱いリンクが交互につながり、ループになります。グループとは、ブロックと行や列の重なりで数字の入る場所すべてのことで、1つの候補のように扱います。どの弱いリンクでもちょうど一方の端が真なので、両端のどちらとも両立しない候補は除外できます。
technique_0710 = グループ不連続ナイスループ
    .lesson = 候補を真または偽と仮定し、強いリンクと弱いリンクを交互にたどります。グループとは、ブロックと行や列の重なりで数字の入る場所すべてのことで、1つの候補のように扱います。元の候補に戻って逆の結論になれば、仮定は誤りです。
technique_0711 = グループAIC
    .lesson = 候補を偽と仮定し、強いリンクと弱いリンクを交互にたどって、必ず真になる候補に着きます。グループとは、ブロックと行や列の重なりで数字の入る場所すべてのことで、1つの候補のように扱います。両端の少なくとも一方は真なので、両端のどちらとも両立しない候補は除外できます。
technique_0712 = 連続ナイスループ（ALS）
    .lesson = { -lesson-als-chain }
technique_0713 = 不連続ナイスループ（ALS）
    .lesson = { -lesson-als-chain }
technique_0714 = AIC（ALS）
    .lesson = { -lesson-als-chain }

chain_suppose = { $digit }が{ $cells }に入らないと仮定します。
chain_weak_house = { $digit }が{ OR($from) }に入るなら、{ $to }には入りません。{ $house }に{ $digit }は1つだけです。
chain_weak_seen = { $digit }が{ OR($from) }に入るなら、それが見える{ $to }には入りません。
chain_weak_excluded = { $digit }が{ OR($from) }に入るなら、{ $to }に{ $other }は入りません。{ OR($reasons) }だからです。
chain_weak_cell = { $cell }が{ $digit }なら、{ $other }ではありません。
chain_first_weak_house = すると、{ $to }には入りません。{ $house }に{ $digit }は1つだけです。
chain_first_house = すると、{ OR($to) }に入ります。{ $house }にはほかに{ $digit }の入る場所がありません。
chain_first_cell = すると、{ $cell }は{ $other }です。ほかに候補がありません。
chain_first_set = すると、{ $set }には{ $rest }が入ります。よって、{ $other }は{ OR($to) }に入ります。
chain_strong_house = { $digit }が{ $from }に入らないなら、{ OR($to) }に入ります。{ $house }にはほかに入る場所がありません。
chain_strong_cell = { $cell }が{ $digit }でないなら、{ $other }です。ほかに候補がありません。
chain_strong_set = { $digit }が{ $from }に入らないなら、{ $set }には{ $rest }が入ります。よって、{ $other }は{ OR($to) }に入ります。
chain_proves_start = これは仮定に矛盾するので、{ $digit }は{ OR($cells) }に入ります。
chain_refutes_start = ループは{ $cell }に戻り、仮定に矛盾するので、ここに{ $digit }は入りません。
chain_ends_digit = よって、{ $digit }は{ OR($first) }に入るか、{ OR($last) }に入るか、その両方です。両端が見えるマスは{ $digit }ではありません。
chain_ends_cell = よって、{ $cell }に入るのは{ OR($digits) }で、ほかの数字は入りません。
chain_ends_other = よって、{ $digit }が{ OR($first) }に入るか、{ $other }が{ OR($last) }に入るか、その両方です。どちらの場合にも成り立たない候補を除外できます。
chain_is_loop = 両端がともに真になることはないので、チェーンはループになります。この中で両立しない2つの候補は、どの組もちょうど一方が真です。
chain_loop_sets = ループ内のどのALSでも、ループが通る2つの数字のうちちょうど1つが入らないので、ほかの数字はすべて入ります。

## Almost locked sets

technique_0901 = ALS-XZ
    .lesson = ALSとは、1つのハウスにあるマスの集合で、候補の数字がマスの数より1つ多いものです。数字が1つ減れば、残りの数字で埋まります。2つのALSの一方にしか入らない数字があれば、もう一方のALSはほかの数字で埋まります。よって、両方に共通する別の数字は、どちらかのALSに入ります。その入る場所がすべて見えるマスからは除外できます。
    .aliases = 準ロック集合
technique_0902 = ALS-XY-Wing
    .lesson = ALSとは、1つのハウスにあるマスの集合で、候補の数字がマスの数より1つ多いものです。数字が1つ減れば、残りの数字で埋まります。3つのALSのうち中央のALSは、ほかの2つとそれぞれ数字を共有し、その数字は一方にしか入りません。よって、両側のALSの少なくとも一方は残りの数字で埋まります。両側に共通する数字は、どちらかのALSに入ります。その入る場所がすべて見えるマスからは除外できます。
    .aliases = ALS XYウイング
technique_0903 = ALSチェーン
    .lesson = ALSとは、1つのハウスにあるマスの集合で、候補の数字がマスの数より1つ多いものです。数字が1つ減れば、残りの数字で埋まります。ALSのチェーンでは、隣り合うALSに共通する数字が一方にしか入りません。最初のALSがその数字を使えば、次のALSは残りの数字で埋まり、以下同様に続きます。よって、両端に共通する数字は、どちらかの端に入ります。
technique_0904 = デスブロッサム
    .lesson = あるマス（茎）の候補が、それぞれ別のALS（花びら）にもあります。茎に数字が入ると、対応する花びらからその数字がなくなり、花びらは残りの数字で埋まります。よって、どの場合にも少なくとも1枚の花びらが埋まり、すべての花びらに共通する数字はどれかの花びらに入ります。
technique_0920 = アラインドペア除外
    .lesson = 2つのマスを選び、1つ目のマスに候補の1つが入ると仮定します。そして、2つ目のマスの候補を順に調べます。仮定した数字と両立しない候補もあれば、その数字と合わせると、別のマスに入る数字がなくなる候補や、ALSの数字が足りなくなる候補もあります。2つ目のマスに何も残らなければ、1つ目のマスにその候補は入りません。
    .aliases = アラインドペア・エクスクルージョン, 整列ペア排除

als_xz_one = { $digit }は2つの集合の一方にしか入りません。一方で入る場所から、他方で入る場所がすべて見えるからです。
als_xz_locked = すると、もう一方の集合は数字とマスが同じ数になり、すべての数字が入ります。
als_xz_two = { $digits }はそれぞれ、2つの集合の一方にしか入りません。
als_xz_both_locked = よって、どちらの集合でも、これらの数字のうちちょうど1つが入らず、ほかの数字はすべて入ります。
als_chain_rule = どの集合も、数字がマスより1つ多くなっています。どれか1つの数字が入らなければ、ほかの数字はすべて入ります。
als_chain_same = 同じチェーンは{ $digit }についても成り立ちます。
pair_empties = すると、{ $cell }は{ $digit }にできません。{ $set }に入る数字がなくなるからです。
pair_starves = すると、{ $cell }は{ $digit }にできません。{ $set }に残る数字が{ $left }だけになるからです。

## Sue de Coq

technique_1101 = Sue de Coq
    .lesson = ブロックと行や列が重なるマスに注目します。そこに、その行や列のほかのマスと、ブロックのほかのマスを加えます。全体で候補の数字とマスが同じ数になり、加えた2組に共通の数字がなければ、これらの数字は使い切られます。よって、行や列とブロックの残りのマスから除外できます。

sue_de_coq_once = { $count ->
    [1] これらのマスで{ $digits }の入る場所はすべて{ $house }にあるので、入るのは1回だけです。
   *[other] これらのマスで{ $digits }の入る場所はすべて{ $house }にあるので、どの数字も入るのは1回だけです。
}
sue_de_coq_counts = 最後の2つの集合に共通の数字はないので、これら{ $count }マスに{ $count }種類の数字がちょうど1回ずつ入ります。

## Templates

technique_1201 = テンプレート（確定）
    .lesson = テンプレートとは、ある数字を、まだ入っていないすべての行・列・ブロックに入れる方法の1つです。どのテンプレートにも含まれるマスには、その数字が入ります。すべてを書き出す必要はありません。1つのハウスのほかの場所を順に試します。どこに入れても、その数字の入る場所のないハウスができるなら、このマスしか残りません。
technique_1202 = テンプレート（除外）
    .lesson = テンプレートとは、ある数字を、まだ入っていないすべての行・列・ブロックに入れる方法の1つです。どのテンプレートにも含まれない候補は偽です。すべてを書き出す必要はありません。候補を真と仮定し、その数字だけを追います。入る場所のないハウスができれば、その候補を除外できます。

## Forcing chains and nets

technique_1301 = フォーシングチェーン（矛盾）
    .lesson = 候補を真と仮定し、そこからチェーンをたどります。数字の入らないマスや、ハウスの中で入る場所のない数字ができれば、その候補は偽です。
    .aliases = 強制チェーン, 背理法, 仮定法
technique_1302 = フォーシングチェーン（一致）
    .lesson = マスの候補すべて、またはハウスで数字の入る場所すべてを試し、それぞれからチェーンをたどります。いつも同じになる結果は、必ず成り立ちます。
    .aliases = 強制チェーン
technique_1303 = フォーシングネット（矛盾）
    .lesson = 候補を真と仮定し、シングルで進めます。数字の入らないマスや、ハウスの中で入る場所のない数字ができれば、その候補は偽です。
    .aliases = 強制ネット, 背理法
technique_1304 = フォーシングネット（一致）
    .lesson = マスの候補すべて、またはハウスで数字の入る場所すべてを試し、それぞれシングルで進めます。いつも同じになる結果は、必ず成り立ちます。
    .aliases = 強制ネット
technique_1305 = 入れ子フォーシングネット
    .lesson = 候補を1つ仮定し、決まることをすべてたどります。行き詰まったら、2つ目の候補を仮定します。2つ目から矛盾が出れば、1つ目が真である限り、2つ目は偽です。最後に何も入らなくなれば、1つ目の候補は偽です。

forcing_places = { $house }で{ $digit }の入る場所をすべて試します。
forcing_candidates = { $cell }の候補をすべて試します。
forcing_same = 結果はいつも同じです。
forced_in_cell = { $count ->
    [0] すると、{ $cell }は{ $digit }です。ほかに候補がありません。
   *[other] すると、{ $cell }は{ $digit }です。{ $from }の数字により、{ $digits }は入りません。
}
forced_in_house = { $count ->
    [0] すると、{ $cell }は{ $digit }です。{ $house }にはほかに入る場所がありません。
   *[other] すると、{ $cell }は{ $digit }です。{ $from }の数字により、{ $house }に残るほかの場所には入りません。
}
forced_not = すると、{ $cell }は{ $digit }ではありません。
then_no_candidate = { $count ->
    [0] しかし、それでは{ $cell }に入る数字がなくなります。
   *[other] しかし、それでは{ $cell }に入る数字がなくなります。残っていた候補は、{ $from }の数字により除外されるからです。
}
then_no_place = { $count ->
    [0] しかし、それでは{ $house }に{ $digit }の入る場所がなくなります。
   *[other] しかし、それでは{ $house }に{ $digit }の入る場所がなくなります。残っていた場所にも、{ $from }の数字により入らないからです。
}
suppose_also = さらに、{ $cell }が{ $digit }だと仮定します。
then_not = よって、最初の仮定が正しい限り、{ $cell }は{ $digit }ではありません。

## Tridagon

technique_0930 = トリダゴン
    .lesson = 4つのブロックが、縦横2本ずつの帯に並んでいます。それぞれのブロックに、行も列も異なる3マスがあり、同じ3つの数字のほかにはほとんど候補がありません。1つのブロックだけでマスの傾きが逆なら、3つの数字だけで12マスすべてを埋めることはできません。よって、余分な候補（ガーディアン）の少なくとも1つは真です。1つだけなら、その数字が入ります。いくつかあれば、どれが真でも否定される候補は除外できます。
    .aliases = トールのハンマー

tridagon_cells = 余分な候補（{ APART($guardians) }）を除けば、{ $cells }の候補は{ $digits }だけです。
tridagon_orders = これらの余分な候補がどれも偽だと仮定します。すると、{ $boxes }のどれでも、3つの数字は異なる行と列に入ります。左から右へ読むと、循環する順（最大の次は最小）で、昇順か降順に並びます。
tridagon_columns = どの列にも、同じ数字は2回入りません。よって、{ $first }では数字の向きが同じで、両方とも昇順か、両方とも降順です。{ $second }でも同じです。
tridagon_rows = どの行にも、同じ数字は2回入りません。{ $same }ではマスの傾きが同じなので、数字の向きも同じです。{ $opposite }ではマスの傾きが逆なので、一方は昇順、もう一方は降順です。
tridagon_guardians = それでは、4つのブロックを一周する間に向きがちょうど1回だけ変わることになりますが、それは不可能です。よって、余分な候補の少なくとも1つは真です：{ APART($guardians) }。

## Exocet

technique_1501 = ジュニアエクソセット
    .lesson = ブロックと行や列が重なる2マス（ベース）に、3つか4つの数字のうち2つが入ります。同じ帯のほかの2ブロックに、ターゲットが1マスずつあります。帯と交わる列や行で、これらの数字の入る場所が足りなければ、ターゲットにはベースと同じ2つの数字が入ります。ターゲットのほかの候補は除外できます。

exocet_base = { $cells }には{ $digits }のうち2つが入ります。
exocet_room = { $lines }のうち{ $boxes }の外には、これらの数字はどれも2回までしか入りません。
exocet_inside = { $lines }にはそれぞれすべての数字が入るので、これらの数字はどれも、{ $boxes }の中の{ $lines }に少なくとも1回入ります。
exocet_targets = { $base }に入る数字は、{ $line }でも同じブロックでも、ほかのマスには入りません。{ $companions }にも入りません。残る場所は{ $targets }だけです。
exocet_same = 2つの数字のどちらもそうなので、{ $targets }には{ $base }と同じ2つの数字が入ります。
exocet_missing = { $targets }には{ $digits }が入らないので、{ $base }にも入りません。

## Counting cells and digits

technique_1502 = SKループ
    .lesson = 2つの行と2つの列が、4つのブロックで交わります。各ブロックで、交点を除いた行の2マスと列の2マス、合わせて16マスを取ります。各数字がそこに最大で何回入るかを数えます。合計が16なら、数字はこれらのマスで使い切られます。よって、行、列、ブロックの残りのマスから除外できます。
technique_1503 = マルチセクター・ロックトセット（MSLS）
    .lesson = いくつかの行といくつかの列が交わる空きマスを取ります。各数字がそこに最大で何回入るかを、行ごとに1回、または列ごとに1回として、少ないほうで数えます。合計がマスの数と同じなら、数字はこれらのマスで使い切られます。よって、行と列の残りのマスから除外できます。

counted_cells = { $cells }は{ $count }マスなので、{ $count }個の数字が必要です。
counted_digit = この中で{ $digit }が入るのは{ $houses }だけなので、多くても{ $count }回です。
counted_sum = 合計はちょうど{ $count }で、余りがありません。よって、どのハウスでも、そこで数えた数字はこれらのマスに入り、ほかのマスには入りません。

## Lessons that several techniques share

-lesson-finned-fish = ヒレ付きフィッシュは、余分な場所（ヒレ）が1つのブロックにあるフィッシュです。ヒレにその数字が入らなければ、フィッシュが成り立ちます。ヒレに入れば、そのヒレが見えるマスには入りません。どちらの場合にも消える候補は除外できます。
-lesson-sashimi-fish = サシミフィッシュは、角が欠け、代わりに余分な場所（ヒレ）が1つのブロックにあるフィッシュです。ヒレにその数字が入らなければ、フィッシュが成り立ちます。ヒレに入れば、そのヒレが見えるマスには入りません。どちらの場合にも消える候補は除外できます。
-lesson-franken-fish = フランケンフィッシュは、行と列のほかにブロックも使います。注目する数字は、もとになるハウスのそれぞれに1つ入ります。その入る場所がすべて同じ個数の別のハウスに収まれば、それらのハウスのほかのマスには入りません。
-lesson-finned-franken-fish = フランケンフィッシュは、行と列のほかにブロックも使います。もとになるハウスの余分な場所がヒレです。ヒレに数字が入るか、ヒレなしのフィッシュが成り立つかのどちらかです。よって、フィッシュで消える候補のうち、ヒレがすべて見えるものを除外できます。
-lesson-mutant-fish = ミュータントフィッシュは、行・列・ブロックを自由に混ぜて使います。注目する数字は、もとになるハウスのそれぞれに1つ入ります。その入る場所がすべて同じ個数の別のハウスに収まれば、それらのハウスのほかのマスには入りません。
-lesson-finned-mutant-fish = ミュータントフィッシュは、行・列・ブロックを自由に混ぜて使います。もとになるハウスの余分な場所がヒレです。ヒレに数字が入るか、ヒレなしのフィッシュが成り立つかのどちらかです。よって、フィッシュで消える候補のうち、ヒレがすべて見えるものを除外できます。
-lesson-strong-links = 2つのハウスで数字の入る場所がそれぞれ2つだけで、一方のハウスの場所から他方のハウスの場所が1つ見えます。この2マスの両方にその数字が入ることはないので、残りの2マスの少なくとも一方に入ります。よって、その両方が見えるマスには入りません。
-lesson-empty-rectangle = ブロックの中で、数字の入る場所が1つの行と1つの列に収まっています。ブロックの外で、この行か列と交わるハウスに、数字の入る場所が2つだけあります。その線の上の近い場所と、遠い場所です。遠いほうに入らないなら近いほうに入り、ブロックではもう一方の線の上に入ります。よって、もう一方の線の上で、遠いほうが見えるマスには入りません。
-lesson-unique-rectangle = 2つの行、2つの列、2つのブロックにまたがる4マスに、2つの数字だけが入ることはありません。入れ替えると別の解ができるからです。そうなる候補は除外できます。問題の解がちょうど1つであることが前提です。
-lesson-avoidable-rectangle = 2つの行、2つの列、2つのブロックにまたがり、初期数字のない4マスに、2つの数字だけが入ることはありません。入れ替えると別の解ができるからです。よって、残りの角にはほかの数字が入ります。問題の解がちょうど1つであることが前提です。
-lesson-unique-loop = 6つ以上のマスがループになり、どのマスも次のマスと同じハウスにあり、それらのハウスはどれもループのマスをちょうど2つ含みます。これらのマスに2つの数字だけが入ることはありません。入れ替えると別の解ができるからです。そうなる候補は除外できます。問題の解がちょうど1つであることが前提です。
-lesson-extended-rectangle = 2つの行と3つの列、または3つの行と2つの列にある6マスが、2つか3つのブロックにまたがっています。これらのマスに3つの数字だけが入ることはありません。2つの行（列）の間で入れ替えると別の解ができるからです。そうなる候補は除外できます。問題の解がちょうど1つであることが前提です。
-lesson-bug-extras = いくつかの空きマスに、余分な候補があります。余分な候補がなければ、空きマスの候補はすべて2つになり、どのハウスでも各数字の入る場所が2つになります。そのとき、問題の解は複数あるか、1つもありません。よって、余分な候補のどれかが真で、それらをすべて否定する候補は除外できます。問題の解がちょうど1つであることが前提です。
-lesson-als-chain = ALSとは、1つのハウスにあるマスの集合で、候補の数字がマスの数より1つ多いものです。数字が1つ減れば、残りの数字がすべて入ります。チェーンはその数字の1つから入り、別の数字から出ていけます。

## New game: what a worker reports

new_game_without_givens = { $level }の条件は初期数字{ $asked }個ですが、最も近い問題は{ $count }個でした。
new_game_not_quite = 条件どおりの問題は見つかりませんでした。これが最も近い問題です：初期数字{ $count }個。
new_game_rated = 条件どおりの問題は見つかりませんでした。これが最も近い問題です：初期数字{ $count }個、レーティング{ $rating }。
new_game_missing = 条件どおりの問題は見つかりませんでした。これが最も近い問題です：初期数字{ $count }個、レーティング{ $rating }。含められなかったテクニック：{ $missing }。
new_game_unwanted = 条件どおりの問題は見つかりませんでした。これが最も近い問題です：初期数字{ $count }個、レーティング{ $rating }。除外できなかったテクニック：{ $unwanted }。
new_game_missing_unwanted = 条件どおりの問題は見つかりませんでした。これが最も近い問題です：初期数字{ $count }個、レーティング{ $rating }。含められなかったテクニック：{ $missing }。除外できなかったテクニック：{ $unwanted }。
order_at_least = 必須（{ $technique }以上の難しさの手）
order_nothing_harder = 除外（{ $technique }より難しい手）
order_minutes = 多くの人は約{ $minutes }分
progress_rating = { $what }。これまでの最良：レーティング{ $rating }、初期数字{ $givens }個…
progress_givens = { $what }。これまでの最良：初期数字{ $givens }個（試行 { $attempt } / { $attempts }）…
progress_attempt = { $what }（試行 { $attempt } / { $attempts }）…

## Rating: what a worker reports

rating_stopped_at = 中止しました。レーティングは{ $rating }以上です。
rating_at_least = レーティング：{ $rating }以上…
rating_explained = 最初の数字が決まるまで：{ $placement }。最初の手：{ $first }。Sudoku Explainerの尺度では、最も易しい問題が1.2、隠れn国同盟が4前後、チェーンが6.5以上、知られている最難問が12近くです。
rating_other_name = SE：{ $name }
rating_technique = テクニック
rating_times = 必要な回数
# The rules of Sudoku Explainer, easiest first. A direct pattern leads to a single at once.
family_hidden-single = ヒドゥンシングル
family_direct-pointing = 直接ポインティング
family_direct-claiming = 直接クレーミング
family_direct-hidden-pair = 直接隠れ2国同盟
family_naked-single = ネイキッドシングル
family_direct-hidden-triplet = 直接隠れ3国同盟
family_pointing = ポインティング
family_claiming = クレーミング
family_naked-pair = 2国同盟
family_x-wing = X-Wing
family_hidden-pair = 隠れ2国同盟
family_naked-triplet = 3国同盟
family_swordfish = ソードフィッシュ
family_hidden-triplet = 隠れ3国同盟
family_xy-wing = XY-Wing
family_xyz-wing = XYZ-Wing
family_unique-rectangle = ユニークレクタングル
family_unique-loop = ユニークループ
family_naked-quad = 4国同盟
family_jellyfish = ジェリーフィッシュ
family_hidden-quad = 隠れ4国同盟
family_bivalue-universal-grave = BUG
family_aligned-pair-exclusion = アラインドペア除外
family_bidirectional-x-cycle = 双方向Xサイクル
family_bidirectional-y-cycle = 双方向Yサイクル
family_turbot-fish = ターボットフィッシュ
family_forcing-x-chain = フォーシングXチェーン
family_bidirectional-cycle = 双方向サイクル
family_forcing-chain = フォーシングチェーン
family_aligned-triplet-exclusion = アラインドトリプル除外
family_nishio-forcing-chains = 西尾フォーシングチェーン
family_cell-forcing-chains = マスのフォーシングチェーン
family_region-forcing-chains = ハウスのフォーシングチェーン
family_dynamic-forcing-chains = 動的フォーシングチェーン
family_dynamic-forcing-chains-plus = 動的フォーシングチェーン（+）
family_dynamic-forcing-chains-plus-forcing-chains = 動的フォーシングチェーン（+フォーシングチェーン）
family_dynamic-forcing-chains-plus-multiple-forcing-chains = 動的フォーシングチェーン（+多重フォーシングチェーン）
family_dynamic-forcing-chains-plus-dynamic-forcing-chains = 動的フォーシングチェーン（+動的フォーシングチェーン）
family_dynamic-forcing-chains-plus-dynamic-forcing-chains-plus = 動的フォーシングチェーン（+動的フォーシングチェーン（+））

## Faults of puzzles and requests

read_at = { $line }行目、{ $column }文字目：{ $fault }
read_empty = このテキストには数独の問題が見つかりません。
read_too_long = 1問としては長すぎます：{ $characters }文字。
read_several_lines = 1行だけ入力してください。
read_symbol = 「{ $symbol }」は数字でも空き（ . 0 * _ ）でもありません。
read_letter = 「{ $symbol }」は英字です。この盤面の数字は1〜{ $last }です。
read_too_large = { $symbol }は大きすぎます。数字は1〜{ $last }です。
read_length = { $found }マスあります。通常の盤面は81マス、ほかの大きさは16、36、144、256、625マスです。
read_length_of_board = { $found }マスあります。{ $board }の盤面は{ $cells }マスです。
givens_conflict = { $house }に{ $digit }が2つあります：{ $first }と{ $second }。
givens_no_candidate = { $cell }に入る数字がありません。
givens_no_place = { $house }に{ $digit }の入る場所がありません。
recipe_starter = 内蔵の問題は常に9×9、中級、対称なしです。
recipe_givens_reversed = 初期数字は少ないほうの数を先に入力してください。
recipe_too_many_givens = { $board }の盤面は{ $cells }マスしかありません。
recipe_too_few_givens = { $board }の問題には、初期数字が{ $fewest }個以上必要です。
recipe_symmetry = この対称では、初期数字をその数にできません。{ $below }個か{ $above }個をお試しください。
recipe_unrated = レーティングがあるのは9×9の問題だけです。
recipe_ratings_reversed = 低いほうのレーティングを先に入力してください。
recipe_no_such_rating = レーティングは1.2〜{ $greatest }です。
recipe_both = { $technique }を必須と除外の両方にはできません。
recipe_above_rating = { $technique }を使う問題のレーティングは{ $least }以上です。上限を上げてください。
recipe_needed_anyway = { $technique }は除外できません。どの問題でも最後のマスに必要です。
recipe_nearly_full = 初期数字が{ $from }個以上の問題は{ $technique }だけで解け、レーティングは1.0です。
recipe_harder = { $technique }は、上限に選んだ{ $hardest }より難しいテクニックです。
recipe_never_next = { $technique }が必要な問題はありません。いつも、もっと簡単なテクニックで済みます。
recipe_too_few_for_easiest = 初期数字が{ $fewest }個未満の問題は、{ $technique }だけでは解けません。
recipe_no_path = このテクニックの条件に合う問題は見つかりませんでした。もう一度試すか、指定するテクニックを減らしてください。
recipe_no_minutes = 条件に合う問題は見つかりませんでした。もう一度試すか、時間やレベルを変えてください。
recipe_impossible = この条件に合う問題はありません。

## What the worker refuses

refused_unreadable = この要求を読み取れません。ページを再読み込みしてください。
refused_no_solution = この問題には解がありません。{ $why }
refused_not_classic = レーティングがあるのは9×9の問題だけです。
study_unknown_technique = そのようなテクニックはありません。
study_no_position = { $technique }の局面は見つかりませんでした。
refused_not_unique = 評価できるのは、解が1つの問題だけです。
