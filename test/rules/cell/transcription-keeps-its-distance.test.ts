import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/cell/transcription-keeps-its-distance.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, subjectOf } from '../../kit/cell.ts';
import { withMoved } from '../../kit/damaged-cell.ts';

const found = (cell: Parameters<typeof subjectOf>[0]) => run([rule], subjectOf(cell)).map((one) => one.found);

it('says nothing of a transcription at its distance, and up to 0.15 mm off it', () => {
  expect(found(amountCell())).toEqual([]);
  expect(found(withMoved('transcription', { y: 0.149 }))).toEqual([]);
  expect(found(withMoved('transcription', { y: -0.149 }))).toEqual([]);
});

it('finds a transcription shifted by a fifth of a millimetre', () => {
  expect(run([rule], subjectOf(withMoved('transcription', { y: 0.2 })))).toEqual([
    {
      rule: 'cell/transcription-keeps-its-distance',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: 'transcription 2.00 mm below the digits',
      found: '2.20 mm below',
      message:
        'the cell coupDeFoudre/amount/15 needs its transcription 2.00 mm below the digits, and has it 2.20 mm below',
    },
  ]);
});

it('finds a transcription that says above and stands below', () => {
  const cell = amountCell({ transcriptionAt: 'above' }, amountCell().items);
  expect(found(cell)).toHaveLength(1);
});

it('finds a transcription beside its digits', () => {
  expect(found(withMoved('transcription', { x: 15 }))).toEqual(['beside them']);
});

it('finds amounts on a surface that sets no distance', () => {
  const subject = subjectOf(amountCell());
  const unset = { ...subject, layout: { ...subject.layout, transcriptionGap: null } };
  expect(run([rule], unset).map(({ expected, found }) => [expected, found])).toEqual([
    ['transcription at a set distance', 'no distance set'],
  ]);
});
