import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenBlock } from '../../src/block/block-file.ts';
import { dealtTickets } from '../../src/block/dealt-tickets.ts';
import { recordBytes } from '../../src/block/record-bytes.ts';
import { readRanges } from '../../src/block/ticket-range.ts';
import { type RecordFormat, readRecordFile } from '../../src/files/record-file.ts';
import { recordColumns } from '../../src/game/columns.ts';
import { readRecord, writeRecord } from '../../src/game/record.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { opened } from '../kit/live-block.ts';
import { place } from '../kit/place.ts';
import { noInput } from '../kit/record-table.ts';

let blocks: readonly OpenBlock[];
beforeAll(async () => {
  blocks = [
    opened((await loadTemplate('happy-2014')).game),
    opened((await loadTemplate('rencontre-2007')).game),
  ];
});

const dealt = ({ deal, file }: OpenBlock, tickets: string): Iterable<readonly Ticket[]> =>
  dealtTickets(deal, readRanges(tickets, file));

async function bytesOf(block: OpenBlock, tickets: string, format: RecordFormat): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const { game } = block.deal.plan;
  for await (const piece of recordBytes(dealt(block, tickets), { game, format })) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('the tickets of some ranges', () => {
  test('are those of the block, in its order, whatever packs they lie in', () => {
    for (const block of blocks) {
      for (const [text, places] of [
        ['1', [0]],
        ['49-52', [48, 49, 50, 51]],
        ['51-100', Array.from({ length: 50 }, (_, at) => 50 + at)],
        ['150,7,148-149', [6, 147, 148, 149]],
        ['99-201', Array.from({ length: 103 }, (_, at) => 98 + at)],
        [`${block.file.tickets}`, [block.file.tickets - 1]],
      ] as const) {
        expect([...dealt(block, text)].flat()).toEqual(places.map((at) => block.deal.ticket(at).ticket));
      }
    }
  });
});

describe('records as the bytes of a file', () => {
  test('are lines of JSON, the same from a whole pack and from a part of it', async () => {
    for (const block of blocks) {
      const lines = (await bytesOf(block, '1-120', 'ndjson')).toString('utf8');
      const { game } = block.deal.plan;
      expect(lines).toBe(
        [...dealt(block, '1-120')]
          .flat()
          .map((ticket) => `${JSON.stringify(writeRecord(game, ticket))}\n`)
          .join(''),
      );
      const part = (await bytesOf(block, '60-75', 'ndjson')).toString('utf8');
      expect(part).toBe(`${lines.split('\n').slice(59, 75).join('\n')}\n`);
    }
  });

  test.each(['ndjson', 'csv', 'parquet'] as const)(
    'are read back as the same tickets from %s, over many pieces',
    async (format) => {
      for (const block of blocks) {
        const { game } = block.deal.plan;
        const path = join(place(), `records.${format}`);
        writeFileSync(path, await bytesOf(block, '1-10500', format));
        let at = 0;
        for await (const batch of readRecordFile({ path, columns: recordColumns(game) }, noInput())) {
          for (const read of batch) {
            if (read.kind !== 'record') throw new Error(`line ${read.line} is no record`);
            if (at % 97 === 0) expect(readRecord(game, read.record)).toEqual(block.deal.ticket(at).ticket);
            at += 1;
          }
        }
        expect(at).toBe(10_500);
      }
    },
  );
});
