import type { Rect, Size } from '../base/geometry.ts';
import type { SpotInk } from '../base/ink.ts';
import type { Length } from '../base/length.ts';
import type { Outline } from '../base/outline.ts';
import type { PlacedCell } from '../face/face.ts';
import type { Cell, Form, Item } from '../face/item.ts';
import type { Game } from '../game/game.ts';
import type { ZoneContent } from '../game/ticket.ts';
import type { GroundInks } from './grounds.ts';

/**
 * What a folder under `templates/` exports as `template`: all that is particular to one game.
 *
 * Space   one for recto and verso each: origin at the trim's top left, y down, lattice units
 */
export interface Template {
  readonly game: Game;
  readonly trim: Size;
  /** How far art reaches beyond the trim on all sides. */
  readonly bleed: Length;
  /** The spot inks of what is seen, in printing order. */
  readonly inks: readonly SpotInk[];
  /** The inks of the passes that no eye sees: on plates only, before and after those of the display. */
  readonly grounds: GroundInks;
  /** One for each of the game's surfaces, in the game's order. */
  readonly surfaces: readonly SurfaceLayout[];
  readonly recto: RectoArt;
  readonly verso: VersoArt;
  readonly mentions: readonly Mention[];
}

/** How one surface stands on the recto. */
export interface SurfaceLayout {
  readonly surface: string;
  /** One for each zone of the surface, in the record's order. */
  readonly zones: readonly ZoneLayout[];
  /** Clear space between digits and transcription, from ink to ink; null where the surface has no amounts. */
  readonly transcriptionGap: Length | null;
  /**
   * Every cell that this surface may print, each once.
   *
   * Order   fixed: by kind, then as the table or list of marks has them
   */
  cells(): readonly Cell[];
  /**
   * The cells that say what a zone holds, and where they stand.
   *
   * Shape   one for each value, its cell null where the value is no cell of this surface; `zone` counts from 0
   */
  place(zone: number, content: ZoneContent): readonly PlacedCell[];
}

export interface ZoneLayout {
  readonly zone: string;
  /** Where variable marks may stand, on the recto. */
  readonly window: Rect;
  /** The scratch-off coat over it. */
  readonly coat: Outline;
}

/** The recto's fixed plates, and where the code under the coat stands. */
export interface RectoArt {
  readonly display: Form;
  /** The coat of all zones, in its own spot ink. */
  readonly coat: Form;
  /** The picture over the coat, in overprint inks. */
  readonly overprint: Form;
  /** « SPÉCIMEN », in a spot ink of its own. */
  readonly specimen: Form;
  /** Where the DataMatrix may stand with its quiet zone, under a coat of its own that `coat` holds. */
  readonly validation: CodePlace;
}

export interface VersoArt {
  readonly art: Form;
  readonly specimen: Form;
  /** Where the ITF may stand with its quiet zone. */
  readonly barcode: CodePlace;
  /** The ticket number in digits, as set: one run, clear of the code. */
  number(number: string): readonly Item[];
}

export interface CodePlace {
  /** The room, quiet zone included. */
  readonly room: Rect;
  /** The outline of the coat over it; null on the verso. */
  readonly coat: Outline | null;
}

/** A legal mention on the ticket, as dated data; « À VALIDER » stands beside it until a person approves it. */
export interface Mention {
  readonly id: 'minors' | 'risk' | 'helpline' | 'claim-period';
  readonly text: string;
  /** ISO date of the wording. */
  readonly dated: string;
  readonly approvedBy: string | null;
}
