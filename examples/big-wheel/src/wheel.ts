/** The symbols that can be bet on, the commonest first. */
export const SYMBOLS = ['1', '2', '5', '10', '20', 'joker', 'star'] as const;
export type WheelSymbol = (typeof SYMBOLS)[number];

/** Where the wheel can come to rest: 1 to 54, clockwise from the joker. */
export type Stop = number;

/**
 * The symbols around the wheel, clockwise. The rulebook counts them; where each one stands is the wheel maker's
 * business, and neighbours differ so that a stop cannot be mistaken for the next.
 */
export const WHEEL: readonly WheelSymbol[] = (
  'joker 1 2 1 5 1 2 1 10 1 2 5 1 2 1 20 1 2 1 5 2 1 2 1 10 1 2 ' +
  'star 1 2 1 5 1 2 1 10 1 5 2 1 5 1 20 1 2 1 2 5 1 2 1 10 2 1'
)
  .split(' ')
  .flatMap((text) => SYMBOLS.find((symbol) => symbol === text) ?? []);

export const STOPS: readonly Stop[] = WHEEL.map((_, index) => index + 1);

export function isStop(value: unknown): value is Stop {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= WHEEL.length
  );
}

export function symbolAt(stop: Stop): WheelSymbol | null {
  return WHEEL[stop - 1] ?? null;
}
