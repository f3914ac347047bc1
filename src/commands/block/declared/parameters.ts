import type { TypedPositionalParameter } from '@stricli/core';
import type { Desk } from '../../desk.ts';

/** An argument as it was given. */
export const text = (value: string): string => value;

/** Throws  Error unless it is two digits */
export function emission(value: string): string {
  if (/^[0-9]{2}$/.test(value)) return value;
  throw new Error(`an emission is two digits, and ${JSON.stringify(value)} is not`);
}

/** Throws  Error unless it is a whole number from 1 */
export function count(value: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(value)) return Number(value);
  throw new Error(`a count is a whole number from 1, and ${JSON.stringify(value)} is not`);
}

const block: TypedPositionalParameter<string, Desk> = {
  brief: 'A block file, as `grattage block new` made it',
  placeholder: 'BLOCK',
  parse: text,
};

/** The one argument of most verbs. */
export const onBlock = { kind: 'tuple', parameters: [block] } as const;

export const key = {
  kind: 'parsed',
  brief: 'The key of the block, as `grattage key new` made it',
  placeholder: 'FILE',
  parse: text,
} as const;

export const json = {
  kind: 'boolean',
  brief: 'Print the report as JSON',
  withNegated: false,
  optional: true,
} as const;

export const RANGES =
  'Tickets are counted from 1 over the block, or named by the 16 digits on them: 1-50, 1201, 7,9,20-30.';

export const LOGGED = 'Every look at live tickets is first written to BLOCK.log (see `grattage block log`).';
