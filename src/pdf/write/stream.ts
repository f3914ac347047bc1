import { Bug } from '../../base/fault.ts';
import type { Paint } from '../../base/ink.ts';
import type { FontId } from '../../text/run.ts';
import { colourOperators, type GraphicsStateName, spaceOf, stateOf } from './colours.ts';
import type { FileFont } from './fonts.ts';
import type { LayerEntry } from './layers.ts';
import type { Ref } from './pdfkit-parts.ts';

/** What a content stream may refer to, ready in the file. */
export interface Shelf {
  readonly fonts: ReadonlyMap<FontId, FileFont>;
  /** Colour spaces by name: those of single spot inks, and of their mixes. */
  readonly spaces: ReadonlyMap<string, Ref>;
  /** Layers by the names that content has for them. */
  readonly layers: ReadonlyMap<string, LayerEntry>;
  readonly states: Readonly<Record<GraphicsStateName, Ref>>;
}

/** A form as streams refer to it, and how deep graphics states nest in it. */
export interface FormEntry {
  readonly name: string;
  readonly ref: Ref;
  readonly depth: number;
}

/** What of the graphics state is known at a place of the stream; null where the stream has not set it. */
interface State {
  overprint: GraphicsStateName | null;
  fill: string | null;
  stroke: string | null;
  /** Width, cap, join and dash together. */
  line: string | null;
}

/** States nest no deeper than PDF promises that a reader can follow, those of forms within those of the page. */
const DEEPEST = 28;

/**
 * A content stream in the making: operators, and the resources that they name.
 *
 * Why     it sets a colour only where it differs from the one that stands; a form starts knowing nothing, since it
 *         inherits whatever stood where it is placed
 */
export class ContentStream {
  readonly #lines: string[] = [];
  readonly #saved: State[] = [];
  readonly #resources: Record<string, Record<string, Ref>> = {};
  readonly #shelf: Shelf;
  #depth = 0;
  #state: State = { overprint: null, fill: null, stroke: null, line: null };

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** What the operators add up to. */
  get operators(): string {
    return this.#lines.join('\n');
  }

  /** How deep graphics states nest in it, those of the forms that it draws with them. */
  get depth(): number {
    return this.#depth;
  }

  /** The resource dictionary of all that was named so far. */
  get resources(): Readonly<Record<string, Readonly<Record<string, Ref>>>> {
    return this.#resources;
  }

  write(operators: string): void {
    this.#lines.push(operators);
  }

  /** Writes what `inside` writes between q and Q, after the operators that make that scope what it is. */
  within(scope: string, inside: () => void): void {
    this.#saved.push({ ...this.#state });
    this.#nest(0);
    this.write(`q ${scope}`);
    inside();
    this.write('Q');
    this.#state = this.#saved.pop() ?? this.#state;
  }

  /** Writes what `inside` writes as content of a layer. */
  layered(layer: string, inside: () => void): void {
    const entry = this.#shelf.layers.get(layer);
    if (entry === undefined) throw new Bug(`the layer ${layer} was not surveyed`);
    this.#name('Properties', entry.name, entry.ref);
    this.write(`/OC /${entry.name} BDC`);
    inside();
    this.write('EMC');
  }

  /** Makes what follows be painted so. */
  paint(paint: Paint, use: 'fill' | 'stroke'): void {
    this.#overprint(stateOf(paint));
    const operators = colourOperators(paint, use);
    if (this.#state[use] === operators) return;
    this.#state[use] = operators;
    const space = spaceOf(paint);
    if (space !== null) this.#name('ColorSpace', space, this.#shelf.spaces.get(space));
    this.write(operators);
  }

  /** Makes what follows be stroked with these width, cap, join and dash. */
  line(operators: string): void {
    if (this.#state.line === operators) return;
    this.#state.line = operators;
    this.write(operators);
  }

  /** The font under the name that this stream knows it by. */
  font(id: FontId): FileFont {
    const font = this.#shelf.fonts.get(id);
    if (font === undefined) throw new Bug(`the font ${id} was not surveyed`);
    this.#name('Font', font.name, font.ref);
    return font;
  }

  /** Draws a form of the file. */
  draw({ name, ref, depth }: FormEntry): void {
    this.#nest(depth);
    this.#name('XObject', name, ref);
    this.write(`/${name} Do`);
  }

  #nest(within: number): void {
    this.#depth = Math.max(this.#depth, this.#saved.length + within);
    if (this.#depth > DEEPEST) throw new Bug(`graphics states nest deeper than ${DEEPEST}`);
  }

  #overprint(wanted: GraphicsStateName): void {
    if (this.#state.overprint === wanted) return;
    this.#state.overprint = wanted;
    this.#name('ExtGState', wanted, this.#shelf.states[wanted]);
    this.write(`/${wanted} gs`);
  }

  #name(kind: string, name: string, ref: Ref | undefined): void {
    if (ref === undefined) throw new Bug(`${kind} ${name} was not surveyed`);
    this.#resources[kind] ??= {};
    this.#resources[kind][name] = ref;
  }
}
