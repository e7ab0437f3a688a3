/** The first moment a growing record is looked at as a whole, and by how much it grows in between. */
const FIRST = 60;

export interface Checkpoints {
  /** Counts one more result, and says whether this is a moment to look. */
  isNext(): boolean;
  /** Which look it is, from 1. */
  looks(): number;
}

/** Moments at which a growing record is looked at: 60 results, then whenever it is a twentieth longer. */
export function checkpoints(): Checkpoints {
  let n = 0;
  let next = FIRST;
  let looks = 0;
  return {
    isNext() {
      n += 1;
      if (n < next) return false;
      next = n + Math.max(1, Math.floor(n / 20));
      looks += 1;
      return true;
    },
    looks: () => looks,
  };
}
