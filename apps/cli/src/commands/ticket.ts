import { ticketOf } from '@baize/math';
import { command } from '../command.ts';
import { jsonOption, readingOption, tableOption } from '../common-options.ts';
import { type Complaint, complain, misuse } from '../complaint.ts';
import { diceGameFrom, parseTermsWithWarnings } from '../dice-game.ts';
import { EXIT } from '../exit-code.ts';
import { DICE_GAME_IDS } from '../games/dice-game-ids.ts';
import { betsOption, stakesFrom } from '../stakes-option.ts';
import { styleFor } from '../text/style.ts';
import { ticketJson } from '../ticket/ticket-json.ts';
import { answerFor, planFrom } from '../ticket/ticket-plan.ts';
import { ticketText } from '../ticket/ticket-text.ts';

export const ticket = command({
  name: 'ticket',
  summary: 'Follow bets placed together, round after round: chances, ruin, cost per hour.',
  operands: 'GAME',
  details: [
    'All chances are exact: the ticket is settled on each of the 216 rolls, rounds are added up by exact convolution, and ruin is followed bankroll by bankroll. Ruin means that the bankroll no longer covers the ticket.',
    'With --json one line: {"game","bets","staked","edge","mean","variance","net":[{"net","rolls"}],"rounds","after":{"mean","variance","standardDeviation","ahead","even","behind","quantiles"},"ruin","hour"}.',
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
  negativeWhen: 'There is no such dice game or bet, or the exact answer would take too long.',
  completes: DICE_GAME_IDS,
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
    const game = diceGameFrom(id, terms.value);
    if (!game.ok) return fail(game.error);
    const stakes = stakesFrom(values.bets, game.value);
    if (!stakes.ok) return fail(stakes.error);
    const answer = answerFor(ticketOf(game.value, stakes.value), plan.value);
    if (!answer.ok) return fail(answer.error);
    const lines = values.json
      ? [ticketJson(answer.value, values.exact)]
      : ticketText(answer.value, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});
