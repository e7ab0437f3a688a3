import type { StepName } from '@baize/game';
import { stepsAt } from '../authority/moment.ts';
import type { CommandType } from '../command.ts';
import type { TableState } from '../state.ts';
import type { Draft } from './draft.ts';
import type { Fields } from './phrase.ts';

/** Steps that a dealer takes without having to know anything. */
const PLAIN_STEPS: Readonly<Partial<Record<StepName, CommandType>>> = {
  'open-bets': 'OpenBets',
  'close-bets': 'CloseBets',
  tumble: 'Tumble',
  uncover: 'Uncover',
  'collect-losers': 'CollectLosers',
  'pay-winners': 'PayWinners',
  'clear-lights': 'ClearLights',
  'settle-initial': 'SettleInitial',
  'settle-bonus': 'SettleBonus',
};

/** The next step of the procedure as a command, or null where one needs dice or cards for it. */
export function nextStep(state: TableState): Draft | null {
  const { rules } = state;
  const [next] = rules ? stepsAt(state, rules) : [];
  if (!rules || !next) return null;
  const type = PLAIN_STEPS[next.step];
  if (!type) return rules.mechanic.knownStep(state);
  const isVirtual = rules.config.resultSource === 'virtual' && state.round === null;
  const commitment: Fields = isVirtual ? { commitment: 'committed' } : {};
  const tumbles: Fields = type === 'Tumble' ? { tumbles: 3 } : {};
  return { type, fields: { ...tumbles, ...commitment } };
}

/** The dice as a result, with a proof where the table's are virtual. */
export function resultOf(dice: readonly unknown[], { rules }: TableState): Draft {
  const isVirtual = rules?.config.resultSource === 'virtual';
  const proof = isVirtual ? { proof: { seed: 'seed', closeHash: 'hash' } } : {};
  return { type: 'RegisterResult', fields: { dice, ...proof } };
}
