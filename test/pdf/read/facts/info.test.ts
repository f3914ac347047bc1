import { expect, test } from 'vitest';
import { factsOfMade } from './facts.ts';

test('Info says what kind each of its entries is', async () => {
  const { document } = await factsOfMade({
    trailer: '/Info 100 0 R',
    objects: { 100: '<< /Title 101 0 R /Trapped /False /Author <FEFF00C9> /Pages 3 >>', 101: '(Ticket)' },
  });
  expect(document.info).toEqual([
    { key: 'Title', kind: 'text', value: 'Ticket' },
    { key: 'Trapped', kind: 'name', value: 'False' },
    { key: 'Author', kind: 'text', value: 'É' },
    { key: 'Pages', kind: 'other', value: '' },
  ]);
});

test('a file without Info says nothing', async () => {
  expect((await factsOfMade({})).document.info).toEqual([]);
});
