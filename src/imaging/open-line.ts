import type { Deal } from '../block/deal/deal.ts';
import type { Condition } from '../face/page.ts';
import { planFor } from '../imposition/impose.ts';
import type { Order } from '../imposition/order.ts';
import type { Press } from '../imposition/press.ts';
import type { Plan } from '../imposition/sheet.ts';
import { layOut } from '../template/lay-out.ts';
import { pressFaces } from '../template/press-faces.ts';
import type { Template } from '../template/template.ts';
import { ImagingLine } from './line.ts';

/** How a block is put on plates. */
export interface BlockOrder {
  readonly press: Press;
  readonly order: Order;
  readonly pack: number | null;
  readonly condition?: Condition;
}

/** The plan of all sheets of a block; its first ticket is the model. */
export function blockPlan(template: Template, deal: Deal, { press, order, pack }: BlockOrder): Plan {
  const model = pressFaces(layOut(template, deal.ticket(0).ticket));
  return planFor(model, press, { order, pack, tickets: deal.tickets, specimens: false });
}

/** The line for all sheets of a block. */
export function openLine(
  template: Template,
  deal: Deal,
  order: BlockOrder,
): { readonly line: ImagingLine; readonly plan: Plan } {
  const plan = blockPlan(template, deal, order);
  const { condition } = order;
  return {
    plan,
    line: new ImagingLine({
      template,
      plan,
      deal,
      first: 0,
      ...(condition === undefined ? {} : { condition }),
    }),
  };
}
