import { err, type Money, minus, NOTHING, ok, plus, type Result } from '@baize/exact';
import {
  type AcceptedStake,
  acceptStake,
  because,
  minimumReasons,
  type Readings,
  ruleOf,
  type StakeRefusal,
} from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Decision, RoundCase } from '../decision.ts';
import type { BetAction, EventOf, RejectedStake, StakeChange } from '../event.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import { atMost, countedAtMost, countProblem } from '../terminal/countable.ts';
import { holdingOn } from '../terminal/holdings.ts';
import {
  findSeated,
  ownLimitProblem,
  ownRoom,
  spendable,
  type Terminal,
} from '../terminal/terminal.ts';
import { betReasons } from './bet-reasons.ts';

/** Puts money on an area, as much of it as the limits leave room for. */
export function placeBet(given: RoundCase<'PlaceBet'>): Decision {
  const { command, state, rules, round } = given;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const area = areaFor(command.bet, rules);
  if (!area.ok) return area;
  const problem = rules.mechanic.betProblem(command.bet, rules, round.totals);
  if (problem) return problem;
  const standing = standingOf(given, terminal.value);
  const accepted = offerStake(standing, terminal.value, area.value, command.stake);
  const from = stakeOn(terminal.value, area.value);
  if (!accepted.ok)
    return err(from === NOTHING ? accepted.error : { ...accepted.error, registered: from });
  const to = plus(from, accepted.value.accepted);
  const rejected = rejectedOf(command.bet, accepted.value);
  return ok([changeBet(given, terminal.value, 'place', { bet: command.bet, from, to }, rejected)]);
}

const NOTHING_REJECTED: readonly RejectedStake[] = [];

function rejectedOf(bet: string, accepted: AcceptedStake): readonly RejectedStake[] {
  if (!('because' in accepted)) return NOTHING_REJECTED;
  const { limit, because, rejected: amount } = accepted;
  return [{ bet, amount, code: `above-${limit}`, because }];
}

/** Takes down chips as they lie: the limits are the close's business, unit and credit are not. */
export function recordBet(given: RoundCase<'RecordBet'>): Decision {
  const { command, state, rules, envelope } = given;
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
  const own = ownLimitProblem(ownRoom(terminal.value, envelope.at), command.stake);
  if (own) return own;
  const left = spendable(terminal.value);
  if (command.stake > left) {
    return refuse('not-enough-credit', 'Not enough credit.', floorRule('credit'), { amount: left });
  }
  const counted = countedAtMost(state, terminal.value);
  const uncounted = countProblem(counted, atMost(command.stake), 'stake');
  if (uncounted) return uncounted;
  const from = stakeOn(terminal.value, area.value);
  const to = plus(from, command.stake);
  return ok([changeBet(given, terminal.value, 'record', { bet: command.bet, from, to })]);
}

/** Takes money back from an area, all of it or so much that the minimum stays. */
export function withdrawBet(given: RoundCase<'WithdrawBet'>): Decision {
  const { command, state, rules, round } = given;
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
  const whose = minimumOf(rules);
  const isOfBox = whose === 'box-total';
  const stays = isOfBox ? minus(round.totals[area.value] ?? NOTHING, amount) : to;
  if (to !== NOTHING && stays < minimum) {
    const message = isOfBox
      ? `All together must leave at least ${minimum} there, or take your bet back.`
      : `Leave at least ${minimum} there, or nothing.`;
    const reasons = minimumReasons(rules.stakeRules, whose);
    return refuse('below-minimum', message, reasons, { amount: minimum });
  }
  const taken = changeBet(given, terminal.value, 'withdraw', { bet: command.bet, from, to });
  return ok(rules.mechanic.withConsequences(given, taken));
}

function changeBet(
  given: RoundCase<'PlaceBet' | 'RecordBet' | 'WithdrawBet'>,
  { id: terminal }: Terminal,
  action: BetAction,
  change: StakeChange,
  rejected: readonly RejectedStake[] = NOTHING_REJECTED,
): EventOf<'BetsChanged'> {
  const changes = [change];
  const because = betReasons(given, changes);
  return { type: 'BetsChanged', terminal, action, changes, rejected, because };
}

/** How things stand while one command changes several areas. */
export interface Standing {
  readonly rules: TableRules;
  /** By area index: what everybody has there. */
  readonly totals: readonly Money[];
  /** What the terminal can still stake. */
  readonly left: Money;
  /** The most the table could have to count by now. */
  readonly counted: number;
  /** What limits of the player's own leave; null where there are none. */
  readonly ownRoom: Money | null;
  /**
   * By area index: what everybody will have there once the whole command is carried out. Both sides of
   * a Differential that change together are held against each other as they will lie.
   */
  readonly after?: readonly Money[];
}

