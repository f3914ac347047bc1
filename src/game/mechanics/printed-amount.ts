import { Bug } from '../../base/fault.ts';
import { type Money, toEuros } from '../../base/money.ts';
import type { TranscriptionTable } from '../../reglement/reglement.ts';
import type { Surface } from '../game.ts';
import type { PrintedAmount } from '../ticket.ts';
import type { Place } from './mechanic.ts';
import { type Fields, isAbsent, misfit, readText } from './reading.ts';

/**
 * Whether a record says this of an amount on that surface.
 *
 * Why     where amounts may carry a star, the règlement also leaves open whether the transcription stands above or below:
 *         the record says both there, and neither elsewhere
 */
export const isAmountKey = (key: string, { surface }: Pick<Place, 'surface'>): boolean =>
  key === 'amount' ||
  key === 'transcription' ||
  (surface.law.starred && (key === 'star' || key === 'transcriptionAt'));

/** The amount that these fields hold, with its transcription. */
export const readPrintedAmount = (fields: Fields, place: Place, at: string): PrintedAmount => ({
  amount: readMoney(fields.amount, place, `${at}.amount`),
  transcription: readText(fields.transcription, place, `${at}.transcription`),
  star: place.surface.law.starred ? readStar(fields.star, place, `${at}.star`) : null,
  transcriptionAt: place.surface.law.starred
    ? readStand(fields.transcriptionAt, place, `${at}.transcriptionAt`)
    : null,
});

/** The fields of an amount, in the order of the wire. */
export const writePrintedAmount = (printed: PrintedAmount, surface: Surface): Fields => ({
  amount: printed.amount === null ? null : toEuros(printed.amount),
  transcription: printed.transcription,
  ...(surface.law.starred ? { star: printed.star, transcriptionAt: printed.transcriptionAt } : {}),
});

/** What a schema asks of an amount's fields: the right types, and one of the table's pairs. */
export function amountSchema(surface: Surface): {
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  readonly oneOf: readonly object[];
} {
  const stand = { star: { type: 'boolean' }, transcriptionAt: { enum: ['above', 'below'] } };
  const properties = {
    amount: { type: 'number' },
    transcription: { type: 'string' },
    ...(surface.law.starred ? stand : {}),
  };
  const oneOf = tableOf(surface).map(({ amount, transcription }) => ({
    type: 'object',
    properties: { amount: { const: toEuros(amount) }, transcription: { const: transcription } },
  }));
  return { properties, required: Object.keys(properties), oneOf };
}

/** Throws  Bug if the surface prints amounts and its template declares no table */
export function tableOf(surface: Surface): TranscriptionTable {
  if (surface.transcriptions === null)
    throw new Bug(`${surface.id} prints amounts and has no transcriptions`);
  return surface.transcriptions;
}

/** Euros of a record in cents: only a number that is whole in cents is an amount of money. */
function readMoney(value: unknown, place: Place, at: string): Money | null {
  if (typeof value === 'number') {
    const cents = Math.round(value * 100);
    if (Number.isSafeInteger(cents) && cents / 100 === value) return { cents: cents + 0, currency: 'EUR' };
  }
  if (!isAbsent(value)) misfit(place, at, { expected: 'a number of euros', value });
  return null;
}

function readStar(value: unknown, place: Place, at: string): boolean | null {
  if (typeof value === 'boolean') return value;
  if (!isAbsent(value)) misfit(place, at, { expected: 'true or false', value });
  return null;
}

function readStand(value: unknown, place: Place, at: string): 'above' | 'below' | null {
  if (value === 'above' || value === 'below') return value;
  if (!isAbsent(value)) misfit(place, at, { expected: '"above" or "below"', value });
  return null;
}
