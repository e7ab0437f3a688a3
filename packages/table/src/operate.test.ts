import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { emptyTable } from '@baize/house';
import { imbalance } from '@baize/ledger';
import { expect, test } from 'vitest';
import type { Actor } from './authority/actor.ts';
import type { Command } from './command.ts';
import type { TableConfig } from './configuration/table-config.ts';
import { type Answer, operateOnce } from './decide.ts';
import { noRefusals } from './refusal.ts';
import { terminalOf } from './terminal/terminal.ts';

const config: TableConfig = {
  table: 'T1',
  game: 'rws-tai-sai-v5/c',
  readings: DEFAULT_READINGS,
  houseTable: null,
  unit: money(10),
  limits: { default: { minimum: money(100), maximum: money(10_000) }, kinds: {} },
  differential: money(5000),
  mode: 'dealt',
  resultSource: 'dealer',
  bettingSeconds: null,
  bettingSecondsMinimum: 0,
  boxes: 0,
  approvalMinutes: 10,
  handPayAbove: null,
  roundsKept: 50,
};

const DEALER: Actor = { kind: 'staff', id: 'Dee', position: 'dealer' };
const MANAGER: Actor = { kind: 'staff', id: 'May', position: 'shift-manager' };
const ANN: Actor = { kind: 'terminal', id: 'A' };
const SMALL: Command = { type: 'PlaceBet', terminal: 'A', bet: 'small', stake: money(500) };

/** A table that takes orders one after the other, a second apart. */
function table() {
  let state = emptyTable();
  let refusals = noRefusals();
  let count = 0;
  const order = (by: Actor, command: Command, op = `op-${count + 1}`): Answer => {
    count += 1;
    const operated = operateOnce(state, refusals, { op, at: count * 1000, by, command });
    ({ state, refusals } = operated);
    return operated.answer;
  };
  const accepted = (by: Actor, command: Command): void => {
    expect(order(by, command)).toMatchObject({ type: 'accepted' });
  };
  const round = (): void => {
    accepted(DEALER, { type: 'OpenBets' });
    accepted(DEALER, { type: 'CloseBets' });
    accepted(DEALER, { type: 'Tumble', tumbles: 3 });
    accepted(DEALER, { type: 'RegisterResult', dice: [1, 3, 4], flat: true });
  };
  accepted(MANAGER, { type: 'ConfigureTable', config });
  accepted(MANAGER, { type: 'OpenTable' });
  accepted(DEALER, { type: 'SeatTerminal', terminal: 'A', credit: money(0), seatedAt: null });
  accepted(MANAGER, { type: 'BuyCredit', terminal: 'A', amount: money(20_000) });
  return { order, accepted, round, state: () => state };
}

test('a round of Tai Sai from the call for bets to the credit', () => {
  const { accepted, state } = table();
  accepted(DEALER, { type: 'OpenBets' });
  accepted(ANN, SMALL);
  accepted(ANN, { type: 'PlaceBet', terminal: 'A', bet: 'total:8', stake: money(100) });
  accepted(DEALER, { type: 'CloseBets' });
  accepted(DEALER, { type: 'Tumble', tumbles: 4 });
  accepted(DEALER, { type: 'RegisterResult', dice: [1, 3, 4], flat: true });
  // Small pays 1 to 1 and Total 8 pays 8 to 1.
  expect(terminalOf(state(), 'A')?.credit).toBe(20_000 + 500 + 800);
  expect(imbalance(state().balances)).toBe(0);
  expect(state().round).toBeNull();
});

test('an order that was accepted is not carried out a second time', () => {
  const { order, accepted, state } = table();
  accepted(DEALER, { type: 'OpenBets' });
  expect(order(ANN, SMALL, 'once')).toMatchObject({ type: 'accepted' });
  const { sequence } = state();
  expect(order(ANN, SMALL, 'once')).toEqual({ type: 'repeated', sequence });
  expect(terminalOf(state(), 'A')?.staked).toBe(500);
});

test('an order that was refused stays refused, although it could be accepted by now', () => {
  const { order, accepted, state } = table();
  const first = order(ANN, SMALL, 'early');
  expect(first).toMatchObject({ type: 'refused', refusal: { code: 'no-round' } });
  accepted(DEALER, { type: 'OpenBets' });
  expect(order(ANN, SMALL, 'early')).toEqual(first);
  expect(terminalOf(state(), 'A')?.staked).toBe(0);
});

test('refusals of this and the previous round are remembered', () => {
  const { order, accepted, round } = table();
  order(ANN, SMALL, 'early');
  round();
  const second = order(ANN, SMALL, 'between');
  accepted(DEALER, { type: 'OpenBets' });
  expect(order(ANN, SMALL, 'early')).toMatchObject({ refusal: { code: 'no-round' } });
  expect(order(ANN, SMALL, 'between')).toEqual(second);
});
