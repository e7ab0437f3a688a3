import { NOTHING, ok } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { itemsOf } from '../persistent/chunked.ts';
import { refuse } from '../refuse.ts';
import { terminalOf } from '../session/find-seated.ts';
import type { IncidentDetails } from './dispose.ts';

/**
 * Terminals failed and the round goes on: what they had registered stands. A bet that was never
 * registered never left the credit, so nothing has to be moved to return it.
 */
export function interruptTerminals(
  { state }: Case,
  because: Because,
  details: IncidentDetails,
): Decision {
  const seated = [...itemsOf(state.terminals)].filter((terminal) => terminal.isSeated);
  const ids = details.terminals ?? seated.map((terminal) => terminal.id);
  const unknown = ids.find((id) => !terminalOf(state, id));
  if (unknown !== undefined) {
    const message = `Terminal ${unknown} is not seated at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminals' });
  }
  const closed = new Map(state.round?.closed?.map((each) => [each.terminal, each.total]));
  const terminals = ids.map((terminal) => ({
    terminal,
    registered: closed.get(terminal) ?? terminalOf(state, terminal)?.staked ?? NOTHING,
  }));
  const round = state.round?.id ?? null;
  return ok([{ type: 'TerminalsInterrupted', round, terminals, because }]);
}
