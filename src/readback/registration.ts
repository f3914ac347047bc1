import { PER_MM } from '../base/length.ts';
import type { Fact, PageFact } from './facts.ts';
import { FactsOfFile, type PagePlace } from './facts-of-file.ts';
import type { Side } from './reading-map.ts';
import type { Register } from './register.ts';
import type { RegisterFigure } from './register-print.ts';
import { awayInWords } from './words.ts';

/** A page of one side of the sheets, and the marks that it is registered by. */
export interface RegisteredPage extends PagePlace {
  readonly file: string;
  readonly side: Side;
  readonly figures: readonly RegisterFigure[];
}

/** Marks as some pages of a side have them: what of a file is kept until all are read, in whichever process. */
export interface Print {
  readonly side: Side;
  readonly figures: readonly RegisterFigure[];
  readonly pages: readonly (PagePlace & Pick<RegisteredPage, 'file'>)[];
}

/** A print that grows page by page. */
type OpenPrint = Print & { readonly pages: Print['pages'][number][] };

/**
 * Holds the marks of all plates of a side against each other.
 *
 * Why     no plate of a side can be registered whose marks stand elsewhere than those of the others. Which of them are
 *         right is told by what most files have, and among as many by most pages: a plate alone can be wrong
 */
export class Registration {
  readonly #sides: Readonly<Record<Side, OpenPrint[]>> = { recto: [], verso: [] };
  readonly #byKey = new Map<string, OpenPrint>();
  /** That of the page before, and its very figures: nearly every page has the same. */
  readonly #last: Record<Side, { figures: readonly RegisterFigure[]; print: OpenPrint } | null> = {
    recto: null,
    verso: null,
  };

  take({ figures, side, file, page, sheet }: RegisteredPage): void {
    this.#printOf(figures, side).pages.push({ file, page, sheet });
  }

  /** Takes what another one took. */
  add(prints: readonly Print[]): void {
    for (const { figures, side, pages } of prints) {
      const print = this.#printOf(figures, side);
      for (const page of pages) print.pages.push(page);
    }
  }

  /** What was taken, in the order in which it came, side by side. */
  get prints(): readonly Print[] {
    return [...this.#sides.recto, ...this.#sides.verso];
  }

  /** What is wrong, in the order in which pages came. */
  facts(register: Register): readonly Fact[] {
    return [...this.#ofSide('recto', register), ...this.#ofSide('verso', register)];
  }

  #printOf(figures: readonly RegisterFigure[], side: Side): OpenPrint {
    const last = this.#last[side];
    if (last !== null && areAlike(last.figures, figures)) return last.print;
    const print = this.#findPrint(figures, side);
    this.#last[side] = { figures, print };
    return print;
  }

  #findPrint(figures: readonly RegisterFigure[], side: Side): OpenPrint {
    const key = `${side} ${figures.map(({ steps, numbers }) => `${steps} ${numbers.join(' ')}`).join('\n')}`;
    const prints = this.#sides[side];
    const print =
      this.#byKey.get(key) ?? prints.find((one) => differenceOf(one.figures, figures) === null) ?? null;
    if (print !== null) {
      this.#byKey.set(key, print);
      return print;
    }
    const made: OpenPrint = { side, figures, pages: [] };
    prints.push(made);
    this.#byKey.set(key, made);
    return made;
  }

  #ofSide(side: Side, register: Register): readonly Fact[] {
    const prints = this.#sides[side];
    const filesOf = new Map(
      prints.map((print) => [print, new Set(print.pages.map(({ file }) => file)).size]),
    );
    const [right] = prints.toSorted(
      (a, b) => (filesOf.get(b) ?? 0) - (filesOf.get(a) ?? 0) || b.pages.length - a.pages.length,
    );
    if (right === undefined) return [];
    return prints.flatMap((print) => {
      const fact = print === right ? null : differenceOf(right.figures, print.figures);
      return fact === null ? [] : print.pages.flatMap((page) => factsOn(page, fact, register));
    });
  }
}

/** Whether figures are the same to the last lattice unit, in the same order. */
const areAlike = (a: readonly RegisterFigure[], b: readonly RegisterFigure[]): boolean =>
  a.length === b.length &&
  a.every((one, at) => {
    const other = b[at];
    return other !== undefined && one.steps === other.steps && farthest(one, other) === 0;
  });

function factsOn(
  { file, ...at }: Print['pages'][number],
  fact: PageFact,
  register: Register,
): readonly Fact[] {
  const facts = new FactsOfFile(file, register);
  facts.ofPage(fact, at);
  return facts.all;
}

/** 0.02 mm: nearer than that no eye and no camera of a press tells them apart. */
const NEAR = 720;

/** The first mark that is not where it should be; null where all are. */
function differenceOf(
  expected: readonly RegisterFigure[],
  found: readonly RegisterFigure[],
): PageFact | null {
  const free = new Set(found);
  const lost: RegisterFigure[] = [];
  for (const figure of expected) {
    const same = [...free].find((one) => one.steps === figure.steps && farthest(figure, one) <= NEAR);
    if (same === undefined) lost.push(figure);
    else free.delete(same);
  }
  const [first] = lost;
  if (first !== undefined) return lostFact(first, [...free]);
  const [spare] = free;
  return spare === undefined
    ? null
    : {
        rule: 'readback/register-marks-differ',
        what: nameOf(spare),
        expected: 'none',
        found: `one ${at(spare)}`,
      };
}

function lostFact(figure: RegisterFigure, free: readonly RegisterFigure[]): PageFact {
  const [nearest] = free
    .filter(({ steps }) => steps === figure.steps)
    .sort((a, b) => farthest(figure, a) - farthest(figure, b));
  const found =
    nearest === undefined || farthest(figure, nearest) > 20 * PER_MM ? 'none' : away(figure, nearest);
  return {
    rule: 'readback/register-marks-differ',
    what: nameOf(figure),
    expected: `one ${at(figure)}`,
    found,
  };
}

/** How far the points of two figures are apart at most, along an axis. */
function farthest(a: RegisterFigure, b: RegisterFigure): number {
  let most = 0;
  for (let at = 0; at < a.numbers.length; at++)
    most = Math.max(most, Math.abs((a.numbers[at] ?? 0) - (b.numbers[at] ?? Infinity)));
  return most;
}

/** The way of the point that has moved most. */
function away(from: RegisterFigure, to: RegisterFigure): string {
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < from.numbers.length; at += 2) {
    const [dx, dy] = [0, 1].map((of) => (to.numbers[at + of] ?? 0) - (from.numbers[at + of] ?? 0)) as [
      number,
      number,
    ];
    if (Math.hypot(dx, dy) > Math.hypot(x, y)) [x, y] = [dx, dy];
  }
  return `it ${awayInWords([x, y])} from there`;
}

/** Register marks have a circle, crop marks are lines. */
const nameOf = ({ steps }: RegisterFigure): string =>
  steps.includes('2') ? 'a circle of a register mark' : 'a line of a register or crop mark';

const at = ({ numbers: [x = 0, y = 0] }: RegisterFigure): string =>
  `at ${(x / PER_MM).toFixed(2)} × ${(y / PER_MM).toFixed(2)} mm`;
