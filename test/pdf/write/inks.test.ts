import { describe, expect, test } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { REGISTRATION, type SpotInk } from '../../../src/base/ink.ts';
import { declareInks, mustBeDeclared } from '../../../src/pdf/write/inks.ts';

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
