import { effectOn, type Formula, type Overprint } from './ink.ts';
import { Output } from './output.ts';
import { type PaintState, type PaintUse, widthOnPage } from './paint-state.ts';
import { type GlyphPaints, glyphPaints, type PlatePaint, platePaint } from './plate-paint.ts';
import type { PlateTarget } from './plate-target.ts';
import type { PathStep, Program, Step, TextStep } from './program.ts';
import { ResourceNames } from './resource-names.ts';

/** Content that paints one plate in greys. */
export interface Emitted {
  readonly bytes: Uint8Array;
  readonly resources: ResourceNames;
  /** Whether anything is painted, be it white. */
  readonly paints: boolean;
  /** Whether anything but white is painted. */
  readonly inks: boolean;
}

/** The program as one plate has it: what leaves the plate alone is gone, with the moves that led to it. */
export function emit(program: Program, target: PlateTarget): Emitted {
  const writer = new PlateWriter(program, target);
  for (const step of program.steps) writer.take(step);
  return writer.end();
}

/** What the content has set so far; null where it cannot be known. */
interface InForce {
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly mode: number | null;
  readonly strokeAlpha: number | null;
}

/** A `q`, or the start of a layer: taken back if nothing is painted before its end. */
interface Group {
  readonly kind: 'save' | 'layer';
  readonly at: number;
  readonly inForce: InForce;
  readonly painted: number;
  /** Something that outlasts the group, or a group that crosses it, stands within. */
  mustStay: boolean;
}

class PlateWriter {
  readonly #output = new Output();
  readonly #target: PlateTarget;
  readonly #names: ResourceNames;
  readonly #groups: Group[] = [];
  #inForce: InForce = { fill: null, stroke: null, mode: null, strokeAlpha: null };
  #painted = 0;
  #inks = false;

  constructor(program: Program, target: PlateTarget) {
    this.#target = target;
    this.#names = new ResourceNames(program, target);
  }

  end(): Emitted {
    return { bytes: this.#output.bytes, resources: this.#names, paints: this.#painted > 0, inks: this.#inks };
  }

  take(step: Step): void {
    switch (step.kind) {
      case 'keep':
        this.#keep(step.bytes);
        break;
      case 'state':
        this.#state(step.bytes);
        break;
      case 'save':
        this.#open('save', 'q');
        break;
      case 'restore':
        this.#close('save', 'Q');
        break;
      case 'begin-layer':
        this.#open('layer', step.bytes);
        break;
      case 'end-layer':
        this.#close('layer', 'EMC');
        break;
      case 'path':
        this.#path(step);
        break;
      case 'text':
        this.#text(step.steps);
        break;
      case 'form':
        this.#form(step);
        break;
      case 'image':
        this.#image(step);
        break;
      case 'shading':
        this.#shading(step);
        break;
    }
  }

  #keep(bytes: Uint8Array): void {
    const group = this.#groups.at(-1);
    if (group?.kind === 'layer') group.mustStay = true;
    this.#output.add(bytes);
  }

