import {
  assert,
  err,
  type Money,
  money,
  ok,
  parseRational,
  type Result,
  total,
} from '@baize/exact';
import { ruleOf } from '@baize/game';
import { type HouseMechanic, mechanicOf } from '@baize/house/library';
import type { GameEntry } from '@baize/rulebooks';
import {
  type ClosedStakes,
  checkConfig,
  type SettledLine,
  type SettledTerminal,
  type TableConfig,
} from '@baize/table';
import { citedWords } from '../explanation/cited-words.ts';
import { arithmeticOf } from '../explanation/explanation.ts';
import {
  type JsonObject,
  listField,
  objectIn,
  requireField,
  textField,
  unknownFieldIn,
} from '../json-lines/json-object.ts';
import { type LineError, problem, within } from '../json-lines/line-error.ts';
import { showValue } from '../json-lines/show-value.ts';
import type {
  EntryOpener,
  GameTerms,
  NamedStake,
  OpenGame,
  RoundRequest,
  SettledRound,
} from '../settle-request/open-game.ts';
import { type StakeUnit, stakeField } from '../settle-request/stake-field.ts';
import { nearest } from '../text/nearest.ts';
import { lineTable, totalLines } from '../text/settled-text.ts';

const FIELDS = ['game', 'result', 'bets'];
const BET_FIELDS = ['bet', 'stake'];

/**
 * A game of any mechanic, settled as its table would settle it: a round is {"game","result","bets"}, where the result
 * is whatever the mechanic registers, a stop of a wheel for instance.
 */
export const openAnyGame: EntryOpener = (entry, terms) => {
  const mechanic = mechanicOf(terms.library, entry.book);
  const config = anyTable(entry, mechanic, terms);
  const rules = checkConfig(config, terms.library);
  assert(rules.ok, `The smallest table of ${entry.id} can be configured.`);
  const { game: played, areas } = rules.value;
  const book = played.book;
  const unit = { unit: played.unit, because: () => ruleOf(book, 'stake-unit') };
  const prices = mechanic.pricedBets(areas, played).flatMap((bet) => bet.prices);
  const whyNoBet = (text: string) => noSuchBet(text, entry.id, areas);
  const parseBet = (value: unknown) => betIn(value, areas, unit, whyNoBet);
  const game: OpenGame = {
    id: entry.id,
    book,
    readings: terms.readings,
    unit: played.unit,
    layout: null,
    played,
    odds: prices.flatMap(({ odds }) => parseRational(odds) ?? []),
    mayPayMore: false,
    parseRound: (object) => {
      const { outcome } = mechanic;
      if (outcome === null) return err(noOutcome(entry.id));
      const unknown = unknownFieldIn(object, FIELDS);
      if (unknown) return err(unknown);
      const result = requireField(object, 'result');
      if (!result.ok) return result;
      const wrong = outcome.shape(result.value, 'result');
      if (wrong) return err(problem('wrong-type', wrong.field, wrong.message));
      const stakes = betsIn(object, parseBet);
      if (!stakes.ok) return stakes;
      const settleAs = (all: readonly NamedStake[]) => {
        const settled = mechanic.settleAgain(rules.value, [closedBy(all)], result.value as never);
        assert(settled?.[0] !== undefined, `${entry.id} settles by its outcome.`);
        return settled[0];
      };
      return ok(requestOf(game, mechanic, result.value, stakes.value, settleAs));
    },
    parseBet,
    whyNoBet,
    sit: null,
  };
  return game;
};

function requestOf(
  game: OpenGame,
  mechanic: HouseMechanic,
  result: unknown,
  stakes: readonly NamedStake[],
  settleAs: (stakes: readonly NamedStake[]) => SettledTerminal,
): RoundRequest {
  return {
    game,
    stakes: stakes.map(({ stake }) => stake),
    returnsPerUnit: () =>
      settleAs(stakes.map(({ bet }) => ({ bet, stake: game.unit }))).lines.map(
        ({ returns }) => returns,
      ),
    settle: () => settledOf(game, mechanic, result, settleAs(stakes)),
  };
}

