import { mm, pt, type Rect, rect, type Size } from '../../src/kit.ts';

/**
 * Every measurement of the ticket: nothing is measured elsewhere.
 *
 * Space   origin at the trim's top left, y down; lengths are written in millimetres and points, and held on the
 *         lattice
 */
const box = (x: number, y: number, width: number, height: number): Rect =>
  rect(mm(x), mm(y), mm(width), mm(height));

export const TRIM: Size = { width: mm(90), height: mm(130) };
export const BLEED = mm(3);
export const TRIM_BOX = box(0, 0, 90, 130);
export const SHEET_BOX = box(-3, -3, 96, 136);

/** From the edge of a coat to where imaged marks may begin: register and the law of the press, 1.5 mm. */
const UNDER_COAT = 1.5;

export const HEAD = {
  title: box(2.6, 2, 84, 29.6),
  price: { star: box(72.2, 0.7, 14, 14), type: pt(13) },
  editor: {
    plate: box(4, 23.9, 22.2, 6.4),
    corner: mm(3.2),
    mark: box(4.9, 24.6, 5, 5),
    type: pt(6.5),
    gap: mm(1.1),
  },
  band: {
    plate: box(4, 32, 82, 8.2),
    corner: mm(1.6),
    type: pt(8.6),
    lines: [mm(35.5), mm(39)],
    centre: mm(45),
  },
} as const;

/** Four columns and three rows of calendar leaves: a head with the month's name, a body under the coat. */
const LEAF = {
  left: 4,
  top: 41.4,
  across: 21,
  down: 22.4,
  width: 19,
  head: 3.6,
  body: 17.4,
  columns: 4,
} as const;

export const MONTH = {
  corner: { top: mm(1.3), shoulder: mm(0.2), foot: mm(1.7) },
  rings: { from: [mm(1.5), mm(16.7)], width: mm(0.8), height: mm(1.6), above: mm(0.7) },
  shadow: { x: mm(0.45), y: mm(0.55) },
  name: { type: pt(8), tracking: pt(0.55) },
} as const;

/** Where one month stands, counted from 0. */
export function monthBoxes(index: number): {
  readonly head: Rect;
  readonly body: Rect;
  readonly window: Rect;
} {
  const x = LEAF.left + LEAF.across * (index % LEAF.columns);
  const y = LEAF.top + LEAF.down * Math.floor(index / LEAF.columns);
  const top = y + LEAF.head;
  return {
    head: box(x, y, LEAF.width, LEAF.head),
    body: box(x, top, LEAF.width, LEAF.body),
    window: box(x + UNDER_COAT, top + UNDER_COAT, LEAF.width - 2 * UNDER_COAT, LEAF.body - 2 * UNDER_COAT),
  };
}

/** The slots of a month, from its window's top left. */
export const MONTH_SLOTS = {
  symbols: [box(0, 0, 7.9, 7.9), box(8.1, 0, 7.9, 7.9)],
  /** From the slot's edge to the pictogram's room. */
  symbolInset: mm(0.3),
  amount: box(0, 8.2, 16, 6.2),
} as const;

/** How an amount stands in its slot: baseline of the digits from the top, ink to ink down to the transcription. */
export const MONTH_AMOUNT = {
  digits: pt(12.5),
  baseline: mm(3.45),
  gap: mm(0.7),
  letters: pt(6.2),
  tracking: pt(0.5),
} as const;
export const BONUS_AMOUNT = {
  digits: pt(20),
  baseline: mm(5.35),
  gap: mm(1.1),
  letters: pt(9),
  tracking: pt(0.9),
} as const;

export const BONUS = {
  burst: box(18, 102.5, 54, 29.8),
  frame: box(25, 107.8, 40, 19.2),
  frameCorner: mm(2.6),
  head: box(26, 108.8, 38, 4.2),
  body: box(26, 113, 38, 13),
  window: box(26 + UNDER_COAT, 113 + UNDER_COAT, 38 - 2 * UNDER_COAT, 13 - 2 * UNDER_COAT),
  slot: box(0, 0, 35, 10),
  name: { type: pt(9.5), tracking: pt(2.2) },
} as const;

