import { Bug } from './fault.ts';

declare const sealed: unique symbol;

/**
 * A value that went through its rules without a finding of severity error.
 *
 * Why     what goes to the press asks for `Checked<T>`, so that a skipped check is a compile error; the seal is
 *         also kept at run time, so that a cast does not open the gate
 */
export type Checked<T> = T & { readonly [sealed]: true };

const seals = new WeakSet<object>();

/** Puts the seal on. Only `rules/run.ts` imports this; a test holds that. */
export function seal<T extends object>(value: T): Checked<T> {
  seals.add(value);
  return value as Checked<T>;
}

/** Throws  Bug if the value came round its rules. */
export function mustBeChecked(value: object, what: string): void {
  if (!seals.has(value)) throw new Bug(`${what} reached the press without passing its rules`);
}
