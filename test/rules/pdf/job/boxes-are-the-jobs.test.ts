import { expect, test } from 'vitest';
import type { PageFacts } from '../../../../src/pdf/read/facts/pages.ts';
import { rule } from '../../../../src/rules/pdf/job/boxes-are-the-jobs.ts';
import type { FileEntry } from '../../../../src/rules/pdf/job/file-of-job.ts';
import { messages, pdf } from '../subject.ts';

/** A press whose sheet is 720 × 360 pt. */
const SHEET: readonly [number, number] = [254, 127];

const told = (boxes: Pick<PageFacts, 'media' | 'trim'>, kind: FileEntry['kind'] = 'imaging') =>
  messages(
    rule,
    pdf({ page: boxes, job: { sheetMm: SHEET, file: { kind, pages: 1, inks: [], isUnchanged: true } } }),
  );

test('a trim that is the sheet, from the top left of its media, is right though the media has some dots more', () => {
  expect(told({ media: [0, 0, 720, 360], trim: [0, 0, 720, 360] })).toEqual([]);
  expect(told({ media: [0, 0, 720.06, 360.04], trim: [0, 0.04, 720, 360.04] })).toEqual([]);
  expect(told({ media: [-10, -10, 710, 350], trim: [-10, -10, 710, 350] })).toEqual([]);
});

test('a trim of another size is told, to two hundredths of a millimetre', () => {
  expect(told({ media: [0, 0, 720, 360], trim: [0, 0, 719.95, 360] })).toEqual([]);
  expect(told({ media: [0, 0, 720, 360], trim: [0, 0, 719.9, 360] })).toEqual([
    'the trim of page 1 should be 254 × 127 mm, 0 mm right and 0 mm down of its media: found 253.96 × 127 mm, 0 mm right and 0 mm down',
  ]);
});

test('so is one that begins elsewhere', () => {
  expect(told({ media: [0, 0, 730, 370], trim: [3, 7, 723, 367] })).toEqual([
    'the trim of page 1 should be 254 × 127 mm, 0 mm right and 0 mm down of its media: found 254 × 127 mm, 1.06 mm right and 1.06 mm down',
  ]);
});

test('pages of single tickets are no sheets, and without a job nothing is held against it', () => {
  const ticket = { media: [0, 0, 100, 100], trim: [10, 10, 90, 90] } as const;
  expect(told(ticket, 'tickets')).toEqual([]);
  expect(messages(rule, pdf({ page: ticket }))).toEqual([]);
});
