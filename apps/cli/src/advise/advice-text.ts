import { fractionText, multiply, rational } from '@baize/exact';
import { clauseOf } from '@baize/game';
import { cardsText, describeTwo, type TwoCards } from '@baize/si-ki-pi';
import type { Advice, AdvisedArrangement } from '@baize/si-ki-pi/mathematics';
import { columnTable } from '../text/column-table.ts';
import { groupDigits, groupedText, percentText } from '../text/fraction.ts';
import type { Style } from '../text/style.ts';

const COLUMNS = [
  { title: '' },
  { title: 'low' },
  { title: 'high' },
  { title: 'wins', align: 'right' },
  { title: 'loses', align: 'right' },
  { title: 'stands off', align: 'right' },
  { title: 'per 100', align: 'right' },
  { title: 'exactly, per unit' },
] as const;

/** The arrangements of a hand, the best first, and what the House Way makes of it. */
export function adviceText(advice: Advice, style: Style): readonly string[] {
  const { hand, dead, dealerHands, arrangements } = advice;
  const [titles = '', ...lines] = columnTable(
    COLUMNS,
    arrangements.map((each) => arrangementRow(each, dealerHands)),
  );
  const without = dead.length === 0 ? '' : `, without ${cardsText(dead)}`;
  const hands = dealerHands === 1 ? 'hand' : 'hands';
  return [
    `${style.strong(cardsText(hand))}  against ${groupDigits(`${dealerHands}`)} dealer's ${hands}${without}`,
    style.faint(titles),
    ...lines.map((line, index) => (index === 0 ? style.good(line) : line)),
    houseWayText(advice),
  ];
}

function arrangementRow(
  { low, high, win, lose, standOff, value, isHouseWay }: AdvisedArrangement,
  dealerHands: number,
): readonly string[] {
  const chances = [win, lose, standOff].map((hands) => percentText(rational(hands, dealerHands)));
  return [
    isHouseWay ? 'House Way' : '',
    halfText(low),
    halfText(high),
    ...chances,
    groupedText(multiply(value, rational(100)), 3),
    fractionText(value),
  ];
}

function halfText(two: TwoCards): string {
  return `${cardsText(two)} (${describeTwo(two).en})`;
}

function houseWayText({ houseWay, cost }: Advice): string {
  const rule = `The House Way [${houseWay.because.map(clauseOf).join(', ')}]`;
  if (cost.numerator === 0n) return `${rule} is as good as any.`;
  const perHundred = groupedText(multiply(cost, rational(100)), 3);
  return `${rule} costs ${perHundred} in 100 (${fractionText(cost)} a unit).`;
}
