/**
 * Whole numbers of chance below a limit, the same ones for the same seed: a test that fails says it, and fails again with it.
 *
 * Source  Park and Miller's generator with the multiplier 48,271, whose products are whole in a double
 */
export function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
