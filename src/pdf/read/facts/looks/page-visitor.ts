import { mappedBox, type PageBox } from '../../content/box.ts';
import { leastScale, mapX, mapY, scaleY } from '../../content/matrix.ts';
import type { Paint } from '../../content/paint.ts';
import type {
  GlyphRun,
  GraphicsState,
  Image,
  Path,
  Problem,
  Shading,
  Visitor,
} from '../../content/visitor.ts';
import { Extent, isOnPaper, meets } from './extent.ts';
import type { FontUse } from './font-use.ts';
import { imageKind, resolution } from './image-facts.ts';
import type {
  HiddenLook,
  ImageLook,
  LineLook,
  PageLooks,
  PaintLook,
  RegistrationLook,
  TextLook,
} from './looks.ts';
import { type PaintFacts, paintFacts, paintKey } from './paint-facts.ts';
import { fillOf, isSamePaint, meetingKey, type Painting, strokeOf, thinnest } from './painting.ts';
import { Problems } from './problems.ts';
import { type Corner, Looks } from './seen.ts';

/** What a page's visitor is told besides its content. */
export interface PageFrame {
  /** The page itself, as `12 0 R`. */
  readonly object: string;
  readonly corner: Corner;
  /** Where work is that is kept, and registration colour has no place; null where nothing says it. */
  readonly work: readonly PageBox[] | null;
}

/** Rectangles at least as wide are areas: no limit of print.md for lines is wider. */
const WIDEST_LINE = 2.01;

/** Turns one page's content into looks, one call after the other, and keeps nothing of the calls themselves. */
export class PageVisitor implements Visitor {
  readonly #frame: PageFrame;
  readonly #fonts: FontUse;
  readonly #texts: Looks<TextLook>;
  readonly #lines: Looks<LineLook>;
  readonly #paints: Looks<PaintLook>;
  readonly #images: Looks<ImageLook>;
  readonly #hidden: Looks<HiddenLook>;
  readonly #registration: Looks<RegistrationLook>;
  readonly #problems = new Problems();
  readonly #known = new WeakMap<Paint, PaintFacts>();
  readonly #keys = new WeakMap<PaintFacts, string>();
  readonly #extent = new Extent();
  #last: { readonly paint: Paint; readonly facts: PaintFacts } | null = null;

  constructor(frame: PageFrame, fonts: FontUse) {
    this.#frame = frame;
    this.#fonts = fonts;
    this.#texts = new Looks(frame.corner);
    this.#lines = new Looks(frame.corner);
    this.#paints = new Looks(frame.corner);
    this.#images = new Looks(frame.corner);
    this.#hidden = new Looks(frame.corner);
    this.#registration = new Looks(frame.corner);
  }

  text(run: GlyphRun, state: GraphicsState): void {
    this.#fonts.see(run);
    const { renderMode } = state;
    if (run.count === 0 || renderMode === 3 || renderMode === 7) return;
    const [x, y] = [run.x[0] ?? 0, run.y[0] ?? 0];
    const at = { x: mapX(run.matrix, x, y), y: mapY(run.matrix, x, y) };
    const sizePt = scaleY(run.glyphMatrix);
    if (renderMode !== 1 && renderMode !== 5) this.#oneText(run, { at, sizePt, ...fillOf(state) });
    if (!FILLS_ONLY.has(renderMode)) this.#oneText(run, { at, sizePt, ...strokeOf(state) });
    this.#layers(state, at);
  }

  path(path: Path, state: GraphicsState): void {
    if (path.fill === null && !path.stroke) return;
    const box = this.#extent;
    if (!box.measure(path, state.ctm)) return;
    if (!isOnPaper(box) || !Number.isFinite(state.lineWidth)) this.#beyond(state);
    if (!meets(box, state.clip)) return;
    if (path.fill !== null) this.#fill(path, state, box);
    if (path.stroke) this.#stroke(state, box);
    if (state.layers.length > 0) this.#layers(state, { x: box.x0, y: box.y1 });
  }

  image(image: Image, state: GraphicsState): void {
    this.#image(image, state);
  }

  inlineImage(image: Image, state: GraphicsState): void {
    this.#image(image, state);
  }

  shading({ space }: Shading, state: GraphicsState): void {
    const { overprints, overprintMode } = fillOf(state);
    const paint = paintFacts({ space, components: [], pattern: null });
    const shown = {
      ...paint,
      tints: null,
      isWhite: null,
      isPattern: true,
      text: `a gradient in ${space.family}`,
    };
    this.#paint({ by: 'shading', paint: shown, overprints, overprintMode }, state.clip);
    this.#layers(state, { x: state.clip.x0, y: state.clip.y1 });
  }

