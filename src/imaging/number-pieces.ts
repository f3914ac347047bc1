import { Bug } from '../base/fault.ts';
import { ORIGIN } from '../base/geometry.ts';
import { pressNumber } from '../template/press-faces.ts';
import type { Template } from '../template/template.ts';
import { latin, put } from './bytes.ts';
import type { Operators } from './operators.ts';

const DIGITS = 16;
const ZERO = 48;

/**
 * Ticket numbers in digits as operators: what is the same for all of them, and each digit at each of its places.
 *
 * Space   the verso's
 * Why     digits are all as wide as each other, so that a number is set as any other is
 */
export class NumberPieces {
  /** What all numbers have alike, in order: before, between and after digits. */
  readonly #fixed: readonly Buffer[];
  /** What stands for each digit at each place: place × 10 + digit. */
  readonly #digits: readonly Buffer[];

  /** Throws  Bug if a number is not set digit by digit */
  constructor(template: Template, operators: Operators) {
    const textOf = (number: string): string =>
      operators.inside({ kind: 'placed', at: ORIGIN, items: pressNumber(template, number) });
    const alike = Array.from({ length: 10 }, (_, digit) => textOf(String(digit).repeat(DIGITS)));
    const places = placesOf(alike);
    const [model = ''] = alike;
    const cuts = [{ from: 0, to: 0 }, ...places, { from: model.length, to: model.length }];
    this.#fixed = cuts.slice(1).map(({ from }, at) => latin(model.slice(cuts[at]?.to, from)));
    this.#digits = places.flatMap(({ from, to }) => alike.map((text) => latin(text.slice(from, to))));
    for (const number of SAMPLES) {
      if (this.text(number) !== textOf(number))
        throw new Bug(`the number ${number} is not set digit by digit`);
    }
  }

  /** Puts down a number; gives back where it ends. */
  write(number: string, into: Buffer, at: number): number {
    let end = at;
    for (let place = 0; place < DIGITS; place++) {
      end = put(mustBeThere(this.#fixed[place]), into, end);
      end = put(mustBeThere(this.#digits[place * 10 + number.charCodeAt(place) - ZERO]), into, end);
    }
    return put(mustBeThere(this.#fixed[DIGITS]), into, end);
  }

  /** A number as it is put down. */
  text(number: string): string {
    const into = Buffer.alloc(4096);
    return into.toString('latin1', 0, this.write(number, into, 0));
  }
}

/** Numbers in which each digit meets each other one. */
const SAMPLES = ['0123456789012345', '9081726354453627', '5555500000999991', '1357924680864203'];

function mustBeThere(piece: Buffer | undefined): Buffer {
  if (piece === undefined) throw new Bug('a ticket number is not of 16 digits');
  return piece;
}

/** Where texts of equal length that differ in digits alone do differ: one stretch for each digit. */
function placesOf(texts: readonly string[]): readonly { readonly from: number; readonly to: number }[] {
  const [model = ''] = texts;
  if (texts.some(({ length }) => length !== model.length)) throw new Bug('numbers are not all as long');
  const differs = Array.from(model, (_, at) => texts.some((text) => text[at] !== model[at]));
  const width = differs.filter(Boolean).length / DIGITS;
  const places: { from: number; to: number }[] = [];
  for (let at = 0; at < model.length; at++) {
    const last = places.at(-1);
    if (!differs[at] || (last !== undefined && at < last.to)) continue;
    places.push({ from: at, to: at + Math.max(1, Math.floor(width)) });
  }
  if (places.length !== DIGITS) throw new Bug('a number is not set digit by digit');
  return places;
}
