import { describe, expect, test } from 'vitest';
import { ByteBuffer } from '../../../../src/pdf/read/content/string-bytes.ts';
import {
  BROKEN,
  DICTIONARY,
  END,
  LONG,
  NAME,
  NUMBER,
  OVERFLOW,
  operatorCode,
  Tokens,
} from '../../../../src/pdf/read/content/tokens.ts';

const tokens = (content: string, most?: number): Tokens => {
  const made = new Tokens(most);
  made.reset(Buffer.from(content, 'latin1'));
  return made;
};

const numbersOf = (content: string): readonly number[] => {
  const made = tokens(`${content} m`);
  made.next();
  expect(made.broken).toBe(-1);
  return Array.from(made.numbers.subarray(0, made.count));
};

const stringOf = (written: string): string => {
  const made = tokens(`${written} Tj`);
  made.next();
  const buffer = new ByteBuffer();
  made.string(0, buffer);
  return Buffer.from(buffer.bytes.subarray(0, buffer.length)).toString('latin1');
};

describe('numbers', () => {
  test.each([
    ['0', [0]],
    ['-17 +3', [-17, 3]],
    ['.5 -.5 5.', [0.5, -0.5, 5]],
    ['0.1 2891.33858 -0.02', [0.1, 2891.33858, -0.02]],
    ['123456789012345', [123456789012345]],
    ['0.1234567890123456789', [0.12345678901234568]],
    ['-12345678901234567890.5', [-12345678901234567000]],
  ])('%s is read exactly', (written, expected) => {
    expect(numbersOf(written)).toEqual(expected);
  });

  test.each(['--5', '1.2.3', '5-3', '.', '-', '1e5', '4x'])(
    '%s is none, and is said to be broken',
    (written) => {
      const made = tokens(`${written} w`);
      expect(made.next()).toBe(operatorCode('w'));
      expect([made.kinds[0], made.broken]).toEqual([BROKEN, 0]);
      expect(made.endsInNumbers(1)).toBe(false);
    },
  );
});

describe('names and strings', () => {
  test('a name loses its slash and its escapes', () => {
    const made = tokens('/A#20B#4 /Very-long.name_of_a_layer Do');
    made.next();
    expect([made.name(0), made.name(1), made.name(2)]).toEqual(['A B#4', 'Very-long.name_of_a_layer', null]);
  });
  test.each([
    ['(a(b)c)', 'a(b)c'],
    ['(a\\)b\\\\)', 'a)b\\'],
    ['(\\101\\7\\0501)', 'A\x07(1'],
    ['(a\\\r\nb\r\nc)', 'ab\nc'],
    ['(\\n\\q)', '\nq'],
    ['<4 1 4>', 'A@'],
    ['<>', ''],
  ])('%s says what it says', (written, expected) => {
    expect(stringOf(written)).toBe(expected);
  });
});

describe('statements', () => {
  test('each has the bytes that it was written in, so that it can be copied', () => {
    const content = 'q % a remark\n1 0 0 1 5 5 cm/A gs(x)Tj';
    const made = tokens(content);
    const statements: string[] = [];
    while (made.next() !== END) statements.push(content.slice(made.start, made.at));
    expect(statements).toEqual(['q', '1 0 0 1 5 5 cm', '/A gs', '(x)Tj']);
  });
  test('arrays lie flat among the operands, a dictionary is one of them', () => {
    const made = tokens('/OC << /A [1 (>>)] /B << >> >> BDC [1 [2]] TJ');
    expect(made.next()).toBe(operatorCode('BDC'));
    expect(Array.from(made.kinds.subarray(0, made.count))).toEqual([NAME, DICTIONARY]);
    made.next();
    expect(made.count).toBe(6);
  });
  test.each([
    ["'", "'"],
    ['f*', 'f*'],
    ['SCN', 'SCN'],
  ])('the operator %s is told by its letters', (written, name) => {
    expect(tokens(written).next()).toBe(operatorCode(name));
  });
  test('a long word is an operator that PDF does not have', () => {
    const made = tokens('1 begincmap');
    expect([made.next(), made.operator()]).toEqual([LONG, 'begincmap']);
  });
  test('true, false and null are operands', () => {
    const made = tokens('true false null /A gs');
    made.next();
    expect(made.count).toBe(4);
  });
  test.each(['(never ends', '<< /A 1', '<41', ')', '>', '{'])(
    '%s is broken and ends the content at most',
    (written) => {
      const made = tokens(`1 ${written}`);
      expect(made.next()).toBe(END);
      expect(made.broken).toBe(2);
    },
  );
  test('as many operands as the limit pass, and one more does not', () => {
    expect(tokens('1 2 3 m', 3).next()).toBe(operatorCode('m'));
    expect(tokens('1 2 3 4 m', 3).next()).toBe(OVERFLOW);
  });
  test('more operands than there is room for at first are kept', () => {
    const made = tokens(`${Array.from({ length: 500 }, (_, index) => index).join(' ')} m`);
    made.next();
    expect([made.count, made.numbers[499], made.kinds[499]]).toEqual([500, 499, NUMBER]);
  });
});
