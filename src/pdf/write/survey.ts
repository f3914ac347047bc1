import { isDeepStrictEqual } from 'node:util';
import { Bug } from '../../base/fault.ts';
import { type Paint, type SpotInk, tintsOf } from '../../base/ink.ts';
import type { Form, GlyphItem, Item, PathItem } from '../../face/item.ts';
import type { ContentLayer, PageContent, PageSet } from '../../face/page.ts';
import type { FontId } from '../../text/run.ts';
import { pageBoxes } from './boxes.ts';
import { declareInks, mustBePrintable } from './inks.ts';
import { mustBeOneLayer } from './layers.ts';
import { mixName, tintsInOrder } from './mixes.ts';
import { mustBeParts } from './parts.ts';

/** What the glyphs of one font stand for in this file: each glyph with its texts, one as a rule. */
export type GlyphTexts = ReadonlyMap<number, ReadonlySet<string>>;

/** All that a file needs to know before its first byte. */
export interface Survey {
  /** The spot inks that the pages use, by name. */
  readonly inks: ReadonlyMap<string, SpotInk>;
  /** The sets of inks that are painted in one object, by the name of their mix, in the order of their names. */
  readonly mixes: ReadonlyMap<string, readonly SpotInk[]>;
  /** In the order of their first content. */
  readonly layers: ReadonlyMap<string, ContentLayer>;
  readonly fonts: ReadonlyMap<FontId, GlyphTexts>;
}

/**
 * Looks through the stock and every page once.
 *
 * Why     a subset needs all its glyphs, and a fault of ours must be thrown before a page is written
 * Throws  Bug for boxes that do not nest, an ink that is not declared, two forms under one key, two layers of one name, parts that are not
 *         those of the pages, a code that imposition left unresolved
 */
export function survey({ inks, pages, stock = [], vt }: PageSet): Survey {
  if (vt !== undefined) mustBeParts(vt, pages.length);
  const surveyor = new Surveyor(declareInks(inks));
  surveyor.items(stock);
  for (const page of pages) {
    pageBoxes(page);
    for (const content of page.content) surveyor.see(content);
  }
  return surveyor;
}

class Surveyor implements Survey {
  readonly inks = new Map<string, SpotInk>();
  readonly mixes = new Map<string, readonly SpotInk[]>();
  readonly layers = new Map<string, ContentLayer>();
  readonly fonts = new Map<FontId, Map<number, Set<string>>>();
  readonly #declared: ReadonlyMap<string, SpotInk>;
  readonly #forms = new Map<string, Form>();
  readonly #known = new WeakSet<Form>();

  constructor(declared: ReadonlyMap<string, SpotInk>) {
    this.#declared = declared;
  }

  see(content: PageContent): void {
    if (content.layer !== undefined) this.#layer(content.layer);
    if (content.kind === 'bars') this.#paint(content.paint);
    else this.items(content.items);
  }

  #layer(layer: ContentLayer): void {
    const known = this.layers.get(layer.name);
    mustBeOneLayer(layer, known);
    if (known === undefined) this.layers.set(layer.name, layer);
  }

  items(items: readonly Item[]): void {
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
      this.items(form.items);
    } else if (!isDeepStrictEqual(drawn, form)) {
      throw new Bug(`two different forms have the key ${form.key}`);
    }
  }

  #paint(paint: Paint): void {
    mustBePrintable(paint, this.#declared);
    for (const { ink } of tintsOf(paint)) this.inks.set(ink.name, ink);
    if (paint.kind === 'mix') {
      this.mixes.set(
        mixName(paint.tints),
        tintsInOrder(paint.tints).map(({ ink }) => ink),
      );
    }
  }
}
