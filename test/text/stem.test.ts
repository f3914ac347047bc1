import { describe, expect, it } from 'vitest';
import { stemOf } from '../../src/text/stem.ts';

describe('the strokes of a font', () => {
  it.each([
    ['barlow-condensed-400', 71],
    ['barlow-condensed-700', 141],
    ['archivo-black', 199],
    ['caveat-700', 83],
  ])('of %s are %i thick', (font, stem) => {
    expect(stemOf(font)).toBe(stem);
  });
});
