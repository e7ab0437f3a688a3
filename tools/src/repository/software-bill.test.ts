import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { softwareBill } from './software-bill.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
const bill = softwareBill(json('package-lock.json'));

test('the bill has every dependency the server and the command line name, in that version, and no tool', () => {
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]));
  for (const program of ['apps/server', 'apps/cli', 'apps/web']) {
    const { dependencies } = json(`${program}/package.json`);
    expect(Object.keys(dependencies).filter((name) => !versions.has(name))).toEqual([]);
    for (const [name, version] of Object.entries(dependencies)) {
      expect(`${name} ${versions.get(name)}`).toBe(`${name} ${version}`);
    }
  }
  expect(['vitest', '@biomejs/biome', 'knip'].filter((name) => versions.has(name))).toEqual([]);
});

test('what came from elsewhere has a hash, and every reference leads to a component', () => {
  const foreign = bill.components.filter(({ name }) => !name.startsWith('@baize/'));
  const hashes = foreign.flatMap((each) => each.hashes ?? []);
  expect(hashes.filter(({ content }) => !/^[0-9a-f]{128}$/.test(content))).toEqual([]);
  expect(hashes).toHaveLength(foreign.length);
  const refs = new Set(bill.components.map((each) => each['bom-ref']));
  const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needed.filter((ref) => !refs.has(ref))).toEqual([]);
  const server = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/%40baize/server@'));
  expect(server?.dependsOn).toContain('pkg:npm/fastify@5.12.8');
});

test('a package that another keeps for itself is told apart, and the same lockfile gives the same bill', () => {
  const packages = {
    '': {},
    'apps/one': { name: '@baize/one', version: '1.0.0', dependencies: { a: '1', b: '1' } },
    'node_modules/@baize/one': { link: true },
    'node_modules/a': { version: '1.1.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/b': { version: '1.5.0' },
    'node_modules/c': { version: '3.0.0', dev: true },
  } as const;
  const small = softwareBill({ name: 'x', version: '0', packages });
  expect(small.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40baize/one@1.0.0',
    'pkg:npm/a@1.1.0',
    'pkg:npm/b@2.0.0',
    'pkg:npm/b@1.5.0',
  ]);
  expect(small.dependencies.slice(0, 2)).toEqual([
    { ref: 'pkg:npm/%40baize/one@1.0.0', dependsOn: ['pkg:npm/a@1.1.0', 'pkg:npm/b@1.5.0'] },
    { ref: 'pkg:npm/a@1.1.0', dependsOn: ['pkg:npm/b@2.0.0'] },
  ]);
  expect(softwareBill({ name: 'x', version: '0', packages })).toEqual(small);
});
