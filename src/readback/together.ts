import type {
  FormUse,
  GlyphRun,
  GraphicsState,
  Image,
  Path,
  Shading,
  Visitor,
} from '../pdf/read/content/visitor.ts';

/**
 * Several visitors of one page, so that its content runs once.
 *
 * Why     each may pass by forms that another wants to see: what stands in those is not told to it
 */
export class Together implements Visitor {
  readonly #all: readonly Seat[];

  constructor(visitors: readonly Visitor[]) {
    this.#all = visitors.map((visitor) => ({ visitor, passed: 0 }));
  }

  enterForm(use: FormUse, state: GraphicsState): boolean {
    let isEntered = false;
    for (const seat of this.#all) {
      if (seat.passed > 0) seat.passed += 1;
      else if (seat.visitor.enterForm?.(use, state) === false) seat.passed = 1;
      else isEntered = true;
    }
    if (!isEntered) for (const seat of this.#all) seat.passed -= 1;
    return isEntered;
  }

  leaveForm(use: FormUse, state: GraphicsState): void {
    for (const seat of this.#all) {
      if (seat.passed > 0) seat.passed -= 1;
      else seat.visitor.leaveForm?.(use, state);
    }
  }

  text(run: GlyphRun, state: GraphicsState): void {
    for (const { visitor, passed } of this.#all) if (passed === 0) visitor.text?.(run, state);
  }

  path(path: Path, state: GraphicsState): void {
    for (const { visitor, passed } of this.#all) if (passed === 0) visitor.path?.(path, state);
  }

  image(image: Image, state: GraphicsState): void {
    for (const { visitor, passed } of this.#all) if (passed === 0) visitor.image?.(image, state);
  }

  inlineImage(image: Image, state: GraphicsState): void {
    for (const { visitor, passed } of this.#all) if (passed === 0) visitor.inlineImage?.(image, state);
  }

  shading(shading: Shading, state: GraphicsState): void {
    for (const { visitor, passed } of this.#all) if (passed === 0) visitor.shading?.(shading, state);
  }
}

interface Seat {
  readonly visitor: Visitor;
  /** How many forms that it has passed by are open. */
  passed: number;
}
