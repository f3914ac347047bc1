import {
  alterForm,
  type CellInHand,
  cellIn,
  cellLines,
  repoint,
  type SlotName,
} from '../kit/cell-in-hand.ts';
import type { PdfInHand } from '../kit/pdf-in-hand.ts';
import { ticketIn } from '../kit/ticket-in-hand.ts';

export const HAPPY = 'happy-2014';
export const RENCONTRE = 'rencontre-2007';

/** Where damages are done on the first tickets: the slots, and what the records say stands there. */
export const SLOTS = {
  /** 30 000 €, TRENTE MILLE, which the first ticket wins: two presents are over it. */
  janvier: { zone: 'janvier', slot: 'amount' },
  present: { zone: 'janvier', slot: 'symbol-0' },
  secondPresent: { zone: 'janvier', slot: 'symbol-1' },
  /** 20 €, VINGT: clock and crown are over it. */
  fevrier: { zone: 'fevrier', slot: 'amount' },
  clock: { zone: 'fevrier', slot: 'symbol-0' },
  crown: { zone: 'fevrier', slot: 'symbol-1' },
  bonus: { zone: 'bonus', slot: 'amount' },
  /** ★ 5 000 €, 5MILLE above it: both cards say MARDI. */
  cartons: { zone: 'cartons', slot: 'amount' },
  card: { zone: 'cartons', slot: 'day-0' },
  /** ★ 5 000 €, 5MILLE above it and the arrow between them. */
  target: { zone: 'cible', slot: 'amount-0' },
  /** 0 €, ZERO below it. */
  nought: { zone: 'cible', slot: 'amount-1' },
  /** ★ 1 000 €, MILLE below it. */
  thousand: { zone: 'cible', slot: 'amount-2' },
  letter: { zone: 'lettre', slot: 'phrase' },
  diamond: { zone: 'coeurs', slot: 'symbol-0' },
  secondDiamond: { zone: 'coeurs', slot: 'symbol-1' },
  heart: { zone: 'coeurs', slot: 'symbol-2' },
} as const satisfies Readonly<Record<string, SlotName>>;

type Lines = readonly string[];

/** Changes an open file. */
export type Change = (pdf: PdfInHand) => void;

/** Does something to one use of a cell on the first ticket. */
export const toUse =
  (slot: SlotName, how: (cell: CellInHand) => void): Change =>
  (pdf) =>
    how(cellIn(ticketIn(pdf, 0), slot));

/** Gives the first ticket a cell of its own, with other lines; all other tickets keep theirs. */
export const toOne = (slot: SlotName, how: (lines: Lines) => Lines): Change =>
  toUse(slot, (cell) => void repoint(cell, how(cellLines(cell))));

/** Changes the form of a cell of the first ticket, which every ticket with the same content shows. */
export const toAll = (slot: SlotName, how: (lines: Lines) => Lines): Change =>
  toUse(slot, (cell) => alterForm(cell, how(cellLines(cell))));

/** Takes the lines of another cell of the first ticket besides. */
export const withOther = (slot: SlotName, other: SlotName, how: (lines: Lines, of: Lines) => Lines): Change =>
  toUse(slot, (cell) => {
    const of = cellLines(cellIn(cell.ticket, other));
    repoint(cell, how(cellLines(cell), of));
  });
