import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { READBACK_RULES } from '../../src/readback/rules.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const DAMAGE = fileURLToPath(new URL('../damage/', import.meta.url));

/** All that tests of reading back and of damaged files say, but for this one. */
const said = [HERE, DAMAGE].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'rules.test.ts')
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

test('every difference that reading back can name is made in some test', () => {
  const unsaid = Object.keys(READBACK_RULES).filter((rule) => {
    const [, name = ''] = rule.split('/');
    const isSaid = (text: string): boolean => text.includes(`'${rule}'`) || text.includes(`'${name}'`);
    return !said.some(isSaid);
  });
  expect(unsaid).toEqual([]);
});

test('a claim begins in lower case and ends without a full stop, since what was expected and found follows', () => {
  const claims = Object.values(READBACK_RULES).map(({ claim }) => claim);
  expect(claims.filter((claim) => !/^(\{what\}|[a-z])/.test(claim) || claim.endsWith('.'))).toEqual([]);
});
