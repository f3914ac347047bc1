import { gate, type Passage } from '../../../../src/rules/run.ts';

/** What a small job is made of, through a gate of one rule that finds nothing. */
export const passed = <Subject extends object>(subject: Subject): Passage<Subject> =>
  gate([{ id: 'small', severity: 'error', check: () => {}, message: () => 'nothing' }], subject);
