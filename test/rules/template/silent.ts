import { expect, it } from 'vitest';
import type { Rule } from '../../../src/rules/rule.ts';
import { run } from '../../../src/rules/run.ts';
import type { Template } from '../../../src/template/template.ts';
import { happy, rencontre } from '../../kit/real-face.ts';

/** A rule on templates has nothing to say of the games as they are. */
export const saysNothingOfOurGames = (rule: Rule<Template>): void =>
  it('says nothing of the games as they are', () => {
    expect(run([rule], happy)).toEqual([]);
    expect(run([rule], rencontre)).toEqual([]);
  });

/** What a rule finds in a template: where, what it wants and what is there. */
export const told = (rule: Rule<Template>, template: Template) =>
  run([rule], template).map(({ zone, expected, found }) => [zone, expected, found]);
