import { assert } from '@baize/exact';
import type { Arrangement } from '../arrangement.ts';
import type { SiKiPiGame } from '../game.ts';
import { cardsText, type Hand } from '../hand.ts';
import { parseArrangement } from '../parse-arrangement.ts';
import { parseHand } from '../parse-hand.ts';
import type { SetHand } from './card-round.ts';

/** Cards out of a record; what was recorded once can always be read again. */
export function handIn(text: string): Hand {
  const hand = parseHand(text);
  assert(hand.ok, 'A recorded hand holds four cards.');
  return hand.value;
}

/** Two hands of two out of a record: they were judged before they were recorded, and stay what they are. */
export function arrangementIn(setting: SetHand, hand: Hand, { readings }: SiKiPiGame): Arrangement {
  const arrangement = parseArrangement(setting, hand, readings);
  assert(arrangement.ok, 'A recorded arrangement is one of its four cards.');
  return arrangement.value;
}

export function settingText({ low, high }: Arrangement): SetHand {
  return { low: cardsText(low), high: cardsText(high) };
}
