/** Cards as the rules write them: rank, then suit. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export const SUITS = [
  { letter: 's', sign: '♠' },
  { letter: 'h', sign: '♥' },
  { letter: 'd', sign: '♦' },
  { letter: 'c', sign: '♣' },
] as const;

export function signOf(card: string): string {
  const suit = SUITS.find(({ letter }) => letter === card.at(1));
  const rank = card.at(0) === 'T' ? '10' : card.at(0);
  return `${rank}${suit?.sign ?? ''}`;
}

/** How many cards are dealt: four to each box that plays, and four to the dealer. */
export function cardsToDeal(boxes: number): number {
  return (boxes + 1) * 4;
}

const DECK = SUITS.flatMap(({ letter }) => RANKS.map((rank) => `${rank}${letter}`));

/** A whole deck that begins with the cards that left it; the rest stay in it, in whatever order. */
export function deckFrom(dealt: readonly string[]): readonly string[] {
  return [...dealt, ...DECK.filter((card) => !dealt.includes(card))];
}
