import type { GlyphRun, GraphicsState, Path } from '../pdf/read/content/visitor.ts';
import { Form, roughBox } from './form.ts';
import type { ShelvedForm, ShelvedForms } from './form-shelf.ts';
import type { FrameBox } from './frame.ts';
import { pathPiece, type Reading, textPiece } from './pieces.ts';
import type { ReadFace } from './read-face.ts';
import { type Fault, partsOf, type SeenPiece } from './seen.ts';
import { knocksOut } from './visibility.ts';

/** A form whose content is running for the first time. */
export class OpenForm {
  /** Its place among the forms of the file. */
  readonly nth: number;
  /** Where it is kept for its next use; null where it takes something from where it stands. */
  readonly shelf: ShelvedForms | null;
  readonly face: ReadFace | null;
  readonly reading: Reading;
  /** What is wrong with where it is used. */
  readonly fault: Fault | null;
  /** Whether something outside cuts into its box: another use of it may be whole. */
  readonly isCut: boolean;
  readonly covers: FrameBox[] = [];
  readonly #pieces: SeenPiece[] = [];
  /** The form that it stands in, which had painted nothing before; null on the page itself. */
  readonly holder: OpenForm | null;
  /** The forms that stand in it, where they are read as if they stood on the page. */
  readonly held: (ShelvedForm | null)[] = [];
  /** How many forms within it are open that are read as a part of it. */
  depth = 0;

  constructor(open: Pick<OpenForm, 'nth' | 'shelf' | 'face' | 'reading' | 'fault' | 'isCut' | 'holder'>) {
    this.nth = open.nth;
    this.shelf = open.shelf;
    this.face = open.face;
    this.reading = open.reading;
    this.fault = open.fault;
    this.isCut = open.isCut;
    this.holder = open.holder;
  }

  text(run: GlyphRun, state: GraphicsState): void {
    const piece = textPiece(run, state, this.reading);
    if (piece === null) return;
    this.#pieces.push(piece);
    this.#cover(piece, state, 'fill');
  }

  path(path: Path, state: GraphicsState): void {
    const piece = pathPiece(path, state, this.reading);
    this.#pieces.push(piece);
    this.#cover(piece, state, path.fill === null ? 'stroke' : 'fill');
  }

  /** What is in another ink and takes that of the imager away. */
  #cover(piece: SeenPiece, state: GraphicsState, use: 'fill' | 'stroke'): void {
    if (piece.fault === null || piece.fault.rule === HIDDEN) return;
    const overprints = use === 'fill' ? state.overprintFill : state.overprintStroke;
    if (!knocksOut(state[use], overprints, this.reading.imaging.ink)) return;
    const [part] = partsOf([piece]);
    if (part !== undefined) this.covers.push(roughBox(part));
  }

  /** Whether it has painted nothing by itself so far. */
  get isBare(): boolean {
    return this.#pieces.length === 0 && this.covers.length === 0 && this.depth === 0;
  }

  close(): Form {
    return new Form(partsOf(this.#pieces), this.covers);
  }
}

/** What is not painted covers nothing. */
const HIDDEN = 'readback/mark-hidden';
