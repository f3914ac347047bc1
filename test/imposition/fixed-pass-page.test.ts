import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { mm } from '../../src/base/length.ts';
import { fixedPassPage } from '../../src/imposition/fixed-pass-page.ts';
import { fixedPasses } from '../../src/imposition/passes.ts';
import type { SheetPage } from '../../src/imposition/sheet.ts';
import { tickets } from '../kit/face.ts';
import { imposed, press } from '../kit/press.ts';
import { textOn } from '../kit/sheet-page.ts';

const job = imposed(tickets(6));

/** The forms that a page places, one entry for each time. */
const forms = ({ content, marks }: SheetPage): readonly string[] =>
  content.flatMap((one) =>
    one === marks || one.kind === 'bars'
      ? []
      : one.items.flatMap((item) => (item.kind === 'use' ? [item.form.key] : [])),
  );

test('a job has a plate for each fixed pass of its tickets, none for what is imaged', () => {
  expect(fixedPasses(job).map(({ face, pass }) => `${face} ${pass}`)).toEqual([
    'recto display',
    'recto coat',
    'recto specimen',
    'verso back',
  ]);
});

describe('the plate of a pass', () => {
  test.each([
    ['display', 'display', 'recto'],
    ['coat', 'coat', 'recto'],
    ['back', 'back', 'verso'],
  ] as const)('%s has its art at every place, though the last sheet has blanks', (pass, form, side) => {
    const page = fixedPassPage(job, pass);
    expect(forms(page)).toEqual([form, form, form, form]);
    expect(page.side).toBe(side);
  });

  test('has no code and no sheet', () => {
    const page = fixedPassPage(job, 'back');
    expect(page.content.filter(({ kind }) => kind === 'bars')).toEqual([]);
    expect(page.sheetId).toBeNull();
  });

  test('says job, pass and ink for each of its inks, in that ink', () => {
    expect(textOn(fixedPassPage(job, 'coat'))).toEqual(['Essai & <Cie>', 'encre à gratter', 'ScratchCoat']);
    expect(textOn(fixedPassPage(job, 'display'))).toEqual([
      ...['Essai & <Cie>', 'impression', 'Cyan'],
      ...['Essai & <Cie>', 'impression', 'Yellow'],
    ]);
  });

  test('of a sheet that is worked and turned has rectos on the left and backs on the right', () => {
    const twice = imposed(tickets(4), press({ turn: 'work-and-turn' }));
    const lefts = (pass: 'display' | 'back') => {
      const page = fixedPassPage(twice, pass);
      expect(page.side).toBe('recto');
      return page.content.flatMap((one) => (one === page.marks || one.kind === 'bars' ? [] : [one.at.x]));
    };
    expect(lefts('display')).toEqual([mm(42), mm(42)]);
    expect(lefts('back')).toEqual([mm(88), mm(88)]);
  });

  test('that no ticket has is refused with those that they have', () => {
    expect(() => fixedPassPage(job, 'overprint')).toThrow(
      new InputError('the tickets have no fixed pass overprint', {
        hint: 'theirs are display, coat, specimen, back',
      }),
    );
    expect(() => fixedPassPage(job, 'imaging')).toThrow(InputError);
    expect(() => fixedPassPage(job, 'display', 'verso')).toThrow(InputError);
  });
});
