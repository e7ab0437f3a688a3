import type { GuideStepText, LobbyParts } from '../../screen-mechanic.ts';

const en: readonly GuideStepText[] = [
  {
    title: 'Open a terminal',
    text: 'An automatic table deals by itself. Press “Sit here” at a free box: you will arrange its cards.',
    link: 'Open a terminal',
  },
  {
    title: 'Buy credits',
    text: 'Press “Buy credits” at the bottom right and take 100. In the demo nobody pays.',
    link: null,
  },
  {
    title: 'Place an Initial Bet',
    text: 'Choose a chip and tap Initial Bet. The two ovals are bonus bets on four cards: yours, or the dealer’s.',
    link: null,
  },
  {
    title: 'Look, arrange, put down',
    text: 'Turn your four cards over and part them into Low and High: tap two to swap, or choose one of the three ways. Or be the dealer.',
    link: 'Be the dealer',
  },
  {
    title: 'Read why you were paid',
    text: 'Low meets Low and High meets High. Every line of the slip has the clause that moved it, in plain words.',
    link: null,
  },
];

const zhHans: readonly GuideStepText[] = [
  {
    title: '打开终端',
    text: '自动桌自行发牌。在空格位按“入座”：由您摆牌。',
    link: '打开终端',
  },
  {
    title: '购买筹码',
    text: '点右下角的“购买筹码”，取 100。演示中无需付款。',
    link: null,
  },
  {
    title: '下主注',
    text: '选一枚筹码，点“主注”。两个椭圆为红利投注：以您的或庄家的四张牌计。',
    link: null,
  },
  {
    title: '看牌、摆牌、放下',
    text: '翻开四张牌，分成低牌与高牌：点两张互换，或选三种分法之一。也可以当荷官。',
    link: '当荷官',
  },
  {
    title: '查看赔付的理由',
    text: '低牌比低牌，高牌比高牌。单据每一行都有据以赔付的条款。',
    link: null,
  },
];

export const lobbyParts: LobbyParts = { guide: { en, 'zh-Hans': zhHans } };
