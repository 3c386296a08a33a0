// Sets the player's theme and palette, and paints the board before the app has loaded: the
// saved game, or one of the puzzles of a first visit. The app then draws over it.
// tools/finish.js writes this script into index.html, so it runs before the first paint.
// The page's policy allows it by its digest.
//
// src/session/settings.rs writes the settings, src/game/save.rs the save, and
// src/game/moves/text.rs its moves. Boards of other sizes, and notes, wait for the app.
{
  // The puzzles of `generate::starter` with the seeds 0 to 15. tests/it/first.rs compares them.
  const STARTERS = [
    ".9.2...5.3.......7.81.5.9.....91.4...36574..2....32.....43....65.3..8.29..8.....3",
    ".4...8.....3....9.2...9.541.6..5.817.74.1....1......3....98..7...9.341...3.126...",
    ".98...3..57.......31672..5......7.1..6.49.8....58....64...76.85....4..7...7.3..2.",
    ".....89..8...2953..9...41..3.9......4279.13...56.....4..28.6..5.3.5...2.....9.7..",
    "1697....3.7....4.......8.6..5.87.......312.4...14.67...4......1...1..65.5189...2.",
    "....15...52.4631.....9.7.6..8....5...54.8.9.1.6.5..2..9..1....487...4.9...5...3..",
    "....1..9..2...47.8..52....459........74..6...612.5.3.98..54.92.....9.8....9.3.6..",
    ".....81.41...7..93..3...7563....1....6.729..1..9....4...5847..2.7...3...9.8.....7",
    "7....16...6..28..1...5...4.12......9649.35.7..57..........8..5...865.71.5...9..3.",
    "..2....9.....9.7.1739.5.8.....3..1..951.4..6...4.....2..7.34....9.12...4...8692..",
    "...3....1..1...25...41269..917...3...862.....5.3..1.8....8...3...8514..76.....5..",
    ".9..5...247...29....1....8.1.27...956...1..3.7......1....5.1.......946..31.628.5.",
    ".1.725..8.....3.5..5....9.7..2.....9.6.519.4......63..548.....3.39.5.6..62...7...",
    "...7..6125......84.1...89.78....7......9..4..931.2...8...5.9..11456....37...1....",
    ".2.9.6.35.....3.2.3....8.4..93......541..938.6.7.4.........1..39..5..6....5.6.27.",
    ".....9.2.3.......7.9.8574..72..8..9.648.....2.39..1....5.138..6.8.....71.....28..",
  ];
  /** Painted in English only. In other languages the level waits for the app. */
  const LEVELS = { easy: "Easy", medium: "Medium", hard: "Hard", master: "Master", extreme: "Extreme" };

  function dress() {
    const settings = localStorage.getItem("nonet.settings") ?? "";
    for (const name of ["theme", "palette"]) {
      const [, value] = new RegExp(`^${name} (.+)$`, "m").exec(settings) ?? [];
      if (value) document.documentElement.dataset[name] = value;
    }
  }

  /**
   * The digits after the moves of a save, each a cell's index, a sign and a digit. Other
   * moves change no digit.
   */
  function replay(givens, moves) {
    const digits = [...givens];
    for (const move of moves) {
      for (const step of move.split(",")) {
        const [, index, sign, digit] = /^(\d+)([=!-])(.?)$/.exec(step) ?? [];
        if (index) digits[index] = sign === "-" ? "." : digit;
      }
    }
    return digits;
  }

  /** The saved game: givens, digits and level. `null` if there is none for this page to paint. */
  function saved() {
    const text = localStorage.getItem("nonet.game") ?? "";
    const field = (name) => new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1];
    const givens = field("givens");
    if (givens?.length !== 81) return text && { givens: "", digits: [], level: "" };
    const [, level, , , , ...more] = field("recipe")?.split(" ") ?? [];
    // Moves are in the order in which they were made. Each follows the one before it, unless
    // it begins a branch. Older saves have no branches, and say how many moves are done.
    const moves = (field("moves") ?? "").split(" ");
    const parents = new Map((field("branches") ?? "").split(" ").map((branch) => branch.split(":").map(Number)));
    const line = [];
    for (let at = Number(field("at") ?? field("done")); at > 0; at = parents.get(at) ?? at - 1) line.unshift(moves[at - 1]);
    return { givens, digits: replay(givens, line), level: more.length ? "" : (LEVELS[level] ?? "") };
  }

  /** A puzzle of a first visit. The app reads from the attribute which. */
  function starter() {
    const seed = Math.floor(Math.random() * STARTERS.length);
    document.documentElement.dataset.first = seed;
    return { givens: STARTERS[seed], digits: [...STARTERS[seed]], level: LEVELS.medium };
  }

  function isEnglish() {
    const [, chosen] = /^language (?!browser$)(.+)$/m.exec(localStorage.getItem("nonet.settings") ?? "") ?? [];
    return /^en\b/.test(new URLSearchParams(location.search).get("lang") ?? chosen ?? navigator.language);
  }

  function paint({ givens, digits, level }) {
    const cells = document.querySelectorAll("#game .cell");
    for (const [index, digit] of digits.entries()) {
      if (digit === "." || !cells[index]) continue;
      const span = Object.assign(document.createElement("span"), { className: "digit", textContent: digit });
      cells[index].classList.toggle("given", givens[index] !== ".");
      cells[index].append(span);
    }
    if (isEnglish()) document.getElementById("first-level").textContent = level;
  }

  for (const work of [dress, () => paint(saved() || starter())]) {
    try {
      work();
    } catch {
      // Without storage, the system's theme applies. Without a readable save, the app decides.
    }
  }
}
