/** Throws  RangeError unless the value is one digit or more and nothing else; the value itself is never worded. */
export function digitsOnly(value: string, code: string): void {
  if (!/^[0-9]+$/.test(value)) throw new RangeError(`${code} is given digits only`);
}
