/** Numbers that look random and come again with the same seed, so that a bad run can be repeated. */
export interface Seeded {
  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number;
}

/** Mulberry32: small, and good enough to choose victims and moments. */
export function createSeeded(seed: number): Seeded {
  let state = seed >>> 0;
  return {
    below: (below) => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
    },
  };
}
