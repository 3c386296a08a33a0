//! Texts in each format that the engine reads. The tests and the example `fuzz_formats` include this
//! file by path.

#![allow(dead_code)] // not every binary uses all of it

/// The givens of [`LINE`]'s puzzle, and of many other texts.
pub(crate) const GIVENS: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Format, text, givens, progress (`None` if nothing was placed).
pub(crate) const TEXTS: &[(&str, &str, &str, Option<&str>)] = &[
    ("line", GIVENS, GIVENS, None),
    (
        "line",
        "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79",
        GIVENS,
        None,
    ),
    (
        "line",
        "5 3 . . 7 . . . . 6 . . 1 9 5 . . . . 9 8 . . . . 6 . 8 . . . 6 . . . 3 4 . . 8 . 3 . . 1 7 . . . 2 . . . 6 . 6 . . . . 2 8 . . . . 4 1 9 . . 5 . . . . 8 . . 7 9",
        GIVENS,
        None,
    ),
    (
        "line",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079 # mine",
        GIVENS,
        None,
    ),
    (
        "line",
        "53oo7oooo6oo195oooo98oooo6o8ooo6ooo34oo8o3oo17ooo2ooo6o6oooo28oooo419oo5oooo8oo79",
        GIVENS,
        None,
    ),
    (
        "line",
        "53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79",
        GIVENS,
        None,
    ),
    (
        "line",
        "53xx7xxxx6xx195xxxx98xxxx6x8xxx6xxx34xx8x3xx17xxx2xxx6x6xxxx28xxxx419xx5xxxx8xx79",
        GIVENS,
        None,
    ),
    (
        "line",
        "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79",
        GIVENS,
        None,
    ),
    (
        "line",
        "00000c31a7d8 530070000600195000098000060800060003400803001700020006060000280000419005000080079  1.2",
        GIVENS,
        None,
    ),
    (
        "grid",
        "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n------+-------+------\n8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n------+-------+------\n. 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9\n",
        GIVENS,
        None,
    ),
    (
        "grid",
        "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9",
        GIVENS,
        None,
    ),
    (
        "grid",
        "Grid 01\n530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079",
        GIVENS,
        None,
    ),
    (
        "grid",
        ".---.---.---.\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n:---+---+---:\n|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n:---+---+---:\n|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n'---'---'---'",
        GIVENS,
        None,
    ),
    (
        "ss",
        "53.|.7.|...\n6..|195|...\n.98|...|.6.\n-----------\n8..|.6.|..3\n4..|8.3|..1\n7..|.2.|..6\n-----------\n.6.|...|28.\n...|419|..5\n...|.8.|.79",
        GIVENS,
        None,
    ),
    (
        "sdk",
        "#AAnna\r\n#DA small one\r\n#LEasy\r\n[Puzzle]\r\n53..7....\r\n6..195...\r\n.98....6.\r\n8...6...3\r\n4..8.3..1\r\n7...2...6\r\n.6....28.\r\n...419..5\r\n....8..79\r\n[State]\r\n534.7....\r\n6..195...\r\n.98....6.\r\n8...6...3\r\n4..8.3..1\r\n7...2...6\r\n.6....28.\r\n...419..5\r\n....8..79\r\n[Colors]\r\nwhatever\r\n",
        GIVENS,
        Some("534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    ),
    (
        "hodoku",
        ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:214 414::",
        GIVENS,
        Some("534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    ),
    (
        "gsf",
        "11,22,33,44,53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,x,y",
        GIVENS,
        None,
    ),
    ("sudokuexchange", "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=1", GIVENS, None),
    (
        "sudokuexchange",
        "https://sudokuexchange.com/play/?s=530070000600195000098000060800060003400803001700020006060000280000419005000080079&d=4&i=7",
        GIVENS,
        None,
    ),
    (
        "sudokuwiki",
        "https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
        GIVENS,
        None,
    ),
    (
        "f-puzzles",
        "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x0kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1tQ5tVmug216VGrRR4DhCAEwSpshUphGdnfWrWGXzqm49MTQkQGYraTl4RWU6WiIgA==",
        "...................1.............................2.............................3.",
        None,
    ),
    (
        "sudokupad",
        "https://sudokupad.app/sclN4SwJgXA5AHlA0BjAzhArABngWwKYBcBDMQoiYfEfAG12gC0QAHBQgV3wAsB7AJ2gCyuKAF8kdANoTgANwgBGMfGWz0SlXICcIgLrwJy+KoDs6o3IBMYvQfMRthuwBYlNuwGYzJ9TdVovWgEQLm4aEFaOqgBs1vph/pGBym7eieE++qoOhqouaQAcunq8klJYGDZY8pXwFjby8BX6DdXNtTYWjR3wrRKddTYSWO41TjVo9fAjbWNtE/qd033ws8sTg1hRNcY1+ZNbbTttewvwB8tHy3uD7l36t723dfpOdxKvva/PEmhvv72/Ab6CS3Ja3Va3ebvKY2V6rV5Q35LX6rX7rYG3c63S63E7Q86vS6vPG/c6/S6/a7AqJvGm9GnfYxvJm9JnffJvDm9DlAqQ0pY01Y0qFMpZM1ZMqEcpYc1Yc9F8s42GmXGl4pnnJmXJl4jnnDmXDnXPSIQgQCR6ajmvTca3wNjWkRAA===?setting-x=1",
        "1...5...9...7...2...9...4...3...7...5...9...4...2...6...5...9...7...2...9...4...8",
        None,
    ),
    (
        "opensudoku",
        "<?xml version='1.0'?><opensudoku><name>Mine</name><game data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/></opensudoku>",
        GIVENS,
        None,
    ),
    (
        "1gsudoku",
        "<sudoku data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/>",
        GIVENS,
        None,
    ),
    ("tatham", "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9", GIVENS, None),
    (
        "tatham",
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:3x3\nDESC    :63:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9\nNSTATES :1:3\nSTATEPOS:1:3\nMOVE    :6:R2,0,4\nMOVE    :6:P3,0,2\n",
        GIVENS,
        Some("534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    ),
    (
        "iss",
        ".~R1C1_5~R1C2_3~R1C5_7~R2C1_6~R2C4_1~R2C5_9~R2C6_5~R3C2_9~R3C3_8~R3C8_6~R4C1_8~R4C5_6~R4C9_3~R5C1_4~R5C4_8~R5C6_3~R5C9_1~R6C1_7~R6C5_2~R6C9_6~R7C2_6~R7C7_2~R7C8_8~R8C4_4~R8C5_1~R8C6_9~R8C9_5~R9C5_8~R9C8_7~R9C9_9",
        GIVENS,
        None,
    ),
    (
        "iss",
        ".Shape~9x9~1-9\n.~r1c1_5 ~ r1c2_3 ~ r1c5_7 ~ r2c1_6 ~ r2c4_1 ~ r2c5_9 ~ r2c6_5 ~ r3c2_9 ~ r3c3_8 ~ r3c8_6 ~ r4c1_8 ~ r4c5_6 ~ r4c9_3 ~ r5c1_4 ~ r5c4_8 ~ r5c6_3 ~ r5c9_1 ~ r6c1_7 ~ r6c5_2 ~ r6c9_6 ~ r7c2_6 ~ r7c7_2 ~ r7c8_8 ~ r8c4_4 ~ r8c5_1 ~ r8c6_9 ~ r8c9_5 ~ r9c5_8 ~ r9c8_7 ~ r9c9_9\n.~r9c9_9_1",
        GIVENS,
        None,
    ),
    (
        "iss",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.~R1C1_5~R1C2_3~R1C5_7~R2C1_6~R2C4_1~R2C5_9~R2C6_5~R3C2_9~R3C3_8~R3C8_6~R4C1_8~R4C5_6~R4C9_3~R5C1_4~R5C4_8~R5C6_3~R5C9_1~R6C1_7~R6C5_2~R6C9_6~R7C2_6~R7C7_2~R7C8_8~R8C4_4~R8C5_1~R8C6_9~R8C9_5~R9C5_8~R9C8_7~R9C9_9&mode=count-solutions",
        GIVENS,
        None,
    ),
];

/// Texts of boards with more rules: format, text, board, givens.
pub(crate) const BOARDS: &[(&str, &str, &str, &str)] = &[
    (
        "tatham",
        "9j:4b8d6a9_1i5c3a1j6c8j4a2c3i5_6a3d8b1,d_ba_ab_cbcda_a__c_aabadcbbeab_b_ba_bb__b__aaacbda_ab_b_bbb",
        "9x9+jigsaw:111112333122122333142222333144445555446645575466665775886669977888899997888999777",
        "4..8....6.91.........5...3.1..........6...8..........4.2...3.........56.3....8..1",
    ),
    (
        "tatham",
        "7jxda:7j4a7c7a1_5g4_2a6c1a5j2,ae_bac__ad__ba___aefaa___aab_a_bababa",
        "7x7+jigsaw:1122222112333211333345166444555674455667475667777+diagonal+antidiagonal",
        "7..........4.7...7.15.......42.6...1.5..........2",
    ),
    (
        "tatham",
        "3x2:a4d6d3a1_6f2_5a4d2d6a",
        "6x6+jigsaw:112233112233112233445566445566445566",
        ".4....6....3.16......25.4....2....6.",
    ),
    (
        "tatham",
        "2x4:b4a7a8a3_7_1f4f7_8_6_2h1_3_4_8f2f4_5_2a2a5a6b",
        "8x8",
        "..4.7.8.371......4......7862........1348......2......452.2.5.6..",
    ),
    (
        "tatham",
        "3x3xadb:b4_8d5k1b6_4_3_2f3a4_7c3c9_9a3f1_9_7_2b8k8d1_5b",
        "9x9-diagonal",
        "..48....5...........1..6432......3.47...3...99.3......1972..8...........8....15..",
    ),
    (
        "tatham",
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :2:5j\nDESC    :35:b1a5d4e4d5a2b,cb__ab__ab_baaababa\n",
        "5x5+jigsaw:1111233312433224452544555",
        "..1.5....4.....4....5.2..",
    ),
    (
        "sudokuwiki",
        "J9B0040000000080000sg1kw1kw1l20000sp0sh0000sg0sg1kw1kw1kw0002dc0sg0sl0sg0sg1kw1kz1kw0012dc2dc2dc2dc35s35s35s35s2dc2dc3ye3y82dc35s3604qo35s2dc3y83y83y83y835s4qo4qo35w5j45j63y83y83y86bn6bk4qo4qo5j45j45j45j46bk6bk6bp6bq4qo5j75j45j46bk6bk6bs4qo4qo4qp",
        "9x9+jigsaw:111112333122122333142222333144445555446645575466665775886669977888899997888999777",
        "4..8....6.91.........5...3.1..........6...8..........4.2...3.........56.3....8..1",
    ),
];

/// Texts of boards with clues: format, text, board, givens.
pub(crate) const CLUES: &[(&str, &str, &str, &str)] = &[
    (
        "iss",
        ".Shape~6x6.Cage~12~R1C1~R1C2.Cage~0~R2C1~R2C2.Cage~~R3C1~R3C2.Sum~9~R1C1~R6C6.~R3C4_5~R1C6_1_2~R2C6_2_1",
        "6x6+digits:r1c6,r2c6=1,2+killer:r1c1,r1c2=12+killer:r2c1,r2c2+killer:r3c1,r3c2+little-killer:r1c1,r6c6=9",
        "...............5....................",
    ),
    (
        "iss",
        "iss: .NoBoxes.Jigsaw~111112333122122333142222333144445555446645575466665775886669977888899997888999777.Diagonal~1.AntiKnight.Thermo~R1C1~R1C2.RegionSumLine~R4C4~R4C5~R4C6",
        "9x9+jigsaw:111112333122122333142222333144445555446645575466665775886669977888899997888999777+antidiagonal+anti-knight+thermo:r1c1,r1c2+region-sum:r4c4-r4c6",
        ".................................................................................",
    ),
    (
        "iss",
        ".Shape~4x4.Jigsaw~1112122233343444.AllDifferent~R1C1~R2C3",
        "4x4+extra:r1c1,r1c2,r1c3,r2c1+extra:r1c1,r2c3+extra:r1c4,r2c2,r2c3,r2c4+extra:r3c1,r3c2,r3c3,r4c1+extra:r3c4,r4c2,r4c3,r4c4",
        "................",
    ),
    (
        "iss",
        ".Shape~5x5.Quad~R4C4~1~1.Indexing~C~R1C1~R2C2.Indexing~R~R3C3.CountingCircles~R1C1.LittleKiller~7~R2C1.LittleKiller~8~R1C3.LittleKiller~9~R5C5.LittleKiller~9~R5C2",
        "5x5+jigsaw:1111122222333334444455555+little-killer:r1c3-r3c1=8+little-killer:r2c1-r5c4=7+little-killer:r5c2-r2c5=9+little-killer:r5c5=9+quadruple:r4c4,r4c5,r5c4,r5c5=1,1+column-indexer:r1c1,r2c2+row-indexer:r3c3+circles:r1c1",
        ".........................",
    ),
    (
        "iss",
        ".Arrow~R1C1~R1C2~R1C3.PillArrow~2~R2C1~R2C2~R2C3.Whisper~R3C1~R3C2.Whisper~4~R3C3~R3C4.Lockout~4~R4C1~R4C2.SumLine~10~R5C1~R5C2~R6C2~LOOP.Modular~3~R7C1~R7C2.Modular~1~R7C1~R7C2.Sandwich~7~C4.XSum~C4~6~9.Skyscraper~R1~3~.NumberedRoom~R2~~4",
        "9x9+arrow:r1c1/r1c2,r1c3+arrow:r2c1,r2c2/r2c3+whisper:r3c1,r3c2+whisper:r3c3,r3c4=4+lockout:r4c1,r4c2+ten-line:r5c1,r5c2,r6c2,r5c1+modular:r7c1,r7c2+sandwich:r1c4-r9c4=7+x-sum:r1c4-r9c4=6+x-sum:r9c4-r1c4=9+room:r2c9-r2c1=4+skyscraper:r1c1-r1c9=3",
        ".................................................................................",
    ),
    (
        "iss",
        ".WhiteDot~R1C1~R1C2~R2C2.BlackDot~R4C1~R5C1.X~R1C5~R1C6.V~R1C8~R1C9.GreaterThan~R9C2~R9C1.StrictXV.StrictKropki",
        "9x9+difference:r1c1,r1c2+difference:r1c2,r2c2+ratio:r4c1,r5c1+no-other-difference+no-other-ratio+x:r1c5,r1c6+v:r1c8,r1c9+no-other-xv+greater:r9c2,r9c1",
        ".................................................................................",
    ),
    (
        "iss",
        ".Pair~gAIACgAIACgAI~_~R1C1~R1C2~_b~R3C1~R3C2~R3C3.PairX~8H_xf8H_xf8H_B~_n~R5C1~R5C2~R6C2.Pair~ACAAAAAAAAI~~R8C1~R8C2.SameValues~2~R9C1~R8C3",
        "9x9+difference:r1c1,r1c2=5+difference:r3c1,r3c2=5+difference:r3c2,r3c3=5+ratio:r8c1,r8c2=8+nabner:r5c1,r5c2,r6c2+clone:r9c1/r8c3",
        ".................................................................................",
    ),
    (
        "iss",
        ".GlobalEntropy.AntiTaxicab.Lunchbox~0~R1C1~R1C2.RellikCage~5~R2C1~R2C2.LookAndSay~1723~R3C1~R3C2~R4C2.ContainExact~7_3_3~R5C1~R5C2~R6C2.EqualSum~R7C1~R7C2~-~R8C2~-~R9C3~R9C4.HiddenSkyscraper~R9~4~2.FullRank~C1~~36",
        "9x9+global-entropy+anti-taxicab+lunchbox:r1c1,r1c2=0+look-and-say:r3c1,r3c2,r4c2=1,7,2,3+look-and-say:r5c1,r5c2,r6c2=2,3,1,7+rellik:r2c1,r2c2=5+equal-sum:r7c1,r7c2/r8c2+equal-sum:r8c2/r9c3,r9c4+hidden-skyscraper:r9c1-r9c9=4+hidden-skyscraper:r9c9-r9c1=2+full-rank:r9c1-r1c1=36",
        ".................................................................................",
    ),
];
