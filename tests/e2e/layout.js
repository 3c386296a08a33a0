// What the layout check measures. Both functions run in the page, so each is self-contained.
// They return faults: the rule, and the element that breaks it. A page of a thousand elements is
// measured some hundred times, so a style is read once for each element, and what is quick to find
// out comes before what is slow.
"use strict";

/** In the page: what does not fit the window. */
function misfits({ isTouch }) {
  const faults = [];
  const blame = (rule, element, more = "") => {
    const { className } = element;
    const names = (typeof className === "string" ? className : className.baseVal).trim().split(/\s+/).filter(Boolean).slice(0, 3);
    const words = (element.getAttribute("aria-label") || element.textContent || element.value || "").trim().replace(/\s+/g, " ").slice(0, 30);
    faults.push(`${rule}: ${element.localName}${names.map((name) => `.${name}`).join("")}${element.id && `#${element.id}`} "${words}"${more && ` ${more}`}`);
  };
  /** What a function of an element returns, which it finds once for each. */
  const once = (find) => {
    const found = new Map();
    return (element) => {
      let value = found.get(element);
      if (value === undefined) found.set(element, (value = find(element)));
      return value;
    };
  };
  const styleOf = once((element) => {
    const style = getComputedStyle(element);
    const { overflowX, overflowY, position, display } = style;
    return { overflowX, overflowY, position, display, style };
  });
  const scrolls = (value) => value === "auto" || value === "scroll";
  const hides = (value) => value === "hidden" || value === "clip";
  const page = document.documentElement;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const scope = dialog ?? document.body;

  // What only a screen reader gets.
  const isUnseen = once((element) =>
    element !== document.body && element !== page && (styleOf(element).style.clipPath.startsWith("inset(50%") || isUnseen(element.parentElement)));
  const isSeen = once((element) => element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element));

  /** What cuts off or scrolls from an element on, up to the page or to what is fixed, and whether that is fixed. */
  const frames = once((one) => {
    if (!one || one === page || one === document.body) return { all: [], isFixed: false };
    const { overflowX, overflowY, position, display } = styleOf(one);
    const outer = position === "fixed" ? { all: [], isFixed: true } : frames(one.parentElement);
    if (overflowX === "visible" && overflowY === "visible") return outer;
    const around = one.getBoundingClientRect();
    let { left, right, top, bottom } = around;
    if (one.clientWidth > 0 || !display.startsWith("inline")) {
      [left, top] = [left + one.clientLeft, top + one.clientTop];
      [right, bottom] = [left + one.clientWidth, top + one.clientHeight];
    }
    const [isScrolledX, isScrolledY] = [scrolls(overflowX) && one.scrollWidth > one.clientWidth, scrolls(overflowY) && one.scrollHeight > one.clientHeight];
    return { all: [{ one, left, right, top, bottom, overflowX, overflowY, isScrolledX, isScrolledY }, ...outer.all], isFixed: outer.isFixed };
  });

  /**
   * The part of a box that the ancestors of its element show, and the first of them that cuts
   * it off for good. What is scrolled away is not cut off.
   */
  const shown = (box, element, slack, from = element.parentElement) => {
    let { left, right, top, bottom } = box;
    let [cutBy, isScrolled] = [null, { x: false, y: false }];
    const { all, isFixed } = styleOf(element).position === "fixed" ? { all: [], isFixed: true } : frames(from);
    for (const frame of all) {
      isScrolled.x ||= frame.isScrolledX;
      isScrolled.y ||= frame.isScrolledY;
      const isOut = (hides(frame.overflowX) && !isScrolled.x && (left < frame.left - slack.x || right > frame.right + slack.x)) ||
        (hides(frame.overflowY) && !isScrolled.y && (top < frame.top - slack.y || bottom > frame.bottom + slack.y));
      if (isOut) cutBy ??= frame.one;
      if (frame.overflowX !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (frame.overflowY !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom, cutBy, isScrolled, isFixed, isEmpty: right - left < 1 || bottom - top < 1 };
  };
  const meet = (one, other, slack = 1) =>
    one.right > other.left + slack && other.right > one.left + slack && one.bottom > other.top + slack && other.bottom > one.top + slack;

  // Nothing scrolls sideways, except what is made for it.
  if (page.scrollWidth > innerWidth) {
    const past = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5 || element.getBoundingClientRect().left < -0.5);
    blame("sideways", past.filter(isSeen).at(-1) ?? page, `by ${page.scrollWidth - innerWidth} px`);
  }
  const SIDEWAYS = ".bench-scroll, .stats-scroll, .replay-jumps, .own-palette";
  const bars = [];
  const WHOLE = new Set(["svg", "select", "textarea", "input"]);
  const within = { acceptNode: ({ parentElement: { localName, classList } }) => (WHOLE.has(localName) || classList.contains("board") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT) };
  const elements = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT, within);
  while (elements.nextNode()) {
    const { currentNode: element } = elements;
    const { position, overflowX, overflowY, style } = styleOf(element);
    if ((position === "fixed" || position === "sticky") && style.bottom !== "auto" && style.top === "auto" && isSeen(element)) bars.push(element);
    if (!scrolls(overflowX) && !scrolls(overflowY)) continue;
    if (WHOLE.has(element.localName) || !isSeen(element)) continue;
    const [across, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if (scrolls(overflowX) && across > 1 && !element.matches(SIDEWAYS)) blame("sideways", element, `by ${across} px`);
    const isMore = (scrolls(overflowX) && across > 2) || (scrolls(overflowY) && down > 2);
    if (isMore && !style.backgroundAttachment.includes("local")) blame("no sign that it scrolls", element, `${element.clientHeight} of ${element.scrollHeight} px`);
  }
  const barred = bars.reduce((sum, bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  }, 0);
  if (barred > innerHeight * 0.4) blame("bars cover the page", bars.at(-1), `${Math.round(barred)} of ${innerHeight} px`);

  // Controls. The tracks of a board are equal: its first and its last cell tell of all.
  const CONTROL = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=slider]";
  const MAIN = ".key, .tool, .mode, .tabs .door, .doors .door, .button.main, .own-pad .button";
  const cells = [...scope.querySelectorAll(".board")].flatMap((board) => {
    const all = board.querySelectorAll("[role=gridcell]");
    return [...new Set([all[0], all[all.length - 1]])].filter(Boolean);
  });
  const labelOf = (element) => (element.localName === "input" ? element.closest("label") : null);
  const controls = [...scope.querySelectorAll(CONTROL), ...cells]
    .filter((element) => isSeen(element) && styleOf(element).style.pointerEvents !== "none")
    // An unseen field lies in its label, which is what is pressed.
    .map((element) => (labelOf(element) && styleOf(element).style.opacity === "0" ? labelOf(element) : element))
    .map((element) => ({ element, box: element.getBoundingClientRect(), isInline: styleOf(element).display === "inline" }));
  const small = [];
  for (const control of controls) {
    const { element, box } = control;
    const part = shown(box, element, { x: 1.5, y: 1.5 });
    control.part = part;
    if (part.cutBy) blame("control cut", element, `by ${part.cutBy.className || part.cutBy.localName}`);
    const isIn = { x: part.isScrolled.x, y: part.isScrolled.y };
    if (!isIn.x && (box.left < -1 || box.right > innerWidth + 1)) blame("off the screen", element, "sideways");
    const end = part.isFixed || dialog ? innerHeight : Math.max(innerHeight, page.scrollHeight - scrollY);
    if (!isIn.y && (box.top < -1 - (part.isFixed || dialog ? 0 : scrollY) || box.bottom > end + 1)) blame("off the screen", element);
    // A label is a part of the target.
    const target = labelOf(element)?.getBoundingClientRect() ?? box;
    const least = isTouch && element.matches(MAIN) ? 44 : 24;
    const isSmall = Math.min(target.width, target.height) < least - 0.5;
    if (isSmall && least === 44) blame("main target", element, `${Math.round(box.width)}x${Math.round(box.height)}`);
    if (isSmall && least === 24 && !part.isEmpty) small.push(control);
  }

  // Texts.
  const texts = [];
  // What a cell holds is as large as the cell allows. The score is a picture: its scale is closer
  // than lines of text, and the sentences say the rest. So is a kind of clue beside its name.
  const UNREAD = "option, script, style, noscript, textarea, .board, .edges, .marks, .score, .picture";
  const read = { acceptNode: (node) => (node.nodeType === Node.TEXT_NODE ? NodeFilter.FILTER_ACCEPT : node.matches(UNREAD) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP) };
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, read);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: element } = node;
    if (!node.data.trim() || !isSeen(element)) continue;
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    const size = parseFloat(styleOf(element).style.fontSize) * (element instanceof SVGElement ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1);
    if (size < 11.95) blame("small text", element, `${size.toFixed(1)} px`);
    const isDrawn = element instanceof SVGElement;
    const part = shown(box, element, { x: 1.5, y: 0.3 * size }, element);
    // What comes after the sentence of a hint is shown only where all of it fits.
    if (part.isEmpty && element.closest(".hint-text, .hint-more")) continue;
    const named = () => {
      for (let one = element; one && one !== scope; one = one.parentElement) {
        if (one.title || one.getAttribute("aria-label") || one.querySelector(":scope > [aria-label]")) return true;
      }
      return false;
    };
    const isCut = part.cutBy;
    const short = isCut && styleOf(isCut).style.textOverflow === "ellipsis";
    if (isCut && !short) blame("text cut", element, `by ${isCut.className || isCut.localName}`);
    if (isCut && short && !named()) blame("shortened without its name", element);
    if (!isCut && !part.isScrolled.x && (box.left < -1 || box.right > innerWidth + 1)) blame("text off the screen", element);
    const around = element.closest("button, a, label, summary, h1, h2, h3, th, td, dt, dd, li, p, .choice-face");
    if (!isDrawn && !isCut && around && !styleOf(around).display.startsWith("inline ") && styleOf(around).display !== "inline" && !isUnseen(around)) {
      const outer = around.getBoundingClientRect();
      const isOut = part.left < outer.left - 1.5 || part.right > outer.right + 1.5 || part.top < outer.top - 0.3 * size || part.bottom > outer.bottom + 0.3 * size;
      if (isOut) blame("text leaves its box", element, `in ${around.localName}.${around.className}`);
    }
    if (part.isEmpty || isDrawn) continue;
    // Each line of a text has its place.
    for (const line of range.getClientRects()) texts.push({ element, node, size, around, part: box.height > 1.9 * size ? shown(line, element, { x: 9, y: 9 }, element) : part });
  }

  // Nothing lies on anything else. What stands still while the rest scrolls may be over it.
  const layer = once((element) => (!element || element === scope ? scope : /^(fixed|sticky)$/.test(styleOf(element).position) ? element : layer(element.parentElement)));
  const kin = (one, other) => one.contains(other) || other.contains(one) || (one.closest("label") && one.closest("label") === other.closest("label"));
  const seen = controls.filter(({ part, element }) => !part.isEmpty && !element.matches("[role=gridcell]"));
  for (const control of seen) control.layer = layer(control.element);
  for (const text of texts) text.layer = layer(text.element);
  const board = [...scope.querySelectorAll(".app .board")].find(isSeen);
  const its = board?.getBoundingClientRect();
  for (const [at, one] of seen.entries()) {
    for (let next = at + 1; next < seen.length; next++) {
      const other = seen[next];
      if (!meet(one.part, other.part, 2.5) || one.layer !== other.layer || one.isInline || other.isInline || kin(one.element, other.element)) continue;
      // The buttons of a card and of a chip lie in a corner that has no words.
      if ([one, other].some(({ element }) => element.matches(".game-edit, .chip-remove"))) continue;
      blame("controls overlap", one.element, `and ${other.element.localName}.${other.element.className} "${other.element.textContent.trim().slice(0, 20)}"`);
    }
    if (its && meet(one.part, its, 2) && !board.contains(one.element)) blame("on the board", one.element);
  }
  texts.sort((one, other) => one.part.top - other.part.top);
  for (const [at, one] of texts.entries()) {
    const { part, size } = one;
    for (const { element, part: under, layer: its, isInline } of seen) {
      const isOn = part.right > under.left + 3 && under.right > part.left + 3 && part.bottom > under.top + 0.25 * size + 1 && under.bottom > part.top + 0.25 * size + 1;
      if (!isOn || isInline || its !== one.layer || kin(element, one.element) || element.matches(".bar-new")) continue;
      blame("control on text", element, `and "${one.node.data.trim().slice(0, 30)}"`);
    }
    for (let next = at + 1; next < texts.length && texts[next].part.top < part.bottom - 0.3 * size; next++) {
      const other = texts[next];
      const slack = 0.3 * Math.min(size, other.size);
      if (part.right <= other.part.left + 2 || other.part.right <= part.left + 2 || other.part.top + slack >= part.bottom || part.top + slack >= other.part.bottom) continue;
      if (other.layer !== one.layer || (one.around && one.around === other.around) || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      blame("texts overlap", one.element, `and "${other.node.data.trim().slice(0, 30)}"`);
    }
  }

  // What is drawn may be smaller than what takes the pointer. Only here something scrolls, and all of it back.
  const isHit = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
  };
  const isReached = (element, box) => {
    const { left, right, top, bottom } = element.getClientRects()[0] ?? box;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [wide, high] = [Math.max(11, (right - left) / 2 - 1), Math.max(11, (bottom - top) / 2 - 1)];
    return [[x, y - high], [x, y + high], [x - wide, y], [x + wide, y]].every(([x, y]) => isHit(element, x, y));
  };
  for (const { element, box } of small) {
    if (isReached(element, box)) continue;
    const scrolled = [];
    for (let one = element.parentElement; one; one = one.parentElement) scrolled.push([one, one.scrollLeft, one.scrollTop]);
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    if (!isReached(element, box)) blame("target", element, `${Math.round(box.width)}x${Math.round(box.height)}`);
    for (const [one, left, top] of scrolled) if (one.scrollLeft !== left || one.scrollTop !== top) one.scrollTo({ left, top, behavior: "instant" });
  }
  return faults;
}

