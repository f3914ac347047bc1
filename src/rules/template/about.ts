import type { Facts } from '../rule.ts';

/** What a rule on a template found in a part of its art; it is about no ticket, and a check of ours. */
export const aboutArt = (
  part: string,
  contrast: { readonly expected: string; readonly found: string | null },
): Facts => ({ ticket: null, surface: null, zone: part, article: null, ...contrast });
