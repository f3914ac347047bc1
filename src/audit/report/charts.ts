import type { BlockAudit } from '../audit.ts';
import type { ZoneLeak } from '../fairness/leaks.ts';
import { type Axis, band, bar, chart, dot, joined, line, roundTicks } from './chart.ts';
import { bits, percent, powerOfTen, whole } from './french.ts';
import { type Markup, tag } from './markup.ts';

const axis = (title: string, [from, to]: readonly [number, number], label: (at: number) => string): Axis => ({
  title,
  from,
  to,
  ticks: roundTicks(from, to, 5).map((at) => ({ at, label: label(at) })),
});

/** How many stretches a block is drawn in. */
const STRETCHES = 100;

/** Three standard deviations either way: 1 in 370 lies beyond. */
const BAND = 3;

/** Shares that are all alike are drawn with so much room above and below. */
const LEAST_REACH = 0.001;

/** The share of winners along the block, and what packs that differ as these do may make of it by chance. */
export function winnersAlongBlock({ packs, order }: BlockAudit): Markup {
  const { winners, isWhole } = packs.counts;
  const stretches = Math.min(STRETCHES, winners.length);
  const shares = Array.from({ length: stretches }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.floor((edge * winners.length) / stretches));
    const whole = Array.from(winners.subarray(from, to)).filter(
      (_count, pack) => isWhole[(from ?? 0) + pack] === 1,
    );
    return { packs: whole.length, winners: whole.reduce((sum, count) => sum + count, 0) };
  });
  const all = Array.from(winners).filter((_, pack) => isWhole[pack] === 1);
  const mean = all.reduce((sum, count) => sum + count, 0) / all.length;
  const deviation = Math.sqrt(all.reduce((sum, count) => sum + (count - mean) ** 2, 0) / all.length);
  const { packsOf } = order.place;
  const share = mean / packsOf;
  const spread = (BAND * deviation) / (packsOf * Math.sqrt(all.length / stretches));
  const points = shares.flatMap(({ packs: count, winners: won }, at) =>
    count === 0 ? [] : [[(at + 0.5) / stretches, won / (count * packsOf)] as const],
  );
  const reach = Math.max(LEAST_REACH, spread * 1.4, ...points.map(([, y]) => Math.abs(y - share) * 1.1));
  return chart(
    {
      label: 'Part des tickets gagnants le long du bloc',
      x: axis('position dans le bloc', [0, 1], (at) => percent(at, 0)),
      y: axis('tickets gagnants', [share - reach, share + reach], (at) => percent(at, 1)),
    },
    (frame) => [
      band(frame, ends(share + spread), ends(share - spread)),
      joined(frame, ends(share), 'expected'),
      joined(frame, points, 'found'),
    ],
  );
}

const ends = (y: number): readonly (readonly [number, number])[] => [
  [0, y],
  [1, y],
];

/** Packs by how many winners they hold, and the fewest and the most that the rules allow. */
export function winnersByPack({ packs }: BlockAudit): Markup {
  const { byWinners, rules } = packs;
  const used = byWinners.flatMap((count, winners) => (count > 0 ? [winners] : []));
  const from = Math.max(0, Math.min(rules.least, ...used) - 1);
  const to = Math.max(rules.most, ...used) + 2;
  const most = Math.max(1, ...byWinners);
  return chart(
    {
      label: 'Livrets selon leur nombre de tickets gagnants',
      x: {
        title: 'tickets gagnants du livret',
        from,
        to,
        ticks: Array.from({ length: to - from }, (_, at) => from + at)
          .filter((winners) => to - from <= 24 || winners % 5 === 0)
          .map((winners) => ({ at: winners + 0.5, label: String(winners) })),
      },
      y: axis('livrets', [0, most * 1.08], whole),
    },
    (frame) =>
      [
        byWinners.map((count, winners) =>
          count === 0 || winners < from || winners >= to
            ? []
            : [
                bar(
                  frame,
                  [winners, winners + 1, count],
                  winners < rules.least || winners > rules.most ? 'bar wrong' : 'bar',
                ),
              ],
        ),
        [rules.least, rules.most + 1].map((edge) =>
          line([frame.x(edge), frame.y(0)], [frame.x(edge), frame.y(most * 1.06)], 'limit'),
        ),
      ].flat(2),
  );
}

