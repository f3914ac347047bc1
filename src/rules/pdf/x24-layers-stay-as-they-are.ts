import type { LayerFacts } from '../../pdf/read/facts/layers.ts';
import { about, type PdfRule } from './subject.ts';

/** Layers have one named configuration that lists and shows them, and nothing that switches them. */
export const rule: PdfRule = {
  id: 'pdf/x24-layers-stay-as-they-are',
  severity: 'error',
  source: 'ISO',
  says: 'layers: a default configuration with a name, BaseState ON, all listed; no AS, no Configs',
  check(subject, report) {
    const { layers } = subject.document;
    if (layers === null) return;
    for (const [expected, found] of faultsOf(layers)) report(about(subject, { expected, found }));
  },
  message: ({ expected, found }) => `the layers of the file should have ${expected}: found ${found}`,
};

function* faultsOf(layers: LayerFacts): Generator<readonly [expected: string, found: string]> {
  if (!layers.hasConfiguration) yield ['a default configuration (/D)', 'none'];
  else if ((layers.configurationName ?? '') === '') yield ['a named configuration', 'one without a name'];
  if (layers.baseState !== 'ON') yield ['BaseState /ON', `/${layers.baseState}`];
  if (layers.switchesItself) yield ['no /AS', '/AS'];
  if (layers.otherConfigurations > 0) yield ['no /Configs', `${layers.otherConfigurations}`];
  if (layers.hasConfiguration && layers.unlisted.length > 0) {
    yield ['all layers in /Order', `not listed: ${layers.unlisted.slice(0, 5).join(', ')}`];
  }
}
