import { type Money, money } from '@baize/exact';

/** How a house runs its cage. */
export interface CageConfig {
  /** The windows cashiers open drawers at; without any, cash is not counted by drawers here. */
  readonly windows: readonly string[];
  /** Values of notes and coins, the largest first. */
  readonly notes: readonly Money[];
  /** Money that leaves a drawer in larger parts takes a second person; null: none does. */
  readonly secondAbove: Money | null;
  /** Whether a cashier learns what must be in the drawer only by counting it. */
  readonly isBlind: boolean;
}

export const NO_CAGE: CageConfig = {
  windows: [],
  notes: [100_000, 10_000, 5000, 1000, 500, 200, 100, 50].map((value) => money(value)),
  secondAbove: null,
  isBlind: false,
};
