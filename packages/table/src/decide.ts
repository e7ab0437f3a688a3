import { assert, ok } from '@baize/exact';
import { approveRequest, expireRequest, rejectRequest } from './approvals/answer.ts';
import { type Approval, requestApproval } from './approvals/approval.ts';
import type { Actor } from './authority/actor.ts';
import { attemptOf, guard, isOfGame } from './authority/guard.ts';
import { clearBets, doubleBets, repeatBets, undoBets } from './betting/change-bets.ts';
import { adviseMinimum, recordAct, rejectExcess } from './betting/dealer-acts.ts';
import { placeBet, recordBet, withdrawBet } from './betting/place-bet.ts';
import { caseAfter } from './case-after.ts';
import type { Command, CommandEnvelope, CommandType } from './command.ts';
import type { Screen } from './commands/command-entry.ts';
import { type CommandRegistry, type CommonCommandType, commandsOf } from './commands/registry.ts';
import {
  closeTable,
  configure,
  configureTable,
  openTable,
  pauseTable,
  releaseTable,
  resumeTable,
} from './configuration/table-commands.ts';
import type { TableRules } from './configuration/table-rules.ts';
import { inRound } from './decide-in-round.ts';
import type { Case, Deciders, Decision } from './decision.ts';
import type { Recorded } from './event.ts';
import { itemsOf } from './evolve/persistent.ts';
import { firstSequence, record, replay } from './evolve.ts';
import { decideAmount, decideBet, decideRound } from './irregularities/decide-effect.ts';
import { returnToService, takeOutOfService } from './irregularities/out-of-service.ts';
import { watchSettlement } from './irregularities/presence.ts';
import { decideMatter, recallRound, reportIncident } from './irregularities/report-incident.ts';
import { LIBRARY, type TableLibrary } from './library.ts';
import type { OwnDecider } from './mechanic.ts';
import { type Refusal, type RefusalMemory, refusalGiven, withRefusal } from './refusal.ts';
import { betsClosed, bettingTimeProblem, closeBets } from './round/money.ts';
import { openBets, publishCommitment } from './round/open-bets.ts';
import type { TableState } from './state.ts';
import { buyCredit, giveTip, payByHand } from './terminal/credit.ts';
import { INSTRUMENT_DECIDERS } from './terminal/instruments.ts';
import { seatTerminal, unlockTerminal } from './terminal/seat.ts';
import { findSeated, rulesAt, setOwnLimits } from './terminal/terminal.ts';
import { TICKET_DECIDERS } from './terminal/tickets.ts';
import {
  collectDebt,
  endVisit,
  identifyVisit,
  payClaim,
  releaseTerminal,
  writeOffDebt,
} from './terminal/visit.ts';
import { parseCommand, understand } from './well-formed/parse-command.ts';

/** What became of an order. */
export type Answer =
  | { readonly type: 'accepted'; readonly events: readonly Recorded[] }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** The operation was accepted before; `sequence` is where its events begin. */
  | { readonly type: 'repeated'; readonly sequence: number };

export interface Operated {
  readonly answer: Answer;
  readonly state: TableState;
}

/** Decides an order and brings the state up to date; a repeated one changes nothing. */
export function operate(state: TableState, envelope: CommandEnvelope): Operated {
  const before = firstSequence(state.operations, envelope.op);
  if (before !== undefined) return { state, answer: { type: 'repeated', sequence: before } };
  const decision = decide(envelope, state);
  if (!decision.ok) return { state, answer: { type: 'refused', refusal: decision.error } };
  const events = record(state, envelope, decision.value);
  return { state: replay(state, events), answer: { type: 'accepted', events } };
}

export interface AnsweredOnce extends Operated {
  readonly refusals: RefusalMemory;
}

/** The same with a memory for refusals: whatever the first answer was, a repeated order gets it. */
export function operateOnce(
  state: TableState,
  refusals: RefusalMemory,
  envelope: CommandEnvelope,
): AnsweredOnce {
  const refusal = refusalGiven(refusals, envelope.op, envelope.asked);
  if (refusal) return { state, refusals, answer: { type: 'refused', refusal } };
  const { state: after, answer } = operate(state, envelope);
  if (answer.type !== 'refused') return { state: after, answer, refusals };
  const given = { refusal: answer.refusal, asked: envelope.asked };
  const remembered = withRefusal(refusals, envelope.op, given, state.roundNumber);
  return { state: after, answer, refusals: remembered };
}

