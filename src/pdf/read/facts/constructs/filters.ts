import { arrayAt, entriesOf, nameAt, nameOf } from '../objects.ts';
import type { Look } from './construct.ts';

/** How streams are packed: each filter by its name; a plain stream has none. */
export const filters: Look = ({ dict, stream }, { note }) => {
  if (stream === null) return;
  const list = arrayAt(dict, 'Filter');
  const names = list === null ? [nameAt(dict, 'Filter')] : entriesOf(list).map(nameOf);
  for (const name of names) if (name !== null) note(name);
};
