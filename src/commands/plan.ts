import { planOf } from '../block/plan.ts';
import { loadTemplate } from '../template/load.ts';
import type { Desk } from './desk.ts';
import { planJson } from './plan-json.ts';
import { planText } from './plan-report.ts';

interface Flags {
  readonly packsOf?: number;
  readonly json?: boolean;
}

/** Prints how many tickets of a block win what, and in which way, beside the règlement's own figures. */
export async function plan(this: Desk, { packsOf, json }: Flags, id: string): Promise<void> {
  const { game } = await loadTemplate(id);
  const planned = planOf(game, packsOf);
  await this.data(json === true ? planJson(planned) : planText(planned));
}
