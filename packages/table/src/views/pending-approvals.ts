import { type Money, minus, NOTHING, plus, total } from '@baize/exact';
import type { Because } from '@baize/game';
import { type Approval, approverOf } from '../approvals/approval.ts';
import type { Actor, Authority } from '../authority/actor.ts';
import type { Command, CommandEnvelope, CommandType } from '../command.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import type { Outcome } from '../contributions.ts';
import { decide, type Permission } from '../decide.ts';
import type { Case, Decision } from '../decision.ts';
import type { EventOf, TableEvent } from '../event.ts';
import { correctResult, differences, reverseRounds } from '../irregularities/correct.ts';
import { decideAmount, decideBet, decideRound } from '../irregularities/decide-effect.ts';
import { decideMatter } from '../irregularities/report-incident.ts';
import { LIBRARY } from '../library.ts';
import { floorRule } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { maskedNumber } from '../terminal/instrument.ts';

/** A request waiting for a second person, with everything that person has to know. */
export interface PendingApproval {
  readonly id: string;
  readonly requestedBy: Actor;
  readonly expiresAt: number;
  readonly needs: Authority;
  readonly effect: ApprovalEffect;
  /** Whether the person this view is for may agree. */
  readonly approve: Permission;
}

/** What agreeing would do: before, after, the clauses and the money of every terminal. */
export type ApprovalEffect =
  | {
      readonly kind: 'correct-result';
      readonly round: string;
      readonly was: Outcome | null;
      readonly is: Outcome;
      readonly changes: readonly CreditChange[];
      readonly because: Because | null;
    }
  | {
      readonly kind: 'void-rounds';
      readonly rounds: readonly string[];
      readonly incident: string;
      readonly changes: readonly CreditChange[];
      readonly because: Because | null;
    }
  | {
      readonly kind: 'change-prices';
      readonly from: TableConfig | null;
      readonly to: TableConfig;
    }
  | ({ readonly kind: 'command'; readonly changes: readonly CreditChange[] } & WaitingCommand);

/** A command that waits for a second person, as everybody who works at the table may see it. */
export interface WaitingCommand {
  readonly command: CommandType;
  readonly terminal: string | null;
  readonly amount: Money | null;
  /** The instrument it is about, masked. */
  readonly number: string | null;
  readonly reason: string | null;
  /** The round it is about, and what is to become of it. */
  readonly round: string | null;
  readonly effect: string | null;
  readonly because: Because;
}

export interface CreditChange {
  readonly round: string;
  readonly terminal: string;
  /** What the terminal gains, or below zero gives back. */
  readonly change: Money;
  /** The part of it that its credit cannot cover and that stays owed. */
  readonly owed: Money;
}

export function pendingApprovals(
  state: TableState,
  by: Actor,
  now: number,
): readonly PendingApproval[] {
  return [...state.approvals.values()].map((approval) => {
    const { id, requestedBy, expiresAt, action } = approval;
    const command = { type: 'ApproveRequest', request: id } as const;
    const envelope: CommandEnvelope = { op: `view:${id}`, at: now, by, command };
    const answer = decide(envelope, state);
    return {
      id,
      requestedBy,
      expiresAt,
      needs: approverOf(action, state[LIBRARY]),
      effect: effectOf(approval, state, envelope),
      approve: answer.ok ? { allowed: true } : { allowed: false, refusal: answer.error },
    };
  });
}

/** The preview is made by the very functions that would carry the request out. */
function effectOf(
  { action }: Approval,
  state: TableState,
  envelope: CommandEnvelope,
): ApprovalEffect {
  const { rules } = state;
  const given: Case | null = rules && { envelope, command: envelope.command, state, rules };
  switch (action.kind) {
    case 'correct-result': {
      const { round, dice } = action;
      const preview = correctionPreview(given && correctResult(given, round, dice), round, state);
      return { kind: 'correct-result', round, is: dice, ...preview };
    }
    case 'void-rounds': {
      const { rounds, incident } = action;
      const preview = previewOf(given && reverseRounds(given, rounds, incident));
      return { kind: 'void-rounds', rounds, incident, ...preview };
    }
    case 'change-prices':
      return { kind: 'change-prices', from: rules?.config ?? null, to: action.config };
    case 'command':
      return { kind: 'command', ...commandPreview(given, action.command) };
  }
}

