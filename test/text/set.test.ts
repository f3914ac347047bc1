import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { mm, pt } from '../../src/base/length.ts';
import { type Measure, setParagraph, setSpans } from '../../src/text/set.ts';
import { shape } from '../../src/text/shape.ts';

const STYLE = { font: 'barlow-condensed-500', size: pt(7) };
const measure = (more: Partial<Measure> = {}): Measure => ({ width: mm(60), leading: pt(8), ...more });

const RULES =
  'Grattez les deux cartes. Si les deux jours sont identiques, vous gagnez la somme qui y est inscrite, de 3\u00a0€ à 5\u00a0000\u00a0€, en une seule fois.';

describe('a paragraph of rules', () => {
  it('loses nothing to its lines: put end to end they are the text', () => {
    const { lines } = setParagraph(RULES, { ...STYLE, ...measure() });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map(({ run }) => run.text).join(' ')).toBe(RULES);
  });

  it('stays within its measure', () => {
    for (let width = mm(20); width <= mm(80); width += mm(0.37)) {
      const { lines } = setParagraph(RULES, { ...STYLE, ...measure({ width }) });
      for (const { run, at } of lines) expect(at.x + run.width).toBeLessThanOrEqual(width);
    }
  });

  it('never breaks at a no-break space, at whatever measure', () => {
    for (let width = mm(12); width <= mm(80); width += mm(0.41)) {
      const { lines } = setParagraph(RULES, { ...STYLE, ...measure({ width }) });
      expect(lines.filter(({ run }) => /^€|\d$|^000/.test(run.text))).toEqual([]);
    }
  });

  it('starts with its capitals at the top and ends below its last descenders', () => {
    const { lines, height } = setParagraph(RULES, { ...STYLE, ...measure() });
    const capitals = (700 * pt(7)) / 1000;
    expect(lines.map(({ at }) => at.y)).toEqual(lines.map((_, index) => capitals + index * pt(8)));
    expect(height).toBe(capitals + (lines.length - 1) * pt(8) + (200 * pt(7)) / 1000);
    expect(setParagraph('H', { ...STYLE, ...measure() }).lines[0]?.run.ink.y).toBe(-capitals);
  });

  it('fits a measure exactly as wide as it, and takes two lines in one a unit narrower', () => {
    const { width } = shape('deux mots', STYLE);
    expect(setParagraph('deux mots', { ...STYLE, ...measure({ width }) }).lines).toHaveLength(1);
    expect(setParagraph('deux mots', { ...STYLE, ...measure({ width: width - 1 }) }).lines).toHaveLength(2);
  });

  it('is refused with a word wider than its measure, by name and by both widths', () => {
    const width = shape('anniversaire', STYLE).width;
    expect(setParagraph('un anniversaire', { ...STYLE, ...measure({ width }) }).lines).toHaveLength(2);
    const tooNarrow = () => setParagraph('un anniversaire', { ...STYLE, ...measure({ width: width - 1 }) });
    expect(tooNarrow).toThrow(Bug);
    expect(tooNarrow).toThrow(/« anniversaire » is \d+\.\d\d mm wide, and its lines only \d+\.\d\d mm/);
  });

  it('of handwriting, whose letters look at their neighbours, keeps to its measure too', () => {
    const letter =
      'Mon amour, ta douceur illumine chaque matin et je garde près de moi tes lettres et tes baisers.';
    for (let width = mm(40); width <= mm(70); width += mm(1.1)) {
      const { lines } = setParagraph(letter, { font: 'caveat-700', size: pt(14), ...measure({ width }) });
      for (const { run } of lines) expect(run.width).toBeLessThanOrEqual(width);
    }
  });
});

describe('the alignment of a paragraph', () => {
  const ends = (align: Measure['align']) => {
    const more = align === undefined ? {} : { align };
    return setParagraph(RULES, { ...STYLE, ...measure(more) }).lines.map(({ run, at }) => ({
      left: at.x,
      right: mm(60) - at.x - run.width,
    }));
  };

  it('is left where nothing is said', () => {
    expect(ends(undefined)).toEqual(ends('left'));
    expect(ends('left').map(({ left }) => left)).toEqual(ends('left').map(() => 0));
  });

  it('is flush right', () => {
    expect(ends('right').map(({ right }) => right)).toEqual(ends('right').map(() => 0));
  });

  it('is centred to the unit', () => {
    for (const { left, right } of ends('centre')) expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });

  it('is flush on both sides but for the last line', () => {
    const lines = ends('justified');
    expect(lines.map(({ left }) => left)).toEqual(lines.map(() => 0));
    expect(lines.slice(0, -1).map(({ right }) => right)).toEqual(lines.slice(1).map(() => 0));
    expect(lines.at(-1)?.right).toBeGreaterThan(0);
  });
});

describe('a paragraph with words in bold', () => {
  const spans = [
    { ...STYLE, text: 'Si les deux jours sont ' },
    { ...STYLE, font: 'barlow-condensed-700', text: 'identiques' },
    { ...STYLE, text: ', vous gagnez la somme.' },
  ];

  it('has a run a span in each line, on one baseline', () => {
    const { lines } = setSpans(spans, measure({ width: mm(80) }));
    expect(lines.map((line) => line.map(({ run, span }) => [span, run.text]))).toEqual([
      [
        [0, 'Si les deux jours sont '],
        [1, 'identiques'],
        [2, ', vous gagnez la somme.'],
      ],
    ]);
    expect(new Set(lines.flat().map(({ at }) => at.y)).size).toBe(1);
  });

  it('never parts the comma from the bold word before it', () => {
    for (let width = mm(15); width <= mm(70); width += mm(0.7)) {
      const { lines } = setSpans(spans, measure({ width }));
      expect(lines.filter(([first]) => first?.run.text.startsWith(','))).toEqual([]);
    }
  });

  it('takes its top from its tallest capitals', () => {
    const tall = [...spans, { font: 'archivo-black', size: pt(10), text: ' 3\u00a0€' }];
    expect(setSpans(tall, measure()).lines[0]?.[0]?.at.y).toBe((688 * pt(10)) / 1000);
  });
});
