import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../../src/base/finding.ts';
import { type SmallJob, smallJob } from '../damage/kit/small-job.ts';
import { ranInProcess } from '../kit/in-process.ts';
import { pdfOf } from '../pdf/read/content/kit.ts';

let job: SmallJob;
let folder = '';

beforeAll(async () => {
  job = await smallJob('happy-2014');
  folder = mkdtempSync(join(tmpdir(), 'grattage-preflight-'));
});

afterAll(() => {
  job.remove();
  rmSync(folder, { recursive: true });
});

const written = (name: string, bytes: Uint8Array | string): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

const preflight = (...args: readonly string[]) => ranInProcess(['preflight', ...args]);

interface JsonReport {
  readonly profile: { readonly name: string };
  readonly rules: readonly { readonly id: string; readonly source: string }[];
  readonly files: readonly {
    readonly name: string;
    readonly pages: number | null;
    readonly findings: readonly Finding[];
  }[];
}

const asJson = async (...args: readonly string[]): Promise<JsonReport> =>
  JSON.parse((await preflight('--json', ...args)).stdout);

describe('the files of a job, undamaged', () => {
  test('break no rule of the list, which is printed, and are never said to conform', async () => {
    const names = ['imaging-recto.pdf', 'composite.pdf', 'white.pdf'];
    const paths = names.map((name) => join(job.folder, name));
    const { code, stdout, stderr } = await preflight('--job', job.folder, ...paths);
    expect([code, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.at(-1)).toBe('no rule of the list broken');
    expect(lines.filter((line) => line === '  nothing found')).toHaveLength(3);
    expect(lines).toContain(
      '  ISO    pdf/x13-every-page-has-a-trim            ·  every page has a TrimBox, and no ArtBox beside it',
    );
    expect(lines.filter((line) => /^ {2}(ISO|GWG|house) {2}/.test(`${line}`)).length).toBeGreaterThan(70);
    expect(stdout).not.toMatch(/conform/i);
  });

  test('are held against nothing of the job where none is named', async () => {
    const { rules } = await asJson(join(job.folder, 'imaging-verso.pdf'));
    expect(rules.filter(({ id }) => id.startsWith('pdf/job/'))).toEqual([]);
    const withJob = await asJson(
      '--job',
      join(job.folder, 'job.json'),
      join(job.folder, 'imaging-verso.pdf'),
    );
    expect(withJob.rules.filter(({ id }) => id.startsWith('pdf/job/'))).toHaveLength(6);
    expect(withJob.files).toMatchObject([{ name: 'imaging-verso.pdf', findings: [] }]);
  });
});

describe('a file of the job that is not what the job says', () => {
  test('is an error with its file, rule and place', async () => {
    const wrong = written('imaging-recto.pdf', readFileSync(join(job.folder, 'coat.pdf')));
    const { code, stdout } = await preflight('--json', '--job', job.folder, wrong);
    expect(code).toBe(1);
    const [file] = (JSON.parse(stdout) as JsonReport).files;
    expect([...new Set(file?.findings.map(({ rule }) => rule))].sort()).toEqual([
      'pdf/job/holds-its-inks-only',
      'pdf/job/names-the-file',
    ]);
    expect(file?.findings.find(({ rule }) => rule === 'pdf/job/holds-its-inks-only')).toMatchObject({
      severity: 'error',
      expected: 'Imaging',
      found: 'Coat',
      place: { file: 'imaging-recto.pdf', page: 1 },
    });
  });
});

describe('anyone’s file', () => {
  test('is judged by the same rules, those of the house as warnings', async () => {
    const path = written('other.pdf', pdfOf({ pages: [{ content: '1 0 0 rg 0 0 9 9 re f' }] }));
    const { code, stdout } = await preflight(path);
    expect(code).toBe(1);
    const lines = stdout.split('\n');
    const at = (heading: string): number => lines.indexOf(`  ${heading}`);
    expect(at('errors')).toBeLessThan(at('warnings'));
    expect(at('warnings')).toBeLessThan(at('not checked'));
    expect(lines.indexOf('    pdf/inks/none-is-converted [GWG]')).toBeLessThan(at('warnings'));
    expect(lines.indexOf('    pdf/x18-no-rgb [house]')).toBeGreaterThan(at('warnings'));
    expect(lines.at(-2)).toMatch(/^\d+ errors, 1 warning; \d+ not checked$/);
  });

  test('the numbers are those of the profile asked for', async () => {
    const path = written('white.pdf', pdfOf({ pages: [{ content: '0 0 0 0 K 0.27 w 0 0 m 9 9 l S' }] }));
    const told = async (profile: string) =>
      (await asJson('--profile', profile, path)).files[0]?.findings.filter(({ rule }) =>
        rule.startsWith('pdf/lines/'),
      );
    expect(await told('sheet')).toEqual([]);
    expect(await told('label')).toMatchObject([
      { rule: 'pdf/lines/white-is-wide-enough', expected: '0.3 pt' },
    ]);
  });

  test('the same fault on many pages is one line for people, and a finding a page for machines', async () => {
    const path = written(
      'pages.pdf',
      pdfOf({ pages: [1, 2, 3, 4].map((page) => ({ content: page === 3 ? '' : 'zorglub' })) }),
    );
    const { stdout } = await preflight(path);
    expect(stdout).toMatch(/page 1: expected operators .* zorglub .*; also on pages 2, 4\n/);
    const { files } = await asJson(path);
    expect(files[0]?.findings.filter(({ rule }) => rule === 'pdf/content/operators-are-sound')).toHaveLength(
      3,
    );
  });
});

describe('what is no PDF', () => {
  test('is exit code 2, and the other files are judged all the same', async () => {
    const text = written('text.pdf', 'Ceci n’est pas un PDF.');
    const missing = join(folder, 'missing.pdf');
    const { code, stdout, stderr } = await preflight(missing, text, join(job.folder, 'coat.pdf'));
    expect(code).toBe(2);
    expect(stderr).toContain(`grattage: ${missing}: cannot be read`);
    expect(stdout).toContain(`${text} (not read, 1 kB)`);
    expect(stdout).toContain('expected a PDF: the file is no PDF: it has no PDF header');
    expect(stdout).toContain(`${join(job.folder, 'coat.pdf')} (1 page,`);
    expect(stdout).toMatch(
      /^\d+ rules applied to 1 file for .*; the first 7 alone to 1 file that could not be read$/m,
    );
  });

  test('a damaged PDF is a PDF, and wrong', async () => {
    const cut = written('cut.pdf', readFileSync(join(job.folder, 'coat.pdf')).subarray(0, 5000));
    const { code, stdout } = await preflight(cut);
    expect(code).toBe(1);
    expect(stdout).toContain('pdf/can-be-read/is-whole [ISO]');
    const lines = stdout.trimEnd().split('\n');
    expect(lines.at(-1)).toBe('1 error, 0 warnings');
    expect(lines).toContain('7 rules applied to 1 file, and no other: nothing could be read');
    expect(lines.filter((line) => /^ {2}(ISO|GWG|house) /.test(line))).toHaveLength(7);
  });

  test('no file at all, a profile that is none, and a job that is none are wrong use', async () => {
    expect((await preflight()).code).toBe(2);
    expect(await preflight('--profile', 'newspaper', 'a.pdf')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('newspaper'),
    });
    const noJob = written('job.json', '{}');
    expect(await preflight('--job', noJob, 'a.pdf')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(`${noJob}: is no job of plates: grattage: is missing`),
    });
  });
});
