import { money } from '@baize/exact';
import { meter } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import { type Answer, operate } from '../decide.ts';
import { withTerminal } from '../evolve/persistent.ts';
import type { TableState } from '../state.ts';
import { ANN, at, BEN, CAT, configOf, dealer, openTable } from '../testing/floor.ts';
import { terminalOf } from './terminal.ts';

/** A table where Ann and Ben have bet and the dice lie; Cat sits and has not bet. */
function tumbled(game = 'rws-sic-bo-2021/a'): { readonly state: TableState; readonly now: number } {
  const journal = openTable(configOf(game));
  journal.give(dealer, { type: 'OpenBets' });
  for (const terminal of [ANN, BEN]) {
    journal.give(at(terminal), { type: 'PlaceBet', terminal, bet: 'small', stake: money(5000) });
  }
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  return { state: journal.state(), now: journal.now() + 1000 };
}

const result: Command = { type: 'RegisterResult', dice: [1, 2, 3], flat: true };

function gave(state: TableState, now: number, op: string, by: Actor, command: Command) {
  return operate(state, { op, at: now, by, command });
}

function locked(answer: Answer) {
  const events = answer.type === 'accepted' ? answer.events.map(({ event }) => event) : [];
  return events.flatMap((event) =>
    event.type === 'TerminalLocked' ? [[event.terminal, event.expected, event.found]] : [],
  );
}

/** The state with the meters of one terminal off by so many units. */
function tampered(state: TableState, id: string, units: number): TableState {
  return withTerminal(state, id, (terminal) => ({
    ...terminal,
    meters: meter(terminal.meters, { cashIn: money(units) }),
  }));
}

describe('[baize-floor#self-audit] at the end of a round', () => {
  const { state, now } = tumbled();

  test('nobody is locked while ledger and meters agree', () => {
    expect(locked(gave(state, now, 'r', dealer, result).answer)).toEqual([]);
  });

  // 1,000.00 bought, 50.00 staked on Small and doubled by it: 1,050.00.
  test.each([1, -1])('a difference of %i unit locks the terminal and says by how much', (units) => {
    const { answer, state: after } = gave(tampered(state, ANN, units), now, 'r', dealer, result);
    expect(locked(answer)).toEqual([[ANN, 105_000 + units, 105_000]]);
    expect(terminalOf(after, ANN)?.locked).toEqual({
      reason: 'The credit differs from the meters.',
    });
    expect(terminalOf(after, BEN)?.locked).toBeNull();
  });

  test('a credit that is off locks as well as a meter', () => {
    const off = withTerminal(state, BEN, (terminal) => ({
      ...terminal,
      meters: meter(terminal.meters, { tips: money(1) }),
    }));
    expect(locked(gave(off, now, 'r', dealer, result).answer)).toEqual([[BEN, 104_999, 105_000]]);
  });

  test('several are locked at once, each for itself', () => {
    const off = tampered(tampered(state, ANN, 1), BEN, 2);
    expect(locked(gave(off, now, 'r', dealer, result).answer).map(([id]) => id)).toEqual([
      ANN,
      BEN,
    ]);
  });

  test('whoever took no part is not looked at', () => {
    const off = tampered(state, CAT, 1);
    expect(locked(gave(off, now, 'r', dealer, result).answer)).toEqual([]);
  });

  test('the round is settled all the same, and every other credit is right', () => {
    const { state: after } = gave(tampered(state, ANN, 1), now, 'r', dealer, result);
    expect(after.round).toBeNull();
    expect(terminalOf(after, ANN)?.credit).toBe(105_000);
    expect(terminalOf(after, BEN)?.credit).toBe(105_000);
  });
});

test('[baize-floor#self-audit] a void ends a round too', () => {
  const { state, now } = tumbled();
  const broken: Command = { type: 'ReportIncident', incident: 'die-not-flat' };
  const { answer, state: after } = gave(tampered(state, ANN, 1), now, 'v', dealer, broken);
  // Every stake is back, so the credit is what was bought.
  expect(locked(answer)).toEqual([[ANN, 100_001, 100_000]]);
  expect(after.round).toBeNull();
});

