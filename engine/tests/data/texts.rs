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
];
