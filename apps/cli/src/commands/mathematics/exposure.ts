import { divide, fractionText, negate, rational } from '@baize/exact';
import {
  type ExposedResult,
  exposureOn,
  lossChanceOn,
  meanOf,
  type Ticket,
  ticketOn,
} from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { type Complaint, complain, misuse } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { figuredGameFrom } from '../../figures/figured-game.ts';
import { wholeNumber } from '../../number-option.ts';
import { betsOption, stakesFrom } from '../../stakes-option.ts';
import { parseTermsWithWarnings } from '../../terms.ts';
import { amountText, netText } from '../../text/amount.ts';
import { columnTable } from '../../text/column-table.ts';
import { groupedText, percentText } from '../../text/fraction.ts';
import { type Style, styleFor } from '../../text/style.ts';

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

/** The house's side of the stakes: the worst results first. */
function exposureText(ticket: Ticket, count: number, style: Style): readonly string[] {
  const { enumeration, staked } = ticket;
  const exposed = exposureOn(ticket);
  const total = amountText(Number(enumeration.total));
  const columns = [
    ...enumeration.columns,
    { title: 'weight', align: 'right' as const },
    { title: 'house', align: 'right' as const },
  ];
  const rows = exposed
    .slice(0, count)
    .map(({ result, net }) => [
      ...result.cells,
      `${amountText(Number(result.weight))}/${total}`,
      netText(net),
    ]);
  const [titles = '', ...lines] = columnTable(columns, rows);
  const expected = negate(meanOf(ticket.net));
  const hold = percentText(divide(expected, rational(staked)));
  return [
    `${style.strong(enumeration.game)}  ${amountText(staked)} staked`,
    `expected win ${groupedText(expected, 2)} (${fractionText(expected)}, ${hold} of the stakes), the house loses with ${percentText(lossChanceOn(ticket))}`,
    style.faint(titles),
    ...lines,
    ...tiedLines(tiedWithLast(exposed, count)),
  ];
}

/** What a list cut short must not keep to itself. */
function tiedLines(tied: number): readonly string[] {
  if (tied === 0) return [];
  return [
    tied === 1
      ? 'One more result costs as much as the last.'
      : `${tied} more results cost as much as the last.`,
  ];
}

/** How many results beyond the first so many cost the house as much as the last of them. */
function tiedWithLast(exposed: readonly ExposedResult[], count: number): number {
  const [last, ...more] = exposed.slice(count - 1);
  return more.filter(({ net }) => net === last?.net).length;
}
