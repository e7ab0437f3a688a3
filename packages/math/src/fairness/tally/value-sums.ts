/** Sums from which the first serial correlation follows; whole numbers, so nothing is lost on the way. */
export interface ValueSums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
  readonly products: number;
  readonly first: number;
  readonly last: number;
}

export interface ValueSummer {
  accept(value: number): void;
  sums(): ValueSums;
}

export function valueSummer(): ValueSummer {
  let n = 0;
  let sum = 0;
  let squares = 0;
  let products = 0;
  let first = 0;
  let last = 0;
  return {
    accept(value) {
      if (n === 0) first = value;
      else products += last * value;
      n += 1;
      sum += value;
      squares += value * value;
      last = value;
    },
    sums: () => ({ n, sum, squares, products, first, last }),
  };
}
