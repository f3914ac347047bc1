import type { Face, Pass } from '../../face/face.ts';
import type { Form } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';

/** The art of one fixed pass of one side. */
export interface FixedArt {
  readonly side: Face['side'];
  readonly pass: Pass;
  readonly form: Form;
}

/** All art of a game that is the same on every ticket, recto before verso, in printing order. */
export const fixedArt = ({ recto, verso }: Template): readonly FixedArt[] => [
  { side: 'recto', pass: 'display', form: recto.display },
  { side: 'recto', pass: 'coat', form: recto.coat },
  { side: 'recto', pass: 'overprint', form: recto.overprint },
  { side: 'recto', pass: 'specimen', form: recto.specimen },
  { side: 'verso', pass: 'back', form: verso.art },
  { side: 'verso', pass: 'specimen', form: verso.specimen },
];
