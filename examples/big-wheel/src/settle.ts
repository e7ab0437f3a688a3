import { assert, fractionText, minus, NOTHING, plus, scale, total } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import type { ClosedStakes, SettledLine, SettledTerminal } from '@baize/table/kit';
import type { WheelGame } from './game.ts';
import { type Stop, symbolAt } from './wheel.ts';

/** Settles every stake of a round by the symbol under the flapper; what was never at risk goes back with it. */
export function settleWheel(
  game: WheelGame,
  closed: readonly ClosedStakes[],
  stop: Stop,
): readonly SettledTerminal[] {
  return closed.map(({ terminal, stakes, total: staked }) => {
    const lines = stakes.map((stake) => settleStake(game, stake, stop));
    const returned = total(
      lines.map((line) => plus(line.returns, minus(line.stake, line.effective))),
    );
    return { terminal, lines, staked, returned };
  });
}

function settleStake(
  { wagerOf, book }: WheelGame,
  { bet, stake, effective, because: limits }: ClosedStakes['stakes'][number],
  stop: Stop,
): SettledLine {
  const wager = wagerOf.get(bet);
  assert(wager !== undefined, `A closed stake lies on a known symbol, not on ${bet}.`);
  const isWon = symbolAt(stop) === wager.symbol;
  const pays = isWon ? scale(effective, wager.odds) : NOTHING;
  const decided = ruleOf(book, isWon ? 'symbol-wins' : 'symbol-loses');
  return {
    bet,
    stake,
    effective,
    result: isWon ? 'win' : 'lose',
    odds: isWon ? fractionText(wager.odds) : null,
    pays,
    returns: isWon ? plus(pays, effective) : NOTHING,
    commission: NOTHING,
    because: because(...decided, ...ruleOf(book, 'flapper-decides'), ...(limits ?? [])),
  };
}
