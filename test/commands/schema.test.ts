import { expect, test } from 'vitest';
import { grattage } from '../kit/command.ts';

test.each(['happy-2014', 'rencontre-2007'])(
  'the schema of %s is one JSON Schema of an object with its three keys',
  async (id) => {
    const { code, stdout, stderr } = await grattage(['schema', id]);
    expect([code, stderr]).toEqual([0, '']);
    const schema = JSON.parse(stdout);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.type).toBe('object');
    expect(schema.required).toEqual(['number', 'validation', 'surfaces']);
    expect(stdout).toBe(`${JSON.stringify(schema, null, 2)}\n`);
  },
);
