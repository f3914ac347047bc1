import { type Deal, openDeal } from '../../src/block/deal/deal.ts';
import { Keystream } from '../../src/block/deal/keystream.ts';
import { seatWinners } from '../../src/block/deal/seats.ts';
import { subkey } from '../../src/block/deal/subkey.ts';
import { type Plan, planOf } from '../../src/block/plan.ts';
import { planText } from '../../src/block/plan-text.ts';
import type { Game } from '../../src/game/game.ts';
import { writeRecord } from '../../src/game/record.ts';

/** The key of the vectors: 00, 01… 1f. It is no secret and deals no live block. */
export const VECTOR_KEY = Uint8Array.from({ length: 32 }, (_, at) => at);

export const VECTOR_BLOCK = { emission: '01', block: 1, key: VECTOR_KEY };

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The vectors of a game as SPEC.md prints them: what a second deal has to remake. */
export function vectorsOf(game: Game): string {
  const plan = planOf(game);
  const deal = openDeal(plan, VECTOR_BLOCK);
  const high = firstOfTheHighestTier(plan, deal);
  return [
    `### ${game.id}\n`,
    `Plan's hash ${plan.hash}\n`,
    fenced([...subkeyLines(plan), ...orderLines(plan, deal)]),
    'Tickets: first, second, last, and the first of the highest tier in the block.\n',
    fenced([0, 1, deal.tickets - 1, high].map((index) => ticketLine(game, deal, index))),
    "The plan's text:\n",
    fenced(planText(plan).trimEnd().split('\n')),
  ].join('\n');
}

const fenced = (lines: readonly string[]): string => `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`;

function subkeyLines({ game, hash }: Plan): readonly string[] {
  const keys = (['seats', 'orders', 'tickets'] as const).map(
    (purpose) => [purpose, subkey(VECTOR_KEY, purpose, [game.id, '01', '1', hash])] as const,
  );
  const validation = ['validation', subkey(VECTOR_KEY, 'validation', [game.id, '01'])] as const;
  const [, , tickets] = keys;
  if (tickets === undefined) throw new Error('no subkey for tickets');
  return [
    ...[...keys, validation].map(([purpose, key]) => `subkey ${purpose.padEnd(10)} ${hex(key)}`),
    `tickets (0, 1)    ${hex(new Keystream(tickets[1]).blocks({ a: 0, b: 1 }, 0, 2))}`,
  ];
}

const orderLines = (plan: Plan, deal: Deal): readonly string[] =>
  [0, plan.packs - 1].map((pack) => {
    const order = deal.pack(pack).map(({ meant }) => (meant === null ? '-' : plan.rows.indexOf(meant)));
    return `pack ${pack} ${order.join(' ')}`;
  });

const ticketLine = (game: Game, deal: Deal, index: number): string =>
  `${index} ${JSON.stringify(writeRecord(game, deal.ticket(index).ticket))}`;

function firstOfTheHighestTier(plan: Plan, deal: Deal): number {
  const highest = plan.rows.filter(({ tier }) => tier === plan.rows[0]?.tier).length;
  const key = subkey(VECTOR_KEY, 'seats', [plan.game.id, '01', '1', plan.hash]);
  const seats = seatWinners(plan, new Keystream(key));
  for (let pack = 0; pack < plan.packs; pack++) {
    if (!seats.winners(pack).some((row) => row < highest)) continue;
    return pack * plan.pack.of + deal.pack(pack).findIndex(({ meant }) => meant?.tier === plan.rows[0]?.tier);
  }
  throw new Error('no ticket of the highest tier');
}
