/**
 * Reads what the text of a règlement states, whatever its copy has lost on the way: spaces of two kinds, tables on
 * one line, € signs and guillemets gone, header cells broken over lines, article numbers without full stop.
 */
export interface LegalText {
  /** Everything, on one line, all spaces plain and single. */
  readonly whole: string;
  /** By number as cited: `3.2.1`; an article's own lines only, not those of its sub-articles. */
  readonly articles: ReadonlyMap<string, string>;
}

export interface PrizeRow {
  readonly tickets: number;
  readonly prize: number;
  /** As bracketed or bare between « ou »; only the prize itself where the row lists nothing else. */
  readonly ways: readonly (readonly number[])[];
  readonly total: number;
}

export function readText(raw: string): LegalText {
  const articles = new Map<string, string>();
  let current = '';
  for (const line of raw.normalize('NFC').split('\n').map(plain)) {
    const heading = /^Article (\d+)(?:er)?$/.exec(line) ?? /^(\d+(?:\.\d+)+)\.? /.exec(line);
    if (heading?.[1] !== undefined) current = heading[1];
    articles.set(current, plain(`${articles.get(current) ?? ''} ${line}`));
  }
  return { whole: plain(raw.normalize('NFC')), articles };
}

export const article = ({ articles }: LegalText, number: string): string => articles.get(number) ?? '';

/** The number that the first match holds in its first group, or null. */
export function numberIn(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : whole(found);
}

export function prizeRows(text: string): readonly PrizeRow[] {
  const rows = text.matchAll(/\| ?([\d ]+) lots? de ?\|([^|]+)\|([^|]+)\|/g);
  return [...rows].map(([, tickets = '', made = '', total = '']) => {
    const ways = made
      .replace(/soit .*$/, '')
      .split(' ou ')
      .map((way) => way.split('+').map(whole));
    const prize = /soit (.*)$/.exec(made)?.[1] ?? made;
    return { tickets: whole(tickets), prize: whole(prize), ways, total: whole(total) };
  });
}

/** The count and the amount under the prize table: they may stand in its second column or in its third. */
export function prizeTotals(text: string): { readonly winners: number; readonly total: number } | null {
  const found = /\| ?([\d ]+) lots ?\|? ?formant un total de ?\| ?([\d ]+)/i.exec(text);
  return found && { winners: whole(found[1] ?? ''), total: whole(found[2] ?? '') };
}

/** Rows of amount and capitals; the header's cells hold small letters and the ruler none. */
export const transcriptionRows = (text: string): readonly (readonly [number, string])[] =>
  [...text.matchAll(/\| ?(\d[\d ]*) ?€? ?\| ([0-9A-Z-]*[A-Z]) \|/g)].map(
    ([, amount = '', transcription = '']) => [whole(amount), transcription] as const,
  );

/** Words or symbols with what they win, from list items such as ― si … : cœur », il gagne 3 € ;. */
export const gainItems = (text: string): readonly (readonly [string, number])[] =>
  [...text.matchAll(/(?:le mot :|deux symboles) «? ?([\p{Letter} ]+?) ?», il gagne ([\d ]+) €/gu)].map(
    ([, mark = '', wins = '']) => [mark, whole(wins)] as const,
  );

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

/** The day of « Fait le … », as ISO date. */
export function signedOn(text: string): string | null {
  const found = /Fait (?:à [^,]+, )?le (\d+)(?:er)? (\p{Letter}+) (\d{4})/u.exec(text);
  if (found === null) return null;
  const month = MONTHS.indexOf(found[2] ?? '') + 1;
  return [found[3], String(month).padStart(2, '0'), (found[1] ?? '').padStart(2, '0')].join('-');
}

const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();
const whole = (text: string): number => Number(text.replace(/\D/g, ''));
