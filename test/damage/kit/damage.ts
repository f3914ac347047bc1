import type { ReadbackRule } from '../../../src/readback/rules.ts';
import type { Look } from './judge.ts';
import { PdfInHand } from './pdf-in-hand.ts';
import type { GameId, SmallJob } from './small-job.ts';

/** A file of a job that damages are done to. */
export type FileName =
  | 'imaging-recto.pdf'
  | 'imaging-verso.pdf'
  | 'composite.pdf'
  | 'display.pdf'
  | 'varnish.pdf'
  | 'opacity.pdf'
  | 'coat.pdf'
  | 'overprint.pdf'
  | 'specimen-verso.pdf'
  | 'back.pdf';

/** One way to damage finished files, and exactly the rules that must notice, no more and no fewer. */
export interface Damage {
  /** What was done, as the table says it. */
  readonly title: string;
  readonly game: GameId;
  /** What is done to each file. */
  readonly files: Readonly<Partial<Record<FileName, Alter>>>;
  readonly fires: readonly RuleId[];
  /** Where a closer look than usual is needed to see it. */
  readonly look?: Look;
}

/** Changes a file by its objects, or by its bytes. */
export type Alter =
  | ((pdf: PdfInHand) => void | Promise<void>)
  | { readonly bytes: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> };

/** A rule of preflight or of reading back. */
export type RuleId = `pdf/${string}` | ReadbackRule;

/** The files of a damage as it leaves them. */
export async function damaged(job: SmallJob, { files }: Damage): Promise<ReadonlyMap<string, Uint8Array>> {
  const done = new Map<string, Uint8Array>();
  for (const [name, alter] of Object.entries(files)) done.set(name, await altered(job, name, alter));
  return done;
}

async function altered(job: SmallJob, name: string, alter: Alter): Promise<Uint8Array> {
  if (typeof alter !== 'function') return alter.bytes(job.bytes(name));
  const pdf = await PdfInHand.open(job, name);
  await alter(pdf);
  return pdf.save();
}
