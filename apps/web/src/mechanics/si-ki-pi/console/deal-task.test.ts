import { expect, test } from 'vitest';
import { bet, createDealtTable, press, viewOf } from '../../../testing/dealt-table.ts';
import { cardsToDeal, deckFrom } from '../cards/card-deck.ts';

const ENTERED = ['As', 'Kd', 'Th', '9c', '2d', '2c', '7h', '8s'] as const;

test('cards entered as they leave the deck are the cards that are dealt', () => {
  const table = createDealtTable('rws-si-ki-pi-v2');
  press(table, { type: 'OpenBets' });
  bet(table);
  press(table, { type: 'CloseBets' });
  const boxes = viewOf(table).cards?.boxes.filter(({ hasInitialBet }) => hasInitialBet) ?? [];
  expect(cardsToDeal(boxes.length)).toBe(ENTERED.length);
  press(table, { type: 'Deal', deck: deckFrom(ENTERED) });
  const cards = table.state().round?.play.cards;
  const dealt = [cards?.dealer ?? [], ...(cards?.hands.map((hand) => hand.cards) ?? [])].flat();
  expect(dealt.toSorted()).toEqual([...ENTERED].toSorted());
});

test('a deck holds every card once, whatever was entered', () => {
  expect(new Set(deckFrom(ENTERED)).size).toBe(52);
  expect(deckFrom([])).toHaveLength(52);
});
