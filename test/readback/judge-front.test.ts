import { describe, expect, test } from 'vitest';
import type { Court } from '../../src/readback/court.ts';
import { Form } from '../../src/readback/form.ts';
import { shiftBox } from '../../src/readback/frame.ts';
import { judgeFront } from '../../src/readback/judge-front.ts';
import type { ReadFace } from '../../src/readback/read-face.ts';
import type { Fault, SeenPart } from '../../src/readback/seen.ts';
import { courtOfGame, formOf, frontOf, slotAt } from './kit.ts';

/**
 * The first specimen of the 2007 game: MARDI twice at 5 000 € with a star; on the target 5 000 € with the arrow, 0 € and
 * 1 000 €; « Tu es ma passion »; diamond, diamond, heart, gift. It wins 30 000 €.
 */
const court = await courtOfGame('rencontre-2007');
const happy = await courtOfGame('happy-2014');
const ticket = court.register.ticket(0);

const front = (alter: (face: ReadFace) => void): ReadFace => {
  const face = frontOf(court, 0);
  alter(face);
  return face;
};

/** What is found on the front: rule, zone, and what the rule is about. */
const found = (face: ReadFace) =>
  judgeFront(court, face, ticket).map(({ rule, slot, what }) => [
    rule.replace('readback/', ''),
    slot?.zone ?? '',
    what,
  ]);

/** The form in a slot drawn otherwise, as a file does that repoints one use. */
const redraw =
  (name: string, alter: (parts: SeenPart[]) => readonly SeenPart[]) =>
  (face: ReadFace): void => {
    const { index } = slotAt(court, name);
    face.forms[index] = new Form(alter([...(face.forms[index]?.parts ?? [])]), []);
  };

const remove =
  (name: string) =>
  (face: ReadFace): void => {
    face.forms[slotAt(court, name).index] = undefined;
  };

/** Another value of the game in a slot. */
const put =
  (name: string, says: (cell: Court['surfaces'][number]['map']['cells'][number]['says']) => boolean) =>
  (face: ReadFace): void => {
    const slot = slotAt(court, name);
    const cell = slot.surface.map.cells.find((one) => says(one.says));
    if (cell === undefined) throw new Error('no such cell');
    face.forms[slot.index] = formOf(court, cell);
  };

const isText = (text: string) => (part: SeenPart) => part.kind === 'text' && part.read.text === text;
const isDrawn = (name: string) => (part: SeenPart) =>
  part.kind === 'drawing' && court.map.drawings[part.fingerprint] === name;

const change =
  (which: (part: SeenPart) => boolean, into: (part: SeenPart) => SeenPart) =>
  (parts: SeenPart[]): readonly SeenPart[] =>
    parts.map((part) => (which(part) ? into(part) : part));

const without =
  (which: (part: SeenPart) => boolean) =>
  (parts: SeenPart[]): readonly SeenPart[] =>
    parts.filter((part) => !which(part));

const move =
  (x: number, y: number) =>
  (part: SeenPart): SeenPart =>
    part.kind === 'drawing'
      ? { ...part, box: shiftBox(part.box, x, y) }
      : { ...part, x: part.x + x, y: part.y + y };

const reading =
  (read: Partial<Extract<SeenPart, { kind: 'text' }>['read']>) =>
  (part: SeenPart): SeenPart =>
    part.kind === 'text' ? { ...part, read: { ...part.read, ...read } } : part;

const faulty =
  (rule: Fault['rule']) =>
  (part: SeenPart): SeenPart => ({ ...part, fault: { rule, expected: 'right', found: 'wrong' } });

const VERDICT = ['verdict-differs', '', ''];
const AMOUNT_0 = 'cible amount-0';

test('a front that is what its record says has no difference', () => {
  expect(found(front(() => {}))).toEqual([]);
  expect(judgeFront(happy, frontOf(happy, 3), happy.register.ticket(3))).toEqual([]);
});

