import { ok } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { Decision } from '@baize/table/kit';
import type { DealtCase } from './card-case.ts';
import { arrangeByHouseWay, waitingHands } from './house-way-hands.ts';
import { offersLapsed } from './withdrawal-answer.ts';

/** Time is up: open offers lapse, and what has not been put down is set by the House Way. */
export function endArranging(given: DealtCase<'EndArranging'>): Decision {
  const { round, game } = given;
  const cause = ruleOf(game.book, 'house-way-on-time-out');
  const arranged = waitingHands(round.cards).map((hand) => arrangeByHouseWay(hand, cause, game));
  return ok([...offersLapsed(given, () => true), ...arranged]);
}
