import { auditOf } from '../audit/audit.ts';
import { InputError } from '../base/fault.ts';
import { type Finding, hasErrors, isError } from '../base/finding.ts';
import { readRecordFile } from '../files/record-file.ts';
import { recordColumns } from '../game/columns.ts';
import { judgeGame } from '../pipeline.ts';
import { BLOCK_RULES } from '../rules/profile/block.ts';
import { run } from '../rules/run.ts';
import { ticketChecker } from '../rules/ticket/check.ts';
import { loadTemplate } from '../template/load.ts';
import type { Template } from '../template/template.ts';
import { auditRecords, blockOfGame } from './audit/recorded.ts';
import { keptFindings, leftOut } from './audit/ticket-findings.ts';
import type { Desk } from './desk.ts';
import { findingLine, jsonReport, plural, recordSummary } from './report-text.ts';

interface Flags {
  readonly json?: boolean;
  /** The block file of the block that the records should be, whole. */
  readonly block?: string;
}

/**
 * Judges the records of a file, or the game itself where no file is named.
 *
 * Why     a finding says what was expected and what was found, of live tickets too: naming the fault is what it is for, and
 *         whoever asks holds the records. It goes to standard output alone, never to a file or a log
 */
export async function check(this: Desk, flags: Flags, id: string, path?: string): Promise<void> {
  const template = await loadTemplate(id);
  const judged = await judge(this, template, { path, ...flags });
  if (flags.json === true) await this.data(jsonReport(id, judged));
  else {
    for (const finding of judged.findings) await this.data(`${findingLine(finding)}\n`);
    await this.data(`${judged.summary}\n`);
  }
  if (hasErrors(judged.findings)) this.foundErrors();
}

function judge(
  desk: Desk,
  template: Template,
  { path, block }: { readonly path: string | undefined; readonly block?: string },
): Promise<Report> | Report {
  if (path === undefined && block !== undefined) {
    throw new InputError('--block names a block, and no file names its records', {
      hint: 'name a file of records after the game',
    });
  }
  if (path === undefined) return checkGame(template);
  return block === undefined
    ? checkRecords(desk, template, path)
    : checkBlock(desk, template, { path, block });
}

interface Report {
  readonly tickets: number;
  readonly findings: readonly Finding[];
  readonly summary: string;
}

/** The règlement, every cell and the specimens. */
function checkGame(template: Template): Report {
  const { specimens, findings, checked } = judgeGame(template);
  const counts = checked.map(({ count, of }) => plural(count, of)).join(', ');
  const errors = findings.filter(isError).length;
  const verdict = errors === 0 ? 'nothing wrong' : plural(errors, 'error');
  return { tickets: specimens.length, findings, summary: `${template.game.id}: ${verdict} (${counts})` };
}

/** Every record of a file, as it streams by; a line that is no record is said at once, and the others are judged. */
async function checkRecords(desk: Desk, { game }: Template, path: string): Promise<Report> {
  const judge = ticketChecker(game);
  const findings: Finding[] = [];
  const count = { tickets: 0, bad: 0, unreadable: 0, blank: 0 };
  for await (const batch of readRecordFile({ path, columns: recordColumns(game) }, desk.stdin)) {
    for (const read of batch) {
      if (read.kind === 'blank') count.blank += 1;
      else if (read.kind === 'unreadable') {
        count.unreadable += 1;
        desk.say(`grattage: ${path}:${read.line}:${read.column}: ${read.because}`);
      } else {
        const { findings: found } = judge(read.record);
        count.tickets += 1;
        if (hasErrors(found)) count.bad += 1;
        findings.push(...found);
      }
    }
  }
  if (count.unreadable > 0) desk.foundUnreadable();
  if (count.blank > 0) desk.say(`grattage: ${path}: ${plural(count.blank, 'blank line')} passed over`);
  if (count.tickets + count.unreadable === 0) {
    throw new InputError(`${path}: holds no record`, {
      hint: 'records are NDJSON, CSV or Parquet',
    });
  }
  return { tickets: count.tickets, findings, summary: recordSummary(count) };
}

/**
 * Every record of a block that others made, and the block that they make together.
 *
 * Why     findings are counted beyond the first of each rule: millions of records stream by in flat memory
 */
async function checkBlock(
  desk: Desk,
  { game }: Template,
  { path, block }: { readonly path: string; readonly block: string },
): Promise<Report> {
  const file = await blockOfGame(block, game.id);
  const { tally, findings, count } = await auditRecords(desk, { path, game, file });
  const ofBlock = run(BLOCK_RULES, auditOf(tally));
  for (const line of leftOut(findings)) desk.say(line);
  return {
    tickets: count.tickets,
    findings: [...keptFindings(findings), ...ofBlock],
    summary: `${recordSummary(count)}; the block: ${ofBlock.length === 0 ? 'nothing wrong' : plural(ofBlock.length, 'error')}`,
  };
}
