import { SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as protocol from '../index.ts';
import { viewSchemasOf } from '../views/index.ts';
import * as http from './index.ts';

const SCHEMAS = Object.entries({ ...protocol, ...http, ...viewSchemasOf(SHIPPED) }).flatMap(
  ([name, schema]) => (schema instanceof z.ZodType ? [{ name, schema }] : []),
);

test('there are schemas to describe', () => {
  expect(SCHEMAS.length).toBeGreaterThan(70);
});

describe.each(SCHEMAS)('$name', ({ schema }) => {
  test('can be described to programs of any language', () => {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw' });
    expect(JSON.stringify(described)).not.toBe('{}');
  });
});
