import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lockfile, lockGaps } from './lock-gaps.ts';

const LOCK: Lockfile = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
);

test('the lockfile has the binaries of every platform, so that `npm ci` takes it', () => {
  expect(Object.keys(LOCK.packages).length).toBeGreaterThan(300);
  expect(lockGaps(LOCK)).toEqual([]);
});

test('each optional package that is taken out of it is missed', () => {
  const optional = Object.values(LOCK.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const names = new Set(optional);
  expect(names.size).toBeGreaterThan(50);
  for (const name of names) {
    const kept = Object.entries(LOCK.packages).filter(
      ([place]) => !place.endsWith(`node_modules/${name}`),
    );
    expect(lockGaps({ packages: Object.fromEntries(kept) })).toContain(name);
  }
});

test('a package is found as Node finds it: beside the one that asks, or above', () => {
  const asks = { optionalDependencies: { b: '1' } };
  const packages = (...places: string[]) => ({
    packages: {
      'node_modules/a': {},
      'node_modules/a/node_modules/c': asks,
      ...Object.fromEntries(places.map((place) => [place, {}])),
    },
  });
  expect(lockGaps(packages())).toEqual(['b']);
  expect(lockGaps(packages('node_modules/d/node_modules/b'))).toEqual(['b']);
  expect(lockGaps(packages('node_modules/b'))).toEqual([]);
  expect(lockGaps(packages('node_modules/a/node_modules/b'))).toEqual([]);
  expect(lockGaps(packages('node_modules/a/node_modules/c/node_modules/b'))).toEqual([]);
});
