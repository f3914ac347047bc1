import { Bug } from '../../base/fault.ts';
import type { Point, Rect } from '../../base/geometry.ts';
import { type Length, pt } from '../../base/length.ts';
import { type Address, double, type Engine, float, withMemory } from './engine.ts';
import { type Found, withSwallowedSpaces } from './swallowed-spaces.ts';

/**
 * One character as the finished page sets it.
 *
 * Space   the page: origin top left, y down, lattice units
 */
export interface PlacedCharacter {
  /** One code point, by the font's ToUnicode table. */
  readonly text: string;
  /** Where the pen stood, and where it came to stand after the advance. */
  readonly origin: Point;
  readonly end: Point;
  /** What is drawn; of no area for a space. */
  readonly box: Rect;
  /** As the file has it, subset tag included. */
  readonly font: string;
  /** As seen on the page: the text's size times all scaling. */
  readonly size: Length;
  /** The way the line runs: [1, 0] is upright, [-1, 0] turned by half. */
  readonly direction: readonly [x: number, y: number];
  /** Which text object it belongs to: the same for characters of one show operator, in one use of a form. */
  readonly object: number;
  /** False for text that is set but never painted (render mode 3 or 7). */
  readonly painted: boolean;
}

interface CornerPt {
  readonly x: number;
  readonly y: number;
}

/**
 * The characters of a page; spaces and line ends that PDFium makes up for readers are left out.
 *
 * Why     not pdf-lib, which mis-decodes Identity-H; PDFium leaves out text that stands twice at one place
 */
export function readCharacters(pdfium: Engine, page: Address, topLeft: CornerPt): readonly PlacedCharacter[] {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) throw new Bug('PDFium cannot read the text of a page that it could load');
  try {
    return withMemory(pdfium, SCRATCH, (scratch) => {
      const reader: Reader = { pdfium, text, scratch, topLeft };
      const found = Array.from(
        { length: pdfium.FPDFText_CountChars(text) },
        (_, index): Found => (pdfium.FPDFText_IsGenerated(text, index) === 1 ? null : readOne(reader, index)),
      );
      return withSwallowedSpaces(found);
    });
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

/** Room for the largest answer: a font name. */
const SCRATCH = 512;

interface Reader {
  readonly pdfium: Engine;
  readonly text: Address;
  readonly scratch: Address;
  readonly topLeft: CornerPt;
}

function readOne(reader: Reader, index: number): PlacedCharacter {
  const { pdfium, text } = reader;
  const object = pdfium.FPDFText_GetTextObject(text, index);
  const { direction, scale } = readMatrix(reader, index);
  const origin = readOrigin(reader, index);
  return {
    text: readCodePoint(reader, index),
    origin,
    end: farEdge(origin, direction, readLooseBox(reader, index)),
    box: readBox(reader, index),
    font: readFont(reader, index),
    size: pt(pdfium.FPDFText_GetFontSize(text, index) * scale),
    direction,
    object,
    painted: !UNPAINTED.has(pdfium.FPDFTextObj_GetTextRenderMode(object)),
  };
}

/** PDF's text render modes that paint nothing: invisible, and clip only. */
const UNPAINTED: ReadonlySet<number> = new Set([3, 7]);

/** PDFium hands out a hyphen at a line's end as U+0002, so that readers may join the word again. */
function readCodePoint({ pdfium, text }: Reader, index: number): string {
  const code = pdfium.FPDFText_GetUnicode(text, index);
  return code === 2 && pdfium.FPDFText_IsHyphen(text, index) === 1 ? '-' : String.fromCodePoint(code);
}

function readMatrix({ pdfium, text, scratch }: Reader, index: number) {
  if (!pdfium.FPDFText_GetMatrix(text, index, scratch))
    throw new Bug('PDFium gives no matrix for a character');
  const [a, b, c, d] = [0, 4, 8, 12].map((at) => float(pdfium, scratch + at)) as [
    number,
    number,
    number,
    number,
  ];
  const length = Math.hypot(a, b) || 1;
  const direction = [a / length, -b / length] as const;
  return { direction, scale: Math.hypot(c, d) };
}

function readOrigin(reader: Reader, index: number): Point {
  const { pdfium, text, scratch } = reader;
  if (!pdfium.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)) {
    throw new Bug('PDFium gives no origin for a character');
  }
  return onPage(reader, double(pdfium, scratch), double(pdfium, scratch + 8));
}

/** PDFium's order here is left, right, bottom, top; to a glyph without outline it gives a box of a hundredth of a point. */
function readBox(reader: Reader, index: number): Rect {
  const { pdfium, text, scratch } = reader;
  pdfium.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const topLeft = onPage(reader, double(pdfium, scratch), double(pdfium, scratch + 24));
  const bottomRight = onPage(reader, double(pdfium, scratch + 8), double(pdfium, scratch + 16));
  const box = between(topLeft, bottomRight);
  return Math.min(box.width, box.height) < THINNEST ? { ...topLeft, width: 0, height: 0 } : box;
}

/** Nothing that is drawn on a ticket is as thin. */
const THINNEST = pt(0.02);

/** The box of the character's advance; PDFium's order here is left, top, right, bottom. */
function readLooseBox(reader: Reader, index: number): Rect {
  const { pdfium, text, scratch } = reader;
  pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
  const topLeft = onPage(reader, float(pdfium, scratch), float(pdfium, scratch + 4));
  const bottomRight = onPage(reader, float(pdfium, scratch + 8), float(pdfium, scratch + 12));
  return between(topLeft, bottomRight);
}

function readFont({ pdfium, text, scratch }: Reader, index: number): string {
  const flags = scratch + SCRATCH - 4;
  pdfium.FPDFText_GetFontInfo(text, index, scratch, SCRATCH - 4, flags);
  return pdfium.pdfium.UTF8ToString(scratch);
}

const onPage = ({ topLeft }: Reader, x: number, y: number): Point => ({
  x: pt(x - topLeft.x),
  y: pt(topLeft.y - y),
});

const between = (a: Point, b: Point): Rect => ({ x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y });

/** The pen after the advance: on the baseline, as far along the line as the box reaches. */
function farEdge(origin: Point, [dx, dy]: PlacedCharacter['direction'], box: Rect): Point {
  const x = dx > 0 ? box.x + box.width : box.x;
  const y = dy > 0 ? box.y + box.height : box.y;
  const along = (x - origin.x) * dx + (y - origin.y) * dy;
  return { x: Math.round(origin.x + along * dx), y: Math.round(origin.y + along * dy) };
}
