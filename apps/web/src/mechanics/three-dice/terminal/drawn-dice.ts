import type { DrawnPart } from '../../screen-mechanic.ts';

/** Three dice out of a seed, as the table derives them; a page can compute them without trusting the table. */
export const DRAWN_DICE: DrawnPart = {
  purpose: 'baize/three-dice/1',
  draw: (below) => [below(6) + 1, below(6) + 1, below(6) + 1],
  resultIn: (fact) => ('dice' in fact ? fact.dice : null),
  resultText: (dice) => (Array.isArray(dice) ? dice.join('-') : ''),
  words: {
    en: {
      key: 'Check this roll',
      result: 'Dice, computed here',
      how: 'The dice are the first three bytes below 252 of HMAC-SHA-256, keyed with the seed, over the closing hash; each by its remainder of six, plus one. This screen computed them itself.',
    },
    'zh-Hans': {
      key: '验证此局',
      result: '本机计算的骰子',
      how: '以种子为密钥，对截止哈希计算 HMAC-SHA-256，取前三个小于 252 的字节，各除以六取余再加一，即为三粒骰子。以上均由本屏自行计算。',
    },
  },
};
