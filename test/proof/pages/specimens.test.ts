import { describe, expect, it } from 'vitest';
import { bottom, overlaps, right } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { specimenPages } from '../../../src/proof/pages/specimens.ts';
import { exhibits } from '../../../src/proof/shown.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { said, subject, texts, tickets } from '../maker.ts';

const games = [happy, rencontre].map((template) => {
  const of = subject(template);
  return { id: template.game.id, of, pages: specimenPages(of) };
});

describe.each(games)('the specimens of $id', ({ of, pages }) => {
  const [last] = pages.toReversed();

  it('stand four on a page at true size, apart from each other', () => {
    const all = pages.map(tickets);
    expect(all.flat()).toHaveLength(exhibits(of.specimens).length);
    for (const here of all.slice(0, -1)) expect(here).toHaveLength(4);
    for (const here of all)
      for (const [i, one] of here.entries()) {
        expect([one.width, one.height]).toEqual([mm(90), mm(130)]);
        expect(here.slice(i + 1).filter((other) => overlaps(one, other))).toEqual([]);
      }
  });

  it('have captions of two lines at most, over their ticket and no wider', () => {
    for (const page of pages)
      for (const ticket of tickets(page)) {
        const caption = texts(page).filter(
          ({ box }) =>
            box.x >= ticket.x - mm(0.1) &&
            right(box) <= right(ticket) &&
            bottom(box) <= ticket.y &&
            bottom(box) > ticket.y - mm(7),
        );
        const lines = new Set(caption.map(({ item }) => item.at.y));
        expect([1, 2]).toContain(lines.size);
      }
  });

  it('tell every ticket by its number', () => {
    const numbers = pages
      .flatMap(said)
      .flatMap((text) => /^livret\u00a0\d+,\u00a0n°\u00a0\d{3}/.exec(text)?.[0] ?? []);
    expect(numbers).toHaveLength(exhibits(of.specimens).length);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are counted on the page that closes them', () => {
    const words = last === undefined ? [] : said(last);
    const row = words.indexOf('SPÉCIMENS');
    const at = words.indexOf('en tout', row);
    const sum = words.slice(at, at + 3);
    expect(sum).toEqual(['en tout', String(of.specimens.length), String(exhibits(of.specimens).length)]);
  });
});

it('head each page with the prizes that it shows', () => {
  const [first] = games.map(({ pages }) => pages.map(({ heading }) => heading.replaceAll('\u00a0', ' ')));
  expect(first).toEqual([
    'Spécimens, de 30 000 € à 1 000 €',
    'Spécimens, 1 000 €',
    'Spécimens, de 1 000 € à 100 €',
    'Spécimens, 100 €',
    'Spécimens, 100 €',
    'Spécimens, 100 €',
    'Spécimens, de 100 € à 40 €',
    'Spécimens, de 40 € à 20 €',
    'Spécimens, de 9 € à 6 €',
    'Spécimen perdant, lots et constats',
  ]);
});
