import { err, type Money, minus, NOTHING, ok, plus, type Result } from '@baize/exact';
import { type AcceptedStake, acceptStake, type StakeRefusal } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import type { Terminal } from '../session/terminal.ts';
import type { Round } from '../state.ts';

/** How things stand while one command changes several areas. */
export interface Standing {
  readonly rules: TableRules;
  /** By area index: what everybody has there. */
  readonly totals: readonly Money[];
  /** What the terminal can still stake. */
  readonly left: Money;
  /**
   * By area index: what everybody will have there once the whole command is carried out. Both sides of
   * a Differential that change together are held against each other as they will lie.
   */
  readonly after?: readonly Money[];
}

export function standingOf(rules: TableRules, round: Round, left: Money): Standing {
  return { rules, totals: round.totals, left };
}

export function stakeOn(terminal: Terminal, area: number): Money {
  return terminal.holdings[area]?.stake ?? NOTHING;
}

/** Whether more money may go on an area: unit, limits, Differential, then credit. */
export function offerStake(
  standing: Standing,
  terminal: Terminal,
  area: number,
  stake: Money,
): Result<AcceptedStake, Refusal> {
  const { rules, totals, left, after = totals } = standing;
  const own = stakeOn(terminal, area);
  const box = rules.procedure.limitsPer === 'box' ? (totals[area] ?? NOTHING) : own;
  const { minimum, maximum } = rules.limits[area] ?? rules.config.limits.default;
  const other = rules.opposed[area] ?? null;
  const { differential, unit } = rules.config;
  const offer = { stake, unit, own, box, minimum, maximum };
  const accepted = acceptStake(
    other === null || differential === null
      ? offer
      : { ...offer, opposed: { other: after[other] ?? NOTHING, differential } },
    rules.stakeRules,
  );
  if (!accepted.ok) return err(explain(accepted.error));
  if (accepted.value.accepted > left) {
    const message = 'Not enough credit.';
    return refuse('not-enough-credit', message, floorRule('credit'), { amount: left });
  }
  return ok(accepted.value);
}

function explain(refusal: StakeRefusal): Refusal {
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
        message: `The minimum is ${refusal.minimum}.`,
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
  return { ...standing, totals, left: plus(minus(standing.left, to), from) };
}
