import { dealerView, playerView } from '@baize/table';
import {
  ANN,
  at,
  BEN,
  CAT,
  cardState,
  cardTable,
  DEALT,
  dealer,
  dealHands,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

test('a person at the table sees their own box only when they sit there', () => {
  const { state, now } = cardState(
    { ...DEALT, withdrawalOffered: [{ box: 1, terminal: ANN }] },
    'dealt',
  );
  const { cards } = playerView(state, ANN, now);
  expect(cards?.boxes.map(({ isMine, isTaken }) => [isMine, isTaken]).slice(0, 3)).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(cards?.boxes[0]).toMatchObject({
    mayWithdraw: true,
    stakes: [
      { bet: 'initial', stake: 2000 },
      { bet: 'bonus:player', stake: 500 },
    ],
  });
  expect(cards?.boxes[1]).toMatchObject({ mayWithdraw: false, stakes: [], hasInitialBet: true });
  const others = playerView(state, BEN, now).cards?.boxes;
  expect(others?.[0]).toMatchObject({ mayWithdraw: false, stakes: [] });
  expect(others?.[1]?.stakes).toEqual([{ bet: 'initial', stake: 3000 }]);
  // Whoever has no bets in the round has none in any box, closed or not.
  expect(playerView(state, CAT, now).cards?.boxes.flatMap(({ stakes }) => stakes)).toEqual([]);
});

const OWN = 'Kc 8s 8h 2d';
const DEALER = 'Qd Jh 9c 6d';

function oneBox(changes = {}) {
  const bets = {
    [ANN]: { '3/initial': 10_000, '3/bonus:player': 2500 },
    [BEN]: { '3/initial': 1000 },
  };
  return dealHands(cardTable({ [ANN]: 3, [BEN]: null }, changes), bets, OWN, DEALER);
}

test('[rws-si-ki-pi-v2#Appendix H 1(ii)(e)] who decides is shown three ways, their worth, and which one the House Way is', () => {
  const journal = oneBox();
  const own = (terminal: string) =>
    playerView(journal.state(), terminal, journal.now()).cards?.boxes[2];
  expect(own(ANN)).toMatchObject({ decides: true, own: null, cards: null, backers: 1 });
  journal.give(at(ANN), { type: 'LookAtCards', box: 3 });
  const points = (total: number, rank: string) => ({ kind: 'points', points: total, rank });
  const gong = { kind: 'gong', points: null };
  expect(own(ANN)?.own).toMatchObject({
    ways: [
      {
        low: 'Kc 8s',
        high: '8h 2d',
        values: { low: points(8, 'K'), high: gong },
        isHouseWay: true,
      },
      { low: 'Kc 8h', high: '8s 2d', values: { low: points(8, 'K'), high: gong } },
      {
        low: 'Kc 2d',
        high: '8s 8h',
        values: { low: points(2, 'K'), high: { kind: 'pair', rank: '8' } },
      },
    ],
    because: expect.arrayContaining(['rws-si-ki-pi-v2#Appendix H 1(ii)(e)']),
    bonus: { hand: 'pair', pays: '1 to 1', wins: 2500 },
  });
  expect(own(ANN)?.own?.ways.filter(({ isHouseWay }) => isHouseWay)).toHaveLength(1);
  // Somebody who backs the box sees the backs of its cards.
  expect(own(BEN)).toMatchObject({ decides: false, own: null, cards: null, backers: 1 });
});

test('half by half: 8 points beat 6 and a Gong beats 9, first for the player, then for all', () => {
  const journal = oneBox();
  journal.give(at(ANN), { type: 'LookAtCards', box: 3 });
  journal.give(at(ANN), { type: 'ArrangeHand', box: 3, low: 'Kc 8s', high: '8h 2d' });
  journal.give(dealer, { type: 'SetDealerHand', low: 'Jh 6d', high: 'Qd 9c' });
  const won = { winner: 'player', by: 'rank' };
  const box = (terminal: string) =>
    playerView(journal.state(), terminal, journal.now()).cards?.boxes[2];
  expect(box(ANN)).toMatchObject({
    way: 'player',
    compared: { low: won, high: won, result: 'win' },
  });
  expect(box(BEN)).toMatchObject({ way: 'player', compared: null, cards: null });
  const { due } = dealerView(journal.state(), dealer, journal.now()).cards ?? {};
  expect(due?.initial.map(({ terminal, returned }) => [terminal, returned])).toEqual([
    [ANN, 19_500],
    [BEN, 1950],
  ]);
  expect(due?.bonus.map(({ terminal, returned }) => [terminal, returned])).toEqual([[ANN, 5000]]);
  journal.give(dealer, { type: 'SettleInitial' });
  expect(box(BEN)).toMatchObject({ compared: { result: 'win' }, setting: { low: 'Kc 8s' } });
  expect(playerView(journal.state(), BEN, journal.now()).cards?.initial).toMatchObject({
    lines: [{ bet: '3/initial', commission: 50, returns: 1950 }],
    returned: 1950,
  });
  journal.give(dealer, { type: 'SettleBonus' });
  const { past } = playerView(journal.state(), CAT, journal.now()).cards ?? {};
  expect(past).toMatchObject([
    {
      dealer: { values: { low: { points: 6, rank: 'J' }, high: { points: 9, rank: 'Q' } } },
      boxes: [{ box: 3, compared: { result: 'win' } }],
    },
  ]);
});

test('a table with a time for arranging says when it ends, and one without says nothing', () => {
  const timed = oneBox({ arrangingSeconds: 20 });
  const { arranging } = playerView(timed.state(), ANN, timed.now()).cards ?? {};
  expect((arranging?.until ?? 0) - (arranging?.from ?? 0)).toBe(20_000);
  const untimed = oneBox();
  expect(playerView(untimed.state(), ANN, untimed.now()).cards?.arranging).toBeNull();
});
