import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { artFrom, readArt } from '../../src/art/read.ts';
import { mm } from '../../src/base/length.ts';
import { type Outline, outlineBounds } from '../../src/base/outline.ts';
import { art, BLACK, PALETTE, RED, refusal } from './maker.ts';

const inMm = (outline: Outline | undefined): string =>
  (outline ?? [])
    .map((segment) => {
      if (segment.op === 'Z') return 'Z';
      const end = `${segment.x / mm(1)},${segment.y / mm(1)}`;
      return `${segment.op}${end}`;
    })
    .join(' ');

describe('what is drawn', () => {
  test('a shape has the ink of its class, in millimetres from the corner of the window', () => {
    const { name, size, items } = art('<rect class="red" x="1" y="2" width="3" height="4"/>');
    expect([name, size]).toEqual(['sapin.svg', { width: mm(20), height: mm(20) }]);
    expect(items).toEqual([
      {
        kind: 'path',
        outline: [
          { op: 'M', x: mm(1), y: mm(2) },
          { op: 'L', x: mm(4), y: mm(2) },
          { op: 'L', x: mm(4), y: mm(6) },
          { op: 'L', x: mm(1), y: mm(6) },
          { op: 'Z' },
        ],
        fill: RED,
      },
    ]);
  });

  test('the window may begin elsewhere than at nought, and its unit be other than a millimetre', () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 50"><rect class="red" x="-50" y="-40" width="10" height="10"/></svg>';
    const { size, items } = artFrom({ name: 'a', text, unit: mm(0.1) }, PALETTE);
    expect(size).toEqual({ width: mm(10), height: mm(5) });
    expect(items.map(({ outline }) => outlineBounds(outline))).toEqual([
      { x: 0, y: mm(1), width: mm(1), height: mm(1) },
    ]);
  });

  test.each([
    ['<path class="red" d="m2 2h4v4h-4z"/>', 'M2,2 L6,2 L6,6 L2,6 Z'],
    ['<path class="line" d="M2 6Q5 8 8 6T14 6"/>', 'M2,6 C8,6 C14,6'],
    ['<path class="line" d="M2 2C2 4 4 6 6 6S10 8 10 10"/>', 'M2,2 C6,6 C10,10'],
    ['<path class="red" d="M5 5h2v2zl-2 0v-2z"/>', 'M5,5 L7,5 L7,7 Z M5,5 L3,5 L3,3 Z'],
    ['<line class="line" x1="1" y1="2" x2="3" y2="4"/>', 'M1,2 L3,4'],
    ['<polyline class="line" points="1,2 3,4 5,2"/>', 'M1,2 L3,4 L5,2'],
    ['<polygon class="red" points="1 2, 3 4, 5 2"/>', 'M1,2 L3,4 L5,2 Z'],
    ['<ellipse class="red" cx="10" cy="10" rx="4" ry="2"/>', 'M6,10 C10,8 C14,10 C10,12 C6,10 Z'],
    [
      '<rect class="red" x="1" y="1" width="8" height="6" rx="2"/>',
      'M3,1 L7,1 C9,3 L9,5 C7,7 L3,7 C1,5 L1,3 C3,1 Z',
    ],
  ])('%s ends its lines and curves where it should', (body, expected) => {
    expect(inMm(art(body).items[0]?.outline)).toBe(expected);
  });

  test('a quadratic becomes the cubic that is the same curve', () => {
    expect(art('<path class="line" d="M2 2Q5 8 8 2"/>').items[0]?.outline[1]).toEqual({
      op: 'C',
      x1: mm(4),
      y1: mm(6),
      x2: mm(6),
      y2: mm(6),
      x: mm(8),
      y: mm(2),
    });
  });

  test('a circle reaches its radius on all four sides', () => {
    const [circle] = art('<circle class="red" cx="10" cy="9" r="5"/>').items;
    expect(outlineBounds(circle?.outline ?? [])).toEqual({
      x: mm(5),
      y: mm(4),
      width: mm(10),
      height: mm(10),
    });
  });

  test('transforms work from the element outwards', () => {
    const body =
      '<g transform="translate(4 1)"><g transform="scale(2)"><path class="line" transform="rotate(90) translate(0 -1)" d="M0 0H3"/></g></g>';
    expect(inMm(art(body).items[0]?.outline)).toBe('M6,1 L6,7');
  });

  test('an arc under a transform keeps its form', () => {
    const [item] = art('<circle class="red" r="2" transform="matrix(2 0 0 1 10 10)"/>').items;
    expect(outlineBounds(item?.outline ?? [])).toEqual({ x: mm(6), y: mm(8), width: mm(8), height: mm(4) });
  });

  test('a class and a fill rule come from the group, and an element puts its own before them', () => {
    const body = [
      '<g class="red line" fill-rule="evenodd">',
      '<rect x="1" y="1" width="2" height="2"/>',
      '<rect class="black" fill-rule="nonzero" x="5" y="5" width="2" height="2"/>',
      '</g>',
    ].join('\n');
    const stroke = PALETTE.line?.stroke;
    expect(art(body).items.map(({ outline: _, ...inks }) => inks)).toEqual([
      { kind: 'path', fill: RED, fillRule: 'evenodd', stroke },
      { kind: 'path', fill: BLACK, stroke },
    ]);
  });

  test('groups and shapes with an id are found by it, those within a group in both', () => {
    const body =
      '<g id="tree" class="red"><rect id="trunk" x="1" y="1" width="2" height="2"/><circle cx="5" cy="5" r="2"/></g>';
    const { items, groups } = art(body);
    expect([...groups.keys()]).toEqual(['trunk', 'tree']);
    expect(groups.get('tree')).toEqual(items);
    expect(groups.get('trunk')).toEqual(items.slice(0, 1));
  });

  test('titles and comments are read over', () => {
    expect(
      art(
        '<title>Un sapin</title><!-- vert -->\n<circle class="red" cx="5" cy="5" r="2"><title>Boule</title></circle>',
      ).items,
    ).toHaveLength(1);
  });

  test('a line of 0.25 pt is kept, and one a lattice unit thinner is refused', () => {
    expect(art('<path class="hair" d="M1 1H5"/>').items).toHaveLength(1);
    expect(refusal(() => art('<path class="thin" d="M1 1H5"/>'))).toBe(
      'sapin.svg:2:7: the stroke of "thin" is under 0.25 pt, make it heavier in the palette',
    );
  });

  test('a shape may touch the edge of the window with its stroke, and not cross it', () => {
    expect(art('<rect class="edged" x="0.25" y="0.25" width="19.5" height="19.5"/>').items).toHaveLength(1);
    expect(refusal(() => art('<rect class="edged" x="0.2" y="0.25" width="19.5" height="19.5"/>'))).toBe(
      'sapin.svg:2:1: <rect> reaches out of the viewBox, move it in, or make the viewBox larger',
    );
  });
});