function settledOf(
  game: OpenGame,
  mechanic: HouseMechanic,
  result: unknown,
  { lines, staked, returned }: SettledTerminal,
): SettledRound {
  const { played } = game;
  // Its shape has been looked at when the request was read.
  const outcome = result as never;
  const says = lines.map(
    (line) => mechanic.lineWords(line, outcome, played) ?? `${line.bet} ${line.result}.`,
  );
  const shown = lines.map((line) => ({
    ...line,
    odds: line.odds === null ? null : parseRational(line.odds),
  }));
  const happened = `The result is ${mechanic.outcome?.words(outcome) ?? showValue(result)}.`;
  return {
    game,
    staked,
    returned,
    answer: () => ({ game: game.id, result, lines: lines.map(lineAnswer), staked, returned }),
    text: (style) => [
      `  ${happened}`,
      ...lineTable(shown, says, style),
      ...totalLines(staked, returned, style),
    ],
    story: () => ({
      happened: [{ says: happened, because: [] }],
      lines: shown.map((line, at) => ({
        box: null,
        bet: line.bet,
        stake: line.stake,
        result: line.result,
        says: says[at] ?? '',
        arithmetic: arithmeticOf(line),
        because: line.because.map((citation) => citedWords(citation, game)),
      })),
    }),
  };
}

function lineAnswer({ bet, stake, result, odds, pays, returns, because }: SettledLine) {
  return { bet, stake, result, odds, pays, returns, because };
}

function closedBy(stakes: readonly NamedStake[]): ClosedStakes {
  return {
    terminal: 'A',
    stakes: stakes.map(({ bet, stake }) => ({ bet, stake, effective: stake, because: null })),
    total: total(stakes.map(({ stake }) => stake)),
  };
}

function betsIn(
  object: JsonObject,
  parseBet: OpenGame['parseBet'],
): Result<readonly NamedStake[], LineError> {
  const bets = listField(object, 'bets');
  if (!bets.ok) return bets;
  const stakes: NamedStake[] = [];
  for (const [index, value] of bets.value.entries()) {
    const stake = parseBet(value);
    if (!stake.ok) return err(within(`bets[${index}]`, stake.error));
    stakes.push(stake.value);
  }
  return ok(stakes);
}

function betIn(
  value: unknown,
  areas: readonly string[],
  unit: StakeUnit,
  whyNoBet: (text: string) => LineError,
): Result<NamedStake, LineError> {
  const object = objectIn(value, 'A bet');
  if (!object.ok) return object;
  const unknown = unknownFieldIn(object.value, BET_FIELDS);
  if (unknown) return err(unknown);
  const bet = textField(object.value, 'bet');
  if (!bet.ok) return bet;
  if (!areas.includes(bet.value)) return err(whyNoBet(bet.value));
  const stake = stakeField(object.value, unit);
  return stake.ok ? ok({ bet: bet.value, stake: stake.value }) : stake;
}

function noSuchBet(text: string, game: string, areas: readonly string[]): LineError {
  const suggestion = nearest(text, areas);
  const hint = suggestion === null ? `see \`baize games ${game}\`` : `is it ${suggestion}?`;
  const message = `${showValue(text)} is not a bet of ${game}; ${hint}`;
  return problem('unknown-bet', 'bet', message, suggestion === null ? {} : { suggestion });
}

function noOutcome(game: string): LineError {
  const message = `${game} is decided by more than one result: play it at a table, with \`baize play\`.`;
  return problem('unknown-game', 'game', message);
}

/** The smallest table of a game: whatever else an operator decides about one changes no settlement. */
function anyTable(entry: GameEntry, mechanic: HouseMechanic, { readings }: GameTerms): TableConfig {
  const { unit, boxes } = mechanic.smallest(entry);
  const most: Money = money(unit * Math.floor(Number.MAX_SAFE_INTEGER / unit / 1_000_000));
  return {
    table: 'A',
    game: entry.id,
    readings,
    houseTable: null,
    unit,
    limits: { default: { minimum: unit, maximum: most }, kinds: {} },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 50,
  };
}
