import type { PageSet } from '../face/page.ts';
import { framed, type ProofPage } from './frame.ts';
import { cellPages } from './pages/cells.ts';
import { rectoPage, versoPage } from './pages/faces.ts';
import { findingPages } from './pages/findings.ts';
import { prizePage } from './pages/prizes.ts';
import { specimenPages } from './pages/specimens.ts';
import type { ProofSubject, ProvedSpecimen } from './subject.ts';

/**
 * The press proof of a game: what a person signs.
 *
 * Order   recto scratched and covered, verso, specimens, every amount as set, marks and phrases, prize table, findings
 */
export function proofPages(subject: ProofSubject): PageSet {
  const { game, inks } = subject.template;
  const shown = shownSpecimen(subject.specimens);
  const pages: readonly ProofPage[] = [
    rectoPage(subject, shown),
    versoPage(subject, shown),
    ...specimenPages(subject),
    ...cellPages(subject),
    prizePage(subject),
    ...findingPages(subject),
  ];
  return {
    title: `${game.title} — épreuve de presse`,
    subject: 'Épreuve de presse de spécimens sans valeur',
    inks,
    pages: pages.map((page, i) => framed(page, game, { number: i + 1, of: pages.length })),
  };
}

/** The specimen that pictures show: the first that wins in two places, so that a picture tells how wins add up. */
export function shownSpecimen(specimens: readonly ProvedSpecimen[]): ProvedSpecimen {
  const [first] = specimens;
  if (first === undefined) throw new RangeError('a game has specimens');
  return specimens.find(({ specimen }) => specimen.intended.wins.length === 2) ?? first;
}
