import { ABSENT } from './outcome.ts';

/** No validation number, or none of 14 digits, stands there. */
export const NO_NUMBER = -1;

/**
 * What is kept of every ticket of a block by its place in it: nine bytes.
 *
 * Why     in shared memory, so that workers fill their parts of one ledger and nothing is copied or merged; what hangs on
 *         the order of tickets (runs, packs, gaps, doubles) is then read from the whole
 */
export interface Ledger {
  readonly outcomes: Uint8Array;
  /** Validation numbers as numbers: 14 digits are exact in a double. */
  readonly validations: Float64Array;
}

/** The memory that a ledger lies in, as it goes from thread to thread. */
export interface LedgerMemory {
  readonly outcomes: SharedArrayBuffer;
  readonly validations: SharedArrayBuffer;
}

export function newLedgerMemory(tickets: number): LedgerMemory {
  const memory = {
    outcomes: new SharedArrayBuffer(tickets),
    validations: new SharedArrayBuffer(tickets * Float64Array.BYTES_PER_ELEMENT),
  };
  const { outcomes, validations } = ledgerIn(memory);
  outcomes.fill(ABSENT);
  validations.fill(NO_NUMBER);
  return memory;
}

export const ledgerIn = ({ outcomes, validations }: LedgerMemory): Ledger => ({
  outcomes: new Uint8Array(outcomes),
  validations: new Float64Array(validations),
});
