import type { PathCommand } from 'fontkit';
import { Bug } from '../base/fault.ts';
import type { Point } from '../base/geometry.ts';
import type { Outline, Segment } from '../base/outline.ts';
import { openFont } from './fonts.ts';
import type { Run } from './run.ts';

/**
 * The run as a drawing: for title lettering, and to compare letters by their shapes.
 *
 * Space   the run's: origin at the start of the baseline, y down, lattice units
 * Never   for transcriptions: those stay live text
 */
export function runOutline(run: Run): Outline {
  const font = openFont(run.font);
  const scaled = (units: number): number => Math.round((units * run.size) / font.unitsPerEm);
  return run.glyphs.flatMap((glyph) => {
    const place = ({ x, y }: Point): Point => ({
      x: glyph.x + scaled(x),
      y: glyph.y - scaled(y),
    });
    return glyphOutline(font.getGlyph(glyph.id).path.commands, place);
  });
}

function glyphOutline(commands: readonly PathCommand[], place: (p: Point) => Point): readonly Segment[] {
  let pen: Point = { x: 0, y: 0 };
  return commands.map((command): Segment => {
    const [a = 0, b = 0, c = 0, d = 0] = command.args;
    switch (command.command) {
      case 'moveTo':
      case 'lineTo':
        pen = { x: a, y: b };
        return { op: command.command === 'moveTo' ? 'M' : 'L', ...place(pen) };
      case 'quadraticCurveTo': {
        const from = pen;
        pen = { x: c, y: d };
        return raised(from, { x: a, y: b }, pen, place);
      }
      case 'closePath':
        return { op: 'Z' };
      default:
        throw new Bug('a TrueType outline holds quadratic curves only, and here is a cubic one');
    }
  });
}

/** A quadratic curve as the cubic that draws the same: its handles two thirds of the way to the old one. */
function raised(from: Point, handle: Point, to: Point, place: (p: Point) => Point): Segment {
  const first = place(twoThirds(from, handle));
  const second = place(twoThirds(to, handle));
  return { op: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...place(to) };
}

const twoThirds = (from: Point, to: Point): Point => ({
  x: from.x + (2 / 3) * (to.x - from.x),
  y: from.y + (2 / 3) * (to.y - from.y),
});
