import type { Writable } from 'node:stream';
import { Bug } from '../base/fault.ts';
import type { Deal, DealtTicket } from '../block/deal/deal.ts';
import { mustBeMeant } from '../block/deal/meant.ts';
import type { Condition } from '../face/page.ts';
import type { Ticket } from '../game/ticket.ts';
import { type Lanes, lanesOf } from '../imposition/order.ts';
import type { Side } from '../imposition/places.ts';
import { sizeOf } from '../imposition/sequence.ts';
import type { NumberedPlace, Plan, SheetTickets } from '../imposition/sheet.ts';
import { StockedFile, type StockedSet } from '../pdf/write/stocked-file.ts';
import { imagingStock } from '../rip/imaging-stock.ts';
import { fileSet } from '../rip/plate-files.ts';
import { type Inspection, type Passage, passAll } from '../rules/run.ts';
import { inspectTickets } from '../rules/ticket/check.ts';
import type { Template } from '../template/template.ts';
import { Arena } from './arena.ts';
import { LINE_FEED } from './bytes.ts';
import { CellPieces } from './cell-pieces.ts';
import { codePieces } from './code-pieces.ts';
import { codeOf, type FaceParts, type FaceWriter, faceWriter } from './face-writer.ts';
import { NoSink } from './no-sink.ts';
import { numberPieces } from './number-pieces.ts';
import { Operators } from './operators.ts';
import { mustBeOrdinary, ordinarySheet } from './ordinary.ts';
import { type LaneRun, type Section, type SheetRange, sectionsOf } from './sections.ts';
import { SideWriter, slotOf } from './side-writer.ts';

const SIDES = ['recto', 'verso'] as const;

/** Tickets whose pieces are held at once: eight megabytes, since one has some 3 kB. */
const MOST_TICKETS = 2_500;

/** More than the operators of any face. */
const MOST_PIECE = 1 << 16;

/** What a line is opened for. */
export interface LineJob {
  readonly template: Template;
  /** Of all sheets of the job, its model the job's first ticket. */
  readonly plan: Plan;
  readonly deal: Deal;
  /** The job's first ticket in the block, from 0. */
  readonly first: number;
  readonly condition?: Condition;
}

/** Sheets of which every ticket was judged and put down. */
export interface Imaged {
  readonly sheets: SheetRange;
}

/** How a range of sheets is gone through. */
export interface Imaging {
  /** Never ended here. */
  readonly sinks: Readonly<Record<Side, Writable>>;
  /** What the file of a side says that it is: `imaging-recto`, or `imaging-recto-00001-02000`. */
  readonly name: (side: Side) => string;
  /** Sheets that are done since it was last called. */
  readonly progress?: (sheets: number) => void;
}

/**
 * The line from tickets to imaging pages, made ready for all sheets of a job.
 *
 * Why     what the ordinary way makes for each ticket anew is made once here, and put together: page by page they are the
 *         same bytes
 */
export class ImagingLine {
  readonly #job: LineJob;
  readonly #lanes: Lanes;
  readonly #operators: BySide<Operators>;
  readonly #faces: BySide<Partial<BySide<FaceWriter>>>;
  readonly #sides: BySide<SideWriter>;
  readonly #sets: BySide<Pick<StockedSet, 'stock' | 'condition'>>;
  #arena: Arena | null = null;

  constructor(job: LineJob) {
    const { template, plan, condition } = job;
    this.#job = job;
    this.#lanes = lanesOf(plan.order, sizeOf(plan));
    const more = condition === undefined ? {} : { condition };
    this.#sets = bySide((side) => ({ stock: imagingStock(template, plan, side), ...more }));
    this.#operators = bySide((side) => new Operators(this.#file(side, 'imaging', new NoSink())));
    this.#sides = bySide((side) => new SideWriter(plan, side, this.#operators[side]));
    this.#faces = bySide((side) => facesOn(job, side, this.#operators[side]));
  }

