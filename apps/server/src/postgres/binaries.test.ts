import { chmod, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { installedBinaries, usableBinaries } from './binaries.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const STRANGER = { name: 'stranger', uid: 4_000_001, gid: 4_000_001 };

/** As npm unpacks the package when its install script is switched off: without the links. */
async function unpacked(name: string) {
  const native = join(folder.path, name, 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  await writeFile(join(native, 'bin', 'postgres'), 'a program', { mode: 0o755 });
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'a library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  return { folder: native, version: `test-${name}`, major: '18' };
}

test('there are binaries for this machine, and none for most others', async () => {
  expect(await installedBinaries()).toMatchObject({ ok: true, value: { major: '18' } });
  expect(await installedBinaries('sunos-sparc')).toEqual({
    ok: false,
    error: { code: 'not-installed', platform: 'sunos-sparc' },
  });
});

test('missing links are made where the binaries are, once', async () => {
  const installed = await unpacked('in-place');
  for (const _round of [1, 2]) expect(await usableBinaries(installed, undefined)).toBe(installed);
  expect(await readlink(join(installed.folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});

test('an account that cannot go there gets a copy that is whole', async () => {
  const installed = await unpacked('unreachable');
  const cache = join(folder.path, 'cache');
  const usable = await usableBinaries(installed, STRANGER, cache);
  expect(usable).toEqual({ ...installed, folder: join(cache, 'postgresql-test-unreachable') });
  expect(await readlink(join(usable.folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await readFile(join(usable.folder, 'bin', 'postgres'), 'utf8')).toBe('a program');
  expect(await readdir(cache)).toEqual(['postgresql-test-unreachable']);
  // The next start uses it without looking at the original.
  await rm(join(installed.folder, 'lib'), { recursive: true });
  expect(await usableBinaries(installed, STRANGER, cache)).toEqual(usable);
});

test('two servers that copy at once end with one copy', async () => {
  const installed = await unpacked('twice');
  const cache = join(folder.path, 'cache-of-two');
  await Promise.all([1, 2].map(() => usableBinaries(installed, STRANGER, cache)));
  expect(await readdir(cache)).toEqual(['postgresql-test-twice']);
});

test('a folder that may not be written, or a copy, will do as well', async () => {
  const installed = await unpacked('read-only');
  await chmod(join(installed.folder, 'lib'), 0o555);
  const cache = join(folder.path, 'cache-of-read-only');
  const usable = await usableBinaries(installed, undefined, cache);
  // Root may write everywhere; everybody else gets the copy.
  expect(await readlink(join(usable.folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  await chmod(join(installed.folder, 'lib'), 0o755);
});
