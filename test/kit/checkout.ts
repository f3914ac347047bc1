import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { place } from './place.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

/** What a copy of the checkout has that this one has not. */
export interface Damage {
  /** A package that is not installed in it. */
  readonly without?: string;
  /** Pieces of its files, by path, and what stands in their place. */
  readonly altered?: Readonly<Record<string, readonly [from: string, to: string]>>;
}

/** A copy of the checkout for one test: its packages are links to ours. */
export function checkout({ without, altered = {} }: Damage): string {
  const copy = place();
  cpSync(join(CHECKOUT, 'package.json'), join(copy, 'package.json'));
  for (const folder of ['src', 'templates', 'assets']) {
    cpSync(join(CHECKOUT, folder), join(copy, folder), { recursive: true });
  }
  for (const name of installed()) if (name !== without) link(name, copy);
  for (const [path, [from, to]] of Object.entries(altered)) alter(join(copy, path), from, to);
  return copy;
}

/** Every package by its name, those with a scope under it. */
const installed = (): readonly string[] =>
  readdirSync(join(CHECKOUT, 'node_modules')).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(CHECKOUT, 'node_modules', name)).map((inner) => `${name}/${inner}`)
      : [name],
  );

function link(name: string, copy: string): void {
  const at = join(copy, 'node_modules', name);
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(join(CHECKOUT, 'node_modules', name), at);
}

function alter(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
}
