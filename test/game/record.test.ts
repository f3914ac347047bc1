import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { readRecord, writeRecord } from '../../src/game/record.ts';
import type { Misfit } from '../../src/game/ticket.ts';
import { euros, happy, happyRecord, LOSING_MONTH, rencontre, rencontreRecord } from './records.ts';

const month = '{"symbols":["sapin","etoile"],"amount":6,"transcription":"SIX"}';
const HAPPY_LINE =
  `{"number":"0000000000010017","validation":"00000000000017","surfaces":{"mois":[${Array(12).fill(month).join(',')}],` +
  '"bonus":{"amount":0,"transcription":"ZERO"}}}';
const onTarget = (amount: number, transcription: string, star: boolean): string =>
  `{"amount":${amount},"transcription":"${transcription}","star":${star},"transcriptionAt":"above"}`;
const RENCONTRE_LINE =
  '{"number":"0000000000010017","validation":"00000000000017","surfaces":{"rencontre":{"days":["LUNDI","MARDI"],' +
  '"amount":3,"transcription":"TROIS","star":false,"transcriptionAt":"below"},"coupDeFoudre":{"amounts":[' +
  `${onTarget(9, 'NEUF', true)},${onTarget(0, 'ZERO', false)},${onTarget(5_000, '5MILLE', true)}],"arrow":1},` +
  '"declaration":{"phrase":"Tu es mon soleil"},"vieADeux":{"symbols":["coeur","marguerite","coupe","cadeau"]}}}';

const misfitsOf = (game: typeof happy, json: object): readonly Misfit[] => readRecord(game, json).misfits;

describe('a record that is right', () => {
  it('of Happy 2014 is written back to the same line', () => {
    const ticket = readRecord(happy, JSON.parse(HAPPY_LINE));
    expect(ticket.misfits).toEqual([]);
    expect(JSON.stringify(writeRecord(happy, ticket))).toBe(HAPPY_LINE);
  });

  it('of the 2007 game is written back to the same line', () => {
    const ticket = readRecord(rencontre, JSON.parse(RENCONTRE_LINE));
    expect(ticket.misfits).toEqual([]);
    expect(JSON.stringify(writeRecord(rencontre, ticket))).toBe(RENCONTRE_LINE);
  });

  it('of a target with several arrows or none keeps them', () => {
    for (const arrow of ['[0,2]', 'null']) {
      const line = RENCONTRE_LINE.replace('"arrow":1', `"arrow":${arrow}`);
      expect(JSON.stringify(writeRecord(rencontre, readRecord(rencontre, JSON.parse(line))))).toBe(line);
    }
  });

  it('is a ticket of money and zones', () => {
    const { surfaces } = readRecord(rencontre, JSON.parse(RENCONTRE_LINE));
    expect(surfaces[0]).toEqual({
      surface: 'rencontre',
      zones: [
        {
          mechanic: 'twins',
          marks: ['LUNDI', 'MARDI'],
          amount: { amount: euros(3), transcription: 'TROIS', star: false, transcriptionAt: 'below' },
        },
      ],
    });
    expect(surfaces[2]).toEqual({
      surface: 'declaration',
      zones: [{ mechanic: 'words', phrase: 'Tu es mon soleil' }],
    });
  });
});

