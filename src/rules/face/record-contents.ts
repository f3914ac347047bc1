import { formatMoney, sameMoney } from '../../base/money.ts';
import type { CellContent } from '../../face/cell-content.ts';
import type { PrintedAmount, ZoneContent } from '../../game/ticket.ts';

/** A value of a record as a cell should say it. */
export type Value =
  | { readonly kind: 'mark' | 'phrase'; readonly text: string | null }
  | { readonly kind: 'amount'; readonly printed: PrintedAmount; readonly arrow: boolean };

/** The values of a zone one by one, marks before the amount: the order in which a template places them. */
export function valuesOf(content: ZoneContent): readonly Value[] {
  const mark = (text: string | null): Value => ({ kind: 'mark', text });
  switch (content.mechanic) {
    case 'twins':
      return [...content.marks.map(mark), { kind: 'amount', printed: content.amount, arrow: false }];
    case 'amount':
      return [{ kind: 'amount', printed: content.amount, arrow: false }];
    case 'arrow':
      return content.amounts.map((printed, place) => ({
        kind: 'amount',
        printed,
        arrow: content.arrows.includes(place),
      }));
    case 'words':
      return [{ kind: 'phrase', text: content.phrase }];
    case 'pairs':
      return content.symbols.map(mark);
  }
}

/** Whether a cell says a value. */
export function says(content: CellContent, value: Value): boolean {
  switch (content.kind) {
    case 'symbol':
      return value.kind === 'mark' && value.text === content.symbol;
    case 'word':
      return value.kind === 'mark' && value.text === content.word;
    case 'phrase':
      return value.kind === 'phrase' && value.text === content.phrase;
    case 'amount': {
      if (value.kind !== 'amount') return false;
      const { amount, transcription, star, transcriptionAt } = value.printed;
      return (
        amount !== null &&
        sameMoney(amount, content.amount) &&
        transcription === content.transcription &&
        (star ?? false) === content.star &&
        (transcriptionAt ?? content.transcriptionAt) === content.transcriptionAt &&
        value.arrow === content.arrow
      );
    }
  }
}

/** A value in words, as far as the record has it. */
export function inWords(value: Value): string {
  if (value.kind !== 'amount') return value.text ?? 'nothing';
  const { amount, transcription, star, transcriptionAt } = value.printed;
  return [
    star === true ? 'star' : '',
    amount === null ? 'no amount' : formatMoney(amount),
    transcription ?? 'no transcription',
    transcriptionAt ?? '',
    value.arrow ? 'arrow' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
