import { describe, expect, test } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { PAPER, type Paint, type SpotInk, spot } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import type { Pass } from '../../src/face/face.ts';
import type { Item } from '../../src/face/item.ts';
import { fixedPassPage } from '../../src/imposition/fixed-pass-page.ts';
import type { Imposable } from '../../src/imposition/impose.ts';
import { knockOutsIn } from '../../src/imposition/knock-outs.ts';
import { COAT, filled, SPECIMEN, ticket } from '../kit/face.ts';
import { imposed } from '../kit/press.ts';
import { textOn } from '../kit/sheet-page.ts';

const OPENING: SpotInk = { ...SPECIMEN, overprints: false };

/** A job whose tickets are stamped in an ink at a place. */
function stamped(ink: SpotInk, box = rect(mm(1), mm(27), mm(4), mm(1))) {
  const { template, recto, verso } = ticket('1');
  const stamp = { key: 'stamp', box, items: [filled(box, spot(ink, 40))] };
  const layers = recto.layers.map((layer) =>
    layer.pass === 'specimen'
      ? { ...layer, items: [{ kind: 'use', form: stamp, at: { x: mm(1), y: 0 } } as const] }
      : layer,
  );
  const one: Imposable = {
    template: { ...template, inks: [COAT, ink] },
    recto: { ...recto, layers },
    verso,
  };
  return imposed([one]);
}

/** What a pass leaves open: the paint and the left edge of each shape, in millimetres. */
function open(
  job: ReturnType<typeof stamped>,
  pass: Pass,
): readonly (readonly [Paint | undefined, number])[] {
  const [item] = knockOutsIn(job.plan, { face: 'recto', pass });
  return item === undefined ? [] : formOf(item).map((one) => paintAndLeft(one));
}

function formOf(item: Item): readonly Item[] {
  if (item.kind !== 'use') throw new Error('a form was expected');
  return item.form.items;
}

function paintAndLeft(item: Item): readonly [Paint | undefined, number] {
  const [first] = item.kind === 'path' ? item.outline : [];
  if (item.kind !== 'path' || first?.op !== 'M') throw new Error('an outline was expected');
  return [item.fill, first.x / mm(1)];
}

describe('where a stamp knocks out', () => {
  test('the art under it is open on its own plates', () => {
    expect(open(stamped(OPENING), 'display')).toEqual([[PAPER, 2]]);
  });

  test('a spot under it is open on that plate alone', () => {
    const onTheCoat = stamped(OPENING, rect(mm(10), mm(10), mm(4), mm(1)));
    expect(open(onTheCoat, 'coat')).toEqual([[spot(COAT, 0), 11]]);
  });

  test('what is farther from it than a coarse dot stays as it is, and what is nearer is open', () => {
    const below = (gap: number) => stamped(OPENING, rect(mm(10), mm(25) + mm(gap), mm(4), mm(1)));
    expect(open(below(0.75), 'coat')).toEqual([]);
    expect(open(below(0.74), 'coat')).toEqual([[spot(COAT, 0), 11]]);
  });

  test('the plates that are open say so, and no others do', () => {
    const job = stamped(OPENING);
    expect(textOn(fixedPassPage(job, 'display'))).toContain('spécimen en réserve');
    expect(textOn(fixedPassPage(job, 'coat'))).not.toContain('spécimen en réserve');
  });

  test('every place of the plate has its opening, after the art', () => {
    const keys = fixedPassPage(stamped(OPENING), 'display').content.flatMap((one) =>
      one.kind === 'placed' ? one.items.flatMap((item) => (item.kind === 'use' ? [item.form.key] : [])) : [],
    );
    expect(keys).toEqual(Array.from({ length: 4 }, () => ['display', 'recto/display/knock-outs']).flat());
  });
});

test('where a stamp overprints, no plate has an opening', () => {
  const job = stamped(SPECIMEN);
  expect(open(job, 'display')).toEqual([]);
  expect(textOn(fixedPassPage(job, 'display'))).not.toContain('spécimen en réserve');
});
