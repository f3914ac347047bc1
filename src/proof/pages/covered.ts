import { mm } from '../../base/length.ts';
import { textItem } from '../../face/text-item.ts';
import type { ProofPage } from '../frame.ts';
import { CONTENT, TYPE } from '../paper.ts';
import type { ProofSubject, ProvedSpecimen } from '../subject.ts';
import { swatchesOf, swatchItems } from '../swatches.ts';
import type { Table } from '../table.ts';
import { IMAGER, markedTicketView } from '../ticket-view.ts';
import { BESIDE, note, onPage, TICKET_AT, titledTable, UNDER } from './place.ts';

/** The recto covered at true size; beside it every ink in its steps; under it what the printer fills in. */
export function coveredPage({ template }: ProofSubject, shown: ProvedSpecimen): ProofPage {
  const data = titledTable('Données de production', PRODUCTION, UNDER);
  const honesty = note(COLOUR_NOTE, { x: UNDER.x, y: data.y }, CONTENT.width);
  return {
    heading: 'Recto couvert, à l’échelle 1',
    ruler: 'at the foot',
    content: [
      ...markedTicketView(shown.faces.recto, 'covered', TICKET_AT),
      onPage([
        textItem('Encres, dans l’ordre d’impression', TYPE.heading, { x: BESIDE.x, y: BESIDE.y + mm(6) }),
        ...swatchItems(swatchesOf(template), { x: BESIDE.x, y: BESIDE.y + mm(8.5) }),
        ...data.items,
        ...honesty.items,
      ]),
    ],
  };
}

const LABEL = mm(46);

/** Blanks are for a pen: what this program does not know, it does not print. */
const PRODUCTION: Table = {
  columns: [
    { head: '', width: LABEL, style: TYPE.note },
    { head: '', width: CONTENT.width - LABEL },
  ],
  rows: [
    [
      'Condition de couleur des fichiers',
      'FOGRA39\u00a0: offset à feuilles, papier couché\u00a0; provisoire pour une rotative, jusqu’à ce que l’imprimeur donne la sienne',
    ],
    ['Profil de sortie de l’imprimeur', ''],
    [
      'Données variables',
      `Noir seul, codes calés sur la grille d’un imageur de ${IMAGER.dpi} points par pouce`,
    ],
    ['Émission et version du fichier', ''],
    ['Imprimeur et presse', ''],
    ['Support, grammage', ''],
    ['Vernis, opacité, couche à gratter', ''],
    ['Linéature de trame', ''],
    ['Épreuve sortie le, sur', ''],
  ],
  rowHeight: mm(9),
};

const COLOUR_NOTE =
  'Cette épreuve porte la même condition provisoire, FOGRA39, et montre les encres d’accompagnement par leur équivalent en quadrichromie\u00a0: elle fait foi pour les formes, les textes et les codes, non pour la couleur ni pour l’aspect de la couche à gratter.';
