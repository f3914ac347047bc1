import type { Outline } from '../../src/base/outline.ts';
import type { Form, Item } from '../../src/face/item.ts';
import type { RectoArt, SurfaceLayout, Template, VersoArt, ZoneLayout } from '../../src/template/template.ts';

/** Makers of templates in which one thing is not as it should be. */

export const withSurface = (
  template: Template,
  id: string,
  change: (layout: SurfaceLayout) => Partial<SurfaceLayout>,
): Template => ({
  ...template,
  surfaces: template.surfaces.map((layout) =>
    layout.surface === id ? { ...layout, ...change(layout) } : layout,
  ),
});

export const withZone = (
  template: Template,
  id: string,
  change: (zone: ZoneLayout) => Partial<ZoneLayout>,
): Template => ({
  ...template,
  surfaces: template.surfaces.map((layout) => ({
    ...layout,
    zones: layout.zones.map((zone) => (zone.zone === id ? { ...zone, ...change(zone) } : zone)),
  })),
});

export const withCoat = (template: Template, zone: string, coat: Outline): Template =>
  withZone(template, zone, () => ({ coat }));

export const withRecto = (template: Template, change: (recto: RectoArt) => Partial<RectoArt>): Template => ({
  ...template,
  recto: { ...template.recto, ...change(template.recto) },
});

export const withVerso = (template: Template, change: (verso: VersoArt) => Partial<VersoArt>): Template => ({
  ...template,
  verso: { ...template.verso, ...change(template.verso) },
});

/** A form of the recto with other items. */
export const withRectoItems = (
  template: Template,
  form: 'display' | 'coat' | 'overprint' | 'specimen',
  change: (items: readonly Item[]) => readonly Item[],
): Template => withRecto(template, (recto) => ({ [form]: reworked(recto[form], change) }));

/** A form of the verso with other items. */
export const withVersoItems = (
  template: Template,
  form: 'art' | 'specimen',
  change: (items: readonly Item[]) => readonly Item[],
): Template => withVerso(template, (verso) => ({ [form]: reworked(verso[form], change) }));

const reworked = (form: Form, change: (items: readonly Item[]) => readonly Item[]): Form => ({
  ...form,
  items: change(form.items),
});

/** The items with the text of one run told otherwise: what it says, not how it is drawn. */
export const saying = (items: readonly Item[], text: string, otherwise: string): readonly Item[] =>
  items.map((item) =>
    item.kind === 'glyphs' && item.run.text === text
      ? { ...item, run: { ...item.run, text: otherwise } }
      : item,
  );
