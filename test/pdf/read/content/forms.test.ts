import { describe, expect, test } from 'vitest';
import type { FormUse } from '../../../../src/pdf/read/content/visitor.ts';
import { form, problemsOf, stream, visit } from './kit.ts';

const NESTED = {
  pages: [{ content: 'q 2 0 0 2 0 0 cm /A Do Q 0 0 1 1 re f', resources: '/XObject << /A 100 0 R >>' }],
  objects: {
    100: form('1 0 0 1 10 10 cm /B Do', '/Matrix [1 0 0 1 3 4] /Resources << /XObject << /B 101 0 R >> >>'),
    101: stream('5 w 0 0 9 9 re f', '/Subtype /Form /BBox [0 0 5 6]'),
  },
};

describe('a form', () => {
  test('is drawn through its matrix, within its box, and leaves the state as it was', async () => {
    const seen: unknown[] = [];
    await visit(NESTED, {
      path: (_, { ctm, clip, lineWidth, forms }) =>
        seen.push([ctm, [clip.x0, clip.y0, clip.x1, clip.y1], lineWidth, forms]),
    });
    expect(seen).toEqual([
      [[2, 0, 0, 2, 26, 28], [26, 28, 36, 40], 5, ['100 0 R', '101 0 R']],
      [[1, 0, 0, 1, 0, 0], [0, 0, 200, 100], 1, []],
    ]);
  });

  test('is told of before and after, by its object', async () => {
    const told: string[] = [];
    await visit(NESTED, {
      enterForm: ({ ref }, { forms }) => {
        told.push(`in ${ref} ${forms.length}`);
        return undefined;
      },
      leaveForm: ({ ref }, { forms }) => told.push(`out ${ref} ${forms.length}`),
    });
    expect(told).toEqual(['in 100 0 R 1', 'in 101 0 R 2', 'out 101 0 R 1', 'out 100 0 R 0']);
  });

  test('is skipped where the visitor knows it', async () => {
    const told: string[] = [];
    await visit(NESTED, {
      enterForm: ({ ref }) => ref !== '100 0 R',
      leaveForm: ({ ref }) => told.push(ref),
      path: (_, { forms }) => told.push(`path in ${forms.length}`),
    });
    expect(told).toEqual(['path in 0']);
  });

  test('without resources of its own uses those of whoever draws it', async () => {
    const pages = [{ content: '/A Do', resources: '/XObject << /A 100 0 R /B 101 0 R >>' }];
    expect(await problemsOf({ pages, objects: { 100: form('/B Do'), 101: form('') } })).toEqual([]);
    const own = { 100: form('/B Do', '/Resources << >>'), 101: form('') };
    expect(await problemsOf({ pages, objects: own })).toEqual([
      'missing-resource: the object B is not among the resources',
    ]);
  });

  test('closes what it left open, and says so', async () => {
    const pages = [{ content: '/A Do 0 0 1 1 re f', resources: '/XObject << /A 100 0 R >>' }];
    const objects = { 100: form('q 9 w /X BMC BT') };
    const widths: number[] = [];
    await visit({ pages, objects }, { path: (_, { lineWidth }) => widths.push(lineWidth) });
    expect(widths).toEqual([1]);
    expect(await problemsOf({ pages, objects })).toEqual([
      'unbalanced-text: a text object is not ended',
      'unbalanced-q: 1 saved states are not brought back',
      'unbalanced-marked-content: 1 stretches of marked content are not ended',
    ]);
  });

  test('cannot bring back the state of the page that draws it', async () => {
    const pages = [{ content: 'q 7 w /A Do 0 0 1 1 re f Q', resources: '/XObject << /A 100 0 R >>' }];
    const widths: number[] = [];
    await visit(
      { pages, objects: { 100: form('Q Q') } },
      { path: (_, { lineWidth }) => widths.push(lineWidth) },
    );
    expect(widths).toEqual([7]);
  });

  test('that is a group starts opaque, whatever it is drawn with', async () => {
    const group = '/Group << /S /Transparency /CS /DeviceCMYK /I true >>';
    const pages = [
      {
        content: '/G gs /A Do',
        resources: '/XObject << /A 100 0 R >> /ExtGState << /G << /ca 0.5 /BM /Multiply >> >>',
      },
    ];
    const seen: unknown[] = [];
    await visit(
      { pages, objects: { 100: form('0 0 1 1 re f', group) } },
      {
        enterForm: ({ group: of }, { fillAlpha, blendMode }) => {
          seen.push([of?.space?.family, of?.isolated, of?.knockout, fillAlpha, blendMode]);
          return undefined;
        },
        path: (_, { fillAlpha, blendMode }) => seen.push([fillAlpha, blendMode]),
      },
    );
    expect(seen).toEqual([
      ['DeviceCMYK', true, false, 0.5, 'Multiply'],
      [1, 'Normal'],
    ]);
  });
});

