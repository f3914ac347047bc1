import type { AttributeReader } from './attributes.ts';

/** A shape that art may draw: its geometry attributes, and the path that they stand for. */
export interface Shape {
  readonly geometry: readonly string[];
  path(read: AttributeReader): string;
}

/** Every shape of the subset as path data, so that one way leads from all of them to an outline. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  path: { geometry: ['d'], path: (read) => read.text('d') },
  rect: { geometry: ['x', 'y', 'width', 'height', 'rx', 'ry'], path: rectanglePath },
  circle: {
    geometry: ['cx', 'cy', 'r'],
    path: (read) => {
      const r = read.size('r');
      return ellipsePath(read, r, r);
    },
  },
  ellipse: {
    geometry: ['cx', 'cy', 'rx', 'ry'],
    path: (read) => ellipsePath(read, read.size('rx'), read.size('ry')),
  },
  line: { geometry: ['x1', 'y1', 'x2', 'y2'], path: linePath },
  polygon: { geometry: ['points'], path: (read) => `${pointsPath(read)}Z` },
  polyline: { geometry: ['points'], path: pointsPath },
};

function rectanglePath(read: AttributeReader): string {
  const [x, y] = [read.number('x', 0), read.number('y', 0)];
  const [width, height] = [read.size('width'), read.size('height')];
  const [rx, ry] = corner(read);
  if (rx > width / 2) read.refuse('rx', `a corner of ${rx} is more than half the width`, 'make it smaller');
  if (ry > height / 2) read.refuse('rx', `a corner of ${ry} is more than half the height`, 'make it smaller');
  const [right, bottom] = [x + width, y + height];
  if (rx === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const arc = `A${rx} ${ry} 0 0 1 `;
  return [
    `M${x + rx} ${y}H${right - rx}${arc}${right} ${y + ry}`,
    `V${bottom - ry}${arc}${right - rx} ${bottom}`,
    `H${x + rx}${arc}${x} ${bottom - ry}`,
    `V${y + ry}${arc}${x + rx} ${y}Z`,
  ].join('');
}

/** The radii of a rectangle's corners: one stands for both, as in SVG. */
function corner(read: AttributeReader): readonly [number, number] {
  const [rx, ry] = [read.number('rx', -1), read.number('ry', -1)];
  const [across, down] = [rx < 0 ? Math.max(ry, 0) : rx, ry < 0 ? Math.max(rx, 0) : ry];
  return across === 0 || down === 0 ? [0, 0] : [across, down];
}

function ellipsePath(read: AttributeReader, rx: number, ry: number): string {
  const [cx, cy] = [read.number('cx', 0), read.number('cy', 0)];
  const half = `A${rx} ${ry} 0 0 1 `;
  return `M${cx - rx} ${cy}${half}${cx + rx} ${cy}${half}${cx - rx} ${cy}Z`;
}

function linePath(read: AttributeReader): string {
  const [x1, y1, x2, y2] = [
    read.number('x1', 0),
    read.number('y1', 0),
    read.number('x2', 0),
    read.number('y2', 0),
  ];
  if (x1 === x2 && y1 === y2)
    read.refuse('x2', 'a line from a point to itself draws nothing', 'give it a length');
  return `M${x1} ${y1}L${x2} ${y2}`;
}

function pointsPath(read: AttributeReader): string {
  const numbers = read.list('points');
  if (numbers.length % 2 === 1) read.refuse('points', 'a point lacks its y', 'give each point two numbers');
  if (numbers.length < 4) read.refuse('points', 'one point draws nothing', 'give two or more');
  const pairs: string[] = [];
  for (let at = 0; at < numbers.length; at += 2) pairs.push(`${numbers[at]} ${numbers[at + 1]}`);
  return `M${pairs.join('L')}`;
}
