import { Bug } from '../base/fault.ts';
import { type Column, type ColumnKind, columnName } from '../files/column.ts';
import type { Game } from './game.ts';
import { recordSchema } from './schema.ts';

/**
 * The columns of a table of the game's records: one for each value that a right record holds.
 *
 * Order   that of the wire
 * Why     they are read off the schema, so that a table and a line of JSON never differ in what they can say
 */
export const recordColumns = (game: Game): readonly Column[] => leaves(recordSchema(game) as Node, []);

/** As much of a JSON Schema as records are described with. */
interface Node {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly maxItems?: number;
}

function leaves(node: Node, path: Column['path']): readonly Column[] {
  if (node.properties !== undefined) {
    return Object.entries(node.properties).flatMap(([key, child]) => leaves(child, [...path, key]));
  }
  const { items } = node;
  if (items !== undefined) {
    return Array.from({ length: node.maxItems ?? 0 }, (_, at) => leaves(items, [...path, at])).flat();
  }
  return [{ name: columnName(path), path, kind: kindOf(node, path) }];
}

function kindOf({ type, enum: values }: Node, path: Column['path']): ColumnKind {
  switch (type ?? typeof values?.[0]) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'integer':
      return 'integer';
    case 'boolean':
      return 'boolean';
    default:
      throw new Bug(`the schema of ${columnName(path)} says no kind of value`);
  }
}
