import { expect, it } from 'vitest';
import { shift } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/text-stays-off-the-trim.ts';
import { withRecto, withRectoItems, withVerso } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { line } from '../../kit/text.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

/** The recto with a word whose ink begins so far from the left of the trim. */
const fromTheLeft = (gap: number) => {
  const word = line('Gagnez', { x: 0, y: mm(50) });
  const by = { x: gap - (itemBounds(word)?.x ?? 0), y: 0 };
  return withRectoItems(happy, 'display', (items) => [...items, { ...word, at: shift(word.at, by) }]);
};

it('lets text stand 2 mm from the trim, and not a lattice step nearer', () => {
  expect(run([rule], fromTheLeft(mm(2)))).toEqual([]);
  expect(run([rule], fromTheLeft(mm(2) - 1))).toEqual([
    {
      rule: 'template/text-stays-off-the-trim',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'recto/display',
      article: null,
      expected: '« Gagnez » at least 2 mm from the trim',
      found: 'it nearer',
      message: 'recto/display needs « Gagnez » at least 2 mm from the trim, and has it nearer',
    },
  ]);
});

it('asks the same of both codes and of the ticket number', () => {
  const code = withRecto(happy, ({ validation }) => ({
    validation: { ...validation, room: { ...validation.room, x: mm(2) - 1 } },
  }));
  const bars = withVerso(happy, ({ barcode }) => ({
    barcode: { ...barcode, room: { ...barcode.room, x: mm(2) - 1 } },
  }));
  const number = withVerso(happy, () => ({ number: (digits) => [line(digits, { x: mm(80), y: mm(60) })] }));
  expect(
    [code, bars, number].flatMap((template) => told(rule, template).map(([, expected]) => expected)),
  ).toEqual([
    'the room of the code at least 2 mm from the trim',
    'the room of the bars at least 2 mm from the trim',
    'the ticket number at least 2 mm from the trim',
  ]);
});
