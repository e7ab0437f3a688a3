import type { Err } from '@baize/exact';
import type { Case } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import { terminalOf } from '../session/find-seated.ts';

/** A report goes on the record as it was made, so that everything it names has to exist. */
export function detailsFault({ command, state }: Case<'ReportIncident'>): Err<Refusal> | null {
  const stranger = command.terminals?.find((id) => !terminalOf(state, id));
  if (stranger !== undefined) {
    const message = `Terminal ${stranger} is not seated at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminals' });
  }
  const unknown = command.rounds?.find((id) => id !== state.round?.id && !state.concluded.has(id));
  if (unknown === undefined) return null;
  const message = `Round ${unknown} is not one of the rounds this table holds.`;
  return refuse('unknown-round', message, floorRule('known-round'), { field: 'rounds' });
}
