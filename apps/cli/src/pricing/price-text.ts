import { compare, decimalText, fractionText, type Rational } from '@baize/exact';
import type { PriceForEdge, ScaledPrices, SolvedRow } from '@baize/math';
import { type DiceGame, type Price, printPrice } from '@baize/three-dice';
import { columnTable } from '../text/column-table.ts';
import { percentText } from '../text/fraction.ts';
import type { Style } from '../text/style.ts';

/** The price that gives an edge, and those around it that can be printed. */
export function priceText(game: DiceGame, price: PriceForEdge, style: Style): readonly string[] {
  const { bet, edge, edgeNow, rows, scaled } = price;
  const now = rows.map((row) => printPrice(row.price.odds, 'to')).join(', ');
  return [
    `${style.strong(bet)} in ${game.id}: ${now}, edge ${percentText(edgeNow)} (${fractionText(edgeNow)})`,
    policyText(game),
    `For an edge of ${percentText(edge)} (${fractionText(edge)}):`,
    ...rows.flatMap((row) => rowText(row, rows.length > 1)),
    ...(rows.length > 1 ? scaledText(scaled) : []),
  ];
}

function policyText({ book }: DiceGame): string {
  return book.prices === 'fixed'
    ? 'The rulebook fixes its prices; others are for study.'
    : 'The rulebook states least prices; a house table may pay more.';
}

function rowText({ price, rolls, odds, printable, minimum }: SolvedRow, isOneOfMany: boolean) {
  const share = rolls === 1 ? '1 roll' : `${rolls} rolls`;
  const where = isOneOfMany
    ? `on ${diceText(price.dice)} (${share}), the others as they are: `
    : '';
  if (odds === null)
    return [`  ${where}no price gives it; the stakes of the winners are too much.`];
  const rows = printable.map((each) => [
    `    ${printPrice(each.odds, 'to')}`,
    percentText(each.edge),
    fractionText(each.edge),
    minimum && compare(each.odds, minimum) < 0 ? 'under the least price' : '',
  ]);
  return [`  ${where}${exactText(odds)}`, ...columnTable(COLUMNS, rows).slice(1)];
}

function diceText(dice: Price['dice']): string {
  if (dice === null) return 'any roll';
  return dice === 1 ? 'one die' : `${dice === 2 ? 'two' : 'three'} dice`;
}

function scaledText(scaled: ScaledPrices | null): readonly string[] {
  if (scaled === null) return ['  all prices by one factor: no positive factor gives it.'];
  const rows = scaled.printable.map(({ odds, edge }) => [
    `    ${odds.map((each) => printPrice(each, 'to')).join(', ')}`,
    percentText(edge),
    fractionText(edge),
  ]);
  return [
    `  all prices times ${fractionText(scaled.factor)}: ${scaled.odds.map(exactText).join(', ')}`,
    ...columnTable(COLUMNS, rows).slice(1),
  ];
}

const COLUMNS = [
  { title: '' },
  { title: '', align: 'right' },
  { title: '', align: 'right' },
  { title: '' },
] as const;

function exactText(odds: Rational): string {
  if (odds.denominator === 1n || odds.denominator === 2n) return printPrice(odds, 'to');
  return `${decimalText(odds, 4)} to 1 (exactly ${fractionText(odds)})`;
}
