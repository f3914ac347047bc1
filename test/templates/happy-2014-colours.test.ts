import { describe, expect, it } from 'vitest';
import { overlaps } from '../../src/base/geometry.ts';
import { alternateOf, IMAGED_BLACK, type Paint } from '../../src/base/ink.ts';
import { mm, pt } from '../../src/base/length.ts';
import { itemBounds } from '../../src/face/bounds.ts';
import { drawnItems, textsOf } from '../../src/face/flatten.ts';
import type { PathItem } from '../../src/face/item.ts';
import { template } from '../../templates/happy-2014/index.ts';
import { INKS, MONTH_COLOURS, RED, SPECIMEN } from '../../templates/happy-2014/inks.ts';

const { recto, verso } = template;
const display = drawnItems(recto.display);
const forms = [recto.display, recto.coat, recto.overprint, verso.art];

/** The light that a paint leaves of each of red, green and blue, from 0 to 1: the dull inks of offset, not ideal ones. */
function light(paint: Paint): readonly [number, number, number] {
  const tint = paint.kind === 'spot' ? paint.tint / 100 : 1;
  const { c, m, y, k } = paint.kind === 'spot' ? paint.ink.alternate : alternateOf(paint);
  const left = (taken: readonly [number, number, number]): number =>
    [c, m, y].reduce((rest, ink, index) => rest * (1 - ((taken[index] ?? 0) * ink * tint) / 100), 1) *
    (1 - (0.88 * k * tint) / 100);
  return [left([1, 0.05, 0]), left([0.4, 0.88, 0.05]), left([0.1, 0.5, 0.85])];
}

/** How light a paint is to the eye, from 0 to 1. */
function luminance(paint: Paint): number {
  const linear = (v: number): number => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = light(paint);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(a: Paint, b: Paint): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const paintsIn = (items: readonly ReturnType<typeof drawnItems>[number][]): readonly Paint[] =>
  items.flatMap((item) =>
    item.kind === 'path' ? [item.fill, item.stroke?.paint].filter((one) => one !== undefined) : [item.paint],
  );

describe('the colours of Happy 2014', () => {
  it('stay within 320 % of ink a printing unit, spots by what stands for them', () => {
    const inked = [
      ...forms.flatMap((form) => paintsIn(drawnItems(form))).map((paint) => alternateOf(paint)),
      ...INKS.map(({ alternate }) => alternate),
    ];
    const sums = inked.map(({ c, m, y, k }) => c + m + y + k);
    expect(Math.max(...sums)).toBe(280);
  });

  it('set the name of each month four and a half times off its ground', () => {
    for (const [index, { ground, letters }] of MONTH_COLOURS.entries()) {
      expect(contrast(ground, letters), `month ${index + 1}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('set price and BONUS as far off their red', () => {
    for (const says of ['3\u00a0€', 'BONUS']) {
      const item = textsOf(recto.display).find(({ run }) => run.text === says);
      expect(item === undefined ? 0 : contrast(item.paint, RED), says).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('give no two months one colour', () => {
    expect(new Set(MONTH_COLOURS.map(({ ground }) => JSON.stringify(ground))).size).toBe(12);
  });

  it('keep SPÉCIMEN off night and paper alike, in grey too', () => {
    const sky = paintsIn(display.slice(0, 2));
    expect(sky).toHaveLength(2);
    const ink: Paint = { kind: 'spot', ink: SPECIMEN, tint: 100 };
    for (const ground of [...sky, { ...IMAGED_BLACK, k: 0 }]) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(2.8);
    }
  });
});

describe('what is scratched free on Happy 2014', () => {
  const windows = template.surfaces.flatMap(({ zones }) => zones.map(({ window }) => window));
  const under = (window: (typeof windows)[number]) =>
    display.filter((item): item is PathItem => {
      const ink = itemBounds(item);
      return item.kind === 'path' && ink !== null && overlaps(ink, window) && ink.width < mm(60);
    });

  it('is black that is 70 % darker than anything under it', () => {
    for (const window of windows) {
      const grounds = paintsIn(under(window).slice(-2));
      expect(grounds.length).toBeGreaterThanOrEqual(2);
      for (const ground of grounds) {
        expect(1 - luminance(IMAGED_BLACK) / luminance(ground)).toBeGreaterThanOrEqual(0.7);
      }
    }
  });

  it('stands on waves of a quarter of a point at least', () => {
    const waves = display.filter(
      (item): item is PathItem => item.kind === 'path' && item.stroke !== undefined,
    );
    expect(waves).toHaveLength(windows.length);
    for (const { stroke } of waves) expect(stroke?.width).toBeGreaterThanOrEqual(pt(0.25));
  });
});
