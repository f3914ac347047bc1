import { describe, expect, it } from 'vitest';
import { fixedPassPage } from '../../src/imposition/fixed-pass-page.ts';
import { loadPress } from '../../src/imposition/load-press.ts';
import { fixedPasses } from '../../src/imposition/passes.ts';
import { platesOf as platesOfContents } from '../../src/imposition/plates.ts';
import type { SheetPage } from '../../src/imposition/sheet.ts';
import { imposeSpecimens, judgeGame } from '../../src/pipeline.ts';
import { happy, rencontre } from '../kit/real-face.ts';
import { textOn } from '../kit/sheet-page.ts';

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

describe.each([
  { id: 'happy-2014', template: happy },
  { id: 'rencontre-2007', template: rencontre },
])('the slugs of $id', ({ template }) => {
  const job = imposeSpecimens(judgeGame(template), loadPress('b1'))?.checked;
  if (job == null) throw new Error('the specimens are not imposed');
  const inks = job.plan.inks.map(({ name }) => name);

  /** The plates that the tickets of a page print on. */
  const printed = ({ content, marks }: SheetPage): readonly string[] =>
    platesOfContents(
      content.filter((one) => one !== marks),
      job.plan.inks,
    ).map(({ name }) => name);

  /** The plates that the marks of a page name, in whatever words beside. */
  const named = (page: SheetPage): readonly string[] => {
    const words = textOn(page).flatMap((text) => text.split(/[ ·]+/));
    return [...PROCESS, ...inks].filter((name) => words.includes(name));
  };

  it('name on each page of a sheet the plates that its tickets print on, and no other unit’s', () => {
    const pages = job.sheets.flatMap((sheet) => sheet.pages);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect([page.label, named(page)]).toEqual([page.label, printed(page)]);
    const backs = pages.filter(({ side }) => side === 'verso').flatMap(named);
    expect(backs).toContain('BackBlack');
    expect(backs.filter((name) => PROCESS.includes(name))).toEqual([]);
  });

  it('name on each plate its own inks', () => {
    for (const { pass, face } of fixedPasses(job)) {
      const page = fixedPassPage(job, pass, face);
      expect([pass, named(page)]).toEqual([pass, printed(page)]);
    }
  });
});
