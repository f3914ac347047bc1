import type { ZodError } from 'zod';

/** The first thing that is wrong in a file, and where: `sheets: must be a number, and is "2"`. */
export function wrongWords(file: unknown, { issues }: ZodError): string {
  const [issue] = issues;
  if (issue === undefined) return 'is not right';
  const where = issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  return `${where}${inWords(issue, valueAt(file, issue.path))}`;
}

type Issue = ZodError['issues'][number];

/** What is asked for and what was found, both. */
function inWords(issue: Issue, found: unknown): string {
  if (found === undefined) return 'is missing';
  switch (issue.code) {
    case 'too_small':
      return `must be ${issue.inclusive === false ? `more than ${issue.minimum}` : `${issue.minimum} or more`}, and is ${shown(found)}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? `less than ${issue.maximum}` : `${issue.maximum} or less`}, and is ${shown(found)}`;
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}, and is ${shown(found)}`;
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}, and is ${shown(found)}`;
    case 'unrecognized_keys':
      return `has no key ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    case 'invalid_format':
      return issue.message.startsWith('Invalid ') ? `cannot be ${shown(found)}` : issue.message;
    default:
      return issue.message;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
};

/** A value as the file has it; of what holds others, only that it does. */
const shown = (found: unknown): string =>
  typeof found === 'object' && found !== null
    ? Array.isArray(found)
      ? 'a list'
      : 'an object'
    : JSON.stringify(found);

/** What a file has at a path; undefined where it has nothing there. */
export function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  let value = file;
  for (const key of path) value = Object(value)[key];
  return value;
}
