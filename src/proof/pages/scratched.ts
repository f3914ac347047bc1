import { isError } from '../../base/finding.ts';
import { type Length, mm } from '../../base/length.ts';
import { formatMoney, groupThousands } from '../../base/money.ts';
import type { ProofPage } from '../frame.ts';
import { frenchDate } from '../french-date.ts';
import { COLUMN, TYPE } from '../paper.ts';
import { captionOf, exhibits } from '../shown.ts';
import { signBox } from '../sign-box.ts';
import type { CheckedNoun, ProofSubject, ProvedSpecimen } from '../subject.ts';
import type { Table } from '../table.ts';
import { markedTicketView } from '../ticket-view.ts';
import { BESIDE, onPage, TICKET_AT, titledTable, UNDER } from './place.ts';

/** The recto scratched at true size; beside it the game and what was checked; under it what is to be signed. */
export function scratchedPage(
  subject: ProofSubject,
  { shown, pages }: { readonly shown: ProvedSpecimen; readonly pages: number },
): ProofPage {
  const facts = titledTable('Le jeu', factsTable(subject, shown), BESIDE);
  const checks = titledTable('Contrôlé', checksTable(subject), { x: BESIDE.x, y: facts.y });
  return {
    heading: 'Recto gratté, à l’échelle 1',
    ruler: 'at the foot',
    content: [
      ...markedTicketView(shown.faces.recto, 'scratched', TICKET_AT),
      onPage([...facts.items, ...checks.items, ...signBox(subject, { at: UNDER, pages })]),
    ],
  };
}

function factsTable({ template }: ProofSubject, shown: ProvedSpecimen): Table {
  const { game, trim, bleed } = template;
  const { reglement } = game;
  const { what, how } = captionOf(shown);
  const name =
    reglement.name ??
    `non donné par le règlement\u00a0; «\u00a0${game.title}\u00a0» est un titre de travail, à confirmer`;
  const label = mm(30);
  return {
    columns: [
      { head: '', width: label, style: TYPE.small },
      { head: '', width: COLUMN - label },
    ],
    rows: [
      ['Règlement particulier', `signé le ${frenchDate(reglement.signed)}`],
      ['Nom du jeu', name],
      ['Prix de vente', formatMoney(reglement.price)],
      ['Bloc', `${groupThousands(reglement.blockSize)}\u00a0tickets`],
      ['Format fini', `${inMm(trim.width)} × ${inMm(trim.height)}, fond perdu ${inMm(bleed)}`],
      [
        'Clause d’anomalie',
        reglement.misprint === null ? 'aucune dans ce règlement' : `article ${reglement.misprint.article}`,
      ],
      ['Ticket montré', how === null ? what : `${what} ${how}`],
    ],
    rowHeight: mm(5.4),
  };
}

const inMm = (length: Length): string => `${String(length / mm(1)).replace('.', ',')}\u00a0mm`;

/** What was looked at and how often: the law's own count stands beside the drawing's. */
function checksTable(subject: ProofSubject): Table {
  const { checked, findings } = subject;
  const counts = checked.map((one) => [groupThousands(one.count), wording(one.of, subject)] as const);
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  const figures = mm(15);
  return {
    columns: [
      { head: '', width: figures, align: 'right', style: TYPE.figuresBold },
      { head: '', width: COLUMN - figures },
    ],
    rows: [
      ...counts,
      [groupThousands(errors), errors < 2 ? 'erreur trouvée' : 'erreurs trouvées'],
      [groupThousands(warnings), warnings < 2 ? 'avertissement' : 'avertissements'],
    ],
    rowHeight: mm(5.4),
  };
}

function wording(noun: CheckedNoun, subject: ProofSubject): string {
  const { specimens, findings } = subject;
  switch (noun) {
    case 'rule':
      return findings.some(isError) ? RULES_HELD_BACK : 'règles appliquées, du règlement à la feuille';
    case 'cell':
      return 'valeurs possibles dessinées et mesurées une à une';
    case 'cell of the law':
      return sameCount(subject)
        ? 'valeurs comptées à part, d’après le seul règlement\u00a0: résultats concordants'
        : 'valeurs comptées à part, d’après le seul règlement\u00a0: RÉSULTATS DISCORDANTS';
    case 'specimen':
      return `spécimens jugés, dont ${groupThousands(exhibits(specimens).length)} montrés plus loin\u00a0: chaque lot et chaque composition une fois, puis un perdant`;
    case 'face':
      return 'faces composées et contrôlées';
  }
}

/** Why  faces with errors are not imposed, and a proof must not claim what was not done */
const RULES_HELD_BACK = 'règles dans la liste\u00a0; celles des feuilles attendent des faces sans erreur';

/** Whether as many cells were drawn as the law allows values. */
function sameCount({ checked }: ProofSubject): boolean {
  const count = (noun: CheckedNoun): number | undefined => checked.find(({ of }) => of === noun)?.count;
  return count('cell') === count('cell of the law');
}
