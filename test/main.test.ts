import { describe, expect, test } from 'vitest';
import { grattage } from './kit/command.ts';
import { ranInProcess } from './kit/in-process.ts';

/** Every command in the order of the work, and the words that its help must hold. */
const COMMANDS: readonly (readonly [string, RegExp])[] = [
  ['games', /grattage games\n/],
  ['specimens', /grattage specimens <GAME>/],
  ['schema', /grattage schema <GAME>/],
  ['plan', /grattage plan \[--packs-of N\] \[--json\] <GAME>/],
  ['check', /grattage check \[--json\] \[--block BLOCK\] GAME FILE/],
  ['proof', /-o \[--output\] {2}/],
  ['sheet', /-o \[--output\] {2}/],
  ['plates', /grattage plates \(--output DIR\) \[--records FILE\|-\]/],
  ['preflight', /grattage preflight \[--job JOB\] .* <FILE>\.\.\./],
  ['readback', /grattage readback .* <JOB>/],
  ['separations', /grattage separations .* \(--output DIR\) .* <FILE>/],
  ['grade', /grattage grade .* <FILE>/],
  ['key', /grattage key new <FILE>/],
  ['block', /grattage block new .* <GAME>/],
  ['audit', /grattage audit block \[--key FILE\] .* <BLOCK\|RECORDS>/],
  ['make', /-o \[--output\] {2}/],
];

describe('help', () => {
  test('of grattage names every command, in the order of the work', async () => {
    const { code, stdout, stderr } = await grattage(['--help']);
    expect([code, stderr]).toEqual([0, '']);
    const listed = stdout.split('COMMANDS\n')[1] ?? '';
    expect([...listed.matchAll(/^ {2}(\S+) {2,}\S/gm)].map(([, command]) => command)).toEqual(
      COMMANDS.map(([command]) => command),
    );
    expect(await grattage([])).toEqual({ code, stdout, stderr });
  });

  test.each(COMMANDS)('of %s says how it is used', async (command, words) => {
    const { code, stdout, stderr } = await ranInProcess([command, '--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^USAGE\n/);
    expect(stdout).toMatch(words);
  });
});

describe('wrong use leaves with 2, one clear line and nothing on standard output', () => {
  test.each([
    [
      ['chek', 'happy-2014'],
      'grattage: there is no command "chek"\n  → did you mean check? Or see grattage --help\n',
    ],
    [['xyzzyxyzzy'], 'grattage: there is no command "xyzzyxyzzy"\n  → see grattage --help\n'],
    [
      ['check', 'happy-2014', '--jsn'],
      'grattage: No flag registered for --jsn, did you mean --json?\n  → see grattage --help\n',
    ],
    [['check'], 'grattage: Expected argument for GAME\n  → see grattage --help\n'],
    [
      ['schema', 'happy-2014', 'more'],
      'grattage: Too many arguments, expected 1 but encountered "more"\n  → see grattage --help\n',
    ],
    [
      ['specimens', 'hapy-2014'],
      'grattage: there is no game "hapy-2014"\n  → did you mean happy-2014? The games are happy-2014, rencontre-2007\n',
    ],
  ])('grattage %j', async (args, stderr) => {
    expect(await grattage(args)).toEqual({ code: 2, stdout: '', stderr });
  });
});

describe('standard output', () => {
  test('that is full is said in one line, and the code is 2', async () => {
    const stderr =
      'grattage: standard output: cannot be written (no space left on device)\n  → free some room, or send the output elsewhere\n';
    const full = { shell: '"$@" > /dev/full' };
    for (const args of [['--help'], ['specimens', 'happy-2014']]) {
      expect(await grattage(args, full)).toEqual({ code: 2, stdout: '', stderr });
    }
  });

  test('of which only the first line is read is no fault, and the work keeps its code', async () => {
    const head = { shell: 'set -o pipefail; "$@" | head -c 9' };
    expect(await grattage(['specimens', 'rencontre-2007'], head)).toEqual({
      code: 0,
      stdout: '{"number"',
      stderr: '',
    });
    const closed = { shell: 'set -o pipefail; "$@" | true', input: '{}\n' };
    expect(await grattage(['check', 'rencontre-2007', '-'], closed)).toEqual({
      code: 1,
      stdout: '',
      stderr: '',
    });
  });
});

test('a full standard error takes no data away and changes no code', async () => {
  const { code, stdout } = await grattage(['check', 'happy-2014', '-'], {
    shell: '"$@" 2> /dev/full',
    input: 'no record\n',
  });
  expect([code, stdout]).toEqual([2, '0 tickets checked, 0 good, 0 with errors, 1 line unreadable\n']);
});
