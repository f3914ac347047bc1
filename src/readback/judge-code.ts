import { type FaceFact, faceFact } from './face-fact.ts';
import { roughBox } from './form.ts';
import { boxOf, type FrameBox, meet } from './frame.ts';
import type { CodePlan } from './read-code.ts';
import type { ReadFace } from './read-face.ts';
import type { SeenPart } from './seen.ts';

/** What the first of a place's codes says; null where there is none, or it cannot be read. */
export const codeText = ({ codes }: ReadFace): string | null => codes[0]?.[0]?.read.text ?? null;

/** What is wrong with the code of a face, but for what it says. */
export function judgeCode(face: ReadFace, dpi: number): readonly FaceFact[] {
  const [plan] = face.place.codes;
  if (plan === undefined) return [];
  const placed = face.codes[0] ?? [];
  const [first] = placed;
  const what = nameOf(plan);
  if (first === undefined)
    return [faceFact('readback/code-missing', what, { expected: 'a code', found: 'none' })];
  const facts: FaceFact[] = [];
  const { read, fault, order } = first;
  if (fault !== null) facts.push(faceFact(fault.rule, `the ${what} code`, fault));
  if (read.text === null)
    facts.push(
      faceFact('readback/code-unreadable', what, { expected: 'bars of a code', found: 'bars of none' }),
    );
  else if (read.errors > 0)
    facts.push(
      faceFact('readback/code-damaged', what, { expected: 'no bar that is wrong', found: `${read.errors}` }),
    );
  const [x, y] = read.shift;
  if (x !== 0 || y !== 0)
    facts.push(
      faceFact('readback/code-shifted', what, {
        expected: 'its place',
        found: `it ${mm(x, dpi)} mm to the right and ${mm(y, dpi)} mm down`,
      }),
    );
  if (placed.length > 1)
    facts.push(
      faceFact('readback/code-doubled', what, {
        expected: 'it once',
        found: `it ${placed.length} times`,
      }),
    );
  facts.push(...inkRound(face, { plan, what, order, spills: read.spills }));
  return facts;
}

export const nameOf = ({ code }: CodePlan): string => (code.name === 'validation' ? 'validation' : 'number');

const mm = (dots: number, dpi: number): string => ((dots * 25.4) / dpi).toFixed(2);

/** What is printed on the code, or so near that readers miss it. */
function inkRound(
  face: ReadFace,
  {
    plan,
    what,
    order,
    spills,
  }: { readonly plan: CodePlan; readonly what: string; readonly order: number; readonly spills: boolean },
): readonly FaceFact[] {
  if (face.covers.length === 0 && !spills && strangers(face).length === 0) return [];
  const symbol = symbolBox(plan);
  const room = boxOf(plan.code.room);
  const over = face.covers.find(({ box, after }) => after > order && meet(box, symbol));
  if (over !== undefined)
    return [
      faceFact('readback/mark-covered', `the ${what} code`, {
        expected: 'nothing over it',
        found: over.what,
      }),
    ];
  const near: readonly FrameBox[] = [...face.covers.map(({ box }) => box), ...strangers(face).map(roughBox)];
  if (!spills && !near.some((box) => meet(box, room))) return [];
  return [faceFact('readback/quiet-zone-inked', what, { expected: 'no ink', found: 'some' })];
}

/** Marks on the page itself; a back has its number there, far from the code. */
const strangers = ({ parts, place }: ReadFace): readonly SeenPart[] =>
  place.face === 'verso' && parts.length === 1 ? [] : parts;

/** Where the symbol stands on the face, to half a dot. */
export function symbolBox({ code }: CodePlan): FrameBox {
  const [x, y] = code.at;
  return { x0: x, y0: y, x1: x + code.width * code.module, y1: y + code.height * code.module };
}
