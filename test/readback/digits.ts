import { createHash } from 'node:crypto';

/** Digits as by chance, the same for the same name. */
export const digitsFrom = (
  name: string,
  { length, count }: { readonly length: number; readonly count: number },
): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    let digits = '';
    for (let more = 0; digits.length < length; more++) {
      const hash = createHash('sha256').update(`${name} ${index} ${more}`).digest();
      digits += [...hash].map((byte) => byte % 10).join('');
    }
    return digits.slice(0, length);
  });
