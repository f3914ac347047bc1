import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { Journal, readJournal } from '../../src/files/journal.ts';
import { place } from '../kit/place.ts';

async function written(entries: readonly object[]): Promise<string> {
  const path = join(place(), 'journal');
  const journal = await Journal.begin(path);
  for (const entry of entries) await journal.write(entry);
  await journal.close();
  return path;
}

const ENTRIES = [{ asked: 'été' }, { part: 1 }, { part: 2 }];

test('what was written is read, line for line', async () => {
  const path = await written(ENTRIES);
  expect(await readJournal(path)).toEqual({ entries: ENTRIES, end: readFileSync(path).length });
  expect(await readJournal(`${path} of nobody`)).toBeNull();
});

test('cut at any byte it holds the lines that were whole, and goes on behind them', async () => {
  const whole = readFileSync(await written(ENTRIES));
  for (let length = 0; length <= whole.length; length++) {
    const path = join(place(), 'journal');
    writeFileSync(path, whole.subarray(0, length));
    const found = await readJournal(path);
    const lines = whole.subarray(0, length).toString('latin1').split('\n').length - 1;
    expect(found?.entries).toEqual(ENTRIES.slice(0, lines));
    const journal = await Journal.goOn(path, found ?? { end: 0 });
    await journal.write({ more: true });
    await journal.close();
    expect((await readJournal(path))?.entries).toEqual([...ENTRIES.slice(0, lines), { more: true }]);
  }
});

test('a line that was changed is refused by its number, but for the last one', async () => {
  const path = await written(ENTRIES);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('"part":1', '"part":7'));
  await expect(readJournal(path)).rejects.toThrow(`${path}:2: is not as it was written`);
  writeFileSync(path, text.replace('"part":2', '"part":7'));
  expect((await readJournal(path))?.entries).toEqual(ENTRIES.slice(0, 2));
});

test('one is never begun over another', async () => {
  const path = await written(ENTRIES);
  await expect(Journal.begin(path)).rejects.toThrow(InputError);
  expect((await readJournal(path))?.entries).toHaveLength(3);
});

test('half a line of a crash is gone once it goes on', async () => {
  const path = await written(ENTRIES);
  appendFileSync(path, '0123456789abcdef {"par');
  const found = await readJournal(path);
  truncateSync(path, found?.end);
  expect((await readJournal(path))?.entries).toEqual(ENTRIES);
});
