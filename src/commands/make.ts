import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrors } from '../base/finding.ts';
import { folder, writeWholeBytes } from '../files/whole-file.ts';
import { loadPress } from '../imposition/load-press.ts';
import { imposeSpecimens, judgeGame } from '../pipeline.ts';
import { gameIds, loadTemplate } from '../template/load.ts';
import type { Desk } from './desk.ts';
import { type MadeFile, reportFile } from './report-file.ts';
import { findingLine, plural } from './report-text.ts';
import { makeProof, makeSheet } from './workshop.ts';

export interface OutputFlag {
  readonly output?: string;
}

/** What of a game to make. */
export type Wanted = 'proof' | 'sheet' | 'all';

/** Makes everything for the games named, or for all; a name that is no game is refused before anything is made. */
export async function make(this: Desk, { output }: OutputFlag, ...ids: readonly string[]): Promise<void> {
  const games = ids.length > 0 ? ids : await gameIds();
  for (const id of games) await loadTemplate(id);
  for (const id of games) {
    await makeGame(this, { id, wanted: 'all', output: join(output ?? 'output', id) });
  }
}

/** Makes what is wanted of one game in its folder, and says what it made and checked. */
export async function makeGame(
  desk: Desk,
  { id, wanted, output }: { readonly id: string; readonly wanted: Wanted; readonly output: string },
): Promise<void> {
  const template = await loadTemplate(id);
  const press = loadPress();
  const into = await folder(output);
  const judged = judgeGame(template);
  const sheet = imposeSpecimens(judged, press);
  const findings = [...judged.findings, ...(sheet?.findings ?? [])];
  const files: MadeFile[] = [];
  if (wanted !== 'sheet') files.push(...(await makeProof({ ...judged, findings }, into)));
  if (wanted !== 'proof' && sheet?.checked != null)
    files.push(...(await makeSheet(sheet.checked, judged, into)));
  if (wanted !== 'sheet')
    await writeWholeBytes(join(into, 'report.json'), reportFile({ ...judged, findings }, files));

  desk.say(`${template.game.title}: ${judged.checked.map(({ count, of }) => plural(count, of)).join(', ')}`);
  for (const { name, bytes } of files) desk.say(`  ${join(into, name)}  ${kilobytes(bytes)}`);
  for (const finding of findings) desk.say(findingLine(finding));
  if (wanted !== 'proof' && sheet?.checked == null) {
    desk.say('  no sheet was written: errors stand in its way');
    if (await exists(join(into, 'sheet.pdf'))) desk.say('  the sheet.pdf that is there is of an earlier run');
  }
  desk.say(hasErrors(findings) ? '  errors were found' : '  nothing wrong');
  if (hasErrors(findings)) desk.foundErrors();
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
