import { Bug } from '../base/fault.ts';
import { type ImagingSlug, imagedEnds, sideId, slugItems, slugOf } from '../imposition/imaged-marks.ts';
import { SHEET_ID_VERSION, SHEET_NAME_DIGITS, sheetIdGrid, sheetName } from '../imposition/marks/sheet-id.ts';
import { onPage } from '../imposition/page-frame.ts';
import type { Side } from '../imposition/places.ts';
import type { Plan, SheetTickets } from '../imposition/sheet.ts';
import { type QuickBars, quickDataMatrix } from '../pdf/write/quick-bars.ts';
import { latin, put } from './bytes.ts';
import { DigitText } from './digit-text.ts';
import type { Operators } from './operators.ts';

/** More than the marks of any sheet. */
const ROOM = 1 << 18;

/**
 * The marks of one side that change from sheet to sheet, as operators: ends of packs, the slug, and the sheet's code.
 *
 * Shape   as those of `imagedMarks`, byte for byte
 */
export class OwnMarks {
  readonly #plan: Plan;
  readonly #side: Side;
  readonly #operators: Operators;
  readonly #id: { readonly before: Buffer; readonly bars: QuickBars; readonly behind: Buffer };
  /** Slugs with the same words and as many digits; uneven where they are not set digit by digit, and are written out. */
  readonly #known = new Map<string, DigitText | 'met once' | 'uneven'>();
  readonly #room = Buffer.alloc(ROOM);
  #quick = 0;

  constructor(plan: Plan, side: Side, operators: Operators) {
    this.#plan = plan;
    this.#side = side;
    this.#operators = operators;
    const [before, behind] = operators.around(sideId(plan, side, '0'.repeat(SHEET_NAME_DIGITS)));
    this.#id = {
      before: latin(`\n${before}`),
      bars: quickDataMatrix(
        { version: SHEET_ID_VERSION, digits: SHEET_NAME_DIGITS },
        { grid: sheetIdGrid(plan.press), turned: 'upright' },
      ),
      behind: latin(behind),
    };
  }

  /** Of how many sheets the slug was set digit by digit: all but a few, or a block takes half as long again. */
  get quick(): number {
    return this.#quick;
  }

  /** Those of a sheet, in a buffer that is used again for the next. */
  of(sheet: SheetTickets): Buffer {
    const slug = slugOf(sheet);
    const { before, bars, behind } = this.#id;
    let end = this.#writeOwn(sheet, slug);
    end = put(before, this.#room, end);
    if (end + bars.reach + behind.length > ROOM)
      throw new Bug('the marks of a sheet are longer than was reckoned');
    end = bars.write(sheetName(sheet.number, slug.first), this.#room, end);
    return this.#room.subarray(0, put(behind, this.#room, end));
  }

  #writeOwn(sheet: SheetTickets, slug: ImagingSlug): number {
    const ends = imagedEnds(sheet, this.#side);
    const textOf = (words: ImagingSlug): string =>
      this.#operators.of([onPage([...ends, ...slugItems(this.#plan, this.#side, words)])]);
    const { pattern, digits } = digitsIn(slug);
    const key = `${pattern} ${ends.length === 0 ? '' : JSON.stringify(ends)}`;
    let known = this.#known.get(key);
    // One that comes but once, as that of a job's last sheet, is not worth the ten others that are looked at.
    if (known === 'met once')
      known = DigitText.of(digits.length, (other) => textOf(withDigits(pattern, other))) ?? 'uneven';
    this.#known.set(key, known ?? 'met once');
    if (!(known instanceof DigitText)) return put(latin(textOf(slug)), this.#room, 0);
    this.#quick += 1;
    return known.write(digits, this.#room, 0);
  }
}

/** The words of a slug with each digit as 0, and its digits. */
function digitsIn({ sheet, first, last, blanks }: ImagingSlug): {
  readonly pattern: string;
  readonly digits: string;
} {
  const words = [sheet, first, last, blanks].join('\n');
  return { pattern: words.replace(/[0-9]/g, '0'), digits: words.replace(/[^0-9]/g, '') };
}

/** The words of a pattern with its digits put in. */
function withDigits(pattern: string, digits: string): ImagingSlug {
  let at = 0;
  const [sheet = '', first = '', last = '', blanks = ''] = pattern
    .replace(/0/g, () => digits[at++] ?? '')
    .split('\n');
  return { sheet, first, last, blanks };
}
