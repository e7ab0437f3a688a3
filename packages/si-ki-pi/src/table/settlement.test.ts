import { balanceOf, commissionOf, imbalance, winOf } from '@baize/ledger';
import {
  ANN,
  at,
  BEN,
  CAT,
  cardTable,
  creditOf,
  dealer,
  dealerSets,
  dealHands,
  only,
  playOut,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

// Three cards from King to 10: Q-J Low without points, K-2 High with two.
const WEAK_DEALER = 'Kd Qc Jh 2s';
const NINE_AND_NINE = 'As Ks 9h 8d';
const SAME_AS_DEALER = 'Kh Qd Js 2d';
const NOTHING_AND_NINE = 'Kc Jd Th 9c';

function arranged(journal: ReturnType<typeof cardTable>, id: string, low: string, high: string) {
  const [box] = [...journal.state().boxes].find(([, holder]) => holder === id) ?? [0];
  journal.give(at(id), { type: 'ArrangeHand', box, low, high });
}

function movement(
  from: string,
  to: string,
  amount: number,
  key: string,
  because: readonly string[],
) {
  return { from, to, amount, key, because };
}

/** The clauses a payment of winning initial bets rests on. */
const PAID = [
  'rws-si-ki-pi-v2#3.13',
  'rws-si-ki-pi-v2#4.1',
  'rws-si-ki-pi-v2#3.13.7',
  'rws-si-ki-pi-v2#I-H8',
];

test('[rws-si-ki-pi-v2#4.1] a winning initial bet of 10.00 is paid 9.50; 0.50 is commission', () => {
  const journal = cardTable({ [ANN]: 1 });
  dealHands(journal, { [ANN]: { '1/initial': 1000 } }, NINE_AND_NINE, WEAK_DEALER);
  arranged(journal, ANN, 'Ks 9h', 'As 8d');
  const [settled] = only(playOut(journal), 'InitialBetsSettled');
  expect(settled?.settled).toEqual([
    {
      terminal: ANN,
      lines: [
        {
          bet: '1/initial',
          stake: 1000,
          effective: 1000,
          result: 'win',
          odds: '1',
          pays: 950,
          returns: 1950,
          commission: 50,
          because: expect.arrayContaining([
            'rws-si-ki-pi-v2#3.13.7',
            'rws-si-ki-pi-v2#3.5',
            'rws-si-ki-pi-v2#4.1',
            'rws-si-ki-pi-v2#I-H8',
          ]),
        },
      ],
      staked: 1000,
      returned: 1950,
    },
  ]);
  expect(settled?.results).toEqual([{ box: 1, result: 'win' }]);
  expect(settled?.because).toEqual(['rws-si-ki-pi-v2#3.13', 'rws-si-ki-pi-v2#4.1']);
  expect(settled?.postings).toEqual([
    movement('escrow:T7-1', 'credit:seat-Ann', 1000, 'T7-1:initial-pay:seat-Ann:stakes', PAID),
    movement('win:T7', 'credit:seat-Ann', 950, 'T7-1:initial-pay:seat-Ann:winnings', PAID),
    movement('win:T7', 'commission:T7', 50, 'T7-1:initial-pay:seat-Ann:commission', PAID),
  ]);
  expect(creditOf(journal, ANN)).toBe(100_950);
  const { balances } = journal.state();
  expect(balanceOf(balances, commissionOf('T7'))).toBe(50);
  expect(balanceOf(balances, winOf('T7'))).toBe(-1000);
  expect(imbalance(balances)).toBe(0);
});

test('[rws-si-ki-pi-v2#3.13.8] equal hands go to the dealer, who collects the bet', () => {
  const journal = cardTable({ [ANN]: 1 });
  dealHands(journal, { [ANN]: { '1/initial': 1000 } }, SAME_AS_DEALER, WEAK_DEALER);
  const [settled] = only(playOut(journal), 'InitialBetsSettled');
  expect(settled?.results).toEqual([{ box: 1, result: 'lose' }]);
  const key = 'T7-1:initial-collect:seat-Ann';
  expect(settled?.postings).toEqual([
    movement('escrow:T7-1', 'win:T7', 1000, key, ['rws-si-ki-pi-v2#3.13.8']),
  ]);
  expect(creditOf(journal, ANN)).toBe(99_000);
  expect(balanceOf(journal.state().balances, winOf('T7'))).toBe(1000);
  expect(balanceOf(journal.state().balances, commissionOf('T7'))).toBe(0);
});

test('[rws-si-ki-pi-v2#3.13.9] a stand-off returns the bet, without winnings and commission', () => {
  const journal = cardTable({ [ANN]: 1 });
  dealHands(journal, { [ANN]: { '1/initial': 1000 } }, NOTHING_AND_NINE, WEAK_DEALER);
  arranged(journal, ANN, 'Jd Th', 'Kc 9c');
  const [settled] = only(playOut(journal), 'InitialBetsSettled');
  expect(settled?.settled[0]?.lines[0]).toMatchObject({
    result: 'stand-off',
    odds: null,
    pays: 0,
    returns: 1000,
    commission: 0,
    because: expect.arrayContaining(['rws-si-ki-pi-v2#3.13.9', 'rws-si-ki-pi-v2#1 Stand Off']),
  });
  expect(creditOf(journal, ANN)).toBe(100_000);
  expect(balanceOf(journal.state().balances, winOf('T7'))).toBe(0);
});

test('[rws-si-ki-pi-v2#3.13.9] who wins at one box and stands off at another gets stakes back for both reasons', () => {
  const journal = cardTable({ [ANN]: 1, [BEN]: 2, [CAT]: null });
  const bets = {
    [ANN]: { '1/initial': 1000, '2/initial': 1000 },
    [BEN]: { '2/initial': 2000 },
    [CAT]: { '1/initial': 3000 },
  };
  dealHands(journal, bets, NINE_AND_NINE, NOTHING_AND_NINE, WEAK_DEALER);
  arranged(journal, ANN, 'Ks 9h', 'As 8d');
  arranged(journal, BEN, 'Jd Th', 'Kc 9c');
  const [settled] = only(playOut(journal), 'InitialBetsSettled');
  const reasons = (key: string) =>
    settled?.postings.find((each) => each.key === `T7-1:initial-pay:${key}`)?.because;
  const [won, off] = ['rws-si-ki-pi-v2#3.13.7', 'rws-si-ki-pi-v2#3.13.9'];
  expect(reasons(`${ANN}:stakes`)).toEqual(expect.arrayContaining([won, off]));
  expect(reasons(`${ANN}:winnings`)).toEqual(PAID);
  expect(reasons(`${BEN}:stakes`)).toContain(off);
  expect(reasons(`${BEN}:stakes`)).not.toContain(won);
  expect(reasons(`${CAT}:stakes`)).toEqual(PAID);
});

test('[rws-si-ki-pi-v2#4.2] bonus bets wait until the initial bets are settled', () => {
  const journal = cardTable({ [ANN]: 1 });
  const bets = { '1/initial': 1000, '1/bonus:player': 500 };
  dealHands(journal, { [ANN]: bets }, 'As Ah 9h 8d', WEAK_DEALER);
  dealerSets(journal);
  expect(journal.ask(dealer, { type: 'SettleBonus' })).toMatchObject({
    type: 'refused',
    refusal: { code: 'wrong-phase', phase: 'dealer-set', steps: ['settle-initial'] },
  });
  journal.give(dealer, { type: 'SettleInitial' });
  // The stake of the bonus still lies in escrow.
  expect(balanceOf(journal.state().balances, 'escrow:T7-1')).toBe(500);
  const last = journal.give(dealer, { type: 'SettleBonus' });
  expect(last.map(({ event }) => event.type)).toEqual(['BonusBetsSettled', 'RoundConcluded']);
  expect(last.map(({ event }) => event.because)).toEqual([
    ['rws-si-ki-pi-v2#4.2'],
    ['rws-si-ki-pi-v2#4.2'],
  ]);
  expect(journal.state().round).toBeNull();
});

test.each([
  ['Four of a Kind', 'As Ah Ad Ac', '100', 50_000],
  ['Three of a Kind', '9s 9h 9d Ac', '20', 10_000],
  ['Two Pairs', '9s 9h Ad Ac', '12', 6000],
  ['Pair', '9s 9h Ad 7c', '1', 500],
])(
  '[rws-si-ki-pi-v2#4.3] %s pays a bonus of 5.00 in full, without commission',
  (_, cards, odds, pays) => {
    const journal = cardTable({ [ANN]: 1 });
    const bets = { '1/initial': 1000, '1/bonus:player': 500 };
    dealHands(journal, { [ANN]: bets }, cards, WEAK_DEALER);
    const [settled] = only(playOut(journal), 'BonusBetsSettled');
    expect(settled?.settled[0]?.lines).toEqual([
      {
        bet: '1/bonus:player',
        stake: 500,
        effective: 500,
        result: 'win',
        odds,
        pays,
        returns: pays + 500,
        commission: 0,
        because: expect.arrayContaining(['rws-si-ki-pi-v2#4.3', 'rws-si-ki-pi-v2#4.2.1']),
      },
    ]);
  },
);

test("[rws-si-ki-pi-v2#4.2.1] a bonus looks at four cards: the player's, or the dealer's", () => {
  const journal = cardTable({ [ANN]: 1 });
  const bets = { '1/initial': 1000, '1/bonus:player': 500, '1/bonus:dealer': 600 };
  dealHands(journal, { [ANN]: bets }, SAME_AS_DEALER, 'Ks Kc Jd 2c');
  const [settled] = only(playOut(journal), 'BonusBetsSettled');
  expect(settled?.settled[0]?.lines.map(({ bet, result, pays }) => [bet, result, pays])).toEqual([
    ['1/bonus:player', 'lose', 0],
    ['1/bonus:dealer', 'win', 600],
  ]);
  const cards = ['rws-si-ki-pi-v2#4.2.1', 'rws-si-ki-pi-v2#1 Bonus Bet'];
  const paid = ['rws-si-ki-pi-v2#4.2', 'rws-si-ki-pi-v2#4.3', ...cards];
  expect(settled?.postings).toEqual([
    movement('escrow:T7-1', 'win:T7', 500, 'T7-1:bonus-collect:seat-Ann', cards),
    movement('escrow:T7-1', 'credit:seat-Ann', 600, 'T7-1:bonus-pay:seat-Ann:stakes', paid),
    movement('win:T7', 'credit:seat-Ann', 600, 'T7-1:bonus-pay:seat-Ann:winnings', paid),
  ]);
});

test('[rws-si-ki-pi-v2#2.1.1c] every box settles its three bets for whoever placed them', () => {
  const journal = cardTable({ [ANN]: 1, [BEN]: 2, [CAT]: null });
  dealHands(
    journal,
    {
      [ANN]: { '1/initial': 2000, '2/initial': 1000 },
      [BEN]: { '2/initial': 3000, '1/bonus:dealer': 500 },
      [CAT]: { '1/initial': 4000, '1/bonus:player': 700, '2/bonus:player': 600 },
    },
    NINE_AND_NINE,
    '5s 5h Ts 4d',
    WEAK_DEALER,
  );
  arranged(journal, ANN, 'Ks 9h', 'As 8d');
  // Box 2: a pair of fives High, T-4 Low with four points: both above the dealer's.
  arranged(journal, BEN, 'Ts 4d', '5s 5h');
  const events = playOut(journal);
  expect(only(events, 'InitialBetsSettled')[0]?.results).toEqual([
    { box: 1, result: 'win' },
    { box: 2, result: 'win' },
  ]);
  // Ann wins 19.00 and 9.50; Ben wins 28.50 and loses 5.00; Cat wins 38.00 and 6.00, loses 7.00.
  expect(creditOf(journal, ANN)).toBe(100_000 + 1900 + 950);
  expect(creditOf(journal, BEN)).toBe(100_000 + 2850 - 500);
  expect(creditOf(journal, CAT)).toBe(100_000 + 3800 + 600 - 700);
  const { balances, meters, concluded } = journal.state();
  expect(balanceOf(balances, commissionOf('T7'))).toBe(500);
  expect([...balances.keys()].filter((account) => account.startsWith('escrow:'))).toEqual([]);
  expect(imbalance(balances)).toBe(0);
  expect(meters).toMatchObject({ coinIn: 11_800, coinOut: 20_700, rounds: 1, voids: 0 });
  expect(concluded.get('T7-1')).toMatchObject({
    status: 'settled',
    settled: [
      { terminal: ANN, staked: 3000, returned: 5850 },
      { terminal: BEN, staked: 3500, returned: 5850 },
      {
        terminal: CAT,
        staked: 5300,
        returned: 9000,
        lines: [{ bet: '1/initial' }, { bet: '1/bonus:player' }, { bet: '2/bonus:player' }],
      },
    ],
  });
});

test('[rws-si-ki-pi-v2#3.13] boxes are compared in their order, whoever bet first', () => {
  const journal = cardTable({ [ANN]: 5, [BEN]: 2 });
  const bets = { [ANN]: { '5/initial': 1000 }, [BEN]: { '2/initial': 1000 } };
  dealHands(journal, bets, NINE_AND_NINE, SAME_AS_DEALER, WEAK_DEALER);
  const [settled] = only(playOut(journal), 'InitialBetsSettled');
  expect(settled?.results).toEqual([
    { box: 2, result: 'win' },
    { box: 5, result: 'lose' },
  ]);
});

test('a round without bets is dealt to the dealer alone and ends without money', () => {
  const journal = cardTable({ [ANN]: 1 });
  dealHands(journal, {}, WEAK_DEALER);
  expect(journal.state().round?.play.cards).toMatchObject({
    dealer: WEAK_DEALER.split(' '),
    hands: [],
  });
  playOut(journal);
  expect(journal.state()).toMatchObject({ round: null, meters: { coinIn: 0, coinOut: 0 } });
});
