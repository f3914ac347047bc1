import type { Rect } from '../../base/geometry.ts';
import type { Press } from '../../imposition/press.ts';
import type { Position } from '../../imposition/sheet.ts';
import { behind, turnOf } from '../../imposition/turn.ts';
import type { Rule } from '../rule.ts';
import { filledOf, mmText, type SheetSubject, sheetFacts, whereOf } from './subject.ts';

/**
 * The back of each place is that of its own ticket, and falls on it when the sheet is turned.
 *
 * Source  print.md: a back that belongs to the next ticket is a known disaster
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/backs-belong',
  severity: 'error',
  check({ press, sheets }, report) {
    for (const sheet of sheets) {
      for (const position of filledOf(sheet)) {
        const facts = fault(position, press);
        if (facts !== null)
          report({ ...sheetFacts(whereOf(sheet, position), position.recto.ticket), ...facts });
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the back must be ${expected}, and is ${found}`,
};

function fault(position: Position, press: Press) {
  const { recto, verso, rectoTrim, versoTrim, rectoTurned, versoTurned } = position;
  if (recto.ticket !== verso.ticket) {
    return { expected: `that of ticket ${recto.ticket}`, found: `that of ticket ${verso.ticket}` };
  }
  if (recto.side !== 'recto' || verso.side !== 'verso') {
    return { expected: 'a verso', found: `a ${verso.side} behind a ${recto.side}` };
  }
  const expected = behind(rectoTrim, press);
  if (!same(expected, versoTrim)) return { expected: at(expected), found: at(versoTrim) };
  const isOtherWayUp = rectoTurned !== versoTurned;
  if (isOtherWayUp === (turnOf(press) === 'tumble')) return null;
  const wayUp = (other: boolean): string => (other ? 'the other way up on its page' : 'the same way up');
  return { expected: wayUp(!isOtherWayUp), found: wayUp(isOtherWayUp) };
}

const same = (a: Rect, b: Rect): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const at = ({ x, y }: Rect): string => `at ${mmText(x)}, ${mmText(y)}`;
