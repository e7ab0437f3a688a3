import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import type { Actor } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import { operate } from '../decide.ts';
import { withTerminal } from '../evolve/persistent.ts';
import type { TableState } from '../state.ts';
import { ANN, at, BEN, CAT, configOf, dealer, openTable } from '../testing/floor.ts';
import { bet } from '../testing/rounds/dice-rounds.ts';
import { CREDIT_MAXIMUM } from '../well-formed/field-shapes.ts';
import { terminalOf } from './terminal.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;
/** A stake is counted as if it could win a thousand times itself. */
const TIMES = 1_000;

/** A table at which Ann and Ben have 1,000.00 each, Ben with 5.00 on Small, bets open. */
function atTable(game = 'rws-sic-bo-2021/a'): TableState {
  const journal = openTable(configOf(game), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, BEN, 'small', 500);
  return journal.state();
}

function answer(state: TableState, by: Actor, command: Command) {
  const { answer: said } = operate(state, { op: 'op-new', at: 9_000_000_000_000, by, command });
  if (said.type !== 'refused') return said.type;
  return [said.refusal.code, said.refusal.field, said.refusal.because];
}

/** The same table after a life in which so much was staked. */
const after = (state: TableState, coinIn: number): TableState => ({
  ...state,
  meters: { ...state.meters, coinIn: money(coinIn) },
});

const place = (stake: number): Command => ({
  type: 'PlaceBet',
  terminal: ANN,
  bet: 'big',
  stake: money(stake),
});
const tooLarge = (field: string) => ['credit-too-large', field, ['baize-floor#credit']];

test('[baize-floor#credit] a bet that could win more than can be counted is refused, and none that cannot', () => {
  const state = atTable();
  // Ben's 5.00 and the 10.00 of this bet may win a thousand times as much.
  const room = LARGEST - TIMES * (500 + 1_000);
  expect(answer(after(state, room), at(ANN), place(1_000))).toBe('accepted');
  expect(answer(after(state, room + 1), at(ANN), place(1_000))).toEqual(tooLarge('stake'));
  // In Tai Sai the dealer takes down chips that lie there.
  const laid = atTable('rws-tai-sai-v5/a');
  const record = { type: 'RecordBet', terminal: ANN, bet: 'big', stake: money(1_000) } as const;
  expect(answer(after(laid, room), dealer, record)).toBe('accepted');
  expect(answer(after(laid, room + 1), dealer, record)).toEqual(tooLarge('stake'));
});

test('[baize-floor#credit] a doubled bet is counted with what it adds', () => {
  const state = atTable();
  const room = LARGEST - TIMES * (500 + 500);
  const double = { type: 'DoubleBets', terminal: BEN } as const;
  expect(answer(after(state, room), at(BEN), double)).toBe('accepted');
  const refused = answer(after(state, room + 1), at(BEN), double);
  expect(refused).toEqual(['credit-too-large', undefined, ['baize-floor#credit']]);
});

test('[baize-floor#credit] what a terminal, the win or the cage counts already is counted too', () => {
  const state = atTable();
  const rich = withTerminal(state, ANN, (each) => ({
    ...each,
    meters: { ...each.meters, coinOut: money(LARGEST - 500 * TIMES) },
  }));
  expect(answer(rich, at(ANN), place(500))).toEqual(tooLarge('stake'));
  for (const [account, amount] of [
    ['win:T7', -LARGEST + 10],
    ['win:T7', LARGEST - 10],
    ['cage', -LARGEST + 10],
  ] as const) {
    const balances = new Map(state.balances).set(account, money(amount));
    expect(answer({ ...state, balances }, at(ANN), place(500))).toEqual(tooLarge('stake'));
  }
});

test('[baize-floor#credit] credit that could not be counted is neither sold nor brought', () => {
  const state = atTable();
  const buy = { type: 'BuyCredit', terminal: ANN, amount: money(700) } as const;
  const room = LARGEST - TIMES * 500;
  expect(answer(after(state, room - 700), dealer, buy)).toBe('accepted');
  expect(answer(after(state, room - 699), dealer, buy)).toEqual(tooLarge('amount'));
  const seat = (credit: number): Command => ({
    type: 'SeatTerminal',
    terminal: CAT,
    credit: money(credit),
    seatedAt: null,
  });
  expect(answer(after(state, room - 700), at(CAT), seat(700))).toBe('accepted');
  expect(answer(after(state, room - 700), at(CAT), seat(701))).toEqual(tooLarge('amount'));
});

test('[baize-floor#one-table] a winner brings more than can be sold, and takes it out in one piece', () => {
  const credit = money(CREDIT_MAXIMUM * 8_000);
  const journal = openTable(configOf('rws-sic-bo-2021/a'), []);
  journal.give(at(ANN), { type: 'SeatTerminal', terminal: ANN, credit, seatedAt: null });
  expect(terminalOf(journal.state(), ANN)?.credit).toBe(credit);
  journal.give(at(ANN), {
    type: 'CashOut',
    terminal: ANN,
    amount: credit,
    number: '1'.repeat(18),
    expiresAt: 9_000_000_000_000,
  });
  expect(journal.state().balances.get('instruments')).toBe(credit);
});
