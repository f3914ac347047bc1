import { type FileHandle, open } from 'node:fs/promises';
import {
  type AsyncBuffer,
  type FileMetaData,
  type ParquetRowRange,
  parquetMetadataAsync,
  parquetScan,
  type SchemaElement,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { InputError } from '../base/fault.ts';
import { type Cell, type Column, columnsNamed, recordBuilder } from './column.ts';
import type { ReadRecord, RecordSource } from './record-file.ts';
import { reason } from './whole-file.ts';

/** Rows that are decoded at once at most; the groups that grattage writes are smaller. */
const MOST_ROWS = 131_072;

/** A record is made and not yet judged: so many go to the judge at a time. */
const BATCH = 256;

/**
 * The records of a Parquet file, row group by row group.
 *
 * Shape   flat columns named as those of a CSV, or the nested columns of a record: number, validation, surfaces
 * Throws  InputError if the file is cut or none, its columns are not a record's, or a column of digits holds numbers
 * Why     values stay in their columns until their record is asked for: a row group as objects would take a gigabyte
 */
export async function* readParquet({ path, columns }: RecordSource): AsyncGenerator<readonly ReadRecord[]> {
  const handle = await openFile(path);
  try {
    const file = await bufferOf(handle);
    const metadata = await whole(path, () => parquetMetadataAsync(file));
    const tops = topLevel(metadata.schema);
    const toRecord = rowReader(tops, { path, columns });
    const scan = await whole(path, () => parquetScan({ file, metadata, compressors, useOffsetIndex: false }));
    for (const { rowStart, rowEnd } of slices(metadata)) {
      const values = await whole(path, () =>
        Promise.all(tops.map(({ name }) => scan.readColumn({ column: name, rowStart, rowEnd }))),
      );
      yield* batches(rowEnd - rowStart, (at): ReadRecord => {
        const row = values.map((column) => column[at]);
        return { kind: 'record', line: rowStart + at + 1, record: toRecord(row) };
      });
    }
  } finally {
    await handle.close();
  }
}

/** Records from 0 on, made a batch at a time. */
function* batches(count: number, make: (at: number) => ReadRecord): Generator<readonly ReadRecord[]> {
  for (let first = 0; first < count; first += BATCH) {
    yield Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => make(first + at));
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (cause) {
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, {
      hint: 'name a file of records',
      cause,
    });
  }
}

async function bufferOf(handle: FileHandle): Promise<AsyncBuffer> {
  const { size } = await handle.stat();
  return {
    byteLength: size,
    async slice(start, end = size) {
      const from = start < 0 ? size + start : start;
      const bytes = new Uint8Array(Math.max(0, end - from));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      return bytes.buffer.slice(0, bytesRead);
    },
  };
}

/** Why  the reader throws whatever it trips over in a file that is cut or altered; none of it is a fault of ours */
async function whole<Read>(path: string, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (cause) {
    throw new InputError(`${path}: is no Parquet file, or is cut or damaged (${reason(cause)})`, {
      hint: 'bring the file over again, whole',
      cause,
    });
  }
}

/** Row group by row group, the largest in pieces. */
function* slices({ row_groups }: FileMetaData): Generator<ParquetRowRange> {
  let rowStart = 0;
  for (const { num_rows } of row_groups) {
    const end = rowStart + Number(num_rows);
    for (; rowStart < end; rowStart = Math.min(end, rowStart + MOST_ROWS)) {
      yield { rowStart, rowEnd: Math.min(end, rowStart + MOST_ROWS) };
    }
  }
}

/** Makes a record of the values of a row, in the order of the file's columns. */
type RowReader = (row: readonly unknown[]) => object;

function rowReader(tops: readonly SchemaElement[], { path, columns }: RecordSource): RowReader {
  const names = tops.map(({ name }) => name);
  const isNested = tops.some(({ name, num_children = 0 }) => name === 'surfaces' && num_children > 0);
  const ours = isNested ? columns.filter((column) => column.path.length === 1) : columns;
  refuseNumbers(tops, ours, path);
  if (isNested) {
    return (row) => Object.fromEntries(names.map((name, at) => [name, nestedValue(row[at])]));
  }
  const order = columnsNamed(names, { path, columns });
  const build = recordBuilder(order);
  return (row) => build(row.map(cellOf));
}

/** The columns of the file itself: its schema is the list of a tree, each element before its children. */
function topLevel([root, ...elements]: readonly SchemaElement[]): readonly SchemaElement[] {
  const tops: SchemaElement[] = [];
  for (let at = 0; tops.length < (root?.num_children ?? 0); ) {
    const element = elements[at];
    if (element === undefined) break;
    tops.push(element);
    for (let left = 1; left > 0; left--, at++) left += elements[at]?.num_children ?? 0;
  }
  return tops;
}

/** Why  a number of sixteen digits that was a whole number has lost its leading zeros, and may have lost its last digits */
function refuseNumbers(tops: readonly SchemaElement[], columns: readonly Column[], path: string): void {
  for (const { name, kind } of columns) {
    const element = tops.find((top) => top.name === name);
    if (kind !== 'text' || element?.type === undefined || element.type === 'BYTE_ARRAY') continue;
    throw new InputError(`${path}: the column ${name} must be text, and is ${element.type}`, {
      hint: 'write the records again with this column as text: numbers lose their leading zeros',
    });
  }
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'bigint'
    ? Number(value)
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;

function nestedValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(nestedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nestedValue(inner)]));
}
