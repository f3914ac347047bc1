import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Deal } from '../../src/block/deal/deal.ts';
import { ImagingLine } from '../../src/imaging/line.ts';
import type { SheetRange } from '../../src/imaging/sections.ts';
import { planFor } from '../../src/imposition/impose.ts';
import { loadPress } from '../../src/imposition/load-press.ts';
import type { Press } from '../../src/imposition/press.ts';
import { orderOf } from '../../src/imposition/press-order.ts';
import type { Plan } from '../../src/imposition/sheet.ts';
import { writePdf } from '../../src/pdf/write/write-pdf.ts';
import { platesOf } from '../../src/pipeline.ts';
import { layOut } from '../../src/template/lay-out.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import type { Template } from '../../src/template/template.ts';
import { opened } from '../kit/live-block.ts';
import { happy, rencontre } from '../kit/real-face.ts';

const SIDES = ['recto', 'verso'] as const;
const PACK = 50;

class Kept extends Writable {
  readonly pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: string, taken: () => void): void {
    this.pieces.push(piece);
    taken();
  }

  get bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }
}

/** So many tickets of a block on a press, as the job of them would be. */
function planOf(
  template: Template,
  deal: Deal,
  { press, tickets }: { readonly press: Press; readonly tickets: number },
): Plan {
  const model = pressFaces(layOut(template, deal.ticket(0).ticket));
  const pack = press.order === 'step-and-repeat' ? null : PACK;
  return planFor(model, press, { order: orderOf(press, pack), pack, tickets, specimens: false });
}

async function imaged(
  template: Template,
  deal: Deal,
  { plan, range }: { readonly plan: Plan; readonly range: SheetRange },
) {
  const sinks = { recto: new Kept(), verso: new Kept() };
  const line = new ImagingLine({ template, plan, deal, first: 0 });
  const { checked, findings } = await line.image(range, { sinks, name: (side) => `imaging-${side}` });
  expect([checked === null, findings]).toEqual([false, []]);
  return { recto: sinks.recto.bytes, verso: sinks.verso.bytes };
}

/** The imaging files of the same tickets, each laid out, judged and written by itself. */
async function ordinary(
  template: Template,
  deal: Deal,
  { press, tickets }: { readonly press: Press; readonly tickets: number },
) {
  const dealt = Array.from({ length: tickets }, (_, at) => deal.ticket(at).ticket);
  const { files } = platesOf(template, dealt, { press });
  const written = async (side: (typeof SIDES)[number]): Promise<Buffer> => {
    const file = files?.find(({ name }) => name === `imaging-${side}.pdf`);
    if (file === undefined) throw new Error(`no imaging file of the ${side}`);
    const sink = new Kept();
    await writePdf(file, sink);
    return sink.bytes;
  };
  return { recto: await written('recto'), verso: await written('verso') };
}

const presses = {
  b1: loadPress('b1'),
  sra3: loadPress('sra3'),
  web: loadPress('web'),
  'b1 with short lifts and bars reduced': { ...loadPress('b1'), lift: 50, barReduction: 1 },
  'b1 head to head': { ...loadPress('b1'), heads: 'alternate' },
  'b1 to work and turn': { ...loadPress('b1'), turn: 'work-and-turn' },
} satisfies Record<string, Press>;

test.each(
  [happy, rencontre].flatMap((template) =>
    Object.entries(presses).map(([name, press]) => [template.game.id, name, template, press] as const),
  ),
)(
  'a block of %s on %s is imaged byte for byte as its records are',
  async (_, __, template, press) => {
    const { deal } = opened(template.game);
    // More than a sheet, so that there are blanks.
    const tickets = press.columns * press.rows + 17;
    const plan = planOf(template, deal, { press, tickets });
    const quick = await imaged(template, deal, { plan, range: { from: 0, to: plan.sheets } });
    const slow = await ordinary(template, deal, { press, tickets });
    for (const side of SIDES) expect([side, quick[side].equals(slow[side])]).toEqual([side, true]);
  },
  60_000,
);

test('sheets in the middle of a job are the same, whichever file they are in', async () => {
  const { deal } = opened(happy.game);
  const plan = planOf(happy, deal, {
    press: { ...loadPress('sra3'), order: 'cut-and-stack', lift: 100 },
    tickets: 2_000,
  });
  const streams = async (range: SheetRange): Promise<readonly string[]> => {
    const { recto } = await imaged(happy, deal, { plan, range });
    const found = recto.toString('latin1').matchAll(/\nstream\n(.*?)\nendstream/gs);
    return [...found].map(([, bytes = '']) => bytes).filter((bytes) => !bytes.startsWith('<?xpacket'));
  };
  const [all, some] = [await streams({ from: 150, to: 156 }), await streams({ from: 152, to: 155 })];
  expect(all.length - some.length).toBe(3);
  expect(some.filter((bytes) => !all.includes(bytes)).length).toBe(0);
});
