import { numbersIn } from './numbers.ts';
import type { Attribute, Element } from './parse.ts';
import { refuse, type Source } from './source.ts';

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
    const [read, ...rest] = numbersIn(value) ?? [];
    return read !== undefined && rest.length === 0
      ? read
      : refused(name, `${name}="${value}" is not a plain number`, 'write it without a unit');
  };
  const size = (name: string): number => {
    const value = number(name);
    return value > 0 ? value : refused(name, `${name}="${value}" draws nothing`, 'make it more than 0');
  };
  const list = (name: string): readonly number[] => {
    const { value } = must(name);
    return (
      numbersIn(value) ??
      refused(name, `${name}="${value}" is not a list of numbers`, 'part them by spaces or commas')
    );
  };
  const text = (name: string): string => must(name).value;
  return { number, size, list, text, refuse: refused };
}
