import { assert } from '@baize/exact';
import type { StepName } from '@baize/game';
import { cardsText, dealerSetting, parseHand, type SiKiPiGame } from '@baize/si-ki-pi';
import { type Command, itemsOf, type Round, stepsAt, type TableState } from '@baize/table';
import type { Pace } from '../file/table-settings.ts';
import type { VirtualResults } from './virtual-results.ts';

/** What an automatic table does next by itself. */
export type Move =
  /** Nothing, until something happens at the table. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'give'; readonly command: Command };

export interface Moment {
  readonly now: number;
  /** When the present phase began, as this process saw it. */
  readonly since: number;
  readonly presentation: Pace;
  readonly results: VirtualResults;
}

const REST: Move = { kind: 'rest' };

/** How long bets stay open where the configuration leaves it to a dealer who is not there. */
const BETTING_SECONDS = 20;

/**
 * The next move, from the state alone and by the steps the rulebook's procedure allows: an automatic
 * table knows no game by name. People stay in charge: paused, suspended or with an undecided matter
 * it rests until one of them has acted.
 */
export function nextMove(state: TableState, moment: Moment): Move {
  const { rules, round } = state;
  if (rules?.config.mode !== 'automatic' || !state.isOpen || isHeld(state)) return REST;
  if (round === null && !hasSomebody(state)) return REST;
  if (round && needsSeed(state, round) && !moment.results.knows(round)) return give(SEED_LOST);
  const [step] = stepsAt(state, rules);
  if (!step) return REST;
  const due = dueAt(step.step, state, moment);
  if (moment.now < due) return { kind: 'wait', until: due };
  const command = commandFor(step.step, state, moment);
  return command ? give(command) : REST;
}

function give(command: Command): Move {
  return { kind: 'give', command };
}

/** The rulebook decides what becomes of a round whose result can never be known. */
const SEED_LOST: Command = {
  type: 'ReportIncident',
  incident: 'round-interrupted',
  note: 'The seed of this round was lost when the floor stopped.',
};

function isHeld({ paused, suspended, round, matters }: TableState): boolean {
  return paused !== null || (suspended !== null && round === null) || matters.size > 0;
}

function hasSomebody({ terminals }: TableState): boolean {
  for (const terminal of itemsOf(terminals)) if (terminal.isSeated) return true;
  return false;
}

/** Until the result exists, and only where it comes from a seed. */
function needsSeed({ rules }: TableState, { result, play }: Round): boolean {
  return rules?.config.resultSource === 'virtual' && result === null && play.cards === null;
}

function dueAt(step: StepName, state: TableState, { since, presentation, now }: Moment): number {
  const { round, rules } = state;
  if (round === null) return since + presentation.pauseSeconds * 1000;
  if (step === 'close-bets') {
    const opened = round.betsOpenedAt ?? now;
    const seconds = rules?.config.bettingSeconds ?? BETTING_SECONDS;
    const least = opened + (rules?.config.bettingSecondsMinimum ?? 0) * 1000;
    return Math.max(round.closesAt ?? opened + seconds * 1000, least);
  }
  const isArranging = step === 'set-dealer-hand' && isAwaited(round);
  if (!isArranging) return since + presentation.stepSeconds * 1000;
  // What the table has told its players holds; only rounds dealt without a time are given one here.
  return round.play.cards?.arrangeBy ?? since + presentation.arrangingSeconds * 1000;
}

/** Whether a hand has not been put down or an offer not been answered. */
function isAwaited({ play: { cards } }: Round): boolean {
  if (!cards) return false;
  const isWaiting = cards.hands.some(({ setting, isWithdrawn }) => !setting && !isWithdrawn);
  return isWaiting || cards.withdrawalOffered.length > 0;
}

function commandFor(step: StepName, state: TableState, moment: Moment): Command | null {
  const { rules, round } = state;
  if (!rules) return null;
  const { config, procedure } = rules;
  const isVirtual = config.resultSource === 'virtual';
  const commitment =
    isVirtual && round === null ? { commitment: moment.results.commit(config.table) } : {};
  switch (step) {
    case 'open-bets':
      return { type: 'OpenBets', ...commitment };
    case 'close-bets':
      return { type: 'CloseBets' };
    case 'tumble':
      return { type: 'Tumble', tumbles: procedure.tumblesLeast ?? 0, ...commitment };
    case 'uncover':
      return { type: 'Uncover' };
    case 'register-result': {
      const result = isVirtual && round ? moment.results.roll(round) : null;
      return result && { type: 'RegisterResult', flat: true, ...result };
    }
    case 'collect-losers':
      return { type: 'CollectLosers' };
    case 'pay-winners':
      return { type: 'PayWinners' };
    case 'clear-lights':
      return { type: 'ClearLights' };
    case 'deal': {
      const dealt = isVirtual && round ? moment.results.deck(round) : null;
      return dealt && { type: 'Deal', ...dealt };
    }
    case 'set-dealer-hand':
      return round && isAwaited(round) ? { type: 'EndArranging' } : dealerHand(state);
    case 'settle-initial':
      return { type: 'SettleInitial' };
    case 'settle-bonus':
      return { type: 'SettleBonus' };
  }
}

/** The dealer of an automatic table sets by the House Way, as every dealer must. */
function dealerHand({ rules, round }: TableState): Command | null {
  if (rules?.game.mechanic !== 'si-ki-pi' || !round?.play.cards) return null;
  const game: SiKiPiGame = rules.game;
  const hand = parseHand(round.play.cards.dealer);
  assert(hand.ok, 'The dealer was dealt four cards.');
  const { low, high } = dealerSetting(hand.value, game);
  return { type: 'SetDealerHand', low: cardsText(low), high: cardsText(high) };
}
