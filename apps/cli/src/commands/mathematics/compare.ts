import { err, fractionText, ok, type Result } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { type BetDifference, compareGames, type GameComparison, type PriceRow } from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import { command } from '../../command.ts';
import { jsonOption, readingOption, tableOption } from '../../common-options.ts';
import { type Complaint, complain, misuse } from '../../complaint.ts';
import { EXIT } from '../../exit-code.ts';
import { type FiguredGame, figuredGameFrom } from '../../figures/figured-game.ts';
import type { GameTerms } from '../../settle-request/open-game.ts';
import { parseTermsWithWarnings } from '../../terms.ts';
import { columnTable } from '../../text/column-table.ts';
import { percentText } from '../../text/fraction.ts';
import { pricesText } from '../../text/prices.ts';
import { type Style, styleFor } from '../../text/style.ts';
import { wrapText } from '../../text/wrap-text.ts';
import { titleOf } from '../../title.ts';

export const compare = command({
  name: 'compare',
  summary: 'Show what differs between two games: areas, prices, edges.',
  operands: 'GAME [GAME]',
  details: [
    'With two games, --reading and --table apply to both. With one, the game as its document prints it is compared with the same game under --reading and --table.',
    'With --json one line: {"first","second","shared","onlyInFirst","onlyInSecond","differences":[{"bet","prices","edges","edgeChange"}]}; of each pair the first belongs to the first game.',
  ],
  options: {
    json: { ...jsonOption.json, describe: 'Write one JSON line.' },
    ...readingOption,
    ...tableOption,
  },
  negativeWhen: 'There is no such game.',
  csv: { rows: 'differences' },
  completes: GAMES.map(({ id }) => id),
  examples: [
    {
      does: 'Two pay tables of one rulebook.',
      command: 'baize compare rws-sic-bo-2021/b rws-sic-bo-2021/c',
    },
    {
      does: 'What a reading changes.',
      command: 'baize compare licensee-sic-bo/standard --reading D1=exactly-two',
    },
  ],
  run: (values, operands, io) => {
    const terms = parseTermsWithWarnings(values, io);
    if (!terms.ok) return complain(io, 'compare', terms.error);
    const pair = pairFrom(operands, terms.value);
    if (!pair.ok) return complain(io, 'compare', pair.error);
    const comparison = compareGames(pair.value[0].enumeration, pair.value[1].enumeration);
    const lines = values.json
      ? [comparisonJson(pair.value, comparison)]
      : comparisonText(pair.value, comparison, styleFor(io.hasColours));
    io.out.write(`${lines.join('\n')}\n`);
    return EXIT.ok;
  },
});

function pairFrom(
  [first, second, ...more]: readonly string[],
  terms: GameTerms,
): Result<readonly [FiguredGame, FiguredGame], Complaint> {
  if (more.length > 0) return err(misuse('two games at most'));
  const one = figuredGameFrom(first, second === undefined ? asPrinted(terms) : terms);
  if (!one.ok) return one;
  const other = figuredGameFrom(second ?? first, terms);
  return other.ok ? ok([one.value, other.value]) : other;
}

function asPrinted({ library }: GameTerms): GameTerms {
  return { library, readings: DEFAULT_READINGS, tables: new Map() };
}

function comparisonJson(
  [first, second]: readonly [FiguredGame, FiguredGame],
  comparison: GameComparison,
): string {
  const { onlyInFirst, onlyInSecond, shared } = comparison;
  return JSON.stringify({
    first: first.game.id,
    second: second.game.id,
    shared,
    onlyInFirst,
    onlyInSecond,
    differences: differencesOf(comparison).map(({ bet, prices, edges, edgeChange }) => ({
      bet,
      prices: prices.map(oddsTexts),
      edges: edges.map(fractionText),
      edgeChange: fractionText(edgeChange),
    })),
  });
}

function oddsTexts(prices: readonly PriceRow[]): readonly string[] {
  return prices.map(({ odds }) => fractionText(odds));
}

const WIDTH = 96;

const COLUMNS = [
  { title: 'bet' },
  { title: 'price A' },
  { title: 'price B' },
  { title: 'edge A', align: 'right' },
  { title: 'edge B', align: 'right' },
  { title: 'B costs more by', align: 'right' },
] as const;

/** Two games side by side: the areas only one has, and the bets that differ. */
function comparisonText(
  [{ game: first }, { game: second }]: readonly [FiguredGame, FiguredGame],
  comparison: GameComparison,
  style: Style,
): readonly string[] {
  const { onlyInFirst, onlyInSecond, shared } = comparison;
  const differing = differencesOf(comparison);
  const [titles = '', ...rows] = columnTable(COLUMNS, differing.map(rowOf));
  return [
    `A  ${style.strong(first.id)}  ${titleOf(first)}`,
    `B  ${style.strong(second.id)}  ${titleOf(second)}`,
    `${shared} bets in both, ${differing.length} of them with another price or edge`,
    ...areaLines('A', onlyInFirst),
    ...areaLines('B', onlyInSecond),
    ...(differing.length === 0 ? [] : ['', style.faint(titles), ...rows]),
  ];
}

/** Bets with another price, another edge or both, each once. */
function differencesOf({ prices, edges }: GameComparison): readonly BetDifference[] {
  return [...prices, ...edges.filter(({ bet }) => !prices.some((each) => each.bet === bet))];
}

function areaLines(name: string, bets: readonly string[]): readonly string[] {
  if (bets.length === 0) return [];
  const [first = '', ...rest] = wrapText(
    `${bets.length} ${bets.length === 1 ? 'bet' : 'bets'} only in ${name}: ${bets.join(' ')}`,
    WIDTH,
  );
  return [first, ...rest.map((line) => `   ${line}`)];
}

function rowOf({ bet, prices, edges, edgeChange }: BetDifference): readonly string[] {
  return [
    bet,
    pricesText(prices[0]),
    pricesText(prices[1]),
    percentText(edges[0]),
    percentText(edges[1]),
    `${percentText(edgeChange)} (${fractionText(edgeChange)})`,
  ];
}
