import { readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verbs } from '../src/commands/declared.ts';
import { play } from '../src/game/play/play.ts';
import type { Ticket } from '../src/game/ticket.ts';
import { grattage } from './kit/command.ts';
import { type RanInProcess, ranInProcess } from './kit/in-process.ts';
import { filesUnder, keySecrets, leakingFiles, leaksIn, type Secret, spellings } from './kit/leaks.ts';
import { KEY } from './kit/live-block.ts';
import { type Command, script, TICKETS } from './secrets/script.ts';
import { type Stage, setStage, WRONG } from './secrets/stage.ts';

/** A command that was run on the live block, and what it printed. */
interface Run extends RanInProcess, Command {}

let stage: Stage;
let tickets: readonly Ticket[];
let keys: readonly Secret[];
let validations: readonly Secret[];
let runs: readonly Run[];

/** Commands that are handed nothing of a block: no key, no records, no finished files. */
const BLIND = ['games', 'specimens', 'schema', 'plan', 'proof', 'sheet', 'make'];

async function ranBy(command: Command): Promise<Run> {
  const { verb, args, shell } = command;
  const words = [...verb.split(' '), ...args];
  if (shell === undefined) return { ...command, ...(await ranInProcess(words)) };
  const { code, stdout, stderr } = await grattage(words, { shell });
  return { ...command, code: code ?? -1, stdout, stderr, bytes: Buffer.from(stdout) };
}

beforeAll(async () => {
  stage = await setStage();
  tickets = stage.opened.deal.pack(0).map(({ ticket }) => ticket);
  validations = tickets.map(({ validation }, index) => ({
    name: `the validation number of ticket ${index + 1}`,
    bytes: Buffer.from(validation ?? ''),
  }));
  const ran: Run[] = [];
  for (const step of script(stage)) {
    if (typeof step === 'function') step();
    else ran.push(await ranBy(step));
  }
  runs = ran;
  const drawn = readFileSync(stage.at('new'), 'utf8').split(' ')[1] ?? '';
  keys = [
    ...keySecrets(KEY, stage.file),
    ...spellings('another key', WRONG),
    ...spellings('a new key', Buffer.from(drawn.trim(), 'hex')),
    { name: 'the identity of a recipient', bytes: Buffer.from(stage.identity.slice(4, 40)) },
  ];
}, 900_000);

afterAll(() => rmSync(stage.folder, { recursive: true }));

/** Runs that put a live ticket on standard output because they were asked to by who holds the key. */
const isAskedFor = ({ verb, args, code }: Run): boolean =>
  code === 0 && (verb === 'block show' || (verb === 'block records' && args.includes('--plain')));

/** Runs that judge records for who holds them: what is wrong is named on standard output, and prizes are counted there. */
const namesFaults = ({ verb, ends }: Run): boolean => verb === 'audit' || (verb === 'check' && ends === 1);

const called = ({ verb, args }: Run): string => [verb, ...args].join(' ').replaceAll(stage.folder, '…');

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

  test('and ended as it was meant to: well, with errors found, or refused', () => {
    expect(
      runs.filter(({ code, ends }) => code !== ends).map((run) => [run.code, called(run), run.stderr]),
    ).toEqual([]);
    expect(tickets.some((ticket) => play(stage.opened.deal.plan.game, ticket).kind === 'win')).toBe(true);
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
    const { surfaces } = stage.opened.deal.plan.game;
    const marks = surfaces.flatMap((surface) => surface.marks.map((mark) => mark.id));
    const transcriptions = surfaces.flatMap((surface) =>
      (surface.transcriptions ?? []).map(({ transcription }) => transcription),
    );
    const words = ['€', '"surfaces"', `\\b(${[...transcriptions, ...marks].join('|')})\\b`];
    const telling = new RegExp(words.join('|'));
    for (const run of runs) {
      expect([called(run), telling.exec(run.stderr)?.[0]]).toEqual([called(run), undefined]);
      if (isAskedFor(run) || namesFaults(run)) continue;
      expect([called(run), telling.exec(run.stdout)?.[0]]).toEqual([called(run), undefined]);
    }
  });
});

