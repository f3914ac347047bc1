import type { Form } from './form.ts';
import type { FrameBox } from './frame.ts';
import type { FacePlace } from './layout.ts';
import type { ReadCode } from './read-code.ts';
import type { RegisterFigure } from './register-print.ts';
import { type Fault, partsOf, type SeenPart, type SeenPiece } from './seen.ts';

/** A form at a place of its own: in no slot, or where another one stands already. */
export interface StrayForm {
  readonly form: Form;
  readonly x: number;
  readonly y: number;
  readonly fault: Fault | null;
}

/** Something painted straight on the page, or that lies over what was painted before. */
export interface Cover {
  readonly box: FrameBox;
  readonly what: string;
  /** How many marks of the face were painted before it. */
  readonly after: number;
  /** Whether it prints with the imager's ink: then it blots what lies under it and over it alike. */
  readonly isImaged: boolean;
}

/** A code as it was read, and how it stands on the page. */
export interface PlacedCode {
  readonly read: ReadCode;
  readonly fault: Fault | null;
  /** How many marks of the face were painted before it. */
  readonly order: number;
}

/** What a page shows of one face of one ticket. */
export class ReadFace {
  readonly place: FacePlace;
  /** By slot. */
  readonly forms: (Form | undefined)[];
  /** How many marks of the face were painted before that of the slot. */
  readonly orders: number[];
  readonly strays: StrayForm[] = [];
  readonly loose: SeenPiece[] = [];
  /** By code of the place's plan: all that were read there, the first first. */
  readonly codes: PlacedCode[][] = [];
  readonly covers: Cover[] = [];
  /** What is wrong with where the form of a slot is used, by slot. */
  faults: Map<number, Fault> | null = null;
  /** How many marks were painted on it. */
  marks = 0;
  #parts: readonly SeenPart[] | null = null;

  constructor(place: FacePlace, slots: number) {
    this.place = place;
    this.forms = new Array<Form | undefined>(slots).fill(undefined);
    this.orders = new Array<number>(slots).fill(0);
    for (const _ of place.codes) this.codes.push([]);
  }

  /** What stands on the page itself, once the page has run. */
  get parts(): readonly SeenPart[] {
    this.#parts ??= partsOf(this.loose);
    return this.#parts;
  }
}

/** What a page shows. */
export interface ReadPage {
  readonly faces: readonly ReadFace[];
  /** The name in the sheet's own code; null where there is none that can be read. */
  readonly sheetId: string | null;
  /** What is set outside all tickets, by ToUnicode. */
  readonly slug: string;
  /** Cells that stand on no ticket. */
  readonly outside: readonly Form[];
  /** The marks outside all tickets that plates are registered by. */
  readonly figures: readonly RegisterFigure[];
}
