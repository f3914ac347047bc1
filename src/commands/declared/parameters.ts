import type { TypedPositionalParameter } from '@stricli/core';
import { InputError } from '../../base/fault.ts';
import type { Desk } from '../desk.ts';

type Argument = TypedPositionalParameter<string, Desk>;

/** An argument as it was given. */
export const text = (value: string): string => value;

/** Throws  InputError unless it is a whole number from 1, of nine digits at most */
export function count(value: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(value)) return Number(value);
  throw new InputError(
    `a count is a whole number from 1 to 999,999,999, and ${JSON.stringify(value)} is not`,
  );
}

/** A flag that must be there. */
export const required = (placeholder: string, brief: string) =>
  ({ kind: 'parsed', brief, placeholder, parse: text }) as const;

/** A flag that may be left out; what is taken then stands in brackets at the end of the brief. */
export const optional = (placeholder: string, brief: string) =>
  ({ ...required(placeholder, brief), optional: true }) as const;

/** An argument of a command, by its place. */
export const argument = (placeholder: string, brief: string): Argument => ({
  brief,
  placeholder,
  parse: text,
});

/** The one argument of a command. */
export const only = (one: Argument) => ({ kind: 'tuple', parameters: [one] }) as const;

export const game = argument('GAME', 'The game: happy-2014, rencontre-2007 (see `grattage games`)');
export const pdf = argument('FILE', 'A finished PDF');
export const block = argument('BLOCK', 'A block file, as `grattage block new` made it');

export const key = required('FILE', 'The key of the block, as `grattage key new` made it');
export const ticket = required('NUMBER', 'The 16 digits on the ticket, or its count from 1');
export const output = optional('DIR', 'Folder for the files (made if missing)  [output/GAME]');
export const omitted = optional('FILE', 'File of omitted tickets  [BLOCK.omitted.json]');
export const packsOf = { ...optional('N', 'Tickets of a pack  [the game’s own]'), parse: count } as const;

export const json = {
  kind: 'boolean',
  brief: 'Print the report as JSON',
  withNegated: false,
  optional: true,
} as const;

/** Throws  InputError unless it is a resolution that plates are made at */
export function plateDpi(value: string): number {
  const dpi = /^[0-9]{2,4}$/.test(value) ? Number(value) : 0;
  if (dpi >= 18 && dpi <= 2400) return dpi;
  throw new InputError(
    `a resolution is a whole number of 18 to 2400 dpi, and ${JSON.stringify(value)} is not`,
  );
}
