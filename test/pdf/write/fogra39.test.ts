import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fogra39 } from '../../../src/pdf/write/fogra39.ts';

test('the condition of files that name no other is FOGRA39 by the registry of ICC', () => {
  const { profile, ...said } = fogra39();
  expect(said).toEqual({
    identifier: 'FOGRA39',
    info: 'Offset, sheet-fed, coated stock, ISO 12647-2:2004/Amd 1',
    registry: 'http://www.color.org',
  });
  expect(profile).toHaveLength(354_248);
});

test('its profile is the very one that its notice tells of', () => {
  const notice = readFileSync(new URL('../../../assets/icc/README.md', import.meta.url), 'utf8');
  expect(notice).toContain(createHash('sha256').update(fogra39().profile).digest('hex'));
});
