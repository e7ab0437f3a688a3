/** A chip's colours: its body, its marks, its edge. */
export interface ChipPaint {
  readonly body: string;
  readonly mark: string;
  readonly edge: string;
}

/** By value in whole currency units. A value we have no colour for gets the plainest one. */
const PAINTS: Readonly<Record<number, ChipPaint>> = {
  1: { body: '#5d6b74', mark: '#f2f6f8', edge: '#333d44' },
  5: { body: '#c62f2c', mark: '#ffe9df', edge: '#8f1716' },
  25: { body: '#1f8a55', mark: '#e8fff2', edge: '#0d5a34' },
  100: { body: '#23282f', mark: '#f3efe4', edge: '#0c0e11' },
  500: { body: '#6b3fb0', mark: '#f0e6ff', edge: '#43217a' },
  1000: { body: '#d78a1c', mark: '#fff3dc', edge: '#8f5508' },
  5000: { body: '#2f7fc4', mark: '#e7f5ff', edge: '#154d80' },
};
const PLAIN: ChipPaint = { body: '#5d6b74', mark: '#f2f6f8', edge: '#333d44' };

/** Minor units in one unit of the currency. */
const UNIT = 100;

export function chipPaint(value: number): ChipPaint {
  return PAINTS[value / UNIT] ?? PLAIN;
}

/** What is printed on a chip: `25`, `1K`, `2.5K`. */
export function chipText(value: number): string {
  const whole = value / UNIT;
  return whole >= 1000 ? `${whole / 1000}K` : `${whole}`;
}

/** The most chips drawn in a stack; the amount beside it is what counts. */
const SHOWN = 5;

/** The chips drawn for an amount, from the largest down; the smallest are left out first. */
export function chipsFor(amount: number, denominations: readonly number[]): readonly number[] {
  const chips: number[] = [];
  let rest = amount;
  for (const value of denominations.toSorted((a, b) => b - a)) {
    while (rest >= value && chips.length < SHOWN) {
      chips.push(value);
      rest -= value;
    }
  }
  const smallest = Math.min(...denominations);
  return chips.length > 0 || amount === 0 ? chips : [smallest];
}
