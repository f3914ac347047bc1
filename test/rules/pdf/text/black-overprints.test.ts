import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/text/black-overprints.ts';
import { cmyk, grey, messages, pdf, severities, spot, text } from '../subject.ts';

const BLACK = cmyk(0, 0, 0, 100);

test('black text of 12 pt may knock out, and smaller text may not', () => {
  expect(messages(rule, pdf({ looks: { texts: [text(12, BLACK)] } }))).toEqual([]);
  expect(messages(rule, pdf({ looks: { texts: [text(11.999, BLACK)] } }))).toEqual([
    'black text should overprint: found knock-out at 11.999 pt on page 1 (Barlow, once at 12.5 × 40 mm)',
  ]);
});

test.each([
  ['DeviceCMYK in mode 1', text(6, BLACK, { overprints: true, overprintMode: 1 }), []],
  ['DeviceCMYK in mode 0', text(6, BLACK, { overprints: true, overprintMode: 0 }), ['warning']],
  ['the spot Black', text(6, spot('Black'), { overprints: true }), []],
  [
    'grey, which knocks out whatever is set',
    text(6, grey(100), { overprints: true, overprintMode: 1 }),
    ['warning'],
  ],
])('%s', (_, look, expected) => {
  expect(severities(rule, pdf({ looks: { texts: [look] } }))).toEqual(expected);
});

test('text that is not black alone is none of its business', () => {
  const texts = [text(6, cmyk(0, 0, 0, 99)), text(6, cmyk(10, 0, 0, 100)), text(6, spot('Imaging'))];
  expect(messages(rule, pdf({ looks: { texts } }))).toEqual([]);
});
