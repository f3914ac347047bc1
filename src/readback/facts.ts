import type { Finding, Place } from '../base/finding.ts';
import { type ReadbackRule, wordingOf } from './rules.ts';

/** One difference between what stands in files and what should, before it has words. */
export interface Fact {
  readonly rule: ReadbackRule;
  readonly ticket: string | null;
  readonly surface: string | null;
  readonly zone: string | null;
  readonly article: string | null;
  /** What the sentence is about: « amount 2 », « the validation code ». */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly place: Place;
}

/** A difference on a page or a file, and on no ticket of it. */
export type PageFact = Pick<Fact, 'rule' | 'what' | 'expected' | 'found'>;

/**
 * A fact as a finding.
 *
 * Why     of a live ticket, what its zones hold tells what it wins: neither the message nor its facts say that
 */
export function findingOf(fact: Fact, { live }: { readonly live: boolean }): Finding {
  const { rule, ticket, surface, zone, article, what, expected, found, place } = fact;
  const { claim, tells } = wordingOf(rule);
  const isSecret = live && tells === 'content';
  const sentence = claim.replace('{what}', live ? withoutPlace(what) : what);
  return {
    rule,
    severity: 'error',
    ticket,
    surface,
    zone,
    article,
    expected: isSecret ? null : expected,
    found: isSecret ? null : found,
    message: isSecret
      ? `${sentence} (what was expected and found is secret)`
      : `${sentence}: ${expected} expected, ${found} found`,
    place,
  };
}

/** Why  an arrow stands at the amount that is won: at which of them it should be tells as much as the amount */
const withoutPlace = (what: string): string => (what.startsWith(ARROW) ? ARROW : what);

const ARROW = 'the arrow';