  /**
   * Makes the imaging files of some sheets, one for each side.
   *
   * Shape   they are closed, and so are PDFs, only if nothing was found wrong with any of their tickets
   * Why     every ticket is judged, every value is held to its record where it is first met, and the first sheet is
   *         laid out the ordinary way as well, by all rules on faces, and must be the same bytes
   */
  async image(range: SheetRange, { sinks, name, progress = () => {} }: Imaging): Promise<Passage<Imaged>> {
    const { plan, template } = this.#job;
    const files = bySide((side) => this.#file(side, name(side), sinks[side]));
    const inspections: Inspection[] = [];
    const rules = { most: MOST_TICKETS, pack: this.#job.deal.plan.pack.of };
    for (const section of sectionsOf(plan.order, sizeOf(plan), range, rules)) {
      const held = this.#hold(section, section.sheets.from === range.from);
      inspections.push(this.#inspect(held));
      const first =
        held.first === null
          ? null
          : ordinarySheet(template, plan, { number: range.from + 1, tickets: held.first });
      if (first !== null) inspections.push(first.inspection);
      for (let at = 0; at < section.sheets.to - section.sheets.from; at++) {
        const tickets = this.#ticketsOf(held, at);
        for (const side of SIDES) {
          const page = this.#sides[side].page(at, tickets, held.arena);
          if (first !== null && at === 0) {
            mustBeOrdinary(page, { sheet: first.sheet, side, operators: this.#operators[side] });
          }
          await files[side].addPage(this.#sides[side].frame, page);
        }
        progress(1);
      }
    }
    const passage = passAll({ sheets: range }, inspections);
    if (passage.checked !== null) for (const side of SIDES) await files[side].close(passage.checked);
    return passage;
  }

  #file(side: Side, name: string, sink: Writable): StockedFile {
    return new StockedFile(sink, { ...fileSet(this.#job.plan, name), ...this.#sets[side] });
  }

  /** Judges the tickets of a section, and puts each down in pieces once it was judged. */
  #inspect(held: Held): Inspection {
    let dealt: DealtTicket | null = null;
    const assembled = this.#assembled(held, (one) => {
      dealt = one;
    });
    return inspectTickets(this.#job.template.game, assembled, (verdict) => {
      if (dealt === null) throw new Bug('a verdict of no ticket');
      mustBeMeant(dealt, verdict);
    });
  }

  #hold(section: Section, isFirst: boolean): Held {
    const places = this.#job.plan.places.length;
    const slots = (section.sheets.to - section.sheets.from) * places;
    this.#arena ??= new Arena(2 * Math.max(MOST_TICKETS, places), 1 << 23);
    this.#arena.clear();
    return {
      section,
      arena: this.#arena,
      numbers: new Array<string | null>(slots).fill(null),
      first: isFirst ? new Array<Ticket | null>(places).fill(null) : null,
    };
  }

  #ticketsOf({ section, numbers }: Held, at: number): SheetTickets {
    const { plan } = this.#job;
    const positions = plan.places.map(({ place, rectoTrim }, index): NumberedPlace | null => {
      const number = numbers[at * plan.places.length + index] ?? null;
      return number === null ? null : { place, rectoTrim, recto: { ticket: number } };
    });
    return { plan, number: section.sheets.from + at + 1, positions };
  }

  /** The tickets of a section, each put down when the next one is asked for. */
  *#assembled(
    { section, arena, numbers, first }: Held,
    deal: (dealt: DealtTicket) => void,
  ): Generator<Ticket> {
    const places = this.#job.plan.places.length;
    for (const run of section.runs) {
      let at = 0;
      for (const dealt of this.#dealt(run)) {
        const { ticket } = dealt;
        deal(dealt);
        yield ticket;
        const sheet = Math.floor(at / this.#lanes.rungs);
        const place = this.#lanes.placeAt(run.lane, at % this.#lanes.rungs);
        this.#put(ticket, { arena, sheet, place });
        numbers[sheet * places + place] = ticket.number;
        if (first !== null && sheet === 0) first[place] = ticket;
        at += 1;
      }
    }
  }

  *#dealt(run: LaneRun): Generator<DealtTicket> {
    const { deal, first } = this.#job;
    const { of } = deal.plan.pack;
    const from = first + run.first;
    for (let at = from; at < from + run.count; ) {
      const pack = Math.floor(at / of);
      const dealt = deal.pack(pack).slice(at - pack * of, from + run.count - pack * of);
      yield* dealt;
      at += dealt.length;
    }
  }

  #put(ticket: Ticket, { arena, sheet, place }: Spot): void {
    const { plan } = this.#job;
    const rectoOn = plan.places[place]?.rectoOn;
    for (const face of SIDES) {
      const side = face === rectoOn ? 'recto' : 'verso';
      const writer = this.#faces[side][face];
      if (writer === undefined) throw new Bug(`no side of the sheet shows the ${face} at place ${place}`);
      const from = arena.begin(MOST_PIECE);
      arena.end(slotOf(plan, { sheet, place, face }), writer.write(ticket, place, arena.bytes, from));
    }
  }
}

/** Where the pieces of a ticket go. */
interface Spot {
  readonly arena: Arena;
  /** From 0 in the section. */
  readonly sheet: number;
  readonly place: number;
}

/** The pieces of a section while its pages are made. */
interface Held {
  readonly section: Section;
  readonly arena: Arena;
  /** The number of the ticket at each place of each sheet; null for a blank. */
  readonly numbers: (string | null)[];
  /** The tickets of its first sheet by place; null where they are not asked for. */
  readonly first: (Ticket | null)[] | null;
}

type BySide<Of> = Readonly<Record<Side, Of>>;

const bySide = <Of>(make: (side: Side) => Of): BySide<Of> => ({ recto: make('recto'), verso: make('verso') });

/** The writers of the faces that one side of the sheets shows. */
function facesOn(
  { template, plan }: LineJob,
  side: Side,
  operators: Operators,
): Partial<Record<Side, FaceWriter>> {
  const made: Partial<Record<Side, FaceWriter>> = {};
  for (const face of SIDES) {
    const parts = (): FaceParts => ({
      marks: face === 'recto' ? cellsOf(template, operators) : numberOf(template, operators),
      code: codePieces(plan, codeOf(plan.model[face])),
    });
    const writer = faceWriter(plan, { face, side }, { parts, operators });
    if (writer !== null) made[face] = writer;
  }
  return made;
}

function cellsOf(template: Template, operators: Operators): FaceParts['marks'] {
  const pieces = new CellPieces(template, operators);
  return (ticket, into, at) => pieces.write(ticket, into, at);
}

function numberOf(template: Template, operators: Operators): FaceParts['marks'] {
  const pieces = numberPieces(template, operators);
  return (ticket, into, at) => {
    if (ticket.number === null) throw new Bug('a dealt ticket has no number');
    const end = pieces.write(ticket.number, into, at);
    into[end] = LINE_FEED;
    return end + 1;
  };
}
