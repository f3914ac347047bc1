import { plain } from '../base/count.ts';
import { InputError } from '../base/fault.ts';
import { luhnDigit, ticketNumber } from '../game/number.ts';
import type { BlockFile } from './block-file.ts';

/**
 * Tickets of a block that follow one another.
 *
 * Shape   places in the block from 0, both ends among them; people count from 1
 */
export interface TicketRange {
  readonly first: number;
  readonly last: number;
}

/** What of a block says which numbers its tickets bear. */
export type Numbered = Pick<BlockFile, 'firstNumber' | 'packsOf' | 'tickets'>;

/** The place of a number in its block, or why it has none. */
export type Placed = { readonly at: number } | { readonly because: string };

/** The place of the ticket that bears a number. */
export function placeOf(number: string, { firstNumber, packsOf, tickets }: Numbered): Placed {
  if (!/^[0-9]{16}$/.test(number)) return { because: 'is no ticket number: it is not 16 digits' };
  const digit = luhnDigit(number.slice(0, 15));
  if (digit !== number[15]) return { because: `has the check digit ${number[15]}, and ${digit} is right` };
  if (number.slice(0, 5) !== firstNumber.slice(0, 5)) {
    return { because: `is of game code ${number.slice(0, 5)}, and the block of ${firstNumber.slice(0, 5)}` };
  }
  const ticket = Number(number.slice(12, 15));
  if (ticket >= packsOf) return { because: `names ticket ${ticket} of a pack, and packs have ${packsOf}` };
  const at = (packOf(number) - packOf(firstNumber)) * packsOf + ticket;
  return at >= 0 && at < tickets ? { at } : { because: 'is of another block' };
}

/** The number of the ticket at a place. */
export const numberAt = (at: number, { firstNumber, packsOf }: Numbered): string =>
  ticketNumber({
    gameCode: firstNumber.slice(0, 5),
    pack: packOf(firstNumber) + Math.floor(at / packsOf),
    ticket: at % packsOf,
  });

const packOf = (number: string): number => Number(number.slice(5, 12));

/**
 * The tickets that a list names: `1-50`, `1201`, `7,9,20-30`, each end counted from 1 or as the number on the ticket.
 *
 * Order   as they stand in the block, however they were named
 * Throws  InputError naming the first that is no ticket of the block, runs backwards, or is named twice
 */
export function readRanges(text: string, block: Numbered): readonly TicketRange[] {
  const ranges = text.split(',').map((part) => readRange(part.trim(), block));
  const inOrder = [...ranges].sort((a, b) => a.first - b.first);
  inOrder.forEach((range, at) => {
    const before = inOrder[at - 1];
    if (before === undefined || range.first > before.last) return;
    throw new InputError(`${text}: names ticket ${counted(range.first)} twice`);
  });
  return inOrder;
}

/** As people count them, with a comma between ranges: `1-50,1201`. */
export const rangesText = (ranges: readonly TicketRange[]): string =>
  ranges.map(({ first, last }) => (first === last ? `${first + 1}` : `${first + 1}-${last + 1}`)).join(',');

/** How many tickets they are. */
export const ticketsIn = (ranges: readonly TicketRange[]): number =>
  ranges.reduce((total, { first, last }) => total + last - first + 1, 0);

/** The place of the one ticket that they are; null where they are several. */
export const onlyTicket = (ranges: readonly TicketRange[]): number | null =>
  ticketsIn(ranges) === 1 ? (ranges[0]?.first ?? null) : null;

/**
 * What is left of some tickets without others.
 *
 * Order   that of the tickets it is taken from, whichever way the others stand
 */
export const without = (
  ranges: readonly TicketRange[],
  taken: readonly TicketRange[],
): readonly TicketRange[] =>
  taken.reduce<readonly TicketRange[]>((left, one) => left.flatMap((range) => around(range, one)), ranges);

/** The tickets of a range before another one, and those after it. */
const around = ({ first, last }: TicketRange, one: TicketRange): readonly TicketRange[] =>
  [
    { first, last: Math.min(last, one.first - 1) },
    { first: Math.max(first, one.last + 1), last },
  ].filter((range) => range.first <= range.last);

/** All tickets of a block. */
export const wholeBlock = ({ tickets }: Numbered): readonly TicketRange[] => [
  { first: 0, last: tickets - 1 },
];

function readRange(text: string, block: Numbered): TicketRange {
  const [, from, to = from] = /^([0-9]+)(?:-([0-9]+))?$/.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    throw new InputError(`${JSON.stringify(text)} names no tickets`, {
      hint: 'name them as 1-50, as 1201, or by the numbers on them; several with commas between',
    });
  }
  const [first, last] = [readEnd(from, block), readEnd(to, block)];
  if (first <= last) return { first, last };
  throw new InputError(`${text}: runs backwards`, { hint: `name them as ${to}-${from}` });
}

/** Why  a count has no leading zeros and seven digits at most, a number sixteen: neither is taken for the other */
function readEnd(text: string, block: Numbered): number {
  if (text.length === 16) {
    const placed = placeOf(text, block);
    if ('at' in placed) return placed.at;
    throw new InputError(`the ticket number ${text} ${placed.because}`, {
      hint: `the block holds ${block.firstNumber} to ${numberAt(block.tickets - 1, block)}`,
    });
  }
  const count = Number(text);
  if (/^[1-9][0-9]{0,8}$/.test(text) && count <= block.tickets) return count - 1;
  throw new InputError(`there is no ticket ${text}: the block has 1 to ${block.tickets}`, {
    hint: 'count the tickets of the block from 1, or give the 16 digits of a ticket number',
  });
}

const counted = (at: number): string => plain(at + 1);
