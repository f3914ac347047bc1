import { describe, expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { readRecord } from '../../../src/game/record.ts';
import { inspectTickets, ticketChecker } from '../../../src/rules/ticket/check.ts';
import { happy, happyRecord, rencontre, rencontreRecord } from '../../game/records.ts';

describe('a record that is checked', () => {
  it('comes back as its ticket, its verdict and no finding where nothing is wrong', () => {
    const { ticket, verdict, findings } = ticketChecker(happy)(happyRecord());
    expect(ticket).toEqual(readRecord(happy, happyRecord()));
    expect(verdict).toEqual({ kind: 'loss' });
    expect(findings).toEqual([]);
  });

  it('is judged by what it says now, not by what the record before it said', () => {
    const check = ticketChecker(rencontre);
    expect(check(rencontreRecord({ vieADeux: { symbols: ['lune'] } })).findings).toHaveLength(2);
    const next = { ...rencontreRecord(), number: '0000000000010025', validation: '00000000000025' };
    expect(check(next).findings).toEqual([]);
  });

  it('has the faults of its number told before those of its zones', () => {
    const wrong = { ...happyRecord({ bonus: { amount: 0, transcription: 'zero' } }), validation: null };
    expect(ticketChecker(happy)(wrong).findings.map((one) => one.rule)).toEqual([
      'ticket/validation/malformed',
      'ticket/transcription/wrong-case',
    ]);
  });
});

describe('tickets that are inspected together', () => {
  const one = readRecord(happy, happyRecord());

  it('pass where nothing is wrong', () => {
    expect(inspectTickets(happy, [one]).findings).toEqual([]);
  });

  it('are held against each other', () => {
    expect(inspectTickets(happy, [one, one]).findings.map((found) => found.rule)).toEqual([
      'ticket/number/used-twice',
      'ticket/validation/used-twice',
    ]);
  });

  it('must be at least one', () => {
    expect(() => inspectTickets(happy, [])).toThrow(Bug);
  });
});
