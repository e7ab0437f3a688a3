import { type Err, ok } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import { stepAt } from '../authority/guard.ts';
import { demonstrationReasons } from '../configuration/demonstration.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';

import type { TableState } from '../state.ts';

/** Calls for bets. Where the result is made before anybody bets, the round has been opened by that. */
export function openBets({ command, state, rules, envelope }: Case<'OpenBets'>): Decision {
  const { book, config } = rules;
  const { equipment } = rules.mechanic;
  const problem =
    state.round === null ? equipment?.readyProblem?.(state, rules, envelope.at) : null;
  if (problem) return problem;
  const commitment = committedTo(command.commitment, state);
  if (state.round === null && config.resultSource === 'virtual' && commitment === null) {
    return refuseUncommitted();
  }
  const step = stepAt('open-bets', state, rules);
  const reasons = because(...(step?.because ?? ruleOf(book, 'bets-open')));
  const round = state.round?.id ?? nextRound(state, config.table);
  const { bettingSeconds } = config;
  const closesAt = bettingSeconds === null ? null : envelope.at + bettingSeconds * 1000;
  const opened: TableEvent = { type: 'BetsOpened', round, closesAt, because: reasons };
  if (state.round) return ok([opened]);
  return ok([roundOpened(state, config.table, commitment, reasons), opened]);
}

export function roundOpened(
  state: TableState,
  table: string,
  commitment: string | null,
  reasons: ReturnType<typeof because>,
): TableEvent {
  return {
    type: 'RoundOpened',
    round: nextRound(state, table),
    number: state.roundNumber + 1,
    commitment,
    because: because(...reasons, ...demonstrationReasons(state.rules)),
  };
}

function nextRound(state: TableState, table: string): string {
  return `${table}-${state.roundNumber + 1}`;
}

/** What a round that opens is bound by: what was published binds it, whatever the order says. */
export function committedTo(
  said: string | undefined,
  { rules, committed }: TableState,
): string | null {
  const isVirtual = rules?.config.resultSource === 'virtual';
  return (isVirtual ? committed?.commitment : null) ?? said ?? null;
}

/** Everybody may see what binds the next virtual result while nobody can bet on it yet. */
export function publishCommitment({ command, state, rules }: Case<'PublishCommitment'>): Decision {
  if (rules.config.resultSource !== 'virtual') {
    const message = 'The results of this table do not come from a seed.';
    return refuse('cannot-occur', message, floorRule('virtual-result'));
  }
  const { commitment } = command;
  if (state.committed?.commitment === commitment) return ok([]);
  const because = floorRule('virtual-result');
  return ok([{ type: 'CommitmentPublished', commitment, because }]);
}

export function refuseUncommitted(): Err<Refusal> {
  const message = 'A virtual result has the hash of its seed published before anybody can bet.';
  return refuse('missing-detail', message, floorRule('virtual-result'), { field: 'commitment' });
}
