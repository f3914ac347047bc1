import type { Deal } from '../../src/block/deal/deal.ts';
import type { ImagingLine } from '../../src/imaging/line.ts';
import { openLine } from '../../src/imaging/open-line.ts';
import type { Plan } from '../../src/imposition/sheet.ts';
import { loadTemplate } from '../../src/template/load.ts';
import type { Template } from '../../src/template/template.ts';
import { benchDeal, benchOrder } from '../peers/deal.ts';

/** The block of a game that the line is measured on, and the line that images it. */
export interface LineBlock {
  readonly template: Template;
  readonly deal: Deal;
  readonly plan: Plan;
  readonly line: ImagingLine;
}

/** Opens the block of a game and a line for all its sheets. */
export async function openLineBlock(game: string): Promise<LineBlock> {
  const template = await loadTemplate(game);
  const deal = benchDeal(template.game);
  return { template, deal, ...openLine(template, deal, benchOrder(deal)) };
}

/** The same block with another line, which has met no ticket. */
export const withNewLine = ({ template, deal }: LineBlock): LineBlock => ({
  template,
  deal,
  ...openLine(template, deal, benchOrder(deal)),
});
