import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { parse, type Source } from './source.ts';

/** The files that a file cannot be loaded without: no types, and nothing that it asks for only once it runs. */
function needsOf(source: Source): readonly string[] {
  return parse(source).statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
    const isHandedOn = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    if (!isImport && !isHandedOn) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteralLike(moduleSpecifier)) return [];
    const { text } = moduleSpecifier;
    return text.startsWith('.') ? [normalize(join(dirname(source.path), text))] : [];
  });
}

/** The way by which loading one file loads another that matches; none where it does not. */
export function wayTo(sources: readonly Source[], from: string, to: RegExp): readonly string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const ways: (readonly string[])[] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (to.test(last)) return way;
    const source = byPath.get(last);
    for (const next of source === undefined ? [] : needsOf(source)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
