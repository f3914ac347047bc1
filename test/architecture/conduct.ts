import ts from 'typescript';
import type { Violation } from './layers.ts';
import { parse, type Source, visit } from './source.ts';

/** Every expression of the tree that a test calls forbidden, with its line. */
function uses(source: Source, isForbidden: (node: ts.Node) => boolean): readonly Violation[] {
  const file = parse(source);
  const found: Violation[] = [];
  visit(file, (node) => {
    if (!isForbidden(node)) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${source.path}:${line} says ${node.getText()}`);
  });
  return found;
}

const isMember = (node: ts.Node, object: string, members: readonly string[]): boolean =>
  ts.isPropertyAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === object &&
  (members.length === 0 || members.includes(node.name.text));

/** Only the printer prints: no console and no standard stream anywhere else. */
export function onlyMainPrints(sources: readonly Source[], printer: string): readonly Violation[] {
  return sources
    .filter(({ path }) => path !== printer)
    .flatMap((source) =>
      uses(
        source,
        (node) => isMember(node, 'console', []) || isMember(node, 'process', ['stdout', 'stderr']),
      ),
    );
}

/** The same input gives the same bytes: no clock, randomness, locale or environment but at the edge. */
export function nothingIsAmbient(sources: readonly Source[], edge: RegExp): readonly Violation[] {
  return sources.filter(({ path }) => !edge.test(path)).flatMap((source) => uses(source, isAmbient));
}

const isAmbient = (node: ts.Node): boolean =>
  isMember(node, 'Date', ['now']) ||
  isMember(node, 'Math', ['random']) ||
  isMember(node, 'performance', ['now', 'timeOrigin']) ||
  isMember(node, 'process', ['env', 'hrtime', 'cwd']) ||
  isMember(node, 'Intl', []) ||
  isMember(node, 'crypto', ['randomUUID', 'getRandomValues']) ||
  isLocaleMethod(node) ||
  isTodaysDate(node);

/** `toLocaleString`, `toLocaleUpperCase`, `localeCompare`: all ask the machine where it stands. */
const isLocaleMethod = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && /^toLocale|^localeCompare$/.test(node.name.text);

const isTodaysDate = (node: ts.Node): boolean =>
  ts.isNewExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'Date' &&
  (node.arguments?.length ?? 0) === 0;

const HOMELESS = /(^|[-/.])(utils?|helpers?|common|managers?|misc)([-/.]|$)/;

/** If a function has no home, its noun is missing. */
export function everyFileHasANoun(paths: readonly string[]): readonly Violation[] {
  return paths.filter((path) => HOMELESS.test(path)).map((path) => `${path} names no noun`);
}

/** The kit is a list of names: every statement hands on names of another file. */
export function kitOnlyHandsOn(kit: Source): readonly Violation[] {
  return parse(kit)
    .statements.filter(
      (statement) => !(ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined),
    )
    .map((statement) => `${kit.path} holds more than names: ${statement.getText().slice(0, 60)}`);
}
