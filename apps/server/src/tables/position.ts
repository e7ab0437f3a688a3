import {
  type Answer,
  type Command,
  type CommandEnvelope,
  commandsOf,
  LIBRARY,
  noRefusals,
  operateOnce,
  type Recorded,
  type RefusalMemory,
  type TableState,
} from '@baize/table';
import type { AuditEntry } from '../store/audit-lines.ts';
import { type Changes, changesOf } from '../store/changes.ts';
import { type Head, headAfter, type JournalRow, rowOf } from '../store/journal-row.ts';
import type { Restored } from '../store/snapshot-store.ts';
import type { TableRequest } from './running-table.ts';

/** Where a table stands: its state, the row that led there, and the refusals given since it runs. */
export interface Position {
  readonly state: TableState;
  readonly head: Head;
  readonly refusals: RefusalMemory;
}

export function positionAt({ state, head }: Restored): Position {
  return { state, head, refusals: noRefusals() };
}

/** A request whose command is known. */
export interface Prepared {
  readonly request: TableRequest;
  readonly command: Command;
}

/** What became of a request: an answer, or the bug that prevented one. */
export type Verdict = { readonly answer: Answer } | { readonly bug: unknown };

/** Requests decided one after another, none of it durable yet. */
export interface Draft {
  readonly before: Position;
  readonly after: Position;
  /** Null if nothing was accepted: then there is nothing to write. */
  readonly row: JournalRow | null;
  readonly facts: readonly Recorded[];
  readonly changes: Changes;
  /** In the order of the requests. */
  readonly verdicts: readonly Verdict[];
}

/** Decides requests in order, all at one moment, and puts what they bring about into one row. */
export function draftOf(
  table: string,
  before: Position,
  batch: readonly Prepared[],
  now: number,
): Draft {
  // A clock that was set back must not make a journal in which time runs backwards.
  const at = Math.max(now, before.head.at);
  let { state, refusals } = before;
  const facts: Recorded[] = [];
  const trail: AuditEntry[] = [];
  const verdicts = batch.map(({ request, command }): Verdict => {
    try {
      const operated = operateOnce(state, refusals, orderOf(request, command, at));
      if (isForAnyRound(request, command, state, operated.answer)) return { answer: ROUND_MISSING };
      ({ state, refusals } = operated);
      if (operated.answer.type === 'accepted' && operated.answer.events.length > 0) {
        facts.push(...operated.answer.events);
        if (request.trace) trail.push({ ...request.trace, at, outcome: 'accepted' });
      }
      return { answer: operated.answer };
    } catch (bug) {
      return { bug };
    }
  });
  const row = facts.length === 0 ? null : rowOf(table, before.head, at, facts);
  const head = row ? headAfter(row) : before.head;
  const changes = changesOf(before.state, state, facts, trail);
  return { before, after: { state, refusals, head }, row, facts, changes, verdicts };
}

/**
 * Something that would be done in whatever round happens to be in progress when it arrives. It is asked
 * last, so that whoever may not do it at all is told that.
 */
function isForAnyRound(
  { mustNameRound, round }: TableRequest,
  { type }: Command,
  state: TableState,
  answer: Answer,
): boolean {
  if (!mustNameRound || round !== undefined || state.round === null) return false;
  return answer.type === 'accepted' && commandsOf(state[LIBRARY]).concernsRound(type);
}

const ROUND_MISSING: Answer = {
  type: 'refused',
  refusal: {
    code: 'malformed-command',
    message: 'This concerns the round in progress and has to name it.',
    because: ['baize-floor#well-formed', 'baize-floor#this-round'],
    field: 'round',
  },
};

function orderOf({ op, by, round }: TableRequest, command: Command, at: number): CommandEnvelope {
  return round === undefined ? { op, at, by, command } : { op, at, by, command, round };
}
