import { err, minus, NOTHING, ok, plus } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { Decision, RoundCase } from '../decision.ts';
import type { BetAction, EventOf, RejectedStake, StakeChange } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { findSeated } from '../session/find-seated.ts';
import { spendable } from '../session/terminal.ts';
import { areaFor } from './area-for.ts';
import { betReasons } from './bet-reasons.ts';
import { offerStake, stakeOn, standingOf } from './offer.ts';

/** Puts money on an area, as much of it as the limits leave room for. */
export function placeBet(given: RoundCase<'PlaceBet'>): Decision {
  const { command, state, rules, round } = given;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const area = areaFor(command.bet, rules);
  if (!area.ok) return area;
  const fault = rules.mechanic.betFault(command.bet, rules, round.totals);
  if (fault) return fault;
  const standing = standingOf(rules, round, spendable(terminal.value));
  const accepted = offerStake(standing, terminal.value, area.value, command.stake);
  const from = stakeOn(terminal.value, area.value);
  if (!accepted.ok)
    return err(from === NOTHING ? accepted.error : { ...accepted.error, registered: from });
  const rejected: RejectedStake[] = [];
  if ('because' in accepted.value) {
    const { limit, because, rejected: amount } = accepted.value;
    rejected.push({ bet: command.bet, amount, code: `above-${limit}`, because });
  }
  const to = plus(from, accepted.value.accepted);
  return ok([changeBet(given, 'place', { bet: command.bet, from, to }, rejected)]);
}

/** Takes down chips as they lie: the limits are the close's business, unit and credit are not. */
export function recordBet(given: RoundCase<'RecordBet'>): Decision {
  const { command, state, rules } = given;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const area = areaFor(command.bet, rules);
  if (!area.ok) return area;
  const { unit } = rules.config;
  if (command.stake % unit !== 0) {
    const message = `Stakes are multiples of ${unit}.`;
    return refuse('not-a-multiple-of-the-unit', message, ruleOf(rules.book, 'stake-unit'), {
      amount: unit,
    });
  }
  const left = spendable(terminal.value);
  if (command.stake > left) {
    return refuse('not-enough-credit', 'Not enough credit.', floorRule('credit'), { amount: left });
  }
  const from = stakeOn(terminal.value, area.value);
  const to = plus(from, command.stake);
  return ok([changeBet(given, 'record', { bet: command.bet, from, to })]);
}

/** Takes money back from an area, all of it or so much that the minimum stays. */
export function withdrawBet(given: RoundCase<'WithdrawBet'>): Decision {
  const { command, state, rules } = given;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const area = areaFor(command.bet, rules);
  if (!area.ok) return area;
  const from = stakeOn(terminal.value, area.value);
  if (from === NOTHING) {
    const message = 'There is no stake on that area.';
    return refuse('nothing-staked', message, floorRule('undo-until-close'), { field: 'bet' });
  }
  const amount = command.stake === null || command.stake > from ? from : command.stake;
  const to = minus(from, amount);
  const { minimum } = rules.limits[area.value] ?? rules.config.limits.default;
  if (to % rules.config.unit !== 0) {
    const message = `Stakes are multiples of ${rules.config.unit}.`;
    return refuse('not-a-multiple-of-the-unit', message, ruleOf(rules.book, 'stake-unit'));
  }
  if (to !== NOTHING && to < minimum) {
    const message = `Leave at least ${minimum} there, or nothing.`;
    const reasons = ruleOf(rules.stakeRules, 'stake-minimum', 'below-minimum-advised');
    return refuse('below-minimum', message, reasons, { amount: minimum });
  }
  const taken = changeBet(given, 'withdraw', { bet: command.bet, from, to });
  return ok(rules.mechanic.withConsequences(given, taken));
}

function changeBet(
  given: RoundCase<'PlaceBet' | 'RecordBet' | 'WithdrawBet'>,
  action: BetAction,
  change: StakeChange,
  rejected: readonly RejectedStake[] = [],
): EventOf<'BetsChanged'> {
  const { terminal } = given.command;
  const changes = [change];
  const because = betReasons(given, changes);
  return { type: 'BetsChanged', terminal, action, changes, rejected, because };
}
