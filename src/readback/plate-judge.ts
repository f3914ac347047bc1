import type { BoundedFile } from '../pdf/read/content/bounded-file.ts';
import { interpretPage } from '../pdf/read/content/interpret.ts';
import type { PageEntry } from '../pdf/read/content/page-tree.ts';
import { ArtJudge } from './art/art-judge.ts';
import { ArtReader, ArtShelf } from './art/art-reader.ts';
import type { ArtPlan } from './art/art-standing.ts';
import type { Court } from './court.ts';
import type { Fact } from './facts.ts';
import { FactsOfFile } from './facts-of-file.ts';
import type { FileTally } from './judge-file.ts';
import { PageLayouts } from './page-layouts.ts';
import type { FixedFile, PrintedJob } from './printed-job.ts';
import type { Side } from './reading-map.ts';
import { RegisterReader } from './register-print.ts';
import type { Registration } from './registration.ts';
import { Together } from './together.ts';

/** Reads a fixed plate, the same for every sheet, and holds its art at each place against that which was approved. */
export class PlateJudge {
  readonly #file: FixedFile;
  readonly #plan: ArtPlan;
  readonly #side: Side;
  readonly #layouts: PageLayouts;
  readonly #art: ArtJudge;
  readonly #shelf = new ArtShelf();
  readonly #facts: FactsOfFile;
  readonly #registration: Registration;
  #faces = 0;

  constructor(
    court: Court,
    job: PrintedJob,
    at: { readonly file: FixedFile; readonly registration: Registration },
  ) {
    const { file, registration } = at;
    const { name, pass, side } = file;
    this.#file = file;
    this.#plan = { pass, layers: new Map(), plates: new Set(), imaging: new Set() };
    // In work-and-turn one plate prints both sides, and is made as the front has it.
    this.#side = job.press.turn === 'work-and-turn' ? 'recto' : side;
    this.#layouts = new PageLayouts(job, court.map, { isByTicket: false });
    const wanted = { plate: { face: side, pass }, specimens: job.specimens, opened: job.specimens };
    this.#art = new ArtJudge(court.art, court.map.trim, wanted);
    this.#facts = new FactsOfFile(name, court.register);
    this.#registration = registration;
  }

  judge(file: BoundedFile): { readonly tally: FileTally; readonly facts: readonly Fact[] } {
    const { pages } = file.pages;
    const [plate, ...others] = pages;
    if (plate === undefined) this.#unreadable({ found: 'no page', page: null });
    else this.#judgePlate(file, plate);
    for (const { index: page } of others)
      this.#facts.ofPage(
        { rule: 'readback/page-too-many', what: '', expected: '1 page', found: `page ${page + 1}` },
        { page, sheet: null },
      );
    const tally = { name: this.#file.name, pages: pages.length, faces: this.#faces, cells: 0, codes: 0 };
    return { tally, facts: this.#facts.all };
  }

  #judgePlate(file: BoundedFile, entry: PageEntry): void {
    const { index: page } = entry;
    const layout = this.#layouts.of(entry, this.#side);
    const art = new ArtReader(this.#plan, this.#shelf, layout);
    const marks = new RegisterReader(layout);
    const { stopped } = interpretPage(file, entry, new Together([art, marks]));
    if (stopped !== null) this.#unreadable({ found: stopped.message, page });
    this.#faces = art.faces.filter(({ passes }) => passes.size > 0).length;
    for (const { at, ...fact } of this.#art.judge(art.faces))
      this.#facts.ofPlace(fact, { page, sheet: null, at });
    const { name } = this.#file;
    this.#registration.take({ file: name, side: this.#side, page, sheet: null, figures: marks.figures });
  }

  #unreadable({ found, page }: { readonly found: string; readonly page: number | null }): void {
    this.#facts.ofPage(
      { rule: 'readback/page-unreadable', what: '', expected: 'a whole page', found },
      { page, sheet: null },
    );
  }
}
