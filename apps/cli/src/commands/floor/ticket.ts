import { decimalText, fractionText, type Rational } from '@baize/exact';
import {
  type Bounds,
  isExact,
  meanOf,
  type RuinForever,
  squareRootText,
  ticketEdge,
  ticketOn,
  varianceOf,
} from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { type Complaint, complain, misuse } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { figuredGameFrom } from '../../figures/figured-game.ts';
import { betsOption, stakesFrom } from '../../stakes-option.ts';
import { parseTermsWithWarnings } from '../../terms.ts';
import { styleFor } from '../../text/style.ts';
import {
  answerFor,
  planFrom,
  progressOf,
  type RuinChances,
  type TicketAnswer,
} from '../../ticket/ticket-plan.ts';
import { ticketText } from '../../ticket/ticket-text.ts';

export const ticket = command({
  name: 'ticket',
  summary: 'Follow bets placed together, round after round: chances, ruin, cost per hour.',
  operands: 'GAME',
  details: [
    'The ticket is settled on every outcome; rounds are added up by exact convolution, and ruin is followed bankroll by bankroll. Where the exact chances would take too long, certified bounds are given instead, every rounding accounted for, and their width is printed. A bet on two lines is that bet with both stakes. Ruin means that the bankroll no longer covers the ticket; the Kelly fraction is the share of a bankroll that makes it grow fastest.',
    'With --json one line: {"game","bets","staked","edge","mean","variance","net":[{"net","rolls"}],"rounds","after":{"mean","variance","standardDeviation","ahead","even","behind","quantiles"},"ruin","kelly","hour"}. A chance that is not exact is {"low","high"} instead of a text.',
  ],
  options: {
    ...betsOption,
    rounds: { type: 'string', value: 'N', describe: 'How many rounds are played; 1 by default.' },
    bankroll: { type: 'string', value: 'AMOUNT', describe: 'What the player has, minor units.' },
    pace: { type: 'string', value: 'N', describe: 'Rounds an hour.' },
    exact: {
      type: 'boolean',
      describe: 'In JSON, write chances as whole fractions instead of 15 digits.',
    },
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such game or bet.',
  csv: { rows: 'net' },
  completes: GAMES.map(({ id }) => id),
  examples: [
    {
      does: 'An evening with two bets.',
      command:
        'baize ticket rws-tai-sai-v5/c --bets small=1000,total:8=200 --rounds 400 --bankroll 50000 --pace 60',
    },
  ],
  run: (values, [id, ...more], io) => {
    const fail = (complaint: Complaint) => complain(io, 'ticket', complaint);
    if (more.length > 0) return fail(misuse('one game at a time'));
    const plan = planFrom(values);
    if (!plan.ok) return fail(plan.error);
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return fail(terms.error);
    const game = figuredGameFrom(id, terms.value);
    if (!game.ok) return fail(game.error);
    const stakes = stakesFrom(values.bets, game.value);
    if (!stakes.ok) return fail(stakes.error);
    const ticketed = ticketOn(game.value.enumeration, stakes.value);
    const answer = answerFor(ticketed, plan.value, progressOf(io));
    const lines = values.json
      ? [ticketJson(answer, values.exact)]
      : ticketText(answer, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

const DIGITS = 15;

/** One line of `baize ticket --json`. Fractions after many rounds have thousands of digits, so they are written out only on request. */
function ticketJson(
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
