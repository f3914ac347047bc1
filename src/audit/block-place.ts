import { InputError } from '../base/fault.ts';
import { isTicketNumber, ticketNumber } from '../game/number.ts';

/** Which numbers the tickets of one block bear. */
export interface BlockPlace {
  /** Five digits: game and emission. */
  readonly gameCode: string;
  /** The pack number of the first pack, and the ticket number of the first ticket in every pack: 0, or 1 with some printers. */
  readonly firstPack: number;
  readonly firstTicket: number;
  readonly packsOf: number;
  readonly tickets: number;
}

/** What is known of a block before its tickets are: the size that the law gives it, and that of its packs. */
export type BlockSizes = Pick<BlockPlace, 'packsOf' | 'tickets'>;

/** Stands for a number that is none of the block's. */
export const STRANGE = -1;

/**
 * The block whose first ticket bears this number.
 *
 * Throws  InputError if it is no ticket number, the packs do not divide the block, or its last ticket would have no number
 */
export const blockFrom = (firstNumber: string, sizes: BlockSizes): BlockPlace =>
  mustFit(firstNumber, readPlace(firstNumber, sizes));

function readPlace(firstNumber: string, sizes: BlockSizes): BlockPlace {
  const { packsOf, tickets } = sizes;
  if (!isTicketNumber(firstNumber)) {
    throw new InputError(
      `the first number ${JSON.stringify(firstNumber)} is no ticket number: 16 digits, the last a check digit`,
    );
  }
  if (!Number.isSafeInteger(packsOf) || packsOf < 1 || tickets % packsOf !== 0) {
    throw new InputError(`packs of ${packsOf} do not divide a block of ${tickets} tickets`);
  }
  return {
    ...sizes,
    gameCode: firstNumber.slice(0, 5),
    firstPack: Number(firstNumber.slice(5, 12)),
    firstTicket: Number(firstNumber.slice(12, 15)),
  };
}

/**
 * The block that a ticket of it tells of, where its first number was not said.
 *
 * Shape   packs run on from block to block and tickets count from 0, as grattage numbers them
 * Throws  InputError if the number is no ticket number, or none of a block that has numbers for all its tickets
 */
export function blockAround(number: string, sizes: BlockSizes): BlockPlace {
  const around = readPlace(number, sizes);
  const packs = sizes.tickets / sizes.packsOf;
  return mustFit(number, {
    ...around,
    firstPack: Math.floor(around.firstPack / packs) * packs,
    firstTicket: 0,
  });
}

/** A ticket number has seven digits for the pack and three for the ticket in it. */
const MOST_PACKS = 10_000_000;
const MOST_IN_PACK = 1_000;

function mustFit(number: string, place: BlockPlace): BlockPlace {
  const { firstPack, firstTicket, packsOf, tickets } = place;
  const packs = tickets / packsOf;
  if (firstPack + packs <= MOST_PACKS && firstTicket + packsOf <= MOST_IN_PACK) return place;
  throw new InputError(
    `${number}: no block of ${packs} packs of ${packsOf} has this number: its last ticket would have none`,
    { hint: 'name the first number of the block with --first, and the size of its packs with --packs-of' },
  );
}

/** The number of a block's ticket by its place from 0. */
export const numberAt = ({ gameCode, firstPack, firstTicket, packsOf }: BlockPlace, index: number): string =>
  ticketNumber({
    gameCode,
    pack: firstPack + Math.floor(index / packsOf),
    ticket: firstTicket + (index % packsOf),
  });

/**
 * Where tickets stand in their block, by their numbers: from 0, or STRANGE.
 *
 * Why     reads digits and makes nothing on the way: it is asked for every ticket
 */
export function placer(place: BlockPlace): (number: string | null) => number {
  const { gameCode, firstPack, firstTicket, packsOf, tickets } = place;
  return (number) => {
    if (number === null || !number.startsWith(gameCode) || !isTicketNumber(number)) return STRANGE;
    const pack = digits(number, 5, 12) - firstPack;
    const ticket = digits(number, 12, 15) - firstTicket;
    const index = pack * packsOf + ticket;
    return pack < 0 || ticket < 0 || ticket >= packsOf || index >= tickets ? STRANGE : index;
  };
}

/** The number that these digits of a text make. */
export function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}
