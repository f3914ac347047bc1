/** The three families of the ticket: text, numerals that shout, and the hand. */
export const FONTS = {
  text: 'barlow-condensed-500',
  strong: 'barlow-condensed-700',
  letters: 'barlow-condensed-600',
  numeral: 'archivo-black',
  hand: 'caveat-700',
} as const;
