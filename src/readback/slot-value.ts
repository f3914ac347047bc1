import type { PrintedAmount } from '../game/ticket.ts';
import type { SlotValue } from './expectation.ts';
import { roughBox } from './form.ts';
import { liesIn, meet } from './frame.ts';
import { type Slot, STILL } from './known-cells.ts';
import { asSeen } from './lettering.ts';
import type { PartRole } from './rules.ts';
import type { SeenPart } from './seen.ts';
import type { Standing } from './standing.ts';

/** What a part is by its look: a drawing by its name, a text by its font and size. */
export function roleOf({ surface }: Slot, seen: SeenPart): PartRole | null {
  for (const { parts } of surface.map.cells) {
    for (const part of parts) {
      if (seen.kind === 'drawing') {
        if ('drawing' in part && part.drawing === surface.drawing(seen.fingerprint)) return part.role;
      } else if ('text' in part && Math.abs(part.size - seen.size) <= STILL) return part.role;
    }
  }
  return null;
}

/** What can be seen in a slot, as a record would say it. */
export function valueOfParts(slot: Slot, standing: readonly Standing[]): SlotValue | null {
  const visible = standing
    .filter(({ seen, fault }) => fault === null && isInRoom(slot, seen) && !isCut(seen))
    .map(({ seen }) => seen);
  if (visible.length === 0) return null;
  const textOf = (role: PartRole): string | null => {
    const seen = visible.find((one) => one.kind === 'text' && roleOf(slot, one) === role);
    return seen?.kind === 'text' ? seen.read.text : null;
  };
  const has = (role: PartRole): boolean => visible.some((one) => roleOf(slot, one) === role);
  if (slot.holds === 'phrase') return { kind: 'phrase', phrase: spelled(slot, textOf('phrase')) };
  if (slot.holds === 'mark') {
    const [symbol] = visible.flatMap((one) =>
      one.kind === 'drawing' ? [slot.surface.drawing(one.fingerprint)] : [],
    );
    return { kind: 'mark', mark: symbol ?? spelled(slot, textOf('word')) };
  }
  const { starred } = slot.surface.law.law;
  const printed: PrintedAmount = {
    amount: moneyIn(textOf('amount')),
    transcription: textOf('transcription'),
    star: starred ? has('star') : null,
    transcriptionAt: starred ? sideOf(slot, visible) : null,
  };
  return { kind: 'amount', printed, arrow: has('arrow') };
}

const isInRoom = ({ room }: Slot, seen: SeenPart): boolean =>
  meet(roughBox(seen), { x0: 0, y0: 0, x1: room[2], y1: room[3] });

/** A mark that a clip cuts into is incomplete, and an incomplete mark is none. */
const isCut = (seen: SeenPart): boolean =>
  seen.clip !== null && !(seen.clip.exact && liesIn(roughBox(seen), seen.clip, STILL));

/** A text that is a cell's, with that cell's own blanks. */
const spelled = ({ surface }: Slot, text: string | null): string | null =>
  text === null
    ? null
    : (surface.map.cells
        .flatMap(({ says }) =>
          says.kind === 'phrase' ? [says.phrase] : says.kind === 'mark' ? [says.mark] : [],
        )
        .find((known) => asSeen(known) === text) ?? text);

function moneyIn(text: string | null): PrintedAmount['amount'] {
  const digits = /^(\d{1,3}(?: \d{3})*) €$/.exec(text ?? '')?.[1];
  return digits === undefined ? null : { cents: Number(digits.replaceAll(' ', '')) * 100, currency: 'EUR' };
}

function sideOf(slot: Slot, seen: readonly SeenPart[]): 'above' | 'below' | null {
  const at = (role: PartRole): number | null => {
    const part = seen.find((one) => one.kind === 'text' && roleOf(slot, one) === role);
    return part?.kind === 'text' ? part.y : null;
  };
  const [amount, transcription] = [at('amount'), at('transcription')];
  if (amount === null || transcription === null) return null;
  return transcription < amount ? 'above' : 'below';
}
