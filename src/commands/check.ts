import { InputError } from '../base/fault.ts';
import { type Finding, hasErrors } from '../base/finding.ts';
import { lines, source } from '../files/lines.ts';
import { readRecordLine } from '../files/record-line.ts';
import { judgeGame } from '../pipeline.ts';
import { ticketChecker } from '../rules/ticket/check.ts';
import { loadTemplate } from '../template/load.ts';
import type { Template } from '../template/template.ts';
import type { Desk } from './desk.ts';
import { findingLine, jsonReport, plural, recordSummary } from './report-text.ts';

interface Flags {
  readonly json?: boolean;
}

/** Judges the records of a file, or the game itself where no file is named. */
export async function check(this: Desk, flags: Flags, id: string, path?: string): Promise<void> {
  const template = await loadTemplate(id);
  const judged = path === undefined ? checkGame(template) : await checkRecords(this, template, path);
  if (flags.json === true) await this.data(jsonReport(id, judged));
  else {
    for (const finding of judged.findings) await this.data(`${findingLine(finding)}\n`);
    await this.data(`${judged.summary}\n`);
  }
  if (hasErrors(judged.findings)) this.foundErrors();
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
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const verdict = errors === 0 ? 'nothing wrong' : plural(errors, 'error');
  return { tickets: specimens.length, findings, summary: `${template.game.id}: ${verdict} (${counts})` };
}

/** Every record of a file, as it streams by; a line that is no record is said at once, and the others are judged. */
async function checkRecords(desk: Desk, template: Template, path: string): Promise<Report> {
  const judge = ticketChecker(template.game);
  const findings: Finding[] = [];
  const count = { tickets: 0, bad: 0, unreadable: 0, blank: 0 };
  for await (const batch of lines(source(path, desk.stdin), path)) {
    for (const line of batch) {
      const read = readRecordLine(line);
      if (read.kind === 'blank') count.blank += 1;
      else if (read.kind === 'unreadable') {
        count.unreadable += 1;
        desk.say(`grattage: ${path}:${line.number}:${read.column}: ${read.because}`);
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
      hint: 'records are NDJSON: one JSON object on each line',
    });
  }
  return { tickets: count.tickets, findings, summary: recordSummary(count) };
}
