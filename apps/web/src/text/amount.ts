/** Minor units in one unit of the currency. */
const UNIT = 100;

const EXACT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** `4,865.00`: meters and amounts of money that were moved. */
export function moneyText(minor: number): string {
  return EXACT.format(minor / UNIT);
}

/** `25`, `1,240.50`: stakes and limits, which are mostly whole. */
export function amountText(minor: number): string {
  return minor % UNIT === 0 ? WHOLE.format(minor / UNIT) : EXACT.format(minor / UNIT);
}

/** `+375`, `-25`, `0`. */
export function changeText(minor: number): string {
  if (minor === 0) return '0';
  return `${minor > 0 ? '+' : '−'}${amountText(Math.abs(minor))}`;
}
