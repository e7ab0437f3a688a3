import { DEFAULT_READINGS } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { betName, winCondition } from './names.ts';
import { betOf, type SharedBetText } from './notation.ts';
import { ALL_BETS } from './shared-bets.ts';

interface Words {
  readonly bet: SharedBetText;
  readonly name: readonly [en: string, zh: string];
  readonly wins: readonly [en: string, zh: string];
}

/** One bet of each kind, as a person would say it. */
const WORDS: readonly Words[] = [
  {
    bet: 'small',
    name: ['Small', '小'],
    wins: ['the total is 4 to 10 without a triple', '总点数为 4 至 10，围骰除外'],
  },
  {
    bet: 'big',
    name: ['Big', '大'],
    wins: ['the total is 11 to 17 without a triple', '总点数为 11 至 17，围骰除外'],
  },
  {
    bet: 'odd',
    name: ['Odd', '单'],
    wins: ['the total is odd without a triple', '总点数为单数，围骰除外'],
  },
  {
    bet: 'even',
    name: ['Even', '双'],
    wins: ['the total is even without a triple', '总点数为双数，围骰除外'],
  },
  {
    bet: 'any-triple',
    name: ['Any triple', '任何围骰'],
    wins: ['all three dice show the same number', '三颗骰子点数相同'],
  },
  {
    bet: 'single:4',
    name: ['Single 4', '单骰 4'],
    wins: ['one or more dice show 4', '一颗或以上骰子为 4'],
  },
  { bet: 'total:8', name: ['Total 8', '点数 8'], wins: ['the total is 8', '总点数为 8'] },
  {
    bet: 'domino:1-4',
    name: ['Domino 1-4', '长牌 1-4'],
    wins: ['the dice show both 1 and 4', '骰子同时出现 1 和 4'],
  },
  {
    bet: 'double:4',
    name: ['Double 4', '对子 4'],
    wins: ['two or three dice show 4', '两颗或三颗骰子为 4'],
  },
  {
    bet: 'triple:4',
    name: ['Triple 4', '围骰 4'],
    wins: ['all three dice show 4', '三颗骰子均为 4'],
  },
  {
    bet: 'four:1234',
    name: ['Four numbers 1-2-3-4', '四数 1-2-3-4'],
    wins: [
      'the dice show three different numbers of 1, 2, 3, 4',
      '骰子为 1、2、3、4 中三个不同的点数',
    ],
  },
  {
    bet: 'three:126',
    name: ['Three numbers 1-2-6', '三数 1-2-6'],
    wins: ['the dice show 1, 2, 6', '骰子为 1、2、6'],
  },
  {
    bet: 'pair-single:221',
    name: ['Pair and single 2-2-1', '对带单 2-2-1'],
    wins: ['two dice show 2 and the third 1', '两颗骰子为 2，另一颗为 1'],
  },
];

describe.each(WORDS)('$bet', ({ bet, name, wins }) => {
  test('has a name in both languages', () => {
    expect(betName(betOf(bet))).toEqual({ en: name[0], 'zh-Hans': name[1] });
  });

  test('says when it wins in both languages', () => {
    expect(winCondition(betOf(bet), DEFAULT_READINGS)).toEqual({ en: wins[0], 'zh-Hans': wins[1] });
  });
});

test('every kind of bet is among them', () => {
  expect(new Set(WORDS.map(({ bet }) => betOf(bet).group))).toEqual(
    new Set(ALL_BETS.map(({ group }) => group)),
  );
});

test('[licensee-sic-bo#I-D1] a double that must show exactly twice says so', () => {
  expect(winCondition(betOf('double:4'), { D1: 'exactly-two' })).toEqual({
    en: 'exactly two dice show 4',
    'zh-Hans': '恰有两颗骰子为 4',
  });
});

describe.each(['en', 'zh-Hans'] as const)('in %s', (language) => {
  test('no two bets share a name', () => {
    const names = ALL_BETS.map((bet) => betName(bet)[language]);
    expect(new Set(names).size).toBe(ALL_BETS.length);
  });

  test('no two bets share a condition', () => {
    const conditions = ALL_BETS.map((bet) => winCondition(bet, DEFAULT_READINGS)[language]);
    expect(new Set(conditions).size).toBe(ALL_BETS.length);
  });

  test('a name and a condition carry the numbers of the bet, in its order', () => {
    for (const bet of ALL_BETS.filter(({ id }) => id.includes(':'))) {
      const [, digits = ''] = bet.id.split(':');
      const numbers = bet.group === 'total' ? [digits] : digits.replace('-', '').split('');
      expect(betName(bet)[language].match(/\d+/g)).toEqual(numbers);
      const named = bet.group === 'pair-single' ? [numbers[0], numbers[2]] : numbers;
      expect(winCondition(bet, DEFAULT_READINGS)[language].match(/\d+/g)).toEqual(named);
    }
  });
});

test('[licensee-sic-bo#4(a)] nothing is said with the word "for"', () => {
  for (const bet of ALL_BETS) {
    const said = [betName(bet).en, winCondition(bet, DEFAULT_READINGS).en];
    expect(said.join(' ')).not.toMatch(/\bfor\b/i);
  }
});
