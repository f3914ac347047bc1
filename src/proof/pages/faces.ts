import { type Length, mm } from '../../base/length.ts';
import { formatMoney, groupThousands } from '../../base/money.ts';
import type { Item } from '../../face/item.ts';
import { textItem } from '../../face/text-item.ts';
import type { ProofPage } from '../frame.ts';
import { block, frame } from '../lines.ts';
import { CONTENT, RULE, TYPE } from '../paper.ts';
import type { CheckedNoun, ProofSubject, ProvedSpecimen } from '../subject.ts';
import { tableItems } from '../table.ts';
import { markedTicketView } from '../ticket-view.ts';

/** The recto scratched and covered, side by side at true size, with the game's facts. */
export function rectoPage(subject: ProofSubject, shown: ProvedSpecimen): ProofPage {
  const { recto } = shown.faces;
  const gap = mm(6);
  const left = CONTENT.x + Math.round((CONTENT.width - 2 * recto.trim.width - gap) / 2);
  const rightX = left + recto.trim.width + gap;
  const y = CONTENT.y + mm(12);
  const under = y + recto.trim.height + mm(9);
  return {
    heading: 'Recto, à l’échelle 1',
    ruler: 'at the foot',
    content: [
      ...markedTicketView(recto, 'scratched', { x: left, y }),
      ...markedTicketView(recto, 'covered', { x: rightX, y }),
      {
        kind: 'placed',
        at: { x: 0, y: 0 },
        items: [
          textItem('Gratté', TYPE.heading, { x: left, y: y - mm(6) }),
          textItem('Couvert', TYPE.heading, { x: rightX, y: y - mm(6) }),
          ...factsTable(subject, { x: left, y: under }),
        ],
      },
    ],
  };
}

/** The verso at true size, with the inks beside it. */
export function versoPage({ template }: ProofSubject, shown: ProvedSpecimen): ProofPage {
  const { verso } = shown.faces;
  const at = { x: CONTENT.x + mm(6), y: CONTENT.y + mm(12) };
  const aside = at.x + verso.trim.width + mm(14);
  const inks = template.inks.flatMap((ink, i) => swatch(ink.name, ink, { x: aside, y: at.y + i * mm(13) }));
  const mentions = template.mentions.map(({ id, dated, approvedBy }) => [
    MENTIONS[id],
    dated,
    approvedBy ?? 'À VALIDER',
  ]);
  return {
    heading: 'Verso, à l’échelle 1',
    ruler: 'at the foot',
    content: [
      ...markedTicketView(verso, 'back', at),
      {
        kind: 'placed',
        at: { x: 0, y: 0 },
        items: [
          textItem('Encres d’accompagnement', TYPE.heading, { x: aside, y: at.y - mm(6) }),
          ...inks,
          textItem('Mentions légales', TYPE.heading, { x: at.x, y: at.y + verso.trim.height + mm(12) }),
          ...tableItems(
            {
              columns: [
                { head: 'MENTION', width: mm(60) },
                { head: 'TEXTE DU', width: mm(30), style: TYPE.figures },
                { head: 'APPROUVÉE PAR', width: mm(50), style: TYPE.bodyBold },
              ],
              rows: mentions,
              rowHeight: mm(6),
            },
            { x: at.x, y: at.y + verso.trim.height + mm(15) },
          ),
        ],
      },
    ],
  };
}

const MENTIONS = {
  minors: 'Interdiction aux mineurs',
  risk: 'Risque lié au jeu',
  helpline: 'Aide aux joueurs',
  'claim-period': 'Délai de paiement',
} as const;

const CHECKED: Record<CheckedNoun, string> = {
  rule: 'règles appliquées',
  cell: 'cellules dessinées et mesurées',
  'cell of the law': 'cellules comptées d’après le règlement',
  specimen: 'spécimens jugés',
  face: 'faces composées',
};

function factsTable({ template, checked }: ProofSubject, at: { x: Length; y: Length }): readonly Item[] {
  const { game, trim, bleed } = template;
  const { reglement } = game;
  const mmText = (length: Length): string => `${groupThousands(Math.round(length / mm(1)))}\u00a0mm`;
  const facts: readonly (readonly [string, string])[] = [
    ['Règlement particulier', `signé le ${frenchDate(reglement.signed)}`],
    ['Nom du jeu', reglement.name ?? 'non donné par le règlement\u00a0: titre de travail'],
    ['Prix de vente', formatMoney(reglement.price)],
    ['Bloc', `${groupThousands(reglement.blockSize)} tickets`],
    ['Format fini', `${mmText(trim.width)} × ${mmText(trim.height)}, fond perdu ${mmText(bleed)}`],
    [
      'Clause d’anomalie',
      reglement.misprint === null ? 'aucune dans ce règlement' : `article ${reglement.misprint.article}`,
    ],
  ];
  const half = mm(90);
  const column = (rows: readonly (readonly [string, string])[], x: Length): readonly Item[] =>
    tableItems(
      {
        columns: [
          { head: '', width: mm(30), style: TYPE.small },
          { head: '', width: half - mm(30) },
        ],
        rows,
        rowHeight: mm(6),
      },
      { x, y: at.y },
    );
  const counts = checked.map(({ count, of }) => [groupThousands(count), CHECKED[of]] as const);
  return [
    textItem('Le jeu', TYPE.heading, { x: at.x, y: at.y + mm(3.5) }),
    ...column(facts, at.x),
    textItem('Contrôlé', TYPE.heading, { x: at.x + half + mm(6), y: at.y + mm(3.5) }),
    ...tableItems(
      {
        columns: [
          { head: '', width: mm(18), align: 'right', style: TYPE.figuresBold },
          { head: '', width: half - mm(18) },
        ],
        rows: counts,
        rowHeight: mm(6),
      },
      { x: at.x + half + mm(6), y: at.y },
    ),
  ];
}

function swatch(
  name: string,
  ink: ProofSubject['template']['inks'][number],
  at: { x: Length; y: Length },
): readonly Item[] {
  const { c, m, y, k } = ink.alternate;
  const tints = [100, 75, 50, 25];
  const side = mm(7);
  const patches = tints.flatMap((tint, i) => {
    const box = { x: at.x + i * side, y: at.y, width: side, height: side };
    return [block(box, { kind: 'spot', ink, tint }), frame(box, RULE)];
  });
  const textX = at.x + tints.length * side + mm(3);
  return [
    ...patches,
    textItem(name, TYPE.bodyBold, { x: textX, y: at.y + mm(3) }),
    textItem(`C ${c}  M ${m}  J ${y}  N ${k}`, TYPE.small, { x: textX, y: at.y + mm(6.6) }),
  ];
}

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** An ISO date as it is written in French: « 1er janvier 2008 ». */
export function frenchDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day === 1 ? '1er' : day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
