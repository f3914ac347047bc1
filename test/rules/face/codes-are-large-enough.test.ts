import { expect, it } from 'vitest';
import { dots, mm } from '../../../src/base/length.ts';
import { rule } from '../../../src/rules/face/codes-are-large-enough.ts';
import { run } from '../../../src/rules/run.ts';
import { withCode } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);
const told = (subject: typeof right) =>
  run([rule], subject).map(({ zone, expected, found }) => [zone, expected, found]);

it('says nothing of the codes of both games', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('finds a module of five dots for the bars, and says nothing of one of 0.25 mm', () => {
  const bars = (module: number) => withCode(right, 'ticket-number', (code) => ({ ...code, module }));
  expect(run([rule], bars(mm(0.25)))).toEqual([]);
  expect(run([rule], bars(dots(5, 600)))).toEqual([
    {
      rule: 'face/codes-are-large-enough',
      severity: 'error',
      ticket: '0000000000000000',
      surface: null,
      zone: 'ticket-number',
      article: null,
      expected: 'module of at least 0.250 mm',
      found: '0.212 mm',
      message: 'the ticket-number code needs its module of at least 0.250 mm, and has 0.212 mm',
    },
  ]);
});

it('finds a matrix of a module under 0.3 mm', () => {
  const matrix = (module: number) => withCode(right, 'validation', (code) => ({ ...code, module }));
  expect(told(matrix(mm(0.3)))).toEqual([]);
  expect(told(matrix(mm(0.299)))).toEqual([['validation', 'module of at least 0.300 mm', '0.299 mm']]);
});

it('finds a symbol that asks for less quiet zone than its symbology', () => {
  const quiet = (modules: number) =>
    withCode(right, 'ticket-number', (code) => ({ ...code, symbol: { ...code.symbol, quiet: modules } }));
  expect(told(quiet(10))).toEqual([]);
  expect(told(quiet(9))).toEqual([['ticket-number', 'quiet of at least 10 modules', '9 modules']]);
});

it('finds bars cut lower', () => {
  const low = withCode(right, 'ticket-number', (code) =>
    code.symbol.kind === 'linear' ? { ...code, symbol: { ...code.symbol, height: 10 } } : code,
  );
  expect(told(low).map(([zone, , found]) => [zone, found])).toEqual([['ticket-number', '2.540 mm']]);
});

it('finds bars that are read short on a slanted scan, with bearer bars of one module', () => {
  const bearer = (modules: number) =>
    withCode(right, 'ticket-number', (code) =>
      code.symbol.kind === 'linear' ? { ...code, symbol: { ...code.symbol, bearer: modules } } : code,
    );
  expect(told(bearer(2))).toEqual([]);
  expect(told(bearer(1))).toEqual([['ticket-number', 'bearer of at least 2 modules', '1 modules']]);
});

it('leaves a code that is missing to another rule', () => {
  expect(
    run(
      [rule],
      withCode(right, 'validation', () => null),
    ),
  ).toEqual([]);
  expect(
    run(
      [rule],
      withCode(right, 'ticket-number', () => null),
    ),
  ).toEqual([]);
});
