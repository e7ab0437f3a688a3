import { money } from '@baize/exact';
import { emptyTable, rulesOf, SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../state.ts';
import { ANN, at, BEN, CAT, configOf, dealer, openTable, supervisor } from '../testing/floor.ts';
import { otherBooks } from '../testing/other-books.ts';
import { cardState, DEALT, diceStates } from '../testing/tables.ts';
import { foresee, houseExposure, worstWhenFull } from './house-exposure.ts';
import { pitView } from './pit-view.ts';
import { stakesByLayout } from './stakes-at-risk.ts';

const B = 'rws-sic-bo-2021/b';
/** Small 2,000, Big 3,000, Total 9 700 and Triple 4 600. */
const { betting, between } = diceStates(B);

/** The same table by dice of which somebody foresees less: Small comes back, and of Big nothing is known. */
function withStandOff(state: TableState): TableState {
  const mechanics = SHIPPED.mechanics.map((each) => {
    const { risk } = each;
    if (!risk) return each;
    const tableOf: typeof risk.tableOf = (game) => {
      const table = risk.tableOf(game);
      const returns = new Map(table.returns);
      returns.delete('big');
      returns.set(
        'small',
        table.weights.map(() => table.unit),
      );
      return { ...table, returns };
    };
    return { ...each, risk: { ...risk, tableOf } };
  });
  return {
    ...state,
    rules: rulesOf(
      configOf(B),
      otherBooks((book) => book, mechanics),
    ),
  };
}

describe('[rws-sic-bo-2021#4.1.2] a result is foreseen', () => {
  test('with what it would pay on which areas, and what it would collect', () => {
    const foreseen = foresee(betting, [5, 1, 3]);
    // 1 to 1 on Small and 7 to 1 on Total 9; Big and the triple lose.
    expect(foreseen?.wins.toSorted((one, other) => (one.bet < other.bet ? -1 : 1))).toEqual([
      { bet: 'small', stake: 2000, pays: 2000 },
      { bet: 'total:9', stake: 700, pays: 4900 },
    ]);
    expect(foreseen).toMatchObject({ pays: 6900, collects: 3600, net: -3300 });
    // 195 to 1; a triple is neither Big nor Small.
    expect(foresee(betting, [4, 4, 4])).toEqual({
      wins: [{ bet: 'triple:4', stake: 600, pays: 117_000 }],
      pays: 117_000,
      collects: 5700,
      net: -111_300,
    });
    expect(foresee(betting, [1, 1, 1])).toEqual({ wins: [], pays: 0, collects: 6300, net: 6300 });
  });

  test('a stake that comes back is neither paid nor collected; what is not known is left out', () => {
    expect(foresee(withStandOff(betting), [1, 3, 5])).toEqual({
      wins: [{ bet: 'total:9', stake: 700, pays: 4900 }],
      pays: 4900,
      collects: 600,
      net: -4300,
    });
    expect(houseExposure(withStandOff(betting))).toMatchObject({ atRisk: 3300 });
  });

  test('not where there is no round, no game, or nothing to go through', () => {
    expect(foresee(between, [1, 3, 5])).toBeNull();
    expect(foresee(emptyTable(), [1, 3, 5])).toBeNull();
    const cards = cardState(DEALT, 'dealt').state;
    expect(foresee(cards, [1, 3, 5])).toBeNull();
    expect(houseExposure(cards)).toBeNull();
    expect([between, emptyTable()].map(stakesByLayout)).toEqual([[], []]);
  });

  test('nor once a result stands: then it is known what it does', () => {
    const { round } = betting;
    const result = [5, 1, 3] as const;
    const decided = { ...betting, round: round && { ...round, result } };
    expect(foresee(decided, [1, 3, 5])).toBeNull();
    expect(houseExposure(decided)).toBeNull();
  });
});

describe('a table full to its limits', () => {
  const nothing = { minimum: money(0), maximum: money(0) };
  const upTo = (maximum: number) => ({ minimum: money(100), maximum: money(maximum) });
  /** Only Small and the triples take anything. */
  const limits = { default: nothing, kinds: { small: upTo(1000), triple: upTo(300) } };

  test('[rws-sic-bo-2021#4.1.2] would lose the most on a triple', () => {
    const worst = worstWhenFull(rulesOf(configOf(B, { limits })));
    // 195 to 1 on one triple, against Small and five others.
    expect(worst).toMatchObject({ weight: 1, net: 1000 + 5 * 300 - 195 * 300, staked: 2800 });
    expect(new Set(worst?.dice).size).toBe(1);
  });

  test('[rws-sic-bo-2021#I-C1] on all layouts at once', () => {
    const own = configOf(B, { limits });
    const { houseTable, differential } = own;
    const kinds = { small: upTo(5000) };
    const other = { game: 'rws-sic-bo-2021/a', terminals: [BEN], houseTable, differential };
    const layouts = [{ ...other, limits: { default: nothing, kinds } }];
    expect(worstWhenFull(rulesOf(configOf(B, { limits, layouts })))).toMatchObject({
      net: 1000 + 5 * 300 - 195 * 300 + 5000,
      staked: 2800 + 5000,
    });
  });

  test('cannot be said where results are not gone through one by one', () => {
    expect(worstWhenFull(rulesOf(configOf('rws-si-ki-pi-v2')))).toBeNull();
  });
});

describe('[rws-sic-bo-2021#I-C1] terminals of several layouts', () => {
  const A = 'rws-sic-bo-2021/a';
  const own = configOf(A);
  const { limits, houseTable, differential } = own;
  const layout = { limits, houseTable, differential };
  const journal = openTable({
    ...own,
    layouts: [
      { ...layout, game: B, terminals: [BEN] },
      { ...layout, game: 'rws-sic-bo-2021/c', terminals: [CAT] },
    ],
  });
  journal.give(dealer, { type: 'OpenBets' });
  for (const terminal of [ANN, BEN, CAT]) {
    const stake = money(1000);
    journal.give(at(terminal), { type: 'PlaceBet', terminal, bet: 'total:6', stake });
  }
  const stake = money(500);
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake });
  const open = journal.state();
  journal.give(dealer, { type: 'CloseBets' });
  const closed = journal.state();

  test.each([
    ['open', open],
    ['closed', closed],
  ])('one area wins for each at the prices of its own, while bets are %s', (_, state) => {
    // 19, 19 and 18 to 1 on 1,000 each; Small at 1 to 1.
    expect(foresee(state, [1, 2, 3])).toEqual({
      wins: expect.arrayContaining([
        { bet: 'total:6', stake: 3000, pays: 56_000 },
        { bet: 'small', stake: 500, pays: 500 },
      ]),
      pays: 56_500,
      collects: 0,
      net: -56_500,
    });
    expect(foresee(state, [1, 2, 3])?.wins).toHaveLength(2);
    const { areas, exposure } = pitView(state, supervisor, 0);
    expect(exposure?.atRisk).toBe(3500);
    expect(areas.map(({ bet, atRisk, liability }) => [bet, atRisk, liability]).toSorted()).toEqual([
      ['small', 500, 500],
      ['total:6', 3000, 56_000],
    ]);
  });

  test('an area that only some have is shown with the limits of those', () => {
    const tight = { default: { minimum: money(500), maximum: money(2000) }, kinds: {} };
    const other = { ...layout, game: B, terminals: [BEN], limits: tight };
    const shared = openTable({ ...own, layouts: [other] }, [ANN, BEN]);
    const bet = 'three:126';
    expect(shared.state().rules?.cluster?.layouts.map((each) => each.areaIndex.has(bet))).toEqual([
      false,
      true,
    ]);
    shared.give(dealer, { type: 'OpenBets' });
    shared.give(at(BEN), { type: 'PlaceBet', terminal: BEN, bet, stake: money(600) });
    expect(pitView(shared.state(), supervisor, 0).areas).toMatchObject([
      { bet, placed: 600, atRisk: 600, maximum: 2000 },
    ]);
  });
});
