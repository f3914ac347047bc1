import type { SpotFacts } from '../../pdf/read/facts/spots.ts';
import { about, type PdfRule } from './subject.ts';

/** One name of a spot is one alternate and one tint transform: it is one plate, and has one look. */
export const rule: PdfRule = {
  id: 'pdf/x27-a-spot-is-defined-once',
  severity: 'error',
  source: 'ISO',
  says: 'one name of a spot has one alternate and one tint transform',
  check(subject, report) {
    const byName = new Map<string, SpotFacts[]>();
    for (const spot of subject.document.spots) {
      const name = spot.names.join('+');
      byName.set(name, [...(byName.get(name) ?? []), spot]);
    }
    for (const [name, spots] of byName) {
      if (spots.length === 1) continue;
      const found = `${spots.length}, in objects ${spots
        .map(({ object }) => object)
        .slice(0, 5)
        .join(', ')}`;
      report(about(subject, { expected: '1', found, detail: name }));
    }
  },
  message: ({ expected, found, detail }) =>
    `${detail} should have ${expected} definition in the file: found ${found}`,
};
