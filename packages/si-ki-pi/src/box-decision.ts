import { type Money, NOTHING, plus } from '@baize/exact';
import { type Because, ruleOf } from '@baize/game';
import { clausesAlone } from './clauses-and-readings.ts';
import type { SiKiPiGame } from './game.ts';

/** Who is at a box whose cards have to be arranged. */
export interface BoxPresence {
  /** The initial bets of the box, in order of betting. */
  readonly initialBets: readonly { readonly player: string; readonly stake: Money }[];
  /** Who has a bonus bet in the box and no initial one. */
  readonly bonusOnly?: readonly string[];
  /** Who sits at the box, or null. */
  readonly seated: string | null;
  /** Players who walked away after betting. */
  readonly away: readonly string[];
  /** Whether whoever decides has asked for the House Way. */
  readonly asksForHouseWay: boolean;
}

export type BoxDecision =
  | { readonly by: 'player'; readonly player: string; readonly because: Because }
  | { readonly by: 'house-way'; readonly because: Because };

/** Who arranges the cards of a box: a player, or the House Way. */
export function boxDecision(
  presence: BoxPresence,
  { book, readings }: Pick<SiKiPiGame, 'book' | 'readings'>,
): BoxDecision {
  const isThere = (player: string) => !presence.away.includes(player);
  const bettors = [...new Set(presence.initialBets.map((bet) => bet.player))];
  const bonusOnly = presence.bonusOnly ?? [];
  const present = bettors.filter(isThere);
  if (bettors.length === 1 && bonusOnly.length === 0 && present.length === 0) {
    return { by: 'house-way', because: ruleOf(book, 'house-way-for-walk-away') };
  }
  const seated = present.find((player) => player === presence.seated);
  const byBonus = bonusOnly.filter(isThere).find((player) => player === presence.seated);
  const decider = readings.H10 === 'highest-bettor' ? highestBettor(presence, present) : undefined;
  const player = seated ?? byBonus ?? decider;
  if (player === undefined) {
    return { by: 'house-way', because: ruleOf(book, 'house-way-for-empty-seat') };
  }
  if (presence.asksForHouseWay) {
    return { by: 'house-way', because: ruleOf(book, 'house-way-on-request') };
  }
  if (player === byBonus) return { by: 'player', player, because: ruleOf(book, 'seated-by-bonus') };
  // Whoever sits there decides by the definition; the reading is about a box at which nobody sits.
  const reasons =
    player === seated ? clausesAlone(book, 'box-decision') : ruleOf(book, 'box-decision');
  return { by: 'player', player, because: reasons };
}

/** Of players with equal stakes the one who bet first. */
function highestBettor(
  { initialBets }: BoxPresence,
  players: readonly string[],
): string | undefined {
  const stakes = players.map((player) => ({
    player,
    stake: initialBets
      .filter((bet) => bet.player === player)
      .reduce((sum, bet) => plus(sum, bet.stake), NOTHING),
  }));
  return stakes.toSorted((a, b) => b.stake - a.stake)[0]?.player;
}
