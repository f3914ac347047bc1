import { Bug } from '../base/fault.ts';
import type { BoundedFile } from '../pdf/read/content/bounded-file.ts';
import { interpretPage } from '../pdf/read/content/interpret.ts';
import type { PageEntry } from '../pdf/read/content/page-tree.ts';
import type { ArtFace } from './art/art-reader.ts';
import type { Court } from './court.ts';
import type { FaceFact } from './face-fact.ts';
import type { Fact } from './facts.ts';
import { FactsOfFile, type PagePlace } from './facts-of-file.ts';
import { type FileArt, fileArt } from './file-art.ts';
import { type FilePlan, filePlan, type PagePlan } from './file-plan.ts';
import { FormShelf } from './form-shelf.ts';
import { codeText } from './judge-code.ts';
import { isEmpty, judgeFace } from './judge-face.ts';
import type { FileTally } from './judge-file.ts';
import { judgeOutside, judgeSheet } from './judge-sheet.ts';
import { unitShown } from './page-claim.ts';
import { PageLayouts } from './page-layouts.ts';
import { type FileReading, PageReader } from './page-reader.ts';
import { PageSequence } from './page-sequence.ts';
import type { PrintedFile, PrintedJob } from './printed-job.ts';
import type { ReadFace, ReadPage } from './read-face.ts';
import type { Side } from './reading-map.ts';
import type { Registration } from './registration.ts';
import { OTHER_SIDE } from './sides.ts';
import { Together } from './together.ts';

/** A page as it was read, with what is the same on every sheet. */
interface PageRead extends ReadPage {
  readonly side: Side;
  readonly art: readonly ArtFace[];
}

/** A file that is to be read, and who is told of it page by page. */
export interface FileToRead {
  readonly file: PrintedFile;
  readonly registration: Registration;
  readonly progress: () => void;
}

/** Reads one file page by page, and judges what is on them. */
export class FileJudge {
  readonly #court: Court;
  readonly #job: PrintedJob;
  readonly #name: string;
  readonly #plan: FilePlan;
  readonly #reading: FileReading;
  readonly #layouts: PageLayouts;
  readonly #facts: FactsOfFile;
  readonly #sequence: PageSequence;
  /** Where all passes stand in one file. */
  readonly #art: FileArt | null;
  readonly #registration: Registration;
  readonly #progress: () => void;
  #faces = 0;
  #cells = 0;
  #codes = 0;

