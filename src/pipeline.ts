import type { Checked } from './base/checked.ts';
import { Bug } from './base/fault.ts';
import { type Finding, hasErrors } from './base/finding.ts';
import type { Deal } from './block/deal/deal.ts';
import { specimens } from './block/specimens.ts';
import type { Condition } from './face/page.ts';
import { surfaceOf } from './game/game.ts';
import { isSpecimen } from './game/number.ts';
import type { Ticket } from './game/ticket.ts';
import { ordinarySheet } from './imaging/ordinary.ts';
import { impose } from './imposition/impose.ts';
import { ticketAt } from './imposition/order.ts';
import type { Side } from './imposition/places.ts';
import type { Press } from './imposition/press.ts';
import { sizeOf } from './imposition/sequence.ts';
import type { Plan, SheetJob } from './imposition/sheet.ts';
import type { CheckedCount, ProvedSpecimen } from './proof/subject.ts';
import { imagingStock } from './rip/imaging-stock.ts';
import { type OrderAsked, wishesOf } from './rip/job-order.ts';
import { type FileWishes, type PlateFile, plateFiles } from './rip/plate-files.ts';
import type { CellSubject } from './rules/cell/subject.ts';
import { CELL_RULES } from './rules/profile/cell.ts';
import { FACE_RULES } from './rules/profile/face.ts';
import { JOB_RULES } from './rules/profile/job.ts';
import { REGLEMENT_RULES } from './rules/profile/reglement.ts';
import { SHEET_RULES } from './rules/profile/sheet.ts';
import { TEMPLATE_RULES } from './rules/profile/template.ts';
import { TICKET_RULES } from './rules/profile/ticket.ts';
import { gate, type Inspection, inspect, type Passage, passAll } from './rules/run.ts';
import { cellsOfGame } from './rules/template/cell-count.ts';
import { inspectTickets } from './rules/ticket/check.ts';
import { layOut, type TicketFaces } from './template/lay-out.ts';
import { pressFaces } from './template/press-faces.ts';
import type { Template } from './template/template.ts';

/** A game with its specimens laid out, and all that the rules say about both. */
export interface JudgedGame {
  readonly template: Template;
  readonly specimens: readonly ProvedSpecimen[];
  /** The specimens' faces, sealed if nothing was wrong. */
  readonly faces: Passage<readonly TicketFaces[]>;
  /** The same as the press prints them; null where something was wrong. */
  readonly pressed: Checked<readonly TicketFaces[]> | null;
  readonly findings: readonly Finding[];
  readonly checked: readonly CheckedCount[];
}

/** Judges a game from its règlement to the faces of its specimens. */
export function judgeGame(template: Template): JudgedGame {
  const { game } = template;
  const made = specimens(game).map((specimen) => ({ specimen, faces: layOut(template, specimen.ticket) }));
  const faces = made.map((one) => one.faces);
  const cells = cellSubjects(template);
  const inspected: readonly Inspection[] = [
    inspect(REGLEMENT_RULES, [game]),
    inspect(TEMPLATE_RULES, [template]),
    inspect(CELL_RULES, cells),
    inspectTickets(
      game,
      made.map(({ specimen }) => specimen.ticket),
    ),
    inspect(FACE_RULES, faces),
  ];
  const passage = passAll(faces, inspected);
  return {
    template,
    specimens: made,
    faces: passage,
    pressed: passage.checked === null ? null : passAll(passage.checked.map(pressFaces), inspected).checked,
    findings: passage.findings,
    checked: [
      { count: RULES, of: 'rule' },
      { count: cells.length, of: 'cell' },
      { count: cellsOfGame(game), of: 'cell of the law' },
      { count: made.length, of: 'specimen' },
      { count: 2 * faces.length, of: 'face' },
    ],
  };
}

/** The specimens on press sheets, sealed if no rule on sheets is broken; null where their faces were not. */
export function imposeSpecimens(judged: JudgedGame, press: Press): Passage<SheetJob> | null {
  const { pressed } = judged;
  if (pressed === null) return null;
  return gate(SHEET_RULES, impose(pressed, press, wishesOf(press, {}, { areSpecimens: true })));
}

const RULES = [REGLEMENT_RULES, TEMPLATE_RULES, CELL_RULES, TICKET_RULES, FACE_RULES, SHEET_RULES].reduce(
  (count, rules) => count + rules.length,
  0,
);

const cellSubjects = ({ game, surfaces }: Template): readonly CellSubject[] =>
  surfaces.flatMap((layout) => {
    const surface = surfaceOf(game, layout.surface);
    return layout.cells().map((cell) => ({ surface, layout, cell }));
  });

/** Tickets on the plates of a press: the job and each of its files, sealed if no rule was broken. */
export interface PlateJob {
  readonly findings: readonly Finding[];
  readonly job: SheetJob | null;
  /** Null where an error stands in the way. */
  readonly files: readonly Checked<PlateFile>[] | null;
}

