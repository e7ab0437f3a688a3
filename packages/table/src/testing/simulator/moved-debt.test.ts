import { money, NOTHING } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import type { Actor } from '../../authority/actor.ts';
import type { Command } from '../../commands/registry.ts';
import { terminalOf } from '../../terminal/terminal.ts';
import { ANN, at, BEN, configOf, dealer, pitManager, shiftManager, supervisor } from '../floor.ts';
import { newFloor, sceneAt, type TableRun } from './floor.ts';
import { floorProblems } from './simulate-floor.ts';
import { give } from './take-turn.ts';

/** Two tables with a player each; Ann sits at the first. */
function twoTables() {
  const floor = newFloor(['rws-sic-bo-2021/a', 'rws-sic-bo-2021/b'], 0, SHIPPED);
  const [first, second] = floor.tables;
  if (!first || !second) throw new Error('The floor has two tables.');
  const act = (run: TableRun, by: Actor, command: Command): void => {
    floor.count += 1;
    floor.clock += 1000;
    const { answer, problems } = give(floor, run, {
      op: `op-${floor.count}`,
      at: floor.clock,
      by,
      command,
    });
    expect({ answer: answer?.type, problems }).toEqual({ answer: 'accepted', problems: [] });
    expect(floorProblems(floor)).toEqual([]);
  };
  const seat = (run: TableRun, terminal: string): void => {
    const { carried, seatedAt } = sceneAt(floor, run).floor;
    const credit = carried(terminal);
    act(run, at(terminal), {
      type: 'SeatTerminal',
      terminal,
      credit,
      seatedAt: seatedAt(terminal),
    });
  };
  for (const run of floor.tables) {
    const config = configOf(run.game, { table: run.table });
    act(run, pitManager, { type: 'ConfigureTable', config });
    act(run, supervisor, { type: 'OpenTable' });
  }
  seat(first, ANN);
  seat(second, BEN);
  return { floor, first, second, act, seat };
}

test('[baize-floor#debt] the floor carries for a terminal what went to in-transit, never what settled its debt', () => {
  const { floor, first, second, act, seat } = twoTables();
  act(first, dealer, { type: 'BuyCredit', terminal: ANN, amount: money(100_000) });
  const debt = {
    type: 'DecideAmount',
    terminal: ANN,
    effect: 'collect',
    amount: money(130_000),
  } as const;
  act(first, shiftManager, { ...debt, reason: 'Paid to the wrong seat' });
  const [request = ''] = first.state.approvals.keys();
  act(first, pitManager, { type: 'ApproveRequest', request });
  // The credit is taken and 300.00 stay owed; 200.00 are bought, of which nothing may travel.
  act(first, dealer, { type: 'BuyCredit', terminal: ANN, amount: money(20_000) });
  act(first, at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  expect(floor.carried.get(ANN) ?? NOTHING).toBe(0);
  seat(second, ANN);
  expect(terminalOf(second.state, ANN)?.credit).toBe(0);
  expect(first.state.balances.get(`receivable:${first.table}/${ANN}/1`)).toBe(-10_000);
});

test('[baize-floor#debt] of a credit that covers the debt what is left travels, and no more', () => {
  const { floor, first, second, act, seat } = twoTables();
  act(first, dealer, { type: 'BuyCredit', terminal: ANN, amount: money(10_000) });
  const debt = {
    type: 'DecideAmount',
    terminal: ANN,
    effect: 'collect',
    amount: money(40_000),
  } as const;
  act(first, shiftManager, { ...debt, reason: 'Paid to the wrong seat' });
  const [request = ''] = first.state.approvals.keys();
  act(first, pitManager, { type: 'ApproveRequest', request });
  act(first, dealer, { type: 'BuyCredit', terminal: ANN, amount: money(45_000) });
  act(first, at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  // 450.00 less the 300.00 that were owed.
  expect(floor.carried.get(ANN)).toBe(15_000);
  seat(second, ANN);
  expect(terminalOf(second.state, ANN)?.credit).toBe(15_000);
});
