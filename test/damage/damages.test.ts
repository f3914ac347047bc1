import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeBytes } from '../../src/commands/preflight/inspector.ts';
import { READBACK_RULES } from '../../src/readback/rules.ts';
import { readJob } from '../../src/rip/job.ts';
import { PDF_ATTEMPT_RULES, PDF_PLATE_RULES, PDF_RULES } from '../../src/rules/profile/pdf.ts';
import { DAMAGES_PAGE } from './damage-all.ts';
import { DAMAGES, FAMILIES, NO_RULE_SEES } from './damages/all-damages.ts';
import { damaged } from './kit/damage.ts';
import { findingsIn, rulesOf } from './kit/judge.ts';
import { pageOfDamages } from './kit/page-of-damages.ts';
import { PdfInHand } from './kit/pdf-in-hand.ts';
import { GAMES, type SmallJob, smallJob } from './kit/small-job.ts';
import { asDeclared } from './kit/table.ts';

/** A job of plates of each game is made first, which takes longer where other tests run beside. */
const LONG = 300_000;

describe.each(GAMES)('the finished files of %s', (game) => {
  let job: SmallJob;

  beforeAll(async () => {
    job = await smallJob(game);
  }, LONG);
  afterAll(() => job.remove());

  test('fire no rule as they are', async () => {
    const found = [];
    for (const { name } of job.job.files)
      found.push(...(await findingsIn(job, new Map([[name, job.bytes(name)]]))));
    expect(found).toEqual([]);
  });

  test('fire none either when they were opened and saved: what fires is the damage', async () => {
    for (const name of ['imaging-recto.pdf', 'imaging-verso.pdf', 'composite.pdf', 'display.pdf']) {
      const pdf = await PdfInHand.open(job, name);
      for (const page of pdf.pages) page.lines.push('');
      expect(await findingsIn(job, new Map([[name, await pdf.save()]]))).toEqual([]);
    }
  });

  const mine = DAMAGES.filter((damage) => damage.game === game);

  test.each(mine)('fire exactly the rules for it: $title', async (damage) => {
    const found = await findingsIn(job, await damaged(job, damage), damage.look);
    expect(rulesOf(found)).toEqual(damage.fires.toSorted());
  });

  describe('whatever was done to them', () => {
    let folder: string;

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'grattage-damage-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const unseen = NO_RULE_SEES.damages.filter((damage) => damage.game === game);

    test.each(unseen)('are refused by their hash alone: $title', async (damage) => {
      const files = await damaged(job, damage);
      expect(rulesOf(await findingsIn(job, files))).toEqual([]);
      await cp(job.folder, folder, { recursive: true });
      expect((await readJob(folder)).job.game).toBe(game);
      for (const [name, bytes] of files) {
        writeFileSync(join(folder, name), bytes);
        await expect(readJob(folder)).rejects.toThrow(`${name}: is not the file that the job was made with`);
        const changed = await job.inHand.fileOf(name, join(folder, name));
        const order = { name, profile: 'sheet', job: changed, tickets: job.inHand.ticketsIn(name) } as const;
        const judged = await judgeBytes(order, bytes);
        expect(judged.kind === 'judged' ? rulesOf(judged.findings) : judged.reason).toEqual([
          'pdf/job/names-the-file',
        ]);
      }
    });
  });
});

describe('the damages', () => {
  test('are far more than forty, to both games, and no two are called alike', () => {
    expect(DAMAGES.length).toBeGreaterThan(250);
    for (const game of GAMES)
      expect(DAMAGES.filter((damage) => damage.game === game).length).toBeGreaterThan(100);
    const titles = [...DAMAGES, ...NO_RULE_SEES.damages].map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('fire every rule of reading back, and every rule of preflight that one damaged object can break', () => {
    const fired = new Set<string>(DAMAGES.flatMap(({ fires }) => fires));
    const rules = [...PDF_ATTEMPT_RULES, ...PDF_RULES, ...PDF_PLATE_RULES].map(({ id }) => id);
    expect(Object.keys(READBACK_RULES).filter((id) => !fired.has(id))).toEqual([]);
    expect(rules.filter((id) => !fired.has(id)).toSorted()).toEqual(ELSEWHERE);
    expect([...fired].filter((id) => !(id in READBACK_RULES) && !rules.includes(id))).toEqual([]);
  });

  test('stand in the docs, each with the rules that fire', () => {
    const page = pageOfDamages(FAMILIES.map(asDeclared), asDeclared(NO_RULE_SEES));
    expect(readFileSync(DAMAGES_PAGE, 'utf8')).toBe(page);
  });
});

/** Rules that these files cannot break: of files without a job, hostile or huge; their own tests break them. */
const ELSEWHERE = [
  'pdf/can-be-read/in-memory',
  'pdf/can-be-read/in-time',
  'pdf/can-be-read/unpacks-within-bounds',
  'pdf/can-be-read/without-a-crash',
  'pdf/content/is-bounded',
  'pdf/content/is-read-to-its-end',
  'pdf/inks/spots-look-different',
  'pdf/x29-the-table-can-reach-all',
];
