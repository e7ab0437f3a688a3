import { ok } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { Decision, TableEvent } from '@baize/table/kit';
import { dispose, refuse } from '@baize/table/kit';
import { parseArrangement } from '../parse-arrangement.ts';
import { dealerSetting } from '../setting.ts';
import type { DealtCase } from './card-case.ts';
import { handIn, settingText } from './hand-text.ts';
import { waitingHands } from './house-way-hands.ts';
import { unansweredFault } from './own-hand.ts';

/** The dealer sets last, and always ends with the House Way: any other setting is put right. */
export function setDealerHand(given: DealtCase<'SetDealerHand'>): Decision {
  const { command, round, game } = given;
  const fault = unansweredFault(given) ?? notSetFault(given);
  if (fault) return fault;
  const { low, high } = command;
  const hand = handIn(round.cards.dealer);
  const asSet = parseArrangement({ low, high }, hand, game.readings);
  if (!asSet.ok) {
    // The dealer's cards are named to nobody here, not even by saying which of these are not theirs.
    const message = "Set the dealer's four cards as two and two.";
    return refuse('cards-invalid', message, ruleOf(game.book, 'dealer-sets-house-way'));
  }
  const setting = dealerSetting(hand, game, asSet.value);
  const set: TableEvent = {
    type: 'DealerHandSet',
    ...settingText(setting),
    reset: setting.isReset ? settingText(asSet.value) : null,
    because: setting.because,
  };
  if (!setting.isReset) return ok([set]);
  const noted = dispose('dealer-hand-misset', given);
  return noted.ok ? ok([...noted.value, set]) : noted;
}

function notSetFault({ round, game }: DealtCase) {
  const boxes = waitingHands(round.cards).map((hand) => hand.box);
  if (boxes.length === 0) return null;
  const message = `Not yet put down: box ${boxes.join(', ')}.`;
  return refuse('hands-not-set', message, ruleOf(game.book, 'dealer-sets-house-way'));
}
