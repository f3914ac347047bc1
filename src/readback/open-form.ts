import type { GlyphRun, GraphicsState, Path } from '../pdf/read/content/visitor.ts';
import { Form, roughBox } from './form.ts';
import type { FrameBox } from './frame.ts';
import { pathPiece, type Reading, textPiece } from './pieces.ts';
import type { ReadFace } from './read-face.ts';
import { type Fault, partsOf, type SeenPiece } from './seen.ts';
import { knocksOut } from './visibility.ts';

/** A form whose content is running for the first time. */
export class OpenForm {
  readonly ref: string;
  /** Where it is kept for its next use; null where it takes something from where it stands. */
  readonly shelf: Map<string, Form> | null;
  readonly face: ReadFace | null;
  readonly reading: Reading;
  /** What is wrong with where it is used. */
  readonly fault: Fault | null;
  /** Whether something outside cuts into its box: another use of it may be whole. */
  readonly isCut: boolean;
  readonly covers: FrameBox[] = [];
  readonly #pieces: SeenPiece[] = [];
  /** How many forms within it are open. */
  depth = 0;

  constructor(open: Pick<OpenForm, 'ref' | 'shelf' | 'face' | 'reading' | 'fault' | 'isCut'>) {
    this.ref = open.ref;
    this.shelf = open.shelf;
    this.face = open.face;
    this.reading = open.reading;
    this.fault = open.fault;
    this.isCut = open.isCut;
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

  close(): Form {
    return new Form(partsOf(this.#pieces), this.covers);
  }
}

/** What is not painted covers nothing. */
const HIDDEN = 'readback/mark-hidden';
