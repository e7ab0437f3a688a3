import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import type { CardCommand } from './card-command.ts';

export type CardCase = Case<CardCommand['type']>;

const CARD_COMMANDS: ReadonlySet<string> = new Set<CardCommand['type']>([
  'TakeBox',
  'LeaveBox',
  'Deal',
  'LookAtCards',
  'ArrangeHand',
  'RequestHouseWay',
  'EndArranging',
  'SetDealerHand',
  'SettleInitial',
  'SettleBonus',
  'AnswerWithdrawal',
]);

export function isCardCase(given: Case): given is CardCase {
  return CARD_COMMANDS.has(given.command.type);
}

export function decideCards(_given: CardCase): Decision {
  return refuse('not-in-this-game', 'This table plays another game.', floorRule('this-game'));
}
