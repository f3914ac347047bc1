import { type Checked, seal } from '../base/checked.ts';
import { type Finding, hasErrors } from '../base/finding.ts';
import type { Rule } from './rule.ts';

/** All that the rules find in one subject, rule by rule in the order listed. */
export function run<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    rule.check(subject, (facts) => {
      findings.push({ rule: rule.id, severity: rule.severity, ...facts, message: rule.message(facts) });
    });
  }
  return findings;
}

/** What went through a gate: its findings, and the value with its seal unless one of them is an error. */
export interface Passage<T extends object> {
  readonly findings: readonly Finding[];
  readonly checked: Checked<T> | null;
}

/** Runs the rules over one subject and seals it if no finding is an error. */
export function gate<T extends object>(rules: readonly Rule<T>[], subject: T): Passage<T> {
  return passAll(subject, run(rules, subject));
}

/** Seals a whole (a job, a set of tickets) whose parts were all run: the findings are those of every part. */
export function passAll<T extends object>(whole: T, findings: readonly Finding[]): Passage<T> {
  return { findings, checked: hasErrors(findings) ? null : seal(whole) };
}
