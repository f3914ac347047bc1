import { flowed, type Section, sectionBlocks } from '../flow.ts';
import type { ProofPage } from '../frame.ts';
import type { ProofSubject } from '../subject.ts';
import { findingBlocks } from './findings.ts';
import { consequenceBlock, prizeTable } from './prizes.ts';

/** The prize table and, on the same page where they fit, the findings. */
export function closingPages({ template: { game }, findings, checked }: ProofSubject): readonly ProofPage[] {
  const { reglement } = game;
  const prizes: Section = {
    heading: `Tableau de lots d’un bloc, article ${reglement.articles.prizeTable}`,
    table: prizeTable(reglement),
  };
  const rules = checked.find(({ of }) => of === 'rule')?.count ?? 0;
  return flowed([
    ...sectionBlocks(prizes),
    consequenceBlock(reglement),
    ...findingBlocks(findings, rules),
  ]).map((content, i) => ({ heading: i === 0 ? 'Lots et constats' : 'Constats', content, ruler: 'none' }));
}
