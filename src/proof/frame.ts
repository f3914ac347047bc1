import type { Rect } from '../base/geometry.ts';
import { mm } from '../base/length.ts';
import type { Page, PageContent } from '../face/page.ts';
import { textItem } from '../face/text-item.ts';
import type { Game } from '../game/game.ts';
import { rule } from './lines.ts';
import { CONTENT, MARGIN, PAPER_SIZE, STRONG_RULE, TYPE } from './paper.ts';
import { ruler } from './ruler.ts';

/** One page of the proof, before it has its head. */
export interface ProofPage {
  /** What the page shows, in French. */
  readonly heading: string;
  readonly content: readonly PageContent[];
  /** Pages that show tickets beside their measures have a ruler at the foot. */
  readonly ruler: 'at the foot' | 'none';
}

/** The page with its head: game, what it shows, the one folio, warning. */
export function framed(page: ProofPage, game: Game, { number, of }: { number: number; of: number }): Page {
  const box: Rect = { x: 0, y: 0, ...PAPER_SIZE };
  const rightEdge = PAPER_SIZE.width - MARGIN;
  const name = game.workingTitle ? `${game.title} — titre de travail` : game.title;
  return {
    label: page.heading,
    size: PAPER_SIZE,
    trim: box,
    bleed: box,
    content: [
      {
        kind: 'placed',
        at: { x: 0, y: 0 },
        items: [
          textItem(name, TYPE.title, { x: MARGIN, y: mm(9.4) }),
          textItem(page.heading, TYPE.heading, { x: rightEdge, y: mm(9.4), align: 'right' }),
          textItem(WARNING, TYPE.small, { x: MARGIN, y: mm(12.9) }),
          textItem(`page ${number} sur ${of}`, TYPE.small, { x: rightEdge, y: mm(12.9), align: 'right' }),
          rule({ x: MARGIN, y: mm(14.2) }, CONTENT.width, STRONG_RULE),
          ...(page.ruler === 'none' ? [] : ruler({ x: MARGIN, y: mm(284) }, CONTENT.width)),
        ],
      },
      ...page.content,
    ],
  };
}

const WARNING = 'Épreuve de presse · spécimens sans valeur, code jeu 00000';
