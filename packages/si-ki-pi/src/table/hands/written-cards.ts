import { assert } from '@baize/exact';
import type { Arrangement } from '../../cards/arrangement.ts';
import { cardsText, type Hand, type TwoCards, twoCardsOf } from '../../cards/hand.ts';
import { parseCards, parseHand } from '../../cards/parse-hand.ts';
import type { BoxHand, CardRound, LaidCards, LaidHand } from '../card-round.ts';

/*
 * A round holds cards as values. Events, screens and snapshots hold them as text, `As Kd Th 9c`: here it is
 * written, and read once when a fact enters a state. What was recorded was judged before, so that text which
 * cannot be read is a problem of the record and nothing is put in its place.
 */

/** Two hands of two, in text. */
export interface SetHand {
  readonly low: string;
  readonly high: string;
}

/** A hand or all the cards of a round, in text. */
export type WrittenHand = InText<LaidHand>;
export interface WrittenLaid {
  readonly dealer: string;
  readonly hands: readonly WrittenHand[];
}

/** A round of cards as a snapshot and an auditor have it. */
export interface WrittenRound extends Omit<CardRound, 'dealer' | 'dealerSetting' | 'hands'> {
  readonly dealer: string;
  readonly dealerSetting: SetHand | null;
  readonly hands: readonly InText<BoxHand>[];
}

type InText<Held extends LaidHand> = Omit<Held, 'cards' | 'setting'> & {
  /** Four cards in canonical text, in printing order. */
  readonly cards: string;
  readonly setting: SetHand | null;
};

/** Cards out of a record; what was recorded once can always be read again. */
export function handIn(text: string): Hand {
  const hand = parseHand(text);
  assert(hand.ok, 'A recorded hand holds four cards.');
  return hand.value;
}

/** Two hands of two out of a record, which keep the names they were recorded under. */
export function arrangementIn({ low, high }: SetHand, hand: Hand): Arrangement {
  const set = { low: twoIn(low), high: twoIn(high) };
  const cards = new Set([...set.low, ...set.high]);
  assert(
    hand.every((card) => cards.has(card)),
    'A recorded arrangement is one of its four cards.',
  );
  return set;
}

function twoIn(text: string): TwoCards {
  const cards = parseCards(text, 2);
  const [first, second] = cards.ok ? cards.value : [];
  assert(
    first !== undefined && second !== undefined,
    'A recorded arrangement is two hands of two cards.',
  );
  return twoCardsOf(first, second);
}

export function settingText({ low, high }: Arrangement): SetHand {
  return { low: cardsText(low), high: cardsText(high) };
}

export function writeLaid({ dealer, hands }: LaidCards): WrittenLaid {
  return { dealer: cardsText(dealer), hands: hands.map(writeHand) };
}

export function readLaid({ dealer, hands }: WrittenLaid): LaidCards {
  return { dealer: handIn(dealer), hands: hands.map(readHand) };
}

/** The cards of a round, written and read again. */
export const CARDS_IN_TEXT = {
  write: (round: CardRound | null): WrittenRound | null =>
    round && {
      ...round,
      ...writeLaid(round),
      dealerSetting: round.dealerSetting && settingText(round.dealerSetting),
      hands: round.hands.map(writeHand),
    },
  read: (written: WrittenRound | null): CardRound | null => {
    if (!written) return null;
    const dealer = handIn(written.dealer);
    return {
      ...written,
      dealer,
      dealerSetting: written.dealerSetting && arrangementIn(written.dealerSetting, dealer),
      hands: written.hands.map(readHand),
    };
  },
};

function writeHand<Held extends LaidHand>(hand: Held): InText<Held> {
  const { cards, setting } = hand;
  return { ...hand, cards: cardsText(cards), setting: setting && settingText(setting) };
}

function readHand<Read extends WrittenHand>(
  hand: Read,
): Omit<Read, 'cards' | 'setting'> & Pick<LaidHand, 'cards' | 'setting'> {
  const cards = handIn(hand.cards);
  return { ...hand, cards, setting: hand.setting && arrangementIn(hand.setting, cards) };
}
