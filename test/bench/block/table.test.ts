import { expect, test } from 'vitest';
import { blockTable } from '../../../bench/block/table.ts';
import type { BlockFigures } from '../../../bench/block/whole-block.ts';

const block = (over: Partial<BlockFigures>): BlockFigures => ({
  game: 'happy-2014',
  tickets: 2_000_000,
  cores: 2,
  load: [0.1, 2.04],
  imaged: { seconds: 119.99, ticketsPerSecond: 16_668, peakMebibytes: [210, 301.4, 299.6] },
  readBack: { seconds: 180, ticketsPerSecond: 11_111, peakMebibytes: [390, 400] },
  bytesPerTicket: 525.4,
  ...over,
});

test('a whole block is told with its times, its memory and its goals; a smaller one has less time', () => {
  const small = block({
    game: 'rencontre-2007',
    tickets: 750_000,
    imaged: { seconds: 45, ticketsPerSecond: 16_667, peakMebibytes: [] },
    readBack: { seconds: 67.49, ticketsPerSecond: 11_112, peakMebibytes: [100] },
  });
  expect(`\n${blockTable([block({}), small])}`).toBe(`
                                                   happy-2014          rencontre-2007          goal
  tickets                                           2,000,000                 750,000

Imaged
  from the start of the command to its end           119.99 s  met            45.00 s  missed  < 120 s for 2,000,000, of fewer in proportion
  tickets a second                                     16,668                  16,667
  memory of each process at its peak        210, 301, 300 MiB  met       not measured          < 400 MiB, the command’s own process first
  bytes a ticket                                          525  met                525  met     ≤ 600

Read back, every ticket
  from the start of the command to its end           180.00 s  missed         67.49 s  met     < 180 s for 2,000,000, of fewer in proportion
  tickets a second                                     11,111                  11,112
  memory of each process at its peak             390, 400 MiB  missed         100 MiB  met     < 400 MiB, the command’s own process first

happy-2014 on 2 cores, load of the machine 0.1 to 2.0
rencontre-2007 on 2 cores, load of the machine 0.1 to 2.0
`);
});
