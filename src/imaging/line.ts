import type { Writable } from 'node:stream';
import { Bug } from '../base/fault.ts';
import type { Deal, DealtTicket } from '../block/deal/deal.ts';
import type { Condition } from '../face/page.ts';
import type { Ticket } from '../game/ticket.ts';
import { lanesOf } from '../imposition/order.ts';
import type { Place, Side } from '../imposition/places.ts';
import { sizeOf } from '../imposition/sequence.ts';
import type { NumberedPlace, Plan, SheetTickets } from '../imposition/sheet.ts';
import { StockedFile, type StockedSet } from '../pdf/write/stocked-file.ts';
import { imagingStock } from '../rip/imaging-stock.ts';
import { fileSet } from '../rip/plate-files.ts';
import type { Inspection } from '../rules/run.ts';
import { inspectTickets } from '../rules/ticket/check.ts';
import type { Template } from '../template/template.ts';
import { Arena } from './arena.ts';
import { CellPieces } from './cell-pieces.ts';
import { codePieces } from './code-pieces.ts';
import { codeOf, type FaceParts, type FaceWriter, faceWriter } from './face-writer.ts';
import { NoSink } from './no-sink.ts';
import { NumberPieces } from './number-pieces.ts';
import { Operators } from './operators.ts';
import { type Section, type SheetRange, sectionsOf } from './sections.ts';
import { SideWriter, slotOf } from './side-writer.ts';

const SIDES = ['recto', 'verso'] as const;

/** Tickets whose pieces are held at once: some hundred megabytes. */
const MOST_TICKETS = 32_768;

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

/**
 * The line from tickets to imaging pages, made ready for all sheets of a job.
 *
 * Why     what the ordinary way makes for each ticket anew is made once here, and put together: page by page they are the
 *         same bytes
 */
export class ImagingLine {
  readonly #job: LineJob;
  readonly #faces: Readonly<Record<Side, Readonly<Partial<Record<Side, FaceWriter>>>>>;
  readonly #sides: Readonly<Record<Side, SideWriter>>;
  readonly #sets: Readonly<Record<Side, Omit<StockedSet, 'title' | 'subject'>>>;
  #arena: Arena | null = null;

  constructor(job: LineJob) {
    const { template, plan, condition } = job;
    this.#job = job;
    const more = condition === undefined ? {} : { condition };
    const bySide = <Made>(make: (side: Side) => Made): Record<Side, Made> => ({
      recto: make('recto'),
      verso: make('verso'),
    });
    this.#sets = bySide((side) => ({ inks: plan.inks, stock: imagingStock(template, plan, side), ...more }));
    const operators = bySide(
      (side) =>
        new Operators(new StockedFile(new NoSink(), { ...fileSet(plan, 'imaging'), ...this.#sets[side] })),
    );
    this.#sides = bySide((side) => new SideWriter(plan, side, operators[side]));
    this.#faces = bySide((side) => facesOn(job, side, operators[side]));
  }

  /**
   * Makes the imaging files of some sheets, one for each side.
   *
   * Never   ends the sinks
   */
  async image(range: SheetRange, sinks: Readonly<Record<Side, Writable>>): Promise<readonly Inspection[]> {
    const { plan } = this.#job;
    const files = {
      recto: new StockedFile(sinks.recto, { ...fileSet(plan, 'imaging-recto'), ...this.#sets.recto }),
      verso: new StockedFile(sinks.verso, { ...fileSet(plan, 'imaging-verso'), ...this.#sets.verso }),
    };
    const inspections: Inspection[] = [];
    for (const section of sectionsOf(plan.order, sizeOf(plan), range, MOST_TICKETS)) {
      const arena = this.#arenaFor(section);
      const numbers: (string | null)[] = new Array(
        (section.sheets.to - section.sheets.from) * plan.places.length,
      ).fill(null);
      inspections.push(inspectTickets(this.#job.template.game, this.#assembled(section, arena, numbers)));
      for (let sheet = section.sheets.from; sheet < section.sheets.to; sheet++) {
        const at = sheet - section.sheets.from;
        const tickets = this.#ticketsOf(
          sheet,
          numbers.slice(at * plan.places.length, (at + 1) * plan.places.length),
        );
        for (const side of SIDES) {
          const writer = this.#sides[side];
          await files[side].addPage(writer.frame, writer.page(at, tickets, arena));
        }
      }
    }
    for (const side of SIDES) await files[side].close();
    return inspections;
  }

  #ticketsOf(sheet: number, numbers: readonly (string | null)[]): SheetTickets {
    const { plan } = this.#job;
    const positions = plan.places.map((place: Place, at): NumberedPlace | null => {
      const number = numbers[at] ?? null;
      return number === null ? null : { ...place, recto: { ticket: number } };
    });
    return { plan, number: sheet + 1, positions };
  }

  /** The tickets of a section, each put down in pieces once it was judged. */
  *#assembled(section: Section, arena: Arena, numbers: (string | null)[]): Generator<Ticket> {
    const { plan } = this.#job;
    const lanes = lanesOf(plan.order, sizeOf(plan));
    const places = plan.places.length;
    for (const { lane, first, count } of section.runs) {
      let at = 0;
      for (const dealt of this.#dealt(first, count)) {
        const { ticket } = dealt;
        yield ticket;
        const sheet = Math.floor(at / lanes.rungs);
        const place = lanes.placeAt(lane, at % lanes.rungs);
        this.#put(ticket, { sheet, place }, arena);
        numbers[sheet * places + place] = ticket.number;
        at += 1;
      }
    }
  }

  *#dealt(first: number, count: number): Generator<DealtTicket> {
    const { deal, first: before } = this.#job;
    const { of } = deal.plan.pack;
    const end = before + first + count;
    for (let at = before + first; at < end; ) {
      const pack = Math.floor(at / of);
      const tickets = deal.pack(pack);
      for (; at < end && at < (pack + 1) * of; at++) yield tickets[at - pack * of] as DealtTicket;
    }
  }

  #put(
    ticket: Ticket,
    { sheet, place }: { readonly sheet: number; readonly place: number },
    arena: Arena,
  ): void {
    const { plan } = this.#job;
    const { rectoOn } = plan.places[place] as Place;
    for (const face of SIDES) {
      const side = (face === 'recto') === (rectoOn === 'recto') ? 'recto' : 'verso';
      const writer = this.#faces[side][face];
      if (writer === undefined) throw new Bug(`the ${side} of a sheet shows no ${face}`);
      arena.fill(slotOf(plan, { sheet, place, face }), MOST_PIECE, (into, at) =>
        writer.write(ticket, place, into, at),
      );
    }
  }

  #arenaFor({ sheets }: Section): Arena {
    const slots = (sheets.to - sheets.from) * this.#job.plan.places.length * 2;
    const arena = this.#arena ?? new Arena(Math.max(slots, 2 * MOST_TICKETS), 1 << 24);
    this.#arena = arena;
    arena.clear();
    return arena;
  }
}

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
  const pieces = new NumberPieces(template, operators);
  return (ticket, into, at) => {
    if (ticket.number === null) throw new Bug('a dealt ticket has no number');
    const end = pieces.write(ticket.number, into, at);
    into[end] = 10;
    return end + 1;
  };
}
