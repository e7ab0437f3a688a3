import { fractionText, negate } from '@baize/exact';
import { exposureOn, lossChanceOn, meanOf, type Ticket, ticketOn } from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { type Complaint, complain, misuse } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { exposureText } from '../../exposure/exposure-text.ts';
import { tiedWithLast } from '../../exposure/tied.ts';
import { figuredGameFrom } from '../../figures/figured-game.ts';
import { wholeNumber } from '../../number-option.ts';
import { betsOption, stakesFrom } from '../../stakes-option.ts';
import { parseTermsWithWarnings } from '../../terms-with-warnings.ts';
import { styleFor } from '../../text/style.ts';

export const exposure = command({
  name: 'exposure',
  summary: 'Show what the stakes on a layout would cost the house, by result.',
  operands: 'GAME',
  details: [
    'Every result the bets can tell apart, the 56 combinations of three dice or the box and the hands of Si Ki Pi, with its weight and what the house would win, or pay out where it is negative, the worst first; and what it wins on average.',
    'With --json one line: {"game","staked","expectedWin","lossChance","outcomes":[{...,"weight","net"}],"tied"}; "tied" counts the results left out that cost as much as the last one listed.',
  ],
  options: {
    ...betsOption,
    worst: { type: 'string', value: 'N', describe: 'Only so many results; all by default.' },
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such game or bet.',
  csv: { rows: 'outcomes' },
  completes: GAMES.map(({ id }) => id),
  examples: [
    {
      does: 'The five results to fear.',
      command: 'baize exposure rws-tai-sai-v5/a --bets small=500000,triple:6=2000 --worst 5',
    },
  ],
  run: (values, [id, ...more], io) => {
    const fail = (complaint: Complaint) => complain(io, 'exposure', complaint);
    if (more.length > 0) return fail(misuse('one game at a time'));
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return fail(terms.error);
    const game = figuredGameFrom(id, terms.value);
    if (!game.ok) return fail(game.error);
    const all = game.value.enumeration.results.length;
    const count = wholeNumber(values.worst ?? `${all}`, 'worst', { minimum: 1, maximum: all });
    if (!count.ok) return fail(count.error);
    const stakes = stakesFrom(values.bets, game.value);
    if (!stakes.ok) return fail(stakes.error);
    const exposed = ticketOn(game.value.enumeration, stakes.value);
    const lines = values.json
      ? [exposureJson(exposed, count.value)]
      : exposureText(exposed, count.value, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

function exposureJson(ticket: Ticket, count: number): string {
  const exposed = exposureOn(ticket);
  return JSON.stringify({
    game: ticket.enumeration.game,
    staked: ticket.staked,
    expectedWin: fractionText(negate(meanOf(ticket.net))),
    lossChance: fractionText(lossChanceOn(ticket)),
    outcomes: exposed.slice(0, count).map(({ result, net }) => ({
      ...result.facts,
      weight: Number(result.weight),
      net,
    })),
    tied: tiedWithLast(exposed, count),
  });
}
