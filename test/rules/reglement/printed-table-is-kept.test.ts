import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/reglement/printed-table-is-kept.ts';
import { happy, rencontre, sayings, table, withSurface } from './games.ts';

it('the 2007 game uses the tables of its règlement, and Happy 2014 may declare its own', () => {
  expect(sayings(rule, rencontre)).toEqual([]);
  expect(sayings(rule, happy)).toEqual([]);
});

it('a row of the printed table that is missing is told', () => {
  const { transcriptions } = rencontre.surfaces[1]?.law ?? {};
  const [finding] = sayings(
    rule,
    withSurface(rencontre, 'coupDeFoudre', { transcriptions: (transcriptions ?? []).slice(1) }),
  );
  expect(finding).toMatch(
    /^coupDeFoudre 3\.3\.1: the règlement's table for coupDeFoudre is 0\u00a0€ ZERO, 3/,
  );
  expect(finding).toMatch(/; the template uses 3\u00a0€ TROIS, /);
});

it('a table that is missing, and one in better French, are told', () => {
  expect(sayings(rule, withSurface(rencontre, 'rencontre', { transcriptions: null }))).toHaveLength(1);
  expect(
    sayings(rule, withSurface(rencontre, 'rencontre', { transcriptions: table([500, 'CINQ CENTS']) })),
  ).toHaveLength(1);
});
