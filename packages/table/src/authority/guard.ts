import { type Err, ok, type Result } from '@baize/exact';
import { citationsIn, type ProcedureStep, ruleOf, type StepName } from '@baize/game';
import type { Command, CommandEnvelope } from '../command.ts';
import type { CommandEntry } from '../commands/command-entry.ts';
import { commandsOf } from '../commands/registry.ts';
import { citationsUnder } from '../configuration/citations-under.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import { tableServiceProblem } from '../irregularities/out-of-service.ts';
import { LIBRARY } from '../library.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { terminalServiceProblem } from '../terminal/terminal.ts';
import { type Actor, hasAuthority, isOnTheLadder } from './actor.ts';

/** A command reduced to what decides whether it is allowed at all. */
export interface Attempt {
  readonly type: Command['type'];
  /** The terminal it is about, where it is about one. */
  readonly terminal: string | null;
  readonly by: Actor;
  readonly at: number;
  /** The round it is meant for; null where it is meant for none in particular. */
  readonly round: string | null;
}

/**
 * The checks every command passes first, in the documented order: who, which terminal, is the table
 * in play, is it the round, is it the moment. `null` means the table has not been configured and need not be.
 */
export function guard(
  attempt: Attempt,
  state: TableState,
  entry: CommandEntry = commandsOf(state[LIBRARY]).entries[attempt.type],
): Result<TableRules | null, Refusal> {
  const { rules } = state;
  const problem =
    authorityProblem(attempt, entry, state) ??
    (rules === null && attempt.type !== 'ConfigureTable'
      ? refuse('table-not-configured', 'This table is not configured yet.', floorRule('configured'))
      : null);
  if (problem) return problem;
  if (rules === null) return ok(null);
  const moment =
    playProblem(entry, state) ??
    gameProblem(entry, rules) ??
    roundProblem(attempt, state) ??
    momentProblem(attempt, entry, state, rules);
  return moment ?? serviceProblem(attempt, entry, state) ?? ok(rules);
}

function authorityProblem(
  { by, type, terminal }: Attempt,
  entry: CommandEntry,
  { rules, round }: TableState,
): ReturnType<typeof refuse> | null {
  if (!isAllowed(by, entry, rules)) {
    const message = `${type} needs ${entry.by.join(' or ')}.`;
    return refuse('not-authorised', message, authorityReasons(rules));
  }
  const acting = by.kind === 'staff' ? by.actingAs : undefined;
  const mayActAs = rules?.procedure.acting;
  if (acting !== undefined && mayActAs && !mayActAs.includes(acting)) {
    const message = `By the rules of this game nobody acts as ${acting}.`;
    return refuse('not-authorised', message, authorityReasons(rules));
  }
  if (by.kind === 'terminal' && terminal !== null && terminal !== by.id) {
    const message = 'A terminal can act for itself only.';
    return refuse('not-your-terminal', message, floorRule('own-terminal'));
  }
  if (!isSource(by, entry, rules, round)) {
    const message = `At this table the ${rules?.config.resultSource} registers results.`;
    return refuse('not-authorised', message, floorRule('authority'));
  }
  if (by.kind === 'terminal' && entry.paysCashWithoutTerminal && terminal === null) {
    const message = 'Cash is paid out by a cashier.';
    return refuse('not-authorised', message, floorRule('authority', 'money-out'));
  }
  const onBehalf = entry.when === 'while-betting' && by.kind === 'staff' && isOnTheLadder(by);
  if (onBehalf && rules?.betReasons.onBehalf.length === 0) {
    const message = 'In this game players place their own bets.';
    return refuse('not-authorised', message, floorRule('own-terminal', 'authority'));
  }
  return null;
}

function isAllowed(by: Actor, entry: CommandEntry, rules: TableRules | null): boolean {
  if (by.kind !== 'system') {
    for (const authority of entry.by) if (hasAuthority(by, authority)) return true;
    return false;
  }
  const mayAct = entry.mayRecover === true || rules?.config.mode === 'automatic';
  return mayAct && entry.by.includes('system');
}

/** A result comes from where the table is configured to get it, or from a person where that is set aside. */
function isSource(
  by: Actor,
  entry: CommandEntry,
  rules: TableRules | null,
  round: TableState['round'],
): boolean {
  if (!entry.bringsResult || rules === null) return true;
  const { resultSource } = rules.config;
  if (by.kind === 'staff' && round && rules.mechanic.readings?.isSetAside?.(round)) return true;
  if (resultSource === 'virtual' || resultSource === 'dealer-and-device') return true;
  return resultSource === (by.kind === 'device' ? 'device' : 'dealer');
}

function authorityReasons(rules: TableRules | null) {
  const book = rules?.book;
  if (!book || citationsIn(book.rules['acting-persons']).length === 0)
    return floorRule('authority');
  const [first, ...rest] = ruleOf(book, 'acting-persons');
  return [first, ...rest, ...floorRule('authority')] as const;
}

function playProblem(entry: CommandEntry, state: TableState): ReturnType<typeof refuse> | null {
  if (!entry.inPlay) return null;
  if (!state.isOpen) {
    return refuse('table-not-open', 'This table is closed.', floorRule('open-table'));
  }
  if (state.suspended && state.round === null) {
    const { reason, because } = state.suspended;
    const reasons = [...because, ...floorRule('suspension')] as const;
    return refuse('table-suspended', `This table is suspended: ${reason}`, reasons);
  }
  const out = state.round === null ? tableServiceProblem(state) : null;
  if (out) return out;
  if (state.paused) {
    return refuse(
      'table-paused',
      `This table is paused: ${state.paused.reason}`,
      floorRule('pause'),
    );
  }
  const [matter] = state.matters.values();
  if (matter) {
    const message = 'A matter awaits the decision of the shift manager.';
    return refuse('matter-undecided', message, matter.because);
  }
  return null;
}

