import { describe, expect, test } from 'vitest';
import { IMAGED_BLACK, REGISTRATION } from '../../src/base/ink.ts';
import { dots } from '../../src/base/length.ts';
import type { Item } from '../../src/face/item.ts';
import { imagingPage } from '../../src/imposition/imaging-page.ts';
import type { Sheet } from '../../src/imposition/sheet.ts';
import { tickets } from '../kit/face.ts';
import { imposed, imposedWith, press, web } from '../kit/press.ts';
import { textOn } from '../kit/sheet-page.ts';

const job = imposed(tickets(6));

function sheetOf(of: typeof job, number: number): Sheet {
  const sheet = of.sheets[number - 1];
  if (sheet === undefined) throw new Error(`no sheet ${number}`);
  return sheet;
}

describe('the imaging of a sheet', () => {
  const [recto, verso] = (['recto', 'verso'] as const).map((side) => imagingPage(sheetOf(job, 2), side));
  if (recto === undefined || verso === undefined) throw new Error('a sheet has two sides');

  test('has what is imaged on its tickets, and no art', () => {
    const kinds = recto.content.map((one) =>
      one.kind === 'bars' ? one.value : [...new Set(one.items.map(formOf))].join(' '),
    );
    // Marks of all sheets stand apart from those of this one.
    expect(kinds).toEqual(['cell/15', '00000005', 'cell/15', '00000006', 'path', 'glyphs', '00000025']);
    const around = recto.content.filter((one) => one.kind === 'placed').slice(-2);
    expect(around.flatMap((one) => one.items)).toEqual(recto.marks.items);
  });

  test('has its codes on its own side', () => {
    const codes = verso.content.flatMap((one) =>
      one.kind === 'bars' && one !== verso.sheetId ? [one.value] : [],
    );
    expect(codes).toEqual(['00000005', '00000006']);
  });

  test('has the very codes of the sheet’s other pages: they are placed once', () => {
    const onSheet = sheetOf(job, 2).pages[0]?.content.filter(({ kind }) => kind === 'bars');
    expect(recto.content.filter((one) => one.kind === 'bars' && one !== recto.sheetId)).toEqual(onSheet);
  });

  test('says its sheet, its tickets and its blanks, the same on both sides', () => {
    const slug = 'Essai & <Cie> · Essai · feuille 2/2 · billets 5 à 6 · sans billet\u00a0: 3–4';
    expect(textOn(recto)).toEqual([slug, 'recto']);
    expect(textOn(verso)).toEqual([slug, 'verso']);
  });

  test('has the name of the sheet as a code on the imager’s dots, the same on both sides', () => {
    expect([recto.sheetId?.value, verso.sheetId?.value]).toEqual(['00000025', '00000025']);
    const { origin } = recto.sheetId ?? { origin: { x: 1, y: 1 } };
    expect([origin.x % dots(1, 600), origin.y % dots(1, 600)]).toEqual([0, 0]);
  });

  test('is in the imager’s own ink, but for the marks that all plates register by', () => {
    const inks = recto.marks.items.flatMap((item) =>
      paintsOf(item).map((paint) => ('ink' in paint ? paint.ink : paint)),
    );
    const strip = inks.filter((ink) => ink !== REGISTRATION && ink !== IMAGED_BLACK);
    expect(strip.map((paint) => ('k' in paint ? paint.k : paint))).toEqual([100, 75, 50, 25]);
  });
});

test('the first and last ticket of a sheet are those of the job’s order, not of the places', () => {
  const cut = imposed(tickets(12), press(), { kind: 'cut-and-stack', lift: 3 });
  expect(textOn(imagingPage(sheetOf(cut, 3), 'recto'))[0]).toContain('billets 3 à 12');
  const ribbon = imposed(tickets(7), web());
  expect(textOn(imagingPage(sheetOf(ribbon, 1), 'recto')).join(' ')).toContain('billets 1 à 7');
});

describe('on a web', () => {
  const ribbons = imposedWith(tickets(12), web(), { pack: 2 });

  test('the slug stands in the margin, line by line', () => {
    expect(textOn(imagingPage(sheetOf(ribbons, 1), 'recto')).slice(0, 3)).toEqual([
      'Essai & <Cie>',
      'Bobine',
      'feuille 1/2',
    ]);
  });

  test('pack ends are marked on the recto only', () => {
    const count = (side: 'recto' | 'verso') => imagingPage(sheetOf(ribbons, 1), side).marks.items.length;
    expect(count('recto') - count('verso')).toBe(2);
  });
});

const formOf = (item: Item): string => (item.kind === 'use' ? item.form.key : item.kind);

const paintsOf = (item: Item) => {
  if (item.kind === 'glyphs') return [item.paint];
  if (item.kind !== 'path') return [];
  return [item.fill, item.stroke?.paint].filter((paint) => paint !== undefined);
};
