import type { ProcedureStep, Shaker } from '@baize/game';
import type {
  AutomaticPlay,
  Draft,
  DryRound,
  Equipping,
  RiskPart,
  ScenarioSteps,
  TableRules,
  TableState,
  VirtualPart,
} from '@baize/table/kit';
import { COMBINATIONS, combinationIndex } from '../combination.ts';
import { ROLL_DRAWING } from '../draw-roll.ts';
import { exposureTable } from '../exposure.ts';
import { parseRoll, type Roll } from '../roll.ts';
import { verdictOn } from '../settle.ts';
import { diceGameAt, diceGameOf } from './dice-game.ts';

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
export function equipping(rules: TableRules, shaker: Shaker): readonly Equipping[] {
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
