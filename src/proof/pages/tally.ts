import { mm } from '../../base/length.ts';
import { groupThousands } from '../../base/money.ts';
import type { Purpose } from '../../block/specimen-plan.ts';
import { COLUMN, TYPE } from '../paper.ts';
import { exhibits } from '../shown.ts';
import type { ProvedSpecimen } from '../subject.ts';
import type { Table } from '../table.ts';

/** How many specimens there are of each sort, how many of them are shown, and why the others are not; a sort that a game has none of is not named. */
export function tallyTable(specimens: readonly ProvedSpecimen[]): Table {
  const shown = exhibits(specimens);
  const row = (text: string, kinds: readonly Purpose['kind'][]) => {
    const count = (of: readonly ProvedSpecimen[]): string =>
      groupThousands(of.filter(({ specimen }) => kinds.includes(specimen.purpose.kind)).length);
    return [text, count(specimens), count(shown)];
  };
  const figures = mm(18);
  return {
    columns: [
      { head: 'SPÉCIMENS', width: COLUMN - 2 * figures },
      { head: 'JUGÉS', width: figures, align: 'right', style: TYPE.figures },
      { head: 'MONTRÉS', width: figures, align: 'right', style: TYPE.figuresBold },
    ],
    rows: [
      ...[
        row('un par lot', ['tier']),
        row('les autres compositions de ces lots', ['composition']),
        row('gains déjà montrés, pour d’autres sommes ou phrases perdantes', ['amount', 'phrase']),
        row('perdants', ['loser']),
      ].filter(([, judged]) => judged !== '0'),
      ['en tout', groupThousands(specimens.length), groupThousands(shown.length)],
    ],
    rowHeight: mm(6),
    summed: true,
  };
}
