import type { PageSet } from '../face/page.ts';
import { framed, type ProofPage } from './frame.ts';
import { cellPages } from './pages/cells.ts';
import { coveredPage } from './pages/covered.ts';
import { scratchedPage } from './pages/scratched.ts';
import { specimenPages } from './pages/specimens.ts';
import { versoPage } from './pages/verso.ts';
import { shownSpecimen } from './shown.ts';
import type { ProofSubject } from './subject.ts';

export { shownSpecimen } from './shown.ts';

/**
 * The press proof of a game: what a person signs.
 *
 * Order   recto scratched with what is to be signed, recto covered with the inks, verso with the mentions, specimens
 *         from the highest prize down, prize table and findings, every value as set
 */
export function proofPages(subject: ProofSubject): PageSet {
  const { game, inks } = subject.template;
  const shown = shownSpecimen(subject.specimens);
  const rest: readonly ProofPage[] = [
    coveredPage(subject, shown),
    versoPage(subject, shown),
    ...specimenPages(subject),
    ...cellPages(subject),
  ];
  const of = rest.length + 1;
  const pages = [scratchedPage(subject, { shown, pages: of }), ...rest];
  return {
    title: `${game.title} — épreuve de presse`,
    subject: 'Épreuve de presse de spécimens sans valeur',
    inks,
    pages: pages.map((page, i) => framed(page, game, { number: i + 1, of })),
  };
}