/** What a job of plates asks for beside its tickets. */
export interface PlateWishes extends OrderAsked, FileWishes {
  readonly press: Press;
  /** The game code that every ticket must bear; left out: any, as long as it is one. */
  readonly emission?: string;
}

/**
 * The tickets of a job on plates, pass by pass.
 *
 * Why     each gate asks for the one before it: what records say, what faces show, where sheets put them
 */
export function platesOf(template: Template, tickets: readonly Ticket[], wishes: PlateWishes): PlateJob {
  const { press, emission } = wishes;
  const faces = tickets.map((ticket) => layOut(template, ticket));
  const seen: readonly Inspection[] = [
    inspect(REGLEMENT_RULES, [template.game]),
    inspect(TEMPLATE_RULES, [template]),
    inspect(CELL_RULES, cellSubjects(template)),
    inspectTickets(template.game, tickets),
    ...(emission === undefined ? [] : [inspect(JOB_RULES, [{ emission, tickets }])]),
    inspect(FACE_RULES, faces),
  ];
  const { checked, findings: ofFaces } = passAll(faces, seen);
  const pressed = checked === null ? null : passAll(checked.map(pressFaces), seen).checked;
  if (pressed === null) return { findings: ofFaces, job: null, files: null };
  const areSpecimens = tickets.every(({ number }) => number !== null && isSpecimen(number));
  const job = impose(pressed, press, wishesOf(press, wishes, { areSpecimens }));
  const sheets = inspect(SHEET_RULES, [job]);
  const findings = [...ofFaces, ...sheets.findings];
  const stock = (side: Side) => imagingStock(template, job.plan, side);
  const files = plateFiles(job, { ...wishes, stock }).map((file) => passAll(file, [...seen, sheets]).checked);
  return { findings, job, files: files.every((file) => file !== null) ? files : null };
}

/** What of the plates of a block is made once: its fixed plates, and its first sheet whole. */
export interface BlockPlates {
  readonly findings: readonly Finding[];
  /** The fixed plates and the composite of the first sheet; null where an error stands in the way. */
  readonly files: readonly Checked<PlateFile>[] | null;
  /** The imaging of the first sheet, each side as a file of its own: what all others are like. */
  readonly imaging: readonly Checked<PlateFile>[];
}

/**
 * The plates of a block that do not change with its tickets.
 *
 * Why     the first sheet and a sheet of consecutive tickets go the ordinary way, through every gate: places and marks of all
 *         others are theirs, and each ticket is judged when it is imaged
 */
export function platesOfBlock(template: Template, deal: Deal, wishes: BlockWishes): BlockPlates {
  const { plan, first, condition } = wishes;
  const size = sizeOf(plan);
  const dealt = plan.places.map((_, place) => {
    const index = ticketAt(plan.order, size, { sheet: first, place });
    return index === null ? null : deal.ticket(index).ticket;
  });
  const { sheet, inspection } = ordinarySheet(template, plan, { number: first + 1, tickets: dealt });
  const seen: readonly Inspection[] = [
    inspect(REGLEMENT_RULES, [template.game]),
    inspect(TEMPLATE_RULES, [template]),
    inspect(CELL_RULES, cellSubjects(template)),
    inspectTickets(
      template.game,
      dealt.filter((ticket) => ticket !== null),
    ),
    inspection,
  ];
  const { findings: ofTickets } = passAll(sheet, seen);
  if (hasErrors(ofTickets)) return { findings: ofTickets, files: null, imaging: [] };
  const model = modelJob(template, deal, plan);
  const findings = [...ofTickets, ...model.findings];
  const stock = (side: Side) => imagingStock(template, plan, side);
  const job = { press: plan.press, order: plan.order, plan, sheets: [sheet] };
  const more = condition === undefined ? {} : { condition };
  const files = plateFiles(job, { stock, ...more }).map((file) => passAll(file, [...seen, model]).checked);
  const whole = files.filter((file) => file !== null);
  if (whole.length < files.length) return { findings, files: null, imaging: [] };
  return {
    findings,
    files: whole.filter(({ kind }) => kind !== 'imaging'),
    imaging: whole.filter(({ kind }) => kind === 'imaging'),
  };
}

/** What is asked of the plates of a block. */
export interface BlockWishes {
  readonly plan: Plan;
  /** The first sheet that is made, from 0. */
  readonly first: number;
  readonly condition?: Condition;
}

/** A full sheet of the block's first tickets on the same press, judged as a job of its own. */
function modelJob(template: Template, deal: Deal, { press, order, places }: Plan): Inspection {
  const tickets = Array.from(
    { length: Math.min(places.length, deal.tickets) },
    (_, at) => deal.ticket(at).ticket,
  );
  const faces = tickets.map((ticket) => layOut(template, ticket));
  const { checked } = passAll(faces.map(pressFaces), [inspect(FACE_RULES, faces)]);
  if (checked === null) throw new Bug('a sheet of tickets that passed their rules did not pass them again');
  return inspect(SHEET_RULES, [impose(checked, press, { order })]);
}
