import { expect, it } from 'vitest';
import { mm, pt } from '../../../src/base/length.ts';
import { rule } from '../../../src/rules/cell/says-what-it-holds.ts';
import { run } from '../../../src/rules/run.ts';
import { amountCell, inked, subjectOf } from '../../kit/cell.ts';
import { without } from '../../kit/damaged-cell.ts';

const line = (text: string) => inked(text, 'transcription', { centre: mm(10), top: mm(8), size: pt(8) });
const told = (cell: Parameters<typeof subjectOf>[0]) =>
  run([rule], subjectOf(cell)).map(({ expected, found }) => [expected, found]);

it('says nothing of a cell that says 15 € and QUINZ', () => {
  expect(run([rule], subjectOf(amountCell()))).toEqual([]);
});

it('finds a cell that says QUINZE', () => {
  const [digits] = amountCell().items;
  const cell = amountCell({}, digits === undefined ? [] : [digits, line('QUINZE')]);
  expect(run([rule], subjectOf(cell))).toEqual([
    {
      rule: 'cell/says-what-it-holds',
      severity: 'error',
      ticket: null,
      surface: 'coupDeFoudre',
      zone: 'coupDeFoudre/amount/15',
      article: '3.3.1',
      expected: 'transcription « QUINZ » as one run',
      found: '« QUINZE »',
      message:
        'the cell coupDeFoudre/amount/15 needs its transcription « QUINZ » as one run, and has « QUINZE »',
    },
  ]);
});

it('finds a transcription cut in two runs, and one that is absent', () => {
  const [digits] = amountCell().items;
  const cut = amountCell({}, digits === undefined ? [] : [digits, line('QUI'), line('NZ')]);
  expect(told(cut)).toEqual([['transcription « QUINZ » as one run', '« QUI » + « NZ »']]);
  expect(told(without('transcription'))).toEqual([['transcription « QUINZ » as one run', null]]);
});
