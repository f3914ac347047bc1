import { expect, it } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { closingPages as closing } from '../../../src/proof/pages/closing.ts';
import { CONTENT } from '../../../src/proof/paper.ts';
import type { ProofSubject } from '../../../src/proof/subject.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { finding, said, subject, texts } from '../maker.ts';

const closingPages = (of: ProofSubject) => closing(of, { page: null, y: CONTENT.y, tally: 'shown already' });

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

it('says on the page of the prizes that nothing was found, and by how many rules', () => {
  for (const template of [happy, rencontre]) {
    const pages = closingPages(subject(template));
    expect(pages.map(({ heading }) => heading)).toEqual(['Lots et constats']);
    expect(pages.flatMap(said).map(spaced).slice(-2)).toEqual([
      'Aucun constat',
      'Les 109 règles ont été appliquées : aucune n’est enfreinte.',
    ]);
  }
});

it('lists a finding with its rule, its gravity, its article and its place', () => {
  const pages = closingPages(subject(happy, { findings: [finding()] }));
  expect(pages).toHaveLength(1);
  const words = pages.flatMap(said).map(spaced);
  expect(words.slice(words.indexOf('Constats : 1') + 2).join(' ')).toBe(
    'ticket/transcription/of-another-amount erreur · article 4.2.1 ticket 0000000000000315, mois, mars : the transcription of 6 € is SIX, and it is NEUF',
  );
  expect(words).not.toContain('Aucun constat');
});

it('calls a warning a warning, and a check without an article our own', () => {
  const mild = finding({ severity: 'warning', article: null, ticket: null, surface: null, zone: null });
  const words = closingPages(subject(happy, { findings: [mild] }))
    .flatMap(said)
    .map(spaced);
  expect(words).toContain('avertissement · contrôle maison');
  expect(words).toContain('the transcription of 6 € is SIX, and it is NEUF');
});

it('goes on over as many pages as the findings need, and leaves none out', () => {
  const findings = Array.from({ length: 200 }, (_, i) => finding({ message: `finding number ${i}` }));
  const pages = closingPages(subject(happy, { findings }));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.slice(1).every(({ heading }) => heading === 'Constats')).toBe(true);
  const listed = pages.flatMap(said).filter((text) => text.includes('finding number'));
  expect(listed.map((text) => Number(/\d+$/.exec(text)?.[0]))).toEqual(findings.map((_, i) => i));
});

it('shows a finding of 10,000 letters without a space, all of it', () => {
  const endless = 'a'.repeat(9_999).concat('z');
  const pages = closingPages(
    subject(happy, { findings: [finding({ ticket: null, surface: null, zone: null, message: endless })] }),
  );
  const shown = pages
    .flatMap(said)
    .filter((text) => /^a+z?$/.test(text))
    .join('');
  expect(shown).toBe(endless);
});

it('names what its letters cannot draw by its code', () => {
  const message = 'found \u{1F600} and\u200Bthis';
  const words = closingPages(
    subject(happy, { findings: [finding({ ticket: null, surface: null, zone: null, message })] }),
  ).flatMap(said);
  expect(words).toContain('found [U+1F600] and[U+200B]this');
});

it('goes on under what is on its first page, and says so in its heading', () => {
  const start = { page: { heading: 'Spécimen perdant', content: [] }, y: mm(150) };
  const [page, ...more] = closing(subject(happy), { ...start, tally: 'to be shown' });
  expect([page?.heading, more.length]).toEqual(['Spécimen perdant, lots et constats', 0]);
  expect(Math.min(...(page === undefined ? [] : texts(page)).map(({ box }) => box.y))).toBeGreaterThan(
    mm(150),
  );
  expect(page && said(page)).toContain('SPÉCIMENS');
});

it('lists findings under the tally, and a word on none beside it', () => {
  const placeOf = (of: ProofSubject, what: RegExp) =>
    closing(of, { page: null, y: CONTENT.y, tally: 'to be shown' })
      .flatMap(texts)
      .find(({ item }) => what.test(item.run.text))?.box.y ?? 0;
  const clean = subject(happy);
  const wrong = subject(happy, { findings: [finding(), finding()] });
  expect(placeOf(clean, /^Aucun constat/)).toBeLessThan(placeOf(clean, /^perdants$/));
  expect(placeOf(wrong, /^Constats/)).toBeGreaterThan(placeOf(wrong, /^perdants$/));
});
