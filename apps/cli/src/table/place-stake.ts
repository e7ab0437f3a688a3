import { err, type Money, minus, money, ok, plus, type Result, total } from '@baize/exact';
import { type Because, clauseOf } from '@baize/game';
import { parseStakeIn } from '../settle-request/stake-field.ts';
import { amountText } from '../text/amount.ts';

/** Takes a stake out of a credit, or says in one sentence why not. */
export function takeStake(
  stake: number,
  credit: Money,
  unit: { readonly unit: Money; readonly because: () => Because },
): Result<{ readonly stake: Money; readonly credit: Money }, string> {
  const parsed = parseStakeIn(stake, unit);
  if (!parsed.ok) {
    const rule = parsed.error.code === 'stake-not-a-multiple' ? ruleTag(unit.because()) : '';
    return err(`${parsed.error.message}${rule}`);
  }
  if (parsed.value > credit) {
    return err(`You have ${amountText(credit)} left; ${amountText(stake)} is more than that.`);
  }
  return ok({ stake: parsed.value, credit: minus(credit, parsed.value) });
}

/** Gives stakes that were not rolled for back to a credit. */
export function giveBack(credit: Money, stakes: readonly { readonly stake: Money }[]): Money {
  return plus(credit, total(stakes.map(({ stake }) => stake)));
}

export function ruleTag(because: Because): string {
  return ` [${because.map(clauseOf).join(', ')}]`;
}

export function creditText(credit: Money): string {
  return `Credit ${amountText(credit)}.`;
}

/** Enough to try everything, in minor units. */
export const OPENING_CREDIT: Money = money(100_000);
