import { Bug } from '../base/fault.ts';
import { ORIGIN } from '../base/geometry.ts';
import type { PlacedCell } from '../face/face.ts';
import type { Ticket, ZoneContent } from '../game/ticket.ts';
import { says, valuesOf } from '../rules/face/record-contents.ts';
import { pressUse } from '../template/press-faces.ts';
import type { SurfaceLayout, Template } from '../template/template.ts';
import { latin, put } from './bytes.ts';
import { ContentKeys } from './content-keys.ts';
import type { Operators } from './operators.ts';

/**
 * The cells of tickets as operators, zone by zone: each content of each zone is laid out and written once.
 *
 * Space   the recto's
 * Why     a ticket holds a dozen of a few thousand contents of zones: what differs from ticket to ticket is which
 */
export class CellPieces {
  readonly #zones: readonly (readonly ZonePieces[])[];

  constructor(template: Template, operators: Operators) {
    this.#zones = template.surfaces.map((layout) =>
      layout.zones.map((_, zone) => new ZonePieces(layout, zone, operators)),
    );
  }

  /**
   * Puts down the cells of a ticket; gives back where they end.
   *
   * Shape   each on lines of its own, a line feed behind each
   */
  write(ticket: Ticket, into: Buffer, at: number): number {
    let end = at;
    for (let index = 0; index < this.#zones.length; index++) {
      const [zones, content] = [this.#zones[index], ticket.surfaces[index]];
      if (zones === undefined || content?.zones.length !== zones.length) {
        throw new Bug(`ticket ${ticket.number} has not the zones of its game`);
      }
      for (let zone = 0; zone < zones.length; zone++) {
        const piece = zones[zone]?.of(content.zones[zone] as ZoneContent);
        if (piece === undefined) throw new Bug(`ticket ${ticket.number} has no zone ${zone}`);
        end = put(piece, into, end);
      }
    }
    return end;
  }
}

/** The pieces of one zone. */
class ZonePieces {
  readonly #known = new Map<number, Buffer>();
  readonly #keys = new ContentKeys();
  readonly #layout: SurfaceLayout;
  readonly #zone: number;
  readonly #operators: Operators;

  constructor(layout: SurfaceLayout, zone: number, operators: Operators) {
    this.#layout = layout;
    this.#zone = zone;
    this.#operators = operators;
  }

  of(content: ZoneContent): Buffer {
    const key = this.#keys.of(content);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const piece = this.#write(content);
    this.#known.set(key, piece);
    return piece;
  }

  #write(content: ZoneContent): Buffer {
    const placed = this.#layout.place(this.#zone, content);
    mustSay(placed, content);
    const items = placed.flatMap(pressUse);
    return latin(`${this.#operators.inside({ kind: 'placed', at: ORIGIN, items })}\n`);
  }
}

/**
 * Throws  Bug if what stands in a zone is not what the record has there
 * Why     rules on faces see some tickets whole; this is seen of every content that is printed
 */
function mustSay(placed: readonly PlacedCell[], content: ZoneContent): void {
  const values = valuesOf(content);
  const isSaid =
    values.length === placed.length &&
    values.every((value, place) => {
      const cell = placed[place]?.cell ?? null;
      return cell !== null && says(cell.content, value);
    });
  if (!isSaid) throw new Bug(`the zone ${placed[0]?.zone} does not say what its record has`);
}