/** A terminal that is out of order takes no orders, neither from its player nor for them. */
function serviceProblem(
  { by, terminal }: Attempt,
  { when, stakes }: CommandEntry,
  state: TableState,
): ReturnType<typeof refuse> | null {
  if (terminal === null || state.service.size === 0) return null;
  const isItsOwn = by.kind === 'terminal' || when === 'while-betting';
  return isItsOwn ? terminalServiceProblem(state, terminal, stakes === 'laid') : null;
}

function gameProblem(entry: CommandEntry, rules: TableRules): ReturnType<typeof refuse> | null {
  if (isOfGame(entry, rules)) return null;
  return refuse('not-in-this-game', otherGame(entry, rules), floorRule('this-game'));
}

function otherGame({ needs }: CommandEntry, rules: TableRules): string {
  if (needs === undefined || knows(needs, rules)) return 'This table plays another game.';
  return needs === 'inspection'
    ? 'This game has no such equipment.'
    : 'In this game every bet is checked when it is placed.';
}

/** Whether the game of a table, and its rulebook, have such a command. */
export function isOfGame({ game, needs }: CommandEntry, rules: TableRules): boolean {
  const isPlayed = game === undefined || game === rules.mechanic.id;
  return isPlayed && (needs === undefined || knows(needs, rules));
}

/** An order that was meant for one round is not obeyed in another. */
function roundProblem({ round }: Attempt, state: TableState): ReturnType<typeof refuse> | null {
  if (round === null || round === state.round?.id) return null;
  const message = `Round ${round} is not in progress.`;
  return refuse('round-over', message, floorRule('this-round'), { field: 'round' });
}

function knows(what: 'inspection' | 'pro-rata', { book, procedure }: TableRules): boolean {
  if (what === 'inspection') return procedure.inspection !== null;
  return citationsUnder(book, 'pro-rata').length > 0;
}

/** What a command is about, for the guard. */
export function attemptOf({ command, by, at, round }: CommandEnvelope): Attempt {
  const terminal = 'terminal' in command ? (command.terminal ?? null) : null;
  return { type: command.type, terminal, by, at, round: round ?? null };
}

/** Whether it is the moment for a command, by the procedure of the rulebook. */
function momentProblem(
  { at }: { readonly at: number },
  { when, isAnyMoment, stakes }: CommandEntry,
  state: TableState,
  rules: TableRules,
): Err<Refusal> | null {
  const { round } = state;
  switch (when) {
    case 'any':
      return null;
    case 'between-rounds':
      if (round === null) return null;
      return refuse(
        'round-in-progress',
        'This can only be done between rounds.',
        floorRule('between-rounds'),
        { phase: round.phase },
      );
    case 'in-round':
      return round === null ? noRound(rules) : null;
    case 'while-betting':
      return bettingProblem(at, stakes ?? 'any', state, rules);
    default:
      return isAnyMoment ? null : stepProblem(when, state, rules);
  }
}

function noRound({ book }: TableRules): Err<Refusal> {
  return refuse('no-round', 'No round is in progress.', ruleOf(book, 'bets-open'));
}

/** What a book says of stakes after the close, by what somebody wants to do with them. */
const AFTER_CLOSE = {
  laid: 'no-bets-after-close',
  'taken-back': 'no-withdrawals-after-close',
  any: 'bets-close',
} as const;

function bettingProblem(
  at: number,
  stakes: keyof typeof AFTER_CLOSE,
  { round }: TableState,
  rules: TableRules,
): Err<Refusal> | null {
  if (round === null) return noRound(rules);
  const { book } = rules;
  if (round.phase === 'covered') {
    const message = 'Betting has not begun.';
    return refuse('wrong-phase', message, ruleOf(book, 'bets-open'), { phase: round.phase });
  }
  const isOver = round.closesAt !== null && at >= round.closesAt;
  if (round.phase === 'betting' && !isOver) return null;
  const { close } = rules.procedure.announcements;
  const reasons = ruleOf(book, AFTER_CLOSE[stakes]);
  return refuse('bets-closed', close, reasons, { phase: round.phase });
}

function stepProblem(step: StepName, state: TableState, rules: TableRules): Err<Refusal> | null {
  if (stepAt(step, state, rules)) return null;
  const phase = state.round?.phase ?? 'idle';
  const steps = stepsAt(state, rules).map((each) => each.step);
  const message = `It is not the moment for that; next: ${steps.join(' or ') || 'nothing'}.`;
  return refuse('wrong-phase', message, floorRule('order-of-play'), { phase, steps });
}

/** The steps the procedure allows now. */
export function stepsAt(state: TableState, { procedure }: TableRules): readonly ProcedureStep[] {
  const phase = state.round?.phase ?? 'idle';
  const { shaker } = state.equipment;
  return procedure.steps.filter(
    (step) => step.from === phase && (step.shaker === undefined || step.shaker === shaker),
  );
}

export function stepAt(
  name: StepName,
  state: TableState,
  rules: TableRules,
): ProcedureStep | undefined {
  return stepsAt(state, rules).find((step) => step.step === name);
}
