import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { type PressFile, pressOf, PressFile as Shape } from '../../src/imposition/press-file.ts';
import { SHEET_RULES } from '../../src/rules/profile/sheet.ts';
import { inspect } from '../../src/rules/run.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import { imposedWith, sealed } from '../kit/press.ts';
import { faces, happy } from '../kit/real-face.ts';

const B1: PressFile = JSON.parse(
  readFileSync(new URL('../../assets/press/b1.json', import.meta.url), 'utf8'),
);

const [ticket] = sealed([faces(happy)]).map(pressFaces);

/** The rules that a job of one ticket breaks on such a press; or what the world is told of it. */
function broken(over: Partial<PressFile>): readonly string[] | string {
  if (ticket === undefined) throw new Error('there is a ticket');
  try {
    const job = imposedWith([ticket], pressOf(Shape.parse({ ...B1, ...over })), {});
    const { findings } = inspect(SHEET_RULES, [job]);
    return [
      ...new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)),
    ].sort();
  } catch (fault) {
    if (fault instanceof InputError) return fault.message;
    throw fault;
  }
}

describe('a press whose numbers may each be so, and not with these tickets', () => {
  test('as it stands breaks no rule', () => {
    expect(broken({})).toEqual([]);
  });

  test.each<readonly [Partial<PressFile>, readonly string[]]>([
    [{ sheetWidthMm: 500 }, ['sheet/tickets-fit-the-sheet']],
    [{ sheetHeightMm: 0.001 }, ['sheet/tickets-fit-the-sheet']],
    [{ gripperMm: 5000 }, ['sheet/tickets-fit-the-sheet']],
    [{ tailMm: 700 }, ['sheet/tickets-fit-the-sheet']],
    [{ sideMm: 400 }, ['sheet/tickets-fit-the-sheet']],
    [{ columns: 40 }, ['sheet/tickets-fit-the-sheet']],
    [{ rows: 20 }, ['sheet/tickets-fit-the-sheet']],
    [{ gutterMm: 0 }, ['sheet/bleed-reaches']],
    [{ gutterMm: { x: 6, y: 5.9 } }, ['sheet/bleed-reaches']],
    [{ gutterMm: 5000 }, ['sheet/tickets-fit-the-sheet']],
    [{ registerToleranceMm: 5000 }, ['sheet/shifted/coat-hides']],
    [{ backOffsetMm: { x: 50, y: 0 } }, ['sheet/nothing-in-the-gripper']],
  ])('%o is a rule broken', (over, rules) => {
    const found = broken(over);
    for (const rule of rules) expect(found).toContain(rule);
  });

  test('a reduction of bars that leaves none, or a module of no whole dots, is said with its numbers', () => {
    expect(broken({ dpi: 508 })).toMatch(
      /^the [\w-]+ code has modules of 0\.\d{4} mm, \d+\.\d\d dots at 508 dpi$/,
    );
    expect(broken({ dpi: 1 })).toMatch(/ dots at 1 dpi$/);
  });
});
