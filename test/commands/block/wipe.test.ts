import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLooks } from '../../../src/files/look-log.ts';
import type { Game } from '../../../src/game/game.ts';
import { loadTemplate } from '../../../src/template/load.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { blockPlace } from '../../kit/live-block.ts';
import { place } from '../../kit/place.ts';

let game: Game;
beforeAll(async () => {
  game = (await loadTemplate('rencontre-2007')).game;
});

const NO_PROMISE = [
  'What wiping cannot promise: flash disks, file systems that keep a journal or copies, snapshots and',
  'backups may still hold what stood there. Only a disk that was encrypted as a whole and whose key is',
  'gone, or one that is destroyed, holds nothing.',
  '',
];

const wipe = (...args: readonly string[]) => ranInProcess(['block', 'wipe', ...args]);

function live(path: string, text = '{"number":"1"}\n'): string {
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

describe('grattage block wipe', () => {
  test('removes a file of records and what a crash left of it, and says what it cannot promise', async () => {
    const at = blockPlace(game);
    const records = live(join(at.folder, 'records.ndjson'));
    const part = live(join(at.folder, '.records.ndjson.part'), '');
    const log = join(at.folder, 'block.log');
    expect(await wipe(records, '--block', at.block)).toMatchObject({
      code: 0,
      stdout: '',
      stderr: [
        `  ${records}: 15 bytes overwritten, and removed`,
        `  ${part}: 0 bytes overwritten, and removed`,
        '2 files wiped',
        `  logged in ${log}`,
        ...NO_PROMISE,
      ].join('\n'),
    });
    expect(readdirSync(at.folder).sort()).toEqual(['block.json', 'block.log', 'key']);
    expect(await readLooks({ path: log, beginning: at.file.seal })).toMatchObject([
      { what: 'wipe records.ndjson' },
      { what: 'wipe .records.ndjson.part' },
    ]);
  });

  test('removes the live files of a job and leaves its fixed plates, logged beside them', async () => {
    const folder = place();
    writeFileSync(
      join(folder, 'job.json'),
      JSON.stringify({ grattage: 1, exposure: ['composite.pdf', 'imaging-recto.pdf'] }),
      { mode: 0o600 },
    );
    for (const name of ['composite.pdf', 'imaging-recto.pdf', 'back.pdf']) live(join(folder, name), '%PDF');
    const first = await wipe(folder);
    expect([first.code, first.stderr.split('\n').slice(2, 4)]).toEqual([
      0,
      ['2 files wiped', `  logged in ${join(folder, 'wiped.log')}`],
    ]);
    expect(readdirSync(folder).sort()).toEqual(['back.pdf', 'job.json', 'wiped.log']);
    expect(
      (await readLooks({ path: join(folder, 'wiped.log'), beginning: '0'.repeat(64) })).map(
        ({ what }) => what,
      ),
    ).toEqual(['wipe composite.pdf', 'wipe imaging-recto.pdf']);
    expect(await wipe(folder)).toMatchObject({
      code: 0,
      stderr: ['nothing was left to wipe', ...NO_PROMISE].join('\n'),
    });
  });

  test('wipes nothing where one of the files is no live one', async () => {
    const at = blockPlace(game);
    const records = live(join(at.folder, 'records.ndjson'));
    chmodSync(at.block, 0o600);
    await ranInProcess(['block', 'show', at.block, '--key', at.key, '--ticket', '1']);
    await ranInProcess([
      ...['block', 'omit', at.block, '--tickets', '1', '--reason', 'torn', '--by', 'A', '--and', 'B'],
    ]);
    const kept: readonly (readonly [path: string, because: string])[] = [
      [at.key, 'it is a key: every block that was made with it would be lost'],
      [at.block, 'it is a block file: it holds no secret'],
      [join(at.folder, 'block.omitted.json'), 'it is the list of omitted tickets: it is evidence'],
      [join(at.folder, 'block.log'), 'it is a log of looks: it is evidence'],
    ];
    for (const [path, because] of kept) {
      expect(await wipe(records, path)).toMatchObject({
        code: 2,
        stderr: `grattage: ${path}: is not wiped: ${because}\n  → name the folder of a job, or a file of records that grattage wrote\n`,
      });
      expect(existsSync(path)).toBe(true);
    }
    chmodSync(records, 0o644);
    expect((await wipe(records)).code).toBe(2);
    expect(readFileSync(records, 'utf8')).toBe('{"number":"1"}\n');
  });

  test('says what is no job, what is not there, and that nothing was named', async () => {
    const folder = place();
    mkdirSync(join(folder, 'empty'));
    expect((await wipe(join(folder, 'empty'))).stderr).toBe(
      `grattage: ${join(folder, 'empty')}: holds no job of plates\n  → name the folder that grattage plates wrote, or a file of records\n`,
    );
    expect((await wipe(join(folder, 'none'))).stderr).toBe(
      `grattage: ${join(folder, 'none')}: cannot be wiped (no such file or directory)\n`,
    );
    expect(await wipe()).toMatchObject({
      code: 2,
      stderr: 'grattage: nothing to wipe is named\n  → name the folder of a job, or files of records\n',
    });
  });
});
