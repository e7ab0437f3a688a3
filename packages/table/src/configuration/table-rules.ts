import { assert, type Err, err, type Money, ok, type Result } from '@baize/exact';
import {
  type Because,
  type Citation,
  citationsIn,
  type closingReasons,
  type Procedure,
  ruleOf,
  type StakeRules,
} from '@baize/game';
import type { PlayedGame, TableBook } from '../contributions.ts';
import { oncePer, type TableLibrary } from '../library.ts';
import type { TableMechanic } from '../mechanic.ts';
import { citationsUnder } from './citations-under.ts';
import {
  type Cluster,
  joinLayouts,
  layoutConfigs,
  layoutsProblem,
  otherLayouts,
} from './cluster.ts';
import type { StakeLimits, TableConfig } from './table-config.ts';

/** The book's answers about limits, and about stakes that pass them at the close. */
export type LimitRules = StakeRules & Parameters<typeof closingReasons>[2];

/** A configuration made ready to be played by: looked up once, not at every bet. */
export interface TableRules {
  readonly config: TableConfig;
  /** Where the game was looked up. */
  readonly library: TableLibrary;
  readonly book: TableBook;
  readonly game: PlayedGame;
  /** What differs by the mechanic of the game. */
  readonly mechanic: TableMechanic;
  readonly procedure: Procedure;
  /** Everything that can be bet on: bets of the layout, or bets of each box. */
  readonly areas: readonly string[];
  readonly areaIndex: ReadonlyMap<string, number>;
  /** By area index. */
  readonly limits: readonly StakeLimits[];
  /** By area index: the area on the other side of the Differential, where one is in force. */
  readonly opposed: readonly (number | null)[];
  /** The book's answers about limits. */
  readonly stakeRules: LimitRules;
  /** Its answers about who may bet where; every bet gives some of them as its reasons. */
  readonly betReasons: BetReasons;
  /** Why a terminal has this layout and not another; empty where all have the table's. */
  readonly layoutPerTerminal: readonly Citation[];
  /** Where terminals have different layouts; null where all have the table's. */
  readonly cluster: Cluster | null;
}

export interface ConfigProblem {
  readonly field: string;
  readonly message: string;
  /** The clauses that forbid it, where it is not the floor that does. */
  readonly because?: Because;
}

/** The rules of a configuration, or the first thing that is wrong with it. */
export function tableRules(
  config: TableConfig,
  library: TableLibrary,
): Result<TableRules, ConfigProblem> {
  const known = knownIn(library);
  const before = known.get(config);
  if (before) return ok(before);
  const [first = config] = layoutConfigs(config);
  const own = layoutRules(first, library);
  if (!own.ok) return own;
  const problem = layoutsProblem(config, own.value);
  if (problem) return err(problem);
  const others = otherLayouts(config, (each) => layoutRules(each, library));
  if (!others.ok) return others;
  const rules = config.layouts ? joinLayouts(config, own.value, others.value) : own.value;
  known.set(config, rules);
  return ok(rules);
}

/** The rules of the layout that a configuration names itself. */
function layoutRules(
  config: TableConfig,
  library: TableLibrary,
): Result<TableRules, ConfigProblem> {
  const entry = library.findGame(config.game);
  if (!entry.ok) return err({ field: 'game', message: entry.error.message });
  const mechanic = mechanicOf(entry.value.book.mechanic, library);
  const game = mechanic.gameFor(config, entry.value);
  return game.ok ? ok(compile(config, game.value, mechanic, library)) : game;
}

/** For a configuration that has been accepted already. */
export function rulesOf(config: TableConfig, library: TableLibrary): TableRules {
  const rules = tableRules(config, library);
  assert(rules.ok, 'An accepted configuration has rules.');
  return rules.value;
}

// Making a game ready judges every bet on every outcome; a configuration is made ready once.
const knownIn = oncePer(() => new WeakMap<TableConfig, TableRules>());

/** A library has the mechanic of each of its books. */
export function mechanicOf(id: string, { mechanics }: TableLibrary): TableMechanic {
  const mechanic = mechanics.find((each) => each.id === id);
  assert(mechanic !== undefined, `There is no mechanic ${id}.`);
  return mechanic;
}

function compile(
  config: TableConfig,
  game: PlayedGame,
  mechanic: TableMechanic,
  library: TableLibrary,
): TableRules {
  const { book } = game;
  const kinds = mechanic.areasOf(game, config);
  const areas = kinds.map(([area]) => area);
  const areaIndex = new Map(areas.map((area, index) => [area, index]));
  return {
    config,
    library,
    book,
    game,
    mechanic,
    procedure: book.procedure,
    areas,
    areaIndex,
    limits: kinds.map(([, kind]) => config.limits.kinds[kind] ?? config.limits.default),
    opposed: areas.map((area) =>
      findOpposite(mechanic.opposed[area], areaIndex, config.differential),
    ),
    stakeRules: mechanic.stakeRulesOf(game),
    betReasons: betReasonsOf(book),
    layoutPerTerminal: [],
    cluster: null,
  };
}

function findOpposite(
  other: string | undefined,
  areaIndex: ReadonlyMap<string, number>,
  differential: Money | null,
): number | null {
  return differential === null || other === undefined ? null : (areaIndex.get(other) ?? null);
}

/** Why bets may change, by what is true of them; empty where a book knows no such thing. */
interface BetReasons {
  readonly open: Because;
  readonly boxShared: readonly Citation[];
  /** What is taken back had balanced bets on the other side. */
  readonly lighterSide: readonly Citation[];
  readonly onBehalf: readonly Citation[];
  readonly playerAnswers: readonly Citation[];
}

function betReasonsOf(book: TableBook): BetReasons {
  return {
    open: ruleOf(book, 'bets-open'),
    boxShared: citationsUnder(book, 'box-shared'),
    lighterSide: citationsUnder(book, 'lighter-side-leaves'),
    onBehalf: citationsIn(book.rules['bets-on-behalf']),
    playerAnswers: citationsIn(book.rules['player-answers-for-placement']),
  };
}

/** A table's unit is a multiple of the smallest at which every price of its game is exact. */
export function unitProblem(
  unit: Money,
  smallest: Money,
  because: Because,
): Err<ConfigProblem> | null {
  if (unit > 0 && unit % smallest === 0) return null;
  const message = `The unit must be a multiple of ${smallest}, so that every price is exact.`;
  return err({ field: 'unit', message, because });
}

/** Its limits as whoever reckons with whole layouts asks for them: bet by bet, with the pairs under the Differential. */
export function limitsByBet({ config, game, mechanic, areas, opposed, procedure }: TableRules) {
  const { limits, differential } = config;
  const kindOf = new Map(mechanic.areasOf(game, config));
  return {
    ...limits,
    differential,
    // Where each box has its own areas, a bet of every box is asked for by its own name: `bonus:dealer`.
    of: (bet: string) => limits.kinds[kindOf.get(bet) ?? bet.replace(/:.*/, '')] ?? limits.default,
    // Each pair once, by the side that stands first.
    opposed: areas.flatMap((one, at) =>
      areas
        .filter((_, other) => other > at && opposed[at] === other)
        .map((two) => [one, two] as const),
    ),
    per: procedure.limitsPer,
  };
}
