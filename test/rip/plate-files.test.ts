import { describe, expect, test } from 'vitest';
import { FINISHING_INKS } from '../../src/imposition/marks/finishing-lines.ts';
import { plateFiles } from '../../src/rip/plate-files.ts';
import { layOut } from '../../src/template/lay-out.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import { COAT, SPECIMEN, tickets } from '../kit/face.ts';
import { imposed, press } from '../kit/press.ts';
import { faces, happy, live } from '../kit/real-face.ts';

/** Six small tickets, four a sheet. */
const files = plateFiles(imposed(tickets(6)));

const rows = files.map(({ name, kind, pass, side, pages }) => [name, kind, pass, side, pages.pages.length]);

describe('the files of a job of two sheets', () => {
  test('are a page each fixed pass, a page a sheet each imaged side, and two pages a sheet of all together', () => {
    expect(rows).toEqual([
      ['display.pdf', 'fixed', 'display', 'recto', 1],
      ['coat.pdf', 'fixed', 'coat', 'recto', 1],
      ['specimen.pdf', 'fixed', 'specimen', 'recto', 1],
      ['back.pdf', 'fixed', 'back', 'verso', 1],
      ['imaging-recto.pdf', 'imaging', null, 'recto', 2],
      ['imaging-verso.pdf', 'imaging', null, 'verso', 2],
      ['composite.pdf', 'composite', null, 'both', 4],
    ]);
  });

  test('have names of their own, and say which they are', () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    for (const { name, pages } of files) {
      expect(pages.title.endsWith(` · ${name.replace('.pdf', '')}`)).toBe(true);
      expect(pages.subject).toContain(name.replace('.pdf', ''));
    }
  });

  test('go recto, verso, sheet after sheet, where they hold both', () => {
    expect(files.at(-1)?.pages.pages.map(({ label }) => label)).toEqual(['recto', 'verso', 'recto', 'verso']);
  });

  test('have layers in the composite alone: a RIP prints every layer', () => {
    const layered = files.filter(({ pages }) =>
      pages.pages.some(({ content }) => content.some(({ layer }) => layer !== undefined)),
    );
    expect(layered.map(({ name }) => name)).toEqual(['composite.pdf']);
  });

  test('declare the inks of the game, and those of cutter and perforator on the composite alone', () => {
    for (const { kind, pages } of files) {
      expect(pages.inks).toEqual([COAT, SPECIMEN, ...(kind === 'composite' ? FINISHING_INKS : [])]);
    }
  });
});

test('a sheet that is not full has the same plates: they know of no blanks', () => {
  const [one, six] = [plateFiles(imposed(tickets(1))), files];
  const art = (all: typeof files, name: string) =>
    all.find((file) => file.name === name)?.pages.pages[0]?.content.length;
  for (const name of ['display.pdf', 'coat.pdf', 'back.pdf']) {
    expect(art(one, name)).toBe(art(six, name));
  }
});

test('in work-and-turn every plate has both faces’ places, and there are as many files', () => {
  const turned = plateFiles(imposed(tickets(6), press({ turn: 'work-and-turn' })));
  expect(turned.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
});

describe('a game on the press', () => {
  const names = (made: Parameters<typeof imposed>[0]) =>
    plateFiles(imposed(made, press({ sheet: { width: 8_000_000, height: 11_000_000 }, columns: 1, rows: 1 })))
      .filter(({ kind }) => kind === 'fixed')
      .map(({ name }) => name);

  test('has a plate each ground, and a SPÉCIMEN plate each side, named for it', () => {
    expect(names([pressFaces(faces(happy))])).toEqual([
      'security.pdf',
      'white.pdf',
      'display.pdf',
      'varnish.pdf',
      'opacity.pdf',
      'coat.pdf',
      'overprint.pdf',
      'specimen-recto.pdf',
      'back.pdf',
      'specimen-verso.pdf',
    ]);
  });

  test('has no SPÉCIMEN plate when it is sold', () => {
    expect(
      names([pressFaces(layOut(happy, live(happy)))]).filter((name) => name.includes('specimen')),
    ).toEqual([]);
  });
});
