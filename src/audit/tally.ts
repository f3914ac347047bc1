import type { PackRules } from '../game/block-policy.ts';
import type { Game } from '../game/game.ts';
import type { Ticket } from '../game/ticket.ts';
import type { Verdict } from '../game/verdict.ts';
import { type BlockPlace, digits, placer, STRANGE } from './block-place.ts';
import { FeatureTables } from './features/tables.ts';
import { type Ledger, type LedgerMemory, ledgerIn, NO_NUMBER, newLedgerMemory } from './ledger.ts';
import { ABSENT, APART, classOf, outcomes } from './outcome.ts';
import { addSighting, type Sighting, sight } from './sighting.ts';
import { keyOfShares, keyOfWins, type PlannedWay } from './ways.ts';

/** What a block is counted by. */
export interface TallyOrder {
  readonly game: Game;
  readonly place: BlockPlace;
  /** The rules that its packs are held to. */
  readonly pack: PackRules;
  /** Null where nobody says how its tickets are to win. */
  readonly ways: readonly PlannedWay[] | null;
}

/** What is added up over the tickets of a block; parts of a block add up to it. */
export interface TallyCounts {
  /** Records that were entered, whatever their numbers. */
  entered: number;
  /** Records whose number is none of the block's, or no ticket number. */
  readonly strangers: Sighting;
  /** Records whose number an earlier one bears. */
  readonly doubles: Sighting;
  /** Tickets by planned way, in the plan's order. */
  readonly ways: Uint32Array;
  /** Tickets that win a prize of the table in a way that no plan names, by key. */
  readonly strangeWays: Map<string, number>;
  readonly features: Uint32Array;
  readonly zones: Uint32Array;
}

/**
 * Counts the tickets of a block as they come, in any order.
 *
 * Shape   a ticket of a strange number, or of one that was there already, is counted as that alone: one fault is one
 *         finding, and the block is judged by the tickets that hold its places
 * Why     memory does not grow with tickets: nine bytes a place, and tables whose size the game alone decides
 */
export class Tally {
  readonly order: TallyOrder;
  readonly memory: LedgerMemory;
  readonly ledger: Ledger;
  readonly counts: TallyCounts;
  readonly tables: FeatureTables;
  readonly #placeOf: (number: string | null) => number;
  readonly #outcomeOf: (verdict: Verdict) => number;
  readonly #wayOf: ReadonlyMap<string, number>;

  constructor(order: TallyOrder, memory: LedgerMemory = newLedgerMemory(order.place.tickets)) {
    const { game, place, ways } = order;
    this.order = order;
    this.memory = memory;
    this.ledger = ledgerIn(memory);
    this.tables = new FeatureTables(game);
    this.#placeOf = placer(place);
    this.#outcomeOf = outcomes(game);
    this.#wayOf = new Map((ways ?? []).map(({ shares }, at) => [keyOfShares(game, shares), at]));
    this.counts = {
      entered: 0,
      strangers: { count: 0, first: [] },
      doubles: { count: 0, first: [] },
      ways: new Uint32Array(ways?.length ?? 0),
      strangeWays: new Map(),
      features: this.tables.counts,
      zones: this.tables.zoneCounts,
    };
  }

  /** Enters a ticket with what the règlement makes of it; its place in the block, or STRANGE. */
  enter(ticket: Ticket, verdict: Verdict): number {
    const { counts, ledger } = this;
    counts.entered += 1;
    const index = this.#placeOf(ticket.number);
    if (index === STRANGE) {
      sight(counts.strangers, ticket.number);
      return STRANGE;
    }
    if (ledger.outcomes[index] !== ABSENT) {
      sight(counts.doubles, ticket.number);
      return index;
    }
    const outcome = this.#outcomeOf(verdict);
    ledger.outcomes[index] = outcome;
    ledger.validations[index] = validationOf(ticket.validation);
    const ofClass = classOf(outcome);
    if (ofClass === APART) return index;
    this.tables.wins.read(verdict);
    this.tables.count(ticket, ofClass);
    if (ofClass > 0) this.#countWay();
    return index;
  }

  #countWay(): void {
    const { counts, order } = this;
    if (order.ways === null) return;
    const key = keyOfWins(order.game, this.tables.wins.cents);
    const way = this.#wayOf.get(key);
    if (way !== undefined) counts.ways[way] = (counts.ways[way] ?? 0) + 1;
    else counts.strangeWays.set(key, (counts.strangeWays.get(key) ?? 0) + 1);
  }

  /** Adds what another tally of the same order counted into the same ledger. */
  add(other: TallyCounts): void {
    const { counts } = this;
    counts.entered += other.entered;
    addSighting(counts.strangers, other.strangers);
    addSighting(counts.doubles, other.doubles);
    addAll(counts.ways, other.ways);
    addAll(counts.features, other.features);
    addAll(counts.zones, other.zones);
    for (const [key, count] of other.strangeWays) {
      counts.strangeWays.set(key, (counts.strangeWays.get(key) ?? 0) + count);
    }
  }
}

function addAll(to: Uint32Array, from: Uint32Array): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (from[at] ?? 0);
}

const VALIDATION = /^[0-9]{14}$/;

const validationOf = (validation: string | null): number =>
  validation !== null && VALIDATION.test(validation) ? digits(validation, 0, 14) : NO_NUMBER;
