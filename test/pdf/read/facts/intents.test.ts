import { expect, test } from 'vitest';
import { flate, stream } from '../content/kit.ts';
import { factsOfMade } from './facts.ts';

/** The header of a profile, and nothing after it. */
function profile(said = 128): Uint8Array {
  const bytes = Buffer.alloc(128);
  bytes.writeUInt32BE(said, 0);
  bytes.write('prtrCMYKLab ', 12, 'latin1');
  bytes.write('acsp', 36, 'latin1');
  return bytes;
}

const INTENT =
  '<< /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) /Info (coated) /DestOutputProfile 101 0 R >>';

const intentsOf = async (data: Parameters<typeof factsOfMade>[0]['objects']) =>
  (await factsOfMade({ catalog: '/OutputIntents [100 0 R]', objects: { 100: INTENT, ...data } })).document
    .intents;

test('an intent says its condition and the profile it holds', async () => {
  expect(await intentsOf({ 101: flate(profile(), '/N 4') })).toEqual([
    {
      subtype: 'GTS_PDFX',
      identifier: 'FOGRA39',
      registry: null,
      info: 'coated',
      profile: { components: 4, deviceClass: 'prtr', space: 'CMYK', isWhole: true },
    },
  ]);
});

test('a profile that is longer than it stands there is not whole', async () => {
  expect(await intentsOf({ 101: flate(profile(129), '/N 4') })).toMatchObject([
    { profile: { isWhole: false } },
  ]);
});

test('bytes that are no profile, and no stream at all, are told apart', async () => {
  expect(await intentsOf({ 101: stream('RGB', '/N 3') })).toMatchObject([
    { profile: { components: 3, deviceClass: null, space: null, isWhole: false } },
  ]);
  expect(await intentsOf({ 101: '(profile)' })).toMatchObject([{ profile: null }]);
});
