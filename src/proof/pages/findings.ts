import type { Finding } from '../../base/finding.ts';
import { type Length, mm } from '../../base/length.ts';
import type { Item } from '../../face/item.ts';
import { paragraphItems, textItem } from '../../face/text-item.ts';
import { setParagraph } from '../../text/set.ts';
import type { ProofPage } from '../frame.ts';
import { rule } from '../lines.ts';
import { CONTENT, RULE, TYPE } from '../paper.ts';
import type { ProofSubject } from '../subject.ts';

const LEADING = mm(4.2);
const RULE_COLUMN = mm(62);

/** All findings, with their rules and articles, over as many pages as they need; or one that says there are none. */
export function findingPages({ findings }: ProofSubject): readonly ProofPage[] {
  if (findings.length === 0) return [{ heading: 'Constats', content: [placed(none())], ruler: 'none' }];
  const pages: ProofPage[] = [];
  let items: Item[] = [];
  let y = CONTENT.y + mm(6);
  const close = (): void => {
    pages.push({ heading: `Constats\u00a0: ${findings.length}`, content: [placed(items)], ruler: 'none' });
    items = [];
    y = CONTENT.y + mm(6);
  };
  for (const finding of findings) {
    const entry = findingItems(finding, y);
    if (y + entry.height > CONTENT.y + CONTENT.height) {
      close();
      items.push(...findingItems(finding, y).items);
    } else items.push(...entry.items);
    y += entry.height;
  }
  close();
  return pages;
}

const placed = (items: readonly Item[]) => ({ kind: 'placed', at: { x: 0, y: 0 }, items }) as const;

const none = (): readonly Item[] => [
  textItem('Aucun constat\u00a0: toutes les règles ont passé.', TYPE.body, {
    x: CONTENT.x,
    y: CONTENT.y + mm(8),
  }),
];

function findingItems(
  finding: Finding,
  y: Length,
): { readonly items: readonly Item[]; readonly height: Length } {
  const text = `${finding.message}${finding.ticket === null ? '' : ` (ticket ${finding.ticket})`}`;
  const width = CONTENT.width - RULE_COLUMN;
  const paragraph = setParagraph(text, { ...TYPE.body, width, leading: LEADING });
  const article = finding.article === null ? 'contrôle maison' : `article ${finding.article}`;
  const severity = finding.severity === 'error' ? 'erreur' : 'avertissement';
  const height = Math.max(paragraph.height + mm(3), mm(11));
  return {
    height,
    items: [
      textItem(finding.rule, TYPE.bodyBold, { x: CONTENT.x, y: y + mm(3.4) }),
      textItem(`${severity} · ${article}`, TYPE.small, { x: CONTENT.x, y: y + mm(7.2) }),
      ...paragraphItems(paragraph, { x: CONTENT.x + RULE_COLUMN, y: y + mm(1) }, TYPE.body.paint),
      rule({ x: CONTENT.x, y: y + height - mm(1) }, CONTENT.width, RULE),
    ],
  };
}
