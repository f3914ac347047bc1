import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readRecords } from '../../src/files/records.ts';
import { place } from '../kit/place.ts';

const stdin = (...chunks: readonly string[]): Readable =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

const from = (path: string) => ({
  path,
  columns: [{ name: 'number', path: ['number'], kind: 'text' as const }],
});

describe('a file of records read whole', () => {
  test('gives its records in their order, blank lines passed over', async () => {
    const path = join(place(), 'records.ndjson');
    writeFileSync(path, '\ufeff{"number":"1"}\r\n\n{"number":"2"}\n  \n{}');
    expect(await readRecords(from(path), stdin())).toEqual({
      records: [{ number: '1' }, { number: '2' }, {}],
      unreadable: [],
    });
  });

  test('that is a table gives its rows, as check reads them', async () => {
    const path = join(place(), 'records.csv');
    writeFileSync(path, 'number\n0001\n0002\n');
    expect(await readRecords(from(path), stdin())).toEqual({
      records: [{ number: '0001' }, { number: '0002' }],
      unreadable: [],
    });
  });

  test('names every line that is no record, by line and column, and goes on', async () => {
    expect(await readRecords(from('-'), stdin('{"a":1}\n{"a":x}\n', '\n[1]\n{"b"', ':2}\n{"c":'))).toEqual({
      records: [{ a: 1 }, { b: 2 }],
      unreadable: [
        { line: 2, column: 6, because: 'the line is not JSON (invalid symbol)' },
        { line: 4, column: 1, because: 'a record is a JSON object, and this is a list' },
        { line: 6, column: 6, because: 'the line is not JSON (value expected)' },
      ],
    });
  });

  test('that is empty holds none', async () => {
    expect(await readRecords(from('-'), stdin())).toEqual({ records: [], unreadable: [] });
    expect(await readRecords(from('-'), stdin('\n\n'))).toEqual({ records: [], unreadable: [] });
  });

  test('that is missing is refused with its path', async () => {
    const path = join(place(), 'none.ndjson');
    await expect(readRecords(from(path), stdin())).rejects.toMatchObject({
      name: 'InputError',
      message: `${path}: cannot be read (no such file or directory)`,
    });
  });
});
