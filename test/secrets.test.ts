import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockText, type OpenBlock } from '../src/block/block-file.ts';
import { subkey } from '../src/block/deal/subkey.ts';
import { numberAt } from '../src/block/ticket-range.ts';
import { verbs } from '../src/commands/declared.ts';
import { play } from '../src/game/play/play.ts';
import type { Ticket } from '../src/game/ticket.ts';
import { loadTemplate } from '../src/template/load.ts';
import { type RanInProcess, ranInProcess } from './kit/in-process.ts';
import { filesUnder, leakingFiles, leaksIn, type Secret, spellings } from './kit/leaks.ts';
import { KEY, keyText, liveBlock, opened } from './kit/live-block.ts';

/** Somebody else's key, as good as ours. */
const WRONG = Buffer.from(KEY).reverse();

/** So many tickets of the block are dealt and printed: a sheet's worth with winners among them. */
const TICKETS = 50;

/** A command that was run on the live block, and what it printed. */
interface Run extends RanInProcess {
  readonly verb: string;
  readonly args: readonly string[];
}

let folder: string;
let block: OpenBlock;
let tickets: readonly Ticket[];
let keys: readonly Secret[];
let validations: readonly Secret[];
let runs: readonly Run[];
let recipient: string;

const at = (...names: readonly string[]): string => join(folder, ...names);

/** Commands that are handed nothing of a block: no key, no records, no finished files. */
const BLIND = ['games', 'specimens', 'schema', 'plan', 'proof', 'sheet', 'make', 'key new'];

