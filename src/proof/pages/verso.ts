import { mm } from '../../base/length.ts';
import { linkDigits } from '../../game/number.ts';
import type { Ticket } from '../../game/ticket.ts';
import type { Mention } from '../../template/template.ts';
import type { ProofPage } from '../frame.ts';
import { frenchDate } from '../french-date.ts';
import { COLUMN, CONTENT, TYPE } from '../paper.ts';
import type { ProofSubject, ProvedSpecimen } from '../subject.ts';
import type { Table } from '../table.ts';
import { groupsOf } from '../ticket-number.ts';
import { markedTicketView } from '../ticket-view.ts';
import { BESIDE, note, onPage, TICKET_AT, titledTable, UNDER } from './place.ts';

/** The verso at true size; beside it what its codes hold; under it the legal mentions and who approved them. */
export function versoPage({ template }: ProofSubject, shown: ProvedSpecimen): ProofPage {
  const { ticket } = shown.specimen;
  const number = titledTable('Numéro du ticket, en clair et en code-barres', numberTable(ticket), BESIDE);
  const code = titledTable('Code sous la couche, au recto', codeTable(ticket), { x: BESIDE.x, y: number.y });
  const link = note(LINK, { x: BESIDE.x, y: code.y });
  const mentions = titledTable('Mentions légales', mentionsTable(template.mentions), UNDER);
  return {
    heading: 'Verso, à l’échelle 1',
    ruler: 'at the foot',
    content: [
      ...markedTicketView(shown.faces.verso, 'back', TICKET_AT),
      onPage([...number.items, ...code.items, ...link.items, ...mentions.items]),
    ],
  };
}

const DIGITS = mm(32);

const codeColumns = [
  { head: 'CHIFFRES', width: DIGITS, align: 'right', style: TYPE.figuresBold },
  { head: 'SIGNIFICATION', width: COLUMN - DIGITS },
] as const;

/** Why  a printer who reads a number in pieces sees at once that it is a specimen's */
function numberTable({ number }: Ticket): Table {
  const { gameCode, pack, ticket, check } = groupsOf(number ?? '');
  return {
    columns: codeColumns,
    rows: [
      [gameCode, 'code jeu\u00a0: 00000 pour les spécimens'],
      [pack, 'livret'],
      [ticket, 'ticket dans le livret, compté de 000'],
      [check, 'clé de contrôle'],
    ],
    rowHeight: mm(5.4),
  };
}

function codeTable({ number, validation }: Ticket): Table {
  return {
    columns: codeColumns,
    rows: [
      [groupsOf(number ?? '').gameCode, 'code jeu'],
      [validation ?? '', 'validation\u00a0: commence par 0 sur un spécimen seulement'],
      [linkDigits(number ?? ''), 'lien\u00a0: reste de la division du numéro du ticket par 997'],
    ],
    rowHeight: mm(5.4),
  };
}

const LINK =
  'Le lien tient recto et verso ensemble\u00a0: un recto imprimé au dos d’un autre ticket se voit à la lecture des deux codes.';

/** Each mention as it is worded, with its date and whoever approved it. */
function mentionsTable(mentions: readonly Mention[]): Table {
  const [what, dated, approved] = [mm(40), mm(30), mm(30)];
  return {
    columns: [
      { head: 'MENTION', width: what },
      { head: 'TEXTE', width: CONTENT.width - what - dated - approved },
      { head: 'TEXTE DU', width: dated, style: TYPE.figures },
      { head: 'APPROUVÉE PAR', width: approved, style: TYPE.bodyBold },
    ],
    rows: mentions.map(({ id, text, dated: day, approvedBy }) => [
      MENTIONS[id],
      text,
      frenchDate(day),
      approvedBy ?? 'À VALIDER',
    ]),
    rowHeight: mm(8),
  };
}

const MENTIONS: Record<Mention['id'], string> = {
  minors: 'Interdiction aux mineurs',
  risk: 'Risque lié au jeu',
  helpline: 'Aide aux joueurs',
  'claim-period': 'Délai de paiement',
};
