import { nearWinning } from '../../../game/near-winning.ts';
import { phraseReader } from '../../../game/play/words.ts';
import { wordsOf } from '../../../game/words.ts';
import type { SurfaceLaw } from '../../../reglement/reglement.ts';

/** What can be wrong with a phrase: one for one that is not right, with what there is to say about it. */
export interface PhraseFault {
  readonly kind: 'absent' | 'disputed' | 'single-word' | 'near-winning' | 'undeclared';
  readonly because: string;
}

/**
 * What is wrong with the words of a phrase, or null.
 *
 * Why     what the law cannot decide comes before what it decides and a player would quarrel with
 */
export function phraseFault(law: SurfaceLaw, phrase: string): PhraseFault | null {
  const words = wordsOf(phrase);
  if (words.length === 0) return { kind: 'absent', because: '' };
  const { ambiguities } = phraseReader(law)(phrase);
  if (ambiguities.length > 0) return { kind: 'disputed', because: ambiguities.join(', and ') };
  if (words.length === 1) return { kind: 'single-word', because: '' };
  const near = nearWinning(law, phrase);
  if (near.length > 0) return { kind: 'near-winning', because: near.join(' and ') };
  return null;
}
