/** The world is wrong: a file is missing, a line cannot be read. Caught in `main.ts`; exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** What the reader can do about it, as a sentence; or null where the message says it all. */
  readonly hint: string | null;

  constructor(message: string, options: { readonly hint?: string; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.hint = options.hint ?? null;
  }
}

/** We are wrong. Thrown, never caught but at the very top; exit code 3. */
export class Bug extends Error {
  override readonly name = 'Bug';
}
