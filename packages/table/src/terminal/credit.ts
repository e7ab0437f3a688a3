import { type Err, minus, NOTHING, ok } from '@baize/exact';
import { creditOf, posting, tipsOf } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';

import type { TableState } from '../state.ts';
import { CREDIT_MAXIMUM } from '../well-formed/field-shapes.ts';
import { creditRoomProblem } from './countable.ts';
import { findSeated, spendable, type Terminal } from './terminal.ts';
import { owedBy } from './visit.ts';

/** Credit for cash. */
export function buyCredit({ command, state, rules, envelope }: Case<'BuyCredit'>): Decision {
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const { amount } = command;
  const because = floorRule('money-in');
  const { saleMost } = rules.config;
  if (saleMost != null && amount > saleMost) {
    const message = `At most ${saleMost} is sold at once.`;
    return refuse('sale-too-large', message, because, { field: 'amount', amount: saleMost });
  }
  const { id, credit } = terminal.value;
  if (credit + amount > CREDIT_MAXIMUM) return tooMuch();
  const uncounted = creditRoomProblem(state, terminal.value, amount);
  if (uncounted) return uncounted;
  const moved = posting('cage', creditOf(id), amount, `${id}:buys:${envelope.op}`, because);
  return ok([{ type: 'CreditBought', terminal: id, amount, postings: [moved], because }]);
}

/** Cash handed over, where an instrument would be too large or cannot be printed. */
export function payByHand({ command, state, envelope }: Case<'PayByHand'>): Decision {
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const problem = creditProblem(state, terminal.value, command.amount);
  if (problem) return problem;
  const { amount } = command;
  const because = floorRule('money-out');
  const { id } = terminal.value;
  const moved = posting(creditOf(id), 'cage', amount, `${id}:hand-paid:${envelope.op}`, because);
  return ok([{ type: 'PaidByHand', terminal: id, amount, postings: [moved], because }]);
}

export function giveTip({ command, state, rules, envelope }: Case<'GiveTip'>): Decision {
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const problem = creditProblem(state, terminal.value, command.amount);
  if (problem) return problem;
  const { amount } = command;
  const because = floorRule('tips');
  const { id } = terminal.value;
  const to = tipsOf(rules.config.table);
  const moved = posting(creditOf(id), to, amount, `${id}:tips:${envelope.op}`, because);
  return ok([{ type: 'TipGiven', terminal: id, amount, postings: [moved], because }]);
}

/** Stakes already lying are not there to be taken out, and neither is what its visit owes. */
export function creditProblem(
  state: TableState,
  terminal: Terminal,
  amount: number,
): Err<Refusal> | null {
  const owed = owedBy(state, terminal.id);
  const own = spendable(terminal);
  const left = owed < own ? minus(own, owed) : NOTHING;
  if (amount <= left) return null;
  if (amount <= own) {
    const message = `${owed} is owed from a correction; ${left} can be taken out.`;
    return refuse('not-enough-credit', message, floorRule('debt'), { amount: left });
  }
  return refuse('not-enough-credit', 'Not enough credit.', floorRule('credit'), { amount: left });
}

export function tooMuch(): Err<Refusal> {
  const message = 'A terminal cannot hold that much credit.';
  return refuse('credit-too-large', message, floorRule('credit'), { field: 'amount' });
}
