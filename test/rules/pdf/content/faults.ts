import type { ProblemKind } from '../../../../src/pdf/read/content/visitor.ts';
import type { PdfRule } from '../../../../src/rules/pdf/subject.ts';
import { messages, pdf } from '../subject.ts';

/** Every kind of problem that content can have, once. */
export const KINDS: readonly ProblemKind[] = [
  'unknown-operator',
  'forbidden-operator',
  'too-few-operands',
  'wrong-operand',
  'unbalanced-q',
  'unbalanced-text',
  'unbalanced-marked-content',
  'q-too-deep',
  'missing-resource',
  'form-loop',
  'forms-too-deep',
  'bad-form',
  'bad-image',
  'bad-font',
  'bad-colour-space',
  'bad-stream',
  'broken-token',
  'too-many-operators',
  'inflates-too-far',
];

/** What a rule says of a page with one problem of that kind. */
export const toldOf = (rule: PdfRule, kind: ProblemKind, count = 1): readonly string[] =>
  messages(
    rule,
    pdf({ looks: { problems: [{ kind, message: `a fault ${kind}`, object: '5 0 R', count }] } }),
  );

/** The kinds of problems that a rule tells. */
export const kindsTold = (rule: PdfRule): readonly ProblemKind[] =>
  KINDS.filter((kind) => toldOf(rule, kind).length > 0);
