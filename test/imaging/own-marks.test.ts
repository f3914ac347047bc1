import { expect, test } from 'vitest';
import { NoSink } from '../../src/imaging/no-sink.ts';
import { Operators } from '../../src/imaging/operators.ts';
import { OwnMarks } from '../../src/imaging/own-marks.ts';
import { imagedMarks } from '../../src/imposition/imaged-marks.ts';
import { planFor } from '../../src/imposition/impose.ts';
import { loadPress } from '../../src/imposition/load-press.ts';
import { ticketsOf } from '../../src/imposition/order.ts';
import { onPage } from '../../src/imposition/page-frame.ts';
import { orderOf } from '../../src/imposition/press-order.ts';
import { sizeOf } from '../../src/imposition/sequence.ts';
import type { NumberedPlace, Plan, SheetTickets } from '../../src/imposition/sheet.ts';
import { StockedFile } from '../../src/pdf/write/stocked-file.ts';
import { imagingStock } from '../../src/rip/imaging-stock.ts';
import { fileSet } from '../../src/rip/plate-files.ts';
import { layOut } from '../../src/template/lay-out.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import { opened } from '../kit/live-block.ts';
import { happy } from '../kit/real-face.ts';

const { deal } = opened(happy.game);
const model = pressFaces(layOut(happy, deal.ticket(0).ticket));
const TICKETS = 6_007;

/** A sheet of a job, its tickets numbered far apart from each other. */
function sheetAt(plan: Plan, number: number): SheetTickets {
  const at = ticketsOf(plan.order, sizeOf(plan));
  const positions = plan.places.map((place, index): NumberedPlace | null => {
    const ticket = at(number - 1, index);
    if (ticket === null) return null;
    return { ...place, recto: { ticket: String(9_000_000_000_000_000 - ticket * 1_234_567_891) } };
  });
  return { plan, number, positions };
}

test.for(['b1', 'sra3', 'web'])(
  'the own marks of every sheet on %s are those of the ordinary way',
  (name) => {
    const press = loadPress(name);
    const pack = press.order === 'step-and-repeat' ? null : 50;
    const order = orderOf(press, pack);
    const plan = planFor(model, press, { order, pack, tickets: TICKETS, specimens: false });
    for (const side of ['recto', 'verso'] as const) {
      const stock = imagingStock(happy, plan, side);
      const operators = new Operators(new StockedFile(new NoSink(), { ...fileSet(plan, 'x'), stock }));
      const marks = new OwnMarks(plan, side, operators);
      const wrong = Array.from({ length: plan.sheets }, (_, at) => sheetAt(plan, at + 1)).filter((sheet) => {
        const { own, id } = imagedMarks(sheet, side);
        return marks.of(sheet).toString('latin1') !== operators.of([onPage(own), id]);
      });
      expect(wrong.map(({ number }) => number)).toEqual([]);
      expect([side, marks.quick > 0.8 * plan.sheets]).toEqual([side, true]);
    }
  },
);
