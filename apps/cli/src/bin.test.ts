import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

// The one suite that runs the built program: what depends on real processes, pipes and memory.
const BIN = fileURLToPath(new URL('../bin/baize.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-bin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROUND = '{"game":"rws-tai-sai-v5/a","roll":[1,2,4],"bets":[{"bet":"small","stake":100}]}\n';

function baize(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [BIN, ...args], { input, encoding: 'utf8' });
}

function shell(script: string): SpawnSyncReturns<string> {
  const named = `baize() { "${process.execPath}" $NODE_FLAGS "${BIN}" "$@"; }\n${script}`;
  return spawnSync('bash', ['-c', named], { encoding: 'utf8', cwd: folder, maxBuffer: 2 ** 26 });
}

function fileOf(name: string, lines: number): string {
  const file = join(folder, name);
  const out = openSync(file, 'w');
  for (let left = lines; left > 0; left -= 1000) writeSync(out, ROUND.repeat(Math.min(left, 1000)));
  closeSync(out);
  return file;
}

describe('the built program', () => {
  test('answers through real pipes, and its exit code says how it went', () => {
    expect(baize(['settle'], ROUND)).toMatchObject({ status: 0, stderr: '' });
    expect(baize(['settle'], `${ROUND}nope\n`).status).toBe(1);
    expect(baize(['settle', '--reading', 'x']).status).toBe(2);
    expect(baize([]).status).toBe(2);
  });

  test('plays a session from a pipe', () => {
    const { stdout, status } = baize(['table'], '8\nbig 100\nroll\nquit\n');
    expect(stdout).toMatch(/total \d+/);
    expect(stdout).toMatch(/Goodbye. Credit (99,900|100,100).\n$/);
    expect(status).toBe(0);
  });

  test('writes no colours into a pipe', () => {
    expect(baize(['games', 'rws-tai-sai-v5/a']).stdout).not.toContain('\u001B');
  });

  test('reads several files in turn', () => {
    fileOf('one.jsonl', 2);
    writeFileSync(join(folder, 'two.jsonl'), `nope\n${ROUND}`);
    const { stdout, status } = shell('baize settle one.jsonl two.jsonl');
    expect(status).toBe(1);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain('{"file":"two.jsonl","line":1,"error":{"code":"not-json"');
  });

  test('leaves quietly when the reader has seen enough', () => {
    fileOf('many.jsonl', 50_000);
    const { stdout, stderr } = shell(
      [
        'set -o pipefail; baize settle many.jsonl | head -n 1; echo "$?"',
        'set +o pipefail; yes nope | baize settle | head -n 1 | wc -l; baize games | head -n 0',
      ].join('\n'),
    );
    const [first, status, count] = stdout.split('\n');
    expect(first).toContain('"returned":200');
    expect(status).toBe('0');
    expect(count?.trim()).toBe('1');
    expect(stderr).toBe('');
  });

  test('settles 200,000 lines in a heap that could not hold their answers', () => {
    const file = fileOf('stream.jsonl', 200_000);
    const { stdout, stderr, status } = shell(
      `NODE_FLAGS=--max-old-space-size=24 baize settle ${file} | tee >(wc -c >&2) | tail -n 1 && sleep 0.2`,
    );
    expect(stdout).toContain('"staked":100,"returned":200');
    expect(Number(stderr.trim())).toBeGreaterThan(30_000_000);
    expect(status).toBe(0);
  });
});
