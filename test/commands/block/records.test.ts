import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockText } from '../../../src/block/block-file.ts';
import { dealtTickets } from '../../../src/block/dealt-tickets.ts';
import { recordBytes } from '../../../src/block/record-bytes.ts';
import { readLooks } from '../../../src/files/look-log.ts';
import type { Game } from '../../../src/game/game.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { grattage } from '../../kit/command.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { type BlockPlace, blockPlace, keyText, opened } from '../../kit/live-block.ts';

let game: Game;
let expected: string;

const tickets = async (first: number, last: number): Promise<string> => {
  const pieces: Uint8Array[] = [];
  const dealt = dealtTickets(opened(game).deal, [{ first, last }]);
  for await (const piece of recordBytes(dealt, { game, format: 'ndjson' })) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

beforeAll(async () => {
  game = (await loadTemplate('rencontre-2007')).game;
  expected = await tickets(0, 119);
});

const records = ({ block, key }: BlockPlace, ...more: readonly string[]) =>
  ranInProcess(['block', 'records', block, '--key', key, ...more]);

const mode = (path: string): number => statSync(path).mode & 0o777;
const looks = ({ folder, file }: BlockPlace) =>
  readLooks({ path: join(folder, 'block.log'), beginning: file.seal });

describe('the records of a block', () => {
  test('go to a file of their owner’s alone in a folder of his alone, and the look is logged', async () => {
    const at = blockPlace(game);
    const output = join(at.folder, 'live', 'records.ndjson');
    expect(await records(at, '--tickets', '1-120', '-o', output)).toMatchObject({
      code: 0,
      stdout: '',
      stderr: [
        'rencontre-2007, emission 01, block 1: 120 tickets (1-120)',
        `  in ${output}: ${Math.ceil(Buffer.byteLength(expected) / 1000)} kB of NDJSON, for its owner alone`,
        `  it is secret: remove it with grattage block wipe ${output}`,
        `  logged in ${join(at.folder, 'block.log')}`,
        '',
      ].join('\n'),
    });
    expect(readFileSync(output, 'utf8')).toBe(expected);
    expect([mode(output), mode(join(at.folder, 'live')), mode(join(at.folder, 'block.log'))]).toEqual([
      0o600, 0o700, 0o600,
    ]);
    expect(readdirSync(join(at.folder, 'live'))).toEqual(['records.ndjson']);
    expect(await looks(at)).toMatchObject([{ what: `records as ndjson to ${output}`, tickets: '1-120' }]);
  });

  test('go to standard output only if that is said, and then nothing else does', async () => {
    const at = blockPlace(game);
    const ran = await records(at, '--plain', '--tickets', '1-120');
    expect([ran.code, ran.stdout]).toEqual([0, expected]);
    expect(ran.stderr).toBe(
      `rencontre-2007, emission 01, block 1: 120 tickets (1-120)\n  logged in ${join(at.folder, 'block.log')}\n`,
    );
  });

  test.each(['csv', 'parquet'] as const)('as %s, by the name of the file or as asked', async (format) => {
    const at = blockPlace(game);
    const [named, asked] = [join(at.folder, `a.${format}`), join(at.folder, 'b.txt')];
    expect((await records(at, '--tickets', '1-120', '-o', named)).code).toBe(0);
    expect((await records(at, '--tickets', '1-120', '--format', format, '-o', asked)).code).toBe(0);
    expect(readFileSync(named).equals(readFileSync(asked))).toBe(true);
    expect(readFileSync(named).subarray(0, 4).toString()).toBe(format === 'csv' ? '\ufeffn' : 'PAR1');
  });

  test('leave encrypted to each recipient: to standard output, or to a folder that others may look into', async () => {
    const at = blockPlace(game);
    const identities = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
    const recipients = await Promise.all(identities.map((identity) => identityToRecipient(identity)));
    const to = recipients.flatMap((recipient) => ['--to', recipient]);
    chmodSync(at.folder, 0o755);
    const output = join(at.folder, 'records.csv.age');
    const { stdout, code, bytes } = await records(at, '--tickets', '1-120', ...to);
    expect([code, stdout.slice(0, 21)]).toEqual([0, 'age-encryption.org/v1']);
    expect((await records(at, '--tickets', '1-120', ...to, '-o', output)).code).toBe(0);
    expect(mode(output)).toBe(0o600);
    for (const identity of identities) {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      expect(await decrypter.decrypt(bytes, 'text')).toBe(expected);
      expect(await decrypter.decrypt(readFileSync(output), 'text')).toMatch(/^\ufeff?number;validation;/);
    }
    expect((await looks(at))[0]?.what).toBe(
      'records as ndjson to standard output, encrypted to 2 recipients',
    );
  });
});

describe('records that go nowhere', () => {
  const HINT = 'leave one of the two out';
  test.each([
    [
      [],
      'records are secret, and nothing says where they go',
      'write them to a file with -o, encrypt them with --to age1…, or say --plain for standard output',
    ],
    [['--plain', '-o', 'x'], '--plain puts records on standard output, and -o names a file', HINT],
    [['--plain', '--to', 'age1x'], '--plain asks for records as they are, and --to for them encrypted', HINT],
    [
      ['--plain', '--format', 'csv'],
      '--plain puts NDJSON on standard output, and --format asks for csv',
      'write tables to a file with -o, or encrypt them with --to',
    ],
    [
      ['--to', 'age1x'],
      'age1x: is no recipient of age',
      'a recipient begins with age1, and age-keygen -y prints it',
    ],
    [
      ['--plain', '--tickets', '1-750001'],
      'there is no ticket 750001: the block has 1 to 750000',
      'count the tickets of the block from 1, or give the 16 digits of a ticket number',
    ],
  ])('with %j', async (more, message, hint) => {
    const at = blockPlace(game);
    expect(await records(at, ...more)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${message}\n  → ${hint}\n`,
    });
    expect(readdirSync(at.folder).sort()).toEqual(['block.json', 'key']);
  });

  test('for others may look into the folder, or the file is there already', async () => {
    const at = blockPlace(game);
    const shared = join(at.folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o755);
    expect(await records(at, '-o', join(shared, 'a.ndjson'))).toMatchObject({
      code: 2,
      stderr: `grattage: ${shared}: others may look into this folder (mode 755)\n  → live files lie in folders of their owner alone: name one that is not there yet, or chmod 700 ${shared}\n`,
    });
    expect(await records(at, '-o', at.block)).toMatchObject({
      code: 2,
      stderr: `grattage: ${at.block}: is there already, and a file of live records is never written over another file\n  → name a file that is not there\n`,
    });
    expect(readFileSync(at.block, 'utf8')).toBe(blockText(at.file));
    expect([readdirSync(shared), existsSync(join(at.folder, 'block.log'))]).toEqual([[], false]);
  });

  test('for the key is another one, and nothing of either is said', async () => {
    const at = blockPlace(game);
    const other = Buffer.alloc(32, 7);
    writeFileSync(at.key, keyText(other), { mode: 0o600 });
    expect(await records(at, '--plain')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${at.block}: is of another key\n  → name the key that the block was made with, with --key\n`,
    });
  });

  test('for the block file was cut', async () => {
    const at = blockPlace(game);
    writeFileSync(at.block, blockText(at.file).slice(0, 300));
    expect(await records(at, '--plain')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${at.block}: is no block file, or is cut short: it is not JSON\n  → bring back the file that grattage block new made\n`,
    });
  });

  test('for the log was altered', async () => {
    const at = blockPlace(game);
    await records(at, '--plain', '--tickets', '1');
    const log = join(at.folder, 'block.log');
    writeFileSync(log, readFileSync(log, 'utf8').replace('"1"', '"2"'));
    expect(await records(at, '--plain', '--tickets', '1')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `grattage: ${log}:1: the log of looks was altered or cut here\n  → keep it as evidence under another name; a new log begins with the next look\n`,
    });
  });
});

describe('a disk that takes no more', () => {
  const run = ({ block, key }: BlockPlace, shell: string, ...more: readonly string[]) =>
    grattage(['block', 'records', block, '--key', key, ...more], { shell });

  test('leaves no file of records, not even half of one', async () => {
    const at = blockPlace(game);
    const output = join(at.folder, 'live', 'records.ndjson');
    // No file may grow beyond 100 kB: what a full disk refuses, without one.
    const { code, stdout, stderr } = await run(at, `trap '' XFSZ; ulimit -f 100; "$@"`, '-o', output);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `grattage: ${output}: cannot be written (file too large)\n  → write elsewhere with -o\n`,
    );
    expect(readdirSync(join(at.folder, 'live'))).toEqual([]);
  });

  test('behind standard output is said', async () => {
    const at = blockPlace(game);
    expect(await run(at, '"$@" > /dev/full', '--plain', '--tickets', '1-120')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'grattage: standard output: cannot be written (no space left on device)\n  → free some room, or send the output elsewhere\n',
    });
  });
});

describe('whoever has seen enough', () => {
  test('of standard output ends the dealing', async () => {
    const at = blockPlace(game);
    const [first] = expected.split('\n');
    const ran = await grattage(['block', 'records', at.block, '--key', at.key, '--plain'], {
      shell: '"$@" | head -1',
    });
    expect(ran.stdout).toBe(`${first}\n`);
    expect(ran.stderr).not.toContain(' of ');
  });

  test('stops it with Ctrl-C, and nothing half-written is left', async () => {
    const at = blockPlace(game);
    const output = join(at.folder, 'live', 'records.ndjson');
    const part = join(at.folder, 'live', '.records.ndjson.part');
    const { code, stderr } = await grattage(['block', 'records', at.block, '--key', at.key, '-o', output], {
      shell: `"$@" & until [ -s '${part}' ]; do sleep 0.05; done; kill -INT $!; wait $!`,
    });
    expect([code, stderr]).toEqual([
      2,
      `grattage: stopped: ${output} was not written\n  → the same command gives the same records\n`,
    ]);
    expect(readdirSync(join(at.folder, 'live'))).toEqual([]);
  });
});
