import { compare } from '@baize/exact';
import type { HousePriceRow } from '@baize/table/kit';
import { areasOf, type DiceLayout } from '../layout.ts';
import type { PayRow } from '../prices/pay-table.ts';
import { betsOfRow, type Price, priceListOf } from '../prices/price.ts';
import type { DiceRulebook } from '../rulebook.ts';

/**
 * The rows of a layout that a house may price otherwise, in the order of its pay table: whoever fills them in writes
 * a house table. None where the document fixes its prices.
 */
export function housePriceRows(book: DiceRulebook, layout: DiceLayout): readonly HousePriceRow[] {
  const { prices } = book;
  if (prices === 'fixed') return [];
  const least = priceListOf(prices.minimum);
  const drawn = new Set(areasOf(layout).map(({ id }) => id));
  return layout.payTable.rows.flatMap((row): readonly HousePriceRow[] => {
    const bets = betsOfRow(row).filter((bet) => drawn.has(bet));
    if (bets.length === 0) return [];
    const dice = row.bet === 'single' ? row.dice : null;
    const minimum = bets
      .flatMap((bet) => least.get(bet) ?? [])
      .filter((each) => each.dice === dice);
    const { bet, label, pays } = row;
    return [
      {
        bet,
        label,
        ...selection(row, bets),
        ...(dice !== null && { dice }),
        pays,
        least: highest(minimum)?.printed ?? pays,
      },
    ];
  });
}

/** What a row lists, as far as the layout draws it. */
function selection(row: PayRow, bets: readonly string[]): Pick<HousePriceRow, 'on'> {
  if (!('on' in row)) return {};
  const listed: readonly (string | number)[] = row.on;
  const nameOf = (each: string | number) =>
    row.bet === 'own' ? String(each) : `${row.bet}:${each}`;
  return { on: listed.filter((each) => bets.includes(nameOf(each))) };
}

/** A row holds for all its bets, so it pays at least the most that any of them needs. */
function highest(prices: readonly Price[]): Price | undefined {
  return prices.toSorted((one, other) => compare(other.odds, one.odds))[0];
}
