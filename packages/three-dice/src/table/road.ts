import { type ResultOnRecord, ROAD_ROWS } from '@baize/table/kit';
import { type Roll, sumOf } from '../roll.ts';

/** One result on a road. Columns and rows are counted from 0, the oldest at the top left. */
export interface Bead<Value extends string> {
  readonly column: number;
  readonly row: number;
  readonly value: Value;
  readonly total: number;
  readonly round: string;
  readonly number: number;
  /** When it was corrected, so that a screen can mark it for a while; else null. */
  readonly correctedAt: number | null;
}

export interface Road<Value extends string> {
  readonly rows: number;
  readonly columns: number;
  readonly beads: readonly Bead<Value>[];
}

/**
 * A road of streaks: equal values run down a column, another value begins a new one. A streak that
 * meets the bottom or an occupied cell turns right and stays on its row.
 */
export function streakRoad<Value extends string>(
  results: readonly ResultOnRecord[],
  judge: (roll: Roll) => Value,
): Road<Value> {
  const beads: Bead<Value>[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column}:${row}`);
  let streak: { readonly first: number; readonly hasTurned: boolean } = {
    first: -1,
    hasTurned: false,
  };
  for (const result of results) {
    const value = judge(result.dice);
    const last = beads.at(-1);
    let [column, row] = [0, 0];
    if (last?.value === value) {
      const hasTurned = streak.hasTurned || !isFree(last.column, last.row + 1);
      [column, row] = hasTurned ? [last.column + 1, last.row] : [last.column, last.row + 1];
      streak = { ...streak, hasTurned };
    } else {
      // A tail that turned in the top row may lie where the next column would begin.
      column = streak.first + 1;
      while (!isFree(column, 0)) column += 1;
      streak = { first: column, hasTurned: false };
    }
    taken.add(`${column}:${row}`);
    beads.push(beadOf(result, value, column, row));
  }
  return road(beads);
}

/** A road without streaks: one result after the other, column by column. */
export function beadRoad<Value extends string>(
  results: readonly ResultOnRecord[],
  judge: (roll: Roll) => Value,
): Road<Value> {
  return road(
    results.map((result, index) => {
      const row = index % ROAD_ROWS;
      return beadOf(result, judge(result.dice), (index - row) / ROAD_ROWS, row);
    }),
  );
}

function beadOf<Value extends string>(
  { round, number, dice, correctedAt }: ResultOnRecord,
  value: Value,
  column: number,
  row: number,
): Bead<Value> {
  return { column, row, value, total: sumOf(dice), round, number, correctedAt };
}

function road<Value extends string>(beads: readonly Bead<Value>[]): Road<Value> {
  const columns = beads.reduce((most, { column }) => Math.max(most, column + 1), 0);
  return { rows: ROAD_ROWS, columns, beads };
}
