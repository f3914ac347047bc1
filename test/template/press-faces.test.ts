import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { rect } from '../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK, mix, PAPER, type Paint, SPOT_NAME, spot } from '../../src/base/ink.ts';
import { rectOutline } from '../../src/base/outline.ts';
import { itemBounds } from '../../src/face/bounds.ts';
import type { Face, Pass } from '../../src/face/face.ts';
import type { Form, Item, PathItem } from '../../src/face/item.ts';
import { layOut, type TicketFaces } from '../../src/template/lay-out.ts';
import { pressFaces, UNIT_INKS } from '../../src/template/press-faces.ts';
import { faces, happy, live, rencontre } from '../kit/real-face.ts';

const games = [
  { id: 'happy-2014', template: happy },
  { id: 'rencontre-2007', template: rencontre },
];

const passes = ({ layers }: Face): readonly Pass[] => layers.map(({ pass }) => pass);

/** Everything drawn, forms opened. */
const drawn = (items: readonly Item[]): readonly Exclude<Item, { kind: 'use' }>[] =>
  items.flatMap((item) => (item.kind === 'use' ? drawn(item.form.items) : [item]));

const outlineOf = (item: Exclude<Item, { kind: 'use' }>) => (item.kind === 'path' ? item.outline : item.at);

const paintsOf = (item: Exclude<Item, { kind: 'use' }>): readonly Paint[] =>
  item.kind === 'path'
    ? [item.fill, item.stroke?.paint].filter((paint) => paint !== undefined)
    : [item.paint];

const paintsIn = ({ layers }: Face, pass: Pass): readonly Paint[] =>
  layers.filter((layer) => layer.pass === pass).flatMap(({ items }) => drawn(items).flatMap(paintsOf));

const inkNames = (paints: readonly Paint[]): readonly string[] =>
  [
    ...new Set(
      paints.flatMap((paint) => {
        if (paint.kind === 'process') return ['process'];
        return paint.kind === 'spot' ? [paint.ink.name] : paint.tints.map(({ ink }) => ink.name);
      }),
    ),
  ].sort();

const formsIn = (items: readonly Item[]): readonly Form[] =>
  items.flatMap((item) => (item.kind === 'use' ? [item.form, ...formsIn(item.form.items)] : []));

describe.each(games)('a ticket of $id for the press', ({ template }) => {
  const specimen = pressFaces(faces(template));

  it('has its passes in printing order, with SPÉCIMEN over a specimen', () => {
    expect(passes(specimen.recto)).toEqual([
      'security',
      'white',
      'display',
      'imaging',
      'varnish',
      'opacity',
      'coat',
      'overprint',
      'specimen',
    ]);
    expect(passes(specimen.verso)).toEqual(['back', 'back-imaging', 'specimen']);
  });

  it('has no SPÉCIMEN when it is sold', () => {
    const sold = pressFaces(layOut(template, live(template)));
    expect(passes(sold.recto).at(-1)).toBe('overprint');
    expect(passes(sold.verso)).toEqual(['back', 'back-imaging']);
  });

  it('prints process inks in the display and nowhere else', () => {
    const { recto, verso } = specimen;
    const onProcess = [recto, verso].flatMap((face) =>
      passes(face).filter((pass) => inkNames(paintsIn(face, pass)).includes('process')),
    );
    expect(onProcess).toEqual(['display']);
  });

  it('is imaged in one black each side', () => {
    expect(inkNames(paintsIn(specimen.recto, 'imaging'))).toEqual(['Imaging']);
    expect(inkNames(paintsIn(specimen.verso, 'back-imaging'))).toEqual(['BackImaging']);
  });

  it('prints its back on plates that the recto has not', () => {
    const back = inkNames(paintsIn(specimen.verso, 'back'));
    expect(back).toContain('BackBlack');
    expect(back.filter((name) => !name.startsWith('Back'))).toEqual([]);
  });

  it('keeps what is seen in each pass: as many marks, at the same places', () => {
    const seen = faces(template);
    for (const side of ['recto', 'verso'] as const) {
      for (const { pass, items } of seen[side].layers) {
        const printed = specimen[side].layers.find((layer) => layer.pass === pass)?.items ?? [];
        expect(drawn(printed)).toHaveLength(drawn(items).length);
        expect(printed.map(itemBounds)).toEqual(items.map(itemBounds));
        expect(drawn(printed).map(outlineOf)).toEqual(drawn(items).map(outlineOf));
      }
    }
  });

  it('places a cell as the form that its imaging uses', () => {
    const imaging = specimen.recto.layers.find(({ pass }) => pass === 'imaging')?.items ?? [];
    const used = formsIn(imaging);
    expect(specimen.recto.cells.length).toBeGreaterThan(0);
    for (const { cell } of specimen.recto.cells) expect(used).toContain(cell);
  });

  it('shares its cells with every ticket that has them, so that each is drawn once in a file', () => {
    const byKey = new Map<string, Form>();
    const all = [0, 1, 2, 3, 4].map((index) => pressFaces(faces(template, index)));
    let twice = 0;
    for (const { recto, verso } of all) {
      for (const form of formsIn([...recto.layers, ...verso.layers].flatMap(({ items }) => items))) {
        if (byKey.has(form.key)) twice += 1;
        expect(byKey.get(form.key) ?? form).toBe(form);
        byKey.set(form.key, form);
      }
    }
    expect(twice).toBeGreaterThan(20);
  });

  it('names each ink of the press once, and none as another in other letters', () => {
    const names = specimen.template.inks.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(SPOT_NAME);
    const used = [specimen.recto, specimen.verso].flatMap((face) =>
      passes(face).flatMap((pass) => inkNames(paintsIn(face, pass))),
    );
    expect([...new Set(used)].filter((name) => name !== 'process' && !names.includes(name))).toEqual([]);
  });

  it('has one template for all tickets of the game', () => {
    expect(pressFaces(faces(template, 1)).template).toBe(specimen.template);
  });
});

