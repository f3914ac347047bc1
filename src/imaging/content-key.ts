import type { PrintedAmount, ZoneContent } from '../game/ticket.ts';

/** A text that two contents have alike only if they print alike. */
export function contentKey(content: ZoneContent): string {
  switch (content.mechanic) {
    case 'twins':
      return `${content.marks.join(' ')} ${amountKey(content.amount)}`;
    case 'amount':
      return amountKey(content.amount);
    case 'arrow':
      return `${content.arrows.join(' ')} ${content.amounts.map(amountKey).join(' ')}`;
    case 'words':
      return content.phrase ?? '';
    case 'pairs':
      return content.symbols.join(' ');
  }
}

const amountKey = ({ amount, transcription, star, transcriptionAt }: PrintedAmount): string =>
  `${amount?.cents} ${transcription} ${star} ${transcriptionAt}`;
