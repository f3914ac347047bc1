import { mm } from '../../base/length.ts';
import type { PageContent } from '../../face/page.ts';
import { textItem } from '../../face/text-item.ts';
import type { ProofPage } from '../frame.ts';
import { CONTENT, TYPE } from '../paper.ts';
import type { ProofSubject, ProvedSpecimen } from '../subject.ts';
import { ticketView } from '../ticket-view.ts';

/** Tickets at true size leave room for two beside each other and one under them, with captions that can be read. */
const ACROSS = 2;
const GAP = mm(6);
const CAPTION = mm(5.5);

/** A specimen of every tier and composition, and one that loses, scratched, at true size. */
export function specimenPages(subject: ProofSubject): readonly ProofPage[] {
  const chosen = shownSpecimens(subject);
  const { width, height } = subject.template.trim;
  const down = Math.max(1, Math.floor(CONTENT.height / (height + CAPTION)));
  const perPage = ACROSS * down;
  const left = CONTENT.x + Math.round((CONTENT.width - ACROSS * width - GAP) / 2);
  const pages: ProofPage[] = [];
  for (let first = 0; first < chosen.length; first += perPage) {
    const content = chosen.slice(first, first + perPage).flatMap((proved, i): readonly PageContent[] => {
      const at = {
        x: left + (i % ACROSS) * (width + GAP),
        y: CONTENT.y + CAPTION + Math.floor(i / ACROSS) * (height + CAPTION),
      };
      return [
        ...ticketView(proved.faces.recto, 'scratched', at),
        { kind: 'placed', at: { x: 0, y: 0 }, items: caption(proved, at.x, at.y - mm(1.6)) },
      ];
    });
    pages.push({ heading: '', content, ruler: 'none' });
  }
  return pages.map((page, i) => ({ ...page, heading: `Spécimens ${i + 1} / ${pages.length}` }));
}

const caption = ({ specimen }: ProvedSpecimen, x: number, y: number) => [
  textItem(specimen.purpose.label, TYPE.bodyBold, { x, y }),
];

/** Each tier and composition once, then the first loser. */
function shownSpecimens({ specimens }: ProofSubject): readonly ProvedSpecimen[] {
  const seen = new Set<string>();
  const winners = specimens.filter(({ specimen: { purpose } }) => {
    if (purpose.kind !== 'tier' && purpose.kind !== 'composition') return false;
    if (seen.has(purpose.label)) return false;
    seen.add(purpose.label);
    return true;
  });
  const loser = specimens.find(({ specimen }) => specimen.purpose.kind === 'loser');
  return loser === undefined ? winners : [...winners, loser];
}
