import { Bug } from '../../base/fault.ts';
import type { PhraseZone } from '../../game/ticket.ts';
import { foldCase, wordsOf } from '../../game/words.ts';
import type { SurfaceLaw } from '../../reglement/reglement.ts';
import { byCents, winnableOf } from './by-cents.ts';
import type { AppointMaker } from './maker.ts';

/** A phrase of the template's list whose winning words add up to the amount, or one that holds none. */
export const makeWords: AppointMaker<PhraseZone> = (surface) => {
  const groups = byCents(surface.phrases, (phrase) => centsIn(surface.law, phrase));
  const { id } = surface;
  const phrasesOf = (cents: number): readonly string[] => {
    const phrases = groups.get(cents);
    if (phrases === undefined) throw new Bug(`${id} has no phrase that wins ${cents} cents`);
    return phrases;
  };
  return {
    amounts: winnableOf(groups),
    guises: groups.get(0) ?? [],
    variety: ({ cents }) => phrasesOf(cents).length,
    win({ cents }, choose) {
      if (cents === 0) throw new Bug(`${id} does not win 0 €`);
      return { mechanic: 'words', phrase: choose(`${id}/phrase of ${cents}`, phrasesOf(cents)) };
    },
    lose: (choose, guise = choose(`${id}/losing phrase`, phrasesOf(0))) => ({
      mechanic: 'words',
      phrase: String(guise),
    }),
  };
};

/** Throws  Bug if a winning word stands twice: what that wins is disputed, and no template declares such a phrase */
function centsIn({ id, winningWords }: SurfaceLaw, phrase: string): number {
  const words = wordsOf(phrase).map(foldCase);
  let cents = 0;
  for (const { mark, wins } of winningWords ?? []) {
    const count = words.filter((word) => word === foldCase(mark)).length;
    if (count > 1) throw new Bug(`${id} declares a phrase that holds ${mark} twice`);
    cents += count * wins.cents;
  }
  return cents;
}
