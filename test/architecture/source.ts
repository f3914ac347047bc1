import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';

/** One file of the project as checks see it; planted ones look the same. */
export interface Source {
  /** From the project's root, with slashes: `src/base/length.ts`. */
  readonly path: string;
  readonly text: string;
}

/** One `import`, `export … from`, `import()` or type import of a file. */
export interface Import {
  /** As written. */
  readonly specifier: string;
  /** The file it names, from the root; null for a package or a part of Node. */
  readonly target: string | null;
  /** The names taken, before `as`; `*` where all are. */
  readonly names: readonly string[];
}

/** Every TypeScript file under the folders, in order of path. */
export function sourcesUnder(root: string, folders: readonly string[]): readonly Source[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.m?ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}

export const parse = ({ path, text }: Source): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** All imports of a file, those of types too: a layer that knows another's types knows it. */
export function importsOf(source: Source): readonly Import[] {
  const imports: Import[] = [];
  visit(parse(source), (node) => {
    const specifier = specifierOf(node);
    if (specifier === null) return;
    const target = specifier.startsWith('.') ? normalize(join(dirname(source.path), specifier)) : null;
    imports.push({ specifier, target, names: namesOf(node) });
  });
  return imports;
}

/** Every node, from the outside in. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function specifierOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return literal(node.arguments[0]);
  return null;
}

const literal = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;

function namesOf(node: ts.Node): readonly string[] {
  const named = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  if (named === undefined || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return ['*'];
  return named.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}
