import { upperGamma } from './gamma.ts';

/** How likely a chi-square of so many degrees of freedom is at least this. */
export const chiSquareTail = (chiSquare: number, freedom: number): number =>
  upperGamma(freedom / 2, chiSquare / 2);

/** How likely a standard normal is at least this far from 0, on either side. */
export const normalTail = (z: number): number => upperGamma(0.5, (z * z) / 2);

/**
 * How likely a Brownian bridge goes at least this far from 0.
 *
 * Source  Kolmogorov's distribution in its two forms: one converges at once for large arguments, the other for small ones
 */
export function kolmogorovTail(distance: number): number {
  if (distance <= 0) return 1;
  if (distance < 1) {
    const odd = [1, 3, 5, 7].map((k) => Math.exp((-k * k * Math.PI * Math.PI) / (8 * distance * distance)));
    return 1 - (Math.sqrt(2 * Math.PI) / distance) * odd.reduce((sum, term) => sum + term, 0);
  }
  const terms = [1, 2, 3, 4, 5].map(
    (k) => (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * distance * distance),
  );
  return terms.reduce((sum, term) => sum + term, 0);
}

/**
 * The same for the greatest distance between an empirical distribution of n values and the one they are drawn from.
 *
 * Source  Stephens 1970: with this scale Kolmogorov's distribution is good from n = 5 up
 */
export const empiricalTail = (distance: number, n: number): number =>
  kolmogorovTail(distance * (Math.sqrt(n) + 0.12 + 0.11 / Math.sqrt(n)));
