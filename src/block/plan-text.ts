import { InputError } from '../base/fault.ts';
import type { Game, Surface } from '../game/game.ts';
import { winningPairs } from '../game/winning-pairs.ts';
import type { Plan, PlanRow } from './plan.ts';
import type { Wardrobe } from './wardrobes.ts';

/** A plan before it has a name. */
export type UnnamedPlan = Omit<Plan, 'hash'>;

/**
 * All that decides what a block holds, as lines: two plans with the same text deal the same tickets from the same key.
 *
 * Shape   UTF-8, each line ended by a line feed; amounts in cents; fields parted by one tab. SPEC.md, « The plan's text »
 * Throws  InputError where a field holds what parts fields or lines: two plans could then have one text
 */
export function planText(plan: UnnamedPlan): string {
  const { game, pack, wardrobes } = plan;
  const lines: readonly (readonly (string | number)[])[] = [
    ['grattage plan', plan.version],
    ['game', game.id, game.policy.code],
    ['block', game.reglement.blockSize],
    ['pack', pack.of, pack.least, pack.most, pack.longestLosingRun],
    ['high', pack.high.from.cents, pack.high.most],
    ...game.surfaces.flatMap((surface, index) => surfaceLines(surface, wardrobes[index])),
    ...plan.rows.map((row) => rowLine(game, row)),
    ['losers', plan.losers],
  ];
  return lines.map((fields) => `${fields.map(whole).join('\t')}\n`).join('');
}

function whole(field: string | number): string | number {
  if (typeof field === 'number' || !/[\t\n]/.test(field)) return field;
  throw new InputError(`${JSON.stringify(field)} holds a tab or a line feed, which nothing of a plan may`);
}

function surfaceLines(
  surface: Surface,
  wardrobe: Wardrobe | undefined,
): readonly (readonly (string | number)[])[] {
  const { id, law, mechanic, zones, transcriptions, marks, marksKey, places, phrases } = surface;
  const gains = [...(law.winningWords ?? []), ...winningPairs(surface)];
  return [
    ['surface', id, mechanic, places, law.starred ? 'starred' : 'plain', marksKey ?? '-'],
    ['zones', ...zones],
    ['amounts', ...(transcriptions ?? []).map((row) => `${row.amount.cents} ${row.transcription}`)],
    ['marks', ...marks.map((mark) => mark.id)],
    ['gains', ...gains.map(({ mark, wins }) => `${wins.cents} ${mark}`)],
    ['phrases', ...phrases],
    ['always', ...(wardrobe?.always ?? [])],
    ['guises', ...(wardrobe?.guises ?? []).map((guise, at) => `${wardrobe?.weights[at]} ${guise}`)],
  ];
}

/** Tickets, prize, then for each surface what its zones win: `-` where it wins nothing. */
const rowLine = ({ surfaces }: Game, { tier, shares, tickets }: PlanRow): readonly (string | number)[] => [
  'row',
  tickets,
  tier.prize.cents,
  ...surfaces.map(
    ({ id }) =>
      shares
        .get(id)
        ?.map(({ cents }) => cents)
        .join('+') ?? '-',
  ),
];
