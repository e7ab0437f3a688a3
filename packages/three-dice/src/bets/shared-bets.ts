import { FACES, type Face } from '../roll.ts';
import {
  type BetKind,
  DOMINO_PAIRS,
  FOUR_NUMBERS,
  PAIR_SINGLES,
  type SharedBet,
  THREE_SINGLES,
  TOTAL_SUMS,
} from './bet.ts';
import type { Condition } from './condition.ts';

const NO_TRIPLE: Condition = { not: { dice: 'alike' } };

/** Every bet of the shared kinds that any layout could offer, in order of kind. */
export const ALL_BETS: readonly SharedBet[] = [
  bet('small', '', 'Small', '小', { all: [{ total: [4, 5, 6, 7, 8, 9, 10] }, NO_TRIPLE] }),
  bet('big', '', 'Big', '大', { all: [{ total: [11, 12, 13, 14, 15, 16, 17] }, NO_TRIPLE] }),
  bet('odd', '', 'Odd', '单', { all: [{ total: 'odd' }, NO_TRIPLE] }),
  bet('even', '', 'Even', '双', { all: [{ total: 'even' }, NO_TRIPLE] }),
  bet('any-triple', '', 'Any triple', '任何围骰', { dice: 'alike' }),
  ...FACES.map((face) => ({
    ...bet('single', face, `Single ${face}`, `单骰 ${face}`, { face, count: [1, 2, 3] }),
    pricedBy: face,
  })),
  ...TOTAL_SUMS.map((sum) => bet('total', sum, `Total ${sum}`, `点数 ${sum}`, { total: [sum] })),
  ...DOMINO_PAIRS.map((faces) => {
    const pair = faces.join('-');
    return bet('domino', pair, `Domino ${pair}`, `长牌 ${pair}`, { shows: faces });
  }),
  ...FACES.map((face) => bet('double', face, `Double ${face}`, `对子 ${face}`, doubleOf(face))),
  ...FACES.map((face) =>
    bet('triple', face, `Triple ${face}`, `围骰 ${face}`, { face, count: [3] }),
  ),
  ...FOUR_NUMBERS.map((faces) =>
    combination('four', 'Four numbers', '四数', faces, {
      all: [{ among: faces }, { dice: 'different' }],
    }),
  ),
  ...THREE_SINGLES.map((faces) =>
    combination('three', 'Three numbers', '三数', faces, { shows: faces }),
  ),
  ...PAIR_SINGLES.map((faces) =>
    combination('pair-single', 'Pair and single', '对带单', faces, { shows: faces }),
  ),
];

/** Whether a double wins on its triple is a question some documents leave open (D1). */
function doubleOf(face: Face): Condition {
  return {
    reading: 'D1',
    answers: {
      'two-or-three': { face, count: [2, 3] },
      'exactly-two': { face, count: [2] },
    },
  };
}

function combination(
  group: BetKind,
  name: string,
  zh: string,
  faces: readonly Face[],
  wins: Condition,
): SharedBet {
  const numbers = faces.join('-');
  return bet(group, faces.join(''), `${name} ${numbers}`, `${zh} ${numbers}`, wins);
}

function bet(
  group: BetKind,
  selection: string | number,
  name: string,
  zh: string,
  wins: Condition,
): SharedBet {
  const id = selection === '' ? group : `${group}:${selection}`;
  return { id, name, zh, group, wins, cite: null };
}
