import { keysOf, nameAt } from '../objects.ts';
import type { Look } from './construct.ts';

/** What is no page description of this file: PostScript, pages of other files, pictures for other devices. */
export const foreign: Look = ({ dict, stream }, { note }) => {
  if (stream === null) return;
  const keys = keysOf(dict);
  const subtype = nameAt(dict, 'Subtype');
  if (subtype === 'PS' || nameAt(dict, 'Subtype2') === 'PS') note('a PostScript XObject');
  if (subtype === 'Form' && keys.includes('PS')) note('a form with /PS');
  if (subtype === 'Form' && keys.includes('Ref')) note('a reference XObject (/Ref)');
  if (keys.includes('OPI')) note('/OPI');
  if (subtype === 'Image' && keys.includes('Alternates')) note('an image with /Alternates');
  for (const key of ['F', 'FFilter', 'FDecodeParms']) {
    if (keys.includes(key)) note(`a stream that stands outside the file (/${key})`);
  }
};
