import { expect, test } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { uuidOf } from '../../../src/pdf/write/uuid.ts';

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

test('a hash is the UUID of its first sixteen bytes, marked as made of our own data', () => {
  expect(uuidOf(bytes('0123456789abcdef0123456789abcdef0000'))).toBe(
    'uuid:01234567-89ab-8def-8123-456789abcdef',
  );
  expect(uuidOf(bytes('ff'.repeat(16)))).toBe('uuid:ffffffff-ffff-8fff-bfff-ffffffffffff');
});

test('less than sixteen bytes name nothing', () => {
  expect(() => uuidOf(bytes('00'.repeat(15)))).toThrow(Bug);
});
