import { plain } from '../../base/count.ts';
import type { Facts } from '../rule.ts';

/** Facts about a block as a whole: no one ticket, surface or zone. */
export const aboutBlock = (
  facts: Pick<Facts, 'expected' | 'found' | 'detail'> &
    Partial<Pick<Facts, 'ticket' | 'article' | 'surface' | 'zone'>>,
): Facts => ({ ticket: null, surface: null, zone: null, article: null, ...facts });

/** `1 ticket`, `2,000 tickets`. */
export const many = (count: number, noun: string): string =>
  `${plain(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The first of several, and how many more there are: `a, b and 3 more`. */
export function named(first: readonly string[], count: number): string {
  const more = count - first.length;
  return more > 0 ? `${first.join(', ')} and ${plain(more)} more` : first.join(', ');
}

/** The verb that goes with a count in words: `1 ticket wins`, `2 tickets win`. */
export const agrees = (counted: string | null, one: string, several: string): string =>
  counted?.startsWith('1 ') === true ? one : several;
