import type { DiceGame } from './game.ts';
import { type Bilingual, betName, winCondition } from './names.ts';
import { betOf } from './notation.ts';
import { printedPrice } from './printed-price.ts';
import { countOf, type Roll } from './roll.ts';
import type { SettlementLine } from './settle.ts';

/** One sentence a player understands: "Double 4 at 11.5 to 1: two or three dice show 4". */
export function sentence(game: DiceGame, line: SettlementLine, roll: Roll): Bilingual {
  const bet = betOf(line.bet);
  const name = betName(bet);
  const condition = winCondition(bet, game.readings);
  const dice = roll.join('-');
  if (line.odds === null) {
    return {
      en: `${name.en} loses on ${dice}: it wins when ${condition.en}`,
      zh: `${name.zh} 在 ${dice} 输：${condition.zh}才赢`,
    };
  }
  const price = printedPrice(line.odds, 'to');
  const times = bet.kind === 'single' ? countOf(bet.face, roll) : null;
  if (bet.kind === 'single' && times !== null) {
    return {
      en: `${name.en} at ${price}: ${shown(times)} ${bet.face}`,
      zh: `${name.zh}，赔率 ${price.replace(' to ', ' 比 ')}：${times} 颗骰子为 ${bet.face}`,
    };
  }
  return {
    en: `${name.en} at ${price}: ${condition.en}`,
    zh: `${name.zh}，赔率 ${price.replace(' to ', ' 比 ')}：${condition.zh}`,
  };
}

function shown(times: number): string {
  if (times === 1) return 'one die shows';
  return times === 2 ? 'two dice show' : 'all three dice show';
}
