import type { Pass } from '../face/face.ts';
import type { ContentLayer, PageContent, ProcessingStep } from '../face/page.ts';
import { passName } from './passes.ts';

/** The contents of a pass on its layer, for files that hold several; codes are on one of their own. */
export function onLayerOf(pass: Pass, contents: readonly PageContent[]): readonly PageContent[] {
  const layer = { name: passName(pass), step: STEPS[pass] ?? null };
  return contents.map((content) => ({ ...content, layer: content.kind === 'bars' ? CODES : layer }));
}

const CODES: ContentLayer = { name: 'codes', step: 'Positions/Barcode' };

/** What passes are to the work beside the printing; the others are artwork. */
const STEPS: Readonly<Record<string, ProcessingStep>> = {
  white: 'White',
  varnish: 'Varnish',
  imaging: 'Positions/Imprinting',
  'back-imaging': 'Positions/Imprinting',
};
