import { FF1 } from '@noble/ciphers/ff1.js';
import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { Ff1, type Ff1Parameters } from '../../src/block/ff1.ts';

const KEY = Buffer.from('2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94', 'hex');
const TWEAK = Buffer.from('39383736353433323130', 'hex');

const enciphered = (key: Uint8Array, parameters: Ff1Parameters, number: number): string =>
  String(new Ff1(key, parameters).encrypt(Float64Array.of(number))[0]).padStart(parameters.digits, '0');

describe('the sample vectors of NIST for decimal numbers', () => {
  it.each([
    ['sample 1: AES-128', 16, undefined, '2433477484'],
    ['sample 2: AES-128 with a tweak', 16, TWEAK, '6124200773'],
    ['sample 4: AES-192', 24, undefined, '2830668132'],
    ['sample 5: AES-192 with a tweak', 24, TWEAK, '2496655549'],
    ['sample 7: AES-256', 32, undefined, '6657667009'],
    ['sample 8: AES-256 with a tweak', 32, TWEAK, '1001623463'],
  ])('%s', (_, bytes, tweak, expected) => {
    const parameters = tweak === undefined ? { digits: 10 } : { digits: 10, tweak };
    expect(enciphered(KEY.subarray(0, bytes), parameters, 123_456_789)).toBe(expected);
  });
});

describe('numbers of fourteen digits', () => {
  const theirs = FF1(10, KEY);
  const byThem = (number: number): string =>
    theirs.encrypt(Array.from(String(number).padStart(14, '0'), Number)).join('');

  it('are enciphered as another program does', () => {
    const numbers = [0, 1, 9_999_999, 10_000_000, 10_000_001, 10_000_000_000_000, 99_999_999_999_999];
    for (let at = 0; at < 200; at++) numbers.push(Math.floor((at * 99_999_999_999_999) / 200));
    const ours = new Ff1(KEY, { digits: 14 }).encrypt(Float64Array.from(numbers));
    expect(Array.from(ours, (number) => String(number).padStart(14, '0'))).toEqual(numbers.map(byThem));
  });

  it('are deciphered to what they were', () => {
    const numbers = [0, 1, 9_999_999, 10_000_000, 10_000_001, 10_000_000_000_000, 99_999_999_999_999];
    for (let at = 0; at < 200; at++) numbers.push(Math.floor((at * 99_999_999_999_999) / 200));
    const ff1 = new Ff1(KEY, { digits: 14 });
    expect(Array.from(ff1.encrypt(Float64Array.from(numbers)), (number) => ff1.decrypt(number))).toEqual(
      numbers,
    );
    const byThem = (number: number): string =>
      theirs.decrypt(Array.from(String(number).padStart(14, '0'), Number)).join('');
    expect(numbers.map((number) => String(ff1.decrypt(number)).padStart(14, '0'))).toEqual(
      numbers.map(byThem),
    );
  });

  it('come out the same one by one as many at a time', () => {
    const numbers = Float64Array.from({ length: 100 }, (_, at) => 10_000_000_000_000 + at);
    const ff1 = new Ff1(KEY, { digits: 14 });
    const single = Array.from(numbers, (number) => ff1.encrypt(Float64Array.of(number))[0]);
    expect([...ff1.encrypt(numbers)]).toEqual(single);
  });
});

it.each([6, 7, 9, 13])('numbers of %i digits are enciphered as another program does, and back', (digits) => {
  const theirs = FF1(10, KEY, TWEAK);
  const number = 10 ** digits - 7;
  const ff1 = new Ff1(KEY, { digits, tweak: TWEAK });
  expect(ff1.decrypt(Number(enciphered(KEY, { digits, tweak: TWEAK }, number)))).toBe(number);
  expect(enciphered(KEY, { digits, tweak: TWEAK }, number)).toBe(
    theirs.encrypt(Array.from(String(number), Number)).join(''),
  );
});

it('numbers too short to be safe, too long to be exact, and tweaks beyond a block are not enciphered', () => {
  expect(() => new Ff1(KEY, { digits: 5 })).toThrow(Bug);
  expect(() => new Ff1(KEY, { digits: 15 })).toThrow(Bug);
  expect(() => new Ff1(KEY, { digits: 14, tweak: new Uint8Array(13) })).toThrow(Bug);
  expect(() => new Ff1(KEY, { digits: 14, tweak: new Uint8Array(12) })).not.toThrow();
});
