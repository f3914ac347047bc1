import { describe, expect, test } from 'vitest';
import { IMAGED_BLACK, spot } from '../../../src/base/ink.ts';
import type { Ref } from '../../../src/pdf/write/pdfkit-parts.ts';
import { ContentStream, type Shelf } from '../../../src/pdf/write/stream.ts';
import { COAT } from '../../kit/face.ts';

const ref = (id: number): Ref => ({ id, data: {}, write() {}, end() {} });
const shelf: Shelf = {
  fonts: new Map(),
  spaces: new Map([[COAT.name, ref(3)]]),
  layers: new Map([['Vernis', { name: 'L0', ref: ref(5) }]]),
  states: { Over: ref(1), Knock: ref(2), Replace: ref(4) },
};

/** Opens so many scopes, one in the other. */
function nest(stream: ContentStream, depth: number): void {
  if (depth > 0) stream.within('', () => nest(stream, depth - 1));
}

describe('a content stream', () => {
  test('names in its resources what it refers to, and nothing else', () => {
    const stream = new ContentStream(shelf);
    expect(stream.resources).toEqual({});
    stream.paint(spot(COAT), 'fill');
    stream.draw({ name: 'X7', ref: ref(7), depth: 0 });
    expect(stream.resources).toEqual({
      ExtGState: { Over: shelf.states.Over },
      ColorSpace: { ScratchCoat: shelf.spaces.get('ScratchCoat') },
      XObject: { X7: expect.objectContaining({ id: 7 }) },
    });
  });

  test('remembers after a scope what stood before it', () => {
    const stream = new ContentStream(shelf);
    stream.paint(IMAGED_BLACK, 'fill');
    stream.within('1 0 0 1 0 0 cm', () => stream.paint(spot(COAT), 'fill'));
    stream.paint(IMAGED_BLACK, 'fill');
    stream.paint(spot(COAT), 'fill');
    expect(stream.operators.split('\n')).toEqual([
      '/Over gs',
      '0 0 0 1 k',
      'q 1 0 0 1 0 0 cm',
      '/ScratchCoat cs 1 scn',
      'Q',
      '/ScratchCoat cs 1 scn',
    ]);
  });

  test('names what lies on a layer, and only around it', () => {
    const stream = new ContentStream(shelf);
    stream.layered('Vernis', () => stream.within('', () => stream.write('f')));
    expect(stream.operators.split('\n')).toEqual(['/OC /L0 BDC', 'q ', 'f', 'Q', 'EMC']);
    expect(stream.resources).toEqual({ Properties: { L0: expect.objectContaining({ id: 5 }) } });
  });

  test('nests 28 scopes, as deep as every reader follows, and no more', () => {
    expect(() => nest(new ContentStream(shelf), 28)).not.toThrow();
    expect(() => nest(new ContentStream(shelf), 29)).toThrow('graphics states nest deeper than 28');
  });

  test('counts the scopes of a form within its own', () => {
    const form = (depth: number) => ({ name: 'X0', ref: ref(7), depth });
    const stream = new ContentStream(shelf);
    stream.within('', () => stream.draw(form(27)));
    expect(stream.depth).toBe(28);
    expect(() => stream.within('', () => stream.draw(form(28)))).toThrow(
      'graphics states nest deeper than 28',
    );
  });

  test('refuses a font or ink that is not in the file', () => {
    const stream = new ContentStream(shelf);
    expect(() => stream.font('caveat-600')).toThrow(/not surveyed/);
    expect(() => stream.paint(spot({ ...COAT, name: 'Varnish' }), 'fill')).toThrow(
      /Varnish was not surveyed/,
    );
    expect(() => stream.layered('Blanc', () => {})).toThrow('the layer Blanc was not surveyed');
  });
});
