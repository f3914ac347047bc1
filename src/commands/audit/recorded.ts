import { type BlockPlace, blockAround, blockFrom } from '../../audit/block-place.ts';
import { Tally } from '../../audit/tally.ts';
import { plain } from '../../base/count.ts';
import { InputError } from '../../base/fault.ts';
import { type BlockFile, readBlockFile } from '../../block/block-file.ts';
import { type Plan, planOf } from '../../block/plan.ts';
import { readRecordFile } from '../../files/record-file.ts';
import { recordColumns } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import { isTicketNumber } from '../../game/number.ts';
import { play } from '../../game/play/play.ts';
import { readRecord } from '../../game/record.ts';
import type { Ticket } from '../../game/ticket.ts';
import { ticketJudge } from '../../rules/ticket/check.ts';
import type { Desk } from '../desk.ts';
import { plural } from '../report-text.ts';
import { keep, noFindings, type TicketFindings } from './ticket-findings.ts';

/** Records that others made, and what is known of their block. */
export interface Recorded {
  readonly path: string;
  readonly game: Game;
  /** The block that they should be; without it their numbers and `packsOf` tell. */
  readonly file: BlockFile | null;
  readonly packsOf?: number;
  readonly firstNumber?: string;
}

/** Records counted and judged one by one. */
export interface RecordedAudit {
  readonly tally: Tally;
  readonly findings: TicketFindings;
  readonly count: { readonly tickets: number; readonly bad: number; readonly unreadable: number };
}

/** Said so often while many are read. */
const STEP = 250_000;

/** Before a number tells which block it is, so many records are kept. */
const MOST_WAITING = 100_000;

/**
 * Counts and judges the records of a file as they stream by.
 *
 * Throws  InputError if the file cannot be read, or holds no record of a ticket with a number
 */
export async function auditRecords(desk: Desk, recorded: Recorded): Promise<RecordedAudit> {
  const { game, path, file } = recorded;
  const plan = planOf(game, file?.packsOf ?? recorded.packsOf);
  if (file !== null && file.plan.hash !== plan.hash) desk.say(otherPlan(path));
  const counter = new RecordCounter(recorded, plan);
  const count = { tickets: 0, unreadable: 0, blank: 0 };
  for await (const batch of readRecordFile({ path, columns: recordColumns(game) }, desk.stdin)) {
    for (const read of batch) {
      if (read.kind === 'blank') count.blank += 1;
      else if (read.kind === 'unreadable') {
        count.unreadable += 1;
        sayUnreadable(desk, `${path}:${read.line}:${read.column}: ${read.because}`, count.unreadable);
      } else {
        count.tickets += 1;
        counter.take(readRecord(game, read.record));
        if (count.tickets % STEP === 0) desk.say(`  ${plain(count.tickets)} tickets`);
      }
    }
  }
  if (count.unreadable > 0) desk.foundUnreadable();
  if (count.blank > 0) desk.say(`grattage: ${path}: ${plural(count.blank, 'blank line')} passed over`);
  const { tally, findings } = counter;
  if (tally === null) throw nothingToCount(path, count.tickets);
  return { tally, findings, count: { ...count, bad: findings.bad } };
}

/** Judges tickets, and counts them once it is known which block they are of: by what was said, else by the first number. */
class RecordCounter {
  readonly findings = noFindings();
  tally: Tally | null = null;
  readonly #plan: Plan;
  readonly #file: BlockFile | null;
  readonly #judge: ReturnType<typeof ticketJudge>;
  /** Tickets that came before one with a number. */
  readonly #waiting: Ticket[] = [];

  constructor(recorded: Recorded, plan: Plan) {
    this.#plan = plan;
    this.#file = recorded.file;
    this.#judge = ticketJudge(plan.game);
    const known = knownPlace(recorded, plan);
    if (known !== null) this.tally = tallyOf(plan, known, recorded.file);
  }

  take(ticket: Ticket): void {
    if (this.tally === null) this.#wait(ticket);
    else this.#enter(this.tally, ticket);
  }

  #wait(ticket: Ticket): void {
    this.#waiting.push(ticket);
    const place = placeOf(ticket, this.#plan, this.#waiting.length);
    if (place === null) return;
    const tally = tallyOf(this.#plan, place, this.#file);
    this.tally = tally;
    for (const one of this.#waiting.splice(0)) this.#enter(tally, one);
  }

  #enter(tally: Tally, ticket: Ticket): void {
    const verdict = play(this.#plan.game, ticket);
    keep(this.findings, this.#judge(ticket, verdict));
    tally.enter(ticket, verdict);
  }
}

/** Where a block file or a first number say that the block is. */
function knownPlace({ file, firstNumber }: Recorded, plan: Plan): BlockPlace | null {
  const sizes = { packsOf: plan.pack.of, tickets: plan.packs * plan.pack.of };
  const first = file?.firstNumber ?? firstNumber;
  return first === undefined ? null : blockFrom(first, sizes);
}

/** The block that a ticket's own number tells of; null where it is none. */
function placeOf({ number }: Ticket, plan: Plan, looked: number): BlockPlace | null {
  if (number !== null && isTicketNumber(number)) {
    return blockAround(number, { packsOf: plan.pack.of, tickets: plan.packs * plan.pack.of });
  }
  if (looked < MOST_WAITING) return null;
  throw new InputError(`the first ${plain(looked)} records bear no ticket number`, {
    hint: 'name the first number of the block with --first',
  });
}

/** Why  only a block file says by which plan the tickets are made; who made others may have split prizes in other ways */
const tallyOf = (plan: Plan, place: BlockPlace, file: BlockFile | null): Tally =>
  new Tally({
    game: plan.game,
    place,
    pack: plan.pack,
    ways: file?.plan.hash === plan.hash ? plan.rows : null,
  });

const otherPlan = (path: string): string =>
  `grattage: ${path}: the block names another plan than the game has now: compositions are not counted against it`;

/** Of lines that are no records, so many are named. */
const MOST_SAID = 20;

function sayUnreadable(desk: Desk, why: string, count: number): void {
  if (count <= MOST_SAID) desk.say(`grattage: ${why}`);
  if (count === MOST_SAID + 1) desk.say('grattage: more lines are no records, and are not named');
}

const nothingToCount = (path: string, tickets: number): InputError =>
  tickets === 0
    ? new InputError(`${path}: holds no record`, { hint: 'records are NDJSON, CSV or Parquet' })
    : new InputError(`${path}: no record bears a ticket number`, {
        hint: 'name the first number of the block with --first',
      });

/** Throws  InputError if the block is another game's */
export async function blockOfGame(path: string, game: string): Promise<BlockFile> {
  const file = await readBlockFile(path);
  if (file.game === game) return file;
  throw new InputError(`${path}: is a block of ${file.game}, and the records are of ${game}`);
}