describe('[baize-floor#self-audit] a locked terminal', () => {
  const { state, now } = tumbled();
  const { state: after } = gave(tampered(state, ANN, 1), now, 'r', dealer, result);
  const { state: open } = gave(after, now, 'o', dealer, { type: 'OpenBets' });
  const supervisor: Actor = { kind: 'staff', id: 'S-Tan', position: 'pit-supervisor' };

  const codeOf = (from: TableState, by: Actor, command: Command): string => {
    const { answer } = gave(from, now, 'x', by, command);
    return answer.type === 'refused' ? answer.refusal.code : answer.type;
  };

  test.each([
    { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) },
    { type: 'RepeatBets', terminal: ANN },
    { type: 'GiveTip', terminal: ANN, amount: money(1) },
    {
      type: 'CashOut',
      terminal: ANN,
      amount: money(1),
      number: '1'.repeat(18),
      expiresAt: Number.MAX_SAFE_INTEGER,
    },
    { type: 'ReleaseTerminal', terminal: ANN },
  ] satisfies Command[])('does nothing: $type', (command) => {
    expect(codeOf(open, at(ANN), command)).toBe('terminal-locked');
  });

  test('does not keep the others from playing', () => {
    const bet: Command = { type: 'PlaceBet', terminal: BEN, bet: 'small', stake: money(500) };
    expect(codeOf(open, at(BEN), bet)).toBe('accepted');
  });

  test('is unlocked by a supervisor, with a reason on the record, and plays on', () => {
    const unlock: Command = { type: 'UnlockTerminal', terminal: ANN, reason: 'meter replaced' };
    expect(codeOf(open, dealer, unlock)).toBe('not-authorised');
    const { answer, state: cleared } = gave(open, now, 'u', supervisor, unlock);
    expect(answer).toMatchObject({
      type: 'accepted',
      events: [{ event: { type: 'TerminalUnlocked', terminal: ANN, reason: 'meter replaced' } }],
    });
    const bet: Command = { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) };
    expect(codeOf(cleared, at(ANN), bet)).toBe('accepted');
    expect(codeOf(cleared, supervisor, unlock)).toBe('unknown-terminal');
  });
});

test('[baize-floor#self-audit] where winners are paid step by step the audit waits for the end', () => {
  const journal = openTable(configOf('licensee-sic-bo/standard'));
  journal.give(dealer, { type: 'OpenBets' });
  const bet: Command = { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(5000) };
  journal.give(at(ANN), bet);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  let state = tampered(journal.state(), ANN, 1);
  const answers = ([result, 'CollectLosers', 'PayWinners', 'ClearLights'] as const).map((step) => {
    const command = typeof step === 'string' ? { type: step } : step;
    const next = gave(state, journal.now() + 1000, `s-${step}`, dealer, command);
    state = next.state;
    return locked(next.answer);
  });
  expect(answers).toEqual([[], [], [], [[ANN, 105_001, 105_000]]]);
});

test('[baize-floor#self-audit] a terminal that is locked while a round goes on is not locked again at its end', () => {
  const { state, now } = tumbled();
  const shift: Actor = { kind: 'staff', id: 'M-Ray', position: 'shift-manager' };
  const pit: Actor = { kind: 'staff', id: 'P-Ong', position: 'pit-manager' };
  const returned = { type: 'DecideBet', round: 'T7-1', terminal: BEN, bet: 'small' } as const;
  const asked = gave(tampered(state, ANN, 1), now, 'd', shift, { ...returned, reason: 'so be it' });
  const [request = ''] = asked.state.approvals.keys();
  const decided = gave(asked.state, now, 'a', pit, { type: 'ApproveRequest', request });
  // The stake of 50.00 is still in the round.
  expect(locked(decided.answer)).toEqual([[ANN, 95_001, 95_000]]);
  const ended = gave(decided.state, now, 'r', dealer, result);
  expect(ended.state.round).toBeNull();
  expect(locked(ended.answer)).toEqual([]);
});
