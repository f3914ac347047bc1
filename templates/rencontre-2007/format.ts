import { dots, type Length, mm, type Point, pt, type Rect, rect, type Size } from '../../src/kit.ts';

/**
 * Every measurement of the ticket « Rencontre »; nothing is measured elsewhere.
 *
 * Space   origin at the trim's top left, y down
 */
const box = (x: number, y: number, width: number, height: number): Rect =>
  rect(mm(x), mm(y), mm(width), mm(height));
const point = (x: number, y: number): Point => ({ x: mm(x), y: mm(y) });

/** From the trim to what the recto holds, and from panel to panel on it. */
const MARGIN = 4;
const GAP = 1.5;

/** The two columns of the recto, and its rows from the top down. */
const COLUMN = (90 - 2 * MARGIN - GAP) / 2;
const LEFT = MARGIN;
const RIGHT = MARGIN + COLUMN + GAP;
const TAG_HEIGHT = 10.2;
const TAG_ROW = 17.3;
const SCENE_ROW = TAG_ROW + TAG_HEIGHT + GAP;
const LETTER_ROW = SCENE_ROW + COLUMN + GAP;
const LETTER = { width: 69, height: 23 };
const WORDS_ROW = LETTER_ROW + LETTER.height + GAP;
const WORDS_HEIGHT = 3.4;
const HEARTS_ROW = WORDS_ROW + WORDS_HEIGHT + GAP;
const FOOT = 130 - MARGIN;
/** The small panels right of the letter. */
const SIDE = { x: MARGIN + LETTER.width + GAP, width: 90 - 2 * MARGIN - LETTER.width - GAP };

export const TRIM: Size = { width: mm(90), height: mm(130) };
export const BLEED: Length = mm(3);
export const BLEED_BOX: Rect = box(-3, -3, 96, 136);

/** An amount with its transcription: digits in the middle, room for the transcription above and below. */
export interface AmountFormat {
  readonly size: Size;
  readonly digits: Length;
  readonly transcription: Length;
  readonly tracking: Length;
  /** From ink to ink, the same with and without arrow: half a scratch must not tell where the arrow stands. */
  readonly gap: Length;
  /** Side of the star, and its distance from the digits. */
  readonly star: Length;
  readonly starGap: Length;
  readonly arrow: Size | null;
}

/** The middle of the cards: the fold, where the amount stands. */
const FOLD = LEFT + COLUMN / 2;

export const CARTONS = {
  scene: box(LEFT, SCENE_ROW, COLUMN, COLUMN - TAG_HEIGHT - GAP),
  window: box(6.5, SCENE_ROW + 3.7, 35.25, 20.3),
  days: [
    box(FOLD - 10.15 - 7.4, SCENE_ROW + 3.9, 14.8, 4.4),
    box(FOLD + 10.15 - 7.4, SCENE_ROW + 3.9, 14.8, 4.4),
  ],
  amountRoom: box(FOLD - 8.6, SCENE_ROW + 20.2 - 3.6, 17.2, 7.2),
  day: pt(10.5),
  dayTracking: pt(0.3),
  amount: {
    size: { width: mm(17.2), height: mm(7.2) },
    digits: pt(13),
    transcription: pt(6.6),
    tracking: pt(0.6),
    gap: mm(1.3),
    star: mm(2.3),
    starGap: mm(0.6),
    arrow: null,
  } satisfies AmountFormat,
} as const;

/** The bull’s eye, and from it the middle of each third's amount. */
const EYE = { x: RIGHT + COLUMN / 2, y: SCENE_ROW + COLUMN / 2 };
const third = (x: number, y: number): Rect => box(EYE.x + x - 7.2, EYE.y + y - 4.2, 14.4, 8.4);

export const CIBLE = {
  scene: box(RIGHT, SCENE_ROW, COLUMN, COLUMN),
  eye: point(EYE.x, EYE.y),
  /** The lines that part the target, in degrees clockwise from the right. */
  spokes: [90, 210, 330],
  window: box(EYE.x - 16, EYE.y - 14.6, 32, 23.2),
  amounts: [third(0, -10.4), third(-8.75, 4.25), third(8.75, 4.25)],
  amount: {
    size: { width: mm(14.4), height: mm(8.4) },
    digits: pt(11.5),
    transcription: pt(6.4),
    tracking: pt(0.6),
    gap: mm(2.9),
    star: mm(1.8),
    starGap: mm(0.5),
    arrow: { width: mm(2.2), height: mm(1.5) },
  } satisfies AmountFormat,
} as const;

