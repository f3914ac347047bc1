import { describe, expect, test } from 'vitest';
import type { GraphicsState } from '../../../../src/pdf/read/content/visitor.ts';
import { form, problemsOf, stream, visit } from './kit.ts';

/** What the state says at each path that is filled, in order. */
async function atPaths<T>(
  content: string,
  read: (state: GraphicsState) => T,
  made: {
    readonly resources?: string;
    readonly objects?: Record<number, ReturnType<typeof stream> | string>;
  } = {},
): Promise<readonly T[]> {
  const seen: T[] = [];
  const { resources = '', objects = {} } = made;
  await visit(
    { pages: [{ content, resources }], objects },
    { path: (path, state) => path.fill !== null && seen.push(read(state)) },
  );
  return seen;
}

const RE = '0 0 1 1 re f';

describe('the graphics state', () => {
  test('a matrix works on what stands, and Q brings the old one back', async () => {
    const content = `q 2 0 0 2 10 20 cm ${RE} q 1 0 0 1 5 5 cm ${RE} Q ${RE} Q ${RE}`;
    expect(await atPaths(content, ({ ctm }) => ctm)).toEqual([
      [2, 0, 0, 2, 10, 20],
      [2, 0, 0, 2, 20, 30],
      [2, 0, 0, 2, 10, 20],
      [1, 0, 0, 1, 0, 0],
    ]);
  });

  test('line width, cap, join, miter limit and dash', async () => {
    const content = `3 w 1 J 2 j 4 M [2 1] 0.5 d ${RE} q [] 0 d ${RE} Q ${RE}`;
    const seen = await atPaths(content, ({ lineWidth, lineCap, lineJoin, miterLimit, dash }) => [
      lineWidth,
      lineCap,
      lineJoin,
      miterLimit,
      dash.lengths,
      dash.phase,
    ]);
    expect(seen).toEqual([
      [3, 1, 2, 4, [2, 1], 0.5],
      [3, 1, 2, 4, [], 0],
      [3, 1, 2, 4, [2, 1], 0.5],
    ]);
  });

  test('what gs sets: overprint, alpha, blend mode, soft mask', async () => {
    const resources = `/ExtGState << /A << /OP true /OPM 1 /ca 0.5 /BM /Multiply >> /B << /op false /SMask << /S /Alpha /G 100 0 R >> >>
      /C << /SMask /None /BM [/Normal /Screen] /LW 7 >> >>`;
    const objects = { 100: form('') };
    const read = (state: GraphicsState) => [
      state.overprintFill,
      state.overprintStroke,
      state.overprintMode,
      state.fillAlpha,
      state.blendMode,
      state.softMask,
      state.lineWidth,
    ];
    expect(await atPaths(`${RE} /A gs ${RE} /B gs ${RE} /C gs ${RE}`, read, { resources, objects })).toEqual([
      [false, false, 0, 1, 'Normal', false, 1],
      [true, true, 1, 0.5, 'Multiply', false, 1],
      [false, true, 1, 0.5, 'Multiply', true, 1],
      [false, true, 1, 0.5, 'Normal', false, 7],
    ]);
  });

  test('the clip is the media box, then what of it is left, exact as long as it is a box', async () => {
    const read = ({ clip }: GraphicsState) => [clip.x0, clip.y0, clip.x1, clip.y1, clip.exact];
    const content = `${RE} q 10 10 50 500 re W n ${RE} 0 0 m 20 0 l 20 20 l h W n ${RE} Q
      q 0 1 -1 0 100 0 cm 5 5 10 20 re W* n ${RE} Q q 1 1 0 1 0 0 cm 5 5 10 20 re W n ${RE} Q
      q 1 2 m 3 2 l 3 4 l 1 4 l h W n ${RE} Q`;
    expect(await atPaths(content, read)).toEqual([
      [0, 0, 200, 100, true],
      [10, 10, 60, 100, true],
      [10, 10, 20, 20, false],
      [75, 5, 95, 15, true],
      [5, 10, 15, 40, false],
      [1, 2, 3, 4, true],
    ]);
  });

  test('an empty clip hides everything', async () => {
    const read = ({ clip }: GraphicsState) => (clip.x1 - clip.x0) * (clip.y1 - clip.y0);
    expect(await atPaths(`0 0 10 10 re W n 50 50 10 10 re W n ${RE}`, read)).toEqual([0]);
  });
});

describe('several streams are one content', () => {
  test('an operator may stand in one and its operands in the one before', async () => {
    const seen: number[] = [];
    const extra = '/Contents [100 0 R 101 0 R]';
    await visit(
      { pages: [{ extra }], objects: { 100: stream('5 w 0 0 1 1'), 101: stream('re f') } },
      { path: (path, { lineWidth }) => seen.push(lineWidth, path.numberCount) },
    );
    expect(seen).toEqual([5, 4]);
  });
  test('one that cannot be decoded is told, and the others run', async () => {
    const extra = '/Contents [100 0 R 101 0 R 102 0 R]';
    const objects = { 100: stream('no', '/Filter /FlateDecode'), 101: '<< >>', 102: stream('zz') };
    expect(await problemsOf({ pages: [{ extra }], objects })).toEqual([
      'bad-stream: the stream of object 100 0 R is damaged: FlateDecode cannot be undone',
      'bad-stream: the stream of object 101 0 R is not there',
      'unknown-operator: zz is no operator of PDF',
    ]);
  });
});

