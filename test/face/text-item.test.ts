import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { rect } from '../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK } from '../../src/base/ink.ts';
import { capsCentred, paragraphItems, spanItems, textItem } from '../../src/face/text-item.ts';
import { setParagraph, setSpans } from '../../src/text/set.ts';
import { shape } from '../../src/text/shape.ts';

const STYLE = { font: 'barlow-condensed-700', size: 1000 };
const INKED = { ...STYLE, paint: IMAGED_BLACK };
const RED = cmyk(0, 100, 100, 0);

describe('a line of text on a face', () => {
  it('starts at its point, is centred on it, or ends there', () => {
    const at = { x: 5000, y: 700 };
    expect(textItem('AV', INKED, at).at).toEqual(at);
    expect(textItem('AV', INKED, { ...at, align: 'left' }).at).toEqual(at);
    expect(textItem('AV', INKED, { ...at, align: 'centre' }).at).toEqual({ x: 5000 - 447, y: 700 });
    expect(textItem('AV', INKED, { ...at, align: 'right' }).at).toEqual({ x: 5000 - 894, y: 700 });
  });

  it('is the run of its text in its style, painted, and says what it is of its cell', () => {
    expect(textItem('TROIS', INKED, { x: 1, y: 2, role: 'transcription' })).toEqual({
      kind: 'glyphs',
      run: shape('TROIS', STYLE),
      at: { x: 1, y: 2 },
      paint: IMAGED_BLACK,
      role: 'transcription',
    });
    expect(textItem('TROIS', INKED, { x: 1, y: 2 })).not.toHaveProperty('role');
  });
});

describe('capitals in a box', () => {
  it('are as far from its top as from its foot', () => {
    const box = rect(100, 200, 4000, 1500);
    const { at, run } = capsCentred('H', INKED, box);
    expect(at.y + run.ink.y - 200).toBe(200 + 1500 - at.y);
  });

  it('stand in its middle unless told to one side', () => {
    const box = rect(100, 200, 4000, 1500);
    expect(capsCentred('AV', INKED, box).at.x).toBe(100 + 2000 - 447);
    expect(capsCentred('AV', INKED, { ...box, align: 'left' }).at.x).toBe(100);
    expect(capsCentred('AV', INKED, { ...box, align: 'right' }).at.x).toBe(100 + 4000 - 894);
    expect(capsCentred('AV', INKED, { ...box, role: 'amount' }).role).toBe('amount');
  });
});

describe('a paragraph on a face', () => {
  const measure = { width: 4000, leading: 1200 };

  it('has each of its lines moved to where its top left stands', () => {
    const paragraph = setParagraph('deux mots et trois autres', { ...STYLE, ...measure });
    const items = paragraphItems(paragraph, { x: 30, y: 40 }, RED);
    expect(items.map(({ at }) => at)).toEqual(
      paragraph.lines.map((_, index) => ({ x: 30, y: 40 + 700 + index * 1200 })),
    );
    expect(items.map(({ run }) => run)).toEqual(paragraph.lines.map(({ run }) => run));
  });

  it('has each of its spans in its own paint, and none without', () => {
    const spans = [
      { ...STYLE, text: 'deux ' },
      { ...STYLE, font: 'archivo-black', text: 'mots' },
    ];
    const rich = setSpans(spans, measure);
    const items = spanItems(rich, { x: 0, y: 0 }, [IMAGED_BLACK, RED]);
    expect(items.map(({ run, paint }) => [run.font, paint])).toEqual([
      ['barlow-condensed-700', IMAGED_BLACK],
      ['archivo-black', RED],
    ]);
    expect(() => spanItems(rich, { x: 0, y: 0 }, [IMAGED_BLACK])).toThrow(Bug);
  });
});
