import { dirname } from 'node:path';
import { InputError } from '../../base/fault.ts';
import { encrypterFor } from '../../files/age.ts';
import { formatOf, type RecordFormat } from '../../files/record-file.ts';
import { mustBeNew } from '../../files/secret-file.ts';
import { secretFolder } from '../../files/secret-folder.ts';
import { folder } from '../../files/whole-file.ts';

/** What the flags say of where records go. */
export interface WhereFlags {
  readonly output?: string;
  readonly format?: RecordFormat;
  readonly to?: readonly string[];
  readonly plain?: boolean;
}

/** Where records go, and how. */
export interface Destination {
  /** Null for standard output. */
  readonly output: string | null;
  readonly format: RecordFormat;
  readonly recipients: number;
  /** What the bytes go through: nothing, or age. */
  readonly through: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
}

/** What is written, for who would write over it. */
export const RECORDS = 'a file of live records';

/**
 * Where records may go.
 *
 * Why     they leave the machine when they go where this program cannot keep others out: to standard output, to a folder
 *         that others may look into, to another machine's file system. So records that are not encrypted go to a file of
 *         their owner's alone in a folder of his alone, or, as NDJSON, to standard output if that is said with --plain
 * Throws  InputError before anything secret is made
 */
export async function destinationOf(flags: WhereFlags): Promise<Destination> {
  const { output, format, to = [] } = flags;
  refuseContradictions(flags);
  const through = to.length === 0 ? (bytes: AsyncIterable<Uint8Array>) => bytes : encrypterFor(to);
  const common = {
    format: format ?? formatOf((output ?? '').replace(/\.age$/i, '')),
    recipients: to.length,
    through,
  };
  if (output === undefined) return { ...common, output: null };
  await mustBeNew(output, RECORDS);
  if (to.length === 0) await secretFolder(dirname(output));
  else await folder(dirname(output));
  return { ...common, output };
}

function refuseContradictions({ output, format, to = [], plain }: WhereFlags): void {
  if (plain !== true) {
    if (output !== undefined || to.length > 0) return;
    throw new InputError('records are secret, and nothing says where they go', {
      hint: 'write them to a file with -o, encrypt them with --to age1…, or say --plain for standard output',
    });
  }
  if (output !== undefined) {
    throw new InputError('--plain puts records on standard output, and -o names a file', {
      hint: 'leave one of the two out',
    });
  }
  if (to.length > 0) {
    throw new InputError('--plain asks for records as they are, and --to for them encrypted', {
      hint: 'leave one of the two out',
    });
  }
  if (format !== undefined && format !== 'ndjson') {
    throw new InputError(`--plain puts NDJSON on standard output, and --format asks for ${format}`, {
      hint: 'write tables to a file with -o, or encrypt them with --to',
    });
  }
}
