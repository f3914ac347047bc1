/** Of several figures the middle one; of an even number the upper of the two. */
export function middleOf(figures: readonly number[]): number {
  const middle = [...figures].sort((a, b) => a - b)[figures.length >> 1];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
