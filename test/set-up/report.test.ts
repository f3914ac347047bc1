import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a CI run concludes from a report: its exit code and its last line. */
function conclude(report: string | null) {
  const path = join(folder, 'report.json');
  rmSync(path, { force: true });
  if (report !== null) writeFileSync(path, report);
  const { status, stdout } = spawnSync(
    process.execPath,
    [new URL('report.mjs', import.meta.url).pathname, path],
    {
      encoding: 'utf8',
    },
  );
  return { code: status, lines: stdout.trimEnd().split('\n') };
}

const report = (statuses: readonly string[]): string =>
  JSON.stringify({
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    testResults: [
      {
        name: 'a.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status, index) => ({ status, fullName: `ticket ${index}` })),
      },
    ],
  });

test('a run whose tests all passed is green, and says so on one line', () => {
  expect(conclude(report(['passed', 'passed']))).toEqual({ code: 0, lines: ['2 passed, 0 failed'] });
});

test('a failed test makes it red', () => {
  expect(conclude(report(['passed', 'failed']))).toEqual({
    code: 1,
    lines: ['failed   a.test.ts: ticket 1', '1 passed, 1 failed'],
  });
});

test.each(['skipped', 'pending', 'todo', 'disabled'])('a test that is %s makes it red too', (status) => {
  expect(conclude(report(['passed', status]))).toEqual({
    code: 1,
    lines: ['not run  a.test.ts: ticket 1', '1 passed, 1 failed'],
  });
});

test('a file that could not be loaded makes it red', () => {
  const broken = { name: 'b.test.ts', status: 'failed', assertionResults: [] };
  const whole = { ...JSON.parse(report(['passed'])), testResults: [broken] };
  expect(conclude(JSON.stringify(whole)).lines.at(-1)).toBe('1 passed, 1 failed');
});

test('a run without a report, or without a test, is red', () => {
  expect(conclude(null)).toMatchObject({ code: 1 });
  expect(conclude('{')).toMatchObject({ code: 1 });
  expect(conclude(report([]))).toEqual({ code: 1, lines: ['0 passed, 0 failed'] });
});
