import { describe, expect, it } from 'vitest';
import { centre, contains, grow, type Point, type Rect, right } from '../../src/base/geometry.ts';
import { type Cmyk, IMAGED_BLACK, type Paint } from '../../src/base/ink.ts';
import { mm, pt } from '../../src/base/length.ts';
import { type Outline, outlineBounds } from '../../src/base/outline.ts';
import { covers, encloses, hasEdgeIn, rings } from '../../src/base/polygon.ts';
import { boundsOf, itemBounds } from '../../src/face/bounds.ts';
import type { PlacedCell } from '../../src/face/face.ts';
import type { GlyphItem, Item, PathItem, Role } from '../../src/face/item.ts';
import { everyContent } from '../../src/template/contents.ts';
import { drawn } from '../../templates/rencontre-2007/drawings.ts';
import { ODD_TRANSCRIPTIONS } from '../../templates/rencontre-2007/faces/rules.ts';
import {
  CARTONS,
  CIBLE,
  COEURS,
  ENVELOPPE,
  RECTO,
  VALIDATION,
} from '../../templates/rencontre-2007/format.ts';
import { template } from '../../templates/rencontre-2007/index.ts';
import { palette } from '../../templates/rencontre-2007/inks.ts';
import { reglement } from '../../templates/rencontre-2007/reglement.ts';

const { game, recto, verso, surfaces, trim } = template;
const glyphs = (items: readonly Item[]): readonly GlyphItem[] =>
  items.filter((item): item is GlyphItem => item.kind === 'glyphs');
const paths = (items: readonly Item[]): readonly PathItem[] =>
  items.filter((item): item is PathItem => item.kind === 'path');

const fixed = [...recto.display.items, ...verso.art.items];
const paintsOf = (item: Item): readonly Paint[] => {
  if (item.kind === 'glyphs') return [item.paint];
  return item.kind === 'path' ? [item.fill, item.stroke?.paint].filter((paint) => paint !== undefined) : [];
};
const inksIn = ({ c, m, y, k }: Cmyk): readonly number[] => [c, m, y, k].filter((part) => part > 0);
const processOf = (paint: Paint): Cmyk => {
  if (paint.kind !== 'process') throw new Error('a fixed paint in a spot ink');
  return paint;
};
const sumOf = (paint: Cmyk): number => inksIn(paint).reduce((sum, part) => sum + part, 0);

/** How much light a paint sends back, as a part of what bare paper does, to the eye. */
const light = ({ c, m, y, k }: Cmyk): number => (1 - (0.3 * c + 0.59 * m + 0.11 * y) / 100) * (1 - k / 100);

const placed: readonly PlacedCell[] = surfaces.flatMap((layout) => {
  const surface = game.surfaces.find(({ id }) => id === layout.surface);
  if (surface === undefined) throw new Error(layout.surface);
  return everyContent(surface).flatMap((content) => layout.place(0, content));
});
const rooms = [...new Map(placed.map((one) => [`${one.zone} ${one.slot}`, one.room]))];

/** The ink of one part of a cell where it stands. */
function partOf({ cell, at }: PlacedCell, role: Role): Rect | null {
  const ink = boundsOf((cell?.items ?? []).filter((item) => 'role' in item && item.role === role));
  return ink === null ? null : { ...ink, x: ink.x + at.x, y: ink.y + at.y };
}

describe('the inks of Rencontre 2007', () => {
  it('add up to at most 320 % in every fixed paint', () => {
    for (const paint of fixed.flatMap(paintsOf)) expect(sumOf(processOf(paint))).toBeLessThanOrEqual(320);
  });

  it('set text under 9 pt in one ink, and light text in at least 8 pt', () => {
    for (const { run, paint } of glyphs(fixed)) {
      const process = processOf(paint);
      const isReversed = light(process) > 0.5;
      if (isReversed) expect(run.size, run.text).toBeGreaterThanOrEqual(pt(8));
      else if (run.size < pt(9)) expect(inksIn(process), run.text).toHaveLength(1);
    }
  });

  it('draw no line under 0.25 pt', () => {
    for (const { stroke } of [...paths(fixed), ...paths(recto.overprint.items)]) {
      expect(stroke?.width ?? pt(1)).toBeGreaterThanOrEqual(pt(0.25));
    }
  });

  it('leave the imaged black seven tenths of the light of paper against whatever lies under it', () => {
    const display = paths(recto.display.items);
    expect(rooms).toHaveLength(11);
    for (const [slot, room] of rooms) {
      const ground = display.findLastIndex(({ fill, outline }) => fill && covers(rings(outline), room));
      const seen = display.slice(Math.max(0, ground));
      const grounds = gridIn(room).map(
        (point) => seen.findLast(({ fill, outline }) => fill && holds(outline, point))?.fill,
      );
      const lines = seen.filter(({ stroke, outline }) => stroke && hasEdgeIn(rings(outline), room));
      for (const paint of [...grounds, ...lines.map(({ stroke }) => stroke?.paint)]) {
        if (paint === undefined) throw new Error(`${slot} stands on nothing`);
        expect(light(processOf(paint)) - light(IMAGED_BLACK), slot).toBeGreaterThanOrEqual(0.7);
      }
    }
  });

  it('lay a confusion pattern under every place', () => {
    const pattern = palette.pattern?.stroke?.paint;
    const lines = paths(recto.display.items).filter(({ stroke }) => stroke?.paint === pattern);
    for (const [slot, room] of rooms) {
      expect(
        lines.some(({ outline }) => hasEdgeIn(rings(outline), room)),
        slot,
      ).toBe(true);
    }
  });
});

