import { mappedBox } from '../pdf/read/content/box.ts';
import { mapX, mapY } from '../pdf/read/content/matrix.ts';
import type {
  FormUse,
  GlyphRun,
  GraphicsState,
  Image,
  Path,
  Shading,
  Visitor,
} from '../pdf/read/content/visitor.ts';
import type { Form } from './form.ts';
import type { FormShelf, ShelvedForm } from './form-shelf.ts';
import { boxInFrame, type Frame, standsIn } from './frame.ts';
import type { PageLayout } from './layout.ts';
import type { Lettering } from './lettering.ts';
import { OpenForm } from './open-form.ts';
import { isBars, sheetIdIn, takeCode } from './page-code.ts';
import { type CoveredPage, imageIsIn, layOver, layPathOver } from './page-covers.ts';
import { PageFaces } from './page-faces.ts';
import { pathPiece, type Reading, textPiece } from './pieces.ts';
import { type FormHome, faultOfUse, Placed, type PlacedForm, placeForm } from './place-form.ts';
import { ReadFace, type ReadPage } from './read-face.ts';
import type { ReadingMap } from './reading-map.ts';
import { type RegisterFigure, registerFigures } from './register-print.ts';
import { useFault } from './visibility.ts';
import { isWholeBox } from './whole.ts';

/** What reading a file keeps from page to page: its forms are read once. */
export interface FileReading extends FormHome {
  readonly map: ReadingMap;
  readonly lettering: Lettering;
  readonly forms: FormShelf;
}

/** Follows the content of a page, and puts all that it paints where it belongs. */
export class PageReader implements Visitor {
  readonly #file: FileReading;
  readonly #layout: PageLayout;
  readonly #page: CoveredPage;
  readonly #outside: Form[] = [];
  readonly #figures: RegisterFigure[] = [];
  /** Used again for every use of a form that is known: a ticket has dozens. */
  readonly #placed = new Placed();
  #sheetId: string | null = null;
  #slug = '';
  /** The form that is being read, or null on the page itself. */
  #inForm: OpenForm | null = null;

