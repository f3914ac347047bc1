/** What the help of several verbs says of tickets. */
export const RANGES =
  'Tickets are counted from 1 over the block, or named by the 16 digits on them: 1-50, 1201, 7,9,20-30.';

/** What the help of every verb that looks at live tickets says. */
export const LOGGED = 'Every look at live tickets is first written to BLOCK.log (see `grattage block log`).';
