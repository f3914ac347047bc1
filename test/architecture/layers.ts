import { importsOf, type Source } from './source.ts';

/** What the checks of imports hold a tree to. */
export interface Layers {
  /** Folders under `src/`, from the ground up. */
  readonly order: readonly string[];
  /** Files right under `src/` that may import any folder. */
  readonly roofs: readonly string[];
  /** Folders of which each may import only these, its own aside. */
  readonly only: Readonly<Record<string, readonly string[]>>;
  /** Folders that never import each other, though one is above the other or both in one. */
  readonly strangers: readonly (readonly [string, string])[];
  /** What `kit.ts` may hand to templates. */
  readonly kit: readonly string[];
  /** Each package, and the one folder that imports it. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
}

/** A violation, as a line for people: the file, and what it may not do. */
export type Violation = string;

/** The folder of the table that a path lies in: the longest that fits; null for files right under `src/`. */
export function folderOf(path: string, { order, roofs }: Layers): string | null {
  const below = path.replace(/^src\//, '');
  const fits = [...order, ...roofs].filter((folder) => below.startsWith(`${folder}/`));
  return fits.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Folders import only folders above them; `kit.ts` only what it may hand on; templates only `kit.ts` and themselves. */
export function layersHold(sources: readonly Source[], layers: Layers): readonly Violation[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap(({ target }) => {
      if (target === null) return [];
      const why = forbidden(source.path, target, layers);
      return why === null ? [] : [`${source.path} imports ${target}: ${why}`];
    }),
  );
}

function forbidden(from: string, target: string, layers: Layers): string | null {
  if (from.startsWith('templates/')) return forbiddenToTemplate(from, target);
  if (target.startsWith('templates/')) return 'templates are loaded by path';
  if (!target.startsWith('src/')) return 'it lies outside src';
  if (target === 'src/kit.ts') return 'kit.ts is the door of templates only';
  if (from === 'src/kit.ts') return forbiddenToKit(target, layers);
  return forbiddenToFolder(from, target, layers);
}

function forbiddenToTemplate(from: string, target: string): string | null {
  const own = from.split('/').slice(0, 2).join('/');
  return target === 'src/kit.ts' || target.startsWith(`${own}/`)
    ? null
    : 'a template imports kit.ts and itself';
}

function forbiddenToKit(target: string, layers: Layers): string | null {
  const folder = folderOf(target, layers);
  return folder !== null && layers.kit.includes(folder) ? null : 'kit.ts does not hand this to templates';
}

function forbiddenToFolder(from: string, target: string, layers: Layers): string | null {
  const [own, other] = [folderOf(from, layers), folderOf(target, layers)];
  const strangers = layers.strangers.find(([a, b]) => isBetween(from, target, [`src/${a}/`, `src/${b}/`]));
  if (strangers !== undefined) return `${strangers.join(' and ')} never meet`;
  if (own === null || layers.roofs.includes(own)) return null;
  if (!layers.order.includes(own)) return `${own} is not in the table`;
  if (own === other) return null;
  if (other === null || !layers.order.includes(other)) return `${own} stands under it`;
  const only = layers.only[own];
  if (only !== undefined && !only.includes(other)) return `${own} imports only ${only.join(', ')}`;
  return layers.order.indexOf(other) < layers.order.indexOf(own) ? null : `${own} stands under ${other}`;
}

const isBetween = (from: string, target: string, [a, b]: readonly [string, string]): boolean =>
  (from.startsWith(a) && target.startsWith(b)) || (from.startsWith(b) && target.startsWith(a));

/** Every file of `src/` lies in a folder of the table, or right under `src/`. */
export function everyFolderIsInTheTable(sources: readonly Source[], layers: Layers): readonly Violation[] {
  return sources
    .filter(
      ({ path }) => path.startsWith('src/') && path.split('/').length > 2 && folderOf(path, layers) === null,
    )
    .map(({ path }) => `${path} lies in no folder of the table`);
}

/** A package is imported by its own folder only, and one that the table does not name by none. */
export function packagesStayHome(sources: readonly Source[], { packages }: Layers): readonly Violation[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap(({ specifier, target }) => {
      if (target !== null || specifier.startsWith('node:')) return [];
      const homes = packages[packageOf(specifier)];
      if (homes === undefined) return [`${source.path} imports ${specifier}, which the table does not name`];
      const atHome = homes.some(
        (home) => source.path === `src/${home}` || source.path.startsWith(`src/${home}/`),
      );
      return atHome ? [] : [`${source.path} imports ${specifier}, which only ${homes.join(', ')} may`];
    }),
  );
}

/** `@scope/name/deep` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** `seal` opens the gate of the press: the name is taken by one file only. */
export function onlyOneSeals(sources: readonly Source[], sealer: string): readonly Violation[] {
  return sources
    .filter(({ path }) => path !== sealer)
    .filter((source) =>
      importsOf(source).some(
        ({ target, names }) =>
          target === 'src/base/checked.ts' && names.some((name) => name === 'seal' || name === '*'),
      ),
    )
    .map(({ path }) => `${path} takes seal from src/base/checked.ts; only ${sealer} may`);
}
