import { describe, expect, test } from 'vitest';
import { cmyk } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import type { ContentLayer, PageContent, ProcessingStep } from '../../../src/face/page.ts';
import { openObjects } from '../../../src/pdf/read/objects.ts';
import { filled } from '../../kit/face.ts';
import { page, pageSet } from '../../kit/page.ts';
import { pdfOf } from '../../kit/pdf.ts';
import { shown } from './shown.ts';

const on = (layer?: ContentLayer): PageContent => ({
  kind: 'placed',
  at: { x: 0, y: 0 },
  items: [filled({ x: 0, y: 0, width: mm(5), height: mm(5) }, cmyk(0, 0, 0, 50))],
  ...(layer === undefined ? {} : { layer }),
});

const layer = (name: string, step: ProcessingStep | null): ContentLayer => ({ name, step });
const fileOf = async (...content: readonly PageContent[]) =>
  openObjects(await pdfOf(pageSet([page(content), page(content)])));

/** Each step that the trade knows, and what ISO 19593-1 calls it. */
const STEPS: readonly (readonly [ProcessingStep, string])[] = [
  ['Structural/Cutting', '/Structural /Cutting'],
  ['Structural/Perforating', '/Structural /Perforating'],
  ['Positions/Barcode', '/Positions /Barcode'],
  ['Positions/Imprinting', '/Positions /Imprinting'],
  ['Positions/ContentArea', '/Positions /ContentArea'],
  ['Varnish', '/Varnish'],
  ['White', '/White'],
  ['Legend', '/Legend'],
];

describe('the layers of a file', () => {
  test('are listed once each in the order of their first content, all of them on', async () => {
    const file = await fileOf(
      on(layer('Fond', null)),
      on(layer('Coupe', 'Structural/Cutting')),
      on(),
      on(layer('Fond', null)),
    );
    const properties = shown(file, 'OCProperties');
    expect(properties.OCGs).toEqual([
      { Type: '/OCG', Name: 'Fond' },
      {
        Type: '/OCG',
        Name: 'Coupe',
        GTS_Metadata: { GTS_ProcStepsGroup: '/Structural', GTS_ProcStepsType: '/Cutting' },
      },
    ]);
    expect(properties.D).toEqual({ Name: 'Calques', BaseState: '/ON', Order: properties.OCGs });
  });

  test.each(STEPS)(
    'tell the step %s by its group, and its type where the group has types',
    async (step, said) => {
      const file = await fileOf(on(layer('Étape', step)));
      const [group] = shown(file, 'OCProperties').OCGs as [{ GTS_Metadata: Record<string, string> }];
      expect(Object.values(group.GTS_Metadata).join(' ')).toBe(said);
    },
  );

  test('are not spoken of where no content is on one', async () => {
    const bytes = await pdfOf(pageSet([page([on()])]));
    expect(bytes.toString('latin1')).not.toMatch(/OCProperties|OCG|Properties/);
  });

  test.each([
    ['has no name', [layer(' ', null)], 'a layer has no name'],
    [
      'is two things under one name',
      [layer('Coupe', null), layer('Coupe', 'Structural/Cutting')],
      'the layer Coupe is declared twice, with two steps of processing',
    ],
  ])('are refused before a page is written where one %s', async (_, layers, message) => {
    await expect(fileOf(...layers.map(on))).rejects.toThrow(message);
  });
});
