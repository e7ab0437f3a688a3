import { type Err, ok } from '@baize/exact';
import { creditOf, posting } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import type { TableState } from '../state.ts';
import { CREDIT_MAXIMUM, creditFault, tooMuch } from './credit.ts';
import type { InstrumentRecord } from './instrument.ts';
import { seated } from './seated.ts';

/** Credit leaves the terminal as a betting instrument. */
export function cashOut({ command, state, rules }: Case<'CashOut'>): Decision {
  const terminal = seated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const { amount, number, expiresAt } = command;
  if (state.instruments.has(number)) {
    const message = 'An instrument with this number exists already.';
    return refuse('instrument-number-used', message, floorRule('instrument'), { field: 'number' });
  }
  const { handPayAbove } = rules.config;
  if (handPayAbove !== null && amount > handPayAbove) {
    const message = `More than ${handPayAbove} is paid by hand; please wait for an attendant.`;
    return refuse('hand-pay-needed', message, floorRule('money-out'), { amount: handPayAbove });
  }
  const short = creditFault(terminal.value, amount);
  if (short) return short;
  const because = floorRule('money-out', 'instrument');
  const { id } = terminal.value;
  const moved = posting(creditOf(id), 'instruments', amount, `${number}:issued`, because);
  return ok([
    {
      type: 'InstrumentIssued',
      terminal: id,
      number,
      amount,
      expiresAt,
      postings: [moved],
      because,
    },
  ]);
}

/** Pays an instrument once: to a terminal's credit, or in cash at the cage. */
export function redeemInstrument({ command, state, order }: Case<'RedeemInstrument'>): Decision {
  const { number, terminal: id } = command;
  const terminal = id === null ? null : seated(state, id);
  if (terminal && !terminal.ok) return terminal;
  // What this table itself did with the instrument outweighs what it was told.
  const instrument = state.instruments.get(number) ?? command.instrument;
  const unpayable = payableFault(instrument, order.at);
  if (unpayable) return unpayable;
  const { amount } = instrument;
  if (terminal && terminal.value.credit + amount > CREDIT_MAXIMUM) return tooMuch();
  const because = floorRule('money-in', 'instrument');
  const to = id === null ? 'cage' : creditOf(id);
  const moved = posting('instruments', to, amount, `${number}:redeemed`, because);
  return ok([
    { type: 'InstrumentRedeemed', number, amount, terminal: id, postings: [moved], because },
  ]);
}

export function voidInstrument({ command, state, order }: Case<'VoidInstrument'>): Decision {
  const { number, reason } = command;
  const instrument = known(state, number);
  if (!instrument) return unknownInstrument();
  const fault = payableFault(instrument, order.at);
  if (fault) return fault;
  const { amount } = instrument;
  const because = floorRule('instrument');
  const moved = posting('instruments', 'cage', amount, `${number}:voided`, because);
  return ok([{ type: 'InstrumentVoided', number, amount, reason, postings: [moved], because }]);
}

export function expireInstrument({ command, state, order }: Case<'ExpireInstrument'>): Decision {
  const { number } = command;
  const instrument = known(state, number);
  if (!instrument) return unknownInstrument();
  const because = floorRule('instrument', 'expiry');
  if (instrument.status !== 'issued' || order.at < instrument.expiresAt) {
    const message = 'This instrument has not expired.';
    return refuse('instrument-not-payable', message, because, { field: 'number' });
  }
  const { amount } = instrument;
  const moved = posting('instruments', 'cage', amount, `${number}:expired`, because);
  return ok([{ type: 'InstrumentExpired', number, amount, postings: [moved], because }]);
}

function known(state: TableState, number: string): InstrumentRecord | undefined {
  return state.instruments.get(number);
}

function unknownInstrument(): Err<Refusal> {
  const message = 'This table issued no such instrument.';
  return refuse('unknown-instrument', message, floorRule('instrument'), { field: 'number' });
}

function payableFault(instrument: InstrumentRecord, at: number): Err<Refusal> | null {
  const isPayable = instrument.status === 'issued' && at < instrument.expiresAt;
  if (isPayable) return null;
  const status = instrument.status === 'issued' ? 'expired' : instrument.status;
  const message = `This instrument is ${status}.`;
  return refuse('instrument-not-payable', message, floorRule('instrument'), { field: 'number' });
}
