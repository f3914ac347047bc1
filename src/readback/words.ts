import { toMm } from '../base/length.ts';
import { formatMoney } from '../base/money.ts';
import type { PrintedAmount } from '../game/ticket.ts';
import type { SlotValue } from './expectation.ts';
import type { Slot } from './known-cells.ts';
import type { MapPart } from './reading-map.ts';
import type { PartRole } from './rules.ts';
import type { SeenPart } from './seen.ts';

/** « amount 2 », « symbol 1 »: which of a zone's it is, where it has several. */
export function nameIn(slot: Slot, role: PartRole | 'cell'): string {
  const many =
    slot.surface.map.slots.filter(({ zone, holds }) => zone === slot.zone && holds === slot.holds).length > 1;
  const nth = many ? ` ${slot.nth + 1}` : '';
  if (role === 'cell') return `the ${slot.holds}${nth}`;
  return slot.holds === 'amount' && role !== 'amount' && many
    ? `the ${role} of amount${nth}`
    : `the ${role}${nth}`;
}

/** A value in the words of the ticket. */
export function inWords(value: SlotValue): string {
  if (value.kind === 'mark') return value.mark === null ? 'nothing' : `« ${value.mark} »`;
  if (value.kind === 'phrase') return value.phrase === null ? 'nothing' : `« ${value.phrase} »`;
  return amountInWords(value.printed, value.arrow);
}

function amountInWords(
  { amount, transcription, star, transcriptionAt }: PrintedAmount,
  arrow: boolean,
): string {
  const parts = [
    amount === null ? 'no amount' : formatMoney(amount),
    transcription === null
      ? 'no transcription'
      : `« ${transcription} »${transcriptionAt === null ? '' : ` ${transcriptionAt}`}`,
    ...(star === true ? ['a star'] : []),
    ...(arrow ? ['the arrow'] : []),
  ];
  return parts.join(', ');
}

/** What a part should be. */
export const partInWords = (part: MapPart): string =>
  'text' in part ? `« ${part.text} »` : part.role === 'symbol' ? `« ${part.drawing} »` : `the ${part.role}`;

/** What a part is seen to be. */
export function seenInWords(seen: SeenPart, { surface }: Slot): string {
  if (seen.kind === 'text') return `« ${seen.read.text} »`;
  const name = surface.drawing(seen.fingerprint);
  return name === null ? 'an unknown drawing' : `« ${name} »`;
}

/** What a part says to whoever copies its text. */
export const saidInWords = (seen: SeenPart): string =>
  seen.kind === 'text' ? `« ${seen.read.said} »` : 'a drawing';

/** How far something stands from its place. */
export const awayInWords = ([x, y]: readonly [number, number]): string =>
  `${inMm(x)} mm to the right and ${inMm(y)} mm down`;

/** A distance of the lattice in millimetres. */
const inMm = (lattice: number): string => toMm(lattice).toFixed(2);
