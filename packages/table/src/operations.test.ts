import { money } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { operate } from './decide.ts';
import {
  firstSequence,
  inNextRound,
  noOperations,
  OPERATIONS_KEPT,
  withBet,
  withOther,
} from './evolve.ts';
import { ANN, at, configOf, dealer, openTable } from './testing/floor.ts';

describe('a table remembers', () => {
  test('bets of this round and the one before', () => {
    const first = withBet(noOperations(), 'bet', 7);
    expect(firstSequence(first, 'bet')).toBe(7);
    expect(firstSequence(inNextRound(first), 'bet')).toBe(7);
    expect(firstSequence(inNextRound(inNextRound(first)), 'bet')).toBeUndefined();
  });

  test('whatever else was done, for many rounds', () => {
    let operations = withOther(noOperations(), 'buy', 7);
    for (let round = 0; round < 1000; round += 1) operations = inNextRound(operations);
    expect(firstSequence(operations, 'buy')).toBe(7);
  });

  test('at least as many operations as it says, and at most twice as many', () => {
    let operations = noOperations();
    for (let each = 1; each <= 3 * OPERATIONS_KEPT; each += 1) {
      operations = withOther(operations, `op-${each}`, each);
      const oldest = each - OPERATIONS_KEPT + 1;
      if (oldest > 0 && each % 997 === 0) {
        expect(firstSequence(operations, `op-${oldest}`)).toBe(oldest);
      }
    }
    expect(firstSequence(operations, `op-${OPERATIONS_KEPT}`)).toBeUndefined();
    expect(operations.others.length).toBe(OPERATIONS_KEPT);
    expect(operations.othersBefore.length).toBe(OPERATIONS_KEPT);
  });

  test('where an operation began, whatever its events are', () => {
    const betFirst = withOther(withBet(noOperations(), 'op', 3), 'op', 4);
    expect(firstSequence(inNextRound(inNextRound(betFirst)), 'op')).toBe(3);
    const betLast = withBet(withOther(noOperations(), 'op', 3), 'op', 4);
    expect(firstSequence(betLast, 'op')).toBe(3);
  });

  test('where an operation began when the memory turns over between two of its events', () => {
    let operations = noOperations();
    for (let each = 1; each < OPERATIONS_KEPT; each += 1) {
      operations = withOther(operations, `op-${each}`, each);
    }
    const first = withOther(operations, 'long', 50_000);
    const second = withOther(first, 'long', 50_001);
    expect(firstSequence(second, 'long')).toBe(50_000);
    expect(second.others.length).toBe(OPERATIONS_KEPT);
  });
});

test('[baize-floor#money-in] cash handed in once is credit once, however late the order comes again', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  const bought = journal.facts().find(({ event }) => event.type === 'CreditBought');
  for (let round = 0; round < 30; round += 1) {
    const steps: readonly Command[] = [
      { type: 'OpenBets' },
      { type: 'CloseBets' },
      { type: 'Tumble', tumbles: 3 },
      { type: 'RegisterResult', dice: [1, 2, 3], flat: true },
    ];
    for (const step of steps) journal.give(dealer, step);
  }
  const command = { type: 'BuyCredit', terminal: ANN, amount: money(100_000) } as const;
  const again = { op: bought?.op ?? '', at: journal.now(), by: dealer, command };
  const { answer, state } = operate(journal.state(), again);
  expect(answer).toEqual({ type: 'repeated', sequence: bought?.sequence });
  expect(state).toBe(journal.state());
});

test('[baize-floor#this-round] a bet that names its round is never taken in another', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  const bet = { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) } as const;
  const order = { op: 'late', at: 0, by: at(ANN), round: 'T7-1', command: bet };
  const answerNow = () => operate(journal.state(), { ...order, at: journal.now() }).answer;
  expect(answerNow()).toMatchObject({ refusal: { code: 'round-over', field: 'round' } });
  journal.give(dealer, { type: 'OpenBets' });
  expect(answerNow().type).toBe('accepted');
  journal.give(dealer, { type: 'CloseBets' });
  expect(answerNow()).toMatchObject({ refusal: { code: 'bets-closed' } });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  expect(answerNow()).toMatchObject({ refusal: { code: 'round-over' } });
  journal.give(dealer, { type: 'OpenBets' });
  expect(answerNow()).toMatchObject({ refusal: { code: 'round-over' } });
});
