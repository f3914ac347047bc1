import { join } from 'node:path';
import { auditOf } from '../../audit/audit.ts';
import { type RootFile, rootFile } from '../../audit/merkle/root-file.ts';
import { reportHtml } from '../../audit/report/html.ts';
import { reportJson } from '../../audit/report/json.ts';
import type { ReportSubject } from '../../audit/report/subject.ts';
import type { Tally } from '../../audit/tally.ts';
import { InputError } from '../../base/fault.ts';
import { hasErrors } from '../../base/finding.ts';
import type { BlockFile } from '../../block/block-file.ts';
import { writeSecret } from '../../files/secret-file.ts';
import { secretFolder } from '../../files/secret-folder.ts';
import { writeWholeBytes } from '../../files/whole-file.ts';
import { BLOCK_RULES, FAIRNESS_RULES } from '../../rules/profile/block.ts';
import { run } from '../../rules/run.ts';
import { loadTemplate } from '../../template/load.ts';
import { withInterruption } from '../block/interruption.ts';
import type { Desk } from '../desk.ts';
import { beside, logLook } from '../look.ts';
import { openedBlock } from '../opened-block.ts';
import { withProgress } from '../progress.ts';
import { auditLines } from './lines.ts';
import { auditRecords, blockOfGame } from './recorded.ts';
import { keptFindings, leftOut, type TicketFindings } from './ticket-findings.ts';
import { auditDealt } from './workers.ts';

export interface AuditFlags {
  readonly key?: string;
  readonly game?: string;
  readonly block?: string;
  readonly packsOf?: number;
  readonly first?: string;
  readonly json?: boolean;
  readonly output?: string;
}

/** Audits a block that is dealt here, or the records of one that others made. */
export async function audit(this: Desk, flags: AuditFlags, path: string): Promise<void> {
  if (flags.output !== undefined) await secretFolder(flags.output);
  const subject =
    flags.game === undefined
      ? await dealt(this, flags, path)
      : await recorded(this, flags, { path, id: flags.game });
  if (flags.output !== undefined) await write(this, subject, flags.output);
  if (flags.json === true) await this.data(reportJson(subject));
  else for (const line of auditLines(subject)) await this.data(`${line}\n`);
  if (hasErrors(subject.findings)) this.foundErrors();
}

/** Deals, judges and counts the whole block, and binds it with a root. */
async function dealt(desk: Desk, flags: AuditFlags, path: string): Promise<ReportSubject> {
  const { key, block, packsOf, first } = flags;
  if (key === undefined) {
    throw new InputError(`${path}: a block is dealt to be audited, and no key is named`, {
      hint: 'name its key with --key; records that others made need --game',
    });
  }
  if (block !== undefined || packsOf !== undefined || first !== undefined) {
    throw new InputError('--block, --packs-of and --first are about records that others made', {
      hint: 'a block file says all of it by itself',
    });
  }
  const opened = await openedBlock(path, key);
  const { file } = opened;
  await logLook(desk, { path, file }, { what: 'audit', tickets: `1-${file.tickets}` });
  const { tally, findings, leaves } = await withInterruption((interruption) =>
    withProgress(desk, { of: file.tickets, noun: 'ticket' }, ({ add }) =>
      auditDealt(opened, { path, interruption, progress: add }),
    ),
  );
  const { game, emission, block: number, packsOf: of, tickets, commitment } = file;
  const root = rootFile({ game, emission, block: number, packsOf: of, tickets, commitment }, leaves);
  await writeRoot(desk, beside(path, 'root.json'), root);
  return subjectOf(tally, findings, { file, root });
}

/** Counts and judges records of others. */
async function recorded(
  desk: Desk,
  flags: AuditFlags,
  { path, id }: { readonly path: string; readonly id: string },
): Promise<ReportSubject> {
  const { key, block, packsOf, first } = flags;
  if (key !== undefined) {
    throw new InputError('--key is for a block that is dealt here, and --game for records that others made', {
      hint: 'leave one of the two out',
    });
  }
  const { game } = await loadTemplate(id);
  const file = block === undefined ? null : await blockOfGame(block, game.id);
  const { tally, findings } = await auditRecords(desk, {
    path,
    game,
    file,
    ...(packsOf === undefined ? {} : { packsOf }),
    ...(first === undefined ? {} : { firstNumber: first }),
  });
  return subjectOf(tally, findings, { file, root: null });
}

function subjectOf(
  tally: Tally,
  findings: TicketFindings,
  { file, root }: { readonly file: BlockFile | null; readonly root: RootFile | null },
): ReportSubject {
  const audited = auditOf(tally);
  return {
    audit: audited,
    findings: [...run([...BLOCK_RULES, ...FAIRNESS_RULES], audited), ...keptFindings(findings)],
    leftOut: leftOut(findings),
    block: file === null ? null : { emission: file.emission, block: file.block },
    root,
    rules: BLOCK_RULES.length + FAIRNESS_RULES.length,
  };
}

/** The root is public: whoever is to be shown a ticket later has it now. */
async function writeRoot(desk: Desk, path: string, root: RootFile): Promise<void> {
  await writeWholeBytes(path, `${JSON.stringify(root, null, 2)}\n`);
  desk.say(`  root ${root.root}`);
  desk.say(`  in ${path}: it holds no secret; publish it to be able to prove tickets later`);
}

/** Why  a report names tickets that are wrong, with what stands on them; records that others made are as live as ours */
async function write(desk: Desk, subject: ReportSubject, output: string): Promise<void> {
  const reports = { 'audit.html': reportHtml(subject), 'report.json': reportJson(subject) };
  for (const [name, text] of Object.entries(reports)) {
    await writeSecret(join(output, name), async (sink) => void sink.write(text));
  }
  desk.say(`  in ${output}, for its owner alone: ${Object.keys(reports).join(', ')}`);
}
