import { Bug } from '../../base/fault.ts';
import type { Money } from '../../base/money.ts';
import type { Surface } from '../../game/game.ts';
import type { PrintedAmount } from '../../game/ticket.ts';
import type { TranscriptionTable } from '../../reglement/reglement.ts';
import type { Choose } from './choose.ts';

/** An amount of a surface's table as it is printed, by its cents. */
export interface Standing {
  readonly cents: number;
  readonly hasArrow: boolean;
}

/** The printer of a surface's amounts: each with its transcription, star and place chosen where the law leaves them open. */
export function amountPrinter(surface: Surface): (standing: Standing, choose: Choose) => PrintedAmount {
  const rows = new Map(tableOf(surface).map((row) => [row.amount.cents, row]));
  return ({ cents, hasArrow }, choose) => {
    const row = rows.get(cents);
    if (row === undefined) throw new Bug(`${surface.id} prints no amount of ${cents} cents`);
    const decision = `${surface.id}/${cents}/${hasArrow ? 'arrow' : 'no arrow'}`;
    return { ...row, ...(surface.law.starred ? chosenStanding(decision, choose) : NO_STANDING) };
  };
}

const NO_STANDING = { star: null, transcriptionAt: null } as const;

const chosenStanding = (
  decision: string,
  choose: Choose,
): Pick<PrintedAmount, 'star' | 'transcriptionAt'> => ({
  star: choose(`${decision}/star`, ['star', 'none']) === 'star',
  transcriptionAt: choose(`${decision}/transcription`, ['above', 'below']),
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
