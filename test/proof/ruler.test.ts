import { expect, it } from 'vitest';
import { mm } from '../../src/base/length.ts';
import { ruler } from '../../src/proof/ruler.ts';

const items = ruler({ x: mm(12), y: mm(284) }, mm(186));

it('has a tick each millimetre, exactly where it should be', () => {
  const ticks = items.flatMap((item) => {
    if (item.kind !== 'path') return [];
    const [from, to] = item.outline;
    return from?.op === 'M' && to?.op === 'L' && from.x === to.x ? [from.x] : [];
  });
  expect(ticks).toEqual(Array.from({ length: 187 }, (_, i) => mm(12 + i)));
});

it('counts them every 20, and says that they are millimetres', () => {
  const words = items.flatMap((item) => (item.kind === 'glyphs' ? [item.run.text] : []));
  expect(words.slice(1)).toEqual(['0', '20', '40', '60', '80', '100', '120', '140', '160', '180', 'mm']);
});
