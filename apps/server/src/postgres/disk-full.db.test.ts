import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sourceArguments } from '../testing/source-process.ts';

const PROGRAM = new URL('../testing/postgres-process.ts', import.meta.url);

// A disk of a given size exists only inside this process and ends with it.
const SCRIPT = `
  mount -t tmpfs -o size="$1" tmpfs /mnt && shift
  "$@" /mnt/data < /dev/null
  dd if=/dev/zero of=/mnt/fill bs=64k 2> /dev/null
  "$@" /mnt/data < /dev/null
`;

function onDisk(size: string): readonly unknown[] {
  const node = [process.execPath, ...sourceArguments(PROGRAM)];
  const run = spawnSync('unshare', ['--mount', 'sh', '-c', SCRIPT, 'sh', size, ...node], {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  return run.stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

const full = { ok: false, error: { code: 'disk-full', folder: '/mnt/data' } };

// Only root may mount, and not in every container; elsewhere fault.test.ts knows the lines.
const mayMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

describe.each(mayMount ? ['as root'] : [])('%s, a disk', (_who) => {
  test('too small for a cluster is called full', () => {
    expect(onDisk('20m')[0]).toEqual(full);
  });

  test('that fills up later is called full at the next start', () => {
    expect(onDisk('64m')).toEqual([expect.objectContaining({ ok: true }), full]);
  });
});
