import { PDFDict, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { PlateTarget } from './plate-target.ts';
import type { KeptResource, Program } from './program.ts';

export type MadeResource = 'XObject' | 'Pattern' | 'Shading' | 'ExtGState';

/** The resources of one content stream of a plate: what it keeps under its old names, what was made under new ones. */
export class ResourceNames {
  readonly #program: Program;
  readonly #target: PlateTarget;
  readonly #made = new Map<string, Map<PDFRef, string>>();

  constructor(program: Program, target: PlateTarget) {
    this.#program = program;
    this.#target = target;
  }

  of(kind: MadeResource, ref: PDFRef): string {
    const names = this.#made.get(kind) ?? new Map<PDFRef, string>();
    this.#made.set(kind, names);
    const name = names.get(ref) ?? `Plate${kind[0]}${names.size}`;
    names.set(ref, name);
    return name;
  }

  dict(): PDFDict {
    const context = this.#target.context;
    const dict = PDFDict.withContext(context);
    for (const kind of KINDS) {
      const entries = [...this.#kept(kind), ...[...(this.#made.get(kind) ?? [])].map(turned)];
      if (entries.length > 0) dict.set(PDFName.of(kind), this.#map(entries));
    }
    return dict;
  }

  #kept(kind: KeptResource | MadeResource): readonly [string, PDFObject][] {
    const names =
      kind === 'Font' || kind === 'ExtGState' || kind === 'Properties' ? this.#program.uses[kind] : [];
    return [...names].flatMap((name): [string, PDFObject][] => {
      const copy = this.#target.kept(this.#program.resources, kind, name);
      return copy === null ? [] : [[name, copy]];
    });
  }

  #map(entries: Iterable<readonly [string, PDFObject]>): PDFDict {
    const map = PDFDict.withContext(this.#target.context);
    for (const [name, value] of entries) map.set(PDFName.of(name), value);
    return map;
  }
}

const KINDS = ['Font', 'ExtGState', 'Properties', 'XObject', 'Pattern', 'Shading'] as const;

const turned = ([ref, name]: readonly [PDFRef, string]): [string, PDFObject] => [name, ref];