describe('what the plates cannot take is refused where it stands', () => {
  const shapes = 'g, path, rect, circle, ellipse, line, polygon, polyline';
  const circle = (attributes: string): string => `<circle cx="5" cy="5" r="2" ${attributes}/>`;
  const counted = (geometry: string): string =>
    `take it out: inks come by class, and here only class, fill-rule, id, transform, ${geometry} count`;

  test.each(['use', 'text', 'image', 'linearGradient', 'clipPath', 'style', 'defs', 'script'])(
    '<%s>',
    (name) => {
      expect(refusal(() => art(`\n  <${name}></${name}>`))).toBe(
        `sapin.svg:3:3: <${name}> is refused, draw it with ${shapes}`,
      );
    },
  );

  test.each(['style="fill:red"', 'fill="red"', 'stroke-width="1"', 'opacity="0.5"', 'onclick="x"', 'x="1"'])(
    '%s on a circle',
    (attribute) => {
      const name = attribute.split('=')[0];
      expect(refusal(() => art(circle(`class="red" ${attribute}`)))).toBe(
        `sapin.svg:2:41: ${name} on <circle> is refused, ${counted('cx, cy, r')}`,
      );
    },
  );

  test.each([
    [circle(''), '2:1: <circle> has no ink, give it a class'],
    [circle('class=""'), '2:29: the class is empty, name an ink of the palette'],
    [
      circle('class="red blue"'),
      '2:29: class "blue" is not in the palette, use black, edged, hair, line, paper, red, thin',
    ],
    [
      circle('class="toString"'),
      '2:29: class "toString" is not in the palette, use black, edged, hair, line, paper, red, thin',
    ],
    [circle('class="red black"'), '2:29: two classes give a fill, keep one'],
    [circle('class="line edged"'), '2:29: two classes give a stroke, keep one'],
    [circle('class="red" fill-rule="odd"'), '2:41: fill-rule="odd" is unknown, write nonzero or evenodd'],
    [
      circle('class="red" transform="spin(3)"'),
      '2:41: transform="spin(3)" cannot be read, see its names and numbers',
    ],
    [
      circle('class="red" transform="rotate(1 2)"'),
      '2:41: transform="rotate(1 2)" cannot be read, see its names and numbers',
    ],
    [
      circle('class="red" transform="scale(2) x"'),
      '2:41: transform="scale(2) x" cannot be read, see its names and numbers',
    ],
    ['<circle class="red" r="2mm"/>', '2:21: r="2mm" is not a plain number, write it without a unit'],
    ['<circle class="red" r="0"/>', '2:21: r="0" draws nothing, make it more than 0'],
    ['<circle class="red"/>', '2:1: <circle> has no r, give it one'],
    [
      '<rect class="red" width="4" height="2" rx="1.5"/>',
      '2:40: a corner of 1.5 is more than half the height, make it smaller',
    ],
    ['<polygon class="red" points="1 2 3"/>', '2:22: a point lacks its y, give each point two numbers'],
    ['<polygon class="red" points="1 2"/>', '2:22: one point draws nothing, give two or more'],
    [
      '<polygon class="red" points="1 2 a"/>',
      '2:22: points="1 2 a" is not a list of numbers, part them by spaces or commas',
    ],
    [
      '<line class="line" x1="3" x2="3"/>',
      '2:27: a line from a point to itself draws nothing, give it a length',
    ],
    ['<path class="red" d="M1 1L2"/>', '2:19: the path cannot be read (missed param (at pos 6)), mend it'],
    ['<path class="red" d=""/>', '2:19: the path draws nothing, draw it or take it out'],
    ['<path class="red" d="M1 1"/>', '2:19: the path draws nothing, draw it or take it out'],
    [
      '<path class="red" d="M1 1H3V3"/>',
      '2:1: <path> is filled but open, close it, or give it a stroke only',
    ],
    [
      '<path class="red" d="M1 1H3V3zM5 5H7V7"/>',
      '2:1: <path> is filled but open, close it, or give it a stroke only',
    ],
    [
      '<polyline class="edged" points="1 1 3 3"/>',
      '2:1: <polyline> is filled but open, close it, or give it a stroke only',
    ],
    [`<g id="a">${circle('class="red"')}</g><g id="a"/>`, '2:59: id "a" stands twice, keep one'],
    ['<g class="red"><circle r="1"><g/></circle></g>', '2:30: <g> within <circle> is refused, put it beside'],
    ['<title><g/></title>', '2:8: <g> in a title is refused, take it out'],
    [
      '<title lang="fr">a</title>',
      '2:8: lang on <title> is refused, take it out: inks come by class, and here only no attributes count',
    ],
    [
      '<rect class="red" transform="scale(0 1)" x="1" y="1" width="2" height="2"/>',
      '2:1: <rect> is filled but has no area, give it one, or a stroke only',
    ],
    [
      '<path class="line" d="M1e400 1H5"/>',
      '2:20: the path cannot be read (a point lies beyond all measure), mend it',
    ],
    ['<circle class="red" r="1e400"/>', '2:21: r="1e400" is not a plain number, write it without a unit'],
    ['<g>\n  des mots</g>', '3:3: words are refused, set text in the template, or draw its outline'],
    ['<g><![CDATA[x]]></g>', '2:4: a CDATA section is refused, take it out'],
    ['<?render fast?>', '2:1: a processing instruction is refused, take it out'],
    ['<g/>', '1:1: nothing is drawn, draw it'],
  ])('%s', (body, expected) => {
    expect(refusal(() => art(body))).toBe(`sapin.svg:${expected}`);
  });

  test('the place is right after letters beyond ASCII and after lines that end as on Windows', () => {
    expect(refusal(() => art('<title>é 🎄</title>\r\n<g  class="bleu"/>'))).toMatch(
      /^sapin\.svg:3:5: class "bleu"/,
    );
  });
});

