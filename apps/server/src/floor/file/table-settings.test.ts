import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { parseFloor } from './floor-file.ts';

test.each([
  ['', 100_000_000],
  [', saleMost: 5000', 5000],
  [', saleMost: null', null],
])('[baize-floor#money-in] a table with "%s" sells at most %s at once', (said, most) => {
  const text = `floor: F\ntables: [{table: T1, game: rws-tai-sai-v5/a${said}}]`;
  const floor = parseFloor(text, 'floor.yaml', SHIPPED);
  const configs = floor.ok ? floor.value.tables.map(({ config }) => config.saleMost) : [];
  expect(configs).toEqual([most]);
});
