import { buildRouteMap } from '@stricli/core';
import { auditVerbs } from './audit/declared.ts';
import { blockVerbs } from './block/declared.ts';
import { declaredCheck } from './declared/check.ts';
import { declaredGames } from './declared/games.ts';
import { declaredGrade } from './declared/grade.ts';
import { declaredMake } from './declared/make.ts';
import { declaredPlan } from './declared/plan.ts';
import { declaredPlates } from './declared/plates.ts';
import { declaredPreflight } from './declared/preflight.ts';
import { declaredProof } from './declared/proof.ts';
import { declaredReadback } from './declared/readback.ts';
import { declaredSchema } from './declared/schema.ts';
import { declaredSeparations } from './declared/separations.ts';
import { declaredSheet } from './declared/sheet.ts';
import { declaredSpecimens } from './declared/specimens.ts';
import type { Desk } from './desk.ts';
import { keyVerbs } from './key/declared.ts';

/**
 * The verbs of grattage, each declared in a file of its own.
 *
 * Order   that of the work: the game, its proof, its plates, the finished files, blocks
 * Why     what a verb needs is loaded when it is called, so that help answers at once
 */
export const verbs = buildRouteMap<string, Desk>({
  routes: {
    games: declaredGames,
    specimens: declaredSpecimens,
    schema: declaredSchema,
    plan: declaredPlan,
    check: declaredCheck,
    proof: declaredProof,
    sheet: declaredSheet,
    plates: declaredPlates,
    preflight: declaredPreflight,
    readback: declaredReadback,
    separations: declaredSeparations,
    grade: declaredGrade,
    key: keyVerbs,
    block: blockVerbs,
    audit: auditVerbs,
    make: declaredMake,
  },
  docs: {
    brief: 'From the règlement of an instant-lottery game to the printer’s RIP.',
  },
});
