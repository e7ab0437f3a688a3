import { decimalText, fractionText, type Rational } from '@baize/exact';
import {
  type Bounds,
  isExact,
  meanOf,
  type RuinForever,
  squareRootText,
  ticketEdge,
  varianceOf,
} from '@baize/math';
import type { RuinChances, TicketAnswer } from './ticket-plan.ts';

const DIGITS = 15;

/** One line of `baize ticket --json`. Fractions after many rounds have thousands of digits, so they are written out only on request. */
export function ticketJson(
  { ticket, outlook, ruin, kelly, hour }: TicketAnswer,
  isWritten: boolean,
): string {
  const text = isWritten ? fractionText : (value: Rational) => decimalText(value, DIGITS);
  const chance = (bounds: Bounds) => boundsJson(bounds, text);
  const edge = ticketEdge(ticket);
  return JSON.stringify({
    game: ticket.enumeration.game,
    bets: ticket.stakes.map(({ bet, stake }) => ({ bet: bet.bet, stake })),
    staked: ticket.staked,
    edge: edge && fractionText(edge),
    mean: fractionText(meanOf(ticket.net)),
    variance: fractionText(varianceOf(ticket.net)),
    net: ticket.net.points.map(({ value, weight }) => ({
      net: Number(value.numerator),
      [ticket.enumeration.outcome.many]: Number(weight),
    })),
    rounds: outlook.rounds,
    after: {
      mean: fractionText(outlook.mean),
      variance: fractionText(outlook.variance),
      standardDeviation: squareRootText(outlook.variance, DIGITS),
      ahead: chance(outlook.ahead),
      even: chance(outlook.even),
      behind: chance(outlook.behind),
      quantiles: outlook.quantiles.map((each) => ({
        chance: fractionText(each.chance),
        net: netJson(each.value),
      })),
    },
    ruin: ruin && ruinJson(ruin, text),
    kelly: boundsJson(kelly, fractionText),
    hour: hour && { pace: hour.pace, cost: fractionText(hour.cost) },
  });
}

/** What is exactly known is a text; what is not has two. */
function boundsJson(bounds: Bounds, text: (value: Rational) => string) {
  const { low, high } = bounds;
  return isExact(bounds) ? text(low) : { low: text(low), high: text(high) };
}

function netJson(value: Bounds) {
  const { low, high } = value;
  if (isExact(value)) return Number(low.numerator);
  return { low: Number(low.numerator), high: Number(high.numerator) };
}

function ruinJson(
  { bankroll, within, forever, lasts, halfBy }: RuinChances,
  text: (value: Rational) => string,
) {
  return {
    bankroll,
    within: boundsJson(within, text),
    forever: foreverJson(forever, text),
    lasts: lasts && boundsJson(lasts, fractionText),
    halfBy: halfBy && (halfBy.low === halfBy.high ? halfBy.low : halfBy),
  };
}

function foreverJson(forever: RuinForever, text: (value: Rational) => string) {
  switch (forever.kind) {
    case 'certain':
      return { low: '1', high: '1' };
    case 'impossible':
      return { low: '0', high: '0' };
    case 'between':
      return { low: text(forever.low), high: text(forever.high) };
  }
}
