import type { GlyphItem } from '../../face/item.ts';
import type { Run } from '../../text/run.ts';
import type { FileFont } from './fonts.ts';
import { points } from './numbers.ts';
import { hex } from './to-unicode.ts';

/**
 * A run as one text object: live text, read back as the one run that it is.
 *
 * Shape   glyphs on the baseline are one TJ; one that is raised has its own rise, and a TJ of its own
 */
export function textOperators({ run, at }: GlyphItem, font: FileFont): string {
  return [
    'BT',
    `/${font.name} ${points(run.size)} Tf`,
    `1 0 0 1 ${points(at.x)} ${points(-at.y)} Tm`,
    ...(run.tracking === 0 ? stretches(run, font) : letterSpaced(run, font)),
    'ET',
  ].join(' ');
}

/**
 * Letter-space as Tc, put back to none behind.
 *
 * Why     as moves between glyphs it would be taken for spaces by whoever searches, copies or reads the text back
 */
const letterSpaced = (run: Run, font: FileFont): readonly string[] => [
  `${points(run.tracking)} Tc`,
  ...stretches(run, font),
  '0 Tc',
];

/** The glyphs with the moves between them, cut where the rise changes. */
function stretches({ glyphs, size, tracking }: Run, font: FileFont): readonly string[] {
  const operators: string[] = [];
  const perEm = 1000 / size;
  let [rise, pen] = [0, 0];
  let array = '';
  let codes = '';
  const endCodes = (): void => {
    if (codes !== '') array += `<${codes}>`;
    codes = '';
  };
  const endArray = (): void => {
    endCodes();
    if (array !== '') operators.push(`[${array}] TJ`);
    array = '';
  };
  for (const glyph of glyphs) {
    if (glyph.y !== rise) {
      endArray();
      rise = glyph.y;
      operators.push(`${points(-rise)} Ts`);
    }
    const code = font.code(glyph);
    const move = moveTo(glyph.x * perEm, pen, perEm);
    if (move !== 0) {
      endCodes();
      array += `${-move} `;
      pen += move;
    }
    codes += hex(code);
    pen += font.width(code) + tracking * perEm;
  }
  endArray();
  if (rise !== 0) operators.push('0 Ts');
  return operators;
}

/**
 * How far the pen must move, in thousandths of an em; 0 where it stands within half a lattice unit of its goal.
 *
 * Why     the pen is kept as the file's own numbers move it, so that no error of rounding grows along a run
 */
function moveTo(goal: number, pen: number, perEm: number): number {
  const move = goal - pen;
  return Math.abs(move) <= 0.501 * perEm ? 0 : Math.round(move * 1000) / 1000;
}
