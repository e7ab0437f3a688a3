import { assert, fractionText, minus, NOTHING, plus, type Rational, total } from '@baize/exact';
import { because, type ProcedureStep, type Shaker } from '@baize/game';
import {
  type AutomaticPlay,
  type ClosedStakes,
  type Draft,
  type DryRound,
  type Equipping,
  type PlayedGameBase,
  type RiskPart,
  rulesAt,
  type ScenarioSteps,
  type SettledLine,
  type SettledTerminal,
  type TableRules,
  type TableState,
  type VirtualPart,
} from '@baize/table/kit';
import { COMBINATIONS, combinationIndex } from '../bets/combination.ts';
import { ROLL_DRAWING } from '../draw-roll.ts';
import { exposureTable } from '../exposure.ts';
import { threeDice } from '../mechanic.ts';
import { parseRoll, type Roll } from '../roll.ts';
import { type DiceGame, settleAs, verdictOn, type Wager } from '../settle.ts';

import type { Verdict } from '../verdict.ts';

/** What a scenario says of dice in a word. */
export const DICE_STEPS: ScenarioSteps = {
  /** The dealer takes the round to its end, the dice showing this. */
  roll: {
    hint: 'Say three dice: 1 2 4.',
    read: (said) => {
      if (Array.isArray(said)) return said;
      const dice = typeof said === 'string' ? said.trim().split(/\s+/).map(Number) : [];
      return dice.length === 3 ? dice : null;
    },
    moves: (dice) => [
      { until: 'register-result' },
      { order: (state) => resultOf(dice, state) },
      { reach: 'idle' },
    ],
  },
};

/** The dice as a result, with a proof where the table's are virtual. */
function resultOf(dice: unknown, { rules }: TableState): Draft {
  const isVirtual = rules?.config.resultSource === 'virtual';
  const proof = isVirtual ? { proof: { seed: 'seed', closeHash: 'hash' } } : {};
  return { type: 'RegisterResult', fields: { dice, ...proof } };
}

/** A tumble is three, unless somebody says otherwise. */
export function knownStep(_: TableState, { step }: ProcedureStep): Draft | null {
  return step === 'tumble' ? { type: 'Tumble', fields: { tumbles: 3 } } : null;
}

const TEST_ROLL: Roll = [1, 2, 3];

/** Dice, a shaker and the inspections that find everything in order, where a book inspects anything. */
export function equipTableWith(rules: TableRules, shaker: Shaker): readonly Equipping[] {
  if (!rules.procedure.inspection) return [];
  const lit = diceGameAt(rules)
    .wagers.filter((wager) => verdictOn(wager, TEST_ROLL).result === 'win')
    .map(({ text }) => text);
  const order = (by: Equipping['by'], type: Draft['type'], fields: Draft['fields']) => ({
    by,
    draft: { type, fields },
  });
  return [
    order('dealer', 'ChangeDice', { dice: 'SET-1' }),
    order('dealer', 'FitShaker', { shaker }),
    order('pit-supervisor', 'RecordInspection', { entered: TEST_ROLL, lit, shakes: 3 }),
    order('pit-supervisor', 'RecordShiftInspection', { shakes: 3 }),
  ];
}

/** A triple, and dice that are all different. */
const DRY_ROLLS = ['4 4 4', '1 2 3'];

export function dryRolls(bets: readonly string[]): readonly DryRound[] {
  return DRY_ROLLS.map((roll) => ({
    title: `a dry round on ${roll}`,
    decides: 'register-result',
    bets,
    when: [{ roll }],
  }));
}

