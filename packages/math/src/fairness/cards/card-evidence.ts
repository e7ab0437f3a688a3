import { countEvidence, meanOfLogs } from '../../statistics/evidence.ts';
import { boundEvidence } from '../enumerated/enumerated-evidence.ts';
import { type EvennessWatch, evennessWatch } from '../evidence/evenness-watch.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { LAGS } from '../tally/lag-matches.ts';
import type { CardTally } from './card-tally.ts';
import { type DealBets, groupBets } from './deal-bets.ts';
import { CARDS, DECK_SIZE, type Deal, RANK_GROUPS, SUIT_GROUPS } from './deck.ts';
import { HAND_PATTERNS, HANDS } from './hand-patterns.ts';
import { neighbourBets, repeatBets } from './repeat-bets.ts';

/** The bets that must be settled deal by deal; all others follow from the tally. */
export interface CardBets {
  accept(deal: Deal): void;
  readonly named: readonly {
    readonly test: string;
    readonly bets: DealBets;
    readonly isOrdered: boolean;
  }[];
  readonly firstEvenness: EvennessWatch;
}

export function cardBets(): CardBets {
  const named = [
    ...[CARDS, RANK_GROUPS, SUIT_GROUPS].map((groups) => ({
      test: groups.title,
      bets: groupBets(groups),
      isOrdered: false,
    })),
    { test: 'cards dealt again in the next deal', bets: repeatBets(), isOrdered: false },
    { test: 'neighbours kept from deck to deck', bets: neighbourBets(), isOrdered: true },
  ];
  return {
    named,
    firstEvenness: evennessWatch(),
    accept(deal) {
      for (const { bets } of named) bets.accept(deal);
    },
  };
}

const EVEN_CARDS = new Array<number>(DECK_SIZE).fill(1 / DECK_SIZE);
/** A certain card, or any other one. */
const ONE_OF_ALL = [1 / DECK_SIZE, 1 - 1 / DECK_SIZE];
const EVEN_ORDERS = new Array<number>(24).fill(1 / 24);
const PATTERN_CHANCES = HAND_PATTERNS.map(({ hands }) => hands / HANDS);

/** Every way to bet against the fairness of a record of deals. */
export function cardEvidence(tally: CardTally, bets: CardBets): readonly Evidence[] {
  const isSorted = tally.isSorted();
  const settled = bets.named
    .filter(({ isOrdered }) => !(isOrdered && isSorted))
    .map(({ test, bets: { log } }) => ({ test, log: log() }));
  const patterns = {
    test: 'pairs among four cards',
    log: countEvidence(tally.patterns, PATTERN_CHANCES),
  };
  return isSorted
    ? [...settled, patterns]
    : [...settled, patterns, ...orderedEvidence(tally, bets)];
}

function orderedEvidence(tally: CardTally, { firstEvenness }: CardBets): readonly Evidence[] {
  const lags = Array.from({ length: LAGS }, (_, i) => {
    const matches = tally.lags.matches()[i] ?? 0;
    const others = tally.lags.compared(i + 1) - matches;
    return countEvidence([matches, others], ONE_OF_ALL);
  });
  return [
    ...placeEvidence(tally),
    { test: 'first cards', log: countEvidence(tally.firsts, EVEN_CARDS) },
    { test: 'orders of four cards', log: countEvidence(tally.orders, EVEN_ORDERS) },
    { test: `first cards of 1 to ${LAGS} deals before`, log: meanOfLogs(lags) },
    boundEvidence('longest run of one first card', tally.firstRuns.logBoundAnytime()),
    boundEvidence('longest stretch of deals that came again', tally.replays.logBoundAnytime()),
    { test: 'too even first cards', log: firstEvenness.log() },
  ];
}

/** Of whole decks: bets on every place by itself, with a stake shared evenly among the 52 of them. */
function placeEvidence({ places, stays, decks }: CardTally): readonly Evidence[] {
  const compared = Math.max(0, decks() - 1);
  const byPlace = Array.from({ length: DECK_SIZE }, (_, place) => {
    const counts = places.subarray(place * DECK_SIZE, (place + 1) * DECK_SIZE);
    const kept = stays[place] ?? 0;
    return {
      cards: countEvidence(counts, EVEN_CARDS),
      kept: countEvidence([kept, compared - kept], ONE_OF_ALL),
    };
  });
  return [
    { test: 'cards by place in the deck', log: meanOfLogs(byPlace.map(({ cards }) => cards)) },
    { test: 'places that keep their card', log: meanOfLogs(byPlace.map(({ kept }) => kept)) },
  ];
}
