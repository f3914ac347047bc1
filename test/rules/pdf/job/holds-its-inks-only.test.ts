import { expect, test } from 'vitest';
import type { ImageLook } from '../../../../src/pdf/read/facts/looks/looks.ts';
import type { Seen } from '../../../../src/pdf/read/facts/looks/seen.ts';
import { rule } from '../../../../src/rules/pdf/job/holds-its-inks-only.ts';
import { cmyk, messages, mixOf, painted, pdf, spot } from '../subject.ts';

const told = (inks: readonly string[], ...paints: readonly ReturnType<typeof painted>[]) =>
  messages(
    rule,
    pdf({ looks: { paints }, job: { file: { kind: 'fixed', pages: 1, inks, isUnchanged: true } } }),
  );

test('the inks of the pass, registration colour, and process inks at nothing are right', () => {
  expect(told(['Imaging'], painted(spot('Imaging')), painted(spot('All')))).toEqual([]);
  expect(told(['Black'], painted(cmyk(0, 0, 0, 100)), painted(cmyk(0, 0, 0, 0)))).toEqual([]);
});

test('an ink of another pass is told once a page, at its first place', () => {
  expect(told(['Imaging'], painted(spot('Coat')), painted(spot('Coat', 50)))).toEqual([
    'page 1 prints in Coat (path, once at 12.5 × 40 mm): expected only Imaging',
  ]);
});

test('so is each ink of a mix, and a process ink that prints', () => {
  expect(told(['Imaging'], painted(mixOf({ Imaging: 100, Coat: 0 })))).toHaveLength(1);
  expect(told(['Imaging'], painted(cmyk(0, 0, 0, 10)))).toEqual([
    'page 1 prints in Black (path, once at 12.5 × 40 mm): expected only Imaging',
  ]);
});

test('so is a picture in the space of another plate', () => {
  const image: ImageLook & Seen = {
    object: '7 0 R',
    kind: 'grey',
    family: 'DeviceGray',
    base: null,
    colorants: ['Black'],
    ppi: 300,
    filters: [],
    overprints: false,
    overprintMode: 0,
    count: 1,
    first: [[12.5, 40]],
  };
  const inks = (...names: readonly string[]) =>
    messages(
      rule,
      pdf({
        looks: { images: [image] },
        job: { file: { kind: 'fixed', pages: 1, inks: names, isUnchanged: true } },
      }),
    );
  expect(inks('Black')).toEqual([]);
  expect(inks('Imaging')).toEqual([
    'page 1 prints in Black (image, once at 12.5 × 40 mm): expected only Imaging',
  ]);
});

test('without a job nothing is held against it', () => {
  expect(messages(rule, pdf({ looks: { paints: [painted(spot('Coat'))] } }))).toEqual([]);
});
