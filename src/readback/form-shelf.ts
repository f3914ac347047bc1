import type { Form } from './form.ts';
import type { Side } from './reading-map.ts';

/**
 * A form as it is known by its object: itself, or the only form that stands in it, and where.
 *
 * Space   points from where it is placed, y up
 */
export interface ShelvedForm {
  readonly form: Form;
  readonly x: number;
  readonly y: number;
}

/** By the form's place among those of the file. */
export type ShelvedForms = (ShelvedForm | undefined)[];

/** Forms that were read: one is another form to another face, whose ink is another, or turned. */
export class FormShelf {
  readonly #upright: Readonly<Record<Side, ShelvedForms>> = { recto: [], verso: [] };
  readonly #turned: Readonly<Record<Side, ShelvedForms>> = { recto: [], verso: [] };

  /** Those that stand so on such a face. */
  forms(face: Side, sign: 1 | -1): ShelvedForms {
    return sign === 1 ? this.#upright[face] : this.#turned[face];
  }
}
