import type { PrintedAmount, ZoneContent } from '../../game/ticket.ts';

/**
 * Whether nothing at all is printed in a zone that should hold several things.
 *
 * Why     an empty month is one fault, a zone that is missing, and not three; a zone of one kind of thing (a phrase,
 *         four symbols) has a rule that says so by itself
 */
export function isBlank(content: ZoneContent): boolean {
  switch (content.mechanic) {
    case 'twins':
      return content.marks.length === 0 && isBlankAmount(content.amount);
    case 'amount':
      return isBlankAmount(content.amount);
    case 'arrow':
      return content.amounts.length === 0 && content.arrows.length === 0;
    default:
      return false;
  }
}

/** Whether nothing at all is said of an amount. */
export const isBlankAmount = ({ amount, transcription, star, transcriptionAt }: PrintedAmount): boolean =>
  amount === null && transcription === null && star === null && transcriptionAt === null;
