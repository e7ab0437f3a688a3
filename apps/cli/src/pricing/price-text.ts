import { compare, decimalText, fractionText, type Rational } from '@baize/exact';
import { printPrice } from '@baize/game';
import type { Enumeration, PriceForEdge, ScaledPrices, SolvedRow } from '@baize/math';
import type { FiguredGame } from '../figures/figured-game.ts';
import type { OpenGame } from '../settle-request/open-game.ts';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { percentText } from '../text/fraction.ts';
import { pricesText } from '../text/prices.ts';
import type { Style } from '../text/style.ts';

/** The price that gives an edge, and those around it that can be printed. */
export function priceText(
  { game, enumeration }: FiguredGame,
  price: PriceForEdge,
  style: Style,
): readonly string[] {
  const { bet, edge, edgeNow, rows, scaled } = price;
  const now = nowText(rows);
  return [
    `${style.strong(bet)} in ${game.id}: ${now}, edge ${percentText(edgeNow)} (${fractionText(edgeNow)})`,
    policyText(game),
    `For an edge of ${percentText(edge)} (${fractionText(edge)}):`,
    ...rows.flatMap((row) => rowText(row, rows.length > 1, enumeration.outcome)),
    ...(rows.length > 1 ? scaledText(scaled) : []),
  ];
}

/** As printed, every price with its `to 1`, and the commission where there is one. */
function nowText(rows: PriceForEdge['rows']): string {
  const [only, ...more] = rows.map(({ price }) => price);
  if (only && more.length === 0) return pricesText([only]);
  return rows.map(({ price }) => printPrice(price.odds, 'to')).join(', ');
}

function policyText({ mayPayMore }: OpenGame): string {
  return mayPayMore
    ? 'The rulebook states least prices; a house table may pay more.'
    : 'The rulebook fixes its prices; others are for study.';
}

function rowText(
  { price, outcomes, odds, printable }: SolvedRow,
  isOneOfMany: boolean,
  outcome: Enumeration['outcome'],
): readonly string[] {
  const { minimum } = price;
  const share = `${amountText(Number(outcomes))} ${outcomes === 1n ? outcome.one : outcome.many}`;
  const where = isOneOfMany
    ? `on ${price.on ?? `any ${outcome.one}`} (${share}), the others as they are: `
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
