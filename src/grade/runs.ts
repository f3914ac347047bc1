/** Pixels of one kind in a row: inked or bare. */
export interface Run {
  readonly start: number;
  readonly length: number;
}

/** The inked runs of a line of so many pixels. */
export function inkedRuns(isInked: (at: number) => boolean, from: number, to: number): readonly Run[] {
  const runs: Run[] = [];
  let start = -1;
  for (let at = from; at <= to; at++) {
    const inked = at < to && isInked(at);
    if (inked && start < 0) start = at;
    if (!inked && start >= 0) {
      runs.push({ start, length: at - start });
      start = -1;
    }
  }
  return runs;
}

/** How many pixels in a row are as light as `least`, from `from` in steps of 1 or −1, up to `most`. */
export function clearPixels(
  light: (at: number) => number,
  { from, step, most }: { readonly from: number; readonly step: 1 | -1; readonly most: number },
  least: number,
): number {
  let count = 0;
  while (count < most && light(from + step * count) >= least) count++;
  return count;
}
