import { groupThousands } from './money.ts';

/** A count as all that is said in English has it: `2,000,000`. */
export const plain = (count: number): string => groupThousands(count).replaceAll('\u00a0', ',');
