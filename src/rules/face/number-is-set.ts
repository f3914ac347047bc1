import { overlaps, type Rect } from '../../base/geometry.ts';
import { type Length, pt, toPt } from '../../base/length.ts';
import { itemBounds } from '../../face/bounds.ts';
import { textsOf } from '../../face/flatten.ts';
import type { GlyphItem } from '../../face/item.ts';
import type { Rule } from '../rule.ts';
import { type FaceSubject, itemsOf, sideFacts } from './subject.ts';

/**
 * The least size of the ticket number: it is read out over a counter and typed in.
 *
 * Source  the house's own
 */
export const LEAST_NUMBER: Length = pt(7);

/** The ticket number stands on the verso in digits, as one run, clear of the bars and of the fixed text. */
export const rule: Rule<FaceSubject> = {
  id: 'face/number-is-set',
  severity: 'error',
  check(subject, report) {
    const { number } = subject.ticket;
    if (number === null) return;
    const texts = itemsOf(subject.verso, 'back-imaging').filter((item) => item.kind === 'glyphs');
    const [text] = texts;
    const facts = sideFacts(subject, 'number');
    if (text === undefined || texts.length > 1 || digits(text) !== number) {
      const found = texts.map(({ run }) => `« ${run.text} »`).join(' + ') || 'none';
      report({ ...facts, expected: `ticket number ${number} as one run`, found });
      return;
    }
    const missing = text.run.glyphs.filter(({ id }) => id === 0).map((glyph) => glyph.text);
    if (missing.length > 0) {
      report({ ...facts, expected: 'every digit', found: `no glyph for « ${missing.join('')} »` });
    }
    if (text.run.size < LEAST_NUMBER) {
      const found = `${toPt(text.run.size).toFixed(2)} pt`;
      report({ ...facts, expected: `digits of at least ${toPt(LEAST_NUMBER)} pt`, found });
    }
    const under = whatIsUnder(subject, text);
    if (under !== null)
      report({ ...facts, expected: 'digits clear of all else', found: `them over ${under}` });
  },
  message: ({ expected, found }) => `the verso needs its ${expected}, and has ${found}`,
};

const digits = ({ run }: GlyphItem): string => run.text.replace(/\s/g, '');

function whatIsUnder({ template }: FaceSubject, text: GlyphItem): string | null {
  const ink: Rect | null = itemBounds(text);
  if (ink === null) return null;
  if (overlaps(ink, template.verso.barcode.room)) return 'the room of the bars';
  const other = textsOf(template.verso.art).find((one) => {
    const bounds = itemBounds(one);
    return bounds !== null && overlaps(bounds, ink);
  });
  return other === undefined ? null : `« ${other.run.text} »`;
}
