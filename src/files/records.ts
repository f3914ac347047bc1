import type { Readable } from 'node:stream';
import { lines, source } from './lines.ts';
import { readRecordLine } from './record-line.ts';

/** A line that is no record, and why. */
export interface UnreadableLine {
  readonly line: number;
  readonly column: number;
  readonly because: string;
}

/** What a whole file of records holds. */
export interface RecordFile {
  readonly records: readonly object[];
  readonly unreadable: readonly UnreadableLine[];
}

/** A file of records read whole, for what needs all of them at once. */
export async function readRecords(path: string, stdin: Readable): Promise<RecordFile> {
  const records: object[] = [];
  const unreadable: UnreadableLine[] = [];
  for await (const batch of lines(source(path, stdin), path)) {
    for (const line of batch) {
      const read = readRecordLine(line);
      if (read.kind === 'record') records.push(read.record);
      else if (read.kind === 'unreadable')
        unreadable.push({ line: line.number, column: read.column, because: read.because });
    }
  }
  return { records, unreadable };
}
