import { expect, test } from 'vitest';
import { artFact } from '../../../src/readback/art/art-fact.ts';
import type { ArtDifference } from '../../../src/readback/art/differences.ts';
import { mark } from './mark.ts';

const fact = (...differences: readonly ArtDifference[]) =>
  artFact({ pass: 'coat', approved: 5, found: 5, differences });

test('a pass without a difference has nothing to tell', () => {
  expect(fact()).toBeNull();
});

test('the first difference is told with its place on the ticket, and how many there are besides', () => {
  expect(fact({ kind: 'missing', mark: mark({}, [4, 43.7]) })).toEqual({
    rule: 'readback/art-missing',
    what: 'a shape of the pass coat',
    expected: 'Coat 100 overprinting, 1.00 × 1.00 mm at 4.00 × 43.70 mm',
    found: 'none',
  });
  const text = mark({ is: 'text', says: 'Aucun lot au-dessous de cette ligne, ni au-dessus' });
  expect(fact({ kind: 'altered', mark: text, found: text }, { kind: 'extra', found: mark() })).toMatchObject({
    rule: 'readback/art-differs',
    what: '« Aucun lot au-dessous de cette ligne, ni … » of the pass coat',
    found: expect.stringMatching(/ \(and 1 more of this pass\)$/),
  });
});

test('a pass that has moved as one is told as a whole, and so is one that is not there', () => {
  const up = [0, 1, 2, 3, 4].map(
    (x): ArtDifference => ({
      kind: 'moved',
      mark: mark({}, [x, 5]),
      found: mark({}, [x, 4]),
    }),
  );
  expect(fact(...up)).toEqual({
    rule: 'readback/art-moved',
    what: 'all art of the pass coat',
    expected: 'its place',
    found: 'it 0.00 mm to the right and -1.00 mm down',
  });
  expect(fact(...up.slice(1))).toMatchObject({ what: 'a shape of the pass coat' });
  const gone = up.map((): ArtDifference => ({ kind: 'missing', mark: mark() }));
  expect(artFact({ pass: 'coat', approved: 5, found: 0, differences: gone })).toEqual({
    rule: 'readback/art-missing',
    what: 'all art of the pass coat',
    expected: '5 marks',
    found: 'none',
  });
});

test('what is in no pass of the game is told as that', () => {
  const found = mark({ paint: 'Cyan 50 Magenta 0 Yellow 0 Black 0' });
  expect(
    artFact({ pass: null, approved: 0, found: 1, differences: [{ kind: 'extra', found }] }),
  ).toMatchObject({
    rule: 'readback/art-extra',
    what: 'a shape in no pass',
    expected: 'none',
  });
});
