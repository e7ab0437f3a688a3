import { assert, fractionText, minus, NOTHING, plus, type Rational, total } from '@baize/exact';
import { because } from '@baize/game';
import {
  type ClosedStakes,
  type PlayedGameBase,
  rulesAt,
  type SettledLine,
  type SettledTerminal,
  type TableRules,
} from '@baize/table/kit';
import { threeDice } from '../mechanic.ts';
import type { Roll } from '../roll.ts';
import { type DiceGame, settleAs, verdictOn, type Wager } from '../settle.ts';
import type { Verdict } from '../verdict.ts';

export function isDiceGame(game: PlayedGameBase | null): game is DiceGame {
  return game?.mechanic === threeDice.id;
}

/** The game of a table of three dice; nothing here is asked by another. */
export function diceGameOf(game: PlayedGameBase): DiceGame {
  assert(isDiceGame(game), 'A table of three dice plays with three dice.');
  return game;
}

export function diceGameAt({ game }: TableRules): DiceGame {
  return diceGameOf(game);
}

/**
 * Settles every stake of a round, each by the pay table of its terminal's layout; what was never at risk
 * goes back with it.
 */
export function settleDice(
  rules: TableRules,
  closed: readonly ClosedStakes[],
  dice: Roll,
): readonly SettledTerminal[] {
  return settleBy(rules, closed, (wager) => verdictOn(wager, dice));
}

/** The same by whatever says what becomes of each bet. */
export function settleBy(
  rules: TableRules,
  closed: readonly ClosedStakes[],
  verdictFor: (wager: Wager) => Verdict,
): readonly SettledTerminal[] {
  const texts = new Map<Rational, string>();
  return closed.map(({ terminal, stakes, total: staked }) => {
    const own = rulesAt(rules, terminal);
    const game = diceGameAt(own);
    const lines = stakes.map(({ bet, stake, effective, because: limits }): SettledLine => {
      const wager = game.wagerOf.get(bet);
      assert(wager !== undefined, `A closed stake lies on a known area, not on ${bet}.`);
      const line = settleAs(verdictFor(wager), { wager, stake: effective });
      return {
        bet,
        stake,
        effective,
        result: line.result,
        odds: line.odds && oddsText(line.odds, texts),
        pays: line.pays,
        returns: line.returns,
        commission: NOTHING,
        because:
          limits || rules.cluster
            ? because(...line.because, ...own.layoutPerTerminal, ...(limits ?? []))
            : line.because,
      };
    });
    return { terminal, lines, staked, returned: sumReturned(lines) };
  });
}

function sumReturned(lines: readonly SettledLine[]) {
  return total(lines.map((line) => plus(line.returns, minus(line.stake, line.effective))));
}

function oddsText(odds: Rational, texts: Map<Rational, string>): string {
  const known = texts.get(odds);
  if (known !== undefined) return known;
  const text = fractionText(odds);
  texts.set(odds, text);
  return text;
}
