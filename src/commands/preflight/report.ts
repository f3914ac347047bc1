import { Bug } from '../../base/fault.ts';
import type { Finding, Severity } from '../../base/finding.ts';
import type { Numbers } from '../../rules/pdf/numbers.ts';
import type { Sourced } from '../../rules/pdf/subject.ts';
import { PDF_ATTEMPT_RULES, PDF_PLATE_RULES, PDF_RULES } from '../../rules/profile/pdf.ts';
import type { Rule } from '../../rules/rule.ts';
import { firstFew, groupedBy } from '../findings-by-rule.ts';
import { plural } from '../report-text.ts';

/** What came of one file. */
export interface FileReport {
  readonly kind: 'judged';
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  /** Null where it could not be read. */
  readonly pages: number | null;
  readonly isPdf: boolean;
  readonly findings: readonly Finding[];
}

/** What came of all files. */
export interface Told {
  readonly numbers: Numbers;
  readonly withJob: boolean;
  readonly reports: readonly FileReport[];
}

/** One rule as the list of applied rules shows it. */
interface Applied {
  readonly id: string;
  readonly source: string;
  readonly says: string;
}

const RULES: readonly Applied[] = [...PDF_ATTEMPT_RULES, ...PDF_RULES, ...PDF_PLATE_RULES].map(
  ({ id, source, says }: Pick<Rule<never>, 'id'> & Sourced) => ({ id, source, says }),
);

/** What is asked of a file that cannot be read. */
const OF_READING: ReadonlySet<string> = new Set(PDF_ATTEMPT_RULES.map(({ id }) => id));

/** Rules of a job judge only files of one, and most rules only files that could be read. */
function appliedRules({ withJob, reports }: Told): readonly Applied[] {
  const anyRead = reports.some(isRead);
  return RULES.filter(({ id }) => OF_READING.has(id) || (anyRead && (withJob || !id.startsWith('pdf/job/'))));
}

const isRead = ({ pages }: FileReport): boolean => pages !== null;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'unchecked'];

const HEADINGS: Readonly<Record<Severity, string>> = {
  error: 'errors',
  warning: 'warnings',
  unchecked: 'not checked',
};

/** The report for people: file by file, then the rules that were applied, then the sum of it. */
export function humanReport(told: Told): string {
  const common = uncheckedInAll(told.reports);
  const files = told.reports.map((report) => fileText(report, common));
  return `${[...files, ...commonText(told, common), rulesText(told), verdict(told)].join('\n\n')}\n`;
}

/** What was not checked in any of several files that were read, by its words: it is said once for all of them. */
function uncheckedInAll(reports: readonly FileReport[]): ReadonlySet<string> {
  const [first, ...others] = reports
    .filter(isRead)
    .map(({ findings }) => new Set(findings.filter(isUnchecked).map(sameness)));
  if (first === undefined || others.length === 0) return new Set();
  return new Set([...first].filter((words) => others.every((other) => other.has(words))));
}

const isUnchecked = ({ severity }: Finding): boolean => severity === 'unchecked';

/** A message without where in the file: another file has it elsewhere. */
const placeless = (message: string): string =>
  message.replace(/(, page \d+)?,? (once|\d+ times, first) at .*$/, '');

/** What is the same of all pages of all files. */
const sameness = (finding: Finding): string =>
  `${finding.rule} ${likeness({ ...finding, message: placeless(finding.message) })}`;

function commonText({ reports }: Told, common: ReadonlySet<string>): readonly string[] {
  const all = reports.flatMap(({ findings }) => findings.filter(isUnchecked));
  const firsts = [...common].flatMap((words) => all.find((finding) => sameness(finding) === words) ?? []);
  const worded = firsts.map((finding) => ({ ...finding, message: placeless(finding.message) }));
  if (firsts.length === 0) return [];
  return [
    `all ${plural(reports.filter(isRead).length, 'file')}\n${groupText('unchecked', worded).join('\n')}`,
  ];
}

