import { decimalText, fractionText, type Rational } from '@baize/exact';
import { meanOf, type RuinForever, squareRootText, ticketEdge, varianceOf } from '@baize/math';
import type { RuinChances, TicketAnswer } from './ticket-plan.ts';

const DIGITS = 15;

/** One line of `baize ticket --json`. Fractions after many rounds have thousands of digits, so they are written out only on request. */
export function ticketJson(
  { ticket, outlook, ruin, hour }: TicketAnswer,
  isExact: boolean,
): string {
  const chance = isExact ? fractionText : (value: Rational) => decimalText(value, DIGITS);
  const edge = ticketEdge(ticket);
  return JSON.stringify({
    game: ticket.game.id,
    bets: ticket.stakes.map(({ wager, stake }) => ({ bet: wager.text, stake })),
    staked: ticket.staked,
    edge: edge && fractionText(edge),
    mean: fractionText(meanOf(ticket.net)),
    variance: fractionText(varianceOf(ticket.net)),
    net: ticket.net.points.map(({ value, weight }) => ({
      net: Number(value.numerator),
      rolls: Number(weight),
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
        net: Number(each.value.numerator),
      })),
    },
    ruin: ruin && ruinJson(ruin, chance),
    hour: hour && { pace: hour.pace, cost: fractionText(hour.cost) },
  });
}

function ruinJson({ bankroll, within, forever }: RuinChances, chance: (value: Rational) => string) {
  return { bankroll, within: chance(within), forever: foreverJson(forever, chance) };
}

function foreverJson(forever: RuinForever, chance: (value: Rational) => string) {
  switch (forever.kind) {
    case 'certain':
      return { low: '1', high: '1' };
    case 'impossible':
      return { low: '0', high: '0' };
    case 'between':
      return { low: chance(forever.low), high: chance(forever.high) };
  }
}
