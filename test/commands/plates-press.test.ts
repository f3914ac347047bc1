import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ranInProcess } from '../kit/in-process.ts';
import { place } from '../kit/place.ts';

const B1: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('../../assets/press/b1.json', import.meta.url), 'utf8'),
);

/** The plates of a game on a press of one's own, whose file is B1's but for some of its keys. */
async function platesOn(over: object) {
  const within = place();
  const [press, folder] = [join(within, 'press.json'), join(within, 'plates')];
  writeFileSync(press, JSON.stringify({ ...B1, ...over }));
  const ran = await ranInProcess(['plates', 'happy-2014', '--press', press, '-o', folder]);
  return { ...ran, press, isMade: existsSync(folder) };
}

/** What no key may be, whatever it is for; JSON has no NaN, and what stands for one is a word. */
const NEVER = ['', null, true, [], {}, undefined];

/** What no length, no count and no resolution may be. */
const NO_NUMBER = ['NaN', '12', -1e9, 1e9, 1e308];

const LENGTHS = ['gripperMm', 'tailMm', 'sideMm', 'gutterMm', 'registerToleranceMm'];
const SIZES = ['sheetWidthMm', 'sheetHeightMm'];
const COUNTS = ['columns', 'rows', 'lift', 'dpi'];
const WORDS = ['name', 'kind', 'perforated', 'heads', 'turn', 'order'];

const wrong: readonly (readonly [key: string, value: unknown])[] = [
  ...Object.keys(B1).flatMap((key) => NEVER.map((value) => [key, value] as const)),
  ...[...LENGTHS, ...SIZES, ...COUNTS, 'barReductionDots'].flatMap((key) =>
    NO_NUMBER.map((value) => [key, value] as const),
  ),
  ...[...LENGTHS, ...SIZES].flatMap((key) => [-0.001, 5000.1].map((value) => [key, value] as const)),
  ...[...SIZES, ...COUNTS].map((key) => [key, 0] as const),
  ...[...COUNTS, 'barReductionDots'].flatMap((key) => [-1, 1.5].map((value) => [key, value] as const)),
  ...WORDS.flatMap((key) => [0, 'x/y'].map((value) => [key, value] as const)),
  ...[50.1, -50.1, '0', null].map((x) => ['backOffsetMm', { x, y: 0 }] as const),
  ['gutterMm', { x: -1, y: 6 }],
  ['dpi', 700],
  ['dpi', 914_400],
  ['barReductionDots', 6],
];

describe('a press file of which one key is wrong', () => {
  test.each(wrong)('%s as %o is refused by its name before anything is made', async (key, value) => {
    const { code, stdout, stderr, press, isMade } = await platesOn({ [key]: value });
    expect([code, stdout, isMade]).toEqual([2, '', false]);
    const [line = '', hint, ...more] = stderr.split('\n');
    expect(line.startsWith(`grattage: ${press}: ${key}`)).toBe(true);
    expect([hint?.startsWith('  → '), more]).toEqual([true, ['']]);
  });

  test('of thousands of places, or bars of nothing, says with which numbers', async () => {
    const said = async (over: object) =>
      (await platesOn(over)).stderr.split('\n')[0]?.replace(/.*json: /, '');
    expect(await said({ columns: 1000, rows: 1000 })).toBe(
      'rows: must leave no more than 2000 places on a sheet, and 1000 × 1000 are 1000000',
    );
    expect(await said({ barReductionDots: 6 })).toBe(
      'barReductionDots: must leave something of a module of 0.25 mm, the least that codes have, which is 5.91 dots at 600 dpi, and is 6',
    );
    expect(await said({ barReductionDots: 3, dpi: 700 })).toMatch(/^dpi: must divide 914400/);
  });
});
