import { money } from '@baize/exact';
import { transcript } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { Approval } from '../approvals/approval.ts';
import type { Command } from '../command.ts';
import type { Recorded, TableEvent } from '../event.ts';
import { ANN, BEN, configOf, dealer, supervisor } from '../testing/floor.ts';

const BECAUSE = ['rws-sic-bo-2021#3.7'] as const;

/** The lines below the date, the time and the name: what is told of one event. */
function told(event: TableEvent, decimals = 2): readonly string[] {
  const fact: Recorded = { sequence: 1, at: 0, op: 'op-1', by: dealer, event };
  const lines = transcript([fact], { decimals }).split('\n');
  return lines.slice(3, -1).map((line) => line.trim().replace(/ · .*$/, ''));
}

describe('a terminal', () => {
  test('that is locked is told with both figures, and why it is unlocked', () => {
    const locked = {
      type: 'TerminalLocked',
      terminal: ANN,
      reason: 'the meters disagree',
      expected: money(5000),
      found: money(4900),
      because: BECAUSE,
    } as const;
    expect(told(locked)).toEqual([
      'seat-Ann is locked: the meters disagree (50.00 by its meters, 49.00 found)',
    ]);
    const unlocked = {
      type: 'TerminalUnlocked',
      terminal: ANN,
      reason: 'Counted again.',
      because: BECAUSE,
    } as const;
    expect(told(unlocked)).toEqual(['seat-Ann is unlocked: Counted again.']);
  });

  test('that is taken out of service, with what it had registered and what it had not', () => {
    const taken = {
      type: 'TakenOutOfService',
      what: ANN,
      reason: 'the screen is dark',
      round: 'T7-1',
      registered: money(700),
      returned: [{ bet: 'big', amount: money(300) }],
      because: BECAUSE,
    } as const;
    expect(told(taken)).toEqual([
      'Out of service: seat-Ann, because the screen is dark',
      '7.00 registered there stands',
      'Big: 3.00 was never registered and is returned',
    ]);
    expect(told({ ...taken, registered: money(0), returned: [] })).toEqual([
      'Out of service: seat-Ann, because the screen is dark',
    ]);
  });
});

test('a tumble is told with its count', () => {
  const tumbled = { type: 'DiceTumbled', because: BECAUSE } as const;
  expect(told({ ...tumbled, tumbles: 1 })).toEqual(['The dice are tumbled once.']);
  expect(told({ ...tumbled, tumbles: 4 })).toEqual(['The dice are tumbled 4 times.']);
});

test('an interruption tells who is sure to win and how many are sure to lose, where there are any', () => {
  const interrupted = {
    type: 'RoundInterrupted',
    round: 'T7-1',
    readable: [6, 6, null],
    established: true,
    decided: [
      { bet: 'double:6', result: 'win' },
      { bet: 'small', result: 'lose' },
      { bet: 'total:4', result: 'lose' },
    ],
    because: BECAUSE,
  } as const;
  const says = 'The round is interrupted with an outcome established, and is concluded.';
  const [won, ...lost] = interrupted.decided;
  const loses = 'Sure to lose: 2 of the bets on offer';
  expect(told(interrupted)).toEqual([says, 'Sure to win: Double 6', loses]);
  expect(told({ ...interrupted, decided: lost })).toEqual([says, loses]);
  expect(told({ ...interrupted, decided: [won] })).toEqual([says, 'Sure to win: Double 6']);
});

describe('a visit', () => {
  test('that ends is told with what is kept for it and what it owes, where there is any', () => {
    const ended = {
      type: 'VisitEnded',
      visit: 'V-1',
      terminal: ANN,
      due: money(250),
      owed: money(100),
      postings: [],
      because: BECAUSE,
    } as const;
    const [says, ...more] = told(ended);
    expect(says).toBe('The visit V-1 at seat-Ann ends.');
    expect(more).toEqual([
      '2.50 is kept for it at the cage',
      'it still owes 1.00; the pit is told',
    ]);
    expect(told({ ...ended, due: money(0), owed: money(0) })).toEqual([says]);
  });

  test('that sets limits is told with those it sets', () => {
    const limits = {
      type: 'OwnLimitsSet',
      terminal: ANN,
      visit: 'V-1',
      minutesMost: 90,
      lossMost: money(20_000),
      remindEvery: 30,
      because: BECAUSE,
    } as const;
    const [says, ...more] = told(limits);
    expect(says).toBe('seat-Ann sets limits for this visit.');
    expect(more).toEqual([
      'at most 90 minutes',
      'at most 200.00 lost',
      'a reminder every 30 minutes',
    ]);
    const none = { ...limits, minutesMost: null, lossMost: null, remindEvery: null };
    expect(told(none)).toEqual([says]);
  });
});

describe('what two people are asked for', () => {
  const asked = (action: Approval['action']) => {
    const approval: Approval = {
      id: 'request:op-1',
      action,
      requestedBy: supervisor,
      expiresAt: 600_000,
    };
    return told({ type: 'ApprovalRequested', approval, because: BECAUSE })[0];
  };
  const order = (command: Command) => asked({ kind: 'command', command });
  const reason = 'As agreed. ';

  test('a correction, a void and other prices', () => {
    expect(asked({ kind: 'correct-result', round: 'T7-1', dice: [1, 2, 3] })).toBe(
      'Pit supervisor S-Tan asks to settle round T7-1 by 1-2-3.',
    );
    expect(
      asked({
        kind: 'void-rounds',
        rounds: ['T7-1', 'T7-2'],
        incident: 'dice-damaged',
      }),
    ).toBe('Pit supervisor S-Tan asks to void T7-1, T7-2 (dice damaged).');
    expect(asked({ kind: 'change-prices', config: configOf('rws-sic-bo-2021/b') })).toBe(
      'Pit supervisor S-Tan asks to change the table to rws-sic-bo-2021/b.',
    );
  });

  test.each<readonly [Command, string]>([
    [
      { type: 'PayByHand', terminal: ANN, amount: money(5000) },
      '50.00 to be paid by hand to seat-Ann',
    ],
    [
      { type: 'DecideBet', round: 'T7-1', terminal: BEN, bet: 'small', reason },
      'Small of seat-Ben in T7-1 to be returned: As agreed',
    ],
    [
      { type: 'DecideAmount', terminal: ANN, effect: 'pay', amount: money(900), reason },
      'a decision to pay 9.00 for seat-Ann: As agreed',
    ],
    [
      { type: 'WriteOffDebt', visit: 'V-1', amount: money(900), reason },
      '9.00 owed by V-1 to be written off: As agreed',
    ],
    [{ type: 'PayClaim', visit: 'V-1', amount: money(900) }, '9.00 kept for V-1 to be paid'],
  ])('%j', (command, words) => {
    expect(order(command)).toBe(`Pit supervisor S-Tan asks for ${words}.`);
  });
});

test('a mechanic names a bet and an outcome where nobody says what the table plays', () => {
  const corrected = {
    type: 'ResultCorrected',
    round: 'T7-1',
    was: [1, 2, 3],
    is: [4, 4, 4],
    settled: [],
    owed: [{ terminal: BEN, amount: money(100) }],
    postings: [],
    because: BECAUSE,
  } as const;
  expect(told(corrected)).toEqual([
    'Round T7-1 is settled again: 4-4-4, not 1-2-3.',
    'seat-Ben still owes 1.00; the pit is told',
  ]);
});
