import type { Readable } from 'node:stream';
import type { Column } from './column.ts';
import { lines, source } from './lines.ts';
import { type RecordLine, readRecordLine } from './record-line.ts';

/** How a file holds records. */
export type RecordFormat = 'ndjson' | 'csv' | 'parquet';

/** What one line, or one row, of a file of records holds; counted from 1. */
export type ReadRecord = RecordLine & { readonly line: number };

/** A file of records, and the columns that it has if it is a table. */
export interface RecordSource {
  /** `-` is standard input, and NDJSON. */
  readonly path: string;
  readonly columns: readonly Column[];
}

/** The format that a file's name tells; what tells none is NDJSON. */
export function formatOf(path: string): RecordFormat {
  if (/\.csv$/i.test(path)) return 'csv';
  return /\.(parquet|pq)$/i.test(path) ? 'parquet' : 'ndjson';
}

/**
 * The records of a file in its order, a batch at a time: millions stream by in flat memory.
 *
 * Throws  InputError where the file cannot be read, or is no table of the columns
 * Why     the readers of tables are loaded when one comes: a line of JSON needs neither
 */
export async function* readRecordFile(
  from: RecordSource,
  stdin: Readable,
): AsyncGenerator<readonly ReadRecord[]> {
  const { path } = from;
  const format = path === '-' ? 'ndjson' : formatOf(path);
  if (format === 'csv') yield* (await import('./csv.ts')).readCsv(source(path, stdin), from);
  else if (format === 'parquet') yield* (await import('./parquet-reader.ts')).readParquet(from);
  else {
    for await (const batch of lines(source(path, stdin), path)) {
      yield batch.map((line) => ({ ...readRecordLine(line), line: line.number }));
    }
  }
}
