import { numbersIn } from './numbers.ts';

/** How many numbers each step of a transform may have. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
};

/**
 * Whether each step of a transform is one that SVG knows, with a right count of numbers.
 *
 * Why     svgpath passes over what it does not understand, and the drawing would stand elsewhere than drawn
 */
export function isTransform(value: string): boolean {
  const steps = [...value.matchAll(/\s*([A-Za-z]+)\s*\(([^()]*)\)\s*,?/gy)];
  const read = steps.reduce((length, [step]) => length + step.length, 0);
  return (
    read === value.trimEnd().length &&
    steps.length > 0 &&
    steps.every(([, name = '', list = '']) => {
      const counts = Object.hasOwn(COUNTS, name) ? COUNTS[name] : undefined;
      return counts?.includes(numbersIn(list)?.length ?? 0);
    })
  );
}
