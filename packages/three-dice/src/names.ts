import { assertNever } from '@baize/exact';
import type { Bilingual, Readings } from '@baize/game';
import type { Bet } from './bet.ts';

/** Our name for a bet; a rulebook's own word for its kind is in its `bet-names.ts`. */
export function betName(bet: Bet): Bilingual {
  switch (bet.kind) {
    case 'small':
      return { en: 'Small', zh: '小' };
    case 'big':
      return { en: 'Big', zh: '大' };
    case 'odd':
      return { en: 'Odd', zh: '单' };
    case 'even':
      return { en: 'Even', zh: '双' };
    case 'any-triple':
      return { en: 'Any triple', zh: '任何围骰' };
    case 'single':
      return { en: `Single ${bet.face}`, zh: `单骰 ${bet.face}` };
    case 'total':
      return { en: `Total ${bet.sum}`, zh: `点数 ${bet.sum}` };
    case 'domino':
      return { en: `Domino ${bet.faces.join('-')}`, zh: `长牌 ${bet.faces.join('-')}` };
    case 'double':
      return { en: `Double ${bet.face}`, zh: `对子 ${bet.face}` };
    case 'triple':
      return { en: `Triple ${bet.face}`, zh: `围骰 ${bet.face}` };
    case 'four':
      return { en: `Four numbers ${bet.faces.join('-')}`, zh: `四数 ${bet.faces.join('-')}` };
    case 'three':
      return { en: `Three numbers ${bet.faces.join('-')}`, zh: `三数 ${bet.faces.join('-')}` };
    case 'pair-single':
      return { en: `Pair and single ${bet.faces.join('-')}`, zh: `对带单 ${bet.faces.join('-')}` };
    default:
      return assertNever(bet);
  }
}

/** When the bet wins, as a clause that can follow "wins when" or stand alone. */
export function winCondition(bet: Bet, readings: Pick<Readings, 'D1'>): Bilingual {
  switch (bet.kind) {
    case 'small':
      return { en: 'the total is 4 to 10 without a triple', zh: '总点数为 4 至 10，围骰除外' };
    case 'big':
      return { en: 'the total is 11 to 17 without a triple', zh: '总点数为 11 至 17，围骰除外' };
    case 'odd':
      return { en: 'the total is odd without a triple', zh: '总点数为单数，围骰除外' };
    case 'even':
      return { en: 'the total is even without a triple', zh: '总点数为双数，围骰除外' };
    case 'any-triple':
      return { en: 'all three dice show the same number', zh: '三颗骰子点数相同' };
    case 'single':
      return { en: `one or more dice show ${bet.face}`, zh: `一颗或以上骰子为 ${bet.face}` };
    case 'total':
      return { en: `the total is ${bet.sum}`, zh: `总点数为 ${bet.sum}` };
    case 'domino':
      return {
        en: `the dice show both ${bet.faces.join(' and ')}`,
        zh: `骰子同时出现 ${bet.faces.join(' 和 ')}`,
      };
    case 'double':
      return readings.D1 === 'exactly-two'
        ? { en: `exactly two dice show ${bet.face}`, zh: `恰有两颗骰子为 ${bet.face}` }
        : { en: `two or three dice show ${bet.face}`, zh: `两颗或三颗骰子为 ${bet.face}` };
    case 'triple':
      return { en: `all three dice show ${bet.face}`, zh: `三颗骰子均为 ${bet.face}` };
    case 'four':
      return {
        en: `the dice show three different numbers of ${bet.faces.join(', ')}`,
        zh: `骰子为 ${bet.faces.join('、')} 中三个不同的点数`,
      };
    case 'three':
      return { en: `the dice show ${bet.faces.join(', ')}`, zh: `骰子为 ${bet.faces.join('、')}` };
    case 'pair-single':
      return {
        en: `two dice show ${bet.faces[0]} and the third ${bet.faces[2]}`,
        zh: `两颗骰子为 ${bet.faces[0]}，另一颗为 ${bet.faces[2]}`,
      };
    default:
      return assertNever(bet);
  }
}
