import { describe, expect, it } from 'vitest';
import { centre } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import type { Cell } from '../../../src/face/item.ts';
import { cellPages } from '../../../src/proof/pages/cells.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { said, subject, texts, uses } from '../maker.ts';

const games = [happy, rencontre].map((template) => ({
  id: template.game.id,
  cells: template.surfaces.flatMap((layout) => layout.cells()),
  pages: cellPages(subject(template)),
}));

describe.each(games)('the values of $id', ({ cells, pages }) => {
  it('are each shown as set, once', () => {
    const drawn = pages.flatMap(uses).map(({ item }) => item.form);
    const times = new Map<object, number>(cells.map((cell: Cell) => [cell, 0]));
    for (const form of drawn) times.set(form, (times.get(form) ?? 0) + 1);
    expect([...times.values()]).toEqual(cells.map(() => 1));
  });

  it('stand clear of each other and of what is said of them', () => {
    for (const page of pages) {
      const boxes = [...uses(page), ...texts(page)].map(({ box }) => box);
      const clashes = boxes.filter((box, i) =>
        boxes
          .slice(i + 1)
          .some(
            (other) =>
              box.x < other.x + other.width &&
              other.x < box.x + box.width &&
              box.y < other.y + other.height &&
              other.y < box.y + box.height,
          ),
      );
      expect(clashes).toEqual([]);
    }
  });
});

const [ofHappy, ofRencontre] = games;

it('bear the article that asks for them', () => {
  const headings = (pages: (typeof games)[number]['pages'] | undefined) =>
    (pages ?? [])
      .flatMap(said)
      .filter((text) => text.includes('article'))
      .map((text) => text.replaceAll('\u00a0', ' '));
  expect(headings(ofHappy?.pages)).toEqual([
    'Sommes de « Les douze mois », article 4.2.1',
    'Symboles de « Les douze mois », article 4.2.1',
    'Sommes de « Bonus », article 4.3.1',
  ]);
  expect(headings(ofRencontre?.pages)).toEqual([
    'Sommes de « La rencontre », article 3.2.1',
    'Jours de « La rencontre », article 3.2.1',
    'Sommes de « Le coup de foudre », article 3.3.1',
    'Phrases de « La déclaration », article 3.4.1',
    'Phrases de « La déclaration », article 3.4.1 (suite)',
    'Symboles de « La vie à deux », article 3.5.1',
  ]);
});

it('stand in the middle under their heads, with a star or without', () => {
  const [page] = ofRencontre?.pages ?? [];
  if (page === undefined) throw new Error('no page');
  const heads = texts(page).filter(({ item }) => /^(DESSUS|DESSOUS)$/.test(item.run.text));
  expect(heads).toHaveLength(4);
  const middles = heads.map(({ box }) => centre(box).x);
  const amounts = uses(page).filter(({ item }) => (item.form as Cell).content.kind === 'amount');
  expect(amounts).toHaveLength(44);
  for (const { box } of amounts) {
    const off = Math.min(...middles.map((x) => Math.abs(x - centre(box).x)));
    expect(off).toBeLessThan(mm(0.2));
  }
});

it('say over their columns what has a star and what an arrow', () => {
  const heads = (ofRencontre?.pages ?? []).flatMap(said);
  expect(heads.filter((text) => text.endsWith('ÉTOILE'))).toEqual([
    'SANS ÉTOILE',
    'AVEC ÉTOILE',
    'SANS ÉTOILE',
    'AVEC ÉTOILE',
  ]);
  expect(heads.filter((text) => text === 'FLÈCHE')).toHaveLength(4);
});

it('are phrases in columns that go on on the next, with what their words win', () => {
  const columns = (ofRencontre?.pages ?? []).flatMap((page) => {
    const phrases = uses(page).filter(({ item }) => (item.form as Cell).content.kind === 'phrase');
    const left = phrases.filter(({ box }) => box.x < mm(105));
    return phrases.length === 0 ? [] : [[left.length, phrases.length - left.length]];
  });
  expect(columns).toEqual([
    [17, 17],
    [6, 5],
  ]);
  expect((ofRencontre?.pages ?? []).flatMap(said)).toContain('aime\u00a05\u00a0€, baisers\u00a010\u00a0€');
});
