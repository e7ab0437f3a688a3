import { STEPS } from '@baize/game';
import { COMMAND_TYPES, COMMANDS, parseCommand } from '@baize/house';
import { commandTaking, concernsRound } from '@baize/house/commands';
import { expect, test } from 'vitest';
import { configOf, dealer, openTable } from '../testing/floor.ts';
import { dealerView } from '../views/dealer-view.ts';

test.each(COMMAND_TYPES)('%s has a sample that is in order', (type) => {
  expect(parseCommand({ type, ...COMMANDS[type].sample })).toMatchObject({ ok: true });
});

test.each(STEPS)('the step %s is taken by one command, and it concerns its round', (step) => {
  const taking = COMMAND_TYPES.filter((type) => COMMANDS[type].takes === step);
  expect(taking).toEqual([commandTaking(step)]);
  expect(taking.map(concernsRound)).toEqual([true]);
});

test('bets concern their round; a pause, a seat, a payment and a correction do not', () => {
  expect(concernsRound('PlaceBet')).toBe(true);
  const others = ['PauseTable', 'SeatTerminal', 'CashOut', 'ReportIncident'] as const;
  expect(others.filter(concernsRound)).toEqual([]);
});

test('a dealer is not refused for a terminal that nobody has named yet', () => {
  const { can } = dealerView(openTable(configOf('rws-tai-sai-v5/c')).state(), dealer, 0);
  expect(can.ReleaseTerminal).toEqual({ allowed: true });
});
