import { brief, dictAt, entry, keysOf, nameAt } from '../objects.ts';
import type { Look } from './construct.ts';

/** What happens by itself or on a click, and files within the file. */
export const actions: Look = ({ dict }, { isCatalogue, note }) => {
  const keys = keysOf(dict);
  const action = nameAt(dict, 'S');
  if (keys.includes('AA')) note('/AA');
  if (keys.includes('JS') || action === 'JavaScript') note('/JavaScript');
  else if (action !== null && keys.includes('S') && ACTIONS.has(action)) note(`an action (/${action})`);
  if (keys.includes('EF')) note('an embedded file (/EF)');
  if (isCatalogue) inCatalogue(dict, note);
};

const ACTIONS: ReadonlySet<string> = new Set([
  'GoTo',
  'GoToR',
  'GoToE',
  'Launch',
  'Thread',
  'URI',
  'Sound',
  'Movie',
  'Hide',
  'Named',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'SetOCGState',
  'Rendition',
  'Trans',
  'GoTo3DView',
]);

function inCatalogue(catalogue: Parameters<Look>[0]['dict'], note: (what: string) => void): void {
  const open = entry(catalogue, 'OpenAction');
  if (open !== undefined) note(`/OpenAction ${brief(open)}`);
  const names = dictAt(catalogue, 'Names');
  for (const key of ['JavaScript', 'EmbeddedFiles', 'Renditions']) {
    if (names !== null && entry(names, key) !== undefined) note(`/${key} among the names`);
  }
  if (entry(catalogue, 'AcroForm') !== undefined) note('a form to fill in (/AcroForm)');
}