const DECIDERS: Deciders<CommonCommandType> = {
  ConfigureTable: configureTable,
  OpenTable: openTable,
  CloseTable: closeTable,
  PauseTable: pauseTable,
  ResumeTable: resumeTable,
  ReleaseTable: releaseTable,
  SeatTerminal: seatTerminal,
  ReleaseTerminal: releaseTerminal,
  UnlockTerminal: unlockTerminal,
  BuyCredit: buyCredit,
  ...INSTRUMENT_DECIDERS,
  PayByHand: payByHand,
  ...TICKET_DECIDERS,
  GiveTip: giveTip,
  TakeOutOfService: takeOutOfService,
  ReturnToService: returnToService,
  RecordAct: recordAct,
  RecallRound: recallRound,
  IdentifyVisit: identifyVisit,
  EndVisit: endVisit,
  SetOwnLimits: setOwnLimits,
  CollectDebt: collectDebt,
  WriteOffDebt: writeOffDebt,
  PayClaim: payClaim,
  PublishCommitment: publishCommitment,
  OpenBets: openBets,
  ReportIncident: reportIncident,
  DecideMatter: decideMatter,
  DecideRound: decideRound,
  DecideAmount: decideAmount,
  DecideBet: decideBet,
  ApproveRequest: (given) => approveRequest(given, decideAgreed),
  RejectRequest: rejectRequest,
  ExpireRequest: expireRequest,

  PlaceBet: inRound(placeBet),
  RecordBet: inRound(recordBet),
  WithdrawBet: inRound(withdrawBet),
  UndoBets: inRound(undoBets),
  ClearBets: inRound(clearBets),
  DoubleBets: inRound(doubleBets),
  RepeatBets: inRound(repeatBets),
  AdviseMinimum: inRound(adviseMinimum),
  RejectExcess: inRound(rejectExcess),
  CloseBets: inRound(closeBets),
  WatchSettlement: inRound(watchSettlement),
};

/** What a command brings about at a table: the events, or why there are none. Pure. */
export function decide(envelope: CommandEnvelope, state: TableState): Decision {
  const { command } = envelope;
  const understood = understand(envelope, state[LIBRARY]);
  if (!understood.ok) return understood;
  const closed = closedByTimer(envelope, state);
  if (closed) {
    // The end of the timer is the close: what comes after it is decided by the round as it is then.
    const after = decide(envelope, closed.state);
    return after.ok ? ok([...closed.events, ...after.value]) : after;
  }
  const entry = understood.value;
  const checked = guard(attemptOf(envelope), state, entry);
  if (!checked.ok) return checked;
  const rules = checked.value;
  if (!rules) {
    assert(command.type === 'ConfigureTable', 'The guard lets nothing else through so early.');
    return configure(command.config, state, envelope);
  }
  const decided = decideAbout({ envelope, command, state, rules });
  const { twoPeople } = entry;
  if (!decided.ok || twoPeople === undefined) return decided;
  // It could be done now; that is what a second person is asked about. A correction is asked for because
  // of the clause that orders it, whatever the table is played with.
  const reasons = twoPeople === 'correct-result' ? decided.value[0]?.because : undefined;
  return ok([requestApproval({ envelope, rules }, { kind: 'command', command }, reasons)]);
}

/** Bets that time has closed before a step or a report, and nobody's call. */
function closedByTimer(envelope: CommandEnvelope, state: TableState) {
  const { round, rules } = state;
  // A bet is nearly always in time, and need not be looked up for that.
  const due = round?.phase === 'betting' ? round.closesAt : null;
  if (due === null || envelope.at < due) return null;
  const { type } = envelope.command;
  const { takes } = commandsOf(state[LIBRARY]).entries[type];
  const comesAfter = (takes !== undefined && takes !== 'close-bets') || type === 'ReportIncident';
  // A table that stands still runs no timer.
  if (!round || !rules || state.paused || !comesAfter) return null;
  const bettors = [...itemsOf(state.terminals)].filter((terminal) => terminal.staked > 0);
  const events = [betsClosed(round.id, bettors, rules)];
  const given = { envelope, command: envelope.command, state, rules };
  return { events, state: caseAfter(given, events).state };
}

