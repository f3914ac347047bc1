import { openBounded } from '../pdf/read/content/bounded-file.ts';
import type { Court } from './court.ts';
import type { Fact } from './facts.ts';
import { FactsOfFile } from './facts-of-file.ts';
import { FileJudge, type FileToRead } from './file-judge.ts';
import { PlateJudge } from './plate-judge.ts';
import { fixedFile, type PrintedFile, type PrintedJob } from './printed-job.ts';
import { type Print, Registration } from './registration.ts';

/** What one file was found to hold. */
export interface FileTally {
  readonly name: string;
  readonly pages: number;
  /** Faces of tickets, cells in them, and codes that could be read; a fixed plate has faces alone. */
  readonly faces: number;
  readonly cells: number;
  readonly codes: number;
}

/** All that is kept of a file once it is read: nothing that could not go from process to process. */
export interface JudgedFile {
  readonly tally: FileTally;
  readonly facts: readonly Fact[];
  /** The marks that its pages are registered by. */
  readonly prints: readonly Print[];
}

/** A file and its bytes. */
export interface FileInHand {
  readonly file: PrintedFile;
  readonly bytes: Uint8Array;
  /** Called for each page that was judged. */
  readonly progress?: () => void;
}

/** Reads one file of a job: each ticket against its record, art against that which was approved. */
export async function judgeFile(
  court: Court,
  job: PrintedJob,
  { file, bytes, progress = () => {} }: FileInHand,
): Promise<JudgedFile> {
  const opened = await openBounded(bytes);
  if (opened.ok) {
    const registration = new Registration();
    const judge = judgeOf(court, job, { file, registration, progress });
    return { ...judge.judge(opened.file), prints: registration.prints };
  }
  const facts = new FactsOfFile(file.name, court.register);
  facts.ofPage(
    {
      rule: 'readback/page-unreadable',
      what: '',
      expected: 'a whole file',
      found: `one that ${opened.message}`,
    },
    { page: null, sheet: null },
  );
  return {
    tally: { name: file.name, pages: 0, faces: 0, cells: 0, codes: 0 },
    facts: facts.all,
    prints: [],
  };
}

/** A fixed plate is judged by its art, every other file ticket by ticket besides. */
function judgeOf(
  court: Court,
  job: PrintedJob,
  { file, registration, progress }: FileToRead,
): PlateJudge | FileJudge {
  const fixed = fixedFile(file);
  return fixed === null
    ? new FileJudge(court, job, { file, registration, progress })
    : new PlateJudge(court, job, { file: fixed, registration });
}
