import { Bug } from '../base/fault.ts';
import { dots } from '../base/length.ts';
import type { CodeItem } from '../face/item.ts';
import { validationPayload } from '../game/number.ts';
import type { Ticket } from '../game/ticket.ts';
import type { Plan } from '../imposition/sheet.ts';
import { type QuickBars, type QuickPlace, quickDataMatrix, quickItf } from '../pdf/write/quick-bars.ts';
import { TICKET_NUMBER_CODE, VALIDATION_CODE } from '../template/codes.ts';
import type { FaceParts } from './face-writer.ts';

/** The code of a face as rectangles, for each way that a ticket may stand. */
export function codePieces({ press }: Plan, { name, module }: CodeItem): FaceParts['code'] {
  const moduleDots = module / dots(1, press.dpi);
  const grid = { dpi: press.dpi, moduleDots, reductionDots: press.barReduction };
  const { bars, digitsOf } = KINDS[name];
  const standing = (turned: QuickPlace['turned']) => {
    const { write } = bars({ grid, turned });
    return (ticket: Ticket, into: Buffer, at: number): number => write(digitsOf(ticket), into, at);
  };
  return { upright: standing('upright'), half: standing('half') };
}

interface Kind {
  bars(place: QuickPlace): QuickBars;
  digitsOf(ticket: Ticket): string;
}

const KINDS: Readonly<Record<CodeItem['name'], Kind>> = {
  validation: {
    bars: (place) => quickDataMatrix(VALIDATION_CODE, place),
    digitsOf: ({ number, validation }) =>
      number === null || validation === null ? missing() : validationPayload(number, validation),
  },
  'ticket-number': {
    bars: (place) => quickItf(TICKET_NUMBER_CODE, place),
    digitsOf: ({ number }) => number ?? missing(),
  },
};

const missing = (): never => {
  throw new Bug('a dealt ticket has no number');
};