  constructor(court: Court, job: PrintedJob, { file, registration, progress }: FileToRead) {
    const plan = filePlan(job, file);
    if (plan === null) throw new Bug(`${file.name} holds no mark that changes`);
    this.#court = court;
    this.#job = job;
    this.#name = file.name;
    this.#plan = plan;
    this.#reading = {
      map: court.map,
      lettering: court.lettering,
      slots: court.places,
      layered: plan.layered,
      forms: new FormShelf(),
    };
    this.#layouts = new PageLayouts(job, court.map, plan);
    this.#facts = new FactsOfFile(file.name, court.register);
    this.#sequence = new PageSequence(plan);
    this.#art = plan.layered ? fileArt(court, job, plan) : null;
    this.#registration = registration;
    this.#progress = progress;
  }

  judge(file: BoundedFile): { readonly tally: FileTally; readonly facts: readonly Fact[] } {
    const { pages } = file.pages;
    for (const page of pages) {
      this.#judgePage(file, page);
      this.#progress();
    }
    for (const { rule, unit, page, found } of this.#sequence.faults()) {
      const { name, sheet } = this.#plan.page(unit);
      this.#facts.ofPage(
        { rule, what: name, expected: 'each page once and in order', found },
        { page, sheet },
      );
    }
    const tally = {
      name: this.#name,
      pages: pages.length,
      faces: this.#faces,
      cells: this.#cells,
      codes: this.#codes,
    };
    return { tally, facts: this.#facts.all };
  }

  #judgePage(file: BoundedFile, entry: PageEntry): void {
    const expected = this.#sequence.next;
    const last = this.#plan.page(Math.min(expected, this.#plan.count - 1));
    const { side } = last;
    let read = this.#read(file, entry, side);
    let unit = unitShown(this.#court, this.#plan, { page: read, side, expected });
    if (unit === null && this.#plan.count > 1) {
      const other = this.#read(file, entry, OTHER_SIDE[side]);
      const shown = unitShown(this.#court, this.#plan, {
        page: other,
        side: OTHER_SIDE[side],
        expected: expected + 1,
      });
      if (shown !== null) [read, unit] = [other, shown];
    }
    this.#sequence.take(entry.index, unit);
    if (unit === null && expected >= this.#plan.count) this.#judgeSpare(read, entry, last);
    else this.#judgeShown(read, entry, unit === null ? last : this.#plan.page(unit));
  }

  #read(file: BoundedFile, entry: PageEntry, side: Side): PageRead {
    const layout = this.#layouts.of(entry, side);
    const reader = new PageReader(this.#reading, layout);
    const art = this.#art?.reader(layout) ?? null;
    const end = interpretPage(file, entry, art === null ? reader : new Together([reader, art]));
    if (end.stopped !== null)
      this.#facts.ofPage(
        {
          rule: 'readback/page-unreadable',
          what: '',
          expected: 'a whole page',
          found: end.stopped.message,
        },
        { page: entry.index, sheet: null },
      );
    return { ...reader.read, side, art: art?.faces ?? [] };
  }

  /** A page that is held to be one of the plan. */
  #judgeShown(read: PageRead, { index: page }: PageEntry, plan: PagePlan): void {
    const { sheet } = plan;
    for (const face of read.faces) this.#judgeFace(face, page, plan);
    this.#judgeFixed(read, { page, sheet });
    for (const fact of judgeOutside(read)) this.#facts.ofPage(fact, { page, sheet });
    if (!this.#plan.hasSheetIds || sheet === null) return;
    const { register } = this.#court;
    for (const fact of judgeSheet(read, { ...plan, sheet }, { job: this.#job, register }))
      this.#facts.ofPage(fact, { page, sheet });
  }

  /** What is the same on every sheet: art, and the marks that plates are registered by. */
  #judgeFixed({ side, art, figures }: PageRead, at: PagePlace): void {
    for (const { at: place, ...fact } of this.#art?.judge.judge(art) ?? [])
      this.#facts.ofPlace(fact, { ...at, at: place });
    // Pages that are tickets are registered by nothing.
    if (!this.#plan.isByTicket) this.#registration.take({ ...at, file: this.#name, side, figures });
  }

  #judgeFace(face: ReadFace, page: number, { sheet, ticketAt }: PagePlan): void {
    const { dpi } = this.#job.press;
    const { layered } = this.#plan;
    const ticket = ticketAt(face.place.position);
    this.#count(face);
    if (ticket === null) {
      this.#judgeBlank(face, { page, sheet });
      return;
    }
    const { facts, belongsTo } = judgeFace(this.#court, face, { ticket, dpi, layered });
    const at = { at: face.place, page, sheet, ticket: belongsTo ?? ticket };
    for (const fact of facts) this.#facts.ofFace(fact, at);
  }

  #count(face: ReadFace): void {
    if (isEmpty(face, this.#plan)) return;
    this.#faces += 1;
    for (const form of face.forms) if (form !== undefined) this.#cells += 1;
    if (codeText(face) !== null) this.#codes += 1;
  }

  #judgeBlank(face: ReadFace, at: { readonly page: number; readonly sheet: number | null }): void {
    if (!isEmpty(face, this.#plan)) this.#facts.ofFace(BLANK, { ...at, at: face.place, ticket: null });
  }

  /** A page that shows no ticket where no sheet is left. */
  #judgeSpare({ faces }: ReadPage, { index: page }: PageEntry, { sheet }: PagePlan): void {
    this.#facts.ofPage(
      {
        rule: 'readback/page-too-many',
        what: '',
        expected: `${this.#plan.count} pages`,
        found: `page ${page + 1}`,
      },
      { page, sheet: null },
    );
    for (const face of faces) this.#judgeBlank(face, { page, sheet });
  }
}

const BLANK: FaceFact = {
  rule: 'readback/blank-is-printed',
  slot: null,
  what: '',
  expected: 'nothing',
  found: 'marks',
};
