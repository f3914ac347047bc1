/**
 * The one door through which templates come in: names, no logic.
 *
 * Never   rules, block or pdf: a template says how a game looks and is judged by others
 */
export * from './base/geometry.ts';
export * from './base/ink.ts';
export * from './base/length.ts';
export * from './base/money.ts';
export * from './base/outline.ts';
export * from './face/cell-content.ts';
export * from './face/face.ts';
export * from './face/item.ts';
export * from './game/game.ts';
export * from './game/ticket.ts';
export * from './reglement/reglement.ts';
export * from './template/template.ts';
