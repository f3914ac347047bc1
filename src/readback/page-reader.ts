import type {
  FormUse,
  GlyphRun,
  GraphicsState,
  Image,
  Matrix,
  Path,
  Shading,
  Visitor,
} from '../pdf/read/content/visitor.ts';
import { dotsOf } from './bars.ts';
import { coverBoxes } from './cover-boxes.ts';
import type { Form } from './form.ts';
import type { FormShelf } from './form-shelf.ts';
import { boxInFrame, type Frame, type FrameBox, inFrameX, inFrameY, shiftBox, standsIn } from './frame.ts';
import { placeKey, type Slot } from './known-cells.ts';
import type { FacePlace, PageLayout } from './layout.ts';
import type { Lettering } from './lettering.ts';
import { OpenForm } from './open-form.ts';
import { pathPiece, type Reading, textPiece } from './pieces.ts';
import { readCode } from './read-code.ts';
import { ReadFace, type ReadPage } from './read-face.ts';
import { readSheetId } from './read-sheet-id.ts';
import type { ReadingMap } from './reading-map.ts';
import type { Fault, SeenPiece } from './seen.ts';
import { faultOf, type Imaging, inWords, knocksOut, printsWith, useFault } from './visibility.ts';
import { CLIPPED, isWholeBox, isWholeForm, LEEWAY, showsBars } from './whole.ts';

/** What reading a file keeps from page to page: its forms are read once. */
export interface FileReading {
  readonly map: ReadingMap;
  readonly lettering: Lettering;
  readonly slots: ReadonlyMap<number, Slot>;
  readonly layered: boolean;
  readonly forms: FormShelf;
}

/** So many rectangles in one path are a code. */
const FEWEST_BARS = 20;

/** Follows the content of a page, and puts all that it paints where it belongs. */
export class PageReader implements Visitor {
  readonly #file: FileReading;
  readonly #layout: PageLayout;
  readonly #faces: ReadFace[];
  readonly #outside: Form[] = [];
  readonly #imaging: Readonly<Record<'recto' | 'verso', Imaging>>;
  #sheetId: string | null = null;
  #slug = '';
  #last = 0;
  /** The form that is being read, or null on the page itself. */
  #inForm: OpenForm | null = null;

