import { expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

test('every other reading with the edges it changes', async () => {
  const { json, code } = await runCli(['readings', '--json']);
  expect(code).toBe(0);
  expect(json).toContainEqual({
    game: 'licensee-sic-bo/standard',
    reading: 'D1',
    value: 'exactly-two',
    default: 'two-or-three',
    changes: [6, 5, 4, 3, 2, 1].map((face) => ({
      bet: `double:${face}`,
      default: '1/3',
      edge: '3/8',
    })),
  });
  expect(json).toContainEqual({
    game: 'rws-tai-sai-v5/a',
    reading: 'L3',
    value: 'simple',
    default: 'pro-rata',
    changes: [],
  });
});

test('a reading that moves no edge says so', async () => {
  const { out } = await runCli(['readings']);
  expect(out).toMatch(/rws-tai-sai-v5\/a +L3=simple +pro-rata +no edge changes/);
  expect((await runCli(['readings', 'D1'])).code).toBe(2);
});
