import { compare, type Rational } from '@baize/exact';
import { because, parseOdds, printPrice, ruleOf } from '@baize/game';
import { type Price, type PriceList, priceListOf } from '../prices/price.ts';
import type { DiceRulebook } from '../rulebook.ts';
import type { HouseRow } from './house-row.ts';
import { type HousePayTableError, problem } from './house-table-error.ts';
import { OWN, type Slot, slotsOf } from './slot.ts';

/** A price of the house that is not the document's. */
export interface Departure {
  readonly bet: string;
  readonly dice: 1 | 2 | 3 | null;
  readonly document: string;
  readonly house: string;
}

export interface HousePrices {
  readonly prices: PriceList;
  readonly departures: readonly Departure[];
  readonly errors: readonly HousePayTableError[];
}

/**
 * Prices every area of a layout from the rows of a house table, collecting every problem. Areas of the
 * kinds in `excused` may lack a price: a row for them is there and could not be read.
 */
export function housePrices(
  rows: readonly HouseRow[],
  document: PriceList,
  book: DiceRulebook,
  excused: ReadonlySet<string | null>,
): HousePrices {
  const slots = slotsOf(document);
  const minimum = minimumPrices(book);
  const prices = new Map<string, Price[]>();
  const departures: Departure[] = [];
  const errors: HousePayTableError[] = [];
  const taken = new Set<string>();
  for (const row of rows) {
    const odds = parseOdds(row.pays);
    if (!odds.ok) errors.push(unreadable(row, odds.error, book));
    const priced = slotsOfRow(row, slots, book, errors).filter(({ name }) => {
      if (!taken.has(name)) {
        taken.add(name);
        return true;
      }
      errors.push(problem('priced-twice', row.row, 'on', `${name} has a price already.`));
      return false;
    });
    if (!odds.ok) continue;
    errors.push(...belowMinimum(row, odds.value, priced, minimum, book));
    for (const slot of priced) {
      const price = housePrice(row, odds.value, slot, minimum.get(slot.name), book);
      prices.set(slot.bet, [...(prices.get(slot.bet) ?? []), price]);
      departures.push(...departureFrom(slot, price));
    }
  }
  const reason = ruleOf(book, 'layout-governs');
  for (const { name, kind } of slots) {
    if (taken.has(name) || excused.has(kind)) continue;
    errors.push(problem('not-priced', null, 'rows', `No row prices ${name}.`, reason));
  }
  return { prices, departures, errors };
}

/** The least a book lets the house pay, by the name of the slot; nothing where prices are fixed. */
function minimumPrices({ prices }: DiceRulebook): ReadonlyMap<string, Price> {
  if (prices === 'fixed') return new Map();
  return new Map(slotsOf(priceListOf(prices.minimum)).map(({ name, price }) => [name, price]));
}

/** The areas a row prices: those it lists, or all of its kind where it lists none. */
function slotsOfRow(
  row: HouseRow,
  slots: readonly Slot[],
  book: DiceRulebook,
  errors: HousePayTableError[],
): readonly Slot[] {
  const ofKind = slots.filter(({ kind, price }) => kind === row.bet && price.dice === row.dice);
  const toMissingProblem = (text: string, field: 'bet' | 'on'): HousePayTableError => {
    const reason = ruleOf(book, 'layout-governs');
    return problem('bet-not-offered', row.row, field, `${text} is not on this layout.`, reason);
  };
  if (row.on === null) {
    if (ofKind.length === 0) errors.push(toMissingProblem(row.bet, 'bet'));
    return ofKind;
  }
  return row.on.flatMap((selection) => {
    const text = row.bet === OWN ? selection : `${row.bet}:${selection}`;
    const slot = ofKind.find(({ bet }) => bet === text);
    if (!slot) errors.push(toMissingProblem(text, 'on'));
    return slot ? [slot] : [];
  });
}

function unreadable(
  row: HouseRow,
  { code, message }: { code: 'odds-say-for' | 'odds-unreadable'; message: string },
  book: DiceRulebook,
): HousePayTableError {
  const reason = code === 'odds-say-for' ? ruleOf(book, 'odds-wording') : undefined;
  return problem(code, row.row, 'pays', message, reason);
}

function belowMinimum(
  { row, pays }: HouseRow,
  odds: Rational,
  slots: readonly Slot[],
  minimum: ReadonlyMap<string, Price>,
  book: DiceRulebook,
): readonly HousePayTableError[] {
  const tooLow = slots.flatMap(({ name }) => {
    const least = minimum.get(name);
    return least && compare(odds, least.odds) < 0 ? [{ name, least }] : [];
  });
  if (tooLow.length === 0) return [];
  const needs = tooLow.map(({ name, least }) => `${name} needs ${printPrice(least.odds, 'to')}`);
  const message = `"${pays}" is under the minimum: ${needs.join(', ')}.`;
  const rows = tooLow.flatMap(({ least }) => least.because);
  const reasons = because(...ruleOf(book, 'price-minimum'), ...rows);
  return [problem('below-minimum-odds', row, 'pays', message, reasons)];
}

function housePrice(
  { pays }: HouseRow,
  odds: Rational,
  { price }: Slot,
  minimum: Price | undefined,
  book: DiceRulebook,
): Price {
  if (!minimum) return { ...price, odds, printed: pays };
  const reasons = because(...minimum.because, ...ruleOf(book, 'price-minimum'));
  return { ...price, odds, printed: pays, because: reasons };
}

function departureFrom({ bet, price }: Slot, { odds, printed }: Price): readonly Departure[] {
  if (compare(odds, price.odds) === 0) return [];
  return [{ bet, dice: price.dice, document: price.printed, house: printed }];
}

/** `total:4 60 to 1 instead of 50 to 1`. */
export function departureText({ bet, dice, document, house }: Departure): string {
  const which = dice === null ? bet : `${bet} on ${dice} dice`;
  return `${which} ${house} instead of ${document}`;
}
