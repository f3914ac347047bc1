import { expect, test } from 'vitest';
import { onLayerOf } from '../../src/imposition/pass-layers.ts';
import { passesOfFace } from '../../src/imposition/passes.ts';
import { placeFace } from '../../src/imposition/place-face.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import { faces, happy } from '../kit/real-face.ts';

const { recto, verso } = pressFaces(faces(happy));
const on = { trim: { x: 0, y: 0, ...recto.trim }, turned: 'upright', dpi: 600, barReduction: 0 } as const;

/** The layers of a side, pass by pass, each once. */
const layersOf = (face: typeof recto): readonly string[] => [
  ...new Set(
    passesOfFace(face)
      .flatMap((pass) => onLayerOf(pass, placeFace(face, [pass], on)))
      .map(({ layer }) => `${layer?.name}: ${layer?.step ?? 'artwork'}`),
  ),
];

test('each pass of a ticket is on a layer of its name, with its step where it is no artwork, and codes on their own', () => {
  expect(layersOf(recto)).toEqual([
    'sécurité: artwork',
    'blanc: White',
    'impression: artwork',
    'imagerie: Positions/Imprinting',
    'codes: Positions/Barcode',
    'vernis: Varnish',
    'opacité: artwork',
    'encre à gratter: artwork',
    'surimpression: artwork',
    'spécimen: artwork',
  ]);
  expect(layersOf(verso)).toEqual([
    'dos: artwork',
    'imagerie du dos: Positions/Imprinting',
    'codes: Positions/Barcode',
    'spécimen: artwork',
  ]);
});
