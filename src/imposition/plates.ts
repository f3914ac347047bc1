import { type Cmyk, cmyk, type Paint, REGISTRATION, type SpotInk, spot, tintsOf } from '../base/ink.ts';
import type { Form, Item } from '../face/item.ts';
import type { PageContent } from '../face/page.ts';

/** One plate of a page: a process ink, or a spot. */
export interface Plate {
  readonly name: string;
  /** That plate alone, at so many percent. */
  tint(percent: number): Paint;
}

const PROCESS: readonly (Plate & { readonly component: keyof Cmyk })[] = [
  { name: 'Cyan', component: 'c', tint: (percent) => cmyk(percent, 0, 0, 0) },
  { name: 'Magenta', component: 'm', tint: (percent) => cmyk(0, percent, 0, 0) },
  { name: 'Yellow', component: 'y', tint: (percent) => cmyk(0, 0, percent, 0) },
  { name: 'Black', component: 'k', tint: (percent) => cmyk(0, 0, 0, percent) },
];

/**
 * The plates that the contents of a page print on; the registration colour is on all of them and none itself.
 *
 * Order   process inks, then spots in the order of the job's inks
 */
export function platesOf(contents: readonly PageContent[], inks: readonly SpotInk[]): readonly Plate[] {
  const used = new PaintsUsed();
  for (const content of contents) used.see(content);
  const process = PROCESS.filter(({ component }) => used.process.has(component));
  const spots = inks.filter(({ name }) => used.spots.has(name));
  return [
    ...process,
    ...spots.map((ink) => ({ name: ink.name, tint: (percent: number) => spot(ink, percent) })),
  ];
}

/** The paint that contents begin with; null where they paint nothing. */
export function firstPaint(contents: readonly PageContent[]): Paint | null {
  const used = new PaintsUsed();
  for (const content of contents) {
    used.see(content);
    if (used.first !== null) return used.first;
  }
  return null;
}

class PaintsUsed {
  first: Paint | null = null;
  readonly process = new Set<keyof Cmyk>();
  readonly spots = new Set<string>();
  readonly #seen = new Set<Form>();

  see(content: PageContent): void {
    if (content.kind === 'bars') this.#paint(content.paint);
    else this.#items(content.items);
  }

  #items(items: readonly Item[]): void {
    for (const item of items) this.#item(item);
  }

  #item(item: Item): void {
    switch (item.kind) {
      case 'use':
        this.#form(item.form);
        break;
      case 'path':
        if (item.fill !== undefined) this.#paint(item.fill);
        if (item.stroke !== undefined) this.#paint(item.stroke.paint);
        break;
      case 'glyphs':
      case 'code':
        this.#paint(item.paint);
        break;
    }
  }

  #form(form: Form): void {
    if (this.#seen.has(form)) return;
    this.#seen.add(form);
    this.#items(form.items);
  }

  #paint(paint: Paint): void {
    this.first ??= paint;
    if (paint.kind !== 'process') {
      for (const { ink } of tintsOf(paint)) if (ink.name !== REGISTRATION.name) this.spots.add(ink.name);
      return;
    }
    for (const { component } of PROCESS) if (paint[component] > 0) this.process.add(component);
  }
}
