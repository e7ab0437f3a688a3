import { assert, type Rational } from '@baize/exact';
import { type Dictionary, printPrice } from '@baize/game';
import { betName, winCondition } from './bets/names.ts';
import { betIn } from './bets/notation.ts';
import { countOf, type Face, type Roll } from './roll.ts';
import type { DiceGame, SettlementLine } from './settle.ts';

/** One sentence a player understands: "Double 4 at 11.5 to 1: two or three dice show 4". */
export function sentence(
  game: Pick<DiceGame, 'readings' | 'book'>,
  line: Pick<SettlementLine, 'bet' | 'odds'>,
  roll: Roll,
): Dictionary<string> {
  const bet = betIn(game.book, line.bet);
  assert(bet !== null, `${line.bet} is a bet of this game.`);
  const name = betName(bet);
  const condition = winCondition(bet, game.readings);
  if (line.odds === null) {
    const dice = roll.join('-');
    return {
      en: `${name.en} loses on ${dice}: it wins when ${condition.en}`,
      'zh-Hans': `${name['zh-Hans']} 在 ${dice} 输，赢的条件：${condition['zh-Hans']}`,
    };
  }
  const price = speakPrice(line.odds);
  // A single is paid by how many dice show it, so the price needs the count and not the condition.
  const reason = bet.pricedBy === undefined ? condition : describeShown(bet.pricedBy, roll);
  return {
    en: `${name.en} at ${price.en}: ${reason.en}`,
    'zh-Hans': `${name['zh-Hans']}，${price['zh-Hans']}：${reason['zh-Hans']}`,
  };
}

function speakPrice(odds: Rational): Dictionary<string> {
  return {
    en: printPrice(odds, 'to'),
    'zh-Hans': printPrice(odds, 'wins').replace('wins', '赔'),
  };
}

function describeShown(face: Face, roll: Roll): Dictionary<string> {
  switch (countOf(face, roll)) {
    case 1:
      return { en: `one die shows ${face}`, 'zh-Hans': `一颗骰子为 ${face}` };
    case 2:
      return { en: `two dice show ${face}`, 'zh-Hans': `两颗骰子为 ${face}` };
    default:
      return { en: `all three dice show ${face}`, 'zh-Hans': `三颗骰子均为 ${face}` };
  }
}
