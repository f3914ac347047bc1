// What the processes of processes.test.ts do: gives a number back, or throws.
import '../../src/commands/process-worker.mjs';

const { InputError } = await import('../../src/base/fault.ts');

export default ({ number, fails }) => {
  if (fails === 'in words') throw new InputError(`no ${number}`, { hint: `another than ${number}` });
  if (fails === 'on a pipe') throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  return number;
};
