import { expect, it } from 'vitest';
import { dots, mm } from '../../src/base/length.ts';
import { linkDigits } from '../../src/game/number.ts';
import { codeSize, ticketNumberCode, validationCode } from '../../src/template/codes.ts';
import { LIVE } from '../kit/real-face.ts';

it('says the ticket number in bars of six dots, 153 modules wide and 32 high with their bearers', () => {
  const code = ticketNumberCode(LIVE);
  expect([code.name, code.symbol.symbology, code.symbol.value]).toEqual(['ticket-number', 'itf', LIVE]);
  expect(code.module).toBe(dots(6, 600));
  expect(codeSize(code)).toEqual({ width: 153 * dots(6, 600), height: 32 * dots(6, 600) });
});

it('asks for ten modules of quiet beside the bars and two around the matrix', () => {
  expect(ticketNumberCode(LIVE).symbol.quiet).toBe(10);
  expect(validationCode(LIVE, '31415926535897').symbol.quiet).toBe(2);
});

it('says game code, validation number and link digits in a matrix of 18 by 18', () => {
  const code = validationCode(LIVE, '31415926535897');
  expect(code.symbol.value).toBe(`20140${'31415926535897'}${linkDigits(LIVE)}`);
  expect(codeSize(code)).toEqual({ width: 18 * dots(8, 600), height: 18 * dots(8, 600) });
  expect(code.module).toBeGreaterThanOrEqual(mm(0.3));
});

it('is as large for the least number as for the greatest', () => {
  const size = codeSize(validationCode('0'.repeat(16), '0'.repeat(14)));
  expect(codeSize(validationCode('9'.repeat(16), '9'.repeat(14)))).toEqual(size);
});
