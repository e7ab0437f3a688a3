import { dealerView, displayView, playerView } from '@baize/table';
import type { Journal } from '@baize/table/testing';
import {
  ANN,
  at,
  BEN,
  betting,
  CAT,
  cardTable,
  configOf,
  dealer,
  dealerSets,
  pitManager,
  playOut,
  report,
  shiftManager,
} from '@baize/table/testing';
import { DEALER, dealtToFour, played } from '@baize/testing/card-records';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../cards/card.ts';

const shown = (journal: Journal) => displayView(journal.state()).cards;
const seen = (journal: Journal, terminal: string) =>
  playerView(journal.state(), terminal, journal.now()).cards;
const dealt = (journal: Journal) => dealerView(journal.state(), dealer, journal.now()).cards;

const FACE_DOWN = { cards: null, setting: null, values: null };
const points = (total: number, rank: string, ...counts: readonly number[]) => ({
  kind: 'points',
  points: total,
  rank,
  counts,
});
const hand = (low: string, high: string, cards: string, worthLow: object, worthHigh: object) => ({
  cards,
  setting: { low, high },
  values: { low: worthLow, high: worthHigh },
});

/** A box at which nobody sits and nothing lies. */
const EMPTY = {
  ...FACE_DOWN,
  isTaken: false,
  hasInitialBet: false,
  backers: 0,
  hand: 'none',
  way: null,
  isOffered: false,
  result: null,
  compared: null,
};
const tiles = (...boxes: readonly object[]) =>
  Array.from({ length: 7 }, (_, index) => ({ ...EMPTY, box: index + 1, ...boxes[index] }));

/** The four hands of `dealtToFour` as they were put down, and the dealer's. */
const ACE_HIGH = hand('Ks 9h', 'As 8d', 'As Ks 9h 8d', points(9, 'K', 0, 9), points(9, 'A', 1, 8));
const LIKE_THE_DEALER = hand(
  'Qd Js',
  'Kh 2d',
  'Kh Qd Js 2d',
  points(0, 'Q', 0, 0),
  points(2, 'K', 0, 2),
);
const NINE_HIGH = hand('Jd Th', 'Kc 9c', 'Kc Jd Th 9c', points(0, 'J', 0, 0), points(9, 'K', 0, 9));
const FIVES = hand('Ts 4d', '5s 5h', 'Ts 5s 5h 4d', points(4, '10', 0, 4), {
  kind: 'pair',
  points: null,
  rank: '5',
  counts: [5, 5],
});
const THE_DEALERS = hand('Qc Jh', 'Kd 2s', DEALER, points(0, 'Q', 0, 0), points(2, 'K', 0, 2));

const cites = (clause: string) => expect.arrayContaining([`rws-si-ki-pi-v2#${clause}`]);
const wins = { winner: 'player', by: 'rank' };
const COMPARED = [
  { low: wins, high: wins, result: 'win', because: cites('3.13.7') },
  {
    low: { winner: 'dealer', by: 'both-zero' },
    high: { winner: 'dealer', by: 'equal' },
    result: 'lose',
    because: cites('3.13.8'),
  },
  {
    low: { winner: 'dealer', by: 'both-zero' },
    high: wins,
    result: 'stand-off',
    because: cites('3.13.9'),
  },
  { low: wins, high: wins, result: 'win', because: cites('3.13.7') },
];
const HANDS = [ACE_HIGH, LIKE_THE_DEALER, NINE_HIGH, FIVES];
const WAYS = ['player', 'house-way', 'player', 'house-way'];
/** The boxes once they are compared, for all to see. */
const OPEN = HANDS.map((each, index) => ({
  ...each,
  box: index + 1,
  way: WAYS[index],
  compared: COMPARED[index],
}));

