import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/codes-stand-on-their-ticket.ts';
import { withContent } from '../../kit/damage.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const job = imposed(tickets(4));

const isSecond = (content: { readonly kind: string; readonly value?: string }): boolean =>
  content.kind === 'bars' && content.value === '00000002';

test.each(['short-edge', 'long-edge'] as const)(
  'every code of a sheet turned about its %s is on its ticket',
  (turn) => {
    expect(run([rule], imposed(tickets(4), press({ turn })))).toEqual([]);
  },
);

test('a code that is not drawn is found', () => {
  expect(
    run(
      [rule],
      withContent(job, 1, (content) => (isSecond(content) ? [] : [content])),
    ),
  ).toMatchObject([
    {
      ticket: '2',
      zone: 'sheet 1, place 2',
      message: 'sheet 1, place 2: there must be the ticket-number code once on its verso, and there is none',
    },
  ]);
});

test('a code on the ticket beside is found', () => {
  const moved = withContent(job, 1, (content) =>
    content.kind === 'bars' && isSecond(content)
      ? [{ ...content, origin: { ...content.origin, x: content.origin.x + mm(46) } }]
      : [content],
  );
  expect(run([rule], moved)).toMatchObject([{ ticket: '2', found: 'one elsewhere on the sheet' }]);
});

test('a code drawn twice is found', () => {
  const doubled = withContent(job, 0, (content) => (isSecond(content) ? [content, content] : [content]));
  expect(run([rule], doubled)).toMatchObject([
    { ticket: '2', expected: 'the validation code once on its recto', found: '2 of them' },
    { zone: 'sheet 1, recto', expected: '4 codes', found: '5 codes' },
  ]);
});

test('a code of no ticket is found', () => {
  const strange = withContent(job, 2, (content) => {
    const [bars] = job.sheets[0]?.pages[0]?.content.filter((one) => one.kind === 'bars') ?? [];
    return bars === undefined || content !== job.sheets[0]?.pages[2]?.marks
      ? [content]
      : [content, { ...bars, value: '9' }];
  });
  expect(run([rule], strange)).toMatchObject([
    { zone: 'sheet 1, recto', expected: '4 codes', found: '5 codes' },
  ]);
});
