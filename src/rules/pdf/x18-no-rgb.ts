import { placed } from './painted.ts';
import { about, houseSeverity, objectsText, type PdfRule, pagesOf, timesText } from './subject.ts';

/**
 * No red, green and blue anywhere, painted or not.
 *
 * Why     stricter than the standard, which takes RGB with a profile: whoever converts it decides on our inks
 */
export const rule: PdfRule = {
  id: 'pdf/x18-no-rgb',
  severity: 'error',
  source: 'house',
  says: 'no RGB anywhere, painted or not',
  check(subject, report) {
    const severity = houseSeverity(subject);
    const expected = 'CMYK, grey or spots';
    for (const seen of subject.document.rgb) {
      report(about(subject, { expected, found: seen.what, detail: objectsText(seen), severity }));
    }
    for (const { page, looks } of pagesOf(subject)) {
      // Spaces that objects hold are reported above; only the operators rg and RG need none.
      const painted = looks.paints.find(({ paint }) => paint.family === 'DeviceRGB');
      if (painted === undefined) continue;
      report(
        about(subject, {
          expected,
          found: painted.paint.text,
          detail: `page ${page.number}, ${timesText(painted)}`,
          ...placed(page, painted),
          severity,
        }),
      );
    }
  },
  message: ({ expected, found, detail }) => `colours should be ${expected}: found ${found} (${detail})`,
};
