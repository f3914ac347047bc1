import { expect, test } from 'vitest';
import { type Fact, findingOf } from '../../src/readback/facts.ts';

const fact: Fact = {
  rule: 'readback/transcription-differs',
  ticket: '2014000000700007',
  surface: 'mois',
  zone: 'mai',
  article: '4.2.1',
  what: 'the transcription',
  expected: '« SIX »',
  found: '« NEUF »',
  place: { file: 'imaging-recto.pdf', page: 1, atMm: [33, 20], sheet: 1, position: 1 },
};

test('a difference on a specimen says what was expected and found, and where', () => {
  expect(findingOf(fact, { live: false })).toEqual({
    rule: 'readback/transcription-differs',
    severity: 'error',
    ticket: '2014000000700007',
    surface: 'mois',
    zone: 'mai',
    article: '4.2.1',
    expected: '« SIX »',
    found: '« NEUF »',
    message: 'the transcription is another one: « SIX » expected, « NEUF » found',
    place: { file: 'imaging-recto.pdf', page: 1, atMm: [33, 20], sheet: 1, position: 1 },
  });
});

test('on a live ticket it names ticket, surface and zone, and nothing that tells what it wins', () => {
  const finding = findingOf(fact, { live: true });
  expect(finding).toMatchObject({
    ticket: '2014000000700007',
    surface: 'mois',
    zone: 'mai',
    expected: null,
    found: null,
  });
  expect(finding.message).toBe('the transcription is another one (what was expected and found is secret)');
  expect(JSON.stringify(finding)).not.toMatch(/SIX|NEUF/);
});

test('on a live ticket no message tells at which of its amounts the arrow stands', () => {
  const missing: Fact = { ...fact, rule: 'readback/arrow-missing', what: 'the arrow of amount 2' };
  expect(findingOf(missing, { live: true }).message).toBe(
    'the arrow is missing (what was expected and found is secret)',
  );
  const pale: Fact = { ...missing, rule: 'readback/mark-not-imaging-ink' };
  expect(findingOf(pale, { live: true }).message).toMatch(/^the arrow is not in the imager’s ink: /);
  expect(findingOf(pale, { live: false }).message).toMatch(/^the arrow of amount 2 is not /);
});

test('what stands on a live ticket and is no mark of it may be that of another, and is not told', () => {
  const foreign: Fact = { ...fact, rule: 'readback/foreign-mark', expected: 'nothing', found: '30 000 €' };
  expect(findingOf(foreign, { live: true })).toMatchObject({ expected: null, found: null });
});

test('where a mark stands, and in which ink, is no secret of a live ticket', () => {
  const moved: Fact = {
    ...fact,
    rule: 'readback/star-moved',
    what: 'the star',
    expected: 'its place',
    found: 'it elsewhere',
  };
  expect(findingOf(moved, { live: true }).message).toBe(
    'the star is not in its place: its place expected, it elsewhere found',
  );
});