export function waitingCommand(command: Command): WaitingCommand {
  const { type } = command;
  return {
    command: type,
    terminal: holderIn(command),
    amount: 'amount' in command ? command.amount : null,
    // A ticket that is decided about gets another number, which is nobody's yet.
    number:
      'number' in command && command.type !== 'DecideTicket' ? maskedNumber(command.number) : null,
    reason: 'reason' in command ? command.reason : null,
    round: 'round' in command ? (command.round ?? null) : null,
    effect: 'effect' in command ? command.effect : null,
    because: floorRule('second-person'),
  };
}

/** What a decision of the shift manager would move; other commands say it themselves. */
function commandPreview(given: Case | null, command: Command) {
  const { changes, because } = previewOf(given && decisionOn(given, command));
  const waiting = waitingCommand(command);
  return { ...waiting, changes, because: because ?? waiting.because };
}

function decisionOn(given: Case, command: Command): Decision | null {
  switch (command.type) {
    case 'DecideRound':
      return decideRound({ ...given, command });
    case 'DecideAmount':
      return decideAmount({ ...given, command });
    case 'DecideBet':
      return decideBet({ ...given, command });
    case 'DecideMatter':
      return decideMatter({ ...given, command });
    default:
      return given.rules.mechanic.deciders[command.type]?.({ ...given, command }) ?? null;
  }
}

/** The terminal or the visit it is about. */
function holderIn(command: Command): string | null {
  if ('visit' in command) return command.visit;
  return 'terminal' in command ? (command.terminal ?? null) : null;
}

/** Whatever gives money back or takes some says what of it stays owed; what pays or returns says its round. */
type Moving =
  | Extract<TableEvent, Pick<EventOf<'ResultCorrected'>, 'owed'>>
  | Extract<TableEvent, Pick<EventOf<'RoundVoided'>, 'round' | 'postings'>>;

/** A request that can no longer be carried out changes nobody's money. */
function previewOf(decision: Decision | null): {
  readonly changes: readonly CreditChange[];
  readonly because: Because | null;
} {
  const events = decision?.ok ? decision.value : [];
  const moving = events.filter(isMoving);
  const [first] = moving.some(isCompensation) ? moving : events;
  return { changes: moving.flatMap(changesOf), because: first?.because ?? null };
}

function isMoving(event: TableEvent): event is Moving {
  return isCompensation(event) || ('postings' in event && 'round' in event);
}

function isCompensation(event: TableEvent): boolean {
  return event.type === 'RoundVoided' || ('owed' in event && typeof event.owed === 'object');
}

/** Of a round that has not been paid yet only what will be paid changes, and nothing moves now. */
function correctionPreview(decision: Decision | null, id: string, state: TableState) {
  const preview = previewOf(decision);
  const event = decision?.ok ? decision.value.find(isCorrection) : undefined;
  const was = event?.was ?? state.concluded.get(id)?.result ?? null;
  const { round } = state;
  if (!event || round?.id !== id || round.phase === 'paid') return { ...preview, was };
  const changes = differences(round.settled ?? [], event.settled)
    .filter(({ change }) => change !== 0)
    .map(({ terminal, change }) => ({ round: id, terminal, change, owed: NOTHING }));
  return { ...preview, was, changes };
}

function isCorrection(event: TableEvent): event is EventOf<'ResultCorrected'> {
  return event.type === 'ResultCorrected';
}

function changesOf(event: Moving): readonly CreditChange[] {
  const round = event.type === 'AmountDecided' ? (event.about ?? '') : event.round;
  const owed = 'owed' in event ? event.owed : [];
  const left = ('left' in event ? event.left : undefined) ?? [];
  const { postings } = event;
  const changes = new Map<string, Money>();
  for (const { from, to, amount } of postings) {
    const isGain = isHeld(to);
    // Commission moves between accounts of the house.
    if (!isGain && !isHeld(from)) continue;
    const holder = holderOf(isGain ? to : from);
    const terminal = left.find(({ visit }) => visit === holder)?.terminal ?? holder;
    const before = changes.get(terminal) ?? NOTHING;
    changes.set(terminal, isGain ? plus(before, amount) : minus(before, amount));
  }
  return [...changes].map(([terminal, change]) => ({
    round,
    terminal,
    change,
    owed: total(owed.filter((each) => each.terminal === terminal).map(({ amount }) => amount)),
  }));
}

function isHeld(account: string): boolean {
  return account.startsWith('credit:') || account.startsWith('receivable:');
}

/** `credit:A` and `receivable:A` both belong to terminal A. */
function holderOf(account: string): string {
  return account.slice(account.indexOf(':') + 1);
}
