import type { EventMessage, SnapshotMessage } from '../../messages/server-message.ts';
import { VERSION } from '../../messages/version.ts';
import { withChanges } from '../../view-changes.ts';
import { isOpen, type Machine, type Step, type Streams, still } from './machine.ts';

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
  const { table, own } = view;
  const next: Streams = { epoch, numbers, tableNumber: numbers.table, sequence, table, own };
  return withStreams({ ...machine, facts: [], refreshedAt: null }, next);
}

/**
 * What everybody sees and what is one's own come in two messages. They are shown together once they tell
 * of the same moment: nobody sees a result that seems to have paid nothing before they see what it paid.
 */
function withStreams(machine: Machine, streams: Streams): Machine {
  const areOfOneMoment = streams.own === null || streams.tableNumber === streams.numbers.table;
  return { ...machine, streams, shown: areOfOneMoment ? streams : machine.shown };
}

export function isAtLeast(numbers: Streams['numbers'], other: Streams['numbers']): boolean {
  return numbers.table >= other.table && numbers.own >= other.own;
}

/** One more than the last is applied, an older one is a repetition, any other shows a gap. */
export function takeEvent(machine: Machine, message: EventMessage, now: number): Step {
  const { link, streams } = machine;
  if (link.status !== 'live' || !streams) return still(machine);
  const known = streams.numbers[message.stream];
  if (message.number <= known) return still(machine);
  if (message.number > known + 1) return refresh(machine, now);
  const told = message.stream === 'table' ? (message.facts ?? []) : [];
  const facts = [...machine.facts, ...told];
  const next = withStreams({ ...machine, facts }, applyChange(streams, message));
  if (next.shown !== next.streams || facts.length === 0) return still(next);
  return { machine: { ...next, facts: [] }, effects: [{ type: 'facts', facts }] };
}

function applyChange(streams: Streams, message: EventMessage): Streams {
  const { stream, number, sequence, view, rows } = message;
  const changes = { ...(view ? { view } : {}), ...(rows ? { rows } : {}) };
  const sections = withChanges(streams[stream] ?? {}, changes);
  return {
    ...streams,
    [stream]: sections,
    numbers: { ...streams.numbers, [stream]: number },
    tableNumber: message.stream === 'own' ? message.tableNumber : streams.tableNumber,
    sequence: Math.max(streams.sequence, sequence),
  };
}

/** Asks for a new snapshot, unless one is on its way. */
export function refresh(machine: Machine, now: number): Step {
  if (machine.refreshedAt !== null) return still(machine);
  return {
    machine: { ...machine, refreshedAt: now },
    effects: [{ type: 'send', message: { v: VERSION, type: 'refresh' } }],
  };
}
