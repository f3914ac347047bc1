import { describe, expect, test } from 'vitest';
import { loadPress } from '../../../src/imposition/load-press.ts';
import { openBounded } from '../../../src/pdf/read/content/bounded-file.ts';
import { interpretPage } from '../../../src/pdf/read/content/interpret.ts';
import { marksOf } from '../../../src/readback/art/art-form.ts';
import { ArtReader, ArtShelf } from '../../../src/readback/art/art-reader.ts';
import { sheetLayout } from '../../../src/readback/layout.ts';
import { rencontre, specimen } from '../../kit/real-face.ts';
import { platesInMemory } from '../art-of-plates.ts';
import { courtOfGame } from '../kit.ts';

const { map } = await courtOfGame('rencontre-2007');
const { job, files } = await platesInMemory(rencontre, [specimen(rencontre)], loadPress('sra3'));

/** What is read of the coat's plate, and how many forms were opened for it. */
async function coat() {
  const bytes = files.find(({ file }) => file.name === 'coat.pdf')?.bytes ?? new Uint8Array();
  const opened = await openBounded(bytes);
  const [page] = opened.ok ? opened.file.pages.pages : [];
  if (!opened.ok || page === undefined) throw new Error('the plate cannot be read');
  const [left = 0, , , top = 0] = page.boxes.media ?? [];
  const layout = sheetLayout(job, map, { side: 'recto', corner: { left, top } });
  const plan = { pass: 'coat', layers: new Map(), plates: new Set<string>(), imaging: new Set<string>() };
  const shelf = new ArtShelf();
  const reader = new ArtReader(plan, shelf, layout);
  interpretPage(opened.file, page, reader);
  return { faces: reader.faces, forms: shelf.known.size };
}

describe('the plate of the coat', () => {
  test('has its art at all eight places of the sheet, and is read once for all of them', async () => {
    const { faces, forms } = await coat();
    expect(faces.map(({ passes }) => marksOf(passes.get('coat') ?? []).length)).toEqual(new Array(8).fill(5));
    expect(forms).toBe(1);
    expect(new Set(faces.map(({ passes }) => passes.get('coat')?.[0]?.form.id))).toEqual(new Set([1]));
  });

  test('has nothing else on its tickets, whose marks and names stand beside them', async () => {
    const { faces } = await coat();
    expect(faces.map(({ passes }) => [...passes.keys()])).toEqual(new Array(8).fill(['coat']));
  });
});
