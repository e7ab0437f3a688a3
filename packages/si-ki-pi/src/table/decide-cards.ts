import type { Case, Deciders, Decision } from '@baize/table/kit';
import { type CardCase, type DealtCase, whereDealt, withRound } from './card-case.ts';
import type { CARD_COMMANDS } from './card-commands.ts';
import { cardGameAt } from './card-game.ts';
import { dealCards } from './deal-cards.ts';
import { endArranging } from './end-arranging.ts';
import { arrangeHand, lookAtCards, requestHouseWay } from './handle-hand.ts';
import { leaveBox, takeBox } from './seats.ts';
import { setDealerHand } from './set-dealer-hand.ts';
import { settleBonus, settleInitial } from './settle-cards.ts';
import { answerWithdrawal } from './withdrawal-answer.ts';

type CardCommandType = keyof typeof CARD_COMMANDS;

/** Who decides about the commands of a card game. */
export const CARD_DECIDERS: Deciders<CardCommandType> = {
  TakeBox: withCards(takeBox),
  LeaveBox: withCards(leaveBox),
  Deal: withCards((given) => dealCards(withRound(given))),
  LookAtCards: onceDealt(lookAtCards),
  ArrangeHand: onceDealt(arrangeHand),
  RequestHouseWay: onceDealt(requestHouseWay),
  EndArranging: onceDealt(endArranging),
  SetDealerHand: onceDealt(setDealerHand),
  SettleInitial: onceDealt(settleInitial),
  SettleBonus: onceDealt(settleBonus),
  AnswerWithdrawal: onceDealt(answerWithdrawal),
};

function withCards<Type extends CardCommandType>(
  decider: (given: CardCase<Type>) => Decision,
): (given: Case<Type>) => Decision {
  return (given) => decider({ ...given, game: cardGameAt(given.rules) });
}

function onceDealt<Type extends CardCommandType>(
  decider: (given: DealtCase<Type>) => Decision,
): (given: Case<Type>) => Decision {
  return withCards((given) => decider(whereDealt(given)));
}
