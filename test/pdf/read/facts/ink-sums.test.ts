import { expect, test } from 'vitest';
import { weigh } from '../../../../src/pdf/read/facts/ink-sums.ts';
import { readFacts } from '../../../../src/pdf/read/facts/read-facts.ts';
import { type MadePage, opened, pdfOf } from '../content/kit.ts';

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** The sums of pages of 200 × 100 points. */
async function weighed(pages: readonly MadePage[], limit = 300) {
  const bytes = pdfOf({ pages });
  const file = await opened(bytes);
  return weigh(file, readFacts(file, bytes), { units: [PROCESS], limit });
}

/** A square of 50 points, some 17.6 mm, in four inks, with its corner at 60, 30. */
const SQUARE = '1 0.9 0.8 1 k 60 30 50 50 re f';

test('the densest square is weighed on the plates, and told from the trim', async () => {
  const { worst, unweighed } = await weighed([{ content: SQUARE, extra: '/TrimBox [20 10 180 90]' }]);
  expect(unweighed).toEqual([]);
  expect(worst).toHaveLength(1);
  const [sum] = worst;
  expect(sum).toMatchObject({ page: 1, unit: 'Cyan Magenta Yellow Black' });
  expect(sum?.percent).toBeGreaterThan(368);
  expect(sum?.percent).toBeLessThan(372);
  const [x, y] = sum?.atMm ?? [0, 0];
  expect(Math.abs(x - ((60 + 25 - 20) / 72) * 25.4)).toBeLessThan(1.5);
  expect(Math.abs(y - ((90 - 55) / 72) * 25.4)).toBeLessThan(1.5);
});

test('a page that has too few inks to come to the limit is not looked at', async () => {
  expect(await weighed([{ content: '1 1 1 0 k 0 0 200 100 re f' }])).toEqual({ worst: [], unweighed: [] });
});

const ALL = {
  resources: '/ColorSpace << /All [/Separation /All /DeviceCMYK << /FunctionType 2 /N 1 /Domain [0 1] >>] >>',
  extra: '/TrimBox [20 20 180 80]',
};

test('registration colour on the work is every ink at once, and in the margin it is a mark', async () => {
  const { worst } = await weighed([{ ...ALL, content: '/All cs 1 scn 60 25 50 50 re f' }]);
  expect(worst.map(({ percent }) => Math.round(percent))).toEqual([400]);
  expect(await weighed([{ ...ALL, content: '/All cs 1 scn 0 0 10 10 re f' }])).toEqual({
    worst: [],
    unweighed: [],
  });
});

test('what a RIP makes of colours of light is not known, which is said', async () => {
  const { unweighed } = await weighed([{ content: '1 0 0 rg 60 30 50 50 re f' }]);
  expect(unweighed).toEqual([
    { page: 1, why: 'RGB is split into process plates by plain grey replacement, not by a profile' },
  ]);
});

test('what lies over what counts, and not what was painted in all', async () => {
  const { worst } = await weighed([{ content: `1 1 0 0 k 60 30 50 50 re f 0 0 1 1 k 60 30 50 50 re f` }]);
  expect(worst[0]?.percent).toBeLessThan(202);
});
