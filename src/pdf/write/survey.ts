import { isDeepStrictEqual } from 'node:util';
import { Bug } from '../../base/fault.ts';
import type { Paint, SpotInk } from '../../base/ink.ts';
import type { Form, GlyphItem, Item, PathItem } from '../../face/item.ts';
import type { PageContent, PageSet } from '../../face/page.ts';
import type { FontId } from '../../text/run.ts';
import { declareInks, mustBeDeclared } from './inks.ts';

/** What the glyphs of one font stand for in this file: each glyph with its texts, one as a rule. */
export type GlyphTexts = ReadonlyMap<number, ReadonlySet<string>>;

/** All that a file needs to know before its first byte. */
export interface Survey {
  /** The spot inks that the pages use, by name. */
  readonly inks: ReadonlyMap<string, SpotInk>;
  readonly fonts: ReadonlyMap<FontId, GlyphTexts>;
}

/**
 * Looks through every page once.
 *
 * Why     a subset needs all its glyphs, and a fault of ours must be thrown before a page is written
 * Throws  Bug for an ink that is not declared, two forms under one key, a code that imposition left unresolved
 */
export function survey({ inks, pages }: PageSet): Survey {
  const surveyor = new Surveyor(declareInks(inks));
  for (const page of pages) for (const content of page.content) surveyor.see(content);
  return surveyor;
}

class Surveyor implements Survey {
  readonly inks = new Map<string, SpotInk>();
  readonly fonts = new Map<FontId, Map<number, Set<string>>>();
  readonly #declared: ReadonlyMap<string, SpotInk>;
  readonly #forms = new Map<string, Form>();
  readonly #known = new WeakSet<Form>();

  constructor(declared: ReadonlyMap<string, SpotInk>) {
    this.#declared = declared;
  }

  see(content: PageContent): void {
    if (content.kind === 'bars') this.#paint(content.paint);
    else this.#items(content.items);
  }

  #items(items: readonly Item[]): void {
    for (const item of items) this.#item(item);
  }

  #item(item: Item): void {
    switch (item.kind) {
      case 'glyphs':
        this.#glyphs(item);
        break;
      case 'path':
        this.#path(item);
        break;
      case 'use':
        this.#form(item.form);
        break;
      case 'code':
        throw new Bug(`the code ${item.name} reached the writer before it was put on the sheet's dots`);
    }
  }

  #glyphs({ run, paint }: GlyphItem): void {
    this.#paint(paint);
    const glyphs = this.fonts.get(run.font) ?? new Map<number, Set<string>>();
    this.fonts.set(run.font, glyphs);
    for (const { id, text } of run.glyphs) {
      const texts = glyphs.get(id);
      if (texts === undefined) glyphs.set(id, new Set([text]));
      else texts.add(text);
    }
  }

  #path({ fill, stroke }: PathItem): void {
    if (fill !== undefined) this.#paint(fill);
    if (stroke !== undefined) this.#paint(stroke.paint);
  }

  #form(form: Form): void {
    if (this.#known.has(form)) return;
    this.#known.add(form);
    const drawn = this.#forms.get(form.key);
    if (drawn === undefined) {
      this.#forms.set(form.key, form);
      this.#items(form.items);
    } else if (!isDeepStrictEqual(drawn, form)) {
      throw new Bug(`two different forms have the key ${form.key}`);
    }
  }

  #paint(paint: Paint): void {
    if (paint.kind !== 'spot' || this.inks.get(paint.ink.name) === paint.ink) return;
    mustBeDeclared(paint.ink, this.#declared);
    this.inks.set(paint.ink.name, paint.ink);
  }
}