/** What concerns one terminal is decided by the rules of its layout. */
function decideAbout(given: Case): Decision {
  const { command, rules } = given;
  const decides = deciderOf(command.type, rules);
  if (!rules.cluster || !('terminal' in command) || command.terminal === null)
    return decides(given);
  return decides({ ...given, rules: rulesAt(rules, command.terminal) });
}

/**
 * What was asked for is asked for again, by whoever asked and as the operation it was, now that somebody
 * has agreed. Money that moves bears the operation somebody asked with.
 */
function decideAgreed(command: Command, asked: Approval, given: Case): Decision {
  const { state, rules } = given;
  const op = asked.id.slice('request:'.length);
  const envelope = { ...given.envelope, op, by: asked.requestedBy, command };
  const checked = guard(attemptOf(envelope), state);
  return checked.ok ? decideAbout({ envelope, command, state, rules }) : checked;
}

const COMMON: ReadonlyMap<string, OwnDecider> = new Map(Object.entries<OwnDecider>(DECIDERS));

/** A command of every table, or one of the mechanic that is played; the guard lets no other through. */
function deciderOf(type: string, { mechanic }: TableRules): OwnDecider {
  const decider = COMMON.get(type) ?? mechanic.deciders[type];
  assert(decider !== undefined, `Nobody decides about ${type}.`);
  return decider;
}

export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly refusal: Refusal };

/**
 * Whether somebody could give a command now, as a screen needs to know it: by role, table, phase and
 * procedure. Amounts and details are judged only when the command itself arrives.
 */
export function can(
  by: Actor,
  type: CommandType,
  state: TableState,
  now: number,
  terminal: string | null = by.kind === 'terminal' ? by.id : null,
): Permission {
  const checked = guard({ type, terminal, by, at: now, round: null }, state);
  return checked.ok ? { allowed: true } : { allowed: false, refusal: checked.error };
}

/** What somebody could do now, and for the rest the reason why not. */
export type Permissions = Readonly<Partial<Record<CommandType, Permission>>>;

/** The commands a screen offers, as far as this game knows them. */
export function permissionsFor(
  by: Actor,
  screen: Screen,
  state: TableState,
  now: number,
): Permissions {
  const registry = commandsOf(state[LIBRARY]);
  return Object.fromEntries(
    registry
      .on(screen)
      .filter((type) => isOfThisTable(type, registry, state))
      .map((type) => [type, permissionFor(by, type, state, now)]),
  );
}

/** A screen of a dice table has no use for being told that cards cannot be dealt there. */
function isOfThisTable(
  type: CommandType,
  { entries }: CommandRegistry,
  { rules }: TableState,
): boolean {
  return !rules || isOfGame(entries[type], rules);
}

/**
 * A command that needs no details is decided here and now, to no effect, so that the reason shown is
 * the one the command would get. For the others the guard answers: who, where and when.
 */
function permissionFor(by: Actor, type: CommandType, state: TableState, now: number): Permission {
  const command = foresee(type, by.kind === 'terminal' ? by.id : '', state[LIBRARY]);
  if (command) {
    const decision = decide({ op: 'view', at: now, by, command }, state);
    return decision.ok ? { allowed: true } : { allowed: false, refusal: decision.error };
  }
  const permission = can(by, type, state, now);
  if (type === 'CloseBets' && permission.allowed) return permitClosing(state, now);
  if (!permission.allowed || by.kind !== 'terminal' || type === 'SeatTerminal') return permission;
  const terminal = findSeated(state, by.id);
  return terminal.ok ? permission : { allowed: false, refusal: terminal.error };
}

/** Closing adds up every stake at the table; only whether it may be done is asked here. */
function permitClosing({ round, rules }: TableState, now: number): Permission {
  const problem = round && rules && bettingTimeProblem(round, rules, now);
  return problem ? { allowed: false, refusal: problem.error } : { allowed: true };
}

/** Steps that nothing but the moment forbids are left to the guard, which looks at no cards. */
function foresee(type: CommandType, terminal: string, library: TableLibrary): Command | null {
  const { foreseenWith, fields } = commandsOf(library).entries[type];
  if (!foreseenWith) return null;
  const own = 'terminal' in fields ? { terminal } : {};
  const command = parseCommand({ type, ...own, ...foreseenWith }, library);
  return command.ok ? command.value : null;
}
