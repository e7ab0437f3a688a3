import { add, money, multiply, rational } from '@baize/exact';
import { findGame } from '@baize/rulebooks';
import { DECK, siKiPiGame } from '@baize/si-ki-pi';
import { roundMoments } from '@baize/si-ki-pi/mathematics';
import { describe, expect, test } from 'vitest';
import { type Bet, DEALER, TablePlay, WHENEVER } from '../../testing/table-play.ts';
import { DEFAULT_SHIFTS } from '../shift-plan.ts';
import { type WinDimension, winReport } from './win-report.ts';
import { winRow } from './win-row.ts';

const GAME = 'rws-si-ki-pi-v2';
/** A pair of aces beats the dealer twice; with J-10 and K-9 there is a stand-off. */
const DECK_AS_IT_LIES = ['Ah Ac 9h 8d', 'Kc Jd Th 9c', 'Kd Qc Jh 2s'].join(' ').split(' ');

/** A plays box 1, B box 2; bets as they come, everything by the House Way. */
function played(...bets: readonly Bet[]): TablePlay {
  const play = new TablePlay(GAME, 'T1', { boxes: 7 });
  for (const [terminal, box] of [['A', 1] as const, ['B', 2] as const]) {
    play.give({ kind: 'terminal', id: terminal }, { type: 'TakeBox', terminal, box });
  }
  play.give(DEALER, { type: 'OpenBets' });
  for (const { terminal, bet, stake } of bets) {
    const by = { kind: 'terminal', id: terminal } as const;
    play.give(by, { type: 'PlaceBet', terminal, bet, stake: money(stake) });
  }
  play.give(DEALER, { type: 'CloseBets' });
  const rest = DECK.filter((card) => !DECK_AS_IT_LIES.includes(card));
  play.give(DEALER, { type: 'Deal', deck: [...DECK_AS_IT_LIES, ...rest] });
  play.give(DEALER, { type: 'EndArranging' });
  const hand = play.state.round?.play.cards?.hands.length === 1 ? NINE_FOR_THE_DEALER : WEAK;
  play.give(DEALER, { type: 'SetDealerHand', ...hand });
  play.give(DEALER, { type: 'SettleInitial' });
  if (bets.some(({ bet }) => bet.includes('bonus'))) play.give(DEALER, { type: 'SettleBonus' });
  return play;
}

const WEAK = { low: 'Qc Jh', high: 'Kd 2s' };
/** With one box the second hand is the dealer's. */
const NINE_FOR_THE_DEALER = { low: 'Jd Th', high: 'Kc 9c' };

async function linesOf(play: TablePlay, ...by: readonly WinDimension[]) {
  return winReport([play.journal()], { period: WHENEVER, by, shifts: DEFAULT_SHIFTS });
}

async function totalOf(play: TablePlay) {
  const [line] = await linesOf(play);
  if (!line) throw new Error('There is a line.');
  return line;
}

const initial = (terminal: string, box: number, stake: number): Bet => ({
  terminal,
  bet: `${box}/initial`,
  stake,
});

// golden/rws-si-ki-pi-v2.csv, by the counter that shares no code: wins, losses and deals.
const [WINS, LOSSES, DEALS] = [15_376_918_350n, 16_052_157_510n, 52_677_670_500n];
const EDGE = rational(4937043n, 180094600n);
const MEAN = LOSSES * 20n - WINS * 19n;
const VARIANCE = rational(
  (LOSSES * 400n + WINS * 361n) * DEALS - MEAN * MEAN,
  DEALS * DEALS * 400n,
);

test('one initial bet is measured by the House Way against the House Way', async () => {
  const line = await totalOf(played(initial('A', 1, 2000)));
  expect(line.tally.theoretical).toEqual(multiply(rational(2000), EDGE));
  expect(line.tally.variance).toEqual(multiply(rational(2000n ** 2n), VARIANCE));
  // Won by the player, 1900 after commission; 54.83 were to be won, give or take 1506.54.
  expect(winRow(line)).toMatchObject({ win: -1900, commission: 100, z: '-1.298' });
  expect(winRow(line).assumes).toBe('house-way');
});

describe('bets of one round move together', () => {
  const entry = findGame(GAME);
  if (!entry.ok || entry.value.layout) throw new Error('It is a game of cards.');
  const { covariance, bonus } = roundMoments(siKiPiGame(entry.value.book));

  test('in one box as one bet, in two by the dealer they share', async () => {
    const together = await totalOf(played(initial('A', 1, 1000), initial('B', 1, 3000)));
    expect(together.tally.variance).toEqual(multiply(rational(4000n ** 2n), VARIANCE));
    const apart = await totalOf(played(initial('A', 1, 1000), initial('B', 2, 3000)));
    expect(apart.tally.variance).toEqual(
      add(
        multiply(rational(1000n ** 2n + 3000n ** 2n), VARIANCE),
        multiply(rational(2 * 1000 * 3000), covariance.initials),
      ),
    );
  });

  test('a bonus with the initial bet on the same hand, on another and on the dealer', async () => {
    const bets = [
      initial('A', 1, 1000),
      initial('B', 2, 3000),
      { terminal: 'B', bet: '1/bonus:player', stake: 700 },
      { terminal: 'A', bet: '1/bonus:dealer', stake: 600 },
    ];
    const { tally } = await totalOf(played(...bets));
    expect(tally.theoretical).toEqual(
      add(multiply(rational(4000), EDGE), multiply(rational(1300), rational(1212, 20825))),
    );
    const parts = [
      [1000 ** 2 + 3000 ** 2, VARIANCE],
      [2 * 1000 * 3000, covariance.initials],
      [700 ** 2 + 600 ** 2, bonus.variance],
      [2 * 700 * 600, covariance.bonuses],
      [2 * 1000 * 700, covariance.initialAndOwnBonus],
      [2 * 3000 * 700, covariance.initialAndOtherBonus],
      [2 * 4000 * 600, covariance.initialAndDealerBonus],
    ] as const;
    const expected = parts
      .map(([amount, of]) => multiply(rational(amount), of))
      .reduce((sum, part) => add(sum, part));
    expect(tally.variance).toEqual(expected);
  });
});

test('a report by bets says of which figures the House Way is assumed', async () => {
  const bonus = { terminal: 'A', bet: '1/bonus:player', stake: 500 };
  const lines = await linesOf(played(initial('A', 1, 1000), bonus), 'bet');
  expect(lines.map(winRow)).toMatchObject([
    { bet: 'bonus:player', win: -500, assumes: null, z: expect.stringMatching(/^-0\.\d{3}$/) },
    { bet: 'initial', win: -950, commission: 50, assumes: 'house-way' },
  ]);
});
