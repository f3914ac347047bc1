import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deal } from '../../src/block/deal/deal.ts';
import { makePart } from '../../src/imaging/make-part.ts';
import { blockPlan, openLine } from '../../src/imaging/open-line.ts';
import type { Template } from '../../src/template/template.ts';
import { carefulPdfLib } from './careful-pdf-lib.ts';
import { benchOrder } from './deal.ts';
import { PeerJobs, type Scope } from './job.ts';
import { plainPdfkit } from './plain-pdfkit.ts';
import { recovered } from './recover.ts';

/** A program that puts sheets of a block into PDFs. */
export interface Program {
  /** As tables name it. */
  readonly label: string;
  /** Sheets of a run: enough that it takes seconds. */
  readonly sheets: number;
  open(template: Template, deal: Deal): Opened;
}

/** A program that is ready for the sheets of a block. */
export interface Opened {
  /**
   * Gets ready what the program is given, and hands on what is to be timed: it makes files in the folder, and
   * closes them.
   */
  prepare(from: number, to: number, folder: string): () => Promise<MadeSheets>;
}

/** What was made of some sheets. */
export interface MadeSheets {
  /** Of all files. */
  readonly bytes: number;
  /** How many tickets read-back recovers from the very files; null for a peer, whose files it does not know. */
  readonly recovered: (() => Promise<number>) | null;
}

/** Ours deals, judges, encodes, assembles, deflates and writes, both sides of the sheets; of the peers, the tickets are dealt before. */
const grattage: Program = {
  label: 'grattage, imaging',
  sheets: 500,
  open(template, deal) {
    const { line, plan } = openLine(template, deal, benchOrder(deal));
    return {
      prepare: (from, to, folder) => async () => {
        const outcome = await makePart(line, { from, to }, { plan, folder, progress: () => {} });
        if ('findings' in outcome)
          throw new Error(outcome.findings[0]?.message ?? 'the line refused its tickets');
        const { made } = outcome;
        const { recto, verso } = made.files;
        return {
          bytes: recto.bytes + verso.bytes,
          recovered: () => recovered(made, { template, deal, plan, folder }),
        };
      },
    };
  },
};

type Draw = typeof plainPdfkit;

const peer = (draw: Draw, scope: Scope, named: Pick<Program, 'label' | 'sheets'>): Program => ({
  ...named,
  open(template, deal) {
    const jobs = new PeerJobs(template, deal, blockPlan(template, deal, benchOrder(deal)));
    return {
      prepare(from, to, folder) {
        const job = jobs.sheets(from, to);
        const path = join(folder, `peer-${from}.pdf`);
        return async () => {
          await draw(job, scope, createWriteStream(path));
          return { bytes: (await stat(path)).size, recovered: null };
        };
      },
    };
  },
});

/** Ours first; of peers, what each is called on the command line. */
export const PROGRAMS = {
  grattage,
  pdfkit: peer(plainPdfkit, 'composite', { label: 'pdfkit plain, composite', sheets: 1 }),
  'pdfkit-imaging': peer(plainPdfkit, 'imaging', { label: 'pdfkit plain, imaging', sheets: 10 }),
  'pdf-lib': peer(carefulPdfLib, 'composite', { label: 'pdf-lib careful, composite', sheets: 20 }),
  'pdf-lib-imaging': peer(carefulPdfLib, 'imaging', { label: 'pdf-lib careful, imaging', sheets: 20 }),
} as const satisfies Record<string, Program>;

export type ProgramId = keyof typeof PROGRAMS;

export const PROGRAM_IDS = Object.keys(PROGRAMS) as readonly ProgramId[];

/** All but ours. */
export const PEER_IDS = PROGRAM_IDS.filter((id) => id !== 'grattage');

export const isProgram = (id: string): id is ProgramId => Object.hasOwn(PROGRAMS, id);