function fileText(report: FileReport, common: ReadonlySet<string>): string {
  const { path, bytes, pages } = report;
  const findings = report.findings.filter(
    (finding) => !(isUnchecked(finding) && common.has(sameness(finding))),
  );
  const about = [pages === null ? 'not read' : plural(pages, 'page'), `${Math.ceil(bytes / 1000)} kB`].join(
    ', ',
  );
  const nothing =
    report.findings.length === 0 ? 'nothing found' : 'nothing found but what was not checked in any file';
  const groups = SEVERITIES.flatMap((severity) => groupText(severity, findings));
  return [`${path} (${about})`, ...(groups.length === 0 ? [`  ${nothing}`] : groups)].join('\n');
}

/** The findings of one severity, by rule; none of it where there are none. */
function groupText(severity: Severity, findings: readonly Finding[]): readonly string[] {
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return [];
  return [
    `  ${HEADINGS[severity]}`,
    ...[...groupedBy(own, ({ rule }) => rule)].flatMap(([rule, of]) => [
      `    ${rule} [${sourceOf(rule)}]`,
      ...messages(of),
    ]),
  ];
}

const messages = (findings: readonly Finding[]): readonly string[] =>
  firstFew([...groupedBy(findings, likeness).values()], wording).map((line) => `      ${line}`);

/** Findings that say the same of different pages are one line: a job of sheets has a fault on each of them. */
const likeness = ({ message }: Finding): string =>
  message.replace(/\bpage \d+/, 'page').replaceAll(/\d+ \d+ R\b/g, 'R');

function wording([first, ...others]: readonly Finding[]): string {
  const here = others.filter(({ place }) => place?.page === first?.place?.page).length;
  const pages = [...new Set(others.flatMap(({ place }) => place?.page ?? []))].filter(
    (page) => page !== first?.place?.page,
  );
  const more = here === 0 ? '' : `; ${here} more like it`;
  const also =
    pages.length === 0 ? '' : `; also on ${pages.length === 1 ? 'page' : 'pages'} ${ranges(pages)}`;
  return `${first?.message ?? ''}${more}${also}`;
}

/** `2–4, 7`, of pages in order. */
function ranges(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last !== undefined && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function sourceOf(id: string): string {
  const rule = RULES.find((one) => one.id === id);
  if (rule === undefined) throw new Bug(`a finding is of the rule ${id}, which no list has`);
  return rule.source;
}

function rulesText(told: Told): string {
  const applied = appliedRules(told);
  const longest = Math.max(...applied.map(({ id }) => id.length));
  return [
    appliedWords(told, applied.length),
    ...applied.map(({ id, source: asks, says }) => {
      const count = told.reports.flatMap(({ findings }) => findings).filter(({ rule }) => rule === id).length;
      return `  ${asks.padEnd(5)}  ${id.padEnd(longest)}  ${count === 0 ? '·' : count}  ${says}`;
    }),
  ].join('\n');
}

/** To how many files the rules were applied; of a file that cannot be read no more is judged than why not. */
function appliedWords({ numbers, reports }: Told, rules: number): string {
  const read = reports.filter(isRead).length;
  const unread = reports.length - read;
  if (read === 0)
    return `${plural(rules, 'rule')} applied to ${plural(unread, 'file')}, and no other: nothing could be read`;
  const rest =
    unread === 0
      ? ''
      : `; the first ${OF_READING.size} alone to ${plural(unread, 'file')} that could not be read`;
  return `${plural(rules, 'rule')} applied to ${plural(read, 'file')} for ${numbers.title} (numbers: ${numbers.source})${rest}`;
}

/** Never « conforms »: no free program knows that, and neither do we. */
function verdict({ reports }: Told): string {
  const all = reports.flatMap(({ findings }) => findings);
  const count = (severity: Severity): number => all.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, unchecked] = [count('error'), count('warning'), count('unchecked')];
  const notChecked = unchecked === 0 ? '' : `; ${unchecked} not checked`;
  if (errors + warnings === 0) return `no rule of the list broken${notChecked}`;
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')}${notChecked}`;
}

/** The report for machines, keys in the order of the wire. */
export function jsonReport(told: Told): string {
  const { numbers, reports } = told;
  const files = reports.map(({ path, name, bytes, pages, findings }) => ({
    path,
    name,
    bytes,
    pages,
    findings,
  }));
  return `${JSON.stringify({ profile: numbers, rules: appliedRules(told), files }, null, 2)}\n`;
}
