import { scaleX } from '../pdf/read/content/matrix.ts';
import { CLOSE, CURVE, MOVE, RECTANGLE } from '../pdf/read/content/path.ts';
import type { GraphicsState, Path } from '../pdf/read/content/visitor.ts';
import type { FrameBox } from './frame.ts';

/**
 * Boxes around what a path covers: one for each of its figures where it is filled, for each of its lines where it is not.
 *
 * Space   the page's: points, y up
 * Why     crop marks of a whole sheet are one path, and the box around them all would cover every ticket
 */
export function coverBoxes(path: Path, { ctm, lineWidth }: GraphicsState): readonly FrameBox[] {
  const isStroke = path.fill === null;
  const half = isStroke ? (lineWidth * scaleX(ctm)) / 2 : 0;
  const boxes = new Boxes(half);
  let at = 0;
  for (let index = 0; index < path.stepCount; index++) {
    const step = path.steps[index] ?? MOVE;
    if (step === CLOSE) continue;
    const count = step === RECTANGLE ? 2 : step === CURVE ? 3 : 1;
    if (step === MOVE || step === RECTANGLE) boxes.start();
    else if (isStroke) boxes.goOn();
    for (let point = 0; point < count; point++, at += 2) {
      const isFar = step === RECTANGLE && point === 1;
      const x = (path.numbers[at] ?? 0) + (isFar ? (path.numbers[at - 2] ?? 0) : 0);
      const y = (path.numbers[at + 1] ?? 0) + (isFar ? (path.numbers[at - 1] ?? 0) : 0);
      boxes.see(ctm[0] * x + ctm[2] * y + ctm[4], ctm[1] * x + ctm[3] * y + ctm[5]);
    }
  }
  return boxes.taken();
}

/** Boxes in the making: the last one grows by every point that is seen. */
class Boxes {
  readonly #made: FrameBox[] = [];
  readonly #half: number;
  #x0 = Infinity;
  #y0 = Infinity;
  #x1 = -Infinity;
  #y1 = -Infinity;
  #lastX = 0;
  #lastY = 0;

  constructor(half: number) {
    this.#half = half;
  }

  see(x: number, y: number): void {
    this.#x0 = Math.min(this.#x0, x);
    this.#x1 = Math.max(this.#x1, x);
    this.#y0 = Math.min(this.#y0, y);
    this.#y1 = Math.max(this.#y1, y);
    this.#lastX = x;
    this.#lastY = y;
  }

  /** Another box begins with the next point. */
  start(): void {
    if (this.#x1 >= this.#x0) this.#made.push(this.#box());
    [this.#x0, this.#y0, this.#x1, this.#y1] = [Infinity, Infinity, -Infinity, -Infinity];
  }

  /** Another box begins where the pen stands. */
  goOn(): void {
    const [x, y] = [this.#lastX, this.#lastY];
    this.start();
    this.see(x, y);
  }

  /** All of them, but for those around a pen that was only put down. */
  taken(): readonly FrameBox[] {
    this.start();
    return this.#half === 0
      ? this.#made
      : this.#made.filter(({ x0, x1, y0, y1 }) => x1 - x0 + y1 - y0 > 4 * this.#half);
  }

  #box(): FrameBox {
    const half = this.#half;
    return { x0: this.#x0 - half, y0: this.#y0 - half, x1: this.#x1 + half, y1: this.#y1 + half };
  }
}
