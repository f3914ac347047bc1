import { describe, expect, it } from 'vitest';
import { mustBeChecked } from '../../src/base/checked.ts';
import { Bug } from '../../src/base/fault.ts';
import type { Severity } from '../../src/base/finding.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { gate, gateEach, type Inspection, inspect, passAll, run, runner } from '../../src/rules/run.ts';

interface Pile {
  readonly name: string;
  readonly height: number;
}

const pile = (height: number, name = 'A'): Pile => ({ name, height });

/** A rule that refuses piles higher than its limit. */
const lowerThan = (limit: number, severity: Severity = 'error'): Rule<Pile> => ({
  id: `pile/lower-than-${limit}`,
  severity,
  check({ height }, report) {
    if (height < limit) return;
    const expected = `below ${limit}`;
    report({
      ticket: null,
      surface: null,
      zone: null,
      article: null,
      expected,
      found: `${height}`,
      detail: 'high',
    });
  },
  message: ({ expected, found, detail }, { name }) =>
    `pile ${name} is ${detail}: ${expected} expected, ${found} found`,
});

const FOUND = {
  rule: 'pile/lower-than-5',
  severity: 'error',
  ticket: null,
  surface: null,
  zone: null,
  article: null,
  expected: 'below 5',
  found: '5',
  message: 'pile A is high: below 5 expected, 5 found',
};

describe('rules that are run', () => {
  it('say nothing where nothing is wrong', () => {
    expect(run([lowerThan(5)], pile(4))).toEqual([]);
  });

  it('word what they find with what is judged; what only the sentence needs is not in the finding', () => {
    expect(run([lowerThan(5)], pile(5))).toEqual([FOUND]);
  });

  it('speak in the order listed', () => {
    const found = run([lowerThan(3), lowerThan(9), lowerThan(2)], pile(4));
    expect(found.map((one) => one.rule)).toEqual(['pile/lower-than-3', 'pile/lower-than-2']);
  });

  it('keep what they found about one subject apart from the next', () => {
    const judge = runner([lowerThan(5)]);
    const first = judge(pile(5));
    expect(judge(pile(4))).toEqual([]);
    expect(judge(pile(6, 'B')).map((one) => one.message)).toEqual([
      'pile B is high: below 5 expected, 6 found',
    ]);
    expect(first).toEqual([FOUND]);
  });
});

describe('a gate', () => {
  it('seals what passes', () => {
    const subject = pile(4);
    const { checked, findings } = gate([lowerThan(5)], subject);
    expect(findings).toEqual([]);
    expect(checked).toBe(subject);
    expect(() => mustBeChecked(subject, 'the pile')).not.toThrow();
  });

  it('does not seal what an error is found in', () => {
    const subject = pile(5);
    expect(gate([lowerThan(5)], subject)).toEqual({ checked: null, findings: [FOUND] });
    expect(() => mustBeChecked(subject, 'the pile')).toThrow(
      new Bug('the pile reached the press without passing its rules'),
    );
  });

  it('lets a warning through and tells it', () => {
    const { checked, findings } = gate([lowerThan(5, 'warning')], pile(5));
    expect(checked).toEqual(pile(5));
    expect(findings).toEqual([{ ...FOUND, severity: 'warning' }]);
  });

  it('without a rule is no gate', () => {
    expect(() => gate([], pile(1))).toThrow(new Bug('a gate without rules lets everything through'));
  });
});

describe('a whole', () => {
  const whole = { piles: [pile(1), pile(2)] };

  it('is sealed when every part passes', () => {
    expect(gateEach([lowerThan(3)], whole.piles, whole).checked).toBe(whole);
  });

  it('is not sealed when one part fails', () => {
    const { checked, findings } = gateEach([lowerThan(2)], whole.piles, whole);
    expect(checked).toBeNull();
    expect(findings.map((one) => one.found)).toEqual(['2']);
  });

  it('is not sealed when none of its parts was looked at', () => {
    expect(() => gateEach([lowerThan(3)], [], whole)).toThrow(
      new Bug('a gate that looked at nothing lets everything through'),
    );
  });

  it('gathers the findings of all inspections in their order', () => {
    const passage = passAll(whole, [
      inspect([lowerThan(2)], whole.piles),
      inspect([lowerThan(1, 'warning')], [pile(1)]),
    ]);
    expect(passage.checked).toBeNull();
    expect(passage.findings.map((one) => one.rule)).toEqual(['pile/lower-than-2', 'pile/lower-than-1']);
  });

  it('is not sealed by findings that somebody wrote', () => {
    const written: Inspection = { findings: [] };
    expect(() => passAll(whole, [written])).toThrow(new Bug('an inspection that was never run'));
    expect(() => passAll(whole, [{ ...inspect([lowerThan(3)], whole.piles) }])).toThrow(Bug);
    expect(() => passAll(whole, [])).toThrow(new Bug('nothing was inspected'));
  });

  it('is not sealed by an inspection that was emptied afterwards', () => {
    const { findings } = inspect([lowerThan(2)], whole.piles);
    expect(() => (findings as unknown[]).splice(0)).toThrow(TypeError);
  });
});
