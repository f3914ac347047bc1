import { expect, test } from 'vitest';
import { layout } from '../../../bench/table/layout.ts';

test('figures stand to the right, verdicts and notes to the left, and a title across all', () => {
  expect(
    layout([
      { label: '', figures: [{ text: 'happy' }, { text: 'rencontre' }] },
      { title: 'A title that is longer than every column of the table' },
      {
        label: 'one',
        figures: [
          { text: '1', verdict: 'met' },
          { text: '22', verdict: 'missed' },
        ],
        note: '≥ 1',
      },
      { label: 'another', figures: [{ text: '1,000' }, { text: '3' }] },
    ]),
  ).toBe(
    [
      '           happy       rencontre',
      '',
      'A title that is longer than every column of the table',
      '  one          1  met         22  missed  ≥ 1',
      '  another  1,000               3',
      '',
    ].join('\n'),
  );
});
