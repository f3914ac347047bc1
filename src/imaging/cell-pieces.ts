import { Bug } from '../base/fault.ts';
import { ORIGIN } from '../base/geometry.ts';
import type { PlacedCell } from '../face/face.ts';
import type { Ticket, ZoneContent } from '../game/ticket.ts';
import { Stamp, viewOf } from '../pdf/write/stamps.ts';
import { says, valuesOf } from '../rules/face/record-contents.ts';
import { pressUse } from '../template/press-faces.ts';
import type { SurfaceLayout, Template } from '../template/template.ts';
import type { Operators } from './operators.ts';

/**
 * The cells of tickets as operators: each value at each of its places is laid out and written once.
 *
 * Space   the recto's
 * Why     a ticket holds a few dozen of some hundred cells: what differs from ticket to ticket is which
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
    const view = viewOf(into);
    let end = at;
    for (let index = 0; index < this.#zones.length; index++) {
      const [zones, content] = [this.#zones[index], ticket.surfaces[index]];
      if (zones === undefined || content?.zones.length !== zones.length) {
        throw new Bug(`ticket ${ticket.number} has not the zones of its game`);
      }
      for (let zone = 0; zone < zones.length; zone++) {
        const [pieces, held] = [zones[zone], content.zones[zone]];
        if (pieces === undefined || held === undefined)
          throw new Bug(`ticket ${ticket.number} has no zone ${zone}`);
        end = pieces.write(held, view, end);
      }
    }
    return end;
  }
}

/**
 * The pieces of one zone, cell by cell.
 *
 * Why     cells are told by which value it is, not by what it says: the tickets of a block share the amounts and marks that
 *         they are made of. One value that comes as two is laid out twice, which does no harm
 */
class ZonePieces {
  /** By cell: the piece of each value, without and with the arrow on it. */
  readonly #cells: { readonly plain: Map<unknown, Stamp>; readonly arrow: Map<unknown, Stamp> }[] = [];
  readonly #layout: SurfaceLayout;
  readonly #zone: number;
  readonly #operators: Operators;

  constructor(layout: SurfaceLayout, zone: number, operators: Operators) {
    this.#layout = layout;
    this.#zone = zone;
    this.#operators = operators;
  }

  write(content: ZoneContent, into: DataView, at: number): number {
    let end = at;
    let cell = 0;
    switch (content.mechanic) {
      case 'twins':
        for (const mark of content.marks) end = this.#of(content, cell++, mark).put(into, end);
        return this.#of(content, cell, content.amount).put(into, end);
      case 'amount':
        return this.#of(content, cell, content.amount).put(into, end);
      case 'arrow':
        for (const amount of content.amounts) end = this.#of(content, cell++, amount).put(into, end);
        return end;
      case 'words':
        return this.#of(content, cell, content.phrase).put(into, end);
      case 'pairs':
        for (const symbol of content.symbols) end = this.#of(content, cell++, symbol).put(into, end);
        return end;
    }
  }

  /** The piece of one cell; all of its zone are laid out where it is not known. */
  #of(content: ZoneContent, cell: number, value: unknown): Stamp {
    const known = this.#known(content, cell)?.get(value);
    if (known !== undefined) return known;
    this.#learn(content);
    const learnt = this.#known(content, cell)?.get(value);
    if (learnt === undefined) throw new Bug(`the zone ${this.#zone} has no cell ${cell}`);
    return learnt;
  }

  #known(content: ZoneContent, cell: number): Map<unknown, Stamp> | undefined {
    const cells = this.#cells[cell];
    return content.mechanic === 'arrow' && content.arrows.includes(cell) ? cells?.arrow : cells?.plain;
  }

  /**
   * Lays a zone out, and keeps what each of its cells is written as.
   *
   * Throws  Bug if a cell is written otherwise beside others than it was before
   */
  #learn(content: ZoneContent): void {
    const placed = this.#layout.place(this.#zone, content);
    mustSay(placed, content);
    const texts = placed.map((cell) => this.#text([cell]));
    if (this.#text(placed) !== texts.join(''))
      throw new Bug('the cells of a zone are not written one by one');
    for (const [cell, value] of identitiesIn(content).entries()) {
      this.#cells[cell] ??= { plain: new Map(), arrow: new Map() };
      const pieces = this.#known(content, cell);
      const piece = new Stamp(texts[cell] ?? '');
      const before = pieces?.get(value);
      if (before !== undefined && !before.equals(piece))
        throw new Bug('a cell hangs on what stands beside it');
      pieces?.set(value, piece);
    }
  }

  #text(cells: readonly PlacedCell[]): string {
    const items = cells.flatMap(pressUse);
    return `${this.#operators.inside({ kind: 'placed', at: ORIGIN, items })}\n`;
  }
}

/** The values of a zone as they are held, in the order of its cells. */
function identitiesIn(content: ZoneContent): readonly unknown[] {
  switch (content.mechanic) {
    case 'twins':
      return [...content.marks, content.amount];
    case 'amount':
      return [content.amount];
    case 'arrow':
      return content.amounts;
    case 'words':
      return [content.phrase];
    case 'pairs':
      return content.symbols;
  }
}

/**
 * Throws  Bug if what stands in a zone is not what the record has there
 * Why     rules on faces see some tickets whole; this is seen of every value at every place where it is printed
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
