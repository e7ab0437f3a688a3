import { divide, fractionText, rational } from '@baize/exact';
import {
  analyzeBet,
  meanOf,
  type RuinForever,
  squareRootText,
  ticketEdge,
  varianceOf,
} from '@baize/math';
import { amountText, netText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { groupDigits, groupedText, percentText } from '../text/fraction.ts';
import { pricesText } from '../text/prices.ts';
import type { Style } from '../text/style.ts';
import type { TicketAnswer } from './ticket-plan.ts';

/** A ticket for a person: its bets, one roll, many rounds, the bankroll, the hour. */
export function ticketText(answer: TicketAnswer, style: Style): readonly string[] {
  return [
    ...betLines(answer, style),
    '',
    ...rollLines(answer, style),
    '',
    ...roundLines(answer),
    ...ruinLines(answer),
    ...hourLines(answer),
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
  const rows = ticket.stakes.map(({ wager, stake }) => {
    const { hit, edge } = analyzeBet(wager);
    const price = pricesText(wager.prices);
    return [wager.text, amountText(stake), price, percentText(hit), percentText(edge)];
  });
  const [titles = '', ...lines] = columnTable(BET_COLUMNS, rows);
  const edge = ticketEdge(ticket);
  const together = edge ? `, edge ${percentText(edge)} (${fractionText(edge)})` : '';
  return [
    `${style.strong(ticket.game.id)}  ${amountText(ticket.staked)} a round${together}`,
    style.faint(titles),
    ...lines,
  ];
}

const ROLL_COLUMNS = [
  { title: 'one roll', align: 'right' },
  { title: 'rolls', align: 'right' },
  { title: 'chance', align: 'right' },
] as const;

function rollLines({ ticket: { net } }: TicketAnswer, style: Style): readonly string[] {
  const rows = net.points.map(({ value, weight }) => [
    netText(Number(value.numerator)),
    `${weight}`,
    percentText(rational(weight, net.total)),
  ]);
  const [titles = '', ...lines] = columnTable(ROLL_COLUMNS, rows);
  const mean = groupedText(meanOf(net), 2);
  const deviation = groupDigits(squareRootText(varianceOf(net), 2));
  return [style.faint(titles), ...lines, `on average ${mean}, deviation ${deviation}`];
}

function roundLines({ outlook }: TicketAnswer): readonly string[] {
  const { rounds, ahead, even, behind, mean, variance, quantiles } = outlook;
  const deviation = groupDigits(squareRootText(variance, 2));
  return [
    `After ${amountText(rounds)} ${rounds === 1 ? 'round' : 'rounds'}: ahead ${percentText(ahead)}, even ${percentText(even)}, behind ${percentText(behind)}`,
    `  on average ${groupedText(mean, 2)}, deviation ${deviation}`,
    `  ${quantiles.map(({ chance, value }) => `${percentText(chance, 0)}: ${netText(Number(value.numerator))}`).join('   ')}`,
  ];
}

function ruinLines({ ruin, outlook }: TicketAnswer): readonly string[] {
  if (ruin === null) return [];
  const within = `ruin within ${amountText(outlook.rounds)} rounds ${percentText(ruin.within)}`;
  return [
    `With a bankroll of ${amountText(ruin.bankroll)}: ${within}; ${foreverText(ruin.forever)}`,
  ];
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
