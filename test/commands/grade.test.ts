import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { specimens } from '../../src/block/specimens.ts';
import type { SheetGrades } from '../../src/commands/grade/report.ts';
import { writeRecord } from '../../src/game/record.ts';
import { grattage } from '../kit/command.ts';
import { ranInProcess } from '../kit/in-process.ts';
import { place } from '../kit/place.ts';
import { happy, rencontre } from '../kit/real-face.ts';
import { handMade } from '../pdf/read/plates/hand-made.ts';

/** Two commands on real plates of 1200 dpi, on a machine that does other work as well. */
const PATIENCE = 600_000;

const TICKETS = 3;

describe.each([
  { id: 'happy-2014', template: happy },
  { id: 'rencontre-2007', template: rencontre },
])('the codes of an imaging sheet of $id', ({ id, template }) => {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  const job = join(folder, 'job');
  const gradesOf = async (
    file: string,
  ): Promise<{ readonly code: number | null; readonly grades: SheetGrades; readonly text: string }> => {
    const { code, stdout } = await grattage(['grade', join(job, file), '--job', job, '--json']);
    return { code, grades: JSON.parse(stdout), text: stdout };
  };

  beforeAll(async () => {
    const records = specimens(template.game)
      .slice(0, TICKETS)
      .map(({ ticket }) => writeRecord(template.game, ticket));
    const path = join(folder, 'tickets.ndjson');
    writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const made = await ranInProcess(['plates', id, '--records', path, '--press', 'sra3', '-o', job]);
    expect(made.code).toBe(0);
  }, PATIENCE);

  afterAll(() => rmSync(folder, { recursive: true }));

  test(
    'are bars of whole dots on the back, on every ticket',
    async () => {
      const { code, grades, text } = await gradesOf('imaging-verso.pdf');
      expect(code).toBe(0);
      expect(grades).toMatchObject({ file: 'imaging-verso.pdf', sheet: 1, dpi: 1200, indicative: true });
      const [side] = grades.sides;
      expect([side?.side, side?.missing, side?.unchecked]).toEqual(['verso', [], []]);
      expect(side?.codes.map(({ place: at, symbology, plate }) => [at, symbology, plate])).toEqual(
        Array.from({ length: TICKETS }, (_, index) => [index + 1, 'itf', 'BackImaging']),
      );
      for (const { measures, weak, strains } of side?.codes ?? []) {
        expect(measures).toMatchObject({
          moduleDots: [12, null],
          growthDots: { mean: 0, most: 0 },
          contrast: 100,
          modulation: 100,
          decodability: 100,
        });
        expect(weak).toEqual([]);
        expect(strains.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['reads', 'reads', 'reads']);
      }
      expect(text).not.toMatch(/\d{16}/);
    },
    PATIENCE,
  );

  test(
    'are not graded of a file that bears the name of one of the job and is another',
    async () => {
      const other = join(folder, 'imaging-verso.pdf');
      writeFileSync(other, Buffer.concat([readFileSync(join(job, 'imaging-verso.pdf')), Buffer.from('\n')]));
      const { code, stdout, stderr } = await ranInProcess(['grade', other, '--job', join(job, 'job.json')]);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toBe(
        `grattage: ${other}: is not the imaging-verso.pdf of the job in ${job}\n  → leave --job out, or name the job that it is of\n`,
      );
    },
    PATIENCE,
  );

  test(
    'are whole modules on the front, on the ground of the fixed plates beside them',
    async () => {
      const { code, grades } = await gradesOf('imaging-recto.pdf');
      expect(code).toBe(0);
      const [side] = grades.sides;
      expect(side?.missing).toEqual([]);
      expect(side?.ground).toEqual(
        expect.arrayContaining(['Security', 'White', 'Cyan', 'Magenta', 'Yellow', 'Black']),
      );
      expect(side?.codes.map(({ place: at, symbology }) => [at, symbology])).toEqual(
        Array.from({ length: TICKETS }, (_, index) => [index + 1, 'datamatrix']),
      );
      for (const { measures, weak, strains } of side?.codes ?? []) {
        expect(measures).toMatchObject({
          moduleDots: [16, 16],
          growthDots: { mean: 0, most: 0 },
          modulation: 100,
          unusedCorrection: 100,
        });
        expect(measures?.contrast).toBeGreaterThanOrEqual(90);
        expect(measures?.contrast).toBeLessThan(100);
        expect(weak).toEqual([]);
        expect(strains.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['reads', 'reads']);
      }
    },
    PATIENCE,
  );
});

describe('a file of anyone’s', () => {
  const given = (content: string): string => {
    const path = join(place(), 'file.pdf');
    writeFileSync(path, handMade({ width: 200, height: 100, content }));
    return path;
  };

  test('without a code is not graded, which is no pass', async () => {
    const { code, stdout } = await ranInProcess(['grade', given('0 0 0 1 k 10 10 50 50 re f')]);
    expect(code).toBe(1);
    expect(stdout).toBe(
      'file.pdf, page 1, on plates at 600 dpi: indicative, no grade of any standard\npage: no code was read\n',
    );
  });

  test('that is missing, or of which a sheet or a job is missing, is refused', async () => {
    const path = given('');
    const runs = await Promise.all([
      ranInProcess(['grade', `${path}x`]),
      ranInProcess(['grade', path, '--sheet', '3']),
      ranInProcess(['grade', path, '--job', place()]),
    ]);
    expect(runs.map(({ code }) => code)).toEqual([2, 2, 2]);
    expect(runs.map(({ stderr }) => stderr)).toEqual([
      expect.stringContaining('file.pdfx: cannot be read (no such file or directory)'),
      expect.stringContaining('file.pdf: has 1 page, and no page 3\n  → name page 1'),
      expect.stringContaining('job.json: cannot be read (no such file or directory)'),
    ]);
  });
});
