import type { Finding } from '../../base/finding.ts';
import type { AttemptEnd } from '../../rules/pdf/can-be-read/attempt.ts';
import type { Fence } from '../fence/fence.ts';
import type { Spent } from '../fence/task.ts';
import type { FenceEnd } from '../fence/watch.ts';
import type { FenceLimits } from './limits.ts';
import type { InspectionOrder, InspectorWord } from './order.ts';

/** What came of one file. */
export interface Inspected {
  readonly end: AttemptEnd;
  /** Null where the file could not be read. */
  readonly pages: number | null;
  readonly findings: readonly Finding[];
  /** What the plates weigh; a sentence where they were not weighed. */
  readonly weighed: readonly Finding[] | string;
  /** What was seen of it, at most; null where the system does not tell. */
  readonly spent: Spent | null;
}

/** Inspects one file behind the fence; what was judged before a limit was passed stands, its plates then unweighed. */
export async function inspectFile(
  fence: Fence,
  order: InspectionOrder,
  { reading, weighing }: FenceLimits,
): Promise<Inspected> {
  const said: InspectorWord[] = [];
  const { end, spent } = await fence.run({
    task: 'inspect',
    order,
    limits: reading,
    hear: (word) => {
      said.push(word);
      return word.kind === 'judged' ? weighing : null;
    },
  });
  return { ...inspectedOf(said, end), spent };
}

function inspectedOf(said: readonly InspectorWord[], end: FenceEnd): Omit<Inspected, 'spent'> {
  const unread = { pages: null, findings: [], weighed: [] };
  const [first, second] = said;
  if (first?.kind === 'refused') return { end: first.end, ...unread };
  const broken = brokenOff(end);
  if (first?.kind !== 'judged') return { end: broken ?? ENDED_UNSAID, ...unread };
  const { pages, findings } = first;
  const weighed = second?.kind === 'weighed' ? second.findings : null;
  const reached = broken?.reached ?? ENDED_UNSAID.reached;
  return {
    end: { kind: 'read' },
    pages,
    findings,
    weighed: weighed ?? `weighing its plates came to ${reached}`,
  };
}

type Broken = AttemptEnd & { readonly kind: 'stopped' };

/** Null where the inspector came to its end. */
function brokenOff(end: FenceEnd): Broken | null {
  if (end.kind === 'done') return null;
  if (end.kind === 'stopped') return end;
  return { kind: 'stopped', by: 'crash', limit: 'the end of the file', reached: end.message };
}

const ENDED_UNSAID: Broken = {
  kind: 'stopped',
  by: 'crash',
  limit: 'the end of the file',
  reached: 'an end without a word',
};
