import type { Because } from '@baize/game';
import type { TableEvent } from '@baize/table';
import { actorText } from './actor-text.ts';
import type { Clerk } from './register.ts';

/** Something out of the ordinary, as it was recorded. */
export interface IncidentRow {
  readonly at: number;
  readonly table: string;
  readonly kind: string;
  readonly round: string | null;
  readonly detail: string;
  readonly by: string;
  readonly because: Because;
}

export const INCIDENT_EVENTS = [
  'IncidentRecorded',
  'RoundInterrupted',
  'TerminalsInterrupted',
  'TerminalLocked',
  'TableSuspended',
  'TablePaused',
] as const;

export function incidentClerk(table: string): Clerk<IncidentRow> {
  return ({ at, by, event }) => {
    const said = incidentIn(event);
    return said && { at, table, ...said, by: actorText(by), because: event.because };
  };
}

type Said = Pick<IncidentRow, 'kind' | 'round' | 'detail'>;

function incidentIn(event: TableEvent): Said | null {
  switch (event.type) {
    case 'IncidentRecorded': {
      const { incident, action, note, round } = event;
      return { kind: incident, round, detail: note === null ? action : `${action}: ${note}` };
    }
    case 'RoundInterrupted':
      return {
        kind: 'round-interrupted',
        round: event.round,
        detail: event.established ? 'result established' : 'result not established',
      };
    case 'TerminalsInterrupted':
      return {
        kind: 'terminals-interrupted',
        round: event.round,
        detail: event.terminals.map(({ terminal }) => terminal).join(' '),
      };
    case 'TerminalLocked': {
      const { terminal, reason, expected, found } = event;
      const detail = `${terminal}: ${reason}, expected ${expected}, found ${found}`;
      return { kind: 'terminal-locked', round: null, detail };
    }
    case 'TableSuspended':
      return { kind: 'table-suspended', round: null, detail: event.reason };
    case 'TablePaused':
      return { kind: 'table-paused', round: null, detail: event.reason };
    default:
      return null;
  }
}
