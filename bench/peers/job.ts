import { toPt } from '../../src/base/length.ts';
import type { Deal } from '../../src/block/deal/deal.ts';
import type { CodeItem } from '../../src/face/item.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { cropMarks } from '../../src/imposition/marks/crop.ts';
import { sideMarks } from '../../src/imposition/marks/pass-marks.ts';
import { ticketAt } from '../../src/imposition/order.ts';
import { isImaged } from '../../src/imposition/passes.ts';
import type { Place, Side } from '../../src/imposition/places.ts';
import { sizeOf } from '../../src/imposition/sequence.ts';
import type { Plan } from '../../src/imposition/sheet.ts';
import { layOut } from '../../src/template/lay-out.ts';
import type { Template } from '../../src/template/template.ts';
import { type Drawing, drawingOf, type Mark, marksOf } from './drawing.ts';

export const SIDES = ['recto', 'verso'] as const satisfies readonly Side[];

/** What a peer draws of the sheets: all of it, or what the imager of a press prints and fixed plates do not. */
export type Scope = 'composite' | 'imaging';

/**
 * Sheets as a peer is given them, in plain data.
 *
 * Space   points, y down, from the sheet's top left
 */
export interface PeerJob {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly art: Readonly<Record<Side, PeerArt>>;
  readonly sheets: readonly PeerSheet[];
}

/** What is the same on all sheets: crop marks, and for every ticket what lies under its variable marks and over them. */
export interface PeerArt {
  readonly crops: Drawing;
  readonly under: Drawing;
  readonly over: Drawing;
}

export interface PeerSheet {
  readonly number: number;
  readonly tickets: readonly PeerTicket[];
}

export type PeerTicket = Readonly<Record<Side, PeerFace>>;

/** One side of a ticket; its trim's top left is at x, y, and all else is told from there. */
export interface PeerFace {
  readonly x: number;
  readonly y: number;
  readonly cells: readonly { readonly drawing: Drawing; readonly x: number; readonly y: number }[];
  /** What no other ticket has: its number. */
  readonly own: Drawing;
  readonly code: PeerCode;
}

/** A code to be made by the peer, and the room that its bars take, bearer bars included. */
export interface PeerCode {
  readonly symbology: 'interleaved2of5' | 'datamatrix';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The thickness of the bars above and below; 0 for none. */
  readonly bearer: number;
}

/** Makes jobs of the sheets of a block, and knows what stands in a zone once it has seen it. */
export class PeerJobs {
  readonly #template: Template;
  readonly #deal: Deal;
  readonly #plan: Plan;
  readonly #zones = new Map<string, PeerFace['cells']>();

  constructor(template: Template, deal: Deal, plan: Plan) {
    this.#template = template;
    this.#deal = deal;
    this.#plan = plan;
  }

  /** Some of the sheets, from 0. */
  sheets(from: number, to: number): PeerJob {
    const { press, title } = this.#plan;
    return {
      title,
      width: toPt(press.sheet.width),
      height: toPt(press.sheet.height),
      art: {
        recto: artOf(this.#plan, 'recto'),
        verso: artOf(this.#plan, 'verso'),
      },
      sheets: Array.from({ length: to - from }, (_, at) => this.#sheet(from + at)),
    };
  }

  #sheet(sheet: number): PeerSheet {
    const { order, places } = this.#plan;
    const tickets = places.flatMap((place, at) => {
      const index = ticketAt(order, sizeOf(this.#plan), { sheet, place: at });
      return index === null ? [] : [this.#ticket(this.#deal.ticket(index).ticket, place)];
    });
    return { number: sheet + 1, tickets };
  }

  #ticket(ticket: Ticket, place: Place): PeerTicket {
    if (place.rectoOn === 'verso' || place.rectoTurned === 'half' || place.versoTurned === 'half') {
      throw new Error('peers know of sheets with upright tickets only');
    }
    const { recto, verso } = layOut(this.#template, ticket);
    const number = this.#template.verso.number(ticket.number ?? '');
    return {
      recto: {
        ...trimAt(place.rectoTrim),
        cells: this.#cells(ticket),
        own: { marks: [] },
        code: codeOf(recto.layers.flatMap(({ items }) => items)),
      },
      verso: {
        ...trimAt(place.versoTrim),
        cells: [],
        own: { marks: marksOf(number) },
        code: codeOf(verso.layers.flatMap(({ items }) => items)),
      },
    };
  }

  #cells({ surfaces }: Ticket): PeerFace['cells'] {
    return this.#template.surfaces.flatMap((layout, surface) =>
      (surfaces[surface]?.zones ?? []).flatMap((content, zone) => {
        const key = `${surface} ${zone} ${JSON.stringify(content)}`;
        const marks =
          this.#zones.get(key) ??
          layout
            .place(zone, content)
            .flatMap(({ cell, at }) =>
              cell === null ? [] : [{ drawing: drawingOf(cell), x: toPt(at.x), y: toPt(at.y) }],
            );
        this.#zones.set(key, marks);
        return marks;
      }),
    );
  }
}

const trimAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: toPt(x), y: toPt(y) });

function artOf(plan: Plan, side: Side): PeerArt {
  const { layers } = plan.model[side];
  const imaged = layers.findIndex(({ pass }) => isImaged(pass));
  const drawn = (some: typeof layers): readonly Mark[] => marksOf(some.flatMap(({ items }) => items));
  return {
    crops: { marks: marksOf(cropMarks(sideMarks(plan, side).around)) },
    under: { marks: drawn(layers.slice(0, imaged)) },
    over: { marks: drawn(layers.slice(imaged + 1)) },
  };
}

function codeOf(items: readonly { readonly kind: string }[]): PeerCode {
  const code = items.find((item): item is CodeItem => item.kind === 'code');
  if (code === undefined) throw new Error('a ticket without a code on one of its sides');
  const { symbol, module, at } = code;
  const wide =
    symbol.kind === 'linear' ? symbol.widths.reduce((sum, each) => sum + each, 0) : symbol.rows.length;
  const [high, bearer] =
    symbol.kind === 'linear' ? [symbol.height + 2 * symbol.bearer, symbol.bearer] : [wide, 0];
  return {
    symbology: symbol.kind === 'linear' ? 'interleaved2of5' : 'datamatrix',
    text: symbol.value,
    x: toPt(at.x),
    y: toPt(at.y),
    width: toPt(wide * module),
    height: toPt(high * module),
    bearer: toPt(bearer * module),
  };
}
