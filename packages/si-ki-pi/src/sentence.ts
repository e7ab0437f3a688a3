import type { Dictionary, Language } from '@baize/game';
import { siKiPiBetName } from './bet.ts';
import { bestBonusRow } from './bonus.ts';
import { rankOf } from './cards/card.ts';
import type { BoxResult, Half, HalfResult } from './cards/compare.ts';
import { type Hand, ranksOf, type TwoCards } from './cards/hand.ts';
import { rankName } from './cards/rank.ts';
import { callCards, describeTwo } from './description.ts';
import type { SiKiPiGame } from './game.ts';
import type { BoxSettlement, SiKiPiSettlement } from './settle.ts';
import type { SiKiPiLine } from './settle-line.ts';
import type { BonusHand } from './table.ts';

/** What a settlement sentence is put together from, in one language. */
interface Phrases {
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

const CHINESE: Phrases = {
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

type Dealer = SiKiPiSettlement['dealer'];

const PHRASES: Dictionary<Phrases> = { en: ENGLISH, 'zh-Hans': CHINESE };

/** One settlement line as a sentence a player understands. */
export function siKiPiSentence(
  game: SiKiPiGame,
  line: SiKiPiLine,
  box: BoxSettlement,
  dealer: Dealer,
): Dictionary<string> {
  const inLanguage = (language: Language): string => {
    switch (line.bet) {
      case 'initial':
        return initialText(language, game, line, box, dealer);
      case 'bonus:player':
        return bonusText(language, game, line, box.hand);
      case 'bonus:dealer':
        return bonusText(language, game, line, dealer.hand);
    }
  };
  return { en: inLanguage('en'), 'zh-Hans': inLanguage('zh-Hans') };
}

function initialText(
  language: Language,
  { book }: SiKiPiGame,
  { bet, result }: SiKiPiLine,
  box: BoxSettlement,
  dealer: Dealer,
): string {
  const phrases = PHRASES[language];
  const { pays, commission } = book.table.initial;
  const opening = phrases.initial(result, siKiPiBetName(bet)[language], pays, commission);
  const halves = [halfText(language, 'low', box, dealer), halfText(language, 'high', box, dealer)];
  return phrases.whole(opening, halves.join(phrases.between));
}

function halfText(language: Language, half: Half, box: BoxSettlement, dealer: Dealer): string {
  const phrases = PHRASES[language];
  const { winner, by } = box.comparison[half];
  const worth = (cards: TwoCards): string =>
    phrases.worth(callCards(cards), describeTwo(cards)[language]);
  return phrases.halfSentence(
    phrases.half[half],
    winner === 'player' ? phrases.beats : phrases.losesTo,
    worth(box.setting[half]),
    worth(dealer.setting[half]),
    phrases.tie[by],
  );
}

function bonusText(
  language: Language,
  { book }: SiKiPiGame,
  { bet }: SiKiPiLine,
  hand: Hand,
): string {
  const phrases = PHRASES[language];
  const name = siKiPiBetName(bet)[language];
  const cards = hand.map((card) => rankName(rankOf(card))).join('-');
  const row = bestBonusRow(ranksOf(hand), book.table.bonus);
  if (row === null) return phrases.bonusLoses(name, cards);
  return phrases.bonusWins(name, row.pays, phrases.bonusHand[row.hand], cards);
}
