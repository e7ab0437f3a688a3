import { money, rational } from '@baize/exact';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { arrangement, hand } from '@baize/testing/si-ki-pi-cards';
import { describe, expect, test } from 'vitest';
import type { SiKiPiBet } from './bet.ts';
import { arrangementsOf } from './cards/arrangement.ts';
import { siKiPiGame } from './game.ts';
import { type BoxPlayed, settleSiKiPi } from './settle.ts';
import type { SiKiPiLine } from './settle-line.ts';

const game = siKiPiGame(rwsSiKiPiV2);

/** Set by the House Way as 7-K, seven points, and a Pair of 8. */
const dealer = hand('7d Kc 8d 8c');

const WINNER = { cards: '8s Kh 9s 9h', set: arrangement('8s Kh', '9s 9h') };
const LOSER = { cards: '6s Kh 7s 7h', set: arrangement('6s Kh', '7s 7h') };
const LOW_ONLY = { cards: '8s Kh 7s 7h', set: arrangement('8s Kh', '7s 7h') };

function settled(
  { cards, set }: { cards: string; set: BoxPlayed['set'] },
  bet: SiKiPiBet,
  stake: number,
  dealerHand = dealer,
): SiKiPiLine {
  const boxes = [{ box: 1, hand: hand(cards), set, bets: [{ bet, stake: money(stake) }] }];
  const line = settleSiKiPi(game, { dealer: dealerHand, boxes }).boxes[0]?.lines[0];
  if (!line) throw new Error('One bet makes one line.');
  return line;
}

describe('an initial bet', () => {
  test('[rws-si-ki-pi-v2#4.1] that wins is paid its own amount less one twentieth', () => {
    expect(settled(WINNER, 'initial', 100)).toMatchObject({
      bet: 'initial',
      stake: 100,
      result: 'win',
      odds: rational(1),
      pays: 95,
      returns: 195,
      commission: 5,
    });
    for (let units = 1; units <= 1_000; units += 1) {
      const { pays, returns, commission } = settled(WINNER, 'initial', 20 * units);
      expect([pays, returns, commission]).toEqual([19 * units, 39 * units, units]);
    }
  });

  test('that wins names the comparison, then the price', () => {
    expect(settled(WINNER, 'initial', 100).because).toEqual(
      [
        '3.13.7',
        '3.13.1',
        '3.7.2',
        '1 Picture Card',
        '3.13.2',
        '3.7.1',
        '1 Pair',
        '3.5',
        '4.1',
        'I-H8',
      ].map((clause) => `rws-si-ki-pi-v2#${clause}`),
    );
  });

  test('that loses returns nothing', () => {
    const line = settled(LOSER, 'initial', 100);
    expect(line).toMatchObject({ result: 'lose', odds: null, pays: 0, returns: 0, commission: 0 });
    expect(line.because[0]).toBe('rws-si-ki-pi-v2#3.13.8');
  });

  test('[rws-si-ki-pi-v2#1 Stand Off] that stands off is neither paid nor collected', () => {
    const line = settled(LOW_ONLY, 'initial', 100);
    expect(line).toMatchObject({
      result: 'stand-off',
      odds: null,
      pays: 0,
      returns: 100,
      commission: 0,
    });
    expect(line.because.slice(0, 2)).toEqual([
      'rws-si-ki-pi-v2#3.13.9',
      'rws-si-ki-pi-v2#1 Stand Off',
    ]);
  });
});

