import { createHash } from 'node:crypto';

/** The path of a glyph as its charstring draws it: steps with absolute points. */
export class CharstringPath {
  readonly #numbers: number[] = [];
  x = 0;
  y = 0;

  move(dx: number, dy: number): void {
    this.#step(0, [dx, dy]);
  }

  line(dx: number, dy: number): void {
    this.#step(1, [dx, dy]);
  }

  /** Each pair from where the one before it ends. */
  curve(steps: readonly number[]): void {
    this.#step(2, steps);
  }

  /** `perMille` leads from glyph space to 1/1000 em: mostly 1. */
  fingerprint(perMille: number): string {
    if (this.#numbers.length === 0) return 'empty';
    const scaled = Float64Array.from(this.#numbers, (number) => number * perMille);
    return `cff:${createHash('sha256').update(scaled).digest('hex')}`;
  }

  #step(kind: number, steps: readonly number[]): void {
    this.#numbers.push(kind);
    for (let index = 0; index + 1 < steps.length; index += 2) {
      this.x += steps[index] ?? 0;
      this.y += steps[index + 1] ?? 0;
      this.#numbers.push(round(this.x), round(this.y));
    }
  }
}

/** Fractions of charstrings are of 1/65536: sums are kept on that grid. */
const round = (value: number): number => Math.round(value * 65536) / 65536;
