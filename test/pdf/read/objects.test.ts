import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/fault.ts';
import { readBoxes } from '../../../src/pdf/read/boxes.ts';
import { countOperators } from '../../../src/pdf/read/content.ts';
import { openObjects, readObjects } from '../../../src/pdf/read/objects.ts';
import { plainPdf } from '../../kit/plain-pdf.ts';

const page = { width: 200, height: 100, content: 'q 0 0 0 1 k /Cell Do /Cell Do Q' };

test('a file that is no PDF is refused by name', async () => {
  const refused = openObjects(Buffer.from('a ticket'), 'sheet.pdf');
  await expect(refused).rejects.toThrow(InputError);
  await expect(refused).rejects.toThrow(/^sheet\.pdf cannot be read as a PDF: /);
});

test('the boxes of a page are those that are written, and null where none is', async () => {
  const extra = '/TrimBox [10 20 190.5 80] /BleedBox [1.5 11.5 199 88.5]';
  const document = await openObjects(
    plainPdf({
      pages: [
        { ...page, extra },
        { ...page, extra: '/UserUnit 1' },
      ],
    }),
  );
  expect(readBoxes(document)).toEqual([
    {
      media: [0, 0, 200, 100],
      crop: null,
      bleed: [1.5, 11.5, 199, 88.5],
      trim: [10, 20, 190.5, 80],
      userUnit: null,
    },
    { media: [0, 0, 200, 100], crop: null, bleed: null, trim: null, userUnit: 1 },
  ]);
});

test('a box of three numbers is refused', async () => {
  const document = await openObjects(plainPdf({ pages: [{ ...page, extra: '/TrimBox [10 20 190]' }] }));
  expect(() => readBoxes(document)).toThrow('the TrimBox of a page has 3 numbers, not four');
});

describe('the objects of a file', () => {
  const TINT = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [0 0 0 0.5] >>';
  const resources = `/ColorSpace << /A [/Separation /Coat /DeviceCMYK ${TINT}] /B [/Separation /Coat /DeviceCMYK ${TINT}]
    /C [/Separation /Over#42lack /DeviceCMYK ${TINT}] /D [/ICCBased 3 0 R] >>`;

  test('are counted: fonts, spot inks each once, colour spaces, forms', async () => {
    const document = await openObjects(plainPdf({ pages: [page], forms: { Cell: '1 0 0 rg' }, resources }));
    const { fonts, spots, colourSpaces, forms, images } = readObjects(document);
    expect(fonts).toEqual([{ baseFont: 'Helvetica', subtype: 'Type1', embedded: false, hasToUnicode: true }]);
    expect(spots.map(({ names, alternate }) => [names, alternate])).toEqual([
      [['Coat'], 'DeviceCMYK'],
      [['OverBlack'], 'DeviceCMYK'],
    ]);
    expect(colourSpaces).toEqual(['DeviceCMYK', 'ICCBased', 'Separation']);
    expect([forms, images]).toEqual([1, 0]);
  });

  test('one spot name with two tint transforms is two spots', async () => {
    const twice = `/ColorSpace << /A [/Separation /Coat /DeviceCMYK ${TINT}]
      /B [/Separation /Coat /DeviceCMYK ${TINT.replace('0.5', '0.6')}] >>`;
    const document = await openObjects(plainPdf({ pages: [page], resources: twice }));
    expect(readObjects(document).spots.map(({ names }) => names)).toEqual([['Coat'], ['Coat']]);
  });

  test('operators are counted in pages and in forms, each form once', async () => {
    const document = await openObjects(plainPdf({ pages: [page], forms: { Cell: '1 0 0 rg 0 0 9 9 re f' } }));
    expect(Object.fromEntries(countOperators(document))).toEqual({
      q: 1,
      k: 1,
      Do: 2,
      Q: 1,
      rg: 1,
      re: 1,
      f: 1,
    });
  });
});
