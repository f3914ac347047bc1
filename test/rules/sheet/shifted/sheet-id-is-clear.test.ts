import { expect, test } from 'vitest';
import { type Rect, rect, right } from '../../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../../src/base/ink.ts';
import { mm } from '../../../../src/base/length.ts';
import { imagingPage } from '../../../../src/imposition/imaging-page.ts';
import { sheetIdQuiet } from '../../../../src/imposition/marks/sheet-id.ts';
import { run } from '../../../../src/rules/run.ts';
import { extentOf } from '../../../../src/rules/sheet/extent.ts';
import { rule } from '../../../../src/rules/sheet/shifted/sheet-id-is-clear.ts';
import { filled, tickets } from '../../../kit/face.ts';
import { imposed, imposedWith, press, web } from '../../../kit/press.ts';

const said = (registerTolerance: number) => run([rule], imposed(tickets(4), press({ registerTolerance })));

test('the code of a sheet and of a repeat is in the clear', () => {
  expect(run([rule], imposed(tickets(4)))).toEqual([]);
  expect(run([rule], imposedWith(tickets(6), web(), { pack: 3 }))).toEqual([]);
});

test('the crop marks of the plates end a millimetre from its room: so much may imaging be off', () => {
  expect(said(mm(0.9))).toEqual([]);
  expect(said(mm(1.1)).map(({ message }) => message)).toEqual([
    'sheet 1, imagerie recto: there must be a clear quiet zone round the sheet’s code when imaging is off by 1.1 mm, and there is a mark in it',
    'sheet 1, imagerie verso: there must be a clear quiet zone round the sheet’s code when imaging is off by 1.1 mm, and there is a mark in it',
  ]);
});

test('a mark of the imager may touch the quiet zone, and may not stand in it by the least step', () => {
  const job = imposed(tickets(4));
  const [sheet] = job.sheets;
  if (sheet === undefined) throw new Error('no sheet');
  const page = imagingPage(sheet, 'recto');
  const code = page.sheetId === null ? null : extentOf(page.sheetId);
  if (code === null) throw new Error('the sheet has no code');
  const items = page.marks.items as unknown[];
  const beside = (gap: number): Rect =>
    rect(right(code) + sheetIdQuiet(job.press) + gap, code.y, mm(1), mm(1));
  const withMark = (gap: number) => {
    items.push(filled(beside(gap), IMAGED_BLACK));
    const findings = run([rule], job);
    items.pop();
    return findings;
  };
  expect(withMark(0)).toEqual([]);
  expect(withMark(-1)).toHaveLength(1);
});
