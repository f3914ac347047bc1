import { Readable } from 'node:stream';
import type { Column } from '../../src/files/column.ts';
import { columnName } from '../../src/files/column.ts';
import type { ReadRecord } from '../../src/files/record-file.ts';

const column = (path: Column['path'], kind: Column['kind'] = 'text'): Column => ({
  name: columnName(path),
  path,
  kind,
});

/** A table of small records, with a column of each kind. */
export const COLUMNS: readonly Column[] = [
  column(['number']),
  column(['zones', 0, 'phrase']),
  column(['zones', 0, 'amount'], 'number'),
  column(['star'], 'boolean'),
  column(['arrow'], 'integer'),
];

/** All that a reader hands out, in one list. */
export async function allOf(batches: AsyncIterable<readonly ReadRecord[]>): Promise<readonly ReadRecord[]> {
  const all: ReadRecord[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

/** Nothing on standard input. */
export const noInput = (): Readable => Readable.from([]);
