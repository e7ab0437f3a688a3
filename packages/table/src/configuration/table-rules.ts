import { assert, type Err, err, type Money, ok, type Result } from '@baize/exact';
import { type Because, type Procedure, ruleOf, type StakeRules } from '@baize/game';
import { findGame, type GameEntry, type Rulebook } from '@baize/rulebooks';
import { type SiKiPiGame, siKiPiGame } from '@baize/si-ki-pi';
import { type DiceGame, diceGame, type HouseTable, parseHouseTable } from '@baize/three-dice';
import { areaOf, BOX_BETS } from '../cards/box-bet.ts';
import { type BetReasons, betReasonsOf } from './bet-reasons-of.ts';
import type { StakeLimits, TableConfig } from './table-config.ts';

/** A configuration made ready to be played by: looked up once, not at every bet. */
export interface TableRules {
  readonly config: TableConfig;
  readonly book: Rulebook;
  readonly game: DiceGame | SiKiPiGame;
  readonly procedure: Procedure;
  /** Everything that can be bet on: bets of the layout, or bets of each box. */
  readonly areas: readonly string[];
  readonly areaIndex: ReadonlyMap<string, number>;
  /** By area index. */
  readonly limits: readonly StakeLimits[];
  /** By area index: the area on the other side of the Differential, where one is in force. */
  readonly opposed: readonly (number | null)[];
  /** The book's answers about limits. */
  readonly stakeRules: StakeRules;
  /** Its answers about who may bet where; every bet gives some of them as its reasons. */
  readonly betReasons: BetReasons;
}

export interface ConfigFault {
  readonly field: string;
  readonly message: string;
  /** The clauses that forbid it, where it is not the floor that does. */
  readonly because?: Because;
}

/** The rules of a configuration, or the first thing that is wrong with it. */
export function tableRules(config: TableConfig): Result<TableRules, ConfigFault> {
  const known = KNOWN.get(config);
  if (known) return ok(known);
  const entry = findGame(config.game);
  if (!entry.ok) return err({ field: 'game', message: entry.error.message });
  const house = houseTableOf(config, entry.value);
  if (!house.ok) return house;
  const game = gameOf(config, entry.value, house.value);
  if (!game.ok) return game;
  const rules = compile(config, game.value);
  KNOWN.set(config, rules);
  return ok(rules);
}

/** For a configuration that has been accepted already. */
export function rulesOf(config: TableConfig): TableRules {
  const rules = tableRules(config);
  assert(rules.ok, 'An accepted configuration has rules.');
  return rules.value;
}

// Making a game ready judges every bet on every roll; a configuration is made ready once.
const KNOWN = new WeakMap<TableConfig, TableRules>();

function houseTableOf(
  config: TableConfig,
  { book, layout }: GameEntry,
): Result<HouseTable | null, ConfigFault> {
  if (config.houseTable === null) return ok(null);
  if (!layout) return err({ field: 'houseTable', message: 'This game has no house tables.' });
  const table = parseHouseTable(config.houseTable, book, layout);
  if (table.ok) return departureFault(table.value, book) ?? table;
  const [first] = table.error;
  const where = first?.row ? `row ${first.row}: ` : '';
  const message = `${where}${first?.message ?? 'invalid'}`;
  return err({
    field: 'houseTable',
    message,
    ...(first?.because ? { because: first.because } : {}),
  });
}

/** Other prices than approved ones are for study; no floor may play by them. */
function departureFault({ departures }: HouseTable, book: Rulebook): Err<ConfigFault> | null {
  const [first] = departures;
  if (!first || book.mechanic !== 'three-dice' || book.prices !== 'fixed') return null;
  const message = `${first.bet} is approved at ${first.document}, not at ${first.house}.`;
  return err({ field: 'houseTable', message });
}

function gameOf(
  config: TableConfig,
  { book, layout }: GameEntry,
  house: HouseTable | null,
): Result<DiceGame | SiKiPiGame, ConfigFault> {
  const { readings, unit } = config;
  const smallest = layout
    ? diceGame(book, layout, { readings, ...(house ? { prices: house.prices } : {}) })
    : siKiPiGame(book, { readings });
  if (unit <= 0 || unit % smallest.unit !== 0) {
    const message = `The unit must be a multiple of ${smallest.unit}, so that every price is exact.`;
    return err({ field: 'unit', message, because: ruleOf(book, 'stake-unit') });
  }
  return ok({ ...smallest, unit });
}

function compile(config: TableConfig, game: DiceGame | SiKiPiGame): TableRules {
  const { book } = game;
  const kinds: readonly (readonly [area: string, kind: string])[] =
    game.mechanic === 'three-dice'
      ? game.wagers.map((wager) => [wager.text, wager.bet.group] as const)
      : Array.from({ length: config.boxes }, (_, index) =>
          BOX_BETS.map(
            (bet) => [areaOf(index + 1, bet), bet === 'initial' ? 'initial' : 'bonus'] as const,
          ),
        ).flat();
  const areas = kinds.map(([area]) => area);
  const areaIndex = new Map(areas.map((area, index) => [area, index]));
  return {
    config,
    book,
    game,
    procedure: book.procedure,
    areas,
    areaIndex,
    limits: kinds.map(([, kind]) => config.limits.kinds[kind] ?? config.limits.default),
    opposed: areas.map((area) => findOpposite(area, areaIndex, config.differential)),
    stakeRules: stakeRulesOf(book),
    betReasons: betReasonsOf(book),
  };
}

const OPPOSED: Readonly<Record<string, string>> = {
  big: 'small',
  small: 'big',
  odd: 'even',
  even: 'odd',
};

function findOpposite(
  area: string,
  areaIndex: ReadonlyMap<string, number>,
  differential: Money | null,
): number | null {
  const other = OPPOSED[area];
  return differential === null || other === undefined ? null : (areaIndex.get(other) ?? null);
}

function stakeRulesOf(book: Rulebook): StakeRules {
  if (book.mechanic === 'three-dice') return book;
  const none = 'not-applicable';
  return {
    id: book.id,
    rules: {
      ...book.rules,
      differential: none,
      'excess-rejected': none,
      'below-minimum-advised': none,
    },
  };
}
