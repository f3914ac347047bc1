import { Bug } from '../base/fault.ts';
import type { Place } from '../base/finding.ts';
import type { BoundedFile } from '../pdf/read/content/bounded-file.ts';
import { interpretPage } from '../pdf/read/content/interpret.ts';
import type { PageEntry } from '../pdf/read/content/page-tree.ts';
import type { Court } from './court.ts';
import type { FaceFact } from './face-fact.ts';
import type { Fact } from './facts.ts';
import { type FilePlan, filePlan, type PagePlan } from './file-plan.ts';
import { FormShelf } from './form-shelf.ts';
import type { TopLeft } from './frame.ts';
import { codeText } from './judge-code.ts';
import { isEmpty, judgeFace } from './judge-face.ts';
import { type PageLayout, sheetLayout, ticketLayout } from './layout.ts';
import { unitShown } from './page-claim.ts';
import { type FileReading, PageReader } from './page-reader.ts';
import { PageSequence } from './page-sequence.ts';
import type { PrintedFile, PrintedJob } from './printed-job.ts';
import type { FileTally } from './read-back.ts';
import type { ReadFace, ReadPage } from './read-face.ts';
import type { Side } from './reading-map.ts';
import { OTHER_SIDE } from './sides.ts';
import { missingWord } from './slug-words.ts';

/** Reads one file page by page, and judges what is on them. */
export class FileJudge {
  readonly #court: Court;
  readonly #job: PrintedJob;
  readonly #name: string;
  readonly #plan: FilePlan;
  readonly #reading: FileReading;
  readonly #layouts = new Map<string, PageLayout>();
  readonly #facts: Fact[] = [];
  readonly #sequence: PageSequence;
  #faces = 0;
  #cells = 0;
  #codes = 0;

