import { assert } from '@baize/exact';
import type { Case, CommandType, Round } from '@baize/table/kit';
import type { SiKiPiGame } from '../game.ts';
import type { CardRound } from './card-round.ts';

/** A case at a table where cards are played. */
export type CardCase<Type extends CommandType = CommandType> = Case<Type> & {
  readonly game: SiKiPiGame;
};

export type DealtRound = Round & { readonly cards: CardRound };

/** A case in which the cards of a round lie on the table. */
export type DealtCase<Type extends CommandType = CommandType> = CardCase<Type> & {
  readonly round: DealtRound;
};

/** The same case with what the guard has made sure of: there is a round. */
export function withRound<Given extends CardCase>(given: Given): Given & { readonly round: Round } {
  const { round } = given.state;
  assert(round !== null, 'The guard lets a step through only in a round.');
  return { ...given, round };
}

/** The same case once cards lie on the table; the guard has made sure of that too. */
export function whereDealt<Given extends CardCase>(
  given: Given,
): Given & { readonly round: DealtRound } {
  const { round } = given.state;
  const cards = round?.play.cards ?? null;
  assert(round !== null && cards !== null, 'The guard lets a hand be handled only after the deal.');
  return { ...given, round: { ...round, cards } };
}
