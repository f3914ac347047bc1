/**
 * A count shared out by whole weights, each share within one of its exact part.
 *
 * Shape   whole numbers that add up to the count; a weight of 0 has none
 * Order   what is left after rounding down goes to the largest remainders, to the earlier one where two are the same
 */
export function apportion(count: number, weights: readonly number[]): readonly number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const parts = weights.map((weight) => BigInt(count) * BigInt(weight));
  const shares = parts.map((part) => Number(part / total));
  const left = count - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part % total }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const favoured = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + (favoured.has(index) ? 1 : 0));
}