/** All that is run on the live block, in this order; the words of each verb, then its arguments. */
const script = (): readonly (readonly [verb: string, ...args: readonly string[]])[] => {
  const [b, k] = [at('block.json'), at('key')];
  const number = numberAt(0, block.file);
  const records = at('live', 'records.ndjson');
  const job = at('job');
  const rest = `${numberAt(60, block.file)}-${block.file.lastNumber}`;
  writeFileSync(at('delivered.txt'), `${numberAt(0, block.file)}\n${rest}\nno number\n`);
  return [
    ['block new', 'happy-2014', '--emission', '02', '--block', '1', '--key', k, '-o', at('second.json')],
    ['block new', 'happy-2014', '--emission', '02', '--block', '1', '--key', k, '-o', b],
    ['block show', b, '--key', k, '--ticket', number],
    ['block show', b, '--key', k, '--ticket', '9999999'],
    ['block records', b, '--key', k, '--tickets', `1-${TICKETS}`, '-o', records],
    ['block records', b, '--key', k, '--tickets', `1-${TICKETS}`, '-o', at('live', 'records.csv')],
    ['block records', b, '--key', k, '--tickets', `1-${TICKETS}`, '-o', at('live', 'records.parquet')],
    ['block records', b, '--key', k, '--tickets', `1-${TICKETS}`, '--to', recipient, '-o', at('sent.age')],
    ['block records', b, '--key', k, '--tickets', `1-${TICKETS}`, '--to', recipient],
    ['block records', b, '--key', k, '--tickets', `1-${TICKETS}`, '--plain'],
    ['block records', b, '--key', k, '--tickets', '1-2', '-o', records],
    ['block records', b, '--key', k, '--tickets', '1-2', '-o', '/tmp/records.ndjson'],
    ['block records', b, '--key', k],
    ...(['wrong', 'shared', 'cut', 'none'] as const).flatMap((key) => [
      ['block show', b, '--key', at(key), '--ticket', '1'] as const,
      ['block records', b, '--key', at(key), '--plain'] as const,
      ['block left', b, '--key', at(key), '-o', at('live', 'none.json')] as const,
      ['audit', b, '--key', at(key)] as const,
      ['audit prove', b, '--key', at(key), '--ticket', '1', '-o', at('proof.json')] as const,
    ]),
    ['block show', at('cut.json'), '--key', k, '--ticket', '1'],
    ['block show', at('altered.json'), '--key', k, '--ticket', '1'],
    // The two files taken for each other, and the key for everything else.
    ['block show', k, '--key', b, '--ticket', '1'],
    ['block tally', b, '--delivered', k],
    ['block log', k],
    ['block wipe', k],
    ['check', 'happy-2014', k],
    ['audit', k, '--game', 'happy-2014'],
    ['audit verify', k, '--root', k],
    ['plates', 'happy-2014', '--records', k, '-o', at('none')],
    ['plates', 'happy-2014', '--press', k, '-o', at('none')],
    ['preflight', k],
    ['separations', k, '-o', at('none')],
    ['grade', k],
    ['readback', dirname(k)],
    ['block omit', b, '--tickets', '2-60', '--reason', 'torn', '--by', 'A', '--and', 'B'],
    ['block omit', b, '--tickets', '60', '--reason', 'torn', '--by', 'A', '--and', 'B'],
    ['block left', b, '--key', k, '-o', at('live', 'left.json')],
    ['block tally', b, '--delivered', at('delivered.txt')],
    ['block tally', b, '--delivered', at('delivered.txt'), '--json'],
    ['check', 'happy-2014', records],
    ['check', 'happy-2014', records, '--json'],
    ['audit', records, '--game', 'happy-2014', '-o', at('audit')],
    ['audit prove', b, '--key', k, '--ticket', '1', '-o', at('proof.json')],
    ['plates', 'happy-2014', '--records', records, '-o', job],
    ['preflight', join(job, 'imaging-recto.pdf'), '--job', job],
    ['readback', job, '--records', records],
    ['grade', join(job, 'imaging-recto.pdf'), '--job', job],
    ['separations', join(job, 'imaging-recto.pdf'), '--dpi', '72', '-o', at('plates')],
    ['block log', b],
    ['block log', b, '--json'],
    ['block wipe', at('live', 'records.csv'), '--block', b],
  ];
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  chmodSync(folder, 0o700);
  const { game } = await loadTemplate('happy-2014');
  const file = liveBlock(game);
  block = opened(game, file);
  tickets = block.deal.pack(0).map(({ ticket }) => ticket);
  const boundTo = ['happy-2014', '01', '1', file.plan.hash];
  keys = [
    ...spellings('the key', KEY),
    ...spellings('another key', WRONG),
    ...(['seats', 'orders', 'tickets', 'commitment', 'leaf'] as const).flatMap((purpose) =>
      spellings(`the subkey of ${purpose}`, subkey(KEY, purpose, boundTo)),
    ),
    ...spellings('the subkey of validation', subkey(KEY, 'validation', ['happy-2014', '01'])),
  ];
  validations = tickets.map(({ validation }, index) => ({
    name: `the validation number of ticket ${index + 1}`,
    bytes: Buffer.from(validation ?? ''),
  }));
  recipient = await identityToRecipient(await generateX25519Identity());

  writeFileSync(at('key'), keyText(), { mode: 0o600 });
  writeFileSync(at('wrong'), keyText(WRONG), { mode: 0o600 });
  writeFileSync(at('shared'), keyText(), { mode: 0o640 });
  writeFileSync(at('cut'), keyText().slice(0, -2), { mode: 0o600 });
  writeFileSync(at('block.json'), blockText(file));
  writeFileSync(at('cut.json'), blockText(file).slice(0, 400));
  writeFileSync(at('altered.json'), blockText({ ...file, block: 2 }));
  mkdirSync(at('live'), { mode: 0o700 });

  const ran: Run[] = [];
  for (const [verb, ...args] of script()) {
    ran.push({ verb, args, ...(await ranInProcess([...verb.split(' '), ...args])) });
  }
  runs = ran;
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs that put a live ticket on standard output because they were asked to by who holds the key. */
const isAskedFor = ({ verb, args, code }: Run): boolean =>
  code === 0 && (verb === 'block show' || (verb === 'block records' && args.includes('--plain')));

const called = ({ verb, args }: Run): string => [verb, ...args].join(' ').replaceAll(folder, '…');

describe('no secret comes out', () => {
  test('since every verb there is was run on the live block, but for those that are handed nothing of it', async () => {
    const ours = [...verbsOf(verbs)].sort();
    const ran = new Set(
      runs.map(({ verb }) => verb).map((verb) => (verb === 'audit' ? 'audit block' : verb)),
    );
    expect(ours.filter((verb) => !ran.has(verb) && !BLIND.includes(verb))).toEqual([]);
    for (const verb of BLIND) {
      const { stdout } = await ranInProcess([...verb.split(' '), '--help']);
      expect(stdout).not.toMatch(/--key|--records|<?(BLOCK|JOB|RECORDS)>?/);
    }
  });

  test('and what should have succeeded did', () => {
    const failed = runs.filter(({ code }) => code !== 0).map(called);
    const mustDo = [
      'plates happy-2014 --records …/live',
      'readback …/job',
      'preflight …/job',
      'grade …/job',
      'separations …/job',
    ];
    for (const words of [...mustDo, 'check happy-2014 …/live', 'block left …/block.json --key …/key ']) {
      expect(failed.filter((call) => call.startsWith(words))).toEqual([]);
      expect(runs.map(called).filter((call) => call.startsWith(words))).not.toEqual([]);
    }
    expect(tickets.some((ticket) => play(block.deal.plan.game, ticket).kind === 'win')).toBe(true);
  });

  test('of the key or of what is derived from it, whatever the command and however it fails', () => {
    for (const run of runs) {
      expect([called(run), leaksIn(run.bytes, keys), leaksIn(run.stderr, keys)]).toEqual([
        called(run),
        [],
        [],
      ]);
    }
  });

  test('of a validation number, but where a ticket was asked for by who holds the key', () => {
    let shown = 0;
    for (const run of runs) {
      const out = leaksIn(run.bytes, validations);
      if (isAskedFor(run)) shown += out.length;
      else expect([called(run), out]).toEqual([called(run), []]);
      expect([called(run), leaksIn(run.stderr, validations)]).toEqual([called(run), []]);
    }
    expect(shown).toBe(TICKETS + 1);
  });

  test('of what a ticket holds: no amount, no transcription, no symbol, no record', () => {
    const marks = block.deal.plan.game.surfaces.flatMap((surface) => surface.marks.map((mark) => mark.id));
    const telling = new RegExp(`€|"surfaces"|QUARANTE|MILLE|\\b(${marks.join('|')})\\b`);
    for (const run of runs.filter(({ verb }) => verb !== 'audit' && verb !== 'readback')) {
      expect([called(run), telling.exec(run.stderr)?.[0]]).toEqual([called(run), undefined]);
      if (isAskedFor(run)) continue;
      expect([called(run), telling.exec(run.stdout)?.[0]]).toEqual([called(run), undefined]);
    }
  });
});

describe('no file holds a secret but those that are one', () => {
  test('the key stands in key files alone', () => {
    expect(Object.keys(leakingFiles(folder, keys)).sort()).toEqual(['cut', 'key', 'shared', 'wrong']);
  });

  test('validation numbers stand in live records alone, never in a name or beside what is compressed', () => {
    expect(Object.keys(leakingFiles(folder, validations)).sort()).toEqual([
      'live/records.ndjson',
      'live/records.parquet',
    ]);
    expect(filesUnder(folder).filter((name) => leaksIn(name, [...validations, ...keys]).length > 0)).toEqual(
      [],
    );
  });

  test('what was withdrawn is told by the restated table alone', () => {
    const { winners } = JSON.parse(readFileSync(at('live', 'left.json'), 'utf8'));
    expect(winners).toBeLessThan(435_820);
    const told: readonly Secret[] = [
      { name: 'winners left', bytes: Buffer.from(String(winners)) },
      { name: 'winners left', bytes: Buffer.from(String(winners).replace(/(?=...$)/, ',')) },
    ];
    const texts = filesUnder(folder).filter((name) => /\.(json|log|txt|html)$/.test(name));
    expect(texts.filter((name) => leaksIn(readFileSync(at(name)), told).length > 0)).toEqual([
      'live/left.json',
    ]);
    for (const run of runs) expect(leaksIn(run.stderr + run.stdout, told)).toEqual([]);
  });

  test('live files are their owner’s alone, in folders of his alone', () => {
    const live = filesUnder(folder).filter((name) => /^(live|job|plates|audit)\//.test(name));
    expect(live.length).toBeGreaterThan(15);
    for (const name of [...live, 'sent.age', 'block.log', 'block.omitted.json']) {
      expect([name, statSync(at(name)).mode & 0o077]).toEqual([name, 0]);
      expect([name, statSync(dirname(at(name))).mode & 0o077]).toEqual([name, 0]);
    }
  });

  test('every look stands in the log', () => {
    const log = readFileSync(at('block.log'), 'utf8');
    const looks = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).what);
    const shown = runs.filter(({ verb, code }) => code === 0 && /^block (show|records|left)$/.test(verb));
    expect(looks.filter((what) => /^(show|records|prize table)/.test(what))).toHaveLength(shown.length);
  });
});

/** The words of every verb, those of verbs within verbs with a space between. */
function verbsOf(routes: typeof verbs): readonly string[] {
  return routes.getAllEntries().flatMap(({ name, target }) => {
    const verb = name.original;
    return 'getAllEntries' in target
      ? verbsOf(target as typeof verbs).map((inner) => `${verb} ${inner}`)
      : [verb];
  });
}
