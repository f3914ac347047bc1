import type { SurfaceLaw } from '../../reglement/reglement.ts';
import type { Facts } from '../rule.ts';

/** What a rule on the law itself found; it is about no ticket. */
export type Contrast = { readonly expected: string; readonly found: string; readonly detail?: string };

/** Facts about what an article says of the whole game; a null article is a check of ours. */
export const aboutGame = (article: string | null, contrast: Contrast): Facts => ({
  ticket: null,
  surface: null,
  zone: null,
  article,
  ...contrast,
});

/** Facts about what the article on a surface's content says. */
export const aboutContent = (law: SurfaceLaw, contrast: Contrast): Facts => ({
  ...aboutGame(law.contentArticle, contrast),
  surface: law.id,
});

/** Facts about what the article on when a surface wins says. */
export const aboutWins = (law: SurfaceLaw, contrast: Contrast): Facts => ({
  ...aboutGame(law.winArticle, contrast),
  surface: law.id,
});
