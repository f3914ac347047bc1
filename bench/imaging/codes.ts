import { codePieces } from '../../src/imaging/code-pieces.ts';
import { codeOf } from '../../src/imaging/face-writer.ts';
import type { SheetRange } from '../../src/imaging/sections.ts';
import { dealt, sectionsIn } from './dealing.ts';
import type { LineBlock } from './line-block.ts';

/** More than both codes of a ticket. */
const ROOM = 1 << 17;

/** The seconds that both codes of each ticket of some sheets take, from digits to rectangles; the deal is not timed. */
export function encodeCodes(block: LineBlock, sheets: SheetRange): number {
  const { plan } = block;
  const recto = codePieces(plan, codeOf(plan.model.recto)).upright;
  const verso = codePieces(plan, codeOf(plan.model.verso)).upright;
  const into = Buffer.alloc(ROOM);
  let seconds = 0;
  for (const section of sectionsIn(block, sheets)) {
    const tickets = [...dealt(block, section)];
    const start = performance.now();
    for (const { ticket } of tickets) verso(ticket, into, recto(ticket, into, 0));
    seconds += (performance.now() - start) / 1000;
  }
  return seconds;
}
