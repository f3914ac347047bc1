import type { CodeSymbol } from '../../barcode/symbol.ts';
import type { Rect } from '../../base/geometry.ts';
import { mm, PER_INCH } from '../../base/length.ts';
import type { FoundCode } from '../../grade/grade.ts';
import type { CodePicture } from '../../grade/picture.ts';
import { type CodeFormat, type ReadCode, readCodes } from '../../pdf/read/codes.ts';
import type { OpenPlates } from '../../pdf/read/plates/plates-of-page.ts';
import { exposed, onDots } from './ground.ts';

/** Codes by the reader's names. */
export const FORMATS: Readonly<Record<CodeSymbol['symbology'], CodeFormat>> = {
  itf: 'ITF',
  code128: 'Code128',
  datamatrix: 'DataMatrix',
  pdf417: 'PDF417',
};

/** The same the other way. */
export const SYMBOLOGIES: Readonly<Record<CodeFormat, CodeSymbol['symbology']>> = {
  ITF: 'itf',
  Code128: 'code128',
  DataMatrix: 'datamatrix',
  PDF417: 'pdf417',
};

/** What a decoder finds in a picture of a plate. */
export const codesIn = (
  { width, height, ink }: CodePicture,
  formats: readonly CodeFormat[],
): Promise<readonly ReadCode[]> =>
  readCodes({ width, height, grey: ink.map((value) => 255 - value) }, formats);

/** A code, and the part of the page where it lies with room for its quiet zone and more. */
export interface Located {
  readonly code: ReadCode;
  readonly crop: Rect;
}

/** Room round a code: more than ten modules of half a millimetre. */
const ROOM = mm(6);

/** The codes that lie whole within a part of the page. */
export async function codesWithin(
  open: OpenPlates,
  { plate, within, dpi }: { readonly plate: string; readonly within: Rect; readonly dpi: number },
  formats: readonly CodeFormat[],
): Promise<readonly Located[]> {
  const crop = onDots(within, dpi, open);
  const found = await codesIn(exposed(open, plate, crop), formats);
  return found.map((code) => ({ code, crop: onDots(around(code, crop, dpi), dpi, open) }));
}

function around({ corners }: ReadCode, crop: Rect, dpi: number): Rect {
  const dot = PER_INCH / dpi;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [crop.x + Math.min(...xs) * dot, crop.y + Math.min(...ys) * dot];
  const [right, bottom] = [crop.x + Math.max(...xs) * dot, crop.y + Math.max(...ys) * dot];
  return { x: left - ROOM, y: top - ROOM, width: right - left + 2 * ROOM, height: bottom - top + 2 * ROOM };
}

/** The code as it lies in a picture of its own part of the page; null where it is not found there again. */
export async function codeAgain(picture: CodePicture, { format, text }: ReadCode): Promise<FoundCode | null> {
  const again = (await codesIn(picture, [format])).find((code) => code.text === text);
  if (again === undefined) return null;
  const { corners, modules, unusedCorrection } = again;
  return { symbology: SYMBOLOGIES[format], text, corners, modules, unusedCorrection };
}

/** A code, and the plate that it is on. */
export type OnPlate = Located & { readonly plate: string };

/**
 * Looks for the codes of one ticket after the other.
 *
 * Why     tickets are alike: where codes stood on those before is looked at first, and the whole ticket only if one is
 *         missing there
 */
export function ticketSearch(
  open: OpenPlates,
  {
    plates,
    codes,
  }: { readonly plates: readonly string[]; readonly codes: readonly CodeSymbol['symbology'][] },
  dpi: number,
): (trim: Rect) => Promise<readonly OnPlate[]> {
  const formats = [...new Set(codes.map((symbology) => FORMATS[symbology]))];
  const own = plates.filter((name) => open.names.includes(name));
  const known: { readonly plate: string; readonly by: Rect }[] = [];
  const look = async (plate: string, within: Rect): Promise<readonly OnPlate[]> =>
    (await codesWithin(open, { plate, within, dpi }, formats)).map((located) => ({ ...located, plate }));
  return async (trim) => {
    const found: OnPlate[] = [];
    for (const { plate, by } of known) {
      for (const one of await look(plate, { ...by, x: trim.x + by.x, y: trim.y + by.y })) add(found, one);
      if (found.length >= codes.length) return found;
    }
    for (const plate of own) for (const one of await look(plate, trim)) add(found, one);
    for (const { plate, crop } of found)
      known.push({ plate, by: { ...crop, x: crop.x - trim.x, y: crop.y - trim.y } });
    return found;
  };
}

function add(found: OnPlate[], one: OnPlate): void {
  if (!found.some((other) => isSame(other, one))) found.push(one);
}

/** What is looked at overlaps: a code that is found twice lies at one place. */
export const isSame = (a: Located, b: Located): boolean =>
  a.code.text === b.code.text &&
  Math.abs(a.crop.x - b.crop.x) < a.crop.width / 4 &&
  Math.abs(a.crop.y - b.crop.y) < a.crop.height / 4;

/** Parts of a page that are searched where no job says where tickets are: each code of up to 40 mm lies whole in one. */
function windows({ width: across, height: down }: OpenPlates, dpi: number): readonly Rect[] {
  const [side, step] = [mm(100), mm(60)];
  const [width, height] = [(across / dpi) * PER_INCH, (down / dpi) * PER_INCH];
  const starts = (length: number): readonly number[] => {
    const count = Math.max(1, Math.ceil((length - side) / step) + 1);
    return Array.from({ length: count }, (_, index) => index * step);
  };
  return starts(height).flatMap((y) => starts(width).map((x) => ({ x, y, width: side, height: side })));
}

/** Pixels of the first look at a whole plate: on a B1 sheet still three to a millimetre. */
const FIRST_LOOK = 1 << 23;

/** The windows in which a plate has any ink, which is seen at a first look from afar. */
export function inkedWindows(open: OpenPlates, plate: string, dpi: number): readonly Rect[] {
  const far = Math.max(1, Math.min(72, Math.floor(dpi * Math.sqrt(FIRST_LOOK / (open.width * open.height)))));
  const seen = open.plate(plate, { dpi: far });
  const pixel = (length: number): number => (length * far) / PER_INCH;
  return windows(open, dpi).filter(({ x, y, width, height }) => {
    const [left, right] = [Math.floor(pixel(x)), Math.min(seen.width, Math.ceil(pixel(x + width)))];
    const bottom = Math.min(seen.height, Math.ceil(pixel(y + height)));
    for (let row = Math.floor(pixel(y)); row < bottom; row++)
      if (seen.ink.subarray(row * seen.width + left, row * seen.width + right).some((ink) => ink > 0))
        return true;
    return false;
  });
}
