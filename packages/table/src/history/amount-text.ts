import type { Money } from '@baize/exact';

/** An amount as people write it: `1,234.50` for 123450 where a unit of money has 100 parts. */
export function amountText(amount: Money, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const part = digits.slice(digits.length - decimals);
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${part}`;
}
