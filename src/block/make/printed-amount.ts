import { Bug } from '../../base/fault.ts';
import type { Money } from '../../base/money.ts';
import type { Surface } from '../../game/game.ts';
import type { PrintedAmount } from '../../game/ticket.ts';
import type { TranscriptionRow, TranscriptionTable } from '../../reglement/reglement.ts';
import type { Choose } from './choose.ts';

/** An amount of a surface's table as it is printed, by its cents. */
export interface Standing {
  readonly cents: number;
  readonly hasArrow: boolean;
}

/** Prints an amount of the surface: with its transcription, star and place chosen where the law leaves them open. */
export type AmountPrinter = (standing: Standing, choose: Choose) => PrintedAmount;

/** The printer of a surface's amounts; tickets share what it prints, since nothing of it ever changes. */
export function amountPrinter(surface: Surface): AmountPrinter {
  const fonts = { plain: new Map<number, RowPrinter>(), arrow: new Map<number, RowPrinter>() };
  for (const row of tableOf(surface)) {
    const decision = `${surface.id}/${row.amount.cents}`;
    fonts.plain.set(row.amount.cents, rowPrinter(surface, row, `${decision}/no arrow`));
    fonts.arrow.set(row.amount.cents, rowPrinter(surface, row, `${decision}/arrow`));
  }
  return ({ cents, hasArrow }, choose) => {
    const print = (hasArrow ? fonts.arrow : fonts.plain).get(cents);
    if (print === undefined) throw new Bug(`${surface.id} prints no amount of ${cents} cents`);
    return print(choose);
  };
}

type RowPrinter = (choose: Choose) => PrintedAmount;

function rowPrinter(surface: Surface, row: TranscriptionRow, decision: string): RowPrinter {
  if (!surface.law.starred) {
    const only: PrintedAmount = { ...row, star: null, transcriptionAt: null };
    return () => only;
  }
  const withStar = { above: standing(row, true, 'above'), below: standing(row, true, 'below') };
  const without = { above: standing(row, false, 'above'), below: standing(row, false, 'below') };
  const [star, transcription] = [`${decision}/star`, `${decision}/transcription`];
  return (choose) => {
    const forms = choose(star, STAR) === 'star' ? withStar : without;
    return forms[choose(transcription, SIDES)];
  };
}

const STAR = ['star', 'none'] as const;
const SIDES = ['above', 'below'] as const;

const standing = (
  row: TranscriptionRow,
  star: boolean,
  transcriptionAt: 'above' | 'below',
): PrintedAmount => ({
  ...row,
  star,
  transcriptionAt,
});

/** The amounts of the table that win: all but 0 €. */
export const winningAmounts = (surface: Surface): readonly Money[] =>
  tableOf(surface)
    .map((row) => row.amount)
    .filter((amount) => amount.cents > 0);

function tableOf({ id, transcriptions }: Surface): TranscriptionTable {
  if (transcriptions === null) throw new Bug(`${id} prints amounts and declares no table`);
  return transcriptions;
}

export const centsOf = ({ cents }: Money): number => cents;
