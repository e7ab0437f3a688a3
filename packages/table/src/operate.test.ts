import { money } from '@baize/exact';
import { imbalance } from '@baize/ledger';
import { DEFAULT_READINGS } from '@baize/rules';
import { expect, test } from 'vitest';
import type { Actor } from './authority/actor.ts';
import type { Command } from './command.ts';
import type { TableConfig } from './configuration/table-config.ts';
import { emptyTable } from './initial-state.ts';
import { operate } from './operate.ts';
import { terminalOf } from './session/seated.ts';

const config: TableConfig = {
  table: 'T1',
  game: 'rws-tai-sai-v5/c',
  readings: DEFAULT_READINGS,
  houseTable: null,
  unit: money(10),
  limits: { default: { minimum: money(100), maximum: money(10000) }, kinds: {} },
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
const dealer: Actor = { kind: 'staff', id: 'd', position: 'dealer' };
const boss: Actor = { kind: 'staff', id: 'm', position: 'shift-manager' };
const t1: Actor = { kind: 'terminal', id: 'A' };

test('a round of Tai Sai', () => {
  let state = emptyTable();
  let n = 0;
  const go = (by: Actor, command: Command) => {
    n += 1;
    const r = operate(state, { op: `o${n}`, at: n * 1000, by, command });
    state = r.state;
    return r.answer;
  };
  expect(go(boss, { type: 'ConfigureTable', config }).type).toBe('accepted');
  go(boss, { type: 'OpenTable' });
  go(dealer, { type: 'SeatTerminal', terminal: 'A', credit: money(0), seatedAt: null });
  go(boss, { type: 'BuyCredit', terminal: 'A', amount: money(20000) });
  expect(go(dealer, { type: 'OpenBets' }).type).toBe('accepted');
  expect(go(t1, { type: 'PlaceBet', terminal: 'A', bet: 'small', stake: money(500) }).type).toBe(
    'accepted',
  );
  expect(go(t1, { type: 'PlaceBet', terminal: 'A', bet: 'total:8', stake: money(100) }).type).toBe(
    'accepted',
  );
  expect(go(dealer, { type: 'CloseBets' }).type).toBe('accepted');
  expect(go(dealer, { type: 'Tumble', tumbles: 4 }).type).toBe('accepted');
  const a = go(dealer, { type: 'RegisterResult', dice: [1, 3, 4], flat: true });
  expect(a).toMatchObject({ type: 'accepted' });
  expect(terminalOf(state, 'A')?.credit).toBe(20000 + 500 + 800);
  expect(imbalance(state.balances)).toBe(0);
  expect(state.round).toBeNull();
});
