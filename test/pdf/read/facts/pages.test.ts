import { expect, test } from 'vitest';
import { factsOfMade } from './facts.ts';

test('a page is told with its boxes, its unit and its annotations', async () => {
  const { document } = await factsOfMade({
    pages: [
      {
        extra:
          '/TrimBox [10 10 190 90] /UserUnit 2 /Rotate 90 /Annots [<< /Subtype /Link /Rect [9 8 1 2] >> << /Subtype /Widget >> 7]',
      },
    ],
  });
  expect(document.pages).toEqual([
    {
      number: 1,
      object: '3 0 R',
      media: [0, 0, 200, 100],
      crop: null,
      bleed: null,
      trim: [10, 10, 190, 90],
      art: null,
      userUnit: 2,
      hasUserUnit: true,
      rotate: 90,
      annotations: [
        { subtype: 'Link', rect: [1, 2, 9, 8] },
        { subtype: 'Widget', rect: null },
      ],
    },
  ]);
});

test('of a million annotations a hundred are kept', async () => {
  const { document } = await factsOfMade({
    pages: [{ extra: `/Annots [${'<< /Subtype /Link >> '.repeat(200)}]` }],
  });
  expect(document.pages[0]?.annotations).toHaveLength(100);
});
