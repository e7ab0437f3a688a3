import { type Money, NOTHING, plus, type Rational, scale, total } from '@baize/exact';
import type { Because } from '@baize/game';
import { type DiceGame, verdictOn, type Wager } from './game.ts';
import type { Roll } from './roll.ts';

/** One stake on one area. */
export interface Stake {
  readonly wager: Wager;
  readonly stake: Money;
}

/** What became of one stake, and by which clauses. */
export interface SettlementLine {
  readonly bet: string;
  readonly stake: Money;
  readonly result: 'win' | 'lose';
  /** Winnings per unit staked; null for a loser. */
  readonly odds: Rational | null;
  /** The winnings. */
  readonly pays: Money;
  /** Winnings and stake. */
  readonly returns: Money;
  readonly because: Because;
}

export interface Settlement {
  readonly game: string;
  readonly roll: Roll;
  readonly lines: readonly SettlementLine[];
  readonly staked: Money;
  readonly returned: Money;
}

export function settleStake({ wager, stake }: Stake, roll: Roll): SettlementLine {
  const verdict = verdictOn(wager, roll);
  const { result, odds, because } = verdict;
  const pays = odds ? scale(stake, odds) : NOTHING;
  const returns = odds ? plus(stake, pays) : NOTHING;
  return { bet: wager.text, stake, result, odds, pays, returns, because };
}

export function settleRoll(game: DiceGame, roll: Roll, stakes: readonly Stake[]): Settlement {
  const lines = stakes.map((stake) => settleStake(stake, roll));
  return {
    game: game.id,
    roll,
    lines,
    staked: total(lines.map((line) => line.stake)),
    returned: total(lines.map((line) => line.returns)),
  };
}
