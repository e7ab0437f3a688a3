import { err, ok, type Rational, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { type DiceGame, isFace, type Roll, type Stake, settleRoll } from '@baize/three-dice';
import {
  type JsonObject,
  listField,
  objectIn,
  requireField,
  unknownFieldIn,
} from '../../json-lines/json-object.ts';
import { type LineError, problem, within } from '../../json-lines/line-error.ts';
import { showValue } from '../../json-lines/show-value.ts';
import type { RoundRequest } from '../../settle-request/open-game.ts';
import { type StakeUnit, stakeField } from '../../settle-request/stake-field.ts';
import { settledDice } from './dice-round.ts';
import { wagerField } from './wager-field.ts';

/** A roll and the stakes on it, every one of them known to be on the layout. */
export function diceRequest(game: DiceGame, roll: Roll, stakes: readonly Stake[]): RoundRequest {
  return {
    game: { unit: game.unit, odds: oddsOf(game) },
    stakes: stakes.map(({ stake }) => stake),
    returnsPerUnit: () => {
      const units = stakes.map(({ wager }) => ({ wager, stake: game.unit }));
      return settleRoll(game, roll, units).lines.map((line) => line.returns);
    },
    settle: () => settledDice(game, settleRoll(game, roll, stakes)),
  };
}

const ODDS = new WeakMap<DiceGame, readonly Rational[]>();

/** Everything the bets of a game are paid; asked for every round, collected once. */
export function oddsOf(game: DiceGame): readonly Rational[] {
  const known = ODDS.get(game);
  if (known) return known;
  const odds = game.wagers.flatMap(({ prices }) => prices.map((price) => price.odds));
  ODDS.set(game, odds);
  return odds;
}

const FIELDS = ['game', 'roll', 'bets'];
const BET_FIELDS = ['bet', 'stake'];

export function parseDiceRequest(
  object: JsonObject,
  game: DiceGame,
): Result<RoundRequest, LineError> {
  const unknown = unknownFieldIn(object, FIELDS);
  if (unknown) return err(unknown);
  const roll = rollField(object);
  if (!roll.ok) return roll;
  const bets = listField(object, 'bets');
  if (!bets.ok) return bets;
  const unit = { unit: game.unit, because: () => ruleOf(game.book, 'stake-unit') };
  const stakes: Stake[] = [];
  for (const [index, value] of bets.value.entries()) {
    const stake = parseDiceBet(value, game, unit);
    if (!stake.ok) return err(within(`bets[${index}]`, stake.error));
    stakes.push(stake.value);
  }
  return ok(diceRequest(game, roll.value, stakes));
}

export function parseDiceBet(
  value: unknown,
  game: DiceGame,
  unit: StakeUnit,
): Result<Stake, LineError> {
  const object = objectIn(value, 'A bet');
  if (!object.ok) return object;
  const unknown = unknownFieldIn(object.value, BET_FIELDS);
  if (unknown) return err(unknown);
  const wager = wagerField(object.value, game);
  if (!wager.ok) return wager;
  const stake = stakeField(object.value, unit);
  return stake.ok ? ok({ wager: wager.value, stake: stake.value }) : stake;
}

function rollField(object: JsonObject): Result<Roll, LineError> {
  const value = requireField(object, 'roll');
  return value.ok ? parseDice(value.value) : value;
}

/** `parseRoll` of the rules, with messages that stay short whatever stands in place of a die. */
function parseDice(value: unknown): Result<Roll, LineError> {
  if (!Array.isArray(value) || value.length !== 3) {
    const found = Array.isArray(value) ? `a list of ${value.length}` : showValue(value);
    const message = `"roll" is ${found}; it must be a list of three dice, for instance [4,4,1].`;
    return err(problem('roll-not-three-dice', 'roll', message));
  }
  const [a, b, c]: readonly unknown[] = value;
  if (isFace(a) && isFace(b) && isFace(c)) return ok([a, b, c]);
  const wrong = value.findIndex((die) => !isFace(die));
  const message = `Die ${wrong + 1} is ${showValue(value[wrong])}; a die shows a whole number from 1 to 6.`;
  return err(problem('die-out-of-range', `roll[${wrong}]`, message, { die: wrong + 1 }));
}
