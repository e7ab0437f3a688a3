import type { Face } from '../dice/pips.ts';

/** What has been entered so far, die by die. */
export type DiceEntry = readonly [Face | null, Face | null, Face | null];
export type Dice = readonly [Face, Face, Face];

export const NO_ENTRY: DiceEntry = [null, null, null];

export function withDie(entry: DiceEntry, die: number, face: Face | null): DiceEntry {
  const [first, second, third] = entry;
  switch (die) {
    case 0:
      return [face, second, third];
    case 1:
      return [first, face, third];
    default:
      return [first, second, face];
  }
}

/** A typed digit goes to the first die that has none. */
export function typeFace(entry: DiceEntry, face: Face): DiceEntry {
  const free = entry.indexOf(null);
  return free < 0 ? entry : withDie(entry, free, face);
}

/** Takes back the last die that was entered. */
export function eraseFace(entry: DiceEntry): DiceEntry {
  const last = entry.findLastIndex((face) => face !== null);
  return last < 0 ? entry : withDie(entry, last, null);
}

export function completeEntry([first, second, third]: DiceEntry): Dice | null {
  if (first === null || second === null || third === null) return null;
  return [first, second, third];
}

/** `6-4-1`, as it is said aloud. */
export function diceText(dice: readonly number[]): string {
  return dice.join('-');
}

export function totalOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}
