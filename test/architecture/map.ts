import { folderOf, type Layers, type Violation } from './layers.ts';
import type { Source } from './source.ts';

/** One row of the map of `src/`. */
export interface MapRow {
  /** From `src/`, without the last slash: `pdf/read`, or a file right under it. */
  readonly path: string;
  readonly verbs: readonly string[];
}

/** The rows of the map's table, in its order. */
export function rowsOf(map: string): readonly MapRow[] {
  return map.split('\n').flatMap((line) => {
    const [, first, , third] = line.split('|');
    const path = quoted(first ?? '')[0];
    return path === undefined || third === undefined
      ? []
      : [{ path: path.replace(/\/$/, ''), verbs: quoted(third) }];
  });
}

const quoted = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));

/** The map has every folder of the layers that exists, in their order, and nothing that does not exist. */
export function mapIsTrue(
  rows: readonly MapRow[],
  sources: readonly Source[],
  layers: Layers,
): readonly Violation[] {
  const own = (path: string): readonly Source[] =>
    sources.filter((source) => source.path === `src/${path}` || source.path.startsWith(`src/${path}/`));
  const inTable = [...layers.order, ...layers.roofs];
  const there = new Set(sources.flatMap(({ path }) => folderOf(path, layers) ?? []));
  const drawn = rows.map(({ path }) => path);
  const drawnLayers = drawn.filter((path) => inTable.includes(path));
  const inOrder = inTable.filter((folder) => drawnLayers.includes(folder));
  return [
    ...[...there].filter((folder) => !drawn.includes(folder)).map((folder) => `the map has no ${folder}`),
    ...rows.flatMap(({ path, verbs }) => {
      const files = own(path);
      if (files.length === 0) return [`the map has ${path}, which is nowhere`];
      return verbs
        .filter((verb) => !files.some(({ text }) => speaks(text, verb)))
        .map((verb) => `the map has ${verb} in ${path}, which has no such verb`);
    }),
    ...drawnLayers.flatMap((folder, at) =>
      folder === inOrder[at] ? [] : [`the map has ${folder} where ${inOrder[at]} is due`],
    ),
  ];
}

/** Whether a file exports a function of that name, or declares it as a method that others fill. */
const speaks = (text: string, verb: string): boolean =>
  new RegExp(`^(export (async )?(function\\*?|const) ${verb}\\b| {2}${verb}\\()`, 'm').test(text);
