import { ticketOn } from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { type Complaint, complain, misuse } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { figuredGameFrom } from '../../figures/figured-game.ts';
import { betsOption, stakesFrom } from '../../stakes-option.ts';
import { parseTermsWithWarnings } from '../../terms-with-warnings.ts';
import { styleFor } from '../../text/style.ts';
import { ticketJson } from '../../ticket/ticket-json.ts';
import { answerFor, planFrom, progressOf } from '../../ticket/ticket-plan.ts';
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
