import type { EventMessage, SnapshotMessage } from '../../messages/server-message.ts';
import { VERSION } from '../../messages/version.ts';
import { withChanges } from '../../sections/changes.ts';
import { type Effect, isOpen, type Machine, type Step, type Streams } from './machine.ts';

/**
 * The first snapshot of a connection is always right. A later one is taken unless it is older than
 * what is known: numbers of one epoch only grow.
 */
export function takeSnapshot(machine: Machine, message: SnapshotMessage): Machine {
  const { link, streams } = machine;
  if (!isOpen(link)) return machine;
  const { epoch, numbers, sequence, view } = message;
  const isFirst = link.status === 'greeting' || streams === null;
  if (!isFirst && streams.epoch === epoch && !isAtLeast(numbers, streams.numbers)) return machine;
  const next: Streams = { epoch, numbers, sequence, table: view.table, own: view.own };
  return { ...machine, streams: next, refreshedAt: null };
}

export function isAtLeast(numbers: Streams['numbers'], other: Streams['numbers']): boolean {
  return numbers.table >= other.table && numbers.own >= other.own;
}

/** One more than the last is applied, an older one is a repetition, any other shows a gap. */
export function takeEvent(machine: Machine, message: EventMessage, now: number): Step {
  const { link, streams } = machine;
  if (link.status !== 'live' || !streams) return { machine, effects: [] };
  const known = streams.numbers[message.stream];
  if (message.number <= known) return { machine, effects: [] };
  if (message.number > known + 1) return refresh(machine, now);
  const { facts } = message;
  const effects: readonly Effect[] = facts ? [{ type: 'facts', facts }] : [];
  return { machine: { ...machine, streams: applyChange(streams, message) }, effects };
}

function applyChange(
  streams: Streams,
  { stream, number, sequence, view, rows }: EventMessage,
): Streams {
  const changes = { ...(view ? { view } : {}), ...(rows ? { rows } : {}) };
  const sections = withChanges(streams[stream] ?? {}, changes);
  return {
    ...streams,
    [stream]: sections,
    numbers: { ...streams.numbers, [stream]: number },
    sequence: Math.max(streams.sequence, sequence),
  };
}

/** Asks for a new snapshot, unless one is on its way. */
export function refresh(machine: Machine, now: number): Step {
  if (machine.refreshedAt !== null) return { machine, effects: [] };
  return {
    machine: { ...machine, refreshedAt: now },
    effects: [{ type: 'send', message: { v: VERSION, type: 'refresh' } }],
  };
}
