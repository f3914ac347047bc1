import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../src/rip/job.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { blockIn } from '../../test/kit/live-block.ts';
import { withFolder } from '../temporary-folder.ts';
import { type CommandRun, grattage } from './command.ts';

/** One command over a whole block. */
export type WholeRun = Omit<CommandRun, 'stdout'> & { readonly ticketsPerSecond: number };

/** A whole block, imaged and read back. */
export interface BlockFigures {
  readonly game: string;
  readonly tickets: number;
  /** One process for each. */
  readonly cores: number;
  /** Of the machine, when it began and when it ended: others may work on it. */
  readonly load: readonly [before: number, after: number];
  readonly imaged: WholeRun;
  readonly readBack: WholeRun;
  /** Of the imaging files. */
  readonly bytesPerTicket: number;
}

/**
 * Puts a whole block on plates and reads every file back, by the command line.
 *
 * Throws  Error if read-back finds a difference, or does not recover all tickets from both sides
 */
export function measureBlock(game: string): Promise<BlockFigures> {
  return withFolder(async (within) => {
    const template = await loadTemplate(game);
    const { folder, block, key, file } = blockIn(within, template.game);
    const [before = 0] = loadavg();
    const plates = join(folder, 'plates');
    const from = ['--block', block, '--key', key];
    const imaged = await grattage(['plates', game, ...from, '-o', plates]);
    const readBack = await grattage(['readback', plates, ...from, '--json']);
    mustBeWhole(JSON.parse(readBack.stdout) as Report, file.tickets);
    const [after = 0] = loadavg();
    const job = JSON.parse(readFileSync(join(plates, 'job.json'), 'utf8')) as Job;
    const imaging = job.files.filter(({ kind }) => kind === 'imaging');
    return {
      game,
      tickets: file.tickets,
      cores: availableParallelism(),
      load: [before, after],
      imaged: wholeRun(imaged, file.tickets),
      readBack: wholeRun(readBack, file.tickets),
      bytesPerTicket: imaging.reduce((sum, { bytes }) => sum + bytes, 0) / file.tickets,
    };
  });
}

const wholeRun = ({ seconds, peakMebibytes }: CommandRun, tickets: number): WholeRun => ({
  seconds,
  peakMebibytes,
  ticketsPerSecond: tickets / seconds,
});

/** As much of the report of a read-back as is asked for here. */
export interface Report {
  readonly files: readonly { readonly name: string; readonly faces: number; readonly codes: number }[];
  readonly findings: readonly { readonly message: string }[];
}

/** Throws  Error unless both sides of so many tickets were recovered, codes and all, and nothing was found wrong */
export function mustBeWhole({ files, findings }: Report, tickets: number): void {
  const [finding] = findings;
  if (finding !== undefined) throw new Error(finding.message);
  for (const side of ['recto', 'verso']) {
    const ofSide = files.filter(({ name }) => name.startsWith(`imaging-${side}`));
    const sum = (what: 'faces' | 'codes'): number => ofSide.reduce((all, file) => all + file[what], 0);
    for (const what of ['faces', 'codes'] as const) {
      if (sum(what) !== tickets)
        throw new Error(`${sum(what)} ${what} of ${tickets} are recovered from each ${side}`);
    }
  }
}
