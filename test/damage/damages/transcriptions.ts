import { alterForm, type CellInHand, cellIn, cellLines, repoint, type SlotName } from '../kit/cell-in-hand.ts';
import type { Alter, Damage, FileName, RuleId } from '../kit/damage.ts';
import { change, codesOf, inColour, moved, only, without, withCodes } from '../kit/parts.ts';
import type { GameId } from '../kit/small-job.ts';
import { ticketIn } from '../kit/ticket-in-hand.ts';

const JANVIER: SlotName = { zone: 'janvier', slot: 'amount' };
const CARTONS: SlotName = { zone: 'cartons', slot: 'amount' };
/** The amount of the first ticket that has the arrow, its transcription above. */
const TARGET: SlotName = { zone: 'cible', slot: 'amount-0' };

/** A damage to one cell of the first ticket. */
function ofCell(
  [title, game, file]: readonly [string, GameId, FileName],
  slot: SlotName,
  { how, fires }: { readonly how: (lines: string[], cell: CellInHand) => string[]; readonly fires: readonly RuleId[] },
): Damage {
  const alter: Alter = (pdf) => {
    const cell = cellIn(ticketIn(pdf, 0), slot);
    repoint(cell, how(cellLines(cell), cell));
  };
  return { title, game, files: { [file]: alter }, fires };
}

export const TRANSCRIPTIONS: readonly Damage[] = [
  ofCell(['transcription absent', 'happy-2014', 'imaging-recto.pdf'], JANVIER, {
    how: (lines) => without(lines, 'transcription'),
    fires: ['readback/transcription-missing', 'readback/verdict-differs'],
  }),
];
export { alterForm, change, codesOf, inColour, moved, only, withCodes, CARTONS, TARGET };
