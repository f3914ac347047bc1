import { expect, test } from 'vitest';
import { grattage } from '../kit/command.ts';
import { ranInProcess } from '../kit/in-process.ts';

test.each([
  ['happy-2014', 50],
  ['rencontre-2007', 100],
])('the specimens of %s are the same bytes twice, and pass check', async (id, count) => {
  const first = await grattage(['specimens', id]);
  expect([first.code, first.stderr]).toEqual([0, '']);
  expect(await ranInProcess(['specimens', id])).toMatchObject(first);
  expect(first.stdout.endsWith('\n')).toBe(true);
  const lines = first.stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  for (const line of lines) {
    const record = JSON.parse(line);
    expect(JSON.stringify(record)).toBe(line);
    expect(Object.keys(record)).toEqual(['number', 'validation', 'surfaces']);
    expect(record.number).toMatch(/^00000\d{11}$/);
    expect(record.validation).toMatch(/^0\d{13}$/);
  }
  const checked = await ranInProcess(['check', id, '-'], { input: first.stdout });
  expect(checked).toMatchObject({
    code: 0,
    stdout: `${count} tickets checked, ${count} good, 0 with errors\n`,
    stderr: '',
  });
});
