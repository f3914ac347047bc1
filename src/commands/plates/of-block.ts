import { plain } from '../../base/count.ts';
import { InputError } from '../../base/fault.ts';
import { hasErrors } from '../../base/finding.ts';
import type { BlockFile } from '../../block/block-file.ts';
import { rangesText } from '../../block/ticket-range.ts';
import { type BlockOrder, blockPlan } from '../../imaging/open-line.ts';
import type { SheetRange } from '../../imaging/sections.ts';
import { loadPress } from '../../imposition/load-press.ts';
import type { Order } from '../../imposition/order.ts';
import { orderOf } from '../../imposition/press-order.ts';
import type { Plan } from '../../imposition/sheet.ts';
import { platesOfBlock } from '../../pipeline.ts';
import type { SheetSpan } from '../../rip/job.ts';
import {
  type ComingJob,
  mustBeForOneJob,
  mustNotTakeLivePlates,
  replaceJobInSteps,
} from '../../rip/job-folder.ts';
import { wishesOf } from '../../rip/job-order.ts';
import { readCondition } from '../../rip/load-condition.ts';
import { withInterruption } from '../block/interruption.ts';
import type { Desk } from '../desk.ts';
import { withheld } from '../live-finding.ts';
import { blockName, logLook } from '../look.ts';
import { openedBlock } from '../opened-block.ts';
import { platesReport } from '../plates-report.ts';
import { findingLine, plural } from '../report-text.ts';
import { madeOf, makeBlockJob } from './block-job.ts';

/** What is asked of the plates of a block. */
export interface BlockFlags {
  readonly output: string;
  readonly block: string;
  readonly key: string;
  readonly sheets?: SheetSpan;
  readonly workers?: number;
  readonly press?: string;
  readonly condition?: string;
  readonly order?: Order['kind'];
}

/** Puts a block on plates: fixed plates and a composite of its first sheet, then imaging files part by part. */
export async function blockPlates(desk: Desk, flags: BlockFlags, game: string): Promise<void> {
  const opened = await openedBlock(flags.block, flags.key);
  const { file, template, deal } = opened;
  if (file.game !== game) {
    throw new InputError(`${flags.block}: is a block of ${file.game}, and not of ${game}`);
  }
  await mustBeForOneJob(flags.output);
  const order = orderOfBlock(file, flags);
  const plan = blockPlan(template, deal, order);
  const range = rangeOf(plan, flags.sheets);
  await mustNotTakeLivePlates(flags.output, comingJob(file, plan, range));
  const { condition } = order;
  const plates = platesOfBlock(template, deal, {
    plan,
    first: range.from,
    ...(condition === undefined ? {} : { condition }),
  });
  const say = (findings: typeof plates.findings): void => {
    for (const finding of findings) desk.say(findingLine(withheld(finding)));
    if (hasErrors(findings)) desk.foundErrors();
  };
  say(plates.findings);
  const { files } = plates;
  if (files === null) {
    desk.say('no plate was written: errors stand in the way');
    return;
  }
  const what = `plates of sheets ${range.from + 1}-${range.to} to ${flags.output}`;
  const log = await logLook(
    desk,
    { path: flags.block, file },
    { what, tickets: rangesText([{ first: 0, last: file.tickets - 1 }]) },
  );
  const start = performance.now();
  const made = await withInterruption((interruption) =>
    replaceJobInSteps(flags.output, (into) =>
      makeBlockJob(
        desk,
        { opened, path: flags.block, order, plan, range, plates: { ...plates, files }, into },
        { workers: flags.workers, interruption },
      ),
    ),
  );
  if (made.job === null) {
    say(made.findings);
    desk.say('no job was written: errors stand in the way');
    return;
  }
  const sheets = range.to - range.from;
  for (const line of platesReport(made.job, { folder: flags.output, press: plan.press })) desk.say(line);
  const seconds = (performance.now() - start) / 1000;
  const anew = sheets - made.reused;
  desk.say(`  ${blockName(file)}, logged in ${log}`);
  desk.say(
    `  ${plural(anew, 'sheet')} imaged in ${seconds.toFixed(1)} s, ${plain(Math.round((anew * plan.places.length) / seconds))} tickets a second${made.reused === 0 ? '' : `; ${plural(made.reused, 'sheet')} of before kept`}`,
  );
}

/** The job as `job.json` will name it. */
function comingJob(
  { tickets, firstNumber, lastNumber }: BlockFile,
  plan: Plan,
  range: SheetRange,
): ComingJob {
  return {
    press: plan.press,
    tickets: { count: tickets, first: firstNumber, last: lastNumber },
    ...madeOf(plan, range),
  };
}

/** The press, order and packs of a block: its packs are those that it was dealt in. */
function orderOfBlock({ packsOf }: BlockFile, { press: name, order, condition }: BlockFlags): BlockOrder {
  const press = loadPress(name);
  const wishes = wishesOf(
    press,
    { pack: packsOf, ...(order === undefined ? {} : { order }) },
    { areSpecimens: false },
  );
  return {
    press,
    order: wishes.order ?? orderOf(press, packsOf),
    pack: wishes.pack ?? null,
    ...(condition === undefined ? {} : { condition: readCondition(condition) }),
  };
}

/**
 * The sheets that are asked for.
 *
 * Throws  InputError if the block has no such sheets on that press
 */
function rangeOf(plan: Plan, sheets: SheetSpan | undefined): SheetRange {
  if (plan.sheets === 0) return { from: 0, to: 0 };
  if (sheets === undefined) return { from: 0, to: plan.sheets };
  if (sheets.first <= sheets.last && sheets.last <= plan.sheets)
    return { from: sheets.first - 1, to: sheets.last };
  throw new InputError(
    `there are no sheets ${sheets.first}-${sheets.last}: the block fills sheets 1 to ${plan.sheets} of ${plan.press.name}`,
  );
}
