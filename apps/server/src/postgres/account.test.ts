import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { accountOfUid, unprivilegedAccount } from './account.ts';
import { isReachable } from './reachable.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';
const NOBODY = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const POSTGRES = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash';
const OURS = 'baize:x:990:990::/srv/baize:/usr/sbin/nologin';
const passwd = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

test.each([
  [[ROOT, NOBODY, POSTGRES, OURS], 'baize'],
  [[ROOT, NOBODY, POSTGRES], 'postgres'],
  [[ROOT, NOBODY], 'nobody'],
  [[ROOT], undefined],
  [['# a comment', '', '+::::::', ROOT], undefined],
])('the most special account there is', (lines, name) => {
  expect(unprivilegedAccount(passwd(...lines))?.name).toBe(name);
});

test('an owner is found by its number, but never root', () => {
  expect(accountOfUid(passwd(ROOT, POSTGRES), 101)).toEqual({
    name: 'postgres',
    uid: 101,
    gid: 104,
  });
  expect(accountOfUid(passwd(ROOT, POSTGRES), 0)).toBeUndefined();
  expect(accountOfUid(passwd(ROOT, POSTGRES), 5)).toBeUndefined();
});

const folder = await temporaryFolder();
afterAll(() => folder.remove());

test('a folder is reachable if every folder on the way lets one pass', async () => {
  const stranger = { name: 'stranger', uid: 4_000_001, gid: 4_000_001 };
  const owner = { name: 'owner', uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const colleague = { ...stranger, gid: owner.gid };
  await mkdir(join(folder.path, 'open'), { mode: 0o755 });
  expect(isReachable('/', stranger)).toBe(true);
  expect(isReachable(join(folder.path, 'open'), stranger)).toBe(false);
  expect(isReachable(join(folder.path, 'open'), colleague)).toBe(false);
  expect(isReachable(join(folder.path, 'open'), owner)).toBe(true);
});
