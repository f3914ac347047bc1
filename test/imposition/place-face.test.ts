import { describe, expect, test } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import { placeFace } from '../../src/imposition/place-face.ts';
import { TRIM, ticket } from '../kit/face.ts';

const at = rect(mm(10), mm(20), TRIM.width, TRIM.height);
const on = { trim: at, turned: 'upright', dpi: 600, barReduction: 0 } as const;
const { recto, verso } = ticket('7');

/** What is placed, in order, in words. */
const shown = (contents: ReturnType<typeof placeFace>) =>
  contents.map((content) =>
    content.kind === 'bars' ? `code ${content.value}` : content.items.map((item) => item.kind).join(' '),
  );

describe('a face on a page', () => {
  test('shows the passes that are asked for, in printing order', () => {
    expect(shown(placeFace(recto, ['display', 'imaging'], on))).toEqual(['use', 'use', 'code 00000007']);
    expect(shown(placeFace(recto, ['coat', 'overprint'], on))).toEqual(['use']);
    expect(placeFace(recto, ['back'], on)).toEqual([]);
  });

  test('has its trim’s top left where the trim stands', () => {
    const [content] = placeFace(recto, ['display'], on);
    expect(content).toMatchObject({ kind: 'placed', at: { x: mm(10), y: mm(20) } });
    expect(content).not.toHaveProperty('turned');
  });

  test('is turned about the foot of its trim on the back of a tumbled sheet', () => {
    const [content] = placeFace(verso, ['back'], { ...on, turned: 'half' });
    expect(content).toMatchObject({ at: { x: mm(50), y: mm(50) }, turned: 'half' });
  });

  test('paints what comes after a code after it', () => {
    const [layer] = verso.layers.filter(({ pass }) => pass === 'back-imaging');
    if (layer === undefined) throw new Error('a verso is imaged');
    const [text, code] = layer.items;
    if (text === undefined || code === undefined) throw new Error('number and code');
    const face = { ...verso, layers: [{ pass: layer.pass, items: [code, text, text, code, text] }] };
    expect(shown(placeFace(face, ['back-imaging'], on))).toEqual([
      'code 00000007',
      'glyphs glyphs',
      'code 00000007',
      'glyphs',
    ]);
  });
});
