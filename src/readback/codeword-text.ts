/** The codeword that ends the data; what follows fills the symbol up. */
const PAD = 129;
/** From here to 229 a codeword is two digits. */
const DIGITS = 130;
/** The next codeword is a character beyond ASCII. */
const UPPER_SHIFT = 235;

/**
 * What the data codewords of a DataMatrix say in ASCII encodation.
 *
 * Shape   null where they change to another encodation: none of our codes does, and nothing is guessed
 */
export function readCodewords(codewords: Uint8Array): string | null {
  let text = '';
  let beyond = 0;
  for (const codeword of codewords) {
    if (codeword === PAD) return beyond === 0 ? text : null;
    if (codeword >= 1 && codeword <= 128) {
      text += String.fromCharCode(codeword - 1 + beyond);
      beyond = 0;
    } else if (codeword >= DIGITS && codeword < DIGITS + 100 && beyond === 0) {
      const pair = codeword - DIGITS;
      text += pair < 10 ? `0${pair}` : pair;
    } else if (codeword === UPPER_SHIFT && beyond === 0) beyond = 128;
    else return null;
  }
  return beyond === 0 ? text : null;
}