describe('a part of a cell', () => {
  test.each([
    [
      'whose transcription is absent',
      AMOUNT_0,
      without(isText('5MILLE')),
      [['transcription-missing', 'cible', 'the transcription of amount 1'], VERDICT],
    ],
    [
      'whose transcription has lost a letter',
      AMOUNT_0,
      change(isText('5MILLE'), reading({ text: '5MILL', said: '5MILL' })),
      [['transcription-incomplete', 'cible', 'the transcription of amount 1'], VERDICT],
    ],
    [
      'whose transcription is that of another amount',
      AMOUNT_0,
      change(isText('5MILLE'), reading({ text: '5CENT', said: '5CENT' })),
      [['transcription-differs', 'cible', 'the transcription of amount 1'], VERDICT],
    ],
    [
      'whose transcription stands twice',
      AMOUNT_0,
      (parts: SeenPart[]) => [...parts, ...parts.filter(isText('5MILLE')).map(move(0, 90_000))],
      [['transcription-doubled', 'cible', 'the transcription of amount 1']],
    ],
    [
      'whose transcription has moved by a twentieth of a millimetre',
      AMOUNT_0,
      change(isText('5MILLE'), move(1_800, 0)),
      [['transcription-moved', 'cible', 'the transcription of amount 1']],
    ],
    [
      'whose transcription has left its zone',
      AMOUNT_0,
      change(isText('5MILLE'), move(0, -900_000)),
      [['mark-outside-its-zone', 'cible', 'the transcription of amount 1'], VERDICT],
    ],
    [
      'whose amount is absent',
      AMOUNT_0,
      without(isText('5 000 €')),
      [['amount-missing', 'cible', 'the amount 1'], VERDICT],
    ],
    [
      'whose amount is another',
      AMOUNT_0,
      change(isText('5 000 €'), reading({ text: '1 000 €', said: '1\u00a0000\u00a0€' })),
      [['amount-differs', 'cible', 'the amount 1'], VERDICT],
    ],
    [
      'whose amount has lost a nought',
      AMOUNT_0,
      change(isText('5 000 €'), reading({ text: '5 00 €', said: '5\u00a000\u00a0€' })),
      [['amount-incomplete', 'cible', 'the amount 1'], VERDICT],
    ],
    [
      'whose amount stands twice',
      'cartons amount',
      (parts: SeenPart[]) => [...parts, ...parts.filter(isText('5 000 €'))],
      [['amount-doubled', 'cartons', 'the amount']],
    ],
    [
      'whose amount has moved',
      'cartons amount',
      change(isText('5 000 €'), move(3_600, 0)),
      [['amount-moved', 'cartons', 'the amount']],
    ],
    [
      'whose star is absent',
      AMOUNT_0,
      without(isDrawn('star')),
      [['star-missing', 'cible', 'the star of amount 1']],
    ],
    [
      'whose star has moved',
      AMOUNT_0,
      change(isDrawn('star'), move(0, 7_200)),
      [['star-moved', 'cible', 'the star of amount 1']],
    ],
    [
      'whose star stands twice',
      AMOUNT_0,
      (parts: SeenPart[]) => [...parts, ...parts.filter(isDrawn('star'))],
      [['star-doubled', 'cible', 'the star of amount 1']],
    ],
    [
      'whose star is no star',
      AMOUNT_0,
      change(isDrawn('star'), (part) => ({ ...part, fingerprint: 'blot' }) as SeenPart),
      [['star-differs', 'cible', 'the star of amount 1']],
    ],
    [
      'whose arrow is absent',
      AMOUNT_0,
      without(isDrawn('arrow-down')),
      [['arrow-missing', 'cible', 'the arrow of amount 1'], VERDICT],
    ],
    [
      'whose arrow has moved',
      AMOUNT_0,
      change(isDrawn('arrow-down'), move(72_000, 0)),
      [['arrow-moved', 'cible', 'the arrow of amount 1']],
    ],
    [
      'whose arrow stands twice',
      AMOUNT_0,
      (parts: SeenPart[]) => [...parts, ...parts.filter(isDrawn('arrow-down'))],
      [['arrow-doubled', 'cible', 'the arrow of amount 1']],
    ],
    ['whose word is absent', 'cartons day-0', () => [], [['word-missing', 'cartons', 'the word 1'], VERDICT]],
    [
      'whose word has lost a letter',
      'cartons day-0',
      change(isText('MARDI'), reading({ text: 'MARD', said: 'MARD' })),
      [['word-incomplete', 'cartons', 'the word 1'], VERDICT],
    ],
    [
      'whose word stands twice',
      'cartons day-0',
      (parts: SeenPart[]) => [...parts, ...parts],
      [['word-doubled', 'cartons', 'the word 1']],
    ],
    [
      'whose word has moved',
      'cartons day-0',
      change(isText('MARDI'), move(0, 3_600)),
      [['word-moved', 'cartons', 'the word 1']],
    ],
    [
      'whose phrase has lost a letter',
      'lettre phrase',
      change(isText('Tu es ma passion'), reading({ text: 'Tu es ma pasion', said: 'Tu es ma pasion' })),
      [['phrase-incomplete', 'lettre', 'the phrase'], VERDICT],
    ],
    [
      'whose phrase is absent',
      'lettre phrase',
      () => [],
      [['phrase-missing', 'lettre', 'the phrase'], VERDICT],
    ],
    [
      'whose phrase stands twice',
      'lettre phrase',
      (parts: SeenPart[]) => [...parts, ...parts.map(move(0, 36_000))],
      [['phrase-doubled', 'lettre', 'the phrase']],
    ],
    [
      'whose phrase has moved',
      'lettre phrase',
      change(isText('Tu es ma passion'), move(36_000, 0)),
      [['phrase-moved', 'lettre', 'the phrase']],
    ],
    [
      'whose symbol is a blot',
      'coeurs symbol-2',
      change(isDrawn('coeur'), (part) => ({ ...part, fingerprint: 'blot' }) as SeenPart),
      [['symbol-differs', 'coeurs', 'the symbol 3'], VERDICT],
    ],
    [
      'whose symbol stands twice',
      'coeurs symbol-2',
      (parts: SeenPart[]) => [...parts, ...parts],
      [['symbol-doubled', 'coeurs', 'the symbol 3']],
    ],
    [
      'whose symbol has moved',
      'coeurs symbol-2',
      change(isDrawn('coeur'), move(7_200, 0)),
      [['symbol-moved', 'coeurs', 'the symbol 3']],
    ],
    [
      'with a letter of another outline',
      AMOUNT_0,
      change(isText('5MILLE'), reading({ text: '5M\uFFFDLLE' })),
      [['glyph-differs', 'cible', 'the transcription of amount 1'], VERDICT],
    ],
    [
      'set in another font',
      'cartons day-0',
      change(isText('MARDI'), reading({ font: 'barlow-condensed-600' })),
      [['glyph-differs', 'cartons', 'the word 1']],
    ],
    [
      'that ToUnicode reads otherwise',
      AMOUNT_0,
      change(isText('5MILLE'), reading({ said: '5CENT' })),
      [['unicode-differs', 'cible', 'the transcription of amount 1']],
    ],
    [
      'in another ink',
      AMOUNT_0,
      change(isText('5MILLE'), faulty('readback/mark-not-imaging-ink')),
      [['mark-not-imaging-ink', 'cible', 'the transcription of amount 1'], VERDICT],
    ],
    [
      'that is hidden',
      'cartons day-0',
      change(isText('MARDI'), faulty('readback/mark-hidden')),
      [['mark-hidden', 'cartons', 'the word 1'], VERDICT],
    ],
    [
      'in a wrong layer',
      'coeurs symbol-3',
      change(() => true, faulty('readback/mark-in-wrong-layer')),
      [['mark-in-wrong-layer', 'coeurs', 'the symbol 4'], VERDICT],
    ],
    [
      'that is cut off',
      'cartons day-0',
      change(isText('MARDI'), (part) => ({
        ...part,
        clip: { x0: 0, y0: 0, x1: 200_000, y1: 200_000, exact: true },
      })),
      [['mark-clipped', 'cartons', 'the word 1'], VERDICT],
    ],
    [
      'with a mark that no cell has',
      'cartons day-0',
      (parts: SeenPart[]) => [
        ...parts,
        ...parts
          .map((part) => reading({ text: 'XYZ' })(move(0, 90_000)(part)))
          .map((part) => (part.kind === 'text' ? { ...part, size: 1 } : part)),
      ],
      [['foreign-mark', 'cartons', 'the mark 1']],
    ],
  ] as const)('%s is found', (_, slot, alter, differences) => {
    expect(found(front(redraw(slot, alter as (parts: SeenPart[]) => readonly SeenPart[])))).toEqual(
      differences,
    );
  });

  test('that moved by no more than a quarter of a dot is where it was', () => {
    expect(found(front(redraw(AMOUNT_0, change(isText('5MILLE'), move(360, -360)))))).toEqual([]);
    expect(found(front(redraw(AMOUNT_0, change(isText('5MILLE'), move(361, 0)))))).toHaveLength(1);
  });
});

