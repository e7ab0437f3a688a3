import { money } from '@baize/exact';
import { terminalOf } from '@baize/table';
import { holdingOn, NO_HOLDINGS } from '@baize/table/kit';
import type { Journal } from '@baize/table/testing';
import { ANN, at, BEN, betting, CAT, cardTable, dealer, only } from '@baize/table/testing';
import { expect, test } from 'vitest';

const NEEDS_INITIAL = ['rws-si-ki-pi-v2#3.3', 'rws-si-ki-pi-v2#I-H11'];
const GOES_WITH_INITIAL = ['rws-si-ki-pi-v2#I-H17', 'rws-si-ki-pi-v2#3.3'];

function place(terminal: string, bet: string, stake: number) {
  return { type: 'PlaceBet', terminal, bet, stake: money(stake) } as const;
}

function withdraw(terminal: string, bet: string, stake: number | null = null) {
  return {
    type: 'WithdrawBet',
    terminal,
    bet,
    stake: stake === null ? null : money(stake),
  } as const;
}

/** By area: what lies there of a terminal. */
function lying(journal: Journal, terminal: string): Readonly<Record<string, number>> {
  const { rules } = journal.state();
  const holdings = terminalOf(journal.state(), terminal)?.holdings ?? NO_HOLDINGS;
  return Object.fromEntries(
    (rules?.areas ?? []).flatMap((area, index) => {
      const stake = holdingOn(holdings, index)?.stake ?? 0;
      return stake > 0 ? [[area, stake]] : [];
    }),
  );
}

function total(journal: Journal): number {
  return (journal.state().round?.totals ?? []).reduce<number>((sum, each) => sum + each, 0);
}

test('[rws-si-ki-pi-v2#3.3] a bonus bet needs an initial bet in that box', () => {
  const journal = betting(cardTable({ [ANN]: 1 }), { [ANN]: { '1/initial': 1000 } });
  for (const bet of ['2/bonus:player', '2/bonus:dealer']) {
    expect(journal.ask(at(ANN), place(ANN, bet, 500))).toMatchObject({
      refusal: { code: 'bonus-without-initial', because: NEEDS_INITIAL },
    });
  }
});

test('[rws-si-ki-pi-v2#3.3] any player may add a bonus to the initial bet of another', () => {
  const journal = betting(cardTable({ [ANN]: 1, [BEN]: null }), { [ANN]: { '1/initial': 1000 } });
  const [placed] = only(journal.give(at(BEN), place(BEN, '1/bonus:player', 500)), 'BetsChanged');
  expect(placed?.because).toEqual(expect.arrayContaining(NEEDS_INITIAL));
  journal.give(at(BEN), place(BEN, '1/bonus:dealer', 500));
  expect(lying(journal, BEN)).toEqual({ '1/bonus:player': 500, '1/bonus:dealer': 500 });
});

test('[rws-si-ki-pi-v2#1 Bonus Bet] no bonus bet after the close, hence none once cards are dealt', () => {
  const journal = betting(cardTable({ [ANN]: 1 }), { [ANN]: { '1/initial': 1000 } });
  journal.give(dealer, { type: 'CloseBets' });
  expect(journal.ask(at(ANN), place(ANN, '1/bonus:player', 500))).toMatchObject({
    refusal: { code: 'bets-closed', because: ['rws-si-ki-pi-v2#3.2'] },
  });
});

test('[rws-si-ki-pi-v2#I-H17] the last initial bet withdrawn takes every bonus of the box along', () => {
  const journal = betting(cardTable({ [ANN]: 1, [BEN]: null, [CAT]: 2 }), {
    [ANN]: { '1/initial': 1000, '1/bonus:player': 600 },
    [BEN]: { '1/bonus:player': 500, '1/bonus:dealer': 700 },
    [CAT]: { '2/initial': 1000, '2/bonus:dealer': 500, '1/bonus:dealer': 800 },
  });
  const events = journal.give(at(ANN), withdraw(ANN, '1/initial'));
  expect(events.map(({ event }) => event)).toMatchObject([
    { terminal: ANN, action: 'withdraw', changes: [{ bet: '1/initial', from: 1000, to: 0 }] },
    { terminal: ANN, action: 'return', rejected: [], because: GOES_WITH_INITIAL },
    {
      terminal: BEN,
      action: 'return',
      changes: [
        { bet: '1/bonus:player', from: 500, to: 0 },
        { bet: '1/bonus:dealer', from: 700, to: 0 },
      ],
      because: GOES_WITH_INITIAL,
    },
    { terminal: CAT, action: 'return', changes: [{ bet: '1/bonus:dealer', from: 800, to: 0 }] },
  ]);
  expect([ANN, BEN, CAT].map((each) => lying(journal, each))).toEqual([
    {},
    {},
    { '2/initial': 1000, '2/bonus:dealer': 500 },
  ]);
  expect(total(journal)).toBe(1500);
});

