import type { Surface } from '../game.ts';
import type { Misfit, ZoneContent } from '../ticket.ts';

/** A way to win. `game/play/` judges each, `block/make/` builds each; the two never meet. */
export type MechanicId = ZoneContent['mechanic'];

/**
 * What one way to win holds, read from a record and written to one.
 *
 * Shape   `read` never throws: what does not fit goes to `misfit`, and stands as null or is left out of its list
 */
export interface Mechanic<Content extends ZoneContent = ZoneContent> {
  readonly id: Content['mechanic'];
  /** The value of one zone in a record → its content. */
  read(value: unknown, place: Place): Content;
  /** The content → the value of one zone in a record, keys in the order of the wire. */
  write(content: Content, surface: Surface): unknown;
  /** The JSON Schema of one zone's value, for records that are right. */
  schema(surface: Surface): object;
}

/** Where a value stands, for whoever reads it. */
export interface Place {
  readonly surface: Surface;
  readonly zone: string;
  readonly path: string;
  readonly misfit: (misfit: Misfit) => void;
}
