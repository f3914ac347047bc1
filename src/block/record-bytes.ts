import { type Column, cellsOf } from '../files/column.ts';
import type { RecordFormat } from '../files/record-file.ts';
import { recordColumns } from '../game/columns.ts';
import type { Game } from '../game/game.ts';
import { writeRecord } from '../game/record.ts';
import { recordWriter } from '../game/record-text.ts';
import type { Ticket } from '../game/ticket.ts';

/** Handed on so much at a time: enough that a disk is not asked for every pack. */
const PIECE = 1 << 18;

/**
 * Records of tickets as the bytes of a file, as they are dealt.
 *
 * Why     the writer of Parquet is loaded when it is asked for: nobody else waits for it
 */
export async function* recordBytes(
  batches: Iterable<readonly Ticket[]>,
  { game, format }: { readonly game: Game; readonly format: RecordFormat },
): AsyncGenerator<Uint8Array> {
  const columns = recordColumns(game);
  switch (format) {
    case 'ndjson':
      return yield* inPieces('', batches, lineWriter(game));
    case 'csv': {
      const { csvHeader, csvLine } = await import('../files/csv.ts');
      const line = (ticket: Ticket): string => csvLine(cellsOf(writeRecord(game, ticket), columns));
      return yield* inPieces(csvHeader(columns), batches, line);
    }
    case 'parquet': {
      const { parquetBytes } = await import('../files/parquet-writer.ts');
      return yield* parquetBytes(rows(game, batches, columns), columns);
    }
  }
}

function lineWriter(game: Game): (ticket: Ticket) => string {
  const write = recordWriter(game);
  return (ticket) => `${write(ticket)}\n`;
}

/** Why  the text of each pack is turned into bytes by itself: a text that grew out of thousands of lines is slow to */
function* inPieces(
  beginning: string,
  batches: Iterable<readonly Ticket[]>,
  line: (ticket: Ticket) => string,
): Generator<Uint8Array> {
  let packs: Buffer[] = [Buffer.from(beginning)];
  let bytes = 0;
  for (const tickets of batches) {
    let text = '';
    for (const ticket of tickets) text += line(ticket);
    const pack = Buffer.from(text);
    packs.push(pack);
    bytes += pack.length;
    if (bytes < PIECE) continue;
    yield Buffer.concat(packs);
    packs = [];
    bytes = 0;
  }
  const rest = Buffer.concat(packs);
  if (rest.length > 0) yield rest;
}

async function* rows(game: Game, batches: Iterable<readonly Ticket[]>, columns: readonly Column[]) {
  for (const tickets of batches) yield tickets.map((ticket) => cellsOf(writeRecord(game, ticket), columns));
}
