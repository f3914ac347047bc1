import type { Attribute, Element } from './parse.ts';
import { refuse, type Source } from './source.ts';

const NUMBER = '[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?';
const ONE_NUMBER = new RegExp(`^\\s*${NUMBER}\\s*$`);
const NUMBERS = new RegExp(`^\\s*${NUMBER}(?:(?:\\s*,\\s*|\\s+)${NUMBER})*\\s*$`);

/** The attributes of one element, read strictly. */
export interface AttributeReader {
  /** The number, or the fallback where the attribute is absent; without a fallback it must be there. */
  number(name: string, fallback?: number): number;
  /** As `number`, and more than nothing. */
  size(name: string): number;
  list(name: string): readonly number[];
  text(name: string): string;
  refuse(name: string, what: string, hint: string): never;
}

export function attributeReader(source: Source, element: Element): AttributeReader {
  const offsetOf = (name: string): number => element.attributes.get(name)?.offset ?? element.offset;
  const refused = (name: string, what: string, hint: string): never =>
    refuse(source, offsetOf(name), { what, hint });
  const must = (name: string): Attribute =>
    element.attributes.get(name) ?? refused(name, `<${element.name}> has no ${name}`, 'give it one');
  const number = (name: string, fallback?: number): number => {
    if (fallback !== undefined && !element.attributes.has(name)) return fallback;
    const { value } = must(name);
    return ONE_NUMBER.test(value)
      ? Number(value)
      : refused(name, `${name}="${value}" is not a plain number`, 'write it without a unit');
  };
  const size = (name: string): number => {
    const value = number(name);
    return value > 0 ? value : refused(name, `${name}="${value}" draws nothing`, 'make it more than 0');
  };
  const list = (name: string): readonly number[] => {
    const { value } = must(name);
    return NUMBERS.test(value)
      ? value
          .trim()
          .split(/\s*,\s*|\s+/)
          .map(Number)
      : refused(name, `${name}="${value}" is not a list of numbers`, 'part them by spaces or commas');
  };
  const text = (name: string): string => must(name).value;
  return { number, size, list, text, refuse: refused };
}

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
      return NUMBERS.test(list) && counts?.includes(list.trim().split(/\s*,\s*|\s+/).length);
    })
  );
}
