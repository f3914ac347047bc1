import { expect, test } from 'vitest';
import { euros } from '../../src/base/money.ts';
import type { PrintedAmount, ZoneContent } from '../../src/game/ticket.ts';
import { ContentKeys } from '../../src/imaging/content-keys.ts';

const printed = (amount: number): PrintedAmount => ({
  amount: euros(amount),
  transcription: String(amount),
  star: null,
  transcriptionAt: null,
});
const [six, nine] = [printed(6), printed(9)];

test('contents have one number if they hold the same values in the same places, and else others', () => {
  const keys = new ContentKeys();
  const contents: readonly ZoneContent[] = [
    { mechanic: 'twins', marks: ['a', 'b'], amount: six },
    { mechanic: 'twins', marks: ['b', 'a'], amount: six },
    { mechanic: 'twins', marks: ['a', 'b'], amount: nine },
    { mechanic: 'twins', marks: ['a', null], amount: six },
    { mechanic: 'twins', marks: [null, 'a'], amount: six },
  ];
  const numbers = contents.map((content) => keys.of(content));
  expect(new Set(numbers).size).toBe(contents.length);
  expect(contents.map((content) => keys.of(structuredClone(content)) === keys.of(content))).toEqual(
    contents.map(() => false),
  );
  expect(keys.of({ mechanic: 'twins', marks: ['a', 'b'], amount: six })).toBe(numbers[0]);
});

test('an arrow at another place is another content', () => {
  const keys = new ContentKeys();
  const content = (arrows: readonly number[]): ZoneContent => ({
    mechanic: 'arrow',
    amounts: [six, nine, six],
    arrows,
  });
  expect(new Set([[0], [1], [2], []].map((arrows) => keys.of(content(arrows)))).size).toBe(4);
});

test('values beyond all measure are a fault of ours', () => {
  const keys = new ContentKeys();
  const symbols = Array.from({ length: 7 }, (_, at) => String(at));
  expect(() => keys.of({ mechanic: 'pairs', symbols })).toThrow(
    'a zone holds more values than go into one number',
  );
  for (let at = 0; at < 1_016; at++) keys.of({ mechanic: 'words', phrase: `phrase ${at}` });
  expect(() => keys.of({ mechanic: 'words', phrase: 'one more' })).toThrow(
    'a zone has more values than a game has',
  );
});
