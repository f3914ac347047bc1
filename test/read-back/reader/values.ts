import { bottom, hull, type Rect, right } from '../../../src/base/geometry.ts';
import type { SeenRun } from './side.ts';

/** What a value is; values of one kind are told apart by where they stand. */
export type Kind = 'amount' | 'day' | 'phrase' | 'stray';

/** One value as a player reads it off the ticket, and where. */
export interface Value {
  readonly kind: Kind;
  /** `30 000 · TRENTE MILLE · below`: digits, transcription, where it stands; a day; a phrase. */
  readonly says: string;
  readonly box: Rect;
}

/** An amount's digits, grouped by no-break spaces, and the euro sign after one. */
const AMOUNT = /^\d{1,3}(\u00a0\d{3})*\u00a0€$/;
const DAY = /^(LUNDI|MARDI|MERCREDI|JEUDI|VENDREDI|SAMEDI|DIMANCHE)$/;
/** Letters or letters and digits, in capitals: DIX-HUIT, 5CENT, TRENTE MILLE. */
const TRANSCRIPTION = /^[0-9]?[A-Z][A-Z -]*$/;

/** Every value on a recto, from its runs alone. */
export function valuesOf(runs: readonly SeenRun[]): readonly Value[] {
  const amounts = runs.filter(({ text }) => AMOUNT.test(text));
  const days = runs.filter(({ text }) => DAY.test(text));
  const captions = runs.filter(({ text }) => TRANSCRIPTION.test(text) && !DAY.test(text));
  const rest = runs.filter((run) => ![amounts, days, captions].some((taken) => taken.includes(run)));
  return [
    ...withCaptions(amounts, captions),
    ...days.map(({ text, box }): Value => ({ kind: 'day', says: text, box })),
    ...phraseOf(rest),
  ];
}

/**
 * Every amount beside its transcription: each takes the caption that is nearest above or below it, and is that one's
 * nearest too; what is left over on either side is said as it stands, so that it matches nothing.
 */
function withCaptions(amounts: readonly SeenRun[], captions: readonly SeenRun[]): readonly Value[] {
  const paired = amounts.map((amount): Value => {
    const caption = nearest(amount, captions);
    const isMutual = caption !== null && nearest(caption, amounts) === amount;
    const says = caption === null || !isMutual ? `${amount.text} · nothing` : inWords(amount, caption);
    return { kind: 'amount', says, box: hullOf(isMutual && caption !== null ? [amount, caption] : [amount]) };
  });
  const strays = captions.filter((caption) => {
    const amount = nearest(caption, amounts);
    return amount === null || nearest(amount, captions) !== caption;
  });
  return [...paired, ...strays.map(({ text, box }): Value => ({ kind: 'stray', says: text, box }))];
}

function inWords(amount: SeenRun, caption: SeenRun): string {
  const side = caption.box.y < amount.box.y ? 'above' : 'below';
  return `${amount.text} · ${caption.text} · ${side}`;
}

/** The run that shares width with this one, with the least height between the two; null where none does. */
function nearest(of: SeenRun, among: readonly SeenRun[]): SeenRun | null {
  let best: SeenRun | null = null;
  let least = Infinity;
  for (const other of among) {
    if (other.box.x >= right(of.box) || of.box.x >= right(other.box)) continue;
    const gap = Math.max(other.box.y - bottom(of.box), of.box.y - bottom(other.box));
    if (gap < least) [best, least] = [other, gap];
  }
  return best;
}

/** All that is neither amount, transcription nor day is the phrase, line by line from the top. */
function phraseOf(runs: readonly SeenRun[]): readonly Value[] {
  if (runs.length === 0) return [];
  const lines = [...runs].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  return [{ kind: 'phrase', says: lines.map(({ text }) => text.trim()).join(' '), box: hullOf(lines) }];
}

function hullOf(runs: readonly SeenRun[]): Rect {
  const box = hull(runs.map((run) => run.box));
  if (box === null) throw new Error('a value stands nowhere');
  return box;
}
