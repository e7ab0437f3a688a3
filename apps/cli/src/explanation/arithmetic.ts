import { fractionText, type Money, plus, type Rational } from '@baize/exact';
import type { SiKiPiLine } from '@baize/si-ki-pi';
import type { SettlementLine } from '@baize/three-dice';
import { amountText } from '../text/amount.ts';

/** How a dice bet came to return what it returns: stake times odds, nothing rounded. */
export function diceArithmetic({ stake, odds, pays, returns }: SettlementLine): string {
  if (odds === null) return explainLoss(stake);
  return `${product(stake, odds, pays)} winnings; ${withStake(returns)}`;
}

export function siKiPiArithmetic(line: SiKiPiLine, commissionRate: Rational): string {
  const { stake, odds, pays, returns, commission, result } = line;
  if (result === 'stand-off') return `The stake of ${amountText(stake)} goes back.`;
  if (odds === null) return explainLoss(stake);
  const winnings = plus(pays, commission);
  if (commission === 0) return `${product(stake, odds, winnings)} winnings; ${withStake(returns)}`;
  const kept = product(winnings, commissionRate, commission);
  return `${product(stake, odds, winnings)} winnings; commission ${kept}; ${amountText(pays)} paid; ${withStake(returns)}`;
}

function product(amount: Money, factor: Rational, result: Money): string {
  return `${amountText(amount)} x ${fractionText(factor)} = ${amountText(result)}`;
}

function withStake(returns: Money): string {
  return `with the stake ${amountText(returns)} returned.`;
}

function explainLoss(stake: Money): string {
  return `The stake of ${amountText(stake)} is lost.`;
}
