import { type Form, type Outline, roundedRect, type SurfaceLayout, spot } from '../../../src/kit.ts';
import { drawn } from '../drawings.ts';
import { BLEED_BOX, CARTONS, CIBLE, COEURS, ENVELOPPE, VALIDATION } from '../format.ts';
import { COAT } from '../inks.ts';

/** The coat over the code, which stays on. */
export const validationCoat: Outline = roundedRect(VALIDATION.coat, VALIDATION.radius);

/** The latex of all zones and of the code. */
export const coat = (surfaces: readonly SurfaceLayout[]): Form => ({
  key: 'rencontre-2007/recto/coat',
  box: BLEED_BOX,
  items: [...surfaces.flatMap(({ zones }) => zones.map((zone) => zone.coat)), validationCoat].map(
    (outline) => ({
      kind: 'path',
      outline,
      fill: spot(COAT),
    }),
  ),
});

/** The story as it is before it is scratched: « Toi », « Moi », a target, a letter, « Nous deux ». */
export const overprint = (): Form => ({
  key: 'rencontre-2007/recto/overprint',
  box: BLEED_BOX,
  items: [
    ...drawn('cartons-over', CARTONS.scene),
    ...drawn('cible-over', CIBLE.scene),
    ...drawn('enveloppe-over', ENVELOPPE.scene),
    ...drawn('coeurs-over', COEURS.scene),
    ...drawn('validation-over', VALIDATION.coat),
  ],
});
