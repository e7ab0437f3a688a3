import { money } from '@baize/exact';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { arrangement, hand } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import type { SiKiPiBet } from './bet.ts';
import { SI_KI_PI_BETS } from './bet.ts';
import { siKiPiGame } from './game.ts';
import { ENGLISH, siKiPiSentence } from './sentence.ts';
import { type BoxPlayed, settleSiKiPi } from './settle.ts';

const game = siKiPiGame(rwsSiKiPiV2);

function sentence(cards: string, set: BoxPlayed['set'], bet: SiKiPiBet, dealer: string) {
  const bets = [{ bet, stake: money(20) }];
  const boxes = [{ box: 1, hand: hand(cards), set, bets }];
  const settlement = settleSiKiPi(game, { dealer: hand(dealer), boxes });
  const [box] = settlement.boxes;
  const line = box?.lines[0];
  if (!box || !line) throw new Error('One bet makes one line.');
  return siKiPiSentence(game, line, box, settlement.dealer);
}

test('a win names both hands, the price and the commission', () => {
  const set = arrangement('8s Kh', '9s 9h');
  expect(sentence('8s Kh 9s 9h', set, 'initial', '7d Kc 8d 8c')).toEqual({
    en: 'Initial Bet wins 1 to 1 less 5%: Low K-8 (8 points, K high) beats K-7 (7 points, K high); High 9-9 (Pair of 9) beats 8-8 (Pair of 8)',
    'zh-Hans':
      '主注赢，赔率 1 比 1，扣佣金 5%：低牌 K-8（8 点，K 大）胜 K-7（7 点，K 大）；高牌 9-9（一对 9）胜 8-8（一对 8）',
  });
});

test('a loss says what equal hands do', () => {
  expect(sentence('As Ts Kh 9s', 'house-way', 'initial', 'Ad Td Kd 9d')).toEqual({
    en: 'Initial Bet loses: Low A-10 (1 point, A high) loses to A-10 (1 point, A high), as equal hands go to the dealer; High K-9 (9 points, K high) loses to K-9 (9 points, K high), as equal hands go to the dealer',
    'zh-Hans':
      '主注输：低牌 A-10（1 点，A 大）负于 A-10（1 点，A 大），牌面相同归庄家；高牌 K-9（9 点，K 大）负于 K-9（9 点，K 大），牌面相同归庄家',
  });
});

test('a stand-off says that the stake goes back, and what two hands without points do', () => {
  expect(sentence('Ks Qs Js 9s', 'house-way', 'initial', 'Kd Qd Jd 8d')).toEqual({
    en: 'Initial Bet stands off and the stake goes back: Low Q-J (0 points) loses to Q-J (0 points), as two hands without points go to the dealer; High K-9 (9 points, K high) beats K-8 (8 points, K high)',
    'zh-Hans':
      '主注平局，退回本金：低牌 Q-J（0 点）负于 Q-J（0 点），双方零点归庄家；高牌 K-9（9 点，K 大）胜 K-8（8 点，K 大）',
  });
});

test('a bonus names the cards and what they make', () => {
  expect(sentence('Ks Kh 9s 9h', 'house-way', 'bonus:player', 'Ad Td Kd 9d')).toEqual({
    en: "Bonus on the Player's Hand wins 12 to 1: Two Pairs in K-K-9-9",
    'zh-Hans': '闲家牌红利赢，赔率 12 比 1：K-K-9-9 为两对',
  });
  expect(sentence('Ks Kh 9s 9h', 'house-way', 'bonus:dealer', 'Ad Td Kd 9d')).toEqual({
    en: "Bonus on the Dealer's Hand loses: no two cards of one rank in A-K-10-9",
    'zh-Hans': '庄家牌红利输：A-K-10-9 无对子',
  });
});

test('bonus hands are called as the pay table calls them', () => {
  for (const { hand: bonusHand, label } of rwsSiKiPiV2.table.bonus.rows) {
    expect(ENGLISH.bonusHand[bonusHand]).toBe(label);
  }
  expect(SI_KI_PI_BETS).toHaveLength(3);
});
