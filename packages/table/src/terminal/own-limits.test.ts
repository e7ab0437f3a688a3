import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { ANN, at, BEN, configOf, dealer, openTable, staff, supervisor } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { bet, result } from '../testing/rounds/dice-rounds.ts';
import { ownLimitProblem, ownLimitsView, terminalOf } from './terminal.ts';

const cashier = staff('C-Yeo', 'cashier');
const set = (limits: object): Command => ({ type: 'SetOwnLimits', terminal: ANN, ...limits });
const BECAUSE = ['baize-floor#own-limits', 'baize-floor#visit'];

function outcomeOf(journal: Journal, command: Command) {
  const answer = journal.ask(at(ANN), command);
  if (answer.type === 'accepted') return answer.events.map(({ event }) => event);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

function viewOf(journal: Journal) {
  const terminal = terminalOf(journal.state(), ANN);
  return terminal && ownLimitsView(terminal);
}

test('[baize-floor#own-limits] limits are set one by one, made stricter at once, and never looser', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  const event = {
    type: 'OwnLimitsSet',
    terminal: ANN,
    visit: `T7/${ANN}/1`,
    minutesMost: null,
    lossMost: null,
    remindEvery: null,
    because: BECAUSE,
  };
  expect(outcomeOf(journal, set({}))).toEqual([]);
  expect(outcomeOf(journal, set({ lossMost: 5_000 }))).toEqual([{ ...event, lossMost: 5_000 }]);
  expect(outcomeOf(journal, set({ lossMost: 5_000 }))).toEqual([]);
  const timed = { ...event, lossMost: 5_000, minutesMost: 60 };
  expect(outcomeOf(journal, set({ minutesMost: 60 }))).toEqual([timed]);
  const holds = { code: 'own-limit-holds', because: ['baize-floor#own-limits'] };
  expect(outcomeOf(journal, set({ lossMost: 5_001 }))).toEqual({ ...holds, field: 'lossMost' });
  expect(outcomeOf(journal, set({ minutesMost: 61 }))).toEqual({ ...holds, field: 'minutesMost' });
  expect(outcomeOf(journal, set({ remindEvery: 15 }))).toEqual([{ ...timed, remindEvery: 15 }]);
  // A reminder binds nobody.
  expect(outcomeOf(journal, set({ remindEvery: null }))).toEqual([timed]);
  const stricter = { lossMost: 4_000, minutesMost: 30 };
  expect(outcomeOf(journal, set(stricter))).toEqual([{ ...timed, ...stricter }]);
});

test('[baize-floor#own-limits] what was lost since they came counts, with stakes as if they were lost', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  journal.give(at(ANN), set({ lossMost: 3_000 }));
  const play = (stake: number) => {
    journal.give(dealer, { type: 'OpenBets' });
    bet(journal, ANN, 'small', stake);
  };
  const place = { type: 'PlaceBet', terminal: ANN, bet: 'big', stake: money(500) } as const;
  play(1_000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [6, 6, 5]);
  expect(viewOf(journal)).toMatchObject({ lost: 1_000, lossMost: 3_000, minutesMost: null });
  play(1_600);
  const reached = { code: 'own-limit-reached', because: ['baize-floor#own-limits'] };
  expect(outcomeOf(journal, place)).toEqual({ ...reached, amount: 400 });
  journal.give(dealer, { type: 'CloseBets' });
  // Small wins as much as was staked: 10.00 lost before, 16.00 won.
  result(journal, [1, 2, 4]);
  expect(viewOf(journal)).toMatchObject({ lost: -600 });
  play(3_600);
  expect(outcomeOf(journal, place)).toEqual({ ...reached, amount: 0 });
});