describe('a cell', () => {
  test('that is gone lacks both its amount and its transcription', () => {
    expect(found(front(remove('cible amount-1')))).toEqual([
      ['amount-missing', 'cible', 'the amount 2'],
      ['transcription-missing', 'cible', 'the transcription of amount 2'],
      VERDICT,
    ]);
  });

  test('that says another symbol, day, phrase or amount is named once', () => {
    expect(
      found(front(put('coeurs symbol-0', (says) => says.kind === 'mark' && says.mark === 'coupe'))),
    ).toEqual([['symbol-differs', 'coeurs', 'the symbol 1'], VERDICT]);
    expect(
      found(front(put('cartons day-1', (says) => says.kind === 'mark' && says.mark === 'JEUDI'))),
    ).toEqual([['word-differs', 'cartons', 'the word 2'], VERDICT]);
    expect(
      found(
        front(put('lettre phrase', (says) => says.kind === 'phrase' && says.phrase === 'Je pense à toi')),
      ),
    ).toEqual([['phrase-differs', 'lettre', 'the phrase'], VERDICT]);
    const other = put(
      'cartons amount',
      (says) =>
        says.kind === 'amount' && says.cents === 3_000 && says.star && says.transcriptionAt === 'above',
    );
    expect(found(front(other))).toEqual([['amount-differs', 'cartons', 'the amount'], VERDICT]);
  });

  test('with its transcription on the other side, or without its star, says so and no more', () => {
    const like = (star: boolean, at: 'above' | 'below') =>
      put(
        'cartons amount',
        (says) =>
          says.kind === 'amount' &&
          says.cents === 500_000 &&
          says.star === star &&
          says.transcriptionAt === at,
      );
    expect(found(front(like(true, 'below')))).toEqual([
      ['transcription-moved', 'cartons', 'the transcription'],
    ]);
    expect(found(front(like(false, 'above')))).toEqual([['star-missing', 'cartons', 'the star']]);
  });

  test('that has changed places with another is one difference and not two', () => {
    const face = front((one) => {
      const [a, b] = [slotAt(court, 'coeurs symbol-0').index, slotAt(court, 'coeurs symbol-2').index];
      [one.forms[a], one.forms[b]] = [one.forms[b], one.forms[a]];
    });
    expect(judgeFront(court, face, ticket)).toMatchObject([
      {
        rule: 'readback/cell-swapped',
        expected: '« diamant »',
        found: '« coeur », and the other in the mark 3',
      },
    ]);
  });

  test('whose arrow went to another amount is one arrow that moved', () => {
    const face = front((one) => {
      const at = (name: string, cents: number, star: boolean, arrow: boolean) =>
        put(
          name,
          (says) =>
            says.kind === 'amount' &&
            says.cents === cents &&
            says.star === star &&
            says.arrow === arrow &&
            says.transcriptionAt === (cents === 500_000 ? 'above' : 'below'),
        )(one);
      at(AMOUNT_0, 500_000, true, false);
      at('cible amount-2', 100_000, true, true);
    });
    expect(judgeFront(court, face, ticket)).toMatchObject([
      {
        rule: 'readback/arrow-moved',
        expected: 'it at the arrow of amount 1',
        found: 'it at the arrow of amount 3',
      },
      {
        rule: 'readback/verdict-differs',
        expected: 'a win of 30\u00a0000\u00a0€',
        found: 'a win of 26\u00a0000\u00a0€',
      },
    ]);
  });

  test('that stands a little off is moved, far off is outside, and again elsewhere is doubled', () => {
    const stray = (dx: number, dy: number, isGone: boolean) =>
      front((face) => {
        const slot = slotAt(court, 'coeurs symbol-0');
        const form = face.forms[slot.index];
        if (form === undefined) throw new Error('no form');
        if (isGone) face.forms[slot.index] = undefined;
        face.strays.push({ form, x: slot.room[0] + dx, y: slot.room[1] + dy, fault: null });
      });
    expect(found(stray(36_000, 0, true))).toEqual([['cell-moved', 'coeurs', 'the mark 1']]);
    expect(found(stray(0, -1_800_000, true))).toEqual([
      ['mark-outside-its-zone', 'coeurs', 'the mark 1'],
      VERDICT,
    ]);
    expect(found(stray(0, -1_800_000, false))).toEqual([['cell-doubled', 'coeurs', 'the mark 1']]);
  });

  test('that lies under something painted later is covered, and over it is not', () => {
    const covered = (after: number, isImaged = false) =>
      front((face) => {
        const [x, y, width, height] = slotAt(court, 'cartons day-0').room;
        face.covers.push({
          box: { x0: x, y0: y, x1: x + width, y1: y + height },
          what: 'paper',
          after,
          isImaged,
        });
      });
    expect(found(covered(99))).toEqual([['mark-covered', 'cartons', 'the word 1'], VERDICT]);
    expect(found(covered(0))).toEqual([]);
    expect(found(covered(0, true))).toEqual([['mark-covered', 'cartons', 'the word 1'], VERDICT]);
  });
});
