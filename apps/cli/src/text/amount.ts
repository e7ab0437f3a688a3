/** Minor units in groups of three digits: `1,234,500`. */
export function amountText(minorUnits: number): string {
  return `${minorUnits}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** What changed hands, with its sign: `+2,200`, `-100`, `0`. */
export function netText(minorUnits: number): string {
  return minorUnits > 0 ? `+${amountText(minorUnits)}` : amountText(minorUnits);
}