/** In the page: labels without enough contrast, and a highlight that can't be seen. */
function unclear() {
  const faults = new Set();
  const isForced = matchMedia("(forced-colors: active)").matches;
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const read = (colour) => {
    if (!known.has(colour)) {
      probe.clearRect(0, 0, 1, 1);
      probe.fillStyle = colour;
      probe.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = probe.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((value, at) => value * a + below[at] * (1 - a));
  const light = (colour) => {
    const [r, g, b] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const grounds = new Map();
  const ground = (element) => {
    if (!grounds.has(element)) {
      const colour = read(getComputedStyle(element ?? document.documentElement).backgroundColor);
      grounds.set(element, !element || colour[3] === 1 ? colour.slice(0, 3) : over(colour, ground(element.parentElement)));
    }
    return grounds.get(element);
  };
  const told = (element) => `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    if (!data.trim() || element instanceof SVGElement || element.closest("option, script, style, noscript, [aria-disabled=true], :disabled")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The system draws a plate behind what it may colour.
    const isPlated = isForced && getComputedStyle(element).forcedColorAdjust === "auto";
    const below = isPlated ? read("Canvas").slice(0, 3) : ground(element);
    const contrast = ratio(over(read(getComputedStyle(element).color), below), below);
    if (contrast < 4.5) faults.add(`contrast: ${told(element)} ${contrast.toFixed(1)}`);
  }
  for (const cell of document.querySelectorAll(".app .board .cell.peer:not(.same, .selected, .conflict)")) {
    const contrast = ratio(ground(cell), ground(cell.closest(".board")));
    if (contrast < 1.1 && !isForced) faults.add(`highlight: ${told(cell)} ${contrast.toFixed(2)}`);
    break;
  }
  return [...faults];
}

module.exports = { misfits, unclear };
