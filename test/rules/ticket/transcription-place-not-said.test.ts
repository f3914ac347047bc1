import { expect, it } from 'vitest';
import { CARTONS, finding, onCards } from './judged.ts';

it('a transcription may stand above or below, and the record says which', () => {
  expect(onCards({ transcriptionAt: 'above' })).toEqual([]);
  expect(onCards({ transcriptionAt: 'below' })).toEqual([]);
});

it('a record that says nothing of the place is told', () => {
  expect(onCards({ transcriptionAt: null })).toEqual([
    finding({
      rule: 'ticket/transcription-place-not-said',
      ...CARTONS,
      expected: 'above or below',
      message:
        'the record does not say where the transcription of 3\u00a0€ stands: above or below is expected, nothing is found',
    }),
  ]);
});

it('a place that is none is told once, as a misfit', () => {
  expect(onCards({ transcriptionAt: 'left' }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});
