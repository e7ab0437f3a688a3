import type { Money } from '@baize/exact';
import type { EnumeratedBet, Enumeration } from '@baize/math';
import { type Ticket, ticketOn } from '@baize/math';
import { findGame } from '@baize/rulebooks';
import { type DiceGame, type DiceGameOptions, diceGame, type Wager } from '@baize/three-dice';
import { analyzeBet, type BetAnalysis, diceEnumeration } from '@baize/three-dice/mathematics';

export function gameOf(id: string, options: DiceGameOptions = {}): DiceGame {
  const entry = findGame(id);
  if (!entry.ok || entry.value.layout === null) throw new Error(`${id} is no dice game.`);
  return diceGame(entry.value.book, entry.value.layout, options);
}

function wagerOf(game: DiceGame, bet: string): Wager {
  const wager = game.wagerOf.get(bet);
  if (!wager) throw new Error(`${bet} is not on the layout of ${game.id}.`);
  return wager;
}

export function analysisOf(game: DiceGame, bet: string): BetAnalysis {
  return analyzeBet(wagerOf(game, bet));
}

export function enumerationOf(id: string, options: DiceGameOptions = {}): Enumeration {
  return diceEnumeration(gameOf(id, options));
}

export function betIn({ bets, game }: Enumeration, bet: string): EnumeratedBet {
  const found = bets.find((each) => each.bet === bet);
  if (!found) throw new Error(`${bet} is not a bet of ${game}.`);
  return found;
}

export function ticketOf(
  enumeration: Enumeration,
  stakes: readonly (readonly [bet: string, stake: Money])[],
): Ticket {
  return ticketOn(
    enumeration,
    stakes.map(([bet, stake]) => ({ bet: betIn(enumeration, bet), stake })),
  );
}
