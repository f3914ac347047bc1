import { beforeAll, describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK, mix, REGISTRATION, spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import type { ContentLayer, PageContent, PageSet } from '../../../src/face/page.ts';
import { snapCode } from '../../../src/imposition/snap-code.ts';
import { CELL, COAT, filled, itf, SPECIMEN, tickets } from '../../kit/face.ts';
import { page, pageSet, placed } from '../../kit/page.ts';
import { pdfOf, withFile } from '../../kit/pdf.ts';
import { imposed } from '../../kit/press.ts';
import { runProgram } from '../../kit/program.ts';
import { type Opened, opened, RULES } from './pdf-x-rules.ts';

const TITLE = 'Cœur & Cie <2014>';
const BOX = rect(mm(5), mm(5), mm(30), mm(20));

/** One of everything that a page may hold. */
function everything(layer?: ContentLayer): readonly PageContent[] {
  const code = snapCode(
    itf('00000001'),
    { trim: rect(0, 0, mm(60), mm(40)), turned: 'upright' },
    { dpi: 600, barReduction: 0 },
  );
  const paints = [
    cmyk(20, 0, 60, 0),
    IMAGED_BLACK,
    spot(COAT, 40),
    spot(REGISTRATION),
    mix([
      { ink: COAT, tint: 30 },
      { ink: SPECIMEN, tint: 100 },
    ]),
  ];
  const on = layer === undefined ? {} : { layer };
  return [
    { ...placed(...paints.map((paint) => filled(BOX, paint))), ...on },
    { ...placed({ kind: 'use', form: CELL, at: { x: mm(10), y: mm(10) } }), ...on },
    { ...code, ...on },
  ];
}

const layers: readonly ContentLayer[] = [
  { name: 'Impression variable', step: 'Positions/Imprinting' },
  { name: 'Découpe', step: 'Structural/Cutting' },
];

const INKS = [COAT, SPECIMEN];

/** The files that the project writes, each by what is particular to it. */
const FILES: Readonly<Record<string, () => PageSet>> = {
  'sheets of a press': () => imposed(tickets(5)).pages,
  'a proof': () => pageSet([page(everything())], { title: TITLE, inks: INKS }),
  'a composite on layers': () =>
    pageSet([page(layers.flatMap(everything)), page(everything())], { title: TITLE, inks: INKS }),
  'variable data': () =>
    pageSet([page(everything()), page(everything())], {
      title: TITLE,
      inks: INKS,
      vt: { levels: ['Job', 'Ticket'], recordLevel: 1, parts: [{ pages: 1 }, { pages: 1 }] },
    }),
};

describe.each(Object.entries(FILES))('%s', (_, pages) => {
  let file: Opened;

  beforeAll(async () => {
    file = await opened(pages());
  });

  test.each(RULES)('$id: $says', ({ check }) => check(file));

  test('are the same bytes twice', async () => {
    expect((await pdfOf(pages())).equals(file.bytes)).toBe(true);
  });

  test('leave qpdf nothing to say', () => {
    const { code, stdout, stderr } = withFile(file.bytes, (path) => runProgram('qpdf', ['--check', path]));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('No syntax or stream encoding errors found');
  });
});

test('the rules are X01 to X29, each once', () => {
  const ids = Array.from({ length: 29 }, (_, index) => `X${String(index + 1).padStart(2, '0')}`);
  expect(RULES.map(({ id }) => id)).toEqual(ids);
});

test('a file of variable data says so in XMP, changed when the file was, and any other does not', async () => {
  const { xmp } = await opened(FILES['variable data']?.() ?? pageSet([]));
  expect(xmp.get('pdfvtid:GTS_PDFVTVersion')).toBe('PDF/VT-1');
  expect(xmp.get('pdfvtid:GTS_PDFVTModDate')).toBe(xmp.get('xmp:ModifyDate'));
  const proof = await opened(FILES['a proof']?.() ?? pageSet([]));
  expect(proof.xmp.get('dc:title')).toBe(TITLE);
  expect(proof.xmp.has('pdfvtid:GTS_PDFVTVersion')).toBe(false);
});
