import { brief, dictAt, entry, keysOf, nameAt } from '../objects.ts';
import type { Look } from './construct.ts';

/**
 * Curves between the file and the plate: transfer functions, and halftones that bring one along.
 *
 * Source  ISO 15930-7: TR is not allowed, TR2 only as Default
 */
export const transfer: Look = ({ dict }, { isGraphicsState, note }) => {
  if (!isGraphicsState) return;
  const keys = keysOf(dict);
  if (keys.includes('TR')) note(`/TR ${brief(entry(dict, 'TR'))}`);
  if (keys.includes('TR2') && nameAt(dict, 'TR2') !== 'Default') note(`/TR2 ${brief(entry(dict, 'TR2'))}`);
  if (keys.includes('HTP')) note('/HTP');
  const halftone = dictAt(dict, 'HT');
  if (halftone !== null && keysOf(halftone).includes('TransferFunction'))
    note('/HT with a /TransferFunction');
};

/** Screens, black generation and undercolour removal: the press decides on them, and not the file. */
export const screens: Look = ({ dict }, { isGraphicsState, note }) => {
  if (!isGraphicsState) return;
  for (const key of ['HT', 'BG', 'BG2', 'UCR', 'UCR2']) {
    const value = entry(dict, key);
    if (value !== undefined && nameAt(dict, key) !== 'Default') note(`/${key} ${brief(value)}`);
  }
};
