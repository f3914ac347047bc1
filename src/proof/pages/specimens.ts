import type { Point } from '../../base/geometry.ts';
import { type Length, mm } from '../../base/length.ts';
import { formatMoney } from '../../base/money.ts';
import type { Item } from '../../face/item.ts';
import type { PageContent } from '../../face/page.ts';
import { spanItems } from '../../face/text-item.ts';
import { setSpans } from '../../text/set.ts';
import type { ProofPage } from '../frame.ts';
import { COLUMN, CONTENT, GUTTER, TYPE } from '../paper.ts';
import { captionOf, exhibits, prizeOf } from '../shown.ts';
import type { ProofSubject, ProvedSpecimen } from '../subject.ts';
import { tableItems } from '../table.ts';
import { ticketView } from '../ticket-view.ts';
import { onPage } from './place.ts';
import { tallyTable } from './tally.ts';

/** Tickets at true size leave room for two beside each other and one under them, with captions that can be read. */
const ACROSS = 2;
const LEADING = mm(3);
/** From the last line of a caption to its ticket. */
const CAPTION_GAP = mm(1.4);

/** A specimen of every tier and composition, and one that loses, scratched, at true size. */
export function specimenPages(subject: ProofSubject): readonly ProofPage[] {
  const shown = exhibits(subject.specimens);
  const captions = shown.map((proved) => setCaption(proved, subject.template.trim.width));
  const lines = Math.max(...captions.map((caption) => caption.lines.length));
  const room = lines * LEADING + CAPTION_GAP;
  const { width, height } = subject.template.trim;
  const down = Math.max(1, Math.floor(CONTENT.height / (height + room)));
  const step = Math.floor(CONTENT.height / down);
  const perPage = ACROSS * down;
  const place = (i: number): Point => ({
    x: CONTENT.x + (i % ACROSS) * (width + GUTTER),
    y: CONTENT.y + Math.floor((i % perPage) / ACROSS) * step + (step - height),
  });
  const pages: ProofPage[] = [];
  for (let first = 0; first < shown.length; first += perPage) {
    const here = shown.slice(first, first + perPage);
    const content = here.flatMap((proved, i): readonly PageContent[] => [
      ...ticketView(proved.faces.recto, 'scratched', place(i)),
      onPage(captionItems(captions[first + i], place(i))),
    ]);
    const rest = here.length < perPage ? tally(subject, place(here.length)) : [];
    pages.push({ heading: headingOf(here), content: [...content, ...rest], ruler: 'none' });
  }
  return pages;
}

/** Where a place is left over: how many specimens there are, and why not all are shown. */
const tally = (subject: ProofSubject, at: Point): readonly PageContent[] => [
  onPage(tableItems(tallyTable(subject.specimens), at)),
];

/** « Spécimens, de 1 000 € à 100 € », « Spécimens, 6 € et perdant » */
function headingOf(here: readonly ProvedSpecimen[]): string {
  const prizes = here
    .filter(({ specimen }) => specimen.purpose.kind !== 'loser')
    .map(prizeOf)
    .map(formatMoney);
  const [first, last] = [prizes[0], prizes.at(-1)];
  const range = first === last ? (first ?? '') : `de ${first} à ${last}`;
  if (prizes.length === here.length) return `Spécimens, ${range}`;
  return range === '' ? 'Spécimen perdant' : `Spécimens, ${range} et perdant`;
}

/** Which specimen it is and what it wins, and how, in lines as wide as its ticket. */
function setCaption(proved: ProvedSpecimen, width: Length) {
  const { what, how } = captionOf(proved);
  const measure = { width: Math.min(width, COLUMN), leading: LEADING };
  const spans = [
    { ...TYPE.noteBold, text: what.replaceAll(' ', '\u00a0') },
    ...(how === null ? [] : [{ ...TYPE.note, text: ` ${how}` }]),
  ];
  return setSpans(spans, measure);
}

function captionItems(caption: ReturnType<typeof setCaption> | undefined, { x, y }: Point): readonly Item[] {
  const last = caption?.lines.at(-1)?.at(0)?.at.y;
  if (caption === undefined || last === undefined) return [];
  return spanItems(caption, { x, y: y - CAPTION_GAP - last }, [TYPE.noteBold.paint, TYPE.note.paint]);
}
