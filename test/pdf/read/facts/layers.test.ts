import { expect, test } from 'vitest';
import { factsOfMade } from './facts.ts';

const layersOf = async (d: string) =>
  (
    await factsOfMade({
      catalog: `/OCProperties << /OCGs [100 0 R 101 0 R] ${d} >>`,
      objects: { 100: '<< /Type /OCG /Name (coupe) >>', 101: '<< /Type /OCG /Name (dos) >>' },
    })
  ).document.layers;

test('a file without layers has none', async () => {
  expect((await factsOfMade({})).document.layers).toBeNull();
});

test('layers that are named, listed and shown', async () => {
  expect(await layersOf('/D << /Name (Calques) /BaseState /ON /Order [100 0 R [101 0 R]] >>')).toEqual({
    names: ['coupe', 'dos'],
    configurationName: 'Calques',
    baseState: 'ON',
    hasConfiguration: true,
    switchesItself: false,
    otherConfigurations: 0,
    unlisted: [],
    hidden: [],
  });
});

test('layers that are hidden, not listed, or switch themselves', async () => {
  expect(await layersOf('/D << /OFF [101 0 R] /Order [100 0 R] /AS [] >> /Configs [<< >>]')).toMatchObject({
    configurationName: null,
    hidden: ['dos'],
    unlisted: ['dos'],
    switchesItself: true,
    otherConfigurations: 1,
  });
});

test('where all are off, those that are on show', async () => {
  expect(await layersOf('/D << /BaseState /OFF /ON [100 0 R] >>')).toMatchObject({ hidden: ['dos'] });
});

test('an order that lists itself comes to an end', async () => {
  const { document } = await factsOfMade({
    catalog: '/OCProperties << /OCGs [100 0 R] /D << /Order 102 0 R >> >>',
    objects: { 100: '<< /Name (coupe) >>', 102: '[100 0 R 102 0 R]' },
  });
  expect(document.layers?.unlisted).toEqual([]);
});
