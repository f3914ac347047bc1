import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { specimens } from '../src/block/specimens.ts';
import type { Form, Item } from '../src/face/item.ts';
import { showFace, showForm } from '../src/face/show.ts';
import { surfaceOf } from '../src/game/game.ts';
import { type JudgedGame, judgeGame } from '../src/pipeline.ts';
import { cellsOfGame } from '../src/rules/template/cell-count.ts';
import { everyContent } from '../src/template/contents.ts';
import { layOut } from '../src/template/lay-out.ts';
import { gameIds, loadTemplate, TEMPLATES } from '../src/template/load.ts';
import { withCoat } from './kit/damaged-template.ts';
import { folded } from './kit/folded.ts';
import { holdGolden } from './kit/golden.ts';

const games = await Promise.all(
  (await gameIds()).map(async (id) => ({ id, template: await loadTemplate(id) })),
);

it('both règlements have their game', () => {
  expect(games.map(({ id }) => id)).toEqual(['happy-2014', 'rencontre-2007']);
});

describe.each(games)('the game $id', ({ id, template }) => {
  const { game, surfaces } = template;
  const made = specimens(game);
  const cells = surfaces.flatMap((layout) => layout.cells());
  let judged: JudgedGame;
  beforeAll(() => {
    judged = judgeGame(template);
  });

  it('bears the name of its folder', () => {
    expect(game.id).toBe(id);
  });

  it('is 90 mm wide and 130 mm high, with 3 mm of bleed', () => {
    expect([template.trim, template.bleed]).toEqual([
      { width: 90 * 36_000, height: 130 * 36_000 },
      3 * 36_000,
    ]);
  });

  it('lays out its surfaces and their zones in the order of the record', () => {
    expect(surfaces.map(({ surface, zones }) => [surface, zones.map(({ zone }) => zone)])).toEqual(
      game.surfaces.map((surface) => [surface.id, surface.zones]),
    );
  });

  it('draws as many cells as its law allows values, the same each time', () => {
    expect(cells).toHaveLength(cellsOfGame(game));
    expect(surfaces.flatMap((layout) => layout.cells())).toEqual(cells);
  });

  it('places nothing but its cells, and each of them somewhere', () => {
    const placed = surfaces.flatMap((layout) =>
      layout.zones.flatMap((_, zone) =>
        everyContent(surfaceOf(game, layout.surface)).flatMap((content) => layout.place(zone, content)),
      ),
    );
    expect(new Set(placed.map(({ cell }) => cell))).toEqual(new Set(cells));
  });

  it('lays a record out the same each time', () => {
    for (const { ticket } of made.slice(0, 3)) {
      const [once, again] = [layOut(template, ticket), layOut(template, ticket)];
      expect(again.recto).toEqual(once.recto);
      expect(again.verso).toEqual(once.verso);
    }
  });

  it('draws one thing under one key, in cells and on whatever ticket', () => {
    const faces = made.map(({ ticket }) => layOut(template, ticket));
    const used = faces.flatMap(({ recto, verso }) =>
      [...recto.layers, ...verso.layers].flatMap(({ items }) => formsOf(items)),
    );
    const drawn = new Map<string, Form>();
    for (const form of new Set([...cells, ...used])) {
      const known = drawn.get(form.key) ?? form;
      if (known !== form) expect(showForm(form), form.key).toBe(showForm(known));
      drawn.set(form.key, known);
    }
    expect(drawn.size).toBeGreaterThan(cells.length);
  });

  it('passes every rule with every specimen', () => {
    expect(judged.findings).toEqual([]);
    expect(judged.faces.checked).toHaveLength(made.length);
  });

  it('is refused with one coat taken away', () => {
    const [zone = ''] = game.surfaces.flatMap(({ zones }) => zones);
    expect(judgeGame(withCoat(template, zone, [])).faces.checked).toBeNull();
  });

  const golden = (name: string): string => join(TEMPLATES, id, 'golden', `${name}.txt`);
  const first = () =>
    layOut(template, made[0]?.ticket ?? { number: null, validation: null, surfaces: [], misfits: [] });

  it('looks as it was approved: recto', () => {
    holdGolden(golden('recto'), folded(showFace(first().recto)));
  });

  it('looks as it was approved: verso', () => {
    holdGolden(golden('verso'), folded(showFace(first().verso)));
  });

  it('looks as it was approved: every cell', () => {
    holdGolden(golden('cells'), folded(cells.map(showForm).join('')));
  });
});

/** All forms that items use, and those within them. */
const formsOf = (items: readonly Item[]): readonly Form[] =>
  items.flatMap((item) => (item.kind === 'use' ? [item.form, ...formsOf(item.form.items)] : []));
