import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import { configAt, type RoundRecord, type SettledTerminal } from '@baize/table';

type SettledLine = SettledTerminal['lines'][number];

/** The settlement of a round on record, bet by bet, with what every clause behind it asks. */
export function explainRound(record: RoundRecord, library: HouseLibrary): readonly string[] {
  const { round, config, rulebook, status, settled } = record;
  return [
    `Round ${round} · ${config.game} · ${rulebook.title}`,
    `It is ${status}${resultText(record, library)}.`,
    ...settled.flatMap(({ terminal, lines }) => [
      '',
      `Terminal ${terminal}${gameText(terminal, record)}`,
      ...lines.flatMap((line) => lineText(line, terminal, record)),
    ]),
    ...(settled.length === 0 ? ['Nobody had a bet in it.'] : []),
    ...record.terminals.map(
      ({ terminal, creditBefore, creditAfter }) =>
        `${terminal} had ${amount(creditBefore)} before the round and ${amount(creditAfter)} after it.`,
    ),
  ];
}

/** What the round was decided by, as its mechanic says it. */
function resultText({ config, result }: RoundRecord, library: HouseLibrary): string {
  if (!result) return '';
  const entry = library.findGame(config.game);
  const outcome = entry.ok ? mechanicOf(library, entry.value.book).outcome : null;
  if (!outcome) return '';
  return `; ${outcome.shows?.(result) ?? `the result is ${outcome.words(result)}`}`;
}

/** By which layout, where the terminals of the table had several. */
function gameText(terminal: string, { terminals }: RoundRecord): string {
  const game = terminals.find((each) => each.terminal === terminal)?.game;
  return game === undefined ? '' : ` · ${game}`;
}

function lineText(
  line: SettledLine,
  terminal: string,
  { prices, citations, config }: RoundRecord,
): readonly string[] {
  const { bet, stake, effective, result, odds, pays, returns, because } = line;
  const { game } = configAt(config, terminal);
  const own = prices.filter((each) => each.game === undefined || each.game === game);
  const name = own.find((each) => each.bet === bet)?.name ?? bet;
  const cut = effective === stake ? '' : `, of which ${amount(effective)} at risk`;
  const sum = odds === null ? '' : ` ${amount(effective)} x ${odds} = ${amount(pays)} winnings;`;
  return [
    `  ${name} (${bet}), ${amount(stake)} staked${cut}: ${result};${sum} ${amount(returns)} returned`,
    ...because.map((citation) => {
      const cited = citations.find((each) => each.citation === citation);
      return `    ${citation}: ${cited?.says ?? 'unknown'}`;
    }),
  ];
}

/** Every currency of a floor divides its unit of money by a hundred. */
function amount(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}