const holds = (outline: Outline, point: Point): boolean => encloses(rings(outline), point);

/** Five by five points of a room, its corners left out. */
function gridIn({ x, y, width, height }: Rect): readonly Point[] {
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return parts.flatMap((down) => parts.map((along) => ({ x: x + along * width, y: y + down * height })));
}

describe('the scenes of Rencontre 2007', () => {
  it('have coats that are no plain rectangle, each with a picture of several shapes in two inks or more', () => {
    for (const { zones } of surfaces) {
      const coat = zones[0]?.coat ?? [];
      const box = outlineBounds(coat);
      expect(box !== null && covers(rings(coat), grow(box, -mm(0.2)))).toBe(false);
      const over = paths(recto.overprint.items).filter(({ outline }) => {
        const ink = outlineBounds(outline);
        return box !== null && ink !== null && contains(box, ink);
      });
      const inks = new Set(over.map(({ fill }) => (fill?.kind === 'spot' ? fill.ink.name : '')));
      expect(over.length).toBeGreaterThan(3);
      expect(inks.size).toBeGreaterThan(1);
    }
  });

  it('show a rim of the display all round each coat: a slip of the press opens no gap', () => {
    const scenes = ['cartons', 'cible', 'enveloppe', 'coeurs'].map((name, i) => {
      const box = [CARTONS.scene, CIBLE.scene, ENVELOPPE.scene, COEURS.scene][i];
      if (box === undefined) throw new Error(name);
      return outlineBounds(drawn(name, box)[0]?.outline ?? []);
    });
    surfaces.forEach(({ zones }, i) => {
      const [coat, scene] = [outlineBounds(zones[0]?.coat ?? []), scenes[i]];
      expect(coat !== null && scene !== undefined && scene !== null).toBe(true);
      if (coat === null || scene === undefined || scene === null) return;
      expect(contains(grow(scene, -mm(0.4)), coat), zones[0]?.zone).toBe(true);
    });
  });

  it('stand 1.5 mm from what stands beside and under them, within one margin of 4 mm', () => {
    const [one, two, three, four] = RECTO.tags;
    const below = (r: Rect): number => r.y + r.height;
    const rows = [
      [one, CARTONS.scene, three, ENVELOPPE.scene, RECTO.words.strip, four],
      [two, CIBLE.scene, VALIDATION.card, RECTO.mark.panel],
    ];
    for (const row of rows) {
      row.slice(1).forEach((lower, i) => {
        const upper = row[i];
        expect(upper !== undefined && Math.abs(lower.y - below(upper) - mm(1.5))).toBeLessThan(mm(0.01));
      });
    }
    const pairs: readonly (readonly [Rect, Rect])[] = [
      [one, two],
      [CARTONS.scene, CIBLE.scene],
      [ENVELOPPE.scene, VALIDATION.card],
      [four, COEURS.scene],
    ];
    for (const [left, next] of pairs) {
      expect(Math.abs(left.x - mm(4))).toBeLessThan(mm(0.01));
      expect(Math.abs(right(next) - (trim.width - mm(4)))).toBeLessThan(mm(0.01));
      expect(Math.abs(next.x - right(left) - mm(1.5))).toBeLessThan(mm(0.01));
    }
    expect(Math.abs(right(RECTO.words.strip) - right(ENVELOPPE.scene))).toBe(0);
  });

  it('part the target in thirds, each amount in the middle of its own', () => {
    const middles = CIBLE.amounts.map(centre).map(({ x, y }) => {
      const angle = (Math.atan2(y - CIBLE.eye.y, x - CIBLE.eye.x) * 180) / Math.PI;
      return (angle + 360) % 360;
    });
    expect(middles[0]).toBeCloseTo(270, 1);
    for (const [place, wanted] of [270, 150, 30].entries()) {
      expect(Math.abs((middles[place] ?? 0) - wanted)).toBeLessThan(5);
    }
    expect([...CIBLE.spokes].sort((a, b) => a - b)).toEqual([90, 210, 330]);
  });

  it('hold a transcription nearer to its own sum than to any line of the target', () => {
    const amounts = placed.filter(({ zone }) => zone === 'cible');
    expect(amounts.length).toBeGreaterThan(0);
    for (const one of amounts) {
      const letters = partOf(one, 'transcription');
      const nearest = letters === null ? 0 : Math.min(...cornersOf(letters).map(fromSpokes));
      expect(nearest, one.wanted).toBeGreaterThan(Math.max(mm(2.5), CIBLE.amount.gap));
    }
  });
});