describe('a bonus bet', () => {
  test.each([
    ['9s 9h 9d 9c', 100],
    ['9s 9h 9d Kc', 20],
    ['9s 9h Ks Kh', 12],
    ['9s 9h Ks Qh', 1],
  ])('[rws-si-ki-pi-v2#4.3] on %s wins %i to 1 without commission', (cards, odds) => {
    const expected = {
      result: 'win',
      odds: rational(odds),
      pays: 20 * odds,
      returns: 20 * odds + 20,
      commission: 0,
    };
    expect(settled({ cards, set: 'house-way' }, 'bonus:player', 20)).toMatchObject(expected);
    const other = { cards: 'As Qs Js Ts', set: 'house-way' } as const;
    expect(settled(other, 'bonus:dealer', 20, hand(cards))).toMatchObject(expected);
  });

  test('does not depend on how the cards are set nor on the other hand', () => {
    for (const set of arrangementsOf(hand('9s 9h Ks Qh'))) {
      for (const other of ['As Qs Js Ts', 'Ad Ah Ac 2c', '7d Kc 8d 8c']) {
        const line = settled({ cards: '9s 9h Ks Qh', set }, 'bonus:player', 20, hand(other));
        expect(line.returns).toBe(40);
      }
    }
  });

  test("[rws-si-ki-pi-v2#1 Bonus Bet] is judged by the hand it names, the player's or the dealer's", () => {
    const none = { cards: 'As Qs Js Ts', set: 'house-way' } as const;
    expect(settled(none, 'bonus:player', 20)).toMatchObject({
      result: 'lose',
      odds: null,
      returns: 0,
      because: ['rws-si-ki-pi-v2#4.2.1', 'rws-si-ki-pi-v2#1 Bonus Bet'],
    });
    expect(settled(none, 'bonus:dealer', 20)).toMatchObject({
      result: 'win',
      returns: 40,
      because: ['rws-si-ki-pi-v2#4.3', 'rws-si-ki-pi-v2#4.2.1', 'rws-si-ki-pi-v2#1 Bonus Bet'],
    });
  });

  test('names the rule of the best hand only where several hands qualify', () => {
    const because = settled({ cards: '9s 9h 9d Kc', set: 'house-way' }, 'bonus:player', 20).because;
    expect(because.slice(0, 2)).toEqual(['rws-si-ki-pi-v2#4.3', 'rws-si-ki-pi-v2#4.2.2']);
  });
});

describe('a round', () => {
  test('[rws-si-ki-pi-v2#4.2] settles bonus bets after the initial bets, in whatever order they came', () => {
    const bets = (
      ['bonus:dealer', 'bonus:player', 'initial', 'bonus:player', 'initial'] as const
    ).map((bet, index) => ({ bet, stake: money(20), player: `player ${index}` }));
    const { boxes } = settleSiKiPi(game, {
      dealer,
      boxes: [{ box: 1, hand: hand(WINNER.cards), set: WINNER.set, bets }],
    });
    expect(boxes[0]?.lines.map(({ bet, player }) => `${bet} of ${player}`)).toEqual([
      'initial of player 2',
      'initial of player 4',
      'bonus:player of player 1',
      'bonus:player of player 3',
      'bonus:dealer of player 0',
    ]);
  });

  test('settles every box and adds up', () => {
    const { boxes, staked, returned, ...rest } = settleSiKiPi(game, {
      dealer,
      boxes: [
        { box: 1, hand: hand(WINNER.cards), set: WINNER.set, bets: [stake(100)] },
        { box: 3, hand: hand('6s Qh 7s 7h'), set: 'house-way', bets: [stake(40)] },
        { box: 7, hand: hand('8h Qd Ts Jd'), set: 'house-way', bets: [] },
      ],
    });
    expect(boxes.map(({ box, result }) => [box, result])).toEqual([
      [1, 'win'],
      [3, 'lose'],
      [7, 'lose'],
    ]);
    expect([staked, returned]).toEqual([140, 195]);
    expect(rest.game).toBe('rws-si-ki-pi-v2');
    expect(rest.dealer.setting).toMatchObject(arrangement('Kc 7d', '8d 8c'));
    expect(rest.dealer.hand).toEqual(dealer);
  });
});

function stake(amount: number) {
  return { bet: 'initial', stake: money(amount) } as const;
}
