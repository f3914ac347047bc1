import { describe, expect, test } from 'vitest';
import { ListedRegister } from '../../src/readback/register.ts';
import type { RegisterFigure } from '../../src/readback/register-print.ts';
import { Registration } from '../../src/readback/registration.ts';
import { happy } from '../kit/real-face.ts';

const CROSS: RegisterFigure = { steps: '01', numbers: [36_000, 72_000, 216_000, 72_000] };
const CIRCLE: RegisterFigure = { steps: '02', numbers: [0, 0, 10, 0, 20, 0, 36_000, 0] };

const aside = ({ steps, numbers }: RegisterFigure, lattice: number): RegisterFigure => ({
  steps,
  numbers: numbers.map((value, at) => (at % 2 === 0 ? value + lattice : value)),
});

/** Each file by its pages, of one side. */
function found(files: Readonly<Record<string, readonly (readonly RegisterFigure[])[]>>): readonly string[] {
  const registration = new Registration();
  for (const [file, pages] of Object.entries(files))
    for (const [page, figures] of pages.entries())
      registration.take({ file, side: 'recto', page, sheet: null, figures });
  return registration
    .facts(new ListedRegister(happy.game, []))
    .map(
      ({ what, expected, found: seen, place }) =>
        `${place.file} ${place.page}: ${what}: ${expected}, ${seen}`,
    );
}

describe('the plates of a side', () => {
  test('are registered where their marks are within 0.02 mm of each other, in whichever order', () => {
    expect(found({ 'coat.pdf': [[CROSS, CIRCLE]], 'imaging.pdf': [[CIRCLE, aside(CROSS, 720)]] })).toEqual(
      [],
    );
  });

  test('are not where one stands farther off: the one that most files do not have is told', () => {
    const others = { 'coat.pdf': [[CROSS]], 'white.pdf': [[CROSS]] };
    const wrong = [aside(CROSS, 721)];
    expect(found({ ...others, 'imaging.pdf': [wrong, wrong, wrong] })).toEqual(
      [1, 2, 3].map(
        (page) =>
          `imaging.pdf ${page}: a line of a register or crop mark: one at 1.00 × 2.00 mm, it 0.02 mm to the right and 0.00 mm down from there`,
      ),
    );
  });

  test('lack a mark, or have one too many', () => {
    const others = { 'coat.pdf': [[CROSS, CIRCLE]], 'white.pdf': [[CROSS, CIRCLE]] };
    expect(found({ ...others, 'back.pdf': [[CROSS]] })).toEqual([
      'back.pdf 1: a circle of a register mark: one at 0.00 × 0.00 mm, none',
    ]);
    expect(found({ ...others, 'back.pdf': [[CROSS, CIRCLE, aside(CROSS, 360_000)]] })).toEqual([
      'back.pdf 1: a line of a register or crop mark: none, one at 11.00 × 2.00 mm',
    ]);
  });

  test('of one file alone are told by most of its pages', () => {
    expect(found({ 'imaging.pdf': [[CROSS], [aside(CROSS, 36_000)], [CROSS]] })).toEqual([
      'imaging.pdf 2: a line of a register or crop mark: one at 1.00 × 2.00 mm, it 1.00 mm to the right and 0.00 mm down from there',
    ]);
  });

  test('are not held against those of the other side', () => {
    const registration = new Registration();
    registration.take({ file: 'coat.pdf', side: 'recto', page: 0, sheet: null, figures: [CROSS] });
    registration.take({
      file: 'back.pdf',
      side: 'verso',
      page: 0,
      sheet: null,
      figures: [aside(CROSS, 36_000)],
    });
    expect(registration.facts(new ListedRegister(happy.game, []))).toEqual([]);
  });
});
