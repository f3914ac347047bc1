import { describe, expect, test } from 'vitest';
import { type Column, cellsOf, columnName, columnsNamed, recordBuilder } from '../../src/files/column.ts';

const column = (path: Column['path'], kind: Column['kind'] = 'text'): Column => ({
  name: columnName(path),
  path,
  kind,
});

const columns: readonly Column[] = [
  column(['number']),
  column(['surfaces', 'mois', 0, 'symbols', 0]),
  column(['surfaces', 'mois', 0, 'symbols', 1]),
  column(['surfaces', 'mois', 1, 'amount'], 'number'),
];

const record = { number: '007', surfaces: { mois: [{ symbols: ['lune', 'sapin'] }, { amount: 20 }] } };

describe('the values of a record', () => {
  test('are named by their places, taken out into cells and put back', () => {
    expect(columns.map(({ name }) => name)).toEqual([
      'number',
      'surfaces.mois[0].symbols[0]',
      'surfaces.mois[0].symbols[1]',
      'surfaces.mois[1].amount',
    ]);
    expect(cellsOf(record, columns)).toEqual(['007', 'lune', 'sapin', 20]);
    expect(recordBuilder(columns)(['007', 'lune', 'sapin', 20])).toEqual(record);
  });

  test('that are not there, or are no value of a cell, are empty cells', () => {
    expect(cellsOf({}, columns)).toEqual([null, null, null, null]);
    expect(cellsOf({ number: [1], surfaces: { mois: 'x' } }, columns)).toEqual([null, null, null, null]);
    expect(recordBuilder(columns)(['1'])).toEqual({
      number: '1',
      surfaces: { mois: [{ symbols: [null, null] }, { amount: null }] },
    });
  });
});

describe('the columns of a table', () => {
  const names = columns.map(({ name }) => name);
  const named = (...of: readonly string[]) => columnsNamed(of, { path: 'a.csv', columns });

  test('may stand in any order', () => {
    expect(named(...names.toReversed())).toEqual(columns.toReversed());
  });

  test('are refused where one is unknown, missing or there twice', () => {
    expect(() => named(...names.slice(0, 3), 'surfaces.mois[1].amout')).toThrow(
      expect.objectContaining({
        message: 'a.csv: has a column "surfaces.mois[1].amout", which no record has',
        hint: 'perhaps surfaces.mois[1].amount was meant; the first line names the columns',
      }),
    );
    expect(() => named(...names.slice(0, 3))).toThrow(
      expect.objectContaining({
        message: 'a.csv: has no column surfaces.mois[1].amount',
        hint: 'a table of records has 4 columns, and this one has 3',
      }),
    );
    expect(() => named(...names, 'number')).toThrow('a.csv: has the column number twice');
    expect(() => named('__proto__')).toThrow('a.csv: has a column "__proto__", which no record has');
  });
});
