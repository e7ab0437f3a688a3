import type { Money, MoneyFault } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Card } from './card.ts';
import type { ArrangementError } from './parse-arrangement.ts';

/** Whose cards or bets are at fault: the dealer's or those of a box by its number. */
export type Place = 'dealer' | number;

/**
 * What can be wrong with a round somebody hands in, in order of precedence: the shape, then place by
 * place the cards, the setting and the bets, and last what only the whole round shows.
 */
export type RoundError =
  | { readonly code: 'malformed'; readonly message: string; readonly field: string }
  | {
      readonly code: 'unknown-box';
      readonly message: string;
      readonly box: unknown;
      readonly because: Because;
    }
  | { readonly code: 'box-twice'; readonly message: string; readonly box: number }
  | (ArrangementError & { readonly at: Place })
  | {
      readonly code: 'unknown-bet';
      readonly message: string;
      readonly at: number;
      readonly bet: string;
      readonly because: Because;
    }
  | {
      readonly code: 'bad-stake';
      readonly message: string;
      readonly at: number;
      readonly fault: MoneyFault;
    }
  | {
      readonly code: 'not-a-multiple-of-the-unit';
      readonly message: string;
      readonly at: number;
      readonly unit: Money;
      readonly because: Because;
    }
  | {
      readonly code: 'bonus-without-initial';
      readonly message: string;
      readonly at: number;
      readonly because: Because;
    }
  | {
      readonly code: 'card-dealt-twice';
      readonly message: string;
      readonly card: Card;
      readonly at: readonly [Place, Place];
      readonly because: Because;
    };

export function placeName(place: Place): string {
  return place === 'dealer' ? 'The dealer' : `Box ${place}`;
}
