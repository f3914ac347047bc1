import { Bug } from '../base/fault.ts';
import type { Court } from './court.ts';
import { expectedCell } from './expectation.ts';
import { type FaceFact, faceFact } from './face-fact.ts';
import { roughBox } from './form.ts';
import { boxOf, meet, shiftBox } from './frame.ts';
import { codeText, judgeCode, nameOf, symbolBox } from './judge-code.ts';
import { judgeFront } from './judge-front.ts';
import { readNumber } from './judge-number.ts';
import type { ReadFace } from './read-face.ts';
import type { SeenPart } from './seen.ts';

/** What was found on a face, and the other ticket that it is of, where it is. */
export interface FaceJudgement {
  readonly facts: readonly FaceFact[];
  /** Counted from 0 in the job. */
  readonly belongsTo: number | null;
}

/** Judges a face of a ticket that the job has at its place. */
export function judgeFace(
  court: Court,
  face: ReadFace,
  { ticket, dpi, layered }: { readonly ticket: number; readonly dpi: number; readonly layered: boolean },
): FaceJudgement {
  if (isEmpty(face, { layered })) {
    const what = face.place.face === 'recto' ? 'front' : 'back';
    const facts = [
      faceFact('readback/ticket-missing', what, {
        expected: court.register.number(ticket),
        found: 'nothing',
      }),
    ];
    return { facts, belongsTo: null };
  }
  const judged =
    face.place.face === 'recto'
      ? judgeRecto(court, face, { ticket, dpi })
      : judgeVerso(court, face, { ticket, dpi });
  const isBare = face.covers.length === 0 && face.parts.length === (face.place.face === 'recto' ? 0 : 1);
  if (isBare) return judged;
  return { ...judged, facts: [...judged.facts, ...foreignMarks(court, face, { layered })] };
}

/**
 * Whether nothing of a ticket stands on a face.
 *
 * Why     a file of all passes has its fixed art on blanks too, which lies over what is not there
 */
export const isEmpty = (
  { marks, loose, covers }: ReadFace,
  { layered }: { readonly layered: boolean },
): boolean => marks === 0 && loose.length === 0 && !covers.some(({ isImaged }) => isImaged || !layered);

interface At {
  readonly ticket: number;
  readonly dpi: number;
}

function judgeRecto(court: Court, face: ReadFace, { ticket, dpi }: At): FaceJudgement {
  const { register } = court;
  const ofCode = judgeCode(face, dpi);
  const text = codeText(face);
  const payload = register.payload(ticket);
  if (text === null || text === payload)
    return { facts: [...ofCode, ...judgeFront(court, face, register.ticket(ticket))], belongsTo: null };
  const other = register.withPayload(text);
  if (other !== null && isFrontOf(court, face, { other, than: ticket })) {
    const belongs = faceFact('readback/front-belongs-to-another', '', {
      expected: register.number(ticket),
      found: register.number(other),
    });
    return {
      facts: [belongs, ...ofCode, ...judgeFront(court, face, register.ticket(other))],
      belongsTo: other,
    };
  }
  const differs = faceFact('readback/code-differs', 'validation', { expected: payload, found: text });
  return {
    facts: [...ofCode, differs, ...judgeFront(court, face, register.ticket(ticket))],
    belongsTo: null,
  };
}

/** Whether the cells of a front are those of the ticket whose code it bears, rather than of the one that it should be. */
function isFrontOf(
  { slots, register }: Court,
  face: ReadFace,
  { other, than }: { readonly other: number; readonly than: number },
): boolean {
  const [its, own] = [register.ticket(other), register.ticket(than)];
  let [like, unlike] = [0, 0];
  for (const slot of slots) {
    const cell = face.forms[slot.index]?.clean(slot.surface) ?? null;
    if (cell === null) continue;
    if (cell === expectedCell(slot, its)) like += 1;
    if (cell === expectedCell(slot, own)) unlike += 1;
  }
  return like > unlike;
}

function judgeVerso(court: Court, face: ReadFace, { ticket, dpi }: At): FaceJudgement {
  const { register, map } = court;
  const number = register.number(ticket);
  const read = readNumber(face, map);
  const text = codeText(face);
  const facts = [...judgeCode(face, dpi), ...read.facts];
  const byDigits = read.facts.some(({ rule }) => rule === 'readback/glyph-differs') ? null : read.digits;
  if (text !== null && text !== number && text === byDigits) {
    const belongs = faceFact('readback/back-belongs-to-another', '', { expected: number, found: text });
    return { facts: [belongs, ...facts], belongsTo: register.withNumber(text) };
  }
  if (text !== null && text !== number)
    facts.push(faceFact('readback/code-differs', nameOf(planOf(face)), { expected: number, found: text }));
  if (byDigits !== null && byDigits !== number)
    facts.push(faceFact('readback/number-differs', '', { expected: number, found: byDigits }));
  return { facts, belongsTo: null };
}

const planOf = ({ place }: ReadFace) => {
  const [plan] = place.codes;
  if (plan === undefined) throw new Bug('a back has a code');
  return plan;
};

/**
 * What is painted on a face and is none of its marks, nor lies over one.
 *
 * Why     a file of all passes has its fixed art there too, and only what prints with the imager's ink is foreign
 */
function foreignMarks(
  { map, slots }: Court,
  face: ReadFace,
  { layered }: { readonly layered: boolean },
): readonly FaceFact[] {
  const known = [
    ...face.place.codes.flatMap((plan) => [symbolBox(plan), boxOf(plan.code.room)]),
    ...(face.place.face === 'verso'
      ? [boxOf(map.number.box)]
      : slots.flatMap(({ index, room }) =>
          (face.forms[index]?.parts ?? []).map((part) => shiftBox(roughBox(part), room[0], room[1])),
        )),
  ];
  const apart = face.covers
    .filter(({ isImaged }) => isImaged || !layered)
    .filter(({ box }) => !known.some((one) => meet(one, box)));
  const facts = apart.map(({ what }) =>
    faceFact('readback/foreign-mark', '', { expected: 'nothing', found: what }),
  );
  return [...facts, ...looseMarks(face, map, { layered })];
}

/** Text and paths that stand on the page itself, and should not. */
function looseMarks(
  face: ReadFace,
  map: Court['map'],
  { layered }: { readonly layered: boolean },
): readonly FaceFact[] {
  const isMark = ({ fault }: SeenPart): boolean =>
    !layered || fault?.rule !== 'readback/mark-not-imaging-ink';
  const known = face.place.face === 'verso' ? readNumber(face, map).part : null;
  const count = face.parts.filter((part) => part !== known && isMark(part)).length;
  if (count === 0) return [];
  return [
    faceFact('readback/foreign-mark', '', {
      expected: 'nothing',
      found: count === 1 ? 'a mark' : `${count} marks`,
    }),
  ];
}
