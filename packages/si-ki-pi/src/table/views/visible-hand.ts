import type { Arrangement } from '../../cards/arrangement.ts';
import { rankOf } from '../../cards/card.ts';
import { cardsText, type TwoCards } from '../../cards/hand.ts';
import { pointsOf, rankName } from '../../cards/rank.ts';
import { combinationOf, pointTotal } from '../../cards/ranking.ts';
import type { BoxHand, CardRound } from '../card-round.ts';
import { type SetHand, settingText } from '../hands/written-cards.ts';

/** What two cards are worth, as facts a screen can say in any language. */
export interface HandValue {
  readonly kind: 'pair' | 'gong' | 'points';
  /** The point total; null for a Pair and a Gong, which rank above all points. */
  readonly points: number | null;
  /** The rank of a Pair, or the higher card of a point hand. */
  readonly rank: string;
  /** What each card counts, in the order in which they are written. */
  readonly counts: readonly [number, number];
}

export interface HandValues {
  readonly low: HandValue;
  readonly high: HandValue;
}

function worthOf([first, second]: TwoCards): HandValue {
  const a = rankOf(first);
  const b = rankOf(second);
  const kind = combinationOf(a, b);
  return {
    kind,
    points: kind === 'points' ? pointTotal(a, b) : null,
    // Two cards are in printing order, the higher first.
    rank: rankName(a),
    counts: [pointsOf(a), pointsOf(b)],
  };
}

/** The worth of two hands. */
export function valuesOf({ low, high }: Arrangement): HandValues {
  return { low: worthOf(low), high: worthOf(high) };
}

/** Four cards as somebody may see them: null while they lie face down for that person. */
export interface VisibleHand {
  readonly cards: string | null;
  readonly setting: SetHand | null;
  /** What the two hands are worth, wherever the setting is seen. */
  readonly values: HandValues | null;
}

export const FACE_DOWN: VisibleHand = { cards: null, setting: null, values: null };

export function faceUp({ cards, setting }: Pick<BoxHand, 'cards' | 'setting'>): VisibleHand {
  return {
    cards: cardsText(cards),
    setting: setting && settingText(setting),
    values: setting && valuesOf(setting),
  };
}

/** The dealer's cards are turned when they are set, and not before. */
export function dealerHand(cards: CardRound | null): VisibleHand {
  if (!cards?.dealerSetting) return FACE_DOWN;
  return faceUp({ cards: cards.dealer, setting: cards.dealerSetting });
}
