import { describe, expect, test } from 'vitest';
import type { ArtMark, FoundMark } from '../../../src/readback/art/art-mark.ts';
import { differencesOf, type Standing, wayOf } from '../../../src/readback/art/differences.ts';
import { mark } from './mark.ts';

const STANDING: Standing = {
  edges: { x0: 'bleed', y0: 'bleed', x1: 'bleed', y1: 'bleed' },
  trim: [3_240_000, 4_680_000],
};

const kinds = (
  approved: readonly ArtMark[],
  found: readonly FoundMark[],
  standing: Standing = STANDING,
): readonly string[] => differencesOf(approved, found, standing).map(({ kind }) => kind);

const round = { shape: 'circle' };

describe('art', () => {
  test('that is what was approved has no difference', () => {
    expect(kinds([mark(), mark(round, [5, 5])], [mark(), mark(round, [5, 5])])).toEqual([]);
    expect(kinds([], [])).toEqual([]);
  });

  test('lacks a mark, has one too many, or one of its marks twice', () => {
    expect(kinds([mark(), mark(round, [5, 5])], [mark()])).toEqual(['missing']);
    expect(kinds([mark()], [mark(), mark(round, [5, 5])])).toEqual(['extra']);
    expect(kinds([mark()], [mark(), mark()])).toEqual(['extra']);
  });

  test('has moved by more than 0.02 mm, or by no more than that, which is no difference', () => {
    const aside = (lattice: number) => {
      const { box } = mark();
      return mark({ box: { ...box, x0: box.x0 + lattice, x1: box.x1 + lattice } });
    };
    expect(kinds([mark()], [aside(720)])).toEqual([]);
    expect(kinds([mark()], [aside(721)])).toEqual(['moved']);
    const [moved] = differencesOf([mark()], [mark({}, [3, -1])], STANDING);
    expect(moved?.kind === 'moved' && wayOf(moved)).toEqual([108_000, -36_000]);
  });

  test('is in another ink, tint or overprint', () => {
    expect(kinds([mark()], [mark({ paint: 'Coat 60 overprinting' })])).toEqual(['painted otherwise']);
    expect(kinds([mark()], [mark({ paint: 'Coat 100' })])).toEqual(['painted otherwise']);
  });

  test('has another form where it stands, and is another mark where it does not', () => {
    expect(kinds([mark()], [mark(round)])).toEqual(['altered']);
    expect(kinds([mark()], [mark(round, [5, 5])])).toEqual(['missing', 'extra']);
  });

  test('is hidden, or cut off by a rectangle or another shape', () => {
    const { box } = mark();
    expect(kinds([mark()], [mark({ hidden: 'it in a layer that is off' })])).toEqual(['hidden']);
    expect(kinds([mark()], [mark({ shows: { ...box, x1: 18_000 } })])).toEqual(['cut off']);
    expect(kinds([mark()], [mark({ shows: null })])).toEqual(['cut off']);
    expect(kinds([mark()], [mark({ isShaped: true })])).toEqual(['cut off']);
  });

  test('is painted in another order, of which the first is told', () => {
    const [one, two, three] = [mark(), mark(round, [0.5, 0.5]), mark({ shape: 'star' }, [1, 1])];
    expect(kinds([one, two, three], [two, one, three])).toEqual(['out of order']);
  });

  test('tells differences in the order in which it is painted, what is too much last', () => {
    const approved = [mark(), mark(round, [5, 5]), mark({ shape: 'star' }, [9, 9])];
    const found = [mark({ shape: 'stain' }, [20, 20]), mark({ paint: 'Coat 50' }), mark(round, [5, 5])];
    expect(kinds(approved, found)).toEqual(['painted otherwise', 'missing', 'extra']);
  });
});

describe('bleed', () => {
  const ground = mark({ box: { x0: -108_000, y0: -108_000, x1: 3_348_000, y1: 4_788_000 } });
  const cut = mark({ box: ground.box, shows: { ...ground.box, y0: 0 } });

  test.each([
    ['bleed', [ground], []],
    ['bleed', [cut], ['cut off']],
    ['torn', [cut], []],
    ['torn', [ground], ['cut off']],
    ['either', [cut], []],
    ['either', [ground], []],
  ] as const)(
    'at an edge of the kind « %s » must show as far as the paper is the ticket’s',
    (edge, found, expected) => {
      expect(kinds([ground], found, { ...STANDING, edges: { ...STANDING.edges, y0: edge } })).toEqual(
        expected,
      );
    },
  );

  test('beyond a perforation is the next ticket’s, and may be cut off whole', () => {
    const strip = mark({ box: { x0: 0, y0: -90_000, x1: 36_000, y1: -36_000 } });
    const none = mark({ box: strip.box, shows: null });
    expect(kinds([strip], [none], { ...STANDING, edges: { ...STANDING.edges, y0: 'torn' } })).toEqual([]);
    expect(kinds([strip], [none])).toEqual(['cut off']);
  });
});
