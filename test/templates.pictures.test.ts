import { describe, expect, test } from 'vitest';
import { specimens } from '../src/block/specimens.ts';
import { openPdf } from '../src/pdf/read/pdfium.ts';
import { PICTURES, picturePages } from '../src/proof/pictures.ts';
import { layOut } from '../src/template/lay-out.ts';
import { gameIds, loadTemplate, TEMPLATES } from '../src/template/load.ts';
import { pdfOf } from './kit/pdf.ts';
import { holdPicture, type Pixels } from './kit/picture-golden.ts';

/** Coarse enough for a small file, fine enough that a moved symbol or another colour shows. */
const DPI = 20;

describe.each(await gameIds())('the pictures of %s', (id) => {
  test('look as they did when a person last looked at them', async () => {
    const template = await loadTemplate(id);
    const [first] = specimens(template.game);
    if (first === undefined) throw new Error(`${id} has no specimen`);
    const file = await openPdf(await pdfOf(picturePages(layOut(template, first.ticket))));
    expect(file.pageCount).toBe(PICTURES.length);
    for (const [i, name] of PICTURES.entries()) {
      await holdPicture(
        `${TEMPLATES}/${id}/golden/${name}.png`,
        withoutAlpha(file.page(i).render({ dpi: DPI })),
      );
    }
    file.close();
  });
});

const withoutAlpha = ({
  width,
  height,
  rgba,
}: {
  width: number;
  height: number;
  rgba: Uint8Array;
}): Pixels => ({
  width,
  height,
  rgb: rgba.filter((_, i) => i % 4 !== 3),
});
