import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { numberAt } from '../../src/block/ticket-range.ts';
import type { Stage } from './stage.ts';

/** A command by the words of its verb, and its arguments; or something that is done to files between two commands. */
export type Step = Command | (() => void);

export interface Command {
  readonly verb: string;
  readonly args: readonly string[];
  /** How it ends: 0 well, 1 with errors found, 2 refused. */
  readonly ends: 0 | 1 | 2;
  /** A shell line to run it by, as a program of its own; in this process where left out. */
  readonly shell?: string;
}

/** So many tickets of the block are dealt and printed: a sheet's worth with winners among them. */
export const TICKETS = 50;

/** What no file may grow beyond, and a device that takes nothing: full disks, without one. */
const FULL = { file: `trap '' XFSZ; ulimit -f 100; "$@"`, stdout: '"$@" > /dev/full' };

/** The key files that do not open the block. */
const NO_KEYS = ['wrong', 'shared', 'cut', 'none'] as const;

/** The block files that no key opens. */
const NO_BLOCKS = ['cut.json', 'altered.json'] as const;

/** All that is run on the live block, in this order. */
export const script = (stage: Stage): readonly Step[] => [
  ...keysAndBlocks(stage),
  ...shown(stage),
  ...dealt(stage),
  ...printed(stage),
  ...withoutKey(stage),
  ...ofNoBlock(stage),
  ...takenForEachOther(stage),
  ...withdrawn(stage),
  ...audited(stage),
  ...proved(stage),
  ...wrongRecords(stage),
  ...fullDisks(stage),
  ...lookedAt(stage),
  ...wiped(stage),
];

const run = (verb: string, ...args: readonly string[]): Command => ({ verb, args, ends: 0 });
const finds = (verb: string, ...args: readonly string[]): Command => ({ verb, args, ends: 1 });
const refuses = (verb: string, ...args: readonly string[]): Command => ({ verb, args, ends: 2 });

const keysAndBlocks = ({ at, block, key }: Stage): readonly Step[] => [
  run('key new', at('new')),
  refuses('key new', key),
  run('block new', 'happy-2014', '--emission', '02', '--block', '1', '--key', key, '-o', at('second.json')),
  refuses('block new', 'happy-2014', '--emission', '02', '--block', '1', '--key', key, '-o', block),
  // Any key but one that is none makes a block.
  ...NO_KEYS.filter((no) => no !== 'wrong').map((no) =>
    refuses(
      'block new',
      'happy-2014',
      '--emission',
      '02',
      '--block',
      '1',
      '--key',
      at(no),
      '-o',
      at('third.json'),
    ),
  ),
];

const shown = ({ at, block, key, file }: Stage): readonly Step[] => [
  run('block show', block, '--key', key, '--ticket', numberAt(0, file)),
  refuses('block show', block, '--key', key, '--ticket', '9999999'),
  refuses('block show', block, '--key', key, '--ticket', '1-2'),
  refuses('block show', at('second.json'), '--key', key, '--ticket', numberAt(0, file)),
];

function dealt({ at, block, key, records, recipient, identity }: Stage): readonly Step[] {
  const words = ['block records', block, '--key', key, '--tickets', `1-${TICKETS}`] as const;
  const deal = (...args: readonly string[]): Command => run(...words, ...args);
  const refused = (...args: readonly string[]): Command => refuses(...words, ...args);
  return [
    deal('-o', records),
    deal('-o', at('live', 'records.csv')),
    deal('-o', at('live', 'records.parquet')),
    deal('--to', recipient, '-o', at('sent.age')),
    deal('--to', recipient),
    refused('--to', 'age1nobody'),
    // An identity, which is a secret, in the place of its recipient.
    refused('--to', identity),
    deal('--plain'),
    refused('-o', records),
    refused('-o', join(tmpdir(), 'records.ndjson')),
    refuses('block records', block, '--key', key),
    refuses('block records', block, '--key', key, '--plain', '--tickets', '1-2000001'),
  ];
}

/** Every verb that takes a key, with one that does not open the block. */
const withoutKey = ({ at, block, job }: Stage): readonly Step[] =>
  NO_KEYS.flatMap((no) => withKey(block, at(no), { at, job }));

