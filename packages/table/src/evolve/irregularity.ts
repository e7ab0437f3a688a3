import { minus, NOTHING } from '@baize/exact';
import { meter } from '@baize/ledger';
import type { EventOf, Recorded } from '../event.ts';
import { withCorrection, withoutResult } from '../history/result-on-record.ts';
import { stakesOf, withoutBets, withoutLines, withoutReturned } from '../history/without-bets.ts';
import type { ConcludedRound, TableState } from '../state.ts';
import { withEquipment } from './house.ts';
import { withMeters } from './persistent.ts';
import { inRound } from './round.ts';

/** The round goes on, and what was read of its outcome stays on the record. */
export function afterInterruption(
  state: TableState,
  event: EventOf<'RoundInterrupted'>,
): TableState {
  if (!event.established) return state;
  const { round, rules } = state;
  if (!round || !rules) return { ...state, paused: null };
  const play = rules.mechanic.round.goesOn(round.play, event);
  return { ...state, paused: null, round: { ...round, play } };
}

export function afterIncident(before: TableState, event: EventOf<'IncidentRecorded'>): TableState {
  const { incident: reported } = event;
  const isDamaged = before.rules?.mechanic.equipment?.damages?.includes(reported);
  const state = isDamaged ? withEquipment(before, { reported }) : before;
  const { round, rules } = state;
  if (!round || !rules || event.action !== 'settle-by-dice-then-suspend') return state;
  const suspendAfter = { reason: rules.mechanic.deviceFailed, because: event.because };
  const presence = round.presence ?? (round.phase === 'paid' ? null : { by: null });
  return { ...state, round: { ...round, suspendAfter, presence } };
}

export function afterCorrection(
  state: TableState,
  event: EventOf<'ResultCorrected'>,
  { at }: Pick<Recorded, 'at'>,
): TableState {
  const { round: id, is, settled } = event;
  const { round } = state;
  if (round?.id === id) {
    const resulted = { ...round, result: is, settled, isCorrected: true };
    return applyResultCorrected({ ...state, round: resulted }, event);
  }
  const onRecord = { ...state, results: withCorrection(state.results, id, is, at) };
  const resettled = withConcluded(onRecord, id, (round) => ({
    ...round,
    status: 'corrected',
    result: is,
    settled,
  }));
  return applyResultCorrected(resettled, event);
}

/** A bet that was returned is in its round no more: a correction afterwards leaves it alone. */
export function afterReturn(state: TableState, event: EventOf<'AmountDecided'>): TableState {
  if (event.about === null) return state;
  const { round, rules } = state;
  if (round?.id === event.about && round.closed) {
    const { closed, settled } = withoutReturned(
      { closed: round.closed, settled: round.settled ?? [] },
      event,
    );
    const play = rules?.mechanic.round.betsReturned?.(round.play, closed) ?? round.play;
    return inRound(state, { closed, settled: round.settled && settled, play });
  }
  return withConcluded(state, event.about, (round) => withoutReturned(round, event));
}

/** The same between the close and the payment: what is left is played, settled and paid without it. */
export function afterBetsReturned(
  state: TableState,
  { returned }: EventOf<'BetsReturned'>,
): TableState {
  const { round, rules } = state;
  if (!round?.closed || !rules) return state;
  const totals = round.totals.slice();
  for (const { bet, stake } of stakesOf(round.closed, returned)) {
    const area = rules.areaIndex.get(bet);
    if (area !== undefined) totals[area] = minus(totals[area] ?? NOTHING, stake);
  }
  const closed = withoutBets(round.closed, returned);
  const settled = round.settled && withoutLines(round.settled, returned);
  const play = rules.mechanic.round.betsReturned?.(round.play, closed) ?? round.play;
  let next = inRound(state, { closed, settled, totals, play });
  for (const { terminal, amount } of returned) {
    next = withMeters(next, terminal, (meters) => meter(meters, { stakesReturned: amount }));
  }
  return next;
}

export function afterReversal(state: TableState, event: EventOf<'RoundReversed'>): TableState {
  const { round: id } = event;
  const offRecord = { ...state, results: withoutResult(state.results, id) };
  const reversed = withConcluded(offRecord, id, (round) => ({
    ...round,
    status: 'reversed',
    result: null,
  }));
  return applyResultCorrected(reversed, event);
}

export function withConcluded(
  state: TableState,
  id: string,
  change: (round: ConcludedRound) => ConcludedRound,
): TableState {
  const round = state.concluded.get(id);
  if (!round) return state;
  return { ...state, concluded: new Map(state.concluded).set(id, change(round)) };
}

/** What a correction did to each credit, either way, goes on its meter. */
export function applyResultCorrected(
  state: TableState,
  { postings }: Pick<EventOf<'ResultCorrected'>, 'postings'>,
): TableState {
  let next = state;
  for (const { from, to, amount } of postings) {
    if (to.startsWith('credit:')) {
      next = withMeters(next, to.slice(7), (meters) => meter(meters, { corrected: amount }));
    } else if (from.startsWith('credit:')) {
      const change = minus(NOTHING, amount);
      next = withMeters(next, from.slice(7), (meters) => meter(meters, { corrected: change }));
    }
  }
  return next;
}

/** A request that has been answered, or that ended without an answer. */
export function withoutApproval(
  state: TableState,
  { request }: { readonly request: string },
): TableState {
  return { ...state, approvals: without(state.approvals, request) };
}

/** The round in progress as it was before its result, with what that did to each credit taken back. */
export function afterTakingBack(
  state: TableState,
  event: EventOf<'SettlementReversed'>,
): TableState {
  return applyResultCorrected(
    inRound(state, { result: null, settled: null, isCorrected: false }),
    event,
  );
}

export function without<Value>(
  all: ReadonlyMap<string, Value>,
  key: string,
): ReadonlyMap<string, Value> {
  const left = new Map(all);
  left.delete(key);
  return left;
}