describe('what is wrong with a form is told', () => {
  test.each([
    ['draws itself', form('/A Do'), 'form-loop: the form 100 0 R draws itself'],
    ['has no box', stream('', '/Subtype /Form'), 'bad-form: the form 100 0 R has no box'],
    [
      'cannot be decoded',
      form('x', '/Filter /FlateDecode'),
      'bad-stream: the content of 100 0 R cannot be read: the stream of object 100 0 R is damaged: FlateDecode cannot be undone',
    ],
    [
      'is a picture',
      form('x', '/Filter /DCTDecode'),
      'bad-stream: the content of 100 0 R cannot be read: is compressed as a picture: DCTDecode',
    ],
    [
      'is PostScript',
      stream('', '/Subtype /PS'),
      'bad-form: the object 100 0 R, drawn as A, is of the kind PS',
    ],
    [
      'stands for another file',
      form('', '/Ref << >>'),
      'bad-form: the object 100 0 R, drawn as A, stands for content of another file',
    ],
    ['is no stream', '<< /Subtype /Form >>', 'bad-form: the object 100 0 R, drawn as A, is no stream'],
  ])('it %s', async (_, object, expected) => {
    const pages = [{ content: '/A Do', resources: '/XObject << /A 100 0 R >>' }];
    expect(await problemsOf({ pages, objects: { 100: object } })).toEqual([expected]);
  });

  test('it is in a loop of two', async () => {
    const objects = { 100: form('/B Do', '/Resources 110 0 R'), 101: form('/A Do', '/Resources 110 0 R') };
    const pages = [{ content: '/A Do', resources: '/XObject << /A 100 0 R >>' }];
    const shared = { ...objects, 110: '<< /XObject << /A 100 0 R /B 101 0 R >> >>' };
    expect(await problemsOf({ pages, objects: shared })).toEqual([
      'form-loop: the form 100 0 R draws itself',
    ]);
  });

  test('it stands 28 forms deep, and one deeper', async () => {
    const nested = (depth: number) => ({
      pages: [{ content: '/A Do', resources: '/XObject << /A 100 0 R >>' }],
      objects: Object.fromEntries(
        Array.from({ length: depth }, (_, level) => [
          100 + level,
          form(level + 1 < depth ? '/A Do' : '', `/Resources << /XObject << /A ${101 + level} 0 R >> >>`),
        ]),
      ),
    });
    expect(await problemsOf(nested(28))).toEqual([]);
    expect(await problemsOf(nested(29))).toEqual(['forms-too-deep: forms stand in forms deeper than 28']);
  });
});

describe('content that is no form is visited once a page', () => {
  const kinds = async (
    content: string,
    resources: string,
    objects: Record<number, ReturnType<typeof stream>>,
  ) => {
    const told: (readonly [FormUse['kind'], readonly number[]])[] = [];
    await visit(
      { pages: [{ content, resources }], objects },
      {
        enterForm: ({ kind }, { ctm }) => {
          told.push([kind, ctm]);
          return undefined;
        },
      },
    );
    return told;
  };

  const tile = stream(
    '',
    '/PatternType 1 /PaintType 1 /BBox [0 0 1 1] /Matrix [1 0 0 1 7 8] /Resources << >>',
  );

  test('the tile of a pattern, from where the page starts', async () => {
    const content = '5 0 0 5 0 0 cm /Pattern cs /P scn 0 0 1 1 re f 0 0 1 1 re f';
    expect(await kinds(content, '/Pattern << /P 100 0 R >>', { 100: tile })).toEqual([
      ['pattern', [1, 0, 0, 1, 7, 8]],
    ]);
  });

  test.each([
    ['of stroked text', 'BT /F 9 Tf 1 Tr /Pattern CS /P SCN (a) Tj ET', 1],
    ['of text that would be stroked, and is filled', 'BT /F 9 Tf 0 Tr /Pattern CS /P SCN (a) Tj ET', 0],
    ['of an inline mask', '/Pattern cs /P scn BI /W 8 /H 1 /IM true ID a EI', 1],
  ])('the tile %s', async (_, content, times) => {
    const resources =
      '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /Pattern << /P 100 0 R >>';
    expect(await kinds(content, resources, { 100: tile })).toHaveLength(times);
  });

  test('the group of a soft mask', async () => {
    const states = '/ExtGState << /G << /SMask << /S /Luminosity /G 100 0 R >> >> >>';
    expect(await kinds('2 0 0 2 0 0 cm /G gs /G gs', states, { 100: form('') })).toEqual([
      ['softMask', [2, 0, 0, 2, 0, 0]],
    ]);
  });
});
