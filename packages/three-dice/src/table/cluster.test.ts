import { money } from '@baize/exact';
import {
  dealerView,
  emptyTable,
  LIBRARY,
  pitView,
  playerView,
  recomputeRound,
  roundRecord,
  transcript,
} from '@baize/table';
import { ANN, at, BEN, CAT, configOf, dealer, openTable, supervisor } from '@baize/table/testing';
import { expect, test } from 'vitest';

const A = 'rws-sic-bo-2021/a';
const B = 'rws-sic-bo-2021/b';
const C = 'rws-sic-bo-2021/c';
const own = configOf(A);
const { limits, houseTable, differential } = own;
const tight = { default: { minimum: money(500), maximum: money(2_000) }, kinds: {} };

/** One tumbler, three layouts; each terminal bets 10.00 on a total of 6, at 19, 19 and 18 to 1. */
function betting() {
  const journal = openTable({
    ...own,
    layouts: [
      { game: B, terminals: [BEN], limits, houseTable, differential },
      { game: C, terminals: [CAT], limits: tight, houseTable, differential },
    ],
  });
  journal.give(dealer, { type: 'OpenBets' });
  for (const terminal of [ANN, BEN, CAT]) {
    const stake = money(1_000);
    journal.give(at(terminal), { type: 'PlaceBet', terminal, bet: 'total:6', stake });
  }
  return journal;
}

test('[rws-sic-bo-2021#I-C1] a terminal sees the areas and limits of its own layout', () => {
  const state = betting().state();
  const [ann, ben, cat] = [ANN, BEN, CAT].map((id) => playerView(state, id, 0));
  expect([ann, ben, cat].map((view) => view?.areas.length)).toEqual([56, 104, 104]);
  expect([ann, ben, cat].map((view) => view?.plays?.game ?? null)).toEqual([null, B, C]);
  expect(cat?.plays?.limits).toEqual(tight);
  expect(cat?.areas.find(({ bet }) => bet === 'total:6')).toEqual({
    bet: 'total:6',
    minimum: 500,
    maximum: 2_000,
    stake: 1_000,
    room: 1_000,
  });
  expect(ann?.table?.layouts?.map(({ game }) => game)).toEqual([B, C]);
  // Who has which layout is told to the staff and to nobody else.
  expect(JSON.stringify(ann)).not.toContain(BEN);
  expect(dealerView(state, dealer, 0).terminals.map(({ game }) => game)).toEqual([A, B, C]);
});

test('[rws-sic-bo-2021#I-C1] what the house stands to lose adds up over all layouts', () => {
  const view = pitView(betting().state(), supervisor, 0);
  expect(view.areas).toEqual([
    {
      bet: 'total:6',
      placed: 3_000,
      atRisk: 3_000,
      maximum: 100_000,
      liability: 19_000 + 19_000 + 18_000,
    },
  ]);
  const { exposure } = view;
  expect(exposure?.atRisk).toBe(3_000);
  // Ten of the 216 rolls total 6: 1-1-4, 1-2-3 and 2-2-2.
  const worst = exposure?.outcomes.filter(({ net }) => net < 0) ?? [];
  expect(worst.map(({ weight, net }) => [weight, net]).toSorted()).toEqual([
    [1, -56_000],
    [3, -56_000],
    [6, -56_000],
  ]);
  // (206 x 3,000 - 10 x 56,000) / 216.
  expect(exposure?.expectedWin).toBe('7250/27');
  expect(exposure?.lossChance).toBe('5/108');
});

test('[rws-sic-bo-2021#I-C1] the record says what everybody played, and computes again', () => {
  const journal = betting();
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  const facts = journal.facts();
  const library = journal.state()[LIBRARY];
  const record = roundRecord(facts, 'T7-1', emptyTable(library));
  if (!record.ok) throw new Error(record.error.message);
  expect(record.value.terminals.map(({ terminal, game }) => [terminal, game])).toEqual([
    [ANN, A],
    [BEN, B],
    [CAT, C],
  ]);
  expect(record.value.prices.map(({ game, prices }) => [game, prices[0]?.odds])).toEqual([
    [A, '19'],
    [B, '19'],
    [C, '18'],
  ]);
  expect(recomputeRound(record.value, library).differences).toEqual([]);
  // Paid by another layout's price, it is found out.
  const forged = JSON.parse(JSON.stringify(record.value).replaceAll('"odds":"18"', '"odds":"19"'));
  expect(recomputeRound(forged, library).differences.length).toBeGreaterThan(0);
  const told = transcript(facts, { library });
  expect(told).toContain(`${CAT}: 10.00 staked, 190.00 returned by ${C}`);
  expect(told).toContain(`${ANN}: 10.00 staked, 200.00 returned by ${A}`);
});
