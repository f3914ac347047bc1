import { describe, expect, test } from 'vitest';
import { judgeFace } from '../../src/readback/judge-face.ts';
import type { ReadCode } from '../../src/readback/read-code.ts';
import type { ReadFace } from '../../src/readback/read-face.ts';
import { ReadFace as Face } from '../../src/readback/read-face.ts';
import { backOf, courtOfGame, frontOf, placeOf } from './kit.ts';

const court = await courtOfGame('happy-2014');

const judge = (face: ReadFace, { layered = false } = {}) =>
  judgeFace(court, face, { ticket: 0, dpi: 600, layered });

const rules = (face: ReadFace, options = {}): readonly string[] =>
  judge(face, options).facts.map(({ rule }) => rule.replace('readback/', ''));

/** The first of a face's codes, read otherwise. */
function withCode(face: ReadFace, change: Partial<ReadCode>): ReadFace {
  const [codes] = face.codes;
  const [placed] = codes ?? [];
  if (codes === undefined || placed === undefined) throw new Error('the face has no code');
  codes[0] = { ...placed, read: { ...placed.read, ...change } };
  return face;
}

test('front and back of the ticket itself have no difference', () => {
  expect(rules(frontOf(court, 0))).toEqual([]);
  expect(rules(backOf(court, 0))).toEqual([]);
});

test('a side on which nothing stands lacks its ticket, and nothing more is said', () => {
  expect(rules(new Face(placeOf(court, 'recto'), court.slots.length))).toEqual(['ticket-missing']);
  expect(judge(new Face(placeOf(court, 'verso'), 0)).facts).toMatchObject([
    { rule: 'readback/ticket-missing', what: 'back', expected: '0000000000000000' },
  ]);
});

describe('the code of a side', () => {
  test.each([
    ['says something else', { text: '0000000000000000000001' }, ['code-differs']],
    ['cannot be read', { text: null, errors: 3 }, ['code-unreadable']],
    ['had to be put right', { errors: 1 }, ['code-damaged']],
    ['stands three dots to the left', { shift: [-3, 0] }, ['code-shifted']],
    ['spills over its quiet zone', { spills: true }, ['quiet-zone-inked']],
  ] as const)('that %s is found', (_, change, expected) => {
    expect(rules(withCode(frontOf(court, 0), change))).toEqual(expected);
  });

  test('is named with how far it was shifted', () => {
    const shifted = withCode(backOf(court, 0), { shift: [6, -6] });
    expect(judge(shifted).facts).toMatchObject([
      { rule: 'readback/code-shifted', what: 'number', found: 'it 0.25 mm to the right and -0.25 mm down' },
    ]);
  });

  test('is missed, and seen when it stands twice', () => {
    const none = frontOf(court, 0);
    none.codes[0]?.splice(0);
    expect(rules(none)).toEqual(['code-missing']);
    const twice = frontOf(court, 0);
    const [read] = twice.codes[0] ?? [];
    if (read !== undefined) twice.codes[0]?.push(read);
    expect(rules(twice)).toEqual(['code-doubled']);
  });

  test('is covered by what lies on it, and its quiet zone inked by what lies beside it', () => {
    const [code] = court.map.codes;
    if (code === undefined) throw new Error('a front has a code');
    const [x, y] = code.at;
    const under = (x0: number) => {
      const face = frontOf(court, 0);
      face.covers.push({
        box: { x0, y0: y, x1: x0 + 9_000, y1: y + 9_000 },
        what: 'a path',
        after: 99,
        isImaged: false,
      });
      return face;
    };
    expect(rules(under(x))).toEqual(['mark-covered']);
    expect(rules(under(x - 10_000))).toEqual(['quiet-zone-inked']);
  });
});

describe('a side of another ticket', () => {
  test('is a front that belongs to another when its cells are that ticket’s too', () => {
    const { facts, belongsTo } = judge(frontOf(court, 1));
    expect(facts).toMatchObject([
      { rule: 'readback/front-belongs-to-another', expected: '0000000000000000', found: '0000000000000018' },
    ]);
    expect(belongsTo).toBe(1);
  });

  test('is but a code that differs when the cells are its own', () => {
    expect(rules(withCode(frontOf(court, 0), { text: court.register.payload(1) }))).toEqual(['code-differs']);
  });

  test('is a back that belongs to another when digits and bars agree, else the one that differs', () => {
    expect(rules(backOf(court, 1))).toEqual(['back-belongs-to-another']);
    expect(rules(withCode(backOf(court, 0), { text: court.register.number(1) }))).toEqual(['code-differs']);
    expect(rules(withCode(backOf(court, 1), { text: court.register.number(0) }))).toEqual(['number-differs']);
  });
});

/** The letters of a number with nothing between them, its pens as close as they come. */
const closedUp = (number: string): object => ({
  letters: [...number].map((said) => ({
    said,
    drawn: new Map([[court.map.number.font, [said]]]),
    isBlank: false,
  })),
  pens: court.map.number.pens.slice(0, number.length),
});

describe('the number of a back', () => {
  const back = (change: object): ReadFace => {
    const face = backOf(court, 0);
    const [text] = face.loose;
    if (text === undefined) throw new Error('the back has a number');
    face.loose[0] = { ...text, ...change } as typeof text;
    return face;
  };

  test('is missed', () => {
    const face = backOf(court, 0);
    face.loose.splice(0);
    expect(rules(face)).toEqual(['number-missing']);
  });

  test.each([
    ['moved by a tenth of a millimetre', { x: (court.map.number.at[0] ?? 0) + 3_600 }, ['number-moved']],
    ['hidden', { fault: { rule: 'readback/mark-hidden', expected: 'a', found: 'b' } }, ['mark-hidden']],
    ['bent', { isStraight: false }, ['glyph-differs']],
    ['cut off', { clip: { x0: 0, y0: 0, x1: 1, y1: 1, exact: true } }, ['mark-clipped']],
    ['closed up, without what parts its digits', closedUp(court.register.number(0)), ['number-moved']],
  ])('that is %s is found', (_, change, expected) => {
    expect(rules(back(change))).toEqual(expected);
  });
});

test('what is no mark of the ticket is foreign in an imaging file, and art in a file of all passes', () => {
  const stained = (isImaged: boolean): ReadFace => {
    const face = frontOf(court, 0);
    face.covers.push({ box: { x0: 0, y0: 0, x1: 9_000, y1: 9_000 }, what: 'a path', after: 0, isImaged });
    return face;
  };
  expect(rules(stained(false))).toEqual(['foreign-mark']);
  expect(rules(stained(false), { layered: true })).toEqual([]);
  expect(rules(stained(true), { layered: true })).toEqual(['foreign-mark']);
});
