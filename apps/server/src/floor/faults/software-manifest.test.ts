import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { changedFiles, softwareManifest } from './software-manifest.ts';
import { dependenciesOf, softwareParts } from './software-parts.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const root = folder.path;

async function write(name: string, text: string): Promise<void> {
  await mkdir(join(root, name, '..'), { recursive: true });
  await writeFile(join(root, name), text);
}

const depending = (...names: readonly string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });

await write('apps/server/dist/a.js', 'one');
await write('apps/server/dist/deep/b.js', 'two');
await write('apps/server/dist/a.d.ts', 'a type');
await write('apps/web/dist/site/index.html', '<p>');
await write('apps/server/package.json', depending('near', 'far', '@baize/own'));
await write('node_modules/near/package.json', depending('deep'));
await write('node_modules/near/index.js', 'near');
await write('node_modules/near/node_modules/deep/index.js', 'the one that near gets');
await write('node_modules/deep/index.js', 'one that nobody here gets');
await write('node_modules/unused/index.js', 'a tool');
await write('packages/own/package.json', depending('far'));
await write('packages/own/dist/own.js', 'own');
await write('node_modules/far/native/program', 'ELF');
await mkdir(join(root, 'node_modules/@baize'), { recursive: true });
await symlink(join(root, 'packages/own'), join(root, 'node_modules/@baize/own'));

const now = () => softwareManifest(root, softwareParts(root));

test('what runs is our own output, the screens, and every dependency that is loaded', async () => {
  const { hashes, digest, files } = await now();
  const own = [...hashes.keys()].filter((name) => !name.startsWith('..'));
  expect(own).toEqual([
    'apps/server/dist/a.js',
    'apps/server/dist/deep/b.js',
    'apps/web/dist/site/index.html',
    'node_modules/far/native/program',
    'node_modules/near/index.js',
    'node_modules/near/node_modules/deep/index.js',
    'node_modules/near/package.json',
    'packages/own/dist/own.js',
  ]);
  // Beyond these there is Node itself.
  expect(files).toBe(own.length + 1);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(dependenciesOf(join(root, 'nowhere'))).toEqual([]);
});

test.each([
  ['a program', 'apps/server/dist/deep/b.js'],
  ['a screen', 'apps/web/dist/site/index.html'],
  ['a dependency', 'node_modules/near/node_modules/deep/index.js'],
  ['the database that comes along', 'node_modules/far/native/program'],
])('%s that is altered by a byte is noticed and named', async (_what, name) => {
  const before = await now();
  const text = await readFile(join(root, name), 'utf8');
  await write(name, `${text} `);
  const after = await now();
  expect(after.digest).not.toBe(before.digest);
  expect(changedFiles(before, after)).toBe(name);
  await write(name, text);
  expect((await now()).digest).toBe(before.digest);
});

test('a file that comes or goes is noticed; a type, and what nobody loads, is not', async () => {
  const before = await now();
  await write('apps/server/dist/c.js', '');
  expect(changedFiles(before, await now())).toBe('apps/server/dist/c.js');
  await rm(join(root, 'apps/server/dist/c.js'));
  await rm(join(root, 'packages/own/dist/own.js'));
  expect(changedFiles(before, await now())).toBe('packages/own/dist/own.js');
  await write('packages/own/dist/own.js', 'own');
  await write('apps/server/dist/a.d.ts', 'another type');
  await write('node_modules/unused/index.js', 'another tool');
  expect((await now()).digest).toBe(before.digest);
});

test('Node and what it is told on its command line are part of it', async () => {
  const parts = softwareParts(root);
  expect(parts.paths).toContain(process.execPath);
  const told = { ...parts, flags: parts.flags.replace('"execArgv":[', '"execArgv":["--inspect",') };
  expect(told.flags).not.toBe(parts.flags);
  const [before, after] = [await now(), await softwareManifest(root, told)];
  expect(after.digest).not.toBe(before.digest);
});
