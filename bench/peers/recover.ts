import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deal } from '../../src/block/deal/deal.ts';
import { DealtRegister } from '../../src/commands/dealt-register.ts';
import type { MadePart } from '../../src/imaging/make-part.ts';
import { partName } from '../../src/imaging/parts.ts';
import type { Plan } from '../../src/imposition/sheet.ts';
import { mapOf } from '../../src/imposition/sheet-map.ts';
import { platesOfBlock } from '../../src/pipeline.ts';
import { readArtMap } from '../../src/readback/art/art-map.ts';
import { readBack } from '../../src/readback/read-back.ts';
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
export async function recovered(
  { sheets, files }: MadePart,
  { template, deal, plan, folder }: RecoveredFrom,
): Promise<number> {
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
  const report = await readBack({
    game,
    map: await readReadingMap(join(goldens, 'reading.json')),
    art: await readArtMap(join(goldens, 'art.json')),
    job,
    records: new DealtRegister(deal, block, { first: 0, last: deal.tickets - 1 }),
    read: (name) => readFile(join(folder, name)),
  });
  const [finding] = report.findings;
  if (finding !== undefined) throw new Error(`${finding.ticket}: ${finding.message}`);
  return Math.min(...report.files.map(({ faces }) => faces));
}

interface RecoveredFrom {
  readonly template: Template;
  readonly deal: Deal;
  readonly plan: Plan;
  readonly folder: string;
}
