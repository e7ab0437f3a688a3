import { type Err, ok, type Result } from '@baize/exact';
import { type Because, ruleOf } from '@baize/game';
import type { Refusal } from '@baize/table/kit';
import { findSeated, floorRule, refuse } from '@baize/table/kit';
import { boxProblem } from '../boxes/seats.ts';
import type { DealtCase } from '../card-case.ts';
import type { BoxHand } from '../card-round.ts';
import { deciderOf } from '../decider.ts';

/** A hand that whoever gives the command may handle now, and why they may. */
export interface OwnHand {
  readonly hand: BoxHand;
  readonly because: Because;
}

/** A player handles the cards of the box they decide for; a dealer notes that they looked or asked. */
export function ownHand(
  given: DealtCase<'LookAtCards' | 'ArrangeHand' | 'RequestHouseWay'>,
): Result<OwnHand, Refusal> {
  const { command, envelope, state, game } = given;
  const { by } = envelope;
  const terminal = by.kind === 'terminal' ? findSeated(state, by.id) : null;
  if (terminal && !terminal.ok) return terminal;
  const hand = handAt(command.box, given);
  if (!hand.ok) return hand;
  const decision = deciderOf(command.box, state, game);
  if (decision.by === 'house-way') {
    const message = `The House Way arranges box ${command.box}.`;
    return refuse('not-your-box', message, decision.because, { field: 'box' });
  }
  if (by.kind === 'terminal' && by.id !== decision.player) {
    const message = `Another player decides for box ${command.box}.`;
    return refuse('not-your-box', message, decision.because, { field: 'box' });
  }
  const waiting = unansweredProblem(given);
  if (waiting) return waiting;
  if (hand.value.setting) {
    const message = 'These cards have been put down and may not be handled again.';
    return refuse('hand-already-set', message, ruleOf(game.book, 'arrangement-final'));
  }
  return ok({ hand: hand.value, because: decision.because });
}

/** The cards that lie in a box. */
export function handAt(
  box: number,
  { round, rules, game }: Pick<DealtCase, 'round' | 'rules' | 'game'>,
): Result<BoxHand, Refusal> {
  const unknown = boxProblem(box, rules.config.boxes, game.book);
  if (unknown) return unknown;
  const hand = round.cards.hands.find((each) => each.box === box);
  if (hand && !hand.isWithdrawn) return ok(hand);
  const message = `No cards lie in box ${box}.`;
  return refuse('no-hand-in-box', message, floorRule('known-box'), { field: 'box' });
}

/** While somebody may still withdraw from an exposed hand, nobody learns more. */
export function unansweredProblem({
  round,
  game,
}: Pick<DealtCase, 'round' | 'game'>): Err<Refusal> | null {
  const [first] = round.cards.withdrawalOffered;
  if (!first) return null;
  const message = `Box ${first.box} has yet to say whether its bets are withdrawn.`;
  return refuse('withdrawal-unanswered', message, ruleOf(game.book, 'withdrawal-on-exposure'));
}
