import { Bug } from '../base/fault.ts';
import { ORIGIN } from '../base/geometry.ts';
import { pressNumber } from '../template/press-faces.ts';
import type { Template } from '../template/template.ts';
import { DigitText } from './digit-text.ts';
import type { Operators } from './operators.ts';

const DIGITS = 16;

/**
 * Ticket numbers in digits as operators.
 *
 * Space   the verso's
 * Throws  Bug if a number is not set digit by digit
 */
export function numberPieces(template: Template, operators: Operators): DigitText {
  const made = DigitText.of(DIGITS, (number) =>
    operators.inside({ kind: 'placed', at: ORIGIN, items: pressNumber(template, number) }),
  );
  if (made === null) throw new Bug('a ticket number is not set digit by digit');
  return made;
}
