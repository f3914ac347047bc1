import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { InputError } from '../base/fault.ts';
import { type Cell, type Column, columnsNamed, recordBuilder } from './column.ts';
import type { ReadRecord, RecordSource } from './record-file.ts';
import { utf8Text } from './utf8-text.ts';
import { reason } from './whole-file.ts';

/** Spreadsheets of French settings open it without asking: byte order mark, semicolons, line ends of RFC 4180. */
const MARK = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** The first line of a table: the names of its columns. */
export const csvHeader = (columns: readonly Column[]): string =>
  `${MARK}${columns.map(({ name }) => name).join(SEPARATOR)}${LINE_END}`;

/** One line of a table. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(SEPARATOR)}${LINE_END}`;

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A record is read and not yet judged: so many go to the judge at a time. */
const BATCH = 256;

/** No line of a table comes near this; a quote that never closes does not swallow the file. */
const LONGEST_LINE = 1 << 20;

/**
 * The records of a table of semicolons or commas, with or without byte order mark, as they stream by.
 *
 * Shape   values stay texts but where the column is of numbers or of true and false: leading zeros are kept. What is
 *         neither stays the text that it is, for the judge to refuse
 * Throws  InputError if the file is no UTF-8, its first line does not name a record's columns, or a quote is not closed
 */
export async function* readCsv(
  stream: Readable,
  { path, columns }: RecordSource,
): AsyncGenerator<readonly ReadRecord[]> {
  const text = utf8Text(stream, path);
  const { value: beginning = '', done } = await text.next();
  if (done === true) return;
  const rows = parse({
    bom: true,
    delimiter: separatorOf(beginning),
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  });
  const feeding = feed(rows, beginning, text).catch((cause: unknown) => void rows.destroy(asError(cause)));
  let toRecord: RowReader | null = null;
  let batch: ReadRecord[] = [];
  try {
    for await (const { record, info } of rows) {
      const fields: readonly string[] = record;
      if (toRecord === null) toRecord = rowReader(columnsNamed(fields, { path, columns }));
      else batch.push(toRecord(fields, info.lines));
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    await feeding;
  } catch (cause) {
    throw tableFault(path, cause);
  }
  if (batch.length > 0) yield batch;
}

/** The separator of the first line that is outside of quotes; a table of one column has none, and needs none. */
function separatorOf(beginning: string): string {
  const [first = ''] = beginning.split(/\r?\n/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  return bare.includes(';') ? ';' : ',';
}

/** Puts the text into the parser as fast as it takes it. */
async function feed(
  rows: NodeJS.WritableStream,
  beginning: string,
  rest: AsyncGenerator<string>,
): Promise<void> {
  const put = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      rows.write(text, (error) => (error ? reject(error) : resolve()));
    });
  await put(beginning);
  for await (const text of rest) await put(text);
  rows.end();
}

type RowReader = (fields: readonly string[], line: number) => ReadRecord;

function rowReader(columns: readonly Column[]): RowReader {
  const build = recordBuilder(columns);
  return (fields, line) => {
    if (fields.length !== columns.length) {
      const because = `the line has ${fields.length} values, and the table ${columns.length} columns`;
      return { kind: 'unreadable', line, column: 1, because };
    }
    const cells = columns.map(({ kind }, at): Cell => cellOf(fields[at] ?? '', kind));
    return { kind: 'record', line, record: build(cells) };
  };
}

function cellOf(text: string, kind: Column['kind']): Cell {
  if (text === '') return null;
  if (kind === 'text') return text;
  if (kind === 'boolean') return TRUTHS.get(text) ?? text;
  return /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text) ? Number(text) : text;
}

/** Spreadsheets write them in capitals. */
const TRUTHS = new Map([
  ['true', true],
  ['TRUE', true],
  ['false', false],
  ['FALSE', false],
]);

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

/** Why  after a quote that is wrong nobody knows where the next line begins: the rest is not guessed at */
function tableFault(path: string, cause: unknown): unknown {
  if (cause instanceof InputError) return cause;
  if (!(cause instanceof Error && 'code' in cause && 'lines' in cause)) {
    return new InputError(`${path}: cannot be read (${reason(cause)})`, { cause });
  }
  const because = FAULTS.get(String(cause.code)) ?? 'the line is no line of a table';
  return new InputError(`${path}:${cause.lines}: ${because}`, {
    hint: 'mend the line: what follows it cannot be told from it',
  });
}

const FAULTS = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'a quote is not closed at the end of the file: it may be cut'],
  ['CSV_MAX_RECORD_SIZE', 'the line is longer than a megabyte, or a quote is not closed'],
  ['CSV_INVALID_CLOSING_QUOTE', 'a quote is closed, and something other than a separator follows it'],
  ['INVALID_OPENING_QUOTE', 'a quote stands within a value that is not quoted'],
]);
