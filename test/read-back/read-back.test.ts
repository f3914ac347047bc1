import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Altered, alterAll } from './alter/alter-all.ts';
import { ALTERATIONS } from './alter/alterations.ts';
import { readInOwnProcess, runGuarded } from './read-in-own-process.ts';
import type { Mismatch } from './reader/compare.ts';

const root = new URL('../..', import.meta.url).pathname;
const GAMES = ['happy-2014', 'rencontre-2007'] as const;
/** Raster, text and codes of a hundred tickets take a while, and longer where other tests run beside. */
const LONG = 600_000;

let folder = '';
const inFolder = (...names: readonly string[]): string => join(folder, ...names);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'read-back-'));
  for (const game of GAMES) {
    await promisify(execFile)(process.execPath, ['src/grattage.mjs', 'sheet', game, '-o', inFolder(game)], {
      cwd: root,
    });
  }
}, LONG);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Tickets after the altered ones that are read too, to be found as they were. */
const UNTOUCHED = 5;

const firstLines = (path: string, count: number): string =>
  `${readFileSync(path, 'utf8').split('\n').slice(0, count).join('\n')}\n`;

const numbersIn = (records: string): readonly string[] =>
  readFileSync(records, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { readonly number: string }).number);

describe.each(GAMES)('the finished sheets of %s', (game) => {
  const job = () => ({ sheet: inFolder(game, 'sheet.pdf'), records: inFolder(game, 'records.ndjson') });

  test(
    'show exactly the tickets of the records on disk',
    async () => {
      const numbers = numbersIn(job().records);
      expect(await readInOwnProcess(job())).toEqual({ tickets: numbers.length, mismatches: [] });
      expect(numbers.length).toBeGreaterThanOrEqual(50);
    },
    LONG,
  );

  describe('once altered', () => {
    let numbers: readonly string[] = [];
    let found: readonly Mismatch[] = [];
    let touched: Altered['touched'] = new Map();

    beforeAll(async () => {
      const altered = await alterAll(readFileSync(job().sheet));
      const [sheet, records] = [inFolder(game, 'altered.pdf'), inFolder(game, 'altered.ndjson')];
      writeFileSync(sheet, altered.bytes);
      writeFileSync(records, firstLines(job().records, altered.tickets + UNTOUCHED));
      numbers = numbersIn(records);
      touched = altered.touched;
      found = (await readInOwnProcess({ sheet, records, atMost: numbers.length })).mismatches;
    }, LONG);

    const wrongWith = (index: number): readonly string[] => {
      const own = found.filter(({ ticket }) => ticket === numbers[index]);
      return [...new Set(own.map(({ path }) => kindOf(path)))].sort();
    };

    test.each(ALTERATIONS)('are caught where $title', ({ title, wrong }) => {
      const tickets = touched.get(title) ?? [];
      expect(tickets.map(wrongWith)).toEqual(tickets.map(() => expect.arrayContaining([...wrong])));
      expect(tickets.length).toBeGreaterThan(0);
    });

    test('are found whole wherever nothing was altered', () => {
      const altered = new Set([...touched.values()].flat().map((index) => numbers[index]));
      expect(found.filter(({ ticket }) => !altered.has(ticket))).toEqual([]);
    });
  });
});

/** A path in the record is that of an amount here, unless it says otherwise: alterations touch nothing else in it. */
const kindOf = (path: string): string =>
  /^(number|barcode|validation|sheet|nowhere)$/.test(path) ? path : 'amount';

test('what reads sheets back cannot load what lays tickets out', async () => {
  const script = join(folder, 'curious.mts');
  writeFileSync(script, `import '${join(root, 'src/template/lay-out.ts')}';`);
  await expect(runGuarded([script])).rejects.toThrow('what reads sheets back may not load');
  writeFileSync(script, `import '${join(root, 'src/base/money.ts')}';`);
  await expect(runGuarded([script])).resolves.toMatchObject({ stdout: '' });
});
