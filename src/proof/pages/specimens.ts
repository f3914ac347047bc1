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
import { closingPages } from './closing.ts';
import { onPage } from './place.ts';
import { tallyTable } from './tally.ts';

/** Tickets at true size leave room for two beside each other and one under them, with captions that can be read. */
const ACROSS = 2;
const LEADING = mm(3);
/** From the last line of a caption to its ticket. */
const CAPTION_GAP = mm(1.4);

/**
 * A specimen of every tier and composition, and one that loses, scratched, at true size; then the closing.
 *
 * Order   where the last specimens leave half a page, the closing begins there
 */
export function specimenPages(subject: ProofSubject): readonly ProofPage[] {
  const shown = exhibits(subject.specimens);
  const grid = gridOf(subject, shown);
  const pages: ProofPage[] = [];
  for (let first = 0; first < shown.length; first += grid.perPage) {
    const here = shown.slice(first, first + grid.perPage);
    const content = here.flatMap((proved, i): readonly PageContent[] => [
      ...ticketView(proved.faces.recto, 'scratched', grid.place(i)),
      onPage(captionItems(setCaption(proved, subject.template.trim.width), grid.place(i))),
    ]);
    pages.push({ heading: headingOf(here), content, ruler: 'none' });
  }
  const left = shown.length % grid.perPage;
  const last = pages.at(-1);
  if (last === undefined || left === 0 || left > grid.perPage - ACROSS)
    return [...pages, ...closingPages(subject, { page: null, y: CONTENT.y, tally: 'to be shown' })];
  const tallied = left % ACROSS === 0 ? [] : tally(subject, grid.place(left));
  const page = { heading: last.heading, content: [...last.content, ...tallied] };
  const y = CONTENT.y + Math.ceil(left / ACROSS) * grid.step;
  return [
    ...pages.slice(0, -1),
    ...closingPages(subject, { page, y, tally: tallied.length > 0 ? 'shown already' : 'to be shown' }),
  ];
}

/** Where tickets stand on a page, counted from 0 across and then down. */
function gridOf({ template: { trim } }: ProofSubject, shown: readonly ProvedSpecimen[]) {
  const { width, height } = trim;
  const lines = Math.max(...shown.map((proved) => setCaption(proved, width).lines.length));
  const room = lines * LEADING + CAPTION_GAP;
  const down = Math.max(1, Math.floor(CONTENT.height / (height + room)));
  const step = Math.floor(CONTENT.height / down);
  return {
    perPage: ACROSS * down,
    step,
    place: (i: number): Point => ({
      x: CONTENT.x + (i % ACROSS) * (width + GUTTER),
      y: CONTENT.y + Math.floor(i / ACROSS) * step + (step - height),
    }),
  };
}

/** Where a place beside a ticket is left over: how many specimens there are, and why not all are shown. */
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

function captionItems(caption: ReturnType<typeof setCaption>, { x, y }: Point): readonly Item[] {
  const last = caption?.lines.at(-1)?.at(0)?.at.y;
  if (last === undefined) return [];
  return spanItems(caption, { x, y: y - CAPTION_GAP - last }, [TYPE.noteBold.paint, TYPE.note.paint]);
}
