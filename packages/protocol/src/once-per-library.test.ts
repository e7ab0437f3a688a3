import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { wireCommandOf } from './commands/wire-command.ts';
import { viewSchemasOf } from './views/index.ts';

test('the schemas of a library are made once, and those of another are its own', () => {
  const other = { ...SHIPPED, mechanics: SHIPPED.mechanics.slice(0, 1) };
  expect(viewSchemasOf(SHIPPED)).toBe(viewSchemasOf(SHIPPED));
  expect(viewSchemasOf(other)).not.toBe(viewSchemasOf(SHIPPED));
  expect(wireCommandOf(SHIPPED)).toBe(wireCommandOf(SHIPPED));
  const types = SHIPPED.mechanics.map(({ commands }) => Object.keys(commands)[0]);
  const isKnown = (library: typeof SHIPPED) => (type: string | undefined) => {
    const { error } = wireCommandOf(library).safeParse({ type });
    return !error?.issues.some(({ code }) => code === 'invalid_union');
  };
  expect(types.map(isKnown(SHIPPED))).toEqual(types.map(() => true));
  expect(types.map(isKnown(other))).toEqual(types.map((_, at) => at === 0));
});
