import type { Part } from '../outcome-space.ts';

/** How far back results are compared: enough for a device with a short memory. */
export const LAGS = 12;

export interface LagMatches {
  accept(outcome: number): void;
  /** For each lag from 1 on, on how many parts the result so many before showed the same. */
  matches(): ArrayLike<number>;
  /** How many parts were compared at a lag. */
  compared(lag: number): number;
}

/** Compares every result with the twelve before it. */
export function lagMatches(outcomes: number, parts: readonly Part[]): LagMatches {
  const alike = alikeOf(outcomes, parts);
  const recent = new Int32Array(16);
  const matches = new Float64Array(LAGS);
  let n = 0;
  return {
    accept(outcome) {
      const row = outcome * outcomes;
      const reach = Math.min(n, LAGS);
      for (let lag = 1; lag <= reach; lag += 1) {
        const before = recent[(n - lag) & 15] ?? 0;
        matches[lag - 1] = (matches[lag - 1] ?? 0) + (alike[row + before] ?? 0);
      }
      recent[n & 15] = outcome;
      n += 1;
    },
    matches: () => matches,
    compared: (lag) => parts.length * Math.max(0, n - lag),
  };
}

/** The tables of spaces already met: they are the same for every record. */
const TABLES = new WeakMap<readonly Part[], Uint8Array>();

function alikeOf(outcomes: number, parts: readonly Part[]): Uint8Array {
  const known = TABLES.get(parts);
  if (known !== undefined) return known;
  const table = alikeTable(outcomes, parts);
  TABLES.set(parts, table);
  return table;
}

/** For every two outcomes, how many parts show the same in both. */
function alikeTable(outcomes: number, parts: readonly Part[]): Uint8Array {
  const table = new Uint8Array(outcomes * outcomes);
  for (let a = 0; a < outcomes; a += 1) {
    for (let b = 0; b < outcomes; b += 1) {
      let alike = 0;
      for (const { shown } of parts) if (shown[a] === shown[b]) alike += 1;
      table[a * outcomes + b] = alike;
    }
  }
  return table;
}