test('[rws-si-ki-pi-v2#I-H17] bonus bets stay while anybody has an initial bet in the box', () => {
  const journal = betting(cardTable({ [ANN]: 1, [BEN]: null }), {
    [ANN]: { '1/initial': 1000, '1/bonus:player': 600 },
    [BEN]: { '1/initial': 500 },
  });
  expect(journal.give(at(ANN), withdraw(ANN, '1/initial'))).toHaveLength(1);
  expect(journal.give(at(BEN), withdraw(BEN, '1/initial'))).toHaveLength(2);
  expect(total(journal)).toBe(0);
});

test('[rws-si-ki-pi-v2#I-H17] taking a part of the initial bet back leaves the bonus alone', () => {
  const journal = betting(cardTable({ [ANN]: 1 }), {
    [ANN]: { '1/initial': 1000, '1/bonus:player': 600 },
  });
  expect(journal.give(at(ANN), withdraw(ANN, '1/initial', 500))).toHaveLength(1);
  expect(lying(journal, ANN)).toEqual({ '1/initial': 500, '1/bonus:player': 600 });
});

test('[rws-si-ki-pi-v2#I-H17] clearing and undoing return the bonus bets of others as well', () => {
  for (const type of ['ClearBets', 'UndoBets'] as const) {
    const journal = betting(cardTable({ [ANN]: 1, [BEN]: null }), {
      [ANN]: { '1/initial': 1000 },
      [BEN]: { '1/bonus:player': 600 },
    });
    expect(journal.give(at(ANN), { type, terminal: ANN })).toHaveLength(2);
    expect(total(journal)).toBe(0);
    expect(terminalOf(journal.state(), BEN)?.staked).toBe(0);
  }
});

test('one undo after clearing brings the initial bet and then the bonus back', () => {
  const journal = betting(cardTable({ [ANN]: 1 }), {
    [ANN]: { '1/initial': 1000, '1/bonus:player': 600 },
  });
  expect(journal.give(at(ANN), { type: 'ClearBets', terminal: ANN })).toHaveLength(1);
  journal.give(at(ANN), { type: 'UndoBets', terminal: ANN });
  expect(lying(journal, ANN)).toEqual({ '1/initial': 1000, '1/bonus:player': 600 });
});

test('what was returned cannot be undone, nor what came before it', () => {
  const journal = betting(cardTable({ [ANN]: 1, [BEN]: 2 }), {
    [ANN]: { '1/initial': 1000 },
    [BEN]: { '2/initial': 500, '1/bonus:player': 600 },
  });
  journal.give(at(ANN), withdraw(ANN, '1/initial'));
  expect(journal.ask(at(BEN), { type: 'UndoBets', terminal: BEN })).toMatchObject({
    refusal: { code: 'nothing-to-undo' },
  });
  expect(lying(journal, BEN)).toEqual({ '2/initial': 500 });
});

test('[rws-si-ki-pi-v2#3.3] undoing, doubling and repeating bring no bonus without its initial bet', () => {
  const journal = betting(cardTable({ [ANN]: 1, [BEN]: null }), {
    [ANN]: { '1/initial': 1000 },
    [BEN]: { '1/bonus:player': 600 },
  });
  journal.give(at(BEN), withdraw(BEN, '1/bonus:player'));
  journal.give(at(ANN), withdraw(ANN, '1/initial'));
  expect(journal.ask(at(BEN), { type: 'UndoBets', terminal: BEN })).toMatchObject({
    refusal: { code: 'bonus-without-initial', because: NEEDS_INITIAL },
  });
  journal.give(at(ANN), place(ANN, '1/initial', 1000));
  journal.give(at(BEN), place(BEN, '1/bonus:player', 600));
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'ReportIncident', incident: 'foreign-card' });
  journal.give(dealer, { type: 'OpenBets' });
  expect(journal.ask(at(BEN), { type: 'RepeatBets', terminal: BEN })).toMatchObject({
    refusal: { code: 'bonus-without-initial', because: NEEDS_INITIAL },
  });
  journal.give(at(ANN), { type: 'RepeatBets', terminal: ANN });
  journal.give(at(BEN), { type: 'RepeatBets', terminal: BEN });
  journal.give(at(BEN), { type: 'DoubleBets', terminal: BEN });
  expect(lying(journal, BEN)).toEqual({ '1/bonus:player': 1200 });
});

test('one player repeats an initial bet together with its bonus', () => {
  const journal = betting(cardTable({ [ANN]: 1 }), {
    [ANN]: { '1/initial': 1000, '1/bonus:player': 600 },
  });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'ReportIncident', incident: 'foreign-card' });
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'RepeatBets', terminal: ANN });
  expect(lying(journal, ANN)).toEqual({ '1/initial': 1000, '1/bonus:player': 600 });
});
