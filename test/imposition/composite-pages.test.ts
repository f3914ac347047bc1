import { describe, expect, test } from 'vitest';
import type { PageContent } from '../../src/face/page.ts';
import { compositePages } from '../../src/imposition/composite-pages.ts';
import { fixedPassPage } from '../../src/imposition/fixed-pass-page.ts';
import { imagingPage } from '../../src/imposition/imaging-page.ts';
import { CUT, PERFORATION } from '../../src/imposition/marks/finishing-lines.ts';
import { fixedPasses } from '../../src/imposition/passes.ts';
import type { Sheet, SheetJob, SheetPage } from '../../src/imposition/sheet.ts';
import { tickets } from '../kit/face.ts';
import { imposed, press, web } from '../kit/press.ts';

const first = ({ sheets: [sheet] }: SheetJob): Sheet => {
  if (sheet === undefined) throw new Error('a job has a sheet');
  return sheet;
};

/** Contents without their layers, as text, so that pages can be held against each other. */
const plain = (contents: readonly PageContent[]): readonly string[] =>
  contents.map(({ layer: _, ...content }) => JSON.stringify(content)).toSorted();

/** The contents of a page but its marks. */
const art = ({ content, marks, sheetId }: SheetPage): readonly PageContent[] =>
  content.filter(
    (one) =>
      one !== sheetId && !(one.kind === 'placed' && one.items.every((item) => marks.items.includes(item))),
  );

const isFinishing = ({ layer }: PageContent): boolean => layer?.step?.startsWith('Structural/') ?? false;
const isMark = ({ layer }: PageContent): boolean => layer?.step === 'Legend';

describe.each([
  ['a full sheet', imposed(tickets(4))],
  ['a sheet with blanks', imposed(tickets(3))],
  ['a web', imposed(tickets(6), web())],
  ['a tumbled sheet', imposed(tickets(4), press({ turn: 'long-edge', heads: 'alternate' }))],
  ['a sheet that is worked and turned', imposed(tickets(4), press({ turn: 'work-and-turn' }))],
])('the composite of %s', (_, job) => {
  const sheet = first(job);
  const sides = compositePages(sheet);

  test.each([0, 1])('has what the plates of its side have together, and nothing else: side %i', (index) => {
    const page = sides[index];
    if (page === undefined) throw new Error('a sheet has two sides');
    const bothSides = job.press.turn === 'work-and-turn';
    const plates = fixedPasses(job)
      .map(({ pass, face }) => fixedPassPage(job, pass, face))
      .filter(({ side }) => bothSides || side === page.side);
    const pages = [...plates, imagingPage(sheet, page.side)];
    const composed = page.content.filter((one) => !isFinishing(one) && !isMark(one));
    expect(plain(composed)).toEqual(plain(pages.flatMap(art)));
    const marks = (one: SheetPage) => one.marks.items.map((item) => JSON.stringify(item));
    expect(new Set(marks(page))).toEqual(new Set(pages.flatMap(marks)));
    expect(page.sheetId).toEqual(imagingPage(sheet, page.side).sheetId);
  });
});

describe('the layers of a composite', () => {
  const layers = (job: SheetJob, side: 0 | 1): readonly string[] => [
    ...new Set(
      compositePages(first(job))[side]?.content.map(
        ({ layer }) => `${layer?.name} (${layer?.step ?? 'art'})`,
      ),
    ),
  ];

  test('are the passes in printing order, then marks and what is cut', () => {
    expect(layers(imposed(tickets(4)), 0)).toEqual([
      'impression (art)',
      'imagerie (Positions/Imprinting)',
      'codes (Positions/Barcode)',
      'encre à gratter (art)',
      'spécimen (art)',
      'repères (Legend)',
      'coupe (Structural/Cutting)',
    ]);
  });

  test('tell what is cut from what is torn', () => {
    const page = compositePages(first(imposed(tickets(6), web())))[0];
    const inks = page?.content.filter(isFinishing).map((one) => {
      const [item] = one.kind === 'placed' ? one.items : [];
      const paint = item?.kind === 'path' ? item.stroke?.paint : undefined;
      return [one.layer?.step, paint?.kind === 'spot' ? paint.ink : null];
    });
    expect(inks).toEqual([
      ['Structural/Cutting', CUT],
      ['Structural/Perforating', PERFORATION],
    ]);
  });

  test('are on no plate', () => {
    const job = imposed(tickets(4));
    const pages = [
      ...fixedPasses(job).map(({ pass, face }) => fixedPassPage(job, pass, face)),
      imagingPage(first(job), 'recto'),
      ...first(job).pages,
    ];
    expect(pages.flatMap(({ content }) => content).filter(({ layer }) => layer !== undefined)).toEqual([]);
  });
});
