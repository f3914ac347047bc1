import { expect, test } from 'vitest';
import { stream } from '../content/kit.ts';
import { factsOfMade } from './facts.ts';

const TINT = '<< /FunctionType 2 /N 1 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 .82 0 0] >>';

const spotsOf = async (objects: Parameters<typeof factsOfMade>[0]['objects']) =>
  (await factsOfMade({ objects: objects ?? {} })).document.spots;

test('a spot says its name, what stands in for it, and what it is when full', async () => {
  expect(await spotsOf({ 100: `[/Separation /Coat /DeviceCMYK ${TINT}]` })).toEqual([
    {
      family: 'Separation',
      names: ['Coat'],
      alternate: 'DeviceCMYK',
      definition: expect.stringContaining('/C1 [0 0.82 0 0]'),
      solid: [0, 0.82, 0, 0],
      object: '100 0 R',
    },
  ]);
});

test('the same definition in two objects, by reference or not, is one', async () => {
  const spots = await spotsOf({
    100: `[/Separation /Coat /DeviceCMYK ${TINT}]`,
    101: '[/Separation /Coat 103 0 R 102 0 R]',
    102: '<< /Domain [0 1] /N 1.0 /C1 [0 0.820 0 0] /C0 [0 0 0 0] /FunctionType 2 >>',
    103: '/DeviceCMYK',
  });
  expect(spots).toHaveLength(1);
});

test('one number apart is another definition', async () => {
  const other = TINT.replace('.82', '.81');
  const spots = await spotsOf({
    100: `[/Separation /Coat /DeviceCMYK ${TINT}]`,
    101: `[/Separation /Coat /DeviceCMYK ${other}]`,
  });
  expect(spots.map(({ solid }) => solid)).toEqual([
    [0, 0.82, 0, 0],
    [0, 0.81, 0, 0],
  ]);
});

test('a transform in a stream is compared by its bytes, however they are packed', async () => {
  const spots = await spotsOf({
    100: '[/DeviceN [/A /B] /DeviceCMYK 101 0 R]',
    101: stream('{pop 0 0 0}', '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]'),
    102: '[/DeviceN [/A /B] /DeviceCMYK 103 0 R]',
    103: stream(
      '7B706F7020302030203 07D>',
      '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] /Filter /ASCIIHexDecode',
    ),
  });
  expect(spots.map(({ names, solid }) => [names, solid])).toEqual([[['A', 'B'], null]]);
});

test('a transform that holds itself comes to an end', async () => {
  const spots = await spotsOf({
    100: '[/Separation /Coat /DeviceCMYK 101 0 R]',
    101: '<< /FunctionType 3 /Functions [101 0 R] >>',
  });
  expect(spots).toMatchObject([{ names: ['Coat'], solid: null }]);
});
