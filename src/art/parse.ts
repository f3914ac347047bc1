import { SaxesParser } from 'saxes';
import { refuse, type Source } from './source.ts';

/** An element as written, with where it and each of its attributes stand in the text. */
export interface Element {
  readonly name: string;
  readonly offset: number;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly children: readonly Element[];
}

export interface Attribute {
  readonly value: string;
  readonly offset: number;
}

interface Growing extends Element {
  readonly children: Growing[];
}

/**
 * The root element of an XML text.
 *
 * Throws  InputError if the text is not well-formed, or holds what art has no use for: a doctype (its entities
 *         would draw what the file does not show), processing instructions, CDATA, words outside a title
 */
export function parseXml(source: Source): Element {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Growing[] = [];
  let root: Growing | null = null;
  const refused = (mark: string, what: string, hint: string): never => {
    const offset = source.text.lastIndexOf(mark, parser.position - 1);
    return refuse(source, offset, { what, hint });
  };
  parser.on('error', (cause) => {
    const said = cause.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    const what = `not well-formed XML (${said})`;
    refuse(source, Math.max(0, parser.position - 1), { what, hint: 'mend the markup', cause });
  });
  parser.on('doctype', () => refused('<!', 'a doctype is refused', 'take it out'));
  parser.on('processinginstruction', () =>
    refused('<?', 'a processing instruction is refused', 'take it out'),
  );
  parser.on('cdata', () => refused('<![', 'a CDATA section is refused', 'take it out'));
  parser.on('text', (text) => {
    const word = /\S+/.exec(text)?.[0];
    if (word === undefined || open.at(-1)?.name === 'title') return;
    refused(word, 'words are refused', 'set text in the template, or draw its outline');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const offset = source.text.lastIndexOf('<', parser.position - 1);
    const tag = source.text.slice(offset, parser.position);
    const element: Growing = { name, offset, attributes: located(attributes, tag, offset), children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(source.text).close();
  return root ?? refuse(source, 0, { what: 'there is no element', hint: 'draw an <svg>' });
}

/** The attributes of a start tag, each with its place: the tag is well-formed when this is called. */
function located(
  values: Readonly<Record<string, string>>,
  tag: string,
  tagOffset: number,
): ReadonlyMap<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  for (const { 1: name = '', index } of tag.matchAll(/([^\s=<"'/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)) {
    attributes.set(name, { value: values[name] ?? '', offset: tagOffset + index });
  }
  return attributes;
}
