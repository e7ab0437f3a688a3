import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { softwareManifest } from './software-manifest.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
await mkdir(join(folder.path, 'dist', 'deep'), { recursive: true });
const write = (name: string, text: string) => writeFile(join(folder.path, 'dist', name), text);
await write('a.js', 'one');
await write('deep/b.js', 'two');
await write('a.d.ts', 'a type');

const digest = async () => (await softwareManifest(folder.path, ['dist', 'none'])).digest;

test('the digest is of the programs and nothing else, and changes with every byte of them', async () => {
  const before = await softwareManifest(folder.path, ['dist']);
  expect(before.files).toBe(2);
  expect(before.digest).toMatch(/^[0-9a-f]{64}$/);
  await write('a.d.ts', 'another type');
  expect(await digest()).toBe(before.digest);
  await write('deep/b.js', 'twp');
  expect(await digest()).not.toBe(before.digest);
  await write('deep/b.js', 'two');
  expect(await digest()).toBe(before.digest);
  await write('deep/c.js', '');
  expect(await digest()).not.toBe(before.digest);
});
