import { equals } from '@baize/exact';
import { parseOdds } from '@baize/game';
import { BET_KINDS } from '../bets/bet.ts';
import { betIn } from '../bets/notation.ts';
import { priceListOf } from '../prices/price.ts';
import { printPrice } from '../prices/printed-price.ts';
import type { DiceRulebook } from '../rulebook.ts';

/** Every text of a book that could be read as odds: rows, captions and prices as printed. */
export function oddsSayingFor(book: DiceRulebook): readonly string[] {
  return book.layouts
    .flatMap((layout) => [
      ...layout.payTable.rows.map(({ pays }) => pays),
      ...layout.captions.map(({ text }) => text),
      ...everyOdds(layout.payTable).map((odds) => printPrice(odds, layout.priceStyle)),
    ])
    .filter((text) => /\bfor\b/i.test(text));
}

/** Prices that change when they are printed in a layout's style and read again. */
export function pricesMisprinted(book: DiceRulebook): readonly string[] {
  return book.layouts.flatMap(({ id, payTable, priceStyle }) =>
    everyOdds(payTable).flatMap((odds) => {
      const text = printPrice(odds, priceStyle);
      const read = parseOdds(text);
      return read.ok && equals(read.value, odds) ? [] : [`${id}: ${text}`];
    }),
  );
}

/** Kinds the book prices without a name of its own, and names for kinds it does not price. */
export function betsMisnamed(book: DiceRulebook): readonly string[] {
  const texts = book.layouts.flatMap(({ payTable }) => [...priceListOf(payTable).keys()]);
  const priced = new Set(texts.map((text) => betIn(book, text)?.group));
  return BET_KINDS.flatMap((kind) => {
    const isNamed = book.betNames[kind] !== null;
    if (priced.has(kind) === isNamed) return [];
    return isNamed
      ? [`${kind} is named and has no price; its name is null`]
      : [`${kind} is priced, or the group of a bet of the book's own, and has no name`];
  });
}

function everyOdds(table: DiceRulebook['layouts'][number]['payTable']) {
  return [...priceListOf(table).values()].flat().map(({ odds }) => odds);
}