describe('no file holds a secret but those that are one', () => {
  test('the key stands in key files alone', () => {
    expect(Object.keys(leakingFiles(stage.folder, keys)).sort()).toEqual([
      'cut',
      'key',
      'new',
      'shared',
      'wrong',
    ]);
  });

  test('validation numbers stand in live records, and in the proof of a ticket its own; never in a name or beside what is compressed', () => {
    const found = leakingFiles(stage.folder, validations);
    const proofs = ['altered-proof.json', 'cut-proof.json', 'proof.json'];
    const records = ['cut.ndjson', 'records.ndjson', 'records.parquet', 'swapped.ndjson', 'wrong.ndjson'];
    expect(Object.keys(found).sort()).toEqual([...proofs, ...records.map((name) => `live/${name}`)].sort());
    for (const name of proofs) expect(found[name]).toEqual(['the validation number of ticket 1']);
    expect(
      filesUnder(stage.folder).filter((name) => leaksIn(name, [...validations, ...keys]).length > 0),
    ).toEqual([]);
  });

  test('what was withdrawn is told by the restated table alone', () => {
    const { winners } = JSON.parse(readFileSync(stage.at('live', 'left.json'), 'utf8'));
    expect(winners).toBeLessThan(435_820);
    const told: readonly Secret[] = [
      { name: 'winners left', bytes: Buffer.from(String(winners)) },
      { name: 'winners left', bytes: Buffer.from(String(winners).replace(/(?=...$)/, ',')) },
    ];
    const texts = filesUnder(stage.folder).filter((name) => /\.(json|log|txt|html)$/.test(name));
    expect(texts.filter((name) => leaksIn(readFileSync(stage.at(name)), told).length > 0)).toEqual([
      'live/left-at-once.json',
      'live/left.json',
    ]);
    for (const run of runs) expect(leaksIn(run.stderr + run.stdout, told)).toEqual([]);
  });

  test('live files are their owner’s alone, in folders of his alone', () => {
    const live = filesUnder(stage.folder).filter((name) => /^(live|job|plates|audit)\//.test(name));
    expect(live.length).toBeGreaterThan(15);
    for (const name of [...live, 'sent.age', 'block.log', 'block.omitted.json']) {
      expect([name, statSync(stage.at(name)).mode & 0o077]).toEqual([name, 0]);
      expect([name, statSync(dirname(stage.at(name))).mode & 0o077]).toEqual([name, 0]);
    }
  });

  test('every look stands in the log, those as well that a full disk kept from being seen', () => {
    const log = readFileSync(stage.at('block.log'), 'utf8');
    const looks = log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ what, tickets }) => `${what.replaceAll(stage.folder, '…')} (${tickets})`);
    expect(looks).toEqual([
      'show (1)',
      'records as ndjson to …/live/records.ndjson (1-50)',
      'records as csv to …/live/records.csv (1-50)',
      'records as parquet to …/live/records.parquet (1-50)',
      'records as ndjson to …/sent.age, encrypted to 1 recipient (1-50)',
      'records as ndjson to standard output, encrypted to 1 recipient (1-50)',
      'records as ndjson to standard output (1-50)',
      'readback of …/job (1-50)',
      'prize table left, to …/live/left-at-once.json (2-60,61)',
      'prize table left, to …/live/left.json (2-60,61)',
      'prove to …/proof.json (1)',
      'prove to …/no-proof.json (1025)',
      'readback of …/swapped-job (1-50)',
      'records as ndjson to …/live/full.ndjson (1-2000000)',
      'show (1)',
      'records as ndjson to standard output (1-50)',
      'wipe records.csv (all in it)',
    ]);
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
