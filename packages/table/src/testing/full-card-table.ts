import type { Incident } from '@baize/game';
import { betting, cardTable, dealerSets, deckOf } from './card-table.ts';
import { ANN, BEN, CAT, dealer } from './floor.ts';
import type { Journal } from './journal.ts';

/** Nine points Low and nine High by the House Way; no pair. */
export const HAND = 'As Ks 9h 8d';
export const OTHER_HAND = 'Ah Kh 9d 8c';
/** Three cards from King to 10: Q-J Low without points, K-2 High with two. */
export const DEALER = 'Kd Qc Jh 2s';

/** Ann sits at box 1 and Ben at box 2; Cat stands behind them. Ben has a bonus on Ann's hand. */
const BETS = {
  [ANN]: { '1/initial': 1000, '1/bonus:player': 500, '1/bonus:dealer': 600 },
  [BEN]: { '2/initial': 2000, '1/bonus:player': 700 },
  [CAT]: { '2/initial': 3000, '2/bonus:player': 800 },
};

const SEATS = { [ANN]: 1, [BEN]: 2, [CAT]: null };

/** A table with these bets, freshly dealt. */
export function fullTable(): Journal {
  return fullTableIn('dealt');
}

/** Every phase of a round of cards, in order. */
export const CARD_PHASES = ['betting', 'closed', 'dealt', 'dealer-set', 'resulted'] as const;
export type CardPhase = (typeof CARD_PHASES)[number];

/** The same table at some point of the round. */
export function fullTableIn(phase: CardPhase): Journal {
  const journal = betting(cardTable(SEATS), BETS);
  const steps: readonly (() => void)[] = [
    () => journal.give(dealer, { type: 'CloseBets' }),
    () => journal.give(dealer, { type: 'Deal', deck: deckOf(HAND, OTHER_HAND, DEALER) }),
    () => dealerSets(journal),
    () => journal.give(dealer, { type: 'SettleInitial' }),
  ];
  for (const step of steps.slice(0, CARD_PHASES.indexOf(phase))) step();
  return journal;
}

export function report(incident: Incident, box?: number) {
  return { type: 'ReportIncident', incident, ...(box === undefined ? {} : { box }) } as const;
}
