import type { FileFont } from './fonts/file-font.ts';
import { runForm } from './forms.ts';
import type { LiveRun } from './glyph-run.ts';
import { concat, type Matrix, mapX, mapY } from './matrix.ts';
import type { PageRun } from './page-run.ts';
import { visitPattern } from './patterns.ts';
import { HEX_STRING, NUMBER, STRING } from './tokens.ts';

/** Shows the strings among the operands from `from` up to `to`, moved by the numbers between them. */
export function showGlyphs(run: PageRun, from: number, to: number): void {
  const { state, visitor, frame } = run;
  const { font } = state;
  if (!frame.isInText) run.problem('unbalanced-text', 'text is shown outside a text object');
  if (font === null) {
    run.problem('bad-font', 'text is shown in no font');
    return;
  }
  if (state.renderMode >= CLIPS) frame.clipsByText = true;
  const { fill, stroke, renderMode } = state;
  const fills = fill.pattern !== null;
  const strokes = stroke.pattern !== null && STROKES.has(renderMode);
  if (visitor.text === undefined && font.subtype !== 'Type3' && !fills && !strokes) return;
  const { glyphs } = frame;
  glyphs.start(font);
  const moved = layOut(run, glyphs, { font, from, to });
  glyphs.matrix = concat(state.textMatrix, state.ctm);
  glyphs.glyphMatrix = concat(emMatrix(run, glyphs), glyphs.matrix);
  if (glyphs.count > 0) {
    if (fills) visitPattern(run, fill);
    if (strokes) visitPattern(run, stroke);
    visitor.text?.(glyphs, state);
    if (font.subtype === 'Type3') visitType3(run, font, glyphs);
  }
  state.textMatrix = concat(
    font.vertical ? [1, 0, 0, 1, 0, moved] : [1, 0, 0, 1, moved, 0],
    state.textMatrix,
  );
}

/** Render modes from here on make a clip of the text. */
const CLIPS = 4;

/** Those that stroke. */
const STROKES: ReadonlySet<number> = new Set([1, 2, 5, 6]);

interface Stretch {
  readonly font: FileFont;
  readonly from: number;
  readonly to: number;
}

/**
 * Puts every glyph in its place; gives back how far the pen went.
 *
 * Source  ISO 32000-1, 9.4.4
 */
function layOut(run: PageRun, glyphs: LiveRun, { font, from, to }: Stretch): number {
  const { tokens, state } = run;
  const perMille = state.fontSize / 1000;
  const scale = font.vertical ? 1 : state.textScale;
  let pen = 0;
  for (let index = from; index < to; index++) {
    const kind = tokens.kinds[index];
    if (kind === NUMBER) pen -= (tokens.numbers[index] as number) * perMille * scale;
    else if (kind === STRING || kind === HEX_STRING) {
      const first = glyphs.count;
      const bytes = (tokens.to[index] as number) - (tokens.from[index] as number);
      if (first + bytes > 2 * run.limits.operands) {
        run.stop('too-many-operators', `more than ${run.limits.operands} glyphs are shown at once`);
        return pen;
      }
      tokens.string(index, run.bytes);
      font.decode(run.bytes, glyphs);
      pen = font.vertical
        ? setDown(run, glyphs, { font, first, pen })
        : setAcross(run, glyphs, { font, first, pen });
    } else run.problem('wrong-operand', 'TJ takes strings and numbers alone');
  }
  return pen;
}

interface Line {
  readonly font: FileFont;
  readonly first: number;
  readonly pen: number;
}

function setAcross({ state }: PageRun, glyphs: LiveRun, { font, first, pen }: Line): number {
  const { fontSize, charSpacing, textScale, rise } = state;
  const wordSpacing = font.isSimple ? state.wordSpacing : 0;
  const { codes, x, y, advances, count } = glyphs;
  const perMille = fontSize / 1000;
  let at = pen;
  for (let index = first; index < count; index++) {
    const code = codes[index] as number;
    const advance =
      (font.width(code) * perMille + charSpacing + (code === SPACE ? wordSpacing : 0)) * textScale;
    x[index] = at;
    y[index] = rise;
    advances[index] = advance;
    at += advance;
  }
  return at;
}

/** Down a line: a glyph's origin is in the middle of its head. */
function setDown({ state }: PageRun, glyphs: LiveRun, { font, first, pen }: Line): number {
  const perMille = state.fontSize / 1000;
  let at = pen;
  for (let index = first; index < glyphs.count; index++) {
    const width = font.width(glyphs.codes[index] as number);
    const advance = font.verticalAdvance * perMille + state.charSpacing;
    glyphs.x[index] = -(width / 2) * perMille * state.textScale;
    glyphs.y[index] = at - font.verticalOrigin * perMille + state.rise;
    glyphs.advances[index] = advance;
    at += advance;
  }
  return at;
}

const SPACE = 32;

const emMatrix = ({ state }: PageRun, { x, y }: LiveRun): Matrix => [
  state.fontSize * state.textScale,
  0,
  0,
  state.fontSize,
  x[0] as number,
  y[0] as number,
];

/** Visits the content of each glyph of a Type 3 font, once a page, where it is first set. */
function visitType3(run: PageRun, font: FileFont, glyphs: LiveRun): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = font.type3Matrix;
  for (let index = 0; index < glyphs.count; index++) {
    const ref = font.charProc(glyphs.codes[index] as number);
    if (ref === null || run.visited.has(ref.tag)) continue;
    run.visited.add(ref.tag);
    const form = run.library.xObjects.form(ref);
    if (form === null) {
      run.problem('bad-font', `the glyph ${ref.tag} has no content`);
      continue;
    }
    const [x, y] = [glyphs.x[index] as number, glyphs.y[index] as number];
    const [ga, gb, gc, gd] = glyphs.glyphMatrix;
    const placed: Matrix = [ga, gb, gc, gd, mapX(glyphs.matrix, x, y), mapY(glyphs.matrix, x, y)];
    const resources = font.type3Resources === null ? null : run.library.resources(font.type3Resources);
    runForm(run, { ...form, resources }, { kind: 'glyph', base: concat([a, b, c, d, e, f], placed) });
  }
}
