import { Writable } from 'node:stream';
import type { Checked } from '../src/base/checked.ts';
import type { Ticket } from '../src/game/ticket.ts';
import { impose } from '../src/imposition/impose.ts';
import { loadPress } from '../src/imposition/load-press.ts';
import type { SheetJob } from '../src/imposition/sheet.ts';
import { writePdf } from '../src/pdf/write/write-pdf.ts';
import { FACE_RULES } from '../src/rules/profile/face.ts';
import { SHEET_RULES } from '../src/rules/profile/sheet.ts';
import { gate, gateEach, type Passage } from '../src/rules/run.ts';
import { inspectTickets } from '../src/rules/ticket/check.ts';
import { layOut } from '../src/template/lay-out.ts';
import type { Template } from '../src/template/template.ts';
import { type Took, timed } from './clock.ts';

/** The stages of the ordinary way from tickets to bytes, in their order. */
export type OrdinaryStage = 'judge' | 'lay out' | 'face rules' | 'impose' | 'sheet rules' | 'write';

/** Tickets that went the ordinary way as one job, from records that were read to the bytes of a PDF. */
export interface OrdinaryFigures extends Took {
  readonly tickets: number;
  readonly ticketsPerSecond: number;
  readonly stages: Readonly<Record<OrdinaryStage, Took & { readonly share: number }>>;
  readonly bytesPerTicket: number;
}

/** Sends tickets down the ordinary way, and counts the bytes that come out. */
export async function goOrdinaryWay(
  template: Template,
  tickets: readonly Ticket[],
): Promise<OrdinaryFigures> {
  const judge = await timed(() => inspectTickets(template.game, tickets));
  mustBeSilent(judge.value.findings);
  const layOuts = await timed(() => tickets.map((ticket) => layOut(template, ticket)));
  const faceRules = await timed(() => gateEach(FACE_RULES, layOuts.value, layOuts.value));
  const faces = passed(faceRules.value);
  const imposed = await timed(() => impose(faces, loadPress()));
  const sheetRules = await timed(() => gate(SHEET_RULES, imposed.value));
  const job: Checked<SheetJob> = passed(sheetRules.value);
  const sink = new Counter();
  const write = await timed(() => writePdf(job, sink));
  const stages = {
    judge: took(judge),
    'lay out': took(layOuts),
    'face rules': took(faceRules),
    impose: took(imposed),
    'sheet rules': took(sheetRules),
    write: took(write),
  };
  const all = together(Object.values(stages));
  return {
    ...all,
    tickets: tickets.length,
    ticketsPerSecond: tickets.length / all.seconds,
    stages: withShares(stages, all),
    bytesPerTicket: sink.bytes / tickets.length,
  };
}

const together = (all: readonly Took[]): Took => ({
  seconds: all.reduce((total, { seconds }) => total + seconds, 0),
  cpuSeconds: all.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0),
});

const withShares = (stages: Readonly<Record<OrdinaryStage, Took>>, all: Took): OrdinaryFigures['stages'] =>
  Object.fromEntries(
    Object.entries(stages).map(([stage, one]) => [stage, { ...one, share: one.seconds / all.seconds }]),
  ) as OrdinaryFigures['stages'];

const took = ({ seconds, cpuSeconds }: Took): Took => ({ seconds, cpuSeconds });

function passed<T extends object>({ findings, checked }: Passage<T>): Checked<T> {
  if (checked === null) mustBeSilent(findings);
  if (checked === null) throw new Error('no finding, and yet no seal');
  return checked;
}

function mustBeSilent([finding]: readonly { readonly message: string }[]): void {
  if (finding !== undefined) throw new Error(finding.message);
}

/** A sink that counts what it takes and keeps nothing: the disk is not what is measured. */
class Counter extends Writable {
  bytes = 0;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.bytes += chunk.length;
    done();
  }
}
