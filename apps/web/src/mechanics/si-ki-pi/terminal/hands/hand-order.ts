import type { OwnWays } from '../card-stage.ts';

/** Four cards as they lie before a player: the first two on the left, the other two on the right. */
export type HandOrder = readonly [string, string, string, string];

export type Way = OwnWays['ways'][number];

/** An order that was kept, if it is one of these cards; else the cards as they were dealt. */
export function orderOf(cards: string, kept: readonly string[] | undefined): HandOrder | null {
  const dealt = cards.split(' ');
  const isKept =
    kept !== undefined && kept.length === 4 && dealt.every((card) => kept.includes(card));
  const [a, b, c, d] = isKept ? kept : dealt;
  return a && b && c && d ? [a, b, c, d] : null;
}

/** Two cards change places. */
export function swapCards(order: HandOrder, one: string, other: string): HandOrder {
  const place = (card: string) => (card === one ? other : card === other ? one : card);
  const [a, b, c, d] = order;
  return [place(a), place(b), place(c), place(d)];
}

/** On which side a card lies. */
export function sideOf(order: HandOrder, card: string): 'left' | 'right' {
  return order.indexOf(card) < 2 ? 'left' : 'right';
}

/** The way in which the cards lie now: whichever two lie together. */
export function wayOf(order: HandOrder, ways: readonly Way[]): Way | null {
  const [a, b] = order;
  const holds = (two: string) => two.split(' ').every((card) => card === a || card === b);
  return ways.find(({ low, high }) => holds(low) || holds(high)) ?? null;
}

/** Which side is Low: the names follow the ranking, and the cards stay where they lie. */
export function lowSide(order: HandOrder, way: Way): 'left' | 'right' {
  return way.low.split(' ').includes(order[0]) ? 'left' : 'right';
}

/** The cards laid out as a way has them; whatever lay on a side and may stay there stays. */
export function laidOut(order: HandOrder, way: Way): HandOrder {
  const [low0 = '', low1 = ''] = way.low.split(' ');
  const [high0 = '', high1 = ''] = way.high.split(' ');
  const isLowLeft = way.low.split(' ').includes(order[0]) || way.low.split(' ').includes(order[1]);
  const isHighLeft = way.high.split(' ').includes(order[0]);
  // Where both sides hold one card of each hand, Low goes to the left as on the felt.
  return isLowLeft || !isHighLeft ? [low0, low1, high0, high1] : [high0, high1, low0, low1];
}
