import type { Recorded, TableEvent } from '../event.ts';
import { operationsOf } from './operations.ts';

/**
 * The facts of a journal that belong to a round: everything while it was in progress, and whatever
 * names it before or after, such as a correction. What names another round only is left out.
 */
export function factsOfRound(journal: Iterable<Recorded>, round: string): readonly Recorded[] {
  const requests = new Map<string, readonly string[] | null>();
  const found: Recorded[] = [];
  let inProgress: string | null = null;
  for (const { op, at, by, events } of operationsOf(journal)) {
    for (const { event } of events) {
      if (event.type !== 'ApprovalRequested') continue;
      requests.set(event.approval.id, roundsIn(event.approval.action));
    }
    const named = events.map(({ event }) => roundsNamedBy(event, requests));
    const ofOperation = new Set(named.flatMap((rounds) => rounds ?? []));
    events.forEach(({ sequence, event }, index) => {
      if (event.type === 'RoundOpened') inProgress = event.round;
      const rounds = named[index] ?? incidentRounds(event, ofOperation);
      // The end of a round brings consequences that do not name it: an audit, a suspension.
      const belongs = rounds
        ? rounds.includes(round)
        : inProgress === round || ofOperation.has(round);
      if (belongs) found.push({ sequence, at, op, by, event });
      if (event.type === 'RoundConcluded' || event.type === 'RoundVoided') inProgress = null;
    });
  }
  return found;
}

/** The rounds an event is about by its own words; null where it does not say. */
function roundsNamedBy(
  event: TableEvent,
  requests: ReadonlyMap<string, readonly string[] | null>,
): readonly string[] | null {
  switch (event.type) {
    // It was reported during a round, which need not be the round it is about.
    case 'IncidentRecorded':
      return null;
    case 'ApprovalRequested':
      return roundsIn(event.approval.action);
    case 'ApprovalGranted':
    case 'ApprovalRejected':
    case 'ApprovalExpired': {
      const rounds = requests.get(event.request);
      return rounds === undefined ? [] : rounds;
    }
    default:
      return 'round' in event && event.round !== null ? [event.round] : null;
  }
}

/** An incident is about the rounds its consequences name, else about the one it happened in. */
function incidentRounds(
  event: TableEvent,
  ofOperation: ReadonlySet<string>,
): readonly string[] | null {
  if (event.type !== 'IncidentRecorded') return null;
  if (ofOperation.size > 0) return [...ofOperation];
  return event.round === null ? [] : [event.round];
}

function roundsIn(
  action: Extract<TableEvent, { type: 'ApprovalRequested' }>['approval']['action'],
): readonly string[] | null {
  switch (action.kind) {
    case 'correct-result':
      return [action.round];
    case 'void-rounds':
      return action.rounds;
    case 'change-prices':
      return [];
    case 'command':
      // Whatever it is about, it was asked for in the round that was in progress.
      return null;
  }
}
