import { plain } from '../base/count.ts';
import type { Desk } from './desk.ts';
import { plural } from './report-text.ts';

/** Long work whose end is known: how many there are of what. */
export interface Extent {
  /** 0 as long as it is still to be found out, and nothing is shown. */
  readonly of: number;
  /** One of them: `ticket`, `sheet`. */
  readonly noun: string;
}

/** How far long work is. */
export interface Standing extends Extent {
  readonly done: number;
  readonly elapsedMs: number;
}

/** Told as the work goes on. */
export interface Progress {
  /** So many more are done. */
  add(count: number): void;
}

/** Redrawn no more often: an eye sees no more, and a terminal across a network takes no more. */
const PAUSE_MS = 100;

/**
 * Does long work with a bar on the terminal that shows how far it is, and takes the bar away at its end, however it ends.
 *
 * Shape   nothing at all where standard error is no terminal: a file of what was said keeps what is worth keeping
 */
export async function withProgress<Done>(
  { terminal }: Pick<Desk, 'terminal'>,
  extent: Extent,
  work: (progress: Progress) => Promise<Done>,
): Promise<Done> {
  if (terminal === null) return work({ add: () => {} });
  const start = terminal.now();
  let [done, drawn] = [0, Number.NEGATIVE_INFINITY];
  const add = (count: number): void => {
    done += count;
    if (extent.of === 0) return;
    const elapsedMs = terminal.now() - start;
    if (elapsedMs - drawn < PAUSE_MS) return;
    drawn = elapsedMs;
    terminal.rewrite(progressLine({ ...extent, done, elapsedMs }, terminal.columns));
  };
  add(0);
  try {
    return await work({ add });
  } finally {
    terminal.rewrite('');
  }
}

/** A bar is of no use if it is shorter, and of no more use if it is longer. */
const SHORTEST = 10;
const LONGEST = 30;

/**
 * The line of work that is so far: `[########----------------------] 529,000 of 2,000,000 tickets, 31,000 a second, 47 s left`.
 *
 * Shape   one column less than the terminal has, so that it never breaks; without its bar, then cut, where that is too few
 */
export function progressLine(standing: Standing, columns: number): string {
  const words = wordsOf(standing);
  const room = columns - 1;
  const length = Math.min(LONGEST, room - words.length - '[] '.length);
  return (length < SHORTEST ? words : `[${barOf(standing, length)}] ${words}`).slice(0, Math.max(0, room));
}

function barOf({ done, of }: Standing, length: number): string {
  const full = of === 0 ? length : Math.min(length, Math.floor((done * length) / of));
  return '#'.repeat(full).padEnd(length, '-');
}

/** Before so much time has passed, how quick it goes tells of the start alone. */
const TELLING_MS = 1_000;

function wordsOf({ done, of, noun, elapsedMs }: Standing): string {
  const count = `${plain(done)} of ${plural(of, noun)}`;
  if (elapsedMs < TELLING_MS || done === 0) return count;
  const left = (elapsedMs * (of - done)) / done;
  return `${count}, ${quicknessOf((1_000 * done) / elapsedMs)}, ${timeText(left)} left`;
}

/** A tenth is told of what goes slowly. */
const quicknessOf = (aSecond: number): string =>
  `${aSecond < 10 ? aSecond.toFixed(1) : plain(Math.round(aSecond))} a second`;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Rounded up, so that « 1 s left » is never over: `47 s`, `2 min 05 s`, `1 h 20 min`. */
function timeText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND) * SECOND;
  if (seconds < MINUTE) return `${seconds / SECOND} s`;
  if (seconds < HOUR) return `${whole(seconds, MINUTE)} min ${twoDigits((seconds % MINUTE) / SECOND)} s`;
  const minutes = Math.ceil(seconds / MINUTE) * MINUTE;
  return `${plain(whole(minutes, HOUR))} h ${twoDigits((minutes % HOUR) / MINUTE)} min`;
}

const whole = (ms: number, unit: number): number => Math.floor(ms / unit);

const twoDigits = (count: number): string => String(count).padStart(2, '0');
