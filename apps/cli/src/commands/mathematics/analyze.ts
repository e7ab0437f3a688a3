import { fractionText } from '@baize/exact';
import {
  type BetFigures,
  type Enumeration,
  figuresOf,
  skewText,
  squareRootText,
} from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { complain, misuse } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { readingsInForce } from '../../explanation/reading-in-force.ts';
import { type FiguredGame, figuredGameFrom } from '../../figures/figured-game.ts';
import { parseTermsWithWarnings } from '../../terms.ts';
import { amountText } from '../../text/amount.ts';
import { columnTable } from '../../text/column-table.ts';
import { percentText } from '../../text/fraction.ts';
import { pricesText } from '../../text/prices.ts';
import { type Style, styleFor } from '../../text/style.ts';
import { titleOf } from '../../title.ts';

const DIGITS = 12;

/** One line of `baize analyze --json`; the first seven fields are an interface, the rest follows. */
function analysisJson({ game, outcome }: Enumeration, figures: BetFigures): string {
  const { bet, wins, outcomes, hit, edge, variance, thirdCentralMoment, returns } = figures;
  return JSON.stringify({
    game,
    bet,
    wins: Number(wins),
    outcomes: Number(outcomes),
    hit: fractionText(hit),
    edge: fractionText(edge),
    variance: fractionText(variance),
    thirdCentralMoment: fractionText(thirdCentralMoment),
    standardDeviation: squareRootText(variance, DIGITS),
    skew: skewText(variance, thirdCentralMoment, DIGITS),
    prices: figures.rows.map(({ odds, facts }) => ({ odds: fractionText(odds), ...facts })),
    returns: returns.points.map(({ value, weight }) => ({
      returns: fractionText(value),
      [outcome.many]: Number(weight),
    })),
  });
}

export const analyze = command({
  name: 'analyze',
  summary: 'Count every bet of a game: hit, edge, deviation, skew, what it returns.',
  operands: 'GAME',
  details: [
    'All figures are counted over all outcomes, the 216 rolls of three dice or the 52,677,670,500 deals of Si Ki Pi, with the verdicts that settle the bets, as exact fractions; percentages and roots are rounded only to be printed. The initial bet of Si Ki Pi is that of a player who asks for the House Way; `baize solve` has better play.',
    'With --json one line a bet: {"game","bet","wins","outcomes","hit","edge","variance","thirdCentralMoment","standardDeviation","skew","prices","returns"}. Fractions are texts such as "35/72"; "returns" lists what one unit staked brings back, the stake included, with the number of rolls, or of deals.',
  ],
  options: {
    json: { ...jsonOption.json, describe: 'Write one JSON line a bet.' },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such game.',
  csv: {},
  completes: GAMES.map(({ id }) => id),
  examples: [
    { does: 'The bets of a layout.', command: 'baize analyze rws-tai-sai-v5/c' },
    {
      does: 'For a program, under another reading.',
      command: 'baize analyze licensee-sic-bo/standard --json --reading D1=exactly-two',
    },
  ],
  run: (values, [id, ...more], io) => {
    if (more.length > 0) return complain(io, 'analyze', misuse('one game at a time'));
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return complain(io, 'analyze', terms.error);
    const game = figuredGameFrom(id, terms.value);
    if (!game.ok) return complain(io, 'analyze', game.error);
    const { enumeration } = game.value;
    const bets = enumeration.bets.map((bet) => figuresOf(enumeration, bet));
    const lines = values.json
      ? bets.map((bet) => analysisJson(enumeration, bet))
      : analysisText(game.value, bets, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

const COLUMNS = [
  { title: 'bet' },
  { title: 'price' },
  { title: 'wins', align: 'right' },
  { title: 'hit', align: 'right' },
  { title: 'edge', align: 'right' },
  { title: 'exactly', align: 'right' },
  { title: 'deviation', align: 'right' },
  { title: 'skew', align: 'right' },
] as const;

/** A game's bets as a table, in the order of the layout. */
function analysisText(
  { game, enumeration, assumes }: FiguredGame,
  bets: readonly BetFigures[],
  style: Style,
): readonly string[] {
  const outcomes = `${amountText(Number(enumeration.total))} ${enumeration.outcome.many}`;
  const [titles = '', ...rows] = columnTable(COLUMNS, bets.map(rowOf));
  return [
    `${style.strong(game.id)}  ${titleOf(game)}`,
    `${bets.length} bets over ${outcomes}; deviation and skew of what one unit returns`,
    ...(assumes === null ? [] : [assumes]),
    ...readingsInForce(game).map(
      ({ id, value, isDefault }) => `reading ${id}: ${value}${isDefault ? '' : ' (chosen)'}`,
    ),
    '',
    style.faint(titles),
    ...rows,
  ];
}

function rowOf(figures: BetFigures): readonly string[] {
  const { bet, rows, wins, hit, edge, variance, thirdCentralMoment } = figures;
  return [
    bet,
    pricesText(rows),
    amountText(Number(wins)),
    percentText(hit),
    percentText(edge),
    fractionText(edge),
    squareRootText(variance, 4),
    skewText(variance, thirdCentralMoment, 4) ?? '-',
  ];
}
