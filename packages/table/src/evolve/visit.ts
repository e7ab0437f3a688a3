import { minus, NOTHING } from '@baize/exact';
import { balanceOf, creditOf, METERS_AT_ZERO, meter, sumFrom, sumTo } from '@baize/ledger';
import type { Actor } from '../authority/actor.ts';
import type { EventOf, Recorded } from '../event.ts';
import type { TableState } from '../state.ts';
import { NO_HOLDINGS } from '../terminal/holdings.ts';
import { noLimits, type Terminal, visitName } from '../terminal/terminal.ts';
import { withoutTickets } from './instrument.ts';
import { applyResultCorrected } from './irregularity.ts';
import {
  appendItem,
  itemAt,
  replaceItem,
  terminalWith,
  withMeters,
  withTerminal,
} from './persistent.ts';

/** The terminal after a visit: what the next player would repeat, or take back, was not theirs. */
export function withoutVisit(
  state: TableState,
  event: EventOf<'VisitEnded'>,
  { at }: Pick<Recorded, 'at'>,
): TableState {
  const settled = applyResultCorrected(withoutTickets(state, event.terminal), event);
  return withTerminal(settled, event.terminal, (terminal) =>
    terminalWith(terminal, {
      visit: terminal.visit + 1,
      lastBets: [],
      done: null,
      own: noLimits(at, terminal.meters),
    }),
  );
}

/** A card that only its terminal tells of was typed in by whoever sits there, or found in a pocket. */
export function withCard(state: TableState, visit: string, card: string, by: Actor): TableState {
  const claimed = new Set(state.claimed);
  if (by.kind === 'terminal') claimed.add(visit);
  else claimed.delete(visit);
  return { ...state, carded: new Map(state.carded).set(visit, card), claimed };
}

/**
 * A terminal that comes back gets its old place, and starts its meters anew. All its credit left with
 * it, so whatever lies on its account was put there since, by a correction.
 */
export function withSeat(
  before: TableState,
  event: EventOf<'TerminalSeated'>,
  { at, by }: Recorded,
): TableState {
  const { terminal: id, card } = event;
  const known = before.terminalIndex.get(id);
  const place = known === undefined ? undefined : itemAt(before.terminals, known);
  const visit = (place?.visit ?? 0) + 1;
  const visitId = visitName(before.rules?.config.table ?? '', id, visit);
  const free = withoutTickets(before, id);
  const state = card === undefined ? free : withCard(free, visitId, card, by);
  const kept = sumFrom(creditOf(id), event.postings);
  const waiting = minus(balanceOf(state.balances, creditOf(id)), kept);
  const meters = meter(METERS_AT_ZERO, { corrected: waiting });
  const fresh: Terminal = {
    id,
    isSeated: true,
    visit,
    credit: waiting,
    holdings: NO_HOLDINGS,
    staked: NOTHING,
    done: null,
    lastBets: [],
    locked: null,
    meters,
    own: noLimits(at, meters),
  };
  if (known !== undefined) {
    return { ...state, terminals: replaceItem(state.terminals, known, fresh) };
  }
  const terminalIndex = new Map(state.terminalIndex).set(id, state.terminals.length);
  return { ...state, terminalIndex, terminals: appendItem(state.terminals, fresh) };
}

export function withoutSeat(state: TableState, event: EventOf<'TerminalReleased'>): TableState {
  const settled = event.postings.filter(({ to }) => to !== 'in-transit');
  const carried = sumTo('in-transit', event.postings);
  const left = withMeters(
    applyResultCorrected(withoutTickets(state, event.terminal), { postings: settled }),
    event.terminal,
    (meters) => meter(meters, { transfersOut: carried }),
  );
  return withTerminal(left, event.terminal, (terminal) =>
    terminalWith(terminal, { isSeated: false }),
  );
}
