import { err, ok, type Result } from '@baize/exact';
import { type Card, DECK, deal, type Hand, parseHand, type SiKiPiGame } from '@baize/si-ki-pi';

export interface Hands {
  readonly hand: Hand;
  readonly dealer: Hand;
}

/** Box 1 and the dealer out of a shuffled deck. */
export function shuffleHands(
  game: SiKiPiGame,
  draw: (limit: number) => number,
): Result<Hands, string> {
  const { boxes, dealer } = deal(shuffle(draw), [1], game);
  const [box] = boxes;
  return box ? ok({ hand: box.hand, dealer }) : err('Nothing was dealt.');
}

/** Every order of the deck is equally likely: each place takes one of the cards still left. */
function shuffle(draw: (limit: number) => number): readonly Card[] {
  const left = [...DECK];
  return DECK.flatMap(() => left.splice(draw(left.length), 1));
}

/** `As Kd Th 9c / 9s 9h Kd Qc`: the cards of the box, then the dealer's. */
export function parseHands(text: string): Result<Hands, string> {
  const [own, dealers, ...more] = text.split('/');
  if (own === undefined || dealers === undefined || more.length > 0) {
    return err('Your four cards, a slash, the dealer’s: `deal As Kd Th 9c / 9s 9h Kd Qc`.');
  }
  const hand = parseHand(own);
  if (!hand.ok) return err(hand.error.message);
  const dealer = parseHand(dealers);
  if (!dealer.ok) return err(dealer.error.message);
  const twice = hand.value.find((card) => dealer.value.includes(card));
  if (twice !== undefined) return err(`${twice} is in both hands; a deck has it once.`);
  return ok({ hand: hand.value, dealer: dealer.value });
}
