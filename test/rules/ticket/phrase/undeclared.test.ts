import { expect, it } from 'vitest';
import { finding, inRencontre, LETTRE } from '../judged.ts';

it('a phrase of the template is right', () => {
  expect(inRencontre({ declaration: { phrase: 'Tu me manques tant' } })).toEqual([]);
});

it('a lawful phrase that was never set is a warning', () => {
  expect(inRencontre({ declaration: { phrase: 'Bonjour toi' } })).toEqual([
    finding({
      rule: 'ticket/phrase/undeclared',
      severity: 'warning',
      ...LETTRE,
      expected: 'a phrase that the template declares',
      found: 'Bonjour toi',
      message:
        'a phrase that the template declares is expected, and “Bonjour toi” is none: it was never proved to fit its place',
    }),
  ]);
});
