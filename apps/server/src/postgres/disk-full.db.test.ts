import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sourceArguments } from '../testing/processes/source-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { problemOfError } from './problem-of-error.ts';

const PROGRAM = new URL('../testing/postgres/postgres-process.ts', import.meta.url);

const folder = await temporaryFolder();
afterAll(() => folder.remove());

// The disk of a given size exists only inside this process and ends with it.
const SCRIPT = `
  size="$1" disk="$2" && shift 2
  mount -t tmpfs -o size="$size" tmpfs "$disk"
  "$@" "$disk/data" < /dev/null
  dd if=/dev/zero of="$disk/fill" bs=64k 2> /dev/null
  "$@" "$disk/data" < /dev/null
`;

function onDisk(size: string): readonly unknown[] {
  const node = [process.execPath, ...sourceArguments(PROGRAM)];
  const words = ['--mount', 'sh', '-c', SCRIPT, 'sh', size, folder.path, ...node];
  const { stdout } = spawnSync('unshare', words, { encoding: 'utf8' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

const full = { ok: false, error: { code: 'disk-full', folder: join(folder.path, 'data') } };

test('a device that is always full is called so', async () => {
  const error: unknown = await writeFile('/dev/full', 'one byte').catch(
    (reason: unknown) => reason,
  );
  expect(problemOfError(error, folder.path)).toEqual({ code: 'disk-full', folder: folder.path });
});

// Only root may mount, and not in every container; elsewhere problem.test.ts knows the lines.
const mount = ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', folder.path];
const mayMount = spawnSync('unshare', mount).status === 0;

describe.each(mayMount ? ['as root'] : [])('%s, a disk', (_who) => {
  test('too small for a cluster is called full', () => {
    expect(onDisk('20m')[0]).toEqual(full);
  });

  test('that fills up later is called full at the next start', () => {
    expect(onDisk('64m')).toEqual([expect.objectContaining({ ok: true }), full]);
  });
});
