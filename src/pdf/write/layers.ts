import { Bug } from '../../base/fault.ts';
import type { ContentLayer } from '../../face/page.ts';
import type { PdfDocument } from './document.ts';
import { type Ref, text } from './pdfkit-parts.ts';
import { mustBeXmlText } from './xml.ts';

/** A layer as streams refer to it. */
export interface LayerEntry {
  readonly name: string;
  readonly ref: Ref;
}

/** Throws  Bug if the layer has no name, or one name is two layers */
export function mustBeOneLayer(layer: ContentLayer, known: ContentLayer | undefined): void {
  if (mustBeXmlText(layer.name).trim() === '') throw new Bug('a layer has no name');
  if (known !== undefined && known.step !== layer.step) {
    throw new Bug(`the layer ${layer.name} is declared twice, with two steps of processing`);
  }
}

/**
 * Puts down the layers of the file, by their names; nothing where there are none.
 *
 * Order   as given: so viewers list them
 */
export function addLayers(
  file: PdfDocument,
  layers: readonly ContentLayer[],
): ReadonlyMap<string, LayerEntry> {
  const entries = layers.map(
    (layer, index) => [layer.name, { name: `L${index}`, ref: addLayer(file, layer) }] as const,
  );
  const groups = entries.map(([, { ref }]) => ref);
  if (groups.length > 0) {
    file.catalogue.OCProperties = {
      OCGs: groups,
      D: { Name: text('Calques'), BaseState: 'ON', Order: groups },
    };
  }
  return new Map(entries);
}

const addLayer = (file: PdfDocument, { name, step }: ContentLayer): Ref =>
  file.add({ Type: 'OCG', Name: text(name), ...(step === null ? {} : { GTS_Metadata: metadata(step) }) });

/** Source  ISO 19593-1: only some groups have types */
function metadata(step: NonNullable<ContentLayer['step']>): object {
  const [group, type] = step.split('/');
  return { GTS_ProcStepsGroup: group, ...(type === undefined ? {} : { GTS_ProcStepsType: type }) };
}
