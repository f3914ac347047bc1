import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Cell, Column, ColumnKind } from './column.ts';

/** Rows that are held until they are written; a reader decodes as many at once. */
const GROUP = 10_000;

/**
 * A table as Parquet, a row group at a time.
 *
 * Shape   one flat column for each of the table's, named as in a CSV; digits are text; compressed with Snappy. Groups are
 *         as large whatever the batches are, so that the same rows are the same bytes
 * Why     no statistics: they would repeat the least and the greatest number of each group outside of its data
 */
export async function* parquetBytes(
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  columns: readonly Column[],
): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const schema = schemaFromColumnData({ columnData: columnData([], columns) });
  const writer = new ParquetWriter({ writer: bytes, schema, statistics: false, createdBy: 'grattage' });
  const write = (rows: readonly (readonly Cell[])[]): Uint8Array => {
    void writer.write({ columnData: columnData(rows, columns), rowGroupSize: rows.length });
    return taken(bytes);
  };
  let rows: (readonly Cell[])[] = [];
  for await (const batch of batches) {
    for (const row of batch) {
      rows.push(row);
      if (rows.length < GROUP) continue;
      yield write(rows);
      rows = [];
    }
  }
  if (rows.length > 0) yield write(rows);
  void writer.finish();
  yield taken(bytes);
}

/** The bytes that were written since the last time. */
function taken(bytes: ByteWriter): Uint8Array {
  const copy = bytes.getBytes().slice();
  bytes.index = 0;
  return copy;
}

const columnData = (rows: readonly (readonly Cell[])[], columns: readonly Column[]) =>
  columns.map(({ name, kind }, at) => ({
    name,
    type: TYPES[kind],
    nullable: true,
    data: rows.map((row) => row[at] ?? null),
  }));

const TYPES = {
  text: 'STRING',
  number: 'DOUBLE',
  integer: 'INT32',
  boolean: 'BOOLEAN',
} as const satisfies Readonly<Record<ColumnKind, string>>;
