import {
  type AmountContent,
  type Cell,
  fontMetrics,
  formatMoney,
  IMAGED_BLACK,
  type Length,
  ORIGIN,
  type PrintedAmount,
  type Size,
  sameMoney,
  type TranscriptionRow,
  textItem,
} from '../../../src/kit.ts';

/** How digits and transcription stand in a slot; `gap` from the foot of the digits to the head of the capitals. */
export interface AmountFormat {
  readonly digits: Length;
  readonly baseline: Length;
  readonly gap: Length;
  readonly letters: Length;
  readonly tracking: Length;
}

const DIGITS = 'barlow-condensed-700';
const LETTERS = 'barlow-condensed-600';

/** One amount in digits over its transcription, each one run in the middle of the slot. */
export function amountCell(
  surface: string,
  { amount, transcription }: TranscriptionRow,
  { slot, format }: { readonly slot: Size; readonly format: AmountFormat },
): Cell {
  const { capHeight, unitsPerEm } = fontMetrics(LETTERS);
  const x = Math.round(slot.width / 2);
  const foot = format.baseline + format.gap + Math.round((capHeight * format.letters) / unitsPerEm);
  const digits = { font: DIGITS, size: format.digits, figures: 'tabular', paint: IMAGED_BLACK } as const;
  const letters = { font: LETTERS, size: format.letters, tracking: format.tracking, paint: IMAGED_BLACK };
  const content: AmountContent = {
    kind: 'amount',
    amount,
    transcription,
    star: false,
    transcriptionAt: 'below',
    arrow: false,
  };
  return {
    key: `${surface}/amount/${amount.cents / 100}`,
    surface,
    content,
    box: { ...ORIGIN, width: slot.width, height: slot.height },
    items: [
      textItem(formatMoney(amount), digits, { x, y: format.baseline, align: 'centre', role: 'amount' }),
      textItem(transcription, letters, { x, y: foot, align: 'centre', role: 'transcription' }),
    ],
  };
}

/**
 * The cell that says exactly this amount with exactly this transcription, or null where none does.
 *
 * Why     this game has no stars, and sets every transcription below: a record that asks for more is no cell
 */
export function amountCellFor(cells: readonly Cell[], asked: PrintedAmount): Cell | null {
  const { amount, transcription, star, transcriptionAt } = asked;
  if (amount === null || star === true || transcriptionAt === 'above') return null;
  const isAsked = ({ content }: Cell): boolean =>
    content.kind === 'amount' && sameMoney(content.amount, amount) && content.transcription === transcription;
  return cells.find(isAsked) ?? null;
}

/** What a record asks for, in words. */
export function wantedAmount({ amount, transcription, star, transcriptionAt }: PrintedAmount): string {
  const digits = amount === null ? 'no amount' : formatMoney(amount);
  const letters = transcription === null ? 'no transcription' : `« ${transcription} »`;
  const place = transcriptionAt === 'above' ? 'under' : 'over';
  return `${star === true ? 'a star before ' : ''}${digits} ${place} ${letters}`;
}
