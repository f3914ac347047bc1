import { mappedBox } from '../../pdf/read/content/box.ts';
import type {
  FormUse,
  GlyphRun,
  GraphicsState,
  Image,
  Path,
  Shading,
  Visitor,
} from '../../pdf/read/content/visitor.ts';
import { coverBoxes } from '../cover-boxes.ts';
import { type Frame, inFrameX, inFrameY } from '../frame.ts';
import type { FacePlace, PageLayout } from '../layout.ts';
import { PageFaces } from '../page-faces.ts';
import {
  type ArtForm,
  type ArtUse,
  awayFrom,
  formOf,
  frameOfForm,
  keyOf,
  middleOf,
  OpenArt,
} from './art-form.ts';
import type { FoundMark } from './art-mark.ts';
import { type ArtPlan, isArt, isImaging, passOf } from './art-standing.ts';
import { gradientMark, pictureMark } from './pasted-mark.ts';
import { shapeMark, usesOfPath } from './shape-mark.ts';
import { textMark, usesOfText } from './text-mark.ts';

/** Forms of a file that were read, each once. */
export class ArtShelf {
  readonly known = new Map<string, ArtForm>();
  #count = 0;

  add(marks: readonly FoundMark[]): ArtForm {
    this.#count += 1;
    return formOf(this.#count, marks);
  }
}

/** The fixed art on one face of a page, by pass; under null what is in no pass. */
export interface ArtFace {
  readonly place: FacePlace;
  readonly passes: Map<string | null, ArtUse[]>;
}

/** Follows the content of a page, and puts all that is fixed art on the face where it stands. */
export class ArtReader implements Visitor {
  readonly #plan: ArtPlan;
  readonly #shelf: ArtShelf;
  readonly #faces: PageFaces<ArtFace>;
  /** The form that is being read, or null on the page itself. */
  #inForm: OpenArt | null = null;

  constructor(plan: ArtPlan, shelf: ArtShelf, { places }: Pick<PageLayout, 'places'>) {
    this.#plan = plan;
    this.#shelf = shelf;
    this.#faces = new PageFaces(places.map((place) => ({ place, passes: new Map() })));
  }

  /** What was read, once the content has run. */
  get faces(): readonly ArtFace[] {
    return this.#faces.all;
  }

  enterForm(use: FormUse, state: GraphicsState): boolean {
    if (this.#inForm !== null) {
      if (use.kind !== 'form') return false;
      this.#inForm.depth += 1;
      return true;
    }
    if (use.kind !== 'form' || isImaging(this.#plan, state.layers)) return false;
    const frame = frameOfForm(state);
    const pass = passOf(this.#plan, state.layers);
    const known = this.#shelf.known.get(keyOf(use.ref, state, frame));
    if (known === undefined) this.#inForm = new OpenArt(use, state, { pass, frame });
    else this.#place(known, frame, pass);
    return known === undefined;
  }

  leaveForm(): void {
    const open = this.#inForm;
    if (open === null) return;
    if (open.depth > 0) {
      open.depth -= 1;
      return;
    }
    this.#inForm = null;
    const form = this.#shelf.add(open.marks);
    if (!open.inherits) this.#shelf.known.set(open.key, form);
    this.#place(form, open.frame, open.pass);
  }

  text(run: GlyphRun, state: GraphicsState): void {
    if (!isArt(this.#plan, state.fill, state)) return;
    const open = this.#inForm;
    if (open !== null) open.take(textMark(run, state, open.frame), state, usesOfText(state));
    else if (!isImaging(this.#plan, state.layers)) {
      const face = this.#faces.at(run.matrix[4], run.matrix[5]);
      if (face !== null) this.#loose([face], state, (frame) => textMark(run, state, frame));
    }
  }

  path(path: Path, state: GraphicsState): void {
    if (path.fill === null && !path.stroke) return;
    if (!isArt(this.#plan, path.fill === null ? state.stroke : state.fill, state)) return;
    const open = this.#inForm;
    if (open !== null) open.take(shapeMark(path, state, open.frame), state, usesOfPath(path));
    else if (!isImaging(this.#plan, state.layers))
      this.#loose(this.#faces.under(coverBoxes(path, state)).keys(), state, (frame) =>
        shapeMark(path, state, frame),
      );
  }

  image(image: Image, state: GraphicsState): void {
    this.#pasted(image, state);
  }

  inlineImage(image: Image, state: GraphicsState): void {
    this.#pasted(image, state);
  }

  shading(shading: Shading, state: GraphicsState): void {
    const open = this.#inForm;
    if (open !== null) open.take(gradientMark(shading, state, open.frame), state, []);
    else if (!isImaging(this.#plan, state.layers))
      this.#loose(this.#faces.under([state.clip]).keys(), state, (frame) =>
        gradientMark(shading, state, frame),
      );
  }

  #pasted(image: Image, state: GraphicsState): void {
    const open = this.#inForm;
    if (open !== null) open.take(pictureMark(image, state, open.frame), state, image.isMask ? ['fill'] : []);
    else if (!isImaging(this.#plan, state.layers))
      this.#loose(this.#faces.under([mappedBox(state.ctm, UNIT_SQUARE)]).keys(), state, (frame) =>
        pictureMark(image, state, frame),
      );
  }

  /**
   * What is painted straight on the page, onto all faces that it reaches.
   *
   * Why     art of ours stands in forms alone: whatever lies on a ticket beside them is looked at on each that it touches
   */
  #loose(
    faces: Iterable<ArtFace>,
    { layers }: GraphicsState,
    markIn: (frame: Frame) => FoundMark | null,
  ): void {
    for (const face of faces) {
      const mark = markIn(face.place.frame);
      if (mark !== null)
        put(face, passOf(this.#plan, layers), {
          form: this.#shelf.add([mark]),
          x: 0,
          y: 0,
          turned: false,
        });
    }
  }

  /** Puts a form onto the face that its middle lies on, or nearly. */
  #place(form: ArtForm, frame: Frame, pass: string | null): void {
    if (form.box === null) return;
    const [x, y] = middleOf(form.box, frame);
    const face = this.#faces.at(x, y) ?? this.#near(x, y);
    if (face === null) return;
    const { frame: its } = face.place;
    put(face, pass, {
      form,
      x: inFrameX(its, frame.x),
      y: inFrameY(its, frame.y),
      turned: frame.sign !== its.sign,
    });
  }

  #near(x: number, y: number): ArtFace | null {
    const [nearest] = this.#faces.all
      .map((face) => ({ face, away: awayFrom(face.place, x, y) }))
      .filter(({ away }) => away <= NEAR)
      .sort((a, b) => a.away - b.away);
    return nearest?.face ?? null;
  }
}

function put({ passes }: ArtFace, pass: string | null, use: ArtUse): void {
  const uses = passes.get(pass);
  if (uses === undefined) passes.set(pass, [use]);
  else uses.push(use);
}

/** What an image fills. */
const UNIT_SQUARE = [0, 0, 1, 1] as const;

/** In points, 3 mm: as far as tickets bleed, and nearer than any mark outside them stands. */
const NEAR = 8.51;
