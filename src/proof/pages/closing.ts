import type { Length } from '../../base/length.ts';
import type { PageContent } from '../../face/page.ts';
import { type Block, besideBlock, flowed, type Section, sectionBlocks, tableBlock } from '../flow.ts';
import type { ProofPage } from '../frame.ts';
import type { ProofSubject } from '../subject.ts';
import { findingBlocks } from './findings.ts';
import { consequenceBlock, prizeTable } from './prizes.ts';
import { tallyTable } from './tally.ts';

/** Where the closing begins. */
export interface ClosingStart {
  /** What is already on its first page. */
  readonly page: { readonly heading: string; readonly content: readonly PageContent[] } | null;
  /** From where that page is free. */
  readonly y: Length;
  readonly tally: 'shown already' | 'to be shown';
}

/** The prize table, the tally of the specimens and the findings, from where the last specimens leave room. */
export function closingPages(subject: ProofSubject, start: ClosingStart): readonly ProofPage[] {
  const [first, ...rest] = flowed(closingBlocks(subject, start), start.page === null ? undefined : start.y);
  const over = start.page?.content ?? [];
  const heading = start.page === null ? 'Lots et constats' : `${start.page.heading}, lots et constats`;
  return [
    { heading, content: [...over, ...(first ?? [])], ruler: 'none' },
    ...rest.map((content): ProofPage => ({ heading: 'Constats', content, ruler: 'none' })),
  ];
}

function closingBlocks(subject: ProofSubject, { tally }: ClosingStart): readonly Block[] {
  const { reglement } = subject.template.game;
  const prizes: Section = {
    heading: `Tableau de lots d’un bloc, article ${reglement.articles.prizeTable}`,
    table: prizeTable(reglement),
  };
  const rules = subject.checked.find(({ of }) => of === 'rule')?.count ?? 0;
  const found = findingBlocks(subject.findings, rules);
  const table = tableBlock(tallyTable(subject.specimens));
  return [
    ...sectionBlocks(prizes),
    consequenceBlock(reglement),
    ...(tally === 'shown already' ? found : talliedBlocks(table, found)),
  ];
}

/** Why  one column holds the tally, so that a word on no findings has room in the other; a list of them has not */
function talliedBlocks(tally: Block, found: readonly Block[]): readonly Block[] {
  const [only, ...more] = found;
  return only === undefined || more.length > 0 ? [tally, ...found] : [besideBlock(only, tally)];
}
