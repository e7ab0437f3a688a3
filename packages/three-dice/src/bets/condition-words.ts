import { assertNever } from '@baize/exact';
import type { Dictionary, Readings } from '@baize/game';
import { type Condition, selectCondition } from './condition.ts';

/** A condition in words, as a clause that can follow "wins when" or stand alone. */
export function conditionWords(
  condition: Condition,
  readings: Partial<Readings>,
): Dictionary<string> {
  if ('total' in condition) return totalWords(condition.total);
  if ('face' in condition) return countWords(condition.face, condition.count);
  if ('shows' in condition) return showsWords(condition.shows);
  if ('among' in condition) return amongWords(condition.among);
  if ('dice' in condition) return DICE_WORDS[condition.dice];
  if ('all' in condition) return allWords(condition.all, readings);
  if ('any' in condition) return joinWords(condition.any, readings, ' or ', '，或');
  if ('not' in condition) {
    const { en, 'zh-Hans': chinese } = conditionWords(condition.not, readings);
    return { en: `it is not so that ${en}`, 'zh-Hans': `并非${chinese}` };
  }
  if ('reading' in condition) return conditionWords(selectCondition(condition, readings), readings);
  return assertNever(condition);
}

const DICE_WORDS = {
  alike: { en: 'all three dice show the same number', 'zh-Hans': '三颗骰子点数相同' },
  different: { en: 'all three dice show different numbers', 'zh-Hans': '三颗骰子点数各不相同' },
  consecutive: { en: 'the dice show three consecutive numbers', 'zh-Hans': '三颗骰子点数连续' },
} as const;

function totalWords(total: readonly number[] | 'odd' | 'even'): Dictionary<string> {
  if (total === 'odd') return { en: 'the total is odd', 'zh-Hans': '总点数为单数' };
  if (total === 'even') return { en: 'the total is even', 'zh-Hans': '总点数为双数' };
  const runs = runsOf(total);
  const text = (to: string) => (run: readonly [number, number]) =>
    run[0] === run[1] ? `${run[0]}` : `${run[0]}${to}${run[1]}`;
  return {
    en: `the total is ${runs.map(text(' to ')).join(' or ')}`,
    'zh-Hans': `总点数为 ${runs.map(text(' 至 ')).join(' 或 ')}`,
  };
}

/** Numbers as runs without gaps: 5, 6, 7, 13 are 5 to 7 and 13. */
function runsOf(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** By the numbers of dice that win. */
const COUNTS: Readonly<Record<string, (face: number) => Dictionary<string>>> = {
  '0': (face) => ({ en: `no die shows ${face}`, 'zh-Hans': `没有骰子为 ${face}` }),
  '1': (face) => ({ en: `exactly one die shows ${face}`, 'zh-Hans': `恰有一颗骰子为 ${face}` }),
  '2': (face) => ({ en: `exactly two dice show ${face}`, 'zh-Hans': `恰有两颗骰子为 ${face}` }),
  '3': (face) => ({ en: `all three dice show ${face}`, 'zh-Hans': `三颗骰子均为 ${face}` }),
  '23': (face) => ({ en: `two or three dice show ${face}`, 'zh-Hans': `两颗或三颗骰子为 ${face}` }),
  '123': (face) => ({ en: `one or more dice show ${face}`, 'zh-Hans': `一颗或以上骰子为 ${face}` }),
};

function countWords(face: number, count: readonly number[]): Dictionary<string> {
  const words = COUNTS[count.toSorted().join('')];
  if (words) return words(face);
  return {
    en: `the number of dice that show ${face} is ${count.join(' or ')}`,
    'zh-Hans': `为 ${face} 的骰子数是 ${count.join(' 或 ')}`,
  };
}

function showsWords(faces: readonly number[]): Dictionary<string> {
  const [first, second, third] = faces;
  if (first === second && third !== undefined && third !== first) {
    return {
      en: `two dice show ${first} and the third ${third}`,
      'zh-Hans': `两颗骰子为 ${first}，另一颗为 ${third}`,
    };
  }
  if (faces.length === 2 && first !== second) {
    return {
      en: `the dice show both ${faces.join(' and ')}`,
      'zh-Hans': `骰子同时出现 ${faces.join(' 和 ')}`,
    };
  }
  return { en: `the dice show ${faces.join(', ')}`, 'zh-Hans': `骰子为 ${faces.join('、')}` };
}

function amongWords(faces: readonly number[]): Dictionary<string> {
  return {
    en: `every die shows one of ${faces.join(', ')}`,
    'zh-Hans': `每颗骰子均为 ${faces.join('、')} 之一`,
  };
}

function allWords(
  conditions: readonly Condition[],
  readings: Partial<Readings>,
): Dictionary<string> {
  const among = conditions.find((each) => 'among' in each);
  if (conditions.length === 2 && among && conditions.some(isDifferent)) {
    const faces = among.among;
    return {
      en: `the dice show three different numbers of ${faces.join(', ')}`,
      'zh-Hans': `骰子为 ${faces.join('、')} 中三个不同的点数`,
    };
  }
  const rest = conditions.filter((each) => !isNoTriple(each));
  const { en, 'zh-Hans': chinese } = joinWords(rest, readings, ' and ', '，且');
  if (rest.length === conditions.length || rest.length === 0) return { en, 'zh-Hans': chinese };
  return { en: `${en} without a triple`, 'zh-Hans': `${chinese}，围骰除外` };
}

function joinWords(
  conditions: readonly Condition[],
  readings: Partial<Readings>,
  en: string,
  chinese: string,
): Dictionary<string> {
  const words = conditions.map((each) => conditionWords(each, readings));
  return {
    en: words.map((each) => each.en).join(en),
    'zh-Hans': words.map((each) => each['zh-Hans']).join(chinese),
  };
}

function isDifferent(condition: Condition): boolean {
  return 'dice' in condition && condition.dice === 'different';
}

function isNoTriple(condition: Condition): boolean {
  return 'not' in condition && 'dice' in condition.not && condition.not.dice === 'alike';
}
