import { type Checked, seal } from '../base/checked.ts';
import { Bug } from '../base/fault.ts';
import { type Finding, hasErrors } from '../base/finding.ts';
import type { Report, Rule } from './rule.ts';

/** All that the rules find in one subject, rule by rule in the order listed. */
export const run = <Subject>(rules: readonly Rule<Subject>[], subject: Subject): readonly Finding[] =>
  runner(rules)(subject);

/**
 * The rules made ready for many subjects, one after the other.
 *
 * Why     a block has two million tickets: a subject without findings costs no allocation
 */
export function runner<Subject>(rules: readonly Rule<Subject>[]): (subject: Subject) => readonly Finding[] {
  let current: Subject;
  let findings: Finding[] = [];
  const runs = rules.map((rule) => {
    const report: Report = (facts) => {
      findings.push({
        rule: rule.id,
        severity: facts.severity ?? rule.severity,
        ticket: facts.ticket,
        surface: facts.surface,
        zone: facts.zone,
        article: facts.article,
        expected: facts.expected,
        found: facts.found,
        message: rule.message(facts, current),
        ...(facts.place === undefined ? {} : { place: facts.place }),
      });
    };
    return { rule, report };
  });
  return (subject) => {
    current = subject;
    for (const { rule, report } of runs) rule.check(subject, report);
    if (findings.length === 0) return NOTHING;
    const found = findings;
    findings = [];
    return found;
  };
}

const NOTHING: readonly Finding[] = Object.freeze([]);

/** What went through a gate: its findings, and the value with its seal unless one of them is an error. */
export interface Passage<T extends object> {
  readonly findings: readonly Finding[];
  readonly checked: Checked<T> | null;
}

/** Runs the rules over one subject and seals it if no finding is an error. */
export const gate = <T extends object>(rules: readonly Rule<T>[], subject: T): Passage<T> =>
  passAll(subject, [inspect(rules, [subject])]);

/** Runs the rules over every part, and seals the whole if no finding is an error. */
export const gateEach = <Part, Whole extends object>(
  rules: readonly Rule<Part>[],
  parts: Iterable<Part>,
  whole: Whole,
): Passage<Whole> => passAll(whole, [inspect(rules, parts)]);

/** The findings of rules that were truly run: only `inspect` makes one, so that a caller cannot write « nothing wrong ». */
export interface Inspection {
  readonly findings: readonly Finding[];
}

const inspections = new WeakSet<Inspection>();

/**
 * Runs the rules over the subjects, one after the other as they come.
 *
 * Throws  Bug if there is no rule or no subject: looking at nothing finds nothing, and would open the gate
 */
export function inspect<Subject>(rules: readonly Rule<Subject>[], subjects: Iterable<Subject>): Inspection {
  if (rules.length === 0) throw new Bug('a gate without rules lets everything through');
  const judge = runner(rules);
  const findings: Finding[] = [];
  let looked = 0;
  for (const subject of subjects) {
    for (const finding of judge(subject)) findings.push(finding);
    looked += 1;
  }
  if (looked === 0) throw new Bug('a gate that looked at nothing lets everything through');
  const inspection: Inspection = Object.freeze({ findings: Object.freeze(findings) });
  inspections.add(inspection);
  return inspection;
}

/**
 * Seals a whole of which all that was looked at passed: one inspection for each kind of part.
 *
 * Throws  Bug if there is no inspection, or one that no rules were run for
 */
export function passAll<T extends object>(whole: T, inspected: readonly Inspection[]): Passage<T> {
  if (inspected.length === 0) throw new Bug('nothing was inspected');
  for (const one of inspected) if (!inspections.has(one)) throw new Bug('an inspection that was never run');
  const findings = inspected.flatMap((one) => one.findings);
  return { findings, checked: hasErrors(findings) ? null : seal(whole) };
}
