import { shortfalls } from '../../barcode/sizes.ts';
import { toMm } from '../../base/length.ts';
import type { Rule } from '../rule.ts';
import { codesOf, type FaceSubject, sideFacts } from './subject.ts';

/**
 * Each code has the least module, height, bearer bars and quiet zone of its symbology.
 *
 * Source  print.md, barcodes on a device grid
 */
export const rule: Rule<FaceSubject> = {
  id: 'face/codes-are-large-enough',
  severity: 'error',
  check(subject, report) {
    for (const { name, item } of codesOf(subject)) {
      if (item === null) continue;
      for (const { measure, unit, least, found } of shortfalls(item.symbol, item.module)) {
        const words = (value: number): string =>
          unit === 'modules' ? `${value} modules` : `${toMm(value).toFixed(3)} mm`;
        report({
          ...sideFacts(subject, name),
          expected: `${measure} of at least ${words(least)}`,
          found: words(found),
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `the ${zone} code needs its ${expected}, and has ${found}`,
};
