/**
 * The one door through which templates come in: names, no logic.
 *
 * Never   rules, block or pdf: a template says how a game looks and is judged by others
 */
export * from './art/palette.ts';
export * from './art/place.ts';
export * from './art/read.ts';
export * from './barcode/code128.ts';
export * from './barcode/datamatrix.ts';
export * from './barcode/itf.ts';
export * from './barcode/pdf417.ts';
export * from './barcode/sizes.ts';
export * from './barcode/symbol.ts';
export * from './base/geometry.ts';
export * from './base/ink.ts';
export * from './base/length.ts';
export * from './base/money.ts';
export * from './base/outline.ts';
export * from './face/bounds.ts';
export * from './face/cell-content.ts';
export * from './face/face.ts';
export * from './face/item.ts';
export * from './face/text-item.ts';
export type * from './game/block-policy.ts';
export * from './game/game.ts';
export * from './game/ticket.ts';
export * from './reglement/reglement.ts';
export * from './template/codes.ts';
export type { GroundInks } from './template/grounds.ts';
export * from './template/template.ts';
export { covers, type FontMetrics, fontMetrics } from './text/fonts.ts';
export * from './text/french.ts';
export * from './text/outline.ts';
export type * from './text/passage.ts';
export * from './text/run.ts';
export * from './text/set.ts';
export { type Style, shape } from './text/shape.ts';
