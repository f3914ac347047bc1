/** Values of a map, one a line where a person looks for them: each slot, cell, glyph, drawing and code. */
export function mapText(value: unknown): string {
  return `${text(value, '')}\n`;
}

/** Why  a cell is looked at as a whole: on one line its parts stand side by side, number by number they fill pages */
function text(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length <= WIDEST || isLeaf(value)) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => `${inner}${text(entry, inner)}`)
    : Object.entries(value).map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${text(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

const WIDEST = 100;

/** A part of a cell, or a mark of art. */
const isLeaf = (value: object): boolean => 'role' in value || 'shape' in value;
