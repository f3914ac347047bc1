import { groupThousands } from '../../base/money.ts';

/** Numbers as French sets them: no-break spaces between thousands, a comma before decimals. */
export const whole = (count: number): string => groupThousands(count);

export const decimal = (value: number, digits: number): string => {
  const [units = '0', rest = ''] = Math.abs(value).toFixed(digits).split('.');
  return `${value < 0 ? '−' : ''}${groupThousands(Number(units))}${rest === '' ? '' : `,${rest}`}`;
};

export const percent = (share: number, digits = 2): string => `${decimal(share * 100, digits)}\u00a0%`;

/** A probability: in decimals as long as they say something, then as a power of ten. */
export function probability(p: number): string {
  if (p === 0) return '0';
  if (p >= 0.001) return decimal(p, 3);
  const [digits = '', exponent = ''] = p.toExponential(1).split('e');
  return `${decimal(Number(digits), 1)}\u00a0×\u00a0${powerOfTen(Number(exponent))}`;
}

/** `10⁻⁵`. */
export const powerOfTen = (exponent: number): string =>
  `10${exponent < 0 ? '⁻' : ''}${String(Math.abs(exponent)).replace(/./g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))}`;

/** Bits of information: what is nothing but the rounding of a measure is 0. */
export const bits = (value: number): string => (value < 0.00005 ? '0' : decimal(value, 4));

/** `1 ticket`, `2 tickets`: in French what is below two is one. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${whole(count)}\u00a0${count < 2 ? one : several}`;
