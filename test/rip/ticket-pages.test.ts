import { describe, expect, test } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { dots, mm } from '../../src/base/length.ts';
import type { Bars, Page } from '../../src/face/page.ts';
import { ticketPages } from '../../src/rip/ticket-pages.ts';
import { layOut } from '../../src/template/lay-out.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import { faces, happy, live, rencontre } from '../kit/real-face.ts';

const IMAGER = { dpi: 600, barReduction: 1 };

const pagesOf = (template: typeof happy): readonly Page[] => ticketPages(pressFaces(faces(template)), IMAGER);

const barsOf = ({ content }: Page): readonly Bars[] => content.filter((one) => one.kind === 'bars');

const layersOf = ({ content }: Page): readonly (string | undefined)[] => [
  ...new Set(content.map(({ layer }) => layer?.name)),
];

describe.each([
  ['happy-2014', happy],
  ['rencontre-2007', rencontre],
])('a ticket of %s on pages of its own', (_, template) => {
  const [recto, verso] = pagesOf(template);
  if (recto === undefined || verso === undefined) throw new Error('a ticket has two sides');

  test('is trimmed with its bleed all round, on a page that ends with a whole dot', () => {
    for (const page of [recto, verso]) {
      expect(page.trim).toEqual(rect(mm(3), mm(3), mm(90), mm(130)));
      expect(page.bleed).toEqual(rect(0, 0, mm(96), mm(136)));
      const { width, height } = page.size;
      expect([width % dots(1, 600), height % dots(1, 600)]).toEqual([0, 0]);
      expect(width - mm(96)).toBeLessThan(dots(1, 600));
      expect(height - mm(136)).toBeLessThan(dots(1, 600));
      expect(Math.min(width - mm(96), height - mm(136))).toBeGreaterThanOrEqual(0);
    }
  });

  test('has its number on both labels, its codes on whole dots with their bars reduced', () => {
    const number = faces(template).ticket.number;
    expect([recto.label, verso.label]).toEqual([`recto ${number}`, `verso ${number}`]);
    const codes = [recto, verso].flatMap(barsOf);
    expect(codes).toHaveLength(2);
    for (const { origin, dpi } of codes) {
      expect([origin.x % dots(1, dpi), origin.y % dots(1, dpi)]).toEqual([0, 0]);
    }
    expect(barsOf(verso)[0]?.value).toBe(number);
    expect(barsOf(verso)[0]?.rects[0]?.[2]).toBe(5);
  });

  test('has every pass of the press on a layer, in printing order', () => {
    expect(layersOf(recto)).toEqual([
      'sécurité',
      'blanc',
      'impression',
      'imagerie',
      'codes',
      'vernis',
      'opacité',
      'encre à gratter',
      'surimpression',
      'spécimen',
    ]);
    expect(layersOf(verso)).toEqual(['dos', 'imagerie du dos', 'codes', 'spécimen']);
  });
});

test('a ticket to be sold has no SPÉCIMEN on its pages', () => {
  const pages = ticketPages(pressFaces(layOut(happy, live(happy))), IMAGER);
  expect(pages.flatMap(layersOf).filter((name) => name === 'spécimen')).toEqual([]);
});
