import { assert, money } from '@baize/exact';
import { cardsText, DECK, houseWay } from '@baize/si-ki-pi';
import type { TableConfig } from '../configuration/table-config.ts';
import type { EventOf, EventType, Recorded } from '../event.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { at, configOf, dealer, openTable } from './floor.ts';
import type { Journal } from './journal.ts';

export const SI_KI_PI = 'rws-si-ki-pi-v2';

/** By terminal and area, in minor units: `{ [ANN]: { '1/initial': 1000 } }`. */
export type Bets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A Si Ki Pi table where terminals with 1,000.00 each sit at the boxes named, or at none. */
export function cardTable(
  seats: Readonly<Record<string, number | null>>,
  changes: Partial<TableConfig> = {},
): Journal {
  const journal = openTable(configOf(SI_KI_PI, changes), Object.keys(seats));
  for (const [terminal, box] of Object.entries(seats)) {
    if (box !== null) journal.give(at(terminal), { type: 'TakeBox', terminal, box });
  }
  return journal;
}

/** The cards named first, hand by hand as they are dealt, and the rest of the deck behind them. */
export function deckOf(...hands: readonly string[]): readonly string[] {
  const named = hands.flatMap((hand) => hand.split(' '));
  return [...named, ...DECK.filter((card) => !named.includes(card))];
}

/** Calls for bets and takes them. */
export function betting(journal: Journal, bets: Bets): Journal {
  journal.give(dealer, { type: 'OpenBets' });
  for (const [terminal, areas] of Object.entries(bets)) {
    for (const [bet, stake] of Object.entries(areas)) {
      journal.give(at(terminal), { type: 'PlaceBet', terminal, bet, stake: money(stake) });
    }
  }
  return journal;
}

/** Takes bets, closes and deals: to the boxes with a bet in their order, and last to the dealer. */
export function dealHands(journal: Journal, bets: Bets, ...hands: readonly string[]): Journal {
  betting(journal, bets);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Deal', deck: deckOf(...hands) });
  return journal;
}

/** The dealer ends the time for arranging and sets the own hand by the House Way. */
export function dealerSets(journal: Journal): readonly Recorded[] {
  journal.give(dealer, { type: 'EndArranging' });
  const { rules, round } = journal.state();
  const hand = round?.play.cards?.dealer;
  assert(rules?.game.mechanic === 'si-ki-pi' && hand !== undefined, 'Cards have been dealt.');
  const { low, high } = houseWay(hand, rules.game);
  const command = { type: 'SetDealerHand', low: cardsText(low), high: cardsText(high) } as const;
  return journal.give(dealer, command);
}

/** Plays a dealt round to its end. */
export function playOut(journal: Journal): readonly Recorded[] {
  return [
    ...dealerSets(journal),
    ...journal.give(dealer, { type: 'SettleInitial' }),
    ...journal.give(dealer, { type: 'SettleBonus' }),
  ];
}

/** The facts of one kind among some events. */
export function only<Type extends EventType>(
  facts: readonly Recorded[],
  type: Type,
): readonly EventOf<Type>[] {
  return facts.flatMap(({ event }) => (isOf(event, type) ? [event] : []));
}

function isOf<Type extends EventType>(
  event: Recorded['event'],
  type: Type,
): event is EventOf<Type> {
  return event.type === type;
}

export function creditOf(journal: Journal, terminal: string): number | undefined {
  return terminalOf(journal.state(), terminal)?.credit;
}
