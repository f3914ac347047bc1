import { faultRule, quoted } from './fault-rule.ts';

/**
 * No phrase leaves open what it wins: a winning word stands once, and with its ligature.
 *
 * Why     the règlement does not say whether a word that stands twice wins twice, nor whether coeur is cœur
 */
export const rule = faultRule({
  kind: 'disputed',
  severity: 'error',
  expected: 'each winning word once, spelled as the règlement does',
  article: ({ surface }) => surface.law.winArticle,
  message: ({ expected, found, article, detail }) =>
    `${expected} is expected, and in ${quoted(found)} ${detail}: ${article} does not decide what that wins`,
});
