import { moneyText } from '../../../text/amount.ts';
import type { Dictionary } from '../../../text/dictionary.ts';

const en = {
  timeLeft: (seconds: number) => `${seconds} seconds left to arrange your cards`,
  recalled: 'Shown again, step by step',
  bothWon: 'both won',
  bothLost: 'both lost',
  byHouseWay: 'by the House Way',
  arrangedBest: 'arranged best',
  credit: 'Credit',
  returned: (amount: string) => `+${amount} returned`,
  worth: 'What each way was worth',
  studyAid: 'Study aid',
  choseBest: 'You chose the best way.',
  choiceCost: (cost: string) => `Your choice cost ${cost} of every 100.`,
  houseCost: (cost: string) => `The House Way gave away ${cost} of every 100.`,
  averages: (hands: string) =>
    `Averages over all ${hands} hands the dealer could have held, per 100 staked.`,
};

const zhHans: typeof en = {
  timeLeft: (seconds) => `摆牌还剩 ${seconds} 秒`,
  recalled: '逐步重现',
  bothWon: '两手皆赢',
  bothLost: '两手皆输',
  byHouseWay: '按庄家摆法',
  arrangedBest: '最佳摆法',
  credit: '余额',
  returned: (amount) => `退还 +${amount}`,
  worth: '各种分法的价值',
  studyAid: '学习辅助',
  choseBest: '您选了最佳分法。',
  choiceCost: (cost) => `您的摆法每 100 少得 ${cost}。`,
  houseCost: (cost) => `庄家摆法每 100 少得 ${cost}。`,
  averages: (hands) => `按庄家可能持有的全部 ${hands} 手牌平均，每投注 100。`,
};

/** What is said about time, chances, credit and the worth of arrangements. */
export const figureWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** `+110.00`, `−50.00`, `0.00`. */
export function netText(minor: number): string {
  if (minor === 0) return moneyText(0);
  return `${minor > 0 ? '+' : '−'}${moneyText(Math.abs(minor))}`;
}

export function signOf(minor: number): 'plus' | 'minus' | 'zero' {
  return minor === 0 ? 'zero' : minor > 0 ? 'plus' : 'minus';
}
