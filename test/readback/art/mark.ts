import type { FoundMark } from '../../../src/readback/art/art-mark.ts';

/** A square of coat, 1 mm wide, so far to the right and down in millimetres, otherwise where a test wants it. */
export function mark(over: Partial<FoundMark> = {}, [x, y]: readonly [number, number] = [0, 0]): FoundMark {
  const [left, top] = [x * 36_000, y * 36_000];
  const box = { x0: left, y0: top, x1: left + 36_000, y1: top + 36_000 };
  return {
    is: 'shape',
    says: null,
    paint: 'Coat 100 overprinting',
    shape: 'square',
    box,
    shows: over.box ?? box,
    isShaped: false,
    hidden: null,
    ...over,
  };
}