/** How often each place of a pack wins, and how often it should. */
export function winnersByPlace({ fairness: { places } }: BlockAudit): Markup {
  const { packs, found, expected } = places;
  const share = (wins: number): number => wins / packs;
  const deviation = (wins: number): number =>
    (BAND * Math.sqrt(Math.max(0, wins * (1 - wins / packs)))) / packs;
  const centre = expected.reduce((sum, wins) => sum + share(wins), 0) / expected.length;
  const reach = Math.max(
    LEAST_REACH,
    ...expected.map((wins) => Math.abs(share(wins) - centre) + deviation(wins) * 1.2),
    ...found.map((wins) => Math.abs(share(wins) - centre) * 1.1),
  );
  const along = (of: (wins: number) => number) => expected.map((wins, at) => [at + 1, of(wins)] as const);
  return chart(
    {
      label: 'Part des tickets gagnants selon la place dans le livret',
      x: axis('place dans le livret', [0, found.length + 1], whole),
      y: axis('tickets gagnants', [centre - reach, centre + reach], (at) => percent(at, 1)),
    },
    (frame) => [
      band(
        frame,
        along((wins) => share(wins) + deviation(wins)),
        along((wins) => share(wins) - deviation(wins)),
      ),
      joined(frame, along(share), 'expected'),
      ...found.map((wins, at) => dot(frame, [at + 1, share(wins)], 'dot')),
    ],
  );
}

/**
 * Every test by its p: those of an honest block lie along the line, and none goes beyond the limit.
 *
 * Shape   powers of ten; the smallest p stands to the right
 */
export function probabilities({ fairness }: BlockAudit): Markup {
  const sorted = fairness.tests.toSorted((a, b) => a.p - b.p);
  const count = sorted.length;
  const depth = (p: number): number => Math.min(DEEPEST, -Math.log10(Math.max(p, 1e-300)));
  const limit = depth(fairness.level / count);
  const points = sorted.map((test, rank) => ({
    test,
    at: [depth((rank + 0.5) / count), depth(test.p)] as const,
  }));
  const across = (points[0]?.at[0] ?? 1) * 1.05;
  const top = Math.max(limit * 1.15, ...points.map(({ at }) => at[1] * 1.05));
  const powers = (title: string, to: number): Axis => ({
    title,
    from: 0,
    to,
    ticks: Array.from({ length: Math.floor(to) + 1 }, (_, at) => ({
      at,
      label: at === 0 ? '1' : powerOfTen(-at),
    })),
  });
  return chart(
    {
      label: 'Probabilités de tous les tests, par rang',
      x: powers('probabilité attendue à ce rang', across),
      y: powers('probabilité trouvée', top),
    },
    (frame) => [
      joined(
        frame,
        [
          [0, 0],
          [across, across],
        ],
        'expected',
      ),
      line([frame.x(0), frame.y(limit)], [frame.x(across), frame.y(limit)], 'limit'),
      ...points.map(({ test, at }) => dot(frame, at, test.isRejected ? 'dot wrong' : 'dot')),
    ],
  );
}

/** A p smaller than this is drawn here. */
const DEEPEST = 20;

/** What each zone tells, whole and by its most telling part, as bars beside their figures. */
export function leakBars(zones: readonly ZoneLeak[], doubt: number): Markup {
  const row = 20;
  const room = 400;
  const most = Math.max(doubt * 0.05, ...zones.map(({ whole: { winning } }) => winning)) * 1.02;
  const width = (of: number): string => (most === 0 ? 0 : (of / most) * room).toFixed(1);
  return tag(
    'svg',
    { viewBox: `0 0 680 ${zones.length * row + 4}`, role: 'img', 'aria-label': 'Information par zone' },
    zones.map(({ zone, whole: all, parts }, at) => {
      const part = parts[0]?.winning ?? 0;
      const y = at * row;
      return [
        tag('text', { class: 'label', x: 118, y: y + 13, 'text-anchor': 'end' }, zone),
        tag('rect', { class: 'bar', x: 126, y: y + 4, width: width(all.winning), height: 6 }, ''),
        tag('rect', { class: 'bar part', x: 126, y: y + 10, width: width(part), height: 4 }, ''),
        tag(
          'text',
          { class: 'label', x: 136 + Number(width(all.winning)), y: y + 13 },
          `${bits(all.winning)} · ${bits(part)}`,
        ),
      ];
    }),
  );
}
