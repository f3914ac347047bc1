import { expect, test } from 'vitest';
import { peakIn } from '../../../bench/block/memory-watch.ts';

test('the peak of a process is what its status calls so', () => {
  expect(peakIn('Name:\tnode\nVmPeak:\t 1220000 kB\nVmHWM:\t  307200 kB\nVmRSS:\t  200000 kB\n')).toBe(
    307_200,
  );
  expect(peakIn('')).toBe(null);
});
