import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { BoundedFile } from './bounded-file.ts';
import type { Layer } from './state.ts';

/** The layers of a file, each read once. */
export class LayerShelf {
  readonly #document: PDFDocument;
  readonly #known = new Map<string, Layer>();
  readonly #hidden: ReadonlySet<string>;
  readonly #isOffByDefault: boolean;
  readonly #switchedOn: ReadonlySet<string>;

  constructor(file: BoundedFile) {
    this.#document = file.document;
    const usual = defaultConfiguration(file.document);
    this.#isOffByDefault = usual?.lookup(PDFName.of('BaseState')) === PDFName.of('OFF');
    this.#hidden = refsIn(usual, 'OFF');
    this.#switchedOn = refsIn(usual, 'ON');
  }

  /** `name` is what content calls it, for layers that have no name of their own. */
  read(object: PDFObject | undefined, name: string): Layer {
    const ref = object instanceof PDFRef ? object.tag : null;
    const known = ref === null ? undefined : this.#known.get(ref);
    if (known !== undefined) return known;
    const layer = this.#parse(this.#document.context.lookup(object), { ref, name });
    if (ref !== null) this.#known.set(ref, layer);
    return layer;
  }

  #parse(
    dict: PDFObject | undefined,
    { ref, name }: { readonly ref: string | null; readonly name: string },
  ): Layer {
    const bare = { ref, name, groups: [], step: null, shown: true };
    if (!(dict instanceof PDFDict)) return { ...bare, kind: 'unknown' };
    const type = dict.lookup(PDFName.of('Type'));
    if (type === PDFName.of('OCMD')) return { ...bare, ...this.#members(dict), kind: 'membership' };
    if (type !== PDFName.of('OCG')) return { ...bare, kind: 'unknown' };
    return {
      ...bare,
      name: textOf(dict.lookup(PDFName.of('Name'))) ?? name,
      kind: 'group',
      step: stepOf(dict),
      shown: this.#isShown(ref),
    };
  }

  /** Why  only groups are followed, so that a membership of memberships leads nowhere */
  #members(dict: PDFDict): { readonly groups: readonly Layer[]; readonly shown: boolean } {
    const written = dict.get(PDFName.of('OCGs'));
    const resolved = this.#document.context.lookup(written);
    const entries =
      resolved instanceof PDFArray ? resolved.asArray() : written === undefined ? [] : [written];
    const groups = entries
      .filter((entry) => typeIn(this.#document.context.lookup(entry)) === PDFName.of('OCG'))
      .map((entry) => this.read(entry, ''));
    return { groups, shown: groups.length === 0 || groups.some(({ shown }) => shown) };
  }

  #isShown(ref: string | null): boolean {
    if (ref === null) return true;
    return this.#isOffByDefault ? this.#switchedOn.has(ref) : !this.#hidden.has(ref);
  }
}

const typeIn = (object: PDFObject | undefined): PDFObject | undefined =>
  object instanceof PDFDict ? object.lookup(PDFName.of('Type')) : undefined;

/** Source  ISO 19593-1: /GTS_Metadata of a group */
function stepOf(dict: PDFDict): Layer['step'] {
  const metadata = dict.lookup(PDFName.of('GTS_Metadata'));
  if (!(metadata instanceof PDFDict)) return null;
  const group = metadata.lookup(PDFName.of('GTS_ProcStepsGroup'));
  const type = metadata.lookup(PDFName.of('GTS_ProcStepsType'));
  if (!(group instanceof PDFName)) return null;
  return { group: group.decodeText(), type: type instanceof PDFName ? type.decodeText() : null };
}

function defaultConfiguration(document: PDFDocument): PDFDict | null {
  const root = document.context.lookup(document.context.trailerInfo.Root);
  const properties = root instanceof PDFDict ? root.lookup(PDFName.of('OCProperties')) : undefined;
  const usual = properties instanceof PDFDict ? properties.lookup(PDFName.of('D')) : undefined;
  return usual instanceof PDFDict ? usual : null;
}

function refsIn(dict: PDFDict | null, key: string): ReadonlySet<string> {
  const array = dict?.lookup(PDFName.of(key));
  const entries = array instanceof PDFArray ? array.asArray() : [];
  return new Set(entries.filter((entry) => entry instanceof PDFRef).map((entry) => entry.tag));
}

function textOf(object: PDFObject | undefined): string | null {
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return null;
  try {
    return object.decodeText();
  } catch {
    return null;
  }
}
