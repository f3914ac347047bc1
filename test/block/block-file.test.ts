import { createHash, hkdfSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { euros } from '../../src/base/money.ts';
import { blockText, openBlock, readBlockFile } from '../../src/block/block-file.ts';
import { planOf } from '../../src/block/plan.ts';
import type { Game } from '../../src/game/game.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { blockPlace, KEY, liveBlock, opened } from '../kit/live-block.ts';
import { place } from '../kit/place.ts';

let happy: Game;
let rencontre: Game;
beforeAll(async () => {
  happy = (await loadTemplate('happy-2014')).game;
  rencontre = (await loadTemplate('rencontre-2007')).game;
});

const open = (game: Game, file: ReturnType<typeof liveBlock>, key: Uint8Array = KEY) =>
  openBlock(file, { path: 'block.json', game, key });

describe('a block file', () => {
  test('says what a block is dealt from but the key, and is read back as it was', async () => {
    const { block, file } = blockPlace(happy);
    expect(await readBlockFile(block)).toEqual(file);
    expect(file).toMatchObject({
      grattage: 1,
      kind: 'block',
      game: 'happy-2014',
      emission: '01',
      block: 1,
      packsOf: 50,
      tickets: 2_000_000,
      firstNumber: '2140100000000005',
      lastNumber: '2140100399990493',
    });
    expect(file.plan).toEqual({ version: 1, hash: planOf(happy, 50).hash });
    expect(Object.keys(file).at(-1)).toBe('seal');
  });

  test('holds nothing of the key, and no validation number', () => {
    const text = blockText(liveBlock(happy));
    const { deal } = opened(happy);
    for (const secret of [KEY.toString('hex'), KEY.toString('base64'), deal.ticket(0).ticket.validation]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/prize|validation|tier|amount/);
  });

  test('commits to key, game, emission, block and plan, so that another language can prove it', () => {
    const file = liveBlock(happy);
    const info = `grattage/1/commitment\nhappy-2014\n01\n1\n${file.plan.hash}\n`;
    const subkey = Buffer.from(hkdfSync('sha256', KEY, '', info, 32));
    const text = Buffer.concat([Buffer.from('grattage/1/commitment\n'), Buffer.alloc(32, 0xa5), subkey]);
    expect(file.commitment).toBe(createHash('sha256').update(text).digest('hex'));
    const others = [
      liveBlock(happy, { emission: '02' }),
      liveBlock(happy, { block: 2 }),
      liveBlock(happy, { packsOf: 100 }),
      liveBlock(happy, { key: Buffer.alloc(32) }),
    ];
    expect(new Set([file, ...others].map(({ commitment }) => commitment)).size).toBe(5);
  });

  test('opens with its key, and deals the same tickets again', () => {
    const file = liveBlock(rencontre, { emission: '07', block: 3 });
    const [one, two] = [open(rencontre, file), open(rencontre, file)];
    expect(one.deal.ticket(123_456)).toEqual(two.deal.ticket(123_456));
    expect(one.deal.ticket(0).ticket.number).toBe(file.firstNumber);
    expect(one.deal.ticket(749_999).ticket.number).toBe(file.lastNumber);
  });
});

describe('a block that is not opened', () => {
  test('because the key is another one', () => {
    const wrong = Buffer.from(KEY).fill(1, 31);
    const fault = (() => {
      try {
        return open(happy, liveBlock(happy), wrong);
      } catch (cause) {
        return cause;
      }
    })();
    expect(fault).toMatchObject({
      name: 'InputError',
      message: 'block.json: is of another key',
      hint: 'name the key that the block was made with, with --key',
    });
    expect(JSON.stringify(fault)).not.toContain(wrong.toString('hex').slice(0, 16));
  });

  test('because it is of another version of the deal, or another plan', () => {
    const file = liveBlock(happy);
    expect(() => open(happy, { ...file, plan: { ...file.plan, version: 2 } })).toThrow(
      expect.objectContaining({
        message: 'block.json: was made for version 2 of the deal, and this grattage deals version 1',
        hint: 'deal it with the grattage that made it',
      }),
    );
    const changed: Game = {
      ...happy,
      policy: { ...happy.policy, pack: { ...happy.policy.pack, high: { from: euros(1_000), most: 1 } } },
    };
    const now = planOf(changed, 50).hash;
    expect(() => open(changed, file)).toThrow(
      expect.objectContaining({
        message: `block.json: was made for another plan of happy-2014: it names ${file.plan.hash.slice(0, 12)}…, and the game now has ${now.slice(0, 12)}…`,
        hint: 'deal it with the grattage and the template that made it: another plan deals other tickets',
      }),
    );
  });

  test('because somebody sealed it anew with other numbers', () => {
    const file = liveBlock(happy);
    expect(() => open(happy, { ...file, lastNumber: file.firstNumber })).toThrow(
      'block.json: was altered: it is not what its key seals',
    );
  });
});

describe('a block file that is refused before any key is asked for', () => {
  async function refusal(text: string): Promise<unknown> {
    const path = join(place(), 'block.json');
    writeFileSync(path, text);
    return readBlockFile(path).then(
      () => null,
      (fault: Error) => fault.message.slice(path.length),
    );
  }

  test('for it was cut, anywhere', async () => {
    const text = blockText(liveBlock(happy));
    for (const end of [0, 1, 20, 200, text.length - 3]) {
      expect(await refusal(text.slice(0, end))).toBe(': is no block file, or is cut short: it is not JSON');
    }
  });

  test('for any of its fields was altered', async () => {
    const file = liveBlock(happy);
    const altered = [
      { ...file, game: 'rencontre-2007' },
      { ...file, emission: '02' },
      { ...file, block: 2 },
      { ...file, packsOf: 100 },
      { ...file, plan: { ...file.plan, version: 2 } },
      { ...file, plan: { ...file.plan, hash: file.salt } },
      { ...file, tickets: 1_000 },
      { ...file, firstNumber: file.lastNumber },
      { ...file, lastNumber: file.firstNumber },
      { ...file, salt: file.commitment },
      { ...file, commitment: file.salt },
      { ...file, seal: file.salt },
    ];
    for (const one of altered) {
      expect(await refusal(JSON.stringify(one))).toBe(': was altered: its seal is not that of its content');
    }
  });

  test.each([
    [{ emission: '1' }, ': was altered: emission is not as a block file has it'],
    [{ salt: 'x' }, ': was altered: salt is not as a block file has it'],
    [{ plan: {} }, ': was altered: plan.version is not as a block file has it'],
    [{ prize: 1 }, ': was altered: prize is not as a block file has it'],
    [{ kind: 'job' }, ': is no block file'],
    [{ grattage: 2 }, ': is a block file of edition 2, and this grattage reads edition 1'],
  ])('for %j stands in it', async (change, message) => {
    expect(await refusal(JSON.stringify({ ...liveBlock(happy), ...change }))).toBe(message);
  });

  test('for it is no object, or not there', async () => {
    for (const text of ['null', '[]', '1', '"block"']) expect(await refusal(text)).toBe(': is no block file');
    const path = join(place(), 'none.json');
    await expect(readBlockFile(path)).rejects.toMatchObject({
      message: `${path}: cannot be read (no such file or directory)`,
      hint: 'name the file that grattage block new made',
    });
  });
});
