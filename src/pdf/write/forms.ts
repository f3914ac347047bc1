import type { Form } from '../../face/item.ts';
import { boxOf } from './boxes.ts';
import { writeItems } from './content.ts';
import type { PdfDocument } from './document.ts';
import { drawingId } from './identity.ts';
import { text } from './pdfkit-parts.ts';
import { ContentStream, type FormEntry, type Shelf } from './stream.ts';

/** The forms of a file: each drawn when it is first asked for, then only referred to. */
export class FormBook {
  readonly #file: PdfDocument;
  readonly #shelf: Shelf;
  readonly #entries = new Map<string, FormEntry>();

  constructor(file: PdfDocument, shelf: Shelf) {
    this.#file = file;
    this.#shelf = shelf;
  }

  /** Why  by key: the survey made sure that one key is one drawing */
  entry(form: Form): FormEntry {
    const known = this.#entries.get(form.key);
    if (known !== undefined) return known;
    const { ref, depth } = this.#add(form);
    const entry = { name: `X${this.#entries.size}`, ref, depth };
    this.#entries.set(form.key, entry);
    return entry;
  }

  /**
   * Why     a form sets every colour, overprint and line that it uses and takes nothing but the matrix from where it
   *         stands, which is what a RIP asks of what it keeps; the ID tells it across files
   * Source  ISO 16612-2, hints on XObjects
   */
  #add(form: Form): Omit<FormEntry, 'name'> {
    const stream = new ContentStream(this.#shelf);
    writeItems({ stream, forms: this }, form.items);
    const dictionary = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: boxOf(form.box, 0),
      Resources: stream.resources,
      GTS_Encapsulated: true,
      GTS_XID: text(drawingId(form)),
    };
    return { ref: this.#file.addStream(dictionary, stream.operators), depth: stream.depth };
  }
}
