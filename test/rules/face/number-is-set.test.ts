import { expect, it } from 'vitest';
import { right as rightOf, shift } from '../../../src/base/geometry.ts';
import { pt } from '../../../src/base/length.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import { textsOf } from '../../../src/face/flatten.ts';
import type { GlyphItem, Item } from '../../../src/face/item.ts';
import { rule } from '../../../src/rules/face/number-is-set.ts';
import { run } from '../../../src/rules/run.ts';
import { layOut } from '../../../src/template/lay-out.ts';
import { withItems } from '../../kit/damaged-face.ts';
import { faces, happy, LIVE, live, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);
const told = (subject: typeof right) => run([rule], subject).map(({ expected, found }) => [expected, found]);

/** The back with its number changed. */
const numbered = (change: (item: GlyphItem) => readonly GlyphItem[]) =>
  withItems(right, 'back-imaging', (items) =>
    items.flatMap((item): readonly Item[] => (item.kind === 'glyphs' ? change(item) : [item])),
  );

it('says nothing of tickets that bear their number, specimens and live ones', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
  expect(run([rule], layOut(happy, live(happy)))).toEqual([]);
});

it('finds a number left out', () => {
  expect(
    run(
      [rule],
      numbered(() => []),
    ),
  ).toEqual([
    {
      rule: 'face/number-is-set',
      severity: 'error',
      ticket: '0000000000000000',
      surface: null,
      zone: 'number',
      article: null,
      expected: 'ticket number 0000000000000000 as one run',
      found: 'none',
      message: 'the verso needs its ticket number 0000000000000000 as one run, and has none',
    },
  ]);
});

it('finds another ticket’s number, and one cut in two', () => {
  const other = numbered(() => happy.verso.number(LIVE).filter((item) => item.kind === 'glyphs'));
  expect(told(other)).toEqual([
    ['ticket number 0000000000000000 as one run', `« 20140\u00a01234567\u00a0008\u00a0${LIVE.at(-1)} »`],
  ]);
  const cut = numbered((item) => [
    { ...item, run: { ...item.run, text: '00000' } },
    { ...item, run: { ...item.run, text: '00000000000' } },
  ]);
  expect(told(cut)).toEqual([['ticket number 0000000000000000 as one run', '« 00000 » + « 00000000000 »']]);
});

it('finds digits without a glyph, and digits under seven points', () => {
  const blank = numbered(({ run: set, ...item }) => [
    {
      ...item,
      run: { ...set, glyphs: set.glyphs.map((glyph, at) => (at === 3 ? { ...glyph, id: 0 } : glyph)) },
    },
  ]);
  expect(told(blank)).toEqual([['every digit', 'no glyph for « 0 »']]);
  const sized = (size: number) => numbered((item) => [{ ...item, run: { ...item.run, size: pt(size) } }]);
  expect(told(sized(7))).toEqual([]);
  expect(told(sized(6.9))).toEqual([['digits of at least 7 pt', '6.90 pt']]);
});

it('finds a number in the room of the bars, and says nothing of one that touches it', () => {
  const below = (gap: number) =>
    numbered((item) => {
      const ink = itemBounds(item);
      const { room } = happy.verso.barcode;
      const by = { x: 0, y: room.y + room.height + gap - (ink?.y ?? 0) };
      return [{ ...item, at: shift(item.at, by) }];
    });
  expect(told(below(0))).toEqual([]);
  expect(told(below(-1))).toEqual([['digits clear of all else', 'them over the room of the bars']]);
});

it('finds a number over the fixed text', () => {
  const [first] = textsOf(happy.verso.art);
  const ink = first === undefined ? null : itemBounds(first);
  if (first === undefined || ink === null) throw new Error('the back says nothing');
  const over = numbered((item) => {
    const own = itemBounds(item);
    return [
      { ...item, at: shift(item.at, { x: rightOf(ink) - 1 - (own?.x ?? 0), y: ink.y - (own?.y ?? 0) }) },
    ];
  });
  expect(told(over)).toEqual([['digits clear of all else', `them over « ${first.run.text} »`]]);
});
