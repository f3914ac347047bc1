import { addSeparation, GRAPHICS_STATES } from './colours.ts';
import type { PdfDocument } from './document.ts';
import { addFonts } from './fonts.ts';
import { addLayers } from './layers.ts';
import { addDeviceN } from './mixes.ts';
import type { Shelf } from './stream.ts';
import type { Survey } from './survey.ts';

/** Puts down what streams refer to by name. */
export function stockShelf(file: PdfDocument, { inks, mixes, fonts, layers }: Survey): Shelf {
  const separations = new Map([...inks].map(([name, ink]) => [name, addSeparation(file, ink)]));
  const deviceNs = [...mixes].map(([name, mixed]) => [name, addDeviceN(file, mixed, separations)] as const);
  return {
    fonts: addFonts(file, fonts),
    spaces: new Map([...separations, ...deviceNs]),
    layers: addLayers(file, [...layers.values()]),
    states: {
      Over: file.add(GRAPHICS_STATES.Over),
      Replace: file.add(GRAPHICS_STATES.Replace),
      Knock: file.add(GRAPHICS_STATES.Knock),
    },
  };
}
