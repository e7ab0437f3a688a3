import { type Err, ok } from '@baize/exact';
import { creditOf, posting } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';

import { CREDIT_MAXIMUM } from '../well-formed/field-shapes.ts';
import { creditProblem, tooMuch } from './credit.ts';
import type { InstrumentRecord, InstrumentStatus } from './instrument.ts';
import { findSeated } from './terminal.ts';

/** Credit leaves the terminal as a betting instrument. */
export function cashOut({ command, state, rules }: Case<'CashOut'>): Decision {
  const terminal = findSeated(state, command.terminal);
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
  const short = creditProblem(state, terminal.value, amount);
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
export function redeemInstrument({ command, state, envelope }: Case<'RedeemInstrument'>): Decision {
  const { number, terminal: id } = command;
  const terminal = id === null ? null : findSeated(state, id);
  if (terminal && !terminal.ok) return terminal;
  // Another table may have paid what this one issued, and the floor may not know yet what this one did.
  const own = state.instruments.get(number);
  const unpayable =
    (own && payableProblem(own, envelope.at)) ?? payableProblem(command.instrument, envelope.at);
  if (unpayable) return unpayable;
  const { amount } = own ?? command.instrument;
  if (terminal && terminal.value.credit + amount > CREDIT_MAXIMUM) return tooMuch();
  const because = floorRule('money-in', 'instrument');
  const to = id === null ? 'cage' : creditOf(id);
  const moved = posting('instruments', to, amount, `${number}:redeemed`, because);
  return ok([
    { type: 'InstrumentRedeemed', number, amount, terminal: id, postings: [moved], because },
  ]);
}

export function voidInstrument({ command, state, envelope }: Case<'VoidInstrument'>): Decision {
  const { number, reason } = command;
  const own = state.instruments.get(number);
  if (!own) return unknownInstrument();
  const problem = payableProblem(own, envelope.at) ?? endedProblem(command.instrument);
  if (problem) return problem;
  const { amount } = own;
  const because = floorRule('instrument');
  const moved = posting('instruments', 'cage', amount, `${number}:voided`, because);
  return ok([{ type: 'InstrumentVoided', number, amount, reason, postings: [moved], because }]);
}

export function expireInstrument({ command, state, envelope }: Case<'ExpireInstrument'>): Decision {
  const { number } = command;
  const own = state.instruments.get(number);
  if (!own) return unknownInstrument();
  const ended = endedProblem(own) ?? endedProblem(command.instrument);
  if (ended) return ended;
  const because = floorRule('instrument', 'expiry');
  if (envelope.at < own.expiresAt) {
    const message = 'This instrument has not expired.';
    return refuse('instrument-not-payable', message, because, { field: 'number' });
  }
  const { amount } = own;
  const moved = posting('instruments', 'cage', amount, `${number}:expired`, because);
  return ok([{ type: 'InstrumentExpired', number, amount, postings: [moved], because }]);
}

function unknownInstrument(): Err<Refusal> {
  const message = 'This table issued no such instrument.';
  return refuse('unknown-instrument', message, floorRule('instrument'), { field: 'number' });
}

/** Only an instrument that is neither ended nor expired is paid. */
function payableProblem(instrument: InstrumentRecord, at: number): Err<Refusal> | null {
  if (at < instrument.expiresAt) return endedProblem(instrument);
  return endedProblem(instrument) ?? unpayable('expired');
}

/** Paid, void or expired is for good, whoever has done it. */
function endedProblem(instrument: InstrumentRecord | undefined): Err<Refusal> | null {
  if (!instrument || instrument.status === 'issued') return null;
  return unpayable(instrument.status);
}

function unpayable(status: InstrumentStatus): Err<Refusal> {
  const message = `This instrument is ${status}.`;
  return refuse('instrument-not-payable', message, floorRule('instrument'), { field: 'number' });
}
