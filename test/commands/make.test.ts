import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkout } from '../kit/checkout.ts';
import { grattage } from '../kit/command.ts';
import { place } from '../kit/place.ts';

describe('sheet', () => {
  test('makes the sheet and the records that it holds, the same bytes twice, and nothing on standard output', async () => {
    const [first, second] = [join(place(), 'new', 'folder'), place()];
    const made = await grattage(['sheet', 'happy-2014', '-o', first]);
    expect([made.code, made.stdout]).toEqual([0, '']);
    expect(readdirSync(first).sort()).toEqual(['records.ndjson', 'sheet.pdf']);
    expect(made.stderr).toContain(join(first, 'sheet.pdf'));
    expect(made.stderr).toMatch(/\n {2}nothing wrong\n$/);
    expect((await grattage(['sheet', 'happy-2014', '-o', second])).code).toBe(0);
    for (const name of readdirSync(first)) {
      expect(readFileSync(join(second, name)).equals(readFileSync(join(first, name)))).toBe(true);
    }
    expect((await grattage(['check', 'happy-2014', join(first, 'records.ndjson')])).code).toBe(0);
  });

  test('on a disk that takes no more is refused in one line, and what was there is still there', async () => {
    const folder = place();
    writeFileSync(join(folder, 'sheet.pdf'), 'yesterday');
    const full = { shell: 'ulimit -f 8; "$@"' };
    const { code, stdout, stderr } = await grattage(['sheet', 'happy-2014', '-o', folder], full);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `grattage: ${join(folder, 'sheet.pdf')}: cannot be written (file too large)\n  → write elsewhere with -o\n`,
    );
    expect(readdirSync(folder)).toEqual(['sheet.pdf']);
    expect(readFileSync(join(folder, 'sheet.pdf'), 'utf8')).toBe('yesterday');
  });

  test('into a folder that is a file is refused before anything is done', async () => {
    const file = join(place(), 'output');
    writeFileSync(file, 'a file');
    expect(await grattage(['sheet', 'happy-2014', '-o', file])).toEqual({
      code: 2,
      stdout: '',
      stderr: `grattage: ${file}: cannot be made a folder (file already exists)\n  → name a folder, or a place where one can be made, with -o\n`,
    });
    expect(statSync(file).size).toBe(6);
  });
});

describe('a game with an error in its règlement', () => {
  const wrong = { 'templates/happy-2014/reglement.ts': ['1_710', '1_711'] } as const;

  test('gives no sheet, says why and leaves with 1', async () => {
    const folder = place();
    const { code, stdout, stderr } = await grattage(['sheet', 'happy-2014', '-o', folder], {
      checkout: checkout({ altered: wrong }),
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^error: .*reglement\/row-products\]$/m);
    expect(stderr).toContain('no sheet was written: errors stand in its way');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a checkout without one of its fonts', () => {
  test('says which is missing in one line, leaves with 2 and writes nothing', async () => {
    const folder = join(place(), 'output');
    const copy = checkout({ without: '@expo-google-fonts/barlow-condensed' });
    const { code, stdout, stderr } = await grattage(['sheet', 'happy-2014', '-o', folder], {
      checkout: copy,
    });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^grattage: the font node_modules\/@expo-google-fonts\/barlow-condensed\/\S+\.ttf is missing\n {2}→ run npm install: .*\n$/,
    );
    expect(existsSync(folder)).toBe(false);
  });
});
