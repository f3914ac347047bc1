import { MONTH_NAMES } from './months.ts';

/** An ISO date as a ticket words it: « 8 octobre 2013 », with no-break spaces. */
export function longDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = MONTH_NAMES[Number(month) - 1] ?? '';
  const ordinal = day === '01' ? '1er' : String(Number(day));
  return `${ordinal}\u00a0${name}\u00a0${year}`;
}
