import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { findGame } from '@baize/rulebooks';
import {
  type Card,
  type Hand,
  parseCard,
  parseHand,
  type SiKiPiGame,
  siKiPiGame,
} from '@baize/si-ki-pi';

export function siKiPi(readings: Partial<Readings> = {}): SiKiPiGame {
  const entry = findGame('rws-si-ki-pi-v2');
  if (!entry.ok || entry.value.layout !== null) throw new Error('Si Ki Pi is one of the games.');
  return siKiPiGame(entry.value.book, { readings: { ...DEFAULT_READINGS, ...readings } });
}

/** For cards a test writes down: a misspelt one is a mistake in the test. */
export function handFrom(text: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(hand.error.message);
  return hand.value;
}

export function cardsFrom(text: string): readonly Card[] {
  return text.split(' ').map((word) => {
    const card = parseCard(word);
    if (card === null) throw new Error(`${word} is no card.`);
    return card;
  });
}
