import type { Kind } from './values.ts';

/** What a record says must stand on its ticket. */
export interface Expected {
  readonly number: string;
  readonly validation: string;
  readonly values: readonly ExpectedValue[];
}

export interface ExpectedValue {
  readonly kind: Kind;
  /** Where in the record: `mois.3`, `coupDeFoudre.amounts.0`. */
  readonly path: string;
  /** In the words of `Value.says`; where the record leaves the caption's side open, both. */
  readonly says: readonly string[];
}

/** The records of a job, from their lines on disk. */
export const expectedOf = (lines: string): readonly Expected[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { number, validation, surfaces } = JSON.parse(line) as Wire;
      return { number, validation, values: valuesUnder(surfaces, []) };
    });

interface Wire {
  readonly number: string;
  readonly validation: string;
  readonly surfaces: unknown;
}

/** Walks a record: whatever holds an amount is a printed amount, whatever surface it belongs to. */
function valuesUnder(node: unknown, path: readonly (string | number)[]): readonly ExpectedValue[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => valuesUnder(entry, [...path, index]));
  if (typeof node !== 'object' || node === null) return [];
  const entry = node as Readonly<Record<string, unknown>>;
  const at = path.join('.');
  const own: ExpectedValue[] = [];
  if (typeof entry.amount === 'number') own.push({ kind: 'amount', path: at, says: amountSays(entry) });
  if (typeof entry.phrase === 'string') own.push({ kind: 'phrase', path: at, says: [entry.phrase] });
  if (Array.isArray(entry.days)) {
    own.push(
      ...entry.days.map((day, index) => ({ kind: 'day' as const, path: `${at}.days.${index}`, says: [day] })),
    );
  }
  return [...own, ...Object.entries(entry).flatMap(([key, value]) => valuesUnder(value, [...path, key]))];
}

function amountSays({
  amount,
  transcription,
  transcriptionAt,
}: Readonly<Record<string, unknown>>): readonly string[] {
  const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const sides = transcriptionAt === undefined ? ['above', 'below'] : [transcriptionAt];
  return sides.map((side) => `${digits}\u00a0€ · ${transcription} · ${side}`);
}

/** Code under the coat: game code, validation number, and the number on the back modulo 997 in three digits. */
export const payloadOf = ({ number, validation }: Expected): string =>
  number.slice(0, 5) + validation + String(BigInt(number) % 997n).padStart(3, '0');
