import type { PDFContext, PDFObject } from '@cantoo/pdf-lib';
import { PDFArray, PDFName } from '@cantoo/pdf-lib';
import { Bug } from '../../../base/fault.ts';
import type { Formula } from './ink.ts';
import type { PlateSpace } from './space.ts';

/**
 * A colour space that takes the same numbers as another and gives the light of one plate.
 *
 * Why     samples of images and courses of gradients stay as they are, compressed and in whatever form: only what their
 *         numbers mean is changed
 */
export function substitute(target: PDFContext, space: PlateSpace, formula: Formula): PDFObject {
  if (space.palette !== null) {
    const { base, entries, last } = space.palette;
    const table = target.register(target.stream(entries));
    return arrayOf(target, [
      PDFName.of('Indexed'),
      substitute(target, base, formula),
      target.obj(last),
      table,
    ]);
  }
  if (formula.kind === 'light' && space.components === 1) return PDFName.of('DeviceGray');
  const { components } = space;
  const light = target.register(
    target.stream(calculator(formula, components), {
      FunctionType: 4,
      Domain: Array.from({ length: components }, () => [0, 1]).flat(),
      Range: [0, 1],
    }),
  );
  const names = Array.from({ length: components }, (_, index) => PDFName.of(`Part${index}`));
  const [only] = names;
  const isOne = components === 1 && only !== undefined;
  const made = isOne
    ? [PDFName.of('Separation'), only, PDFName.of('DeviceGray'), light]
    : [PDFName.of('DeviceN'), arrayOf(target, names), PDFName.of('DeviceGray'), light];
  return target.register(arrayOf(target, made));
}

/** The formula as a PostScript calculator function: components in, light out. */
function calculator(formula: Formula, components: number): string {
  const pops = (count: number): string => 'pop '.repeat(count);
  const only = (index: number): string =>
    `${components - 1 - index} index ${components + 1} 1 roll ${pops(components)}`;
  switch (formula.kind) {
    case 'tint':
      return `{ ${only(formula.index)} 1 exch sub }`;
    case 'light':
      return `{ ${only(formula.index)} }`;
    case 'empty':
      return `{ ${pops(components)} 1 }`;
    case 'lightness':
      throw new Bug('an image or a gradient in Lab, which is on no plate, is to be put on one');
    case 'rgb': {
      const most = '2 index 2 index 2 index 2 copy lt { exch } if pop 2 copy lt { exch } if pop';
      if (formula.index === 3) return `{ ${most} 4 1 roll pop pop pop }`;
      return `{ ${most} ${3 - formula.index} index exch sub 1 add 4 1 roll pop pop pop }`;
    }
  }
}

function arrayOf(target: PDFContext, parts: readonly PDFObject[]): PDFArray {
  const array = PDFArray.withContext(target);
  for (const part of parts) array.push(part);
  return array;
}
