/** How many of each symbol are to be expected in a block. */
const EXPECTED = 10;

export interface BlockEvenness {
  accept(part: number, symbol: number): void;
  next(): void;
  blocks(): number;
  /** The sum of squared deviations over the expectation, over all parts of all whole blocks. */
  statistic(): number;
}

/**
 * Cuts a record into blocks in which ten of each symbol are to be expected and adds up how uneven they
 * are. A device that deals its symbols out like a pack of cards is too even in every block, and
 * one that is loaded now this way and now that way is too uneven.
 */
export function blockEvenness(parts: number, symbols: number): BlockEvenness {
  const counts = new Int32Array(parts * symbols);
  const size = EXPECTED * symbols;
  let filled = 0;
  let blocks = 0;
  let squares = 0;
  let total = 0;
  return {
    accept(part, symbol) {
      const place = part * symbols + symbol;
      const count = counts[place] ?? 0;
      // (c + 1)^2 - c^2
      squares += 2 * count + 1;
      counts[place] = count + 1;
    },
    next() {
      filled += 1;
      if (filled < size) return;
      total += squares - parts * size * EXPECTED;
      blocks += 1;
      filled = 0;
      squares = 0;
      counts.fill(0);
    },
    blocks: () => blocks,
    statistic: () => total / EXPECTED,
  };
}

/** The results a block takes. */
export function blockSize(symbols: number): number {
  return EXPECTED * symbols;
}