describe('a file that is no drawing is refused', () => {
  const from = (text: string) => refusal(() => artFrom({ name: 'a.svg', text }, PALETTE));
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

  test.each([
    ['', 'a.svg:1:1: not well-formed XML (document must contain a root element), mend the markup'],
    [`<svg ${xmlns}>`, 'a.svg:1:40: not well-formed XML (unclosed tag: svg), mend the markup'],
    ['<!DOCTYPE svg>\n<svg/>', 'a.svg:1:1: a doctype is refused, take it out'],
    ['<html/>', 'a.svg:1:1: the root is <html>, make it <svg>'],
    ['<svg viewBox="0 0 1 1"/>', 'a.svg:1:1: <svg> has no xmlns, give it one'],
    ['<svg xmlns="x"/>', 'a.svg:1:6: the namespace is not that of SVG, write http://www.w3.org/2000/svg'],
    [`<svg ${xmlns}/>`, 'a.svg:1:1: <svg> has no viewBox, give it one'],
    [
      `<svg ${xmlns} viewBox="0 0 1"/>`,
      'a.svg:1:41: a viewBox has four numbers, write x, y, width and height',
    ],
    [`<svg ${xmlns} viewBox="0 0 0 1"/>`, 'a.svg:1:41: the viewBox has no area, make it more than 0'],
    [
      `<svg ${xmlns} viewBox="0 0 1 1" width="9mm"/>`,
      'a.svg:1:59: width on <svg> is refused, take it out: inks come by class, and here only viewBox, xmlns, class, fill-rule count',
    ],
  ])('%s', (text, expected) => {
    expect(from(text)).toBe(expected);
  });

  test('a file that is not there is named', () => {
    const file = new URL('./no-such.svg', import.meta.url);
    expect(refusal(() => readArt(file, PALETTE))).toMatch(
      /no-such\.svg: the art cannot be read, see that the file is there$/,
    );
  });

  test('a file is read as its text is', () => {
    const file = new URL('./ring.svg', import.meta.url);
    const { items, name } = readArt(file, PALETTE);
    expect(name).toMatch(/ring\.svg$/);
    expect(items).toEqual(artFrom({ name: 'ring', text: readFileSync(file, 'utf8') }, PALETTE).items);
    expect(items).toHaveLength(1);
  });
});
