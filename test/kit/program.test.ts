import { expect, test } from 'vitest';
import programs from '../set-up/programs.json' with { type: 'json' };
import { type ProgramName, program, runProgram } from './program.ts';

test.each(programs)('$name is installed, for the tests that it judges', ({ name }) => {
  expect(program(name as ProgramName)).toMatch(new RegExp(`/${name}$`));
});

test('a program that is missing fails the test that asks for it, and says how to install it', () => {
  expect(() => program('no-such-rip' as ProgramName)).toThrow(
    'no-such-rip is not installed and this test needs it: apt-get install no-such-rip',
  );
});

test('what a program says and how it ends are handed on', () => {
  const { code, stdout } = runProgram('qpdf', ['--version']);
  expect([code, stdout.startsWith('qpdf version')]).toEqual([0, true]);
  expect(runProgram('qpdf', ['--check', 'no-such-sheet.pdf']).code).toBe(2);
});
