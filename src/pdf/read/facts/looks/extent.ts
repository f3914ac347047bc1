import type { PageBox } from '../../content/box.ts';
import type { Matrix } from '../../content/matrix.ts';
import { CLOSE, CURVE, type Path, RECTANGLE } from '../../content/path.ts';

/**
 * The box around what paths cover, one path after the other.
 *
 * Why     one object for all paths of a page, and no function within the loop: a sheet has a hundred thousand paths
 */
export class Extent implements PageBox {
  x0 = Infinity;
  y0 = Infinity;
  x1 = -Infinity;
  y1 = -Infinity;

  /** Takes the measure of a path on the page, control points included; false for a path of no steps. */
  measure(path: Path, m: Matrix): boolean {
    this.x0 = Infinity;
    this.y0 = Infinity;
    this.x1 = -Infinity;
    this.y1 = -Infinity;
    const { numbers } = path;
    let at = 0;
    for (let index = 0; index < path.stepCount; index++) {
      const step = path.steps[index];
      if (step === CLOSE) continue;
      const [x, y] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
      this.#take(m, x, y);
      if (step === RECTANGLE) this.#takeRectangle(m, numbers, at);
      else if (step === CURVE) {
        this.#take(m, numbers[at + 2] ?? 0, numbers[at + 3] ?? 0);
        this.#take(m, numbers[at + 4] ?? 0, numbers[at + 5] ?? 0);
      }
      at += step === CURVE ? 6 : step === RECTANGLE ? 4 : 2;
    }
    return this.x0 <= this.x1;
  }

  #takeRectangle(m: Matrix, numbers: Float64Array, at: number): void {
    const [x, y] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
    const [right, top] = [x + (numbers[at + 2] ?? 0), y + (numbers[at + 3] ?? 0)];
    this.#take(m, right, y);
    this.#take(m, x, top);
    this.#take(m, right, top);
  }

  #take(m: Matrix, x: number, y: number): void {
    const px = m[0] * x + m[2] * y + m[4];
    const py = m[1] * x + m[3] * y + m[5];
    if (px < this.x0) this.x0 = px;
    if (px > this.x1) this.x1 = px;
    if (py < this.y0) this.y0 = py;
    if (py > this.y1) this.y1 = py;
  }
}

/** Whether two boxes share a point; an object of no area, such as a line, counts. */
export const meets = (a: PageBox, b: PageBox): boolean =>
  a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;

/** The furthest that readers reckon with whole numbers of single precision: some 5.9 km. */
const FURTHEST = 2 ** 24;

/** Whether a box is where every reader would put it. */
export const isOnPaper = ({ x0, y0, x1, y1 }: PageBox): boolean =>
  x0 > -FURTHEST && y0 > -FURTHEST && x1 < FURTHEST && y1 < FURTHEST;
