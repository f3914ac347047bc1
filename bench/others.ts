import { checkRecords } from './check.ts';
import { fastest, type Took } from './clock.ts';
import type { LineBlock } from './imaging/line-block.ts';
import { goOrdinaryWay, type OrdinaryFigures } from './ordinary.ts';
import { preflightSheets } from './preflight.ts';
import type { BenchSize } from './size.ts';
import { manyTickets } from './tickets.ts';

/** What else one core does. */
export interface OtherFigures {
  readonly checked: Took & { readonly records: number; readonly recordsPerSecond: number };
  readonly ordinary: OrdinaryFigures;
  /** An imaging file of a hundred sheets, from its bytes on the disk to findings. */
  readonly preflight: Took;
}

/** Measures it once. */
export async function measureOthers(
  block: LineBlock,
  { size, folder }: { readonly size: BenchSize; readonly folder: string },
): Promise<OtherFigures> {
  const { template } = block;
  const tickets = manyTickets(template.game, size.records);
  const checked = await checkRecords(template.game, tickets);
  return {
    checked: { ...checked, records: tickets.length, recordsPerSecond: tickets.length / checked.seconds },
    ordinary: await goOrdinaryWay(template, tickets.slice(0, size.ordinary)),
    preflight: await preflightSheets(block, folder),
  };
}

/**
 * Of several times each figure where it was fastest.
 *
 * Why     they stand minutes apart: what others do on the machine can only slow them, and seldom all of that time
 */
export const fastestOf = (times: readonly OtherFigures[]): OtherFigures => ({
  checked: fastest(times.map(({ checked }) => checked)),
  ordinary: fastest(times.map(({ ordinary }) => ordinary)),
  preflight: fastest(times.map(({ preflight }) => preflight)),
});