/** What an automatic table does with dice. */
export const AUTOMATIC_DICE: AutomaticPlay = {
  isDecided: ({ result }) => result !== null,
  awaits: () => null,
  order: (step, { rules }, drawn) => {
    switch (step) {
      case 'tumble':
        return {
          type: 'Tumble',
          tumbles: rules?.procedure.tumblesLeast ?? 0,
          ...drawn.commitment,
        };
      case 'uncover':
        return { type: 'Uncover' };
      case 'register-result': {
        const rolled = drawn.draw(ROLL_DRAWING);
        if (!rolled) return null;
        return { type: 'RegisterResult', flat: true, dice: rolled.drawn, proof: rolled.proof };
      }
      case 'collect-losers':
        return { type: 'CollectLosers' };
      case 'pay-winners':
        return { type: 'PayWinners' };
      case 'clear-lights':
        return { type: 'ClearLights' };
      default:
        return null;
    }
  },
};

/** Dice that a seed throws. */
export const VIRTUAL_DICE: VirtualPart = {
  filled: (order, results) => {
    if (order.type !== 'RegisterResult') return null;
    const rolled = results.draw(ROLL_DRAWING);
    return rolled ? { ...order, dice: rolled.drawn, proof: rolled.proof } : order;
  },
  onRecord: (event) =>
    event.type === 'ResultRegistered'
      ? {
          proof: event.proof,
          isDrawn: (draw) => draw(ROLL_DRAWING).join() === event.dice.join(),
        }
      : null,
};

/** What each of the 56 combinations would cost. */
export const DICE_RISK: RiskPart = {
  results: COMBINATIONS.map(({ dice }) => dice),
  tableOf: (game) => exposureTable(diceGameOf(game)),
  placeOf: combinationIndex,
  read: (text) => {
    const roll = /^\d{3}$/.test(text) ? parseRoll([...text].map(Number)) : null;
    return roll?.ok ? roll.value : null;
  },
};

export function isDiceGame(game: PlayedGameBase | null): game is DiceGame {
  return game?.mechanic === threeDice.id;
}

/** The game of a table of three dice; nothing here is asked by another. */
export function diceGameOf(game: PlayedGameBase): DiceGame {
  assert(isDiceGame(game), 'A table of three dice plays with three dice.');
  return game;
}

export function diceGameAt({ game }: TableRules): DiceGame {
  return diceGameOf(game);
}

/**
 * Settles every stake of a round, each by the pay table of its terminal's layout; what was never at risk
 * goes back with it.
 */
export function settleDice(
  rules: TableRules,
  closed: readonly ClosedStakes[],
  dice: Roll,
): readonly SettledTerminal[] {
  return settleBy(rules, closed, (wager) => verdictOn(wager, dice));
}

/** The same by whatever says what becomes of each bet. */
export function settleBy(
  rules: TableRules,
  closed: readonly ClosedStakes[],
  verdictFor: (wager: Wager) => Verdict,
): readonly SettledTerminal[] {
  const texts = new Map<Rational, string>();
  return closed.map(({ terminal, stakes, total: staked }) => {
    const own = rulesAt(rules, terminal);
    const game = diceGameAt(own);
    const lines = stakes.map(({ bet, stake, effective, because: limits }): SettledLine => {
      const wager = game.wagerOf.get(bet);
      assert(wager !== undefined, `A closed stake lies on a known area, not on ${bet}.`);
      const line = settleAs(verdictFor(wager), { wager, stake: effective });
      return {
        bet,
        stake,
        effective,
        result: line.result,
        odds: line.odds && oddsText(line.odds, texts),
        pays: line.pays,
        returns: line.returns,
        commission: NOTHING,
        because:
          limits || rules.cluster
            ? because(...line.because, ...own.layoutPerTerminal, ...(limits ?? []))
            : line.because,
      };
    });
    return { terminal, lines, staked, returned: sumReturned(lines) };
  });
}

function sumReturned(lines: readonly SettledLine[]) {
  return total(lines.map((line) => plus(line.returns, minus(line.stake, line.effective))));
}

function oddsText(odds: Rational, texts: Map<Rational, string>): string {
  const known = texts.get(odds);
  if (known !== undefined) return known;
  const text = fractionText(odds);
  texts.set(odds, text);
  return text;
}
