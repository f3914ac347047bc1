import { expect, test } from 'vitest';
import { printedEverywhere, printedOf } from '../../src/imposition/printed.ts';
import { tickets } from '../kit/face.ts';
import { imposed, press, web } from '../kit/press.ts';

const job = imposed(tickets(1));
const position = job.sheets[0]?.positions[0];
if (position == null) throw new Error('place 1 is filled');

test('a pass is placed once for a ticket, however many pages show it', () => {
  const imaging = { side: 'recto', face: 'recto', pass: 'imaging' } as const;
  expect(printedOf(job.plan, position, imaging)).toHaveLength(2);
  expect(printedOf(job.plan, position, imaging)).toBe(printedOf(job.plan, position, imaging));
});

test('a side that shows the other face has none of it', () => {
  expect(printedOf(job.plan, position, { side: 'verso', face: 'recto', pass: 'imaging' })).toEqual([]);
  const twice = imposed(tickets(4), press({ turn: 'work-and-turn' })).plan;
  expect(printedEverywhere(twice, { side: 'verso', face: 'recto', pass: 'display' })).toHaveLength(2);
});

test('a plate prints at every place, blank ones too', () => {
  expect(printedEverywhere(job.plan, { side: 'recto', face: 'recto', pass: 'display' })).toHaveLength(4);
});

test('fixed art is cut at perforations, and what is imaged is not', () => {
  const ribbon = imposed(tickets(1), web());
  const first = ribbon.sheets[0]?.positions[0];
  if (first == null) throw new Error('place 1 is filled');
  const clips = (pass: 'display' | 'imaging') =>
    printedOf(ribbon.plan, first, { side: 'recto', face: 'recto', pass }).map((one) => 'clip' in one);
  expect(clips('display')).toEqual([true]);
  expect(clips('imaging')).toEqual([false, false]);
});