export const ENVELOPPE = {
  scene: box(LEFT, LETTER_ROW, LETTER.width, LETTER.height),
  window: box(LEFT + 3.7, LETTER_ROW + 9.5, 61.6, 9.8),
  phrase: pt(18),
  /** The baseline, from the top of the window. */
  baseline: mm(6.5),
} as const;

const HEARTS = { width: 55.5, height: 24.58 };
const SYMBOL_ROOM = 8.2;
const symbolAt = (x: number): Rect =>
  box(90 - MARGIN - HEARTS.width + x, FOOT - HEARTS.height + 6.4, SYMBOL_ROOM, SYMBOL_ROOM);

/** Two in each heart, the right heart the left one's mirror. */
const [OUTER, INNER] = [5.8, 14.5];

export const COEURS = {
  scene: box(90 - MARGIN - HEARTS.width, FOOT - HEARTS.height, HEARTS.width, HEARTS.height),
  window: box(
    90 - MARGIN - HEARTS.width + OUTER,
    FOOT - HEARTS.height + 6.4,
    HEARTS.width - 2 * OUTER,
    SYMBOL_ROOM,
  ),
  symbols: [
    symbolAt(OUTER),
    symbolAt(INNER),
    symbolAt(HEARTS.width - INNER - SYMBOL_ROOM),
    symbolAt(HEARTS.width - OUTER - SYMBOL_ROOM),
  ],
  symbol: mm(7.8),
} as const;

/** 18 modules of 8 dots at 600 dpi, and two modules clear on each side. */
const MATRIX_ROOM: Length = dots(8 * (18 + 4), 600);

/** The panel of the code, as high as its coat and « Ne pas gratter » need. */
const CODE_PANEL = { height: 17.8, coat: 9.8, pad: (SIDE.width - 9.8) / 2 };
const CODE_MIDDLE = { x: SIDE.x + SIDE.width / 2, y: LETTER_ROW + CODE_PANEL.pad + CODE_PANEL.coat / 2 };

export const VALIDATION = {
  card: box(SIDE.x, LETTER_ROW, SIDE.width, CODE_PANEL.height),
  cardRadius: mm(1.2),
  room: {
    x: mm(CODE_MIDDLE.x) - MATRIX_ROOM / 2,
    y: mm(CODE_MIDDLE.y) - MATRIX_ROOM / 2,
    width: MATRIX_ROOM,
    height: MATRIX_ROOM,
  },
  coat: box(CODE_MIDDLE.x - 4.9, CODE_MIDDLE.y - 4.9, 9.8, 9.8),
  radius: mm(1),
  label: {
    size: pt(6.5),
    lines: [
      { text: 'Ne pas', at: point(CODE_MIDDLE.x, LETTER_ROW + 13.6) },
      { text: 'gratter', at: point(CODE_MIDDLE.x, LETTER_ROW + 16.1) },
    ],
  },
} as const;

const MARK_TOP = LETTER_ROW + CODE_PANEL.height + GAP;
const MARK_HEIGHT = WORDS_ROW + WORDS_HEIGHT - MARK_TOP;

/** How far a scene's shadow falls on the ground. */
export const SHADOW: Point = point(0.4, 0.6);

export const RECTO = {
  /** Its ink starts at the margin. */
  title: box(3.33, 3.1, 46.6, 10.96),
  price: { seal: box(72.4, 2.6, 13.6, 13.6), size: pt(12.6) },
  /** What can be won at most, between title and price. */
  claim: { says: point(61.9, 7.9), size: pt(9), prize: point(61.9, 13), prizeSize: pt(15) },
  /** The tags: number, name and how to win. */
  tags: [
    box(LEFT, TAG_ROW, COLUMN, TAG_HEIGHT),
    box(RIGHT, TAG_ROW, COLUMN, TAG_HEIGHT),
    box(LEFT, LETTER_ROW - GAP - TAG_HEIGHT, COLUMN, TAG_HEIGHT),
    box(LEFT, HEARTS_ROW, 25, FOOT - HEARTS_ROW),
  ],
  tag: {
    radius: mm(1.2),
    pad: mm(1.3),
    disc: mm(4.6),
    gap: mm(1.3),
    number: pt(9),
    name: pt(12),
    nameLeading: pt(10.2),
    rule: pt(6.7),
    ruleGap: mm(0.9),
    nameDrop: mm(0.6),
    leading: pt(7.8),
  },
  words: {
    strip: box(LEFT, WORDS_ROW, LETTER.width, WORDS_HEIGHT),
    radius: mm(1),
    size: pt(6.3),
    capsTop: mm(0.92),
  },
  /** Column by column. */
  pairs: {
    at: point(LEFT + 1.3, FOOT - 1.3 - 2.8 - 2 * 3.3),
    symbol: mm(2.8),
    rows: 3,
    column: mm(10.4),
    row: mm(3.3),
    text: point(3.6, 2.27),
    size: pt(7),
  },
  mark: {
    panel: box(SIDE.x, MARK_TOP, SIDE.width, MARK_HEIGHT),
    radius: mm(1.2),
    sign: box(SIDE.x + 2.2, MARK_TOP + 2, SIDE.width - 4.4, MARK_HEIGHT - 4),
  },
} as const;

