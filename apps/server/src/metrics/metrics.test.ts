import { expect, test } from 'vitest';
import { newMetrics } from './metrics.ts';

test('answers are counted by command and outcome, however often somebody looks', async () => {
  const { registry, answered } = newMetrics();
  answered('PlaceBet', 'accepted', 0.001);
  answered('PlaceBet', 'accepted', 0.002);
  answered('PlaceBet', 'no-round', 0.001);
  answered('CloseBets', 'accepted', 0.001);
  await registry.metrics();
  answered('PlaceBet', 'accepted', 0.001);
  const lines = (await registry.metrics()).split('\n');
  expect(lines.filter((line) => line.startsWith('baize_commands_total{')).toSorted()).toEqual([
    'baize_commands_total{command="CloseBets",outcome="accepted"} 1',
    'baize_commands_total{command="PlaceBet",outcome="accepted"} 3',
    'baize_commands_total{command="PlaceBet",outcome="no-round"} 1',
  ]);
  expect(lines).toContain('baize_command_seconds_count 5');
});
