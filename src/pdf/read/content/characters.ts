/** What a byte is to PDF's tokens. */
export const REGULAR = 0;
export const WHITE = 1;
export const DELIMITER = 2;
/** Digits, signs and the point: where numbers start. */
export const NUMERIC = 3;

/**
 * The class of every byte.
 *
 * Source  ISO 32000-1, 7.2.2
 */
export const CLASS: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if ('\0\t\n\f\r '.includes(character)) return WHITE;
  if ('()<>[]{}/%'.includes(character)) return DELIMITER;
  return '+-.0123456789'.includes(character) ? NUMERIC : REGULAR;
});