/** What the Bonus asks, on a label that points at it. */
export const BONUS_LABEL = {
  plate: box(4, 108.8, 18.4, 17.2),
  point: mm(2.2),
  corner: mm(1.6),
  text: box(5.3, 111, 16, 13),
  head: { type: pt(9.6), below: mm(4.2) },
  type: pt(8.2),
  leading: pt(8.8),
} as const;

/** The DataMatrix: 18 modules of 8 dots at 600 dpi with 2 modules clear all round, 7.45 mm, under its own coat. */
export const VALIDATION = {
  plate: box(67.6, 108.8, 18.4, 17.2),
  corner: mm(1.6),
  room: box(73.05, 111.45, 7.5, 7.5),
  coat: box(71.55, 109.95, 10.5, 10.5),
  coatCorner: mm(0.9),
  words: box(67.6, 121.1, 18.4, 4),
  type: pt(6.6),
  tracking: pt(0.5),
} as const;

/** « SPÉCIMEN », letter by letter up a slope. */
export const SPECIMEN_MARK = {
  tracking: pt(2),
  line: mm(0.45),
  /** Over title and sky, above the first zone. */
  recto: { type: pt(40), centre: { x: mm(45), y: mm(20.5) }, degrees: -9 },
  /** Over the rules, clear of the prizes beside them. */
  verso: { type: pt(33), centre: { x: mm(27.6), y: mm(54) }, degrees: -56 },
} as const;

/** The back: one column of rules, one of prizes, the mentions, the number with its code. */
export const BACK = {
  title: box(5, 5, 37, 12.6),
  editor: {
    mark: box(77.4, 6.4, 7.6, 7.6),
    type: pt(6.4),
    right: mm(75.6),
    lines: [mm(9.9), mm(12.5)],
  },
  rule: { y: mm(19.2), from: mm(5), to: mm(85), width: pt(0.8) },
  rules: {
    left: mm(5),
    top: mm(22.4),
    width: mm(45.5),
    head: pt(9.6),
    headGap: mm(1.4),
    type: pt(7.2),
    leading: pt(8.7),
    gap: mm(2.1),
  },
  prizes: {
    plate: box(54, 22.4, 31, 63.2),
    corner: mm(1.6),
    inset: mm(2.2),
    head: { baseline: mm(27.7), type: pt(9.6) },
    block: { baseline: mm(31.1), type: pt(7.2) },
    label: { baseline: mm(36.4), type: pt(6.2), line: mm(1.2), lineWidth: pt(0.8) },
    columns: { tickets: mm(66.8), prize: mm(82.8) },
    rows: { first: mm(41.4), pitch: mm(4.5), type: pt(8.6), line: mm(1.35), lineWidth: pt(0.3) },
    total: { below: mm(0.3), type: pt(8.6) },
    note: { top: mm(76.6), type: pt(6.6), leading: pt(8) },
  },
  mentions: {
    plate: box(5, 88.6, 80, 19),
    corner: mm(1.6),
    badge: box(7, 93.3, 9.6, 9.6),
    badgeLine: pt(1.6),
    badgeType: pt(10.5),
    text: box(18.8, 92, 54.2, 14),
    approval: mm(82.8),
    type: pt(6.4),
    leading: pt(7.8),
    gap: mm(1.05),
  },
  /** 153 modules of 6 dots at 600 dpi with 10 clear on each side: 43.94 mm; 26 high with 3 of bearer above and below. */
  barcode: box(22.5, 110.6, 45, 9),
  number: { baseline: mm(124.6), centre: mm(45), type: pt(11), tracking: pt(0.6) },
} as const;
