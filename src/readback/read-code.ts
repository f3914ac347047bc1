import type { DotRects } from './bars.ts';
import { decodeDataMatrix } from './decode-datamatrix.ts';
import { decodeItf } from './decode-itf.ts';
import type { MapCode } from './reading-map.ts';

/** A code as it should stand on one place of a page. */
export interface CodePlan {
  readonly code: MapCode;
  /** Dots of a module, and those taken off each dark run. */
  readonly module: number;
  readonly reduction: number;
  /** Its top left on the page, in dots. */
  readonly x: number;
  readonly y: number;
  readonly turned: 'upright' | 'half';
}

/** What the bars at a code's place say. */
export interface ReadCode {
  /** Null where they cannot be read. */
  readonly text: string | null;
  /** Modules or bars that are not what the text asks for. */
  readonly errors: number;
  /** How far it stands from its place, in dots of the page. */
  readonly shift: readonly [x: number, y: number];
  /** Whether something of the path lies beyond the symbol. */
  readonly spills: boolean;
}

/** Reads the rectangles of one code. */
export function readCode(rects: DotRects, plan: CodePlan): ReadCode {
  const { code, module, reduction } = plan;
  const width = code.width * module - reduction;
  const height = code.height * module - (code.symbology === 'datamatrix' ? reduction : 0);
  const isWhole = rects.x1 - rects.x0 === width && rects.y1 - rects.y0 === height;
  const x = isWhole ? rects.x0 : plan.x;
  const y = isWhole ? rects.y0 : plan.y;
  const spills = !isWhole && (rects.x0 < x || rects.y0 < y || rects.x1 > x + width || rects.y1 > y + height);
  const { text, errors } =
    code.symbology === 'itf' ? readBars(rects, plan, { x, y }) : readModules(rects, plan, { x, y });
  return { text, errors, shift: x === plan.x && y === plan.y ? STILL : [x - plan.x, y - plan.y], spills };
}

const STILL = [0, 0] as const;

interface Origin {
  readonly x: number;
  readonly y: number;
}

type Read = Pick<ReadCode, 'text' | 'errors'>;

let modules = new Uint8Array(0);

function readModules(
  { dots, count }: DotRects,
  { code, module, reduction, turned }: CodePlan,
  { x, y }: Origin,
): Read {
  const side = code.width;
  if (modules.length !== side * side) modules = new Uint8Array(side * side);
  modules.fill(0);
  const perDot = 1 / module;
  let off = 0;
  for (let at = 0; at < count * 4; at += 4) {
    const left = (dots[at] as number) - x;
    const top = (dots[at + 1] as number) - y;
    const right = (dots[at + 2] as number) - x + reduction;
    const bottom = (dots[at + 3] as number) - y + reduction;
    const column0 = Math.round(left * perDot);
    const row0 = Math.round(top * perDot);
    const column1 = Math.round(right * perDot);
    const row1 = Math.round(bottom * perDot);
    if (
      column0 * module !== left ||
      row0 * module !== top ||
      column1 * module !== right ||
      row1 * module !== bottom
    )
      off += 1;
    const firstColumn = Math.max(0, column0);
    const endColumn = Math.min(side, column1);
    const endRow = Math.min(side, row1);
    for (let row = Math.max(0, row0); row < endRow; row++)
      for (let at = row * side + firstColumn; at < row * side + endColumn; at++) modules[at] = 1;
  }
  if (turned === 'half') modules.reverse();
  const decoded = decodeDataMatrix(modules, side);
  return decoded === null
    ? { text: null, errors: off }
    : { text: decoded.text, errors: decoded.errors + off };
}

const widths: number[] = [];

function readBars({ dots, count }: DotRects, plan: CodePlan, { x, y }: Origin): Read {
  const { code, module, reduction, turned } = plan;
  const [width, height] = [code.width * module - reduction, code.height * module];
  const bearer = (code.bearer ?? 0) * module;
  let [off, bearers, end, isInOrder] = [0, 0, x, true];
  widths.length = 0;
  for (let at = 0; at < count * 4; at += 4) {
    const x0 = dots[at] ?? 0;
    const y0 = dots[at + 1] ?? 0;
    const x1 = dots[at + 2] ?? 0;
    const y1 = dots[at + 3] ?? 0;
    if (x1 - x0 === width && y1 - y0 === bearer && (y0 === y || y1 === y + height)) bearers += 1;
    else if (y1 - y0 !== height || y0 !== y) off += 1;
    else if (x0 < end) isInOrder = false;
    else {
      if (widths.length > 0) widths.push(x0 - end);
      else if (x0 !== x) off += 1;
      widths.push(x1 - x0);
      end = x1;
    }
  }
  if (!isInOrder) return { text: null, errors: off };
  if (bearer > 0) off += Math.abs(2 - bearers);
  if (turned === 'half') widths.reverse();
  const decoded = decodeItf(widths, { module, ratio: code.ratio ?? 1, reduction });
  return decoded === null
    ? { text: null, errors: off }
    : { text: decoded.digits, errors: off + decoded.offWidths };
}
