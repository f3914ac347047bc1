/** The parts of a ticket number, as digits. */
export interface NumberGroups {
  readonly gameCode: string;
  readonly pack: string;
  readonly ticket: string;
  readonly check: string;
}

/** A ticket number's 16 digits in their groups: game code (5), pack (7), ticket in pack (3), check digit (1). */
export const groupsOf = (number: string): NumberGroups => ({
  gameCode: number.slice(0, 5),
  pack: number.slice(5, 12),
  ticket: number.slice(12, 15),
  check: number.slice(15),
});
