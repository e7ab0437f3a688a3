import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Runs the built program, because a thread starts from a built file.
const BIN = fileURLToPath(new URL('../../bin/baize.js', import.meta.url));

test('any number of workers gives the same bytes', () => {
  const outputs = ['0', '1', '3'].map((workers) => {
    const bets = 'small=100,triple:6=10';
    const args = ['simulate', 'rws-tai-sai-v5/c', '--bets', bets, '--rounds', '13,000,000'];
    return spawnSync(process.execPath, [BIN, ...args, '--workers', workers, '--json'], {
      encoding: 'utf8',
    });
  });
  expect(outputs.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(outputs[0]?.stdout).toContain('"rounds":13000000,"complete":true');
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
});
