import { assert } from '@baize/exact';
import { type Arrangement, cardsText, type Hand, parseHand } from '@baize/si-ki-pi';
import type { SetHand } from './card-round.ts';

/** Cards out of a record; what was recorded once can always be read again. */
export function handIn(text: string): Hand {
  const hand = parseHand(text);
  assert(hand.ok, 'A recorded hand holds four cards.');
  return hand.value;
}

export function settingText({ low, high }: Arrangement): SetHand {
  return { low: cardsText(low), high: cardsText(high) };
}
