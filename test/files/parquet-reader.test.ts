import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cell } from '../../src/files/column.ts';
import { readParquet } from '../../src/files/parquet-reader.ts';
import { parquetBytes } from '../../src/files/parquet-writer.ts';
import { allOf, COLUMNS } from '../kit/record-table.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grattage-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const rows = (count: number): readonly (readonly Cell[])[] =>
  Array.from({ length: count }, (_, at) => [
    String(at).padStart(16, '0'),
    at % 3 === 0 ? null : 'J’aime cœur',
    at % 2 === 0 ? 10.5 : 30_000,
    at % 2 === 0,
    at % 3,
  ]);

async function written(cells: readonly (readonly Cell[])[], batch = 4_000): Promise<Buffer> {
  async function* batches() {
    for (let at = 0; at < cells.length; at += batch) yield cells.slice(at, at + batch);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of parquetBytes(batches(), COLUMNS)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function file(bytes: Uint8Array): string {
  const path = join(folder, 'a.parquet');
  writeFileSync(path, bytes);
  return path;
}

const read = (bytes: Uint8Array) => allOf(readParquet({ path: file(bytes), columns: COLUMNS }));

describe('a table as Parquet', () => {
  test('is read back as it was, leading zeros kept, over several row groups', async () => {
    const cells = rows(25_001);
    const all = await read(await written(cells));
    expect(all).toHaveLength(25_001);
    for (const at of [0, 1, 2, 9_999, 10_000, 24_999, 25_000]) {
      const [number, phrase, amount, star, arrow] = cells[at] ?? [];
      expect(all[at]).toEqual({
        kind: 'record',
        line: at + 1,
        record: { number, zones: [{ phrase, amount }], star, arrow },
      });
    }
  });

  test('has the same bytes for the same rows, however they came, and tells none of them in its footer', async () => {
    const [once, again] = [await written(rows(12_000)), await written(rows(12_000), 777)];
    expect(once.equals(again)).toBe(true);
    const footer = once.subarray(once.length - 8 - once.readUInt32LE(once.length - 8));
    expect(footer.includes('zones[0].phrase')).toBe(true);
    expect(footer.includes('0000000000000')).toBe(false);
    expect(footer.includes('aime')).toBe(false);
  });

  test('may have no row', async () => {
    expect(await read(await written([]))).toEqual([]);
  });
});

describe('a Parquet file of somebody else', () => {
  test('may have the nested columns of a record', async () => {
    const bytes = parquetWriteBuffer({
      columnData: [
        { name: 'number', data: ['007'] },
        { name: 'surfaces', data: [{ bonus: { amount: 5n, transcription: 'CINQ' }, list: [1n, 2n] }] },
      ],
      schema: [
        { name: 'root', num_children: 2 },
        { name: 'number', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        { name: 'surfaces', num_children: 2, repetition_type: 'OPTIONAL' },
        { name: 'bonus', num_children: 2, repetition_type: 'OPTIONAL' },
        { name: 'amount', type: 'INT64', repetition_type: 'OPTIONAL' },
        { name: 'transcription', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
        { name: 'list', num_children: 1, converted_type: 'LIST', repetition_type: 'OPTIONAL' },
        { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
        { name: 'element', type: 'INT64', repetition_type: 'OPTIONAL' },
      ],
    });
    expect(await read(new Uint8Array(bytes))).toEqual([
      {
        kind: 'record',
        line: 1,
        record: {
          number: '007',
          surfaces: { bonus: { amount: 5, transcription: 'CINQ' }, list: [1, 2] },
        },
      },
    ]);
  });

  const flat = (number: { data: readonly unknown[]; type: 'STRING' | 'INT64' | 'DOUBLE' }): Uint8Array =>
    new Uint8Array(
      parquetWriteBuffer({
        columnData: [
          { name: 'number', data: [...number.data], type: number.type },
          { name: 'zones[0].phrase', data: ['x'], type: 'STRING' },
          { name: 'zones[0].amount', data: [20n], type: 'INT64' },
          { name: 'star', data: [null], type: 'BOOLEAN' },
          { name: 'arrow', data: [2n], type: 'INT64' },
        ],
      }),
    );

  test('may hold amounts as whole numbers', async () => {
    expect(await read(flat({ data: ['007'], type: 'STRING' }))).toEqual([
      {
        kind: 'record',
        line: 1,
        record: { number: '007', zones: [{ phrase: 'x', amount: 20 }], star: null, arrow: 2 },
      },
    ]);
  });

  test.each(['INT64', 'DOUBLE'] as const)('is refused where digits are numbers: %s', async (type) => {
    const bytes = flat({ data: [type === 'INT64' ? 7n : 7], type });
    await expect(read(bytes)).rejects.toMatchObject({
      message: `${join(folder, 'a.parquet')}: the column number must be text, and is ${type}`,
      hint: 'write the records again with this column as text: numbers lose their leading zeros',
    });
  });
});

describe('a Parquet file that is not whole is refused', () => {
  test.each([
    ['cut at its end', (whole: Buffer) => whole.subarray(0, -1)],
    ['cut in the middle', (whole: Buffer) => whole.subarray(0, whole.length >> 1)],
    ['of four bytes', (whole: Buffer) => whole.subarray(0, 4)],
    ['empty', () => Buffer.alloc(0)],
    [
      'damaged in its footer',
      (whole: Buffer) => Buffer.from(whole).fill(0xff, whole.length - 60, whole.length - 8),
    ],
  ])('%s', async (_, damage) => {
    const whole = await written(rows(1_000));
    await expect(read(damage(whole))).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(/a\.parquet: is no Parquet file, or is cut or damaged \(.+\)$/),
      hint: 'bring the file over again, whole',
    });
  });

  test('or is not there', async () => {
    const path = join(folder, 'none.parquet');
    await expect(allOf(readParquet({ path, columns: COLUMNS }))).rejects.toMatchObject({
      message: `${path}: cannot be read (no such file or directory)`,
    });
    expect(
      readFileSync(file(await written([])))
        .subarray(0, 4)
        .toString(),
    ).toBe('PAR1');
  });
});
