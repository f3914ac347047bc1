import { expect, test } from 'vitest';
import type { LayerFacts } from '../../../src/pdf/read/facts/layers.ts';
import { rule } from '../../../src/rules/pdf/x24-layers-stay-as-they-are.ts';
import { messages, pdf } from './subject.ts';

const LAYERS: LayerFacts = {
  names: ['coupe', 'dos'],
  configurationName: 'Calques',
  baseState: 'ON',
  hasConfiguration: true,
  switchesItself: false,
  otherConfigurations: 0,
  unlisted: [],
  hidden: [],
};

const told = (changes: Partial<LayerFacts>) =>
  messages(rule, pdf({ document: { layers: { ...LAYERS, ...changes } } }));

test('a file without layers, and one whose layers are named, listed and shown, are right', () => {
  expect(messages(rule, pdf())).toEqual([]);
  expect(told({})).toEqual([]);
});

test.each([
  [{ configurationName: null }, 'a named configuration: found one without a name'],
  [{ hasConfiguration: false, configurationName: null }, 'a default configuration (/D): found none'],
  [{ baseState: 'OFF' }, 'BaseState /ON: found /OFF'],
  [{ switchesItself: true }, 'no /AS: found /AS'],
  [{ otherConfigurations: 2 }, 'no /Configs: found 2'],
  [{ unlisted: ['dos'] }, 'all layers in /Order: found not listed: dos'],
])('%j is told', (changes, wrong) => {
  expect(told(changes)).toEqual([`the layers of the file should have ${wrong}`]);
});
