import { expect, test } from 'vitest';
import type { ProfileFacts } from '../../../src/pdf/read/facts/intents.ts';
import { rule } from '../../../src/rules/pdf/x12-profile-is-of-a-press.ts';
import { intent } from './intents.ts';
import { messages, pdf } from './subject.ts';

const PRESS: ProfileFacts = { components: 4, deviceClass: 'prtr', space: 'CMYK', isWhole: true };

const told = (profile: ProfileFacts | null) =>
  messages(rule, pdf({ document: { intents: [intent({ profile })] } }));

test('a whole profile of a press in CMYK is right', () => {
  expect(told(PRESS)).toEqual([]);
});

test.each([
  [{ ...PRESS, deviceClass: 'mntr', space: 'RGB', components: 3 }, 'prtr CMYK N 4: found mntr RGB N 3'],
  [{ ...PRESS, components: 3 }, 'prtr CMYK N 4: found prtr CMYK N 3'],
  [{ ...PRESS, isWhole: false }, 'a whole profile: found one cut short, or with more after it'],
  [{ ...PRESS, deviceClass: null, space: null, isWhole: false }, 'a profile: found bytes that are none'],
  [null, 'a profile: found none'],
])('%j is wrong', (profile, wrong) => {
  expect(told(profile)).toEqual([`the profile of the output intent should be ${wrong}`]);
});