export function standingOf(
  { rules, round, envelope, state }: RoundCase,
  terminal: Terminal,
): Standing {
  return {
    rules,
    totals: round.totals,
    left: spendable(terminal),
    counted: countedAtMost(state, terminal),
    ownRoom: ownRoom(terminal, envelope.at),
  };
}

export function stakeOn(terminal: Terminal, area: number): Money {
  return holdingOn(terminal.holdings, area)?.stake ?? NOTHING;
}

/** Whether more money may go on an area: unit, limits, Differential, the player's own limits, then credit. */
export function offerStake(
  standing: Standing,
  terminal: Terminal,
  area: number,
  stake: Money,
): Result<AcceptedStake, Refusal> {
  const { rules, totals, left, after = totals } = standing;
  const own = stakeOn(terminal, area);
  const all = rules.procedure.limitsPer === 'box' ? (totals[area] ?? NOTHING) : own;
  const { minimum, maximum } = rules.limits[area] ?? rules.config.limits.default;
  const other = rules.opposed[area] ?? null;
  const { differential, unit } = rules.config;
  const whose = minimumOf(rules);
  const offer = { stake, unit, own, all, minimum, maximum, minimumOf: whose };
  const accepted = acceptStake(
    other === null || differential === null
      ? offer
      : { ...offer, opposed: { other: after[other] ?? NOTHING, differential } },
    rules.stakeRules,
  );
  if (!accepted.ok) return err(explain(accepted.error, whose));
  const past = ownLimitProblem(standing.ownRoom, accepted.value.accepted);
  if (past) return past;
  if (accepted.value.accepted > left) {
    const message = 'Not enough credit.';
    return refuse('not-enough-credit', message, floorRule('credit'), { amount: left });
  }
  const uncounted = countProblem(standing.counted, atMost(accepted.value.accepted), 'stake');
  return uncounted ?? ok(accepted.value);
}

/** Whose money has to meet the minimum; a reading of boxes says nothing where each terminal has its own limits. */
export function minimumOf({ config, procedure }: TableRules): Readings['L8'] {
  return procedure.limitsPer === 'box' ? config.readings.L8 : 'player';
}

function explain(refusal: StakeRefusal, minimumOf: Readings['L8']): Refusal {
  const { code, because } = refusal;
  switch (refusal.code) {
    case 'not-a-multiple-of-the-unit':
      return {
        code,
        because,
        message: `Stakes are multiples of ${refusal.unit}.`,
        amount: refusal.unit,
      };
    case 'below-minimum':
      return {
        code,
        because,
        message:
          minimumOf === 'box-total'
            ? `All bets on this box together must come to ${refusal.minimum}.`
            : `The minimum is ${refusal.minimum}.`,
        amount: refusal.minimum,
      };
    case 'above-maximum':
      return {
        code,
        because,
        message: `Only ${refusal.room} more fits here.`,
        amount: refusal.room,
      };
    case 'above-differential':
      return {
        code,
        because,
        message: `The difference limit leaves room for ${refusal.room}.`,
        amount: refusal.room,
      };
  }
}

/** The standing after an area has gone from one stake to another. */
export function moveStake(standing: Standing, area: number, from: Money, to: Money): Standing {
  const totals = standing.totals.slice();
  totals[area] = plus(minus(totals[area] ?? NOTHING, from), to);
  const moveRoom = (room: Money) => plus(minus(room, to), from);
  const { ownRoom } = standing;
  return {
    ...standing,
    totals,
    left: moveRoom(standing.left),
    counted: standing.counted + atMost(minus(to, from)),
    ownRoom: ownRoom === null ? null : moveRoom(ownRoom),
  };
}

/** The index of the area a bet names, or why it names none at this table. */
export function areaFor(bet: string, rules: TableRules): Result<number, Refusal> {
  const index = rules.areaIndex.get(bet);
  if (index !== undefined) return ok(index);
  const layout = because(...rules.mechanic.layoutReasons(rules), ...rules.layoutPerTerminal);
  if (!rules.mechanic.isBet(bet, rules)) {
    const message = `There is no bet ${JSON.stringify(bet)}.`;
    const reasons = because(...floorRule('well-formed'), ...layout);
    return refuse('unknown-bet', message, reasons, { field: 'bet' });
  }
  const message = `${bet} is not on this layout.`;
  return refuse('bet-not-on-layout', message, layout, { field: 'bet' });
}
