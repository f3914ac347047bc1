import { about, type PdfRule, type PdfSubject } from '../subject.ts';

/**
 * No two spots have one alternate: on a proof nobody could tell them apart.
 *
 * Source  GWG R0023, a warning
 */
export const rule: PdfRule = {
  id: 'pdf/inks/spots-look-different',
  severity: 'warning',
  source: 'GWG',
  says: 'no two spots have the same CMYK alternate',
  check(subject, report) {
    // The inks of a job are what its games declare; what they look like on a screen is settled there.
    if (subject.job !== null) return;
    const seen = new Map<string, string>();
    for (const { name, look } of solids(subject)) {
      const twin = seen.get(look);
      if (twin === undefined) seen.set(look, name);
      else if (twin !== name)
        report(about(subject, { expected: `another look than ${twin}`, found: look, detail: name }));
    }
  },
  message: ({ expected, found, detail }) =>
    `the spot ${detail} should have ${expected}: both are CMYK ${found}`,
};

const solids = ({ document }: PdfSubject) =>
  document.spots.flatMap(({ names: [name = ''], solid, alternate }) =>
    solid === null || alternate !== 'DeviceCMYK' || name === 'All' || name === 'None'
      ? []
      : [{ name, look: solid.map((share) => `${Math.round(share * 1000) / 10}`).join('/') }],
  );
