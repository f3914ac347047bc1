import type { Readable } from 'node:stream';
import { type RecordSource, readRecordFile } from './record-file.ts';

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
export async function readRecords(from: RecordSource, stdin: Readable): Promise<RecordFile> {
  const records: object[] = [];
  const unreadable: UnreadableLine[] = [];
  for await (const batch of readRecordFile(from, stdin)) {
    for (const read of batch) {
      if (read.kind === 'record') records.push(read.record);
      else if (read.kind === 'unreadable')
        unreadable.push({ line: read.line, column: read.column, because: read.because });
    }
  }
  return { records, unreadable };
}
