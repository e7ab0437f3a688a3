// The statistics of a record of cards from its deals, one by one and as slowly as they are defined. Shares no
// code with the tests of records in packages/math, which count as deals come and keep none of them.
import { longestRun, misfit, sum, unevenness } from './plain-statistics.ts';

/** Places of cards in a deck sorted by rank: four of each. */
type Deal = readonly number[];

const CARDS = Array.from({ length: 52 }, (_, card) => card);

/** Every statistic by the name of its test, of deals that all have `k` cards. */
export function cardStatistics(
  deals: readonly Deal[],
  k: 4 | 52,
): Readonly<Record<string, number>> {
  const firsts = deals.map(([first = 0]) => first);
  return {
    'first cards': unevenness(CARDS.map((card) => firsts.filter((each) => each === card).length)),
    'pairs among four cards': patterns(deals),
    'orders of four cards': orders(deals),
    'first cards of 1 to 12 deals before': lags(firsts),
    'longest run of one first card': longestRun(firsts.map(String)),
    ...(k === 52 ? deckStatistics(deals) : handStatistics(deals, k)),
  };
}

/** Cards of one hand exclude each other: a count of n deals has the variance n k (52 - k) / 52^2. */
function handStatistics(deals: readonly Deal[], k: number): Readonly<Record<string, number>> {
  const dealt = deals.flat();
  const correction = 51 / (52 - k);
  const byGroup = (groups: number, groupOf: (card: number) => number): number =>
    correction *
    unevenness(
      Array.from(
        { length: groups },
        (_, group) => dealt.filter((card) => groupOf(card) === group).length,
      ),
    );
  return {
    'cards dealt': byGroup(52, (card) => card),
    'ranks dealt': byGroup(13, (card) => Math.floor(card / 4)),
    'suits dealt': byGroup(4, (card) => card % 4),
    'cards dealt again in the next deal': repeatScore(deals, k),
  };
}

/** Of k marked cards a deal of k holds k k / 52 on average, and no card twice (hypergeometric). */
function repeatScore(deals: readonly Deal[], k: number): number {
  const again = deals.slice(1).map((deal, i) => {
    return deal.filter((card) => deals[i]?.includes(card)).length;
  });
  const mean = (k * k) / 52;
  const variance = (mean * ((52 - k) / 52) * (52 - k)) / 51;
  return (sum(again) - again.length * mean) / Math.sqrt(again.length * variance);
}

function deckStatistics(decks: readonly Deal[]): Readonly<Record<string, number>> {
  const table = CARDS.flatMap((place) =>
    CARDS.map((card) => decks.filter((deck) => deck[place] === card).length),
  );
  return {
    'cards by place in the deck': (unevenness(table) * 51) / 52,
    'neighbours kept from deck to deck': neighbourScore(decks),
  };
}

/** Of the 51 neighbours of a deck each is kept with the chance 1/52, two of them with (51 x 50)/(51 x 50 x 52 x 51). */
function neighbourScore(decks: readonly Deal[]): number {
  const kept = decks.slice(1).map((deck, i) => {
    const before = decks[i] ?? [];
    return deck.filter((card, place) => {
      const left = deck[place - 1];
      return left !== undefined && before[before.indexOf(left) + 1] === card;
    }).length;
  });
  const mean = 51 / 52;
  const variance = 50 / 52 + mean - mean ** 2;
  return (sum(kept) - kept.length * mean) / Math.sqrt(kept.length * variance);
}

/** Four ranks, one pair, two pairs, three alike, four alike; of 600 deals or more, so that five of each are expected. */
function patterns(deals: readonly Deal[]): number {
  const ways = [183_040, 82_368, 2808, 2496, 13];
  const counts = [0, 0, 0, 0, 0];
  for (const deal of deals) {
    const ranks = deal.slice(0, 4).map((card) => Math.floor(card / 4));
    const most = Math.max(...ranks.map((rank) => ranks.filter((other) => other === rank).length));
    const different = new Set(ranks).size;
    const pattern = different === 4 ? 0 : different === 3 ? 1 : most === 2 ? 2 : most === 3 ? 3 : 4;
    counts[pattern] = (counts[pattern] ?? 0) + 1;
  }
  const expected = ways.map((way) => (way * deals.length) / 270_725);
  // Four alike is rarer than once in five thousand hands: it goes with three alike.
  const join = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]) => [a, b, c, d + e];
  return misfit(join(counts), join(expected));
}

function orders(deals: readonly Deal[]): number {
  const seen = new Map<string, number>();
  for (const deal of deals) {
    const hand = deal.slice(0, 4);
    const order = hand.map((card) => hand.filter((other) => other < card).length).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  return unevenness(Array.from({ length: 24 }, (_, i) => [...seen.values()][i] ?? 0));
}

function lags(firsts: readonly number[]): number {
  return sum(
    Array.from({ length: 12 }, (_, i) => {
      const compared = firsts.length - i - 1;
      const matches = firsts.filter((first, at) => at > i && first === firsts[at - i - 1]).length;
      return (matches - compared / 52) ** 2 / ((compared * 51) / 52 ** 2);
    }),
  );
}