test('[baize-floor#own-limits] the time they gave themselves is over with its last minute', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  journal.give(at(ANN), set({ minutesMost: 10 }));
  const since = viewOf(journal)?.since ?? 0;
  journal.give(dealer, { type: 'OpenBets' });
  const place = { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) } as const;
  // Each order takes a second by the clock of the test.
  journal.wait((since + 600_000 - journal.now()) / 1_000 - 2);
  expect(outcomeOf(journal, place)).toMatchObject([{ type: 'BetsChanged' }]);
  expect(outcomeOf(journal, place)).toEqual({
    code: 'own-limit-reached',
    amount: 0,
    registered: 500,
    because: ['baize-floor#own-limits'],
  });
});

test('[baize-floor#own-limits] whoever comes next is bound by nothing, and begins to count anew', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  journal.give(at(ANN), set({ lossMost: 3_000, remindEvery: 20 }));
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1_000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [6, 6, 5]);
  journal.give(at(ANN), { type: 'EndVisit', terminal: ANN });
  expect(viewOf(journal)).toEqual({
    since: journal.now(),
    lost: 0,
    minutesMost: null,
    lossMost: null,
    remindEvery: null,
  });
});

test('[baize-floor#own-limits] they hold until whoever set them has taken everything out and has nothing in the round', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]);
  const pay = (amount: number) => {
    const order = { type: 'PayByHand', terminal: ANN, amount: money(amount) } as const;
    journal.agree(cashier, order, supervisor);
    return viewOf(journal)?.lossMost;
  };
  journal.give(at(ANN), set({ lossMost: 5_000 }));
  expect(pay(50_000)).toBe(5_000);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1_000);
  bet(journal, BEN, 'small', 1_000);
  journal.give(dealer, { type: 'CloseBets' });
  // All that is left on the terminal; 10.00 lie in the round.
  expect(pay(49_000)).toBe(5_000);
  result(journal, [6, 6, 5]);
  journal.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(10_000) });
  expect(pay(9_000)).toBe(5_000);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, BEN, 'small', 1_000);
  journal.give(dealer, { type: 'CloseBets' });
  // Somebody else's round holds nobody here.
  expect(pay(1_000)).toBeNull();
  expect(viewOf(journal)).toMatchObject({ since: journal.now(), lost: 0 });
});

test('[baize-floor#visit] at a clean seat the time begins with the first credit, and never again while that lasts', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]);
  const buy = () =>
    journal.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(5_000) });
  const since = () => viewOf(journal)?.since;
  const order = { type: 'PayByHand', terminal: ANN, amount: money(100_000) } as const;
  journal.agree(cashier, order, supervisor);
  journal.wait(17 * 60);
  buy();
  const begun = journal.now();
  expect(since()).toBe(begun);
  journal.wait(60);
  buy();
  expect(since()).toBe(begun);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 10_000);
  journal.give(dealer, { type: 'CloseBets' });
  // Everything lies in the round: nobody has left.
  buy();
  expect(since()).toBe(begun);
  result(journal, [6, 6, 5]);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 5_000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [6, 6, 5]);
  // Who has lost everything and buys again is the same person.
  buy();
  expect(viewOf(journal)).toMatchObject({ since: begun, lost: 15_000 });
});

test('[baize-floor#own-limits] limits set before the first credit hold, and their time runs from where it began', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  const order = { type: 'PayByHand', terminal: ANN, amount: money(100_000) } as const;
  journal.agree(cashier, order, supervisor);
  journal.give(at(ANN), set({ minutesMost: 30 }));
  const { since } = viewOf(journal) ?? {};
  journal.wait(60);
  journal.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(5_000) });
  expect(viewOf(journal)).toMatchObject({ since, minutesMost: 30 });
});

test('[baize-floor#own-limits] words say what is left of a limit, and that it is reached where nothing is', () => {
  const left = ownLimitProblem(money(400), money(500));
  const reached = ownLimitProblem(money(0), money(500));
  expect(left?.error.message).toContain('400');
  expect(reached?.error.message).not.toContain('0');
  expect(ownLimitProblem(money(500), money(500))).toBeNull();
  expect(ownLimitProblem(null, money(500))).toBeNull();
});
