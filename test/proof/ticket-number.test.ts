import { expect, it } from 'vitest';
import { ticketNumber } from '../../src/game/number.ts';
import { groupsOf } from '../../src/proof/ticket-number.ts';

it('takes a number apart as it was put together', () => {
  const groups = groupsOf(ticketNumber({ gameCode: '20140', pack: 1234567, ticket: 8 }));
  expect(groups).toEqual({ gameCode: '20140', pack: '1234567', ticket: '008', check: groups.check });
  expect(Object.values(groups).join('')).toHaveLength(16);
});
