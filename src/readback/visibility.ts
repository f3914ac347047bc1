import type { GraphicsState, Layer, Paint } from '../pdf/read/content/visitor.ts';
import type { Fault } from './seen.ts';

/** What a mark must be in: the imager's ink of its face, and the layers of its file. */
export interface Imaging {
  readonly ink: string;
  /** Imaging files have no layers; files of all passes have each mark in one of its group. */
  readonly layered: boolean;
  /** How many layers the form stands in that the mark is part of; null for marks on the page itself. */
  readonly outer: number | null;
}

/** What is wrong with how a mark is painted; null where it is imaged as it should be. */
export function faultOf(paint: Paint, state: GraphicsState, imaging: Imaging): Fault | null {
  return useFault(state, imaging) ?? inkFault(paint, imaging.ink);
}

/** What is wrong with where content stands, whatever it paints with: hidden, or in a wrong layer. */
export function useFault(state: GraphicsState, { layered, outer }: Imaging): Fault | null {
  if (
    state.fillAlpha === 1 &&
    !state.softMask &&
    (state.blendMode === 'Normal' || state.blendMode === 'Compatible')
  )
    return outer === null
      ? layerFault(state.layers, layered)
      : innerFault(state.layers.slice(outer), layered);
  return {
    rule: 'readback/mark-hidden',
    expected: 'an opaque mark',
    found: `opacity ${state.fillAlpha}, blend mode ${state.blendMode}${state.softMask ? ', a soft mask' : ''}`,
  };
}

/** Text that is set and never painted. */
export function renderFault({ renderMode }: GraphicsState): Fault | null {
  if (renderMode !== 3 && renderMode !== 7) return null;
  return { rule: 'readback/mark-hidden', expected: 'painted text', found: `text render mode ${renderMode}` };
}

function layerFault(layers: readonly Layer[], layered: boolean): Fault | null {
  if (layers.length === 0 && !layered) return null;
  const isRight = layered ? layers.some(({ step }) => step?.group === 'Positions') : layers.length === 0;
  return hiddenFault(layers) ?? (isRight ? null : wrongLayer(layers, layered));
}

/** Layers within a form come on top of those that it stands in. */
const innerFault = (layers: readonly Layer[], layered: boolean): Fault | null =>
  hiddenFault(layers) ?? (layered || layers.length === 0 ? null : wrongLayer(layers, layered));

function hiddenFault(layers: readonly Layer[]): Fault | null {
  const hidden = layers.find(({ shown }) => !shown);
  if (hidden === undefined) return null;
  return {
    rule: 'readback/mark-hidden',
    expected: 'a layer that is shown',
    found: `« ${hidden.name} » is off`,
  };
}

const wrongLayer = (layers: readonly Layer[], layered: boolean): Fault => ({
  rule: 'readback/mark-in-wrong-layer',
  expected: layered ? 'a layer of the group Positions' : 'no layer',
  found: layers.length === 0 ? 'no layer' : layers.map(({ name }) => `« ${name} »`).join(' in '),
});

/** The imager's ink in full, alone. */
export function inkFault(paint: Paint, ink: string): Fault | null {
  const { space, components, pattern } = paint;
  if (pattern === null && space.colorants.length === 1 && space.colorants[0] === ink && isFull(components[0]))
    return null;
  return { rule: 'readback/mark-not-imaging-ink', expected: `${ink} 100 %`, found: inWords(paint) };
}

const isFull = (tint = 0): boolean => tint > 0.9999;

/** A paint as people name it: `Imaging 0 %`, `DeviceCMYK 0 0 0 0`. */
export function inWords({ space, components, pattern }: Paint): string {
  if (pattern !== null) return `a ${pattern.kind} pattern`;
  if (space.family === 'Separation') return `${space.colorants[0]} ${percent(components[0] ?? 0)} %`;
  return `${space.family} ${components.map((value) => percent(value)).join(' ')}`;
}

const percent = (value: number): number => Math.round(value * 1000) / 10;

/** Whether what is painted so prints with the imager's ink, alone or with others. */
export const printsWith = ({ space, components, pattern }: Paint, ink: string): boolean =>
  space.colorants.some(
    (name, at) => (name === ink || name === 'All') && (pattern !== null || (components[at] ?? 0) > 0),
  );

/**
 * Whether what is painted so takes away what the imager's ink printed under it.
 *
 * Why     an overprinting paint leaves plates alone that it does not name; the same ink over a mark makes it a blot
 */
export const knocksOut = ({ space }: Paint, overprints: boolean, ink: string): boolean =>
  !overprints || space.colorants.includes(ink) || space.colorants.includes('All');
