import { beforeAll, describe, expect, test } from 'vitest';
import type { PageSet } from '../../src/face/page.ts';
import { plateFiles } from '../../src/rip/plate-files.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import { withFile } from '../kit/pdf.ts';
import { imposed, press } from '../kit/press.ts';
import { runProgram } from '../kit/program.ts';
import { faces, happy } from '../kit/real-face.ts';
import { type Opened, opened, RULES } from '../pdf/write/pdf-x-rules.ts';

/** Three tickets of a game, two of them on the first sheet. */
const job = imposed(
  [0, 1, 2].map((index) => pressFaces(faces(happy, index))),
  press({ sheet: { width: 12_000_000, height: 7_000_000 }, columns: 2, rows: 1 }),
);

const fileOf = (vt: 'sheet' | 'ticket', name: string): PageSet => {
  const found = plateFiles(job, { vt }).find((file) => file.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found.pages;
};

describe.each([
  { what: 'sheet by sheet', pages: fileOf('sheet', 'composite.pdf'), records: 2, level: 'Sheet' },
  { what: 'ticket by ticket', pages: fileOf('ticket', 'tickets.pdf'), records: 3, level: 'Ticket' },
])('a file of variable data, $what', ({ pages, records, level }) => {
  let file: Opened;
  beforeAll(async () => {
    file = await opened(pages);
  });

  test.each(RULES)('$id: $says', ({ check }) => check(file));

  test('is PDF/VT-1 with a leaf of two pages for each record', () => {
    expect(file.xmp.get('pdfvtid:GTS_PDFVTVersion')).toBe('PDF/VT-1');
    expect(pages.vt).toEqual({
      levels: ['Job', level],
      recordLevel: 1,
      parts: Array.from({ length: records }, () => ({ pages: 2 })),
    });
    expect(file.file.getPageCount()).toBe(2 * records);
    expect(file.bytes.toString('latin1').match(/\/Type \/DPart\n/g)).toHaveLength(records + 1);
  });

  test('leaves qpdf nothing to say', () => {
    const { code, stderr } = withFile(file.bytes, (path) => runProgram('qpdf', ['--check', path]));
    expect([code, stderr]).toEqual([0, '']);
  });
});

test('tickets are in the order of the job, however they are imposed', () => {
  const stacked = imposed(
    [0, 1, 2].map((index) => pressFaces(faces(happy, index))),
    press({ sheet: { width: 12_000_000, height: 7_000_000 }, columns: 2, rows: 1 }),
    { kind: 'cut-and-stack', lift: 2 },
  );
  const labels = plateFiles(stacked, { vt: 'ticket' })
    .at(-1)
    ?.pages.pages.map(({ label }) => label);
  expect(labels).toEqual(stacked.tickets.flatMap((number) => [`recto ${number}`, `verso ${number}`]));
});

test('is the only one that is PDF/VT: the plates and the other composite are PDF/X-4 alone', () => {
  const variable = (vt?: 'sheet' | 'ticket') =>
    plateFiles(job, vt === undefined ? {} : { vt }).flatMap(({ name, pages }) =>
      pages.vt === undefined ? [] : [name],
    );
  expect([variable(), variable('sheet'), variable('ticket')]).toEqual([
    [],
    ['composite.pdf'],
    ['tickets.pdf'],
  ]);
});

test('every file is for the condition that is asked for', () => {
  const condition = { identifier: 'Essai', info: 'Une presse', profile: new Uint8Array() };
  const files = plateFiles(job, { condition, vt: 'ticket' });
  expect(files.filter(({ pages }) => pages.condition !== condition)).toEqual([]);
  expect(plateFiles(job).filter(({ pages }) => 'condition' in pages)).toEqual([]);
});
