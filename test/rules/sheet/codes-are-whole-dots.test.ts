import { expect, test } from 'vitest';
import { dots } from '../../../src/base/length.ts';
import type { Bars } from '../../../src/face/page.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/codes-are-whole-dots.ts';
import { withContent, withPage } from '../../kit/damage.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const job = imposed(tickets(1));

/** What is found where the one ITF of the verso is changed. */
const found = (change: (bars: Bars) => Partial<Bars>) =>
  run(
    [rule],
    withContent(job, 1, (content) => [
      content.kind === 'bars' ? { ...content, ...change(content) } : content,
    ]),
  ).map((finding) => finding.found);

test.each([600, 1200])('codes imposed for %i dpi stand on its dots', (dpi) => {
  expect(run([rule], imposed(tickets(4), press({ dpi })))).toEqual([]);
});

test('a code a lattice unit off its dots is found', () => {
  expect(found(({ origin }) => ({ origin: { ...origin, x: origin.x + 1 } }))).toEqual([
    'code 00000001 between two dots',
  ]);
  expect(found(({ origin }) => ({ origin: { ...origin, y: origin.y + dots(1, 600) } }))).toEqual([]);
});

test('a bar of half a dot, or of none, is found', () => {
  expect(found(() => ({ rects: [[0, 0, 1.5, 10]] }))).toEqual(['code 00000001 with a bar of no whole dots']);
  expect(found(() => ({ rects: [[0, 0, 0, 10]] }))).toEqual(['code 00000001 with a bar of no whole dots']);
  expect(found(() => ({ rects: [[0, 0, 1, 10]] }))).toEqual([]);
});

test('a code for another imager is found', () => {
  expect(found(() => ({ dpi: 1200 }))).toEqual(['code 00000001 for 1200 dpi']);
});

test('a page that ends between two dots is found', () => {
  const cut = withPage(job, 0, (page) => ({ ...page, size: { ...page.size, height: page.size.height - 1 } }));
  expect(run([rule], cut)).toMatchObject([
    {
      zone: 'sheet 1, recto',
      message:
        'sheet 1, recto: codes must be drawn in whole dots at 600 dpi, and there is a page that ends between two dots',
    },
  ]);
});
