import { type Length, toMm } from '../../base/length.ts';
import type { Face } from '../../face/face.ts';
import type { CodeItem } from '../../face/item.ts';
import type { Bars } from '../../face/page.ts';
import type { Side } from '../../imposition/places.ts';
import type { Position, Sheet, SheetJob, SheetPage } from '../../imposition/sheet.ts';
import type { Facts } from '../rule.ts';
import { faceOn } from './shown.ts';

/** A whole job: some faults show on one sheet, and some only when all are looked at. */
export type SheetSubject = SheetJob;

/** Where a finding about sheets stands; `zone` says it in words: `sheet 2, place 7`. */
export const sheetFacts = (
  zone: string | null,
  ticket: string | null = null,
): Pick<Facts, 'ticket' | 'surface' | 'zone' | 'article'> => ({ ticket, surface: null, zone, article: null });

export const whereOf = (sheet: Sheet, { place }: Position): string => `sheet ${sheet.number}, place ${place}`;

export const mmText = (length: Length): string => `${Number(toMm(length).toFixed(3))} mm`;

export const filledOf = (sheet: Sheet): readonly Position[] =>
  sheet.positions.filter((position) => position !== null);

export const SIDES = ['recto', 'verso'] as const;

/** A code that a placed face carries, and the bars on the page of its side that say the same. */
export interface SheetCode {
  readonly sheet: Sheet;
  readonly position: Position;
  readonly side: Side;
  readonly item: CodeItem;
  readonly page: SheetPage | null;
  readonly bars: readonly Bars[];
}

/** Every code of every placed ticket. */
export function* codesOf({ sheets }: SheetJob): Generator<SheetCode> {
  for (const sheet of sheets) {
    for (const side of SIDES) {
      const page = sheet.pages.find((one) => one.side === side) ?? null;
      const byValue = new Map<string, Bars[]>();
      for (const bars of page === null ? [] : barsOf(page)) {
        byValue.set(bars.value, [...(byValue.get(bars.value) ?? []), bars]);
      }
      for (const position of filledOf(sheet)) {
        for (const item of codeItems(faceOn(position, side).face)) {
          yield { sheet, position, side, item, page, bars: byValue.get(item.symbol.value) ?? [] };
        }
      }
    }
  }
}

export const barsOf = ({ content }: SheetPage): readonly Bars[] =>
  content.filter((one): one is Bars => one.kind === 'bars');

export const codeItems = ({ layers }: Face): readonly CodeItem[] =>
  layers.flatMap(({ items }) => items.filter((item): item is CodeItem => item.kind === 'code'));
