import type { Finding } from '../../src/base/finding.ts';
import { type Rect, shiftRect } from '../../src/base/geometry.ts';
import { specimens } from '../../src/block/specimens.ts';
import { itemBounds } from '../../src/face/bounds.ts';
import type { GlyphItem, Item, UseItem } from '../../src/face/item.ts';
import type { Page, PageContent } from '../../src/face/page.ts';
import type { ProofSubject } from '../../src/proof/subject.ts';
import { layOut } from '../../src/template/lay-out.ts';
import type { Template } from '../../src/template/template.ts';

/** All that a proof shows of a game, its counts as they would be; not judged, for a proof is shown what it is given. */
export function subject(template: Template, over: Partial<ProofSubject> = {}): ProofSubject {
  const made = specimens(template.game).map((specimen) => ({
    specimen,
    faces: layOut(template, specimen.ticket),
  }));
  const cells = template.surfaces.flatMap((layout) => layout.cells()).length;
  return {
    template,
    specimens: made,
    findings: [],
    checked: [
      { count: 109, of: 'rule' },
      { count: cells, of: 'cell' },
      { count: cells, of: 'cell of the law' },
      { count: made.length, of: 'specimen' },
      { count: 2 * made.length, of: 'face' },
    ],
    ...over,
  };
}

export const finding = (over: Partial<Finding> = {}): Finding => ({
  rule: 'ticket/transcription/of-another-amount',
  severity: 'error',
  ticket: '0000000000000315',
  surface: 'mois',
  zone: 'mars',
  article: '4.2.1',
  expected: 'SIX',
  found: 'NEUF',
  message: 'the transcription of 6 € is SIX, and it is NEUF',
  ...over,
});

type Content = Pick<Page, 'content'>;

/** An item of the proof itself, with the ink that it leaves on the page. */
export interface Drawn<Kind extends Item = Item> {
  readonly item: Kind;
  readonly box: Rect;
}

/** What the proof itself puts on a page, all but the tickets. */
export const ownItems = ({ content }: Content): readonly Drawn[] =>
  content.flatMap((one) => {
    if (one.kind === 'bars' || one.clip !== undefined) return [];
    return one.items.flatMap((item) => {
      const bounds = itemBounds(item);
      return bounds === null ? [] : [{ item, box: shiftRect(bounds, one.at) }];
    });
  });

const isText = (one: Drawn): one is Drawn<GlyphItem> => one.item.kind === 'glyphs';
const isUse = (one: Drawn): one is Drawn<UseItem> => one.item.kind === 'use';

export const texts = (page: Content): readonly Drawn<GlyphItem>[] => ownItems(page).filter(isText);
export const uses = (page: Content): readonly Drawn<UseItem>[] => ownItems(page).filter(isUse);

/** What the texts of a page say, in the order of drawing. */
export const said = (page: Content): readonly string[] => texts(page).map(({ item }) => item.run.text);

/** Where tickets stand on a page, each once. */
export function tickets({ content }: Content): readonly Rect[] {
  const clips = content.flatMap((one: PageContent) =>
    one.kind === 'placed' && one.clip !== undefined ? [one.clip] : [],
  );
  return [...new Map(clips.map((clip) => [JSON.stringify(clip), clip])).values()];
}
