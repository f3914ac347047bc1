import { Bug } from '../base/fault.ts';
import { latin, put } from './bytes.ts';

const ZERO = 48;

/**
 * Operators that hold so many digits, and are otherwise the same: what is alike, and each digit at each of its places.
 *
 * Why     digits are all as wide as each other, so that any of them is set as any other is
 */
export class DigitText {
  /** What all have alike, in order: before, between and after digits. */
  readonly #fixed: readonly Buffer[];
  /** What stands for each digit at each place: place × 10 + digit. */
  readonly #digits: readonly Buffer[];

  private constructor(fixed: readonly Buffer[], digits: readonly Buffer[]) {
    this.#fixed = fixed;
    this.#digits = digits;
  }

  /**
   * What `textOf` makes of so many digits.
   *
   * Shape   null where it does not set them digit by digit
   */
  static of(count: number, textOf: (digits: string) => string): DigitText | null {
    const alike = Array.from({ length: 10 }, (_, digit) => textOf(String(digit).repeat(count)));
    const places = placesOf(alike, count);
    if (places === null) return null;
    const [model = ''] = alike;
    const cuts = [{ from: 0, to: 0 }, ...places, { from: model.length, to: model.length }];
    const fixed = cuts.slice(1).map(({ from }, at) => latin(model.slice(cuts[at]?.to, from)));
    const digits = places.flatMap(({ from, to }) => alike.map((text) => latin(text.slice(from, to))));
    const made = new DigitText(fixed, digits);
    return samplesOf(count).every((sample) => made.text(sample) === textOf(sample)) ? made : null;
  }

  /** How many digits there are. */
  get count(): number {
    return this.#fixed.length - 1;
  }

  /**
   * Puts them down; gives back where they end.
   *
   * Throws  RangeError if they are not as many digits
   */
  write(digits: string, into: Buffer, at: number): number {
    if (digits.length !== this.count)
      throw new RangeError(`${this.count} digits are set, and there are others`);
    let end = at;
    for (let place = 0; place < digits.length; place++) {
      end = put(there(this.#fixed[place]), into, end);
      const digit = digits.charCodeAt(place) - ZERO;
      if (!(digit >= 0 && digit <= 9)) throw new RangeError('what is set as digits is none');
      end = put(there(this.#digits[place * 10 + digit]), into, end);
    }
    return put(there(this.#fixed[digits.length]), into, end);
  }

  /** Them as they are put down. */
  text(digits: string): string {
    const into = Buffer.alloc(this.#most);
    return into.toString('latin1', 0, this.write(digits, into, 0));
  }

  get #most(): number {
    return [...this.#fixed, ...this.#digits].reduce((sum, { length }) => sum + length, 0);
  }
}

/** So many digits at a time of a round of a hundred in which each digit follows each once, itself too. */
function samplesOf(count: number): readonly string[] {
  const round = TEN.flatMap((a) => [a, ...TEN.filter((b) => b > a).flatMap((b) => [a, b])]);
  const step = Math.max(1, count - 1);
  const starts = Array.from({ length: Math.ceil(round.length / step) }, (_, at) => at * step);
  return starts.map((from) =>
    Array.from({ length: count }, (_, at) => round[(from + at) % round.length]).join(''),
  );
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function there(piece: Buffer | undefined): Buffer {
  if (piece === undefined) throw new Bug('a text of digits has lost a piece');
  return piece;
}

/** Where texts of equal length that differ in digits alone do differ: one stretch for each digit; null where they do not. */
function placesOf(
  texts: readonly string[],
  count: number,
): readonly { readonly from: number; readonly to: number }[] | null {
  const [model = ''] = texts;
  if (texts.some(({ length }) => length !== model.length)) return null;
  const differs = Array.from(model, (_, at) => texts.some((text) => text[at] !== model[at]));
  const width = Math.max(1, Math.floor(differs.filter(Boolean).length / count));
  const places: { from: number; to: number }[] = [];
  for (let at = 0; at < model.length; at++) {
    const last = places.at(-1);
    if (!differs[at] || (last !== undefined && at < last.to)) continue;
    places.push({ from: at, to: at + width });
  }
  return places.length === count ? places : null;
}
