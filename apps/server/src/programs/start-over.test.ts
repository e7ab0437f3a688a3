import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startOver } from './start-over.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());

const ours = { dataFolder: folder.path, databaseUrl: null, isProduction: false };

test('what the floor has kept is deleted, and nothing that somebody else put there', async () => {
  await mkdir(join(folder.path, 'database', 'cluster'), { recursive: true });
  await writeFile(join(folder.path, 'database', 'baize-database.txt'), 'baize-database/1\n');
  await mkdir(join(folder.path, 'devices'));
  await writeFile(join(folder.path, 'signing-key.pem'), 'a key');
  await writeFile(join(folder.path, 'notes.txt'), 'of somebody else');
  expect(await startOver(ours)).toEqual({ ok: true, value: undefined });
  expect(await readdir(folder.path)).toEqual(['notes.txt']);
});

test('a folder called database that is not ours is left alone', async () => {
  await mkdir(join(folder.path, 'database'));
  await writeFile(join(folder.path, 'database', 'theirs.txt'), 'a database of another kind');
  expect((await startOver(ours)).ok).toBe(false);
  expect(await readdir(join(folder.path, 'database'))).toEqual(['theirs.txt']);
});

test.each([
  [{ isProduction: true, databaseUrl: null }, 'in production'],
  [{ isProduction: false, databaseUrl: 'postgres://theirs' }, 'yours is yours'],
])('nothing is deleted of %j', async (kept, words) => {
  const deleted = await startOver({ dataFolder: '/casino/none', ...kept });
  expect(deleted.ok ? '' : deleted.error).toContain(words);
});
