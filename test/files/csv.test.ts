import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { csvHeader, csvLine, readCsv } from '../../src/files/csv.ts';
import type { ReadRecord } from '../../src/files/record-file.ts';
import { allOf, COLUMNS } from '../kit/record-table.ts';

const HEADER = 'number;zones[0].phrase;zones[0].amount;star;arrow';

const read = (...pieces: readonly (string | Buffer)[]): Promise<readonly ReadRecord[]> =>
  allOf(
    readCsv(Readable.from(pieces.map((piece) => Buffer.from(piece))), { path: 'a.csv', columns: COLUMNS }),
  );

const row = (line: number, record: object): ReadRecord => ({ kind: 'record', line, record });
const FIRST = { number: '007', zones: [{ phrase: 'J’aime ; « toi »', amount: 10.5 }], star: true, arrow: 0 };

describe('a table as it is written', () => {
  test('begins with a byte order mark, has semicolons, and keeps leading zeros', () => {
    expect(csvHeader(COLUMNS)).toBe(`\ufeff${HEADER}\r\n`);
    expect(csvLine(['007', 'J’aime ; « toi »', 10.5, true, 0])).toBe(
      '007;"J’aime ; « toi »";10.5;true;0\r\n',
    );
    expect(csvLine(['1', 'a "word"', null, false, 2])).toBe('1;"a ""word""";;false;2\r\n');
  });

  test('is read back as it was, however it is cut into pieces', async () => {
    const bytes = Buffer.from(csvHeader(COLUMNS) + csvLine(['007', 'J’aime ; « toi »', 10.5, true, 0]));
    for (const size of [1, 2, 3, 7, 64, 1000]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      if (size < HEADER.length) pieces.unshift(Buffer.concat(pieces.splice(0, Math.ceil(80 / size))));
      expect(await read(...pieces)).toEqual([row(2, FIRST)]);
    }
  });
});

describe('a table of somebody else', () => {
  test('may have commas, no byte order mark, other line ends, another order and empty lines', async () => {
    expect(
      await read('arrow,star,number,zones[0].amount,zones[0].phrase\n0,TRUE,007,10.5,J’aime ; « toi »\n\n'),
    ).toEqual([row(2, FIRST)]);
    expect(await read(`"number";"zones[0].phrase";zones[0].amount;star;arrow\r\n1;"a,b";20;FALSE;2`)).toEqual(
      [row(2, { number: '1', zones: [{ phrase: 'a,b', amount: 20 }], star: false, arrow: 2 })],
    );
  });

  test('holds nothing in an empty cell, and text where a number is written as none', async () => {
    expect(await read(`${HEADER}\n;;;;\n1;x;1 000;oui;03\n2;x;-5;;1,5\n`)).toEqual([
      row(2, { number: null, zones: [{ phrase: null, amount: null }], star: null, arrow: null }),
      row(3, { number: '1', zones: [{ phrase: 'x', amount: '1 000' }], star: 'oui', arrow: '03' }),
      row(4, { number: '2', zones: [{ phrase: 'x', amount: -5 }], star: null, arrow: '1,5' }),
    ]);
  });

  test('with a line too short or too long has the others read', async () => {
    expect(await read(`${HEADER}\n1;x;5;true;0\n2;x;5\n3;x;5;true;0;9\n4;x;5;true;0\n`)).toMatchObject([
      { kind: 'record', line: 2 },
      { kind: 'unreadable', line: 3, because: 'the line has 3 values, and the table 5 columns' },
      { kind: 'unreadable', line: 4, because: 'the line has 6 values, and the table 5 columns' },
      { kind: 'record', line: 5 },
    ]);
  });

  test('of thousands of lines is read to its end in batches', async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => `${at};x;5;true;0\n`);
    expect(await read(`${HEADER}\n`, ...lines)).toHaveLength(3_000);
    expect(await read(`${HEADER}\n`)).toEqual([]);
    expect(await read('')).toEqual([]);
  });
});

describe('a table that cannot be read is refused', () => {
  test.each([
    ['number;zones[0].phrase\n', 'a.csv: has no column zones[0].amount'],
    ['1;x;5;true;0\n', 'a.csv: has a column "1", which no record has'],
    [
      `${HEADER}\n1;"x;5;true;0\n2;y;5;true;0\n`,
      'a.csv:3: a quote is not closed at the end of the file: it may be cut',
    ],
    [
      `${HEADER}\n1;"x"y;5;true;0\n`,
      'a.csv:2: a quote is closed, and something other than a separator follows it',
    ],
    [`${HEADER}\n1;x"y;5;true;0\n`, 'a.csv:2: a quote stands within a value that is not quoted'],
    [
      `${HEADER}\n1;"${'x'.repeat(3 << 20)}`,
      'a.csv:2: the line is longer than a megabyte, or a quote is not closed',
    ],
  ])('%#', async (text, message) => {
    await expect(read(text)).rejects.toMatchObject({ name: 'InputError', message });
  });

  test('for it is no UTF-8, with the line', async () => {
    await expect(
      read(`${HEADER}\n1;x;5;true;0\n`, Buffer.from('2;c\u0153ur'), Buffer.from([0xe9, 0x3b])),
    ).rejects.toMatchObject({ message: 'a.csv: is not UTF-8 (from line 3 on)', hint: 'save it as UTF-8' });
    await expect(read(`${HEADER}\n1;x`, Buffer.from([0xc5]))).rejects.toThrow('is not UTF-8');
  });
});
