import { expect, it } from 'vitest';
import { grow } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import { boundsOf } from '../../src/face/bounds.ts';
import { markedTicketView, ticketView } from '../../src/proof/ticket-view.ts';
import { faces, happy } from '../kit/real-face.ts';

const at = { x: mm(12), y: mm(23) };
const trim = { ...at, ...happy.trim };
const { recto } = faces(happy);

const clips = (content: ReturnType<typeof ticketView>) =>
  content.flatMap((one) => (one.kind === 'placed' && one.clip !== undefined ? [one.clip] : []));

it('is cut at its trim, and with marks at its bleed', () => {
  for (const clip of clips(ticketView(recto, 'covered', at))) expect(clip).toEqual(trim);
  for (const clip of clips(markedTicketView(recto, 'covered', at))) expect(clip).toEqual(grow(trim, mm(3)));
});

it('has eight marks that point at its corners and touch neither bleed nor each other', () => {
  const marks = markedTicketView(recto, 'scratched', at).at(-1);
  if (marks?.kind !== 'placed') throw new Error('no marks');
  const boxes = marks.items.map((item) => boundsOf([item]));
  expect(boxes).toHaveLength(8);
  const bleed = grow(trim, mm(3));
  for (const [i, box] of boxes.entries()) {
    if (box === null) throw new Error('a mark without ink');
    const meets = [bleed, ...boxes.slice(i + 1)].filter(
      (other) =>
        other !== null &&
        box.x < other.x + other.width &&
        other.x < box.x + box.width &&
        box.y < other.y + other.height &&
        other.y < box.y + box.height,
    );
    expect(meets).toEqual([]);
  }
});