  constructor(file: FileReading, layout: PageLayout) {
    this.#file = file;
    this.#layout = layout;
    this.#faces = layout.places.map(
      (place) => new ReadFace(place, place.face === 'recto' ? file.slots.size : 0),
    );
    const { recto, verso } = file.map.inks;
    const { layered } = file;
    this.#imaging = {
      recto: { ink: recto, layered, outer: null },
      verso: { ink: verso, layered, outer: null },
    };
  }

  /** What was read, once the content has run. */
  get read(): ReadPage {
    return { faces: this.#faces, sheetId: this.#sheetId, slug: this.#slug, outside: this.#outside };
  }

  enterForm(use: FormUse, state: GraphicsState): boolean {
    if (this.#inForm !== null) {
      this.#inForm.depth += 1;
      return true;
    }
    const { ctm } = state;
    const face = this.#faceAt(ctm[4], ctm[5]);
    const frame = face?.place.frame ?? UPRIGHT;
    const side = face?.place.face ?? 'recto';
    const isPlain = use.kind === 'form' && isUsual(state) && standsIn(frame, ctm);
    const shelf = isPlain ? this.#file.forms.forms(side, frame.sign) : null;
    const known = shelf?.get(use.ref);
    if (known !== undefined && !known.inherits) {
      this.#use(known, face, { x: ctm[4], y: ctm[5], fault: this.#faultOfUse(known, face, { use, state }) });
      return false;
    }
    const imaging = this.#imaging[side];
    const reading: Reading = {
      frame: { x: ctm[4], y: ctm[5], sign: frame.sign },
      imaging: { ...imaging, outer: state.layers.length },
      lettering: this.#file.lettering,
      inherited: state.fill,
    };
    this.#inForm = new OpenForm({
      ref: use.ref,
      shelf,
      face,
      reading,
      fault: isUsual(state) ? useFault(state, imaging) : null,
      isCut: !isWholeBox(use, state),
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
    this.#inForm = null;
    const form = open.close();
    if (!(open.isCut && form.isImaged)) open.shelf?.set(open.ref, form);
    const { x, y } = open.reading.frame;
    this.#use(form, open.face, { x, y, fault: open.fault });
  }

  text(run: GlyphRun, state: GraphicsState): void {
    const open = this.#inForm;
    if (open !== null) {
      open.text(run, state);
      return;
    }
    const [x, y] = [run.matrix[4], run.matrix[5]];
    const face = this.#faceAt(x, y);
    if (face === null) {
      this.#slug += ` ${saidBy(run)}`;
      return;
    }
    const piece = textPiece(run, state, this.#reading(face));
    if (piece !== null) this.#loose(face, piece);
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
    const face = this.#faceAt(mapX(ctm, x, y), mapY(ctm, x, y));
    const isBars = path.isRectangles && path.numberCount >= FEWEST_BARS * 4 && path.fill !== null;
    if (isBars && face === null) this.#sheetBars(path, ctm);
    else if (isBars && face !== null && face.codes.length > 0) this.#bars(face, path, state);
    else this.#loosePath(path, state, face);
  }

  image(image: Image, state: GraphicsState): void {
    this.#pasted({ what: 'an image', image }, state);
  }

  inlineImage(image: Image, state: GraphicsState): void {
    this.#pasted({ what: 'an inline image', image }, state);
  }

  shading(shading: Shading, state: GraphicsState): void {
    const { colorants } = shading.space;
    if (this.#inForm === null) this.#laid('a gradient', state.clip, (ink) => colorants.includes(ink));
  }

  /** An image fills the unit square. */
  #pasted(
    { what, image }: { readonly what: string; readonly image: Image },
    { ctm, fill }: GraphicsState,
  ): void {
    const open = this.#inForm;
    const [xs, ys] = [
      [0, 1].flatMap((x) => [mapX(ctm, x, 0), mapX(ctm, x, 1)]),
      [0, 1].flatMap((x) => [mapY(ctm, x, 0), mapY(ctm, x, 1)]),
    ];
    const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
    const isIn = (ink: string): boolean =>
      image.isMask ? printsWith(fill, ink) : (image.space?.colorants.includes(ink) ?? false);
    if (open === null) this.#laid(what, box, isIn);
    else open.covers.push(boxInFrame(open.reading.frame, box));
  }

  /** Something opaque over whatever lies under it. */
  #laid(what: string, box: FrameBox, isIn: (ink: string) => boolean): void {
    for (const face of this.#faces) {
      if (!isOn(box, face.place)) continue;
      const isImaged = isIn(this.#imaging[face.place.face].ink);
      face.covers.push({ box: boxInFrame(face.place.frame, box), what, after: face.marks, isImaged });
    }
  }

  /** Puts a form where it belongs: `x` and `y` are where it is placed on the page. */
  #use(
    form: Form,
    face: ReadFace | null,
    at: { readonly x: number; readonly y: number; readonly fault: Fault | null },
  ): void {
    if (face === null) {
      if (form.isImaged && form.box !== null) this.#outside.push(form);
      return;
    }
    const { frame, face: side } = face.place;
    const [x, y] = [inFrameX(frame, at.x), inFrameY(frame, at.y)];
    const slot = side === 'recto' ? this.#file.slots.get(placeKey(x, y)) : undefined;
    const isMark = slot !== undefined || form.isImaged || !this.#file.layered;
    // What covers within a mark lies over that mark too.
    const after = face.marks + (isMark ? 1 : 0);
    for (const box of form.covers)
      face.covers.push({ box: shiftBox(box, x, y), what: 'another object', after, isImaged: false });
    if (!isMark) return;
    if (slot === undefined || face.forms[slot.index] !== undefined)
      face.strays.push({ form, x, y, fault: at.fault });
    else {
      face.forms[slot.index] = form;
      face.orders[slot.index] = face.marks;
      if (at.fault !== null) {
        face.faults ??= new Map();
        face.faults.set(slot.index, at.fault);
      }
    }
    face.marks += 1;
  }

  /** What is wrong with the use of a form that was read before. */
  #faultOfUse(
    form: Form,
    face: ReadFace | null,
    { use, state }: { readonly use: FormUse; readonly state: GraphicsState },
  ): Fault | null {
    if (face === null || (this.#file.layered && !form.isImaged)) return null;
    const fault = useFault(state, this.#imaging[face.place.face]);
    if (fault !== null || isWholeBox(use, state) || form.box === null) return fault;
    return isWholeForm(form.box, face.place.frame, state) ? null : CLIPPED;
  }

  #bars(face: ReadFace, path: Path, state: GraphicsState): void {
    const rects = dotsOf(path, state.ctm, this.#layout);
    const plan = face.place.codes[0];
    const list = face.codes[0];
    if (rects === null || plan === undefined || list === undefined) {
      this.#loosePath(path, state, face);
      return;
    }
    const imaging = this.#imaging[face.place.face];
    const fault =
      faultOf(state.fill, state, imaging) ?? (showsBars(state, rects, this.#layout) ? null : CLIPPED);
    list.push({ read: readCode(rects, plan), fault, order: face.marks });
    face.marks += 1;
  }

  #sheetBars(path: Path, ctm: Matrix): void {
    const rects = dotsOf(path, ctm, this.#layout);
    this.#sheetId ??= rects === null ? null : readSheetId(rects);
  }

  /** A path on the page itself that is no code: it covers what lies under it, or is none of ours. */
  #loosePath(path: Path, state: GraphicsState, at: ReadFace | null): void {
    const [paint, overprints] =
      path.fill === null ? [state.stroke, state.overprintStroke] : [state.fill, state.overprintFill];
    const faces = this.#facesUnder(coverBoxes(path, state));
    for (const [face, boxes] of faces) {
      const { ink } = this.#imaging[face.place.face];
      if (!knocksOut(paint, overprints, ink)) continue;
      const cover = { what: inWords(paint), after: face.marks, isImaged: printsWith(paint, ink) };
      for (const box of boxes) face.covers.push({ box: boxInFrame(face.place.frame, box), ...cover });
    }
    if (at !== null && !faces.has(at) && !this.#file.layered)
      at.loose.push(pathPiece(path, state, this.#reading(at)));
  }

  #facesUnder(boxes: readonly FrameBox[]): ReadonlyMap<ReadFace, readonly FrameBox[]> {
    const under = new Map<ReadFace, FrameBox[]>();
    for (const face of this.#faces) {
      const here = boxes.filter((box) => isOn(box, face.place));
      if (here.length > 0) under.set(face, here);
    }
    return under;
  }

  #loose(face: ReadFace, piece: SeenPiece): void {
    face.loose.push(piece);
    face.marks += 1;
  }

  #reading({ place }: ReadFace): Reading {
    return {
      frame: place.frame,
      imaging: this.#imaging[place.face],
      lettering: this.#file.lettering,
      inherited: null,
    };
  }

  /** The face whose trim holds a point of the page; content comes ticket by ticket, so the last one is asked first. */
  #faceAt(x: number, y: number): ReadFace | null {
    const faces = this.#faces;
    for (let step = 0; step < faces.length; step++) {
      const at = (this.#last + step) % faces.length;
      const face = faces[at];
      if (face === undefined) continue;
      const { place } = face;
      if (
        x >= place.x0 - LEEWAY &&
        x <= place.x1 + LEEWAY &&
        y >= place.y0 - LEEWAY &&
        y <= place.y1 + LEEWAY
      ) {
        this.#last = at;
        return face;
      }
    }
    return null;
  }
}

const UPRIGHT: Frame = { x: 0, y: 0, sign: 1 };

/** What a run says to whoever copies its text. */
function saidBy({ font, codes, count }: GlyphRun): string {
  let said = '';
  for (let at = 0; at < count; at++) said += font.unicode(codes[at] ?? 0) ?? '';
  return said;
}

const mapX = (m: Matrix, x: number, y: number): number => m[0] * x + m[2] * y + m[4];
const mapY = (m: Matrix, x: number, y: number): number => m[1] * x + m[3] * y + m[5];

/** Nothing that a form would take from where it stands is other than at the start of a page; its colour apart. */
const isUsual = (state: GraphicsState): boolean =>
  state.renderMode === 0 &&
  state.charSpacing === 0 &&
  state.wordSpacing === 0 &&
  state.textScale === 1 &&
  state.rise === 0 &&
  state.fillAlpha === 1 &&
  !state.softMask;

/** Whether a box of the page lies on the trim of a face at least in part. */
const isOn = (box: FrameBox, place: FacePlace): boolean =>
  box.x0 < place.x1 && box.x1 > place.x0 && box.y0 < place.y1 && box.y1 > place.y0;
