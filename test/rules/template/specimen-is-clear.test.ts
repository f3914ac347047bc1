import { describe, expect, it } from 'vitest';
import { type Rect, rect, right } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { textsOf } from '../../../src/face/flatten.ts';
import { inkOf } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { amountRects } from '../../../src/rules/template/amounts-in.ts';
import { placingsOf } from '../../../src/rules/template/placings.ts';
import { rule } from '../../../src/rules/template/specimen-is-clear.ts';
import { mark } from '../../kit/cell.ts';
import { withRectoItems, withVersoItems } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const stamp = (side: 'recto' | 'verso', box: Rect) =>
  side === 'recto'
    ? withRectoItems(happy, 'specimen', () => [mark('star', box)])
    : withVersoItems(happy, 'specimen', () => [mark('star', box)]);

const known = (box: Rect | null | undefined): Rect => {
  if (box == null) throw new Error('nothing there');
  return box;
};

/** Where the widest Bonus stands: no specimen need hold it. */
const widest = known(
  placingsOf(happy)
    .flatMap(({ layout, cells }) => (layout.zone === 'bonus' ? cells : []))
    .map(inkOf)
    .sort((a, b) => (b?.width ?? 0) - (a?.width ?? 0))[0],
);
const prize = known(
  textsOf(happy.verso.art)
    .filter(({ run }) => run.text === '1\u00a0000\u00a0€')
    .flatMap(amountRects)[0],
);

describe('a mark', () => {
  it.each([
    ['the bonus amount', 'recto', widest, 'recto/specimen', 'bonus amount'],
    ['the room of the code', 'recto', happy.recto.validation.room, 'recto/specimen', 'the code'],
    ['a prize of the table', 'verso', prize, 'verso/specimen', 'the amount 1\u00a0000\u00a0€'],
    ['the room of the bars', 'verso', happy.verso.barcode.room, 'verso/specimen', 'the bars'],
  ] as const)('may touch %s, and is found over it by the least step', (_, side, box, zone, name) => {
    const beside = (gap: number) => rect(right(box) + gap, box.y, mm(0.01), mm(0.01));
    expect(told(rule, stamp(side, beside(0)))).toEqual([]);
    expect(told(rule, stamp(side, beside(-1)))).toEqual([
      [zone, `SPÉCIMEN clear of ${name}`, 'it over that'],
    ]);
  });

  it('is found over an amount in the middle of a sentence, and not over the words beside it', () => {
    const zero =
      textsOf(happy.verso.art).find(({ run }) => /\S 0\u00a0€/.test(run.text)) ??
      textsOf(happy.verso.art).find(({ run }) => run.text.includes('0\u00a0€,'));
    const [amount] = zero === undefined ? [] : amountRects(zero);
    const { x, y } = known(amount);
    expect(told(rule, stamp('verso', rect(x - mm(1), y, mm(1), mm(0.1))))).toEqual([]);
    expect(told(rule, stamp('verso', rect(x - mm(1), y, mm(1) + 1, mm(0.1))))).toEqual([
      ['verso/specimen', 'SPÉCIMEN clear of the amount 0\u00a0€', 'it over that'],
    ]);
  });

  it('may touch the trim, and is found cut off by it', () => {
    const edge = (x: number) => stamp('verso', rect(x, mm(120), mm(1), mm(1)));
    expect(told(rule, edge(0))).toEqual([]);
    expect(run([rule], edge(-1))).toEqual([
      {
        rule: 'template/specimen-is-clear',
        severity: 'error',
        ticket: null,
        surface: null,
        zone: 'verso/specimen',
        article: null,
        expected: 'SPÉCIMEN within the trim',
        found: 'it cut off',
        message: 'verso/specimen needs SPÉCIMEN within the trim, and has it cut off',
      },
    ]);
  });

  it('is found missing', () => {
    expect(
      told(
        rule,
        withVersoItems(happy, 'specimen', () => []),
      ),
    ).toEqual([['verso/specimen', 'SPÉCIMEN', 'nothing drawn']]);
  });
});