describe('what is wrong with content is told, and the page goes on', () => {
  test.each([
    ['Q', 'unbalanced-q: Q brings back a state that was never saved'],
    ['q q', 'unbalanced-q: 2 saved states are not brought back'],
    ['1 2 cm', 'too-few-operands: cm has 2 operands, not 6'],
    ['/A 1 1 1 1 1 cm', 'wrong-operand: cm takes 6 numbers'],
    ['/A gs', 'missing-resource: the graphics state A is not among the resources'],
    ['/A Do', 'missing-resource: the object A is not among the resources'],
    ['/A cs', 'missing-resource: the colour space A is not among the resources'],
    ['/A sh', 'missing-resource: the shading A is not among the resources, or is none'],
    ['BT /A 1 Tf ET', 'missing-resource: the font A is not among the resources'],
    ['/OC /A BDC EMC', 'missing-resource: the layer A is not among the resources'],
    ['BT (a) Tj ET', 'bad-font: text is shown in no font'],
    ['BT', 'unbalanced-text: a text object is not ended'],
    ['ET', 'unbalanced-text: a text object ends that was not begun'],
    ['BT BT ET', 'unbalanced-text: a text object begins within another one'],
    ['EMC', 'unbalanced-marked-content: marked content ends that was not begun'],
    ['/A BMC', 'unbalanced-marked-content: 1 stretches of marked content are not ended'],
    ['1 0 l', 'wrong-operand: l goes on with a path that was not begun'],
    ['zap', 'unknown-operator: zap is no operator of PDF'],
    ['BX zap EX', undefined],
    ['1 0 d0', 'forbidden-operator: d0 is for the glyphs of Type 3 fonts alone'],
    ['EI', 'bad-image: an inline image ends that was not begun'],
    ['1 --2 m', 'broken-token: there is no token of PDF at byte 2'],
    ['1 2', 'broken-token: the content ends in operands without an operator'],
    ['1 0 0 sc', 'wrong-operand: sc has 3 operands, and DeviceGray takes 1 numbers'],
    ['[1 /A] 0 d', 'wrong-operand: d takes an array of numbers, and a number'],
    ['5 Do', 'wrong-operand: Do takes a name'],
  ])('%s', async (content, expected) => {
    expect((await problemsOf({ pages: [{ content }] }))[0]).toBe(expected);
  });

  test('with the operator, its place and the object that it stands in', async () => {
    const problems: unknown[] = [];
    await visit({ pages: [{ content: '0 g\n1 2 cm' }] }, { problem: (problem) => problems.push(problem) });
    expect(problems).toEqual([
      {
        kind: 'too-few-operands',
        message: 'cm has 2 operands, not 6',
        operator: 'cm',
        offset: 4,
        object: '3 0 R',
      },
    ]);
  });

  test('states nest 28 deep, and no deeper without a word', async () => {
    const nested = (depth: number) =>
      problemsOf({ pages: [{ content: 'q '.repeat(depth) + 'Q '.repeat(depth) }] });
    expect(await nested(28)).toEqual([]);
    expect(await nested(29)).toEqual(['q-too-deep: graphics states nest deeper than 28']);
  });
});

describe('a page that has no end is ended', () => {
  test('by the depth of its states', async () => {
    const end = await visit({ pages: [{ content: 'q '.repeat(10_000) }] }, {});
    expect(end.operators).toBe(1_001);
    expect(end.stopped?.message).toBe('graphics states nest deeper than 1000');
  });
  test('by the count of its operators: the last that is allowed runs', async () => {
    const pages = [{ content: 'n n n n' }];
    expect(await visit({ pages }, {}, { operators: 4 })).toEqual({ operators: 4, stopped: null });
    expect((await visit({ pages }, {}, { operators: 3 })).stopped?.message).toBe(
      'the page has more than 3 operators',
    );
  });
  test('by forms that draw forms, each time twice as many', async () => {
    const objects = Object.fromEntries(
      Array.from({ length: 25 }, (_, level) => [
        100 + level,
        form('/A Do /A Do', `/Resources << /XObject << /A ${101 + level} 0 R >> >>`),
      ]),
    );
    const resources = '/XObject << /A 100 0 R >>';
    const end = await visit(
      { pages: [{ content: '/A Do', resources }], objects },
      {},
      { operators: 100_000 },
    );
    expect(end.stopped?.kind).toBe('too-many-operators');
  });
  test.each([
    ['the steps of a path', '0 0 1 1 re '.repeat(7), 'a path has more than 5 steps'],
    ['marked content in marked content', '/A BMC '.repeat(7), 'marked content nests deeper than 5'],
    ['inline images', 'BI /W 1 ID a EI '.repeat(7), 'the page has more than 5 inline images'],
  ])('by %s', async (_, content, expected) => {
    const end = await visit({ pages: [{ content }] }, {}, { operands: 5, stateDepth: 5, inlineImages: 5 });
    expect(end.stopped?.message).toBe(expected);
  });
  test('by operands that no operator ends', async () => {
    const end = await visit({ pages: [{ content: `${'1 '.repeat(100)}w` }] }, {}, { operands: 50 });
    expect(end.stopped?.kind).toBe('too-many-operators');
  });
});
