import type { BoxResult, Half, HalfResult } from './compare.ts';
import type { BonusHand } from './table.ts';

/** What a settlement sentence is put together from, in one language. */
export interface Phrases {
  readonly half: Readonly<Record<Half, string>>;
  readonly beats: string;
  readonly losesTo: string;
  /** Added where a rule on equal hands decided. */
  readonly tie: Readonly<Record<HalfResult['by'], string>>;
  readonly between: string;
  readonly bonusHand: Readonly<Record<BonusHand, string>>;
  initial(result: BoxResult, name: string, pays: string, commission: string): string;
  halfSentence(half: string, verb: string, player: string, dealer: string, tie: string): string;
  worth(cards: string, value: string): string;
  bonusWins(name: string, pays: string, hand: string, cards: string): string;
  bonusLoses(name: string, cards: string): string;
  whole(opening: string, reasons: string): string;
}

export const ENGLISH: Phrases = {
  half: { low: 'Low', high: 'High' },
  beats: 'beats',
  losesTo: 'loses to',
  tie: {
    rank: '',
    equal: ', as equal hands go to the dealer',
    'both-zero': ', as two hands without points go to the dealer',
  },
  between: '; ',
  bonusHand: {
    'four-of-a-kind': 'Four of a Kind',
    'three-of-a-kind': 'Three of a Kind',
    'two-pairs': 'Two Pairs',
    pair: 'Pair',
  },
  initial(result, name, pays, commission) {
    if (result === 'win') return `${name} wins ${pays} less ${commission}`;
    return result === 'lose' ? `${name} loses` : `${name} stands off and the stake goes back`;
  },
  halfSentence: (half, verb, player, dealer, tie) => `${half} ${player} ${verb} ${dealer}${tie}`,
  worth: (cards, value) => `${cards} (${value})`,
  bonusWins: (name, pays, hand, cards) => `${name} wins ${pays}: ${hand} in ${cards}`,
  bonusLoses: (name, cards) => `${name} loses: no two cards of one rank in ${cards}`,
  whole: (opening, reasons) => `${opening}: ${reasons}`,
};

export const CHINESE: Phrases = {
  half: { low: '低牌', high: '高牌' },
  beats: '胜',
  losesTo: '负于',
  tie: { rank: '', equal: '，牌面相同归庄家', 'both-zero': '，双方零点归庄家' },
  between: '；',
  bonusHand: {
    'four-of-a-kind': '四条',
    'three-of-a-kind': '三条',
    'two-pairs': '两对',
    pair: '一对',
  },
  initial(result, name, pays, commission) {
    if (result === 'win') return `${name}赢，赔率 ${ratio(pays)}，扣佣金 ${commission}`;
    return result === 'lose' ? `${name}输` : `${name}平局，退回本金`;
  },
  halfSentence: (half, verb, player, dealer, tie) => `${half} ${player}${verb} ${dealer}${tie}`,
  worth: (cards, value) => `${cards}（${value}）`,
  bonusWins: (name, pays, hand, cards) => `${name}赢，赔率 ${ratio(pays)}：${cards} 为${hand}`,
  bonusLoses: (name, cards) => `${name}输：${cards} 无对子`,
  whole: (opening, reasons) => `${opening}：${reasons}`,
};

function ratio(pays: string): string {
  return pays.replace(' to ', ' 比 ');
}
