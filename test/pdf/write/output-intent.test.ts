import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { Condition } from '../../../src/face/page.ts';
import { openObjects } from '../../../src/pdf/read/objects.ts';
import { fogra39 } from '../../../src/pdf/write/fogra39.ts';
import { page, pageSet } from '../../kit/page.ts';
import { pdfOf } from '../../kit/pdf.ts';
import { plainOf } from './shown.ts';

async function intentOf(condition?: Condition) {
  const file = await openObjects(
    await pdfOf(pageSet([page([])], condition === undefined ? {} : { condition })),
  );
  const intents = file.catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
  const intent = intents.lookup(0, PDFDict);
  const profile = intent.lookup(PDFName.of('DestOutputProfile')) as PDFRawStream;
  return {
    said: plainOf(file, intent),
    profile: decodePDFRawStream(profile).decode(),
    count: intents.size(),
  };
}

test('a file is for FOGRA39 unless it is told another, its profile embedded byte for byte', async () => {
  const { said, profile, count } = await intentOf();
  expect(count).toBe(1);
  expect(said).toMatchObject({
    Type: '/OutputIntent',
    S: '/GTS_PDFX',
    OutputConditionIdentifier: 'FOGRA39',
    RegistryName: 'http://www.color.org',
    Info: 'Offset, sheet-fed, coated stock, ISO 12647-2:2004/Amd 1',
    DestOutputProfile: { N: 4, Filter: '/FlateDecode' },
  });
  expect(Buffer.from(profile).equals(Buffer.from(fogra39().profile))).toBe(true);
});

test('another condition is said as it is named, and in no registry unless it names one', async () => {
  const condition = { identifier: 'Bobine 7', info: 'La rotative (essai n° 3)', profile: fogra39().profile };
  const { said } = await intentOf(condition);
  expect(said).toMatchObject({ OutputConditionIdentifier: 'Bobine 7', Info: 'La rotative (essai n° 3)' });
  expect(said).not.toHaveProperty('RegistryName');
});

test.each([{ identifier: '' }, { info: ' ' }])(
  'a condition without a name, or not described, is refused: %o',
  async (over) => {
    await expect(intentOf({ ...fogra39(), ...over })).rejects.toThrow('has no name, or is not described');
  },
);
