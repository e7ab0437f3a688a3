import { ok } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import type { Decision, TableEvent } from '@baize/table/kit';
import { refuse } from '@baize/table/kit';
import { parseArrangement } from '../parse-arrangement.ts';
import { boxSetting } from '../setting.ts';
import type { DealtCase } from './card-case.ts';
import { handIn, settingText } from './hand-text.ts';
import { arrangeByHouseWay } from './house-way-hands.ts';
import { type OwnHand, ownHand } from './own-hand.ts';

/** A player looks at their cards, which is what several irregularities turn on. */
export function lookAtCards(given: DealtCase<'LookAtCards'>): Decision {
  const own = ownHand(given);
  return own.ok ? ok(firstLook(own.value)) : own;
}

/** A player puts the cards down as two hands; nobody can do that without having seen them. */
export function arrangeHand(given: DealtCase<'ArrangeHand'>): Decision {
  const { command, game } = given;
  const own = ownHand(given);
  if (!own.ok) return own;
  const { hand } = own.value;
  const { low, high, box } = command;
  const cards = handIn(hand.cards);
  const arrangement = parseArrangement({ low, high }, cards, game.readings);
  if (!arrangement.ok) {
    // The reason in detail would name the cards, to somebody who may not have looked at them.
    const message = 'Arrange the four cards of this box as two and two.';
    return refuse('cards-invalid', message, ruleOf(game.book, 'labels-follow-rank'));
  }
  const setting = boxSetting(cards, arrangement.value, game);
  const reasons = because(
    ...own.value.because,
    ...setting.because,
    ...ruleOf(game.book, 'arrangement-final'),
  );
  const arranged: TableEvent = {
    type: 'HandArranged',
    box,
    ...settingText(setting),
    way: 'player',
    because: reasons,
  };
  return ok([...firstLook(own.value), arranged]);
}

/** A player leaves the setting to the dealer, who sets by the House Way. */
export function requestHouseWay(given: DealtCase<'RequestHouseWay'>): Decision {
  const own = ownHand(given);
  if (!own.ok) return own;
  const cause = ruleOf(given.game.book, 'house-way-on-request');
  return ok([arrangeByHouseWay(own.value.hand, cause, given.game)]);
}

function firstLook({ hand, because: reasons }: OwnHand): readonly TableEvent[] {
  return hand.isSeen ? [] : [{ type: 'CardsSeen', box: hand.box, because: reasons }];
}
