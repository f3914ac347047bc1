import { describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK, PAPER, spot } from '../../../src/base/ink.ts';
import { mm, pt } from '../../../src/base/length.ts';
import type { Item } from '../../../src/face/item.ts';
import type { PageContent } from '../../../src/face/page.ts';
import { COAT, filled, itf } from '../../kit/face.ts';
import { page, pageSet, placed } from '../../kit/page.ts';
import { pdfOf, withFile } from '../../kit/pdf.ts';
import { runProgram } from '../../kit/program.ts';

const BOX = rect(pt(1), pt(2), pt(3), pt(4));
const OUTLINE = '1 -2 m\n4 -2 l\n4 -6 l\n1 -6 l\nh';

/** The first content stream of a page of 60 mm height, as qpdf unpacks it, without the move to its top left. */
async function streamOf(...content: readonly PageContent[]): Promise<string> {
  const bytes = await pdfOf(pageSet([page(content)], { inks: [COAT] }));
  const { stdout } = withFile(bytes, (path) =>
    runProgram('mutool', ['show', '-b', path, 'pages/1/Contents']),
  );
  const inner = /^q 1 0 0 1 0 170\.07874 cm\n(.*)\nQ\s*$/s.exec(stdout);
  if (inner === null) throw new Error(`an unexpected frame: ${stdout}`);
  return inner[1] ?? '';
}

const IN_PLACE = (operators: string): string => `q 1 0 0 1 0 0 cm\n${operators}\nQ`;

describe('an item of a page', () => {
  test('is filled in process inks that replace what lies on theirs', async () => {
    expect(await streamOf(placed(filled(BOX, cmyk(60, 0, 12.5, 0))))).toBe(
      IN_PLACE(`/Replace gs\n0.6 0 0.125 0 k\n${OUTLINE}\nf`),
    );
  });

  test('is filled in a spot at its tint, which overprints', async () => {
    expect(await streamOf(placed(filled(BOX, spot(COAT, 40))))).toBe(
      IN_PLACE(`/Over gs\n/ScratchCoat cs 0.4 scn\n${OUTLINE}\nf`),
    );
  });

  test('is filled, then stroked, each in its own way to overprint', async () => {
    const both: Item = {
      ...filled(BOX, PAPER),
      fillRule: 'evenodd',
      stroke: { paint: IMAGED_BLACK, width: pt(0.5) },
    };
    expect(await streamOf(placed(both))).toBe(
      IN_PLACE(
        `/Replace gs\n0 0 0 0 k\n${OUTLINE}\nf*\n/Over gs\n0 0 0 1 K\n0.5 w 0 J 0 j [] 0 d\n${OUTLINE}\nS`,
      ),
    );
  });

  test('sets no colour that stands already', async () => {
    const twice = placed(filled(BOX, IMAGED_BLACK), filled(BOX, IMAGED_BLACK));
    expect(await streamOf(twice)).toBe(IN_PLACE(`/Over gs\n0 0 0 1 k\n${OUTLINE}\nf\n${OUTLINE}\nf`));
  });

  test('sets its colour anew after the scope that had set it', async () => {
    const stream = await streamOf(placed(filled(BOX, IMAGED_BLACK)), placed(filled(BOX, IMAGED_BLACK)));
    expect(stream.match(/0 0 0 1 k/g)).toHaveLength(2);
  });

  test('draws nothing where its outline is empty', async () => {
    expect(await streamOf(placed({ kind: 'path', outline: [], fill: PAPER }))).toBe(
      IN_PLACE('').replace('\n\n', '\n'),
    );
  });
});

describe('what is placed on a page', () => {
  const items = [filled(BOX, IMAGED_BLACK)];

  test('is moved to its place from the top left', async () => {
    const stream = await streamOf({ kind: 'placed', at: { x: pt(10), y: pt(20) }, items });
    expect(stream).toMatch(/^q 1 0 0 1 10 -20 cm\n/);
  });

  test('is turned by half about its place where the sheet is tumbled', async () => {
    const stream = await streamOf({ kind: 'placed', at: { x: pt(10), y: pt(20) }, turned: 'half', items });
    expect(stream).toMatch(/^q -1 0 0 -1 10 -20 cm\n/);
  });

  test('is cut at its clip, which is the page’s and not moved', async () => {
    const clip = rect(pt(5), pt(6), pt(7), pt(8));
    const stream = await streamOf({ kind: 'placed', at: { x: pt(10), y: pt(20) }, items, clip });
    expect(stream).toMatch(/^q 5 -14 7 8 re W n 1 0 0 1 10 -20 cm\n/);
  });

  test('is never a code that no sheet put on its dots', async () => {
    await expect(streamOf(placed(itf('0012')))).rejects.toThrow(/before it was put on the sheet's dots/);
  });
});

test('a form is drawn where it is used, its own operators in the form alone', async () => {
  const form = { key: 'cell', box: rect(0, 0, mm(5), mm(5)), items: [filled(BOX, IMAGED_BLACK)] };
  const use = (x: number): Item => ({ kind: 'use', form, at: { x: pt(x), y: pt(7) } });
  expect(await streamOf(placed(use(1), use(2)))).toBe(
    IN_PLACE('q 1 0 0 1 1 -7 cm\n/X0 Do\nQ\nq 1 0 0 1 2 -7 cm\n/X0 Do\nQ'),
  );
});