  /** Why  what is further away than any reader reckons stands elsewhere with each of them */
  #beyond({ forms }: GraphicsState): void {
    const object = forms.at(-1) ?? this.#frame.object;
    const message = 'a path has numbers that no reader can place';
    this.problem({ kind: 'wrong-operand', message, operator: '', offset: 0, object });
  }

  problem(problem: Problem): void {
    this.#problems.note(problem);
  }

  /** What was seen; `endedEarly` where the content was not read to its end. */
  looks(endedEarly: boolean): PageLooks {
    const all = [this.#texts, this.#lines, this.#paints, this.#images, this.#hidden, this.#registration];
    return {
      texts: this.#texts.list,
      lines: this.#lines.list,
      paints: this.#paints.list,
      images: this.#images.list,
      hidden: this.#hidden.list,
      registration: this.#registration.list,
      problems: this.#problems.list,
      isCut: endedEarly || this.#fonts.isFull || all.some(({ isFull }) => isFull),
    };
  }

  #oneText(run: GlyphRun, { at, sizePt, paint, ...meeting }: TextPainted): void {
    const facts = this.#facts(paint);
    const size = Math.round(sizePt * 1e4) / 1e4;
    const key = `${run.font.ref} ${size} ${this.#key(facts)} ${meetingKey(meeting)}`;
    this.#texts.see(key, at.x, at.y, () => ({
      font: run.font.postScriptName,
      sizePt: size,
      paint: facts,
      ...meeting,
    }));
    this.#paint({ by: 'text', paint: facts, ...meeting }, { x0: at.x, y0: at.y, x1: at.x, y1: at.y });
  }

  #fill(path: Path, state: GraphicsState, box: PageBox): void {
    const { paint, ...meeting } = fillOf(state);
    const facts = this.#facts(paint);
    this.#paint({ by: 'path', paint: facts, ...meeting }, box);
    const widthPt = path.isRectangles ? thinnest(path, state) : WIDEST_LINE;
    if (widthPt < WIDEST_LINE) {
      this.#line({ drawn: 'rectangle', widthPt, paint: facts, ...meeting }, { x: box.x0, y: box.y1 });
    }
  }

  #stroke(state: GraphicsState, box: PageBox): void {
    const { paint, ...meeting } = strokeOf(state);
    const facts = this.#facts(paint);
    const widthPt = state.lineWidth * leastScale(state.ctm);
    this.#line({ drawn: 'stroke', widthPt, paint: facts, ...meeting }, { x: box.x0, y: box.y1 });
    this.#paint({ by: 'path', paint: facts, ...meeting }, box);
  }

  #line(line: LineLook, { x, y }: Point): void {
    const widthPt = Math.round(line.widthPt * 1e4) / 1e4;
    const key = `${line.drawn} ${widthPt} ${this.#key(line.paint)} ${meetingKey(line)}`;
    this.#lines.see(key, x, y, () => ({ ...line, widthPt }));
  }

  #paint(look: PaintLook, box: PageBox): void {
    this.#paints.see(`${look.by} ${this.#key(look.paint)} ${meetingKey(look)}`, box.x0, box.y1, () => look);
    if (!look.paint.colorants.includes('All')) return;
    const { work } = this.#frame;
    const on = work === null ? 'unknown' : work.some((kept) => meets(box, kept)) ? 'work' : 'margin';
    this.#registration.see(on, box.x0, box.y1, () => ({ on }));
  }

  #image(image: Image, state: GraphicsState): void {
    const { paint, ...meeting } = fillOf(state);
    const ppi = Math.round(resolution(image, state.ctm) * 100) / 100;
    const box = mappedBox(state.ctm, [0, 0, 1, 1]);
    const at = { x: box.x0, y: box.y1 };
    const space = image.isMask ? paint.space : image.space;
    this.#images.see(
      `${image.ref} ${image.width} ${image.height} ${image.bits} ${space?.key} ${ppi} ${meetingKey(meeting)}`,
      at.x,
      at.y,
      () => ({
        object: image.ref,
        kind: imageKind(image),
        family: space?.family ?? null,
        base: space?.base?.family ?? null,
        colorants: space?.colorants ?? [],
        ppi,
        filters: image.filters,
        ...meeting,
      }),
    );
    if (image.isMask) this.#paint({ by: 'image mask', paint: this.#facts(paint), ...meeting }, box);
    this.#layers(state, at);
  }

  #layers({ layers }: GraphicsState, { x, y }: Point): void {
    for (const layer of layers) {
      if (!layer.shown) this.#hidden.see(layer.name, x, y, () => ({ layer: layer.name }));
    }
  }

  #key(facts: PaintFacts): string {
    const known = this.#keys.get(facts);
    if (known !== undefined) return known;
    const key = paintKey(facts);
    this.#keys.set(facts, key);
    return key;
  }

  /** Content sets the same colour again and again, each time as a paint of its own. */
  #facts(paint: Paint): PaintFacts {
    const last = this.#last;
    if (last !== null && isSamePaint(last.paint, paint)) return last.facts;
    const known = this.#known.get(paint) ?? paintFacts(paint);
    this.#known.set(paint, known);
    this.#last = { paint, facts: known };
    return known;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface TextPainted extends Painting {
  readonly at: Point;
  readonly sizePt: number;
}

/** The render modes that do not stroke. */
const FILLS_ONLY: ReadonlySet<number> = new Set([0, 4]);
