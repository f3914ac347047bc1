import { arrayAt, brief, dictAt, entriesOf, entry, nameAt, nameOf, numberAt } from '../objects.ts';
import type { Look } from './construct.ts';

/** What mixes an object with what lies under it. */
export const transparency: Look = ({ dict, stream }, { isGraphicsState, note }) => {
  if (isGraphicsState) ofState(dict, note);
  const group = dictAt(dict, 'Group');
  if (group !== null && nameAt(group, 'S') === 'Transparency') note('a transparency group');
  if (stream === null || nameAt(dict, 'Subtype') !== 'Image') return;
  if (entry(dict, 'SMask') !== undefined) note('an image with /SMask');
  if ((numberAt(dict, 'SMaskInData') ?? 0) > 0) note('an image with /SMaskInData');
};

function ofState(dict: Parameters<Look>[0]['dict'], note: (what: string) => void): void {
  for (const key of ['ca', 'CA']) {
    const alpha = numberAt(dict, key);
    if (alpha !== null && alpha !== 1) note(`/${key} ${alpha}`);
  }
  const mode = arrayAt(dict, 'BM');
  const modes = mode === null ? [nameAt(dict, 'BM')] : entriesOf(mode).map(nameOf);
  for (const name of modes) if (name !== null && !PLAIN.has(name)) note(`/BM /${name}`);
  const mask = entry(dict, 'SMask');
  if (mask !== undefined && nameAt(dict, 'SMask') !== 'None') note(`/SMask ${brief(mask)}`);
}

/** The blend modes that do not blend. */
const PLAIN: ReadonlySet<string> = new Set(['Normal', 'Compatible']);

/** The colour spaces of the groups that pages are, where they are not the press's own. */
export const groupSpaces: Look = ({ dict }, { note }) => {
  const group = nameAt(dict, 'Type') === 'Page' ? dictAt(dict, 'Group') : null;
  if (group === null || nameAt(group, 'S') !== 'Transparency') return;
  const space = entry(group, 'CS');
  if (space !== undefined && nameAt(group, 'CS') !== 'DeviceCMYK') note(`a page group in ${brief(space)}`);
};
