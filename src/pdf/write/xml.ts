import { Bug } from '../../base/fault.ts';

/**
 * An element with its content, which is XML already.
 *
 * Shape   attributes in the order given
 */
export function element(
  name: string,
  content: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** Why  a reader turns a carriage return that is not escaped into a line end, and the text would differ from Info's */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text as content or value, whatever it holds. */
export const xmlText = (value: string): string =>
  mustBeXmlText(value).replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);

/** The text itself; throws a Bug for a character that XML, or PDF's own text, cannot hold at all. */
export function mustBeXmlText(value: string): string {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/u.test(value)) {
    throw new Bug(`a text of the file may not hold control characters: ${JSON.stringify(value)}`);
  }
  return value;
}
