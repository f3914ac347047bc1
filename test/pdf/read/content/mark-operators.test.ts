import { describe, expect, test } from 'vitest';
import type { Layer } from '../../../../src/pdf/read/content/visitor.ts';
import { form, type MadePdf, stream, visit } from './kit.ts';

const IMAGE = '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray';
const made = (content: string): MadePdf => ({
  pages: [
    {
      content,
      resources: '/Properties << /L 100 0 R /M 101 0 R /H 102 0 R >> /XObject << /F 103 0 R /I 104 0 R >>',
    },
  ],
  objects: {
    100: '<< /Type /OCG /Name (Impression) /GTS_Metadata << /GTS_ProcStepsGroup /Positions /GTS_ProcStepsType /Imprinting >> >>',
    101: '<< /Type /OCMD /OCGs [100 0 R 102 0 R] >>',
    102: '<< /Type /OCG /Name (Cach\\351) /GTS_Metadata << /GTS_ProcStepsGroup /Varnish >> >>',
    103: form('0 0 1 1 re f', '/OC 102 0 R'),
    104: stream('x', `${IMAGE} /OC 100 0 R`),
  },
  catalog: '/OCProperties << /OCGs [100 0 R 102 0 R] /D << /OFF [102 0 R] >> >>',
});

const shown = ({ name, kind, step, shown: isShown }: Layer): string =>
  `${name} ${kind} ${step?.group}/${step?.type} ${isShown}`;

async function layers(content: string): Promise<readonly (readonly string[])[]> {
  const seen: (readonly string[])[] = [];
  const note = (_: unknown, state: { readonly layers: readonly Layer[] }) =>
    seen.push(state.layers.map(shown));
  await visit(made(content), { path: note, image: note });
  return seen;
}

const FIRST = 'Impression group Positions/Imprinting true';
const HIDDEN = 'Caché group Varnish/null false';

describe('what stands in a layer', () => {
  test('knows its name, its step and whether it is shown', async () => {
    expect(await layers('/OC /L BDC 0 0 1 1 re f EMC 0 0 1 1 re f')).toEqual([[FIRST], []]);
  });
  test('knows every layer that it is in, whatever else is marked between them', async () => {
    const content = '/OC /L BDC /Span << /A (x) >> BDC /OC /H BDC 0 0 1 1 re f EMC EMC 0 0 1 1 re f EMC';
    expect(await layers(content)).toEqual([[FIRST, HIDDEN], [FIRST]]);
  });
  test('is in a layer by its form or its image, too', async () => {
    expect(await layers('/F Do /I Do 0 0 1 1 re f')).toEqual([[HIDDEN], [FIRST], []]);
  });
  test('stays there when a state is brought back', async () => {
    expect(await layers('q /OC /L BDC Q 0 0 1 1 re f EMC')).toEqual([[FIRST]]);
  });
  test('may be in several by a membership, shown if one of them is', async () => {
    const seen: unknown[] = [];
    await visit(made('/OC /M BDC 0 0 1 1 re f EMC'), {
      path: (_, state) =>
        seen.push(state.layers.map(({ kind, groups, shown: is }) => [kind, groups.map(shown), is])),
    });
    expect(seen).toEqual([[['membership', [FIRST, HIDDEN], true]]]);
  });
  test('is in an unknown one where the resources do not have it', async () => {
    expect(await layers('/OC /Gone BDC 0 0 1 1 re f EMC')).toEqual([
      ['Gone unknown undefined/undefined true'],
    ]);
  });
});

test('marks are told by their tags', async () => {
  const seen: unknown[] = [];
  await visit(made('/A BMC /B MP /C << >> DP EMC /OC /L BDC EMC'), {
    markedContent: ({ kind, tag, layer }) => seen.push([kind, tag, layer?.name ?? null]),
  });
  expect(seen).toEqual([
    ['begin', 'A', null],
    ['point', 'B', null],
    ['point', 'C', null],
    ['end', '', null],
    ['begin', 'OC', 'Impression'],
    ['end', '', null],
  ]);
});
