import { type Markup, tag } from './markup.ts';

/** A chart's drawing room, in units of which the page's width has 680. */
const WIDTH = 680;
const HEIGHT = 190;
const LEFT = 52;
const BOTTOM = 34;
const TOP = 12;
const RIGHT = 10;

/** The values along one edge of a chart. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly title: string;
}

/** Where values stand in the drawing room. */
export interface Frame {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** A chart with its axes; `draw` puts in what it shows. */
export function chart(
  { x, y, label }: { readonly x: Axis; readonly y: Axis; readonly label: string },
  draw: (frame: Frame) => readonly Markup[],
): Markup {
  const frame: Frame = {
    x: (value) => LEFT + ((value - x.from) / (x.to - x.from)) * (WIDTH - LEFT - RIGHT),
    y: (value) => HEIGHT - BOTTOM - ((value - y.from) / (y.to - y.from)) * (HEIGHT - BOTTOM - TOP),
  };
  return tag(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label },
    y.ticks.map(({ at }) => line([LEFT, frame.y(at)], [WIDTH - RIGHT, frame.y(at)], 'grid')),
    draw(frame),
    line([LEFT, HEIGHT - BOTTOM], [WIDTH - RIGHT, HEIGHT - BOTTOM], 'axis'),
    y.ticks.map(({ at, label: text }) => words(text, [LEFT - 6, frame.y(at) + 3.5], 'end')),
    x.ticks.map(({ at, label: text }) => words(text, [frame.x(at), HEIGHT - BOTTOM + 14], 'middle')),
    words(x.title, [WIDTH - RIGHT, HEIGHT - 5], 'end', 'title'),
    words(y.title, [2, TOP - 2], 'start', 'title'),
  );
}

type Point = readonly [x: number, y: number];

const place = (value: number): string => value.toFixed(1);

export const line = ([x1, y1]: Point, [x2, y2]: Point, kind: string): Markup =>
  tag('line', { class: kind, x1: place(x1), y1: place(y1), x2: place(x2), y2: place(y2) }, '');

const words = (text: string, [x, y]: Point, anchor: 'start' | 'middle' | 'end', kind = 'label'): Markup =>
  tag('text', { class: kind, x: place(x), y: place(y), 'text-anchor': anchor }, text);

/** A bar that stands on the axis, from one value to the next. */
export function bar(
  { x, y }: Frame,
  [from, to, height]: readonly [number, number, number],
  kind: string,
): Markup {
  const [left, right, top, foot] = [x(from) + 0.6, x(to) - 0.6, y(height), y(0)];
  const box = {
    x: place(left),
    y: place(top),
    width: place(right - left),
    height: place(Math.max(0, foot - top)),
  };
  return tag('rect', { class: kind, ...box }, '');
}

/** Points joined in their order. */
export const joined = ({ x, y }: Frame, points: readonly Point[], kind: string): Markup =>
  tag(
    'polyline',
    { class: kind, points: points.map(([px, py]) => `${place(x(px))},${place(y(py))}`).join(' ') },
    '',
  );

/** What lies between two lines. */
export const band = ({ x, y }: Frame, above: readonly Point[], below: readonly Point[]): Markup =>
  tag(
    'polygon',
    {
      class: 'band',
      points: [...above, ...below.toReversed()]
        .map(([px, py]) => `${place(x(px))},${place(y(py))}`)
        .join(' '),
    },
    '',
  );

export const dot = ({ x, y }: Frame, [px, py]: Point, kind: string): Markup =>
  tag('circle', { class: kind, cx: place(x(px)), cy: place(y(py)), r: 1.8 }, '');

/** Round values from 0 or a start up to an end, about so many of them. */
export function roundTicks(from: number, to: number, about: number): readonly number[] {
  const rough = (to - from) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, at) => (first + at) * step);
}
