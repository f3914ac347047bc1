import { CLOSE, CURVE, LINE, MOVE, type Path, RECTANGLE } from './path.ts';

/** The path in the making; used again for every path of a page. */
export class PathBuilder implements Path {
  steps: Uint8Array = new Uint8Array(ROOM);
  stepCount = 0;
  numbers: Float64Array = new Float64Array(4 * ROOM);
  numberCount = 0;
  fill: Path['fill'] = null;
  stroke = false;
  clip: Path['clip'] = null;
  #rectangles = 0;
  /** Where the pen stands, which `v` starts its curve from. */
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  get isRectangles(): boolean {
    return this.stepCount > 0 && this.#rectangles === this.stepCount;
  }

  get isEmpty(): boolean {
    return this.stepCount === 0;
  }

  clear(): void {
    this.stepCount = 0;
    this.numberCount = 0;
    this.#rectangles = 0;
    this.fill = null;
    this.stroke = false;
    this.clip = null;
  }

  /** Numbers come from an operand stack, from `at` on. */
  rectangle(from: Float64Array, at: number): void {
    this.#step(RECTANGLE, 4);
    const n = this.numberCount;
    this.numbers[n] = from[at] as number;
    this.numbers[n + 1] = from[at + 1] as number;
    this.numbers[n + 2] = from[at + 2] as number;
    this.numbers[n + 3] = from[at + 3] as number;
    this.numberCount = n + 4;
    this.#rectangles += 1;
    this.#x = this.#startX = from[at] as number;
    this.#y = this.#startY = from[at + 1] as number;
  }

  move(x: number, y: number): void {
    this.#step(MOVE, 2);
    this.#point(x, y);
    this.#startX = x;
    this.#startY = y;
  }

  line(x: number, y: number): void {
    this.#step(LINE, 2);
    this.#point(x, y);
  }

  curve(from: Float64Array, at: number): void {
    this.#step(CURVE, 6);
    for (let index = at; index < at + 6; index += 2)
      this.#point(from[index] as number, from[index + 1] as number);
  }

  /** `v`: the first control point is where the pen stands. */
  curveFromPen(from: Float64Array, at: number): void {
    this.#step(CURVE, 6);
    this.#point(this.#x, this.#y);
    for (let index = at; index < at + 4; index += 2)
      this.#point(from[index] as number, from[index + 1] as number);
  }

  /** `y`: the second control point is the end. */
  curveToPoint(from: Float64Array, at: number): void {
    this.#step(CURVE, 6);
    this.#point(from[at] as number, from[at + 1] as number);
    this.#point(from[at + 2] as number, from[at + 3] as number);
    this.#point(from[at + 2] as number, from[at + 3] as number);
  }

  close(): void {
    this.#step(CLOSE, 0);
    this.#x = this.#startX;
    this.#y = this.#startY;
  }

  #point(x: number, y: number): void {
    this.numbers[this.numberCount++] = x;
    this.numbers[this.numberCount++] = y;
    this.#x = x;
    this.#y = y;
  }

  #step(kind: number, numbers: number): void {
    if (this.stepCount === this.steps.length) {
      const steps = new Uint8Array(2 * this.stepCount);
      steps.set(this.steps);
      this.steps = steps;
    }
    if (this.numberCount + numbers > this.numbers.length) {
      const larger = new Float64Array(2 * this.numbers.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.steps[this.stepCount++] = kind;
  }
}

const ROOM = 256;
