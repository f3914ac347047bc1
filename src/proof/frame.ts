import type { Rect } from '../base/geometry.ts';
import { mm } from '../base/length.ts';
import type { Page, PageContent } from '../face/page.ts';
import { textItem } from '../face/text-item.ts';
import type { Game } from '../game/game.ts';
import { rule } from './lines.ts';
import { CONTENT, MARGIN, PAPER_SIZE, RULE, STRONG_RULE, TYPE } from './paper.ts';
import { ruler } from './ruler.ts';

/** One page of the proof, before it has its head and foot. */
export interface ProofPage {
  /** What the page shows, in French. */
  readonly heading: string;
  readonly content: readonly PageContent[];
}

/** The page with its head (game, what it shows), its foot (number, warning) and its ruler. */
export function framed(page: ProofPage, game: Game, { number, of }: { number: number; of: number }): Page {
  const box: Rect = { x: 0, y: 0, ...PAPER_SIZE };
  const rightEdge = PAPER_SIZE.width - MARGIN;
  const foot = PAPER_SIZE.height - mm(7);
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
          textItem(name, TYPE.title, { x: MARGIN, y: mm(16) }),
          textItem(page.heading, TYPE.heading, { x: rightEdge, y: mm(16), align: 'right' }),
          rule({ x: MARGIN, y: mm(19) }, CONTENT.width, STRONG_RULE),
          ...ruler({ x: MARGIN, y: PAPER_SIZE.height - mm(17) }, 180),
          rule({ x: MARGIN, y: foot - mm(3.6) }, CONTENT.width, RULE),
          textItem(WARNING, TYPE.small, { x: MARGIN, y: foot }),
          textItem(`${number} / ${of}`, TYPE.small, { x: rightEdge, y: foot, align: 'right' }),
        ],
      },
      ...page.content,
    ],
  };
}

const WARNING =
  'Épreuve de presse · spécimens sans valeur, code jeu 00000 · à l’échelle 1 si la règle mesure 180\u00a0mm';
