/** A row of a house table as JSON has it. */
export interface HouseRowJson {
  readonly bet: string;
  readonly on?: readonly (string | number)[];
  readonly dice?: number;
  readonly pays: string;
}

/** A whole table for the licensee's standard layout at its own prices, in as few rows as possible. */
export const LICENSEE_ROWS: readonly HouseRowJson[] = [
  { bet: 'small', pays: '1 to 1' },
  { bet: 'big', pays: '1 to 1' },
  { bet: 'single', dice: 1, pays: '1 to 1' },
  { bet: 'single', dice: 2, pays: '2 to 1' },
  { bet: 'single', dice: 3, pays: '3 to 1' },
  { bet: 'total', on: [4, 17], pays: '50 to 1' },
  { bet: 'total', on: [5, 16], pays: '18 to 1' },
  { bet: 'total', on: [6, 15], pays: '14 to 1' },
  { bet: 'total', on: [7, 14], pays: '12 to 1' },
  { bet: 'total', on: [8, 13], pays: '8 to 1' },
  { bet: 'total', on: [9, 10, 11, 12], pays: '6 to 1' },
  { bet: 'domino', pays: '5 to 1' },
  { bet: 'double', pays: '8 to 1' },
  { bet: 'any-triple', pays: '24 to 1' },
  { bet: 'triple', pays: '150 to 1' },
];

/** The same for the third Tai Sai layout. */
export const TAI_SAI_E_ROWS: readonly HouseRowJson[] = [
  { bet: 'small', pays: '1 to 1' },
  { bet: 'big', pays: '1 to 1' },
  { bet: 'single', dice: 1, pays: '1 to 1' },
  { bet: 'single', dice: 2, pays: '2 to 1' },
  { bet: 'single', dice: 3, pays: '12 to 1' },
  { bet: 'total', on: [4, 17], pays: '62 to 1' },
  { bet: 'total', on: [5, 16], pays: '31 to 1' },
  { bet: 'total', on: [6, 15], pays: '18 to 1' },
  { bet: 'total', on: [7, 14], pays: '12 to 1' },
  { bet: 'total', on: [8, 13], pays: '8 to 1' },
  { bet: 'total', on: [9, 12], pays: '7 to 1' },
  { bet: 'total', on: [10, 11], pays: '6 to 1' },
  { bet: 'domino', pays: '6 to 1' },
  { bet: 'any-triple', pays: '31 to 1' },
  { bet: 'triple', pays: '180 to 1' },
  { bet: 'four', pays: '7 to 1' },
  { bet: 'three', pays: '30 to 1' },
  { bet: 'pair-single', pays: '50 to 1' },
];

/** Changes fields of rows, which are counted from 1 as errors count them. */
export function changeRows(
  rows: readonly HouseRowJson[],
  changes: Readonly<Record<number, Partial<HouseRowJson>>>,
): readonly HouseRowJson[] {
  return rows.map((row, index) => ({ ...row, ...changes[index + 1] }));
}
