import { INCIDENTS } from '@baize/game';
import type { Approval } from '../approvals/approval.ts';
import type { StakeChange } from '../event.ts';
import type { Operations } from '../evolve.ts';
import type { ResultOnRecord } from '../history/result-on-record.ts';
import { oncePer, type TableLibrary } from '../library.ts';
import type { Equipment } from '../state.ts';
import type { Holding } from '../terminal/holdings.ts';
import {
  type DecidedTicket,
  INSTRUMENT_STATUSES,
  type InstrumentRecord,
  type OpenTicket,
  type TerminalTickets,
  TICKET_DOUBTS,
  TICKET_EFFECTS,
} from '../terminal/instrument.ts';
import type { OwnVisitLimits } from '../terminal/terminal.ts';
import { config } from '../well-formed/config-shape.ts';
import { box } from '../well-formed/field-shapes.ts';
import { actor, parseCommand } from '../well-formed/parse-command.ts';
import {
  anything,
  fields,
  flag,
  listOf,
  name,
  nullable,
  oneOf,
  optional,
  type Shape,
  text,
} from '../well-formed/shape.ts';
import {
  account,
  byKind,
  entriesOf,
  meters,
  namedList,
  ORDINAL,
  reasons,
  type ShapesOf,
  STAKE,
  SUM,
} from './part-shape.ts';
import { concludedShape, outcomeShape, roundShape } from './round-shape.ts';
import type { TableSnapshot, TerminalSnapshot } from './table-snapshot.ts';

const EQUIPMENT: ShapesOf<Equipment> = {
  inspected: flag,
  shiftInspected: flag,
  dice: nullable(fields({ id: name, since: ORDINAL })),
  shaker: nullable(oneOf(['manual', 'automated'])),
  reported: optional(name),
  sets: namedList(fields({ id: name, since: ORDINAL }), 'id'),
  shiftAt: nullable(ORDINAL),
};

const HOLDING: ShapesOf<Holding> = { stake: STAKE, since: ORDINAL };
const CHANGE: ShapesOf<StakeChange> = { bet: text, from: STAKE, to: STAKE };
const OWN: ShapesOf<OwnVisitLimits> = {
  since: ORDINAL,
  lostBefore: SUM,
  minutesMost: nullable(ORDINAL),
  lossMost: nullable(STAKE),
  remindEvery: nullable(ORDINAL),
};
const TERMINAL: ShapesOf<TerminalSnapshot> = {
  id: name,
  isSeated: flag,
  visit: ORDINAL,
  credit: SUM,
  holdings: listOf(nullable(fields(HOLDING))),
  staked: SUM,
  done: listOf(listOf(fields(CHANGE))),
  lastBets: listOf(fields({ bet: text, stake: STAKE })),
  locked: nullable(fields({ reason: text })),
  meters,
  own: fields(OWN),
};

/** What waits is a command, and is held to the form of commands. */
function commandShape(library: TableLibrary): Shape {
  return (value, field) => {
    const parsed = parseCommand(value, library);
    if (parsed.ok) return null;
    const { field: part, message } = parsed.error;
    return { field: part === '' ? field : `${field}.${part}`, message };
  };
}

const INSTRUMENT: ShapesOf<InstrumentRecord> = {
  amount: STAKE,
  status: oneOf(INSTRUMENT_STATUSES),
  expiresAt: ORDINAL,
};

const OPEN_TICKET: ShapesOf<OpenTicket> = {
  ticket: name,
  number: name,
  visit: name,
  amount: STAKE,
  expiresAt: ORDINAL,
  status: oneOf(['prepared', 'issued', 'in-doubt']),
  since: ORDINAL,
  says: nullable(oneOf(TICKET_DOUBTS)),
};
const DECIDED_TICKET: ShapesOf<DecidedTicket> = {
  ticket: name,
  last: name,
  effect: oneOf(TICKET_EFFECTS),
  amount: STAKE,
  at: ORDINAL,
  newTicket: nullable(name),
};
const TICKETS: ShapesOf<TerminalTickets> = {
  open: nullable(fields(OPEN_TICKET)),
  decided: nullable(fields(DECIDED_TICKET)),
};

const log = entriesOf(name, ORDINAL);
const OPERATIONS: ShapesOf<Operations> = {
  bets: log,
  betsBefore: log,
  others: log,
  othersBefore: log,
};

/** The form of a snapshot, field by field. */
export const snapshotShape: (library: TableLibrary) => Shape = oncePer((library) => {
  const outcome = outcomeShape(library);
  const shapes: ShapesOf<TableSnapshot> = {
    // Whoever asks for this shape has looked at the format first.
    format: anything,
    sequence: ORDINAL,
    configs: listOf(config),
    config: nullable(ORDINAL),
    isOpen: flag,
    paused: nullable(fields({ reason: text, since: optional(ORDINAL) })),
    suspended: nullable(fields({ reason: text, because: reasons })),
    equipment: fields(EQUIPMENT),
    terminals: namedList(fields(TERMINAL), 'id'),
    carded: entriesOf(name, name),
    claimed: listOf(name),
    service: entriesOf(name, fields({ reason: text })),
    acts: listOf(name),
    roundNumber: ORDINAL,
    committed: nullable(fields({ commitment: name, at: ORDINAL })),
    round: nullable(roundShape(library)),
    concluded: concludedShape(library),
    results: listOf(fields(resultShapes(outcome))),
    approvals: namedList(fields(approvalShapes(library)), 'id'),
    matters: entriesOf(name, fields({ incident: incidentShape(library), because: reasons })),
    instruments: entriesOf(name, fields(INSTRUMENT)),
    tickets: entriesOf(name, fields(TICKETS)),
    balances: entriesOf(account, SUM),
    meters,
    operations: fields(OPERATIONS),
    boxes: entriesOf(box, name),
  };
  return fields(shapes);
});

function incidentShape({ mechanics }: TableLibrary): Shape {
  const own = mechanics.flatMap(({ incidents }) => Object.keys(incidents));
  return oneOf([...INCIDENTS, ...own]);
}

function resultShapes(outcome: Shape): ShapesOf<ResultOnRecord> {
  return { round: name, number: ORDINAL, dice: outcome, correctedAt: nullable(ORDINAL) };
}

function approvalShapes(library: TableLibrary): ShapesOf<Approval> {
  return {
    id: name,
    action: byKind({
      'correct-result': { round: name, dice: outcomeShape(library) },
      'void-rounds': { rounds: listOf(name), incident: incidentShape(library) },
      'change-prices': { config },
      command: { command: commandShape(library) },
    }),
    requestedBy: actor,
    expiresAt: ORDINAL,
  };
}
