import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPress } from '../../src/imposition/load-press.ts';
import { FINISHING_INKS } from '../../src/imposition/marks/finishing-lines.ts';
import { placesOf } from '../../src/imposition/order.ts';
import { runProgram } from '../kit/program.ts';
import { happy, rencontre } from '../kit/real-face.ts';
import { blockOf, comparedWhereEven, hasInk, heaviest, meanDifference, unionOf } from './plate-pixels.ts';
import { RIP_NAMES, RIPS, type RipName } from './separations.ts';
import { type Printed, printed, SIDES, type Side, type Written, written } from './written.ts';

const DPI = 36;

/** How unlike two plates of one RIP may be over a whole page, in percent of solid ink: it rounds tints and curves. */
const ALIKE = 0.05;

/** How unlike two RIPs may be on even ground, in percent of solid ink: both round a tint to a 255th. */
const ROUNDING = 0.8;

/** Some sixty runs of a RIP, on a machine that does other work as well. */
const PATIENCE = 300_000;

/**
 * Ink over ink in any square of 15 mm, in percent, of one printing unit.
 *
 * Source  print.md, numbers to check: sheet-fed with spots
 */
const MOST_INK = 320;

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

const GAMES = [
  { id: 'happy-2014', template: happy },
  { id: 'rencontre-2007', template: rencontre },
];

/** Expects qpdf to find nothing in any file of a job. */
function expectSound(made: Written): void {
  expect(made.files.length).toBeGreaterThanOrEqual(13);
  for (const { name } of made.files) {
    const { code, stdout } = runProgram('qpdf', ['--check', made.path(name)]);
    expect([name, code]).toEqual([name, 0]);
    expect(stdout).toContain('No syntax or stream encoding errors found');
  }
}

/** Expects the plates of all passes of a side together to be those of its composite, marks and all. */
function expectSamePlates({ composite, apart }: Printed): void {
  const together = unionOf(apart.values());
  const finishing = FINISHING_INKS.map(({ name }) => name);
  const names = [...composite.keys()].filter((name) => !finishing.includes(name));
  expect(names.toSorted()).toEqual([...together.keys()].toSorted());
  const differences = [...together].map(
    ([name, plate]) => [name, meanDifference(plate, composite.get(name))] as const,
  );
  expect(differences.filter(([, percent]) => percent > ALIKE)).toEqual([]);
}

describe.each(GAMES)('a sheet of $id, judged by programs of others', ({ template }) => {
  const press = loadPress('b1');
  let made: Written;
  const seen = new Map<string, Printed>();

  /** What a RIP makes of a side, from the composite and from the files of its passes. */
  function by(rip: RipName, side: Side): Printed {
    const found = seen.get(`${rip} ${side}`);
    if (found === undefined) throw new Error(`${rip} was not asked for the ${side}`);
    return found;
  }

  beforeAll(async () => {
    made = await written(template, press, placesOf(press));
    for (const rip of RIP_NAMES) {
      for (const side of SIDES) {
        seen.set(`${rip} ${side}`, await printed(made, { sheet: 0, side }, { rip: RIPS[rip], dpi: DPI }));
      }
    }
  }, PATIENCE);

  afterAll(() => made.remove());

  it('has files that qpdf finds nothing wrong with', () => {
    expectSound(made);
  });

  describe.each(RIP_NAMES)('in %s', (rip) => {
    it.each(SIDES)('has the same plates on its composite %s as in its pass files', (side) => {
      expectSamePlates(by(rip, side));
    });
  });

  it.each(SIDES)('has the same ink on every plate of its %s, whichever RIP separates it', (side) => {
    const [ours, theirs] = [by('Ghostscript', side).composite, by('MuPDF', side).composite];
    expect([...theirs.keys()].toSorted()).toEqual([...ours.keys()].toSorted());
    for (const [name, plate] of ours) {
      const { even, worst } = comparedWhereEven(plate, theirs.get(name) ?? plate);
      expect([name, even > 25, worst <= ROUNDING ? 'alike' : worst]).toEqual([name, true, 'alike']);
    }
  });

  it.each(SIDES)('carries no more ink on its %s than a printing unit lays down', (side) => {
    const tickets = blockOf(made.job, side, DPI);
    const heavy = [...by('Ghostscript', side).apart].map(
      ([file, plates]) => [file, heaviest(plates, tickets, DPI)] as const,
    );
    expect(heavy.length).toBeGreaterThanOrEqual(3);
    expect(heavy.every(([, percent]) => percent > 0)).toBe(true);
    expect(heavy.filter(([, percent]) => percent > MOST_INK)).toEqual([]);
  });

  it.each(SIDES)('has no plate of its %s in two files, so that no two units print one', (side) => {
    const files = filesOfPlates(side);
    expect([...files].filter(([, printedBy]) => printedBy.length > 1)).toEqual([]);
    for (const name of PROCESS) expect(files.get(name) ?? ['display.pdf']).toEqual(['display.pdf']);
    expect(files.get(side === 'recto' ? 'Imaging' : 'BackImaging')).toEqual([`imaging-${side}.pdf`]);
    const backs = [...files].filter(([name]) => /^Back(Cyan|Magenta|Yellow|Black)$/.test(name));
    expect(backs.every(([, [file]]) => file === 'back.pdf')).toBe(true);
    if (side === 'recto') {
      const { security, white, varnish, opacity } = template.grounds;
      expect([security, white, varnish, opacity].map(({ name }) => files.get(name))).toEqual([
        ['security.pdf'],
        ['white.pdf'],
        ['varnish.pdf'],
        ['opacity.pdf'],
      ]);
      expect(files.get('Cyan')).toEqual(['display.pdf']);
    } else {
      expect(files.get('Black')).toBeUndefined();
      expect(files.get('BackBlack')).toEqual(['back.pdf']);
    }
  });

  /** Which files of a side lay ink on its tickets, by plate. */
  function filesOfPlates(side: Side): ReadonlyMap<string, readonly string[]> {
    const tickets = blockOf(made.job, side, DPI);
    const files = new Map<string, string[]>();
    for (const [file, plates] of by('Ghostscript', side).apart) {
      for (const [name, plate] of plates) {
        if (hasInk(plate, tickets)) files.set(name, [...(files.get(name) ?? []), file]);
      }
    }
    return files;
  }
});

describe.each(GAMES)('a web of $id of which the second repeat has blanks', ({ template }) => {
  let made: Written;

  beforeAll(async () => {
    made = await written(template, loadPress('web'), 30);
  }, PATIENCE);

  afterAll(() => made.remove());

  it('has files that qpdf finds nothing wrong with', () => {
    expectSound(made);
  });

  it.each(SIDES)(
    'has the same plates on its composite %s as in its pass files',
    async (side) => {
      expectSamePlates(await printed(made, { sheet: 1, side }, { rip: RIPS.MuPDF, dpi: DPI }));
    },
    PATIENCE,
  );
});
