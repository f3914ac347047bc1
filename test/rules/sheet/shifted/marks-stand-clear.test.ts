import { expect, test } from 'vitest';
import { mm } from '../../../../src/base/length.ts';
import { run } from '../../../../src/rules/run.ts';
import { rule } from '../../../../src/rules/sheet/shifted/marks-stand-clear.ts';
import { tickets } from '../../../kit/face.ts';
import { imposed, imposedWith, press, web } from '../../../kit/press.ts';

test('the imager’s marks begin 3 mm beyond the bleed: so much may it be off', () => {
  const off = (registerTolerance: number) => run([rule], imposed(tickets(4), press({ registerTolerance })));
  expect(off(mm(2.9))).toEqual([]);
  expect(off(mm(3.1)).map(({ message }) => message)).toEqual([
    'sheet 1, imagerie recto, off register by 3.1 mm: there must be marks outside every bleed, and there is a mark over place 1',
    'sheet 1, imagerie verso, off register by 3.1 mm: there must be marks outside every bleed, and there is a mark over place 1',
  ]);
});

test('a mark at the end of a pack has a millimetre on either side in a gutter of 10', () => {
  const off = (registerTolerance: number) =>
    run([rule], imposedWith(tickets(6), web({ registerTolerance }), { pack: 3 }));
  expect(off(mm(1))).toEqual([]);
  expect(off(mm(1) + 1)).toHaveLength(1);
});
