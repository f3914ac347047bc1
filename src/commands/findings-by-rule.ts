import { plain } from '../base/count.ts';
import type { Finding } from '../base/finding.ts';

/**
 * Findings in groups, such as by rule.
 *
 * Order   of the groups by their first findings, and within a group as they come
 */
export function groupedBy(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(keyOf(finding));
    if (group === undefined) groups.set(keyOf(finding), [finding]);
    else group.push(finding);
  }
  return groups;
}

/** How many findings of one rule are worded for people; the JSON report has them all. */
const WORDED = 8;

/**
 * The first of what one rule found, each group of findings in a line, then how many findings are left.
 *
 * Why     a file of the wrong job breaks one rule a thousand times, and whoever reads the report wants the others too
 */
export function firstFew(
  groups: readonly (readonly Finding[])[],
  words: (group: readonly Finding[]) => string,
): readonly string[] {
  const left = groups.slice(WORDED).reduce((sum, group) => sum + group.length, 0);
  const worded = groups.slice(0, WORDED).map(words);
  return left === 0 ? worded : [...worded, `and ${plain(left)} more of this rule (--json has them all)`];
}
