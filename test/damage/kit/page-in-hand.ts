import {
  decodePDFRawStream,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** Some object of a PDF, where it stands or by its reference. */
export type Entry = PDFObject | PDFRef;

/** A page of a finished PDF, taken apart into lines of operators: change them in place. */
export class PageInHand {
  readonly node: PDFDict;
  readonly #context: PDFContext;
  #lines: string[] | null = null;

  constructor(node: PDFDict, context: PDFContext) {
    this.node = node;
    this.#context = context;
  }

  get lines(): string[] {
    this.#lines ??= this.#unpacked(linesOf(this.#context.lookup(this.node.get(PDFName.of('Contents')))));
    return this.#lines;
  }

  /**
   * The lines with each form that does nothing but put another in its place written out.
   *
   * Why     the imaging line sets each cell into a form for its slot: a damage is done to the use of a cell on one ticket
   */
  #unpacked(lines: readonly string[]): string[] {
    const forms = this.resources('XObject');
    const known = new Map<string, readonly string[]>();
    return lines.flatMap((line) => {
      if (!line.endsWith(' Do')) return [line];
      const its = known.get(line) ?? this.#holderLines(forms.lookup(nameIn(line))) ?? [line];
      known.set(line, its);
      return its;
    });
  }

  /** Of a form that holds another and nothing else, the lines that do the same on the page; null for any other. */
  #holderLines(form: PDFObject | undefined): readonly string[] | null {
    if (!(form instanceof PDFRawStream) || form.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form'))
      return null;
    const [move = '', draw = '', end, ...others] = linesOf(form).filter((line) => line !== '');
    const isHolder = /^q .* cm$/.test(move) && draw.endsWith(' Do') && end === 'Q' && others.length === 0;
    const held = isHolder ? resourcesIn(form.dict, 'XObject', this.#context).get(nameIn(draw)) : undefined;
    if (!(held instanceof PDFRef)) return null;
    const name = `H${held.objectNumber}`;
    this.know('XObject', name, held);
    return [move, `/${name} Do`, 'Q'];
  }

  /** Puts lines in the place of so many. */
  put(at: number, count: number, ...lines: readonly string[]): void {
    this.lines.splice(at, count, ...lines);
  }

  /** Puts lines before the last: on top of all else, in the page's own space. */
  paintLast(...lines: readonly string[]): void {
    this.lines.push('q', ...lines, 'Q');
  }

  /** What content may call by name, of a kind such as `ExtGState`. */
  resources(kind: string): PDFDict {
    return resourcesIn(this.node, kind, this.#context);
  }

  /** Makes something known to the content by a name. */
  know(kind: string, name: string, entry: Entry): void {
    this.resources(kind).set(PDFName.of(name), entry);
  }

  /** Writes the lines back, if they were looked at. */
  close(): void {
    if (this.#lines === null) return;
    const content = this.#context.stream(this.#lines.join('\n'));
    this.node.set(PDFName.of('Contents'), this.#context.register(content));
  }
}

/** What a line draws by its name. */
const nameIn = (line: string): PDFName => PDFName.of(line.slice(1, -' Do'.length));

/** The resources of a page or a form, of one kind; none yet is an empty dictionary from now on. */
export function resourcesIn(of: PDFDict, kind: string, context: PDFContext): PDFDict {
  const all = of.lookup(PDFName.of('Resources'), PDFDict);
  const found = all.lookupMaybe(PDFName.of(kind), PDFDict);
  if (found !== undefined) return found;
  const made = context.obj({});
  all.set(PDFName.of(kind), made);
  return made;
}

/** The lines of a stream. */
export function linesOf(stream: PDFObject | undefined): string[] {
  if (!(stream instanceof PDFRawStream)) throw new Error('a stream was expected');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1').split('\n');
}
