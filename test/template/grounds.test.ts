import { describe, expect, it, test } from 'vitest';
import { contains } from '../../src/base/geometry.ts';
import { type SpotInk, spot } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import type { Outline } from '../../src/base/outline.ts';
import { formBounds } from '../../src/face/bounds.ts';
import type { Layer } from '../../src/face/face.ts';
import type { Form, PathItem } from '../../src/face/item.ts';
import { groundLayers } from '../../src/template/grounds.ts';
import type { Template } from '../../src/template/template.ts';
import { happy, rencontre } from '../kit/real-face.ts';

const games = [
  { id: 'happy-2014', template: happy, coats: 12 + 1 + 1 },
  { id: 'rencontre-2007', template: rencontre, coats: 4 + 1 },
];

const coatsOf = ({ surfaces, recto }: Template): readonly (Outline | null)[] => [
  ...surfaces.flatMap(({ zones }) => zones.map(({ coat }) => coat)),
  recto.validation.coat,
];

/** The four ground layers of a game, by their pass. */
function ground(template: Template, pass: Layer['pass']): Form {
  const { under, over } = groundLayers(template);
  const [item, ...others] = [...under, ...over].find((layer) => layer.pass === pass)?.items ?? [];
  if (item?.kind !== 'use' || others.length > 0) throw new Error(`the ${pass} pass is no single form`);
  expect(item.at).toEqual({ x: 0, y: 0 });
  return item.form;
}

const filled = (outline: Outline, ink: SpotInk): PathItem => ({ kind: 'path', outline, fill: spot(ink) });

/** The same, 0.6 mm larger on all sides. */
const spread = (outline: Outline, ink: SpotInk): PathItem => ({
  ...filled(outline, ink),
  stroke: { paint: spot(ink), width: mm(1.2), join: 'round' },
});

describe.each(games)('under and over what is seen of $id', ({ template, coats }) => {
  const { security, white, varnish, opacity } = template.grounds;
  const outlines = coatsOf(template).filter((outline) => outline !== null);

  it('lie security and white, then varnish and opacity', () => {
    const { under, over } = groundLayers(template);
    expect(under.map(({ pass }) => pass)).toEqual(['security', 'white']);
    expect(over.map(({ pass }) => pass)).toEqual(['varnish', 'opacity']);
  });

  it('lie grounds for the coat of every zone and for that of the code', () => {
    expect(outlines).toHaveLength(coats);
    for (const pass of ['security', 'white', 'varnish', 'opacity'] as const) {
      expect(ground(template, pass).items).toHaveLength(coats);
    }
  });

  it('the two blacks are exactly the coats', () => {
    expect(ground(template, 'security').items).toEqual(outlines.map((one) => filled(one, security)));
    expect(ground(template, 'opacity').items).toEqual(outlines.map((one) => filled(one, opacity)));
  });

  it('white and varnish reach 0.6 mm beyond them', () => {
    expect(ground(template, 'white').items).toEqual(outlines.map((one) => spread(one, white)));
    expect(ground(template, 'varnish').items).toEqual(outlines.map((one) => spread(one, varnish)));
  });

  it('all ink lies within the box of its form', () => {
    for (const pass of ['security', 'white', 'varnish', 'opacity'] as const) {
      const form = ground(template, pass);
      const inked = formBounds(form);
      expect(inked !== null && contains(form.box, inked)).toBe(true);
    }
  });

  it('every ink of a ground overprints, so that no light comes through', () => {
    expect([security, white, varnish, opacity].map(({ overprints }) => overprints)).toEqual(
      Array(4).fill(true),
    );
  });
});

test('a code without a coat has no ground', () => {
  const bare: Template = {
    ...happy,
    recto: { ...happy.recto, validation: { ...happy.recto.validation, coat: null } },
  };
  expect(ground(bare, 'security').items).toHaveLength(12 + 1);
});

test('the grounds of a game are made once', () => {
  expect(groundLayers(happy)).toBe(groundLayers(happy));
});