/** 153 modules of 6 dots at 600 dpi for 16 digits at ratio 3, ten clear on each side. Source  print.md */
const BARS = { modules: 153, quiet: 10, height: 26 + 2 * 3 };

/**
 * Where the verso's texts begin and end.
 *
 * Why     the bars begin with them, and their quiet zone stays 2 mm off the trim
 */
const QUIET: Length = dots(6 * BARS.quiet, 600);
const VERSO_LEFT: Length = mm(2) + QUIET;
const VERSO_RIGHT: Length = mm(90) - VERSO_LEFT;
const BARS_RIGHT: Length = VERSO_LEFT + dots(6 * BARS.modules, 600);
const VERSO_TOP = 23.2;
/** The narrower column: table, misprint clause, mentions. */
const SECOND = { x: VERSO_RIGHT - mm(34), width: mm(34) };
const TABLE: Rect = { x: SECOND.x, y: mm(VERSO_TOP), width: SECOND.width, height: mm(42) };

export const VERSO = {
  wave: box(-3, -3, 96, 24.4),
  /** Its ink starts where the texts do. */
  title: { x: VERSO_LEFT - mm(0.69), y: mm(3.2), width: mm(29.8), height: mm(7) },
  subtitle: { at: { x: VERSO_RIGHT, y: mm(8.6) }, size: pt(13) },
  intro: { at: { x: VERSO_LEFT, y: mm(11.6) }, width: VERSO_RIGHT - VERSO_LEFT },
  text: { size: pt(6.8), leading: pt(7.9) },
  /** The rules: one column, each with its number. */
  rules: {
    left: VERSO_LEFT,
    top: mm(VERSO_TOP),
    width: mm(44),
    disc: mm(4.4),
    number: pt(8.4),
    name: pt(10),
    nameAt: mm(5.4),
    textTop: mm(5.4),
    after: mm(2.1),
  },
  table: {
    panel: TABLE,
    radius: mm(1.2),
    pad: mm(1.8),
    head: pt(8.6),
    headLeading: pt(9.4),
    /** The baseline of what a ticket costs. */
    priceAt: mm(7.6),
    firstRow: mm(11.8),
    row: mm(2.95),
    size: pt(7.4),
    rule: pt(0.4),
    count: mm(10.2),
    label: mm(11.3),
    prize: TABLE.width - mm(1.8),
    /** From the last row to the total, baseline to baseline; the line stands in the middle of what is clear. */
    total: mm(4.4),
    note: { drop: mm(1.8), size: pt(6.4), leading: pt(7.2) },
  },
  misprint: { at: { x: SECOND.x, y: mm(67.8) }, width: SECOND.width, head: pt(8.6), textTop: mm(3.8) },
  /** What a player may stumble over, right of the bars. */
  notes: { at: { x: SECOND.x, y: mm(114.2) }, width: SECOND.width },
  /** Under both columns: the disc of the age, the mentions in lines beside it, what is pending in a column at the right. */
  mentions: {
    top: mm(101.4),
    left: VERSO_LEFT,
    right: VERSO_RIGHT,
    pitch: mm(2.8),
    size: pt(6.6),
    textGap: mm(1.8),
    pending: { size: pt(5.2), tracking: pt(0.25) },
    age: { disc: mm(10), size: pt(11.5), line: pt(1.2) },
  },
  barcode: {
    x: VERSO_LEFT - QUIET,
    y: mm(114),
    width: dots(6 * (BARS.modules + 2 * BARS.quiet), 600),
    height: dots(6 * BARS.height, 600),
  },
  number: { at: { x: VERSO_LEFT, y: mm(125.6) }, size: pt(8.8) },
} as const;

/** Where « SPÉCIMEN » stands: on grounds, beside no name and in no list, clear of all that is scratched or read. */
export const SPECIMENS = {
  recto: [
    { middle: point(LEFT + LETTER.width / 2, LETTER_ROW + 5.2), size: pt(10.5) },
    { middle: point(45, 15.5), size: pt(7) },
  ],
  verso: [
    { middle: point(49.2, 6.9), size: pt(10) },
    { middle: { x: BARS_RIGHT - mm(3), y: mm(124.5) }, size: pt(6.4) },
  ],
} as const;
