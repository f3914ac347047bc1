import { expect, test } from 'vitest';
import { reportHtml } from '../../../src/audit/report/html.ts';
import { reportJson } from '../../../src/audit/report/json.ts';
import type { ReportSubject } from '../../../src/audit/report/subject.ts';
import { play } from '../../../src/game/play/play.ts';
import { BLOCK_RULES, FAIRNESS_RULES } from '../../../src/rules/profile/block.ts';
import { run } from '../../../src/rules/run.ts';
import { audited, dealt, type SmallBlock, smallHappy } from '../small-blocks.ts';

function subject(block: SmallBlock): ReportSubject {
  const audit = audited(block);
  return {
    audit,
    findings: run([...BLOCK_RULES, ...FAIRNESS_RULES], audit),
    leftOut: [],
    block: { emission: '01', block: 1 },
    root: null,
    rules: BLOCK_RULES.length + FAIRNESS_RULES.length,
  };
}

const honest = dealt(smallHappy);

test('a right block is said to be so, with its prize table', () => {
  const html = reportHtml(subject(honest));
  expect(html).toContain('Aucune faute trouvée');
  expect(html).toContain('émission 01, bloc 1');
  expect(html).toContain('<td>6\u00a0€</td><td class="n">735</td><td class="n">735</td><td class="n">=</td>');
  expect(html).not.toContain('class="wrong"');
});

test('the same block gives the same report, and every element that opens is closed', () => {
  const html = reportHtml(subject(honest));
  expect(reportHtml(subject(dealt(smallHappy)))).toBe(html);
  const opened = [...html.matchAll(/<([a-z0-9]+)[ >]/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'meta');
  const closed = [...html.matchAll(/<\/([a-z0-9]+)>/g)].map(([, name]) => name);
  expect(opened.toSorted()).toEqual(closed.toSorted());
  expect(html).not.toMatch(/NaN|Infinity|undefined|\[object/);
});

test('what is wrong stands first, and what a record says is text and never markup', () => {
  const strange = { ...honest.tickets[0], number: '<script>1</script>' } as (typeof honest.tickets)[number];
  const html = reportHtml(subject({ ...honest, tickets: [...honest.tickets, strange] }));
  expect(html).toContain('1\u00a0faute trouvée');
  expect(html).toContain('&lt;script&gt;1&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

const [winner, loser] = ['win', 'loss'].map((kind) =>
  honest.tickets.filter((ticket) => play(smallHappy, ticket).kind === kind),
);

/** A ticket on which nothing is printed: neither won nor lost. */
const misprinted = honest.tickets.slice(0, 1).map((ticket) => ({
  ...ticket,
  surfaces: ticket.surfaces.map((surface) => ({ ...surface, zones: [] })),
}));

test.each([
  ['three tickets', honest.tickets.slice(0, 3)],
  ['a ticket that loses', loser?.slice(0, 1)],
  ['a ticket that wins', winner?.slice(0, 1)],
  ['a misprint', misprinted],
  ['one whole pack', honest.tickets.slice(0, 50)],
  ['two whole packs', honest.tickets.slice(0, 100)],
])('a block of which only %s is there has a report as well', (_, tickets = []) => {
  const html = reportHtml(subject({ ...honest, tickets }));
  expect(tickets.length).toBeGreaterThan(0);
  expect(html).toContain('Tickets manquants');
  const [most] = /Gagnants, au plus.*?<\/tr>/s.exec(html) ?? [''];
  expect(most.includes('<td>—</td>')).toBe(tickets.length < 50);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test('the report for machines has its keys in the order of the wire', () => {
  const report = JSON.parse(reportJson(subject(honest)));
  expect(Object.keys(report)).toEqual([
    'grattage',
    'kind',
    'game',
    'emission',
    'block',
    'gameCode',
    'firstNumber',
    'lastNumber',
    'tickets',
    'packsOf',
    'entered',
    'placed',
    'missing',
    'strangers',
    'doubles',
    'validationDoubles',
    'tiers',
    'losers',
    'noTier',
    'anomalies',
    'disputed',
    'compositions',
    'strangeCompositions',
    'packs',
    'fairness',
    'findings',
    'leftOut',
  ]);
});
