import type { Point } from '../../base/geometry.ts';
import { type Length, mm } from '../../base/length.ts';
import type { Item } from '../../face/item.ts';
import type { PageContent } from '../../face/page.ts';
import { textItem } from '../../face/text-item.ts';
import { setParagraph } from '../../text/set.ts';
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
        { kind: 'placed', at: { x: 0, y: 0 }, items: caption(proved, { x: at.x, y: at.y - mm(1.4) }, width) },
      ];
    });
    pages.push({ heading: '', content, ruler: 'none' });
  }
  return pages.map((page, i) => ({ ...page, heading: `Spécimens ${i + 1} / ${pages.length}` }));
}

/** What the whole ticket wins, and beside it how: two lines at most, the last on the line of the sum. */
function caption({ specimen }: ProvedSpecimen, { x, y }: Point, width: Length): readonly Item[] {
  const [prize = '', way = ''] = specimen.purpose.label.split(' = ');
  const head = textItem(prize, TYPE.bodyBold, { x, y });
  if (way === '') return [head];
  const indent = head.run.width + mm(2);
  const { lines } = setParagraph(way, { ...TYPE.small, width: width - indent, leading: LEADING });
  return [
    head,
    ...lines.map(({ run }, i) => ({
      kind: 'glyphs' as const,
      run,
      at: { x: x + indent, y: y - (lines.length - 1 - i) * LEADING },
      paint: TYPE.small.paint,
    })),
  ];
}

const LEADING = mm(2.7);

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
