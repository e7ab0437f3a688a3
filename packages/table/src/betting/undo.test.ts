import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
} from '../testing/floor.ts';

test('[baize-floor#undo-until-close] what was done in one round cannot be undone in the next', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  const stake = money(500);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake });
  journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  journal.give(dealer, { type: 'OpenBets' });
  expect(journal.ask(at(ANN), { type: 'UndoBets', terminal: ANN })).toMatchObject({
    type: 'refused',
    refusal: { code: 'nothing-to-undo' },
  });
});

const LIMITS = { default: { minimum: money(500), maximum: money(2000) }, kinds: {} };

/** A shared box of at most 2,000: Ann fills it and takes all of it back, then Ben bets there. */
function takenBack(stake: number) {
  const journal = openTable(configOf('rws-tai-sai-v5/c', { limits: LIMITS }), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  const bet = { type: 'PlaceBet', bet: 'small' } as const;
  journal.give(at(ANN), { ...bet, terminal: ANN, stake: money(2000) });
  const [cleared] = journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
  expect(cleared?.event).toMatchObject({ action: 'clear', rejected: [] });
  journal.give(at(BEN), { ...bet, terminal: BEN, stake: money(stake) });
  return journal;
}

test.each([
  [2000, 'Only 0 more fits here.'],
  [600, 'The room has been taken since; that cannot be undone.'],
])(
  '[rws-tai-sai-v5#I-L2] what was taken back cannot be undone into a box where %i lie now',
  (stake, message) => {
    const journal = takenBack(stake);
    const before = journal.state();
    expect(journal.ask(at(ANN), { type: 'UndoBets', terminal: ANN })).toMatchObject({
      type: 'refused',
      refusal: { code: 'above-maximum', message },
    });
    expect(journal.state()).toBe(before);
  },
);

test('[baize-floor#undo-until-close] of the last bets only those on the layout are repeated', () => {
  const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  for (const bet of ['small', 'odd']) {
    journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet, stake: money(500) });
  }
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  const config = configOf('rws-tai-sai-v5/a');
  journal.give(pitManager, { type: 'ConfigureTable', config });
  const [request = ''] = journal.state().approvals.keys();
  journal.give(shiftManager, { type: 'ApproveRequest', request });
  journal.give(dealer, { type: 'OpenBets' });
  const [repeated] = journal.give(at(ANN), { type: 'RepeatBets', terminal: ANN });
  expect(repeated?.event).toMatchObject({
    changes: [{ bet: 'small', from: 0, to: 500 }],
    rejected: [{ bet: 'odd', amount: 500, code: 'bet-not-on-layout' }],
  });
});

test.each(['small', 'big'])(
  '[rws-tai-sai-v5#1.3] both sides of a Differential come back together, whichever is asked first: %s',
  (first) => {
    const differential = money(1000);
    const journal = openTable(configOf('rws-tai-sai-v5/c', { differential }), [ANN]);
    const second = first === 'small' ? 'big' : 'small';
    const bet = (area: string) => {
      const stake = money(1000);
      journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: area, stake });
    };
    journal.give(dealer, { type: 'OpenBets' });
    for (const area of [first, second, first, second]) bet(area);
    journal.give(at(ANN), { type: 'ClearBets', terminal: ANN });
    const [undone] = journal.give(at(ANN), { type: 'UndoBets', terminal: ANN });
    expect(undone?.event).toMatchObject({
      action: 'undo',
      changes: [
        { from: 0, to: 2000 },
        { from: 0, to: 2000 },
      ],
    });
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
    journal.give(dealer, { type: 'OpenBets' });
    const [again] = journal.give(at(ANN), { type: 'RepeatBets', terminal: ANN });
    expect(again?.event).toMatchObject({ changes: [{ to: 2000 }, { to: 2000 }], rejected: [] });
  },
);

test('[rws-tai-sai-v5#1.3] a side that cannot come back takes the one it balanced with it', () => {
  const differential = money(1000);
  const limits = { default: { minimum: money(500), maximum: money(2000) }, kinds: {} };
  const config = configOf('rws-tai-sai-v5/c', { differential, limits });
  const journal = openTable(config, [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  for (const bet of ['small', 'big', 'small', 'big']) {
    journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet, stake: money(1000) });
  }
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(BEN), { type: 'PlaceBet', terminal: BEN, bet: 'small', stake: money(1000) });
  // Small has room for 1,000 more and not for 2,000; Big would then lie 1,000 above it, which it may.
  const [again] = journal.give(at(ANN), { type: 'RepeatBets', terminal: ANN });
  expect(again?.event).toMatchObject({
    changes: [{ bet: 'big', to: 2000 }],
    rejected: [{ bet: 'small', amount: 2000, code: 'above-maximum' }],
  });
});

test('[rws-tai-sai-v5#1.3] what was only balanced by a side that cannot come back stays away too', () => {
  const differential = money(1000);
  const journal = openTable(configOf('rws-tai-sai-v5/c', { differential, limits: LIMITS }), [
    ANN,
    BEN,
  ]);
  const place = (terminal: string, bet: string, stake: number) =>
    journal.give(at(terminal), { type: 'PlaceBet', terminal, bet, stake: money(stake) });
  journal.give(dealer, { type: 'OpenBets' });
  for (const bet of ['small', 'big', 'small', 'big']) place(ANN, bet, 1000);
  place(ANN, 'total:9', 500);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  journal.give(dealer, { type: 'OpenBets' });
  place(BEN, 'small', 500);
  // Small has room for 1,500, not for 2,000; without it Big may lie 1,000 above 500, not at 2,000.
  const [again] = journal.give(at(ANN), { type: 'RepeatBets', terminal: ANN });
  expect(again?.event).toMatchObject({
    action: 'repeat',
    changes: [{ bet: 'total:9', from: 0, to: 500 }],
    rejected: expect.arrayContaining([
      expect.objectContaining({ bet: 'small', amount: 2000, code: 'above-maximum' }),
      expect.objectContaining({ bet: 'big', amount: 2000, code: 'above-differential' }),
    ]),
  });
});

test.each([
  ['UndoBets', 'nothing-to-undo'],
  ['ClearBets', 'nothing-staked'],
  ['DoubleBets', 'nothing-staked'],
  ['RepeatBets', 'nothing-to-repeat'],
] as const)(
  '[baize-floor#undo-until-close] %s needs bets of somebody who sits here: %s',
  (type, code) => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    journal.give(dealer, { type: 'OpenBets' });
    expect(journal.ask(at(ANN), { type, terminal: ANN })).toMatchObject({
      refusal: { code, because: ['baize-floor#undo-until-close'] },
    });
    expect(journal.ask(at(BEN), { type, terminal: BEN })).toMatchObject({
      refusal: { code: 'unknown-terminal', because: ['baize-floor#known-terminal'] },
    });
  },
);
