import { assert, type Money, NOTHING, plus, type Rational, scale, total } from '@baize/exact';
import { type Because, DEFAULT_READINGS, type Readings, readingsFor } from '@baize/game';
import type { Bet } from './bets/bet.ts';
import { betIn } from './bets/notation.ts';
import { type Area, areasOf, type DiceLayout } from './layout.ts';
import { type Price, type PriceList, priceListOf, pricesOf } from './prices/price.ts';
import { exactUnitOf } from './prices/unit.ts';
import type { Roll } from './roll.ts';
import type { DiceRulebook } from './rulebook.ts';
import { type Verdict, verdictsOn } from './verdict.ts';

/** One stake on one area. */
export interface Stake {
  readonly wager: Wager;
  readonly stake: Money;
}

/** What became of one stake, and by which clauses. */
export interface SettlementLine {
  readonly bet: string;
  readonly stake: Money;
  readonly result: 'win' | 'lose';
  /** Winnings per unit staked; null for a loser. */
  readonly odds: Rational | null;
  /** The winnings. */
  readonly pays: Money;
  /** Winnings and stake. */
  readonly returns: Money;
  readonly because: Because;
}

export interface Settlement {
  readonly game: string;
  readonly roll: Roll;
  readonly lines: readonly SettlementLine[];
  readonly staked: Money;
  readonly returned: Money;
}

export function settleStake(stake: Stake, roll: Roll): SettlementLine {
  return settleAs(verdictOn(stake.wager, roll), stake);
}

/** A stake whose verdict is known, be it by a roll or by all that are still possible. */
export function settleAs(verdict: Verdict, { wager, stake }: Stake): SettlementLine {
  const { result, odds, because } = verdict;
  const pays = odds ? scale(stake, odds) : NOTHING;
  const returns = odds ? plus(stake, pays) : NOTHING;
  return { bet: wager.text, stake, result, odds, pays, returns, because };
}

export function settleRoll(game: DiceGame, roll: Roll, stakes: readonly Stake[]): Settlement {
  const lines = stakes.map((stake) => settleStake(stake, roll));
  return {
    game: game.id,
    roll,
    lines,
    staked: total(lines.map((line) => line.stake)),
    returned: total(lines.map((line) => line.returns)),
  };
}

/** One area of a game, ready to be settled. */
export interface Wager {
  readonly text: string;
  readonly bet: Bet;
  readonly area: Area;
  readonly prices: readonly Price[];
  /** By `rollIndex`: what happens to this bet on each of the 216 rolls, and why. */
  readonly verdicts: readonly Verdict[];
}

/** A layout of a rulebook under certain readings, at the document's prices or the house's. */
export interface DiceGame {
  readonly mechanic: 'three-dice';
  readonly id: string;
  readonly book: DiceRulebook;
  readonly layout: DiceLayout;
  readonly readings: Readings;
  /** Stakes are multiples of this, so that every price is exact. */
  readonly unit: Money;
  /** In the order of the layout. */
  readonly wagers: readonly Wager[];
  readonly wagerOf: ReadonlyMap<string, Wager>;
}

export interface DiceGameOptions {
  readonly readings?: Readings;
  /** Prices of a house table instead of the document's; must price every area of the layout. */
  readonly prices?: PriceList;
  /** A table's own bet unit; the smallest exact one otherwise. */
  readonly unit?: Money;
}

export function diceGame(
  book: DiceRulebook,
  layout: DiceLayout,
  options: DiceGameOptions = {},
): DiceGame {
  const readings = readingsFor(book, options.readings ?? DEFAULT_READINGS);
  const { smallest, wagers, wagerOf } = options.prices
    ? priceLayout(book, layout, readings, options.prices)
    : printedLayout(book, layout, readings);
  const unit = options.unit ?? smallest;
  assert(
    unit > NOTHING && unit % smallest === 0,
    `The unit ${unit} cannot pay every price exactly.`,
  );
  const id = `${book.id}/${layout.id}`;
  return { mechanic: 'three-dice', id, book, layout, readings, unit, wagers, wagerOf };
}

/** What of a game depends neither on a table nor on a day. */
interface PricedLayout extends Pick<DiceGame, 'wagers' | 'wagerOf'> {
  /** The smallest stake of which every price is exact. */
  readonly smallest: Money;
}

/** Layouts at the prices of their document, under the readings met so far. */
const PRINTED = new WeakMap<DiceRulebook, Map<DiceLayout, Map<string, PricedLayout>>>();

/** Every table of a game, and every replay of its journal, settles by the same verdicts: they are found once. */
function printedLayout(book: DiceRulebook, layout: DiceLayout, readings: Readings): PricedLayout {
  const layouts = PRINTED.get(book) ?? new Map<DiceLayout, Map<string, PricedLayout>>();
  PRINTED.set(book, layouts);
  const known = layouts.get(layout) ?? new Map<string, PricedLayout>();
  layouts.set(layout, known);
  const name = JSON.stringify(readings);
  const priced =
    known.get(name) ?? priceLayout(book, layout, readings, priceListOf(layout.payTable));
  known.set(name, priced);
  return priced;
}

function priceLayout(
  book: DiceRulebook,
  layout: DiceLayout,
  readings: Readings,
  list: PriceList,
): PricedLayout {
  const smallest = exactUnitOf(list);
  const wagers = areasOf(layout).map((area): Wager => {
    const bet = betIn(book, area.id);
    assert(bet !== null, `${book.id} has no bet ${area.id}.`);
    const prices = pricesOf(area.id, list);
    const verdicts = verdictsOn(bet, prices, book, readings);
    return { text: area.id, bet, area, prices, verdicts };
  });
  const wagerOf = new Map(wagers.map((wager) => [wager.text, wager]));
  return { smallest, wagers, wagerOf };
}

export function verdictOn(wager: Wager, roll: Roll): Verdict {
  const verdict = wager.verdicts[rollIndex(roll)];
  assert(verdict !== undefined, 'Every roll has a verdict.');
  return verdict;
}

export function rollIndex([a, b, c]: Roll): number {
  return (a - 1) * 36 + (b - 1) * 6 + (c - 1);
}
