import { encodeDataMatrix } from '../barcode/datamatrix.ts';
import { encodeItf } from '../barcode/itf.ts';
import { symbolModules } from '../barcode/sizes.ts';
import type { Size } from '../base/geometry.ts';
import { dots, type Length } from '../base/length.ts';
import type { CodeItem } from '../face/item.ts';
import { validationPayload } from '../game/number.ts';

/** A code that a ticket carries, but for where it stands. */
export type TicketCode = Pick<CodeItem, 'name' | 'symbol' | 'module'>;

/**
 * One module of the ITF: 6 dots at 600 dpi, 0.254 mm.
 *
 * Source  print.md: X ≥ 0.25 mm, a whole number of the imager's dots
 */
const ITF_MODULE: Length = dots(6, 600);

/** Ratio 3 reads best; 26 modules are 6.6 mm, over 5 mm and over 15 % of the 38.9 mm of 16 digits. */
const ITF_SHAPE = { ratio: 3, heightModules: 26, bearerModules: 3 } as const;

/** The ITF of every ticket: digits and shape. */
export const TICKET_NUMBER_CODE = { ...ITF_SHAPE, digits: 16 } as const;

/** One module of the DataMatrix: 8 dots at 600 dpi, 0.339 mm (X ≥ 0.30 mm). */
const DATAMATRIX_MODULE: Length = dots(8, 600);

/** The DataMatrix of every ticket: digits and size. */
export const VALIDATION_CODE = { digits: 22, version: '18x18' } as const;

/** The ticket number as ITF with bearer bars, for the back. */
export const ticketNumberCode = (number: string): TicketCode => ({
  name: 'ticket-number',
  symbol: encodeItf(number, ITF_SHAPE),
  module: ITF_MODULE,
});

/**
 * The DataMatrix under the coat: game code (5), validation number (14), link digits (3) of the number on the back.
 *
 * Why     with the link, front and back of a ticket can be held against each other
 */
export const validationCode = (number: string, validation: string): TicketCode => ({
  name: 'validation',
  symbol: encodeDataMatrix(validationPayload(number, validation), VALIDATION_CODE.version),
  module: DATAMATRIX_MODULE,
});

/** Width and height of a code without its quiet zone. */
export function codeSize({ symbol, module }: TicketCode): Size {
  const { width, height } = symbolModules(symbol);
  return { width: width * module, height: height * module };
}
