import type { Item } from '../../src/face/item.ts';
import type { SheetPage } from '../../src/imposition/sheet.ts';

/** What the marks of a page say, run by run. */
export const textOn = ({ marks }: SheetPage): readonly string[] => marks.items.flatMap(textsIn);

const textsIn = (item: Item): readonly string[] => (item.kind === 'glyphs' ? [item.run.text] : []);
