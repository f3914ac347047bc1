import { createHash } from 'node:crypto';
import { PER_PT } from '../../base/length.ts';
import { mapX, mapY, scaleX } from '../../pdf/read/content/matrix.ts';
import { CURVE, LINE, MOVE, RECTANGLE } from '../../pdf/read/content/path.ts';
import type { GraphicsState, Path } from '../../pdf/read/content/visitor.ts';
import { type Frame, inFrameX, inFrameY } from '../frame.ts';
import type { FoundMark } from './art-mark.ts';
import { type PaintUse, paintInWords } from './art-paint.ts';
import { boxAround, foundMark } from './mark-of.ts';

/** A painted path as a mark; null for one without any step, which paints nothing. */
export function shapeMark(path: Path, state: GraphicsState, frame: Frame): FoundMark | null {
  const numbers = pointsOf(path, state, frame);
  const half = path.stroke ? Math.round((state.lineWidth * scaleX(state.ctm) * PER_PT) / 2) : 0;
  const box = boxAround(numbers, half);
  if (box === null) return null;
  const places = numbers.map((value, at) => value - (at % 2 === 0 ? box.x0 : box.y0));
  const told = `${stepsOf(path)} ${places.join(' ')} ${path.fill ?? ''} ${path.stroke ? strokeOf(state) : ''}`;
  const paints = usesOfPath(path).map((use) => paintInWords(state, use));
  const mark = {
    is: 'shape',
    says: null,
    paint: paints.join(', stroked '),
    shape: shortHash(told),
    box,
  } as const;
  return foundMark(mark, state, frame);
}

/** What a path is painted with. */
export const usesOfPath = ({ fill, stroke }: Path): readonly PaintUse[] => [
  ...(fill === null ? [] : (['fill'] as const)),
  ...(stroke ? (['stroke'] as const) : []),
];

/** So many hexadecimal digits tell a few hundred marks apart beyond any doubt. */
const FINGERPRINT = 16;

export const shortHash = (told: string): string =>
  createHash('sha256').update(told).digest('hex').slice(0, FINGERPRINT);

const stepsOf = ({ steps, stepCount }: Path): string => steps.subarray(0, stepCount).join('');

function strokeOf({ ctm, lineWidth, lineCap, lineJoin, miterLimit, dash }: GraphicsState): string {
  const scale = scaleX(ctm) * PER_PT;
  const lengths = dash.lengths.map((length) => Math.round(length * scale));
  const broken = lengths.length === 0 ? '' : `${lengths.join(' ')} from ${Math.round(dash.phase * scale)}`;
  return `${Math.round(lineWidth * scale)} ${lineCap} ${lineJoin} ${miterLimit} ${broken}`;
}

/** All points of a path, control points with them; of a rectangle its four corners. */
function pointsOf(path: Path, { ctm }: GraphicsState, frame: Frame): readonly number[] {
  const points: number[] = [];
  const put = (x: number, y: number): void => {
    points.push(inFrameX(frame, mapX(ctm, x, y)), inFrameY(frame, mapY(ctm, x, y)));
  };
  let at = 0;
  for (let index = 0; index < path.stepCount; index++) {
    const step = path.steps[index] ?? MOVE;
    if (step === RECTANGLE) {
      const [x = 0, y = 0, w = 0, h = 0] = path.numbers.subarray(at, at + 4);
      put(x, y);
      put(x + w, y);
      put(x + w, y + h);
      put(x, y + h);
      at += 4;
      continue;
    }
    const count = step === CURVE ? 3 : step === MOVE || step === LINE ? 1 : 0;
    for (let point = 0; point < count; point++, at += 2)
      put(path.numbers[at] ?? 0, path.numbers[at + 1] ?? 0);
  }
  return points;
}