describe('the display', () => {
  test('shows while bets are open who sits where and how many back a box, not who and how much', () => {
    const journal = betting(cardTable({ [ANN]: 1, [BEN]: 2, [CAT]: 3 }), {
      [ANN]: { '1/initial': 500, '4/initial': 500, '5/initial': 500, '2/initial': 500 },
      [BEN]: { '1/bonus:player': 500, '4/initial': 500, '7/initial': 500 },
    });
    const back = { type: 'WithdrawBet', terminal: ANN, bet: '5/initial', stake: null } as const;
    journal.give(at(ANN), back);
    const boxes = [
      { isTaken: true, hasInitialBet: true },
      { isTaken: true, hasInitialBet: true, backers: 1 },
      { isTaken: true },
      { hasInitialBet: true, backers: 2 },
      {},
      {},
      { hasInitialBet: true, backers: 1 },
    ];
    const nothing = { dealer: FACE_DOWN, arranging: null, past: [] };
    expect(shown(journal)).toEqual({ ...nothing, boxes: tiles(...boxes) });
    journal.give(dealer, { type: 'CloseBets' });
    expect(shown(journal)).toEqual({ ...nothing, boxes: tiles(...boxes) });
  });

  test('shows the backs of cards and who has put them down, then every hand, then how it came out', () => {
    const journal = dealtToFour();
    const place = (box: number, more: object) => ({
      isTaken: box < 4,
      hasInitialBet: true,
      backers: box < 4 ? 0 : 2,
      hand: 'set',
      way: WAYS[box - 1],
      ...more,
    });
    const faceDown = tiles(...[1, 2, 3, 4].map((box) => place(box, {})));
    const rest = { arranging: null, past: [] };
    expect(shown(journal)).toEqual({ dealer: FACE_DOWN, boxes: faceDown, ...rest });
    dealerSets(journal);
    expect(shown(journal)).toEqual({ dealer: THE_DEALERS, boxes: faceDown, ...rest });
    journal.give(dealer, { type: 'SettleInitial' });
    const results = ['win', 'lose', 'stand-off', 'win'];
    const open = tiles(
      ...OPEN.map((each, index) => place(index + 1, { ...each, result: results[index] })),
    );
    expect(shown(journal)).toEqual({ dealer: THE_DEALERS, boxes: open, ...rest });
    journal.give(dealer, { type: 'SettleBonus' });
    expect(shown(journal)).toEqual({
      dealer: FACE_DOWN,
      boxes: tiles({ isTaken: true }, { isTaken: true }, { isTaken: true }),
      arranging: null,
      past: [{ round: 'T7-1', number: 1, dealer: THE_DEALERS, boxes: OPEN }],
    });
  });

  test('follows the last ten rounds that were compared, newest first; what is void is left out', () => {
    const journal = played();
    for (let round = 2; round <= 12; round += 1) {
      betting(journal, {});
      if (round === 5) {
        journal.give(dealer, report('foreign-card'));
      } else {
        journal.give(dealer, { type: 'CloseBets' });
        journal.give(dealer, { type: 'Deal', deck: [...DECK] });
        playOut(journal);
      }
    }
    const rounds = [12, 11, 10, 9, 8, 7, 6, 4, 3, 2];
    expect(shown(journal)?.past.map(({ number }) => number)).toEqual(rounds);
    const takesBack = { type: 'DecideRound', round: 'T7-11', effect: 'void-round' } as const;
    journal.agree(shiftManager, { ...takesBack, reason: 'a test.' }, pitManager);
    const left = [12, 10, 9, 8, 7, 6, 4, 3, 2, 1];
    expect(shown(journal)?.past.map(({ number }) => number)).toEqual(left);
    expect(shown(journal)?.past.at(-1)).toMatchObject({ round: 'T7-1', boxes: OPEN });
  });
});

describe('a player', () => {
  test('sees the stakes of their own, and of the cards those they decide for once they have looked', () => {
    const journal = dealtToFour();
    const own = (terminal: string) => seen(journal, terminal)?.boxes.slice(0, 4);
    const stake = (bet: string, amount: number) => ({ bet, stake: amount });
    // Ann has put her cards down, so she has looked at them.
    expect(own(ANN)).toMatchObject([
      {
        ...ACE_HIGH,
        isMine: true,
        decides: true,
        stakes: [stake('initial', 2000), stake('bonus:player', 500)],
        compared: null,
        own: { bonus: null },
      },
      { ...FACE_DOWN, isMine: false, decides: false, stakes: [], own: null },
      { ...FACE_DOWN, isMine: false, decides: false, stakes: [], own: null },
      {
        ...FACE_DOWN,
        isMine: false,
        decides: false,
        stakes: [stake('initial', 1000), stake('bonus:player', 600)],
        own: null,
      },
    ]);
    // Ben had the House Way put his down and has never looked.
    expect(own(BEN)?.[1]).toMatchObject({ ...FACE_DOWN, isMine: true, decides: true, own: null });
    expect(own(BEN)?.[1]?.stakes).toEqual([stake('initial', 4000), stake('bonus:dealer', 700)]);
    dealerSets(journal);
    expect(own(ANN)?.[0]?.compared).toEqual(COMPARED[0]);
    expect(own(BEN)?.[1]).toMatchObject({ ...FACE_DOWN, compared: null });
    expect(seen(journal, ANN)?.initial).toBeNull();
  });

  test('sees the settlement of the initial bets while the bonus bets are still to come', () => {
    const journal = dealtToFour();
    dealerSets(journal);
    journal.give(dealer, { type: 'SettleInitial' });
    const { lines = [], ...sum } = seen(journal, ANN)?.initial ?? {};
    expect(sum).toEqual({ staked: 3000, returned: 5850 });
    expect(lines.map(({ bet, returns, commission }) => [bet, returns, commission])).toEqual([
      ['1/initial', 3900, 100],
      ['4/initial', 1950, 50],
    ]);
    journal.give(dealer, { type: 'SettleBonus' });
    expect(seen(journal, ANN)?.initial).toBeNull();
  });

  test('recalls the hands of a round as they were compared, and none where it was taken back', () => {
    const journal = played();
    const recalled = () => playerView(journal.state(), ANN, journal.now()).recall[0]?.hands;
    expect(recalled()).toEqual({ dealer: THE_DEALERS, boxes: OPEN });
    const takesBack = { type: 'DecideRound', round: 'T7-1', effect: 'void-round' } as const;
    journal.agree(shiftManager, { ...takesBack, reason: 'a test.' }, pitManager);
    expect(recalled()).toBeNull();
  });

  test('recalls the hands without the comparing once the table plays another game', () => {
    const journal = played();
    const config = configOf('rws-tai-sai-v5/c');
    journal.agree(pitManager, { type: 'ConfigureTable', config }, shiftManager);
    expect(playerView(journal.state(), ANN, journal.now()).recall[0]?.hands).toEqual({
      dealer: THE_DEALERS,
      boxes: OPEN.map((each) => ({ ...each, compared: null })),
    });
    expect([shown(journal), seen(journal, ANN), dealt(journal)]).toEqual([null, null, null]);
  });
});
