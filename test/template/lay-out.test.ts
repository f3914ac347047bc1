import { describe, expect, it } from 'vitest';
import { symbolModules } from '../../src/barcode/sizes.ts';
import type { Pass } from '../../src/face/face.ts';
import type { CodeItem } from '../../src/face/item.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import { layOut, type TicketFaces } from '../../src/template/lay-out.ts';
import { happy, LIVE, live, rencontre, specimen } from '../kit/real-face.ts';

const passes = ({ recto, verso }: TicketFaces): readonly (readonly Pass[])[] =>
  [recto, verso].map(({ layers }) => layers.map(({ pass }) => pass));
const codes = ({ recto, verso }: TicketFaces): readonly CodeItem[] =>
  [...recto.layers, ...verso.layers].flatMap(({ items }) => items.filter((item) => item.kind === 'code'));
const changed = (change: Partial<Ticket>): TicketFaces => layOut(happy, { ...specimen(happy), ...change });

describe('a ticket laid out', () => {
  it('has its passes in printing order, with SPÉCIMEN over a specimen', () => {
    expect(passes(layOut(happy, specimen(happy)))).toEqual([
      ['display', 'imaging', 'coat', 'overprint', 'specimen'],
      ['back', 'back-imaging', 'specimen'],
    ]);
  });

  it('has no SPÉCIMEN when it is sold', () => {
    expect(passes(layOut(happy, live(happy)))).toEqual([
      ['display', 'imaging', 'coat', 'overprint'],
      ['back', 'back-imaging'],
    ]);
  });

  it('bears one number on both sides', () => {
    const { recto, verso, ticket } = layOut(happy, live(happy));
    expect([recto.side, recto.ticket, verso.side, verso.ticket]).toEqual(['recto', LIVE, 'verso', LIVE]);
    expect(ticket.number).toBe(LIVE);
  });

  it('holds as many cells as its record has values, in the record’s order', () => {
    const { cells } = layOut(rencontre, specimen(rencontre)).recto;
    expect(cells.map(({ zone, slot }) => `${zone} ${slot}`)).toEqual([
      'cartons day-0',
      'cartons day-1',
      'cartons amount',
      'cible amount-0',
      'cible amount-1',
      'cible amount-2',
      'lettre phrase',
      'coeurs symbol-0',
      'coeurs symbol-1',
      'coeurs symbol-2',
      'coeurs symbol-3',
    ]);
    expect(layOut(happy, specimen(happy)).recto.cells).toHaveLength(12 * 3 + 1);
  });

  it('sets each code in the middle of its room', () => {
    const [matrix, bars] = codes(layOut(happy, specimen(happy)));
    for (const [code, { room }] of [
      [matrix, happy.recto.validation],
      [bars, happy.verso.barcode],
    ] as const) {
      if (code === undefined) throw new Error('no code');
      const { width, height } = symbolModules(code.symbol);
      const [left, top] = [code.at.x - room.x, code.at.y - room.y];
      expect(Math.abs(room.width - width * code.module - 2 * left)).toBeLessThanOrEqual(2);
      expect(Math.abs(room.height - height * code.module - 2 * top)).toBeLessThanOrEqual(2);
    }
  });
});

describe('a record with faults is laid out all the same, so that a person can see it', () => {
  it('without a code where its number cannot be one', () => {
    expect(codes(changed({ number: '0000000000000001' }))).toEqual([]);
    expect(codes(changed({ validation: '123' })).map(({ name }) => name)).toEqual(['ticket-number']);
    expect(codes(changed({ validation: null })).map(({ name }) => name)).toEqual(['ticket-number']);
  });

  it('without a number where it has none', () => {
    const { recto, verso } = changed({ number: null });
    expect([recto.ticket, verso.ticket]).toEqual(['', '']);
    expect(verso.layers.find(({ pass }) => pass === 'back-imaging')?.items).toEqual([]);
  });

  it('with a malformed number as it is written', () => {
    const { verso } = changed({ number: '12345' });
    const items = verso.layers.find(({ pass }) => pass === 'back-imaging')?.items ?? [];
    expect(items.map((item) => (item.kind === 'glyphs' ? item.run.text : item.kind))).toEqual(['12345']);
  });

  it('with an unknown symbol as no cell, which is not printed', () => {
    const { surfaces } = specimen(happy);
    const { recto } = changed({
      surfaces: surfaces.map((one) => ({
        ...one,
        zones: one.zones.map((zone) =>
          zone.mechanic === 'twins' ? { ...zone, marks: ['dragon', null] } : zone,
        ),
      })),
    });
    const unknown = recto.cells.filter(({ cell }) => cell === null);
    expect(unknown.map(({ wanted }) => wanted)).toEqual(Array(12).fill(['dragon', 'no symbol']).flat());
    const imaging = recto.layers.find(({ pass }) => pass === 'imaging')?.items ?? [];
    expect(imaging.filter(({ kind }) => kind === 'use')).toHaveLength(12 + 1);
  });

  it('without the zones of a surface that the record does not hold, nor any beyond those of the game', () => {
    const { surfaces } = specimen(happy);
    expect(changed({ surfaces: surfaces.slice(1) }).recto.cells.map(({ zone }) => zone)).toEqual(['bonus']);
    const thirteen = surfaces.map((one) => ({ ...one, zones: [...one.zones, ...one.zones] }));
    expect(changed({ surfaces: thirteen }).recto.cells).toHaveLength(12 * 3 + 1);
  });
});
