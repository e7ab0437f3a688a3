import type { ClientMessage } from '../../messages/client-message.ts';
import type { FaultMessage, ServerMessage } from '../../messages/server-message.ts';
import { VERSION } from '../../messages/version.ts';
import type { Operation, Outcome } from '../operation.ts';
import type { Effect, Machine, Pending, Step } from './machine.ts';

/** How many operations one message asks about; the server takes no more. */
const ASKED_AT_ONCE = 100;

/** Takes an operation on; it is sent at once where there is a line, else as soon as there is one. */
export function takeOperation(machine: Machine, operation: Operation, now: number): Step {
  const { link } = machine;
  if (link.status === 'ended')
    return { machine, effects: [settleEffect(operation, { type: 'ended' })] };
  if (machine.pending.some((each) => each.operation.op === operation.op)) {
    return { machine, effects: [] };
  }
  const isLive = link.status === 'live';
  const pending: Pending = {
    operation,
    phase: 'sending',
    sentAt: isLive ? now : null,
    isRestored: false,
  };
  return {
    machine: { ...machine, pending: [...machine.pending, pending] },
    effects: isLive ? [sendOperation(operation)] : [],
  };
}

/** Operations a store has kept; those of another table are asked for by whoever goes there. */
export function restoreOperations(machine: Machine, operations: readonly Operation[]): Machine {
  const known = new Set(machine.pending.map(({ operation }) => operation.op));
  const found = operations
    .filter(({ op, table }) => table === machine.table && !known.has(op))
    .map((operation): Pending => {
      return { operation, phase: 'asking', sentAt: null, isRestored: true };
    });
  return { ...machine, pending: [...machine.pending, ...found] };
}

/** The line is lost: whatever had been sent may or may not have arrived. */
export function markAsked(pending: readonly Pending[]): readonly Pending[] {
  return pending.map((each) => {
    if (each.sentAt === null) return each;
    const { untilAnswered } = each.operation;
    return { ...each, phase: untilAnswered ? 'sending' : 'asking', sentAt: null };
  });
}

/** Sends, or asks for, everything that is due: never sent on this connection, or unanswered. */
export function sendAgain(machine: Machine, now: number): Step {
  const { resend } = machine.timing;
  const isDue = ({ sentAt }: Pending) => sentAt === null || now - sentAt >= resend;
  const due = machine.pending.filter(isDue);
  if (machine.link.status !== 'live' || due.length === 0) return { machine, effects: [] };
  const pending = machine.pending.map((each) => (isDue(each) ? { ...each, sentAt: now } : each));
  const asking = due.filter(({ phase }) => phase === 'asking').map(({ operation }) => operation.op);
  const sending = due.filter(({ phase }) => phase === 'sending');
  return {
    machine: { ...machine, pending },
    effects: [...questions(asking), ...sending.map(({ operation }) => sendOperation(operation))],
  };
}

function questions(ops: readonly string[]): readonly Effect[] {
  const effects: Effect[] = [];
  for (let first = 0; first < ops.length; first += ASKED_AT_ONCE) {
    const part = ops.slice(first, first + ASKED_AT_ONCE);
    effects.push({ type: 'send', message: { v: VERSION, type: 'ask', ops: part } });
  }
  return effects;
}

export function takeAnswer(
  machine: Machine,
  { op, answer }: Extract<ServerMessage, { type: 'answer' }>,
): Step {
  return conclude(machine, op, { type: 'answered', answer });
}

/** A fault that passes leaves the operation to be sent again; any other ends it. */
export function takeFault(machine: Machine, fault: FaultMessage): Step {
  const { op, code, message, field } = fault;
  if (op === undefined || code === 'rate-limited' || code === 'unavailable') {
    return { machine, effects: [] };
  }
  // A server that failed at it may have registered it before it failed.
  const found = machine.pending.find((each) => each.operation.op === op);
  if (code === 'internal' && found?.operation.untilAnswered) return { machine, effects: [] };
  const outcome: Outcome = {
    type: 'fault',
    code,
    message,
    ...(field === undefined ? {} : { field }),
  };
  return conclude(machine, op, outcome);
}

/** What the server knows stands. What it does not is sent again, or given up. */
export function takeKnown(
  machine: Machine,
  { operations }: Extract<ServerMessage, { type: 'known' }>,
  now: number,
): Step {
  const states = new Map(operations.map(({ op, state }) => [op, state]));
  const effects: Effect[] = [];
  const pending = machine.pending.flatMap((each): readonly Pending[] => {
    const { operation } = each;
    const state = states.get(operation.op);
    if (state === 'registered') {
      effects.push(settleEffect(operation, { type: 'registered' }));
      return [];
    }
    // An answer that came late, about a question asked before it was sent again.
    if (state !== 'unknown' || each.phase !== 'asking') return [each];
    if (each.isRestored || now - operation.madeAt > machine.timing.patience) {
      effects.push(settleEffect(operation, { type: 'not-registered' }));
      return [];
    }
    effects.push(sendOperation(operation));
    return [{ ...each, phase: 'sending', sentAt: now }];
  });
  return { machine: { ...machine, pending }, effects };
}

/** Ends everything that is unanswered, because nobody is left to answer. */
export function abandonAll(machine: Machine): Step {
  const effects = machine.pending.map(({ operation }) =>
    settleEffect(operation, { type: 'ended' }),
  );
  return { machine: { ...machine, pending: [] }, effects };
}

function conclude(machine: Machine, op: string, outcome: Outcome): Step {
  const found = machine.pending.find(({ operation }) => operation.op === op);
  if (!found) return { machine, effects: [] };
  const pending = machine.pending.filter((each) => each !== found);
  return { machine: { ...machine, pending }, effects: [settleEffect(found.operation, outcome)] };
}

function settleEffect(operation: Operation, outcome: Outcome): Effect {
  return { type: 'settled', operation, outcome };
}

function sendOperation({ op, round, command }: Operation): Effect {
  const message: ClientMessage = {
    v: VERSION,
    type: 'do',
    op,
    ...(round === undefined ? {} : { round }),
    command,
  };
  return { type: 'send', message };
}
