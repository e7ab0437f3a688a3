import { type Money, NOTHING } from '@baize/exact';
import { balanceOf, creditOf, METERS_AT_ZERO, meter } from '@baize/ledger';
import type { EventOf, SessionEvent } from '../event.ts';
import { appendItem, replaceItem } from '../persistent/chunked.ts';
import type { InstrumentRecord, InstrumentStatus } from '../session/instrument.ts';
import type { Terminal } from '../session/terminal.ts';
import type { TableState } from '../state.ts';
import { terminalWith } from './copies.ts';
import { withMeters, withTerminal } from './terminals.ts';

export function evolveSession(state: TableState, event: SessionEvent): TableState {
  switch (event.type) {
    case 'TerminalSeated': {
      const { terminal, credit } = event;
      return withMeters(withSeat(state, terminal), terminal, (meters) =>
        meter(meters, { transfersIn: credit }),
      );
    }
    case 'TerminalReleased':
      return withoutSeat(state, event);
    case 'TerminalLocked':
      return withTerminal(state, event.terminal, (terminal) =>
        terminalWith(terminal, { locked: { reason: event.reason } }),
      );
    case 'TerminalUnlocked':
      return withTerminal(state, event.terminal, (terminal) =>
        terminalWith(terminal, { locked: null }),
      );
    case 'CreditBought':
      return withMeters(state, event.terminal, (meters) => meter(meters, { cashIn: event.amount }));
    case 'PaidByHand':
      return withMeters(state, event.terminal, (meters) =>
        meter(meters, { cashOut: event.amount }),
      );
    case 'TipGiven':
      return withMeters(state, event.terminal, (meters) => meter(meters, { tips: event.amount }));
    case 'InstrumentIssued': {
      const { terminal, number, amount, expiresAt } = event;
      const issued = withInstrument(state, number, { amount, status: 'issued', expiresAt });
      return withMeters(issued, terminal, (meters) => meter(meters, { instrumentsOut: amount }));
    }
    case 'InstrumentRedeemed': {
      const { terminal, number, amount } = event;
      const redeemed = withStatus(state, number, amount, 'redeemed');
      if (terminal === null) return redeemed;
      return withMeters(redeemed, terminal, (meters) => meter(meters, { instrumentsIn: amount }));
    }
    case 'InstrumentVoided':
      return withStatus(state, event.number, event.amount, 'void');
    case 'InstrumentExpired':
      return withStatus(state, event.number, event.amount, 'expired');
  }
}

/**
 * A terminal that comes back gets its old place, and starts its meters anew. All its credit left with
 * it, so whatever lies on its account was put there since, by a correction.
 */
function withSeat(state: TableState, id: string): TableState {
  const waiting = balanceOf(state.balances, creditOf(id));
  const fresh: Terminal = {
    id,
    isSeated: true,
    credit: waiting,
    holdings: [],
    staked: NOTHING,
    done: null,
    lastBets: [],
    locked: null,
    meters: meter(METERS_AT_ZERO, { corrected: waiting }),
  };
  const known = state.terminalIndex.get(id);
  if (known !== undefined) {
    return { ...state, terminals: replaceItem(state.terminals, known, fresh) };
  }
  const terminalIndex = new Map(state.terminalIndex).set(id, state.terminals.length);
  return { ...state, terminalIndex, terminals: appendItem(state.terminals, fresh) };
}

function withoutSeat(state: TableState, event: EventOf<'TerminalReleased'>): TableState {
  const [moved] = event.postings;
  const left = withMeters(state, event.terminal, (meters) =>
    meter(meters, { transfersOut: moved?.amount ?? NOTHING }),
  );
  return withTerminal(left, event.terminal, (terminal) =>
    terminalWith(terminal, { isSeated: false }),
  );
}

function withInstrument(
  state: TableState,
  number: string,
  instrument: InstrumentRecord,
): TableState {
  return { ...state, instruments: new Map(state.instruments).set(number, instrument) };
}

function withStatus(
  state: TableState,
  number: string,
  amount: Money,
  status: InstrumentStatus,
): TableState {
  const expiresAt = state.instruments.get(number)?.expiresAt ?? 0;
  return withInstrument(state, number, { amount, status, expiresAt });
}
