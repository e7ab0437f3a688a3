import { compare, decimalText, divide, fractionText, type Rational, rational } from '@baize/exact';
import {
  type Bounds,
  figuresOf,
  isExact,
  meanOf,
  type RuinForever,
  squareRootText,
  ticketEdge,
  varianceOf,
  widthOf,
} from '@baize/math';
import { amountText, netText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { groupDigits, groupedText, percentText } from '../text/fraction.ts';
import { pricesText } from '../text/prices.ts';
import type { Style } from '../text/style.ts';
import type { RuinChances, TicketAnswer } from './ticket-plan.ts';

/** A ticket for a person: its bets, one roll, many rounds, the bankroll, the hour. */
export function ticketText(answer: TicketAnswer, style: Style): readonly string[] {
  return [
    ...betLines(answer, style),
    '',
    ...rollLines(answer, style),
    '',
    ...roundLines(answer),
    ...ruinLines(answer),
    ...kellyLines(answer),
    ...hourLines(answer),
    ...widthLines(answer),
  ];
}

const BET_COLUMNS = [
  { title: 'bet' },
  { title: 'stake', align: 'right' },
  { title: 'price' },
  { title: 'hit', align: 'right' },
  { title: 'edge', align: 'right' },
] as const;

function betLines({ ticket }: TicketAnswer, style: Style): readonly string[] {
  const rows = ticket.stakes.map(({ bet, stake }) => {
    const { hit, edge } = figuresOf(ticket.enumeration, bet);
    const price = pricesText(bet.rows);
    return [bet.bet, amountText(stake), price, percentText(hit), percentText(edge)];
  });
  const [titles = '', ...lines] = columnTable(BET_COLUMNS, rows);
  const edge = ticketEdge(ticket);
  const together = edge ? `, edge ${percentText(edge)} (${fractionText(edge)})` : '';
  return [
    `${style.strong(ticket.enumeration.game)}  ${amountText(ticket.staked)} a round${together}`,
    style.faint(titles),
    ...lines,
  ];
}

function rollLines(
  { ticket: { net, enumeration } }: TicketAnswer,
  style: Style,
): readonly string[] {
  const { one, many } = enumeration.outcome;
  const columns = [`one ${one}`, many, 'chance'].map((title) => ({
    title,
    align: 'right' as const,
  }));
  const rows = net.points.map(({ value, weight }) => [
    netText(Number(value.numerator)),
    amountText(Number(weight)),
    percentText(rational(weight, net.total)),
  ]);
  const [titles = '', ...lines] = columnTable(columns, rows);
  const mean = groupedText(meanOf(net), 2);
  const deviation = groupDigits(squareRootText(varianceOf(net), 2));
  return [style.faint(titles), ...lines, `on average ${mean}, deviation ${deviation}`];
}

function roundLines({ outlook }: TicketAnswer): readonly string[] {
  const { rounds, ahead, even, behind, mean, variance, quantiles } = outlook;
  const deviation = groupDigits(squareRootText(variance, 2));
  return [
    `After ${amountText(rounds)} ${rounds === 1 ? 'round' : 'rounds'}: ahead ${chanceText(ahead)}, even ${chanceText(even)}, behind ${chanceText(behind)}`,
    `  on average ${groupedText(mean, 2)}, deviation ${deviation}`,
    `  ${quantiles.map(({ chance, value }) => `${percentText(chance, 0)}: ${boundsText(value, (net) => netText(Number(net.numerator)))}`).join('   ')}`,
  ];
}

/** One text where both bounds are printed alike. */
function boundsText({ low, high }: Bounds, text: (value: Rational) => string): string {
  return [...new Set([text(low), text(high)])].join(' to ');
}

function chanceText(bounds: Bounds): string {
  return boundsText(bounds, percentText);
}

function ruinLines({ ruin, outlook }: TicketAnswer): readonly string[] {
  if (ruin === null) return [];
  const within = `ruin within ${amountText(outlook.rounds)} rounds ${chanceText(ruin.within)}`;
  return [
    `With a bankroll of ${amountText(ruin.bankroll)}: ${within}; ${foreverText(ruin.forever)}`,
    `  ${lastsText(ruin)}`,
  ];
}

function lastsText({ lasts, halfBy }: RuinChances): string {
  const average =
    lasts === null
      ? 'no average number of rounds to ruin: nothing is lost on average'
      : `it lasts ${boundsText(lasts, (rounds) => groupedText(rounds, 1))} rounds on average`;
  if (halfBy === null) return average;
  const by =
    halfBy.low === halfBy.high
      ? amountText(halfBy.low)
      : `${amountText(halfBy.low)} to ${amountText(halfBy.high)}`;
  return `${average}; ruined by round ${by} with one chance in two`;
}

function kellyLines({ kelly }: TicketAnswer): readonly string[] {
  if (kelly.high.numerator === 0n) {
    return ['Kelly fraction 0: without an advantage no share of a bankroll makes it grow'];
  }
  const exactly = isExact(kelly) ? ` (${fractionText(kelly.low)})` : '';
  return [`Kelly fraction ${chanceText(kelly)}${exactly} of the bankroll on the whole ticket`];
}

/** What is not exact is said to be not, and by how much. */
function widthLines({ outlook, ruin }: TicketAnswer): readonly string[] {
  const chances = [outlook.ahead, outlook.even, outlook.behind, ...(ruin ? [ruin.within] : [])];
  const widest = chances
    .filter((chance) => !isExact(chance))
    .map(widthOf)
    .toSorted(compare)
    .at(-1);
  if (!widest) return [];
  return [
    `The exact chances would take too long: these are certified bounds, none wider than ${widthText(widest)} percentage points`,
  ];
}

/** Rounded up to one digit that is not 0: `0.0000003`. */
function widthText({ numerator, denominator }: Rational): string {
  for (let digits = 0; ; digits += 1) {
    const scaled = numerator * 100n * 10n ** BigInt(digits);
    if (scaled < denominator && digits < 60) continue;
    const up = (scaled + denominator - 1n) / denominator;
    return decimalText(rational(up, 10n ** BigInt(digits)), digits);
  }
}

function foreverText(forever: RuinForever): string {
  switch (forever.kind) {
    case 'certain':
      return 'played for ever, ruin is certain';
    case 'impossible':
      return 'played for ever, ruin is impossible';
    case 'between': {
      const bounds = new Set([percentText(forever.low), percentText(forever.high)]);
      return `played for ever, ${[...bounds].join(' to ')}`;
    }
  }
}

function hourLines({ hour, outlook }: TicketAnswer): readonly string[] {
  if (hour === null) return [];
  const hours = divide(rational(outlook.rounds), rational(hour.pace));
  return [
    `At ${amountText(hour.pace)} rounds an hour: costs ${groupedText(hour.cost, 2)} an hour on average; ${amountText(outlook.rounds)} rounds take ${groupedText(hours, 1)} hours`,
  ];
}
