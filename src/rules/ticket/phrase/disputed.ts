import { quoted } from '../quoted.ts';
import { faultRule } from './fault-rule.ts';

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
    `in the phrase ${quoted(found)} ${detail}: ${expected} is expected, since ${article} does not decide what else wins`,
});
