import { about, type PlateRule, pointText } from '../subject.ts';

/** No printing unit lays down more ink at once than dries: over any square of 15 mm, on the plates themselves. */
export const rule: PlateRule = {
  id: 'pdf/inks/sum-is-low-enough',
  severity: 'warning',
  source: 'GWG',
  says: 'ink sum of each printing unit over any 15 mm square is at most the profile’s',
  check(subject, report) {
    const { inkSum } = subject.numbers;
    for (const { page, why } of subject.unweighed) {
      report(about(subject, { found: why, severity: 'unchecked', ...(page === null ? {} : { page }) }));
    }
    if (inkSum === null) {
      report(
        about(subject, { found: `no limit is at hand for ${subject.numbers.title}`, severity: 'unchecked' }),
      );
      return;
    }
    for (const { page, unit, percent, atMm } of subject.worst) {
      if (percent <= inkSum + 0.05) continue;
      const found = `${Math.round(percent * 10) / 10} %`;
      report(
        about(subject, { expected: `${inkSum} %`, found, detail: `${unit}, ${pointText(atMm)}`, page, atMm }),
      );
    }
  },
  message: ({ expected, found, detail, place }) =>
    expected === null
      ? `the ink sum was not weighed: ${found}`
      : `the ink sum on page ${place?.page} (${detail}) is ${found}: expected at most ${expected}`,
};
