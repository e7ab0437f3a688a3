import { assertNever } from '@baize/exact';
import type { ParGame } from '../sheet/canonical-data.ts';
import { cardBets } from './card-bets.ts';
import { diceBets, inOrderOfKind } from './dice-bets.ts';
import type { ParBet } from './par-bet.ts';

/** In the order of the layout. */
export function betsOf(game: ParGame): readonly ParBet[] {
  switch (game.mechanic) {
    case 'three-dice':
      return diceBets(game);
    case 'si-ki-pi':
      return cardBets(game);
    default:
      return assertNever(game);
  }
}

/** In the order in which they are told; a layout is arranged for hands, not for reading. */
export function inTellingOrder(game: ParGame, bets: readonly ParBet[]): readonly ParBet[] {
  return game.mechanic === 'three-dice' ? inOrderOfKind(bets) : bets;
}