/** And with block files that are cut or altered, and the right key. */
const ofNoBlock = ({ at, key, job, records }: Stage): readonly Step[] =>
  NO_BLOCKS.flatMap((no) => [
    ...withKey(at(no), key, { at, job }),
    refuses('check', 'happy-2014', records, '--block', at(no)),
    refuses('audit', records, '--game', 'happy-2014', '--block', at(no)),
    refuses('block tally', at(no), '--delivered', at('delivered.txt')),
    refuses('block log', at(no)),
    refuses('block wipe', records, '--block', at(no)),
  ]);

const withKey = (block: string, key: string, { at, job }: Pick<Stage, 'at' | 'job'>): readonly Step[] => [
  refuses('block show', block, '--key', key, '--ticket', '1'),
  refuses('block records', block, '--key', key, '--plain'),
  refuses('block left', block, '--key', key, '-o', at('live', 'none.json')),
  refuses(
    'block omit',
    block,
    '--key',
    key,
    '--tickets',
    '70',
    '--reason',
    'torn',
    '--by',
    'A',
    '--and',
    'B',
  ),
  refuses('audit', block, '--key', key),
  refuses('audit prove', block, '--key', key, '--ticket', '1', '-o', at('no-proof.json')),
  refuses('readback', job, '--block', block, '--key', key),
];

/** The key taken for everything else. */
const takenForEachOther = ({ at, block, key }: Stage): readonly Step[] => [
  refuses('block show', key, '--key', block, '--ticket', '1'),
  finds('block tally', block, '--delivered', key),
  refuses('block tally', block, '--omitted', key),
  refuses('block left', block, '--key', key, '--omitted', key, '-o', at('live', 'none.json')),
  refuses('block log', key),
  refuses('block wipe', key),
  refuses('check', 'happy-2014', key),
  refuses('check', 'happy-2014', key, '--block', key),
  refuses('audit', key, '--game', 'happy-2014'),
  refuses('audit verify', key, '--root', key),
  refuses('plates', 'happy-2014', '--records', key, '-o', at('none')),
  refuses('plates', 'happy-2014', '--press', key, '-o', at('none')),
  refuses('preflight', key),
  refuses('separations', key, '-o', at('none')),
  refuses('grade', key),
  refuses('readback', dirname(key)),
  refuses('readback', at('job'), '--records', key),
];

const printed = ({ at, block, key, job, records }: Stage): readonly Step[] => [
  run('check', 'happy-2014', records),
  run('check', 'happy-2014', records, '--json'),
  // A block of which 50 tickets are there is not whole.
  finds('check', 'happy-2014', records, '--block', block),
  finds('check', 'happy-2014', records, '--block', block, '--json'),
  run('plates', 'happy-2014', '--records', records, '-o', job),
  run('preflight', join(job, 'imaging-recto.pdf'), '--job', job),
  run('readback', job, '--records', records),
  run('readback', job, '--block', block, '--key', key),
  refuses('readback', job, '--block', at('second.json'), '--key', key),
  run('grade', join(job, 'imaging-recto.pdf'), '--job', job),
  run('separations', join(job, 'imaging-recto.pdf'), '--dpi', '72', '-o', at('plates')),
];

function withdrawn({ at, block, key }: Stage): readonly Step[] {
  const words = (tickets: string) =>
    ['block omit', block, '--tickets', tickets, '--reason', 'torn', '--by', 'A'] as const;
  return [
    run(...words('2-60'), '--and', 'B'),
    refuses(...words('60'), '--and', 'B'),
    refuses(...words('61'), '--and', 'a'),
    refuses(...words('2000001'), '--and', 'B'),
    run(...words('61'), '--and', 'B', '--key', key, '--left', at('live', 'left-at-once.json')),
    refuses(...words('62'), '--and', 'B', '--left', at('live', 'none.json')),
    run('block left', block, '--key', key, '-o', at('live', 'left.json')),
    finds('block tally', block, '--delivered', at('delivered.txt')),
    finds('block tally', block, '--delivered', at('delivered.txt'), '--json'),
    finds('block tally', block, '--destroyed', at('delivered.txt')),
  ];
}

const audited = ({ at, block, records }: Stage): readonly Step[] => [
  finds('audit', records, '--game', 'happy-2014', '-o', at('audit')),
  finds('audit', records, '--game', 'happy-2014', '--block', block, '--json'),
];

