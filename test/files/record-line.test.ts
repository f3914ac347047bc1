import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RecordLine, readRecordLine } from '../../src/files/record-line.ts';

const read = (line: string | Buffer, number = 1): RecordLine =>
  readRecordLine({ bytes: Buffer.from(line), number });

const unreadable = (column: number, because: string): RecordLine => ({ kind: 'unreadable', column, because });

describe('a line of a file of records', () => {
  test('that is a JSON object is a record, whatever it holds', () => {
    expect(read('{"number":"1","n":[null]}')).toEqual({ kind: 'record', record: { number: '1', n: [null] } });
    expect(read('  {}\t')).toEqual({ kind: 'record', record: {} });
  });

  test('without anything is blank', () => {
    for (const line of ['', ' ', '\t \r']) expect(read(line)).toEqual({ kind: 'blank' });
  });

  test('may start with a byte order mark if it is the first, and only then', () => {
    expect(read('\ufeff{}')).toEqual({ kind: 'record', record: {} });
    expect(read('\ufeff')).toEqual({ kind: 'blank' });
    expect(read('\ufeff{}', 2)).toMatchObject({ kind: 'unreadable', column: 1 });
  });
});

describe('a line that is no record says why', () => {
  test.each([
    ['[]', 'a list'],
    ['[{"number":"1"}]', 'a list'],
    ['null', 'null'],
    ['42', 'a number'],
    ['"0000000000000000"', 'a string'],
    ['true', 'a boolean'],
  ])('as JSON that is no object: %s', (line, what) => {
    expect(read(line)).toEqual(unreadable(1, `a record is a JSON object, and this is ${what}`));
  });

  test.each([
    ['{"number":"12", oops}', 17, 'invalid symbol'],
    ['{"number":', 11, 'value expected'],
    ['{"a":1,}', 8, 'property name expected'],
    ['{"a" 1}', 6, 'colon expected'],
    ['{"a":1 "b":2}', 8, 'comma expected'],
    ['{} {}', 4, 'end of file expected'],
    ['{"a":1', 7, 'close brace expected'],
    ['{"a":"x}', 6, 'unexpected end of string'],
    ['{"a":1} // one', 9, 'invalid comment token'],
  ])('and at which column JSON fails: %s', (line, column, what) => {
    expect(read(line)).toEqual(unreadable(column, `the line is not JSON (${what})`));
  });

  test('counting characters as a person does: one for œ, one for a smiley, none for the byte order mark', () => {
    expect(read('{"œ":x}')).toMatchObject({ column: 6 });
    expect(read('{"😀":x}')).toMatchObject({ column: 6 });
    expect(read('\ufeff{"a":x}')).toMatchObject({ column: 6 });
  });

  test('and at which column it is not UTF-8', () => {
    const bad = (...parts: readonly (string | number)[]): RecordLine =>
      read(
        Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part)))),
      );
    const because = 'the line is not UTF-8';
    expect(bad(0xff)).toEqual(unreadable(1, because));
    expect(bad('{"a":"', 0xe9, '"}')).toEqual(unreadable(7, because));
    expect(bad('{"œ":"', 0xff, '"}')).toEqual(unreadable(7, because));
    expect(bad('{"a":"c', 0xc5)).toEqual(unreadable(8, because));
    expect(bad('😀', 0xf0, 0x9f)).toEqual(unreadable(2, because));
  });

  test('as nested without end, be it JSON or not', () => {
    const because = 'values are nested deeper than 32, and a record is flat';
    const deep = (levels: number): string => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(read(deep(100_000))).toEqual(unreadable(1, because));
    expect(read(`{"a":${'['.repeat(500_000)}`)).toEqual(unreadable(1, because));
    expect(read(deep(500))).toMatchObject({ kind: 'record' });
  });
});

test('a long record is a record', () => {
  const phrase = 'a'.repeat(10_000);
  expect(read(JSON.stringify({ phrase }))).toEqual({ kind: 'record', record: { phrase } });
});

test('what JSON.parse refuses has a column within the line or right after it, and what it takes is read', () => {
  const json = fc.json().map((text) => [...text]);
  const scratched = fc
    .tuple(json, fc.nat(), fc.constantFrom('', ',', '"', '{', ']', '\u0001', 'œ', '0'))
    .map(([text, at, by]) => text.with(at % text.length, by).join(''));
  fc.assert(
    fc.property(scratched, (line) => {
      const found = read(line);
      if (found.kind !== 'unreadable' || !found.because.startsWith('the line is not JSON')) return;
      expect(() => JSON.parse(line)).toThrow(SyntaxError);
      expect(found.because).not.toContain('(not json)');
      expect(found.column).toBeGreaterThanOrEqual(1);
      expect(found.column).toBeLessThanOrEqual([...line].length + 1);
    }),
    { numRuns: 1_000 },
  );
});
