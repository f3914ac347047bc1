import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { csvHeader, csvLine } from '../../src/files/csv.ts';
import { parquetBytes } from '../../src/files/parquet-writer.ts';
import { formatOf, readRecordFile } from '../../src/files/record-file.ts';
import { place } from '../kit/place.ts';
import { allOf, COLUMNS, noInput } from '../kit/record-table.ts';

const CELLS = ['007', 'x', 20, true, 1] as const;
const RECORD = { number: '007', zones: [{ phrase: 'x', amount: 20 }], star: true, arrow: 1 };

test('a record is the same from a line of JSON, of a table, and of Parquet', async () => {
  const folder = place();
  const [ndjson, csv, parquet] = ['a.ndjson', 'a.CSV', 'a.parquet'].map((name) => join(folder, name));
  async function* batches() {
    yield [CELLS];
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of parquetBytes(batches(), COLUMNS)) pieces.push(piece);
  writeFileSync(ndjson ?? '', `${JSON.stringify(RECORD)}\n\nno JSON\n`);
  writeFileSync(csv ?? '', csvHeader(COLUMNS) + csvLine(CELLS));
  writeFileSync(parquet ?? '', Buffer.concat(pieces));

  const read = (path = '-', stdin = noInput()) => allOf(readRecordFile({ path, columns: COLUMNS }, stdin));
  expect(await read(ndjson)).toEqual([
    { kind: 'record', line: 1, record: RECORD },
    { kind: 'blank', line: 2 },
    expect.objectContaining({ kind: 'unreadable', line: 3 }),
  ]);
  expect(await read(csv)).toEqual([{ kind: 'record', line: 2, record: RECORD }]);
  expect(await read(parquet)).toEqual([{ kind: 'record', line: 1, record: RECORD }]);
  expect(await read('-', Readable.from([Buffer.from(JSON.stringify(RECORD))]))).toEqual([
    { kind: 'record', line: 1, record: RECORD },
  ]);
});

test('the name of a file tells its format', () => {
  expect(['a.csv', 'a.CSV', 'a.parquet', 'a.pq', 'a.ndjson', 'a.json', 'csv'].map(formatOf)).toEqual([
    'csv',
    'csv',
    'parquet',
    'parquet',
    'ndjson',
    'ndjson',
    'ndjson',
  ]);
});