describe('what is missing from a record', () => {
  it('is no misfit, and stands as null or as no zone', () => {
    expect(readRecord(happy, {})).toEqual({
      number: null,
      validation: null,
      surfaces: [
        { surface: 'mois', zones: [] },
        { surface: 'bonus', zones: [] },
      ],
      misfits: [],
    });
    const { surfaces, misfits } = readRecord(happy, happyRecord({ months: { mars: null }, bonus: {} }));
    const nothing = { amount: null, transcription: null, star: null, transcriptionAt: null };
    expect(surfaces[0]?.zones[2]).toEqual({ mechanic: 'twins', marks: [], amount: nothing });
    expect(surfaces[1]?.zones).toEqual([{ mechanic: 'amount', amount: nothing }]);
    expect(misfits).toEqual([]);
  });

  it('leaves empty texts and null marks where they are', () => {
    const mars = { symbols: ['', null], amount: null, transcription: '' };
    const { surfaces, misfits } = readRecord(happy, happyRecord({ months: { mars } }));
    expect(surfaces[0]?.zones[2]).toMatchObject({ marks: ['', null], amount: { transcription: '' } });
    expect(misfits).toEqual([]);
  });

  it('shows in the count of zones, as what is too many does', () => {
    for (const count of [11, 13]) {
      const mois = Array(count).fill(LOSING_MONTH);
      const { surfaces } = readRecord(happy, { surfaces: { mois } });
      expect(surfaces[0]?.zones).toHaveLength(count);
    }
  });
});

describe('what fits no ticket', () => {
  it('is told with surface, zone, path, what was expected and what was found', () => {
    const mars = { symbols: ['sapin', 7], amount: '6', transcription: ['SIX'], star: true };
    expect(misfitsOf(happy, happyRecord({ months: { mars } }))).toEqual([
      {
        surface: 'mois',
        zone: 'mars',
        path: 'surfaces.mois[2].star',
        expected: 'no such key',
        found: 'true',
      },
      { surface: 'mois', zone: 'mars', path: 'surfaces.mois[2].symbols[1]', expected: 'a text', found: '7' },
      {
        surface: 'mois',
        zone: 'mars',
        path: 'surfaces.mois[2].amount',
        expected: 'a number of euros',
        found: '"6"',
      },
      {
        surface: 'mois',
        zone: 'mars',
        path: 'surfaces.mois[2].transcription',
        expected: 'a text',
        found: '["SIX"]',
      },
    ]);
  });

  it('in a thirteenth month is told with a zone of its own', () => {
    const mois = [...Array(12).fill(LOSING_MONTH), 'mars bis'];
    expect(misfitsOf(happy, { surfaces: { mois } })).toEqual([
      {
        surface: 'mois',
        zone: 'mois[12]',
        path: 'surfaces.mois[12]',
        expected: 'an object',
        found: '"mars bis"',
      },
    ]);
  });

  it('may be a code, a surface or a key of the whole record', () => {
    const record = { number: 17, validation: true, serial: 'A', surfaces: { mois: {}, bonus: [], noel: 1 } };
    expect(misfitsOf(happy, record)).toEqual([
      { surface: null, zone: null, path: 'number', expected: 'a text of digits', found: '17' },
      { surface: null, zone: null, path: 'validation', expected: 'a text of digits', found: 'true' },
      { surface: null, zone: null, path: 'surfaces.noel', expected: 'no such key', found: '1' },
      { surface: 'mois', zone: null, path: 'surfaces.mois', expected: 'a list of 12 zones', found: '{}' },
      { surface: 'bonus', zone: null, path: 'surfaces.bonus', expected: 'an object', found: '[]' },
      { surface: null, zone: null, path: 'serial', expected: 'no such key', found: '"A"' },
    ]);
    expect(misfitsOf(happy, { surfaces: [] })).toEqual([
      { surface: null, zone: null, path: 'surfaces', expected: 'an object', found: '[]' },
    ]);
  });

  it('is shown cut where it is long', () => {
    const [misfit] = misfitsOf(happy, { number: ['x'.repeat(100)] });
    expect(misfit?.found).toBe(`["${'x'.repeat(57)}…`);
  });
});

it('a record that is no object has been refused before, and is our fault', () => {
  for (const json of [null, [], 'x', 1]) expect(() => readRecord(happy, json)).toThrow(Bug);
});

it('a ticket of the other game is not written', () => {
  expect(() => writeRecord(happy, readRecord(rencontre, rencontreRecord()))).toThrow(Bug);
});
