import { describe, expect, test } from 'vitest';
import { ranInProcess } from '../kit/in-process.ts';

const N = '\u00a0';
const lines = (text: string): readonly string[] => text.trimEnd().split('\n');
const words = (line: string | undefined): readonly string[] => (line ?? '').trim().split(/ {2,}/);

describe('the plan of Happy 2014', () => {
  test('stands beside the figures of the règlement, and equals them', async () => {
    const { code, stdout, stderr } = await ranInProcess(['plan', 'happy-2014']);
    expect([code, stderr]).toEqual([0, '']);
    const shown = lines(stdout);
    expect(shown[0]).toBe(`Happy 2014: block of 2${N}000${N}000 tickets at 3${N}€, 40${N}000 packs of 50`);
    expect(words(shown.find((line) => line.startsWith(`    40${N}€`)))).toEqual([
      `40${N}€`,
      `12${N}750`,
      `12${N}750`,
      '=',
      `510${N}000${N}€`,
      `510${N}000${N}€`,
      '=',
      `8,50${N}%`,
      '156,86',
    ]);
    expect(words(shown.find((line) => line.trim().startsWith('all')))).toEqual([
      'all',
      `435${N}820`,
      `435${N}820`,
      '=',
      `3${N}960${N}000${N}€`,
      `3${N}960${N}000${N}€`,
      '=',
      `66,00${N}%`,
      '4,59',
    ]);
    expect(stdout).not.toContain('≠');
  });

  test('shows a composition with its deals', async () => {
    const shown = lines((await ranInProcess(['plan', 'happy-2014'])).stdout);
    const at = shown.findIndex((line) => line.startsWith('  20+20 '));
    expect(shown.slice(at, at + 3).map(words)).toEqual([
      ['20+20', `6${N}375`, `255${N}000${N}€`, `4,25${N}%`, '313,73'],
      ['20+20', `3${N}825`, `153${N}000${N}€`, `2,55${N}%`, '522,88'],
      ['20', '20', `2${N}550`, `102${N}000${N}€`, `1,70${N}%`, '784,31'],
    ]);
  });

  test('has other packs where they are asked for', async () => {
    const { code, stdout } = await ranInProcess(['plan', 'happy-2014', '--packs-of', '25']);
    expect(code).toBe(0);
    expect(stdout).toContain(`80${N}000 packs of 25`);
    expect(stdout).toContain('A pack of 25 holds 3 to 8 winning tickets (5,45 on average)');
  });
});

describe('the plan of the 2007 game', () => {
  test('fits a terminal of 100 columns', async () => {
    const { stdout } = await ranInProcess(['plan', 'rencontre-2007']);
    expect(Math.max(...lines(stdout).map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(lines(stdout).every((line) => line === line.trimEnd())).toBe(true);
  });

  test('is one JSON object for machines, whose deals are its block', async () => {
    const { code, stdout } = await ranInProcess(['plan', 'rencontre-2007', '--json']);
    expect(code).toBe(0);
    const plan = JSON.parse(stdout);
    expect(stdout).toBe(`${JSON.stringify(plan, null, 2)}\n`);
    expect([plan.game, plan.plan.version, plan.block, plan.packs, plan.losers]).toEqual([
      'rencontre-2007',
      1,
      750_000,
      15_000,
      528_496,
    ]);
    interface Deal {
      readonly tickets: number;
      readonly euros: number;
    }
    const deals: readonly Deal[] = plan.tiers.flatMap((tier: { compositions: { deals: Deal[] }[] }) =>
      tier.compositions.flatMap((composition) => composition.deals),
    );
    expect(deals).toHaveLength(85);
    expect(deals.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(plan.reglement.winners);
    expect(deals.reduce((sum, { euros }) => sum + euros, 0)).toBe(plan.reglement.total);
    expect(plan.tiers[2].compositions[1]).toEqual({
      terms: [20, 100],
      listed: true,
      tickets: 250,
      euros: 30_000,
      ofSales: 30_000 / 2_250_000,
      oneIn: 3_000,
      deals: [
        {
          wins: { rencontre: [100], vieADeux: [20] },
          tickets: 250,
          euros: 30_000,
          ofSales: 30_000 / 2_250_000,
          oneIn: 3_000,
        },
      ],
    });
  });
});

test.each([
  [['happy-2014', '--packs-of', '33'], `packs of 33 do not divide a block of 2,000,000 tickets`],
  [['happy-2014', '--packs-of', '2'], 'a pack may hold as few winners as 0, and as many high prizes as 1'],
  [['noel-2014'], 'noel-2014'],
])('a plan of %j is refused, and nothing is printed', async (args, message) => {
  const { code, stdout, stderr } = await ranInProcess(['plan', ...args]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});
