import type { Side } from './reading-map.ts';

/** The other side. */
export const OTHER_SIDE: Readonly<Record<Side, Side>> = { recto: 'verso', verso: 'recto' };
