import { describe, expect, it } from 'vitest';
import { bottom, contains, grow, overlaps, right } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import { openPdf } from '../../src/pdf/read/pdfium.ts';
import { COLUMN, CONTENT, EDGE, MARGIN, PAPER_SIZE, STRONG_RULE } from '../../src/proof/paper.ts';
import { proofPages, shownSpecimen } from '../../src/proof/proof.ts';
import { pdfOf } from '../kit/pdf.ts';
import { happy, rencontre } from '../kit/real-face.ts';
import { finding, ownItems, said, subject, texts, tickets } from './maker.ts';

const games = [happy, rencontre].map((template) => {
  const of = subject(template);
  const wrong = { ...of, findings: Array.from({ length: 60 }, () => finding()) };
  return { id: template.game.id, of, proof: proofPages(of), wrong: proofPages(wrong) };
});

describe.each(games)('the proof of $id', ({ of, proof, wrong }) => {
  const pages = [...proof.pages, ...wrong.pages];

  it('is of A4 pages, each all trim', () => {
    for (const page of pages) {
      expect(page.size).toEqual({ width: mm(210), height: mm(297) });
      expect(page.trim).toEqual({ x: 0, y: 0, ...page.size });
    }
  });

  it('keeps everything off the edge that no office printer reaches', () => {
    const reach = grow({ x: 0, y: 0, ...PAPER_SIZE }, -EDGE);
    for (const page of pages) {
      const beyond = [...ownItems(page).map(({ box }) => box), ...tickets(page)].filter(
        (box) => !contains(reach, box),
      );
      expect(beyond, page.label).toEqual([]);
    }
  });

  it('keeps every text within the margins, but for the side bearing of a letter', () => {
    const bearing = mm(0.1);
    for (const page of pages) {
      const beyond = texts(page).filter(
        ({ box }) =>
          box.x < MARGIN - bearing ||
          right(box) > PAPER_SIZE.width - MARGIN + bearing ||
          bottom(box) > bottom(CONTENT),
      );
      expect(
        beyond.map(({ item }) => item.run.text),
        page.label,
      ).toEqual([]);
    }
  });

  it('sets no text over another, and none over a ticket', () => {
    for (const page of pages) {
      const set = texts(page);
      const clash = set.flatMap(({ item, box }, i) => [
        ...set
          .slice(i + 1)
          .filter((other) => overlaps(box, other.box))
          .map((other) => other.item.run.text),
        ...tickets(page)
          .filter((ticket) => overlaps(box, ticket))
          .map(() => item.run.text),
      ]);
      expect(clash, page.label).toEqual([]);
    }
  });

  it('keeps the cut marks clear of all else on the page', () => {
    for (const page of proof.pages.slice(0, 3)) {
      const [ticket] = tickets(page);
      if (ticket === undefined) throw new Error('no ticket');
      const all = ownItems(page);
      const around = grow(ticket, mm(2.6));
      const marks = all.filter(({ item, box }) => item.kind === 'path' && contains(around, box));
      expect(marks).toHaveLength(8);
      const others = all.filter((one) => !marks.includes(one));
      const near = marks.flatMap(({ box }) =>
        others.filter((other) => overlaps(grow(box, mm(0.4)), other.box)),
      );
      const level = marks.flatMap(({ box }) =>
        others.filter(({ item, box: text }) => item.kind === 'glyphs' && overlaps(grow(box, mm(1.5)), text)),
      );
      expect([near.length, level.length], page.label).toEqual([0, 0]);
    }
  });

  it('ends every table and box at the edge of a column', () => {
    const edges = [MARGIN + COLUMN, PAPER_SIZE.width - MARGIN];
    for (const page of pages) {
      const ends = ownItems(page).flatMap(({ item, box }) =>
        item.kind === 'path' && item.stroke === STRONG_RULE && box.width > mm(50) ? [right(box)] : [],
      );
      expect(ends.length).toBeGreaterThan(0);
      const off = ends.filter((end) => edges.every((edge) => Math.abs(edge - end) > STRONG_RULE.width));
      expect(off, page.label).toEqual([]);
    }
  });

  it('draws every character that it sets', () => {
    for (const page of pages) {
      const holes = texts(page).filter(({ item }) => item.run.glyphs.some(({ id }) => id === 0));
      expect(holes.map(({ item }) => item.run.text)).toEqual([]);
    }
  });

  it('reads in black and white: its texts are black or three quarters of it', () => {
    const paints = new Set(
      pages.flatMap((page) => texts(page).map(({ item }) => JSON.stringify(item.paint))),
    );
    expect([...paints].map((paint) => JSON.parse(paint)).toSorted((a, b) => a.k - b.k)).toEqual([
      { kind: 'process', c: 0, m: 0, y: 0, k: 75, overprints: false },
      { kind: 'process', c: 0, m: 0, y: 0, k: 100, overprints: true },
    ]);
  });

  it('counts its pages once each, and nothing else so', () => {
    proof.pages.forEach((page, i) => {
      expect(said(page).filter((text) => text.startsWith('page '))).toEqual([
        `page ${i + 1} sur ${proof.pages.length}`,
      ]);
      expect(said(page).filter((text) => /\d+ \/ \d+/.test(text))).toEqual([]);
    });
  });

  it('says what each page shows', () => {
    const heads = proof.pages.map(({ label }) => label);
    expect(heads.slice(0, 3)).toEqual([
      'Recto gratté, à l’échelle 1',
      'Recto couvert, à l’échelle 1',
      'Verso, à l’échelle 1',
    ]);
    expect(heads.filter((head) => head.endsWith(', lots et constats'))).toHaveLength(1);
    expect(heads.at(-1)).toBe('Chaque valeur, telle que composée');
    for (const [i, page] of proof.pages.entries()) expect(said(page)).toContain(heads[i]);
  });

  it('says on every page whether its title is only a working title', () => {
    const { game } = of.template;
    const name = game.workingTitle ? `${game.title} — titre de travail` : game.title;
    for (const page of proof.pages) expect(said(page)[0]).toBe(name);
    const told = said(proof.pages[0] ?? { content: [] })
      .join(' ')
      .includes('titre de travail, à confirmer');
    expect(told).toBe(game.workingTitle);
  });

  it('is the same each time', () => {
    expect(proofPages(of)).toEqual(proof);
  });

  it('is read back from its PDF as it was set', async () => {
    const file = await openPdf(await pdfOf(proof));
    try {
      expect(file.pageCount).toBe(proof.pages.length);
      for (const i of [0, 1, 2, proof.pages.length - 1]) {
        const read = file
          .page(i)
          .textRuns()
          .map(({ text }) => plain(text))
          .join('');
        const missing = said(proof.pages[i] ?? { content: [] }).filter((text) => !read.includes(plain(text)));
        expect(missing).toEqual([]);
      }
    } finally {
      file.close();
    }
  });
});

/** Spaces aside: how wide one must be to be one is for the tests of reading. */
const plain = (text: string): string => text.replace(/[\s\u00a0]/g, '');

it('shows first a specimen that wins in two places', () => {
  for (const { of } of games) expect(shownSpecimen(of.specimens).specimen.intended.wins).toHaveLength(2);
});

it('is refused for a game without specimens', () => {
  expect(() => shownSpecimen([])).toThrow(RangeError);
});
