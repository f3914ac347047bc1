/** Marks of HTML and SVG that were put together here; everything else is text, and is escaped. */
export interface Markup {
  readonly markup: string;
}

export type Content = string | number | Markup | readonly Content[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

const inside = (content: Content): string => {
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return 'markup' in content ? content.markup : content.map(inside).join('');
};

/** An element with its attributes and what is in it. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly Content[]
): Markup {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const isVoid = content.length === 0 && VOID.has(name);
  return { markup: `<${name}${said.join('')}>${isVoid ? '' : `${inside(content)}</${name}>`}` };
}

const VOID: ReadonlySet<string> = new Set(['meta', 'br']);

/** The text of a page. */
export const page = (root: Markup): string => `<!doctype html>\n${root.markup}\n`;

/** Text that is put down as it is: style sheets of our own. */
export const raw = (text: string): Markup => ({ markup: text });
