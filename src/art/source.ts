import { InputError } from '../base/fault.ts';

/** The text of an art file, and where in it one stands. */
export interface Source {
  /** How the file is called in messages. */
  readonly name: string;
  readonly text: string;
}

/** `file:line:column` of a place in the text, both from 1. */
export function placeOf({ name, text }: Source, offset: number): string {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const line = before.split(/\r\n|\r|\n/).length;
  return `${name}:${line}:${offset - lineStart + 1}`;
}

/** What is refused, and what to do instead. */
export interface Refusal {
  readonly what: string;
  readonly hint: string;
  readonly cause?: unknown;
}

/** Throws  InputError always: `file:line:column: what, hint` */
export function refuse(source: Source, offset: number, { what, hint, cause }: Refusal): never {
  throw new InputError(`${placeOf(source, offset)}: ${what}, ${hint}`, cause === undefined ? {} : { cause });
}
