import { compare } from '@baize/exact';
import { parseOdds } from '../odds.ts';
import { because, ruleOf } from '../rule-of.ts';
import type { DiceRulebook } from '../rulebook.ts';
import type { BetText } from '../three-dice/notation.ts';
import { type Price, type PriceList, priceListOf } from '../three-dice/price.ts';
import { printedPrice } from '../three-dice/printed-price.ts';
import { fault, type HouseRow } from './house-row.ts';
import type { HouseTableError } from './house-table-error.ts';

/** A price of the house that is not the document's. */
export interface Departure {
  readonly bet: BetText;
  readonly dice: 1 | 2 | 3 | null;
  readonly document: string;
  readonly house: string;
}

export interface HousePrices {
  readonly prices: Map<BetText, Price[]>;
  readonly departures: Departure[];
  readonly errors: HouseTableError[];
}

/** Prices every area of a layout from the rows of a house table, collecting every fault. */
export function housePrices(
  rows: readonly HouseRow[],
  document: PriceList,
  book: DiceRulebook,
): HousePrices {
  const result: HousePrices = { prices: new Map(), departures: [], errors: [] };
  for (const row of rows) priceRow(row, document, book, result);
  for (const [bet, prices] of document) {
    for (const { dice } of prices) {
      if (result.prices.get(bet)?.some((price) => price.dice === dice)) continue;
      const what = dice === null ? bet : `${bet} on ${dice} dice`;
      result.errors.push({
        ...fault('not-priced', null, 'rows', `No row prices ${what}.`),
        because: ruleOf(book, 'layout-governs'),
      });
    }
  }
  return result;
}

function priceRow(row: HouseRow, document: PriceList, book: DiceRulebook, into: HousePrices): void {
  const odds = parseOdds(row.pays);
  if (!odds.ok) {
    const { code, message } = odds.error;
    const reason = code === 'odds-say-for' ? { because: ruleOf(book, 'odds-wording') } : {};
    into.errors.push({ ...fault(code, row.row, 'pays', message), ...reason });
    return;
  }
  for (const bet of betsOf(row, document, book, into.errors)) {
    const approved = document.get(bet)?.find((price) => price.dice === row.dice);
    if (!approved) continue;
    if (into.prices.get(bet)?.some((price) => price.dice === row.dice)) {
      into.errors.push(fault('priced-twice', row.row, 'on', `${bet} has a price already.`));
      continue;
    }
    const least = minimumOf(bet, row.dice, book);
    if (least && compare(odds.value, least.odds) < 0) {
      into.errors.push({
        ...fault('below-minimum-odds', row.row, 'pays', tooLow(row.pays, bet, least)),
        because: ruleOf(book, 'price-minimum'),
      });
      continue;
    }
    const reasons = least
      ? because(...least.because, ...ruleOf(book, 'price-minimum'))
      : approved.because;
    const price: Price = { ...approved, odds: odds.value, printed: row.pays, because: reasons };
    into.prices.set(bet, [...(into.prices.get(bet) ?? []), price]);
    if (compare(odds.value, approved.odds) !== 0) {
      into.departures.push({ bet, dice: row.dice, document: approved.printed, house: row.pays });
    }
  }
}

/** The least a book lets the house pay, where it leaves prices to the house at all. */
function minimumOf(bet: BetText, dice: 1 | 2 | 3 | null, book: DiceRulebook): Price | undefined {
  if (book.prices === 'fixed') return undefined;
  return priceListOf(book.prices.minimum)
    .get(bet)
    ?.find((price) => price.dice === dice);
}

/** The areas a row prices: those it lists, or all of its kind where it lists none. */
function betsOf(
  row: HouseRow,
  document: PriceList,
  book: DiceRulebook,
  errors: HouseTableError[],
): readonly BetText[] {
  const offered = [...document.keys()];
  const ofKind = offered.filter((bet) => bet === row.bet || bet.startsWith(`${row.bet}:`));
  if (row.on === null && ofKind.length > 0) return ofKind;
  const wanted = row.on?.map((each) => `${row.bet}:${each}`) ?? [row.bet];
  return wanted.flatMap((text) => {
    const bet = ofKind.find((each) => each === text);
    if (bet) return [bet];
    const field = row.on === null ? 'bet' : 'on';
    errors.push({
      ...fault('bet-not-offered', row.row, field, `${text} is not on this layout.`),
      because: ruleOf(book, 'layout-governs'),
    });
    return [];
  });
}

function tooLow(pays: string, bet: BetText, least: Price): string {
  return `"${pays}" on ${bet} is under the minimum of ${printedPrice(least.odds, 'to')}.`;
}
