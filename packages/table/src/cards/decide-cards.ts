import { assert } from '@baize/exact';
import type { Case, Decision } from '../decision.ts';
import { whereDealt, withRound } from './card-case.ts';
import type { CardCommand } from './card-command.ts';
import { dealCards } from './deal-cards.ts';
import { endArranging } from './end-arranging.ts';
import { arrangeHand, lookAtCards, requestHouseWay } from './handle-hand.ts';
import { leaveBox, takeBox } from './seats.ts';
import { setDealerHand } from './set-dealer-hand.ts';
import { settleBonus, settleInitial } from './settle-cards.ts';
import { answerWithdrawal } from './withdrawal-answer.ts';

type OfCards = Case<CardCommand['type']>;

/** What a command of the card game brings about. */
export function decideCards(given: OfCards): Decision {
  const { command, rules } = given;
  const { game } = rules;
  assert(game.mechanic === 'si-ki-pi', 'The guard lets these through only where cards are played.');
  switch (command.type) {
    case 'TakeBox':
      return takeBox({ ...given, command, game });
    case 'LeaveBox':
      return leaveBox({ ...given, command, game });
    case 'Deal':
      return dealCards(withRound({ ...given, command, game }));
    case 'LookAtCards':
      return lookAtCards(whereDealt({ ...given, command, game }));
    case 'ArrangeHand':
      return arrangeHand(whereDealt({ ...given, command, game }));
    case 'RequestHouseWay':
      return requestHouseWay(whereDealt({ ...given, command, game }));
    case 'EndArranging':
      return endArranging(whereDealt({ ...given, command, game }));
    case 'SetDealerHand':
      return setDealerHand(whereDealt({ ...given, command, game }));
    case 'SettleInitial':
      return settleInitial(whereDealt({ ...given, command, game }));
    case 'SettleBonus':
      return settleBonus(whereDealt({ ...given, command, game }));
    case 'AnswerWithdrawal':
      return answerWithdrawal(whereDealt({ ...given, command, game }));
  }
}