function proved({ at, block, key, root, file }: Stage): readonly Step[] {
  const words = (of: string, ticket: string, output: string) =>
    ['audit prove', of, '--key', key, '--ticket', ticket, '-o', at(output)] as const;
  const text = (): string => readFileSync(at('proof.json'), 'utf8');
  return [
    run(...words(block, numberAt(0, file), 'proof.json')),
    refuses(...words(block, '2', 'proof.json')),
    refuses(...words(block, '2000001', 'no-proof.json')),
    refuses(...words(block, '1-2', 'no-proof.json')),
    // Of a branch that was not dealt as the root file has it.
    refuses(...words(block, '1025', 'no-proof.json')),
    // Of a block that was never audited.
    refuses(...words(at('second.json'), '1', 'no-proof.json')),
    run('audit verify', at('proof.json'), '--root', root),
    run('audit verify', at('proof.json'), '--root', at('block.root.json')),
    finds('audit verify', at('proof.json'), '--root', '0'.repeat(64)),
    refuses('audit verify', at('proof.json'), '--root', at('proof.json')),
    () => {
      writeFileSync(at('altered-proof.json'), text().replace('"ticket": 1,', '"ticket": 2,'), {
        mode: 0o600,
      });
      writeFileSync(at('cut-proof.json'), text().slice(0, -9), { mode: 0o600 });
    },
    finds('audit verify', at('altered-proof.json'), '--root', root),
    refuses('audit verify', at('cut-proof.json'), '--root', root),
  ];
}

/** Records that are cut, of two tickets that exchanged what they hold, and with an amount in wrong letters. */
function wrongRecords({ at, block, key, job, records }: Stage): readonly Step[] {
  const [cut, swapped, wrong] = ['cut', 'swapped', 'wrong'].map((name) => at('live', `${name}.ndjson`)) as [
    string,
    string,
    string,
  ];
  const wrongJob = at('swapped-job');
  return [
    () => {
      const text = readFileSync(records, 'utf8');
      const put = (path: string, altered: string) => writeFileSync(path, altered, { mode: 0o600 });
      put(cut, text.slice(0, -200));
      put(swapped, exchanged(text));
      put(wrong, text.replace(/"transcription":"SIX"/, '"transcription":"NEUF"'));
    },
    refuses('check', 'happy-2014', cut),
    refuses('check', 'happy-2014', cut, '--block', block),
    refuses('audit', cut, '--game', 'happy-2014'),
    refuses('plates', 'happy-2014', '--records', cut, '-o', at('none')),
    refuses('readback', job, '--records', cut),
    finds('check', 'happy-2014', wrong),
    finds('check', 'happy-2014', wrong, '--block', block, '--json'),
    finds('audit', wrong, '--game', 'happy-2014'),
    finds('plates', 'happy-2014', '--records', wrong, '-o', at('none')),
    finds('readback', job, '--records', wrong),
    run('plates', 'happy-2014', '--records', swapped, '-o', wrongJob),
    finds('readback', wrongJob, '--records', records),
    finds('readback', wrongJob, '--block', block, '--key', key, '--json'),
  ];
}

/** What the first two tickets hold under their coats, each with the numbers of the other. */
function exchanged(text: string): string {
  const [first = '', second = '', ...others] = text.split('\n');
  const [a, b] = [first, second].map((line) => line.split('"surfaces":')) as [string[], string[]];
  return [`${a[0]}"surfaces":${b[1]}`, `${b[0]}"surfaces":${a[1]}`, ...others].join('\n');
}

const fullDisks = ({ at, block, key, records }: Stage): readonly Step[] => [
  { ...refuses('block records', block, '--key', key, '-o', at('live', 'full.ndjson')), shell: FULL.file },
  { ...refuses('plates', 'happy-2014', '--records', records, '-o', at('full-job')), shell: FULL.file },
  { ...refuses('block show', block, '--key', key, '--ticket', '1'), shell: FULL.stdout },
  { ...refuses('block records', block, '--key', key, '--plain', '--tickets', '1-50'), shell: FULL.stdout },
  { ...refuses('readback', at('job'), '--records', records, '--json'), shell: FULL.stdout },
  { ...refuses('audit verify', at('proof.json'), '--root', at('block.root.json')), shell: FULL.stdout },
];

const lookedAt = ({ block }: Stage): readonly Step[] => [
  run('block log', block),
  run('block log', block, '--json'),
  refuses('block log', block, '--holds', '0'.repeat(64)),
];

const wiped = ({ at, block }: Stage): readonly Step[] => [
  run('block wipe', at('live', 'records.csv'), '--block', block),
  run('block wipe', at('swapped-job')),
  refuses('block wipe', at('block.log')),
  refuses('block wipe', at('block.omitted.json')),
  refuses('block wipe', block),
  refuses('block wipe', at('nowhere')),
];