const cornersOf = (r: Rect): readonly Point[] =>
  [r.x, right(r)].flatMap((x) => [r.y, r.y + r.height].map((y) => ({ x, y })));

/** How far a point is from the nearest line that parts the target. */
function fromSpokes({ x, y }: Point): number {
  const [dx, dy] = [x - CIBLE.eye.x, y - CIBLE.eye.y];
  return Math.min(
    ...CIBLE.spokes.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const along = Math.max(0, dx * Math.cos(angle) + dy * Math.sin(angle));
      return Math.hypot(dx - along * Math.cos(angle), dy - along * Math.sin(angle));
    }),
  );
}

describe('the texts of Rencontre 2007', () => {
  const back = glyphs(verso.art.items)
    .map(({ run }) => run.text)
    .join(' ')
    .replaceAll('\u00a0', ' ');

  it('end no line at a word of one or two letters', () => {
    const ends = glyphs(fixed).filter(({ run }) => !/^lots? de$/.test(run.text));
    for (const { run } of ends) expect(run.text).not.toMatch(/(?:^|[ \u00a0(])\p{L}{1,2}$/u);
  });

  it('say that odd transcriptions are the law’s, that a star wins nothing, and what a prize adds up', () => {
    expect(back).toContain(
      'ZERO, QUINZ, 5CENT et 5MILLE s’écrivent ainsi au règlement. ' +
        'Une étoile peut précéder une somme : elle ne change rien au gain.',
    );
    expect(back).toContain('Montants par ticket, jeux cumulés.');
    const printed = reglement.surfaces.flatMap(({ transcriptions }) =>
      (transcriptions ?? []).map(({ transcription }) => transcription),
    );
    for (const odd of ODD_TRANSCRIPTIONS) expect(printed).toContain(odd);
  });

  it('name in the misprint clause its three articles, and what is left to the player', () => {
    expect(back).toContain(
      '(symbole, somme ou transcription d’une somme) est absent ou incomplet, ou ne correspond pas à ceux que donnent ' +
        'les articles 3.2.1, 3.3.1 et 3.5.1',
    );
    expect(back).toContain(
      'ne donne droit à aucun gain, mais seulement à son remboursement ou à son échange',
    );
  });

  it('set « À VALIDER » in a column of its own, on the line of the mention that it stands beside', () => {
    const items = glyphs(verso.art.items);
    const marks = items.filter(({ run }) => run.text === 'À\u00a0VALIDER');
    expect(marks).toHaveLength(4);
    expect(new Set(marks.map(({ at }) => at.x)).size).toBe(1);
    template.mentions.forEach(({ text }, i) => {
      const [says, mark] = [items.find(({ run }) => run.text === text), marks[i]];
      expect(mark?.at.y, text).toBe(says?.at.y);
      const [end, start] = [says, mark].map((item) => (item === undefined ? null : itemBounds(item)));
      expect(end && start ? start.x - right(end) : 0, text).toBeGreaterThanOrEqual(mm(2));
      expect([mark?.run.size, mark?.run.font]).toEqual([pt(5.2), 'barlow-condensed-500']);
    });
  });

  it('say over the winning words what they are, with a margin at both ends of their strip', () => {
    const { strip } = RECTO.words;
    const line = boundsOf(
      glyphs(recto.display.items).filter((item) => {
        const ink = itemBounds(item);
        return ink !== null && contains(strip, ink);
      }),
    );
    expect(line !== null && line.x - strip.x).toBeGreaterThanOrEqual(mm(1.5));
    expect(line !== null && right(strip) - right(line)).toBeGreaterThanOrEqual(mm(1.5));
    expect(
      glyphs(recto.display.items).some(({ run }) => run.text.startsWith('Mots\u00a0gagnants\u00a0:')),
    ).toBe(true);
  });

  it('begin texts and bars of the verso on one line', () => {
    const left = glyphs([...verso.art.items, ...verso.number('0000000000010009')])
      .map(({ at }) => at.x)
      .reduce((least, x) => Math.min(least, x));
    expect(left).toBe(verso.barcode.room.x + mm(2.54));
  });

  it('stand within the trim on specimens, 3 mm from it, in a blue that is dark in a grey copy', () => {
    const room = grow({ x: 0, y: 0, ...trim }, -mm(3));
    const marks = [...recto.specimen.items, ...verso.specimen.items];
    expect(marks).toHaveLength(4);
    for (const mark of paths(marks)) {
      const ink = itemBounds(mark);
      expect(ink !== null && contains(room, ink)).toBe(true);
      expect(mark.fill?.kind === 'spot' && light({ ...mark.fill.ink.alternate })).toBeLessThan(0.25);
    }
  });
});
