import type { Face } from '../../face/face.ts';
import type { Item } from '../../face/item.ts';
import { isImaged } from '../../imposition/passes.ts';

/** All that is imaged on a face. */
export const imagedItems = ({ layers }: Face): readonly Item[] =>
  layers.filter(({ pass }) => isImaged(pass)).flatMap(({ items }) => items);