  constructor(court: Court, job: PrintedJob, file: PrintedFile) {
    const plan = filePlan(job, file);
    if (plan === null) throw new Bug(`${file.name} holds no mark that changes`);
    this.#court = court;
    this.#job = job;
    this.#name = file.name;
    this.#plan = plan;
    this.#reading = {
      map: court.map,
      lettering: court.lettering,
      slots: court.slotAt,
      layered: plan.layered,
      forms: new FormShelf(),
    };
    this.#sequence = new PageSequence(plan);
  }

  judge(file: BoundedFile): { readonly tally: FileTally; readonly facts: readonly Fact[] } {
    const { pages } = file.pages;
    for (const page of pages) this.#judgePage(file, page);
    for (const { rule, unit, page, found } of this.#sequence.faults()) {
      const plan = this.#plan.page(unit);
      this.#facts.push({
        ...NO_TICKET,
        rule,
        what: plan.name,
        expected: 'each page once and in order',
        found,
        place: this.#place({ page, sheet: plan.sheet }),
      });
    }
    const tally = {
      name: this.#name,
      pages: pages.length,
      faces: this.#faces,
      cells: this.#cells,
      codes: this.#codes,
    };
    return { tally, facts: this.#facts };
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
    else this.#judgeFaces(read, entry, unit === null ? last : this.#plan.page(unit));
  }

  #read(file: BoundedFile, entry: PageEntry, side: Side): ReadPage {
    const reader = new PageReader(this.#reading, this.#layout(entry, side));
    const end = interpretPage(file, entry, reader);
    if (end.stopped !== null)
      this.#facts.push({
        ...NO_TICKET,
        rule: 'readback/page-unreadable',
        what: '',
        expected: 'a whole page',
        found: end.stopped.message,
        place: this.#place({ page: entry.index, sheet: null }),
      });
    return reader.read;
  }

  #layout({ boxes, index }: PageEntry, side: Side): PageLayout {
    const corner = topLeftOf(boxes.media);
    const trim = topLeftOf(boxes.trim ?? boxes.media);
    const key = `${side} ${corner.left} ${corner.top} ${this.#plan.isByTicket ? `${trim.left} ${trim.top}` : ''}`;
    const known = this.#layouts.get(key);
    if (known !== undefined) return known;
    const { map } = this.#court;
    const layout = this.#plan.isByTicket
      ? ticketLayout(this.#job, map, { face: side, corner, trim })
      : sheetLayout(this.#job, map, { side, corner });
    if (this.#layouts.size < MOST_LAYOUTS) this.#layouts.set(key, layout);
    else if (index < 0) throw new Bug('a page before the first');
    return layout;
  }

  #judgeFaces(read: ReadPage, entry: PageEntry, plan: PagePlan): void {
    const { dpi } = this.#job.press;
    const { layered } = this.#plan;
    for (const face of read.faces) {
      const ticket = plan.ticketAt(face.place.position);
      this.#count(face);
      if (ticket === null) {
        if (!isEmpty(face, this.#plan)) this.#tell(BLANK, { face, entry, plan, ticket: null });
        continue;
      }
      const { facts, belongsTo } = judgeFace(this.#court, face, { ticket, dpi, layered });
      for (const fact of facts) this.#tell(fact, { face, entry, plan, ticket: belongsTo ?? ticket });
    }
    this.#judgeSheet(read, entry, plan);
  }

  #count(face: ReadFace): void {
    if (isEmpty(face, this.#plan)) return;
    this.#faces += 1;
    for (const form of face.forms) if (form !== undefined) this.#cells += 1;
    if (codeText(face) !== null) this.#codes += 1;
  }

  /** The name of the sheet, and cells that have strayed from all tickets. */
  #judgeSheet({ sheetId, slug, outside }: ReadPage, entry: PageEntry, plan: PagePlan): void {
    const place = this.#place({ page: entry.index, sheet: plan.sheet });
    for (const _ of outside)
      this.#facts.push({
        ...NO_TICKET,
        rule: 'readback/mark-outside-its-zone',
        what: 'a cell',
        expected: 'it on its ticket',
        found: 'it on none',
        place,
      });
    if (!this.#plan.hasSheetIds || plan.sheet === null) return;
    const tickets = this.#ticketsOf(plan);
    const { register } = this.#court;
    // A sheet's number in seven digits, then its first ticket in the order of the job.
    const name = String(plan.sheet).padStart(7, '0') + register.number(Math.min(...tickets));
    if (sheetId !== name) {
      const found = sheetId ?? 'none that can be read';
      this.#facts.push({
        ...NO_TICKET,
        rule: 'readback/sheet-id-differs',
        what: '',
        expected: name,
        found,
        place,
      });
    }
    const missing = missingWord(slug, {
      sheet: plan.sheet,
      sheets: this.#job.sheetMap.sheets,
      first: register.number(tickets[0] ?? 0),
      last: register.number(tickets.at(-1) ?? 0),
    });
    if (missing === null) return;
    this.#facts.push({
      ...NO_TICKET,
      rule: 'readback/slug-differs',
      what: '',
      expected: missing,
      found: 'no such word',
      place,
    });
  }

  /** The tickets of a page in the order of its places. */
  #ticketsOf({ ticketAt }: PagePlan): readonly number[] {
    return this.#job.places.flatMap((_, position) => ticketAt(position) ?? []);
  }

  /** A page that shows no ticket where no sheet is left. */
  #judgeSpare(read: ReadPage, entry: PageEntry, plan: PagePlan): void {
    const expected = `${this.#plan.count} pages`;
    const place = this.#place({ page: entry.index, sheet: null });
    this.#facts.push({
      ...NO_TICKET,
      rule: 'readback/page-too-many',
      what: '',
      expected,
      found: `page ${entry.index + 1}`,
      place,
    });
    for (const face of read.faces)
      if (!isEmpty(face, this.#plan)) this.#tell(BLANK, { face, entry, plan, ticket: null });
  }

  #tell(
    fact: FaceFact,
    at: {
      readonly face: ReadFace;
      readonly entry: PageEntry;
      readonly plan: PagePlan;
      readonly ticket: number | null;
    },
  ): void {
    const { slot, ...rest } = fact;
    const { face, entry, plan, ticket } = at;
    this.#facts.push({
      ...rest,
      ticket: ticket === null ? null : this.#court.register.number(ticket),
      surface: slot?.surface.law.id ?? null,
      zone: slot?.zone ?? null,
      article: slot?.surface.law.law.contentArticle ?? null,
      place: {
        ...this.#place({ page: entry.index, sheet: plan.sheet }),
        atMm: face.place.atMm,
        position: plan.sheet === null ? null : face.place.position + 1,
      },
    });
  }

  #place({ page, sheet }: { readonly page: number | null; readonly sheet: number | null }): Place {
    return { file: this.#name, page: page === null ? null : page + 1, atMm: null, sheet, position: null };
  }
}

/** Pages of one file are alike; one whose boxes change from page to page is no reason to keep a layout of each. */
const MOST_LAYOUTS = 16;

const NO_TICKET = { ticket: null, surface: null, zone: null, article: null } as const;

const BLANK: FaceFact = {
  rule: 'readback/blank-is-printed',
  slot: null,
  what: '',
  expected: 'nothing',
  found: 'marks',
};

/** A box may be written from any corner. */
function topLeftOf(box: readonly [number, number, number, number] | null): TopLeft {
  if (box === null) return { left: 0, top: 0 };
  const [left, bottom, right, top] = box;
  return { left: Math.min(left, right), top: Math.max(bottom, top) };
}
