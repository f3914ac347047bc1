import { mm } from '../../../../src/base/length.ts';
import type { Face } from '../../../../src/face/face.ts';
import { loadPress } from '../../../../src/imposition/load-press.ts';
import type { Plan } from '../../../../src/imposition/sheet.ts';
import { SHEETS } from './sheets.ts';

const face = (side: Face['side']): Face => ({
  side,
  ticket: '0',
  trim: { width: mm(1), height: mm(1) },
  bleed: mm(0),
  layers: [],
  cells: [],
});

const press = loadPress('sra3');

/** Sheets of nothing: what a job asks of its plan, and no ticket. */
export const plan: Plan = {
  press,
  order: { kind: 'step-and-repeat' },
  pack: null,
  title: 'Petit travail',
  inks: [],
  tickets: SHEETS * press.columns * press.rows,
  sheets: SHEETS,
  specimens: false,
  bleed: mm(0),
  places: [],
  model: { recto: face('recto'), verso: face('verso') },
};
