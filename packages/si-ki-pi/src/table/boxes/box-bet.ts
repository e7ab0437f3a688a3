/** The three bets of a box, in the order they are settled. */
export const BOX_BETS = ['initial', 'bonus:player', 'bonus:dealer'] as const;
export type BoxBet = (typeof BOX_BETS)[number];

/** The area of a bet in a box: `3/initial`. */
export function areaOf(box: number, bet: BoxBet): string {
  return `${box}/${bet}`;
}

export function parseArea(area: string): { readonly box: number; readonly bet: BoxBet } | null {
  const [box = '', ...rest] = area.split('/');
  const text = rest.join('/');
  const bet = BOX_BETS.find((each) => each === text);
  return bet && /^[1-9]\d*$/.test(box) ? { box: Number(box), bet } : null;
}
