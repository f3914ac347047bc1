import { createHash } from 'node:crypto';
import type { Form } from '../../face/item.ts';
import { fontRecords } from '../../text/fonts.ts';
import { uuidOf } from './uuid.ts';

/**
 * The name of a drawing across files: two forms that have it look the same, wherever they stand.
 *
 * Shape   of all that the form draws, inks with their alternates and fonts by their files' hashes; its key, which only
 *         its game knows, is no part of it
 */
export function drawingId(form: Form): string {
  const id = known.get(form) ?? idOf(form);
  known.set(form, id);
  return id;
}

/** Why  each file of a job has the same hundreds of forms */
const known = new WeakMap<Form, string>();

const idOf = ({ box, items }: Form): string =>
  uuidOf(createHash('sha256').update(JSON.stringify({ box, items }, resolved)).digest());

const resolved = (key: string, value: unknown): unknown => {
  if (key === 'key') return undefined;
  return key === 'font' && typeof value === 'string' ? (fontRecords()[value]?.sha256 ?? value) : value;
};