  constructor(file: FileReading, layout: PageLayout) {
    this.#file = file;
    this.#layout = layout;
    const faces = layout.places.map(
      (place) => new ReadFace(place, place.face === 'recto' ? file.slots.count : 0),
    );
    const { recto, verso } = file.map.inks;
    const { layered } = file;
    this.#page = {
      faces: new PageFaces(faces),
      imaging: { recto: { ink: recto, layered, outer: null }, verso: { ink: verso, layered, outer: null } },
    };
  }

  /** What was read, once the content has run. */
  get read(): ReadPage {
    const faces = this.#page.faces.all;
    const [sheetId, slug, outside, figures] = [this.#sheetId, this.#slug, this.#outside, this.#figures];
    return { faces, sheetId, slug, outside, figures };
  }

  enterForm(use: FormUse, state: GraphicsState): boolean {
    const holder = this.#inForm;
    // The group of a mask, a tile and a glyph are part of the form that they stand in, whatever else it holds.
    if (holder !== null && !(holder.isBare && use.kind === 'form')) {
      holder.depth += 1;
      return true;
    }
    const { ctm } = state;
    const face = this.#page.faces.at(ctm[4], ctm[5]);
    const frame = face?.place.frame ?? UPRIGHT;
    const side = face?.place.face ?? 'recto';
    const imaging = this.#page.imaging[side];
    const isPlain = use.kind === 'form' && isUsual(state) && standsIn(frame, ctm);
    const shelf = isPlain ? this.#file.forms.forms(side, frame.sign) : null;
    const known = shelf?.[use.nth];
    if (known !== undefined && !known.form.inherits) {
      const placed = this.#placed;
      placed.form = known.form;
      placed.x = ctm[4] + known.x;
      placed.y = ctm[5] + known.y;
      // Nearly every use is right, and nothing is made to find that.
      const isRight = face === null || (isWholeBox(use, state) && useFault(state, imaging) === null);
      placed.fault = isRight ? null : faultOfUse(face, { form: known.form, use, state }, imaging);
      this.#use(face, placed);
      holder?.held.push(from(holder, placed));
      return false;
    }
    const reading: Reading = {
      frame: { x: ctm[4], y: ctm[5], sign: frame.sign },
      imaging: { ...imaging, outer: state.layers.length },
      lettering: this.#file.lettering,
      inherited: state.fill,
    };
    this.#inForm = new OpenForm({
      nth: use.nth,
      shelf,
      face,
      reading,
      fault: isUsual(state) ? useFault(state, imaging) : null,
      isCut: !isWholeBox(use, state),
      holder,
    });
    return true;
  }

  leaveForm(): void {
    const open = this.#inForm;
    if (open === null) return;
    if (open.depth > 0) {
      open.depth -= 1;
      return;
    }
    this.#inForm = open.holder;
    if (open.held.length > 0 && open.isBare) {
      this.#leaveHolder(open);
      return;
    }
    const form = open.close();
    const isWhole = !(open.isCut && form.isImaged) && open.held.length === 0;
    if (isWhole) shelve(open, { form, x: 0, y: 0 });
    const { x, y } = open.reading.frame;
    this.#use(open.face, { form, x, y, fault: open.fault });
    open.holder?.held.push(isWhole && open.shelf !== null ? from(open.holder, { form, x, y }) : null);
  }

  /** A form that painted nothing itself: what stands in it was put where it belongs; one alone is found again by it. */
  #leaveHolder(open: OpenForm): void {
    const { held, shelf, holder, isCut, reading } = open;
    const { frame } = reading;
    const [only, ...others] = held;
    const isOne = others.length === 0 && only !== null && only !== undefined && !isCut;
    if (isOne) shelve(open, only);
    const place = only == null ? null : { form: only.form, x: frame.x + only.x, y: frame.y + only.y };
    holder?.held.push(isOne && shelf !== null && place !== null ? from(holder, place) : null);
  }

  text(run: GlyphRun, state: GraphicsState): void {
    const open = this.#inForm;
    if (open !== null) {
      open.text(run, state);
      return;
    }
    const face = this.#page.faces.at(run.matrix[4], run.matrix[5]);
    if (face === null) {
      this.#slug += ` ${saidBy(run)}`;
      return;
    }
    const piece = textPiece(run, state, this.#reading(face));
    if (piece === null) return;
    face.loose.push(piece);
    face.marks += 1;
  }

  path(path: Path, state: GraphicsState): void {
    if (path.fill === null && !path.stroke) return;
    const open = this.#inForm;
    if (open !== null) {
      open.path(path, state);
      return;
    }
    const { ctm } = state;
    const [x = 0, y = 0] = path.numbers;
    const face = this.#page.faces.at(mapX(ctm, x, y), mapY(ctm, x, y));
    if (!isBars(path)) this.#loosePath(path, state, face);
    else if (face === null) this.#sheetId ??= sheetIdIn(path, ctm, this.#layout);
    else if (!this.#takesCode(path, state, face)) this.#loosePath(path, state, face);
  }

  image(image: Image, state: GraphicsState): void {
    this.#pasted('an image', image, state);
  }

  inlineImage(image: Image, state: GraphicsState): void {
    this.#pasted('an inline image', image, state);
  }

  shading({ space }: Shading, { clip }: GraphicsState): void {
    if (this.#inForm !== null) return;
    layOver(this.#page, { what: 'a gradient', box: clip, isIn: (ink) => space.colorants.includes(ink) });
  }

  #pasted(what: string, image: Image, state: GraphicsState): void {
    const open = this.#inForm;
    const box = mappedBox(state.ctm, UNIT_SQUARE);
    if (open === null) layOver(this.#page, { what, box, isIn: imageIsIn(image, state) });
    else open.covers.push(boxInFrame(open.reading.frame, box));
  }

  /** Puts a form where it belongs. */
  #use(face: ReadFace | null, placed: PlacedForm): void {
    const { form } = placed;
    if (face !== null) placeForm(this.#file, face, placed);
    else if (form.isImaged && form.box !== null) this.#outside.push(form);
  }

  #takesCode(path: Path, state: GraphicsState, face: ReadFace): boolean {
    const imaging = this.#page.imaging[face.place.face];
    return takeCode(face, { path, state }, { layout: this.#layout, imaging });
  }

  /** A path on the page itself that is no code: it covers what lies under it, or is none of ours. */
  #loosePath(path: Path, state: GraphicsState, at: ReadFace | null): void {
    const reached = layPathOver(this.#page, path, state);
    if (reached.size === 0) this.#figures.push(...registerFigures(path, state, this.#layout));
    if (at !== null && !reached.has(at) && !this.#file.layered)
      at.loose.push(pathPiece(path, state, this.#reading(at)));
  }

  #reading({ place }: ReadFace): Reading {
    return {
      frame: place.frame,
      imaging: this.#page.imaging[place.face],
      lettering: this.#file.lettering,
      inherited: null,
    };
  }
}

/** Keeps what a form turned out to be for its next use. */
function shelve({ shelf, nth }: OpenForm, form: ShelvedForm): void {
  if (shelf !== null) shelf[nth] = form;
}

/** A form that stands on the page, as it stands in the form that holds it. */
const from = ({ reading: { frame } }: OpenForm, { form, x, y }: ShelvedForm): ShelvedForm => ({
  form,
  x: x - frame.x,
  y: y - frame.y,
});

const UPRIGHT: Frame = { x: 0, y: 0, sign: 1 };

/** What an image fills. */
const UNIT_SQUARE = [0, 0, 1, 1] as const;

/** What a run says to whoever copies its text. */
function saidBy({ font, codes, count }: GlyphRun): string {
  let said = '';
  for (let at = 0; at < count; at++) said += font.unicode(codes[at] ?? 0) ?? '';
  return said;
}

/** Nothing that a form would take from where it stands is other than at the start of a page; its colour apart. */
const isUsual = (state: GraphicsState): boolean =>
  state.renderMode === 0 &&
  state.charSpacing === 0 &&
  state.wordSpacing === 0 &&
  state.textScale === 1 &&
  state.rise === 0 &&
  state.fillAlpha === 1 &&
  !state.softMask;
