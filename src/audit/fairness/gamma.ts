/**
 * The upper regularised gamma function Q(a, x): what the tails of the chi-square and normal distributions are read from.
 *
 * Shape   0 ≤ Q ≤ 1; right to some eleven digits of itself, small tails included; 1 for x ≤ 0
 * Why     our own, forty lines: the packages that have it bring two hundred others, or leave small tails as 1 − P, which
 *         ends at 1e-16
 * Source  Abramowitz and Stegun 6.5.29 (series) and 6.5.31 (continued fraction); held in tests to published tables
 */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}

const PRECISION = 1e-15;

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * PRECISION; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** By Lentz's method: x > a, so no denominator comes near 0. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.POSITIVE_INFINITY;
  let d = 1 / b;
  let h = d;
  for (let n = 1, step = 0; Math.abs(step - 1) > PRECISION; n++) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    step = c * d;
    h *= step;
  }
  return h;
}

/** Source  Stirling's series (Abramowitz and Stegun 6.1.41), from 10 up; smaller arguments by Γ(a + 1) = a Γ(a) */
export function logGamma(a: number): number {
  let [z, shift] = [a, 1];
  for (; z < 10; z++) shift *= z;
  const w = 1 / (z * z);
  const series =
    1 / 12 - w * (1 / 360 - w * (1 / 1260 - w * (1 / 1680 - w * (1 / 1188 - w * (691 / 360360)))));
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series / z - Math.log(shift);
}
