import { plain } from '../../base/count.ts';
import { type Finding, isError } from '../../base/finding.ts';

/** Of the findings of one rule about single tickets, so many are kept. */
const KEPT = 20;

/** What was found of single tickets: how often by each rule, and the first findings of each. */
export interface TicketFindings {
  /** Tickets with an error. */
  bad: number;
  readonly byRule: Map<string, { count: number; readonly first: Finding[] }>;
}

export const noFindings = (): TicketFindings => ({ bad: 0, byRule: new Map() });

/** Keeps what was found of one ticket. Why  a file of millions that is wrong throughout still takes flat memory */
export function keep(kept: TicketFindings, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  if (findings.some(isError)) kept.bad += 1;
  for (const finding of findings) {
    const known = kept.byRule.get(finding.rule);
    if (known === undefined) kept.byRule.set(finding.rule, { count: 1, first: [finding] });
    else {
      known.count += 1;
      if (known.first.length < KEPT) known.first.push(finding);
    }
  }
}

/** Adds what was found of a later part of the block. */
export function addFindings(kept: TicketFindings, more: TicketFindings): void {
  kept.bad += more.bad;
  for (const [rule, { count, first }] of more.byRule) {
    const known = kept.byRule.get(rule);
    if (known === undefined) kept.byRule.set(rule, { count, first: [...first] });
    else {
      known.count += count;
      known.first.push(...first.slice(0, KEPT - known.first.length));
    }
  }
}

/** The findings that were kept, rule by rule. */
export const keptFindings = ({ byRule }: TicketFindings): readonly Finding[] =>
  [...byRule.values()].flatMap(({ first }) => first);

/** A line for each rule that found more than was kept. */
export const leftOut = ({ byRule }: TicketFindings): readonly string[] =>
  [...byRule]
    .filter(([, { count, first }]) => count > first.length)
    .map(([rule, { count, first }]) => `${plain(count - first.length)} more of ${rule} are not listed`);
