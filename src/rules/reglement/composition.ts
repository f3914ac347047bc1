import { formatMoney } from '../../base/money.ts';
import type { Composition } from '../../reglement/reglement.ts';

/** A composition as prize tables print it: `10 € + 20 €`. */
export const showComposition = (composition: Composition): string => composition.map(formatMoney).join(' + ');
