// The last word of a CI run, from vitest's JSON report: what failed, what was skipped, and `N passed, N failed`.
// A test that did not run counts as failed: a skipped suite is how a missing program would hide.
import { readFileSync } from 'node:fs';

const [path] = process.argv.slice(2);

function read() {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const titles = (report, statuses) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => statuses.includes(status))
      .map(({ fullName }) => `${name}: ${fullName}`),
  );

/** A file that could not be loaded has no tests to count. */
const brokenFiles = (report) =>
  report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    )
    .map(({ name }) => `${name}: could not be run`);

function conclude(report) {
  const failed = [...titles(report, ['failed']), ...brokenFiles(report)];
  const unrun = titles(report, ['skipped', 'pending', 'todo', 'disabled']);
  for (const title of failed) console.log(`failed   ${title}`);
  for (const title of unrun) console.log(`not run  ${title}`);
  return { passed: report.numPassedTests, failed: failed.length + unrun.length };
}

const report = path === undefined ? null : read();
if (report === null) console.log('no test report was written: the run ended before its tests');
const { passed, failed } = report === null ? { passed: 0, failed: 1 } : conclude(report);
if (failed > 0 || passed === 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
