import { leastCommonMultiple, type Money, type Rational, rational } from '@baize/exact';
import { rulesOf } from '@baize/house';
import type { TableConfig, TableLibrary } from '@baize/table';
import { ALL_ROLLS, COMBINATIONS, type DiceGame, verdictOn } from '@baize/three-dice';
import { ofCards, prepareCards } from './card-expectation.ts';

/** What the house must win on average from the stakes of one round, in minor units; exact. */
export interface Expectation {
  readonly win: Rational;
  readonly variance: Rational;
  /** How players are taken to set their cards; null where nothing depends on it. */
  readonly assumes: 'house-way' | null;
}

export type Stakes = ReadonlyMap<string, Money>;

/** Stakes at the prices of one layout: the configuration of the terminals they were made at. */
export interface LayoutStakes {
  readonly config: TableConfig;
  readonly stakes: Stakes;
}

/**
 * All stakes of a round ride on one result, on whatever layout they lie, so their variance is that of the
 * round as a whole.
 */
export function expectationOf(layouts: readonly LayoutStakes[]): Expectation {
  const played = layouts.map(({ config, stakes }) => ({ game: modelOf(config).game, stakes }));
  const [first] = played;
  if (first?.game.mechanic === 'si-ki-pi') return ofCards(first.game, first.stakes);
  return ofDice(
    played.flatMap(({ game, stakes }) =>
      game.mechanic === 'three-dice' ? [{ game, stakes }] : [],
    ),
  );
}

/** Gets ready to answer for a configuration without keeping others waiting. */
export async function prepareExpectation(
  config: TableConfig,
  library: TableLibrary,
): Promise<void> {
  const { game } = modelOf(config, library);
  if (game.mechanic === 'si-ki-pi') await prepareCards(game);
}

/** What a bet of one unit returns on each combination, times `scale`: whole numbers throughout. */
interface Returns {
  readonly scale: bigint;
  readonly byBet: ReadonlyMap<string, readonly bigint[]>;
}

function ofDice(
  layouts: readonly { readonly game: DiceGame; readonly stakes: Stakes }[],
): Expectation {
  const tables = layouts.map(({ game }) => remember(RETURNS, game, returnsOf));
  const scale = tables.map((table) => table.scale).reduce(leastCommonMultiple, 1n);
  const nets = COMBINATIONS.map(() => 0n);
  for (const [place, { game, stakes }] of layouts.entries()) {
    const table = tables[place];
    for (const [bet, stake] of stakes) {
      const returns = table?.byBet.get(bet);
      if (!table || !returns) throw new Error(`${bet} is not on the layout of ${game.id}.`);
      const whole = BigInt(stake) * (scale / table.scale);
      returns.forEach((each, index) => {
        nets[index] = (nets[index] ?? 0n) + whole * (table.scale - each);
      });
    }
  }
  let [first, second] = [0n, 0n];
  for (const [index, { weight }] of COMBINATIONS.entries()) {
    const net = nets[index] ?? 0n;
    first += BigInt(weight) * net;
    second += BigInt(weight) * net * net;
  }
  const rolls = BigInt(ALL_ROLLS.length);
  return {
    win: rational(first, rolls * scale),
    variance: rational(rolls * second - first * first, rolls * rolls * scale * scale),
    assumes: null,
  };
}

function returnsOf(game: DiceGame): Returns {
  const odds = game.wagers.flatMap(({ prices }) => prices.map((price) => price.odds.denominator));
  const scale = odds.reduce(leastCommonMultiple, 1n);
  const rows = game.wagers.map((wager) => {
    const row = COMBINATIONS.map(({ dice }) => {
      const verdict = verdictOn(wager, dice);
      if (verdict.odds === null) return 0n;
      return scale + (scale * verdict.odds.numerator) / verdict.odds.denominator;
    });
    return [wager.text, row] as const;
  });
  return { scale, byBet: new Map(rows) };
}

type Rules = ReturnType<typeof rulesOf>;

/** A table plays thousands of rounds by one configuration, and its rules are built once. */
function modelOf(config: TableConfig, library?: TableLibrary): Rules {
  const text = JSON.stringify(config);
  const known = MODELS.get(text);
  if (known) return known;
  const rules = rulesOf(config, library);
  MODELS.set(text, rules);
  return rules;
}

function remember<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  compute: (key: Key) => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute(key);
  known.set(key, value);
  return value;
}

const MODELS = new Map<string, Rules>();
const RETURNS = new WeakMap<DiceGame, Returns>();
