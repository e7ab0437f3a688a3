import { assert, type Err, ok } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import { approveRequest, expireRequest, rejectRequest } from './approvals/answer.ts';
import { type Approval, requestApproval } from './approvals/approval.ts';
import { type Actor, hasAuthority } from './authority/actor.ts';
import { attemptOf, guard } from './authority/guard.ts';
import { clearBets, doubleBets, repeatBets, undoBets } from './betting/change-bets.ts';
import { adviseMinimum, recordAct, rejectExcess } from './betting/dealer-acts.ts';
import { placeBet, recordBet, withdrawBet } from './betting/place-bet.ts';
import { caseAfter } from './case-after.ts';
import type { Command, CommandEnvelope, CommandType } from './command.ts';
import { type CommonCommandType, commandsOf } from './commands/registry.ts';
import { rulesAt } from './configuration/cluster.ts';
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
import type { TableEvent } from './event.ts';
import { floorRule } from './floor-rules.ts';
import { decideAmount, decideBet, decideRound } from './irregularities/decide-effect.ts';
import { dispose } from './irregularities/dispose.ts';
import { dispositionAt, standingOf } from './irregularities/incident-phases.ts';
import { returnToService, takeOutOfService } from './irregularities/out-of-service.ts';
import { watchSettlement } from './irregularities/presence.ts';
import { LIBRARY } from './library.ts';
import type { OwnDecider } from './mechanic.ts';
import { itemsOf } from './persistent/append-log.ts';
import { type Refusal, refuse } from './refusal.ts';
import { betsClosed, closeBets } from './round/close-bets.ts';
import { openBets, publishCommitment } from './round/open-bets.ts';
import { voidRound } from './round/void-round.ts';
import { buyCredit, giveTip, payByHand } from './session/credit.ts';
import {
  cashOut,
  expireInstrument,
  redeemInstrument,
  voidInstrument,
} from './session/instruments.ts';
import { setOwnLimits } from './session/own-limits.ts';
import { releaseTerminal, seatTerminal, unlockTerminal } from './session/seat.ts';
import { terminalOf } from './session/terminal.ts';
import { collectDebt, endVisit, identifyVisit, payClaim, writeOffDebt } from './session/visit.ts';
import type { TableState } from './state.ts';
import { refuseMalformed } from './well-formed/parse-command.ts';

/** Long enough for the present gaming day and the one before, however they are cut. */
const TWO_DAYS = 48 * 3_600_000;

/**
 * A round that was put away is held again, as its journal has it: everybody may name one of the last two
 * gaming days, the shift manager any (P17).
 */
function recallRound({ command, state, envelope, rules }: Case<'RecallRound'>): Decision {
  const { round, held, endedAt } = command;
  if (state.concluded.has(round)) return ok([]);
  if (!held || held.id !== round || held.config.table !== rules.config.table) {
    const message = `The journal of this table has no round ${round} that is over.`;
    return refuse('unknown-round', message, floorRule('known-round'), { field: 'round' });
  }
  const isOld = envelope.at - (endedAt ?? 0) > TWO_DAYS;
  if (isOld && !hasAuthority(envelope.by, 'shift-manager')) {
    const message = 'A round of long ago is brought back by the shift manager.';
    return refuse('not-authorised', message, floorRule('known-round', 'authority'));
  }
  return ok([{ type: 'RoundRecalled', round, held, because: floorRule('known-round') }]);
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
  RedeemInstrument: redeemInstrument,
  CashOut: cashOut,
  PayByHand: payByHand,
  VoidInstrument: voidInstrument,
  ExpireInstrument: expireInstrument,
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
  const meaningless = refuseMalformed(envelope, state[LIBRARY]);
  if (meaningless) return meaningless;
  const closed = closedByTimer(envelope, state);
  if (closed) {
    // The end of the timer is the close: what comes after it is decided by the round as it is then.
    const after = decide(envelope, closed.state);
    return after.ok ? ok([...closed.events, ...after.value]) : after;
  }
  const checked = guard(attemptOf(envelope), state);
  if (!checked.ok) return checked;
  const rules = checked.value;
  if (!rules) {
    assert(command.type === 'ConfigureTable', 'The guard lets nothing else through so early.');
    return configure(command.config, state, envelope);
  }
  const decided = decideAbout({ envelope, command, state, rules });
  const { twoPeople } = commandsOf(state[LIBRARY]).entries[command.type];
  if (!decided.ok || twoPeople === undefined) return decided;
  // It could be done now; that is what a second person is asked about. A correction is asked for because
  // of the clause that orders it, whatever the table is played with.
  const reasons = twoPeople === 'correct-result' ? decided.value[0]?.because : undefined;
  return ok([requestApproval({ envelope, rules }, { kind: 'command', command }, reasons)]);
}

