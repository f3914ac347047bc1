import type { Choose } from '../../../src/block/make/choose.ts';

/** Always the first option: what is made of it is the same whatever else changes. */
export const first: Choose = (what, [option]) => {
  if (option === undefined) throw new Error(`nothing to choose from at ${what}`);
  return option;
};

/** Always the last one. */
export const last: Choose = (what, options) => {
  const option = options.at(-1);
  if (option === undefined) throw new Error(`nothing to choose from at ${what}`);
  return option;
};
