import type { ProblemKind } from '../../../../src/pdf/read/content/visitor.ts';
import type { PdfRule } from '../../../../src/rules/pdf/subject.ts';
import { messages, pdf } from '../subject.ts';

/** Every kind of problem that content can have, once: a kind that is left out here is no program. */
const EVERY: Readonly<Record<ProblemKind, true>> = {
  'unknown-operator': true,
  'forbidden-operator': true,
  'too-few-operands': true,
  'wrong-operand': true,
  'unbalanced-q': true,
  'unbalanced-text': true,
  'unbalanced-marked-content': true,
  'q-too-deep': true,
  'missing-resource': true,
  'form-loop': true,
  'forms-too-deep': true,
  'bad-form': true,
  'bad-image': true,
  'bad-font': true,
  'bad-colour-space': true,
  'bad-stream': true,
  'broken-token': true,
  'too-many-operators': true,
  'inflates-too-far': true,
};

export const KINDS = Object.keys(EVERY) as readonly ProblemKind[];

/** What a rule says of a page with one problem of that kind. */
export const toldOf = (rule: PdfRule, kind: ProblemKind, count = 1): readonly string[] =>
  messages(
    rule,
    pdf({ looks: { problems: [{ kind, message: `a fault ${kind}`, object: '5 0 R', count }] } }),
  );

/** The kinds of problems that a rule tells. */
export const kindsTold = (rule: PdfRule): readonly ProblemKind[] =>
  KINDS.filter((kind) => toldOf(rule, kind).length > 0);
