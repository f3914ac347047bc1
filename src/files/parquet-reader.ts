import { type FileHandle, open } from 'node:fs/promises';
import {
  type AsyncBuffer,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  type SchemaElement,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { InputError } from '../base/fault.ts';
import { type Cell, type Column, columnsNamed, recordOf } from './column.ts';
import type { ReadRecord, RecordSource } from './record-file.ts';
import { reason } from './whole-file.ts';

/** Rows that are decoded at once at most; the groups that grattage writes are smaller. */
const MOST_ROWS = 131_072;

/**
 * The records of a Parquet file, row group by row group.
 *
 * Shape   flat columns named as those of a CSV, or the nested columns of a record: number, validation, surfaces
 * Throws  InputError if the file is cut or none, its columns are not a record's, or a column of digits holds numbers
 */
export async function* readParquet({ path, columns }: RecordSource): AsyncGenerator<readonly ReadRecord[]> {
  const handle = await openFile(path);
  try {
    const file = await bufferOf(handle);
    const metadata = await whole(path, () => parquetMetadataAsync(file));
    const toRecord = rowReader(metadata, { path, columns });
    let row = 0;
    for (const [rowStart, rowEnd] of slices(metadata)) {
      const rows = await whole(path, () =>
        parquetReadObjects({ file, metadata, rowStart, rowEnd, compressors }),
      );
      yield rows.map((values): ReadRecord => {
        row += 1;
        return { kind: 'record', line: row, record: toRecord(values) };
      });
    }
  } finally {
    await handle.close();
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
function* slices({ row_groups }: FileMetaData): Generator<readonly [start: number, end: number]> {
  let start = 0;
  for (const { num_rows } of row_groups) {
    const end = start + Number(num_rows);
    for (; start < end; start = Math.min(end, start + MOST_ROWS)) {
      yield [start, Math.min(end, start + MOST_ROWS)];
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

function rowReader(metadata: FileMetaData, { path, columns }: RecordSource): (row: Row) => object {
  const [root, ...elements] = metadata.schema;
  const tops = topLevel(elements, root?.num_children ?? 0);
  const isNested = tops.some(({ name, num_children = 0 }) => name === 'surfaces' && num_children > 0);
  const ours = isNested ? columns.filter((column) => column.path.length === 1) : columns;
  refuseNumbers(tops, ours, path);
  if (isNested) return (row) => nestedRecord(row) as object;
  const order = columnsNamed(
    tops.map(({ name }) => name),
    { path, columns },
  );
  return (row) =>
    recordOf(
      order.map(({ name }) => cellOf(row[name])),
      order,
    );
}

/** The schema is a list of a tree, each element before its children. */
function topLevel(elements: readonly SchemaElement[], count: number): readonly SchemaElement[] {
  const tops: SchemaElement[] = [];
  let at = 0;
  for (; tops.length < count && at < elements.length; ) {
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

function nestedRecord(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(nestedRecord);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nestedRecord(inner)]));
}
