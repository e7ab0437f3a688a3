import { assertNever } from '@baize/exact';
import type { ServerMessage } from '../../messages/server-message.ts';
import { withSample } from './clock.ts';
import { connect, end, greet, lose, open, tick } from './link.ts';
import { type EndReason, type Input, isOpen, type Machine, type Step, still } from './machine.ts';
import {
  restoreOperations,
  sendAgain,
  takeAnswer,
  takeFault,
  takeKnown,
  takeOperation,
} from './operations.ts';
import { isAtLeast, refresh, takeEvent, takeSnapshot } from './streams.ts';

/** The next state of a client, and what has to be done about it. Nothing else ever changes one. */
export function step(machine: Machine, input: Input): Step {
  switch (input.type) {
    case 'start':
      return machine.link.status === 'idle' ? connect(machine, 1, 0, input.now) : still(machine);
    case 'opened':
      return open(machine, input.connection, input.now);
    case 'received':
      return receive(machine, input);
    case 'closed':
      return lose(machine, input);
    case 'do':
      return takeOperation(machine, input.operation, input.now);
    case 'restore':
      return sendAgain(restoreOperations(machine, input.operations), input.now);
    case 'tick':
      return tick(machine, input);
    case 'end':
      return end(machine, 'closed');
    default:
      return assertNever(input);
  }
}

function receive(
  machine: Machine,
  { connection, message, now }: Extract<Input, { type: 'received' }>,
): Step {
  const { link } = machine;
  if (!isOpen(link) || link.connection !== connection) return still(machine);
  return takeMessage({ ...machine, link: { ...link, heardAt: now } }, message, now);
}

function takeMessage(machine: Machine, message: ServerMessage, now: number): Step {
  switch (message.type) {
    case 'snapshot':
      return sendAgain(greet(takeSnapshot(machine, message)), now);
    case 'event':
      return takeEvent(machine, message, now);
    case 'answer':
      return takeAnswer(machine, message);
    case 'known':
      return takeKnown(machine, message, now);
    case 'pong':
      return takePong(machine, message, now);
    case 'fault':
      return machine.link.status === 'greeting' && isFinal(message.code)
        ? end(machine, message.code)
        : takeFault(machine, message);
    case 'bye':
      return isWelcomeBack(message.reason) ? still(machine) : end(machine, message.reason);
    default:
      return assertNever(message);
  }
}

/** A pong says where the streams stand: what was lost without a successor is found here. */
function takePong(
  machine: Machine,
  { sent, at, numbers }: Extract<ServerMessage, { type: 'pong' }>,
  now: number,
): Step {
  const next = { ...machine, clock: withSample(machine.clock, { sent, at, now }) };
  const { streams, link } = next;
  const hasMissed = numbers && streams && !isAtLeast(streams.numbers, numbers);
  return hasMissed && link.status === 'live' ? refresh(next, now) : still(next);
}

/** Whoever may not look at a table is told so once, and does not knock again. */
function isFinal(code: EndReason): boolean {
  return code === 'not-authorised' || code === 'unknown-table' || code === 'unsupported-version';
}

function isWelcomeBack(reason: EndReason): boolean {
  return reason === 'shutting-down' || reason === 'too-slow';
}
