import { ALL_ROLLS, FACES, type Face, type Roll } from '@baize/three-dice';
import { loadedRolls, seededNumbers, seededOrder, seededRolls } from './seeded-dice.ts';

/** A way in which a record of dice can be wrong, or not. */
export interface StrangeDice {
  readonly what: string;
  readonly rolls: (seed: number, count: number) => readonly Roll[];
}

/** Records as tables, devices and people might leave them behind; only the first is fair. */
export const STRANGE_DICE: readonly StrangeDice[] = [
  { what: 'fair', rolls: seededRolls },
  { what: 'every roll equally often', rolls: everyRollEquallyOften },
  { what: 'every die like a pack of its six faces', rolls: packsOfFaces },
  { what: 'one die stuck for 30 rolls', rolls: stuckDie },
  { what: 'a roll frozen 20 times', rolls: frozenRoll },
  { what: 'a block of 200 rolls replayed', rolls: replayedBlock },
  { what: 'a device with a cycle of 700 rolls', rolls: cycle },
  { what: 'one die with a face at 18%', rolls: (seed, n) => loadedRolls(seed, n, 6, 180) },
  { what: 'one die with a face at 20%', rolls: (seed, n) => loadedRolls(seed, n, 6, 200) },
  { what: 'one die with a face at 25%', rolls: (seed, n) => loadedRolls(seed, n, 6, 250) },
  { what: 'loaded one way, then the other (22%)', rolls: loadedBothWays },
  { what: 'one six in five read as a five', rolls: misread },
  { what: 'two dice alike in one roll of ten', rolls: diceAlike },
  { what: 'the last roll again in one of twenty', rolls: (seed, n) => echo(seed, n, 1, 20) },
  { what: 'the roll seven before in one of ten', rolls: (seed, n) => echo(seed, n, 7, 10) },
];

/** Every roll as often as every other, in an order of chance; whole sets of 216, then a part of one. */
function everyRollEquallyOften(seed: number, count: number): readonly Roll[] {
  const sets = Math.ceil(count / ALL_ROLLS.length);
  const all = Array.from({ length: sets }, () => ALL_ROLLS).flat();
  return seededOrder(seededNumbers(seed), all).slice(0, count);
}

function packsOfFaces(seed: number, count: number): readonly Roll[] {
  const next = seededNumbers(seed);
  const faces = (): readonly Face[] =>
    Array.from({ length: Math.ceil(count / 6) }, () => seededOrder(next, FACES)).flat();
  const [a, b, c] = [faces(), faces(), faces()];
  return Array.from({ length: count }, (_, i): Roll => [a[i] ?? 1, b[i] ?? 1, c[i] ?? 1]);
}

function stuckDie(seed: number, count: number): readonly Roll[] {
  const start = Math.floor(count / 2);
  return seededRolls(seed, count).map(
    ([a, b, c], i): Roll => [a, i >= start && i < start + 30 ? 4 : b, c],
  );
}

function frozenRoll(seed: number, count: number): readonly Roll[] {
  const start = Math.floor(count / 2);
  const fair = seededRolls(seed, count);
  return fair.map((roll, i) => (i >= start && i < start + 20 ? (fair[start] ?? roll) : roll));
}

function replayedBlock(seed: number, count: number): readonly Roll[] {
  const start = Math.floor(count / 2);
  const fair = seededRolls(seed, count);
  return fair.map((roll, i) => (i >= start && i < start + 200 ? (fair[i - start] ?? roll) : roll));
}

function cycle(seed: number, count: number): readonly Roll[] {
  const once = seededRolls(seed, 700);
  return Array.from({ length: count }, (_, i): Roll => once[i % 700] ?? [1, 1, 1]);
}

function loadedBothWays(seed: number, count: number): readonly Roll[] {
  const half = Math.floor(count / 2);
  return [...loadedRolls(seed, half, 6, 220), ...loadedRolls(seed + 1e6, count - half, 1, 220)];
}

function misread(seed: number, count: number): readonly Roll[] {
  const next = seededNumbers(seed);
  const read = (face: Face): Face => (face === 6 && next() % 5 === 0 ? 5 : face);
  return seededRolls(seed + 1e6, count).map(([a, b, c]): Roll => [read(a), read(b), read(c)]);
}

function diceAlike(seed: number, count: number): readonly Roll[] {
  const next = seededNumbers(seed);
  return seededRolls(seed + 1e6, count).map(([a, b, c]): Roll => [a, next() % 10 === 0 ? a : b, c]);
}

function echo(seed: number, count: number, back: number, oneIn: number): readonly Roll[] {
  const next = seededNumbers(seed);
  const rolls: Roll[] = [];
  for (const roll of seededRolls(seed + 1e6, count)) {
    rolls.push(next() % oneIn === 0 ? (rolls[rolls.length - back] ?? roll) : roll);
  }
  return rolls;
}
