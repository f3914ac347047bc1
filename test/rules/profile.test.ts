import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as profile from '../../src/rules/profile.ts';

const RULES = fileURLToPath(new URL('../../src/rules/', import.meta.url));
const TESTS = fileURLToPath(new URL('./', import.meta.url));

/** The ids that rule files should have: the path of every file that exports a rule. */
const ids = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => /^export const rule\b/m.test(readFileSync(RULES + file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
  .sort();

const lists = Object.entries(profile).map(([gate, rules]) => ({ gate, rules }));
const listed = lists.flatMap(({ rules }) => rules.map((rule) => rule.id));

describe('the profile', () => {
  it('lists every rule, and nothing that is none', () => {
    expect({
      'in a file and in no gate': ids.filter((id) => !listed.includes(id)),
      'in a gate and in no file of that name': listed.filter((id) => !ids.includes(id)),
    }).toEqual({ 'in a file and in no gate': [], 'in a gate and in no file of that name': [] });
  });

  it('lists no rule twice', () => {
    expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
  });

  it.each(lists)('has a gate of one kind of rules: $gate', ({ rules }) => {
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules.map((rule) => rule.id.split('/')[0])).size).toBe(1);
  });

  it('has a test of the same name for every rule', () => {
    expect(ids.filter((id) => !existsSync(`${TESTS}${id}.test.ts`))).toEqual([]);
  });
});

describe('a rule file', () => {
  it.each(ids)('%s exports the rule of that id', async (id) => {
    const { rule } = await import(/* @vite-ignore */ `${RULES}${id}.ts`);
    expect(rule.id).toBe(id);
    expect(['error', 'warning']).toContain(rule.severity);
  });
});