it('the inks of a press stand in printing order, those of the back last', () => {
  expect(pressFaces(faces(happy)).template.inks.map(({ name }) => name)).toEqual([
    'Security',
    'White',
    'Imaging',
    'Varnish',
    'Opacity',
    'Coat',
    'OverWhite',
    'OverYellow',
    'OverRed',
    'OverTeal',
    'OverNight',
    'Specimen',
    'BackCyan',
    'BackMagenta',
    'BackYellow',
    'BackBlack',
    'BackImaging',
  ]);
});

describe('a paint of another unit than the display’s', () => {
  const area = (paints: Pick<PathItem, 'fill' | 'stroke'>): PathItem => ({
    kind: 'path',
    outline: rectOutline(rect(0, 0, 100, 100)),
    ...paints,
  });

  /** How a path of a pass of the back is painted on the press. */
  function onPress(pass: Pass, paint: Paint): Paint | undefined {
    const made = faces(happy);
    const verso = { ...made.verso, layers: [{ pass, items: [area({ fill: paint })] }] };
    return printed({ ...made, verso })[0]?.fill;
  }

  const printed = (made: TicketFaces): readonly PathItem[] =>
    (pressFaces(made).verso.layers[0]?.items ?? []).filter((item) => item.kind === 'path');

  const { back, backImaging } = UNIT_INKS;
  const tints = (c: number, m: number, y: number, k: number) => [
    { ink: back.c, tint: c },
    { ink: back.m, tint: m },
    { ink: back.y, tint: y },
    { ink: back.k, tint: k },
  ];

  it('replaces on all four plates of the back, were it by nothing', () => {
    expect(onPress('back', cmyk(10, 0, 30, 40))).toEqual(mix(tints(10, 0, 30, 40)));
    expect(onPress('back', PAPER)).toEqual(mix(tints(0, 0, 0, 0)));
  });

  it('is only on the plates that it has ink of where it overprints', () => {
    expect(onPress('back', IMAGED_BLACK)).toEqual(spot(back.k));
    expect(onPress('back', { ...cmyk(0, 30, 0, 60), overprints: true })).toEqual(
      mix([
        { ink: back.m, tint: 30 },
        { ink: back.k, tint: 60 },
      ]),
    );
    expect(() => onPress('back', { ...PAPER, overprints: true })).toThrow(Bug);
  });

  it('is the imager’s one ink where it is imaged, and never a colour', () => {
    expect(onPress('back-imaging', IMAGED_BLACK)).toEqual(spot(backImaging));
    expect(onPress('back-imaging', cmyk(0, 0, 0, 40))).toEqual(spot(backImaging, 40));
    expect(() => onPress('back-imaging', cmyk(1, 0, 0, 100))).toThrow(Bug);
  });

  it('stays what it is where it is a spot ink', () => {
    const paint = spot(happy.grounds.white, 50);
    expect(onPress('back', paint)).toBe(paint);
  });

  it('is so for lines as for areas', () => {
    const made = faces(happy);
    const line = area({ stroke: { paint: IMAGED_BLACK, width: 10, cap: 'round' } });
    const verso = { ...made.verso, layers: [{ pass: 'back' as const, items: [line] }] };
    expect(printed({ ...made, verso })).toEqual([
      area({ stroke: { paint: spot(back.k), width: 10, cap: 'round' } }),
    ]);
  });
});