  #state(bytes: Uint8Array): void {
    this.#keep(bytes);
    this.#inForce = { ...this.#inForce, strokeAlpha: null };
  }

  #open(kind: Group['kind'], written: Uint8Array | string): void {
    this.#groups.push({
      kind,
      at: this.#output.length,
      inForce: this.#inForce,
      painted: this.#painted,
      mustStay: false,
    });
    this.#output.add(written);
  }

  #close(kind: Group['kind'], written: string): void {
    const index = this.#groups.findLastIndex((group) => group.kind === kind);
    const group = this.#groups[index];
    if (group === undefined) return;
    const crosses = index < this.#groups.length - 1;
    if (crosses) for (const other of this.#groups.slice(index)) other.mustStay = true;
    this.#groups.splice(index, 1);
    if (group.painted === this.#painted && !group.mustStay) {
      this.#output.backTo(group.at);
      this.#inForce = group.inForce;
      return;
    }
    this.#output.add(written);
    if (kind === 'save') this.#inForce = crosses ? UNKNOWN : group.inForce;
    const outer = this.#groups.at(-1);
    if (kind === 'layer' && group.mustStay && outer?.kind === 'layer') outer.mustStay = true;
  }

  #path({ bytes, clips, fill, strokes, closes, state }: PathStep): void {
    const filled = fill === null ? null : this.#paint(state.fill, state.fillOver);
    const stroked = strokes ? this.#paint(state.stroke, state.strokeOver) : null;
    if (filled === null && stroked === null) {
      if (clips) this.#keep(new TextEncoder().encode(`${new TextDecoder('latin1').decode(bytes)} n`));
      return;
    }
    this.#setFill(filled);
    this.#setStroke(stroked);
    if (stroked !== null) this.#letThrough(state);
    if (clips) this.#mustStay();
    this.#output.add(bytes);
    if (closes) this.#output.add('h');
    this.#output.add(operatorFor(filled === null ? null : fill, stroked !== null));
    this.#paints(filled, stroked);
  }

  /** Without a single glyph on this plate, a text object keeps only what it sets for those after it. */
  #text(steps: readonly TextStep[]): void {
    const shown = steps.some((step) => step.kind === 'show' && this.#glyphs(step.state).matters);
    const kept = shown ? steps : steps.filter(({ kind }) => kind !== 'show');
    if (kept.length === 0) return;
    this.#mustStay();
    this.#output.add('BT');
    for (const step of kept) {
      if (step.kind === 'show') this.#show(step);
      else if (step.kind === 'state') this.#state(step.bytes);
      else this.#output.add(step.bytes);
    }
    this.#output.add('ET');
  }

  /**
   * Glyphs that leave the plate alone are set unseen: they move the pen.
   *
   * Why     PDFium sets glyphs on whole pixels, but draws those that are stroked, be it with nothing, where they stand
   */
  #show({ bytes, state }: TextStep & { readonly kind: 'show' }): void {
    const { filled, stroked, mode } = this.#glyphs(state);
    this.#setFill(filled);
    this.#setStroke(stroked);
    if (stroked !== null) this.#strokeAlpha(state.strokeAlpha);
    else if (filled !== null) this.#strokeAlpha(0);
    if (this.#inForce.mode !== mode) this.#output.add(`${mode} Tr`);
    this.#inForce = { ...this.#inForce, mode };
    this.#output.add(bytes);
    this.#paints(filled, stroked);
  }

  #glyphs(state: PaintState): GlyphPaints {
    return glyphPaints(state, (paint, overprint) => this.#paint(paint, overprint));
  }

  #form({ form }: Step & { readonly kind: 'form' }): void {
    const placed = this.#target.form(form);
    if (placed === null) return;
    this.#output.add(`/${this.#names.of('XObject', placed.ref)} Do`);
    this.#painted++;
    this.#inks ||= placed.inks;
  }

  #image({ image, state }: Step & { readonly kind: 'image' }): void {
    const { space } = image;
    const formula = space === null ? null : effectOn(this.#target.plate, space, state.fillOver);
    if (space !== null && formula === null) return;
    if (space === null) {
      const paint = this.#paint(state.fill, state.fillOver);
      if (paint === null) return;
      this.#setFill(paint);
      this.#paints(paint, null);
    } else this.#leaves(formula);
    this.#output.add(`/${this.#names.of('XObject', this.#target.image(image, formula))} Do`);
  }

  #shading({ shading, state }: Step & { readonly kind: 'shading' }): void {
    const formula = effectOn(this.#target.plate, shading.space, state.fillOver);
    if (formula === null) return;
    this.#output.add(`/${this.#names.of('Shading', this.#target.shading(shading, formula))} sh`);
    this.#leaves(formula);
  }

  #paint(paint: PaintUse, overprint: Overprint): PlatePaint | null {
    return platePaint(paint, overprint, { target: this.#target, names: this.#names });
  }

  #setFill(paint: PlatePaint | null): void {
    if (paint === null || paint.operands === this.#inForce.fill) return;
    this.#output.add(paint.isPattern ? `/Pattern cs ${paint.operands} scn` : `${paint.operands} g`);
    this.#inForce = { ...this.#inForce, fill: paint.operands };
  }

  #setStroke(paint: PlatePaint | null): void {
    if (paint === null || paint.operands === this.#inForce.stroke) return;
    this.#output.add(paint.isPattern ? `/Pattern CS ${paint.operands} SCN` : `${paint.operands} G`);
    this.#inForce = { ...this.#inForce, stroke: paint.operands };
  }

  /**
   * Why     PDFium draws a line that is thinner than a pixel as wide as one; let through by as much as it is too wide,
   *         it leaves the ink it should, on whatever lies below
   */
  #letThrough(state: PaintState): void {
    const share = Math.min(1, widthOnPage(state) / this.#target.pixelPt) || 1;
    this.#strokeAlpha(Math.round(share * state.strokeAlpha * 1000) / 1000);
  }

  #strokeAlpha(alpha: number): void {
    if (alpha === this.#inForce.strokeAlpha) return;
    this.#output.add(`/${this.#names.of('ExtGState', this.#target.strokeAlpha(alpha))} gs`);
    this.#inForce = { ...this.#inForce, strokeAlpha: alpha };
  }

  #paints(...paints: readonly (PlatePaint | null)[]): void {
    for (const paint of paints) {
      if (paint === null) continue;
      this.#painted++;
      this.#inks ||= paint.inks;
    }
  }

  #leaves(formula: Formula | null): void {
    this.#painted++;
    this.#inks ||= formula !== null && formula.kind !== 'empty';
  }

  #mustStay(): void {
    const group = this.#groups.at(-1);
    if (group?.kind === 'layer') group.mustStay = true;
  }
}

const UNKNOWN: InForce = { fill: null, stroke: null, mode: null, strokeAlpha: null };

function operatorFor(fill: 'f' | 'f*' | null, strokes: boolean): string {
  if (fill === null) return 'S';
  if (!strokes) return fill;
  return fill === 'f' ? 'B' : 'B*';
}
