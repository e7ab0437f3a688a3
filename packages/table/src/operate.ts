import type { CommandEnvelope } from './command.ts';
import { decide } from './decide.ts';
import type { Recorded } from './event.ts';
import { evolve } from './evolve.ts';
import { firstSequence, record } from './operations.ts';
import { type Refusal, type RefusalMemory, refusalGiven, withRefusal } from './refusal.ts';
import type { TableState } from './state.ts';

/** What became of an order. */
export type Answer =
  | { readonly type: 'accepted'; readonly events: readonly Recorded[] }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** The operation was accepted before; `sequence` is where its events begin. */
  | { readonly type: 'repeated'; readonly sequence: number };

export interface Operated {
  readonly answer: Answer;
  readonly state: TableState;
}

/** Decides an order and brings the state up to date; a repeated one changes nothing. */
export function operate(state: TableState, envelope: CommandEnvelope): Operated {
  const before = firstSequence(state.operations, envelope.op);
  if (before !== undefined) return { state, answer: { type: 'repeated', sequence: before } };
  const decision = decide(envelope, state);
  if (!decision.ok) return { state, answer: { type: 'refused', refusal: decision.error } };
  const events = record(state, envelope, decision.value);
  return { state: replay(state, events), answer: { type: 'accepted', events } };
}

export interface AnsweredOnce extends Operated {
  readonly refusals: RefusalMemory;
}

/** The same with a memory for refusals: whatever the first answer was, a repeated order gets it. */
export function operateOnce(
  state: TableState,
  refusals: RefusalMemory,
  envelope: CommandEnvelope,
): AnsweredOnce {
  const refusal = refusalGiven(refusals, envelope.op);
  if (refusal) return { state, refusals, answer: { type: 'refused', refusal } };
  const { state: after, answer } = operate(state, envelope);
  if (answer.type !== 'refused') return { state: after, answer, refusals };
  const remembered = withRefusal(refusals, envelope.op, answer.refusal, state.roundNumber);
  return { state: after, answer, refusals: remembered };
}

/** The state a journal leads to. */
export function replay(state: TableState, facts: Iterable<Recorded>): TableState {
  let current = state;
  for (const fact of facts) current = evolve(current, fact);
  return current;
}
