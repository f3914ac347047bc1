import { fileURLToPath } from 'node:url';
import { writeWholeBytes } from '../../src/files/whole-file.ts';
import { FAMILIES, type Family, NO_RULE_SEES } from './damages/all-damages.ts';
import { type Damage, damaged } from './kit/damage.ts';
import { findingsIn, rulesOf } from './kit/judge.ts';
import { pageOfDamages } from './kit/page-of-damages.ts';
import { GAMES, type GameId, type SmallJob, smallJob } from './kit/small-job.ts';
import { damageTable, type Seen } from './kit/table.ts';

/** The page of the docs, which this writes and a test holds. */
export const DAMAGES_PAGE = fileURLToPath(new URL('../../src/rules/pdf/DAMAGES.md', import.meta.url));

/**
 * Does every damage, prints which rules fired, and writes the page of them.
 *
 * Shape   leaves with code 1, and writes no page, where other rules fired than a damage says
 */
export async function damageAll(desk: Desk): Promise<void> {
  const { stdout, stderr } = desk;
  const jobs = new Map<GameId, SmallJob>();
  try {
    for (const game of GAMES) jobs.set(game, await smallJob(game));
    const seen: Seen[] = [];
    for (const family of FAMILIES) seen.push(await judged(family, jobs));
    const unseen = await judged(NO_RULE_SEES, jobs);
    stdout.write(damageTable([...seen, unseen]));
    const strays = [...seen, unseen].flatMap(({ damages }) => damages.filter(isOtherThanMeant));
    for (const { damage, rules } of strays)
      stderr.write(
        `${damage.title} (${damage.game}): should fire ${damage.fires.join(', ')}, and fired ${rules.join(', ')}\n`,
      );
    if (strays.length === 0) await writeWholeBytes(DAMAGES_PAGE, pageOfDamages(seen, unseen));
    else desk.exitCode = 1;
  } finally {
    for (const job of jobs.values()) job.remove();
  }
}

type Desk = Pick<NodeJS.Process, 'stdout' | 'stderr' | 'exitCode'>;

async function judged({ name, damages }: Family, jobs: ReadonlyMap<GameId, SmallJob>): Promise<Seen> {
  const seen: Seen['damages'][number][] = [];
  for (const damage of damages) {
    const job = jobs.get(damage.game);
    if (job === undefined) throw new Error(`no job of ${damage.game}`);
    const rules = rulesOf(await findingsIn(job, await damaged(job, damage), damage.look));
    seen.push({ damage, rules });
  }
  return { name, damages: seen };
}

const isOtherThanMeant = ({
  damage,
  rules,
}: {
  readonly damage: Damage;
  readonly rules: readonly string[];
}): boolean => damage.fires.toSorted().join() !== rules.join();