/** Bets that time has closed before a step or a report, and nobody's call. */
function closedByTimer(envelope: CommandEnvelope, state: TableState) {
  const { round, rules } = state;
  const { type } = envelope.command;
  const { takes } = commandsOf(state[LIBRARY]).entries[type];
  const comesAfter = (takes !== undefined && takes !== 'close-bets') || type === 'ReportIncident';
  const isDue =
    round?.phase === 'betting' && round.closesAt !== null && envelope.at >= round.closesAt;
  // A table that stands still runs no timer.
  if (!round || !rules || state.paused || !isDue || !comesAfter) return null;
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

/** A command of every table, or one of the mechanic that is played; the guard lets no other through. */
function deciderOf(type: string, { mechanic }: TableRules): OwnDecider {
  const common: Readonly<Record<string, OwnDecider>> = DECIDERS;
  const decider = Object.hasOwn(common, type) ? common[type] : mechanic.deciders[type];
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

/** A person of sufficient rank decides what no clause does, with the reason on the record. */
export function decideMatter(given: Case<'DecideMatter'>): Decision {
  const { command, state, rules } = given;
  if (command.effect === 'void-round' && state.round === null) {
    const message = 'No round is in progress that could be void.';
    return refuse('no-round', message, floorRule('order-of-play'), { field: 'effect' });
  }
  if (!state.matters.has(command.matter)) {
    const message = 'There is no such matter to decide.';
    return refuse('unknown-matter', message, floorRule('matter'), { field: 'matter' });
  }
  if (command.reason.trim() === '') {
    const message = 'Say why: the decision goes on the record.';
    return refuse('missing-detail', message, floorRule('matter'), { field: 'reason' });
  }
  const reasons = because(...ruleOf(rules.book, 'who-decides-the-rest'));
  const { matter, reason, effect } = command;
  const decided: TableEvent = { type: 'MatterDecided', matter, reason, effect, because: reasons };
  if (effect === 'continue') return ok([decided]);
  const voided = voidRound(given, 'decision', reasons);
  return voided.ok ? ok([decided, ...voided.value]) : voided;
}

/** Somebody reports that something went wrong; the rulebook says what follows. */
function reportIncident(given: Case<'ReportIncident'>): Decision {
  const { command, state, rules } = given;
  const { phase } = standingOf(state);
  if (!dispositionAt(command.incident, rules, standingOf(state))) {
    const code = state.round === null ? 'no-round' : 'wrong-phase';
    const message = 'That cannot have happened at this point of the round.';
    return refuse(code, message, floorRule('order-of-play'), { phase, field: 'incident' });
  }
  return (
    detailsFault(given) ??
    outcomeFault(given) ??
    rules.mechanic.incidentFault(given) ??
    dispose(command.incident, given, command)
  );
}

/** A house may play with several things; what is reported here must be an outcome of this table's. */
function outcomeFault({ command, rules }: Case<'ReportIncident'>): Err<Refusal> | null {
  const { outcome } = rules.mechanic;
  if (!outcome) return null;
  const { dice, readable } = command;
  const fault =
    (dice === undefined ? null : outcome.shape(dice, 'dice')) ??
    (readable === undefined ? null : outcome.readable(readable, 'readable'));
  if (!fault) return null;
  const { field, message } = fault;
  return refuse('malformed-command', message, floorRule('well-formed'), { field });
}

/** A report goes on the record as it was made, so that everything it names has to exist. */
function detailsFault({ command, state }: Case<'ReportIncident'>): Err<Refusal> | null {
  const stranger = command.terminals?.find((id) => !terminalOf(state, id));
  if (stranger !== undefined) {
    const message = `Terminal ${stranger} is not seated at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminals' });
  }
  const unknown = command.rounds?.find((id) => id !== state.round?.id && !state.concluded.has(id));
  if (unknown === undefined) return null;
  const message = `Round ${unknown} is not one of the rounds this table holds.`;
  return refuse('unknown-round', message, floorRule('known-round'), { field: 'rounds' });
}
