import { expect, test } from 'vitest';
import { rule } from '../../../../src/rules/pdf/job/names-the-file.ts';
import { messages, pdf } from '../subject.ts';

const FILE = { kind: 'imaging', pages: 1, inks: ['Imaging'], isUnchanged: true } as const;

test('the file that the job names, whole and unchanged, is right, and so is a file of no job', () => {
  expect(messages(rule, pdf({ job: {} }))).toEqual([]);
  expect(messages(rule, pdf())).toEqual([]);
});

test('another name, another count of pages and other bytes are told', () => {
  expect(messages(rule, pdf({ job: { file: null } }))).toEqual([
    'file.pdf should have a name of the job: found one that the job does not have',
  ]);
  expect(messages(rule, pdf({ job: { file: { ...FILE, pages: 2, isUnchanged: false } } }))).toEqual([
    'file.pdf should have 2 pages: found 1',
    'file.pdf should have the bytes that the job was made with: found other bytes',
  ]);
});
