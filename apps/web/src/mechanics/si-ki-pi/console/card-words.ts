import type { Dictionary } from '../../../text/dictionary.ts';

const en = {
  whichBox: 'At which box?',
  shuffled: 'The shuffler deals. The order of its deck was committed to before the first bet.',
  enter: (count: number, most: number) => `Card ${Math.min(count + 1, most)} of ${most}`,
  grid: 'Cards as they are dealt',
  takeBack: 'Take back',
  dealNow: 'Deal',
  dealEntered: (count: number) => `Deal these ${count} cards`,
  boxes: 'Boxes',
  box: (box: number) => `Box ${box}`,
  hands: {
    none: 'no cards',
    dealt: 'arranging',
    set: 'put down',
    withdrawn: 'withdrawn',
  },
  results: { win: 'wins', lose: 'loses', 'stand-off': 'stand-off' },
  empty: 'free',
  low: 'Low',
  high: 'High',
  houseWay: 'House Way',
  endArranging: 'Time is up: set the rest by the House Way',
  waiting: 'Some boxes are still arranging their cards.',
  confirmHand: (low: string, high: string) => `Set ${low} low, ${high} high`,
};

const zhHans: typeof en = {
  whichBox: '哪个格位？',
  shuffled: '由洗牌器发牌。其牌序在首注之前已承诺。',
  enter: (count, most) => `第 ${Math.min(count + 1, most)} 张，共 ${most} 张`,
  grid: '按发牌顺序选牌',
  takeBack: '撤回',
  dealNow: '发牌',
  dealEntered: (count) => `按这 ${count} 张发牌`,
  boxes: '格位',
  box: (box) => `${box} 号格`,
  hands: { none: '无牌', dealt: '摆牌中', set: '已放下', withdrawn: '已撤回' },
  results: { win: '赢', lose: '输', 'stand-off': '和' },
  empty: '空',
  low: '低牌',
  high: '高牌',
  houseWay: '庄家摆法',
  endArranging: '时间到：其余按庄家摆法',
  waiting: '仍有格位在摆牌。',
  confirmHand: (low, high) => `低牌 ${low}，高牌 ${high}`,
};

export const cardWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
