import { INCIDENTS } from '@baize/game';
import type { Approval } from '../approvals/approval.ts';
import type { StakeChange } from '../event.ts';
import type { Operations } from '../operations.ts';
import type { ResultOnRecord } from '../roads/result-on-record.ts';
import type { InstrumentRecord } from '../session/instrument.ts';
import type { Holding } from '../session/terminal.ts';
import type { Equipment } from '../state.ts';
import { config } from '../well-formed/config-shape.ts';
import { actor } from '../well-formed/envelope-fault.ts';
import { box } from '../well-formed/field-shapes.ts';
import { parseCommand } from '../well-formed/parse-command.ts';
import {
  anything,
  fields,
  flag,
  listOf,
  name,
  nullable,
  oneOf,
  roll,
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
import { concluded, round } from './round-shape.ts';
import type { TableSnapshot, TerminalSnapshot } from './table-snapshot.ts';

const EQUIPMENT: ShapesOf<Equipment> = {
  inspected: flag,
  shiftInspected: flag,
  dice: nullable(fields({ id: name, since: ORDINAL })),
  shaker: nullable(oneOf(['manual', 'automated'])),
};

const HOLDING: ShapesOf<Holding> = { stake: STAKE, since: ORDINAL };
const CHANGE: ShapesOf<StakeChange> = { bet: text, from: STAKE, to: STAKE };
const TERMINAL: ShapesOf<TerminalSnapshot> = {
  id: name,
  isSeated: flag,
  credit: SUM,
  holdings: listOf(nullable(fields(HOLDING))),
  staked: SUM,
  done: listOf(listOf(fields(CHANGE))),
  lastBets: listOf(fields({ bet: text, stake: STAKE })),
  locked: nullable(fields({ reason: text })),
  meters,
};

const RESULT: ShapesOf<ResultOnRecord> = {
  round: name,
  number: ORDINAL,
  dice: roll,
  correctedAt: nullable(ORDINAL),
};

/** What waits is a command, and is held to the form of commands. */
const command: Shape = (value, field) => {
  const parsed = parseCommand(value);
  if (parsed.ok) return null;
  const { field: part, message } = parsed.error;
  return { field: part === '' ? field : `${field}.${part}`, message };
};

const APPROVAL: ShapesOf<Approval> = {
  id: name,
  action: byKind({
    'correct-result': { round: name, dice: roll },
    'void-rounds': { rounds: listOf(name), incident: oneOf(INCIDENTS) },
    'change-prices': { config },
    command: { command },
  }),
  requestedBy: actor,
  expiresAt: ORDINAL,
};

const INSTRUMENT: ShapesOf<InstrumentRecord> = {
  amount: STAKE,
  status: oneOf(['issued', 'redeemed', 'void', 'expired']),
  expiresAt: ORDINAL,
};

const log = entriesOf(name, ORDINAL);
const OPERATIONS: ShapesOf<Operations> = {
  bets: log,
  betsBefore: log,
  others: log,
  othersBefore: log,
};

const SNAPSHOT: ShapesOf<TableSnapshot> = {
  // Whoever asks for this shape has looked at the format first.
  format: anything,
  sequence: ORDINAL,
  configs: listOf(config),
  config: nullable(ORDINAL),
  isOpen: flag,
  paused: nullable(fields({ reason: text })),
  suspended: nullable(fields({ reason: text, because: reasons })),
  equipment: fields(EQUIPMENT),
  terminals: namedList(fields(TERMINAL), 'id'),
  roundNumber: ORDINAL,
  round: nullable(round),
  concluded,
  results: listOf(fields(RESULT)),
  approvals: namedList(fields(APPROVAL), 'id'),
  matters: entriesOf(name, fields({ incident: oneOf(INCIDENTS), because: reasons })),
  instruments: entriesOf(name, fields(INSTRUMENT)),
  balances: entriesOf(account, SUM),
  meters,
  operations: fields(OPERATIONS),
  boxes: entriesOf(box, name),
};

/** The form of a snapshot, field by field. */
export const snapshot: Shape = fields(SNAPSHOT);
