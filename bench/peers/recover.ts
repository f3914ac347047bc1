import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deal } from '../../src/block/deal/deal.ts';
import { DealtRegister } from '../../src/commands/readback/dealt-register.ts';
import type { MadePart } from '../../src/imaging/make-part.ts';
import { partName } from '../../src/imaging/parts.ts';
import type { Plan } from '../../src/imposition/sheet.ts';
import { mapOf } from '../../src/imposition/sheet-map.ts';
import { platesOfBlock } from '../../src/pipeline.ts';
import { readArtMap } from '../../src/readback/art/art-map.ts';
import { type ReadBackRequest, readBack } from '../../src/readback/read-back.ts';
import { readReadingMap } from '../../src/readback/reading-map.ts';
import { fileFacts, jobFacts } from '../../src/rip/job-facts.ts';
import { TEMPLATES } from '../../src/template/load.ts';
import type { Template } from '../../src/template/template.ts';
import { benchBlock } from './deal.ts';

/**
 * Reads the files of some sheets back, and holds every ticket against what the block deals.
 *
 * Shape   how many tickets were found to be right on both their sides
 * Throws  Error if any ticket is not
 */
export const recovered = async (made: MadePart, from: RecoveredFrom): Promise<number> =>
  ticketsReadBack(await readingOf(made, from));

/** What `grattage readback` asks of the files of some sheets, the block and its key at hand. */
export async function readingOf(
  { sheets, files }: MadePart,
  { template, deal, plan, folder }: RecoveredFrom,
): Promise<ReadBackRequest> {
  const { game } = template;
  const block = benchBlock(game);
  const { imaging } = platesOfBlock(template, deal, { plan, first: sheets.from });
  const span = { first: sheets.from + 1, last: sheets.to };
  const job = jobFacts({
    game,
    job: { plan, map: mapOf(plan, { first: block.firstNumber, last: block.lastNumber }), made: span },
    files: imaging.map((model) => {
      const side = model.side === 'recto' ? 'recto' : 'verso';
      const name = `${partName(plan, side, sheets)}.pdf`;
      return { ...fileFacts(model, files[side]), name, pages: sheets.to - sheets.from, sheets: span };
    }),
    records: null,
  });
  const goldens = join(TEMPLATES, game.id, 'golden');
  return {
    game,
    map: await readReadingMap(join(goldens, 'reading.json')),
    art: await readArtMap(join(goldens, 'art.json')),
    job,
    records: new DealtRegister(deal, {
      file: block,
      ranges: [{ first: 0, last: deal.tickets - 1 }],
      places: plan.places.length,
    }),
    read: (name) => readFile(join(folder, name)),
  };
}

/**
 * Reads all files of a job of imaging back.
 *
 * Shape   how many tickets were found to be right on both their sides, their codes read
 * Throws  Error if any ticket is not
 */
export async function ticketsReadBack(request: ReadBackRequest): Promise<number> {
  const { files, findings } = await readBack(request);
  const [finding] = findings;
  if (finding !== undefined) throw new Error(`${finding.ticket}: ${finding.message}`);
  return Math.min(...files.flatMap(({ faces, codes }) => [faces, codes]));
}

/** The block that the sheets are of, and the folder that their files lie in. */
export interface RecoveredFrom {
  readonly template: Template;
  readonly deal: Deal;
  readonly plan: Plan;
  readonly folder: string;
}
