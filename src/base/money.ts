/** An amount of money in whole cents: never a float of euros. */
export interface Money {
  readonly cents: number;
  readonly currency: 'EUR';
}

export const euros = (amount: number): Money => ({ cents: Math.round(amount * 100), currency: 'EUR' });

export const ZERO: Money = euros(0);

export const sum = (amounts: Iterable<Money>): Money => {
  let cents = 0;
  for (const amount of amounts) cents += amount.cents;
  return { cents, currency: 'EUR' };
};

export const times = (count: number, amount: Money): Money => ({ ...amount, cents: count * amount.cents });
export const isZero = (amount: Money): boolean => amount.cents === 0;
export const sameMoney = (a: Money, b: Money): boolean => a.cents === b.cents;

/** The number as a record holds it: euros, whole wherever the règlements are. */
export const toEuros = (amount: Money): number => amount.cents / 100;

/**
 * The amount as it is set on a ticket: `1 000 €`, with no-break spaces (U+00A0) between thousands and before €.
 *
 * Why     U+202F, the narrow no-break space of good French setting, is missing from nearly every font
 */
export function formatMoney({ cents }: Money): string {
  const whole = groupThousands(Math.trunc(Math.abs(cents) / 100));
  const rest = Math.abs(cents % 100);
  return `${cents < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}\u00a0€`;
}

/** A whole number with no-break spaces between its thousands. */
export const groupThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
