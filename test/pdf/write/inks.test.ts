import { describe, expect, test } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { cmyk, mix, type Paint, REGISTRATION, type SpotInk, spot } from '../../../src/base/ink.ts';
import { declareInks, mustBeDeclared, mustBePrintable } from '../../../src/pdf/write/inks.ts';

const ink = (name: string, over: Partial<SpotInk> = {}): SpotInk => ({
  name,
  alternate: { c: 0, m: 0, y: 0, k: 50 },
  overprints: true,
  ...over,
});

describe('the inks of a file', () => {
  test('are known by their names, the registration colour always', () => {
    expect([...declareInks([ink('Coat'), ink('OverCyan')]).keys()]).toEqual(['All', 'Coat', 'OverCyan']);
  });

  test.each(['Coat 1', '1Coat', 'Encre-à-gratter', ''])('« %s » is no name for one', (name) => {
    expect(() => declareInks([ink(name)])).toThrow(Bug);
  });

  test.each(['Cyan', 'black', 'ALL', 'None'])('%s is the name of a plate of its own', (name) => {
    expect(() => declareInks([ink(name)])).toThrow(/has the name of/);
  });

  test('may not differ by their letter case alone', () => {
    expect(() => declareInks([ink('Coat'), ink('COAT')])).toThrow('the spot ink COAT has the name of Coat');
  });

  test('may not be declared twice', () => {
    expect(() => declareInks([ink('Coat'), ink('Coat')])).toThrow(Bug);
  });
});

test.each([-1, 101, Number.NaN])('an alternate of %d %% is none', (k) => {
  expect(() => declareInks([ink('Coat', { alternate: { c: 0, m: 0, y: 0, k } })])).toThrow(
    `the alternate of Coat has ${k} %, which lies outside 0 to 100 %`,
  );
});

describe('a paint that is drawn with', () => {
  const declared = declareInks([ink('Coat'), ink('White')]);
  const mixed = (...tints: readonly number[]): Paint =>
    mix(tints.map((tint, index) => ({ ink: ink(['Coat', 'White'][index] ?? 'Varnish'), tint })));

  test.each([cmyk(0, 0, 100, 100), spot(ink('Coat'), 0), spot(REGISTRATION), mixed(100, 0)])(
    'passes: %o',
    (paint) => {
      expect(() => mustBePrintable(paint, declared)).not.toThrow();
    },
  );

  test.each<readonly [Paint, string]>([
    [cmyk(0, 0, 0, 100.1), 'a process paint has 100.1 %'],
    [cmyk(-1, 0, 0, 0), 'a process paint has -1 %'],
    [spot(ink('Coat'), 101), 'the tint of Coat has 101 %'],
    [spot(ink('Varnish')), 'the ink Varnish is not among'],
    [mixed(0, -0.5), 'the tint of White has -0.5 %'],
    [mixed(0, 0, 0), 'the ink Varnish is not among'],
    [mixed(), 'a mix without inks'],
  ])('is refused: %o, %s', (paint, message) => {
    expect(() => mustBePrintable(paint, declared)).toThrow(message);
  });
});

describe('an ink that is drawn with', () => {
  const declared = declareInks([ink('Coat')]);

  test('passes if it is the declared one, or says the same', () => {
    expect(() => mustBeDeclared(ink('Coat'), declared)).not.toThrow();
    expect(() => mustBeDeclared(REGISTRATION, declared)).not.toThrow();
  });

  test('must be declared', () => {
    expect(() => mustBeDeclared(ink('Varnish'), declared)).toThrow(
      'the ink Varnish is not among those of the file: All, Coat',
    );
  });

  test.each([{ alternate: { c: 0, m: 0, y: 0, k: 51 } }, { overprints: false }])(
    'may not have another alternate or way to overprint: %o',
    (over) => {
      expect(() => mustBeDeclared(ink('Coat', over), declared)).toThrow(/declared twice/);
    },
  );
});
