import type { CommandEnvelope } from './command.ts';
import type { Recorded, TableEvent } from './event.ts';
import type { TableState } from './state.ts';

/** Events as they enter the journal: numbered without a gap, with time, person and operation. */
export function record(
  { sequence }: Pick<TableState, 'sequence'>,
  { at, op, by }: CommandEnvelope,
  events: readonly TableEvent[],
): readonly Recorded[] {
  const facts: Recorded[] = [];
  for (const event of events) {
    facts.push({ sequence: sequence + facts.length + 1, at, op, by, event });
  }
  return facts;
}
